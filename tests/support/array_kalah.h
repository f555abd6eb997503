/* array_kalah.h - Kalah a second time, for tests: fourteen numbers, seeds put down one by one, plain negamax. Shares
 * nothing with the game in src/. */
#ifndef TESTS_ARRAY_KALAH_H
#define TESTS_ARRAY_KALAH_H

#include <stddef.h>
#include <stdint.h>

/* Places 0 to 5 are south's pits, 6 its store, 7 to 12 north's pits, 13 its store. */
typedef struct array_kalah {
    int place[14];
    int north; /* is to move */
} array_kalah;

array_kalah array_kalah_start(void);
/* The pits, 1 to 6, that can be played; their number. */
int array_kalah_moves(const array_kalah *board, int pits[6]);
/* Sows a pit and hands the turn over, unless the last seed fell into the own store. */
void array_kalah_play(array_kalah *board, int pit);
/* The stores' difference for the side to move, with what is left in the pits when the game is over. */
int array_kalah_value(const array_kalah *board);
/* Negamax of `depth` plies; to the end of the game. */
int array_kalah_negamax(const array_kalah *board, int depth);
int array_kalah_solve(const array_kalah *board, int alpha, int beta);
uint64_t array_kalah_perft(const array_kalah *board, int depth);
void array_kalah_text(const array_kalah *board, char *text, size_t size);

/* Random numbers, the same in every run; a position after a game of random moves, perhaps finished; and any
 * distribution of `seeds` seeds over the pits, with some more in the stores. */
unsigned array_kalah_random(unsigned limit);
array_kalah array_kalah_random_game(int plies);
array_kalah array_kalah_scattered(int seeds);

#endif
