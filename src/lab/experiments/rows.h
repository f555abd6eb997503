/* rows.h - the words in which experiments are written down.
 *
 * Criteria are written down before the data are taken: a claim says which side of a threshold the 95 % interval must lie
 * on, and in which range the number must be to be of the claimed size. Nothing in these files computes anything. */
#ifndef ZW_LAB_EXPERIMENT_ROWS_H
#define ZW_LAB_EXPERIMENT_ROWS_H

#include "../lab.h"
#include "../statistic.h"

#include <math.h>

/* All of them; registry.c has their order. */
extern const lab_experiment lab_leaves, lab_nodes, lab_time, lab_gains, lab_quiescence, lab_grain, lab_first_move,
    lab_tree_graph, lab_search_graph, lab_etc, lab_etc_time, lab_etc_order, lab_armg, lab_roadmap, lab_minimax,
    lab_memory, lab_first_guess, lab_weak_programs, lab_root_order, lab_aspiration_width, lab_node_time,
    lab_leaf_storing;

/* Tables read better by rows. */
/* clang-format off */

#define NO_MORE_SERIES {.label = NULL}
#define NO_MORE_CLAIMS {.name = NULL}
#define SEARCH(label, word) {label, LAB_SEARCH, word, 0, 0}
#define AT(label, word, group, x) {label, LAB_SEARCH, word, group, x}

/* Where an experiment runs: the tour's level, then the full ones. */
#define ON(game, from, tour_positions, tour_depth, ...)                                                                \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, NULL}
#define YARDSTICK_ON(game, from, word, tour_positions, tour_depth, ...)                                                \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, word}

#define RATIO(a, measure, b) {a, LAB_##measure, b, LAB_##measure}
#define MEAN(a, measure) {a, LAB_##measure, LAB_NOTHING, LAB_##measure}
#define PART(above, below) {0, LAB_##above, 0, LAB_##below} /* of one yardstick row */

#define BY_DEPTH_PERCENT(label) {LAB_BY_DEPTH, "search depth", label, 1, 0, 0, 0, 0}

#endif
