/* lab_results.h - what `zw lab show`, `report` and `verify` share: which results of which store are meant. */
#ifndef ZW_CLI_LAB_RESULTS_H
#define ZW_CLI_LAB_RESULTS_H

#include "common/options.h"
#include "lab/report_files.h"

typedef struct results_options {
    const char *store, *game, *set;
    int scale; /* LAB_SCALES: everything */
    uint64_t seed; /* 0: that of the last run */
} results_options;
extern const option_row results_rows[];
results_options results_new(void);

/* Opens a store that must be there. Complains and returns NULL. */
lab_store *results_open(const char *path, lab_access access);

/* Computes the results of one experiment or of all (NULL), as lab_report_compute() does. Settles the seed. */
int results_compute(results_options *options, lab_store *store, const char *signatures, const lab_experiment *only,
                    int points_wanted, lab_report *report);

/* A line for each verdict: experiment, claim, game, number, tier; or an object. Then how many there are of each tier. */
void results_print_verdicts(const lab_report *report, int json_wanted);
/* For people: a line for each claim, a column for each game, and how many there are of each tier. */
void results_print_summary(const lab_report *report);

#endif
