/* reference.c - what the reference searches share: see reference.h. Must not know which of them is at work. */
#include "reference.h"
#include "../game/trust.h"

#include <assert.h>

/* The legal moves; 0 when the game is over, with its *outcome, or on a fault. */
static int list_moves(zw_worker *w, const void *position, zw_move *moves, zw_value *outcome)
{
    const zw_game *game = w->game;
    int count = game->moves(w->context, position, moves, game->max_moves, outcome);
    if (count > game->max_moves || count < 0) {
        zw_worker_fault(w, ZW_BAD_GAME, "moves() returned another number of moves than max_moves allows");
        return *outcome = 0;
    }
    if (count == 0)
        *outcome = zw_trusted(w, "an outcome", *outcome);
    return count;
}

zw_value zw_static_evaluation(zw_worker *w, const void *position)
{
    if (w->switches.evaluation == ZW_EVALUATION_PLAIN && w->game->evaluate_plain)
        return zw_trusted(w, "evaluate_plain()", w->game->evaluate_plain(w->context, position));
    if (w->switches.evaluation == ZW_EVALUATION_HAND && w->game->evaluate_hand)
        return zw_trusted(w, "evaluate_hand()", w->game->evaluate_hand(w->context, position));
    if (w->game->evaluate)
        return zw_trusted(w, "evaluate()", w->game->evaluate(w->context, position));
    zw_value outcome = 0;
    int count = list_moves(w, position, zw_moves_at(w, ZW_SPARE_PLY), &outcome);
    return count == 0 ? outcome : 0;
}

static void tell_bound(const zw_search *s, zw_event event)
{
    event.index = s->bounds_told + 1;
    zw_root_tell(s, event);
}

static void tell_begin(const zw_search *s, zw_value alpha, zw_value beta, zw_value lower, zw_value upper)
{
    tell_bound(s, (zw_event){.kind = ZW_EVENT_PASS, .alpha = alpha, .beta = beta, .lower = lower, .upper = upper});
}

/* The search itself has the whole window. */
static void tell_end(const zw_search *s, zw_value value, zw_value lower, zw_value upper)
{
    tell_bound(s, (zw_event){.kind = ZW_EVENT_PASS_END,
                             .alpha = -ZW_INFINITY,
                             .beta = ZW_INFINITY,
                             .value = value,
                             .lower = lower,
                             .upper = upper});
}

void zw_reference_begin(zw_search *s)
{
    s->entries = s->nodes = 0;
    s->entries_peak = s->nodes_peak = 0;
    s->bounds_told = 0;
    zw_pass_begin(s);
    tell_begin(s, -ZW_INFINITY, ZW_INFINITY, -ZW_INFINITY, ZW_INFINITY);
}

zw_value zw_reference_end(zw_search *s, zw_value value)
{
    zw_pass_end(s, -ZW_INFINITY, ZW_INFINITY, value);
    if (!s->worker->stopped)
        tell_end(s, value, value, value);
    return value;
}

void zw_reference_bound(zw_search *s, zw_value lower, zw_value upper)
{
    zw_value bound = upper < ZW_INFINITY ? upper : lower, alpha = upper < ZW_INFINITY ? upper - 1 : lower;
    tell_end(s, bound, lower, upper);
    s->bounds_told++;
    tell_begin(s, alpha, alpha + 1, lower, upper);
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

void zw_reference_send(const zw_search *s, const zw_reference_node *node, zw_event event)
{
    const zw_worker *w = s->worker;
    event.ply = node->ply;
    event.depth = node->depth;
    event.alpha = node->alpha;
    event.beta = node->beta;
    event.key = zw_position_hash(w->game, w->context, node->position);
    event.position = node->position;
    event.path = w->played;
    w->sink(w->sink_user, &event);
}

/* What is told of a node as such names the move that led to it. */
static void tell_of(const zw_search *s, const zw_reference_node *node, zw_event_kind kind, zw_value value)
{
    zw_move came_by = node->ply ? s->worker->played[node->ply - 1] : ZW_NO_MOVE;
    zw_reference_tell(s, node, (zw_event){.kind = kind, .value = value, .move = came_by});
}

/* The root is no leaf: a game that is over is not searched. */
static void tell_leaf(const zw_search *s, const zw_reference_node *node, zw_value value)
{
    assert(node->ply > 0);
    tell_of(s, node, ZW_EVENT_LEAF, value);
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
    return zw_leaf_value(w, zw_static_evaluation(w, position), game->max_score, game->flags & ZW_WINS_BY_DISTANCE, 0,
                         ply);
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
    int count = list_moves(w, position, moves, outcome);
    if (count > 1 && w->switches.static_order && game->order) {
        int32_t *keys = w->sort_keys + (size_t)ply * w->move_stride;
        game->order(w->context, position, moves, count, keys);
        for (int i = 0; i < count; i++)
            zw_pick(moves, keys, i, count);
    }
    return count;
}

int zw_reference_open(zw_search *s, const zw_reference_node *node, zw_value *value)
{
    zw_worker *w = s->worker;
    const void *position = node->position;
    int depth = node->depth, ply = node->ply;
    *value = 0;
    if (enter(w))
        return 0;
    tell_of(s, node, ZW_EVENT_ENTER, 0);
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
        tell_leaf(s, node, *value);
    return 0;
}

void zw_reference_settle(zw_search *s, const zw_reference_node *node, zw_value value)
{
    zw_worker *w = s->worker;
    if (enter(w))
        return;
    w->count.leaves++;
    tell_of(s, node, ZW_EVENT_ENTER, 0);
    tell_leaf(s, node, value);
}
