/* people.c - what people see of chess: the board in symbols, and the levels they play against. */
#include "notation.h"

static void write_squares(void *context, const void *at, int *square)
{
    const chess_position *p = at;
    (void)context;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            *square++ = zw_chess_letter_at(p, 8 * (7 - row) + column);
}

/* The filled symbols for both sides: the outlined ones are hard to see on dark squares. */
static const zw_piece pieces[] = {
    {'K', "\u265A", 0}, {'Q', "\u265B", 0}, {'R', "\u265C", 0}, {'B', "\u265D", 0}, {'N', "\u265E", 0},
    {'P', "\u265F", 0}, {'k', "\u265A", 1}, {'q', "\u265B", 1}, {'r', "\u265C", 1}, {'b', "\u265D", 1},
    {'n', "\u265E", 1}, {'p', "\u265F", 1}, {0, NULL, 0},
};

const zw_board zw_chess_board = {
    .rows = 8,
    .columns = 8,
    .squares = write_squares,
    .pieces = pieces,
    .surface = ZW_CHEQUERED,
    .sides = {"White", "Black"},
    .colours = {ZW_WHITE, ZW_BLACK},
    .below = "abcdefgh",
    .beside = "87654321",
};

/* Calibrated by matches between neighbours: docs/play.md. */
const zw_level zw_chess_levels[ZW_LEVELS] = {
    {0, 850, 1000}, {0, 770, 820},   {0, 670, 630},  {0, 590, 460}, {0, 505, 330},
    {0, 365, 237},  {450, 215, 190}, {700, 50, 150}, {1500, 0, 0},  {3500, 0, 0},
};

/* Chosen by how firm the marks are: docs/analyse.md. */
const zw_faults zw_chess_faults = {
    .inaccuracy = 100, .mistake = 200, .blunder = 350, .decided = 800, .winning = 350, .level = 60};
