/* search.c - checkers compiled into its own search: the list of what the game has, for the kernel template. */
#include "checkers.h"
#include "evaluate.h"
#include "forecast.h"
#include "knowledge.h"
#include "notation.h"
#include "order.h"
#include "selective.h"

/* Margins in hundredths of a man, chosen as round numbers; docs/checkers.md has the matches. */
static const zw_selective checkers_selective = {
    .size = sizeof(zw_selective),
    .reverse_futility_plies = 4,
    .futility_plies = 3,
    .razor_plies = 2,
    .late_plies = 3,
    .reverse_futility = 50,
    .futility = 50,
    .futility_ply = 30,
    .razor = 80,
    .razor_ply = 40,
    .singular = 1,
    .null_step = 100,
    .never = UINT32_C(1) << ZW_RULE_CHECK | UINT32_C(1) << ZW_RULE_NULL_MOVE | UINT32_C(1) << ZW_RULE_DELTA |
             UINT32_C(1) << ZW_RULE_EXCHANGE,
    .trait = checkers_trait,
    .exchange = checkers_exchange_reaches,
    .checks = checkers_forces,
    .captures = checkers_no_captures,
};

static const zw_game checkers = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "checkers",
    .position_size = sizeof(checkers_position),
    .max_moves = CHECKERS_MAX_MOVES,
    .max_score = CHECKERS_MAX_SCORE,
    .flags = ZW_WINS_BY_DISTANCE,
    .win_score = CHECKERS_LEAST_WIN,
    .title = "English checkers",
    .unit = "hundredths of a man",
    .notation = "a position is a PDN FEN, B:W21,22,K30:B1,2; a move is 11-15 or 22x15x8",
    .share_depth = 4,
    .aspiration = 40, /* of a sweep over the set of the game: see docs/checkers.md */
    .context_new = checkers_context_new,
    .context_free = checkers_context_free,
    .context_aim = checkers_context_aim,
    .start = checkers_start,
    .moves = checkers_moves,
    .play = checkers_play,
    .evaluate = checkers_evaluate,
    .evaluate_plain = checkers_evaluate_plain,
    .evaluate_hand = checkers_evaluate_hand,
    .hash = checkers_hash,
    .parse = zw_checkers_parse,
    .format = zw_checkers_format,
    .parse_move = zw_checkers_parse_move,
    .format_move = zw_checkers_format_move,
    .show = zw_checkers_show,
    .read_records = zw_checkers_read_records,
    .write_record = zw_checkers_write_record,
    .settle = checkers_settle,
    .child_hash = checkers_child_hash,
    .order = checkers_order,
    .tactical = checkers_tactical,
    .forced = checkers_forced,
    .reversible = checkers_reversible,
    .no_progress_limit = CHECKERS_NO_PROGRESS_LIMIT,
    .openings = zw_checkers_ballots,
    .first_to_move = checkers_first_to_move,
    .count = checkers_count,
    .move_paths = checkers_move_paths,
    .reverse = checkers_reverse,
    .forecast = checkers_forecast,
    .selective = &checkers_selective,
    .databases = &zw_checkers_databases,
    .pessimistic = {&zw_checkers_black_pessimistic, &zw_checkers_white_pessimistic},
    .tunable = &zw_checkers_tunable,
    .effort_growth = 2.1,
    .effort_seconds = 3e-6,
    .board = &zw_checkers_board,
    .levels = zw_checkers_levels,
    .faults = &zw_checkers_faults,
    .units = "men",
    .unit_value = 100,
};

#define ZW_GAME checkers
#include <zw/kernel.h>
