/* draughts_board.h - English draughts a second time, for tests: an array of cells, captures followed one jump at a time
 * by walking, every path listed apart. Shares nothing with the game in src/. */
#ifndef TESTS_DRAUGHTS_BOARD_H
#define TESTS_DRAUGHTS_BOARD_H

#include <stdint.h>

typedef struct draughts_board {
    char cell[8][8]; /* 'b', 'w', kings 'B', 'W', empty '.'; row 0 holds the squares 1 to 4 */
    int white; /* to move */
} draughts_board;

typedef struct draughts_path {
    int squares[12], length; /* as numbered on the board */
    uint32_t captured; /* bit n - 1: the piece on square n */
} draughts_path;

#define DRAUGHTS_PATHS 512

/* Every way to carry out every legal move; returns their number. */
int draughts_paths(const draughts_board *board, draughts_path *list);
/* The same with one entry for each start, end and captured set. */
int draughts_moves(const draughts_board *board, draughts_path *list);
draughts_board draughts_after(const draughts_board *board, const draughts_path *path);

void draughts_write(const draughts_board *board, char text[200]);
void draughts_write_path(const draughts_path *path, int whole, char text[64]); /* all squares, or the two ends */

draughts_board draughts_start(void);
/* Pieces put at random, men and kings, at most `most` a side. */
draughts_board draughts_random(uint64_t *state, int most);
/* A king among pieces that it can jump in rings. */
draughts_board draughts_random_ring(uint64_t *state);
/* The position after some random moves from the initial one; fewer when the game ends. */
draughts_board draughts_random_game(uint64_t *state, int plies);

#endif
