/* choice_work.h - what the move is worth that a search offers: it is played, and a clean search looks at what comes of it.
 * Clean is a full-width search of fixed depth in which entries count at their own depth only: it has no inconsistencies. */
#ifndef ZW_LAB_CHOICE_WORK_H
#define ZW_LAB_CHOICE_WORK_H

#include "work.h"

/* Searches the word to `depth`. Fills loss, how much less its move is worth than the best one to that depth, and wrong, 1
 * where that is something; a win that comes later is no loss, nor is a defeat that comes sooner. Returns 0, or -1: see
 * `error`. */
int lab_choice_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                   zw_report *report, double *measures, zw_error *error);

#endif
