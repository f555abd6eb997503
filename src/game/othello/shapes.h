/* shapes.h - the groups of squares that the learned evaluation looks at: their images under the symmetries of the board,
 * and which numbers of a group mean the same. Everything follows from the one list in patterns.h. Not for the search:
 * it uses tables that are made from this. */
#ifndef OTHELLO_SHAPES_H
#define OTHELLO_SHAPES_H

#include "patterns.h"

enum {
#define OTHELLO_NUMBER(name, squares, size, images, text) OTHELLO_SHAPE_##name,
    OTHELLO_SHAPES(OTHELLO_NUMBER)
#undef OTHELLO_NUMBER
        OTHELLO_SHAPE_COUNT
};

#define OTHELLO_MOST_SQUARES 10

typedef struct othello_group {
    int count;
    int squares[OTHELLO_MOST_SQUARES]; /* the digit of 3^k belongs to squares[k] */
} othello_group;

typedef struct othello_shape {
    const char *name;
    int size; /* numbers of a group */
    size_t offset; /* of its table within othello_weights seen as one array */
} othello_shape;

extern const othello_shape zw_othello_shapes[OTHELLO_SHAPE_COUNT];

/* The different images of a shape, the first as it is written, in the order of the lanes; returns their number. */
int zw_othello_images(int shape, othello_group groups[8]);
/* For each number of the shape the smallest that it reads like where a symmetry leaves the shape in its place: all these
 * share a weight. */
void zw_othello_alike(int shape, uint16_t *alike);
#define OTHELLO_LARGEST 59049 /* numbers of a shape */

#define OTHELLO_STAGE_WEIGHTS ((int)(sizeof(othello_weights) / sizeof(int16_t)))

#endif
