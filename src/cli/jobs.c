/* jobs.c - independent jobs on all cores: see jobs.h. */
#define _POSIX_C_SOURCE 200809L
#include "jobs.h"
#include "interrupt.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct job_pool {
    const job_plan *plan;
    pthread_mutex_t lock;
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

void progress_clear(void)
{
    if (isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
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
    pthread_mutex_lock(&pool->lock);
    while (!pool->over && pool->next < plan->count && !interrupted()) {
        int job = pool->next++;
        pthread_mutex_unlock(&pool->lock);
        plan->run(plan->user, job);
        pthread_mutex_lock(&pool->lock);
        pool->done[job] = (char)!interrupted(); /* what a Ctrl-C cut short is no result */
        take_ready(pool);
        if (plan->title)
            progress_show(plan->title, pool->taken, plan->count, NULL);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

int jobs_run(const job_plan *plan)
{
    job_pool pool = {.plan = plan, .done = allocate((size_t)plan->count, 1)};
    int workers = plan->workers ? plan->workers : processor_count();
    if (workers > plan->count)
        workers = plan->count;
    pthread_t *threads = allocate((size_t)(workers > 0 ? workers : 1), sizeof *threads);
    pthread_mutex_init(&pool.lock, NULL);
    int started = 0;
    while (started < workers - 1 && !pthread_create(&threads[started], NULL, work, &pool))
        started++;
    work(&pool); /* this thread is a worker too, so a machine without threads still does everything */
    for (int i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    pthread_mutex_destroy(&pool.lock);
    if (plan->title)
        progress_clear();
    free(threads);
    free(pool.done);
    return pool.taken;
}
