/* cheapest.c - near the leaves, the cutoff that is cheapest to prove (Plaat 1996, "MM").
 *
 * Where a cutoff is expected all moves are tried, and the one with the smallest subtree becomes the oracle's. A move is
 * given up as soon as its subtree cannot be smaller than the best one's: what remains of that budget is passed down, and
 * a node that is given up leaves no trace. A subtree found in the table counts in full. Nothing is counted here but
 * sizes, so that all moves go in the order that finds refutations soonest. Must not know how the oracle that comes out
 * of it is measured. */
#include "pass.h"

static uint32_t add(uint32_t a, uint32_t b)
{
    return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

/* A node in the table. What is proven against expectation refutes the move above, whatever its size. */
static int from_table(const oracle_entry *s, window_kind window, int value, uint32_t budget, uint32_t *size)
{
    int by_lower = value >= window_beta(window);
    *size = s->state == ORACLE_LEAF ? 1 : by_lower ? s->lower_size : s->upper_size;
    int expected = window == WINDOW_PV || by_lower == (window == WINDOW_CUT);
    return expected && *size > budget ? ABORTED : value;
}

/* The moves of a node where a cutoff is expected. One that is no cheaper than the best so far is of no use. Returns the
 * node's value or ABORTED; *owed is the cheapest move that cuts. */
static int try_all(walk *w, const void *position, int depth, int ply, int count, uint32_t budget, int *owed,
                   uint32_t *size)
{
    const zw_move *moves = zw_moves_at(w->worker, ply);
    int value = -1, aborted = 0;
    uint32_t best = UINT32_MAX, all = 1;
    for (int i = 0; i < count; i++) {
        uint32_t below, left = budget == UINT32_MAX ? budget : budget - 1;
        step s = walk_play(w, position, moves[i], depth, ply);
        int found = zw_walk_visit_cheapest(w, s.child, s.hash, window_below(WINDOW_CUT, s.again), s.depth, ply + 1,
                                           left < best ? left : best - 1, &below);
        if (w->halted)
            return 0;
        if (found == ABORTED) {
            aborted = 1;
            continue;
        }
        all = add(all, below);
        found = walk_seen(&s, found);
        if (found >= window_beta(WINDOW_CUT)) { /* and cheaper: it kept within the budget */
            *owed = i;
            best = below;
            value = found;
        }
    }
    *size = *owed >= 0 ? add(1, best) : all;
    return *owed < 0 && aborted ? ABORTED : value;
}

/* The moves of any other node: all are needed, each has what the others leave of the budget. */
static int try_each(walk *w, const void *position, window_kind window, int depth, int ply, int count, uint32_t budget,
                    int *owed, uint32_t *size)
{
    const zw_move *moves = zw_moves_at(w->worker, ply);
    int best = -1;
    *size = 1;
    for (int i = 0; i < count; i++) {
        uint32_t below, left = budget == UINT32_MAX ? budget : budget > *size ? budget - *size : 0;
        step s = walk_play(w, position, moves[i], depth, ply);
        int found =
            zw_walk_visit_cheapest(w, s.child, s.hash, window_below(window, s.again), s.depth, ply + 1, left, &below);
        if (w->halted)
            return 0;
        if (found == ABORTED)
            return ABORTED;
        found = walk_seen(&s, found);
        best = found > best ? found : best;
        if (found >= window_beta(window)) {
            *owed = i;
            *size = add(1, below);
            return found;
        }
        *size = add(*size, below);
        if (window == WINDOW_PV && found == 0) {
            *owed = i;
            window = WINDOW_ALL;
        }
    }
    return best;
}

int zw_walk_visit_cheapest(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply,
                           uint32_t budget, uint32_t *size)
{
    if (zw_walk_halted(w))
        return 0;
    if (budget < 1)
        return ABORTED;
    /* Most nodes are given up for the number of their moves; they get no entry. */
    oracle_entry *s = oracle_peek(&w->oracle, oracle_key(hash, depth));
    int value;
    if (s && s->pass == w->pass && oracle_settles(s, &window, &value))
        return from_table(s, window, value, budget, size);
    zw_value leaf;
    int count = s && s->state == ORACLE_LEAF ? 0 : zw_walk_open(w, position, depth, ply, &leaf);
    if (count < 0)
        return 0;
    if (window == WINDOW_ALL && (uint32_t)count >= budget) /* each move is a node at least */
        return ABORTED;
    if (!s && !(s = zw_walk_entry(w, hash, depth)))
        return 0;
    if (s->pass != w->pass)
        oracle_begin(s, w->pass);
    if (count == 0) {
        if (s->state != ORACLE_LEAF)
            oracle_evaluated(s, leaf);
        *size = 1;
        s->lower = s->upper = (int8_t)walk_compare(w, s->value, ply);
        return s->lower;
    }
    unsigned growths = w->oracle.growths;
    int owed = -1, guided = zw_walk_prefer(w, s->move, count, ply);
    zw_walk_sort(w, position, guided, count, ply);
    if (window == WINDOW_CUT) {
        value = try_all(w, position, depth, ply, count, budget, &owed, size);
    } else {
        value = try_each(w, position, window, depth, ply, count, budget, &owed, size);
    }
    if (w->halted || value == ABORTED)
        return value;
    if (w->oracle.growths != growths)
        s = oracle_peek(&w->oracle, oracle_key(hash, depth));
    if (value > window_alpha(window))
        s->lower_size = *size;
    if (value < window_beta(window))
        s->upper_size = *size;
    oracle_learn(s, window, value);
    if (owed > 0 || (owed == 0 && !guided))
        s->move = ZW_SHORT(zw_moves_at(w->worker, ply)[owed]);
    return value;
}
