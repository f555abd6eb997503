/* gtp.h - what the files of `zw gtp` share: gtp.c has the words and the lines, gtp_game.c what they do to the game. */
#ifndef ZW_PROTOCOL_GTP_H
#define ZW_PROTOCOL_GTP_H

#include "session.h"

enum { BLACK, WHITE, COLOURS };

/* What a search was begun for. */
typedef enum purpose { TO_PLAY, TO_ANSWER, TO_HINT } purpose;

typedef struct colour_clock {
    double left; /* seconds */
    int moves; /* in which to use them up; 0: all that are still to come */
} colour_clock;

typedef struct gtp {
    char id[16]; /* of the command that is being answered */
    int *before; /* for every move played by command: how many moves of the game were before it */
    int steps, capacity;

    int clocked; /* time_settings has been given */
    double main_time, extra_time;
    int extra_moves; /* to be made in the extra time */
    colour_clock clocks[COLOURS];

    purpose purpose;
    int colour; /* whose clock runs */
    double began;
    text hints;
} gtp;

/* One answer to the command that is being obeyed. */
void gtp_answer(session *of, const char *format, ...) __attribute__((format(printf, 2, 3)));
void gtp_refuse(session *of, const char *format, ...) __attribute__((format(printf, 2, 3)));
void gtp_done(session *of); /* nothing to tell, and nothing wrong */

/* Verbs of the game. */
void gtp_boardsize(session *of, char *arguments);
void gtp_clear_board(session *of, char *arguments);
void gtp_komi(session *of, char *arguments);
void gtp_showboard(session *of, char *arguments);
void gtp_position(session *of, char *arguments);
void gtp_final_score(session *of, char *arguments);
void gtp_play(session *of, char *arguments);
void gtp_undo(session *of, char *arguments);
void gtp_time_settings(session *of, char *arguments);
void gtp_time_left(session *of, char *arguments);
void gtp_genmove(session *of, char *arguments);
void gtp_reg_genmove(session *of, char *arguments);
void gtp_hint(session *of, char *arguments);
void gtp_book(session *of, char *arguments);

/* What the session tells of a search. */
void gtp_take_report(session *of, const zw_report *report);
void gtp_take_result(session *of, const zw_report *result, zw_status status, const zw_error *error);

#endif
