/* packed.c - weights to bytes and back: see packed.h.
 *
 * Behind four letters comes a stream of bits. Each table of each stage begins with a bit (differences to the stage
 * before?) and four that say how many low bits of a number are written as they are. Then, in turn, how many zeros follow,
 * and the number behind them, until the table is full. A table has the weights that stand for those alike, in the order of
 * their numbers; it is read into a list of them, so that zeros are a copy of memory, and then spread out. */
#include "packed.h"
#include "shapes.h"

#include <string.h>

#define LETTERS "ZWO2"
#define LETTER_COUNT 4
#define LOW_BITS_WIDTH 4
#define LONGEST_UNARY 20 /* a number that needs more is written in RAW_WIDTH bits */
#define RAW_WIDTH 18

/* A run of bits that is written or read. */
typedef struct bits {
    unsigned char *to; /* NULL: only counted */
    const unsigned char *from;
    size_t size; /* in bits */
    size_t at;
} bits;

static void put(bits *b, uint32_t value, int width)
{
    for (int i = width - 1; i >= 0; i--, b->at++)
        if (b->to && b->at < b->size && (value >> i & 1))
            b->to[b->at / 8] = (unsigned char)(b->to[b->at / 8] | 0x80 >> b->at % 8);
}

/* The next 32 bits. Behind the end there are ones, which end every unary number. */
static inline uint32_t peek(const bits *b)
{
    size_t first = b->at / 8;
    uint64_t next = 0;
    if (8 * (first + 8) <= b->size) {
        memcpy(&next, b->from + first, sizeof next);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        next = __builtin_bswap64(next);
#endif
    } else {
        for (size_t i = first; i < first + 8; i++)
            next = next << 8 | (8 * i < b->size ? b->from[i] : 0xFF);
    }
    return (uint32_t)(next << b->at % 8 >> 32);
}

static inline uint32_t get(bits *b, int width)
{
    uint32_t value = width ? peek(b) >> (32 - width) : 0;
    b->at += (size_t)width;
    return value;
}

/* Zeros up to the next one, at most `most` of them; the one is taken too. */
static inline int get_zeros(bits *b, int most)
{
    uint32_t next = peek(b);
    int zeros = next ? __builtin_clz(next) : 32;
    zeros = zeros < most ? zeros : most;
    b->at += (size_t)(zeros + (zeros < most));
    return zeros;
}

/* Elias' gamma code of a number from 1 on. */
static void put_run(bits *b, uint32_t value)
{
    int width = 31 - __builtin_clz(value);
    put(b, 0, width);
    put(b, value, width + 1);
}

static inline uint32_t get_run(bits *b)
{
    int width = get_zeros(b, 31);
    return UINT32_C(1) << width | get(b, width);
}

/* Golomb's code with a power of two, of a number other than 0. */
static void put_number(bits *b, int number, int low)
{
    uint32_t folded = number > 0 ? 2 * (uint32_t)number - 2 : 2 * (uint32_t)-number - 1;
    if (folded >> low >= LONGEST_UNARY) {
        put(b, 0, LONGEST_UNARY);
        put(b, folded, RAW_WIDTH);
        return;
    }
    put(b, 1, (int)(folded >> low) + 1);
    put(b, folded & ((UINT32_C(1) << low) - 1), low);
}

static inline int get_number(bits *b, int low)
{
    uint32_t high = (uint32_t)get_zeros(b, LONGEST_UNARY);
    uint32_t folded = high == LONGEST_UNARY ? get(b, RAW_WIDTH) : high << low | get(b, low);
    return folded & 1 ? -(int)(folded / 2 + 1) : (int)(folded / 2 + 1);
}

/* One table: its place in the weights of a stage, and which of its numbers are alike. */
typedef struct table {
    size_t offset;
    int size;
    const uint16_t *alike;
} table;

/* The tables of the shapes, and one of everything else. */
static table find_table(int number, uint16_t *alike)
{
    if (number < OTHELLO_SHAPE_COUNT) {
        zw_othello_alike(number, alike);
        return (table){zw_othello_shapes[number].offset, zw_othello_shapes[number].size, alike};
    }
    size_t offset = offsetof(othello_weights, my_moves) / sizeof(int16_t);
    for (int i = 0; i < OTHELLO_LARGEST; i++)
        alike[i] = (uint16_t)i;
    return (table){offset, OTHELLO_STAGE_WEIGHTS - (int)offset, alike};
}

/* --------------------------------------------------------------------------------------------------------- unpacking */

/* The weights of one stage that stand for others; `list` has those of the stage before, or zeros. */
static void read_list(bits *b, int count, int16_t *list)
{
    int differences = (int)get(b, 1), low = (int)get(b, LOW_BITS_WIDTH);
    for (int i = 0;; i++) {
        uint32_t zeros = get_run(b) - 1;
        uint32_t left = (uint32_t)(count - i);
        zeros = zeros < left ? zeros : left;
        if (!differences)
            memset(list + i, 0, zeros * sizeof *list);
        i += (int)zeros;
        if (i == count)
            return;
        list[i] = (int16_t)((differences ? list[i] : 0) + get_number(b, low));
    }
}

/* Every weight from the list of those that stand for it. */
static void spread_list(const table *t, const int16_t *list, int16_t *weights)
{
    int next = 0;
    for (int i = 0; i < t->size; i++)
        weights[i] = t->alike[i] == i ? list[next++] : weights[t->alike[i]];
}

static int count_list(const table *t)
{
    int count = 0;
    for (int i = 0; i < t->size; i++)
        count += t->alike[i] == i;
    return count;
}

int zw_othello_unpack(const unsigned char *bytes, size_t size, othello_weights stages[OTHELLO_STAGES],
                      othello_unpacking *room)
{
    if (size < LETTER_COUNT || memcmp(bytes, LETTERS, LETTER_COUNT))
        return 0;
    bits b = {.from = bytes + LETTER_COUNT, .size = 8 * (size - LETTER_COUNT)};
    for (int number = 0; number <= OTHELLO_SHAPE_COUNT; number++) {
        table t = find_table(number, room->alike);
        int count = count_list(&t);
        memset(room->list, 0, sizeof room->list);
        for (int stage = 0; stage < OTHELLO_STAGES; stage++) {
            read_list(&b, count, room->list);
            spread_list(&t, room->list, (int16_t *)(void *)&stages[stage] + t.offset);
        }
    }
    return b.at <= b.size;
}

/* ----------------------------------------------------------------------------------------------------------- packing */

static void write_table(bits *b, const table *t, const int16_t *weights, const int16_t *before, int differences,
                        int low)
{
    uint32_t zeros = 0;
    put(b, (uint32_t)differences, 1);
    put(b, (uint32_t)low, LOW_BITS_WIDTH);
    for (int i = 0; i < t->size; i++) {
        if (t->alike[i] != i)
            continue;
        int number = weights[i] - (differences ? before[i] : 0);
        if (!number) {
            zeros++;
            continue;
        }
        put_run(b, zeros + 1);
        put_number(b, number, low);
        zeros = 0;
    }
    put_run(b, zeros + 1);
}

/* The shortest way to write a table. */
static void choose(const table *t, const int16_t *weights, const int16_t *before, int *differences, int *low)
{
    size_t least = (size_t)-1;
    for (int d = 0; d <= (before != NULL); d++)
        for (int l = 0; l < 12; l++) {
            bits counted = {0};
            write_table(&counted, t, weights, before, d, l);
            if (counted.at >= least)
                continue;
            least = counted.at;
            *differences = d;
            *low = l;
        }
}

size_t zw_othello_pack(const othello_weights stages[OTHELLO_STAGES], unsigned char *bytes, size_t capacity,
                       uint16_t *alike)
{
    memset(bytes, 0, capacity);
    if (capacity >= LETTER_COUNT)
        memcpy(bytes, LETTERS, LETTER_COUNT);
    bits b = {.to = bytes + LETTER_COUNT, .size = capacity > LETTER_COUNT ? 8 * (capacity - LETTER_COUNT) : 0};
    for (int number = 0; number <= OTHELLO_SHAPE_COUNT; number++) {
        table t = find_table(number, alike);
        for (int stage = 0; stage < OTHELLO_STAGES; stage++) {
            const int16_t *weights = (const int16_t *)(const void *)&stages[stage] + t.offset;
            const int16_t *before = stage ? (const int16_t *)(const void *)&stages[stage - 1] + t.offset : NULL;
            int differences = 0, low = 0;
            choose(&t, weights, before, &differences, &low);
            write_table(&b, &t, weights, before, differences, low);
        }
    }
    return LETTER_COUNT + (b.at + 7) / 8;
}
