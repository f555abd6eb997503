/* forward.c - forward estimation: alpha-beta that cuts where the static evaluation can no longer move far enough.
 *
 * Zhang 1996. A node's cost is its static evaluation as the first player sees it; when every ply changes it by l at least
 * and u at most, a subtree of depth d below a node of cost c is worth between c + l d and c + u d. Seen from the side
 * to move the paper's two conditions are one: a pessimistic bound that reaches beta ends the node. The extended rule
 * adds the optimistic bound that does not exceed alpha. The paper's text has l and u exchanged in two places, and its
 * conditions print as strict ones; both must be "at most alpha" and "at least beta".
 *
 * l and u are the game's own, or the extremes of games played beforehand, at random or against itself, or those met so
 * far in this search, or given by hand. The search becomes selective when it takes the most likely step for them, which is here the mean fall
 * and the mean rise (the paper's second condition leaves it open), or with a delta below 1, which believes only a part of
 * them (its third). */
#include "driver.h"
#include "reference.h"
#include "../game/trust.h"

#include <stdio.h>

typedef struct estimate {
    zw_search *search;
    const zw_settings *settings;
    int online; /* they are learned from the nodes of the search itself */
    zw_value smallest, largest; /* l and u; none is known while smallest > largest */
    int64_t rises, risen, falls, fallen; /* how many edges, and their sums */
} estimate;

/* `side` is 0 where the side to move at the root is to move. */
static int first_to_move(const zw_worker *w, const void *position, int side)
{
    return w->game->first_to_move ? w->game->first_to_move(w->context, position) : side == 0;
}

static zw_value cost(zw_worker *w, const void *position, int side)
{
    zw_value value = zw_static_evaluation(w, position);
    return first_to_move(w, position, side) ? value : -value;
}

static void learn_extreme(estimate *e, zw_value edge)
{
    if (edge < e->smallest)
        e->smallest = edge;
    if (edge > e->largest)
        e->largest = edge;
}

static void learn_likely(estimate *e, zw_value edge)
{
    e->rises += edge > 0;
    e->risen += edge > 0 ? edge : 0;
    e->falls += edge < 0;
    e->fallen += edge < 0 ? edge : 0;
    e->smallest = e->falls ? (zw_value)(e->fallen / e->falls) : 0;
    e->largest = e->rises ? (zw_value)(e->risen / e->rises) : 0;
}

static void learn(estimate *e, zw_value edge)
{
    if (e->settings->likely)
        learn_likely(e, edge);
    else
        learn_extreme(e, edge);
}

/* Every edge below an expanded node has been seen. */
static void learn_children(estimate *e, const void *position, const zw_move *moves, int count, int ply)
{
    zw_worker *w = e->search->worker;
    zw_value here = cost(w, position, zw_side_at(w, ply));
    for (int i = 0; i < count; i++) {
        const void *child = zw_play_at(w, position, moves[i], ply);
        learn(e, cost(w, child, zw_side_at(w, ply + 1)) - here);
    }
}

/* Pseudo-random words (splitmix64). */
static uint64_t next_random(uint64_t *state)
{
    uint64_t x = *state += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

/* The value of a position some plies on, for games against itself: none of the search's cost. */
static zw_value look_ahead(zw_worker *w, const void *position, zw_value alpha, zw_value beta, int depth, int ply)
{
    zw_move *moves = zw_moves_at(w, ply);
    zw_value best = -ZW_INFINITY, outcome = 0;
    if (depth == 0)
        return zw_static_evaluation(w, position);
    int count = w->game->moves(w->context, position, moves, w->game->max_moves, &outcome);
    if (count <= 0 || count > w->game->max_moves)
        return zw_trusted(w, "an outcome", outcome);
    for (int i = 0; i < count && best < beta; i++) {
        zw_value floor = best > alpha ? best : alpha;
        int again = zw_turn_kept(w, position, moves[i]);
        const void *child = zw_play_at(w, position, moves[i], ply);
        zw_value value = again ? look_ahead(w, child, floor, beta, depth - 1, ply + 1)
                               : -look_ahead(w, child, -beta, -floor, depth - 1, ply + 1);
        best = value > best ? value : best;
    }
    return best;
}

/* The move that a look ahead likes best; the first of equals. */
static zw_move prefer(zw_worker *w, const void *position, const zw_move *moves, int count, int ply)
{
    enum { AHEAD = 3 };
    zw_value best = -ZW_INFINITY;
    zw_move chosen = moves[0];
    for (int i = 0; i < count; i++) {
        int again = zw_turn_kept(w, position, moves[i]);
        const void *child = zw_play_at(w, position, moves[i], ply);
        zw_value value = again ? look_ahead(w, child, best, ZW_INFINITY, AHEAD - 1, ply + 1)
                               : -look_ahead(w, child, -ZW_INFINITY, -best, AHEAD - 1, ply + 1);
        if (value > best) {
            best = value;
            chosen = moves[i];
        }
    }
    return chosen;
}

/* One game from the root to its end: random, or after a random opening against itself. The worker's places of plies 1 and
 * 2 are used in turn, those behind them to look ahead. */
static void learn_game(estimate *e, uint64_t *random)
{
    enum { OPENING = 8, BEHIND = 2 };
    zw_worker *w = e->search->worker;
    zw_move *moves = zw_moves_at(w, 1);
    const void *position = e->search->position;
    zw_value outcome;
    for (int ply = 0, side = 0; ply < ZW_MAX_DEPTH && !zw_worker_check(w); ply++) {
        int count = w->game->moves(w->context, position, moves, w->game->max_moves, &outcome);
        if (count <= 0 || count > w->game->max_moves)
            return;
        zw_value here = cost(w, position, side);
        zw_move move = e->settings->learn == ZW_LEARN_SELFPLAY && ply >= OPENING
                           ? prefer(w, position, moves, count, BEHIND)
                           : moves[next_random(random) % (unsigned)count];
        side ^= !zw_turn_kept(w, position, move);
        position = zw_play_at(w, position, move, ply % 2);
        learn(e, cost(w, position, side) - here);
    }
}

static void prepare(estimate *e)
{
    zw_worker *w = e->search->worker;
    const zw_game *game = w->game;
    uint64_t random = e->search->seed;
    char text[160];
    if (game->free_move) {
        zw_worker_fault(w, ZW_UNSUPPORTED, "fe counts plies to the leaves, and moves of this game may cost no depth");
        return;
    }
    e->smallest = e->settings->step_lower;
    e->largest = e->settings->step_upper;
    if (e->smallest <= e->largest)
        return;
    e->smallest = ZW_INFINITY;
    e->largest = -ZW_INFINITY;
    e->online = e->settings->learn == ZW_LEARN_ONLINE;
    if (e->settings->learn == ZW_LEARN_OFFLINE || e->settings->learn == ZW_LEARN_SELFPLAY) {
        for (int i = 0; i < e->settings->sample && !zw_worker_check(w); i++)
            learn_game(e, &random);
    } else if (e->settings->learn == ZW_LEARN_EXACT && e->settings->likely) {
        zw_worker_fault(w, ZW_UNSUPPORTED,
                        "fe:steps=likely: expected learn=online, learn=offline or learn=selfplay with it");
    } else if (e->settings->learn == ZW_LEARN_EXACT) {
        if (game->step_bounds && game->step_bounds(w->context, e->search->position, &e->smallest, &e->largest))
            return;
        snprintf(text, sizeof text, "fe:learn=exact: this position of %s has no step bounds, expected %s", game->name,
                 "learn=online, learn=offline, learn=selfplay, or lower and upper");
        zw_worker_fault(w, ZW_UNSUPPORTED, text);
    }
}

/* The static evaluation moved by `step` on each of `depth` plies, which cannot leave the game's range. */
static zw_value moved(const estimate *e, zw_value value, zw_value step, int depth)
{
    const zw_worker *w = e->search->worker;
    int64_t most = w->game->max_score, end = value + (int64_t)step * e->settings->delta / 1000 * depth;
    return zw_coarse(w, (zw_value)(end > most ? most : end < -most ? -most : end));
}

/* Does a bound end the node? */
static int settles(const estimate *e, const void *position, zw_value alpha, zw_value beta, int depth, int ply,
                   zw_value *bound)
{
    zw_worker *w = e->search->worker;
    if (ply == 0 || depth == 0 || e->smallest > e->largest)
        return 0;
    zw_value value = zw_static_evaluation(w, position);
    int first = first_to_move(w, position, zw_side_at(w, ply));
    *bound = moved(e, value, first ? e->smallest : -e->largest, depth);
    if (*bound >= beta)
        return 1;
    if (!e->settings->extended)
        return 0;
    *bound = moved(e, value, first ? e->largest : -e->smallest, depth);
    return *bound <= alpha;
}

static zw_value search(estimate *e, const void *position, zw_value alpha, zw_value beta, int depth, int ply)
{
    zw_worker *w = e->search->worker;
    zw_value best = -ZW_INFINITY, leaf;
    zw_move best_move = ZW_NO_MOVE;
    zw_reference_node node = {position, alpha, beta, depth, ply};
    if (settles(e, position, alpha, beta, depth, ply, &leaf)) {
        zw_reference_settle(e->search, &node, leaf);
        return leaf;
    }
    int count = zw_reference_open(e->search, &node, &leaf);
    if (count == 0)
        return leaf;
    const zw_move *moves = zw_moves_at(w, ply);
    if (e->online)
        learn_children(e, position, moves, count, ply);
    for (int i = 0; i < count && best < beta; i++) {
        zw_value floor = best > alpha ? best : alpha;
        uint64_t visits = w->visits;
        int again = zw_turn_kept(w, position, moves[i]);
        const void *child = zw_play_at(w, position, moves[i], ply);
        zw_value value = again ? search(e, child, floor, beta, depth - 1, ply + 1)
                               : -search(e, child, -beta, -floor, depth - 1, ply + 1);
        if (w->stopped)
            return 0;
        if (ply == 0)
            zw_root_learn(&e->search->root, i, value, floor, beta, w->visits - visits);
        if (value > best) {
            best = value;
            best_move = moves[i];
        }
        if (best >= beta)
            zw_reference_tell(e->search, &node,
                              (zw_event){.kind = ZW_EVENT_CUTOFF, .value = best, .move = moves[i], .index = i});
    }
    zw_reference_tell(e->search, &node, (zw_event){.kind = ZW_EVENT_LEAVE, .value = best, .move = best_move});
    return best;
}

zw_value zw_drive_fe(zw_iteration *it)
{
    estimate e = {.search = it->search, .settings = it->settings};
    zw_reference_begin(it->search);
    prepare(&e);
    zw_value value =
        it->search->worker->stopped ? 0 : search(&e, it->search->position, -ZW_INFINITY, ZW_INFINITY, it->depth, 0);
    it->search->step_lower = e.smallest;
    it->search->step_upper = e.largest;
    return zw_reference_end(it->search, value);
}
