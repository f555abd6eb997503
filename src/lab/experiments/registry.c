/* registry.c - the one list of experiments, and of the papers they belong to. A new experiment is one row here. */
#include "rows.h"

#include <string.h>

const lab_paper lab_papers[] = {
    {"S0", "A. Plaat, Research Re: search & Re-search, chapters 5 and 6, 1996", "minimal-tree.md"},
    {"S1", "A. Plaat, MTD(f), a minimax algorithm faster than NegaScout, 1997", "mtdf.md"},
    {"S2", "W. Zhang, Forward estimation for game-tree search, AAAI 1996", "forward-estimation.md"},
    {"S3", "A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, Best-first and depth-first minimax search in practice",
     "best-first.md"},
    {"S4", "A. Reinefeld, J. Schaeffer, T. A. Marsland, Information acquisition in minimal window search, 1985",
     "informed-negascout.md"},
    {.tag = NULL},
};

/* clang-format off */
const lab_experiment *const lab_experiments[] = {
    &lab_leaves,
    &lab_nodes,
    &lab_time,
    &lab_node_time,
    &lab_gains,
    &lab_quiescence,
    &lab_grain,
    &lab_first_move,
    &lab_tree_graph,
    &lab_search_graph,
    &lab_etc,
    &lab_etc_time,
    &lab_etc_order,
    &lab_armg,
    &lab_roadmap,
    &lab_minimax,
    &lab_memory,
    &lab_first_guess,
    &lab_weak_programs,
    &lab_root_order,
    &lab_leaf_storing,
    &lab_aspiration_width,
    &lab_forward,
    &lab_forward_order,
    &lab_branching,
    &lab_learned_bounds,
    &lab_delta,
    &lab_tournament,
    &lab_othello_tournament,
    &lab_othello_depth,
    &lab_othello_time,
    &lab_othello_delta,
    &lab_othello_delta_depth,
    &lab_othello_delta_time,
    &lab_othello_online,
    &lab_othello_extremes,
    &lab_ins_pns,
    &lab_ins_deep,
    &lab_ins_memory,
    &lab_ins_table,
    &lab_ins_games,
    &lab_ins_time,
    &lab_criteria,
    &lab_wall,
    &lab_break_even,
    &lab_shared_leaves,
    &lab_variable_depth,
    &lab_rules_alone,
    &lab_rules_left_out,
    &lab_effects,
    &lab_cheap_cutoffs,
    &lab_replacement,
    &lab_replacement_mtdf,
    &lab_bounds,
    &lab_inconsistencies,
    &lab_root_move,
    &lab_parallel,
    &lab_cluster,
    &lab_cluster_depth,
    &lab_certificates,
    &lab_answer,
    &lab_all_nodes,
    &lab_graph_strata,
    &lab_answer_strata,
    &lab_answer_games,
    NULL,
};
/* clang-format on */

const lab_experiment *lab_experiment_find(const char *name)
{
    for (const lab_experiment *const *at = lab_experiments; *at; at++)
        if (!strcmp((*at)->name, name))
            return *at;
    return NULL;
}

int lab_series_count(const lab_experiment *experiment)
{
    int count = 0;
    while (experiment->series[count].label)
        count++;
    return count;
}
