/* budget.h - how deep tasks may go so that all of them fit into the time that is left. Every task gets the same cap of
 * seconds and goes as deep as that allows, so that a small budget covers all games, series and positions to a modest
 * depth rather than a few to their full one. It knows estimates, not clocks or workers. */
#ifndef ZW_LAB_BUDGET_H
#define ZW_LAB_BUDGET_H

#include "estimate.h"

typedef struct lab_budget lab_budget;
lab_budget *lab_budget_new(const lab_plan *plan, const lab_estimate *estimate);
void lab_budget_free(lab_budget *budget);

/* Finds the cap for the waiting tasks from `first` to `last` - 1; `seconds` of work are left for all of them together. */
void lab_budget_share(lab_budget *budget, int first, int last, double seconds);
/* The depth to which a task may be run, in no more than `seconds`; 0: it would bring nothing new. */
int lab_budget_depth(const lab_budget *budget, const lab_task *task, double seconds);

#endif
