/* regions.h - the men on parts of the board as numbers of base 3, which pick weights. Kings are as good as empty squares
 * here. Knows nothing of what the numbers are worth.
 *
 * A region is 4 x 4 squares of the board, eight of them dark: two beside each other in each of four rows. Each side looks at
 * five, from its own end: three over its first four rows, and two over the middle ones, left and centre. The other side sees
 * the rest, so that the board is covered, and colours are alike. */
#ifndef CHECKERS_REGIONS_H
#define CHECKERS_REGIONS_H

#include "checkers.h"
#include "terms.h"

/* Two rows are eight bits of a board; three regions lie over them, beside each other. What eight bits contribute to the
 * numbers of all three, 16 bits each: as Black sees them, and as White does, who counts from the other end. */
#define CHECKERS_BIT(n, bit) (UINT64_C(0) + ((n) >> (bit)&1))
#define CHECKERS_DIGITS(n, a, b, c, d)                                                                                 \
    (CHECKERS_BIT(n, a) + 3 * CHECKERS_BIT(n, b) + 9 * CHECKERS_BIT(n, c) + 27 * CHECKERS_BIT(n, d))
#define CHECKERS_BOTH(n)                                                                                               \
    {CHECKERS_DIGITS(n, 0, 1, 4, 5) | CHECKERS_DIGITS(n, 1, 2, 5, 6) << 16 | CHECKERS_DIGITS(n, 2, 3, 6, 7) << 32,     \
     CHECKERS_DIGITS(n, 7, 6, 3, 2) | CHECKERS_DIGITS(n, 6, 5, 2, 1) << 16 | CHECKERS_DIGITS(n, 5, 4, 1, 0) << 32},
#define CHECKERS_FOUR(n) CHECKERS_BOTH(n) CHECKERS_BOTH(n + 1) CHECKERS_BOTH(n + 2) CHECKERS_BOTH(n + 3)
#define CHECKERS_SIXTEEN(n) CHECKERS_FOUR(n) CHECKERS_FOUR(n + 4) CHECKERS_FOUR(n + 8) CHECKERS_FOUR(n + 12)
#define CHECKERS_MANY(n) CHECKERS_SIXTEEN(n) CHECKERS_SIXTEEN(n + 16) CHECKERS_SIXTEEN(n + 32) CHECKERS_SIXTEEN(n + 48)

static const uint64_t checkers_digits[256][2] = {CHECKERS_MANY(0) CHECKERS_MANY(64) CHECKERS_MANY(128)
                                                     CHECKERS_MANY(192)};

/* The numbers of two rows of its side, for all three regions. */
static inline uint64_t checkers_pair_of_rows(uint64_t men, uint64_t their_men, int pair, int forward)
{
    int shift = 9 * (forward > 0 ? pair : 3 - pair), seen = forward < 0;
    return checkers_digits[men >> shift & 255][seen] + 2 * checkers_digits[their_men >> shift & 255][seen];
}

/* The rows of the weights that a side's regions have. */
static inline void checkers_read_regions(uint64_t men, uint64_t their_men, int forward, int rows[CHECKERS_REGIONS])
{
    uint64_t first = checkers_pair_of_rows(men, their_men, 0, forward);
    uint64_t second = checkers_pair_of_rows(men, their_men, 1, forward);
    uint64_t third = checkers_pair_of_rows(men, their_men, 2, forward);
    uint64_t home = first + 81 * second, middle = second + 81 * third;
    for (int i = 0; i < CHECKERS_REGIONS; i++) {
        uint64_t number = i < 3 ? home >> 16 * i : middle >> 16 * (i - 3);
        rows[i] = CHECKERS_TERM_REGION + i * CHECKERS_REGION_STATES + (int)(number & 0xFFFF);
    }
}

#endif
