/* draughts_board.c - English draughts on an array of cells. */
#include "draughts_board.h"
#include "subject.h"

#include <stdio.h>
#include <string.h>

static int row_of(int number)
{
    return (number - 1) / 4;
}

static int column_of(int number)
{
    return (number - 1) % 4 * 2 + (row_of(number) % 2 == 0);
}

static int number_at(int row, int column)
{
    return row * 4 + column / 2 + 1;
}

static int on_board(int row, int column)
{
    return row >= 0 && row < 8 && column >= 0 && column < 8;
}

static int is_white(char piece)
{
    return piece == 'w' || piece == 'W';
}

static int is_king(char piece)
{
    return piece == 'W' || piece == 'B';
}

static int may_go(char piece, int down)
{
    return is_king(piece) || (is_white(piece) ? down < 0 : down > 0);
}

typedef struct walk {
    draughts_board board; /* jumped pieces stand until the end, and are remembered in the path */
    draughts_path path, *list;
    char piece;
    int count;
} walk;

static void jump_on(walk *w, int row, int column)
{
    int further = 0;
    w->path.squares[w->path.length++] = number_at(row, column);
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2) {
            int over_row = row + down, over_column = column + right;
            int to_row = row + 2 * down, to_column = column + 2 * right;
            if (!may_go(w->piece, down) || !on_board(to_row, to_column))
                continue;
            char victim = w->board.cell[over_row][over_column];
            uint32_t bit = UINT32_C(1) << (number_at(over_row, over_column) - 1);
            if (victim == '.' || is_white(victim) == w->board.white || (w->path.captured & bit) ||
                w->board.cell[to_row][to_column] != '.')
                continue;
            further = 1;
            w->path.captured |= bit;
            jump_on(w, to_row, to_column);
            w->path.captured &= ~bit;
        }
    if (!further && w->path.captured && w->count < DRAUGHTS_PATHS)
        w->list[w->count++] = w->path;
    w->path.length--;
}

static void captures(walk *w)
{
    for (int number = 1; number <= 32; number++) {
        char *cell = &w->board.cell[row_of(number)][column_of(number)];
        if (*cell == '.' || is_white(*cell) != w->board.white)
            continue;
        w->piece = *cell;
        *cell = '.';
        jump_on(w, row_of(number), column_of(number));
        *cell = w->piece;
    }
}

static void steps(walk *w)
{
    for (int number = 1; number <= 32; number++) {
        int row = row_of(number), column = column_of(number);
        char piece = w->board.cell[row][column];
        if (piece == '.' || is_white(piece) != w->board.white)
            continue;
        for (int down = -1; down <= 1; down += 2)
            for (int right = -1; right <= 1; right += 2)
                if (may_go(piece, down) && on_board(row + down, column + right) &&
                    w->board.cell[row + down][column + right] == '.')
                    w->list[w->count++] =
                        (draughts_path){.squares = {number, number_at(row + down, column + right)}, .length = 2};
    }
}

int draughts_paths(const draughts_board *board, draughts_path *list)
{
    walk w = {.board = *board, .list = list};
    captures(&w);
    if (w.count == 0)
        steps(&w);
    return w.count;
}

static int same_move(const draughts_path *a, const draughts_path *b)
{
    return a->squares[0] == b->squares[0] && a->squares[a->length - 1] == b->squares[b->length - 1] &&
           a->captured == b->captured;
}

int draughts_moves(const draughts_board *board, draughts_path *list)
{
    int paths = draughts_paths(board, list), count = 0;
    for (int i = 0; i < paths; i++) {
        int known = 0;
        for (int k = 0; k < count; k++)
            known |= same_move(&list[k], &list[i]);
        if (!known)
            list[count++] = list[i];
    }
    return count;
}

draughts_board draughts_after(const draughts_board *board, const draughts_path *path)
{
    draughts_board next = *board;
    int from = path->squares[0], to = path->squares[path->length - 1];
    char piece = next.cell[row_of(from)][column_of(from)];
    next.cell[row_of(from)][column_of(from)] = '.';
    for (int number = 1; number <= 32; number++)
        if (path->captured >> (number - 1) & 1)
            next.cell[row_of(number)][column_of(number)] = '.';
    if (row_of(to) == (board->white ? 0 : 7))
        piece = board->white ? 'W' : 'B';
    next.cell[row_of(to)][column_of(to)] = piece;
    next.white = !board->white;
    return next;
}

void draughts_write(const draughts_board *board, char text[200])
{
    int length = sprintf(text, "%c", board->white ? 'W' : 'B');
    for (int white = 1; white >= 0; white--) {
        const char *separator = "";
        length += sprintf(text + length, ":%c", white ? 'W' : 'B');
        for (int number = 1; number <= 32; number++) {
            char piece = board->cell[row_of(number)][column_of(number)];
            if (piece == '.' || is_white(piece) != white)
                continue;
            length += sprintf(text + length, "%s%s%d", separator, is_king(piece) ? "K" : "", number);
            separator = ",";
        }
    }
}

void draughts_write_path(const draughts_path *path, int whole, char text[64])
{
    int length = 0;
    for (int i = 0; i < path->length; i++)
        if (whole || i == 0 || i == path->length - 1)
            length += sprintf(text + length, "%s%d", i == 0 ? "" : path->captured ? "x" : "-", path->squares[i]);
}

/* ------------------------------------------------------------------------------------------------- random positions */

static draughts_board cleared(int white)
{
    draughts_board board = {.white = white};
    memset(board.cell, '.', sizeof board.cell);
    return board;
}

draughts_board draughts_start(void)
{
    draughts_board board = cleared(0);
    for (int number = 1; number <= 32; number++)
        if (number <= 12 || number >= 21)
            board.cell[row_of(number)][column_of(number)] = number <= 12 ? 'b' : 'w';
    return board;
}

draughts_board draughts_random(uint64_t *state, int most)
{
    draughts_board board = cleared(random_between(state, 0, 1));
    int left[2] = {random_between(state, 0, most), random_between(state, 0, most)};
    int kings = random_between(state, 0, 3); /* of four pieces */
    for (int tries = 0; tries < 100; tries++) {
        int number = random_between(state, 1, 32), white = random_between(state, 0, 1);
        char *cell = &board.cell[row_of(number)][column_of(number)];
        if (*cell != '.' || left[white] == 0)
            continue;
        int king = random_between(state, 0, 3) < kings || row_of(number) == (white ? 0 : 7);
        *cell = (char)(white ? (king ? 'W' : 'w') : (king ? 'B' : 'b'));
        left[white]--;
    }
    return board;
}

draughts_board draughts_random_ring(uint64_t *state)
{
    int white = random_between(state, 0, 1), parity = random_between(state, 0, 1);
    draughts_board board = cleared(white);
    for (int number = 1; number <= 32; number++) {
        int row = row_of(number), column = column_of(number), inside = column > 0 && column < 7 && row > 0 && row < 7;
        if (inside && row % 2 == parity && random_between(state, 0, 7) > 0)
            board.cell[row][column] = white ? 'b' : 'w';
    }
    for (int kings = random_between(state, 1, 2); kings > 0; kings--) {
        int number = random_between(state, 1, 32);
        board.cell[row_of(number)][column_of(number)] = white ? 'W' : 'B';
    }
    return board;
}

draughts_board draughts_random_game(uint64_t *state, int plies)
{
    draughts_board board = draughts_start();
    draughts_path list[DRAUGHTS_PATHS];
    for (int ply = 0; ply < plies; ply++) {
        int count = draughts_moves(&board, list);
        if (count == 0)
            break;
        board = draughts_after(&board, &list[random_between(state, 0, count - 1)]);
    }
    return board;
}
