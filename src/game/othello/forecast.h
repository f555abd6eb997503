/* forecast.h - which shallow search of Othello foretells a deep one, and how well: Multi-ProbCut with what
 * `zw tune othello selectivity` measured (forecast.inc). Knows nothing of how the search uses it. */
#ifndef OTHELLO_FORECAST_H
#define OTHELLO_FORECAST_H

#include "patterns.h"

#include <zw/selective.h>

#define OTHELLO_FORECAST_DEPTHS 16
#define OTHELLO_FORECAST_LEAST 3 /* shallower searches are cheaper than their forecasts */
#define OTHELLO_FORECAST_DEEPEST 8 /* measured; deeper ones are taken for as far from their shallow search */
#define OTHELLO_FORECAST_PERCENT 130 /* of the standard deviation */

typedef struct othello_measured {
    int16_t shift, spread; /* of the deep value minus the shallow one, in hundredths of a disc */
} othello_measured;

static const othello_measured othello_forecasts[OTHELLO_STAGES][OTHELLO_FORECAST_DEPTHS][OTHELLO_FORECAST_DEPTHS] = {
#include "forecast.inc"
};

/* None near the end: where the squares left are no more than the depth, the search is to be exact. */
static inline int othello_forecast(void *context, const void *at, int depth, int which, zw_forecast *forecast)
{
    const othello_position *board = at;
    int empty = othello_empties(board);
    (void)context;
    if (which > 0 || depth < OTHELLO_FORECAST_LEAST || depth >= empty)
        return 0;
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

#endif
