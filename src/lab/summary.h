/* summary.h - the answer in one table: each algorithm against the base line, on each game, at even and at odd depths, by four
 * measures. It knows which numbers are shown, not how. */
#ifndef ZW_LAB_SUMMARY_H
#define ZW_LAB_SUMMARY_H

#include "verdict.h"

enum { LAB_SUMMARY_ROWS = 64, LAB_SUMMARY_MEASURES = 4 };
extern const char *const lab_summary_measures[LAB_SUMMARY_MEASURES]; /* "leaves" ... */

typedef struct lab_summary_row {
    const char *game, *algorithm;
    int odd;
    lab_verdict numbers[LAB_SUMMARY_MEASURES]; /* a value of NAN where there is none; the tier is not set */
} lab_summary_row;

typedef struct lab_summary {
    lab_summary_row rows[LAB_SUMMARY_ROWS]; /* by game, then even and odd, then algorithm */
    int count;
} lab_summary;

/* Complains and returns an exit status, or returns EXIT_FINE. */
int lab_summary_compute(lab_summary *summary, lab_library *library, uint64_t seed);

/* Which algorithm of a game has the fewest nodes at even depths, in words: "MTD(f) with 0.95 [0.91, 0.98] of the nodes of
 * aspiration NegaScout". */
void lab_summary_sentence(const lab_summary *summary, const char *game, text *to);

#endif
