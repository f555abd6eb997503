/* shared_search.c - one search by all ranks of MPI.
 *
 * Every rank runs the same search with the same driver, in step: rank 0 says how each pass ended (src/engine/link.h). In a
 * pass that is shared all search the root, each with its own table. What they tell each other of its nodes, and what follows
 * from that, is in src/engine/homes.c; here is how it travels.
 *
 * Messages gather until the next look at them, every 64 nodes, and go out as one for each rank. Where a rank does not take
 * them they gather longer; then the sender waits a moment, and in the end drops them. A message that is lost with its rank
 * leaves the node unknown to the others, and marks at that home unset. */
#define _POSIX_C_SOURCE 200809L
#include "shared_search.h"
#include "common/common.h"
#include "common/farm.h"
#include "engine/homes.h"
#include "message.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

enum { CHANNEL = 1, ROOM = 1 << 16, GATHER_MOST = 1 << 18, BACKLOG_MOST = 4 };

typedef enum kind { READY, SHARED, PASS_END, SEARCH_OVER, LEFT, ITEMS } kind;

typedef struct head {
    uint32_t kind, search;
    uint64_t pass;
} head;

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
    pthread_mutex_t lock; /* of what follows; the workers of this rank are several */
    zw_homes homes;
    text *out; /* items by rank */
    order *first, *last;
    zw_root_move *moves; /* of link.heard */
    zw_counters counted; /* of others, not handed over yet */
    int leaving, ready; /* ranks that have to say LEFT; that have said READY */
    double nap;
    shared_traffic traffic;
} my;

/* ------------------------------------------------------------------------------------------------------------- items */

static void put(void *user, int to, const zw_item *one)
{
    (void)user;
    if (my.out[to].length > 2 * GATHER_MOST)
        my.traffic.lost++;
    else
        text_add_bytes(&my.out[to], (const char *)one, sizeof *one);
}

static void say_of(zw_said what, uint64_t key, int depth, const zw_entry *entry)
{
    pthread_mutex_lock(&my.lock);
    zw_homes_say(&my.homes, what, key, depth, entry);
    pthread_mutex_unlock(&my.lock);
}

static void enter(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    say_of(ZW_SAID_ENTER, key, depth, NULL);
}

static void leave(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    say_of(ZW_SAID_LEAVE, key, depth, NULL);
}

static void ask(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    say_of(ZW_SAID_ASK, key, depth, NULL);
}

static void store(zw_distant *distant, uint64_t key, const zw_entry *entry)
{
    (void)distant;
    say_of(ZW_SAID_STORE, key, entry->depth, entry);
}

static unsigned inside(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    return zw_homes_inside(&my.homes, key, depth);
}

static int mine(zw_distant *distant, uint64_t key, int depth)
{
    (void)distant;
    return zw_homes_home(&my.homes, key, depth) == my.rank;
}

/* ----------------------------------------------------------------------------------------------------------- messages */

static void say(int to, kind what, const void *bytes, size_t length)
{
    head first = {(uint32_t)what, my.search, my.homes.pass};
    text whole = {0};
    text_add_bytes(&whole, (const char *)&first, sizeof first);
    if (length)
        text_add_bytes(&whole, bytes, length);
    message_send(to, CHANNEL, whole.data, whole.length);
    my.traffic.messages++;
    my.link.traffic.messages++;
    my.link.traffic.bytes += whole.length;
    my.link.traffic.items += what == ITEMS ? length / sizeof(zw_item) : 0;
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
        my.traffic.lost += out->length / sizeof(zw_item);
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
    for (; length >= sizeof(zw_item); bytes += sizeof(zw_item), length -= sizeof(zw_item)) {
        zw_item one;
        memcpy(&one, bytes, sizeof one);
        zw_homes_hear(&my.homes, from, &one, current);
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

/* What a rank has counted that has left a pass. */
typedef struct tally {
    zw_counters counted;
    zw_traffic traffic; /* since it said so last */
} tally;

static void add_traffic(zw_traffic *to, const zw_traffic *more)
{
    to->messages += more->messages;
    to->bytes += more->bytes;
    to->items += more->items;
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
            take_items(from, rest, length, first.pass == my.homes.pass);
        break;
    case READY:
        my.ready += first.search == my.search;
        break;
    case LEFT:
        if (first.search == my.search && length == sizeof(tally)) {
            tally its;
            memcpy(&its, rest, sizeof its);
            add_counts(&my.counted, &its.counted);
            add_traffic(&my.link.traffic, &its.traffic);
            my.leaving -= first.pass == my.homes.pass;
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
    while (my.first && (my.first->head.search < my.search ||
                        (my.first->head.search == my.search && my.first->head.pass < my.homes.pass)))
        drop_order();
    const order *one = my.first;
    return one && one->head.search == my.search && (one->head.pass == my.homes.pass || one->head.kind == SEARCH_OVER)
               ? one
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
    my.homes.pass = 0;
    my.homes.table = table;
    my.counted = (zw_counters){0};
    my.link.traffic = (zw_traffic){.ranks = (uint64_t)my.ranks};
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
    my.homes.pass = number;
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
    tally own = {*counted, link->traffic};
    link->traffic = (zw_traffic){0};
    say(0, LEFT, &own, sizeof own);
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
    my.homes.table = NULL;
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
    my.homes = (zw_homes){.rank = rank,
                          .ranks = ranks,
                          .put = put,
                          .room = ROOM,
                          .distant = &my.link.distant,
                          .notes = allocate(ROOM, sizeof *my.homes.notes),
                          .places = allocate(ROOM, sizeof *my.homes.places)};
    pthread_mutex_init(&my.lock, NULL);
    my.link = (zw_link){
        .distant = {.ask = ask, .enter = enter, .leave = leave, .store = store, .inside = inside, .mine = mine},
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
    my.traffic.asked = my.homes.asked;
    my.traffic.answered = my.homes.answered;
    my.traffic.stored = my.homes.stored;
    my.traffic.entered = my.homes.entered;
    return my.traffic;
}
