/* clock.h - the time of a player in a game: a fixed time for each move, or a clock with an increment. The engine decides
 * how to use it (src/engine/clock.c); here it only runs down. It must not know whose it is. */
#ifndef ZW_PLAY_CLOCK_H
#define ZW_PLAY_CLOCK_H

#include "common/common.h"

/* Takes the time of a move from the clock, then adds the increment; at least `least` seconds are left, for one who lives
 * on grace. Returns 0 when more is gone than the grace allows. */
int clock_charge(zw_limits *limits, double seconds, double grace, double least);
/* The seconds after which a move that has not come is too late; 0: never. */
double clock_patience(const zw_limits *limits, double grace);

#endif
