/* format.h - how a slice lies in its file, for those who write and those who read it. All numbers are little-endian.
 *
 *     0  8 bytes  "ZWTABLE\n"                 32  8 bytes  positions that are won
 *     8  4 bytes  version                     40  8 bytes  lost
 *    12  4 bytes  kind: results or distances  48  8 bytes  drawn
 *    16  4 bytes  my men, my kings, their     56  8 bytes  hash of the bytes before this and of all block hashes
 *                 men, their kings            64           a hash for each block, 8 bytes each
 *    20  4 bytes  packed: bytes of blocks; else 0          packed: where each block begins, and the end, 4 bytes each
 *    24  8 bytes  positions                                the blocks: FORMAT_BLOCK bytes each, the last one shorter;
 *                                                              packed: FORMAT_RUN positions each (packed.h)
 *
 * Results are kept five to a byte, as digits of base 3, the first one lowest. A distance has a byte of its own. The hash
 * is FNV-1a: each of its steps can be undone, so that no change of a single byte leaves it as it was. */
#ifndef CHECKERS_DATABASE_FORMAT_H
#define CHECKERS_DATABASE_FORMAT_H

#include "slice.h"

#include <stdio.h>
#include <string.h>

#define FORMAT_MAGIC "ZWTABLE\n"
#define FORMAT_VERSION 1u
#define FORMAT_HEAD 64
#define FORMAT_BLOCK 4096
#define FORMAT_HASHED_HEAD 56 /* bytes of the head that its hash covers */

#define FORMAT_RUN 4096 /* positions of a packed block */

typedef enum format_kind { FORMAT_RESULTS, FORMAT_DISTANCES, FORMAT_PACKED, FORMAT_KINDS } format_kind;

/* What is known of a position in one byte: drawn, won in 1 to 127 plies, or lost in 0 to 127; as distances are kept. */
enum { CODE_DRAWN = 0, CODE_LOST = 128, CODE_LONGEST = 127 };

static inline int code_result(unsigned code)
{
    return code == CODE_DRAWN ? 0 : code < CODE_LOST ? 1 : -1;
}

static inline int code_distance(unsigned code)
{
    return (int)(code & CODE_LONGEST);
}

/* The digits of results. */
enum { DIGIT_DRAWN, DIGIT_WON, DIGIT_LOST };
#define FORMAT_DIGITS 5 /* in a byte */

typedef struct format_counts {
    uint64_t won, lost, drawn;
} format_counts;

static inline void format_put(unsigned char *at, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (unsigned char)(number >> 8 * i);
}

static inline uint64_t format_get(const unsigned char *at, int bytes)
{
    uint64_t number = 0;
    for (int i = 0; i < bytes; i++)
        number |= (uint64_t)at[i] << 8 * i;
    return number;
}

#define FORMAT_HASH_START UINT64_C(0xCBF29CE484222325)
static inline uint64_t format_hash(uint64_t hash, const unsigned char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(0x100000001B3);
    return hash;
}

/* The bytes that positions take, without head and hashes; of packed ones the head says it. */
static inline uint64_t format_bytes(format_kind kind, uint64_t positions)
{
    return kind == FORMAT_DISTANCES ? positions : (positions + FORMAT_DIGITS - 1) / FORMAT_DIGITS;
}

static inline uint64_t format_blocks(uint64_t bytes)
{
    return (bytes + FORMAT_BLOCK - 1) / FORMAT_BLOCK;
}

static inline uint64_t format_packed_blocks(uint64_t positions)
{
    return (positions + FORMAT_RUN - 1) / FORMAT_RUN;
}

/* The bytes between the head and the blocks: hashes, and where packed blocks begin. */
static inline uint64_t format_tables(format_kind kind, uint64_t blocks)
{
    return 8 * blocks + (kind == FORMAT_PACKED ? 4 * (blocks + 1) : 0);
}

/* "1201" for a man and two kings against a king, in the order of the head. */
static inline void format_material(slice_material m, char digits[5])
{
    int counts[4] = {m.men[0], m.kings[0], m.men[1], m.kings[1]};
    for (int i = 0; i < 4; i++)
        digits[i] = (char)('0' + counts[i]);
    digits[4] = '\0';
}

/* The name of a slice's file within its directory. */
static inline void format_name(slice_material m, format_kind kind, char name[32])
{
    char material[5];
    format_material(m, material);
    snprintf(name, 32, "checkers-%s.%s", material,
             kind == FORMAT_RESULTS     ? "wld"
             : kind == FORMAT_DISTANCES ? "dtc"
                                        : "pak");
}

#endif
