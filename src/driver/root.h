/* root.h - one search of one root: the bridge from a driver's window to the kernel.
 *
 * The engine fills a zw_search and hands its iteration to a driver; zw_pass() runs the kernel and keeps the bounds and
 * the safe best move. */
#ifndef ZW_DRIVER_ROOT_H
#define ZW_DRIVER_ROOT_H

#include <zw/experiment.h>
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
    const zw_value *values; /* of the earlier iterations, from first_depth on */
    int first_depth; /* ZW_MAX_DEPTH: the drivers are to know of none */
    uint64_t seed;
    zw_value step_lower, step_upper; /* that forward estimation believed in; lower > upper: none */
    int64_t entries, nodes; /* that a reference search holds in memory */
    uint64_t entries_peak, nodes_peak; /* the most of this iteration */
    int bounds_told; /* of the root, by a reference search */
    zw_value (*run_pass)(struct zw_search *search, zw_value alpha, zw_value beta); /* NULL: the worker alone */
    void (*after_pass)(struct zw_search *search, zw_value alpha, zw_value beta, zw_value value); /* may be NULL */
    void *owner;
};
typedef struct zw_search zw_search;

/* Puts a root move first, keeping the others in their order. */
void zw_root_prefer(zw_root *root, zw_move move);

/* The two halves of a pass, around the search itself: the second keeps its bounds and its best move. */
void zw_pass_begin(zw_search *search);
void zw_pass_end(zw_search *search, zw_value alpha, zw_value beta, zw_value value);

/* Tells the sink of a traced or reference search a mark: ZW_EVENT_ITERATION and the passes. */
void zw_root_tell(const zw_search *search, zw_event event);

/* The search itself, by a worker whose root moves are set. */
zw_value zw_search_root(const zw_search *search, zw_worker *worker, zw_value alpha, zw_value beta);

/* Plays a move of the current line into the next place of the stack, with what the tournament instance remembers of a
 * path, and returns the child's key. */
uint64_t zw_advance(zw_worker *worker, const void *position, int ply, zw_move move);

/* The value of the first root move alone, by NegaScout with the whole window; it costs nodes and is no pass. */
zw_value zw_first_value(zw_iteration *iteration);

/* A pass in which no root move cuts off the others: how many are worth `test` or more. Afterwards lower and upper are
 * narrowed as by zw_pass(iteration, test - 1, test). After a stop the result has no meaning. */
int zw_count_moves(zw_iteration *iteration, zw_value test);

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
