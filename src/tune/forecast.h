/* forecast.h - how well a shallow search foretells a deep one: the mean and the spread of the difference, by stage of the
 * game and both depths, measured on positions of games. Knows nothing of what the search does with it. */
#ifndef ZW_TUNE_FORECAST_H
#define ZW_TUNE_FORECAST_H

#include "checkpoint.h"
#include "common/config.h"
#include "game/tunable.h"

#define FORECAST_DEPTHS 16 /* depths are below this */

typedef struct forecast_settings {
    int positions; /* to search */
    int depth; /* the deepest */
    int jobs; /* 0: one for each core */
} forecast_settings;

/* Of the deep value minus the shallow one. */
typedef struct forecast_pair {
    int count;
    double shift, spread;
} forecast_pair;

typedef forecast_pair forecast_stage[FORECAST_DEPTHS][FORECAST_DEPTHS]; /* [deep][shallow] */

/* Fills the pairs of all stages; the caller closes the checkpoint. Complains and returns an exit status, or returns
 * EXIT_FINE. */
int forecast_measure(const char *path, game_handle *handle, const zw_tunable *game, const forecast_settings *settings,
                     const search_config *search, checkpoint *kept, forecast_stage *stages);

#endif
