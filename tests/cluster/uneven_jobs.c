/* uneven_jobs.c - 1,000 jobs that sleep, some of them a hundred times as long as others, shared out as any command shares
 * out its jobs: each is taken once and in order, and who may work is idle for less than 5 % of the time. Prints the idle
 * share; exit status 1 when something is wrong. Each rank has one worker. */
#define _POSIX_C_SOURCE 200809L
#include "cluster/cluster.h"
#include "common/farm.h"
#include "common/jobs.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { JOBS = 1000, RANKS_MOST = 64 };

typedef struct outcome {
    int answer, helping;
    double seconds; /* in the job */
} outcome;

typedef struct state {
    outcome outcomes[JOBS];
    int next, wrong, helped;
    double began, ended;
} state;

/* From 0.3 to 30 ms, most of them short. */
static double length_of(int job)
{
    unsigned mixed = (unsigned)job * 2654435761u >> 16;
    double part = (double)(mixed % 1000) / 1000;
    return 0.0003 + 0.03 * part * part * part;
}

static void run_job(void *user, int job)
{
    state *s = user;
    double began = now_seconds();
    nanosleep(&(struct timespec){.tv_nsec = (long)(1e9 * length_of(job))}, NULL);
    s->outcomes[job] = (outcome){job * 7 + 1, farm_helping(), now_seconds() - began};
}

static int take_job(void *user, int job)
{
    state *s = user;
    if (!s->next)
        s->began = now_seconds() - s->outcomes[0].seconds;
    s->wrong += job != s->next++ || s->outcomes[job].answer != job * 7 + 1;
    s->helped += s->outcomes[job].helping;
    s->ended = now_seconds();
    return 1;
}

static void pack_job(void *user, int job, text *to)
{
    text_add_bytes(to, (const char *)&((state *)user)->outcomes[job], sizeof(outcome));
}

static int unpack_job(void *user, int job, const char *bytes, size_t length)
{
    if (length != sizeof(outcome))
        return -1;
    memcpy(&((state *)user)->outcomes[job], bytes, length);
    return 0;
}

int main(int argc, char **argv)
{
    static state s;
    int status = cluster_begin(&argc, &argv), ranks = farm_helpers() + 1;
    job_plan plan = {.count = JOBS,
                     .workers = 1,
                     .user = &s,
                     .run = run_job,
                     .take = take_job,
                     .pack = pack_job,
                     .unpack = unpack_job};
    if (!status) {
        double work = 0;
        jobs_run(&plan);
        for (int job = 0; job < JOBS; job++)
            work += s.outcomes[job].seconds;
        double idle = 1 - work / ((s.ended - s.began) * ranks);
        printf("%d ranks, %d of %d jobs by helpers, %d wrong, idle %.4f\n", ranks, s.helped, s.next, s.wrong, idle);
        status = s.next != JOBS || s.wrong || idle > 0.05 || (ranks > 1 && !s.helped);
    }
    return cluster_end(status);
}
