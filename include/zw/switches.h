/* switches.h - the switches of a search as a table: a row has the name of a switch, the values it takes, its default, and
 * what it does.
 *
 * The command line, the players of a match, the laboratory, help texts and the manual page all read this table, and a
 * user interface can list it. A new switch is one field of zw_switches or zw_experiment and one row in
 * src/engine/switches.c. */
#ifndef ZW_SWITCHES_H
#define ZW_SWITCHES_H

#include <zw/experiment.h>
#include <zw/selective.h>

#ifdef __cplusplus
extern "C" {
#endif

/* All switches together. Every member of either struct is as large as an int. */
typedef struct zw_switchboard {
    zw_switches switches;
    zw_experiment experiment;
} zw_switchboard;

/* The defaults of a switch depend on the kind of search. */
typedef enum zw_defaults {
    ZW_DEFAULTS_FIXED_DEPTH,
    ZW_DEFAULTS_TOURNAMENT,
    ZW_DEFAULTS_TREES, /* artificial trees at fixed depth: searched as in the papers, without added move ordering */
    ZW_DEFAULTS_COUNT
} zw_defaults;

typedef enum zw_switch_kind {
    ZW_SWITCH_ON_OFF, /* on: 1, off: 0 */
    ZW_SWITCH_CHOICE, /* one of `words`, by its index */
    ZW_SWITCH_NUMBER, /* a whole number from `least` to `most` */
    ZW_SWITCH_PLIES, /* off: -1, all: 0, or a number up to `most` */
    ZW_SWITCH_RULES, /* names of zw_rules[] separated by commas, or none: bits 1 << zw_rule */
    ZW_SWITCH_OTHER_RULES /* the RULES of the same member by exclusion: all but these and those that order moves */
} zw_switch_kind;

typedef struct zw_switch_row {
    const char *name; /* "table-move" */
    zw_switch_kind kind;
    size_t offset; /* its place in zw_switchboard */
    int defaults[ZW_DEFAULTS_COUNT]; /* of an experiment always the same */
    const char *help; /* one line, without the defaults */
    const char *const *words; /* of a choice; ends with NULL */
    int least, most;
} zw_switch_row;

extern const zw_switch_row zw_switch_rows[]; /* a row without a name ends them */
const zw_switch_row *zw_switch_find(const char *name); /* NULL: unknown */

/* One switch as a number. zw_switch_put() does not check its range. */
int zw_switch_get(const zw_switch_row *row, const zw_switchboard *board);
void zw_switch_put(const zw_switch_row *row, zw_switchboard *board, int value);
/* One switch as text. An error leaves the board unchanged. Functions that write text return its length as snprintf does. */
zw_status zw_switch_parse(const zw_switch_row *row, const char *text, zw_switchboard *board, zw_error *error);
int zw_switch_format(const zw_switch_row *row, const zw_switchboard *board, char *text, size_t size);
/* The values it takes, as in usage lines: "on|off", "N"; and its help with the defaults: "search killer moves early (on;
 * off on trees)". */
const char *zw_switch_values(const zw_switch_row *row);
int zw_switch_help(const zw_switch_row *row, char *text, size_t size);

zw_switchboard zw_switchboard_default(zw_defaults defaults);
/* Is every switch within its range? Any value but 0 counts as on. */
zw_status zw_switchboard_check(const zw_switchboard *board, zw_error *error);
/* The switches that differ from `usual`, as a player of `zw match` is written: "killers=off/etc=all". */
int zw_switchboard_format(const zw_switchboard *board, const zw_switchboard *usual, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
