/* tablebase_plan.c - which slices of a database are built, and in which order: level by level, so that captures and
 * promotions lead to what is there. The slices of a level do not need each other and are built on all cores, the largest
 * first. What is there already and sound is kept: a build that was killed goes on. */
#include "tablebase_plan.h"
#include "common/interrupt.h"
#include "common/jobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PAIRS = ZW_SLICES };
#define TELL_EVERY 10.0 /* seconds between lines of progress where it cannot be drawn */

/* The work of all levels. */
typedef struct build_work {
    build_plan *plan;
    struct {
        int slice, distances;
        uint64_t positions;
        int level;
        int status; /* of the pair that was built */
        char why[ZW_WHY];
    } pairs[MOST_PAIRS]; /* that are missing, in the order in which they are built */
    int count, first; /* the level that runs begins at `first` */
    uint64_t wanted; /* positions of all of them */
    double started, told; /* told: when last, since the start */
} build_work;

/* Is all there that is wanted of a slice? Not when that cannot be seen: then plan->why says so. */
static int is_finished(build_plan *plan, int slice, int distances)
{
    const zw_databases *functions = plan->tablebase->functions;
    return !functions->load(plan->tablebase, slice, plan->complain, plan->user, plan->why) &&
           functions->is_sound(plan->tablebase, slice, distances, plan->complain, plan->user);
}

/* Puts a pair that is missing behind all that are built before it: by level, then the largest first. */
static void want_pair(build_work *work, int slice, int distances)
{
    build_plan *plan = work->plan;
    const zw_databases *functions = plan->tablebase->functions;
    int other = functions->partner(slice), level = functions->level(slice);
    if (slice < other || work->count == MOST_PAIRS || plan->why[0])
        return; /* the other one speaks for both */
    int finished = is_finished(plan, slice, distances);
    if (slice != other && !plan->why[0])
        finished &= is_finished(plan, other, distances);
    if (finished || plan->why[0])
        return;
    zw_slice facts;
    functions->describe(plan->tablebase, slice, &facts);
    uint64_t positions = slice == other ? facts.positions : 2 * facts.positions;
    int at = work->count++;
    for (; at > 0; at--) {
        int before = work->pairs[at - 1].level;
        if (before < level || (before == level && work->pairs[at - 1].positions >= positions))
            break;
        work->pairs[at] = work->pairs[at - 1];
    }
    work->pairs[at].slice = slice;
    work->pairs[at].distances = distances;
    work->pairs[at].positions = positions;
    work->pairs[at].level = level;
    work->wanted += positions;
}

static void build_job(void *user, int job)
{
    build_work *work = user;
    build_plan *plan = work->plan;
    int at = work->first + job;
    work->pairs[at].status = plan->tablebase->functions->build(
        plan->tablebase, work->pairs[at].slice, work->pairs[at].distances, interrupt_sign(), work->pairs[at].why);
}

static void end_with(void *user, const char *sentence)
{
    build_plan *plan = user;
    snprintf(plan->why, sizeof plan->why, "%s", sentence);
}

/* Opens a slice that was built. Whatever is wrong with it ends the build: what comes next needs it. */
static void open_built(build_plan *plan, int slice)
{
    if (!plan->why[0])
        plan->tablebase->functions->load(plan->tablebase, slice, end_with, plan, plan->why);
}

static int take_pair(void *user, int job)
{
    build_work *work = user;
    build_plan *plan = work->plan;
    int at = work->first + job;
    char remark[100];
    zw_slice facts;
    const zw_databases *functions = plan->tablebase->functions;
    if (work->pairs[at].status) {
        memcpy(plan->why, work->pairs[at].why, sizeof plan->why);
        return 0;
    }
    int slice = work->pairs[at].slice;
    open_built(plan, slice);
    open_built(plan, functions->partner(slice));
    if (plan->why[0])
        return 0;
    plan->built++;
    plan->positions += work->pairs[at].positions;
    plan->seconds = now_seconds() - work->started;
    plan->seconds_left = plan->seconds * (double)(work->wanted - plan->positions) / (double)plan->positions;
    functions->describe(plan->tablebase, slice, &facts);
    snprintf(remark, sizeof remark, "slices, last %s, about %.0f s left", facts.name, plan->seconds_left);
    progress_show("building", plan->built, work->count, remark);
    if (plan->seconds >= work->told + TELL_EVERY) {
        work->told = plan->seconds;
        progress_tell("building", plan->built, work->count, remark);
    }
    return 1;
}

int build_run(build_plan *plan)
{
    int slices[ZW_SLICES];
    build_work *work = allocate(1, sizeof *work);
    work->plan = plan;
    work->started = now_seconds();
    plan->seconds_left = -1;
    for (int pieces = 2; pieces <= plan->pieces; pieces++)
        for (int i = 0, count = plan->tablebase->functions->slices(pieces, slices); i < count; i++)
            want_pair(work, slices[i], pieces <= plan->distances);
    int status = plan->why[0] ? -1 : 0;
    while (work->first < work->count && !status) {
        int count = 0, level = work->pairs[work->first].level;
        while (work->first + count < work->count && work->pairs[work->first + count].level == level)
            count++;
        job_plan jobs = {.count = count, .workers = plan->workers, .user = work, .run = build_job, .take = take_pair};
        if (jobs_run(&jobs) < count || plan->why[0])
            status = interrupted() && !plan->why[0] ? 1 : -1;
        work->first += count;
    }
    plan->seconds = now_seconds() - work->started;
    progress_clear();
    free(work);
    return status;
}
