/* selective.h - what the selective search wants to know of checkers: what a move takes,
 * loses and forces. To be in check is to have to capture. Knows nothing of how the search uses it. */
#ifndef CHECKERS_SELECTIVE_H
#define CHECKERS_SELECTIVE_H

#include <zw/selective.h>

#include "board.h"

#define CHECKERS_MAN_WORTH 100
#define CHECKERS_KING_WORTH 130

/* What a move takes and crowns. */
static inline zw_value checkers_gain(const checkers_position *board, zw_move move)
{
    uint64_t captured = checkers_is_capture(move) ? checkers_captured(move) : 0;
    uint64_t crowned = (CHECKERS_KING_ROWS >> checkers_to(move) & ~(board->kings >> checkers_from(move)) & 1);
    return CHECKERS_MAN_WORTH * checkers_count_bits(captured & ~board->kings) +
           CHECKERS_KING_WORTH * checkers_count_bits(captured & board->kings) +
           (crowned ? CHECKERS_KING_WORTH - CHECKERS_MAN_WORTH : 0);
}

/* A step has a slot by its square and way; a capture shares one with those that end on the same square. */
static inline void checkers_trait(void *context, const void *at, zw_move move, zw_trait *trait)
{
    const checkers_position *board = at;
    unsigned from = checkers_from(move), to = checkers_to(move);
    int king = (int)(board->kings >> from & 1);
    (void)context;
    trait->risk = 0;
    if (checkers_is_capture(move)) {
        trait->quiet = 0;
        trait->taken = checkers_count_bits(move >> 14) & 7;
        trait->gain = checkers_gain(board, move);
        trait->slot = 256 + 32 * king + checkers_number(to) - 1;
    } else {
        int way = to > from ? (int)(to - from) - 4 : (int)(from - to) - 2; /* 0 to 3 */
        trait->quiet = king || !(CHECKERS_KING_ROWS >> to & 1);
        trait->taken = 0;
        trait->gain = trait->quiet ? 0 : CHECKERS_KING_WORTH - CHECKERS_MAN_WORTH;
        trait->slot = 128 * king + 4 * (checkers_number(from) - 1) + way;
    }
}

/* What the side to move wins by the captures it must make now, and those behind them, when both choose well. */
static inline zw_value checkers_captures_win(const checkers_position *board)
{
    zw_move list[CHECKERS_MAX_MOVES];
    int count = checkers_tactical(NULL, board, list, CHECKERS_MAX_MOVES);
    zw_value best = count ? -CHECKERS_MAX_SCORE : 0;
    for (int i = 0; i < count; i++) {
        checkers_position next = checkers_after(board, list[i]);
        zw_value value = checkers_gain(board, list[i]) - checkers_captures_win(&next);
        best = value > best ? value : best;
    }
    return best;
}

/* Captures must be made, whatever they lose. */
static inline int checkers_exchange_reaches(void *context, const void *at, zw_move move, zw_value least)
{
    const checkers_position *board = at;
    checkers_position next = checkers_after(board, move);
    (void)context;
    return checkers_is_capture(move) || checkers_gain(board, move) - checkers_captures_win(&next) >= least;
}

/* Whether the other side must capture behind it. */
static inline int checkers_forces(void *context, const void *at, zw_move move)
{
    const checkers_position *board = at;
    checkers_position next = checkers_after(board, move);
    return checkers_forced(context, &next);
}

/* Where no capture is forced there is none. */
static inline int checkers_no_captures(void *context, const void *at, zw_move *list, int capacity)
{
    const checkers_position *board = at;
    (void)context, (void)board, (void)list, (void)capacity;
    return 0;
}

#endif
