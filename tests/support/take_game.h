/* take_game.h - a game with extra moves for the tests of playing: from a pile each takes one to three pieces, who takes two
 * moves again, and who takes the last has won. */
#ifndef ZW_TESTS_TAKE_GAME_H
#define ZW_TESTS_TAKE_GAME_H

#include <zw/zw.h>

#define TAKE_WIN 100
typedef struct take_position {
    uint8_t pile; /* TAKE_PILE at the start */
    uint8_t again; /* the one to move has made the last move */
} take_position;
#define TAKE_PILE 12
extern const zw_game take_game; /* without first_to_move(): whose turn it is follows from the moves */

#endif
