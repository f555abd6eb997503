/* weights.h - the step from games to weights: reads the games, holds some of them out, fits the rest, and says how well
 * the ones held out are foretold. */
#ifndef ZW_TUNE_WEIGHTS_H
#define ZW_TUNE_WEIGHTS_H

#include "common/positions.h"
#include "fit.h"

typedef struct weights_settings {
    fit_settings fit;
    int hold_out; /* every so manieth game */
    int mix; /* targets: so many hundredths are what the search saw, if with the game's own evaluation, the rest is the
              * outcome; those held out are judged by the outcome alone */
    zw_tablebase *tablebase; /* positions that it knows have its result for their outcome, where outcomes are what is
                              * learned from; NULL: none */
} weights_settings;

/* What became of one stage: positions, and roots of mean square errors in the game's values. */
typedef struct stage_report {
    size_t fitted, held_out;
    double spread; /* of the targets held out themselves: the error of the value 0 */
    double rival; /* of the evaluation made by hand, or the game's own where there is none */
    double error, error_fitted; /* of the weights, on the positions held out and on those fitted */
} stage_report;

/* Makes the weights and their bytes, which the caller frees, as it closes the checkpoint. Complains and returns an exit
 * status, or EXIT_FINE. */
int weights_learn(const char *const *paths, int path_count, game_handle *handle, const zw_tunable *game,
                  const weights_settings *settings, checkpoint *kept, stage_report *reports, unsigned char **bytes,
                  size_t *size);

#endif
