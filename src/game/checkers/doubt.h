/* doubt.h - checkers as it is searched to be proven. */
#ifndef CHECKERS_DOUBT_H
#define CHECKERS_DOUBT_H

#include <zw/zw.h>

/* Writes the game in which only won (1), drawn (0) and lost (-1) are told apart, and every position that the search does
 * not see to its end counts as lost for one colour: what that colour then still gets it gets in truth. The two games
 * together bound the value from both sides. Nothing is drawn by repetition there: who needs one has proven nothing, so that a
 * value never depends on the way to a position. */
void checkers_doubt(zw_game *game, int white);

#endif
