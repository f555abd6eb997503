/* forecast.h - which shallow searches of Othello foretell a deep one, and how well: Multi-ProbCut with what
 * `zw tune othello selectivity` measured (forecast.inc). Knows nothing of how the search uses it. */
#ifndef OTHELLO_FORECAST_H
#define OTHELLO_FORECAST_H

#include "patterns.h"

#include <zw/selective.h>

#define OTHELLO_FORECAST_DEPTHS 16
#define OTHELLO_FORECAST_LEAST 3 /* shallower searches are cheaper than their forecasts */
#define OTHELLO_FORECAST_TWO 8 /* so deep ones are foretold by two, the first half as deep as the second */
#define OTHELLO_FORECAST_DEEPEST 8 /* measured */
#define OTHELLO_FORECAST_FARTHER 30 /* what a ply more between two searches adds to their spread */
#define OTHELLO_FORECAST_PERCENT 130 /* of the standard deviation */
#define OTHELLO_SETTLED 11 /* empty squares: from here on the end is for the solver of the last squares */
#define OTHELLO_LEVELS 4 /* of confidence below the certain one, in searches to the end */

typedef struct othello_measured {
    int16_t shift, spread; /* of the deep value minus the shallow one, in hundredths of a disc */
} othello_measured;

static const othello_measured othello_forecasts[OTHELLO_STAGES][OTHELLO_FORECAST_DEPTHS][OTHELLO_FORECAST_DEPTHS] = {
#include "forecast.inc"
};

/* The margin of a shallow search. Deeper searches than were measured spread steadily more. */
static inline int othello_forecast_by(int empty, int depth, int shallow, zw_forecast *forecast)
{
    int deepest = OTHELLO_FORECAST_DEEPEST - depth % 2, deep = depth < deepest ? depth : deepest;
    int from = shallow < deep ? shallow : deep - 2;
    const othello_measured *m = &othello_forecasts[othello_stage(empty)][deep][from];
    int farther = depth - shallow - (deep - from);
    if (!m->spread)
        return 0;
    forecast->depth = shallow;
    forecast->shift = m->shift;
    forecast->margin = (m->spread + OTHELLO_FORECAST_FARTHER * farther) * OTHELLO_FORECAST_PERCENT / 100;
    return 1;
}

/* What a few plies foretell of the exact value, at a level of confidence. They have the parity of the empty squares: then
 * the evaluation has the least bias. The spread is that of searching 0, 1, 2 ... plies about the exact values of some
 * thousand positions. */
static inline int othello_forecast_end(int empty, int level, int which, zw_forecast *forecast)
{
    static const int spread[] = {700, 640, 600, 540, 490, 450, 420, 380, 360}; /* hundredths of a disc */
    static const int confidence[OTHELLO_LEVELS] = {110, 150, 200, 260}; /* hundredths of the spread */
    enum { DEEPEST = sizeof spread / sizeof spread[0] - 1 };
    int depth = (empty - 8) / 3;
    if (which > 1 || empty <= OTHELLO_SETTLED)
        return 0;
    depth += (depth ^ empty) & 1;
    depth = depth > DEEPEST ? DEEPEST - (empty & 1) : depth;
    forecast->depth = which == 0 ? 0 : depth;
    forecast->shift = 0;
    forecast->margin = spread[forecast->depth] * confidence[level] / 100;
    return 1;
}

/* None where the squares left are no more than the depth: there the search is to be exact. A little less deep it goes to the
 * end as well, at a level of confidence (ending.h). */
static inline int othello_forecast(void *context, const void *at, int depth, int which, zw_forecast *forecast)
{
    const othello_position *board = at;
    int empty = othello_empties(board), level = depth - empty + OTHELLO_LEVELS;
    int rungs = 1 + (depth >= OTHELLO_FORECAST_TWO);
    (void)context;
    if (level >= OTHELLO_LEVELS)
        return 0;
    if (level >= 0)
        return othello_forecast_end(empty, level, which, forecast);
    if (depth < OTHELLO_FORECAST_LEAST || which >= rungs)
        return 0;
    return othello_forecast_by(empty, depth, (which < rungs - 1 ? depth / 8 : depth / 4) * 2 + depth % 2, forecast);
}

#endif
