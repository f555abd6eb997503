/* hold_graph.h - the graph of positions that hold.c grows: what is known of each, where its moves lead, and who relies on it.
 * It knows the game as it is searched, by the bytes of its positions, and not how a move is chosen. */
#ifndef ZW_PROOF_HOLD_GRAPH_H
#define ZW_PROOF_HOLD_GRAPH_H

#include <zw/zw.h>

#define HOLD_NOWHERE UINT32_MAX /* no position of the graph */

typedef enum hold_fate {
    HOLD_OPEN, /* its moves are still to be looked at */
    HOLD_GROWN, /* the prover's move is chosen, or all moves of the opponent are in the graph */
    HOLD_LOST, /* the opponent wins */
    HOLD_HELD /* by the chosen moves no play from here leads to an open position */
} hold_fate;

typedef struct hold_node {
    zw_move move; /* that the prover has chosen */
    uint32_t links, link_count; /* the positions behind that move, or behind all moves of the opponent */
    uint32_t parents; /* the first edge to a position before it */
    uint32_t round; /* in which the root last reached it */
    uint32_t compared; /* how many positions were held when its moves were last compared with them */
    unsigned char mine, fate, plies; /* the prover is to move; those of the last search for a move */
} hold_node;

typedef struct hold_edge {
    uint32_t parent, next;
} hold_edge;

/* A list that grows. */
typedef struct hold_list {
    uint32_t *list;
    size_t count, room;
} hold_list;

typedef struct hold_graph {
    const zw_game *game;
    void *context;
    uint32_t count;
    unsigned char *positions;
    hold_node *nodes;
    uint32_t *slots; /* numbers of positions, found by their hash */
    size_t position_room, node_room, slot_count;
    hold_list links;
    hold_edge *edges;
    size_t edge_count, edge_room;
    hold_list fallen; /* lost positions whose parents do not know it yet */
    hold_list robbed; /* positions of the prover that have lost their move, for the caller to take off */
} hold_graph;

void zw_hold_graph_begin(hold_graph *graph, const zw_game *game, void *context);
void zw_hold_graph_free(hold_graph *graph);
const void *zw_hold_position(const hold_graph *graph, uint32_t number);
/* The number of a position; HOLD_NOWHERE: it is not there. */
uint32_t zw_hold_find(const hold_graph *graph, const void *position);

/* Each of these returns 0, or -1: out of memory. */
int zw_hold_add(hold_graph *graph, const void *position, int mine, uint32_t *number);
/* Puts a position behind another one: all of them before the next position gets one. A move of the prover has only one. */
int zw_hold_link(hold_graph *graph, uint32_t parent, uint32_t child);
/* Marks a position as lost, and with it those that fall with it; the prover's positions before them are open again. */
int zw_hold_lose(hold_graph *graph, uint32_t number);
int zw_hold_push(hold_list *to, uint32_t number);

/* Does a position lead to another one, which is in the list of its moves or was? */
int zw_hold_relies_on(const hold_graph *graph, uint32_t parent, uint32_t child);

#endif
