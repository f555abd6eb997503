/* board.h - the two questions of Othello on bitboards: where can a side move, and what does a move flip. Each has a version
 * for AVX2, which looks along four lines at once, and a portable one; tests hold both to an array board. Knows nothing of
 * whose turn it is, nor of values.
 *
 * Square a1 is bit 0, b1 bit 1, h1 bit 7, a2 bit 8. "Up" a line is towards higher bits. */
#ifndef OTHELLO_BOARD_H
#define OTHELLO_BOARD_H

#include <stdint.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#define OTHELLO_SQUARES 64
#define OTHELLO_LEFT UINT64_C(0x0101010101010101) /* column a */
#define OTHELLO_RIGHT UINT64_C(0x8080808080808080) /* column h */
#define OTHELLO_INNER_COLUMNS (~(OTHELLO_LEFT | OTHELLO_RIGHT))
#define OTHELLO_CORNERS UINT64_C(0x8100000000000081)

/* ---------------------------------------------------------------------------------------------------------------- lines */

#define OTHELLO_UP(square) (~((UINT64_C(2) << (square)) - 1))
#define OTHELLO_DOWN(square) ((UINT64_C(1) << (square)) - 1)
#define OTHELLO_AT_LEAST_0(n) ((n) > 0 ? (n) : 0)
/* `line` moved by whole rows, down for positive n. */
#define OTHELLO_ROWS(line, n) ((line) >> 8 * OTHELLO_AT_LEAST_0(n) << 8 * OTHELLO_AT_LEAST_0(-(n)))
#define OTHELLO_ROW_OF(s) (UINT64_C(0xFF) << ((s)&56))
#define OTHELLO_COLUMN_OF(s) (OTHELLO_LEFT << ((s)&7))
#define OTHELLO_FALLING_OF(s) OTHELLO_ROWS(UINT64_C(0x8040201008040201), ((s)&7) - ((s) >> 3))
#define OTHELLO_RISING_OF(s) OTHELLO_ROWS(UINT64_C(0x0102040810204080), 7 - ((s)&7) - ((s) >> 3))

#define OTHELLO_RAYS(s, side)                                                                                          \
    {                                                                                                                  \
        OTHELLO_ROW_OF(s) & side(s), OTHELLO_COLUMN_OF(s) & side(s), OTHELLO_RISING_OF(s) & side(s),                   \
            OTHELLO_FALLING_OF(s) & side(s)                                                                            \
    }
#define OTHELLO_LINES(s) {OTHELLO_RAYS(s, OTHELLO_UP), OTHELLO_RAYS(s, OTHELLO_DOWN)},
#define OTHELLO_LINES_8(s)                                                                                             \
    OTHELLO_LINES(s)                                                                                                   \
    OTHELLO_LINES(s + 1)                                                                                               \
    OTHELLO_LINES(s + 2)                                                                                               \
    OTHELLO_LINES(s + 3)                                                                                               \
    OTHELLO_LINES(s + 4) OTHELLO_LINES(s + 5) OTHELLO_LINES(s + 6) OTHELLO_LINES(s + 7)

/* The squares beyond a square along its four lines, upwards and downwards. Steps along them: 1, 8, 7, 9. */
typedef struct othello_rays {
    _Alignas(32) uint64_t up[4];
    _Alignas(32) uint64_t down[4];
} othello_rays;

static const othello_rays othello_lines[OTHELLO_SQUARES] = {
    OTHELLO_LINES_8(0) OTHELLO_LINES_8(8) OTHELLO_LINES_8(16) OTHELLO_LINES_8(24) /* rows 1 to 4 */
    OTHELLO_LINES_8(32) OTHELLO_LINES_8(40) OTHELLO_LINES_8(48) OTHELLO_LINES_8(56) /* rows 5 to 8 */
};

static inline int othello_count_bits(uint64_t set)
{
    return __builtin_popcountll(set);
}

static inline int othello_first_square(uint64_t set)
{
    return __builtin_ctzll(set);
}

#ifdef __AVX2__

static inline uint64_t othello_join(__m256i four)
{
    __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
    return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)));
}

/* ------------------------------------------------------------------------------------------------------- flips, AVX2 */

/* Up a ray the first square that is not theirs is the lowest bit; down a ray it is the one onto which none of the others is
 * smeared when all are smeared downwards. The run before it flips when that square is mine. */
static inline uint64_t othello_flips(int square, uint64_t mine, uint64_t theirs)
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9), twice = _mm256_setr_epi64x(2, 16, 14, 18);
    __m256i own = _mm256_set1_epi64x((long long)mine), other = _mm256_set1_epi64x((long long)theirs);
    __m256i up = _mm256_load_si256((const __m256i *)(const void *)othello_lines[square].up);
    __m256i down = _mm256_load_si256((const __m256i *)(const void *)othello_lines[square].down);

    __m256i stop = _mm256_andnot_si256(other, up);
    __m256i end = _mm256_and_si256(_mm256_and_si256(stop, _mm256_sub_epi64(zero, stop)), own);
    __m256i before = _mm256_add_epi64(end, _mm256_set1_epi64x(-1));
    __m256i flips = _mm256_and_si256(_mm256_sub_epi64(before, _mm256_cmpeq_epi64(end, zero)), up);

    stop = _mm256_andnot_si256(other, down);
    __m256i beyond = _mm256_srlv_epi64(stop, step);
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, step));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, twice));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, twice));
    end = _mm256_andnot_si256(beyond, _mm256_and_si256(stop, own));
    before = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    return othello_join(_mm256_or_si256(flips, _mm256_and_si256(before, down)));
}

/* ---------------------------------------------------------------------------------------------------- mobility, AVX2 */

/* Parallel prefix along the four lines: one step, then two of two steps over runs of at least two. */
static inline uint64_t othello_mobility(uint64_t mine, uint64_t theirs)
{
    const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9), twice = _mm256_setr_epi64x(2, 16, 14, 18);
    const __m256i inner = _mm256_setr_epi64x((long long)OTHELLO_INNER_COLUMNS, -1, (long long)OTHELLO_INNER_COLUMNS,
                                             (long long)OTHELLO_INNER_COLUMNS);
    __m256i own = _mm256_set1_epi64x((long long)mine);
    __m256i other = _mm256_and_si256(_mm256_set1_epi64x((long long)theirs), inner);

    __m256i up = _mm256_and_si256(other, _mm256_sllv_epi64(own, step));
    __m256i down = _mm256_and_si256(other, _mm256_srlv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(other, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(other, _mm256_srlv_epi64(down, step)));
    __m256i pairs_up = _mm256_and_si256(other, _mm256_sllv_epi64(other, step));
    __m256i pairs_down = _mm256_srlv_epi64(pairs_up, step);
    for (int i = 0; i < 2; i++) {
        up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, twice)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, twice)));
    }
    __m256i reached = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    return othello_join(reached) & ~(mine | theirs);
}

/* Where runs of one colour end at a disc of the other: `turn` are discs whose neighbour is of the other colour, `same` those
 * whose neighbour is of their own. The neighbour is one step up the line, or down it. */
static inline __m256i othello_ended_up(__m256i turn, __m256i same, __m256i step, __m256i twice)
{
    __m256i ended = _mm256_or_si256(turn, _mm256_and_si256(same, _mm256_srlv_epi64(turn, step)));
    __m256i pairs = _mm256_and_si256(same, _mm256_srlv_epi64(same, step));
    ended = _mm256_or_si256(ended, _mm256_and_si256(pairs, _mm256_srlv_epi64(ended, twice)));
    return _mm256_or_si256(ended, _mm256_and_si256(pairs, _mm256_srlv_epi64(ended, twice)));
}

static inline __m256i othello_ended_down(__m256i turn, __m256i same, __m256i step, __m256i twice)
{
    __m256i ended = _mm256_or_si256(turn, _mm256_and_si256(same, _mm256_sllv_epi64(turn, step)));
    __m256i pairs = _mm256_and_si256(same, _mm256_sllv_epi64(same, step));
    ended = _mm256_or_si256(ended, _mm256_and_si256(pairs, _mm256_sllv_epi64(ended, twice)));
    return _mm256_or_si256(ended, _mm256_and_si256(pairs, _mm256_sllv_epi64(ended, twice)));
}

/* The moves of both sides, found together: runs of either colour are followed to their ends, and a run of one is flipped by
 * a move of the other. Discs on the left and right edges are flipped along columns only. */
static inline void othello_mobilities(uint64_t mine, uint64_t theirs, uint64_t *my_moves, uint64_t *their_moves)
{
    const __m256i step = _mm256_setr_epi64x(1, 8, 7, 9), twice = _mm256_setr_epi64x(2, 16, 14, 18);
    const __m256i inner = _mm256_setr_epi64x((long long)OTHELLO_INNER_COLUMNS, -1, (long long)OTHELLO_INNER_COLUMNS,
                                             (long long)OTHELLO_INNER_COLUMNS);
    __m256i own = _mm256_set1_epi64x((long long)mine), other = _mm256_set1_epi64x((long long)theirs);
    __m256i discs = _mm256_or_si256(own, other);

    __m256i both = _mm256_and_si256(discs, _mm256_srlv_epi64(discs, step));
    __m256i unlike = _mm256_xor_si256(own, _mm256_srlv_epi64(own, step));
    __m256i turn = _mm256_and_si256(both, unlike), same = _mm256_andnot_si256(unlike, both);
    __m256i up = othello_ended_up(_mm256_and_si256(turn, inner), _mm256_and_si256(same, inner), step, twice);
    turn = _mm256_and_si256(_mm256_sllv_epi64(turn, step), inner);
    same = _mm256_and_si256(_mm256_sllv_epi64(same, step), inner);
    __m256i down = othello_ended_down(turn, same, step, twice);

    __m256i my_reach = _mm256_or_si256(_mm256_srlv_epi64(_mm256_and_si256(up, other), step),
                                       _mm256_sllv_epi64(_mm256_and_si256(down, other), step));
    __m256i their_reach = _mm256_or_si256(_mm256_srlv_epi64(_mm256_and_si256(up, own), step),
                                          _mm256_sllv_epi64(_mm256_and_si256(down, own), step));
    __m256i four =
        _mm256_or_si256(_mm256_unpacklo_epi64(my_reach, their_reach), _mm256_unpackhi_epi64(my_reach, their_reach));
    __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
    *my_moves = (uint64_t)_mm_cvtsi128_si64(two) & ~(mine | theirs);
    *their_moves = (uint64_t)_mm_extract_epi64(two, 1) & ~(mine | theirs);
}

#else

/* --------------------------------------------------------------------------------------------------- flips, portable */

/* Up a ray, adding one to the squares off the ray and theirs carries to the first other square of the ray. */
static inline uint64_t othello_flips_up(uint64_t ray, uint64_t mine, uint64_t theirs)
{
    uint64_t end = ((theirs | ~ray) + 1) & ray & mine;
    return (end - (end != 0)) & ray;
}

/* Down a ray, the first other square is the highest bit. The 1 keeps the count defined when there is none: then a1 is
 * off the ray or theirs. */
static inline uint64_t othello_flips_down(uint64_t ray, uint64_t mine, uint64_t theirs)
{
    uint64_t stop = ray & ~theirs;
    uint64_t end = (UINT64_C(1) << 63) >> __builtin_clzll(stop | 1) & ray & mine;
    return (0 - 2 * end) & ray;
}

static inline uint64_t othello_flips(int square, uint64_t mine, uint64_t theirs)
{
    const othello_rays *lines = &othello_lines[square];
    uint64_t flips = 0;
    for (int i = 0; i < 4; i++)
        flips |= othello_flips_up(lines->up[i], mine, theirs) | othello_flips_down(lines->down[i], mine, theirs);
    return flips;
}

/* ------------------------------------------------------------------------------------------------ mobility, portable */

/* The squares behind runs of `theirs` that begin beside `mine`, both ways along the lines of a step. Parallel prefix: one
 * step, then two of two steps over runs of at least two. */
static inline uint64_t othello_reached(uint64_t mine, uint64_t theirs, int step)
{
    uint64_t up = theirs & (mine << step), down = theirs & (mine >> step);
    up |= theirs & (up << step);
    down |= theirs & (down >> step);
    uint64_t pairs_up = theirs & (theirs << step), pairs_down = pairs_up >> step;
    for (int i = 0; i < 2; i++) {
        up |= pairs_up & (up << 2 * step);
        down |= pairs_down & (down >> 2 * step);
    }
    return up << step | down >> step;
}

static inline uint64_t othello_mobility(uint64_t mine, uint64_t theirs)
{
    uint64_t inner = theirs & OTHELLO_INNER_COLUMNS;
    return (othello_reached(mine, inner, 1) | othello_reached(mine, theirs, 8) | othello_reached(mine, inner, 7) |
            othello_reached(mine, inner, 9)) &
           ~(mine | theirs);
}

/* The moves of both sides. */
static inline void othello_mobilities(uint64_t mine, uint64_t theirs, uint64_t *my_moves, uint64_t *their_moves)
{
    *my_moves = othello_mobility(mine, theirs);
    *their_moves = othello_mobility(theirs, mine);
}

#endif

#endif
