/* jobs.c - independent jobs on all cores: see jobs.h. */
#define _POSIX_C_SOURCE 200809L
#include "jobs.h"
#include "base/thread.h"
#include "farm.h"
#include "interrupt.h"
#include "jobs_pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void progress_show(const char *title, int done, int count, const char *remark)
{
    enum { WIDTH = 30 };
    static const char bar[] = "##############################..............................";
    if (!isatty(STDERR_FILENO))
        return;
    int filled = count > 0 ? (int)((long long)WIDTH * done / count) : WIDTH;
    fprintf(stderr, "\r%s [%.*s] %d/%d %s\033[K", title, WIDTH, bar + WIDTH - filled, done, count,
            remark ? remark : "");
    fflush(stderr);
}

void progress_note(const char *title, const char *remark)
{
    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%s: %s\033[K", title, remark);
    fflush(stderr);
}

void progress_tell(const char *title, int done, int count, const char *remark)
{
    if (!isatty(STDERR_FILENO))
        fprintf(stderr, "%s %d/%d %s\n", title, done, count, remark);
}

void progress_clear(void)
{
    if (isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
}

void jobs_lock(job_pool *pool)
{
#ifndef ZW_NO_THREADS
    pthread_mutex_lock(&pool->lock);
#else
    (void)pool;
#endif
}

void jobs_unlock(job_pool *pool)
{
#ifndef ZW_NO_THREADS
    pthread_mutex_unlock(&pool->lock);
#else
    (void)pool;
#endif
}

/* Somebody who found nothing to do may look again. */
void jobs_wake(job_pool *pool)
{
#ifndef ZW_NO_THREADS
    pthread_cond_broadcast(&pool->changed);
#else
    (void)pool;
#endif
}

static void wait_for_change(job_pool *pool)
{
#ifndef ZW_NO_THREADS
    pthread_cond_wait(&pool->changed, &pool->lock);
#else
    (void)pool;
#endif
}

int jobs_finished(const job_pool *pool)
{
    return pool->over || pool->taken >= pool->plan->count || interrupted();
}

int jobs_next(job_pool *pool)
{
    const job_plan *plan = pool->plan;
    while (pool->next < plan->count && pool->state[pool->next] != JOB_WAITS)
        pool->next++;
    int job = pool->next;
    if (job == plan->count || (plan->after && plan->after(plan->user, job) > pool->taken))
        return -1;
    pool->state[job] = JOB_RUNS;
    pool->next++;
    return job;
}

void jobs_give_back(job_pool *pool, int job)
{
    if (pool->state[job] != JOB_AWAY)
        return;
    pool->state[job] = JOB_WAITS;
    pool->next = job < pool->next ? job : pool->next;
    jobs_wake(pool);
}

/* Takes what has become ready. */
static void take_ready(job_pool *pool)
{
    const job_plan *plan = pool->plan;
    while (!pool->over && pool->taken < plan->count && pool->state[pool->taken] >= JOB_DONE) {
        int job = pool->taken++;
        if (pool->state[job] == JOB_DONE && plan->take && !plan->take(plan->user, job))
            pool->over = 1;
    }
}

void jobs_done(job_pool *pool, int job, int result)
{
    pool->state[job] = result ? JOB_DONE : JOB_CUT_SHORT;
    take_ready(pool);
    if (pool->plan->title)
        progress_show(pool->plan->title, pool->taken, pool->plan->count, NULL);
    jobs_wake(pool);
}

/* A thread's share of the jobs. */
static void *work(void *argument)
{
    job_pool *pool = argument;
    const job_plan *plan = pool->plan;
    jobs_lock(pool);
    while (!jobs_finished(pool)) {
        int job = jobs_next(pool);
        if (job < 0) {
            wait_for_change(pool);
            continue;
        }
        jobs_unlock(pool);
        plan->run(plan->user, job);
        jobs_lock(pool);
        jobs_done(pool, job, plan->partial || !interrupted());
    }
    jobs_wake(pool);
    jobs_unlock(pool);
    return NULL;
}

/* This thread is a worker too, so that everything is done also where no other can be had, unless it has helpers to care
 * for. */
static void work_together(job_pool *pool, int workers, int helpers)
{
#ifndef ZW_NO_THREADS
    pthread_t *others = allocate((size_t)(workers > 0 ? workers : 1), sizeof *others);
    int started = 0;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->changed, NULL);
    while (started < workers - !helpers && !zw_thread_start(&others[started], work, pool))
        started++;
    if (helpers)
        jobs_farm_out(pool);
    if (!helpers || !started)
        work(pool);
    for (int i = 0; i < started; i++)
        pthread_join(others[i], NULL);
    pthread_cond_destroy(&pool->changed);
    pthread_mutex_destroy(&pool->lock);
    free(others);
#else
    (void)workers;
    (void)helpers;
    work(pool);
#endif
}

int jobs_run(const job_plan *plan)
{
    int workers = plan->workers ? plan->workers : plan->pack ? farm_processors() : processor_count();
#ifndef ZW_NO_THREADS
    if (farm_helping() && plan->pack && plan->count > 1) /* a single one may be shared in another way */
        jobs_help(plan, workers);
#endif
    job_pool pool = {.plan = plan,
                     .next = plan->first,
                     .taken = plan->first,
                     .state = allocate((size_t)plan->count, sizeof *pool.state)};
    int owed = 0;
    for (int job = plan->first; job < plan->count; job++) {
        pool.state[job] = plan->skip && plan->skip(plan->user, job) ? JOB_SKIPPED : JOB_WAITS;
        owed += pool.state[job] == JOB_WAITS;
    }
    take_ready(&pool);
    work_together(&pool, workers < owed ? workers : owed, plan->pack && owed > 1 && farm_helpers());
    if (plan->title)
        progress_clear();
    free(pool.state);
    return pool.taken - plan->first;
}
