/* terminal.h - a game between people and the engine in the terminal: the state of the game, what is shown of it, and the words
 * that a player can type. Generic over every game; its files are terminal_game.c (no printing), terminal_record.c (games as
 * files), terminal_board.c and terminal_show.c (nothing but what is shown), terminal_moves.c and terminal_verbs.c (what is
 * typed), and terminal_line.c (how it is typed). */
#ifndef ZW_CLI_TERMINAL_H
#define ZW_CLI_TERMINAL_H

#include "book/choice.h"
#include "common/config.h"
#include "play/level.h"
#include "play/referee.h"

/* Who is played by a person. */
enum { SIDE_FIRST = 1, SIDE_SECOND = 2, SIDE_BOTH = 3, SIDE_NONE = 0 };
extern const char *const play_sides[]; /* their names in the order of these numbers; ends with NULL */

typedef struct play_session {
    game_handle handle;
    search_config config;
    int people; /* SIDE_... */
    const char *name; /* of the person, for files */

    char *start; /* text of the position the game began from */
    played_game game;
    referee referee; /* has the legal moves */
    verdict verdict;

    game_follower engine; /* without an engine: to be made when it is needed */
    ranked_lines lines; /* what it found */
    zw_limits limits;
    uint64_t lots; /* the seed of a level's lots in this game */
    const book *book; /* NULL: none */
    int from_book; /* the last answer is the book's */
    char *saved; /* the file this game was last saved to, which may be written over */

    clock_time own_clock; /* that people have; 0 seconds: none */
    zw_limits clocks[2]; /* of it, for the one who moves first in the game and the other */
    double asked; /* since when the person to move is asked */

    int colours, symbols; /* how boards are drawn */
    int plain; /* neither, and no line editing */
    int flipped; /* the board is seen from the other side */
    int json;
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
void play_take_back(play_session *session, int plies);
void play_resign(play_session *session, int side);
void play_set_people(play_session *session, int people);
/* The only legal move, when it changes nothing on the board: a pass; otherwise ZW_NO_MOVE. */
zw_move play_forced_pass(const play_session *session);
/* The time of the person to move runs down. Returns 0 when it is over, and then the game is, too. */
int play_charge_person(play_session *session);

/* The engine for the configuration as it is now, at the current position. Complains and returns -1 when there is none. */
int play_engine(play_session *session);
void play_forget_engine(play_session *session);
/* What zw plays in the current position: from the book, at its level, or by a search that Ctrl-C ends early. Returns 0, or
 * -1 after a complaint. */
int play_search(play_session *session, zw_report *report);
/* What it would play at its best, with this many lines in session->lines (none from the book). Returns 0, or -1 after a
 * complaint. */
int play_hint(play_session *session, int count, zw_report *report);
void play_free(play_session *session);

/* ---- games as files (terminal_record.c) */

/* The game as a file has it: the game's own format, or a line of a set. */
void play_record(const play_session *session, text *to);

/* ---- what is shown (terminal_board.c, terminal_show.c) */

const zw_board *play_board(const play_session *session); /* NULL: the game describes none */
/* 0 when the squares are the same behind a move from this position. */
int play_changes_board(const play_session *session, const void *position, zw_move move);
void draw_board(const play_session *session, text *to);
/* What the player is called who moves first in the game, or the other. Returns `name`. */
const char *play_side_name(const play_session *session, int first, char *name, size_t size);

void show_board(const play_session *session);
void show_legal(const play_session *session);
/* "hint", "zw plays"; `rank` of several lines, 0: there is one. */
void show_report(const play_session *session, const zw_report *report, const char *title, int rank);
void show_end(const play_session *session);
void show_prompt(const play_session *session, char *prompt, size_t size);
/* One line to the player. */
void say(const play_session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* One line on what could not be done. */
void say_bad(const play_session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- what a player types (terminal_moves.c, terminal_verbs.c) */

/* Plays one move, or several written together or with blanks. Returns 0, or -1 with the game as it was. */
int play_moves_typed(play_session *session, const char *line, zw_error *error);
void play_obey(play_session *session, char *line);
/* Calls `each` with every word that may stand first in a line, or behind another one. */
void play_words(const play_session *session, int first, void (*each)(void *user, const char *word), void *user);

/* ---- how it is typed (terminal_line.c) */

typedef struct line_reader line_reader;
line_reader *line_reader_new(const play_session *session);
void line_reader_free(line_reader *of);
/* The next line, behind a prompt when a person is asked. NULL: there is none, or two Ctrl-C in a row. */
char *line_reader_next(line_reader *of, const char *prompt);

#endif
