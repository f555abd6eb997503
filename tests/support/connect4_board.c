/* connect4_board.c - the array board of the tests, and random games on it. */
#include "connect4_board.h"

#include <stdint.h>
#include <string.h>

static char side(int stones)
{
    return stones % 2 == 0 ? 'X' : 'O';
}

static int run(const board *b, int column, int row, int dx, int dy)
{
    char who = b->cell[column][row];
    int length = 0;
    while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && b->cell[column][row] == who) {
        length++;
        column += dx;
        row += dy;
    }
    return length;
}

int board_drop(board *b, int column)
{
    int row = b->height[column]++;
    b->cell[column][row] = side(b->stones++);
    static const int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
        int dx = directions[i][0], dy = directions[i][1];
        if (run(b, column, row, dx, dy) + run(b, column, row, -dx, -dy) - 1 >= 4)
            return 1;
    }
    return 0;
}

void board_lift(board *b, int column)
{
    b->cell[column][--b->height[column]] = 0;
    b->stones--;
}

int board_win_score(const board *b)
{
    int played = (b->stones + 1) / 2;
    return 21 - played + 1;
}

int board_score(board *b, int alpha, int beta)
{
    int best = b->stones == COLUMNS * ROWS ? 0 : -100;
    for (int column = 0; column < COLUMNS && best < beta; column++) {
        if (b->height[column] == ROWS)
            continue;
        int value = board_drop(b, column) ? board_win_score(b) : -board_score(b, -beta, -(best > alpha ? best : alpha));
        board_lift(b, column);
        best = value > best ? value : best;
    }
    return best;
}

static uint64_t random_state = 1;

unsigned random_below(unsigned limit)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)(random_state >> 33) % limit;
}

sample random_game(int stones)
{
    sample s;
    memset(&s, 0, sizeof s);
    while (s.board.stones < stones && !s.over) {
        int column = (int)random_below(COLUMNS);
        if (s.board.height[column] == ROWS)
            continue;
        s.text[s.board.stones] = (char)('1' + column);
        s.over = board_drop(&s.board, column);
    }
    return s;
}

sample random_unfinished(int stones)
{
    sample s = random_game(stones);
    while (s.over)
        s = random_game(stones);
    return s;
}
