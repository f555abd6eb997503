/* order.h - which moves of checkers look best before they are searched. Knows nothing of searching. */
#ifndef CHECKERS_ORDER_H
#define CHECKERS_ORDER_H

#include "board.h"

#define CHECKERS_HINT (ZW_HISTORY_MAX / 16)

/* Large captures first. Of the quiet moves: crowning, then those that go forward and to the middle; moves from the back
 * row and moves after which the other side may capture come late, for history to find the good ones among them. */
CHECKERS_BY_SIDE void checkers_order_side(const checkers_position *board, const zw_move *moves, int count,
                                          int32_t *keys, int forward)
{
    uint64_t home = checkers_own_row(0, forward);
    for (int i = 0; i < count; i++) {
        zw_move move = moves[i];
        uint64_t from = UINT64_C(1) << checkers_from(move), to = UINT64_C(1) << checkers_to(move);
        int32_t key = 0;
        if (checkers_is_capture(move))
            key = 160 * checkers_count_bits(move >> 14);
        checkers_position next = checkers_after(board, move);
        int crowned = !(board->kings & from) && (to & CHECKERS_KING_ROWS);
        uint64_t empty = checkers_empty(&next);
        uint64_t danger = checkers_attackers(next.mine, next.kings, next.theirs, empty, -forward);
        key += 40 * crowned - 20 * (danger != 0);
        key += 2 * ((to & CHECKERS_CENTRE) != 0) - 2 * ((from & CHECKERS_CENTRE) != 0);
        if (!(board->kings & from))
            key += (from & home) ? -8 : 2;
        keys[i] = key * CHECKERS_HINT;
    }
}

static inline void checkers_order(void *context, const void *at, const zw_move *moves, int count, int32_t *keys)
{
    const checkers_position *board = at;
    (void)context;
    if (board->white)
        checkers_order_side(board, moves, count, keys, -1);
    else
        checkers_order_side(board, moves, count, keys, 1);
}

#endif
