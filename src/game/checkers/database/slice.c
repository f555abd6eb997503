/* slice.c - numbering the positions of a slice: see slice.h. */
#include "slice.h"

#include <stdlib.h>

#define HOME_ROW 0xFu /* of the side to move: no man of the other side stands there, it would be a king */
#define MEN_SQUARES 28

/* `count` of `n`. */
static inline uint32_t choose(int n, int count)
{
    static const uint32_t table[CHECKERS_SQUARES + 1][SLICE_PIECES + 1] = {
        {1, 0, 0, 0, 0, 0, 0},
        {1, 1, 0, 0, 0, 0, 0},
        {1, 2, 1, 0, 0, 0, 0},
        {1, 3, 3, 1, 0, 0, 0},
        {1, 4, 6, 4, 1, 0, 0},
        {1, 5, 10, 10, 5, 1, 0},
        {1, 6, 15, 20, 15, 6, 1},
        {1, 7, 21, 35, 35, 21, 7},
        {1, 8, 28, 56, 70, 56, 28},
        {1, 9, 36, 84, 126, 126, 84},
        {1, 10, 45, 120, 210, 252, 210},
        {1, 11, 55, 165, 330, 462, 462},
        {1, 12, 66, 220, 495, 792, 924},
        {1, 13, 78, 286, 715, 1287, 1716},
        {1, 14, 91, 364, 1001, 2002, 3003},
        {1, 15, 105, 455, 1365, 3003, 5005},
        {1, 16, 120, 560, 1820, 4368, 8008},
        {1, 17, 136, 680, 2380, 6188, 12376},
        {1, 18, 153, 816, 3060, 8568, 18564},
        {1, 19, 171, 969, 3876, 11628, 27132},
        {1, 20, 190, 1140, 4845, 15504, 38760},
        {1, 21, 210, 1330, 5985, 20349, 54264},
        {1, 22, 231, 1540, 7315, 26334, 74613},
        {1, 23, 253, 1771, 8855, 33649, 100947},
        {1, 24, 276, 2024, 10626, 42504, 134596},
        {1, 25, 300, 2300, 12650, 53130, 177100},
        {1, 26, 325, 2600, 14950, 65780, 230230},
        {1, 27, 351, 2925, 17550, 80730, 296010},
        {1, 28, 378, 3276, 20475, 98280, 376740},
        {1, 29, 406, 3654, 23751, 118755, 475020},
        {1, 30, 435, 4060, 27405, 142506, 593775},
        {1, 31, 465, 4495, 31465, 169911, 736281},
        {1, 32, 496, 4960, 35960, 201376, 906192},
    };
    return table[n][count];
}

/* The number of a set among those of its size, of squares that are not in `taken`: in the order of the sets' values. */
static inline uint32_t rank_of(uint32_t set, uint32_t taken)
{
    uint32_t rank = 0;
    for (int count = 1; set; set &= set - 1, count++) {
        uint32_t below = (set & -set) - 1;
        rank += choose(slice_bits(below & ~taken), count);
    }
    return rank;
}

/* A set of the squares that are not in `taken`, given as a set of their ranks. */
static uint32_t spread(uint64_t ranks, uint32_t taken)
{
    uint32_t set = 0, free = ~taken;
    for (; free && ranks; free &= free - 1, ranks >>= 1)
        if (ranks & 1)
            set |= free & -free;
    return set;
}

/* The set of `count` with a number. */
static uint32_t set_at(uint32_t rank, int count, uint32_t taken)
{
    uint64_t ranks = 0;
    for (int n = CHECKERS_SQUARES; count > 0; count--) {
        while (n > 0 && choose(n, count) > rank)
            n--;
        rank -= choose(n, count);
        ranks |= UINT64_C(1) << n;
    }
    return spread(ranks, taken);
}

/* The next larger set with as many members: sets come in the order of their numbers. */
static uint32_t next_set(uint32_t set)
{
    uint32_t low = set & -set, up = set + low;
    return low ? up | ((set ^ up) >> 2) / low : 0;
}

int zw_checkers_slice_begin(slice *s, slice_material m)
{
    int free = CHECKERS_SQUARES - slice_men(m);
    uint32_t count = choose(MEN_SQUARES, m.men[SLICE_MINE]), before = 0;
    uint32_t mine = (1u << m.men[SLICE_MINE]) - 1;
    *s = (slice){.material = m, .men_before = malloc((count + 1) * sizeof *s->men_before)};
    if (!s->men_before)
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        s->men_before[i] = before;
        before += choose(MEN_SQUARES - slice_bits(mine & ~HOME_ROW), m.men[SLICE_THEIRS]);
        mine = next_set(mine);
    }
    s->men_before[count] = before;
    s->kings_mine = choose(free, m.kings[SLICE_MINE]);
    s->kings_theirs = choose(free - m.kings[SLICE_MINE], m.kings[SLICE_THEIRS]);
    s->positions = before * slice_kings(s);
    return 0;
}

void zw_checkers_slice_end(slice *s)
{
    free(s->men_before);
    s->men_before = NULL;
}

uint64_t zw_checkers_slice_men_index(const slice *s, const slice_board *board)
{
    return s->men_before[rank_of(board->men[SLICE_MINE], 0)] +
           rank_of(board->men[SLICE_THEIRS], board->men[SLICE_MINE] | HOME_ROW);
}

uint64_t zw_checkers_slice_kings_index(const slice *s, const slice_board *board)
{
    uint32_t taken = board->men[SLICE_MINE] | board->men[SLICE_THEIRS];
    return (uint64_t)rank_of(board->kings[SLICE_MINE], taken) * s->kings_theirs +
           rank_of(board->kings[SLICE_THEIRS], taken | board->kings[SLICE_MINE]);
}

uint64_t zw_checkers_slice_index(const slice *s, const slice_board *board)
{
    return zw_checkers_slice_men_index(s, board) * slice_kings(s) + zw_checkers_slice_kings_index(s, board);
}

void zw_checkers_slice_put_kings(const slice *s, slice_board *board, uint64_t index)
{
    const slice_material *m = &s->material;
    uint32_t taken = board->men[SLICE_MINE] | board->men[SLICE_THEIRS];
    board->kings[SLICE_MINE] = set_at((uint32_t)(index / s->kings_theirs), m->kings[SLICE_MINE], taken);
    board->kings[SLICE_THEIRS] =
        set_at((uint32_t)(index % s->kings_theirs), m->kings[SLICE_THEIRS], taken | board->kings[SLICE_MINE]);
}

slice_board zw_checkers_slice_board_at(const slice *s, uint64_t index)
{
    const slice_material *m = &s->material;
    uint64_t kings = slice_kings(s);
    uint32_t men = (uint32_t)(index / kings), low = 0, high = choose(MEN_SQUARES, m->men[SLICE_MINE]);
    slice_board board;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        *(s->men_before[middle] <= men ? &low : &high) = middle;
    }
    board.men[SLICE_MINE] = set_at(low, m->men[SLICE_MINE], 0);
    board.men[SLICE_THEIRS] = set_at(men - s->men_before[low], m->men[SLICE_THEIRS], board.men[SLICE_MINE] | HOME_ROW);
    zw_checkers_slice_put_kings(s, &board, index % kings);
    return board;
}

/* ----------------------------------------------------------------------------------------------------------- boards */

/* checkers.h leaves a bit empty after every eight squares. */
static inline uint32_t squeezed(uint64_t set)
{
    return (uint32_t)((set & 0xFF) | (set >> 1 & 0xFF00) | (set >> 2 & 0xFF0000) | (set >> 3 & 0xFF000000));
}

static inline uint64_t stretched(uint32_t set)
{
    uint64_t wide = set;
    return (wide & 0xFF) | (wide & 0xFF00) << 1 | (wide & 0xFF0000) << 2 | (wide & 0xFF000000) << 3;
}

uint32_t zw_checkers_slice_turned(uint32_t set)
{
    set = (set >> 1 & 0x55555555) | (set & 0x55555555) << 1;
    set = (set >> 2 & 0x33333333) | (set & 0x33333333) << 2;
    set = (set >> 4 & 0x0F0F0F0F) | (set & 0x0F0F0F0F) << 4;
    return __builtin_bswap32(set);
}

slice_board zw_checkers_slice_board_of(const checkers_position *position)
{
    uint32_t mine = squeezed(position->mine), theirs = squeezed(position->theirs), kings = squeezed(position->kings);
    if (position->white) {
        mine = zw_checkers_slice_turned(mine);
        theirs = zw_checkers_slice_turned(theirs);
        kings = zw_checkers_slice_turned(kings);
    }
    return (slice_board){{mine & ~kings, theirs & ~kings}, {mine & kings, theirs & kings}};
}

checkers_position zw_checkers_slice_position(const slice_board *board)
{
    return (checkers_position){.mine = stretched(board->men[SLICE_MINE] | board->kings[SLICE_MINE]),
                               .theirs = stretched(board->men[SLICE_THEIRS] | board->kings[SLICE_THEIRS]),
                               .kings = stretched(board->kings[SLICE_MINE] | board->kings[SLICE_THEIRS])};
}
