/* opponent.h - engines of others, as programs that are started, asked for moves and watched. What a protocol says is in a
 * file and a row of its own; waiting, clocks and everything that can go wrong are here. It must not know the rules of a
 * game, nor what is at stake. */
#ifndef ZW_OPPONENT_OPPONENT_H
#define ZW_OPPONENT_OPPONENT_H

#include "common/config.h"
#include "common/process.h"

enum { OPPONENT_SETTINGS = 64 };

typedef struct opponent opponent;
typedef struct opponent_protocol opponent_protocol;

/* What is wanted: "uci:/usr/games/toga2;Hash=64;nodes=5000" taken apart. */
typedef struct opponent_order {
    const opponent_protocol *protocol;
    const char *command;
    struct {
        const char *name, *value; /* value NULL: a button */
    } settings[OPPONENT_SETTINGS];
    int setting_count;
    char *storage;
} opponent_order;

/* The word names an engine of others: it begins with the name of a protocol and a colon. */
int opponent_named(const char *word);
/* Reads such a word. depth, nodes, seconds and clock in it are limits and go to `config`, where they replace the ones
 * that are there; all else is for the engine. Returns 0, or -1 with one line in `why`; `order` is to be freed either way. */
int opponent_parse(const char *word, const zw_game *game, opponent_order *order, search_config *config, text *why);
void opponent_order_free(opponent_order *order);

/* A position as the protocol's game writes it, the moves played from there, and what may be used up. */
typedef struct opponent_question {
    const char *position, *moves; /* "start": the initial one; moves separated by blanks, maybe none */
    int ply; /* how many moves these are */
    const zw_limits *mover, *other;
    double until; /* the moment at which to give up, as now_seconds() counts */
} opponent_question;

typedef struct opponent_answer {
    char move[64];
    double seconds; /* that the answer took */
    int depth, scored;
    int score; /* in hundredths, when there is no mate */
    int mate; /* moves to a win (> 0) or loss (< 0) that it has announced; 0: none */
} opponent_answer;

typedef enum opponent_news {
    OPPONENT_MOVED,
    OPPONENT_SILENT, /* no answer in time */
    OPPONENT_GONE, /* it has ended by itself */
    OPPONENT_LEFT_ALONE /* Ctrl-C */
} opponent_news;

struct opponent {
    const opponent_order *order;
    process process;
    text line; /* the last one read */
    text options; /* those it has told of, a line each */
    text refusal; /* of a setting, in its own words */
};

/* Starts the engine and waits until it is ready. Returns 0, or -1 with one line in `why`. */
int opponent_start(opponent *of, const opponent_order *order, text *why);
/* A new game from this position on. Returns 0, or -1 with one line in `why`. */
int opponent_new_game(opponent *of, const char *position, text *why);
opponent_news opponent_ask(opponent *of, const opponent_question *question, opponent_answer *answer);
void opponent_end(opponent *of);

/* ---- for the protocols */

struct opponent_protocol {
    const char *name; /* in front of the colon */
    const char *game;
    int (*greet)(opponent *of, text *why);
    int (*new_game)(opponent *of, const char *position, text *why);
    int (*ask)(opponent *of, const opponent_question *question); /* returns 0, or -1 when nobody reads */
    int (*hear)(char *line, opponent_answer *answer); /* a line while it thinks; 1: this was the answer */
    /* Puts the move into the game's notation, or into nothing that is a move; NULL: it is written so already. */
    void (*translate)(const opponent_question *question, opponent_answer *answer);
    const char *farewell;
};

extern const opponent_protocol opponent_uci, opponent_hub;

/* The engine has told of a setting by this name, in whatever letters. */
int opponent_has_option(const opponent *of, const char *name);

/* Sends a line, if there is one, and reads until a line begins with `word`; `each` (may be NULL) sees those before it.
 * Returns 0, or -1 with one line in `why`. */
int opponent_expect(opponent *of, const char *line, const char *word, void (*each)(opponent *of, char *line),
                    text *why);

#endif
