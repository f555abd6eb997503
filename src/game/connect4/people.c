/* people.c - what people see of Connect Four: the grid in colours, and the levels they play against. */
#include "notation.h"

static void write_squares(void *context, const void *at, int *square)
{
    const connect4_position *board = at;
    uint64_t crosses = connect4_first_to_move(context, board) ? board->mine : connect4_theirs(board);
    for (int row = CONNECT4_ROWS - 1; row >= 0; row--)
        for (int column = 0; column < CONNECT4_COLUMNS; column++) {
            uint64_t bit = UINT64_C(1) << (7 * column + row);
            *square++ = crosses & bit ? 'X' : board->all & bit ? 'O' : 0;
        }
}

static const zw_piece pieces[] = {{'X', "\u25CF", 0}, {'O', "\u25CF", 1}, {0, NULL, 0}};

const zw_board zw_connect4_board = {
    .rows = CONNECT4_ROWS,
    .columns = CONNECT4_COLUMNS,
    .squares = write_squares,
    .pieces = pieces,
    .surface = ZW_GRID,
    .sides = {"Yellow", "Red"},
    .colours = {ZW_YELLOW, ZW_RED},
    .below = "1234567",
    .upright = 1,
};

/* Calibrated by matches between neighbours: docs/play.md. */
const zw_level zw_connect4_levels[ZW_LEVELS] = {
    {0, 1000, ZW_VALUE_LIMIT}, {0, 720, ZW_VALUE_LIMIT},   {0, 480, ZW_VALUE_LIMIT}, {0, 280, ZW_VALUE_LIMIT},
    {0, 80, ZW_VALUE_LIMIT},   {50, 15, ZW_VALUE_LIMIT},   {400, 0, ZW_VALUE_LIMIT}, {2000, 0, ZW_VALUE_LIMIT},
    {8000, 0, ZW_VALUE_LIMIT}, {40000, 0, ZW_VALUE_LIMIT},
};
