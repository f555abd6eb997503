/* threads.c - workers that run on threads.
 *
 * They stay between passes and searches: a pass may be over in a tenth of a millisecond, so they spin for a moment before
 * they sleep. */
#include "../base/thread.h"
#include "team.h"

#ifndef ZW_NO_THREADS
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#define SPINS 4000 /* looks at the pass before sleeping: some tens of microseconds */

typedef struct threads {
    pthread_mutex_t lock;
    pthread_cond_t begun;
    int sleepers;
} threads;

typedef struct thread {
    pthread_t id;
} thread;

static void breathe(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

static int has_begun(zw_team *t, uint64_t seen)
{
    return __atomic_load_n(&t->memory.pass, __ATOMIC_SEQ_CST) > (seen | ZW_PASS_STATE) ||
           __atomic_load_n(&t->quit, __ATOMIC_SEQ_CST);
}

/* Waits for a pass after the one that was seen. */
static void await(zw_team *t, uint64_t seen)
{
    threads *all = t->shared;
    for (int i = 0; i < SPINS; i++) {
        if (has_begun(t, seen))
            return;
        breathe();
    }
    pthread_mutex_lock(&all->lock);
    __atomic_add_fetch(&all->sleepers, 1, __ATOMIC_SEQ_CST);
    while (!has_begun(t, seen))
        pthread_cond_wait(&all->begun, &all->lock);
    __atomic_sub_fetch(&all->sleepers, 1, __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(&all->lock);
}

static void *serve(void *argument)
{
    zw_member *m = argument;
    zw_team *t = m->team;
    for (uint64_t seen = 0;;) {
        await(t, seen);
        if (__atomic_load_n(&t->quit, __ATOMIC_SEQ_CST))
            return NULL;
        seen = __atomic_load_n(&t->memory.pass, __ATOMIC_ACQUIRE) & ~ZW_PASS_STATE;
        zw_team_work(m);
        __atomic_sub_fetch(&t->busy, 1, __ATOMIC_RELEASE);
    }
}

static void wake(zw_team *t)
{
    threads *all = t->shared;
    if (!__atomic_load_n(&all->sleepers, __ATOMIC_SEQ_CST))
        return;
    pthread_mutex_lock(&all->lock);
    pthread_cond_broadcast(&all->begun);
    pthread_mutex_unlock(&all->lock);
}

static void wait(zw_team *t)
{
    for (int i = 0; __atomic_load_n(&t->busy, __ATOMIC_ACQUIRE); i++) {
        if (i < SPINS)
            breathe();
        else
            sched_yield(); /* whoever is still in the pass may be waiting for this core */
    }
}

/* Gives way to others. Who listens to other processes does so at once. */
static void rest(zw_member *m)
{
    sched_yield();
    if (!m->number)
        m->team->listen_at = 0;
    m->worker->host->check(m->worker);
}

static int start(zw_team *t)
{
    threads *all = calloc(1, sizeof *all);
    int running = 1;
    if (!all)
        return 1;
    pthread_mutex_init(&all->lock, NULL);
    pthread_cond_init(&all->begun, NULL);
    t->shared = all;
    for (; running < t->count; running++) {
        zw_member *m = &t->of[running];
        thread *own = malloc(sizeof *own);
        m->runs_on = own;
        if (!own || zw_thread_start(&own->id, serve, m) != 0) {
            free(own);
            m->runs_on = NULL;
            break;
        }
    }
    return running;
}

static void stop(zw_team *t)
{
    threads *all = t->shared;
    if (!all)
        return;
    __atomic_store_n(&t->quit, 1, __ATOMIC_SEQ_CST);
    wake(t);
    for (int i = 1; i < t->count; i++) {
        thread *own = t->of[i].runs_on;
        pthread_join(own->id, NULL);
        free(own);
    }
    pthread_cond_destroy(&all->begun);
    pthread_mutex_destroy(&all->lock);
    free(all);
}

const zw_team_kind zw_team_threads = {.start = start, .wake = wake, .wait = wait, .stop = stop, .rest = rest};

#endif
