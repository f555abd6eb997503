/* runner.c - carrying out a plan: see runner.h. Only this process writes the store. */
#define _POSIX_C_SOURCE 200809L
#include "runner.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "budget.h"
#include "estimate.h"
#include "lock.h"
#include "pool.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define FLUSH_EVERY 0.25 /* seconds: what kill -9 can cost */
#define LINE_EVERY 10.0 /* seconds between lines of progress where they cannot be drawn over */
#define DRAW_EVERY 0.25
#define SHARE_EVERY 0.5
#define LISTEN_EVERY 0.002 /* to helpers */
#define SAFETY 0.9 /* the part of the time left that is filled by estimates */
#define TIMED_SHARE 0.25 /* of a budget, kept for the timings, which come last */
enum { WORKERS_MOST = 256 };

typedef struct runner {
    lab_run *run;
    lab_plan *plan;
    lab_estimate *estimate;
    lab_budget *budget; /* NULL: none */
    lab_lock *lock;
    lab_worker *workers;
    int worker_count;
    int farming; /* helpers take part in this phase */
    int start_failed; /* there is no room for another worker: those that run go on alone */
    int first, last; /* tasks of this phase; those before are begun */
    double began, deadline; /* 0: none */
    double flushed, told, shared; /* when last: rows, progress, the budget */
    int pending; /* rows not flushed */
    int done; /* tasks */
    int broken; /* the store or its lock; that was complained about */
} runner;

/* ----------------------------------------------------------------------------------------------------------- progress */

static void clock_text(double seconds, char *shown, size_t size)
{
    long whole = (long)(seconds + 0.5);
    if (whole >= 3600)
        snprintf(shown, size, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    else
        snprintf(shown, size, "%ld:%02ld", whole / 60, whole % 60);
}

/* Seconds until all is done, as far as can be seen. */
static double rest(const runner *r)
{
    double work = 0, timed = 0, longest = 0, now = now_seconds();
    for (int i = 0; i < r->plan->count; i++) {
        const lab_task *task = &r->plan->tasks[i];
        if (task->state == LAB_WAITING)
            *(task->kind == LAB_TIME ? &timed : &work) += lab_estimate_seconds(r->estimate, task, task->depth);
    }
    for (int i = 0; i < r->worker_count; i++) {
        const lab_worker *worker = &r->workers[i];
        if (!worker->pid || worker->task < 0)
            continue;
        const lab_task *task = &r->plan->tasks[worker->task];
        double left = lab_estimate_seconds(r->estimate, task, worker->depth) - (now - worker->began);
        left = left > 0 ? left : 0;
        *(task->kind == LAB_TIME ? &timed : &work) += left;
        longest = left > longest ? left : longest;
    }
    work /= r->worker_count > 0 ? r->worker_count : 1;
    double all = (work > longest ? work : longest) + timed;
    double left = r->deadline > 0 ? r->deadline - now : all;
    return all < left ? all : left > 0 ? left : 0;
}

static void describe(const runner *r, const lab_task *task, int depth, char *shown, size_t size)
{
    static const char *const KINDS[] = {[LAB_SEARCH] = "",
                                        [LAB_YARDSTICK] = "yardstick ",
                                        [LAB_COUNT] = "perft",
                                        [LAB_TIME] = "timings of ",
                                        [LAB_CRITERIA] = "leaves of ",
                                        [LAB_CHOICE] = "choice of ",
                                        [LAB_LADDER] = "to all depths ",
                                        [LAB_OVERLAP] = "leaves of ",
                                        [LAB_MATCH] = "match "};
    snprintf(shown, size, "%s depth %d position %d %s%s", r->plan->sets[task->set].handle.game->name, depth,
             task->position + 1, KINDS[task->kind], task->word ? task->word : task->experiment->name);
}

/* Drawn over itself on a terminal; elsewhere a line now and then. */
static void show_progress(runner *r)
{
    int terminal = isatty(STDERR_FILENO);
    double now = now_seconds();
    if (now - r->told < (terminal ? DRAW_EVERY : LINE_EVERY))
        return;
    r->told = now;
    char gone[32], left[32], hand[256] = "";
    double seconds = now - r->began, more = rest(r);
    clock_text(seconds, gone, sizeof gone);
    clock_text(more, left, sizeof left);
    for (int i = 0; i < r->worker_count && !*hand; i++)
        if (r->workers[i].pid && r->workers[i].task >= 0)
            describe(r, &r->plan->tasks[r->workers[i].task], r->workers[i].depth, hand, sizeof hand);
    fprintf(stderr, "%slab: %d/%d tasks, %.0f %%, %s, about %s left; %s%s", terminal ? "\r" : "", r->done,
            r->plan->count, 100 * seconds / (seconds + more), gone, left, hand, terminal ? "\033[K" : "\n");
    fflush(stderr);
}

static void clear_line(void)
{
    if (isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
}

/* ------------------------------------------------------------------------------------------------------- tasks and rows */

static int ask_store(runner *r, const lab_task *task, const char *word, int depth)
{
    lab_key key = lab_task_key(r->plan, task, word, depth);
    int has = lab_store_has(r->run->store, &key);
    if (has < 0)
        r->broken = 1;
    if (has == 1)
        lab_plan_note(r->plan, &key);
    return has == 1;
}

/* Another run on the same store may have been faster. The deepest row comes last, so mostly one look is enough. */
static int done_elsewhere(runner *r, const lab_task *task)
{
    if (task->kind == LAB_TIME) {
        for (const lab_series *rival = task->experiment->series; rival->label; rival++)
            if (rival->kind == LAB_TIME && !ask_store(r, task, rival->word, task->depth))
                return 0;
        return 1;
    }
    for (int depth = task->depth; depth >= task->from; depth--)
        if (!ask_store(r, task, task->word, depth))
            return 0;
    return 1;
}

/* What is left of a budget is shared out anew now and then, as estimates become better. */
static void share_budget(runner *r)
{
    double now = now_seconds(), left = SAFETY * (r->deadline - now) * r->worker_count;
    if (!r->budget || now - r->shared < SHARE_EVERY)
        return;
    for (int i = 0; i < r->worker_count; i++) {
        const lab_worker *worker = &r->workers[i];
        double rest = worker->pid && worker->task >= 0
                          ? lab_estimate_seconds(r->estimate, &r->plan->tasks[worker->task], worker->depth) -
                                (now - worker->began)
                          : 0;
        left -= rest > 0 ? rest : 0;
    }
    lab_budget_share(r->budget, r->first, r->last, left);
    r->shared = now;
}

static int depth_allowed(const runner *r, const lab_task *task)
{
    return r->budget ? lab_budget_depth(r->budget, task, SAFETY * (r->deadline - now_seconds())) : task->depth;
}

/* The next task that can be begun, and how deep; -1: none. Within a budget those that have been cut short in this run
 * come again when all others have had their turn. */
static int next_task(runner *r, int *depth)
{
    while (r->first < r->last && r->plan->tasks[r->first].state != LAB_WAITING)
        r->first++;
    share_budget(r);
    for (int again = 0; again <= (r->budget != NULL); again++)
        for (int i = r->first; i < r->last && !r->broken; i++) {
            lab_task *task = &r->plan->tasks[i];
            if (task->state != LAB_WAITING || task->cut != again || !(*depth = depth_allowed(r, task)))
                continue;
            if (!done_elsewhere(r, task))
                return i;
            task->state = LAB_DONE;
            r->done++;
        }
    return -1;
}

static void finish_task(runner *r, lab_worker *worker, lab_state state)
{
    lab_task *task = &r->plan->tasks[worker->task];
    task->cut = state == LAB_DONE && worker->depth < task->depth;
    task->state = task->cut ? LAB_WAITING : state;
    if (task->cut && worker->task < r->first)
        r->first = worker->task;
    r->done += !task->cut;
    r->run->search_seconds += worker->searched;
    worker->task = -1;
}

static void complain_of(runner *r, const lab_worker *worker, const char *why)
{
    char shown[256];
    describe(r, &r->plan->tasks[worker->task], worker->depth, shown, sizeof shown);
    clear_line();
    bad("%s: %s", shown, why);
    r->run->failed++;
}

static void take_row(runner *r, lab_worker *worker, const lab_row *row)
{
    worker->searched = row->seconds;
    lab_task *task = &r->plan->tasks[worker->task];
    lab_key key = lab_task_key(r->plan, task, lab_row_word(task, row), row->depth);
    lab_estimate_note(r->estimate, task, row->depth, row->seconds);
    if (row->depth < task->from || r->broken)
        return;
    if (task->deepens && row->depth > task->reached)
        task->reached = row->depth;
    if (!lab_plan_note(r->plan, &key))
        return; /* of a task that was cut short before */
    if (lab_store_put(r->run->store, &key, row->measures))
        r->broken = 1;
    r->run->rows++;
    r->pending++;
}

/* Everything a worker has said. Returns -1 when it is dead. */
static int listen_to(runner *r, lab_worker *worker)
{
    lab_message message;
    int heard;
    while ((heard = lab_worker_hear(worker, &message)) > 0) {
        if (message.kind == LAB_MESSAGE_ROW)
            take_row(r, worker, &message.row);
        else if (message.kind == LAB_MESSAGE_FAILED)
            complain_of(r, worker, message.why);
        if (message.kind != LAB_MESSAGE_ROW)
            finish_task(r, worker, message.kind == LAB_MESSAGE_DONE ? LAB_DONE : LAB_FAILED);
    }
    return heard;
}

/* A worker that gives up has said why itself. */
static void bury(runner *r, lab_worker *worker)
{
    char why[128];
    lab_worker dead = *worker;
    int status = lab_worker_end(worker), told = WIFEXITED(status) && WEXITSTATUS(status) == EXIT_BAD;
    if (WIFSIGNALED(status))
        snprintf(why, sizeof why, "the worker died of signal %d%s; the others continue", WTERMSIG(status),
                 WTERMSIG(status) == SIGKILL ? " (out of memory?)" : "");
    else
        snprintf(why, sizeof why, "the worker ended with status %d; the others continue", WEXITSTATUS(status));
    if (dead.task >= 0) {
        if (!told)
            complain_of(r, &dead, why);
        r->run->failed += told;
        finish_task(r, &dead, LAB_FAILED);
    }
}

static void flush(runner *r, int now)
{
    if (!r->pending || (!now && now_seconds() - r->flushed < FLUSH_EVERY))
        return;
    if (lab_store_flush(r->run->store))
        r->broken = 1;
    r->flushed = now_seconds();
    r->pending = 0;
}

/* ------------------------------------------------------------------------------------------------------------- phases */

/* Gives every idle worker something to do. Returns the number of those that have. */
static int hand_out(runner *r)
{
    int busy = 0;
    for (int i = 0; i < r->worker_count; i++) {
        lab_worker *worker = &r->workers[i];
        int idle = worker->pid ? worker->task < 0 && !worker->lost : !r->start_failed;
        int depth, task = idle ? next_task(r, &depth) : -1;
        if (task >= 0 && !worker->pid &&
            lab_worker_start(worker, r->plan, r->workers, r->worker_count, lab_lock_descriptor(r->lock))) {
            r->start_failed = 1;
            r->run->failed++;
            continue;
        }
        if (task >= 0) {
            r->plan->tasks[task].state = LAB_RUNNING;
            if (lab_worker_give(worker, r->plan, task, depth))
                bury(r, worker);
        }
        busy += worker->pid && worker->task >= 0;
    }
    return busy;
}

/* What a lost helper had is for others. */
static void take_back(runner *r, lab_worker *worker)
{
    if (worker->task < 0)
        return;
    r->plan->tasks[worker->task].state = LAB_WAITING;
    if (worker->task < r->first)
        r->first = worker->task;
    worker->task = -1;
}

static void listen_to_helpers(runner *r)
{
    lab_pool_listen(&r->workers, &r->worker_count);
    for (int i = 0; i < r->worker_count; i++)
        if (r->workers[i].lost)
            take_back(r, &r->workers[i]);
}

static void wait_for_messages(runner *r)
{
    struct pollfd sockets[WORKERS_MOST];
    nfds_t count = 0;
    double wait = FLUSH_EVERY;
    for (int i = 0; i < r->worker_count; i++)
        if (r->workers[i].pid > 0)
            sockets[count++] = (struct pollfd){.fd = r->workers[i].socket, .events = POLLIN};
    if (r->deadline > 0 && r->deadline - now_seconds() < wait)
        wait = r->deadline - now_seconds();
    if (r->farming && wait > LISTEN_EVERY)
        wait = LISTEN_EVERY;
    if (poll(sockets, count, wait > 0 ? (int)(1000 * wait) + 1 : 0) < 0)
        return; /* a signal: the caller looks whether it was Ctrl-C */
}

static int must_stop(runner *r)
{
    r->run->stopped |= interrupted();
    return r->run->stopped || r->broken || (r->deadline > 0 && now_seconds() >= r->deadline);
}

/* The tasks from `first` to `last` - 1 on that many workers. Afterwards all are gone but the first, when it is idle and
 * there is more to do: its tables are warm. */
static void run_phase(runner *r, int first, int last, int workers)
{
    r->first = first;
    r->last = last;
    r->shared = 0;
    r->start_failed = 0;
    r->worker_count = workers < last - first ? workers : last - first;
    r->farming = last - first > 1 && r->plan->tasks[first].kind != LAB_TIME && farm_helpers() > 0;
    if (r->farming)
        farm_begin(0);
    while (!must_stop(r) && hand_out(r)) {
        wait_for_messages(r);
        if (r->farming)
            listen_to_helpers(r);
        for (int i = 0; i < r->worker_count; i++)
            if (r->workers[i].pid && listen_to(r, &r->workers[i]) < 0)
                bury(r, &r->workers[i]);
        flush(r, 0);
        show_progress(r);
    }
    for (int i = 0; i < r->worker_count; i++) {
        lab_worker *worker = &r->workers[i];
        if (!worker->pid)
            continue;
        listen_to(r, worker);
        if (i > 0 || worker->task >= 0 || last == r->plan->count)
            lab_worker_end(worker);
    }
    if (r->farming)
        farm_over();
    flush(r, 1);
    clear_line();
}

/* Returns 1 when this run may go on. */
static int take_lock(runner *r, lab_lock_kind kind, double end)
{
    int got = lab_lock_take(r->lock, kind, end);
    r->broken |= got < 0;
    return got > 0;
}

/* Seconds that the timings will take. */
static double timed_seconds(const runner *r, int first)
{
    double sum = 0;
    for (int i = first; i < r->plan->count; i++)
        sum += lab_estimate_seconds(r->estimate, &r->plan->tasks[i], r->plan->tasks[i].depth);
    return sum;
}

/* As many as are wanted, or else as there are cores, or as the memory of the machine allows, which is shared with other
 * processes of the command. */
static int worker_count(int wanted)
{
    int all = (wanted ? wanted : farm_processors()) * farm_neighbours();
    int most = lab_bench_workers(all) / farm_neighbours();
    return most < 1 ? 1 : most < WORKERS_MOST ? most : WORKERS_MOST;
}

int lab_run_for_another(const lab_request *request, int jobs)
{
    lab_plan plan;
    int status = lab_plan_make_sets(&plan, request);
    if (!status)
        lab_pool_help(&plan, worker_count(jobs));
    lab_plan_free(&plan);
    return status;
}

int lab_run_plan(lab_run *run)
{
    lab_plan *plan = run->plan;
    runner r = {.run = run, .plan = plan, .began = now_seconds()};
    int timed = 0, jobs = worker_count(run->jobs);
    while (timed < plan->count && plan->tasks[timed].kind != LAB_TIME)
        timed++;
    double end = run->budget > 0 ? r.began + run->budget : 0;
    r.lock = plan->count ? lab_lock_open(run->store_path) : NULL;
    if (plan->count && !r.lock)
        return EXIT_BAD;
    r.workers = allocate((size_t)jobs, sizeof *r.workers);
    r.estimate = lab_estimate_new(plan);
    r.budget = end > 0 ? lab_budget_new(plan, r.estimate) : NULL;
    r.told = r.flushed = r.began;
    if (timed && take_lock(&r, LAB_LOCK_SHARED, end)) {
        double kept = timed_seconds(&r, timed), most = TIMED_SHARE * run->budget;
        r.deadline = end > 0 ? end - (kept < most ? kept : most) : 0;
        run_phase(&r, 0, timed, jobs);
    }
    if (timed < plan->count && !run->stopped && !r.broken && take_lock(&r, LAB_LOCK_ALONE, end)) {
        r.deadline = end;
        run_phase(&r, timed, plan->count, 1);
    }
    if (r.workers[0].pid)
        lab_worker_end(&r.workers[0]);
    run->stopped |= interrupted();
    for (int i = 0; i < plan->count && end > 0; i++)
        run->out_of_time |= plan->tasks[i].state != LAB_DONE && plan->tasks[i].state != LAB_FAILED;
    run->seconds = now_seconds() - r.began;
    free(r.workers);
    lab_lock_close(r.lock);
    lab_budget_free(r.budget);
    lab_estimate_free(r.estimate);
    return r.broken ? EXIT_BAD : run->failed || run->stopped ? EXIT_NO : EXIT_FINE;
}
