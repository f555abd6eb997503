/* draughts_oracle.c - see draughts_oracle.h. */
#include "draughts_oracle.h"

#include <stdlib.h>
#include <string.h>

enum { CELLS = 128, KEYS = 2 * (CELLS + 1) * (CELLS + 1) * (CELLS + 1) };
static const char PIECES[] = "bwBW";

typedef struct successor {
    int number; /* -1: the other side has no piece left */
    int stays; /* a step of a king: it may be taken back */
} successor;

struct draughts_oracle {
    int *numbers; /* by key; -1: no such position */
    int *keys; /* by number */
    int count;
    signed char *results; /* 2: not known yet */
    int *distances;
    int *first; /* of the successors of each number; one more */
    successor *successors;
    int successor_count, capacity;
};

/* A key is up to three pieces in the order of their squares, three digits of base CELLS + 1, and the side to move. */
static int key_of(const draughts_board *board)
{
    int key = 0;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (board->cell[row][column] != '.') {
                int piece = (int)(strchr(PIECES, board->cell[row][column]) - PIECES);
                key = key * (CELLS + 1) + (row * 4 + column / 2) * 4 + piece + 1;
            }
    return 2 * key + board->white;
}

static draughts_board board_of(int key)
{
    draughts_board board = {.white = key % 2};
    memset(board.cell, '.', sizeof board.cell);
    for (key /= 2; key; key /= CELLS + 1) {
        int cell = key % (CELLS + 1) - 1, row = cell / 16;
        board.cell[row][cell / 4 % 4 * 2 + (row % 2 == 0)] = PIECES[cell % 4];
    }
    return board;
}

/* Its pieces stand on different squares, in their order; most numbers are no key. */
static int is_key(int key)
{
    int square = 32;
    for (key /= 2; key; key /= CELLS + 1) {
        int cell = key % (CELLS + 1) - 1;
        if (cell < 0 || cell / 4 >= square)
            return 0;
        square = cell / 4;
    }
    return 1;
}

/* Both sides are there, and no man stands where it would be a king. */
static int is_position(const draughts_board *board)
{
    int black = 0, white = 0;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            char piece = board->cell[row][column];
            black += piece == 'b' || piece == 'B';
            white += piece == 'w' || piece == 'W';
            if ((piece == 'b' && row == 7) || (piece == 'w' && row == 0))
                return 0;
        }
    return black && white;
}

static void add_successors(draughts_oracle *o, int number)
{
    draughts_path list[DRAUGHTS_PATHS];
    draughts_board board = board_of(o->keys[number]);
    int count = draughts_moves(&board, list);
    o->first[number] = o->successor_count;
    if (o->successor_count + count > o->capacity) {
        o->capacity = 2 * (o->capacity + count);
        o->successors = realloc(o->successors, (size_t)o->capacity * sizeof *o->successors);
    }
    for (int i = 0; i < count; i++) {
        draughts_board next = draughts_after(&board, &list[i]);
        int from = list[i].squares[0] - 1, row = from / 4;
        char piece = board.cell[row][from % 4 * 2 + (row % 2 == 0)];
        o->successors[o->successor_count++] =
            (successor){o->numbers[key_of(&next)], !list[i].captured && (piece == 'B' || piece == 'W')};
    }
}

static int result_of(const draughts_oracle *o, const successor *s)
{
    return s->number < 0 ? -1 : o->results[s->number];
}

/* Returns 1 when a sweep has changed something. */
static int sweep_results(draughts_oracle *o)
{
    int changed = 0;
    for (int i = 0; i < o->count; i++) {
        int won = 0, all_lost = 1;
        for (int k = o->first[i]; k < o->first[i + 1] && o->results[i] == 2; k++) {
            won |= result_of(o, &o->successors[k]) == -1;
            all_lost &= result_of(o, &o->successors[k]) == 1;
        }
        if (o->results[i] == 2 && (won || all_lost)) {
            o->results[i] = won ? 1 : -1;
            changed = 1;
        }
    }
    return changed;
}

/* Finds those that are `distance` away; 1 when a longer distance may still be found. */
static int sweep_distances(draughts_oracle *o, int distance)
{
    int left = 0;
    for (int i = 0; i < o->count; i++) {
        if (o->results[i] == 0 || o->distances[i] >= 0)
            continue;
        int some = 0, all = 1;
        for (int k = o->first[i]; k < o->first[i + 1]; k++) {
            const successor *s = &o->successors[k];
            int behind = s->stays ? o->distances[s->number] : 0;
            int near = behind >= 0 && behind < distance;
            some |= near && result_of(o, s) == -1;
            all &= near;
        }
        if (o->results[i] > 0 ? some : all)
            o->distances[i] = distance;
        left |= o->distances[i] < 0;
    }
    return left;
}

draughts_oracle *draughts_oracle_new(void)
{
    draughts_oracle *o = calloc(1, sizeof *o);
    o->numbers = malloc(KEYS * sizeof *o->numbers);
    o->keys = malloc(KEYS * sizeof *o->keys);
    for (int key = 0; key < KEYS; key++) {
        draughts_board board = board_of(is_key(key) ? key : 0);
        int is_one = is_position(&board);
        o->numbers[key] = is_one ? o->count : -1;
        if (is_one)
            o->keys[o->count++] = key;
    }
    o->results = malloc((size_t)o->count);
    o->distances = malloc((size_t)o->count * sizeof *o->distances);
    o->first = malloc(((size_t)o->count + 1) * sizeof *o->first);
    memset(o->results, 2, (size_t)o->count);
    for (int i = 0; i < o->count; i++) {
        o->distances[i] = -1;
        add_successors(o, i);
    }
    o->first[o->count] = o->successor_count;
    while (sweep_results(o)) {
    }
    for (int i = 0; i < o->count; i++)
        o->results[i] = (signed char)(o->results[i] == 2 ? 0 : o->results[i]);
    for (int distance = 0; sweep_distances(o, distance); distance++) {
    }
    return o;
}

void draughts_oracle_free(draughts_oracle *o)
{
    free(o->numbers);
    free(o->keys);
    free(o->results);
    free(o->distances);
    free(o->first);
    free(o->successors);
    free(o);
}

int draughts_oracle_count(const draughts_oracle *o)
{
    return o->count;
}

draughts_board draughts_oracle_board(const draughts_oracle *o, int number)
{
    return board_of(o->keys[number]);
}

int draughts_oracle_result(const draughts_oracle *o, int number, int *distance)
{
    *distance = o->distances[number];
    return o->results[number];
}
