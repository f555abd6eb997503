/* search.c - Connect Four compiled into its own search: the list of what the game has, for the kernel template. */
#include "connect4.h"
#include "knowledge.h"
#include "notation.h"

#define ZW_GAME connect4
#define ZW_GAME_POSITION connect4_position
#define ZW_GAME_MAX_MOVES CONNECT4_COLUMNS
#define ZW_GAME_MAX_SCORE CONNECT4_MAX_SCORE
#define ZW_GAME_TITLE "Connect Four"
#define ZW_GAME_UNIT "stones left over plus one"
#define ZW_GAME_NOTATION "a position is the columns played from the empty board, 4453; a move is a column, 1 to 7"
#define ZW_GAME_SCALE CONNECT4_SCALE
#define ZW_GAME_WIN_SCORE CONNECT4_SCALE
#define ZW_GAME_START connect4_start
#define ZW_GAME_MOVES connect4_moves
#define ZW_GAME_PLAY connect4_play
#define ZW_GAME_EVALUATE connect4_evaluate
#define ZW_GAME_HASH connect4_hash
#define ZW_GAME_PARSE connect4_parse
#define ZW_GAME_FORMAT connect4_format
#define ZW_GAME_PARSE_MOVE connect4_parse_move
#define ZW_GAME_FORMAT_MOVE connect4_format_move
#define ZW_GAME_SHOW connect4_show
#define ZW_GAME_SETTLE connect4_settle
#define ZW_GAME_SEARCH_MOVES connect4_search_moves
#define ZW_GAME_CHILD_HASH connect4_child_hash
#define ZW_GAME_ORDER connect4_order
#define ZW_GAME_PLIES_LEFT connect4_plies_left
#define ZW_GAME_FIRST_TO_MOVE connect4_first_to_move
#define ZW_GAME_COUNT connect4_count
#include <zw/kernel.h>
