/* search.c - chess compiled into its own search: the list of what the game has, for the kernel template. */
#include "evaluate.h"
#include "exchange.h"
#include "knowledge.h"
#include "notation.h"
#include "odds.h"
#include "polyglot.h"
#include "selective.h"

/* Margins in hundredths of a pawn, chosen as round numbers; docs/chess.md has the matches. */
static const zw_selective chess_selective = {
    .size = sizeof(zw_selective),
    .reverse_futility_plies = 5,
    .futility_plies = 3,
    .razor_plies = 2,
    .late_plies = 5,
    .exchange_plies = 4,
    .reverse_futility = 110,
    .futility = 110,
    .futility_ply = 90,
    .razor = 200,
    .razor_ply = 120,
    .null_step = 200,
    .delta = 150,
    .quiet_loss = 25,
    .tactical_loss = 100,
    .singular = 2,
    .probcut = 180,
    .never = UINT32_C(1) << ZW_RULE_ONLY_MOVE,
    .trait = chess_trait,
    .exchange = chess_exchange_reaches,
    .checks = chess_checks,
    .captures = chess_captures,
};

static const zw_game chess = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "chess",
    .position_size = sizeof(chess_position),
    .max_moves = CHESS_MAX_MOVES,
    .max_score = CHESS_MAX_SCORE,
    .flags = ZW_WINS_BY_DISTANCE,
    .win_score = CHESS_LEAST_WIN,
    .title = "chess",
    .unit = "hundredths of a pawn",
    .notation = "a position is a FEN, or chess960:N; a move is e2e4, e1g1, e7e8q, or SAN: e4, O-O, e8=Q",
    .share_depth = 2,
    .aspiration = 50, /* the best of a sweep over the set of the game */
    .context_new = chess_context_new,
    .context_free = chess_context_free,
    .context_aim = chess_context_aim,
    .start = zw_chess_start,
    .moves = chess_moves,
    .play = chess_play,
    .evaluate = chess_evaluate,
    .evaluate_hand = chess_evaluate_hand,
    .evaluate_plain = chess_evaluate_plain,
    .hash = chess_hash,
    .parse = zw_chess_parse,
    .format = zw_chess_format,
    .parse_move = zw_chess_parse_move,
    .format_move = zw_chess_format_move,
    .show = zw_chess_show,
    .show_move = zw_chess_show_move,
    .read_records = zw_chess_read_records,
    .suite = "epd",
    .write_record = zw_chess_write_record,
    .settle = chess_settle,
    .child_hash = chess_child_hash,
    .order = chess_order,
    .tactical = chess_tactical,
    .forced = chess_forced,
    .null_move = chess_null_move,
    .first_to_move = chess_first_to_move,
    .reversible = chess_reversible,
    .no_progress_limit = 100, /* fifty moves of each side */
    .no_progress_plies = chess_no_progress_plies,
    .dead = chess_dead,
    .count = chess_count,
    .reverse = zw_chess_reverse,
    .selective = &chess_selective,
    .databases = &zw_chess_databases,
    .tunable = &zw_chess_tunable,
    .odds = zw_chess_odds,
    .book_format = &zw_chess_polyglot,
    .effort_growth = 4.7,
    .effort_seconds = 7e-6,
    .board = &zw_chess_board,
    .levels = zw_chess_levels,
    .faults = &zw_chess_faults,
    .units = "pawns",
    .unit_value = 100,
};

#define ZW_GAME chess
#include <zw/kernel.h>
