/* ending.h - how Othello in play comes to the end of the game: from some depth on a search goes to the end at once, first
 * with forecasts of growing confidence (forecast.h), and the last squares are solved. Knows nothing of the clock: each level
 * has an answer before the next begins. */
#ifndef OTHELLO_ENDING_H
#define OTHELLO_ENDING_H

#include "context.h"
#include "forecast.h"

#define OTHELLO_FROM_HERE 6 /* plies from the end: a search so deep goes on with the levels */
#define OTHELLO_PASSES 1 /* that may have cost depth on the way to the last squares */
#define OTHELLO_AT_ONCE 13 /* empty squares: so few are solved without levels */

/* The last squares, where the search goes to the end. Values are those of the game: hundredths of a disc. */
static inline int othello_settle(void *context, const void *at, zw_value alpha, zw_value beta, int depth,
                                 zw_value *lower, zw_value *upper)
{
    const othello_position *board = at;
    int empty = othello_empties(board);
    if (empty > OTHELLO_SETTLED || depth < empty - OTHELLO_LEVELS - OTHELLO_PASSES)
        return 0;
    int low = alpha / OTHELLO_DISC - (alpha % OTHELLO_DISC < 0);
    int high = beta / OTHELLO_DISC + (beta % OTHELLO_DISC > 0);
    othello_settle_last(context, board, low, high, empty, lower, upper);
    *lower *= OTHELLO_DISC;
    *upper *= OTHELLO_DISC;
    return 1;
}

/* The depth after this one in play: ply by ply while the end is far, then the levels, then all that can be played. A pass
 * costs a ply, so that only the last is certain of everything. */
static inline int othello_next_depth(void *context, const void *at, int depth)
{
    const othello_position *board = at;
    int empty = othello_empties(board), first = empty - OTHELLO_LEVELS;
    if (depth < 1 || depth < empty - OTHELLO_FROM_HERE)
        return depth + 1;
    if (empty > OTHELLO_AT_ONCE && depth < empty - 1)
        return depth < first ? first : depth + 1;
    return othello_plies_left(context, at);
}

#endif
