/* pass.c - a pass over the minimal graph: alpha-beta with a table, the oracle's move first.
 *
 * The order of moves is fixed, because with transpositions it is a part of what is counted: the oracle's move first;
 * behind it, where a cutoff is expected, the game's static hints, and everywhere else the order in which the game lists
 * them. Must not know which passes there are, nor what their counts mean. */
#include "pass.h"
#include "../game/trust.h"

#include <string.h>

enum { LOOK_EVERY = 1024 }; /* nodes between two looks at the stop sign */

int zw_walk_halted(walk *w)
{
    if (!w->halted && w->stop && ++w->visits % LOOK_EVERY == 0 && __atomic_load_n(w->stop, __ATOMIC_RELAXED))
        w->halted = 1;
    return w->halted;
}

oracle_entry *zw_walk_entry(walk *w, uint64_t hash, int depth)
{
    int fresh;
    uint64_t key = oracle_key(hash, depth);
    oracle_entry *s = zw_oracle_find(&w->oracle, key, depth, &fresh);
    if (!s) {
        w->halted = 1;
        w->status = ZW_NO_MEMORY;
        return NULL;
    }
    zw_entry entry;
    if (fresh && depth > 0 && zw_table_probe(w->search_table, zw_table_key(w->worker, hash, depth), &entry))
        s->move = entry.move;
    return s;
}

/* The value of a position at depth 0 as the kernel has it; it is a function of the position alone. */
static zw_value evaluate(walk *w, const void *position, int ply)
{
    zw_worker *worker = w->worker;
    zw_value value = worker->kernel->search[ZW_FIXED_DEPTH](worker, position, 0, -ZW_INFINITY, ZW_INFINITY, 0, ply);
    if (worker->stopped) {
        w->halted = 1;
        w->status = worker->fault;
    }
    return value;
}

int zw_walk_open(walk *w, const void *position, int depth, int ply, zw_value *value)
{
    zw_worker *worker = w->worker;
    const zw_game *game = worker->game;
    if (depth == 0 || ply >= ZW_MAX_DEPTH) {
        *value = evaluate(w, position, ply);
        return w->halted ? -1 : 0;
    }
    *value = 0;
    int count = game->moves(worker->context, position, zw_moves_at(worker, ply), game->max_moves, value);
    if (count > game->max_moves || count < 0) {
        zw_worker_fault(worker, ZW_BAD_GAME, "moves() returned another number of moves than max_moves allows");
        w->halted = 1;
        w->status = ZW_BAD_GAME;
        return -1;
    }
    if (count > 0)
        return count;
    *value = zw_trusted(worker, "an outcome", *value);
    if (worker->stopped) {
        w->halted = 1;
        w->status = worker->fault;
        return -1;
    }
    if (game->flags & ZW_WINS_BY_DISTANCE)
        *value = zw_outcome_value(*value, game->max_score, 0, depth, ply);
    return count;
}

void zw_walk_prefetch(const walk *w, const void *position, int count, int depth, int ply)
{
    zw_worker *worker = w->worker;
    const zw_move *moves = zw_moves_at(worker, ply);
    if (worker->game->child_hash)
        for (int i = 0; i < count; i++)
            oracle_prefetch(&w->oracle, oracle_key(worker->game->child_hash(worker->context, position, moves[i]),
                                                   zw_depth_left(worker, position, moves[i], depth)));
}

int zw_walk_prefer(const walk *w, uint16_t move, int count, int ply)
{
    zw_move *moves = zw_moves_at(w->worker, ply);
    for (int i = 0; i < count && move != ZW_NO_SHORT; i++)
        if (ZW_SHORT(moves[i]) == move) {
            zw_move first = moves[i];
            memmove(moves + 1, moves, (size_t)i * sizeof *moves);
            moves[0] = first;
            return 1;
        }
    return 0;
}

void zw_walk_sort(const walk *w, const void *position, int from, int count, int ply)
{
    zw_worker *worker = w->worker;
    if (!worker->switches.static_order || !worker->game->order || count - from < 2)
        return;
    zw_move *moves = zw_moves_at(worker, ply) + from;
    int32_t *keys = worker->sort_keys + (size_t)ply * worker->move_stride;
    worker->game->order(worker->context, position, moves, count - from, keys);
    for (int i = 0; i < count - from; i++)
        zw_pick(moves, keys, i, count - from);
}

/* Enhanced transposition cutoffs: does a child that this pass knows already suffice? Only nodes where a cutoff is
 * expected are asked: elsewhere no child can. Returns 1 and the value. */
static int child_suffices(walk *w, const void *position, int count, int depth, int ply, int *value)
{
    zw_worker *worker = w->worker;
    const zw_game *game = worker->game;
    const zw_move *moves = zw_moves_at(worker, ply);
    uint64_t keys[ZW_ETC_BATCH];
    for (int from = 0; from < count; from += ZW_ETC_BATCH) {
        int batch = count - from < ZW_ETC_BATCH ? count - from : ZW_ETC_BATCH;
        for (int i = 0; i < batch; i++) {
            zw_move move = moves[from + i];
            uint64_t hash = game->child_hash ? game->child_hash(worker->context, position, move)
                                             : walk_play(w, position, move, depth, ply).hash;
            keys[i] = oracle_key(hash, zw_depth_left(worker, position, move, depth));
            oracle_prefetch(&w->oracle, keys[i]);
        }
        for (int i = 0; i < batch; i++) {
            const oracle_entry *child = oracle_peek(&w->oracle, keys[i]);
            if (!child || child->pass != w->pass)
                continue;
            *value = zw_turn_kept(worker, position, moves[from + i]) ? child->lower : -child->upper;
            if (*value >= window_beta(WINDOW_CUT))
                return 1;
        }
    }
    return 0;
}

/* Searches the moves of a node, which stand in the order of the game. Returns its value and which move it is owed to:
 * the one that cuts or, on the principal variation, the first that reaches f; else -1. */
static int try_moves(walk *w, const void *position, window_kind window, int depth, int ply, uint16_t oracle, int count,
                     int *owed, int *guided)
{
    const zw_move *moves = zw_moves_at(w->worker, ply);
    int best = -1;
    *owed = -1;
    *guided = zw_walk_prefer(w, oracle, count, ply);
    if (window != WINDOW_CUT)
        zw_walk_prefetch(w, position, count, depth, ply);
    for (int i = 0; i < count; i++) {
        if (i == *guided && window == WINDOW_CUT)
            zw_walk_sort(w, position, i, count, ply);
        step s = walk_play(w, position, moves[i], depth, ply);
        int value = walk_seen(&s, zw_walk_visit(w, s.child, s.hash, window_below(window, s.again), s.depth, ply + 1));
        if (w->halted)
            return 0;
        best = value > best ? value : best;
        if (value >= window_beta(window)) {
            *owed = i;
            return value;
        }
        if (window == WINDOW_PV && value == 0) { /* the others must only not exceed it */
            *owed = i;
            window = WINDOW_ALL;
        }
    }
    return best;
}

int zw_walk_visit(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply)
{
    uint32_t size;
    if (depth <= w->cheapest)
        return zw_walk_visit_cheapest(w, position, hash, window, depth, ply, UINT32_MAX, &size);
    if (zw_walk_halted(w))
        return 0;
    w->count.nodes++;

    /* 1. What this pass knows already. */
    oracle_entry *s = zw_walk_entry(w, hash, depth);
    if (!s)
        return 0;
    int value;
    if (s->pass != w->pass) {
        oracle_begin(s, w->pass);
        w->distinct++;
    } else if (oracle_settles(s, &window, &value)) {
        return value;
    }

    /* 2. A leaf. Its value may be known from another pass; it is counted all the same. */
    zw_value leaf;
    int count = s->state == ORACLE_LEAF ? 0 : zw_walk_open(w, position, depth, ply, &leaf);
    if (count < 0)
        return 0;
    if (count == 0) {
        if (s->state != ORACLE_LEAF)
            oracle_evaluated(s, leaf);
        w->count.leaves++;
        s->lower = s->upper = (int8_t)walk_compare(w, s->value, ply);
        return s->lower;
    }

    /* 3. What a child's entry may tell. */
    if (w->etc >= 0 && depth > w->etc && window == WINDOW_CUT &&
        child_suffices(w, position, count, depth, ply, &value)) {
        s->lower = (int8_t)value;
        return value;
    }

    /* 4. The moves. The map may have moved meanwhile. */
    unsigned growths = w->oracle.growths;
    int owed, guided, kept = w->keep && s->lower >= 0;
    value = try_moves(w, position, window, depth, ply, s->move, count, &owed, &guided);
    if (w->halted)
        return 0;
    if (w->oracle.growths != growths)
        s = oracle_peek(&w->oracle, oracle_key(hash, depth));
    oracle_learn(s, window, value);
    w->misses += owed > 0;
    w->unguided += owed == 0 && !guided;
    if (w->repair && !kept && owed >= 0 && (owed > 0 || !guided))
        s->move = ZW_SHORT(zw_moves_at(w->worker, ply)[owed]);
    return value;
}

int zw_walk_graph(walk *w)
{
    w->pass++;
    w->count = (zw_size){0, 0};
    w->distinct = w->misses = w->unguided = 0;
    return zw_walk_visit(w, w->root, zw_position_hash(w->worker->game, w->worker->context, w->root), WINDOW_PV,
                         w->depth, 0);
}
