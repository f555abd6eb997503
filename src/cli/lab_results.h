/* lab_results.h - what `zw lab show`, `report` and `verify` share: which results of which store are meant. */
#ifndef ZW_CLI_LAB_RESULTS_H
#define ZW_CLI_LAB_RESULTS_H

#include "common/options.h"
#include "lab/report_files.h"

typedef struct results_options {
    const char *store, *game, *set;
    int scale; /* LAB_SCALES: everything */
    uint64_t seed; /* 0: that of the last run */
    char *signatures; /* that rows must have; NULL: those of this program */
} results_options;
extern const option_row results_rows[];
results_options results_new(void);

/* Where results are read from: what is given, else $ZW_LAB, else those of `lab run` when there are any, else the results that
 * the project keeps as text. With `committed_first` these come before those of `lab run`. */
#define COMMITTED_RESULTS "docs/results/store"
const char *results_path(const char *given, int committed_first);

/* Opens results that must be there: a file, or a folder of text. Complains and returns NULL. */
lab_store *results_open(const char *path);

/* Computes the results of one experiment or of all (NULL), as lab_report_compute() does. Settles the seed. */
int results_compute(results_options *options, lab_store *store, const lab_experiment *only, int points_wanted,
                    lab_report *report);
/* Results that are kept as text are shown for the signatures that they were judged for; others for those of this program. The
 * caller frees options->signatures. */
int results_signatures(results_options *options, lab_store *store, const char *path);

/* A line for each verdict: experiment, claim, game, number, tier; or an object. Then how many there are of each tier. */
void results_print_verdicts(const lab_report *report, int json_wanted);
/* For people: the answer as a table of games and algorithms, and how many verdicts there are of each tier. */
void results_print_answer(const lab_report *report);

#endif
