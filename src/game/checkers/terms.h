/* terms.h - the terms of the learned evaluation, each a row or several of one table of weights: a value for the opening and
 * one for the ending. The values are data that `zw tune checkers weights` writes (weights.inc); here are their names and
 * order. Knows no position. */
#ifndef CHECKERS_TERMS_H
#define CHECKERS_TERMS_H

#include <stdint.h>

/* What stands on eight squares, each empty or with a man of one's own or of the other side. */
#define CHECKERS_REGION_STATES 6561
#define CHECKERS_REGIONS 5

/* A name, its rows, and what its rows are told apart by. Squares and rows are those of the side's own end. */
#define CHECKERS_TERMS(TERM)                                                                                           \
    TERM(MAN, 1, "for each")                                                                                           \
    TERM(KING, 1, "for each")                                                                                          \
    TERM(AHEAD, 3, "more pieces than the other side, by one, two, three and more")                                     \
    TERM(FIRST_KING, 1, "the only side with kings")                                                                    \
    TERM(KING_PLACE, 32, "square")                                                                                     \
    TERM(KING_STEP, 1, "for each step a king can take")                                                                \
    TERM(TRAPPED, 1, "for each king that cannot step")                                                                 \
    TERM(HUNT, 1, "with more pieces: for each step less than five from a king to an enemy king")                       \
    TERM(HOME, 2 * 16, "the other side without kings or with; men on the first row, from square 1 on")                 \
    TERM(MAN_STEP, 1, "for each step a man can take")                                                                  \
    TERM(STUCK, 1, "for each man past the middle that cannot step")                                                    \
    TERM(RUNAWAY, 6, "row of a man with nobody in front of him")                                                       \
    TERM(MOVE, 2, "as many pieces, and the last waiting move will be ours; without kings, with")                       \
    TERM(THREAT, 3, "to move, and one, two, three and more pieces of the other side could capture")                    \
    TERM(TURN, 1, "to move")                                                                                           \
    TERM(REGION, CHECKERS_REGIONS *CHECKERS_REGION_STATES, "part of the board and the men on it: see regions.h")

#define CHECKERS_ROWS_OF(name, rows, by) CHECKERS_TERM_##name, CHECKERS_LAST_##name = CHECKERS_TERM_##name + (rows)-1,
enum { CHECKERS_TERMS(CHECKERS_ROWS_OF) CHECKERS_ROWS };
#undef CHECKERS_ROWS_OF

typedef struct checkers_weight {
    int16_t early, late; /* with 24 pieces on the board, and with none */
} checkers_weight;

extern const checkers_weight zw_checkers_weights[CHECKERS_ROWS];

#endif
