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
    int last_pass; /* ZW_ROOT_LAST: `best` is the last pass's instead */
    int sort_root; /* the pass's best move goes first in the next one */
    uint64_t seed;
    zw_value step_lower, step_upper; /* that forward estimation believed in; lower > upper: none */
    int64_t entries, nodes; /* that a reference search holds in memory */
    uint64_t entries_peak, nodes_peak; /* the most of this iteration */
    void (*after_pass)(struct zw_search *search, zw_value alpha, zw_value beta, zw_value value); /* may be NULL */
    void *owner;
};
typedef struct zw_search zw_search;

/* Puts a root move first, keeping the others in their order. */
void zw_root_prefer(zw_root *root, zw_move move);

/* Plays a move of the current line into the next place of the stack, with what the tournament instance remembers of a
 * path, and returns the child's key. */
uint64_t zw_advance(zw_worker *worker, const void *position, int ply, zw_move move);

/* The value of the first root move alone, by NegaScout with the whole window; it costs nodes and is no pass. */
zw_value zw_first_value(zw_iteration *iteration);

/* A reference search begins and ends like one pass with the whole window; what it learns of a root move it tells
 * zw_root_learn(). zw_reference_end() returns the value. */
void zw_reference_begin(zw_search *search);
zw_value zw_reference_end(zw_search *search, zw_value value);

/* Opens a node: its moves, in the order in which they are to be searched (static hints when switched on; at ply 0 the
 * root's), go to zw_moves_at(worker, ply). Returns their number. 0: the node is a leaf and *value what the kernel would
 * return for it, or the search must end (worker->stopped). */
int zw_reference_open(zw_search *search, const void *position, int depth, int ply, zw_value *value);

/* Ends a node that a bound makes it needless to open; counted as a leaf. */
void zw_reference_settle(zw_search *search, const void *position, int depth, int ply, zw_value value);

/* Counts what a reference search takes into its memory, or gives up. */
void zw_reference_hold(zw_search *search, int entries, int nodes);

/* ------------------------------------------------------------------- the rules of a move, through the game's functions */

/* Does the player who makes the move move again after it? */
static inline int zw_turn_kept(const zw_worker *w, const void *position, zw_move move)
{
    return w->game->moves_again && w->game->moves_again(w->context, position, move);
}

/* The depth that is left after a move. */
static inline int zw_depth_left(const zw_worker *w, const void *position, zw_move move, int depth)
{
    return w->game->free_move && w->game->free_move(w->context, position, move) ? depth : depth - 1;
}

/* The side to move at a ply, 0 at the root. */
static inline int zw_side_at(const zw_worker *w, int ply)
{
    return w->game->moves_again ? w->side[ply] : ply & 1;
}

/* Plays a move of a node at `ply` into the worker's place for the next ply, and returns it. */
static inline void *zw_play_at(zw_worker *w, const void *position, zw_move move, int ply)
{
    void *child = zw_position_at(w, ply + 1);
    w->game->play(w->context, position, move, child);
    w->played[ply] = move;
    w->side[ply + 1] = (uint8_t)(w->side[ply] ^ !zw_turn_kept(w, position, move));
    return child;
}

#endif
