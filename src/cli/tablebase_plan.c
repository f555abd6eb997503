/* tablebase_plan.c - which slices of a database are built, and in which order: level by level, so that captures and
 * promotions lead to what is there. The slices of a level do not need each other and are built on all cores, the largest
 * first. What is there already and sound is kept: a build that was killed goes on. Other processes of the command build slices
 * too: what they need of lower levels is sent to them, and the files that they write come back. */
#include "tablebase_plan.h"
#include "common/interrupt.h"
#include "common/files.h"
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
        int finished; /* it was there before */
        int status; /* of the pair that was built */
        char why[ZW_WHY];
    } pairs[MOST_PAIRS]; /* in the order in which they are built */
    int count, missing;
    uint64_t wanted; /* positions of all that are missing */
    double started, told; /* told: when last, since the start */
} build_work;

/* Is all there that is wanted of a slice? Not when that cannot be seen: then plan->why says so. */
static int is_finished(build_plan *plan, int slice, int distances)
{
    const zw_databases *functions = plan->tablebase->functions;
    return !functions->load(plan->tablebase, slice, plan->complain, plan->user, plan->why) &&
           functions->is_sound(plan->tablebase, slice, distances, plan->complain, plan->user);
}

/* Puts a pair behind all that are built before it: by level, then the largest first. */
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
    if (plan->why[0])
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
    work->pairs[at].finished = finished;
    work->missing += !finished;
    work->wanted += finished ? 0 : positions;
}

static void build_job(void *user, int job)
{
    build_work *work = user;
    build_plan *plan = work->plan;
    work->pairs[job].status = plan->tablebase->functions->build(
        plan->tablebase, work->pairs[job].slice, work->pairs[job].distances, interrupt_sign(), work->pairs[job].why);
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
    char remark[100];
    zw_slice facts;
    const zw_databases *functions = plan->tablebase->functions;
    if (work->pairs[job].status) {
        memcpy(plan->why, work->pairs[job].why, sizeof plan->why);
        return 0;
    }
    int slice = work->pairs[job].slice;
    open_built(plan, slice);
    open_built(plan, functions->partner(slice));
    if (plan->why[0])
        return 0;
    plan->built++;
    plan->positions += work->pairs[job].positions;
    plan->seconds = now_seconds() - work->started;
    plan->seconds_left = plan->seconds * (double)(work->wanted - plan->positions) / (double)plan->positions;
    functions->describe(plan->tablebase, slice, &facts);
    snprintf(remark, sizeof remark, "slices, last %s, about %.0f s left", facts.name, plan->seconds_left);
    progress_show("building", plan->built, work->missing, remark);
    if (plan->seconds >= work->told + TELL_EVERY) {
        work->told = plan->seconds;
        progress_tell("building", plan->built, work->missing, remark);
    }
    return 1;
}

/* A pair needs those of the levels below its own. */
static int is_after(void *user, int job)
{
    const build_work *work = user;
    while (job > 0 && work->pairs[job - 1].level == work->pairs[job].level)
        job--;
    return job;
}

static int is_there(void *user, int job)
{
    return ((const build_work *)user)->pairs[job].finished;
}

/* ------------------------------------------------------------------------------------------------- for another process */

typedef struct packed_file {
    char name[64];
    uint64_t size;
} packed_file;

static void describe_pair(void *user, int job, text *to)
{
    const build_work *work = user;
    text_addf(to, "slice %d, distances %d", work->pairs[job].slice, work->pairs[job].distances);
}

static void pack_file(const build_plan *plan, const char *name, text *to)
{
    packed_file head = {.size = 0};
    text path = {0}, bytes = {0};
    text_addf(&path, "%s/%s", plan->directory, name);
    snprintf(head.name, sizeof head.name, "%s", name);
    if (file_is_there(path.data) && !read_whole_file(path.data, &bytes)) {
        head.size = bytes.length;
        text_add_bytes(to, (const char *)&head, sizeof head);
        text_add_bytes(to, bytes.data, bytes.length);
    }
    text_free(&path);
    text_free(&bytes);
}

/* Why it could not be built, or nothing, and the files of both slices. */
static void pack_pair(void *user, int job, text *to)
{
    const build_work *work = user;
    const zw_databases *functions = work->plan->tablebase->functions;
    int slices[2] = {work->pairs[job].slice, functions->partner(work->pairs[job].slice)};
    char name[64], why[ZW_WHY] = "";
    if (work->pairs[job].status)
        memcpy(why, work->pairs[job].why, sizeof why);
    text_add_bytes(to, why, sizeof why);
    for (int i = 0; i <= (slices[0] != slices[1]) && !work->pairs[job].status; i++)
        for (int number = 0; functions->file_name(slices[i], number, name, sizeof name); number++)
            pack_file(work->plan, name, to);
}

static int unpack_pair(void *user, int job, const char *bytes, size_t length)
{
    build_work *work = user;
    text path = {0};
    packed_file head;
    if (length < ZW_WHY)
        return -1;
    memcpy(work->pairs[job].why, bytes, ZW_WHY);
    work->pairs[job].status = bytes[0] ? -1 : 0;
    for (size_t at = ZW_WHY; at < length && !work->pairs[job].status; at += head.size) {
        if (length - at < sizeof head)
            return -1;
        memcpy(&head, bytes + at, sizeof head);
        at += sizeof head;
        if (length - at < head.size)
            return -1;
        text_clear(&path);
        text_addf(&path, "%s/%.63s", work->plan->directory, head.name);
        if (write_file(path.data, bytes + at, head.size)) {
            work->pairs[job].status = -1;
            snprintf(work->pairs[job].why, ZW_WHY, "a slice that another process built could not be kept");
        }
    }
    text_free(&path);
    return 0;
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
    job_plan jobs = {.count = work->count,
                     .workers = plan->workers,
                     .user = work,
                     .run = build_job,
                     .take = take_pair,
                     .skip = is_there,
                     .after = is_after,
                     .describe = describe_pair,
                     .pack = pack_pair,
                     .unpack = unpack_pair};
    if (!status && (jobs_run(&jobs) < work->count || plan->why[0]))
        status = interrupted() && !plan->why[0] ? 1 : -1;
    plan->seconds = now_seconds() - work->started;
    progress_clear();
    free(work);
    return status;
}
