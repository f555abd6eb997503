/* endgames.h - what the quick and the slow test of the Othello solver share: random endgames held to the array board. */
#ifndef ZW_TESTS_ENDGAMES_H
#define ZW_TESTS_ENDGAMES_H

#include "array_othello.h"
#include <zw/worker.h>

extern const zw_kernel zw_kernel_othello_endgame; /* the portable build */
extern const zw_kernel zw_kernel_othello; /* as it is played */
const zw_game *endgame_chosen(void); /* the one for this processor */

/* The last squares' solver, as the endgame's search and play ask it about windows below, at and above the value, null and
 * wide. Fails the running test. */
void endgame_settles(const array_board *board, int value);
/* A whole search with an engine of its own kind; `algorithm` NULL: MTD(f). */
int endgame_value(const char *algorithm, const char *position, zw_report *report);

#endif
