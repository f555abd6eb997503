/* jobs.h - independent jobs on all cores, and a progress bar. Jobs are handed out in order and their results are taken
 * in order, whatever the number of workers. It knows nothing of what a job does. */
#ifndef ZW_COMMON_JOBS_H
#define ZW_COMMON_JOBS_H

#include "common.h"

typedef struct job_plan {
    int count;
    int workers; /* 0: one for each core */
    const char *title; /* of the progress bar */
    void *user;
    void (*run)(void *user, int job); /* on some thread */
    /* Called for job 0, 1, 2 ... as soon as it and all before it are done, never twice at once. Returns 1 to go on, 0
     * to let the jobs that run finish unseen and start no more. NULL: always go on. */
    int (*take)(void *user, int job);
} job_plan;

/* Returns when every job was taken, `take` returned 0, or Ctrl-C stopped it; the number of jobs taken. */
int jobs_run(const job_plan *plan);

/* A line on stderr that is drawn over itself, when that is a terminal. */
void progress_show(const char *title, int done, int count, const char *remark);
/* The same where nobody knows how much there is to do. */
void progress_note(const char *title, const char *remark);
/* The same as a line, where it cannot be drawn over itself. */
void progress_tell(const char *title, int done, int count, const char *remark);
void progress_clear(void);

#endif
