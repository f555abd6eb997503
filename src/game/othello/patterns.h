/* patterns.h - the learned evaluation of Othello: what stands on each of 64 groups of squares, how many moves each side
 * has and whose the last move will be, looked up in tables of one stage of the game and added. The tables are data
 * (weights.bin, made by train/ or by `zw tune othello`) that patterns.c unpacks once; they are the same under every
 * symmetry of the board because a group and its images share one. Knows nothing of how they were learned.
 *
 * A group of n squares is a number of n digits of base 3: 0 empty, 1 mine, 2 theirs. The numbers of all groups are
 * summed at once, as lanes of 16 bits: each row of the board has a row of contributions for each of the 256 things that
 * may stand there. The portable version and the one for AVX2 add the same lanes and look up the same weights. */
#ifndef OTHELLO_PATTERNS_H
#define OTHELLO_PATTERNS_H

#include "othello.h"

#include <limits.h>

extern const struct zw_tunable zw_othello_tunable; /* learn.c */

/* Name, squares, 3 to their number, how many images, and the squares of the first. */
#define OTHELLO_SHAPES(X)                                                                                              \
    X(edge, 10, 59049, 4, "a1b1c1d1e1f1g1h1b2g2")                                                                      \
    X(block, 10, 59049, 8, "a1b1c1d1e1a2b2c2d2e2")                                                                     \
    X(triangle, 10, 59049, 4, "a1b1c1d1a2b2c2a3b3a4")                                                                  \
    X(arrow, 10, 59049, 4, "a1b1a2b2c2b3c3d3c4d4")                                                                     \
    X(ledge, 10, 59049, 4, "c1d1e1f1c2d2e2f2d3e3")                                                                     \
    X(border, 10, 59049, 4, "a1b1c1d1e1b2a2a3a4a5")                                                                    \
    X(wing, 10, 59049, 4, "a1b1a2b2c2d2e2b3b4b5")                                                                      \
    X(poles, 10, 59049, 2, "a1b1a2b2c3f6g7h7g8h8")                                                                     \
    X(corner, 9, 19683, 4, "a1b1c1a2b2c2a3b3c3")                                                                       \
    X(diagonal7, 9, 19683, 4, "a1b1c2d3e4f5g6h7h8")                                                                    \
    X(diagonal5, 9, 19683, 4, "c1d1e1e2f3g4h4h5h6")                                                                    \
    X(second, 8, 6561, 4, "a2b2c2d2e2f2g2h2")                                                                          \
    X(third, 8, 6561, 4, "a3b3c3d3e3f3g3h3")                                                                           \
    X(fourth, 8, 6561, 4, "a4b4c4d4e4f4g4h4")                                                                          \
    X(diagonal8, 8, 6561, 2, "a1b2c3d4e5f6g7h8")                                                                       \
    X(diagonal6, 8, 6561, 4, "b2c1d2e3f4g5h6g7")

#define OTHELLO_GROUPS 64
#define OTHELLO_LANES 64
#define OTHELLO_MOST_COUNTED 31 /* moves; more count as many */
#define OTHELLO_WEIGHT_UNIT 32 /* weights are this part of a disc */
#define OTHELLO_LARGEST_WEIGHT 2047 /* none is larger: the sum of eight fits into 16 bits */
#define OTHELLO_STAGES 18
#define OTHELLO_STAGE_PLIES 3 /* empty squares of a stage; the first moves all belong to the last */

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
} othello_numbers;

typedef union othello_lanes {
    _Alignas(32) uint64_t words[OTHELLO_LANES / 4];
    uint16_t lanes[OTHELLO_LANES];
    othello_numbers of;
} othello_lanes;

typedef struct othello_patterns {
    othello_lanes rows[8][256]; /* what each row of the board adds to the numbers, by what is there */
    othello_lanes squares[OTHELLO_SQUARES]; /* the same for a single square */
    othello_lanes twice[OTHELLO_SQUARES]; /* and doubled, for a disc of the other side */
    _Alignas(32) int32_t tables[OTHELLO_LANES]; /* where the table of each group begins in the weights of a stage */
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

/* The numbers of all groups of a position, for those who are in no hurry. */
void zw_othello_read_groups(uint64_t mine, uint64_t theirs, othello_lanes *to);

static inline int othello_stage(int empty)
{
    int stage = empty / OTHELLO_STAGE_PLIES;
    return stage < OTHELLO_STAGES ? stage : OTHELLO_STAGES - 1;
}

static inline int othello_counted(uint64_t moves)
{
    int count = othello_count_bits(moves);
    return count < OTHELLO_MOST_COUNTED ? count : OTHELLO_MOST_COUNTED;
}

#ifdef __AVX2__

/* What one side's discs on a row add to the four vectors of lanes. */
#define OTHELLO_ADD_LANES(to, from)                                                                                    \
    do {                                                                                                               \
        const __m256i *lanes = (const __m256i *)(const void *)(from);                                                  \
        to##0 = _mm256_add_epi16(to##0, lanes[0]), to##1 = _mm256_add_epi16(to##1, lanes[1]);                          \
        to##2 = _mm256_add_epi16(to##2, lanes[2]), to##3 = _mm256_add_epi16(to##3, lanes[3]);                          \
    } while (0)
#define OTHELLO_ADD_ROW(to, i, discs) OTHELLO_ADD_LANES(to, &patterns->rows[i][(discs) >> 8 * (i)&255])
#define OTHELLO_ADD_ROWS(to, discs)                                                                                    \
    do {                                                                                                               \
        OTHELLO_ADD_ROW(to, 0, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 1, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 2, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 3, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 4, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 5, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 6, discs);                                                                                 \
        OTHELLO_ADD_ROW(to, 7, discs);                                                                                 \
    } while (0)

/* The numbers of all groups. */
static inline void othello_number(const othello_patterns *patterns, uint64_t mine, uint64_t theirs, othello_lanes *to)
{
    __m256i sum0 = _mm256_setzero_si256(), sum1 = sum0, sum2 = sum0, sum3 = sum0;
    __m256i *store = (__m256i *)(void *)to;
    OTHELLO_ADD_ROWS(sum, theirs);
    sum0 = _mm256_add_epi16(sum0, sum0), sum1 = _mm256_add_epi16(sum1, sum1);
    sum2 = _mm256_add_epi16(sum2, sum2), sum3 = _mm256_add_epi16(sum3, sum3);
    OTHELLO_ADD_ROWS(sum, mine);
    _mm256_store_si256(store, sum0), _mm256_store_si256(store + 1, sum1);
    _mm256_store_si256(store + 2, sum2), _mm256_store_si256(store + 3, sum3);
}

/* The weights of eight groups in the low halves of their lanes: each is gathered with its neighbour above it. */
#define OTHELLO_GATHER(numbers, i)                                                                                     \
    _mm256_i32gather_epi32(                                                                                            \
        (const int *)(const void *)weights,                                                                            \
        _mm256_add_epi32(_mm256_cvtepu16_epi32(numbers),                                                               \
                         _mm256_load_si256((const __m256i *)(const void *)(patterns->tables + 8 * (i)))),              \
        2)
#define OTHELLO_GATHER_TWO(vector, i)                                                                                  \
    _mm256_add_epi16(OTHELLO_GATHER(_mm256_castsi256_si128(vector), 2 * (i)),                                          \
                     OTHELLO_GATHER(_mm256_extracti128_si256(vector, 1), 2 * (i) + 1))

/* Adds up the weights of eight groups in each lane; OTHELLO_LARGEST_WEIGHT sees to it that the sums fit. */
#define OTHELLO_ADD_UP(sum)                                                                                            \
    othello_add_lanes(                                                                                                 \
        _mm256_add_epi16(_mm256_add_epi16(OTHELLO_GATHER_TWO(sum##0, 0), OTHELLO_GATHER_TWO(sum##1, 1)),               \
                         _mm256_add_epi16(OTHELLO_GATHER_TWO(sum##2, 2), OTHELLO_GATHER_TWO(sum##3, 3))))

/* The sum of the low halves of eight lanes. */
static inline int othello_add_lanes(__m256i halves)
{
    __m256i eight = _mm256_madd_epi16(halves, _mm256_set1_epi32(1));
    __m128i four = _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1));
    __m128i two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
    return _mm_cvtsi128_si32(two) + _mm_extract_epi32(two, 1);
}

/* The sum of the weights of all groups. */
static inline int othello_add_up(const othello_patterns *patterns, const int16_t *weights, const othello_lanes *numbers)
{
    const __m256i *sum = (const __m256i *)(const void *)numbers;
    __m256i sum0 = sum[0], sum1 = sum[1], sum2 = sum[2], sum3 = sum[3];
    return OTHELLO_ADD_UP(sum);
}

/* The same when discs have changed since the numbers were found: `once` adds 1 to its squares, `twice` 2. */
static inline int othello_add_up_with(const othello_patterns *patterns, const int16_t *weights,
                                      const othello_lanes *numbers, uint64_t once, int twice)
{
    const __m256i *sum = (const __m256i *)(const void *)numbers;
    __m256i sum0 = sum[0], sum1 = sum[1], sum2 = sum[2], sum3 = sum[3];
    OTHELLO_ADD_LANES(sum, &patterns->twice[twice]);
    for (; once; once &= once - 1)
        OTHELLO_ADD_LANES(sum, &patterns->squares[othello_first_square(once)]);
    return OTHELLO_ADD_UP(sum);
}

#else

/* No number reaches 2^16, so lanes never carry into each other. */
static inline void othello_add_times(othello_lanes *to, const othello_lanes *from, uint64_t times)
{
    for (int k = 0; k < OTHELLO_LANES / 4; k++)
        to->words[k] += times * from->words[k];
}

static inline void othello_number(const othello_patterns *patterns, uint64_t mine, uint64_t theirs, othello_lanes *to)
{
    *to = (othello_lanes){.words = {0}};
    for (int i = 0; i < 8; i++) {
        othello_add_times(to, &patterns->rows[i][mine >> 8 * i & 255], 1);
        othello_add_times(to, &patterns->rows[i][theirs >> 8 * i & 255], 2);
    }
}

static inline int othello_add_up(const othello_patterns *patterns, const int16_t *weights, const othello_lanes *numbers)
{
    int sum = 0;
    for (int i = 0; i < OTHELLO_GROUPS; i++)
        sum += weights[patterns->tables[i] + numbers->lanes[i]];
    return sum;
}

static inline int othello_add_up_with(const othello_patterns *patterns, const int16_t *weights,
                                      const othello_lanes *numbers, uint64_t once, int twice)
{
    othello_lanes sum = *numbers;
    othello_add_times(&sum, &patterns->twice[twice], 1);
    for (; once; once &= once - 1)
        othello_add_times(&sum, &patterns->squares[othello_first_square(once)], 1);
    return othello_add_up(patterns, weights, &sum);
}

#endif

/* ---------------------------------------------------------------------------------------------------------- evaluation */

static inline const int16_t *othello_groups_of(const othello_weights *weights)
{
    return (const int16_t *)(const void *)weights;
}

/* The sum of all weights of a position in which somebody can move, from that of its groups. */
static inline int othello_sum_of(const othello_weights *weights, int groups, uint64_t my_moves, uint64_t their_moves,
                                 int empty)
{
    return weights->my_moves[othello_counted(my_moves)] + weights->their_moves[othello_counted(their_moves)] +
           weights->parity[empty & 1] + groups;
}

/* The value that a sum of weights stands for. */
static inline zw_value othello_value(int sum)
{
    int value = sum * OTHELLO_DISC / OTHELLO_WEIGHT_UNIT;
    return value > OTHELLO_MAX_SCORE ? OTHELLO_MAX_SCORE : value < -OTHELLO_MAX_SCORE ? -OTHELLO_MAX_SCORE : value;
}

static inline zw_value othello_evaluate(void *context, const void *at)
{
    const othello_position *board = at;
    const othello_patterns *patterns = othello_patterns_get();
    uint64_t my_moves, their_moves;
    othello_mobilities(board->mine, board->theirs, &my_moves, &their_moves);
    (void)context;
    if (!my_moves && !their_moves)
        return othello_outcome(board);
    int empty = othello_empties(board);
    const othello_weights *weights = &patterns->stages[othello_stage(empty)];
    othello_lanes numbers;
    othello_number(patterns, board->mine, board->theirs, &numbers);
    int groups = othello_add_up(patterns, othello_groups_of(weights), &numbers);
    return othello_value(othello_sum_of(weights, groups, my_moves, their_moves, empty));
}

/* Values the moves one by one until one is worth beta. What a move changes is added to the numbers of the position before
 * it: a flipped disc was theirs and is mine, which for the other side is 2 instead of 1, and the new disc is 2. */
static inline int othello_evaluate_moves(void *context, const void *at, zw_value beta, uint16_t first, zw_value *best,
                                         zw_move *best_move)
{
    static const uint64_t good_first[] = {
        OTHELLO_CORNERS,
        UINT64_C(0x003C7E7E7E7E3C00), /* inside */
        UINT64_C(0x3C0081818181003C), /* edges */
        UINT64_C(0x4281000000008142), /* beside corners */
        UINT64_C(0x0042000000004200), /* diagonally beside corners */
    };
    const othello_position *board = at;
    const uint64_t own = board->mine, other = board->theirs;
    uint64_t moves = othello_mobility(own, other);
    const othello_patterns *patterns = othello_patterns_get();
    int count = othello_count_bits(moves), empty = othello_empties(board) - 1, most = -ZW_INFINITY, least = INT_MAX;
    (void)context;
    if (!moves)
        return 0;
    const othello_weights *weights = &patterns->stages[othello_stage(empty)];
    othello_lanes numbers;
    othello_number(patterns, other, own, &numbers);
    uint64_t now = first < OTHELLO_PASS ? moves & UINT64_C(1) << first : 0;
    for (size_t next = 0; moves && most < beta; now &= now - 1) {
        while (!now)
            now = moves & good_first[next++];
        int square = othello_first_square(now);
        uint64_t flips = othello_flips(square, own, other), answers, next_moves;
        uint64_t mine = other ^ flips, theirs = own | flips | (now & -now); /* of the side that answers */
        othello_mobilities(mine, theirs, &answers, &next_moves);
        moves ^= now & -now;
        zw_value value;
        if (answers | next_moves) {
            int groups = othello_add_up_with(patterns, othello_groups_of(weights), &numbers, flips, square);
            int sum = othello_sum_of(weights, groups, answers, next_moves, empty);
            if (sum >= least) /* no better than one before it */
                continue;
            least = sum;
            value = -othello_value(sum);
        } else {
            value = -othello_outcome(&(othello_position){.mine = mine, .theirs = theirs});
        }
        if (value > most) {
            most = value;
            *best_move = (zw_move)square;
        }
    }
    *best = most;
    return count - othello_count_bits(moves);
}

#endif
