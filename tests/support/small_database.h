/* small_database.h - an endgame database of checkers in a directory of its own, for tests. */
#ifndef TESTS_SMALL_DATABASE_H
#define TESTS_SMALL_DATABASE_H

#include <zw/zw.h>

/* Plays the side of the engine against a side that chooses at random among the moves that keep its result, until the game
 * is over or drawn. Returns the result for the side that was to move first, 1, 0 or -1. */
int play_known(zw_engine *engine, zw_tablebase *tablebase, const void *position, int engine_first, uint64_t nodes,
               uint64_t *random);
/* The same behind moves that have been played from the position. */
int play_known_on(zw_engine *engine, zw_tablebase *tablebase, const void *position, const zw_move *before, int count,
                  int engine_first, uint64_t nodes, uint64_t *random);

#endif
