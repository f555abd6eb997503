/* homes.c - the nodes that ranks without common memory share: who knows what of them, and how it spreads.
 *
 * In a pass that is shared all ranks search the root, each with its own table. A node of enough plies has a home, a rank that
 * follows from its key. There are its entry, in that rank's table, and its marks: the ranks that are inside.
 *
 *   at a node, a rank says to a home        and the home
 *   ASK    before a move is chosen          answers with the entry, if it has one, and how many others are inside
 *   ENTER  when it goes into a child        sets its mark
 *   LEAVE  when it comes out                takes it away
 *   STORE  when it has finished the node    stores the entry, and sends it to all who are inside
 *
 * Nobody waits for an answer. What comes goes into the table and the marks of who asked, where the kernel finds it or does
 * not find it yet. So the states of a node, as one rank knows them, are few:
 *
 *   unknown   nothing was heard         search it
 *   taken     n others were inside      put it off, as the marks of threads are (docs/parallel.md)
 *   known     its entry is in my table  use it; inside of it, unwind
 *
 *   unknown --answer: n inside--> taken --answer: 0 inside--> unknown; either --answer or push: an entry--> known
 *
 * What is late finds a node searched already: work was done twice, and the entry is merged as any other. What is of an older
 * pass has entries that hold, for they speak of position and depth alone, and marks that are not looked at. So nothing that
 * can happen to a message changes a value. */
#include "homes.h"

enum { WAYS = 4 };

static uint64_t mixed(uint64_t key, int depth)
{
    uint64_t mix = (key + (uint64_t)depth * UINT64_C(0xD1B54A32D192ED03)) * UINT64_C(0x9E3779B97F4A7C15);
    return mix ^ mix >> 29;
}

static int home_of(const zw_homes *h, uint64_t key, int depth)
{
    return (int)((mixed(key, depth) >> 40) % (uint64_t)h->ranks);
}

static uint64_t bit_of(int rank)
{
    return UINT64_C(1) << (rank & 63);
}

static uint64_t tag_of(const zw_homes *h, uint64_t key, int depth)
{
    return mixed(key, depth) + h->pass * UINT64_C(0xC2B2AE3D27D4EB4F);
}

static void note_inside(zw_homes *h, uint64_t key, int depth, unsigned inside)
{
    uint64_t tag = tag_of(h, key, depth);
    __atomic_store_n(&h->foreign[mixed(key, depth) & (h->room - 1)], (tag & ~UINT64_C(0xFFFF)) | (inside & 0xFFFF),
                     __ATOMIC_RELAXED);
}

unsigned zw_homes_inside(const zw_homes *h, uint64_t key, int depth)
{
    uint64_t word = __atomic_load_n(&h->foreign[mixed(key, depth) & (h->room - 1)], __ATOMIC_RELAXED);
    return ((word ^ tag_of(h, key, depth)) & ~UINT64_C(0xFFFF)) == 0 ? (unsigned)(word & 0xFFFF) : 0;
}

/* The place of a node at its home; NULL: none, and none is free or wanted. */
static zw_place *place_of(const zw_homes *h, uint64_t key, int depth, int wanted)
{
    uint64_t whole = mixed(key, depth);
    zw_place *at = &h->places[(whole >> 8) % (h->room / WAYS) * WAYS], *free_one = NULL;
    for (int i = 0; i < WAYS; i++) {
        if (at[i].pass == h->pass && at[i].key == whole)
            return &at[i];
        if (at[i].pass != h->pass || !at[i].inside)
            free_one = &at[i];
    }
    if (free_one && wanted)
        *free_one = (zw_place){.key = whole, .pass = h->pass};
    return wanted ? free_one : NULL;
}

static unsigned count_bits(uint64_t bits)
{
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static void answer(zw_homes *h, int to, uint64_t key, int depth, uint64_t others)
{
    zw_entry entry;
    zw_item one = {.kind = ZW_SAID_ANSWER, .key = key, .depth = (int16_t)depth, .inside = (uint16_t)count_bits(others)};
    if (h->table && zw_table_probe(h->table, key, &entry) && entry.depth >= depth) {
        one.known = 1;
        one.lower = entry.lower;
        one.upper = entry.upper;
        one.move = entry.move;
        one.size = entry.size;
        one.entry_depth = entry.depth;
    }
    if (to == h->rank)
        note_inside(h, key, depth, one.inside);
    else
        h->put(h->user, to, &one);
}

static zw_entry entry_of(const zw_item *one)
{
    return (zw_entry){
        .lower = one->lower, .upper = one->upper, .depth = one->entry_depth, .move = one->move, .size = one->size};
}

/* At the home of a node: what a rank says of it, this one too. */
static void serve(zw_homes *h, int from, const zw_item *one)
{
    zw_place *at = place_of(h, one->key, one->depth, one->kind == ZW_SAID_ENTER);
    uint64_t others = at ? at->inside & ~bit_of(from) : 0;
    switch ((zw_said)one->kind) {
    case ZW_SAID_ASK:
        h->answered++;
        answer(h, from, one->key, one->depth, others);
        break;
    case ZW_SAID_ENTER:
        if (at)
            at->inside |= bit_of(from);
        break;
    case ZW_SAID_LEAVE:
        if (at)
            at->inside = others;
        break;
    case ZW_SAID_STORE:
        if (h->table && from != h->rank)
            zw_table_store(h->table, one->key, entry_of(one));
        for (int rank = 0; others && rank < h->ranks; rank++)
            if (rank != from && rank != h->rank && others & bit_of(rank))
                answer(h, rank, one->key, one->depth, others & ~bit_of(rank));
        break;
    case ZW_SAID_ANSWER:
        break;
    }
}

void zw_homes_hear(zw_homes *h, int from, const zw_item *one, int current)
{
    if (one->kind == ZW_SAID_ANSWER) {
        if (one->known && h->table)
            zw_table_store(h->table, one->key, entry_of(one));
        note_inside(h, one->key, one->depth, one->inside);
    } else if (current || one->kind == ZW_SAID_STORE || one->kind == ZW_SAID_ASK) { /* marks are of one pass */
        serve(h, from, one);
    }
}

void zw_homes_say(zw_homes *h, zw_said what, uint64_t key, int depth, const zw_entry *entry)
{
    zw_item one = {.kind = (uint8_t)what, .key = key, .depth = (int16_t)depth};
    int home = home_of(h, key, depth);
    h->asked += what == ZW_SAID_ASK;
    h->entered += what == ZW_SAID_ENTER;
    h->stored += what == ZW_SAID_STORE;
    if (entry) {
        one.lower = entry->lower;
        one.upper = entry->upper;
        one.move = entry->move;
        one.size = entry->size;
        one.entry_depth = entry->depth;
    }
    if (home == h->rank)
        serve(h, h->rank, &one);
    else
        h->put(h->user, home, &one);
}
