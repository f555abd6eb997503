/* people.c - what people see of Othello: the board in symbols, and the levels they play against. */
#include "notation.h"

static void write_squares(void *context, const void *at, int *square)
{
    const othello_position *board = at;
    uint64_t crosses = board->white ? board->theirs : board->mine;
    (void)context;
    for (int i = 0; i < OTHELLO_SQUARES; i++) {
        uint64_t bit = UINT64_C(1) << i;
        square[i] = crosses & bit ? 'X' : (board->mine | board->theirs) & bit ? 'O' : 0;
    }
}

static const zw_piece pieces[] = {{'X', "\u25CF", 0}, {'O', "\u25CF", 1}, {0, NULL, 0}};

const zw_board zw_othello_board = {
    .rows = 8,
    .columns = 8,
    .squares = write_squares,
    .pieces = pieces,
    .surface = ZW_CLOTH,
    .sides = {"Black", "White"},
    .colours = {ZW_BLACK, ZW_WHITE},
    .above = "abcdefgh",
    .beside = "12345678",
    .marks_moves = 1,
};

/* Calibrated by matches between neighbours: docs/play.md. */
const zw_level zw_othello_levels[ZW_LEVELS] = {
    {0, 800, ZW_VALUE_LIMIT},  {0, 500, ZW_VALUE_LIMIT},  {0, 280, ZW_VALUE_LIMIT}, {0, 120, ZW_VALUE_LIMIT},
    {0, 20, ZW_VALUE_LIMIT},   {40, 0, ZW_VALUE_LIMIT},   {100, 0, ZW_VALUE_LIMIT}, {300, 0, ZW_VALUE_LIMIT},
    {1000, 0, ZW_VALUE_LIMIT}, {4000, 0, ZW_VALUE_LIMIT},
};

/* Chosen by how firm the marks are: docs/analyse.md. */
const zw_faults zw_othello_faults = {
    .inaccuracy = 600, .mistake = 1200, .blunder = 2000, .decided = 3200, .winning = 1000, .exact_plies = 16};
