/* shared_search.c - one search by all ranks of MPI: the protocol.
 *
 * Every rank runs the same search with the same driver, in step: rank 0 says how each pass ended (src/engine/link.h). In a
 * pass that is shared all search the root, each with its own table. A node of enough plies has a home, a rank that follows
 * from its key. There are its entry, in that rank's table, and its marks: the ranks that are inside.
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
 * A message that is late finds a node searched already: work was done twice, and the entry is merged as any other. One that
 * is lost with its rank leaves the node unknown, and marks at that home unset. One of an older pass has another number:
 * its entries hold, for they speak of position and depth alone, and its marks are not looked at. So nothing that can
 * happen to a message changes a value.
 *
 * Messages gather until the next look at them, every 64 nodes, and go out as one for each rank. Where a rank does not take
 * them they gather longer; then the sender waits a moment, and in the end drops them. */
#define _POSIX_C_SOURCE 200809L
#include "shared_search.h"
#include "common/common.h"
#include "common/farm.h"
#include "message.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

enum { CHANNEL = 1, FOREIGN = 1 << 14, PLACES = 1 << 14, WAYS = 4, GATHER_MOST = 1 << 18, BACKLOG_MOST = 4 };

typedef enum kind { READY, SHARED, PASS_END, SEARCH_OVER, LEFT, ITEMS } kind;
typedef enum item_kind { ASK, ANSWER, ENTER, LEAVE, STORE } item_kind;

typedef struct head {
    uint32_t kind, search;
    uint64_t pass;
} head;

typedef struct item {
    uint64_t key, size;
    zw_value lower, upper;
    int16_t depth; /* of the node */
    uint16_t move;
    uint8_t kind, known; /* known: an answer has an entry */
    uint16_t inside; /* of an answer: how many others */
    int32_t entry_depth;
} item;

/* At its home, who is inside of a node: a bit for each rank, or for several of more than 64. */
typedef struct place {
    uint64_t key, pass, inside;
} place;

/* What the leader said, or others said to it, until it is their turn. */
typedef struct order {
    struct order *next;
    head head;
    text rest;
} order;

static struct {
    zw_link link; /* the first: the others know it as a zw_link */
    int rank, ranks;
    double patience;
    uint32_t search;
    uint64_t pass, told_shared;
    zw_table *table; /* NULL: between searches */
    pthread_mutex_t lock; /* of what follows; the workers of this rank are several */
    text *out; /* items by rank */
    uint64_t *foreign; /* by node: tag 48 | how many others are inside */
    place *places;
    order *first, *last;
    zw_root_move *moves; /* of link.heard */
    zw_counters counted; /* of others, not handed over yet */
    int leaving, ready; /* ranks that have to say LEFT; that have said READY */
    double nap;
    shared_traffic traffic;
} my;

/* ------------------------------------------------------------------------------------------------------------- nodes */

static uint64_t mixed(uint64_t key, int depth)
{
    uint64_t mix = (key + (uint64_t)depth * UINT64_C(0xD1B54A32D192ED03)) * UINT64_C(0x9E3779B97F4A7C15);
    return mix ^ mix >> 29;
}

static int home_of(uint64_t key, int depth)
{
    return (int)((mixed(key, depth) >> 40) % (uint64_t)my.ranks);
}

static uint64_t bit_of(int rank)
{
    return UINT64_C(1) << (rank & 63);
}

static uint64_t tag_of(uint64_t key, int depth)
{
    return mixed(key, depth) + my.pass * UINT64_C(0xC2B2AE3D27D4EB4F);
}

static void note_inside(uint64_t key, int depth, unsigned inside)
{
    uint64_t tag = tag_of(key, depth);
    __atomic_store_n(&my.foreign[mixed(key, depth) % FOREIGN], (tag & ~UINT64_C(0xFFFF)) | (inside & 0xFFFF),
                     __ATOMIC_RELAXED);
}

static unsigned inside(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    uint64_t word = __atomic_load_n(&my.foreign[mixed(key, depth) % FOREIGN], __ATOMIC_RELAXED);
    return ((word ^ tag_of(key, depth)) & ~UINT64_C(0xFFFF)) == 0 ? (unsigned)(word & 0xFFFF) : 0;
}

/* The place of a node at its home; NULL: none, and none is free or wanted. */
static place *place_of(uint64_t key, int depth, int wanted)
{
    uint64_t whole = mixed(key, depth);
    place *at = &my.places[(whole >> 8) % (PLACES / WAYS) * WAYS], *free_one = NULL;
    for (int i = 0; i < WAYS; i++) {
        if (at[i].pass == my.pass && at[i].key == whole)
            return &at[i];
        if (at[i].pass != my.pass || !at[i].inside)
            free_one = &at[i];
    }
    if (free_one && wanted)
        *free_one = (place){.key = whole, .pass = my.pass};
    return wanted ? free_one : NULL;
}

static unsigned count_bits(uint64_t bits)
{
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* ------------------------------------------------------------------------------------------------------------- items */

static void put(int to, const item *one)
{
    if (my.out[to].length > 2 * GATHER_MOST)
        my.traffic.lost++;
    else
        text_add_bytes(&my.out[to], (const char *)one, sizeof *one);
}

static void answer(int to, uint64_t key, int depth, uint64_t others)
{
    zw_entry entry;
    item one = {.kind = ANSWER, .key = key, .depth = (int16_t)depth, .inside = (uint16_t)count_bits(others)};
    if (my.table && zw_table_probe(my.table, key, &entry) && entry.depth >= depth) {
        one.known = 1;
        one.lower = entry.lower;
        one.upper = entry.upper;
        one.move = entry.move;
        one.size = entry.size;
        one.entry_depth = entry.depth;
    }
    if (to == my.rank)
        note_inside(key, depth, one.inside);
    else
        put(to, &one);
}

static zw_entry entry_of(const item *one)
{
    return (zw_entry){
        .lower = one->lower, .upper = one->upper, .depth = one->entry_depth, .move = one->move, .size = one->size};
}

/* At the home of a node: what a rank says of it, this one too. */
static void serve(int from, const item *one)
{
    place *at = place_of(one->key, one->depth, one->kind == ENTER);
    uint64_t others = at ? at->inside & ~bit_of(from) : 0;
    switch ((item_kind)one->kind) {
    case ASK:
        my.traffic.answered++;
        answer(from, one->key, one->depth, others);
        break;
    case ENTER:
        if (at)
            at->inside |= bit_of(from);
        break;
    case LEAVE:
        if (at)
            at->inside = others;
        break;
    case STORE:
        if (my.table && from != my.rank)
            zw_table_store(my.table, one->key, entry_of(one));
        for (int rank = 0; others && rank < my.ranks; rank++)
            if (rank != from && rank != my.rank && others & bit_of(rank))
                answer(rank, one->key, one->depth, others & ~bit_of(rank));
        break;
    case ANSWER:
        break;
    }
}

static void take_answer(const item *one)
{
    if (one->known && my.table)
        zw_table_store(my.table, one->key, entry_of(one));
    note_inside(one->key, one->depth, one->inside);
}

static void say_of(item_kind what, uint64_t key, int depth, const zw_entry *entry)
{
    item one = {.kind = (uint8_t)what, .key = key, .depth = (int16_t)depth};
    int home = home_of(key, depth);
    if (entry) {
        one.lower = entry->lower;
        one.upper = entry->upper;
        one.move = entry->move;
        one.size = entry->size;
        one.entry_depth = entry->depth;
    }
    pthread_mutex_lock(&my.lock);
    if (home == my.rank)
        serve(my.rank, &one);
    else
        put(home, &one);
    pthread_mutex_unlock(&my.lock);
}

static void enter(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    my.traffic.entered++;
    say_of(ENTER, key, depth, NULL);
}

static void leave(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    say_of(LEAVE, key, depth, NULL);
}

static void ask(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    my.traffic.asked++;
    say_of(ASK, key, depth, NULL);
}

static void store(zw_distant *distant, uint64_t key, const zw_entry *entry)
{
    (void)distant;
    my.traffic.stored++;
    say_of(STORE, key, entry->depth, entry);
}

/* ----------------------------------------------------------------------------------------------------------- messages */

static void say(int to, kind what, const void *bytes, size_t length)
{
    head first = {(uint32_t)what, my.search, my.pass};
    text whole = {0};
    text_add_bytes(&whole, (const char *)&first, sizeof first);
    if (length)
        text_add_bytes(&whole, bytes, length);
    message_send(to, CHANNEL, whole.data, whole.length);
    my.traffic.messages++;
    text_free(&whole);
}

static void say_to_all(kind what, const void *bytes, size_t length)
{
    for (int rank = 0; rank < my.ranks; rank++)
        if (rank != my.rank)
            say(rank, what, bytes, length);
}

/* Under the lock. */
static void send_items(int to)
{
    text *out = &my.out[to];
    for (int tries = 0; out->length > GATHER_MOST && message_backlog(to) >= BACKLOG_MOST && tries < 10; tries++)
        farm_nap(&my.nap);
    if (message_backlog(to) < BACKLOG_MOST) {
        say(to, ITEMS, out->data, out->length);
        text_clear(out);
    } else if (out->length > GATHER_MOST) {
        my.traffic.lost += out->length / sizeof(item);
        text_clear(out);
    }
}

static void send_all_items(void)
{
    pthread_mutex_lock(&my.lock);
    for (int to = 0; to < my.ranks; to++)
        if (my.out[to].length)
            send_items(to);
    pthread_mutex_unlock(&my.lock);
}

static void take_items(int from, const char *bytes, size_t length, int current)
{
    pthread_mutex_lock(&my.lock);
    for (; length >= sizeof(item); bytes += sizeof(item), length -= sizeof(item)) {
        item one;
        memcpy(&one, bytes, sizeof one);
        if (one.kind == ANSWER)
            take_answer(&one);
        else if (current || one.kind == STORE || one.kind == ASK) /* marks are of one pass */
            serve(from, &one);
    }
    pthread_mutex_unlock(&my.lock);
}

static void keep_order(const head *first, const char *bytes, size_t length)
{
    order *one = allocate(1, sizeof *one);
    one->head = *first;
    text_add_bytes(&one->rest, bytes, length);
    *(my.last ? &my.last->next : &my.first) = one;
    my.last = one;
}

static void drop_order(void)
{
    order *one = my.first;
    my.first = one->next;
    if (!my.first)
        my.last = NULL;
    text_free(&one->rest);
    free(one);
}

static void add_counts(zw_counters *to, const zw_counters *more)
{
    uint64_t *sum = (uint64_t *)to;
    const uint64_t *part = (const uint64_t *)more;
    for (size_t i = 0; i < sizeof *to / sizeof *sum; i++)
        sum[i] += part[i];
}

static void take_message(int from, const text *bytes)
{
    head first;
    if (bytes->length < sizeof first)
        return;
    memcpy(&first, bytes->data, sizeof first);
    const char *rest = bytes->data + sizeof first;
    size_t length = bytes->length - sizeof first;
    switch ((kind)first.kind) {
    case ITEMS:
        if (first.search == my.search)
            take_items(from, rest, length, first.pass == my.pass);
        break;
    case READY:
        my.ready += first.search == my.search;
        break;
    case LEFT:
        if (first.search == my.search && length == sizeof(zw_counters)) {
            zw_counters counted;
            memcpy(&counted, rest, sizeof counted);
            add_counts(&my.counted, &counted);
            my.leaving -= first.pass == my.pass;
        }
        break;
    case SHARED:
    case PASS_END:
    case SEARCH_OVER:
        keep_order(&first, rest, length);
        break;
    }
}

static void take_messages(void)
{
    int from;
    text bytes = {0};
    while (message_receive(CHANNEL, &from, &bytes))
        take_message(from, &bytes);
    text_free(&bytes);
}

/* ----------------------------------------------------------------------------------------------- the search and its passes */

/* The next word on this pass; what is older is forgotten. */
static const order *current_order(void)
{
    while (my.first &&
           (my.first->head.search < my.search || (my.first->head.search == my.search && my.first->head.pass < my.pass)))
        drop_order();
    const order *one = my.first;
    return one && one->head.search == my.search && (one->head.pass == my.pass || one->head.kind == SEARCH_OVER) ? one
                                                                                                                : NULL;
}

static int hear_end(const order *one)
{
    zw_pass_ending *heard = &my.link.heard;
    if (one->rest.length < sizeof *heard)
        return 0;
    memcpy(heard, one->rest.data, sizeof *heard);
    size_t length = (size_t)heard->count * sizeof *my.moves;
    if (one->rest.length != sizeof *heard + length)
        return 0;
    my.moves = enlarge(my.moves, (size_t)heard->count + 1, sizeof *my.moves);
    memcpy(my.moves, one->rest.data + sizeof *heard, length);
    heard->moves = my.moves;
    return 1;
}

static zw_link_news poll_link(zw_link *link)
{
    zw_link_news news = ZW_LINK_NOTHING;
    (void)link;
    take_messages();
    send_all_items();
    const order *one = current_order();
    if (!one)
        return news;
    if (one->head.kind == SEARCH_OVER)
        return ZW_LINK_SEARCH_OVER; /* it is forgotten by the end of the search */
    if (one->head.kind == PASS_END && hear_end(one))
        news = ZW_LINK_PASS_OVER;
    else if (one->head.kind == SHARED)
        news = ZW_LINK_SHARED;
    my.nap = 0;
    drop_order();
    return news;
}

/* A pass may be over soon. */
static void rest(zw_link *link)
{
    enum { LOOKS = 20 };
    static int looks;
    (void)link;
    if (my.nap <= 0 || ++looks < LOOKS)
        sched_yield();
    if (my.nap <= 0)
        looks = 0;
    farm_nap(&my.nap);
}

static void begin(zw_link *link, zw_table *table)
{
    (void)link;
    double end = now_seconds() + my.patience;
    my.search++;
    my.pass = 0;
    my.table = table;
    my.counted = (zw_counters){0};
    my.nap = 0;
    if (!my.link.leads) {
        say(0, READY, NULL, 0);
        return;
    }
    while (my.ready < my.ranks - 1 && now_seconds() < end) {
        take_messages();
        rest(&my.link);
    }
    if (my.ready < my.ranks - 1)
        notice("%d of %d ranks take part in the search: the others did not come to it in %.0f s", my.ready + 1,
               my.ranks, my.patience);
    my.ready = 0;
}

static void begin_pass(zw_link *link, uint64_t number)
{
    (void)link;
    pthread_mutex_lock(&my.lock);
    my.pass = number;
    my.nap = 0;
    my.leaving = 0;
    pthread_mutex_unlock(&my.lock);
}

static void share(zw_link *link)
{
    (void)link;
    my.leaving = my.ranks - 1;
    say_to_all(SHARED, NULL, 0);
}

static void end_pass(zw_link *link, const zw_pass_ending *own)
{
    text whole = {0};
    text_add_bytes(&whole, (const char *)own, sizeof *own);
    text_add_bytes(&whole, (const char *)own->moves, (size_t)own->count * sizeof *own->moves);
    if (link->leads)
        say_to_all(PASS_END, whole.data, whole.length);
    else
        say(0, PASS_END, whole.data, whole.length);
    text_free(&whole);
}

static void left(zw_link *link, const zw_counters *counted)
{
    (void)link;
    say(0, LEFT, counted, sizeof *counted);
}

static int counts(zw_link *link, zw_counters *sum)
{
    (void)link;
    add_counts(sum, &my.counted);
    my.counted = (zw_counters){0};
    return my.leaving <= 0;
}

/* Rank 0 says so; the others serve what they are asked until they hear it. */
static void end_search(zw_link *link)
{
    if (link->leads)
        say_to_all(SEARCH_OVER, NULL, 0);
    while (!link->leads && poll_link(link) != ZW_LINK_SEARCH_OVER)
        rest(link);
    while (my.first && my.first->head.search == my.search)
        drop_order();
    pthread_mutex_lock(&my.lock);
    my.table = NULL;
    for (int rank = 0; rank < my.ranks; rank++)
        text_clear(&my.out[rank]);
    pthread_mutex_unlock(&my.lock);
}

zw_link *shared_search_link(int rank, int ranks, double patience)
{
    if (my.out)
        return &my.link;
    my.rank = rank;
    my.ranks = ranks;
    my.patience = patience;
    my.out = allocate((size_t)ranks, sizeof *my.out);
    my.foreign = allocate(FOREIGN, sizeof *my.foreign);
    my.places = allocate(PLACES, sizeof *my.places);
    pthread_mutex_init(&my.lock, NULL);
    my.link = (zw_link){.distant = {.enter = enter, .leave = leave, .ask = ask, .inside = inside, .store = store},
                        .leads = rank == 0,
                        .begin = begin,
                        .begin_pass = begin_pass,
                        .share = share,
                        .poll = poll_link,
                        .rest = rest,
                        .end_pass = end_pass,
                        .left = left,
                        .counts = counts,
                        .end = end_search};
    return &my.link;
}

shared_traffic shared_search_traffic(void)
{
    return my.traffic;
}
