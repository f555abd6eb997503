/* overlap_work.h - which leaves two searches of the same position have in common. A leaf is a position that a search
 * evaluates in its last iteration, however often. */
#ifndef ZW_LAB_OVERLAP_WORK_H
#define ZW_LAB_OVERLAP_WORK_H

#include "work.h"

/* Searches "ONE & OTHER" to `depth`. Fills leaves, other_leaves and shared_leaves. Returns 0, or -1: see `error`. */
int lab_overlap_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                    double *measures, zw_error *error);

/* Is it such a word, and can both be run on this game? Returns 0, or -1 after a complaint. */
int lab_overlap_check(const char *word, game_handle *handle, const position_item *item);

#endif
