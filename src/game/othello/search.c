/* search.c - Othello compiled into its own search: the list of what the game has, for the kernel template. */
#include "ending.h"
#include "evaluate.h"
#include "notation.h"
#include "patterns.h"
#include "symmetry.h"

#include <zw/worker.h>

/* The game as it is searched to its end, for the same processor. */
extern const zw_kernel ZW_KERNEL_OF(othello_endgame);

static const zw_game othello = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "othello",
    .position_size = sizeof(othello_position),
    .max_moves = OTHELLO_MAX_MOVES,
    .max_score = OTHELLO_MAX_SCORE,
    .flags = ZW_PERFT_COUNTS_FINISHED,
    .title = "Othello",
    .unit = "hundredths of a disc",
    .solve_scale = OTHELLO_DISC,
    .notation = "64 squares X, O or - along the rows from a1, a space, the side to move X or O; moves f5, pass",
    .aspiration = 400, /* the best of a sweep over the set of the game */
    .context_new = othello_context_new,
    .context_free = othello_context_free,
    .context_forget = othello_context_forget,
    .visited = othello_visited,
    .start = othello_start,
    .moves = othello_moves,
    .play = othello_play,
    .evaluate = othello_evaluate,
    .evaluate_hand = othello_evaluate_hand,
    .evaluate_plain = othello_evaluate_plain,
    .forecast = othello_forecast,
    .hash = othello_hash,
    .parse = zw_othello_parse,
    .format = zw_othello_format,
    .parse_move = zw_othello_parse_move,
    .format_move = zw_othello_format_move,
    .show = zw_othello_show,
    .read_records = zw_othello_read_records,
    .write_record = zw_othello_write_record,
    .child_hash = othello_child_hash,
    .order = othello_order,
    .settle = othello_settle,
    .plies_left = othello_plies_left,
    .next_depth = othello_next_depth,
    .first_to_move = othello_first_to_move,
    .count = othello_count,
    .reverse = othello_reverse,
    .endgame = &ZW_KERNEL_OF(othello_endgame),
    .tunable = &zw_othello_tunable,
    .effort_growth = 3.0,
    .effort_seconds = 2e-6,
    .evaluate_moves = othello_evaluate_moves,
    .symmetric = zw_othello_symmetric,
    .board = &zw_othello_board,
    .levels = zw_othello_levels,
    .faults = &zw_othello_faults,
    .units = "discs",
    .unit_value = OTHELLO_DISC,
};

#define ZW_GAME othello
#include <zw/kernel.h>
