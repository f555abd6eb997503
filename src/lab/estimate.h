/* estimate.h - how long will it take? From what tasks of the same kind, game and word took so far, and from how that
 * grew with depth. */
#ifndef ZW_LAB_ESTIMATE_H
#define ZW_LAB_ESTIMATE_H

#include "plan.h"

typedef struct lab_estimate lab_estimate;
lab_estimate *lab_estimate_new(const lab_plan *plan);
void lab_estimate_free(lab_estimate *estimate);

/* A task reached this depth after so many seconds. */
void lab_estimate_note(lab_estimate *estimate, const lab_task *task, int depth, double seconds);
double lab_estimate_seconds(const lab_estimate *estimate, const lab_task *task, int depth);

#endif
