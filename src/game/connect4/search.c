/* search.c - Connect Four compiled into its own search: the list of what the game has, for the kernel template. */
#include "connect4.h"
#include "knowledge.h"
#include "notation.h"

static const zw_game connect4 = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "connect4",
    .position_size = sizeof(connect4_position),
    .max_moves = CONNECT4_COLUMNS,
    .max_score = CONNECT4_MAX_SCORE,
    .title = "Connect Four",
    .unit = "stones left over plus one",
    .notation = "a position is the columns played from the empty board, 4453; a move is a column, 1 to 7",
    .scale = CONNECT4_SCALE,
    .share_depth = 20,
    .win_score = CONNECT4_SCALE,
    .start = connect4_start,
    .moves = connect4_moves,
    .play = connect4_play,
    .evaluate = connect4_evaluate,
    .hash = connect4_hash,
    .parse = zw_connect4_parse,
    .format = zw_connect4_format,
    .parse_move = zw_connect4_parse_move,
    .format_move = zw_connect4_format_move,
    .show = zw_connect4_show,
    .settle = connect4_settle,
    .search_moves = connect4_search_moves,
    .child_hash = connect4_child_hash,
    .order = connect4_order,
    .plies_left = connect4_plies_left,
    .first_to_move = connect4_first_to_move,
    .count = connect4_count,
    .effort_growth = 2.0,
    .effort_seconds = 3e-6,
    .symmetric = connect4_symmetric,
    .board = &zw_connect4_board,
    .levels = zw_connect4_levels,
    .units = "stones",
    .unit_value = CONNECT4_SCALE,
};

#define ZW_GAME connect4
#include <zw/kernel.h>
