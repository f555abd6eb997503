/* trace.h - the events of a traced search as JSON lines, or as text. It keeps the positions on the way to the node of an event, because
 * the move that led to a node is written as its parent sees it, and numbers the nodes by their paths, so that one which a later pass
 * visits again has the number it had. */
#ifndef ZW_CLI_TRACE_H
#define ZW_CLI_TRACE_H

#include "common/positions.h"

#include <zw/experiment.h>

/* A child of a node: paths are found again by hashing. */
typedef struct trace_edge {
    int parent, node; /* node 0: the place is empty, for the root is no child */
    zw_move move;
} trace_edge;

typedef struct tracer {
    const game_handle *handle;
    char *path; /* the positions by ply */
    zw_move *moves; /* between them */
    int *numbers; /* of the nodes on the path, by ply; the root is 0 */
    int ply; /* of the node at its end */
    int nodes; /* numbered so far, besides the root */
    trace_edge *edges;
    size_t places; /* a power of two */
} tracer;

void trace_begin(tracer *to, const game_handle *handle, const void *root);
/* Goes to the node of an event, and numbers it if it is new; for every event, before the others. */
void trace_follow(tracer *to, const zw_event *event);
void trace_event(const tracer *to, const zw_event *event); /* a line of JSON */
void trace_words(const tracer *to,
                 const zw_event *event); /* a line for people, as far to the right as the node is deep */
/* The position on the path at a ply. */
const void *trace_position(const tracer *to, int ply);
void trace_end(tracer *to);

#endif
