/* othello.h - the rules of Othello, typed and inline so that they melt into the search. Knows nothing of searching, of
 * good and bad positions (evaluate.h), nor of text (notation.c).
 *
 * A move is the number of its square, a1 = 0, b1 = 1 ... h8 = 63; a pass is a move of its own, and legal exactly when
 * nothing else is and the other side can still move. */
#ifndef OTHELLO_H
#define OTHELLO_H

#include <assert.h>
#include <zw/zw.h>

#include "board.h"

typedef struct othello_position {
    uint64_t mine, theirs; /* the discs of the side to move and of the other */
    uint64_t white; /* 1 when O is to move: text needs it, values and keys do not */
} othello_position;

#define OTHELLO_PASS 64u
#define OTHELLO_DISC 100 /* values are hundredths of a disc */
#define OTHELLO_MAX_SCORE (OTHELLO_SQUARES * OTHELLO_DISC)
#define OTHELLO_MAX_MOVES OTHELLO_SQUARES /* no real game comes near, but any board may be given */

static inline int othello_empties(const othello_position *board)
{
    return OTHELLO_SQUARES - othello_count_bits(board->mine | board->theirs);
}

/* The value of a finished game: the difference in discs, the empty squares counting for the winner. */
static inline zw_value othello_outcome(const othello_position *board)
{
    int mine = othello_count_bits(board->mine), theirs = othello_count_bits(board->theirs);
    int empty = OTHELLO_SQUARES - mine - theirs;
    return OTHELLO_DISC * (mine > theirs ? mine - theirs + empty : mine < theirs ? mine - theirs - empty : 0);
}

static inline int othello_must_pass(const othello_position *board)
{
    return !othello_mobility(board->mine, board->theirs) && othello_mobility(board->theirs, board->mine);
}

/* The position after a disc on `square`, or after a pass. */
static inline othello_position othello_after(const othello_position *board, zw_move move)
{
    othello_position next = {board->theirs, board->mine, board->white ^ 1};
    if (move != OTHELLO_PASS) {
        uint64_t flips = othello_flips((int)move, board->mine, board->theirs);
        next.mine ^= flips;
        next.theirs ^= flips | UINT64_C(1) << move;
    }
    return next;
}

/* -------------------------------------------------------------------------------------------------- the game's functions */

static inline void othello_start(void *context, void *at)
{
    othello_position *board = at;
    (void)context;
    *board = (othello_position){.mine = UINT64_C(0x0000000810000000), .theirs = UINT64_C(0x0000001008000000)};
}

static inline int othello_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const othello_position *board = at;
    uint64_t squares = othello_mobility(board->mine, board->theirs);
    int count = 0;
    (void)context;
    if (!squares) {
        if (othello_mobility(board->theirs, board->mine)) {
            list[0] = OTHELLO_PASS;
            return 1;
        }
        *outcome = othello_outcome(board);
        return 0;
    }
    for (; squares && (capacity >= OTHELLO_MAX_MOVES || count < capacity); squares &= squares - 1)
        list[count++] = (zw_move)othello_first_square(squares);
    return count;
}

static inline int othello_count(void *context, const void *at)
{
    const othello_position *board = at;
    uint64_t squares = othello_mobility(board->mine, board->theirs);
    (void)context;
    if (__builtin_expect(!squares, 0))
        return othello_mobility(board->theirs, board->mine) != 0;
    return othello_count_bits(squares);
}

static inline void othello_play(void *context, const void *parent, zw_move move, void *child)
{
    const othello_position *from = parent;
    othello_position *to = child;
    (void)context;
    *to = othello_after(from, move);
    assert(!(to->mine & to->theirs));
}

/* Every bit of the result depends on every bit of x, and the step can be undone. */
static inline uint64_t othello_mix(uint64_t x)
{
    x = (x ^ x >> 32) * UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 29) * UINT64_C(0xBF58476D1CE4E5B9);
    return x ^ x >> 32;
}

/* One board is mixed through before the other is added: what differs between two boards of one search must not cancel
 * out, however alike they are. The colour of the side to move is left out: it makes no difference to any value. */
static inline uint64_t othello_key(uint64_t mine, uint64_t theirs)
{
    return othello_mix(othello_mix(mine + UINT64_C(0x632BE59BD9B4E019)) + theirs);
}

static inline uint64_t othello_hash(void *context, const void *at)
{
    const othello_position *board = at;
    (void)context;
    return othello_key(board->mine, board->theirs);
}

static inline uint64_t othello_child_hash(void *context, const void *at, zw_move move)
{
    const othello_position *board = at;
    othello_position next = othello_after(board, move);
    (void)context;
    return othello_key(next.mine, next.theirs);
}

/* Every disc may be preceded by one pass, and a side that can move does not begin with one. */
static inline int othello_plies_left(void *context, const void *at)
{
    const othello_position *board = at;
    (void)context;
    if (othello_mobility(board->mine, board->theirs))
        return 2 * othello_empties(board) - 1;
    return othello_mobility(board->theirs, board->mine) ? 2 * othello_empties(board) : 0;
}

static inline int othello_first_to_move(void *context, const void *at)
{
    const othello_position *board = at;
    (void)context;
    return !board->white;
}

static inline void othello_reverse(void *context, const void *source, void *target)
{
    const othello_position *from = source;
    othello_position *to = target;
    (void)context;
    *to = (othello_position){from->mine, from->theirs, from->white ^ 1};
}

#endif
