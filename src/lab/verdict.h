/* verdict.h - from claims and data to verdicts, and the criterion in words. A verdict follows from the criterion and the
 * numbers alone. It knows nothing of how a number is made (statistics.h) or shown (report.h). */
#ifndef ZW_LAB_VERDICT_H
#define ZW_LAB_VERDICT_H

#include "data.h"

enum { LAB_SEED = 1 }; /* of the bootstrap, unless the user gives another */

typedef struct lab_verdict_list {
    lab_verdict *items;
    int count;
} lab_verdict_list;
void lab_verdicts_free(lab_verdict_list *list);

/* Adds the verdicts on all claims of an experiment, or on those about one game (NULL: all); `data` by scope, NULL where
 * there are none. */
void lab_judge_experiment(const lab_experiment *experiment, lab_data *const data[LAB_SCOPES], const char *game,
                          uint64_t seed, lab_verdict_list *list);

/* The number of a claim on one game and its interval; without data it is NAN. */
lab_verdict lab_judge_claim(const lab_claim *claim, const lab_data *data, const char *game, uint64_t seed);

/* "interval below 1, within 0.8 to 1" */
void lab_criterion(const lab_claim *claim, text *to);

/* A number and its interval for people: "0.913 [0.894, 0.931]". */
void lab_verdict_number(const lab_verdict *verdict, text *to);

/* "direction only" where that is so, else "". */
const char *lab_verdict_note(const lab_verdict *verdict);

/* How many verdicts have each tier: those on sentences of papers, or those on hypotheses of our own. Returns their number. */
enum { LAB_TIERS = LAB_STRONGER + 1 };
int lab_tier_counts(const lab_verdict_list *list, int questions, int counts[LAB_TIERS]);

/* Stored numbers and recomputed ones: the same to 1e-9 of their size. Two NANs are the same. */
int lab_same_number(double a, double b);

#endif
