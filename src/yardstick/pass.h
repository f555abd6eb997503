/* pass.h - one walk over the proof of the root's value, and what its files share.
 *
 * The root's window is (f - 1, f + 1), f being the value that the search found. Below it only three windows occur, and
 * with them three kinds of node: the principal variation, nodes that must be cut (one move suffices to reach f) and
 * nodes of which all moves must be searched (none exceeds f). Values are seen from the side to move and compared with f
 * seen from there: -1, 0, 1. */
#ifndef ZW_SRC_YARDSTICK_PASS_H
#define ZW_SRC_YARDSTICK_PASS_H

#include "../driver/root.h"
#include "oracle.h"

#include <zw/experiment.h>

typedef enum window_kind {
    WINDOW_PV, /* (-1, 1) */
    WINDOW_CUT, /* (-1, 0) */
    WINDOW_ALL /* (0, 1) */
} window_kind;

static inline int window_alpha(window_kind w)
{
    return w == WINDOW_ALL ? 0 : -1;
}

static inline int window_beta(window_kind w)
{
    return w == WINDOW_CUT ? 0 : 1;
}

/* What a child is searched with: the negated window, or the same one where the same side moves again. */
static inline window_kind window_below(window_kind w, int again)
{
    return again || w == WINDOW_PV ? w : w == WINDOW_CUT ? WINDOW_ALL : WINDOW_CUT;
}

/* A walk. Fields above the line are set once for a depth, those below for each pass. */
typedef struct walk {
    zw_worker *worker; /* of the yardstick's own: stacks, context, leaf values */
    const zw_table *search_table; /* where the search left its moves; the oracle begins with them */
    const void *root;
    zw_value value; /* f */
    int depth;
    oracle_map oracle;
    memo_map memos;
    const int *stop;
    uint64_t visits; /* of all passes, for looking at it now and then */
    /* ---- */
    uint16_t pass; /* its number: bounds of other passes do not count */
    int repair; /* 1: a move that cuts where the oracle's did not becomes the oracle's */
    int keep; /* 1: but not where the oracle's has proven the lower bound f in this pass: a proof rests on it */
    int reach; /* of a proof: nodes this near to the leaves try all their moves */
    int etc; /* ZW_ETC_OFF, or N: at nodes more than N plies from the leaves */
    int cheapest; /* nodes this near to the leaves look for the cheapest cutoff; -1: none */
    zw_size count;
    uint64_t distinct; /* entries visited */
    uint64_t misses; /* cutoffs, or values of the principal variation, by another move than the first */
    uint64_t unguided; /* those by the first move where the oracle has none */
    int halted; /* stopped from outside, or failed: the walk unwinds */
    zw_status status;
} walk;

/* A pass over the graph: with a table of its own. Counts and misses are the walk's; returns the root's value (-1, 0, 1),
 * which means nothing when halted. */
int zw_walk_graph(walk *w);
/* A pass over the tree: without any table, each subtree counted once and added wherever it occurs. */
int zw_walk_tree(walk *w);
/* The smallest proof that is found from the oracle's moves on, after a pass over the graph without ETC whose cutoffs are
 * all by the first move. Returns 1, or 0 when it is none, which means nothing when halted. */
int zw_walk_proof(walk *w, int reach, zw_proof *size);

/* ------------------------------------------------------------------------------------------- between the passes' files */

int zw_walk_visit(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply);
/* The same within `cheapest` plies of the leaves. *size is that of the subtree; budget: the largest that is of use to
 * the caller. Returns ABORTED when the subtree is larger. */
enum { ABORTED = 2 };
int zw_walk_visit_cheapest(walk *w, const void *position, uint64_t hash, window_kind window, int depth, int ply,
                           uint32_t budget, uint32_t *size);

/* The entry of a node, with the search's move when it is new. NULL: no memory, and the walk is halted. */
oracle_entry *zw_walk_entry(walk *w, uint64_t hash, int depth);
/* Looks at the stop sign now and then. */
int zw_walk_halted(walk *w);
/* Lists the moves of a node at zw_moves_at(ply): their number. 0: a leaf, with its value. -1: halted. */
int zw_walk_open(walk *w, const void *position, int depth, int ply, zw_value *value);
/* Asks for the children's entries before they are looked at. */
void zw_walk_prefetch(const walk *w, const void *position, int count, int depth, int ply);
/* Puts the oracle's move first; returns 1 when it is there. The others stay as the game lists them. */
int zw_walk_prefer(const walk *w, uint16_t move, int count, int ply);
/* The normal order of moves from index `from` on: the game's static hints, equal ones as the game lists them. */
void zw_walk_sort(const walk *w, const void *position, int from, int count, int ply);
/* A leaf's value, compared. */
static inline int walk_compare(const walk *w, zw_value value, int ply)
{
    zw_value f = zw_side_at(w->worker, ply) ? -w->value : w->value;
    return value > f ? 1 : value < f ? -1 : 0;
}

/* A move, played at ply + 1. */
typedef struct step {
    const void *child;
    uint64_t hash;
    int depth; /* that is left */
    int again; /* the same side is to move */
} step;

static inline step walk_play(const walk *w, const void *position, zw_move move, int depth, int ply)
{
    zw_worker *worker = w->worker;
    step s = {.depth = zw_depth_left(worker, position, move, depth), .again = zw_turn_kept(worker, position, move)};
    s.child = zw_play_at(worker, position, move, ply);
    s.hash = zw_position_hash(worker->game, worker->context, s.child);
    return s;
}

/* A child's value as its parent sees it. */
static inline int walk_seen(const step *s, int value)
{
    return s->again ? value : -value;
}

/* Does what is known of an entry in this pass end the node? Returns 1 and the value; else narrows the window. */
static inline int oracle_settles(const oracle_entry *s, window_kind *window, int *value)
{
    if (s->lower >= window_beta(*window)) {
        *value = s->lower;
        return 1;
    }
    if (s->upper <= window_alpha(*window) || s->lower == s->upper) {
        *value = s->upper;
        return 1;
    }
    if (*window == WINDOW_PV && s->lower == 0)
        *window = WINDOW_ALL;
    else if (*window == WINDOW_PV && s->upper == 0)
        *window = WINDOW_CUT;
    return 0;
}

/* An entry that this pass sees for the first time knows nothing yet. */
static inline void oracle_begin(oracle_entry *s, uint16_t pass)
{
    s->pass = pass;
    s->lower = -1;
    s->upper = 1;
}

/* A leaf's value is good for all passes. */
static inline void oracle_evaluated(oracle_entry *s, zw_value value)
{
    s->state = ORACLE_LEAF;
    s->value = value;
}

/* Keeps what a search of the entry with this window has shown. */
static inline void oracle_learn(oracle_entry *s, window_kind window, int value)
{
    if (value > window_alpha(window) && value > s->lower)
        s->lower = (int8_t)value;
    if (value < window_beta(window) && value < s->upper)
        s->upper = (int8_t)value;
}

#endif
