/* search.c - Othello compiled into its own search: the list of what the game has, for the kernel template. */
#include "othello.h"
#include "evaluate.h"
#include "forecast.h"
#include "notation.h"
#include "patterns.h"

/* The game as it is searched to its end (endgame.c), for the same processor. */
#ifdef ZW_GAME_VARIANT
#define OTHELLO_ENDGAME_OF_(variant) othello_endgame_game_##variant
#define OTHELLO_ENDGAME_OF(variant) OTHELLO_ENDGAME_OF_(variant)
#define ZW_GAME_ENDGAME OTHELLO_ENDGAME_OF(ZW_GAME_VARIANT)
#else
#define ZW_GAME_ENDGAME othello_endgame_game
#endif
extern const zw_game ZW_GAME_ENDGAME;

#define ZW_GAME othello
#define ZW_GAME_POSITION othello_position
#define ZW_GAME_MAX_MOVES OTHELLO_MAX_MOVES
#define ZW_GAME_MAX_SCORE OTHELLO_MAX_SCORE
#define ZW_GAME_FLAGS ZW_PERFT_COUNTS_FINISHED
#define ZW_GAME_TITLE "Othello"
#define ZW_GAME_UNIT "hundredths of a disc"
#define ZW_GAME_SOLVE_SCALE OTHELLO_DISC
#define ZW_GAME_NOTATION "64 squares X, O or - along the rows from a1, a blank, the side to move X or O; moves f5, pass"
#define ZW_GAME_ASPIRATION 400 /* the best of a sweep over the set of the game */
#define ZW_GAME_START othello_start
#define ZW_GAME_MOVES othello_moves
#define ZW_GAME_PLAY othello_play
#define ZW_GAME_EVALUATE othello_evaluate
#define ZW_GAME_EVALUATE_HAND othello_evaluate_hand
#define ZW_GAME_EVALUATE_PLAIN othello_evaluate_plain
#define ZW_GAME_FORECAST othello_forecast
#define ZW_GAME_HASH othello_hash
#define ZW_GAME_PARSE othello_parse
#define ZW_GAME_FORMAT othello_format
#define ZW_GAME_PARSE_MOVE othello_parse_move
#define ZW_GAME_FORMAT_MOVE othello_format_move
#define ZW_GAME_SHOW othello_show
#define ZW_GAME_READ_RECORDS othello_read_records
#define ZW_GAME_WRITE_RECORD othello_write_record
#define ZW_GAME_CHILD_HASH othello_child_hash
#define ZW_GAME_ORDER othello_order
#define ZW_GAME_PLIES_LEFT othello_plies_left
#define ZW_GAME_FIRST_TO_MOVE othello_first_to_move
#define ZW_GAME_COUNT othello_count
#define ZW_GAME_REVERSE othello_reverse
#include <zw/kernel.h>
