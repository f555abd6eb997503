/* terminal.h - a game between people and the engine in the terminal: the state of the game, what is shown of it, and the words
 * that a player can type. Generic over every game; its files are terminal_game.c (no printing), terminal_show.c
 * (nothing but printing) and terminal_verbs.c. */
#ifndef ZW_CLI_TERMINAL_H
#define ZW_CLI_TERMINAL_H

#include "book/choice.h"
#include "common/config.h"
#include "play/referee.h"

/* Who is played by a person. */
enum { SIDE_FIRST = 1, SIDE_SECOND = 2, SIDE_BOTH = 3, SIDE_NONE = 0 };
extern const char *const play_sides[]; /* their names in the order of these numbers; ends with NULL */

typedef struct play_session {
    game_handle handle;
    search_config config;
    int people; /* SIDE_... */

    char *start; /* text of the position the game began from */
    played_game game;
    referee referee; /* has the legal moves */
    verdict verdict;

    game_follower engine; /* without an engine: to be made when it is needed */
    zw_limits limits;
    const book *book; /* NULL: none */
    int from_book; /* the last answer is the book's */
    char *saved; /* the file this game was last saved to, which may be written over */

    int colours, json;
    int leaving;
} play_session;

/* ---- the game (terminal_game.c) */

const void *play_position(const play_session *session); /* the current one */
const void *play_position_at(const play_session *session, int ply);
int play_first_to_move(const play_session *session); /* the one who began the game is to move */
int play_person_to_move(const play_session *session);
int play_is_over(const play_session *session);
int play_winner(const play_session *session); /* of a game that is over: SIDE_FIRST, SIDE_SECOND, or 0 for a draw */

/* Begins again from a position and moves as text. Returns 0, or -1 with the session as it was. */
int play_begin(play_session *session, const char *position, const char *moves, zw_error *error);
void play_move(play_session *session, zw_move move); /* a legal one */
int play_parse_move(const play_session *session, const char *word, zw_move *move, zw_error *error);
void play_take_back(play_session *session, int plies);
void play_resign(play_session *session, int side);

/* The engine for the configuration as it is now, at the current position. Complains and returns -1 when there is none. */
int play_engine(play_session *session);
void play_forget_engine(play_session *session);
/* Searches the current position, or finds it in the book; Ctrl-C ends the search early. Returns 0, or -1 after a complaint. */
int play_search(play_session *session, zw_report *report);

/* The game as a file has it: the game's own format, or a line of a set. */
void play_record(play_session *session, text *to);
void play_free(play_session *session);

/* ---- what is shown (terminal_show.c) */

void show_board(const play_session *session);
void show_legal(const play_session *session);
void show_report(const play_session *session, const zw_report *report, const char *title); /* "hint", "zw plays" */
void show_end(const play_session *session);
/* One line to the player. */
void say(const play_session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* One line on what could not be done. */
void say_bad(const play_session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- what a player types (terminal_verbs.c) */

void play_obey(play_session *session, char *line);

#endif
