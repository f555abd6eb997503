/* notation.c - positions and moves of Othello as text, and a board for people. A position is its 64 squares along the
 * rows and the side to move. Must not know files (records.c) or how to search. */
#include "notation.h"

#include <stdio.h>
#include <string.h>

#define LEGAL_TEXT (3 * OTHELLO_MAX_MOVES + 8) /* every legal move with a blank */

/* ----------------------------------------------------------------------------------------------------------- positions */

int zw_othello_parse(void *context, const char *text, void *at, char *why, size_t why_size)
{
    othello_position *board = at;
    uint64_t crosses = 0, noughts = 0;
    if (strcmp(text, "start") == 0) {
        othello_start(context, board);
        return 0;
    }
    int length = (int)strcspn(text, " ");
    for (int i = 0; i < length && i < OTHELLO_SQUARES; i++) {
        if (text[i] == 'X') {
            crosses |= UINT64_C(1) << i;
        } else if (text[i] == 'O') {
            noughts |= UINT64_C(1) << i;
        } else if (text[i] != '-') {
            snprintf(why, why_size, "position '%.80s': '%c' on %c%d is not a square, expected X, O or -", text, text[i],
                     'a' + i % 8, i / 8 + 1);
            return -1;
        }
    }
    if (length != OTHELLO_SQUARES) {
        snprintf(why, why_size, "position '%.80s': a board of %d characters, expected 64, along the rows from a1", text,
                 length);
        return -1;
    }
    const char *side = text + length;
    if (side[0] != ' ' || (side[1] != 'X' && side[1] != 'O') || side[2]) {
        snprintf(why, why_size,
                 "position '%.80s': '%.20s' after the board, expected a space and the side to move, X or O", text,
                 side);
        return -1;
    }
    *board = side[1] == 'X' ? (othello_position){crosses, noughts, 0} : (othello_position){noughts, crosses, 1};
    return 0;
}

/* The character of a square. */
static char disc(const othello_position *board, int square)
{
    uint64_t bit = UINT64_C(1) << square;
    uint64_t crosses = board->white ? board->theirs : board->mine;
    return crosses & bit ? 'X' : (board->mine | board->theirs) & bit ? 'O' : '-';
}

int zw_othello_format(void *context, const void *at, char *text, size_t size)
{
    const othello_position *board = at;
    char squares[OTHELLO_SQUARES + 1];
    (void)context;
    for (int i = 0; i < OTHELLO_SQUARES; i++)
        squares[i] = disc(board, i);
    squares[OTHELLO_SQUARES] = '\0';
    return snprintf(text, size, "%s %c", squares, board->white ? 'O' : 'X');
}

int zw_othello_show(void *context, const void *at, char *text, size_t size)
{
    const othello_position *board = at;
    char rows[8 * 18 + 1], *end = rows;
    zw_move list[OTHELLO_MAX_MOVES];
    zw_value outcome;
    for (int row = 0; row < 8; row++) {
        *end++ = (char)('1' + row);
        for (int column = 0; column < 8; column++) {
            *end++ = ' ';
            *end++ = disc(board, 8 * row + column);
        }
        *end++ = '\n';
    }
    *end = '\0';
    int over = othello_moves(context, board, list, OTHELLO_MAX_MOVES, &outcome) == 0;
    int mine = othello_count_bits(board->mine), theirs = othello_count_bits(board->theirs);
    return snprintf(text, size, "  a b c d e f g h\n%sX %d, O %d, %s\n", rows, board->white ? theirs : mine,
                    board->white ? mine : theirs,
                    over           ? "the game is over"
                    : board->white ? "O to move"
                                   : "X to move");
}

/* --------------------------------------------------------------------------------------------------------------- moves */

int zw_othello_square_named(const char *text)
{
    int column = text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A';
    if (column < 0 || column > 7 || text[1] < '1' || text[1] > '8')
        return -1;
    return 8 * (text[1] - '1') + column;
}

/* The legal moves, separated by blanks. */
static void write_legal(const othello_position *board, char text[LEGAL_TEXT])
{
    zw_move list[OTHELLO_MAX_MOVES];
    zw_value outcome;
    int count = othello_moves(NULL, board, list, OTHELLO_MAX_MOVES, &outcome), length = 0;
    text[0] = '\0';
    for (int i = 0; i < count; i++) {
        if (i > 0)
            text[length++] = ' ';
        length += zw_othello_format_move(NULL, board, list[i], text + length, (size_t)(LEGAL_TEXT - length));
    }
}

int zw_othello_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size)
{
    const othello_position *board = at;
    (void)context;
    int pass = strcmp(text, "pass") == 0;
    int square = pass || strlen(text) != 2 ? -1 : zw_othello_square_named(text);
    if (!pass && square < 0) {
        snprintf(why, why_size, "'%.60s' is not a move, expected a square, a1 to h8, or pass", text);
        return -1;
    }
    *move = pass ? OTHELLO_PASS : (zw_move)square;
    int legal = pass ? othello_must_pass(board) : (int)(othello_mobility(board->mine, board->theirs) >> square & 1);
    if (!legal) {
        char instead[LEGAL_TEXT];
        write_legal(board, instead);
        if (instead[0])
            snprintf(why, why_size, "'%s' cannot be played here, expected one of: %s", text, instead);
        else
            snprintf(why, why_size, "'%s' cannot be played: the game is over", text);
        return -1;
    }
    return 0;
}

int zw_othello_format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    const othello_position *board = at;
    (void)context, (void)board;
    if (move == OTHELLO_PASS)
        return snprintf(text, size, "pass");
    return snprintf(text, size, "%c%u", (char)('a' + move % 8), (unsigned)(move / 8 + 1));
}
