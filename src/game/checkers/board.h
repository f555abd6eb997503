/* board.h - parts of the board and shapes on it that both evaluations and the order of moves look at, seen by the side that
 * goes `forward`. Knows nothing of what they are worth. */
#ifndef CHECKERS_BOARD_H
#define CHECKERS_BOARD_H

#include "checkers.h"

/* A square as Black numbers it, seen by the side that goes `forward`. */
static inline uint64_t checkers_own_square(int number, int forward)
{
    return CHECKERS_SQUARE(forward > 0 ? number : 33 - number);
}

static inline uint64_t checkers_own_row(int row, int forward)
{
    return CHECKERS_ROW(forward > 0 ? row : 7 - row);
}

/* Everything from which a man walking along `forward` may meet one of `pieces`. */
static inline uint64_t checkers_in_front_of(uint64_t pieces, int forward)
{
    uint64_t cone = pieces;
    for (int row = 0; row < 6; row++)
        cone |= (checkers_shift(cone, -4 * forward) | checkers_shift(cone, -5 * forward)) & CHECKERS_BOARD;
    return cone;
}

/* The middle of the board: 10, 11, 14, 15, 18, 19, 22 and 23, which turning the board does not change. */
#define CHECKERS_CENTRE                                                                                                \
    (CHECKERS_SQUARE(10) | CHECKERS_SQUARE(11) | CHECKERS_SQUARE(14) | CHECKERS_SQUARE(15) | CHECKERS_SQUARE(18) |     \
     CHECKERS_SQUARE(19) | CHECKERS_SQUARE(22) | CHECKERS_SQUARE(23))
/* The squares 4, 5, 12, 13, 20, 21, 28 and 29 on the sides: behind a man there is no square to be jumped to. */
#define CHECKERS_SIDES                                                                                                 \
    (CHECKERS_SQUARE(4) | CHECKERS_SQUARE(5) | CHECKERS_SQUARE(12) | CHECKERS_SQUARE(13) | CHECKERS_SQUARE(20) |       \
     CHECKERS_SQUARE(21) | CHECKERS_SQUARE(28) | CHECKERS_SQUARE(29))
#define CHECKERS_DOUBLE_CORNERS (CHECKERS_SQUARE(1) | CHECKERS_SQUARE(5) | CHECKERS_SQUARE(28) | CHECKERS_SQUARE(32))

/* The squares one step from `set`, and the set. */
static inline uint64_t checkers_around(uint64_t set)
{
    return (set | set << 4 | set << 5 | set >> 4 | set >> 5) & CHECKERS_BOARD;
}

/* Whether the side to move, which goes `forward`, cannot move: it has lost. */
static inline int checkers_is_stuck(const checkers_position *board, int forward)
{
    uint64_t mine = board->mine, kings = mine & board->kings, empty = checkers_empty(board);
    return !checkers_steppers(mine, empty, 4 * forward) && !checkers_steppers(mine, empty, 5 * forward) &&
           !checkers_steppers(kings, empty, -4 * forward) && !checkers_steppers(kings, empty, -5 * forward) &&
           !checkers_attackers(mine, kings, board->theirs, empty, forward);
}

/* Each step takes one piece from a row of its side's home parity to the other or back. With as many pieces on both
 * sides and nothing to capture, the side to move has the last waiting move when an odd number stands on rows of its
 * parity. */
static inline int checkers_has_the_move(const checkers_position *board)
{
    uint64_t even = CHECKERS_ROW(0) | CHECKERS_ROW(2) | CHECKERS_ROW(4) | CHECKERS_ROW(6);
    uint64_t rows = board->white ? CHECKERS_BOARD & ~even : even;
    return checkers_count_bits((board->mine | board->theirs) & rows) & 1;
}

#endif
