/* jobs_pool.h - the jobs of a plan while they run, for jobs.c, whose threads run them, and jobs_farm.c, which gives them to
 * helpers. Everything but the two locking functions is for who holds the lock. */
#ifndef ZW_COMMON_JOBS_POOL_H
#define ZW_COMMON_JOBS_POOL_H

#include "jobs.h"

#ifndef ZW_NO_THREADS
#include <pthread.h>
#endif

/* JOB_AWAY: a helper has it. From JOB_DONE on a job is no obstacle to those behind it. */
enum { JOB_WAITS, JOB_RUNS, JOB_AWAY, JOB_CUT_SHORT, JOB_DONE, JOB_SKIPPED };

typedef struct job_pool {
    const job_plan *plan;
#ifndef ZW_NO_THREADS
    pthread_mutex_t lock;
    pthread_cond_t changed; /* a job ended, or was given back */
#endif
    int next; /* no job before it waits */
    int taken; /* jobs taken, in order, with those before the first */
    int over; /* hand out no more */
    char *state; /* by job */
} job_pool;

void jobs_lock(job_pool *pool);
void jobs_unlock(job_pool *pool);
void jobs_wake(job_pool *pool);
int jobs_finished(const job_pool *pool);
int jobs_next(job_pool *pool); /* a job that runs now; -1: none that can begin */
void jobs_give_back(job_pool *pool, int job); /* that was away */
void jobs_done(job_pool *pool, int job, int result); /* result 0: it was cut short */

/* jobs_farm.c: the first process, until all is done; a helper, which does not return. */
void jobs_farm_out(job_pool *pool);
_Noreturn void jobs_help(const job_plan *plan, int workers);

#endif
