/* build_plan.c - which slices are built, and in which order: those with fewer pieces first, among them those with fewer
 * men, so that captures and promotions lead to what is there. The slices of a level do not need each other and are built on
 * all cores, the largest first. What is there already and sound is kept: a build that was killed goes on. */
#include "build.h"
#include "common/interrupt.h"
#include "common/jobs.h"

#include <stdlib.h>

enum { MOST_PAIRS = 256 };
#define TELL_EVERY 10.0 /* seconds between lines of progress where it cannot be drawn */

/* The work of all levels. */
typedef struct build_work {
    build_plan *plan;
    struct {
        slice_material material;
        uint64_t positions;
        int level;
        int status; /* of the pair that was built */
        char why[BUILD_WHY];
    } pairs[MOST_PAIRS]; /* that are missing, in the order in which they are built */
    int count, first; /* the level that runs begins at `first` */
    uint64_t wanted; /* positions of all of them */
    double started, told; /* told: when last, since the start */
} build_work;

static uint64_t count_positions(slice_material material)
{
    slice s;
    uint64_t positions = slice_begin(&s, material) ? 0 : s.positions;
    slice_end(&s);
    return slice_same(material, slice_swapped(material)) ? positions : 2 * positions;
}

/* Is all there that is wanted of a slice, and not damaged? */
static int is_finished(build_plan *plan, slice_material material)
{
    zw_tablebase *t = plan->tablebase;
    int place = slice_place(material), finished = 1;
    char damage[BUILD_WHY];
    tablebase_load(t, material, plan->complain, plan->user);
    for (int kind = 0; kind < FORMAT_KINDS; kind++) {
        if (kind == FORMAT_DISTANCES && slice_pieces(material) > plan->distances)
            continue;
        finished &=
            t->slices[place] && t->slices[place]->files[kind].bytes && tablebase_is_sound(t, place, (format_kind)kind);
        if (zw_tablebase_damage(t, damage, sizeof damage))
            plan->complain(plan->user, damage);
    }
    return finished;
}

static void want_pair(void *user, slice_material material)
{
    build_work *work = user;
    slice_material other = slice_swapped(material);
    if (slice_place(material) < slice_place(other) || work->count == MOST_PAIRS)
        return; /* the other one speaks for both */
    int finished = is_finished(work->plan, material);
    if (!slice_same(material, other))
        finished &= is_finished(work->plan, other);
    if (finished)
        return;
    int at = work->count++, level = slice_pieces(material) * (SLICE_PIECES + 1) + slice_men(material);
    uint64_t positions = count_positions(material);
    for (; at > 0; at--) { /* by level, then the largest first */
        int before = work->pairs[at - 1].level;
        if (before < level || (before == level && work->pairs[at - 1].positions >= positions))
            break;
        work->pairs[at] = work->pairs[at - 1];
    }
    work->pairs[at].material = material;
    work->pairs[at].positions = positions;
    work->pairs[at].level = level;
    work->wanted += positions;
}

static void build_job(void *user, int job)
{
    build_work *work = user;
    build_plan *plan = work->plan;
    int at = work->first + job;
    slice_material material = work->pairs[at].material;
    work->pairs[at].status = build_pair(plan->tablebase, material, slice_pieces(material) <= plan->distances,
                                        interrupt_sign(), work->pairs[at].why);
}

static int take_pair(void *user, int job)
{
    build_work *work = user;
    build_plan *plan = work->plan;
    int at = work->first + job;
    char remark[64], name[5];
    if (work->pairs[at].status) {
        memcpy(plan->why, work->pairs[at].why, sizeof plan->why);
        return 0;
    }
    slice_material material = work->pairs[at].material;
    tablebase_load(plan->tablebase, material, plan->complain, plan->user);
    tablebase_load(plan->tablebase, slice_swapped(material), plan->complain, plan->user);
    plan->built++;
    plan->positions += work->pairs[at].positions;
    plan->seconds = now_seconds() - work->started;
    plan->seconds_left = plan->seconds * (double)(work->wanted - plan->positions) / (double)plan->positions;
    format_material(material, name);
    snprintf(remark, sizeof remark, "slices, last %s, about %.0f s left", name, plan->seconds_left);
    progress_show("building", plan->built, work->count, remark);
    if (plan->seconds >= work->told + TELL_EVERY) {
        work->told = plan->seconds;
        progress_tell("building", plan->built, work->count, remark);
    }
    return 1;
}

int build_run(build_plan *plan)
{
    build_work *work = allocate(1, sizeof *work);
    work->plan = plan;
    work->started = now_seconds();
    plan->seconds_left = -1;
    for (int pieces = 2; pieces <= plan->pieces; pieces++)
        tablebase_each(pieces, want_pair, work);
    int status = 0;
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
