/* draughts_oracle.h - all positions of English draughts with up to three pieces, solved by sweeping over them until nothing
 * changes, on the array board of draughts_board.h. Shares nothing with the databases in src/. */
#ifndef TESTS_DRAUGHTS_ORACLE_H
#define TESTS_DRAUGHTS_ORACLE_H

#include "draughts_board.h"

#define ORACLE_PIECES 3

typedef struct draughts_oracle draughts_oracle;

draughts_oracle *draughts_oracle_new(void);
void draughts_oracle_free(draughts_oracle *oracle);

/* Its positions by number, and what they are worth to the side to move: 1, 0 or -1, with the plies until the next capture,
 * move of a man or end of the game when both play best (-1: drawn). */
int draughts_oracle_count(const draughts_oracle *oracle);
draughts_board draughts_oracle_board(const draughts_oracle *oracle, int number);
int draughts_oracle_result(const draughts_oracle *oracle, int number, int *distance);

#endif
