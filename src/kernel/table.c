/* table.c - making, clearing and freeing transposition tables.
 *
 * Memory comes zeroed from the system in huge pages where it gives them; probing and storing are inline in
 * <zw/table.h>. Must not know what the entries mean. */
#define _DEFAULT_SOURCE
#include <zw/table.h>
#include "../base/error.h"
#include "../base/lines.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#ifndef ZW_NO_THREADS
#include <pthread.h>
#endif

#if defined(__unix__) || defined(__APPLE__)
#include <sys/mman.h>
#include <unistd.h>
#define HAVE_MMAP 1
#endif

#define HUGE_PAGE ((size_t)2 << 20)
#define LEAST_ENTRIES 16u
#define CLEARING_MOST 64 /* threads: more than the memory of a machine keeps busy */
#define DEFAULT_BYTES (UINT64_C(64) << 20)

static unsigned ways_of(zw_replacement replacement)
{
    switch (replacement) {
    case ZW_REPLACE_ALWAYS:
    case ZW_REPLACE_DEPTH:
    case ZW_REPLACE_OLD:
    case ZW_REPLACE_BIG:
    case ZW_REPLACE_BIG_ALL:
        return 1;
    case ZW_REPLACE_TWO_TIER:
    case ZW_REPLACE_TWO_BIG:
        return 2;
    case ZW_REPLACE_FOUR_WAY:
    case ZW_REPLACE_NEVER:
        break;
    }
    return 4;
}

static uint64_t machine_bytes(void)
{
#ifdef HAVE_MMAP
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    if (pages > 0 && size > 0)
        return (uint64_t)pages * (uint64_t)size;
#endif
    return SIZE_MAX / 2;
}

/* Zeroed memory aligned to a cache line, or to a huge page when it is large enough to hold some. */
static int reserve(zw_table *t, size_t bytes)
{
#ifdef HAVE_MMAP
    if (bytes >= HUGE_PAGE) {
        size_t whole = bytes + HUGE_PAGE;
        void *mapping = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (mapping == MAP_FAILED)
            return -1;
        uintptr_t start = ((uintptr_t)mapping + HUGE_PAGE - 1) & ~(uintptr_t)(HUGE_PAGE - 1);
#ifdef MADV_HUGEPAGE
        (void)madvise((void *)start, bytes, MADV_HUGEPAGE); /* a wish; small pages are only slower */
#endif
        t->mapping = mapping;
        t->mapping_bytes = whole;
        t->words = (uint64_t *)start;
        return 0;
    }
#endif
    t->words = zw_lines_new(bytes);
    return t->words ? 0 : -1;
}

zw_table *zw_table_new(const zw_table_options *options, zw_error *error)
{
    zw_table_options o = options ? *options : (zw_table_options){0};
    const struct {
        const char *name;
        int value, most;
    } choices[] = {{"layout", (int)o.layout, ZW_WIDE},
                   {"replacement", (int)o.replacement, ZW_REPLACE_TWO_BIG},
                   {"bounds", (int)o.bounds, ZW_ONE_BOUND}};
    for (size_t i = 0; i < sizeof choices / sizeof choices[0]; i++)
        if (choices[i].value < 0 || choices[i].value > choices[i].most) {
            zw_fail(error, ZW_BAD_INPUT, "table %s %d: expected 0 to %d", choices[i].name, choices[i].value,
                    choices[i].most);
            return NULL;
        }
    if (o.layout == ZW_COMPACT && o.replacement >= ZW_REPLACE_BIG) {
        zw_fail(error, ZW_UNSUPPORTED, "replacement by the size of subtrees in a compact table: expected a wide one");
        return NULL;
    }
    unsigned entry_bytes = o.layout == ZW_COMPACT ? 16 : 32;
    uint64_t wanted = o.entries ? o.entries : (o.bytes ? o.bytes : DEFAULT_BYTES) / entry_bytes;
    if (wanted < LEAST_ENTRIES) {
        zw_fail(error, ZW_BAD_INPUT, "a table of %" PRIu64 " entries is too small: expected at least %u", wanted,
                LEAST_ENTRIES);
        return NULL;
    }
    uint64_t limit = machine_bytes();
    if (wanted > limit / entry_bytes) {
        zw_fail(error, ZW_BAD_INPUT,
                "a table of %" PRIu64
                " entries of %u bytes is larger than this machine's memory: expected at most %" PRIu64 " MB",
                wanted, entry_bytes, limit >> 20);
        return NULL;
    }
    uint64_t entries = LEAST_ENTRIES;
    while (entries * 2 <= wanted)
        entries *= 2;
    zw_table *t = calloc(1, sizeof *t);
    if (!t || reserve(t, (size_t)(entries * entry_bytes)) != 0) {
        free(t);
        zw_fail(error, ZW_NO_MEMORY, "no memory for a table of %" PRIu64 " entries", entries);
        return NULL;
    }
    assert((entries & (entries - 1)) == 0 && ((uintptr_t)t->words & (ZW_LINE_BYTES - 1)) == 0);
    t->ways = ways_of(o.replacement);
    t->entry_words = entry_bytes / 8;
    t->bucket_mask = entries / t->ways - 1;
    t->layout = o.layout;
    t->replacement = o.replacement;
    t->one_bound = o.bounds == ZW_ONE_BOUND;
    t->entries = entries;
    t->bytes = entries * entry_bytes;
    return t;
}

void zw_table_free(zw_table *t)
{
    if (!t)
        return;
#ifdef HAVE_MMAP
    if (t->mapping_bytes)
        munmap(t->mapping, t->mapping_bytes);
    else
#endif
        zw_lines_free(t->words);
    free(t);
}

/* A part of a table that one thread clears. */
typedef struct part {
    zw_table *table;
    uint64_t first, end; /* words */
} part;

static void *clear_part(void *argument)
{
    const part *p = argument;
    for (uint64_t i = p->first; i < p->end; i++)
        zw_word_store(p->table->words + i, 0);
    return NULL;
}

/* Parts that no thread can be had for are cleared here. */
static void clear_parts(part *parts, int count)
{
#ifndef ZW_NO_THREADS
    pthread_t threads[CLEARING_MOST];
    int started = 1;
    while (started < count && pthread_create(&threads[started], NULL, clear_part, &parts[started]) == 0)
        started++;
#else
    const int started = 1;
#endif
    clear_part(&parts[0]);
    for (int i = started; i < count; i++)
        clear_part(&parts[i]);
#ifndef ZW_NO_THREADS
    for (int i = 1; i < started; i++)
        pthread_join(threads[i], NULL);
#endif
}

void zw_table_clear(zw_table *t)
{
    zw_table_clear_with(t, 1);
}

void zw_table_clear_with(zw_table *t, int threads)
{
    part parts[CLEARING_MOST];
    uint64_t words = t->bytes / 8, most = t->bytes / HUGE_PAGE + 1;
    int count = threads < 1 ? 1 : threads > CLEARING_MOST ? CLEARING_MOST : threads;
    count = (uint64_t)count > most ? (int)most : count;
    for (int i = 0; i < count; i++)
        parts[i] = (part){t, words / (uint64_t)count * (uint64_t)i, words / (uint64_t)count * (uint64_t)(i + 1)};
    parts[count - 1].end = words;
    clear_parts(parts, count);
    __atomic_store_n(&t->age, 0, __ATOMIC_RELAXED);
    if (t->salt) /* never that of a shared table, which others may be reading */
        t->salt = 0;
}

void zw_table_forget(zw_table *t)
{
    zw_table_age(t);
    if ((t->age & 0xFF) == 0) /* entries of 256 forgettings ago would look new to the replacement scheme */
        zw_table_clear(t);
    else
        t->salt = t->age * UINT64_C(0x9E3779B97F4A7C15);
}

uint64_t zw_table_bytes(const zw_table *t)
{
    return t->bytes;
}

uint64_t zw_table_entries(const zw_table *t)
{
    return t->entries;
}

int zw_table_permille_full(const zw_table *t)
{
    uint64_t sample = t->entries < 4096 ? t->entries : 4096, used = 0;
    unsigned now = __atomic_load_n(&t->age, __ATOMIC_RELAXED) & 0xFF;
    for (uint64_t i = 0; i < sample; i++) {
        uint64_t info = zw_slot_info(t, t->words + i * t->entry_words);
        used += info != 0 && zw_slot_age(t, info) == now;
    }
    return (int)(used * 1000 / sample);
}
