/* notation.c - Connect Four as text. A position is written as the columns played, so reading is playing, and writing
 * finds a game that leads to the board: a position remembers no moves. Must not know how to search. */
#include "notation.h"

#include <stdio.h>
#include <string.h>

static int is_over(const connect4_position *board)
{
    return board->all == CONNECT4_BOARD || connect4_has_four(connect4_theirs(board));
}

int zw_connect4_parse(void *context, const char *text, void *at, char *why, size_t why_size)
{
    connect4_position *board = at;
    connect4_start(context, board);
    if (strcmp(text, "start") == 0)
        return 0;
    for (const char *c = text; *c; c++) {
        int place = (int)(c - text) + 1;
        if (*c < '1' || *c > '7') {
            snprintf(why, why_size, "'%.60s': '%c' at place %d is not a column, expected 1 to 7", text, *c, place);
            return -1;
        }
        if (is_over(board)) {
            snprintf(why, why_size, "'%.60s': '%c' at place %d comes after the end of the game, expected no more", text,
                     *c, place);
            return -1;
        }
        zw_move move = (zw_move)(*c - '1');
        if (!connect4_square(board, move)) {
            snprintf(why, why_size, "'%.60s': column %c at place %d is full, expected one with room", text, *c, place);
            return -1;
        }
        *board = connect4_after(board, connect4_square(board, move));
    }
    return 0;
}

/* ------------------------------------------------------------------------------------------------------------- writing */

/* Boards from which no way back was found, as a lossy set: a board that was pushed out costs time only. */
#define DEAD_ENDS 1024
typedef struct retreat {
    uint64_t dead[DEAD_ENDS];
    char columns[CONNECT4_SQUARES + 1];
} retreat;

/* Takes back moves until the board is empty, and writes the columns in the order of play. Each stone taken is on top of
 * its column and of the side that moved last; only the very last move of a game can have made four. */
static int take_back(retreat *way, const connect4_position *board)
{
    int stones = connect4_stones(board);
    if (stones == 0)
        return 1;
    uint64_t key = connect4_key(board->mine, board->all), theirs = connect4_theirs(board);
    if (way->dead[key % DEAD_ENDS] == key)
        return 0;
    for (int column = 0; column < CONNECT4_COLUMNS; column++) {
        uint64_t stack = board->all & CONNECT4_COLUMN(column), top = stack & ~(stack >> 1);
        if (!(top & theirs) || connect4_has_four(theirs ^ top))
            continue;
        connect4_position before = {theirs ^ top, board->all ^ top};
        way->columns[stones - 1] = (char)('1' + column);
        if (take_back(way, &before))
            return 1;
    }
    way->dead[key % DEAD_ENDS] = key;
    return 0;
}

int zw_connect4_format(void *context, const void *at, char *text, size_t size)
{
    const connect4_position *board = at;
    retreat way = {.columns = ""};
    (void)context;
    if (board->all == 0)
        return snprintf(text, size, "start");
    return snprintf(text, size, "%s", take_back(&way, board) ? way.columns : "unreachable");
}

/* --------------------------------------------------------------------------------------------------------------- moves */

int zw_connect4_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size)
{
    const connect4_position *board = at;
    (void)context;
    if (text[0] < '1' || text[0] > '7' || text[1] != '\0') {
        snprintf(why, why_size, "'%.60s' is not a move, expected a column, 1 to 7", text);
        return -1;
    }
    if (is_over(board)) {
        snprintf(why, why_size, "'%s' cannot be played: the game is over", text);
        return -1;
    }
    *move = (zw_move)(text[0] - '1');
    if (!connect4_square(board, *move)) {
        snprintf(why, why_size, "'%s' cannot be played: the column is full, expected one with room", text);
        return -1;
    }
    return 0;
}

int zw_connect4_format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    const connect4_position *board = at;
    (void)context, (void)board;
    return snprintf(text, size, "%u", (unsigned)move + 1);
}

int zw_connect4_show(void *context, const void *at, char *text, size_t size)
{
    const connect4_position *board = at;
    char lines[(CONNECT4_ROWS + 1) * (2 * CONNECT4_COLUMNS) + 1], *end = lines;
    int first = connect4_first_to_move(context, board);
    uint64_t crosses = first ? board->mine : connect4_theirs(board);
    for (int row = CONNECT4_ROWS - 1; row >= 0; row--)
        for (int column = 0; column < CONNECT4_COLUMNS; column++) {
            uint64_t square = UINT64_C(1) << (7 * column + row);
            *end++ = crosses & square ? 'X' : board->all & square ? 'O' : '.';
            *end++ = column < CONNECT4_COLUMNS - 1 ? ' ' : '\n';
        }
    *end = '\0';
    return snprintf(text, size, "%s1 2 3 4 5 6 7\n%s\n", lines,
                    is_over(board) ? "the game is over"
                    : first        ? "X to move"
                                   : "O to move");
}
