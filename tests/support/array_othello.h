/* array_othello.h - Othello on an array of 64 characters, walked square by square: what the bitboards are held to. Shares
 * no code with them, and sees the game only through its text. */
#ifndef ZW_TESTS_ARRAY_OTHELLO_H
#define ZW_TESTS_ARRAY_OTHELLO_H

#include <stdint.h>
#include <zw/zw.h>

typedef struct array_board {
    char square[65]; /* X, O or -, from a1 along the rows */
    char side; /* X or O */
} array_board;

array_board array_start(void);
/* The squares that turn over, or 0 when the move is not legal. */
int array_flips(const array_board *board, int square, int flipped[64]);
/* The legal moves in ascending order, 64 for a pass; none when the game is over. */
int array_moves(const array_board *board, int list[64]);
void array_play(array_board *board, int move);
/* The difference in discs for the side to move, empty squares to the winner. */
int array_outcome(const array_board *board);
/* The exact value by trying everything that alpha-beta cannot leave out: no table, no order, no knowledge. */
int array_value(const array_board *board);
int array_empties(const array_board *board);
/* "squares side", for the game's parse(). */
void array_text(const array_board *board, char text[67]);

/* A position after `plies` random moves, fewer when the game ends before. */
array_board array_random(uint64_t *random, int plies);
/* The same until at most `empties` squares are empty. */
array_board array_random_endgame(uint64_t *random, int empties);
/* Discs strewn at random, any side to move: lines that no game would make. */
array_board array_strewn(uint64_t *random);
/* The squares carried over by one of the 8 symmetries of the board, 0 to 7. */
int array_turned(int square, int symmetry);
array_board array_turn(const array_board *board, int symmetry);
array_board array_reversed(const array_board *board); /* the colours exchanged, the side to move too */

/* Compares moves, flips, keys and outcome of `game` at this position with the array's. Fails the running test. */
void array_compare(const zw_game *game, const array_board *board);

#endif
