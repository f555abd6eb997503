/* proof.c - the smallest proof of the root's value that is found: two solution graphs, one with a move at each node where
 * a cutoff is expected and all moves elsewhere, for each of the two bounds.
 *
 * A proof is kept as the oracle's moves and, for each entry, how many nodes of the proof need its lower and its upper
 * bound. Where several moves prove a bound, each is tried in turn: what it adds to the proof is counted exactly, a node
 * that something else needs costs nothing, and the cheapest becomes the oracle's. So each step makes the proof smaller.
 * It ends where no single step does, which need not be the smallest proof there is. Must not know what the sizes are
 * compared with. */
#include "pass.h"

enum { MOST_ROUNDS = 8 }; /* nearly all is gained in the first two */

#define IMPROVED (UINT32_C(1) << 31) /* above the count of needs: this round has been here */

/* The two counts of an inner node. A leaf has one, because its value is kept in place of the other. */
static uint32_t *needs(oracle_entry *s, window_kind window)
{
    return s->state != ORACLE_LEAF && window == WINDOW_CUT ? &s->lower_size : &s->upper_size;
}

static uint32_t needed(const oracle_entry *s)
{
    return ((s->state == ORACLE_LEAF ? 0 : s->lower_size) | s->upper_size) & ~IMPROVED;
}

/* Does this pass know that the entry has the bound that a window asks for? */
static int proven(const walk *w, const oracle_entry *s, window_kind window)
{
    return s && s->pass == w->pass && (window == WINDOW_CUT ? s->lower >= 0 : s->upper <= 0);
}

/* The moves on which the bound of an inner node rests stand first in zw_moves_at(ply): their number, -1: halted. */
static int supports(walk *w, const oracle_entry *s, const void *position, window_kind window, int depth, int ply)
{
    zw_value leaf;
    int count = zw_walk_open(w, position, depth, ply, &leaf);
    if (count <= 0 || window != WINDOW_CUT)
        return count;
    return zw_walk_prefer(w, s->move, count, ply);
}

/* Adds the bound of an entry to what is needed (by is 1), or takes it away (-1). Returns by how many entries the proof
 * grows or shrinks. */
static uint64_t need(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply, int by)
{
    oracle_entry *s = oracle_peek(&w->oracle, oracle_key(hash, depth));
    if (zw_walk_halted(w) || !s) {
        if (!s) {
            zw_worker_fault(w->worker, ZW_BAD_GAME, "equal hashes of different positions");
            w->status = ZW_BAD_GAME;
        }
        w->halted = 1;
        return 0;
    }
    uint32_t before = needed(s), own = *needs(s, window) & ~IMPROVED;
    *needs(s, window) += (uint32_t)by;
    uint64_t changed = !before != !needed(s);
    if (s->state == ORACLE_LEAF || (by > 0 ? own > 0 : own > 1))
        return changed;
    int count = supports(w, s, position, window, depth, ply);
    for (int i = 0; i < count && !w->halted; i++) {
        step to = walk_play(w, position, zw_moves_at(w->worker, ply)[i], depth, ply);
        changed += need(w, to.child, to.hash, window_below(window, to.again), to.depth, ply + 1, by);
    }
    return changed;
}

static uint64_t need_move(walk *w, const void *position, zw_move move, int depth, int ply, int by)
{
    step to = walk_play(w, position, move, depth, ply);
    return need(w, to.child, to.hash, window_below(WINDOW_CUT, to.again), to.depth, ply + 1, by);
}

/* Does the search's table say that the move proves the lower bound? */
static int table_promises(const walk *w, const step *to, int ply)
{
    zw_entry entry;
    zw_value f = zw_side_at(w->worker, ply + 1) ? -w->value : w->value;
    return zw_table_probe(w->search_table, zw_table_key(w->worker, to->hash, to->depth), &entry) &&
           (to->again ? entry.lower >= f : entry.upper <= f);
}

/* Is the move another proof of the node's lower bound? Near the leaves each is searched, farther away those alone that
 * the pass or the search's table knows. */
static int another(walk *w, const void *position, zw_move move, int depth, int ply)
{
    step to = walk_play(w, position, move, depth, ply);
    window_kind window = window_below(WINDOW_CUT, to.again);
    const oracle_entry *s = oracle_peek(&w->oracle, oracle_key(to.hash, to.depth));
    if (proven(w, s, window))
        return 1;
    if (depth > w->reach && !table_promises(w, &to, ply))
        return 0;
    int value = walk_seen(&to, zw_walk_visit(w, to.child, to.hash, window, to.depth, ply + 1));
    return !w->halted && value >= window_beta(WINDOW_CUT);
}

static void improve(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply);

static void improve_move(walk *w, const void *position, zw_move move, window_kind window, int depth, int ply)
{
    step to = walk_play(w, position, move, depth, ply);
    improve(w, to.child, to.hash, window_below(window, to.again), to.depth, ply + 1);
}

/* The cheapest move that proves the lower bound of a node becomes the oracle's. moves[0] is the oracle's now. */
static void choose(walk *w, const void *position, uint64_t hash, int depth, int ply, int count)
{
    const zw_move *moves = zw_moves_at(w->worker, ply);
    int best = 0;
    uint64_t least = need_move(w, position, moves[0], depth, ply, -1);
    for (int i = 1; i < count && least > 0 && !w->halted; i++) {
        if (!another(w, position, moves[i], depth, ply))
            continue;
        uint64_t cost = need_move(w, position, moves[i], depth, ply, 1);
        if (depth <= w->reach)
            improve_move(w, position, moves[i], WINDOW_CUT, depth, ply);
        cost = need_move(w, position, moves[i], depth, ply, -1);
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    if (w->halted)
        return;
    w->misses += best > 0;
    oracle_peek(&w->oracle, oracle_key(hash, depth))->move = ZW_SHORT(moves[best]);
    need_move(w, position, moves[best], depth, ply, 1);
}

/* Improves the proof of an entry's bound from the leaves up, once in a round. */
static void improve(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply)
{
    oracle_entry *s = oracle_peek(&w->oracle, oracle_key(hash, depth));
    if (zw_walk_halted(w) || !s || s->state == ORACLE_LEAF || *needs(s, window) & IMPROVED)
        return;
    *needs(s, window) |= IMPROVED;
    zw_value leaf;
    int count = zw_walk_open(w, position, depth, ply, &leaf);
    int below = window == WINDOW_CUT ? zw_walk_prefer(w, s->move, count, ply) : count;
    for (int i = 0; i < below && !w->halted; i++)
        improve_move(w, position, zw_moves_at(w->worker, ply)[i], window, depth, ply);
    if (window == WINDOW_CUT && below > 0 && count > 1 && !w->halted)
        choose(w, position, hash, depth, ply, count);
}

/* What the proof holds, once it is found. The halves: entries of which the proof needs the bound that the side to move at
 * the root is to get, and the other. A leaf that does not bear out what rests on it makes the game inconsistent. */
static void count_needed(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply,
                         zw_proof *size)
{
    oracle_entry *s = oracle_peek(&w->oracle, oracle_key(hash, depth));
    int of_root = (window == WINDOW_CUT) == !zw_side_at(w->worker, ply);
    if (zw_walk_halted(w) || !s)
        return;
    if (s->state == ORACLE_LEAF) {
        int value = walk_compare(w, s->value, ply);
        w->misses += window == WINDOW_CUT ? value < 0 : value > 0;
        return;
    }
    if (*needs(s, window) & IMPROVED)
        return;
    *needs(s, window) |= IMPROVED;
    if (of_root)
        size->lower_records++;
    else
        size->upper_records++;
    int count = supports(w, s, position, window, depth, ply);
    w->misses += count == 0;
    for (int i = 0; i < count && !w->halted; i++) {
        step to = walk_play(w, position, zw_moves_at(w->worker, ply)[i], depth, ply);
        count_needed(w, to.child, to.hash, window_below(window, to.again), to.depth, ply + 1, size);
    }
}

/* Forgets which entries a round has been to, and with `all` what they are needed for too. */
static void unmark(walk *w, int all)
{
    for (size_t i = 0; i < w->oracle.capacity; i++) {
        oracle_entry *s = &w->oracle.entries[i];
        uint32_t kept = all ? 0 : ~IMPROVED;
        s->upper_size &= kept;
        if (s->state == ORACLE_INNER)
            s->lower_size &= kept;
    }
}

int zw_walk_proof(walk *w, int reach, zw_proof *size)
{
    static const window_kind halves[] = {WINDOW_CUT, WINDOW_ALL};
    uint64_t hash = zw_position_hash(w->worker->game, w->worker->context, w->root);
    *size = (zw_proof){0};
    w->reach = reach;
    w->repair = w->keep = 1;
    unmark(w, 1);
    for (int i = 0; i < 2; i++)
        size->nodes += need(w, w->root, hash, halves[i], w->depth, 0, 1);
    size->first_nodes = size->nodes;
    do {
        w->misses = 0;
        for (int i = 0; i < 2; i++)
            improve(w, w->root, hash, halves[i], w->depth, 0);
        unmark(w, 0);
        size->rounds++;
    } while (w->misses && size->rounds < MOST_ROUNDS && !w->halted);
    w->misses = 0;
    for (int i = 0; i < 2; i++)
        count_needed(w, w->root, hash, halves[i], w->depth, 0, size);
    size->nodes = size->leaves = 0;
    for (size_t i = 0; i < w->oracle.capacity; i++) {
        const oracle_entry *s = &w->oracle.entries[i];
        size->nodes += s->state && needed(s);
        size->leaves += s->state == ORACLE_LEAF && needed(s);
    }
    w->repair = w->keep = 0;
    return w->misses == 0;
}
