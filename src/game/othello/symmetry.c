/* symmetry.c - the images of a position under the symmetries of the board: see symmetry.h. */
#include "symmetry.h"
#include "othello.h"

#define IMAGES 7 /* without the position itself */

/* Exchanges the bits of `mask` with those `distance` above them. */
static uint64_t exchange(uint64_t board, uint64_t mask, int distance)
{
    uint64_t differing = (board ^ (board >> distance)) & mask;
    return board ^ differing ^ (differing << distance);
}

/* The order of the rows, of the bits in each row, and rows for columns. */
static uint64_t mirror_rows(uint64_t board)
{
    board = exchange(board, UINT64_C(0x00FF00FF00FF00FF), 8);
    board = exchange(board, UINT64_C(0x0000FFFF0000FFFF), 16);
    return exchange(board, UINT64_C(0x00000000FFFFFFFF), 32);
}

static uint64_t mirror_columns(uint64_t board)
{
    board = exchange(board, UINT64_C(0x5555555555555555), 1);
    board = exchange(board, UINT64_C(0x3333333333333333), 2);
    return exchange(board, UINT64_C(0x0F0F0F0F0F0F0F0F), 4);
}

static uint64_t transpose(uint64_t board)
{
    board = exchange(board, UINT64_C(0x00AA00AA00AA00AA), 7);
    board = exchange(board, UINT64_C(0x0000CCCC0000CCCC), 14);
    return exchange(board, UINT64_C(0x00000000F0F0F0F0), 28);
}

static uint64_t image(uint64_t board, int symmetry)
{
    if (symmetry & 1)
        board = mirror_columns(board);
    if (symmetry & 2)
        board = mirror_rows(board);
    return symmetry & 4 ? transpose(board) : board;
}

int zw_othello_symmetric(void *context, const void *from, int which, void *to)
{
    const othello_position *board = from;
    (void)context;
    if (which >= IMAGES)
        return 0;
    *(othello_position *)to =
        (othello_position){image(board->mine, which + 1), image(board->theirs, which + 1), board->white};
    return 1;
}
