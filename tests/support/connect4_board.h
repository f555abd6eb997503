/* connect4_board.h - Connect Four a second time, for tests: an array of cells, four in a row found by walking, values by
 * plain alpha-beta. Shares nothing with the game in src/. */
#ifndef TESTS_CONNECT4_BOARD_H
#define TESTS_CONNECT4_BOARD_H

#define COLUMNS 7
#define ROWS 6
#define STONE 100 /* the value of one stone left over */

typedef struct board {
    char cell[COLUMNS][ROWS]; /* 0, 'X' or 'O' */
    int height[COLUMNS];
    int stones;
} board;

/* Drops a stone of the side to move and says whether it made four; takes the top stone back. */
int board_drop(board *b, int column);
void board_lift(board *b, int column);

/* One more than the stones that the winner, who has just moved, has left of his 21. */
int board_win_score(const board *b);

/* The score of an unfinished board for the side to move, exact within the window. */
int board_score(board *b, int alpha, int beta);

/* A game of random moves. */
typedef struct sample {
    board board;
    char text[COLUMNS * ROWS + 1]; /* the columns played */
    int over; /* the last stone made four */
} sample;

/* Plays at random until `stones` lie on the board or somebody has four; the second tries until nobody has. */
sample random_game(int stones);
sample random_unfinished(int stones);
unsigned random_below(unsigned limit);

#endif
