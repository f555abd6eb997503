/* reference.h - what the reference searches share. They recurse over the game's functions themselves; this does for them
 * what the kernel does for the others: counting, stopping, evaluating, telling events. */
#ifndef ZW_DRIVER_REFERENCE_H
#define ZW_DRIVER_REFERENCE_H

#include "root.h"

/* A node and its window as its side to move sees it; a search that knows of no windows gives the whole one. */
typedef struct zw_reference_node {
    const void *position;
    zw_value alpha, beta;
    int depth, ply;
} zw_reference_node;

/* A reference search begins and ends like one pass with the whole window; what it learns of a root move it tells
 * zw_root_learn(). zw_reference_end() returns the value. */
void zw_reference_begin(zw_search *search);
zw_value zw_reference_end(zw_search *search, zw_value value);

/* Opens a node: its moves, in the order in which they are to be searched (static hints when switched on; at ply 0 the
 * root's), go to zw_moves_at(worker, ply). Returns their number. 0: the node is a leaf and *value what the kernel would
 * return for it, or the search must end (worker->stopped). */
int zw_reference_open(zw_search *search, const zw_reference_node *node, zw_value *value);

/* Ends a node that a bound makes it needless to open; counted as a leaf. */
void zw_reference_settle(zw_search *search, const zw_reference_node *node, zw_value value);

/* Tells the sink, if there is one, what became of a node: a cutoff, a search again, that it is left. Only the kind, value, move
 * and index of the event are to be filled in. That a node is entered or is a leaf is told by the functions above; both want
 * the moves that lead to it in worker->played. */
void zw_reference_send(const zw_search *search, const zw_reference_node *node, zw_event event);
static inline void zw_reference_tell(const zw_search *search, const zw_reference_node *node, zw_event event)
{
    if (search->worker->sink)
        zw_reference_send(search, node, event);
}

/* A best-first search has proven an upper (or lower) bound of the root, the last of which was weaker. It is told as the end
 * of a pass and the beginning of the next, with the null window that a driver of the kernel would take there. */
void zw_reference_bound(zw_search *search, zw_value lower, zw_value upper);

/* Counts what a reference search takes into its memory, or gives up. */
void zw_reference_hold(zw_search *search, int entries, int nodes);

/* The evaluation that the switches ask for. */
zw_value zw_static_evaluation(zw_worker *worker, const void *position);

#endif
