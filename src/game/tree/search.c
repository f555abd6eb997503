/* search.c - the artificial trees, compiled into a search of their own. */
#include "tree.h"

#define ZW_GAME tree
#define ZW_GAME_TITLE "artificial trees"
#define ZW_GAME_UNIT "points"
#define ZW_GAME_NOTATION                                                                                               \
    "uniform:w=5,d=8,seed=7  ordered:w=20,d=6,first=0.6  edge:b=10,d=9  graph:w=6,d=8,share=0.3; moves 0, 1, 2 ..."
#define ZW_GAME_POSITION tree_position
#define ZW_GAME_MAX_MOVES TREE_MAX_MOVES
#define ZW_GAME_MAX_SCORE ZW_VALUE_LIMIT
#define ZW_GAME_START tree_start
#define ZW_GAME_MOVES tree_moves
#define ZW_GAME_PLAY tree_play
#define ZW_GAME_EVALUATE tree_evaluate
#define ZW_GAME_HASH tree_hash
#define ZW_GAME_CHILD_HASH tree_child_hash
#define ZW_GAME_ORDER tree_order
#define ZW_GAME_PLIES_LEFT tree_plies_left
#define ZW_GAME_STEP_BOUNDS tree_step_bounds
#define ZW_GAME_FIRST_TO_MOVE tree_first_to_move
#define ZW_GAME_COUNT tree_count
#define ZW_GAME_PARSE tree_parse
#define ZW_GAME_FORMAT tree_format
#include <zw/kernel.h>
