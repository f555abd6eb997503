/* search.h - one search of one root: the bridge from a driver's window to the kernel.
 *
 * The engine fills a zw_search and hands its iteration to a driver; zw_pass() runs the kernel and keeps the bounds and
 * the safe best move. Reference searches, which recurse over the game's functions themselves, use the calls below for
 * what the kernel does for the others: counting, stopping, telling events. */
#ifndef ZW_SRC_SEARCH_H
#define ZW_SRC_SEARCH_H

#include <zw/worker.h>

struct zw_search {
    zw_worker *worker;
    zw_iteration iteration;
    const void *position; /* the root */
    uint64_t key;
    zw_root root;
    zw_move best; /* the last move that failed high or was exact: never one that has been refuted since */
    int best_is_fresh; /* it was found in this iteration */
    int sort_root; /* the pass's best move goes first in the next one */
    uint64_t seed;
    void (*after_pass)(struct zw_search *search, zw_value alpha, zw_value beta, zw_value value); /* may be NULL */
    void *owner;
};
typedef struct zw_search zw_search;

/* Puts a root move first, keeping the others in their order. */
void zw_root_prefer(zw_root *root, zw_move move);

/* A reference search has found the root's exact value and the move that has it. */
void zw_search_found(zw_search *search, zw_move best, zw_value value);

/* Enters a node of a reference search: counts it against the limits. Returns 1 when the search must end. */
static inline int zw_reference_enter(zw_worker *w)
{
    return ++w->visits >= w->check_at && zw_worker_check(w);
}

/* A reference search's leaf: counted, told to the sink, and returned as the kernel would value it. `finished` carries
 * the outcome of a game that is over; otherwise the position is evaluated. */
zw_value zw_reference_leaf(zw_worker *w, const void *position, int depth, int ply, const zw_value *finished);

/* Legal moves of an interior node in the order in which they are to be searched (static hints when switched on),
 * counted as an expanded node. At ply 0 they are the root's. Returns 0 with *outcome when the game is over there. */
int zw_reference_expand(zw_search *search, const void *position, zw_move *moves, int ply, zw_value *outcome);

#endif
