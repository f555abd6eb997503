/* slice.h - the positions of checkers with the same material, numbered without gaps. It knows where pieces can stand and
 * nothing of how they move, nor of files.
 *
 * A position is always seen by its side to move, whose men go from square 1 towards 32: where White is to move the board
 * is turned. That halves the database. */
#ifndef CHECKERS_DATABASE_SLICE_H
#define CHECKERS_DATABASE_SLICE_H

#include "../checkers.h"

#define SLICE_PIECES 6 /* at most */

enum { SLICE_MINE, SLICE_THEIRS };

/* How many pieces: of the side to move, of the other. */
typedef struct slice_material {
    int men[2], kings[2];
} slice_material;

/* Where they stand: bit n - 1 is square n. */
typedef struct slice_board {
    uint32_t men[2], kings[2];
} slice_board;

/* The numbering of one slice: by my men, their men, my kings, their kings, each among the squares that are left. */
typedef struct slice {
    slice_material material;
    uint32_t *men_before; /* by the rank of my men: placements of all men before those; the last is their number */
    uint32_t kings_mine, kings_theirs; /* placements of my kings given the men, and of theirs given those */
    uint64_t positions;
} slice;

static inline int slice_bits(uint32_t set)
{
    return __builtin_popcount(set);
}

static inline int slice_pieces(slice_material m)
{
    return m.men[0] + m.men[1] + m.kings[0] + m.kings[1];
}

static inline int slice_men(slice_material m)
{
    return m.men[0] + m.men[1];
}

/* The slice on the other side of a quiet move. */
static inline slice_material slice_swapped(slice_material m)
{
    return (slice_material){{m.men[1], m.men[0]}, {m.kings[1], m.kings[0]}};
}

static inline int slice_same(slice_material a, slice_material b)
{
    return a.men[0] == b.men[0] && a.men[1] == b.men[1] && a.kings[0] == b.kings[0] && a.kings[1] == b.kings[1];
}

static inline slice_material slice_material_of(const slice_board *board)
{
    return (slice_material){{slice_bits(board->men[0]), slice_bits(board->men[1])},
                            {slice_bits(board->kings[0]), slice_bits(board->kings[1])}};
}

/* Places for all slices with at most SLICE_PIECES pieces, both sides present or not. */
#define SLICE_PLACES ((SLICE_PIECES + 1) * (SLICE_PIECES + 1) * (SLICE_PIECES + 1) * (SLICE_PIECES + 1))
static inline int slice_place(slice_material m)
{
    const int base = SLICE_PIECES + 1;
    return ((m.men[0] * base + m.kings[0]) * base + m.men[1]) * base + m.kings[1];
}

static inline slice_material slice_at(int place)
{
    const int base = SLICE_PIECES + 1;
    return (slice_material){{place / (base * base * base), place / base % base},
                            {place / (base * base) % base, place % base}};
}

/* Returns 0, or -1 when out of memory. zw_checkers_slice_end() may follow either. */
int zw_checkers_slice_begin(slice *s, slice_material material);
void zw_checkers_slice_end(slice *s);

/* Placements of all kings, whatever the men. */
static inline uint64_t slice_kings(const slice *s)
{
    return (uint64_t)s->kings_mine * s->kings_theirs;
}

/* The number of a board that has the slice's material: that of its men times slice_kings(), plus that of its kings given
 * the men. And the way back. */
uint64_t zw_checkers_slice_index(const slice *s, const slice_board *board);
uint64_t zw_checkers_slice_men_index(const slice *s, const slice_board *board);
uint64_t zw_checkers_slice_kings_index(const slice *s, const slice_board *board);
slice_board zw_checkers_slice_board_at(const slice *s, uint64_t index);
void zw_checkers_slice_put_kings(const slice *s, slice_board *board, uint64_t kings_index); /* the men stand already */

/* Between the two kinds of boards. */
slice_board zw_checkers_slice_board_of(const checkers_position *position);
checkers_position zw_checkers_slice_position(const slice_board *board); /* Black to move */
uint32_t zw_checkers_slice_turned(uint32_t set); /* square n to 33 - n */

#endif
