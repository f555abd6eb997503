/* lazy.c - helping workers that know nothing of each other: the same search again over the same table, each a little ahead
 * or behind. Kept for comparison with team.c.
 *
 * What one finds the others read from the table; nothing else is shared, and the main worker's result is the one that
 * counts. There are as many as there is memory for. */
#include "../base/thread.h"
#include "engine.h"

#include <stdlib.h>
#include <string.h>

#ifndef ZW_NO_THREADS
#include <pthread.h>

typedef struct helper {
    zw_engine *engine;
    zw_worker *worker;
    zw_search search;
    zw_root_move *moves;
    pthread_t thread;
    int first_depth;
} helper;

struct zw_lazy {
    int count, stop; /* those that run; told to end */
    helper of[];
};

static void *help(void *argument)
{
    helper *h = argument;
    zw_engine *e = h->engine;
    zw_value guess = e->options.guess, values[ZW_MAX_DEPTH + 1];
    h->search.values = values;
    h->search.first_depth = h->first_depth;
    for (int depth = h->first_depth; depth <= ZW_MAX_DEPTH && !h->worker->stopped; depth++) {
        zw_engine_iteration(e, &h->search, depth, guess);
        values[depth] = guess = e->options.choice.algorithm->drive(&h->search.iteration);
    }
    return NULL;
}

/* Returns 0, or -1 without memory. */
static int prepare(zw_engine *e, helper *h, int index)
{
    size_t count = (size_t)e->search.root.count;
    h->engine = e;
    h->worker = zw_worker_new(&e->game, e->worker->kernel, NULL);
    h->moves = malloc(count * sizeof *h->moves);
    if (!h->worker || !h->moves || zw_worker_reserve_path(h->worker, e->worker->path_base, NULL) != ZW_OK)
        return -1;
    h->worker->path_base = e->worker->path_base;
    h->worker->root_no_progress = e->worker->root_no_progress;
    size_t past = (size_t)e->worker->path_base + 1;
    memcpy(h->worker->path, e->worker->path, past * sizeof *h->worker->path);
    memcpy(h->worker->reversible_run, e->worker->reversible_run, past * sizeof *h->worker->reversible_run);
    memcpy(h->moves, e->root_moves, count * sizeof *h->moves);
    zw_engine_configure(e, h->worker);
    zw_engine_aim(e, &h->search, h->worker, h->moves, (int)count);
    h->search.root.restricted = e->search.root.restricted;
    h->worker->stop = &e->lazy->stop;
    h->worker->node_limit = e->worker->node_limit;
    h->first_depth = 1 + (index + 1) % 3;
    return 0;
}

static void drop(helper *h)
{
    zw_worker_free(h->worker);
    free(h->moves);
}

/* A helper that cannot be had is no reason not to search: the report says how many there were. */
void zw_lazy_start(zw_engine *e)
{
    int count = e->options.threads - 1;
    e->lazy = count > 0 ? calloc(1, sizeof *e->lazy + (size_t)count * sizeof e->lazy->of[0]) : NULL;
    for (int i = 0; e->lazy && i < count; i++) {
        helper *h = &e->lazy->of[i];
        if (prepare(e, h, i) || zw_thread_start(&h->thread, help, h) != 0) {
            drop(h);
            break;
        }
        e->lazy->count++;
    }
    e->report.threads = 1 + (e->lazy ? e->lazy->count : 0);
}

void zw_lazy_stop(zw_engine *e, zw_counters *total)
{
    if (!e->lazy)
        return;
    __atomic_store_n(&e->lazy->stop, 1, __ATOMIC_RELAXED);
    for (int i = 0; i < e->lazy->count; i++) {
        helper *h = &e->lazy->of[i];
        pthread_join(h->thread, NULL);
        zw_counters_add(total, &h->worker->count, 1);
        drop(h);
    }
    free(e->lazy);
    e->lazy = NULL;
}

#else

void zw_lazy_start(zw_engine *e)
{
    (void)e;
}

void zw_lazy_stop(zw_engine *e, zw_counters *total)
{
    (void)e;
    (void)total;
}

#endif
