/* homes.c - the nodes that ranks without common memory share: who knows what of them, and how it spreads.
 *
 * In a pass that is shared all ranks search the root, each with its own table. What they share of a node is at its home, a
 * rank that follows from the position: its entry, in that rank's table, and a place where it stands who is inside, and who
 * wants to know.
 *
 *   a rank says to a home                       and the home
 *   ASK    of all children, at a node's first   notes that it wants to know, and tells it what there is
 *   ENTER  when it goes into a child            the same; it was the first there, or hears that it was not
 *   LEAVE  when it comes out without a result   tells all who want to know, if nobody is inside any more
 *   STORE  when it has finished a node          stores the entry and tells all who want to know
 *
 * What the home tells is NEWS: the entry, if it has one, and how many others are inside. It keeps silent about a node of which
 * there is neither. Nobody waits for an answer. What comes goes into the table and the notes of who asked, where the kernel
 * finds it or does not find it yet. So the states of a node, as one rank knows them, are few:
 *
 *   unknown   nothing was heard          enter it
 *   mine      entered, nothing heard     search it
 *   taken     others are inside          put it off, or come out if they were there sooner; it is told of when it is free
 *   known     its entry is in my table   use it; inside of it, unwind
 *
 *   unknown --I enter--> mine --news: n inside--> taken --news: 0 inside--> unknown; any --news: an entry--> known
 *
 * The home decides who was sooner: whoever enters a node in which somebody is. A rank comes out of such a node and takes
 * another one, unless it went in to help: where all that is left is taken, it joins the child with the fewest inside, and so does
 * everybody in the first child of a node, as among threads (docs/parallel.md). The lowest claimed nodes are too small for that:
 * there a rank waits for news.
 *
 * Where several ranks come to a node at once, each first enters children that are at home with it. So few claims meet, and since
 * the home of a position is the same in all passes and at all depths, a rank finds in its table what it found below that child
 * before. Entries below the shared depth are told to nobody.
 *
 * What is late finds a node searched already: work was done twice, and the entry is merged as any other. What is of an older
 * pass has entries that hold, for they speak of position and depth alone, and marks that are not looked at. What is lost with
 * its rank leaves a node unknown or taken; one who waits for it ends that after a while. So nothing that can happen to a
 * message changes a value. */
#include "homes.h"

#define COUNT UINT64_C(0xFFFF) /* of a note: the low bits */
enum { WAYS = 4 };

static uint64_t mixed(uint64_t key, int depth)
{
    uint64_t mix = (key + (uint64_t)depth * UINT64_C(0xD1B54A32D192ED03)) * UINT64_C(0x9E3779B97F4A7C15);
    return mix ^ mix >> 29;
}

int zw_homes_home(const zw_homes *h, uint64_t key, int depth)
{
    uint64_t position = key - (uint64_t)depth * h->distant->stride;
    return (int)((mixed(position, 0) >> 40) % (uint64_t)h->ranks);
}

static uint64_t bit_of(int rank)
{
    return UINT64_C(1) << (rank & 63);
}

static uint64_t tag_of(const zw_homes *h, uint64_t key, int depth)
{
    return (mixed(key, depth) + h->pass * UINT64_C(0xC2B2AE3D27D4EB4F)) & ~COUNT;
}

static uint64_t *note_of(const zw_homes *h, uint64_t key, int depth)
{
    return &h->notes[mixed(key, depth) & (h->room - 1)];
}

/* That nobody is inside need not be noted, but in place of something else about the same node. */
static void note(const zw_homes *h, const zw_item *news)
{
    uint64_t tag = tag_of(h, news->key, news->depth), *word = note_of(h, news->key, news->depth);
    if (news->inside || (__atomic_load_n(word, __ATOMIC_RELAXED) & ~COUNT) == tag)
        __atomic_store_n(word, tag | news->inside, __ATOMIC_RELAXED);
}

unsigned zw_homes_inside(const zw_homes *h, uint64_t key, int depth)
{
    uint64_t word = __atomic_load_n(note_of(h, key, depth), __ATOMIC_RELAXED);
    return (word & ~COUNT) == tag_of(h, key, depth) ? (unsigned)(word & COUNT) : 0;
}

/* The place of a node at its home; NULL: none, and none is free or wanted. */
static zw_place *place_of(const zw_homes *h, uint64_t key, int depth, int wanted)
{
    uint64_t whole = mixed(key, depth);
    zw_place *at = &h->places[(whole >> 8) % (h->room / WAYS) * WAYS], *free_one = NULL;
    for (int i = 0; i < WAYS; i++) {
        if (at[i].pass == h->pass && at[i].key == whole)
            return &at[i];
        if (at[i].pass != h->pass || (!at[i].inside && !free_one))
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

static void set_entry(zw_item *one, const zw_entry *entry)
{
    one->lower = entry->lower;
    one->upper = entry->upper;
    one->move = entry->move;
    one->size = entry->size;
    one->entry_depth = entry->depth;
}

static zw_entry entry_of(const zw_item *one)
{
    return (zw_entry){
        .lower = one->lower, .upper = one->upper, .depth = one->entry_depth, .move = one->move, .size = one->size};
}

/* News of a node as its home has them, but for who is inside. */
static zw_item news_of(const zw_homes *h, uint64_t key, int depth)
{
    zw_entry entry;
    zw_item news = {.kind = ZW_SAID_NEWS, .key = key, .depth = (int16_t)depth};
    if (h->table && zw_table_probe(h->table, key, &entry) && entry.depth >= depth) {
        news.known = 1;
        set_entry(&news, &entry);
    }
    return news;
}

static void tell(zw_homes *h, int to, zw_item news, const zw_place *at)
{
    news.inside = (uint16_t)(at ? count_bits(at->inside & ~bit_of(to)) : 0);
    if (to == h->rank)
        note(h, &news);
    else
        h->put(h->user, to, &news);
}

/* Tells all who want to know, but the one who said it. */
static void tell_all(zw_homes *h, int from, const zw_item *news, const zw_place *at)
{
    uint64_t whom = at ? at->asked : 0;
    for (int rank = 0; whom && rank < h->ranks; rank++)
        if (rank != from && whom & bit_of(rank))
            tell(h, rank, *news, at);
}

/* At the home of a node: what a rank says of it, this one too. */
static void serve(zw_homes *h, int from, const zw_item *said)
{
    int enters = said->kind == ZW_SAID_ENTER, asks = said->kind == ZW_SAID_ASK || enters;
    zw_place *at = place_of(h, said->key, said->depth, asks);
    uint64_t bit = bit_of(from), inside = at ? at->inside : 0;
    if (said->kind == ZW_SAID_STORE && h->table && from != h->rank)
        zw_table_store(h->table, said->key, entry_of(said));
    zw_item news = news_of(h, said->key, said->depth);
    if (at && asks)
        at->asked |= bit;
    if (at)
        at->inside = enters ? inside | bit : asks ? inside : inside & ~bit;
    h->answered += said->kind == ZW_SAID_ASK;
    if (asks && (news.known || inside & ~bit))
        tell(h, from, news, at);
    if (said->kind == ZW_SAID_STORE || (said->kind == ZW_SAID_LEAVE && inside & bit && !at->inside))
        tell_all(h, from, &news, at);
}

void zw_homes_hear(zw_homes *h, int from, const zw_item *one, int current)
{
    if (one->kind == ZW_SAID_NEWS) {
        if (one->known && h->table)
            zw_table_store(h->table, one->key, entry_of(one));
        if (current)
            note(h, one);
    } else if (current || one->kind == ZW_SAID_STORE || one->kind == ZW_SAID_ASK) { /* places are of one pass */
        serve(h, from, one);
    }
}

void zw_homes_say(zw_homes *h, zw_said what, uint64_t key, int depth, const zw_entry *entry)
{
    zw_item one = {.kind = (uint8_t)what, .key = key, .depth = (int16_t)depth};
    int home = zw_homes_home(h, key, depth);
    h->asked += what == ZW_SAID_ASK;
    h->entered += what == ZW_SAID_ENTER;
    h->stored += what == ZW_SAID_STORE;
    if (entry)
        set_entry(&one, entry);
    if (home == h->rank)
        serve(h, h->rank, &one);
    else
        h->put(h->user, home, &one);
}
