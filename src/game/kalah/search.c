/* search.c - Kalah compiled into its own search: the list of what the game has, for the kernel template. */
#include "kalah.h"
#include "notation.h"

#include <zw/worker.h>

/* The game as it is searched to its end, for the same processor. */
extern const zw_kernel ZW_KERNEL_OF(kalah_endgame);

static const zw_game kalah = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "kalah",
    .position_size = sizeof(kalah_position),
    .max_moves = KALAH_PITS,
    .max_score = KALAH_SEEDS,
    .title = "Kalah",
    .unit = "seeds",
    .notation =
        "south's six pits and store, north's six pits and store, in sowing order, a space, S or N; moves 1 to 6",
    .share_depth = 6,
    .aspiration = 2, /* 1 fails too often, more gains nothing: depth 13 and 15 */
    .start = kalah_start,
    .moves = kalah_moves,
    .play = kalah_play,
    .moves_again = kalah_moves_again,
    .evaluate = kalah_evaluate,
    .hash = kalah_hash,
    .parse = zw_kalah_parse,
    .format = zw_kalah_format,
    .parse_move = zw_kalah_parse_move,
    .format_move = zw_kalah_format_move,
    .show = zw_kalah_show,
    .settle = kalah_settle,
    .order = kalah_order,
    .plies_left = kalah_plies_left,
    .step_bounds = kalah_step_bounds,
    .first_to_move = kalah_first_to_move,
    .count = kalah_count,
    .reverse = kalah_reverse,
    .endgame = &ZW_KERNEL_OF(kalah_endgame),
    .effort_growth = 2.0,
    .effort_seconds = 2e-6,
    .board = &zw_kalah_board,
    .levels = zw_kalah_levels,
    .faults = &zw_kalah_faults,
    .units = "seeds",
    .unit_value = 1,
};

#define ZW_GAME kalah
#include <zw/kernel.h>
