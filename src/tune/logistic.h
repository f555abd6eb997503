/* logistic.h - the weights of an evaluation from the outcomes of games: how likely a win is follows from the value by the
 * logistic function, and the weights are those under which what happened was most likely. A value is a sum over rows of
 * two weights each, one for early and one for late in the game. Knows nothing else of the game. */
#ifndef ZW_TUNE_LOGISTIC_H
#define ZW_TUNE_LOGISTIC_H

#include "checkpoint.h"
#include "game/tunable.h"

/* A position. Its value is the sum of count * (early * weights[2 * row] + late * weights[2 * row + 1]) over its counts. */
typedef struct logistic_sample {
    size_t first; /* of its counts */
    int count;
    int stage;
    float early, late;
    float outcome; /* 0 lost, 0.5 drawn, 1 won, for the side to move */
    float seen; /* the value that a search saw */
    int own; /* it searched with the game's own evaluation: what it saw may count */
    float rival; /* the value of another evaluation */
} logistic_sample;

typedef struct logistic_set {
    zw_tuned_count *counts;
    logistic_sample *samples;
    size_t count_size, count_capacity, size, capacity;
} logistic_set;

/* Which value of a sample is meant: 0, the rival's, or what weights say. */
typedef enum logistic_judge { LOGISTIC_ZERO, LOGISTIC_RIVAL, LOGISTIC_WEIGHTS } logistic_judge;

typedef struct logistic_settings {
    double slope; /* of the logistic function, per unit of value */
    double mix; /* targets: this part is what the search saw, with the own evaluation; the rest is the outcome */
    double ridge; /* the penalty on the square of a weight's way from where it began, in positions */
    int rounds; /* of Newton's method */
    int jobs; /* 0: one for each core */
} logistic_settings;

/* Adds a sample and its counts; `first` is filled in. */
void logistic_add(logistic_set *to, logistic_sample sample, const zw_tuned_count *counts);
void logistic_free(logistic_set *set);

/* The slope under which the rival foretells the outcomes best. */
double logistic_slope(const logistic_set *set);
/* Moves the weights (2 * rows of them) from where they are. The checkpoint has one job. Returns 0 when Ctrl-C stopped it. */
int logistic_fit(const logistic_set *set, int rows, const logistic_settings *settings, const checkpoint *kept,
                 double *weights);
/* The root of the mean square of outcome minus chance of a win, of one stage. *count is its number of samples. */
double logistic_error(const logistic_set *set, int stage, double slope, logistic_judge judge, const double *weights,
                      size_t *count);
/* What the weights follow from besides the settings, for the checkpoint. */
uint64_t logistic_digest(const logistic_set *set);

#endif
