/* network.c - a simulated network between virtual ranks: when a message arrives, and what it costs.
 *
 * Times are steps of the workers' clocks. A rank's messages leave one after the other, as fast as the bandwidth allows, and
 * each arrives `latency` steps later. As in zw-mpi, what a rank says gathers until the first of its workers looks at
 * messages, every LOOK_EVERY steps unless told otherwise, and goes out as one message for each other rank; what arrives waits for that look too.
 * Each message costs that worker `overhead` steps when it is sent, and when it is taken. A rank whose workers have left the
 * pass waits for messages, and takes them when they arrive. The port of the receiver is not modelled: two messages may come
 * at once.
 *
 * Passes begin and end by messages too. Rank 0 tells the others that a pass begins, the first to finish the root tells
 * rank 0, which tells all, and begins the next pass when it has heard that all have left.
 *
 * Nothing is seen before it has arrived: workers take turns in the order of their clocks, so whoever runs is at most a few
 * steps ahead of all that could still send something, and takes only what has arrived by its own clock. */
#include "network.h"
#include "../base/lines.h"
#include "homes.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOOK_EVERY = 64, /* steps: as often as a worker looks at the word of the pass */
    HEAD_BYTES = 24, /* of a message, besides its items: its kind, search and pass, with the length that MPI adds */
    ROOM = 1 << 14, /* nodes that are asked for at a time */
    LEAST_ENTRIES = 64
};

typedef struct message {
    struct message *next; /* in an inbox */
    uint64_t arrives, number; /* number: of those that arrive at once the first to be sent */
    uint64_t pass;
    int from, to, count;
    zw_item items[];
} message;

/* An item that waits for the next look. */
typedef struct parcel {
    int to, number;
    zw_item item;
} parcel;

typedef struct rank {
    zw_distant distant; /* the first: the kernel knows a rank as a zw_distant */
    struct zw_network *network;
    int number, searching; /* searching: its first worker is in the pass */
    zw_homes homes;
    zw_memory *memory;
    parcel *parcels;
    int count, room;
    message *first, *last; /* that have arrived and were not looked at */
    uint64_t port; /* when it can send again, in thousandths of a step */
    uint64_t begins, ends, look_at; /* of the pass, as this rank hears of it; UINT64_MAX: not yet */
} rank;

struct zw_network {
    zw_team *team;
    zw_ranks model;
    int each; /* workers of a rank */
    rank *ranks;
    message **heap; /* under way, the next to arrive in front */
    size_t under_way, room;
    uint64_t sent; /* messages so far */
    uint64_t heard; /* when rank 0 hears that another one has finished the root; UINT64_MAX: not yet */
    int told_winner, winner; /* who has, by that message; by rank 0's word */
    zw_traffic traffic;
};

static rank *rank_of(const zw_network *n, int member)
{
    return &n->ranks[member / n->each];
}

/* ------------------------------------------------------------------------------------------------------ under way */

static int is_before(const message *a, const message *b)
{
    return a->arrives < b->arrives || (a->arrives == b->arrives && a->number < b->number);
}

static int push(zw_network *n, message *m)
{
    if (n->under_way == n->room) {
        size_t room = n->room ? 2 * n->room : 256;
        message **heap = realloc(n->heap, room * sizeof(message *));
        if (!heap)
            return -1;
        n->heap = heap;
        n->room = room;
    }
    size_t at = n->under_way++;
    for (; at > 0 && is_before(m, n->heap[(at - 1) / 2]); at = (at - 1) / 2)
        n->heap[at] = n->heap[(at - 1) / 2];
    n->heap[at] = m;
    return 0;
}

static message *pop(zw_network *n)
{
    message *out = n->heap[0], *m = n->heap[--n->under_way];
    size_t at = 0;
    for (size_t child; (child = 2 * at + 1) < n->under_way; at = child) {
        if (child + 1 < n->under_way && is_before(n->heap[child + 1], n->heap[child]))
            child++;
        if (!is_before(n->heap[child], m))
            break;
        n->heap[at] = n->heap[child];
    }
    n->heap[at] = m;
    return out;
}

/* When a message of so many bytes arrives that a rank sends now. */
static uint64_t arrival(zw_network *n, rank *from, uint64_t now, size_t bytes)
{
    uint64_t leaves = now;
    n->traffic.messages++;
    n->traffic.bytes += bytes;
    if (n->model.bandwidth) {
        from->port = from->port > now * 1000 ? from->port : now * 1000;
        from->port += bytes * 1000000 / (uint64_t)n->model.bandwidth;
        leaves = (from->port + 999) / 1000;
    }
    return leaves + (uint64_t)n->model.latency;
}

/* One that finds no memory is lost, which costs some work done twice. */
static void post(zw_network *n, rank *from, const parcel *parcels, int count, uint64_t now)
{
    size_t bytes = (size_t)count * sizeof(zw_item);
    message *m = malloc(sizeof *m + bytes);
    if (!m)
        return;
    *m = (message){.arrives = arrival(n, from, now, HEAD_BYTES + bytes),
                   .number = n->sent++,
                   .pass = from->homes.pass,
                   .from = from->number,
                   .to = parcels->to,
                   .count = count};
    for (int i = 0; i < count; i++)
        m->items[i] = parcels[i].item;
    n->traffic.items += (uint64_t)count;
    if (push(n, m))
        free(m);
}

static void gather(void *user, int to, const zw_item *item)
{
    rank *r = user;
    if (r->count == r->room) {
        int room = r->room ? 2 * r->room : 64;
        parcel *parcels = realloc(r->parcels, (size_t)room * sizeof *parcels);
        if (!parcels)
            return;
        r->parcels = parcels;
        r->room = room;
    }
    r->parcels[r->count] = (parcel){.to = to, .number = r->count, .item = *item};
    r->count++;
}

static int by_receiver(const void *a, const void *b)
{
    const parcel *one = a, *other = b;
    return one->to != other->to ? (one->to > other->to) - (one->to < other->to)
                                : (one->number > other->number) - (one->number < other->number);
}

/* Sends what has gathered, one message for each receiver. Returns the steps that it takes. */
static uint64_t send_all(zw_network *n, rank *r, uint64_t now)
{
    uint64_t steps = 0;
    if (r->count > 1)
        qsort(r->parcels, (size_t)r->count, sizeof *r->parcels, by_receiver);
    for (int from = 0, end; from < r->count; from = end) {
        for (end = from + 1; end < r->count && r->parcels[end].to == r->parcels[from].to; end++)
            ;
        steps += (uint64_t)n->model.overhead;
        post(n, r, r->parcels + from, end - from, now + steps);
    }
    r->count = 0;
    return steps;
}

/* --------------------------------------------------------------------------------------------------------- arrived */

static void take(rank *r, message *m)
{
    for (int i = 0; i < m->count; i++)
        zw_homes_hear(&r->homes, m->from, &m->items[i], m->pass == r->homes.pass);
    free(m);
}

/* Takes what has arrived, and sends what waits. Returns the steps that it takes. */
static uint64_t look(zw_network *n, rank *r, uint64_t now)
{
    uint64_t steps = 0;
    while (r->first && r->first->arrives <= now) {
        message *m = r->first;
        r->first = m->next;
        take(r, m);
        steps += (uint64_t)n->model.overhead;
    }
    steps += send_all(n, r, now + steps);
    r->look_at = now + steps + (uint64_t)n->model.look;
    n->traffic.steps += steps;
    return steps;
}

/* What has arrived by now goes to its receiver's inbox; one that is not searching waits for it and takes it at once. */
static void deliver(zw_network *n, uint64_t now)
{
    while (n->under_way && n->heap[0]->arrives <= now) {
        message *m = pop(n);
        rank *r = &n->ranks[m->to];
        uint64_t arrives = m->arrives;
        if (!r->searching) {
            take(r, m);
            send_all(n, r, arrives + (uint64_t)n->model.overhead);
            continue;
        }
        *(r->first ? &r->last->next : &r->first) = m;
        r->last = m;
    }
}

/* ---------------------------------------------------------------------------------------------------------- passes */

static void set_state(zw_memory *memory, uint64_t state)
{
    if ((memory->pass & ZW_PASS_STATE) == ZW_PASS_RUNS)
        memory->pass |= state;
}

/* Rank 0 says that the pass is over. */
static void tell_all(zw_network *n, uint64_t now)
{
    for (int i = 1; i < n->model.count; i++)
        n->ranks[i].ends = arrival(n, &n->ranks[0], now, HEAD_BYTES + sizeof(zw_pass_ending));
}

void zw_network_begin_pass(zw_network *n, uint64_t now)
{
    const zw_worker *w = n->team->engine->worker;
    uint64_t word = n->team->memory.pass;
    n->heard = UINT64_MAX;
    n->winner = -1;
    for (int i = 0; i < n->model.count; i++) {
        rank *r = &n->ranks[i];
        r->begins = i ? arrival(n, &n->ranks[0], now, HEAD_BYTES) : now;
        r->ends = UINT64_MAX;
        r->look_at = r->begins + (uint64_t)n->model.look;
        r->searching = 1;
        r->homes.pass = word / (ZW_PASS_STATE + 1);
        zw_team_aim(&r->distant, w, 0);
        r->memory->pass = word;
    }
}

uint64_t zw_network_begins(const zw_network *n, int member)
{
    return rank_of(n, member)->begins;
}

void zw_network_end_pass(zw_network *n, const zw_member *m, uint64_t how, uint64_t now)
{
    rank *r = rank_of(n, m->number);
    int winner = how == ZW_PASS_ENDED ? -1 : m->number;
    if (r->number) {
        uint64_t heard = arrival(n, r, now, HEAD_BYTES + sizeof(zw_pass_ending));
        n->told_winner = heard < n->heard ? winner : n->told_winner;
        n->heard = heard < n->heard ? heard : n->heard;
    } else {
        n->winner = winner;
        tell_all(n, now);
    }
}

/* What this rank hears of the end of the pass. */
static void hear_end(zw_network *n, const rank *r, uint64_t now)
{
    if (r->number && r->ends <= now)
        set_state(r->memory, ZW_PASS_ELSEWHERE);
    if (r->number || n->heard > now || (r->memory->pass & ZW_PASS_STATE) != ZW_PASS_RUNS)
        return;
    set_state(r->memory, n->told_winner < 0 ? ZW_PASS_ENDED : ZW_PASS_ELSEWHERE);
    n->winner = n->told_winner;
    tell_all(n, now);
}

uint64_t zw_network_turn(zw_network *n, const zw_member *m, uint64_t now)
{
    rank *r = rank_of(n, m->number);
    hear_end(n, r, now);
    deliver(n, now);
    return m->number % n->each == 0 && now >= r->look_at ? look(n, r, now) : 0;
}

uint64_t zw_network_leave(zw_network *n, const zw_member *m, uint64_t now)
{
    rank *r = rank_of(n, m->number);
    if (m->number % n->each == 0) {
        now += look(n, r, now);
        r->searching = 0;
        while (r->first) { /* by a clock that is a few steps ahead */
            message *late = r->first;
            r->first = late->next;
            now = now > late->arrives ? now : late->arrives;
            take(r, late);
        }
        send_all(n, r, now);
        if (r->number) /* with what it has counted */
            return arrival(n, r, now, HEAD_BYTES + sizeof(zw_counters));
    }
    return now + (r->number ? (uint64_t)n->model.latency : 0);
}

int zw_network_winner(const zw_network *n)
{
    return n->winner;
}

void zw_network_alone(zw_network *n)
{
    n->traffic.messages += (uint64_t)n->model.count - 1;
    n->traffic.bytes += ((uint64_t)n->model.count - 1) * (HEAD_BYTES + sizeof(zw_pass_ending));
}

/* --------------------------------------------------------------------------------------------- what the kernel says */

static void enter(zw_distant *distant, uint64_t key, int depth)
{
    zw_homes_say(&((rank *)distant)->homes, ZW_SAID_ENTER, key, depth, NULL);
}

static void leave(zw_distant *distant, uint64_t key, int depth)
{
    zw_homes_say(&((rank *)distant)->homes, ZW_SAID_LEAVE, key, depth, NULL);
}

static void ask(zw_distant *distant, uint64_t key, int depth)
{
    zw_homes_say(&((rank *)distant)->homes, ZW_SAID_ASK, key, depth, NULL);
}

static void store(zw_distant *distant, uint64_t key, const zw_entry *entry)
{
    zw_homes_say(&((rank *)distant)->homes, ZW_SAID_STORE, key, entry->depth, entry);
}

static unsigned inside(zw_distant *distant, uint64_t key, int depth)
{
    return zw_homes_inside(&((rank *)distant)->homes, key, depth);
}

static int mine(zw_distant *distant, uint64_t key, int depth)
{
    const zw_homes *homes = &((rank *)distant)->homes;
    return zw_homes_home(homes, key, depth) == homes->rank;
}

/* --------------------------------------------------------------------------------------------------- beginning and end */

static void drop_messages(zw_network *n)
{
    while (n->under_way)
        free(n->heap[--n->under_way]);
    for (int i = 0; i < n->model.count; i++)
        for (rank *r = &n->ranks[i]; r->first;) {
            message *m = r->first;
            r->first = m->next;
            free(m);
        }
}

/* The tables of other ranks are treated as the engine's is: forgotten before each search at fixed depth. */
void zw_network_begin(zw_network *n)
{
    const zw_engine *e = n->team->engine;
    drop_messages(n);
    n->traffic = (zw_traffic){.ranks = (uint64_t)n->model.count};
    for (int i = 0; i < n->model.count; i++) {
        rank *r = &n->ranks[i];
        r->homes.table = i ? r->memory->table : e->table;
        r->count = r->searching = 0;
        r->port = 0;
        if (i && e->options.instance != ZW_TOURNAMENT)
            zw_table_forget(r->memory->table);
        else if (i)
            zw_table_age(r->memory->table);
    }
}

/* Each of the others has its share of the entries. Returns 0, or -1 without memory. */
static int make_rank(zw_network *n, rank *r, int number)
{
    const zw_engine *e = n->team->engine;
    const zw_table *table = e->table;
    zw_table_options options = {.layout = table->layout,
                                .replacement = table->replacement,
                                .bounds = table->one_bound ? ZW_ONE_BOUND : ZW_TWO_BOUNDS,
                                .entries = zw_table_entries(table) / (uint64_t)n->model.count};
    options.entries = options.entries < LEAST_ENTRIES ? LEAST_ENTRIES : options.entries;
    r->network = n;
    r->number = number;
    r->distant =
        (zw_distant){.ask = ask, .enter = enter, .leave = leave, .store = store, .inside = inside, .mine = mine};
    r->homes = (zw_homes){.rank = number,
                          .ranks = n->model.count,
                          .put = gather,
                          .user = r,
                          .room = ROOM,
                          .distant = &r->distant,
                          .notes = calloc(ROOM, sizeof *r->homes.notes),
                          .places = calloc(ROOM, sizeof *r->homes.places)};
    r->memory = number ? zw_lines_new(sizeof *r->memory) : &n->team->memory;
    if (!r->homes.notes || !r->homes.places || !r->memory)
        return -1;
    r->memory->distant = &r->distant;
    if (!number)
        return 0;
    r->memory->marks = zw_marks_new(n->each);
    r->memory->table = zw_table_new(&options, NULL);
    return r->memory->marks && r->memory->table ? 0 : -1;
}

zw_network *zw_network_new(zw_team *team)
{
    const zw_engine *e = team->engine;
    zw_network *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->team = team;
    n->model = e->experiment.ranks;
    n->model.look = n->model.look ? n->model.look : LOOK_EVERY;
    n->each = e->options.virtual_workers / n->model.count;
    n->ranks = calloc((size_t)n->model.count, sizeof *n->ranks);
    int made = 0;
    while (n->ranks && made < n->model.count && !make_rank(n, &n->ranks[made], made))
        made++;
    if (n->ranks && made == n->model.count)
        return n;
    zw_network_free(n);
    return NULL;
}

void zw_network_free(zw_network *n)
{
    if (!n)
        return;
    if (n->ranks)
        drop_messages(n);
    for (int i = 0; n->ranks && i < n->model.count; i++) {
        rank *r = &n->ranks[i];
        free(r->homes.notes);
        free(r->homes.places);
        free(r->parcels);
        if (i && r->memory) {
            zw_marks_free(r->memory->marks);
            zw_table_free(r->memory->table);
            zw_lines_free(r->memory);
        }
    }
    free(n->ranks);
    free(n->heap);
    free(n);
}

zw_memory *zw_network_memory(zw_network *n, int member)
{
    return rank_of(n, member)->memory;
}

zw_traffic zw_network_traffic(const zw_network *n)
{
    return n->traffic;
}
