/* last.h - Othello with at most four empty squares, unrolled: no lists, no table, only the squares that are left. Answers
 * null windows: is the value above alpha? Knows nothing of the search above it (solver.h).
 *
 * Values are discs for the side to move, empty squares to the winner; they are bounds in the fail-soft sense. Every position
 * that is looked at, down to the last empty square, adds one to *nodes. */
#ifndef OTHELLO_LAST_H
#define OTHELLO_LAST_H

#include "board.h"

#define OTHELLO_NO_VALUE (-127) /* below every value: no move was found */

/* ------------------------------------------------------------------------------------------------------ the last flip */

/* How many discs a move turns along a line of eight whose other squares are all taken: those between it and the nearest
 * disc of its own on each side. Bits of `own` beyond the end of a shorter line are 0 and turn nothing. */
#define OTHELLO_RUN_UP(u) ((u)&1 ? 0 : (u)&2 ? 1 : (u)&4 ? 2 : (u)&8 ? 3 : (u)&16 ? 4 : (u)&32 ? 5 : (u)&64 ? 6 : 0)
#define OTHELLO_TOP_BIT(d) ((d)&64 ? 6 : (d)&32 ? 5 : (d)&16 ? 4 : (d)&8 ? 3 : (d)&4 ? 2 : (d)&2 ? 1 : 0)
#define OTHELLO_RUN_DOWN(at, d) ((d) ? (at)-1 - OTHELLO_TOP_BIT(d) : 0)
#define OTHELLO_TURNED(at, own) (OTHELLO_RUN_UP((own) >> ((at) + 1)) + OTHELLO_RUN_DOWN(at, (own) & ((1 << (at)) - 1)))
#define OTHELLO_TURNED_4(at, own)                                                                                      \
    OTHELLO_TURNED(at, own), OTHELLO_TURNED(at, (own) + 1), OTHELLO_TURNED(at, (own) + 2), OTHELLO_TURNED(at, (own) + 3)
#define OTHELLO_TURNED_16(at, own)                                                                                     \
    OTHELLO_TURNED_4(at, own), OTHELLO_TURNED_4(at, (own) + 4), OTHELLO_TURNED_4(at, (own) + 8),                       \
        OTHELLO_TURNED_4(at, (own) + 12)
#define OTHELLO_TURNED_64(at, own)                                                                                     \
    OTHELLO_TURNED_16(at, own), OTHELLO_TURNED_16(at, (own) + 16), OTHELLO_TURNED_16(at, (own) + 32),                  \
        OTHELLO_TURNED_16(at, (own) + 48)
#define OTHELLO_TURNED_ALL(at)                                                                                         \
    {                                                                                                                  \
        OTHELLO_TURNED_64(at, 0), OTHELLO_TURNED_64(at, 64), OTHELLO_TURNED_64(at, 128), OTHELLO_TURNED_64(at, 192)    \
    }

static const uint8_t othello_turned[8][256] = {
    OTHELLO_TURNED_ALL(0), OTHELLO_TURNED_ALL(1), OTHELLO_TURNED_ALL(2), OTHELLO_TURNED_ALL(3),
    OTHELLO_TURNED_ALL(4), OTHELLO_TURNED_ALL(5), OTHELLO_TURNED_ALL(6), OTHELLO_TURNED_ALL(7),
};

/* The two diagonals of a square, without it. */
typedef struct othello_diagonals {
    uint64_t rising, falling;
} othello_diagonals;

#define OTHELLO_DIAGONALS(s)                                                                                           \
    {OTHELLO_RISING_OF(s) & ~(UINT64_C(1) << (s)), OTHELLO_FALLING_OF(s) & ~(UINT64_C(1) << (s))},
#define OTHELLO_DIAGONALS_8(s)                                                                                         \
    OTHELLO_DIAGONALS(s)                                                                                               \
    OTHELLO_DIAGONALS(s + 1)                                                                                           \
    OTHELLO_DIAGONALS(s + 2)                                                                                           \
    OTHELLO_DIAGONALS(s + 3)                                                                                           \
    OTHELLO_DIAGONALS(s + 4) OTHELLO_DIAGONALS(s + 5) OTHELLO_DIAGONALS(s + 6) OTHELLO_DIAGONALS(s + 7)

static const othello_diagonals othello_diagonals_of[OTHELLO_SQUARES] = {
    OTHELLO_DIAGONALS_8(0) OTHELLO_DIAGONALS_8(8) OTHELLO_DIAGONALS_8(16) OTHELLO_DIAGONALS_8(24) /* rows 1 to 4 */
    OTHELLO_DIAGONALS_8(32) OTHELLO_DIAGONALS_8(40) OTHELLO_DIAGONALS_8(48) OTHELLO_DIAGONALS_8(56) /* rows 5 to 8 */
};

/* The discs that the last move of a full board turns. A diagonal is gathered by its columns, a column by its rows. */
static inline int othello_last_flips(int square, uint64_t mine)
{
    const othello_diagonals *diagonals = &othello_diagonals_of[square];
    const uint8_t *by_column = othello_turned[square & 7], *by_row = othello_turned[square >> 3];
    return by_column[mine >> (square & 56) & 0xFF] +
           by_row[((mine >> (square & 7) & OTHELLO_LEFT) * UINT64_C(0x0102040810204080)) >> 56] +
           by_column[((mine & diagonals->rising) * OTHELLO_LEFT) >> 56] +
           by_column[((mine & diagonals->falling) * OTHELLO_LEFT) >> 56];
}

/* -------------------------------------------------------------------------------------------------- one empty square */

/* The value with one empty square. Exact, so it needs no window. */
static inline int othello_last_1(uint64_t mine, int square, uint64_t *nodes)
{
    int count = othello_count_bits(mine), turned = othello_last_flips(square, mine);
    ++*nodes;
    if (turned)
        return 2 * (count + turned) - 62;
    turned = othello_last_flips(square, ~mine & ~(UINT64_C(1) << square));
    if (turned)
        return 2 * (count - turned) - 64;
    return 2 * count - (count >= 32 ? 62 : 64); /* nobody can move: 63 discs, the square goes to the winner */
}

/* ------------------------------------------------------------------------------------------------- two empty squares */

/* The difference in discs when nobody can move any more. */
static inline int othello_final(uint64_t mine, uint64_t theirs)
{
    int difference = othello_count_bits(mine) - othello_count_bits(theirs);
    int empty = OTHELLO_SQUARES - othello_count_bits(mine | theirs);
    return difference > 0 ? difference + empty : difference < 0 ? difference - empty : 0;
}

static inline int othello_last_2(uint64_t mine, uint64_t theirs, int alpha, int a, int b, uint64_t *nodes)
{
    uint64_t flips = othello_flips(a, mine, theirs);
    int best = OTHELLO_NO_VALUE;
    ++*nodes;
    if (flips) {
        best = -othello_last_1(theirs & ~flips, b, nodes);
        if (best > alpha)
            return best;
    }
    flips = othello_flips(b, mine, theirs);
    if (flips) {
        int value = -othello_last_1(theirs & ~flips, a, nodes);
        return value > best ? value : best;
    }
    if (best > OTHELLO_NO_VALUE)
        return best;

    /* A pass: the other side does the same, for the least. */
    best = -OTHELLO_NO_VALUE;
    ++*nodes;
    flips = othello_flips(a, theirs, mine);
    if (flips) {
        best = othello_last_1(mine & ~flips, b, nodes);
        if (best <= alpha)
            return best;
    }
    flips = othello_flips(b, theirs, mine);
    if (flips) {
        int value = othello_last_1(mine & ~flips, a, nodes);
        return value < best ? value : best;
    }
    return best < -OTHELLO_NO_VALUE ? best : othello_final(mine, theirs);
}

/* ------------------------------------------------------------------------------------------- three and four of them */

/* The side that moves first in a quarter of the board with an odd number of empty squares also moves last there. */
static inline int othello_quarter(int square)
{
    return (square >> 2 & 1) | (square >> 4 & 2);
}

static int othello_last_3(uint64_t mine, uint64_t theirs, int alpha, int a, int b, int c, uint64_t *nodes)
{
    ++*nodes;
    for (int passes = 0; passes < 2; passes++) {
        int best = OTHELLO_NO_VALUE;
        uint64_t flips = othello_flips(a, mine, theirs);
        if (flips) {
            best = -othello_last_2(theirs & ~flips, mine | flips | UINT64_C(1) << a, -alpha - 1, b, c, nodes);
            if (best > alpha)
                return passes ? -best : best;
        }
        flips = othello_flips(b, mine, theirs);
        if (flips) {
            int value = -othello_last_2(theirs & ~flips, mine | flips | UINT64_C(1) << b, -alpha - 1, a, c, nodes);
            if (value > alpha)
                return passes ? -value : value;
            best = value > best ? value : best;
        }
        flips = othello_flips(c, mine, theirs);
        if (flips) {
            int value = -othello_last_2(theirs & ~flips, mine | flips | UINT64_C(1) << c, -alpha - 1, a, b, nodes);
            best = value > best ? value : best;
        }
        if (best > OTHELLO_NO_VALUE)
            return passes ? -best : best;
        uint64_t other = mine;
        mine = theirs;
        theirs = other;
        alpha = -alpha - 1;
        ++*nodes;
    }
    --*nodes; /* the second change of sides was not looked at */
    return othello_final(mine, theirs);
}

/* Three squares with the odd one first: only two in one quarter and one in another make a difference. */
static inline int othello_sorted_3(uint64_t mine, uint64_t theirs, int alpha, int a, int b, int c, uint64_t *nodes)
{
    int qa = othello_quarter(a), qb = othello_quarter(b), qc = othello_quarter(c);
    if (qa == qb)
        return othello_last_3(mine, theirs, alpha, c, a, b, nodes);
    if (qa == qc)
        return othello_last_3(mine, theirs, alpha, b, a, c, nodes);
    return othello_last_3(mine, theirs, alpha, a, b, c, nodes);
}

/* One of the four moves: returns from othello_last_4 when it is enough. */
#define OTHELLO_LAST_MOVE(a, b, c, d)                                                                                  \
    do {                                                                                                               \
        uint64_t flips = othello_flips(a, mine, theirs);                                                               \
        if (flips) {                                                                                                   \
            int value =                                                                                                \
                -othello_sorted_3(theirs & ~flips, mine | flips | UINT64_C(1) << (a), -alpha - 1, b, c, d, nodes);     \
            if (value > alpha)                                                                                         \
                return passes ? -value : value;                                                                        \
            best = value > best ? value : best;                                                                        \
        }                                                                                                              \
    } while (0)

/* Four squares; `odd` are the quarters with an odd number of them. Those come first where there are others. */
static int othello_last_4(uint64_t mine, uint64_t theirs, int alpha, uint64_t odd, uint64_t *nodes)
{
    uint64_t empty = ~(mine | theirs), first = empty & odd, later = empty & ~odd;
    if (!first || !later) {
        first = empty;
        later = empty & (empty - 1);
        later &= later - 1;
    }
    int a = othello_first_square(first), b = othello_first_square(first & (first - 1));
    int c = othello_first_square(later), d = othello_first_square(later & (later - 1));
    ++*nodes;
    for (int passes = 0; passes < 2; passes++) {
        int best = OTHELLO_NO_VALUE;
        OTHELLO_LAST_MOVE(a, b, c, d);
        OTHELLO_LAST_MOVE(b, a, c, d);
        OTHELLO_LAST_MOVE(c, a, b, d);
        OTHELLO_LAST_MOVE(d, a, b, c);
        if (best > OTHELLO_NO_VALUE)
            return passes ? -best : best;
        uint64_t other = mine;
        mine = theirs;
        theirs = other;
        alpha = -alpha - 1;
        ++*nodes;
    }
    --*nodes;
    return othello_final(mine, theirs);
}

/* Any position with at most four empty squares. */
static inline int othello_solve_few(uint64_t mine, uint64_t theirs, int alpha, uint64_t odd, uint64_t *nodes)
{
    uint64_t empty = ~(mine | theirs);
    int a = empty ? othello_first_square(empty) : 0;
    empty &= empty - 1;
    int b = empty ? othello_first_square(empty) : 0;
    empty &= empty - 1;
    switch (OTHELLO_SQUARES - othello_count_bits(mine | theirs)) {
    case 0:
        ++*nodes;
        return othello_final(mine, theirs);
    case 1:
        return othello_last_1(mine, a, nodes);
    case 2:
        return othello_last_2(mine, theirs, alpha, a, b, nodes);
    case 3:
        return othello_sorted_3(mine, theirs, alpha, a, b, othello_first_square(empty), nodes);
    default:
        return othello_last_4(mine, theirs, alpha, odd, nodes);
    }
}

#endif
