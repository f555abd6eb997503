/* ladder_work.h - searches of one position to every depth up to a task's, kept as one row: value_1, generated_1, best_1,
 * value_2 ... A thousand trees at ten depths are then a thousand rows of the store. */
#ifndef ZW_LAB_LADDER_WORK_H
#define ZW_LAB_LADDER_WORK_H

#include "work.h"

#include <zw/experiment.h>

/* Searches, and writes what was found to `measures`. Returns 0, or -1: see `error`. */
int lab_ladder_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                   double *measures, zw_error *error);

/* The row of one depth: its value, generated nodes and best move, and what follows from the tree that was searched (NULL:
 * it is none). */
void lab_ladder_rung(const double *ladder, const zw_shape *tree, int depth, double rung[LAB_MEASURE_COUNT]);

#endif
