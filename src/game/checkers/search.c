/* search.c - checkers compiled into its own search: the list of what the game has, for the kernel template. */
#include "checkers.h"
#include "evaluate.h"
#include "knowledge.h"
#include "notation.h"
#include "order.h"
#include "selective.h"

#define ZW_GAME checkers
#define ZW_GAME_POSITION checkers_position
#define ZW_GAME_MAX_MOVES CHECKERS_MAX_MOVES
#define ZW_GAME_MAX_SCORE CHECKERS_MAX_SCORE
#define ZW_GAME_FLAGS ZW_WINS_BY_DISTANCE
#define ZW_GAME_WIN_SCORE CHECKERS_LEAST_WIN
#define ZW_GAME_TITLE "English checkers"
#define ZW_GAME_UNIT "hundredths of a man"
#define ZW_GAME_NOTATION "a position is a PDN FEN, B:W21,22,K30:B1,2; a move is 11-15 or 22x15x8"
#define ZW_GAME_ASPIRATION 40 /* of a sweep over the set of the game: see docs/checkers.md */
#define ZW_GAME_CONTEXT_NEW checkers_context_new
#define ZW_GAME_CONTEXT_FREE checkers_context_free
#define ZW_GAME_CONTEXT_AIM checkers_context_aim
#define ZW_GAME_START checkers_start
#define ZW_GAME_MOVES checkers_moves
#define ZW_GAME_PLAY checkers_play
#define ZW_GAME_EVALUATE checkers_evaluate
#define ZW_GAME_EVALUATE_PLAIN checkers_evaluate_plain
#define ZW_GAME_EVALUATE_HAND checkers_evaluate_hand
#define ZW_GAME_HASH checkers_hash
#define ZW_GAME_PARSE checkers_parse
#define ZW_GAME_FORMAT checkers_format
#define ZW_GAME_PARSE_MOVE checkers_parse_move
#define ZW_GAME_FORMAT_MOVE checkers_format_move
#define ZW_GAME_SHOW checkers_show
#define ZW_GAME_READ_RECORDS checkers_read_records
#define ZW_GAME_WRITE_RECORD checkers_write_record
#define ZW_GAME_SETTLE checkers_settle
#define ZW_GAME_CHILD_HASH checkers_child_hash
#define ZW_GAME_ORDER checkers_order
#define ZW_GAME_TACTICAL checkers_tactical
#define ZW_GAME_FORCED checkers_forced
#define ZW_GAME_REVERSIBLE checkers_reversible
#define ZW_GAME_QUIET_LIMIT CHECKERS_QUIET_LIMIT
#define ZW_GAME_OPENINGS checkers_ballots
#define ZW_GAME_FIRST_TO_MOVE checkers_first_to_move
#define ZW_GAME_COUNT checkers_count
#define ZW_GAME_MOVE_PATHS checkers_move_paths
#define ZW_GAME_REVERSE checkers_reverse
#define ZW_GAME_MARGINS CHECKERS_MARGINS
#define ZW_GAME_TRAIT checkers_trait
#define ZW_GAME_EXCHANGE checkers_exchange_reaches
#define ZW_GAME_CHECKS checkers_forces
#define ZW_GAME_CAPTURES checkers_no_captures
#include <zw/kernel.h>
