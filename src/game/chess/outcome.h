/* outcome.h - what the evaluations agree on: games that are over are worth their outcome, and men alone are a measure to
 * judge any of them by. */
#ifndef CHESS_OUTCOME_H
#define CHESS_OUTCOME_H

#include "play.h"

/* The outcome, when the game is over and that can be told cheaply: checkmate, and stalemate of a side without pieces. */
static inline int chess_is_over(const chess_position *p, zw_value *outcome)
{
    uint64_t pieces = p->side[p->turn] & ~p->piece[CHESS_PAWN] & ~p->piece[CHESS_KING];
    int check = chess_in_check(p);
    if ((pieces && !check) || chess_count(NULL, p) > 0)
        return 0;
    *outcome = check ? -CHESS_MAX_SCORE : 0;
    return 1;
}

/* Men alone: for judging the evaluation above. */
static inline zw_value chess_evaluate_plain(void *context, const void *at)
{
    const chess_position *p = at;
    static const int16_t worth[CHESS_KING] = {100, 310, 320, 500, 950};
    zw_value outcome, value = 0;
    (void)context;
    if (chess_is_over(p, &outcome))
        return outcome;
    for (int type = CHESS_PAWN; type < CHESS_KING; type++)
        value += worth[type] * (__builtin_popcountll(p->piece[type] & p->side[p->turn]) -
                                __builtin_popcountll(p->piece[type] & p->side[1 - p->turn]));
    return value;
}

#endif
