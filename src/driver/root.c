/* root.c - passes over the root: see root.h. Must not know which driver is at work, nor what a report looks like. */
#include "root.h"

#include <assert.h>
#include <string.h>

void zw_root_prefer(zw_root *root, zw_move move)
{
    for (int i = 1; i < root->count; i++)
        if (root->moves[i].move == move) {
            zw_root_move first = root->moves[i];
            memmove(root->moves + 1, root->moves, (size_t)i * sizeof first);
            root->moves[0] = first;
            return;
        }
}

void zw_pass_begin(zw_search *s)
{
    s->root.best = s->root.most_promising = ZW_NO_MOVE;
    s->root.best_value = -ZW_INFINITY;
    s->iteration.passes++;
    s->worker->count.passes++;
}

/* Keeps the best move: one that raised alpha replaces what was known, also when the pass was interrupted behind it; a
 * pass that failed low refutes nothing that an earlier one at this depth has proven (but decides, with last_pass). */
void zw_pass_end(zw_search *s, zw_value alpha, zw_value beta, zw_value value)
{
    zw_iteration *it = &s->iteration;
    zw_move first = s->root.best;
    if (s->root.best != ZW_NO_MOVE) {
        s->best = s->root.best;
        s->best_is_fresh = 1;
    }
    if (s->worker->stopped)
        return;
    if (s->root.best == ZW_NO_MOVE) {
        first = s->root.most_promising;
        if (s->best == ZW_NO_MOVE || s->last_pass)
            s->best = s->root.most_promising;
    }
    if ((value > alpha && value > it->upper) || (value < beta && value < it->lower)) {
        s->worker->count.root_crossed++;
        s->worker->count.overshoots += beta - alpha == 1;
    }
    if (value > alpha)
        it->lower = value;
    if (value < beta)
        it->upper = value;
    if (it->lower >= it->ceiling) /* nothing is better than a win, nor worse than a loss: no pass need show it */
        it->upper = it->lower;
    if (it->upper <= it->floor)
        it->lower = it->upper;
    if (s->sort_root)
        zw_root_prefer(&s->root, first);
    if (s->after_pass)
        s->after_pass(s, alpha, beta, value);
}

void zw_root_tell(const zw_search *s, zw_event event)
{
    const zw_worker *w = s->worker;
    if (!w->sink || (w->instance != ZW_TRACED && !(s->iteration.algorithm->flags & ZW_REFERENCE)))
        return;
    event.depth = s->iteration.depth;
    event.move = ZW_NO_MOVE;
    event.key = s->key;
    event.position = s->position;
    w->sink(w->sink_user, &event);
}

static void tell_pass(const zw_search *s, zw_event_kind kind, zw_value alpha, zw_value beta, zw_value value)
{
    const zw_iteration *it = &s->iteration;
    zw_root_tell(s, (zw_event){.kind = kind,
                               .alpha = alpha,
                               .beta = beta,
                               .value = value,
                               .lower = it->lower,
                               .upper = it->upper,
                               .index = (int)it->passes});
}

zw_value zw_search_root(const zw_search *s, zw_worker *w, zw_value alpha, zw_value beta)
{
    int depth = s->iteration.depth, shared = w->marks && depth >= w->share_depth;
    return (shared ? zw_search_shared : w->kernel->search[w->instance])(w, s->position, s->key, alpha, beta, depth, 0);
}

zw_value zw_pass(zw_iteration *it, zw_value alpha, zw_value beta)
{
    zw_search *s = it->search;
    zw_worker *w = s->worker;
    assert(alpha < beta && it->depth >= 0 && it->depth <= ZW_MAX_DEPTH && w->root == &s->root);
    if (zw_worker_check(w)) /* also between passes too short to look at the clock */
        return 0;
    zw_pass_begin(s);
    tell_pass(s, ZW_EVENT_PASS, alpha, beta, 0);
    zw_value value = s->run_pass ? s->run_pass(s, alpha, beta) : zw_search_root(s, w, alpha, beta);
    zw_pass_end(s, alpha, beta, value);
    if (!w->stopped)
        tell_pass(s, ZW_EVENT_PASS_END, alpha, beta, value);
    return value;
}

uint64_t zw_advance(zw_worker *w, const void *position, int ply, zw_move move)
{
    const zw_game *g = w->game;
    int index = w->path_base + ply;
    assert(ply >= 0 && ply < ZW_STACK - 1 && (size_t)index + 1 < w->path_capacity);
    w->reversible_run[index + 1] =
        g->reversible && g->reversible(w->context, position, move) ? w->reversible_run[index] + 1 : 0;
    w->frames[ply].slot = ZW_SLOTS;
    w->frames[ply + 1].principal = 1; /* whoever asks about a line wants it searched with care */
    w->frames[ply + 1].cut = 0;
    w->path[index + 1] = zw_position_hash(g, w->context, zw_play_at(w, position, move, ply));
    return w->path[index + 1];
}

/* The value of one root move, as the player sees it who moves, by a search of its child with a window of his. */
static zw_value move_value(const zw_iteration *it, int index, zw_value alpha, zw_value beta)
{
    const zw_search *s = it->search;
    zw_worker *w = s->worker;
    zw_move move = s->root.moves[index].move;
    int again = zw_turn_kept(w, s->position, move);
    uint64_t key = zw_advance(w, s->position, 0, move);
    zw_value value =
        w->kernel->search[w->instance](w, zw_position_at(w, 1), key, again ? alpha : -beta, again ? beta : -alpha,
                                       zw_depth_left(w, s->position, move, it->depth), 1);
    return again ? value : -value;
}

zw_value zw_first_value(zw_iteration *it)
{
    zw_worker *w = it->search->worker;
    zw_policy policy = w->policy;
    if (zw_worker_check(w))
        return 0;
    w->policy = ZW_POLICY_NEGASCOUT;
    zw_value value = move_value(it, 0, -ZW_INFINITY, ZW_INFINITY);
    w->policy = policy;
    return value;
}

int zw_count_moves(zw_iteration *it, zw_value test)
{
    zw_search *s = it->search;
    zw_worker *w = s->worker;
    zw_value best = -ZW_INFINITY;
    int reach = 0;
    if (zw_worker_check(w))
        return 0;
    zw_pass_begin(s);
    tell_pass(s, ZW_EVENT_PASS, test - 1, test, 0);
    for (int i = 0; i < s->root.count; i++) {
        uint64_t visits = w->visits;
        zw_value value = move_value(it, i, test - 1, test);
        if (w->stopped)
            break;
        zw_root_learn(&s->root, i, value, test - 1, test, w->visits - visits);
        best = value > best ? value : best;
        reach += value >= test;
    }
    zw_pass_end(s, test - 1, test, best);
    if (!w->stopped)
        tell_pass(s, ZW_EVENT_PASS_END, test - 1, test, best);
    return reach;
}

int zw_stopped(const zw_iteration *it)
{
    return it->search->worker->stopped;
}
