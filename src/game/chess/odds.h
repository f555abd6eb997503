/* odds.h - what a value of the search has meant in games: see zw_game.odds. */
#ifndef CHESS_ODDS_H
#define CHESS_ODDS_H

#include <zw/zw.h>

void zw_chess_odds(void *context, const void *position, zw_value value, int *won, int *lost);

#endif
