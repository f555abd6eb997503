/* fit.h - the weights of an evaluation by least squares: from positions with targets, for each stage of the game those of
 * its own stage and, counting less, of its neighbours. Knows nothing of the game but that a value is a sum of weights. */
#ifndef ZW_TUNE_FIT_H
#define ZW_TUNE_FIT_H

#include "checkpoint.h"
#include "game/tunable.h"

/* The positions of one stage. */
typedef struct samples {
    int32_t *terms; /* tunable.terms of each */
    float *targets;
    float *rivals; /* what another evaluation says of them */
    size_t count, capacity;
} samples;

typedef struct fit_settings {
    double ridge; /* the penalty on the square of a weight, in positions */
    double neighbour; /* how much a position of a neighbouring stage counts */
    int rounds; /* of conjugate gradients */
    int jobs; /* stages at once; 0: one for each core */
} fit_settings;

void samples_add(samples *to, const zw_tunable *game, const int32_t *terms, double target, double rival);
void samples_free(samples *s);

/* What the weights follow from, for the checkpoint, whose jobs are the stages. */
uint64_t fit_digest(const zw_tunable *game, const samples *stages);
/* Fills the weights of all stages, stage by stage. Returns 0 when Ctrl-C stopped it. */
int fit_weights(const zw_tunable *game, const samples *stages, const fit_settings *settings, const checkpoint *kept,
                double *weights);
/* The root of the mean square of target minus value; weights NULL: of the value 0. */
double fit_error(const zw_tunable *game, const samples *of, const double *weights);
double fit_rival_error(const samples *of);

#endif
