/* config.h - the search configuration: one group of options for every command that searches, and the one function that
 * turns it into what the library wants, with the defaults of the command line. It must not know which command asks. */
#ifndef ZW_COMMON_CONFIG_H
#define ZW_COMMON_CONFIG_H

#include "options.h"
#include "positions.h"

#include <zw/switches.h>

#define CONFIG_UNSET (-2) /* of a choice that the user did not make */

typedef struct clock_time {
    double seconds, increment;
} clock_time;

typedef struct table_size {
    int given;
    uint64_t bytes, entries; /* both 0: no table */
} table_size;

typedef struct search_config {
    const char *algorithm; /* text, as given; NULL: mtdf */
    int depth;
    double seconds;
    uint64_t nodes;
    clock_time clock;
    table_size table;
    int threads, virtual_workers;
    int parallel; /* zw_parallel */
    int instance; /* ZW_FIXED_DEPTH, ZW_TOURNAMENT */
    zw_switchboard board;
    uint64_t given; /* which switches of it were set: bit i is row i of zw_switch_rows[] */
    const char *guess; /* text: its unit is the game's */
    int layout, replacement, bounds;
    int multipv, equal;
    int functions;
    uint64_t seed;
    const char *tablebase; /* a directory, or "off"; NULL: the usual one, when it is there */
    const char *book; /* a file, "on" or "off"; NULL: none */
    int plays_games; /* the command plays games, so a book makes sense */
    int level; /* 1 to ZW_LEVELS; 0: none. Only src/play/level.h plays at a level, */
    int plays_levels; /* and this command uses it */
} search_config;

extern const option_row config_rows[]; /* the first row is --algorithm, for commands that take one algorithm */
#define CONFIG_ROWS_WITHOUT_ALGORITHM (config_rows + 1)
/* A table_size from text, as OPTION_CUSTOM reads it. */
int config_parse_table(const char *value, void *where, char *expected, size_t size);
/* A clock_time from text, in the same way. */
int config_parse_clock(const char *value, void *where, char *expected, size_t size);
search_config config_new(void);

/* Was a switch set, by its name in zw_switch_rows[]? And setting it, to a value within its range. */
int config_given(const search_config *config, const char *name);
void config_set(search_config *config, const char *name, int value);

/* A configuration written as one word, on top of `base`: an algorithm and options, separated by slashes:
 * "negascout/depth=6/table=16M/etc=all/tournament", or options alone: "level=3". A limit in the word replaces all limits of the base. Returns 0, or
 * -1 after writing one line to `why`. The texts in `config` point into `storage`, which the caller frees either way. */
int config_parse(const char *word, const search_config *base, search_config *config, char **storage, char *why,
                 size_t why_size);

/* What to search a position with. Complains and returns an exit status, or returns EXIT_FINE. The options point into the
 * configuration until an engine has been made of them. */
int config_resolve(const search_config *config, const game_handle *handle, const void *position,
                   zw_engine_options *options, zw_limits *limits);
const char *config_evaluation_name(const search_config *config); /* as --evaluation takes it */
int config_has_limit(const search_config *config);
/* The algorithm, or that of searches that name none. */
zw_status config_choice(const search_config *config, zw_instance instance, zw_choice *choice, zw_error *error);
/* Play is tournament play, also to a depth. Complains and returns an exit status, or returns EXIT_FINE. */
int config_for_play(search_config *config);
#define CONFIG_PLAY_SECONDS 1.0 /* for a move, when no limit is given */
void config_clear_limits(search_config *config);

#endif
