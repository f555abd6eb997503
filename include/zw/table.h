/* table.h - the transposition table, as the kernel sees it.
 *
 * Both bounds per entry, two layouts behind one interface, no locks: an entry is two or four words that are read and
 * written one at a time, and its first word is mixed with the others, so that an entry torn by a race reads as absent.
 * Knows nothing of searching; making and freeing tables is in src/kernel/table.c. */
#ifndef ZW_TABLE_H
#define ZW_TABLE_H

#include <zw/zw.h>

struct zw_table {
    uint64_t *words; /* aligned to a cache line */
    uint64_t bucket_mask; /* number of buckets - 1 */
    unsigned entry_words; /* 2 compact, 4 wide */
    unsigned ways; /* entries of a bucket */
    zw_table_layout layout;
    zw_replacement replacement;
    int one_bound; /* ZW_ONE_BOUND */
    uint32_t age; /* of the current search; entries keep its low 8 bits */
    uint64_t salt; /* mixed into every key: changing it forgets everything at once */
    uint64_t entries, bytes;
    void *mapping;
    size_t mapping_bytes;
};

/* What a table says of a position. Unknown bounds are -ZW_INFINITY and ZW_INFINITY. */
typedef struct zw_entry {
    zw_value lower, upper;
    int depth;
    uint16_t move; /* ZW_NO_SHORT: none */
    uint64_t size; /* nodes of the subtree; wide layout only */
} zw_entry;

static inline uint64_t zw_word_load(const uint64_t *word)
{
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}

static inline void zw_word_store(uint64_t *word, uint64_t value)
{
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

static inline uint64_t *zw_bucket(const zw_table *t, uint64_t key)
{
    return t->words + (key & t->bucket_mask) * (t->ways * t->entry_words);
}

static inline void zw_table_prefetch(const zw_table *t, uint64_t key)
{
    __builtin_prefetch(zw_bucket(t, key ^ t->salt));
}

/* Compact: [0] = check 48 | move 16, mixed with [1] = lower 24 | upper 24 | depth 8 | age 8. Bounds are biased so that a
 * word in use is never 0. Wide: [0] = key mixed with the rest, [1] = lower | upper, [2] = used 1 | age 8 | depth 8 |
 * move 16, [3] = size. */
#define ZW_BIAS 8388608
/* The other words are multiplied before they are mixed into the first: small changes (a depth, an age) must reach the
 * bits that are checked, and changes of two words must not cancel each other. */
#define ZW_MIX_1 UINT64_C(0x9E3779B97F4A7C15)
#define ZW_MIX_2 UINT64_C(0xC2B2AE3D27D4EB4F)
#define ZW_MIX_3 UINT64_C(0xD6E8FEB86659FD93)

/* The word that says whether a place is in use, and holds its depth and age. */
static inline uint64_t zw_slot_info(const zw_table *t, const uint64_t *slot)
{
    return zw_word_load(slot + (t->layout == ZW_COMPACT ? 1 : 2));
}

static inline int zw_slot_depth(const zw_table *t, uint64_t info)
{
    return (int)((t->layout == ZW_COMPACT ? info >> 8 : info >> 16) & 0xFF);
}

static inline unsigned zw_slot_age(const zw_table *t, uint64_t info)
{
    return (unsigned)((t->layout == ZW_COMPACT ? info : info >> 24) & 0xFF);
}

/* Reads a place: 1 and its content when it holds this key. */
static inline int zw_slot_get(zw_table_layout layout, const uint64_t *slot, uint64_t key, zw_entry *entry)
{
    uint64_t a = zw_word_load(slot), b = zw_word_load(slot + 1);
    if (layout == ZW_COMPACT) {
        uint64_t head = a ^ b * ZW_MIX_1;
        if ((head ^ key) >> 16 != 0 || b == 0)
            return 0;
        entry->lower = (zw_value)(b >> 40) - ZW_BIAS;
        entry->upper = (zw_value)((b >> 16) & 0xFFFFFF) - ZW_BIAS;
        entry->depth = (int)((b >> 8) & 0xFF);
        entry->move = (uint16_t)head;
        entry->size = 0;
        return 1;
    }
    uint64_t c = zw_word_load(slot + 2), d = zw_word_load(slot + 3);
    if ((a ^ b * ZW_MIX_1 ^ c * ZW_MIX_2 ^ d * ZW_MIX_3) != key || c == 0)
        return 0;
    entry->lower = (zw_value)(uint32_t)(b >> 32);
    entry->upper = (zw_value)(uint32_t)b;
    entry->depth = (int)((c >> 16) & 0xFF);
    entry->move = (uint16_t)c;
    entry->size = d;
    return 1;
}

static inline void zw_slot_put(const zw_table *t, uint64_t *slot, uint64_t key, const zw_entry *entry)
{
    uint64_t age = __atomic_load_n(&t->age, __ATOMIC_RELAXED) & 0xFF;
    if (t->layout == ZW_COMPACT) {
        uint64_t b = (uint64_t)(entry->lower + ZW_BIAS) << 40 | (uint64_t)(entry->upper + ZW_BIAS) << 16 |
                     (uint64_t)(entry->depth & 0xFF) << 8 | age;
        zw_word_store(slot, ((key >> 16 << 16) | entry->move) ^ b * ZW_MIX_1);
        zw_word_store(slot + 1, b);
        return;
    }
    uint64_t b = (uint64_t)(uint32_t)entry->lower << 32 | (uint32_t)entry->upper;
    uint64_t c = UINT64_C(1) << 32 | age << 24 | (uint64_t)(entry->depth & 0xFF) << 16 | entry->move;
    zw_word_store(slot, key ^ b * ZW_MIX_1 ^ c * ZW_MIX_2 ^ entry->size * ZW_MIX_3);
    zw_word_store(slot + 1, b);
    zw_word_store(slot + 2, c);
    zw_word_store(slot + 3, entry->size);
}

/* The place that holds a salted key, with its content; NULL: none. Behind an empty place there are only empty ones. The
 * layout is asked for once. */
static inline uint64_t *zw_table_find(const zw_table *t, uint64_t key, zw_entry *entry)
{
    uint64_t *slot = zw_bucket(t, key);
    if (t->layout == ZW_COMPACT) {
        for (unsigned left = t->ways; left > 0 && zw_word_load(slot + 1) != 0; left--, slot += 2)
            if (zw_slot_get(ZW_COMPACT, slot, key, entry))
                return slot;
    } else {
        for (unsigned left = t->ways; left > 0 && zw_word_load(slot + 2) != 0; left--, slot += 4)
            if (zw_slot_get(ZW_WIDE, slot, key, entry))
                return slot;
    }
    return NULL;
}

static inline int zw_table_probe(const zw_table *t, uint64_t key, zw_entry *entry)
{
    return zw_table_find(t, key ^ t->salt, entry) != NULL;
}

/* One place per key, or two of which the first is for the more valuable entry: does that place take the new one? */
static inline int zw_first_yields(const zw_table *t, const uint64_t *slot, unsigned now, const zw_entry *entry)
{
    uint64_t info = zw_slot_info(t, slot);
    if (info == 0 || zw_slot_age(t, info) != now)
        return 1;
    switch (t->replacement) {
    case ZW_REPLACE_ALWAYS:
        return 1;
    case ZW_REPLACE_OLD:
        return 0;
    case ZW_REPLACE_BIG:
    case ZW_REPLACE_BIG_ALL:
    case ZW_REPLACE_TWO_BIG:
        return zw_word_load(slot + 3) <= entry->size;
    default:
        return zw_slot_depth(t, info) <= entry->depth;
    }
}

/* The place in a bucket that a key which is not there yet should take; NULL: none. */
static inline uint64_t *zw_table_victim(const zw_table *t, uint64_t *bucket, const zw_entry *entry)
{
    unsigned now = __atomic_load_n(&t->age, __ATOMIC_RELAXED) & 0xFF;
    if (t->ways < 4) {
        int yields = zw_first_yields(t, bucket, now, entry);
        if (t->ways == 1)
            return yields ? bucket : NULL;
        if (!yields)
            return bucket + t->entry_words;
        if (zw_slot_info(t, bucket) != 0) /* the first moves down to the second */
            for (unsigned i = 0; i < t->entry_words; i++)
                zw_word_store(bucket + t->entry_words + i, zw_word_load(bucket + i));
        return bucket;
    }
    uint64_t *victim = NULL;
    int least = ZW_MAX_DEPTH + 1;
    for (unsigned i = 0; i < t->ways; i++, bucket += t->entry_words) {
        uint64_t info = zw_slot_info(t, bucket);
        int old = zw_slot_age(t, info) != now;
        if (info == 0 || (old && t->salt != 0)) /* what is forgotten counts as empty: equal searches stay equal */
            return bucket;
        int worth = zw_slot_depth(t, info) - (old ? ZW_MAX_DEPTH + 1 : 0);
        if (worth < least) {
            least = worth;
            victim = bucket;
        }
    }
    return t->replacement == ZW_REPLACE_NEVER && least >= 0 ? NULL : victim;
}

/* Stores what was found at one depth. Bounds of the same depth are merged (where one is kept, only with an exact value);
 * of another depth they are dropped and only the move is kept. Returns 1 when the new bounds contradict the old ones: then the new ones stand alone. */
static inline int zw_table_store(zw_table *t, uint64_t key, zw_entry entry)
{
    zw_entry old;
    key ^= t->salt;
    uint64_t *slot = zw_table_find(t, key, &old);
    if (!slot) {
        slot = zw_table_victim(t, zw_bucket(t, key), &entry);
        if (slot)
            zw_slot_put(t, slot, key, &entry);
        return 0;
    }
    int crossed = 0;
    if (old.depth == entry.depth) {
        zw_value lower = entry.lower > old.lower ? entry.lower : old.lower;
        zw_value upper = entry.upper < old.upper ? entry.upper : old.upper;
        crossed = lower > upper;
        if (!crossed && (!t->one_bound || old.lower == old.upper)) {
            entry.lower = lower;
            entry.upper = upper;
        }
    }
    if (entry.move == ZW_NO_SHORT)
        entry.move = old.move;
    zw_slot_put(t, slot, key, &entry);
    return crossed;
}

/* A new search begins: entries of earlier ones may be replaced. */
static inline void zw_table_age(zw_table *t)
{
    __atomic_fetch_add(&t->age, 1, __ATOMIC_RELAXED);
}

/* Forgets everything without touching the memory; only for a table that one engine owns. */
void zw_table_forget(zw_table *table);

#endif
