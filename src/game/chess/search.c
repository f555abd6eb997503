/* search.c - chess compiled into its own search: the list of what the game has, for the kernel template. */
#include "evaluate.h"
#include "exchange.h"
#include "notation.h"
#include "selective.h"

#define ZW_GAME chess
#define ZW_GAME_POSITION chess_position
#define ZW_GAME_MAX_MOVES CHESS_MAX_MOVES
#define ZW_GAME_MAX_SCORE CHESS_MAX_SCORE
#define ZW_GAME_FLAGS ZW_WINS_BY_DISTANCE
#define ZW_GAME_TITLE "chess"
#define ZW_GAME_UNIT "hundredths of a pawn"
#define ZW_GAME_NOTATION "a position is a FEN, or chess960:N; a move is e2e4, e1g1, e7e8q, or SAN: e4, O-O, e8=Q"
#define ZW_GAME_ASPIRATION 50 /* the best of a sweep over the set of the game */
#define ZW_GAME_START chess_start
#define ZW_GAME_MOVES chess_moves
#define ZW_GAME_PLAY chess_play
#define ZW_GAME_EVALUATE chess_evaluate
#define ZW_GAME_EVALUATE_HAND chess_evaluate_hand
#define ZW_GAME_EVALUATE_PLAIN chess_evaluate_plain
#define ZW_GAME_HASH chess_hash
#define ZW_GAME_PARSE chess_parse
#define ZW_GAME_FORMAT chess_format
#define ZW_GAME_PARSE_MOVE chess_parse_move
#define ZW_GAME_FORMAT_MOVE chess_format_move
#define ZW_GAME_SHOW chess_show
#define ZW_GAME_SHOW_MOVE chess_show_move
#define ZW_GAME_READ_RECORDS chess_read_records
#define ZW_GAME_WRITE_RECORD chess_write_record
#define ZW_GAME_CHILD_HASH chess_child_hash
#define ZW_GAME_ORDER chess_order
#define ZW_GAME_TACTICAL chess_tactical
#define ZW_GAME_FORCED chess_forced
#define ZW_GAME_NULL_MOVE chess_null_move
#define ZW_GAME_FIRST_TO_MOVE chess_first_to_move
#define ZW_GAME_REVERSIBLE chess_reversible
#define ZW_GAME_QUIET_LIMIT 100 /* fifty moves of each side */
#define ZW_GAME_QUIET_PLIES chess_quiet_plies
#define ZW_GAME_DEAD chess_dead
#define ZW_GAME_COUNT chess_count
#define ZW_GAME_REVERSE chess_reverse
#define ZW_GAME_MARGINS CHESS_MARGINS
#define ZW_GAME_TRAIT chess_trait
#define ZW_GAME_EXCHANGE chess_exchange_reaches
#define ZW_GAME_CHECKS chess_checks
#define ZW_GAME_CAPTURES chess_captures
#include <zw/kernel.h>
