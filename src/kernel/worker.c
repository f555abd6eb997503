/* worker.c - making workers, and the slow half of their limit checks.
 *
 * Knows the sizes a game announces and the clock; must not know windows, drivers or reports. */
#define _POSIX_C_SOURCE 200809L
#include <zw/worker.h>
#include "../base/error.h"
#include "../base/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CHECK_EVERY 2048 /* nodes between two looks at the clock */
#define CHECK_PASS 64 /* and, among several workers, at the pass */
/* A plug-in that writes more moves than it announced writes into lists that are not in use yet, or in here, and is then
 * told so; it does not crash its host. */
#define SLACK_MOVES 65536

double zw_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

zw_status zw_worker_reserve_path(zw_worker *w, int length, zw_error *error)
{
    size_t needed = (size_t)length + ZW_STACK;
    if (needed > w->path_capacity) {
        uint64_t *path = realloc(w->path, needed * sizeof *path);
        if (path)
            w->path = path;
        int *run = realloc(w->reversible_run, needed * sizeof *run);
        if (run)
            w->reversible_run = run;
        if (!path || !run)
            return zw_fail(error, ZW_NO_MEMORY, "no memory for a game of %d moves", length);
        w->path_capacity = needed;
    }
    return ZW_OK;
}

static const zw_host host = {.check = zw_worker_check, .fault = zw_worker_fault, .no_progress = zw_worker_no_progress};

/* What is forgotten to something other than zero. */
static void clear_frames(zw_worker *w)
{
    memset(w->killers, 0xFF, sizeof w->killers);
    for (int ply = 0; ply < ZW_STACK; ply++)
        w->frames[ply] = (zw_frame){.static_evaluation = -ZW_INFINITY, .excluded = ZW_NO_SHORT, .slot = ZW_SLOTS};
    w->no_null_before = 0;
    if (w->histories)
        memset(w->histories->countermove, 0xFF, sizeof w->histories->countermove);
}

zw_worker *zw_worker_new(const zw_game *game, const zw_kernel *kernel, zw_error *error)
{
    zw_worker *w = zw_lines_new(sizeof *w); /* it counts its visits there */
    if (!w) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for a search");
        return NULL;
    }
    size_t slack = kernel->game ? 0 : SLACK_MOVES;
    w->host = &host;
    w->game = game;
    w->kernel = kernel;
    w->position_size = game->position_size;
    w->move_stride = (size_t)(game->max_moves > 0 ? game->max_moves : 1);
    w->positions = calloc(ZW_STACK, w->position_size);
    w->moves = malloc((ZW_STACK * w->move_stride + slack) * sizeof *w->moves);
    w->sort_keys = malloc((ZW_STACK * w->move_stride + slack) * sizeof *w->sort_keys);
    w->histories = game->selective ? calloc(1, sizeof *w->histories) : NULL;
    w->switches.grain = 1;
    w->switches.etc = ZW_ETC_OFF;
    clear_frames(w);
    w->fresh = 1; /* its tables are zero: megabytes that need not be touched before a search needs them */
    if (!w->positions || !w->moves || !w->sort_keys || (game->selective && !w->histories) ||
        zw_worker_reserve_path(w, 0, error) != ZW_OK ||
        (game->context_new && game->context_new(game, &w->context) != 0)) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for a search of %s", game->name);
        w->context = NULL;
        zw_worker_free(w);
        return NULL;
    }
    return w;
}

void zw_worker_free(zw_worker *w)
{
    if (!w)
        return;
    if (w->context && w->game->context_free)
        w->game->context_free(w->game, w->context);
    free(w->positions);
    free(w->moves);
    free(w->sort_keys);
    free(w->path);
    free(w->reversible_run);
    free(w->histories);
    free(w->deferred);
    free(w->shared);
    zw_lines_free(w);
}

int zw_worker_join(zw_worker *w, int number)
{
    w->number = number;
    if (!w->deferred)
        w->deferred = malloc(ZW_STACK * w->move_stride * sizeof *w->deferred);
    if (!w->shared)
        w->shared = malloc(ZW_STACK * sizeof *w->shared);
    if (!w->deferred || !w->shared)
        return -1;
    for (int ply = 0; ply < ZW_STACK; ply++)
        w->shared[ply].depth = w->shared[ply].child_depth = -1;
    return 0;
}

void zw_worker_forget(zw_worker *w)
{
    if (!w->fresh) {
        memset(w->history, 0, sizeof w->history);
        if (w->histories)
            memset(w->histories, 0, sizeof *w->histories);
        clear_frames(w);
    }
    w->fresh = 0;
    if (w->context && w->game->context_forget)
        w->game->context_forget(w->context);
}

int zw_worker_no_progress(zw_worker *w, const void *position, int ply)
{
    const zw_game *g = w->game;
    zw_value outcome;
    int plies =
        g->no_progress_plies ? g->no_progress_plies(w->context, position) : w->reversible_run[w->path_base + ply];
    return plies >= g->no_progress_limit &&
           g->moves(w->context, position, zw_moves_at(w, ply), g->max_moves, &outcome) > 0;
}

/* Is the pass over that several workers are in? */
static int pass_is_over(const zw_worker *w)
{
    return w->pass && __atomic_load_n(w->pass, __ATOMIC_ACQUIRE) != w->pass_running;
}

static int limit_is_reached(const zw_worker *w)
{
    return (w->stop && __atomic_load_n(w->stop, __ATOMIC_RELAXED)) || (w->node_limit && w->visits > w->node_limit) ||
           (w->deadline > 0 && zw_now() >= w->deadline);
}

int zw_worker_check(zw_worker *w)
{
    if (w->stopped)
        return 1;
    if (!w->pass || w->visits >= w->look_at) {
        if (w->on_check)
            w->on_check(w, w->on_check_user);
        if (limit_is_reached(w))
            w->stopped = ZW_STOP_SEARCH;
        w->look_at = w->visits + CHECK_EVERY;
        if (w->node_limit && w->look_at > w->node_limit + 1)
            w->look_at = w->node_limit + 1;
    }
    if (!w->stopped && pass_is_over(w))
        w->stopped = ZW_STOP_PASS;
    if (w->stopped) {
        w->check_at = 0; /* every node on the way up comes here */
        return 1;
    }
    w->check_at = w->pass && w->look_at > w->visits + CHECK_PASS ? w->visits + CHECK_PASS : w->look_at;
    return 0;
}

void zw_worker_fault(zw_worker *w, zw_status status, const char *text)
{
    if (!w->stopped || w->fault == ZW_OK) {
        w->fault = status;
        snprintf(w->fault_text, sizeof w->fault_text, "%s", text);
    }
    w->stopped = ZW_STOP_SEARCH;
    w->check_at = 0;
}
