/* oracle.h - what the yardstick remembers of a position at a remaining depth: the oracle's move, bounds of the current
 * pass, a leaf's value. The map grows and never replaces anything. It knows nothing of searching.
 *
 * The yardstick asks one question of every node, whether its value lies below, at or above that of the root seen from
 * its side, so that a bound is one of three: -1, 0, 1. */
#ifndef ZW_SRC_YARDSTICK_ORACLE_H
#define ZW_SRC_YARDSTICK_ORACLE_H

#include <zw/zw.h>

enum { ORACLE_FREE, ORACLE_INNER, ORACLE_LEAF };

typedef struct oracle_entry {
    uint64_t key; /* the position's hash, mixed with the depth */
    union {
        zw_value value; /* of a leaf */
        uint32_t lower_size; /* nodes of the proof of the lower bound; only near the leaves, see cheapest.c */
    };
    uint32_t upper_size;
    uint16_t pass; /* the bounds and sizes belong to this pass; 0: to none */
    uint16_t move; /* the oracle's; ZW_NO_SHORT: none */
    uint8_t depth;
    uint8_t state; /* ORACLE_FREE, ORACLE_INNER or ORACLE_LEAF, whose value is known whatever the pass */
    int8_t lower, upper;
} oracle_entry;

typedef struct oracle_map {
    oracle_entry *entries;
    size_t capacity, count; /* a power of two, or 0 */
    unsigned growths; /* an entry's address is good until this changes */
} oracle_map;

#define ORACLE_DEPTH_MIX UINT64_C(0xD1B54A32D192ED03)

static inline uint64_t oracle_key(uint64_t hash, int depth)
{
    return hash + (uint64_t)depth * ORACLE_DEPTH_MIX;
}

static inline size_t oracle_home(const oracle_map *map, uint64_t key)
{
    return (size_t)((key ^ key >> 32) * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (map->capacity - 1);
}

/* The entry of a key, or NULL. */
static inline oracle_entry *oracle_peek(const oracle_map *map, uint64_t key)
{
    size_t at = map->capacity ? oracle_home(map, key) : 0;
    for (; map->capacity && map->entries[at].state; at = (at + 1) & (map->capacity - 1))
        if (map->entries[at].key == key)
            return &map->entries[at];
    return NULL;
}

static inline void oracle_prefetch(const oracle_map *map, uint64_t key)
{
    if (map->capacity)
        __builtin_prefetch(&map->entries[oracle_home(map, key)]);
}

/* The entry of a key, made when there is none (then `depth` is set, `move` is none and `pass` is 0); NULL: no memory. */
oracle_entry *zw_oracle_find(oracle_map *map, uint64_t key, int depth, int *fresh);
void zw_oracle_forget(oracle_map *map); /* all of them, keeping the memory */
void zw_oracle_free(oracle_map *map);
/* How many different positions have an entry in this pass, at whatever depth. Returns -1 without memory. */
int zw_oracle_positions(const oracle_map *map, uint16_t pass, uint64_t *positions);

/* The sizes of trees by (position, depth, window), which tree.c computes once each. */
typedef struct memo {
    uint64_t key; /* 0: free; a key of 0 is kept as 1 */
    uint64_t leaves;
    uint64_t nodes : 62, value : 2; /* value: 0, 1, 2 for -1, 0, 1 */
} memo;

typedef struct memo_map {
    memo *memos;
    size_t capacity, count;
} memo_map;

memo *zw_memo_find(const memo_map *map, uint64_t key);
int zw_memo_add(memo_map *map, memo one); /* -1: no memory */
void zw_memos_free(memo_map *map);

#endif
