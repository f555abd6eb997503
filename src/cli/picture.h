/* picture.h - a small search tree as a picture, DOT or SVG by the ending of the file: the nodes of the last iteration, with
 * what was found of each. It is fed with the events of a traced search, after trace_follow() has numbered the node. */
#ifndef ZW_CLI_PICTURE_H
#define ZW_CLI_PICTURE_H

#include "trace.h"

#define PICTURE_MOST 2000 /* nodes that a picture can have */

/* A node as it was last seen. Values are for the player who is to move at the root. */
typedef struct picture_node {
    int parent, ply, iteration; /* the last one that entered it; 0: none */
    int other; /* the other player is to move there */
    int leaf, cut, table; /* evaluated; a move has cut it off; the table has ended it */
    int first, next; /* its first child, and the next one of its parent; 0: none */
    int best; /* on the principal line */
    zw_value lower, upper; /* what is known of it */
    double x; /* where it is drawn, in leaves from the left */
    char move[24]; /* that leads to it */
} picture_node;

typedef struct picture {
    const game_handle *handle;
    picture_node *nodes; /* by their numbers; 0 is the root */
    int count, capacity, iteration;
    int too_many;
    int half_width; /* of a node in an SVG */
} picture;

void picture_begin(picture *to, const game_handle *handle);
void picture_event(picture *to, const tracer *numbered, const zw_event *event);
/* 0 and a complaint unless the ending of the path is one that is known. */
int picture_knows(const char *path);
/* Writes the file; `line` is the principal one. Complains and returns an exit status, or returns EXIT_FINE. */
int picture_write(picture *of, const char *path, const char *title, const zw_move *line, int length, const void *root);
void picture_end(picture *to);

#endif
