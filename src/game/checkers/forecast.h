/* forecast.h - which shallow search of checkers foretells a deep one, and how well: Multi-ProbCut with margins measured in
 * play (docs/checkers.md has the command). Knows nothing of how the search uses it. */
#ifndef CHECKERS_FORECAST_H
#define CHECKERS_FORECAST_H

#include "checkers.h"

#include <zw/selective.h>

#define CHECKERS_FORECAST_LEAST 6 /* a search of one ply foretells little */
#define CHECKERS_FORECAST_HALVED                                                                                       \
    10 /* from here on the shallow search has half the depth: four plies less would cost too much */

/* Margins are about a standard deviation of deep minus shallow, in hundredths of a man. */
static inline int checkers_forecast(void *context, const void *at, int depth, int which, zw_forecast *forecast)
{
    (void)context, (void)at;
    if (which > 0 || depth < CHECKERS_FORECAST_LEAST)
        return 0;
    forecast->depth = depth < CHECKERS_FORECAST_HALVED ? depth - 4 : (depth + 1) / 2;
    forecast->shift = 0;
    forecast->margin = depth == 6 ? 39 : depth == 7 ? 33 : 32;
    return 1;
}

#endif
