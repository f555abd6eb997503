/* evaluate.h - what a position of Othello is worth without searching, and which moves look best: mobility, potential
 * mobility, corners and what stands beside them, edges, stable discs, parity. Weighted by hand; the same for every
 * symmetry of the board. Knows nothing of the table, the killers or the history that its hints are mixed with.
 *
 * Values are hundredths of a disc. */
#ifndef OTHELLO_EVALUATE_H
#define OTHELLO_EVALUATE_H

#include "othello.h"

#define OTHELLO_TOP_ROW UINT64_C(0x00000000000000FF)
#define OTHELLO_BOTTOM_ROW UINT64_C(0xFF00000000000000)
#define OTHELLO_SIDES (OTHELLO_LEFT | OTHELLO_RIGHT)
#define OTHELLO_ENDS (OTHELLO_TOP_ROW | OTHELLO_BOTTOM_ROW)
#define OTHELLO_BORDER (OTHELLO_SIDES | OTHELLO_ENDS)
#define OTHELLO_MIDDLE_OF_EDGES                                                                                        \
    UINT64_C(0x3C0081818181003C) /* the border without corners and the squares beside them */

/* -------------------------------------------------------------------------------------------------------- stable discs */

/* Squares without a neighbour one, two and four steps up, or down, a line. The lines are rows, columns, and diagonals that
 * rise and fall to the right: steps of 1, 8, 7 and 9. */
static const _Alignas(32) uint64_t othello_out_up[3][4] = {
    {0x8080808080808080, 0xFF00000000000000, 0xFF01010101010101, 0xFF80808080808080},
    {0xC0C0C0C0C0C0C0C0, 0xFFFF000000000000, 0xFFFF030303030303, 0xFFFFC0C0C0C0C0C0},
    {0xF0F0F0F0F0F0F0F0, 0xFFFFFFFF00000000, 0xFFFFFFFF0F0F0F0F, 0xFFFFFFFFF0F0F0F0},
};
static const _Alignas(32) uint64_t othello_out_down[3][4] = {
    {0x0101010101010101, 0x00000000000000FF, 0x80808080808080FF, 0x01010101010101FF},
    {0x0303030303030303, 0x000000000000FFFF, 0xC0C0C0C0C0C0FFFF, 0x030303030303FFFF},
    {0x0F0F0F0F0F0F0F0F, 0x00000000FFFFFFFF, 0xF0F0F0F0FFFFFFFF, 0x0F0F0F0FFFFFFFFF},
};
static const _Alignas(32) uint64_t othello_line_ends[4] = {OTHELLO_SIDES, OTHELLO_ENDS, OTHELLO_BORDER, OTHELLO_BORDER};

#ifdef __AVX2__

/* For each line, the squares where nothing can flip along it for want of room: it is full, or the square is at one of its
 * ends. */
typedef struct othello_closed {
    __m256i lines;
} othello_closed;

static inline othello_closed othello_closed_lines(uint64_t all)
{
    const __m256i *out_up = (const __m256i *)(const void *)othello_out_up;
    const __m256i *out_down = (const __m256i *)(const void *)othello_out_down;
    __m256i step = _mm256_setr_epi64x(1, 8, 7, 9);
    __m256i up = _mm256_set1_epi64x((long long)all), down = up;
    for (int i = 0; i < 3; i++, step = _mm256_add_epi64(step, step)) {
        up = _mm256_and_si256(up, _mm256_or_si256(_mm256_srlv_epi64(up, step), out_up[i]));
        down = _mm256_and_si256(down, _mm256_or_si256(_mm256_sllv_epi64(down, step), out_down[i]));
    }
    const __m256i ends = _mm256_load_si256((const __m256i *)(const void *)othello_line_ends);
    return (othello_closed){_mm256_or_si256(ends, _mm256_and_si256(up, down))};
}

/* Discs of one side that can surely never be flipped: along each of the four lines there is no room, or a stable disc of
 * the same colour beside. Shifts that wrap around arrive on the border, which is closed in that direction anyway. */
static inline uint64_t othello_stable(uint64_t discs, const othello_closed *closed)
{
    const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9);
    uint64_t stable = 0, before;
    do {
        before = stable;
        __m256i known = _mm256_set1_epi64x((long long)stable);
        __m256i beside = _mm256_or_si256(_mm256_sllv_epi64(known, step), _mm256_srlv_epi64(known, step));
        __m256i four = _mm256_or_si256(closed->lines, beside);
        __m128i two = _mm_and_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
        stable = discs & (uint64_t)_mm_cvtsi128_si64(_mm_and_si128(two, _mm_unpackhi_epi64(two, two)));
    } while (stable != before);
    return stable;
}

#else

typedef struct othello_closed {
    uint64_t row, column, rising, falling;
} othello_closed;

/* The squares from which every square up and down a line is taken, and the ends of the line. */
static inline uint64_t othello_closed_line(uint64_t all, int step, int line)
{
    uint64_t up = all, down = all;
    for (int i = 0; i < 3; i++, step *= 2) {
        up &= up >> step | othello_out_up[i][line];
        down &= down << step | othello_out_down[i][line];
    }
    return othello_line_ends[line] | (up & down);
}

static inline othello_closed othello_closed_lines(uint64_t all)
{
    return (othello_closed){othello_closed_line(all, 1, 0), othello_closed_line(all, 8, 1),
                            othello_closed_line(all, 7, 2), othello_closed_line(all, 9, 3)};
}

static inline uint64_t othello_stable(uint64_t discs, const othello_closed *closed)
{
    uint64_t stable = 0, before;
    do {
        before = stable;
        stable = discs & (closed->row | stable << 1 | stable >> 1) & (closed->column | stable << 8 | stable >> 8) &
                 (closed->rising | stable << 7 | stable >> 7) & (closed->falling | stable << 9 | stable >> 9);
    } while (stable != before);
    return stable;
}

#endif

/* ---------------------------------------------------------------------------------------------------------- evaluation */

/* A weight while more than OTHELLO_LATE squares are empty, and at the last move; between them it changes steadily. The
 * numbers were chosen by hand and kept when they won matches of fixed depth against their neighbours. */
#define OTHELLO_LATE 24
typedef struct othello_weight {
    int opening, ending;
} othello_weight;

static const othello_weight othello_mobility_weight = {55, 35}; /* a move more */
static const othello_weight othello_scarcity_weight = {1200, 700}; /* all the moves there are */
static const othello_weight othello_potential_weight = {50, 50}; /* an empty square beside a disc of the other side */
static const othello_weight othello_frontier_weight = {-25, -15}; /* a disc beside an empty square */
static const othello_weight othello_corner_weight = {700, 400};
static const othello_weight othello_corner_move_weight = {400, 200}; /* a corner that can be taken at once */
static const othello_weight othello_diagonal_weight = {-350, -100}; /* diagonally beside an empty corner */
static const othello_weight othello_beside_weight = {-120, -40}; /* on the edge beside an empty corner */
static const othello_weight othello_edge_weight = {40, 30};
static const othello_weight othello_stable_weight = {130, 120};
static const othello_weight othello_disc_weight = {-20, 0};
static const othello_weight othello_parity_weight = {0,
                                                     250}; /* an odd number of empty squares: the last move is mine */
static const othello_weight othello_turn_weight = {100, 100};

typedef struct othello_sum {
    int opening, ending;
} othello_sum;

static inline void othello_add(othello_sum *sum, othello_weight weight, int amount)
{
    sum->opening += weight.opening * amount;
    sum->ending += weight.ending * amount;
}

/* How many more of `squares` the first holds. */
static inline int othello_more(uint64_t mine, uint64_t theirs, uint64_t squares)
{
    return othello_count_bits(mine & squares) - othello_count_bits(theirs & squares);
}

static inline uint64_t othello_beside(uint64_t discs)
{
    uint64_t wide = discs | (discs & ~OTHELLO_RIGHT) << 1 | (discs & ~OTHELLO_LEFT) >> 1;
    return wide | wide << 8 | wide >> 8;
}

static inline uint64_t othello_diagonal_to_corners(uint64_t corners)
{
    uint64_t wide = (corners & OTHELLO_LEFT) << 1 | (corners & OTHELLO_RIGHT) >> 1;
    return wide << 8 | wide >> 8;
}

static inline uint64_t othello_edge_beside_corners(uint64_t corners)
{
    return (corners & OTHELLO_LEFT) << 1 | (corners & OTHELLO_RIGHT) >> 1 | corners << 8 | corners >> 8;
}

static inline zw_value othello_evaluate_hand(void *context, const void *at)
{
    const othello_position *board = at;
    uint64_t mine = board->mine, theirs = board->theirs, all = mine | theirs;
    uint64_t my_moves = othello_mobility(mine, theirs), their_moves = othello_mobility(theirs, mine);
    othello_sum sum = {0, 0};
    (void)context;
    if (!my_moves && !their_moves)
        return othello_outcome(board);

    /* 1. What can be done now and soon. A move counts for more where moves are few. */
    int my_count = othello_count_bits(my_moves), their_count = othello_count_bits(their_moves);
    othello_add(&sum, othello_mobility_weight, my_count - their_count);
    int scarcity = (my_count - their_count) * 256 / (my_count + their_count + 4);
    sum.opening += othello_scarcity_weight.opening * scarcity / 256;
    sum.ending += othello_scarcity_weight.ending * scarcity / 256;
    othello_add(&sum, othello_potential_weight, othello_more(othello_beside(theirs), othello_beside(mine), ~all));
    othello_add(&sum, othello_frontier_weight, othello_more(mine, theirs, othello_beside(~all)));
    othello_add(&sum, othello_corner_move_weight, othello_more(my_moves, their_moves, OTHELLO_CORNERS));

    /* 2. What stands well or badly. */
    uint64_t open_corners = OTHELLO_CORNERS & ~all;
    othello_add(&sum, othello_corner_weight, othello_more(mine, theirs, OTHELLO_CORNERS));
    othello_add(&sum, othello_diagonal_weight, othello_more(mine, theirs, othello_diagonal_to_corners(open_corners)));
    othello_add(&sum, othello_beside_weight, othello_more(mine, theirs, othello_edge_beside_corners(open_corners)));
    othello_add(&sum, othello_edge_weight, othello_more(mine, theirs, OTHELLO_MIDDLE_OF_EDGES));
    othello_add(&sum, othello_disc_weight, othello_more(mine, theirs, all));

    /* 3. What will stand to the end. Without a corner hardly anything does. */
    if (open_corners != OTHELLO_CORNERS) {
        othello_closed closed = othello_closed_lines(all);
        othello_add(&sum, othello_stable_weight,
                    othello_count_bits(othello_stable(mine, &closed)) -
                        othello_count_bits(othello_stable(theirs, &closed)));
    }

    /* 4. Whose turn it is, and whose it will be when one square is left. */
    int empty = OTHELLO_SQUARES - othello_count_bits(all);
    othello_add(&sum, othello_turn_weight, 1);
    othello_add(&sum, othello_parity_weight, empty % 2 ? 1 : -1);

    int early = empty < OTHELLO_LATE ? empty : OTHELLO_LATE;
    int value = (sum.opening * early + sum.ending * (OTHELLO_LATE - early)) / OTHELLO_LATE;
    return value > OTHELLO_MAX_SCORE ? OTHELLO_MAX_SCORE : value < -OTHELLO_MAX_SCORE ? -OTHELLO_MAX_SCORE : value;
}

/* -------------------------------------------------------------------------------------------------------------- hints */

#define OTHELLO_HINT ZW_HISTORY_MAX /* one unit of the hints below; an answer more or less is eight */
#define OTHELLO_FEW_EMPTIES 16 /* from here on parity is a hint */

static const int8_t othello_square_hint[OTHELLO_SQUARES] = {
    40, -8,  6, 2, 2, 6, -8,  40, /* row 1 */
    -8, -24, 0, 0, 0, 0, -24, -8, /* row 2 */
    6,  0,   2, 1, 1, 2, 0,   6, /* row 3 */
    2,  0,   1, 0, 0, 1, 0,   2, /* row 4 */
    2,  0,   1, 0, 0, 1, 0,   2, /* row 5 */
    6,  0,   2, 1, 1, 2, 0,   6, /* row 6 */
    -8, -24, 0, 0, 0, 0, -24, -8, /* row 7 */
    40, -8,  6, 2, 2, 6, -8,  40, /* row 8 */
};

/* Near the end, the quarters of the board with an odd number of empty squares: who moves there first moves there last. */
static inline uint64_t othello_odd_quadrants(uint64_t empty)
{
    static const uint64_t quadrants[4] = {0x000000000F0F0F0F, 0x00000000F0F0F0F0, 0x0F0F0F0F00000000,
                                          0xF0F0F0F000000000};
    uint64_t odd = 0;
    if (othello_count_bits(empty) > OTHELLO_FEW_EMPTIES)
        return 0;
    for (int i = 0; i < 4; i++)
        odd |= othello_count_bits(empty & quadrants[i]) % 2 ? quadrants[i] : 0;
    return odd;
}

/* Moves that leave the other side few answers, above all no corners, and few empty squares to come to later. A pass is alone.
 * Inside the search its constants would not stay in registers. */
static __attribute__((noinline, unused)) void othello_order(void *context, const void *at, const zw_move *moves,
                                                            int count, int32_t *keys)
{
    const othello_position *board = at;
    const uint64_t own = board->mine, other = board->theirs;
    uint64_t odd = othello_odd_quadrants(~(own | other));
    (void)context;
    if (count == 1 && moves[0] == OTHELLO_PASS) {
        keys[0] = 0;
        return;
    }
    for (int i = 0; i < count; i++) {
        uint64_t flips = othello_flips((int)moves[i], own, other);
        uint64_t mine = other ^ flips, theirs = own ^ (flips | UINT64_C(1) << moves[i]); /* of the side that answers */
        uint64_t answers = othello_mobility(mine, theirs), empty = ~(mine | theirs);
        int corners = othello_count_bits(answers & OTHELLO_CORNERS);
        int potential = othello_count_bits(othello_beside(theirs) & empty);
        int hint = othello_square_hint[moves[i]] + 8 * (int)(odd >> moves[i] & 1);
        keys[i] = OTHELLO_HINT * (hint - 8 * othello_count_bits(answers) - 32 * corners - 4 * potential);
    }
}

/* Discs alone: for judging the evaluation above. */
static inline zw_value othello_evaluate_plain(void *context, const void *at)
{
    const othello_position *board = at;
    (void)context;
    if (!othello_mobility(board->mine, board->theirs) && !othello_mobility(board->theirs, board->mine))
        return othello_outcome(board);
    return OTHELLO_DISC * (othello_count_bits(board->mine) - othello_count_bits(board->theirs));
}

#endif
