/* external_engine.h - external engines, as programs that are started, asked for moves and watched. What a protocol says is in a
 * file and a row of its own; waiting, clocks and everything that can go wrong are here. It must not know the rules of a
 * game, nor what is at stake. */
#ifndef ZW_EXTERNAL_ENGINE_H
#define ZW_EXTERNAL_ENGINE_H

#include "common/config.h"
#include "common/process.h"

enum { EXTERNAL_SETTINGS = 64 };

typedef struct external_engine external_engine;
typedef struct external_protocol external_protocol;

/* What is wanted: "uci:/usr/games/toga2;Hash=64;nodes=5000" taken apart. */
typedef struct external_order {
    const external_protocol *protocol;
    const char *command;
    struct {
        const char *name, *value; /* value NULL: a button */
    } settings[EXTERNAL_SETTINGS];
    int setting_count;
    char *storage;
} external_order;

/* The word names an external engine: it begins with the name of a protocol and a colon. */
int external_named(const char *word);
/* Reads such a word. depth, nodes, seconds and clock in it are limits and go to `config`, where they replace the ones
 * that are there; all else is for the engine. Returns 0, or -1 with one line in `why`; `order` is to be freed either way. */
int external_parse(const char *word, const zw_game *game, external_order *order, search_config *config, text *why);
void external_order_free(external_order *order);

/* The game so far, and what may be used up. */
typedef struct external_question {
    const game_handle *handle;
    const char *position; /* where the game began, as it writes it; "start": the initial one */
    const char *positions; /* from there to the current one, one behind another */
    const zw_move *moves;
    int count; /* of moves */
    const zw_limits *mover, *other;
    double until; /* the moment at which to give up, as now_seconds() counts */
} external_question;

typedef struct external_answer {
    char move[64];
    double seconds; /* that the answer took */
    int depth, scored;
    int score; /* in hundredths, when there is no mate */
    int mate; /* moves to a win (> 0) or loss (< 0) that it has announced; 0: none */
    int resigned; /* instead of a move */
} external_answer;

typedef enum external_news {
    EXTERNAL_MOVED,
    EXTERNAL_SILENT, /* no answer in time */
    EXTERNAL_GONE, /* it has ended by itself */
    EXTERNAL_LEFT_ALONE /* Ctrl-C */
} external_news;

struct external_engine {
    const external_order *order;
    process process;
    text line; /* the last one read */
    text options; /* those it has told of, a line each */
    text refusal; /* of a setting, in its own words */
};

/* Starts the engine and waits until it is ready. Returns 0, or -1 with one line in `why`. */
int external_start(external_engine *of, const external_order *order, text *why);
/* A new game from this position on. Returns 0, or -1 with one line in `why`. */
int external_new_game(external_engine *of, const char *position, text *why);
external_news external_ask(external_engine *of, const external_question *question, external_answer *answer);
void external_end(external_engine *of);

/* ---- for the protocols */

struct external_protocol {
    const char *name; /* in front of the colon */
    const char *game;
    int (*greet)(external_engine *of, text *why);
    int (*new_game)(external_engine *of, const char *position, text *why);
    int (*ask)(external_engine *of, const external_question *question); /* returns 0, or -1 when nobody reads */
    int (*hear)(char *line, external_answer *answer); /* a line while it thinks; 1: this was the answer */
    /* Puts the move into the game's notation, or into nothing that is a move; NULL: it is written so already. */
    void (*translate)(const external_question *question, external_answer *answer);
    const char *farewell;
};

extern const external_protocol external_uci, external_hub, external_gtp, external_nboard;

/* The position behind so many moves of the question. */
const void *external_position(const external_question *question, int ply);

/* The whole number that a text begins with, within +-EXTERNAL_MOST; 0: none. An engine says what it likes. */
enum { EXTERNAL_MOST = 1000000 };
int external_number(const char *from);

/* The engine has told of a setting by this name, in whatever letters. */
int external_has_option(const external_engine *of, const char *name);

/* 1, with one line in `why`, when settings are given to an engine whose protocol has none. */
int external_has_settings(const external_engine *of, text *why);

/* A move of Othello as programs write it, "F5" or "PA", into the answer; what is neither is kept as it is. */
void external_read_square(const char *word, external_answer *answer);

/* Sends a line, if there is one, and reads until a line begins with `word`; `each` (may be NULL) sees those before it.
 * Returns 0, or -1 with one line in `why`. */
int external_expect(external_engine *of, const char *line, const char *word,
                    void (*each)(external_engine *of, char *line), text *why);

#endif
