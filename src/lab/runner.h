/* runner.h - carrying out a plan: workers on all cores, rows into the store as they come, within a budget. */
#ifndef ZW_LAB_RUNNER_H
#define ZW_LAB_RUNNER_H

#include "plan.h"

typedef struct lab_run {
    lab_plan *plan;
    lab_store *store;
    const char *store_path;
    int jobs; /* workers; 0: one for each core */
    double budget; /* seconds; 0: no limit */
    /* what came of it */
    int rows; /* computed */
    int failed; /* tasks that could not be carried out; each was complained about */
    int stopped; /* by Ctrl-C */
    int out_of_time; /* the budget left something out */
    double seconds;
    double search_seconds; /* that workers spent in the searches of finished tasks: the rest is overhead */
} lab_run;

/* Returns EXIT_FINE, EXIT_NO when a task failed or Ctrl-C stopped it, EXIT_BAD after a complaint about the store. */
int lab_run_plan(lab_run *run);

/* Workers for tasks of the request that another process of the command hands out. Returns after a complaint only. */
int lab_run_for_another(const lab_request *request, int jobs);

#endif
