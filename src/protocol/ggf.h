/* ggf.h - a game of Othello in the Generic Game Format, as NBoard sends it: "(;GM[Othello]TI[15:00]BO[8 ... *]B[F5]W[F6
 * /0.5/3.2];)". Reads text alone: the moves come out by name, and whether they are legal is for others to say. */
#ifndef ZW_PROTOCOL_GGF_H
#define ZW_PROTOCOL_GGF_H

#include <stddef.h>

enum { GGF_MOST_MOVES = 256 };

/* A move with what may stand behind it: "F5/1.20/3.5". */
typedef struct ggf_move {
    int white; /* whose it is */
    char name[8]; /* "f5", "pass" */
    double seconds; /* that it took; 0: not told */
} ggf_move;

typedef struct ggf_clock {
    double seconds, increment; /* 0: none */
} ggf_clock;

typedef struct ggf_game {
    char position[67]; /* as Othello positions are written here; "start" */
    ggf_clock clocks[2]; /* of black and of white */
    ggf_move moves[GGF_MOST_MOVES];
    int move_count;
} ggf_game;

/* Both return 0, or -1 with one line in `why`. */
int ggf_read(const char *text, ggf_game *game, char *why, size_t why_size);
int ggf_read_move(const char *text, ggf_move *move, char *why, size_t why_size);

#endif
