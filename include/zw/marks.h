/* marks.h - what the workers of a search are searching right now.
 *
 * A mark is a word of a small lock-free table: the tag of a child and of the depth of the node it is searched from, and how
 * many workers are in it. A worker defers a move whose child is marked, and takes another one first (ABDADA, Weill 1996;
 * without the transposition table's own entries, as Kerrigan does). A mark that finds no room is not set: that costs some
 * work done twice and nothing else. Knows nothing of searching. */
#ifndef ZW_MARKS_H
#define ZW_MARKS_H

#include <zw/zw.h>

#define ZW_MARK_WAYS 4 /* places for a tag: half a cache line */
#define ZW_MARK_ONE UINT64_C(1)
#define ZW_MARK_COUNT UINT64_C(0xFFFF) /* the low bits: workers inside */

typedef struct zw_marks {
    uint64_t *words; /* buckets lie within cache lines; 0: free */
    uint64_t mask; /* number of buckets - 1 */
} zw_marks;

/* The tag of a child that is searched from a node of this depth; never 0 in the bits that are kept. */
static inline uint64_t zw_mark_tag(uint64_t child_key, int depth)
{
    uint64_t tag = (child_key + (uint64_t)depth * UINT64_C(0xD1B54A32D192ED03)) * UINT64_C(0x9E3779B97F4A7C15);
    return (tag ^ tag >> 32) | (ZW_MARK_COUNT + 1);
}

static inline uint64_t *zw_mark_bucket(const zw_marks *marks, uint64_t tag)
{
    return marks->words + (tag >> 17 & marks->mask) * ZW_MARK_WAYS;
}

static inline int zw_mark_is(uint64_t word, uint64_t tag)
{
    return (word & ~ZW_MARK_COUNT) == (tag & ~ZW_MARK_COUNT);
}

/* How many are searching it? */
static inline unsigned zw_marked(const zw_marks *marks, uint64_t tag)
{
    const uint64_t *word = zw_mark_bucket(marks, tag);
    for (int i = 0; i < ZW_MARK_WAYS; i++) {
        uint64_t now = __atomic_load_n(word + i, __ATOMIC_RELAXED);
        if (zw_mark_is(now, tag))
            return (unsigned)(now & ZW_MARK_COUNT);
    }
    return 0;
}

/* Sets a mark, or joins one that is set. Returns its word for zw_unmark(), or NULL when there is no room. */
static inline uint64_t *zw_mark(const zw_marks *marks, uint64_t tag)
{
    uint64_t *bucket = zw_mark_bucket(marks, tag);
    for (int i = 0; i < ZW_MARK_WAYS; i++) {
        uint64_t word = __atomic_load_n(bucket + i, __ATOMIC_RELAXED);
        while (word == 0 || zw_mark_is(word, tag)) {
            uint64_t next = word ? word + ZW_MARK_ONE : (tag & ~ZW_MARK_COUNT) | ZW_MARK_ONE;
            if (__atomic_compare_exchange_n(bucket + i, &word, next, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
                return bucket + i;
        }
    }
    return NULL;
}

static inline void zw_unmark(uint64_t *word)
{
    uint64_t now = word ? __atomic_load_n(word, __ATOMIC_RELAXED) : 0;
    while (word &&
           !__atomic_compare_exchange_n(word, &now, (now & ZW_MARK_COUNT) == ZW_MARK_ONE ? 0 : now - ZW_MARK_ONE, 1,
                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
}

zw_marks *zw_marks_new(int workers); /* NULL: no memory */
void zw_marks_free(zw_marks *marks);
int zw_marks_left(const zw_marks *marks); /* how many are set */

#endif
