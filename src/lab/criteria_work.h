/* criteria_work.h - which leaves a search visits, against which it should. A plain minimax of its own finds for every leaf
 * J of a tree the bounds A(J), the largest value of a left brother of J or of its forefathers below a MAX node, and B(J),
 * the smallest below a MIN node. The kernel only tells which leaves it evaluated.
 *
 * Alpha-beta must visit J when A(J) < B(J), a null window below g when A(J) < g <= B(J), both without a table and no other
 * leaf; MTD(f) may visit what one of its null windows must. */
#ifndef ZW_LAB_CRITERIA_WORK_H
#define ZW_LAB_CRITERIA_WORK_H

#include "lab.h"

/* Words: "alphabeta"; "test@N" is one null window at N above the value, without a table; "mtdf@N" is MTD(f) started N
 * above the value; "test@all" and "mtdf@all" are all of them, from the smallest value of a leaf to the largest.
 * Returns 0, or -1 with one line in `why`. */
int lab_criteria_check(const char *word, char *why, size_t why_size);

/* Fills, over all searches of the word: leaves (visited, each once), predicted (those of the criterion), saved (predicted
 * and not visited), strange (visited and not predicted), outside (visited, and not by alpha-beta), different (searches
 * with a saved or strange leaf), trials (searches). */
int lab_criteria_run(const game_handle *handle, const void *position, int depth, const char *word, double *measures,
                     char *why, size_t why_size);

#endif
