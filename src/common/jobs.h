/* jobs.h - independent jobs on all cores, and a progress bar. Jobs are handed out in order and their results are taken
 * in order, whatever the number of workers. It knows nothing of what a job does. */
#ifndef ZW_COMMON_JOBS_H
#define ZW_COMMON_JOBS_H

#include "common.h"

typedef struct job_plan {
    int first, count; /* jobs `first` to `count` - 1 */
    int workers; /* 0: one for each core */
    int partial; /* what a Ctrl-C cut short is a result too */
    const char *title; /* of the progress bar */
    void *user;
    void (*run)(void *user, int job); /* on some thread */
    /* Called for each job in order, as soon as it and all before it are done, never twice at once. Returns 1 to go on, 0
     * to let the jobs that run finish unseen and start no more. NULL: always go on. */
    int (*take)(void *user, int job);
    int (*skip)(void *user, int job); /* is it done already? It is neither run nor taken. NULL: none is */
    /* The job that must be taken with all before it until this one may begin, and one more. NULL: 0 for all */
    int (*after)(void *user, int job);

    /* Where these are given, other processes of the same command may run jobs too (farm.h). They come to this place with
     * the same plan but their own `first`, and never return from it: a command has one such plan. */
    void (*describe)(void *user, int job, text *to); /* what the job is, so that nobody runs another one */
    void (*pack)(void *user, int job, text *to); /* what came of it, on the thread that ran it */
    int (*unpack)(void *user, int job, const char *bytes, size_t length); /* returns 0, or -1 when it cannot be read */
} job_plan;

/* Returns when every job was taken, `take` returned 0, or Ctrl-C stopped it; the number of jobs taken (or skipped). */
int jobs_run(const job_plan *plan);

/* A line on stderr that is drawn over itself, when that is a terminal. */
void progress_show(const char *title, int done, int count, const char *remark);
/* The same where nobody knows how much there is to do. */
void progress_note(const char *title, const char *remark);
/* The same as a line, where it cannot be drawn over itself. */
void progress_tell(const char *title, int done, int count, const char *remark);
void progress_clear(void);

#endif
