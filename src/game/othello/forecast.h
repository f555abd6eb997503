/* forecast.h - which shallow searches of Othello foretell a deep one, and how well: Multi-ProbCut with what
 * `zw tune othello selectivity` measured (forecast.inc). Knows nothing of how the search uses it. */
#ifndef OTHELLO_FORECAST_H
#define OTHELLO_FORECAST_H

#include "patterns.h"

#include <zw/selective.h>

#define OTHELLO_FORECAST_DEPTHS 16
#define OTHELLO_FORECAST_LEAST 3 /* shallower searches are cheaper than their forecasts */
#define OTHELLO_FORECAST_DEEPEST 8 /* measured; deeper ones are taken for as far from their shallow search */
#define OTHELLO_FORECAST_PERCENT 130 /* of the standard deviation */
#define OTHELLO_SETTLED 11 /* empty squares: from here on the end is for the solver of the last squares */
#define OTHELLO_LEVELS 4 /* of confidence below the certain one, in searches to the end */

typedef struct othello_measured {
    int16_t shift, spread; /* of the deep value minus the shallow one, in hundredths of a disc */
} othello_measured;

static const othello_measured othello_forecasts[OTHELLO_STAGES][OTHELLO_FORECAST_DEPTHS][OTHELLO_FORECAST_DEPTHS] = {
#include "forecast.inc"
};

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

/* Far from the end: the value of a search some plies less deep. */
static __attribute__((noinline)) int othello_forecast_middle(int empty, int depth, zw_forecast *forecast)
{
    int beyond = depth - OTHELLO_FORECAST_DEEPEST;
    beyond = beyond > 0 ? beyond + beyond % 2 : 0;
    int deep = depth - beyond, shallow = deep / 4 * 2 + deep % 2;
    const othello_measured *m = &othello_forecasts[othello_stage(empty)][deep][shallow];
    if (!m->spread)
        return 0;
    forecast->depth = shallow + beyond;
    forecast->shift = m->shift;
    forecast->margin = m->spread * OTHELLO_FORECAST_PERCENT / 100;
    return 1;
}

/* None where the squares left are no more than the depth: there the search is to be exact. A little less deep it goes to the
 * end as well, at a level of confidence (ending.h). */
static inline int othello_forecast(void *context, const void *at, int depth, int which, zw_forecast *forecast)
{
    const othello_position *board = at;
    int empty = othello_empties(board), level = depth - empty + OTHELLO_LEVELS;
    (void)context;
    if (level >= OTHELLO_LEVELS)
        return 0;
    if (level >= 0)
        return othello_forecast_end(empty, level, which, forecast);
    return which == 0 && depth >= OTHELLO_FORECAST_LEAST && othello_forecast_middle(empty, depth, forecast);
}

#endif
