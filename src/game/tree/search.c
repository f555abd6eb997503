/* search.c - the artificial trees, compiled into a search of their own. */
#include "tree.h"

static const zw_game tree = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "tree",
    .title = "artificial trees",
    .unit = "points",
    .notation =
        "uniform:w=5,d=8,seed=7  ordered:w=20,d=6,first=0.6  edge:b=10,d=9  graph:w=6,d=8,share=0.3; moves 0, 1, 2 ...",
    .position_size = sizeof(tree_position),
    .max_moves = TREE_MAX_MOVES,
    .max_score = ZW_VALUE_LIMIT,
    .start = zw_tree_start,
    .moves = tree_moves,
    .play = tree_play,
    .evaluate = tree_evaluate,
    .hash = tree_hash,
    .child_hash = tree_child_hash,
    .order = tree_order,
    .plies_left = tree_plies_left,
    .step_bounds = tree_step_bounds,
    .first_to_move = tree_first_to_move,
    .count = tree_count,
    .parse = zw_tree_parse,
    .format = zw_tree_format,
    .shape = zw_tree_shape,
};

#define ZW_GAME tree
#include <zw/kernel.h>
