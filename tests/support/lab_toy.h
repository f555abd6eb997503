/* lab_toy.h - data of the laboratory that are small enough to compute with by hand. For test_lab_*.c, which are linked with
 * the laboratory. */
#ifndef ZW_TESTS_LAB_TOY_H
#define ZW_TESTS_LAB_TOY_H

#include "lab/aggregate.h"

#include <math.h>
#include <stdlib.h>

/* Data with `positions` positions, each out of a game of its own. */
static inline lab_data *new_data(const lab_experiment *experiment, int depths, int positions)
{
    lab_data *data = lab_data_new(experiment, &experiment->scopes[0], depths, positions);
    for (int p = 0; p < positions; p++)
        data->sources[p] = p;
    return data;
}

static inline void set(lab_data *data, int series, int depth, int position, lab_measure measure, double value)
{
    double **row = &data->rows[lab_row_index(data, series, depth, position)];
    if (!*row) {
        *row = malloc(LAB_MEASURE_COUNT * sizeof **row);
        for (int m = 0; m < LAB_MEASURE_COUNT; m++)
            (*row)[m] = NAN;
    }
    (*row)[measure] = value;
}

static inline void free_data(lab_data *data)
{
    for (int i = 0; i < data->series * data->depths * data->positions; i++)
        free(data->rows[i]);
    lab_data_free(data);
}

/* The number of a claim over all positions. */
static inline double number_of(const lab_claim *claim, lab_data *data)
{
    lab_data_seal(data);
    lab_view view = lab_view_all(data);
    double number = claim->statistic(claim, &view, 1);
    free((void *)view.chosen);
    return number;
}

#define NEAR(a, b) assert_true(fabs((a) - (b)) < 1e-9)

#endif
