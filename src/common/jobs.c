/* jobs.c - independent jobs on all cores: see jobs.h. */
#define _POSIX_C_SOURCE 200809L
#include "jobs.h"
#include "interrupt.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifndef ZW_NO_THREADS
#include <pthread.h>
#endif

typedef struct job_pool {
    const job_plan *plan;
#ifndef ZW_NO_THREADS
    pthread_mutex_t lock;
#endif
    int next; /* the first job not handed out */
    int taken; /* jobs taken, in order */
    int over; /* hand out no more */
    char *done;
} job_pool;

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

static void lock(job_pool *pool)
{
#ifndef ZW_NO_THREADS
    pthread_mutex_lock(&pool->lock);
#else
    (void)pool;
#endif
}

static void unlock(job_pool *pool)
{
#ifndef ZW_NO_THREADS
    pthread_mutex_unlock(&pool->lock);
#else
    (void)pool;
#endif
}

/* Under the lock: takes what has become ready. */
static void take_ready(job_pool *pool)
{
    const job_plan *plan = pool->plan;
    while (!pool->over && pool->taken < plan->count && pool->done[pool->taken]) {
        int job = pool->taken++;
        if (plan->take && !plan->take(plan->user, job))
            pool->over = 1;
    }
}

static void *work(void *argument)
{
    job_pool *pool = argument;
    const job_plan *plan = pool->plan;
    lock(pool);
    while (!pool->over && pool->next < plan->count && !interrupted()) {
        int job = pool->next++;
        unlock(pool);
        plan->run(plan->user, job);
        lock(pool);
        pool->done[job] = (char)!interrupted(); /* what a Ctrl-C cut short is no result */
        take_ready(pool);
        if (plan->title)
            progress_show(plan->title, pool->taken, plan->count, NULL);
    }
    unlock(pool);
    return NULL;
}

/* This thread is a worker too, so that everything is done also where no other can be had. */
static void work_together(job_pool *pool, int workers)
{
#ifndef ZW_NO_THREADS
    pthread_t *others = allocate((size_t)(workers > 0 ? workers : 1), sizeof *others);
    int started = 0;
    pthread_mutex_init(&pool->lock, NULL);
    while (started < workers - 1 && !pthread_create(&others[started], NULL, work, pool))
        started++;
    work(pool);
    for (int i = 0; i < started; i++)
        pthread_join(others[i], NULL);
    pthread_mutex_destroy(&pool->lock);
    free(others);
#else
    (void)workers;
    work(pool);
#endif
}

int jobs_run(const job_plan *plan)
{
    job_pool pool = {.plan = plan, .done = allocate((size_t)plan->count, 1)};
    int workers = plan->workers ? plan->workers : processor_count();
    work_together(&pool, workers < plan->count ? workers : plan->count);
    if (plan->title)
        progress_clear();
    free(pool.done);
    return pool.taken;
}
