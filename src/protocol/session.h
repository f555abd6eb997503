/* session.h - an engine under a protocol: the game so far, a search in a thread of its own, and the loop that hands lines
 * and news of the search to the protocol. The protocols are skins over it: all that they print is printed by the thread
 * that runs the loop, so a search never waits for a slow reader. It must not know how any protocol is spelt. */
#ifndef ZW_PROTOCOL_SESSION_H
#define ZW_PROTOCOL_SESSION_H

#include "book/choice.h"
#include "channel.h"
#include "common/config.h"
#include "play/played_game.h"

typedef struct session session;

/* What a line that comes during a search means for it. */
typedef enum verb_timing {
    VERB_WAITS, /* obeyed when the search has ended by itself */
    VERB_ENDS, /* ends the search, and is obeyed when its result is out */
    VERB_NOW, /* obeyed at once, and the search goes on */
    VERB_STEERS /* the same, but not before lines that wait for a search to end: it is meant for the one they begin */
} verb_timing;

/* A word that can be sent. */
typedef struct verb {
    const char *name; /* NULL ends a table */
    const char *arguments; /* as help writes them; "" for none, in brackets when they may be left out */
    const char *summary;
    verb_timing timing;
    void (*obey)(session *of, char *arguments); /* without blanks around them */
} verb;

/* The row of the verb that a line begins with, or NULL. Words are told apart by blanks; `arguments` (may be NULL) is
 * where they begin. */
const verb *verb_find(const verb *verbs, char *line, char **arguments);
/* What is wrong with the number of arguments, in words; NULL when nothing is. */
const char *verb_complaint(const verb *row, const char *arguments);
/* The next word of a line, terminated, or NULL; `rest` moves behind it. */
char *next_word(char **rest);

typedef struct protocol {
    const char *game;
    const verb *verbs;
    /* How a line is timed during a search; `line` may be taken apart. */
    verb_timing (*timing)(session *of, char *line);
    void (*obey)(session *of, char *line);
    void (*too_long)(session *of, const char *beginning); /* a line that was left out */
    /* News of the search, from this kind on (ZW_REPORT_...): root moves and passes once it takes its time, iterations,
     * every line of the result. */
    int least;
    void (*report)(session *of, const zw_report *report);
    /* The search has ended; status is ZW_OK, or error says why there is no result. May begin another search unless
     * session->stopping. */
    void (*done)(session *of, const zw_report *result, zw_status status, const zw_error *error);
} protocol;

struct session {
    const protocol *protocol;
    void *state; /* the protocol's own */
    game_handle handle;
    search_config config;
    zw_limits limits; /* the configuration's */
    played_game game;
    zw_engine *engine;
    zw_table *table; /* the engine's; NULL: none */
    int permille; /* how full it was at the last report */
    const book *book; /* NULL: none */
    uint64_t book_seed; /* of draws by weight: another one in each game */
    char *book_name; /* the text that the configuration points to; NULL: the command line's */

    channel channel;
    event_list waiting; /* lines for which a search has to end */
    event_list again; /* lines that waited when one of them began a search: to be timed again */
    int asks_book; /* the next search may be answered by the book; set by the protocol before each */
    zw_status (*work)(session *of, zw_error *error); /* what the thread does instead of a search; NULL: it searches */
    int from_book; /* the search that runs is, with this: */
    book_choice choice;
    int searching;
    int stopping; /* the search was told to end; read by its thread, too */
    int limited; /* it ends by itself, and may do so when the input has ended */
    double told_at; /* when its last root move was told of, in seconds since it began; of its thread */
    zw_limits searched; /* its limits */
    pthread_t thread;
    double look_at; /* after the end of the input: when to see whether a search should still go on */
    int ended; /* the input */
    int leaving;
};

/* Runs a protocol until the input ends or the protocol sets `leaving`; returns the exit status. `config` has been through
 * config_for_play(). */
int session_run(const protocol *spoken, const search_config *config, void *state);

/* Whether an algorithm can play: a reference search cannot, and one that may end with a bound has no second line. */
int session_can_play(const zw_algorithm *algorithm);
/* Another configuration: a new engine with a new table. Returns 0, or -1 with a sentence in `error` and everything as it
 * was. The algorithm has been parsed before. */
int session_configure(session *of, const search_config *config, zw_error *error);

/* Another book: a file, "on" or "off". Returns 0, or -1 after a complaint on stderr and the book as it was. */
int session_open_book(session *of, const char *name);

/* Searches the position `ply` moves into the game, in a thread; where the protocol lets it, the book answers at once.
 * Returns 0, or -1 with a sentence in `error`. */
int session_search(session *of, const zw_limits *limits, int ply, zw_error *error);
/* Does something else in that thread, which ends when of->stopping is set; done() has an empty result of it. Returns 0, or -1
 * with a sentence in `error`. */
int session_work(session *of, zw_status (*work)(session *of, zw_error *error), zw_error *error);
void session_stop(session *of); /* the running search, if there is one */

/* ---- the game */

void session_new_game(session *of); /* from the initial position, with a forgetful engine */
const void *session_position(const session *of);
int session_first_to_move(const session *of);
/* The number of legal moves, and the first of them. None: *outcome is the value for the side to move. */
int session_moves(const session *of, zw_move *first, zw_value *outcome);
int session_over(const session *of);
/* A value in the unit that results are counted in: Othello's discs. */
double session_points(const session *of, zw_value value);
/* How many moves of a report's line can be played. A table that was written over may lead anywhere. */
int session_legal_length(const session *of, const zw_report *report);
/* Reads a move of the current position and plays it. Returns 0, or -1 with a sentence in `error`. */
int session_play(session *of, const char *move, zw_error *error);

/* One line (or the last of several) of output. */
void send_line(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
