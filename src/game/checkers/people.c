/* people.c - what people see of checkers: the board in symbols with its numbers, and the levels they play against. */
#include "notation.h"

#include "checkers.h"

static int square_number(int row, int column)
{
    return (row + column) % 2 ? 4 * row + column / 2 + 1 : 0;
}

static void write_squares(void *context, const void *at, int *square)
{
    const checkers_position *board = at;
    uint64_t white = board->white ? board->mine : board->theirs, all = board->mine | board->theirs;
    (void)context;
    for (int i = 0; i < 64; i++) {
        int number = square_number(i / 8, i % 8);
        uint64_t bit = number ? CHECKERS_SQUARE(number) : 0;
        int king = (board->kings & bit) != 0;
        square[i] = !(all & bit) ? 0 : white & bit ? "wW"[king] : "bB"[king];
    }
}

static const zw_piece pieces[] = {
    {'b', "\u25CF", 0}, {'B', "\u265B", 0}, {'w', "\u25CF", 1}, {'W', "\u265B", 1}, {0, NULL, 0}};

const zw_board zw_checkers_board = {
    .rows = 8,
    .columns = 8,
    .squares = write_squares,
    .pieces = pieces,
    .surface = ZW_CHEQUERED,
    .sides = {"Black", "White"},
    .colours = {ZW_BLACK, ZW_WHITE},
    .number = square_number,
};

/* Calibrated by matches between neighbours: docs/play.md. */
const zw_level zw_checkers_levels[ZW_LEVELS] = {
    {0, 850, ZW_VALUE_LIMIT},  {0, 560, ZW_VALUE_LIMIT},  {0, 330, ZW_VALUE_LIMIT}, {0, 160, ZW_VALUE_LIMIT},
    {0, 30, ZW_VALUE_LIMIT},   {60, 15, ZW_VALUE_LIMIT},  {120, 8, ZW_VALUE_LIMIT}, {300, 4, ZW_VALUE_LIMIT},
    {1000, 1, ZW_VALUE_LIMIT}, {4000, 0, ZW_VALUE_LIMIT},
};

/* Chosen by how firm the marks are: docs/analyse.md. */
const zw_faults zw_checkers_faults = {
    .inaccuracy = 80, .mistake = 120, .blunder = 160, .decided = 200, .winning = 150, .level = 30, .nodes = 100000};
