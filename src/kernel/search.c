/* search.c - passes over the root, and the common part of the reference searches.
 *
 * Must not know which driver is at work, nor what a report looks like. */
#include "search.h"

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

static void prepare(zw_search *s)
{
    s->root.best = s->root.hopeful = ZW_NO_MOVE;
    s->root.best_value = -ZW_INFINITY;
    s->iteration.passes++;
    s->worker->count.passes++;
}

/* Keeps the best move: one that raised alpha replaces what was known, also when the pass was interrupted behind it; a
 * pass that failed low refutes nothing that an earlier one at this depth has proven (but decides, with last_pass). */
static void conclude(zw_search *s, zw_value alpha, zw_value beta, zw_value value)
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
        first = s->root.hopeful;
        if (s->best == ZW_NO_MOVE || s->last_pass)
            s->best = s->root.hopeful;
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
    if (s->sort_root && first != ZW_NO_MOVE)
        zw_root_prefer(&s->root, first);
    if (s->after_pass)
        s->after_pass(s, alpha, beta, value);
}

zw_value zw_pass(zw_iteration *it, zw_value alpha, zw_value beta)
{
    zw_search *s = it->search;
    zw_worker *w = s->worker;
    if (w->stopped || zw_worker_check(w)) /* also between passes too short to look at the clock */
        return 0;
    prepare(s);
    zw_value value = w->kernel->search[w->instance](w, s->position, s->key, alpha, beta, it->depth, 0);
    conclude(s, alpha, beta, value);
    return value;
}

uint64_t zw_advance(zw_worker *w, const void *position, int ply, zw_move move)
{
    const zw_game *g = w->game;
    int index = w->path_base + ply;
    w->reversible_run[index + 1] =
        g->reversible && g->reversible(w->context, position, move) ? w->reversible_run[index] + 1 : 0;
    w->frames[ply].slot = ZW_SLOTS;
    w->frames[ply + 1].principal = 1; /* whoever asks about a line wants it searched with care */
    w->frames[ply + 1].cut = 0;
    w->path[index + 1] = g->hash(w->context, zw_play_at(w, position, move, ply));
    return w->path[index + 1];
}

zw_value zw_first_value(zw_iteration *it)
{
    zw_search *s = it->search;
    zw_worker *w = s->worker;
    zw_policy policy = w->policy;
    if (w->stopped || zw_worker_check(w))
        return 0;
    zw_move first = s->root.moves[0].move;
    uint64_t key = zw_advance(w, s->position, 0, first);
    w->policy = ZW_POLICY_NEGASCOUT;
    zw_value value = w->kernel->search[w->instance](w, zw_position_at(w, 1), key, -ZW_INFINITY, ZW_INFINITY,
                                                    zw_depth_left(w, s->position, first, it->depth), 1);
    w->policy = policy;
    return zw_turn_kept(w, s->position, first) ? value : -value;
}

int zw_stopped(const zw_iteration *it)
{
    return it->search->worker->stopped;
}

void zw_reference_begin(zw_search *s)
{
    s->entries = s->nodes = 0;
    s->entries_peak = s->nodes_peak = 0;
    prepare(s);
}

zw_value zw_reference_end(zw_search *s, zw_value value)
{
    conclude(s, -ZW_INFINITY, ZW_INFINITY, value);
    return value;
}

static void keep_peak(uint64_t *peak, int64_t now)
{
    if (now > (int64_t)*peak)
        *peak = (uint64_t)now;
}

void zw_reference_hold(zw_search *s, int entries, int nodes)
{
    zw_counters *count = &s->worker->count;
    s->entries += entries;
    s->nodes += nodes;
    keep_peak(&s->entries_peak, s->entries);
    keep_peak(&s->nodes_peak, s->nodes);
    keep_peak(&count->memory_peak, s->entries);
    keep_peak(&count->memory_nodes, s->nodes);
}

/* Counts a node against the limits. Returns 1 when the search must end. */
static int enter(zw_worker *w)
{
    return ++w->visits >= w->check_at && zw_worker_check(w);
}

static void tell_leaf(const zw_worker *w, const void *position, int depth, int ply, zw_value value)
{
    if (w->sink)
        w->sink(w->sink_user, &(zw_event){.kind = ZW_EVENT_LEAF,
                                          .ply = ply,
                                          .depth = depth,
                                          .alpha = -ZW_INFINITY,
                                          .beta = ZW_INFINITY,
                                          .value = value,
                                          .key = w->game->hash(w->context, position),
                                          .move = ply ? w->played[ply - 1] : ZW_NO_MOVE,
                                          .position = position});
}

/* The value of a position at depth 0, as the kernel at fixed depth has it. */
static zw_value evaluate(zw_worker *w, const void *position, int ply)
{
    const zw_game *game = w->game;
    if (game->tactical && w->switches.quiescence) {
        /* Resolved by the kernel itself, without the table; it counts the leaf and the visit a second time. */
        zw_table *table = w->table;
        w->table = NULL;
        w->count.leaves--;
        w->visits--;
        zw_value value = w->kernel->search[ZW_FIXED_DEPTH](w, position, 0, -ZW_INFINITY, ZW_INFINITY, 0, ply);
        w->table = table;
        return value;
    }
    return zw_leaf_value(w, zw_static_value(w, position), game->max_score, game->flags & ZW_WINS_BY_DISTANCE, 0, ply);
}

/* The moves of an interior node; 0 when the game is over there, with its *outcome, or on a fault. */
static int expand(zw_search *s, const void *position, int ply, zw_value *outcome)
{
    zw_worker *w = s->worker;
    const zw_game *game = w->game;
    zw_move *moves = zw_moves_at(w, ply);
    if (ply == 0) {
        for (int i = 0; i < s->root.count; i++)
            moves[i] = s->root.moves[i].move;
        return s->root.count;
    }
    int count = game->moves(w->context, position, moves, game->max_moves, outcome);
    if (count > game->max_moves || count < 0) {
        zw_worker_fault(w, ZW_BAD_GAME, "moves() returned another number of moves than max_moves allows");
        return 0;
    }
    if (count > 1 && w->switches.static_order && game->order) {
        int32_t *keys = w->sort_keys + (size_t)ply * w->move_stride;
        game->order(w->context, position, moves, count, keys);
        for (int i = 0; i < count; i++)
            zw_pick(moves, keys, i, count);
    }
    return count;
}

int zw_reference_open(zw_search *s, const void *position, int depth, int ply, zw_value *value)
{
    zw_worker *w = s->worker;
    *value = 0;
    if (enter(w))
        return 0;
    if (ply >= ZW_MAX_DEPTH) { /* moves that cost no depth end where the stack does */
        w->reach = ZW_MAX_DEPTH;
        depth = 0;
    }
    int count = depth > 0 ? expand(s, position, ply, value) : 0;
    if (w->stopped)
        return 0;
    if (count > 0) {
        w->count.interior++;
        w->count.generated += (unsigned)count;
        return count;
    }
    w->count.leaves++;
    if (depth == 0)
        *value = evaluate(w, position, ply);
    else if (w->game->flags & ZW_WINS_BY_DISTANCE)
        *value = zw_outcome_value(*value, w->game->max_score, 0, depth, ply);
    if (!w->stopped)
        tell_leaf(w, position, depth, ply, *value);
    return 0;
}

void zw_reference_settle(zw_search *s, const void *position, int depth, int ply, zw_value value)
{
    zw_worker *w = s->worker;
    if (enter(w))
        return;
    w->count.leaves++;
    tell_leaf(w, position, depth, ply, value);
}
