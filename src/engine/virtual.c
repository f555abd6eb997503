/* virtual.c - workers that take turns on one processor, by a clock that counts visited nodes.
 *
 * Each has a stack of its own. The one whose clock is behind the others' runs next, until it has passed the next one by a
 * few nodes, so that a search by any number of workers is the same in every run and on every machine. The clock of the
 * engine's own worker at the end is the makespan: what so many processors would have needed, if memory were as fast for
 * all of them as for one. Whatever takes long and is not interrupted (a solver of last squares) moves the clock before its
 * result is stored, so that no worker sees it too early. */
#include "team.h"

#ifndef ZW_NO_THREADS
#include "fiber.h"
#include "network.h"

#include <stdlib.h>

#define QUANTUM 4 /* nodes by which a worker may be ahead */

typedef struct place {
    zw_fiber *fiber;
    uint64_t idle; /* steps in which nothing is visited; the clock is these and the visits */
    uint64_t left; /* when number 0 knows that it has left the pass */
    unsigned search; /* that the clock belongs to */
} place;

static place *place_of(const zw_member *m)
{
    return m->runs_on;
}

static uint64_t clock_of(const zw_member *m)
{
    return m->worker->visits + place_of(m)->idle;
}

/* Those that could run, without the one that does: a heap with the one in front that is behind the others. */
typedef struct queue {
    int count;
    zw_member *of[];
} queue;

static int is_before(const zw_member *a, const zw_member *b)
{
    uint64_t one = clock_of(a), other = clock_of(b);
    return one < other || (one == other && a->number < b->number);
}

static zw_member *front(const zw_team *t)
{
    const queue *q = t->shared;
    return q->count ? q->of[0] : NULL;
}

static void enqueue(zw_team *t, zw_member *m)
{
    queue *q = t->shared;
    int at = q->count++;
    for (; at > 0 && is_before(m, q->of[(at - 1) / 2]); at = (at - 1) / 2)
        q->of[at] = q->of[(at - 1) / 2];
    q->of[at] = m;
}

/* Takes the one in front out, and puts another in if it is not NULL. */
static zw_member *exchange(zw_team *t, zw_member *in)
{
    queue *q = t->shared;
    zw_member *out = q->of[0], *m = in ? in : q->of[--q->count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < q->count; at = child) {
        if (child + 1 < q->count && is_before(q->of[child + 1], q->of[child]))
            child++;
        if (!is_before(q->of[child], m))
            break;
        q->of[at] = q->of[child];
    }
    q->of[at] = m;
    return out;
}

/* Not 0: the team is being freed. */
static int switch_to(zw_member *from, zw_member *to)
{
    return zw_fiber_switch(place_of(from)->fiber, place_of(to)->fiber);
}

static int check(zw_worker *w)
{
    zw_member *m = w->member;
    const zw_member *next = front(m->team);
    if (next && is_before(next, m)) /* which is behind, so it runs */
        switch_to(m, exchange(m->team, m));
    if (m->team->network && !w->stopped)
        place_of(m)->idle += zw_network_turn(m->team->network, m, clock_of(m));
    if (zw_worker_check(w))
        return 1;
    next = front(m->team);
    uint64_t most = next ? clock_of(next) + QUANTUM - place_of(m)->idle : UINT64_MAX; /* visits */
    w->check_at = w->check_at < most ? w->check_at : most;
    return 0;
}

/* Waits until a clock shows that time. */
static void idle_until(zw_member *m, uint64_t time)
{
    uint64_t now = clock_of(m);
    if (now >= time)
        return;
    place_of(m)->idle += time - now;
    m->worker->sharing.idle += time - now;
}

/* A member waits for what others do. */
static void rest(zw_member *m)
{
    idle_until(m, clock_of(m) + QUANTUM);
    check(m->worker);
}

/* A member has left the pass. */
static void leave(zw_member *m)
{
    uint64_t now = clock_of(m);
    place_of(m)->left = m->team->network ? zw_network_leave(m->team->network, m, now) : now;
}

static void ended(zw_member *m, uint64_t how)
{
    if (m->team->network && how != ZW_PASS_ELSEWHERE)
        zw_network_end_pass(m->team->network, m, how, clock_of(m));
}

static void run(void *argument)
{
    zw_member *m = argument;
    zw_team *t = m->team;
    do {
        zw_team_work(m);
        leave(m);
        t->busy--;
    } while (!switch_to(m, front(t) ? exchange(t, NULL) : &t->of[0])); /* number 0 waits when nobody else is left */
}

/* Gives a member a stack and something to do there. Returns 0, or -1 without memory. */
static int make_place(zw_member *m)
{
    place *own = calloc(1, sizeof *own);
    if (own)
        own->fiber = zw_fiber_new(m->number ? run : NULL, m); /* number 0 runs on the stack of its thread */
    if (!own || !own->fiber) {
        free(own);
        return -1;
    }
    m->runs_on = own;
    return 0;
}

static int start(zw_team *t)
{
    int running = 0;
    t->shared = malloc(sizeof(queue) + (size_t)t->count * sizeof(zw_member *));
    if (!t->shared)
        return 1;
    ((queue *)t->shared)->count = 0;
    while (running < t->count && !make_place(&t->of[running]))
        running++;
    return running ? running : 1;
}

/* The others begin when number 0 does, or when they hear of it. */
static void wake(zw_team *t)
{
    for (int i = 0; i < t->count; i++) {
        zw_member *m = &t->of[i];
        place *own = place_of(m);
        if (own->search != t->searches) {
            own->search = t->searches;
            own->idle = 0;
            if (i > 0)
                m->worker->visits = 0;
        }
    }
    uint64_t now = clock_of(&t->of[0]);
    if (t->network)
        zw_network_begin_pass(t->network, now);
    for (int i = 1; i < t->count; i++) {
        idle_until(&t->of[i], t->network ? zw_network_begins(t->network, i) : now);
        enqueue(t, &t->of[i]);
    }
}

/* Number 0 goes on when the last of the others has left. */
static void wait(zw_team *t)
{
    zw_member *first = &t->of[0];
    leave(first);
    if (t->busy > 0)
        switch_to(first, exchange(t, NULL));
    for (int i = 1; i < t->count; i++)
        idle_until(first, place_of(&t->of[i])->left);
}

static void stop(zw_team *t)
{
    for (int i = 0; i < t->count; i++) {
        place *own = t->of[i].runs_on;
        if (own)
            zw_fiber_free(own->fiber);
        free(own);
    }
    free(t->shared);
}

/* The steps so far in this search; the worker's visits when nobody was woken. */
static uint64_t steps(const zw_team *t)
{
    const zw_member *first = &t->of[0];
    return place_of(first)->search == t->searches ? clock_of(first) : first->worker->visits;
}

static const zw_host host = {.check = check, .fault = zw_worker_fault, .no_progress = zw_worker_no_progress};

const zw_team_kind zw_team_virtual = {.start = start,
                                      .wake = wake,
                                      .wait = wait,
                                      .stop = stop,
                                      .steps = steps,
                                      .rest = rest,
                                      .ended = ended,
                                      .host = &host};

#endif
