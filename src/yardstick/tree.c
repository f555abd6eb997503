/* tree.c - the size of the minimal tree, in which nothing is shared.
 *
 * Without a table the subtree below a position is a function of the position, the remaining depth and the window, so
 * it is walked once and its size added wherever it occurs: the counts of a walk through every leaf, at the cost of the
 * graph. Must not know whose moves the oracle holds. */
#include "pass.h"

#define WINDOW_MIX UINT64_C(0x9FB21C651E98DF25)

static int measure(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply, zw_size *size);

/* The moves of a node in the same order as in the graph. */
static int measure_moves(walk *w, const void *position, window_kind window, int depth, int ply, uint16_t oracle,
                         int count, zw_size *size)
{
    const zw_move *moves = zw_moves_at(w->worker, ply);
    int guided = zw_walk_prefer(w, oracle, count, ply), best = -1;
    if (window != WINDOW_CUT && depth == 1)
        zw_walk_prefetch(w, position, count, depth, ply);
    for (int i = 0; i < count; i++) {
        if (i == guided && window == WINDOW_CUT)
            zw_walk_sort(w, position, i, count, ply);
        zw_size below = {0, 0};
        step s = walk_play(w, position, moves[i], depth, ply);
        int value = walk_seen(&s, measure(w, s.child, s.hash, window_below(window, s.again), s.depth, ply + 1, &below));
        if (w->halted)
            return 0;
        size->leaves += below.leaves;
        size->nodes += below.nodes;
        best = value > best ? value : best;
        if (value >= window_beta(window)) {
            w->misses += i > 0;
            return value;
        }
        if (window == WINDOW_PV && value == 0) {
            w->misses += i > 0;
            window = WINDOW_ALL;
        }
    }
    return best;
}

static int measure(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply, zw_size *size)
{
    if (zw_walk_halted(w))
        return 0;
    uint64_t key = oracle_key(hash, depth) + (uint64_t)window * WINDOW_MIX;
    if (depth > 0) {
        const memo *known = zw_memo_find(&w->memos, key);
        if (known) {
            *size = (zw_size){known->leaves, known->nodes};
            return (int)known->value - 1;
        }
    }
    oracle_entry *s = zw_walk_entry(w, hash, depth);
    zw_value leaf;
    int count = !s ? -1 : s->state == ORACLE_LEAF ? 0 : zw_walk_open(w, position, depth, ply, &leaf);
    if (count < 0)
        return 0;
    if (count == 0 && s->state != ORACLE_LEAF)
        oracle_evaluated(s, leaf);
    *size = (zw_size){count == 0, 1};
    if (count == 0)
        return walk_compare(w, s->value, ply);
    int value = measure_moves(w, position, window, depth, ply, s->move, count, size);
    if (w->halted)
        return 0;
    memo one = {.key = key,
                .leaves = size->leaves,
                .nodes = size->nodes & (UINT64_MAX >> 2),
                .value = (unsigned)(value + 1) & 3};
    if (zw_memo_add(&w->memos, one) != 0) {
        w->halted = 1;
        w->status = ZW_NO_MEMORY;
    }
    return value;
}

int zw_walk_tree(walk *w)
{
    w->misses = 0;
    int value = measure(w, w->root, zw_position_hash(w->worker->game, w->worker->context, w->root), WINDOW_PV, w->depth,
                        0, &w->count);
    zw_memos_free(&w->memos);
    return value;
}
