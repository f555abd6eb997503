/* outcomes.h - the step from games to the weights of an evaluation that is a sum over rows: reads the quiet positions of
 * the games, holds some games out, fits the rest to their outcomes, and says how well those held out are foretold. */
#ifndef ZW_TUNE_OUTCOMES_H
#define ZW_TUNE_OUTCOMES_H

#include "weights.h"

/* As weights_learn(), for games that trace. Errors are those of the chance of a win, in thousandths. */
int outcomes_learn(const char *const *paths, int path_count, game_handle *handle, const zw_tunable *game,
                   const weights_settings *settings, checkpoint *kept, stage_report *reports, unsigned char **bytes,
                   size_t *size);

#endif
