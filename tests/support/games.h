/* games.h - small games of the engine's tests, given as functions, each with a theory or an end near enough to be
 * searched by plain negamax. Tests copy a game and add, break or leave out functions. */
#ifndef ZW_TESTS_GAMES_H
#define ZW_TESTS_GAMES_H

#include <zw/zw.h>

/* Tic-tac-toe; a win is +-TICTACTOE_WIN, counted by distance. Positions are nine of "XO." by rows; X begins. */
#define TICTACTOE_WIN 1000
typedef struct tictactoe_position {
    uint16_t mine, theirs;
} tictactoe_position;
extern const zw_game tictactoe_game;

/* Nim with three piles, 1 3 5 at the start; who takes the last piece wins. Values are +1 and -1. A move is
 * 8 * pile + pieces. */
typedef struct nim_position {
    uint8_t pile[3];
} nim_position;
extern const zw_game nim_game;
int nim_theory(const nim_position *position); /* +1 or -1 for the side to move */

/* Harvest: seven numbers, the players take them in turn; the value is the difference of the sums. Taking the largest is
 * best and passing never is, so that quiescence, null moves and reductions keep its value. A move is the index. */
#define HARVEST_FIELDS 7
typedef struct harvest_position {
    int32_t ahead; /* of the side to move */
    uint32_t left; /* a bit per number */
} harvest_position;
extern const zw_game harvest_game;
zw_value harvest_theory(const harvest_position *position);
int harvest_tactical(void *context, const void *position, zw_move *list, int capacity); /* numbers from 20 */
int harvest_forced(void *context, const void *position); /* when all that is left is small */

/* Two kings on a 4 x 4 board, never side by side; each wants to reach the other's home row. Positions recur. */
#define KINGS_WIN 2000
typedef struct kings_position {
    uint8_t mine, theirs; /* 4 * row + column */
    uint8_t up; /* the side to move walks up */
    uint8_t unused;
} kings_position;
extern const zw_game kings_game;

#endif
