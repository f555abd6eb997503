/* trace.h - the events of a traced search as JSON lines. It remembers the positions on the way down, because the move
 * that led to a node is written as its parent sees it. */
#ifndef ZW_CLI_TRACE_H
#define ZW_CLI_TRACE_H

#include "common/positions.h"

#include <zw/experiment.h>

typedef struct tracer {
    const game_handle *handle;
    char *path; /* the positions by ply */
} tracer;

void trace_begin(tracer *to, const game_handle *handle, const void *root);
void trace_event(tracer *to, const zw_event *event);
void trace_end(tracer *to);

#endif
