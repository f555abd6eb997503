/* people.c - what people see of Kalah: the pits and stores, and the levels they play against. */
#include "notation.h"

enum { COLUMNS = KALAH_PITS + 2 };

/* North's pits from the sixth to the first, the two stores, and south's pits: sowing goes round against the clock. */
static void write_squares(void *context, const void *at, int *square)
{
    const kalah_position *board = at;
    uint64_t south = board->north ? board->theirs : board->mine, north = board->north ? board->mine : board->theirs;
    (void)context;
    for (int i = 0; i < 3 * COLUMNS; i++)
        square[i] = ZW_NO_SQUARE;
    for (int pit = 0; pit < KALAH_PITS; pit++) {
        square[KALAH_PITS - pit] = ZW_COUNT + kalah_seeds(north, pit);
        square[2 * COLUMNS + 1 + pit] = ZW_COUNT + kalah_seeds(south, pit);
    }
    square[COLUMNS] = ZW_COUNT + kalah_seeds(north, KALAH_STORE);
    square[2 * COLUMNS - 1] = ZW_COUNT + kalah_seeds(south, KALAH_STORE);
}

const zw_board zw_kalah_board = {
    .rows = 3,
    .columns = COLUMNS,
    .squares = write_squares,
    .surface = ZW_WOOD,
    .sides = {"South", "North"},
    .colours = {ZW_BLACK, ZW_BLACK},
    .above = " 654321 ",
    .below = " 123456 ",
};

/* Calibrated by matches between neighbours: docs/play.md. */
const zw_level zw_kalah_levels[ZW_LEVELS] = {
    {0, 1000, ZW_VALUE_LIMIT},  {0, 730, ZW_VALUE_LIMIT},    {0, 490, ZW_VALUE_LIMIT}, {0, 280, ZW_VALUE_LIMIT},
    {0, 100, ZW_VALUE_LIMIT},   {40, 10, ZW_VALUE_LIMIT},    {200, 0, ZW_VALUE_LIMIT}, {1500, 0, ZW_VALUE_LIMIT},
    {12000, 0, ZW_VALUE_LIMIT}, {300000, 0, ZW_VALUE_LIMIT},
};

/* Chosen by how firm the marks are: docs/analyse.md. */
const zw_faults zw_kalah_faults = {
    .inaccuracy = 4, .mistake = 8, .blunder = 12, .decided = 24, .winning = 6, .exact_plies = 20};
