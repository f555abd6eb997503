/* patterns.h - the learned evaluation of Othello: what stands on each of 46 groups of squares, how many moves each side
 * has and whose the last move will be, looked up in tables of one stage of the game and added. The tables are data
 * (weights.bin, made by `zw tune othello`) that patterns.c unpacks once; they are the same under every symmetry of the
 * board because a group and its images share one. Knows nothing of how they were learned.
 *
 * A group of n squares is a number of n digits of base 3: 0 empty, 1 mine, 2 theirs. The numbers of all groups are
 * summed at once, as lanes of 16 bits: each four squares of the board have a row of contributions for each of the
 * sixteen things that may stand there. The portable version and the one for AVX2 add the same lanes. */
#ifndef OTHELLO_PATTERNS_H
#define OTHELLO_PATTERNS_H

#include "othello.h"

extern const struct zw_tunable zw_othello_tunable; /* learn.c */

/* Name, squares, 3 to their number, how many images, and the squares of the first. */
#define OTHELLO_SHAPES(X)                                                                                              \
    X(edge, 10, 59049, 4, "a1b1c1d1e1f1g1h1b2g2")                                                                      \
    X(block, 10, 59049, 8, "a1b1c1d1e1a2b2c2d2e2")                                                                     \
    X(corner, 9, 19683, 4, "a1b1c1a2b2c2a3b3c3")                                                                       \
    X(second, 8, 6561, 4, "a2b2c2d2e2f2g2h2")                                                                          \
    X(third, 8, 6561, 4, "a3b3c3d3e3f3g3h3")                                                                           \
    X(fourth, 8, 6561, 4, "a4b4c4d4e4f4g4h4")                                                                          \
    X(diagonal8, 8, 6561, 2, "a1b2c3d4e5f6g7h8")                                                                       \
    X(diagonal7, 7, 2187, 4, "b1c2d3e4f5g6h7")                                                                         \
    X(diagonal6, 6, 729, 4, "c1d2e3f4g5h6")                                                                            \
    X(diagonal5, 5, 243, 4, "d1e2f3g4h5")                                                                              \
    X(diagonal4, 4, 81, 4, "e1f2g3h4")

#define OTHELLO_GROUPS 46
#define OTHELLO_LANES 48 /* the last two are spare */
#define OTHELLO_MOST_COUNTED 31 /* moves; more count as many */
#define OTHELLO_WEIGHT_UNIT 32 /* weights are this part of a disc */
#define OTHELLO_STAGES 13
#define OTHELLO_STAGE_PLIES 4 /* empty squares of a stage; the first moves all belong to the last */

/* The tables of one stage. */
typedef struct othello_weights {
#define OTHELLO_TABLE(name, squares, size, images, text) int16_t name[size];
    OTHELLO_SHAPES(OTHELLO_TABLE)
#undef OTHELLO_TABLE
    int16_t my_moves[OTHELLO_MOST_COUNTED + 1], their_moves[OTHELLO_MOST_COUNTED + 1];
    int16_t parity[2]; /* of the empty squares */
} othello_weights;

/* The numbers of all groups. */
typedef struct othello_numbers {
#define OTHELLO_LANE(name, squares, size, images, text) uint16_t name[images];
    OTHELLO_SHAPES(OTHELLO_LANE)
#undef OTHELLO_LANE
    uint16_t spare[OTHELLO_LANES - OTHELLO_GROUPS];
} othello_numbers;

typedef union othello_lanes {
    _Alignas(32) uint64_t words[OTHELLO_LANES / 4];
    uint16_t lanes[OTHELLO_LANES];
    othello_numbers of;
} othello_lanes;

typedef struct othello_patterns {
    othello_lanes rows[8][256]; /* what each row of the board adds to the numbers, by what is there */
    othello_weights stages[OTHELLO_STAGES];
} othello_patterns;

/* Immutable, built when it is first asked for, by whichever thread. */
const othello_patterns *zw_othello_patterns_build(void);
extern const othello_patterns *zw_othello_patterns_ready; /* NULL until then; read and written atomically */

static inline const othello_patterns *othello_patterns_get(void)
{
    const othello_patterns *patterns = __atomic_load_n(&zw_othello_patterns_ready, __ATOMIC_ACQUIRE);
    return __builtin_expect(patterns != NULL, 1) ? patterns : zw_othello_patterns_build();
}

static inline int othello_stage(int empty)
{
    int stage = empty / OTHELLO_STAGE_PLIES;
    return stage < OTHELLO_STAGES ? stage : OTHELLO_STAGES - 1;
}

#ifdef __AVX2__

#define OTHELLO_ADD_ROW(i)                                                                                             \
    do {                                                                                                               \
        const __m256i *a = (const __m256i *)(const void *)&patterns->rows[i][mine >> 8 * (i)&255];                     \
        const __m256i *b = (const __m256i *)(const void *)&patterns->rows[i][theirs >> 8 * (i)&255];                   \
        own0 = _mm256_add_epi16(own0, a[0]), own1 = _mm256_add_epi16(own1, a[1]);                                      \
        own2 = _mm256_add_epi16(own2, a[2]), other0 = _mm256_add_epi16(other0, b[0]);                                  \
        other1 = _mm256_add_epi16(other1, b[1]), other2 = _mm256_add_epi16(other2, b[2]);                              \
    } while (0)

static inline void othello_read_groups(const othello_patterns *patterns, uint64_t mine, uint64_t theirs,
                                       othello_lanes *to)
{
    __m256i own0 = _mm256_setzero_si256(), own1 = own0, own2 = own0, other0 = own0, other1 = own0, other2 = own0;
    __m256i *sum = (__m256i *)(void *)to;
    OTHELLO_ADD_ROW(0);
    OTHELLO_ADD_ROW(1);
    OTHELLO_ADD_ROW(2);
    OTHELLO_ADD_ROW(3);
    OTHELLO_ADD_ROW(4);
    OTHELLO_ADD_ROW(5);
    OTHELLO_ADD_ROW(6);
    OTHELLO_ADD_ROW(7);
    sum[0] = _mm256_add_epi16(own0, _mm256_add_epi16(other0, other0));
    sum[1] = _mm256_add_epi16(own1, _mm256_add_epi16(other1, other1));
    sum[2] = _mm256_add_epi16(own2, _mm256_add_epi16(other2, other2));
}

#else

/* No number reaches 2^16, so lanes never carry into each other. */
static inline void othello_read_groups(const othello_patterns *patterns, uint64_t mine, uint64_t theirs,
                                       othello_lanes *to)
{
    othello_lanes sum = {.words = {0}};
    for (int i = 0; i < 8; i++) {
        const othello_lanes *a = &patterns->rows[i][mine >> 8 * i & 255],
                            *b = &patterns->rows[i][theirs >> 8 * i & 255];
        for (int k = 0; k < OTHELLO_LANES / 4; k++)
            sum.words[k] += a->words[k] + 2 * b->words[k];
    }
    *to = sum;
}

#endif

static inline int othello_counted(uint64_t moves)
{
    int count = othello_count_bits(moves);
    return count < OTHELLO_MOST_COUNTED ? count : OTHELLO_MOST_COUNTED;
}

static inline int othello_add_up(const int16_t *weights, const uint16_t *numbers, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++) {
        int weight = weights[numbers[i]];
        __asm__("" : "+r"(weight)); /* one by one: compilers that collect them in vectors first need twice as long */
        sum += weight;
    }
    return sum;
}

static inline zw_value othello_evaluate(void *context, const void *at)
{
    const othello_position *board = at;
    uint64_t my_moves = othello_mobility(board->mine, board->theirs);
    uint64_t their_moves = othello_mobility(board->theirs, board->mine);
    const othello_patterns *patterns = othello_patterns_get();
    othello_lanes numbers;
    (void)context;
    if (!my_moves && !their_moves)
        return othello_outcome(board);
    othello_read_groups(patterns, board->mine, board->theirs, &numbers);
    int empty = othello_empties(board);
    const othello_weights *weights = &patterns->stages[othello_stage(empty)];
    __asm__("" : "+m"(numbers)); /* read back from memory: lanes are slow to take out of a vector */
    int sum = weights->my_moves[othello_counted(my_moves)] + weights->their_moves[othello_counted(their_moves)] +
              weights->parity[empty & 1];
#define OTHELLO_SUM(name, squares, size, images, text) sum += othello_add_up(weights->name, numbers.of.name, images);
    OTHELLO_SHAPES(OTHELLO_SUM)
#undef OTHELLO_SUM
    int value = sum * OTHELLO_DISC / OTHELLO_WEIGHT_UNIT;
    return value > OTHELLO_MAX_SCORE ? OTHELLO_MAX_SCORE : value < -OTHELLO_MAX_SCORE ? -OTHELLO_MAX_SCORE : value;
}

#endif
