/* rows.h - the words in which experiments are written down.
 *
 * Criteria are written down before the data are taken: a claim says which side of a threshold the 95 % interval must lie
 * on, and in which range the number must be to be of the claimed size. Nothing in these files computes anything. */
#ifndef ZW_LAB_EXPERIMENT_ROWS_H
#define ZW_LAB_EXPERIMENT_ROWS_H

#include "../answer.h"
#include "../lab.h"
#include "../statistics.h"

#include <math.h>

/* All of them; registry.c has their order. */
extern const lab_experiment lab_answer, lab_all_nodes, lab_graph_strata, lab_answer_strata, lab_answer_games;
extern const lab_experiment lab_leaves, lab_nodes, lab_time, lab_gains, lab_quiescence, lab_grain, lab_first_move,
    lab_tree_graph, lab_search_graph, lab_etc, lab_etc_time, lab_etc_order, lab_armg, lab_roadmap, lab_minimax,
    lab_memory, lab_first_guess, lab_weak_programs, lab_root_order, lab_aspiration_width, lab_node_time,
    lab_leaf_storing;
extern const lab_experiment lab_forward, lab_forward_order, lab_branching, lab_learned_bounds, lab_delta,
    lab_tournament, lab_othello_tournament, lab_othello_depth, lab_othello_time, lab_othello_delta,
    lab_othello_delta_depth, lab_othello_delta_time, lab_othello_online, lab_othello_extremes;
extern const lab_experiment lab_ins_pns, lab_ins_deep, lab_ins_memory, lab_ins_table, lab_ins_games, lab_ins_time,
    lab_criteria;
extern const lab_experiment lab_wall, lab_break_even, lab_shared_leaves, lab_variable_depth, lab_rules_alone,
    lab_rules_left_out, lab_effects, lab_cheap_cutoffs, lab_replacement, lab_replacement_mtdf, lab_bounds,
    lab_inconsistencies, lab_root_move, lab_parallel, lab_cluster, lab_cluster_depth, lab_certificates;

/* Tables read better by rows. */
/* clang-format off */

#define NO_MORE_SERIES {.label = NULL}
#define NO_MORE_CLAIMS {.name = NULL}
#define SEARCH(label, word) SEARCH_IN(NULL, label, word)
#define SEARCH_IN(game, label, word) {label, LAB_SEARCH, word, 0, 0, game}
#define AT(label, word, group, x) {label, LAB_SEARCH, word, group, x, NULL}
#define LADDER(label, word) {label, LAB_LADDER, word, 0, 0, NULL}
#define MATCH(label, word, group, ahead) {label, LAB_MATCH, word, group, ahead, NULL}

/* Where an experiment runs: the tour's level, then the full ones. */
#define ON(game, from, tour_positions, tour_depth, ...)                                                                \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, NULL, NULL, 0}
/* With a row for every depth, where the kind gives one for the deepest alone. */
#define APART(game, from, tour_positions, tour_depth, ...)                                                             \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, NULL, NULL, 1}
#define YARDSTICK_ON(game, from, word, tour_positions, tour_depth, ...)                                                \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, word, NULL, 0}
/* Random trees, "uniform:w=5,d=8,seed=1..200", with a row for every depth. */
#define TREES(label, family, from, tour_trees, tour_depth, ...)                                                        \
    {"tree", family, from, {{{tour_trees, tour_depth}}, {__VA_ARGS__}}, NULL, label, 1}

#define RATIO(a, measure, b) {a, LAB_##measure, b, LAB_##measure}
#define MEAN(a, measure) {a, LAB_##measure, LAB_NOTHING, LAB_##measure}
#define LESS(group, measure) {group, LAB_##measure, LAB_LESS, LAB_##measure} /* of matches: see lab_handicap() */
#define MORE(group, measure) {group, LAB_##measure, LAB_MORE, LAB_##measure}
#define PART(above, below) {0, LAB_##above, 0, LAB_##below} /* of one yardstick row */

#define BY_DEPTH_PERCENT(label) {LAB_BY_DEPTH, "search depth", label, 1, 0, 0, 0, 0}

#endif
