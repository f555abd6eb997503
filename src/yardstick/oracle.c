/* oracle.c - the yardstick's maps: open addressing, linear probing, at most three quarters full. Must not know what is
 * counted. */
#define _DEFAULT_SOURCE
#include "oracle.h"

#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

enum { FIRST_CAPACITY = 1024 };

/* Zeroed memory, in huge pages where the system gives them: the maps are read at random. */
static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    const uintptr_t page = (uintptr_t)2 << 20;
    uintptr_t from = ((uintptr_t)memory + page - 1) & ~(page - 1),
              to = ((uintptr_t)memory + count * size) & ~(page - 1);
    if (memory && from < to)
        (void)madvise((void *)from, to - from, MADV_HUGEPAGE); /* a wish; small pages are only slower */
#endif
    return memory;
}

static int crowded(size_t count, size_t capacity)
{
    return count + 1 > capacity / 4 * 3;
}

static int grow(oracle_map *map)
{
    oracle_map larger = {.capacity = map->capacity ? 2 * map->capacity : FIRST_CAPACITY, .count = map->count};
    larger.entries = zeroed(larger.capacity, sizeof *larger.entries);
    if (!larger.entries)
        return -1;
    for (size_t i = 0; i < map->capacity; i++) {
        if (!map->entries[i].state)
            continue;
        size_t at = oracle_home(&larger, map->entries[i].key);
        while (larger.entries[at].state)
            at = (at + 1) & (larger.capacity - 1);
        larger.entries[at] = map->entries[i];
    }
    larger.growths = map->growths + 1;
    free(map->entries);
    *map = larger;
    return 0;
}

oracle_entry *zw_oracle_find(oracle_map *map, uint64_t key, int depth, int *fresh)
{
    oracle_entry *known = oracle_peek(map, key);
    *fresh = !known;
    if (known)
        return known;
    if (crowded(map->count, map->capacity) && grow(map) != 0)
        return NULL;
    size_t at = oracle_home(map, key);
    while (map->entries[at].state)
        at = (at + 1) & (map->capacity - 1);
    map->entries[at] = (oracle_entry){.key = key, .move = ZW_NO_SHORT, .depth = (uint8_t)depth, .state = ORACLE_INNER};
    map->count++;
    return &map->entries[at];
}

void zw_oracle_forget(oracle_map *map)
{
    if (map->count)
        memset(map->entries, 0, map->capacity * sizeof *map->entries);
    map->count = 0;
}

void zw_oracle_free(oracle_map *map)
{
    free(map->entries);
    *map = (oracle_map){0};
}

int zw_oracle_positions(const oracle_map *map, uint16_t pass, uint64_t *positions)
{
    size_t count = 0, capacity = FIRST_CAPACITY;
    for (size_t i = 0; i < map->capacity; i++)
        count += map->entries[i].state && map->entries[i].pass == pass;
    while (crowded(count, capacity))
        capacity *= 2;
    uint64_t *seen = zeroed(capacity, sizeof *seen); /* hashes; 0 marks a free place, so that one hash is kept apart */
    if (!seen)
        return -1;
    int zero = 0;
    *positions = 0;
    for (size_t i = 0; i < map->capacity; i++) {
        const oracle_entry *s = &map->entries[i];
        if (!s->state || s->pass != pass)
            continue;
        uint64_t hash = s->key - s->depth * ORACLE_DEPTH_MIX;
        if (!hash) {
            zero = 1;
            continue;
        }
        size_t at = (size_t)((hash ^ hash >> 32) * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (capacity - 1);
        while (seen[at] && seen[at] != hash)
            at = (at + 1) & (capacity - 1);
        *positions += !seen[at];
        seen[at] = hash;
    }
    *positions += (unsigned)zero;
    free(seen);
    return 0;
}

static size_t memo_home(const memo_map *map, uint64_t key)
{
    return (size_t)((key ^ key >> 32) * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (map->capacity - 1);
}

memo *zw_memo_find(const memo_map *map, uint64_t key)
{
    key += !key;
    size_t at = map->capacity ? memo_home(map, key) : 0;
    for (; map->capacity && map->memos[at].key; at = (at + 1) & (map->capacity - 1))
        if (map->memos[at].key == key)
            return &map->memos[at];
    return NULL;
}

static void memo_put(memo_map *map, memo one)
{
    size_t at = memo_home(map, one.key);
    while (map->memos[at].key)
        at = (at + 1) & (map->capacity - 1);
    map->memos[at] = one;
}

int zw_memo_add(memo_map *map, memo one)
{
    one.key += !one.key;
    if (crowded(map->count, map->capacity)) {
        memo_map larger = {.capacity = map->capacity ? 2 * map->capacity : FIRST_CAPACITY, .count = map->count};
        larger.memos = zeroed(larger.capacity, sizeof *larger.memos);
        if (!larger.memos)
            return -1;
        for (size_t i = 0; i < map->capacity; i++)
            if (map->memos[i].key)
                memo_put(&larger, map->memos[i]);
        free(map->memos);
        *map = larger;
    }
    memo_put(map, one);
    map->count++;
    return 0;
}

void zw_memos_free(memo_map *map)
{
    free(map->memos);
    *map = (memo_map){0};
}
