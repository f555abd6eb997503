/* knowledge.h - what is certain about a Connect Four position without searching it: bounds of its true value, and moves
 * that need not be tried. Everything here is a proof, so it speaks of the game's value and never of an evaluation.
 *
 * Besides the tactics of the next two plies it knows pairing strategies, the rules called claimeven and baseinverse by
 * Allis (1988): a player who can answer every move of the other in a fixed way knows which squares he will own. */
#ifndef CONNECT4_KNOWLEDGE_H
#define CONNECT4_KNOWLEDGE_H

#include "connect4.h"

#define CONNECT4_GUARD (CONNECT4_BOTTOM << 6) /* row 6, above the board */

/* -------------------------------------------------------------------------------------------------- pairing strategies */

/* Whether `stones` make four with either one of the two squares; whether with both of them, taken one at a time. */
static inline int connect4_four_with_any(uint64_t stones, uint64_t pair)
{
    uint64_t first = pair & -pair;
    return connect4_has_four(stones | first) || connect4_has_four(stones | (pair ^ first));
}

static inline int connect4_four_with_each(uint64_t stones, uint64_t pair)
{
    uint64_t first = pair & -pair;
    return connect4_has_four(stones | first) && connect4_has_four(stones | (pair ^ first));
}

/* Whether four squares can be split into two pairs such that `stones`, given one square of each pair, never make four. */
static inline int connect4_two_pairs_hold(uint64_t stones, uint64_t squares)
{
    if (!connect4_has_four(stones | squares))
        return 1;
    uint64_t first = squares & -squares, others = squares ^ first;
    for (uint64_t rest = others; rest; rest &= rest - 1) {
        uint64_t partner = rest & -rest;
        if (!connect4_four_with_any(stones | first, others ^ partner) &&
            !connect4_four_with_any(stones | partner, others ^ partner))
            return 1;
    }
    return 0;
}

/* An upper bound for the side to move, who has no immediate win, or `bound` when none better is found. The other side,
 * whose winning squares are given, follows up:
 *   - in a column with an even number of empty squares it plays on top of every stone;
 *   - a column whose lowest empty square lies below one of its winning squares is poisoned: whoever must play there
 *     loses, and it never plays there itself;
 *   - of the columns with an odd number it pairs the lowest squares: one is played, it takes the other; above them it
 *     follows up as before.
 * So the side to move gets the empty squares of the lower rows (0, 2, 4), one square of each pair, and in a poisoned
 * column the lowest square alone. When these make no four it cannot win; with a poisoned column it will run out of other
 * moves and lose; and it loses too when the squares that remain for the other side make four. */
static inline zw_value connect4_pairing_bound(const connect4_position *board, uint64_t their_threats, zw_value bound)
{
    uint64_t playable = connect4_playable(board->all), empty = CONNECT4_BOARD ^ board->all;
    uint64_t poisoned = playable & (their_threats >> 1);
    uint64_t odd = playable & CONNECT4_UPPER_ROWS & ~poisoned;
    int odd_columns = connect4_count_bits(odd);
    if (odd_columns % 2 != 0 || odd_columns > 4)
        return bound;
    /* Adding a full column to a square carries into the guard row, and guard minus square is the column from there up. */
    uint64_t untouched = ((poisoned + CONNECT4_BOARD) & CONNECT4_GUARD) - poisoned;
    uint64_t mine = board->mine | (empty & CONNECT4_LOWER_ROWS & ~untouched) | poisoned;
    if (connect4_has_four(mine))
        return bound;
    if (odd_columns == 2 ? connect4_four_with_any(mine, odd) : odd_columns == 4 && !connect4_two_pairs_hold(mine, odd))
        return bound;

    zw_value found = 0;
    if (poisoned) {
        int last_stone = CONNECT4_SQUARES - connect4_count_bits(untouched) + 2;
        found = -connect4_win_value(last_stone);
    } else if (bound >= 0 && odd_columns <= 2) {
        uint64_t theirs = connect4_theirs(board) | (empty & CONNECT4_UPPER_ROWS & ~odd);
        if (odd_columns == 0 ? connect4_has_four(theirs) : connect4_four_with_each(theirs, odd))
            found = -CONNECT4_SCALE;
    }
    return found < bound ? found : bound;
}

/* A lower bound for the side to move, who takes an odd column's lowest square and follows up from then on. */
static inline zw_value connect4_take_and_pair_bound(const connect4_position *board, uint64_t safe, zw_value bound,
                                                    zw_value enough)
{
    uint64_t odd = connect4_playable(board->all) & CONNECT4_UPPER_ROWS;
    if (connect4_stones(board) % 2 == 0 || connect4_count_bits(odd) > 3)
        return bound;
    for (uint64_t rest = odd & safe; rest && bound < enough; rest &= rest - 1) {
        connect4_position next = connect4_after(board, rest & -rest);
        uint64_t threats = connect4_winning_squares(connect4_theirs(&next), next.all);
        bound = -connect4_pairing_bound(&next, threats, -bound);
    }
    return bound;
}

/* ------------------------------------------------------------------------------------------------------------- tactics */

/* The moves that do not lose at once: a threat must be answered, and no stone put below one. */
static inline uint64_t connect4_safe_squares(uint64_t playable, uint64_t their_threats)
{
    uint64_t must = playable & their_threats, safe = playable & ~(their_threats >> 1);
    if (!must)
        return safe;
    return must & (must - 1) ? 0 : safe & must;
}

static inline __attribute__((always_inline)) int connect4_settle(void *context, const void *at, zw_value alpha,
                                                                 zw_value beta, int depth, zw_value *lower,
                                                                 zw_value *upper)
{
    const connect4_position *board = at;
    uint64_t all = board->all, theirs = connect4_theirs(board), playable = connect4_playable(all);
    int stones = connect4_stones(board);
    (void)context, (void)depth;

    /* 1. The game is over, or is after this move, or after the next. */
    if (connect4_has_four(theirs)) {
        *lower = *upper = -connect4_win_value(stones);
        return 1;
    }
    if (connect4_winning_squares(board->mine, all) & playable) {
        *lower = *upper = connect4_win_value(stones + 1);
        return 1;
    }
    uint64_t their_threats = connect4_winning_squares(theirs, all);
    uint64_t safe = connect4_safe_squares(playable, their_threats);
    if (!safe && playable) {
        *lower = *upper = -connect4_win_value(stones + 2);
        return 1;
    }
    if (stones >= CONNECT4_SQUARES - 2) {
        *lower = *upper = 0;
        return 1;
    }

    /* 2. No win sooner than with the next stone but one of either side, and none at all without a line to fill. */
    uint64_t empty = CONNECT4_BOARD ^ all;
    *upper = connect4_has_four(board->mine | empty) ? connect4_win_value(stones + 3) : 0;
    *lower = connect4_has_four(theirs | empty) ? -connect4_win_value(stones + 4) : 0;

    /* 3. The other side, or this one, has a pairing strategy. */
    if (*upper > alpha && *lower < beta)
        *upper = connect4_pairing_bound(board, their_threats, *upper);
    if (*upper > alpha && *lower < beta)
        *lower = connect4_take_and_pair_bound(board, safe, *lower, beta);
    return 1;
}

/* Whether the board is its own mirror image. */
static inline int connect4_is_symmetric(const connect4_position *board)
{
    for (int left = 0; left < CONNECT4_COLUMNS / 2; left++) {
        int distance = 7 * (CONNECT4_COLUMNS - 1 - 2 * left);
        uint64_t column = CONNECT4_COLUMN(left);
        if (((board->mine ^ board->mine >> distance) | (board->all ^ board->all >> distance)) & column)
            return 0;
    }
    return 1;
}

/* A winning move if there is one, else the safe ones; of a symmetric board the left half and the centre. */
static inline __attribute__((always_inline)) int connect4_search_moves(void *context, const void *at, zw_move *list,
                                                                       int capacity, zw_value *outcome)
{
    const connect4_position *board = at;
    uint64_t playable = connect4_playable(board->all), theirs = connect4_theirs(board);
    uint64_t wins = playable & connect4_winning_squares(board->mine, board->all);
    uint64_t safe = connect4_safe_squares(playable, connect4_winning_squares(theirs, board->all));
    if ((!safe && !wins) || connect4_has_four(theirs))
        return connect4_moves(context, board, list, capacity, outcome);
    uint64_t squares = wins ? wins : safe;
    if (connect4_is_symmetric(board))
        squares &= CONNECT4_CENTRE | CONNECT4_LEFT;
    return connect4_list(squares, list, capacity);
}

#endif
