/* learn.c - Othello's evaluation as a sum of weights, for the tool that learns them: see ../tunable.h. Weights that a
 * mirror exchanges have one number. Not used in play. */
#include "../tunable.h"
#include "packed.h"
#include "shapes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCALARS 3 /* terms beside the groups: the moves of both, parity */

typedef struct learning {
    uint16_t alike[OTHELLO_LARGEST];
    int32_t one[OTHELLO_STAGE_WEIGHTS]; /* of the weights that are alike, the one that stands for all */
    size_t tables[OTHELLO_GROUPS]; /* where the table of a lane begins */
} learning;

static void *learning_open(void)
{
    learning *l = malloc(sizeof *l);
    int lane = 0;
    if (!l)
        return NULL;
    for (int i = 0; i < OTHELLO_STAGE_WEIGHTS; i++)
        l->one[i] = i;
    for (int shape = 0; shape < OTHELLO_SHAPE_COUNT; shape++) {
        othello_group groups[8];
        size_t offset = zw_othello_shapes[shape].offset;
        zw_othello_alike(shape, l->alike);
        for (int i = 0; i < zw_othello_shapes[shape].size; i++)
            l->one[offset + (size_t)i] = (int32_t)(offset + l->alike[i]);
        for (int image = zw_othello_images(shape, groups); image > 0; image--)
            l->tables[lane++] = offset;
    }
    return l;
}

static int learning_stage(const void *position)
{
    return othello_stage(othello_empties(position));
}

static const char *learning_stage_name(int stage, char *text, size_t size)
{
    int from = stage * OTHELLO_STAGE_PLIES;
    int to = stage < OTHELLO_STAGES - 1 ? from + OTHELLO_STAGE_PLIES - 1 : OTHELLO_SQUARES - 4;
    snprintf(text, size, "%d-%d empty", from, to);
    return text;
}

static void learning_read(void *opened, const void *position, int32_t *terms)
{
    const learning *l = opened;
    const othello_position *board = position;
    othello_lanes numbers;
    zw_othello_read_groups(board->mine, board->theirs, &numbers);
    for (int i = 0; i < OTHELLO_GROUPS; i++)
        terms[i] = l->one[l->tables[i] + numbers.lanes[i]];
    int mine = othello_counted(othello_mobility(board->mine, board->theirs));
    int theirs = othello_counted(othello_mobility(board->theirs, board->mine));
    terms[OTHELLO_GROUPS] = (int32_t)(offsetof(othello_weights, my_moves) / sizeof(int16_t)) + mine;
    terms[OTHELLO_GROUPS + 1] = (int32_t)(offsetof(othello_weights, their_moves) / sizeof(int16_t)) + theirs;
    terms[OTHELLO_GROUPS + 2] =
        (int32_t)(offsetof(othello_weights, parity) / sizeof(int16_t)) + othello_empties(board) % 2;
}

static int16_t rounded(double weight)
{
    double units = weight * OTHELLO_WEIGHT_UNIT / OTHELLO_DISC;
    return (int16_t)lround(fmax(-OTHELLO_LARGEST_WEIGHT, fmin(OTHELLO_LARGEST_WEIGHT, units)));
}

static unsigned char *learning_pack(void *opened, const double *weights, size_t *size)
{
    learning *l = opened;
    othello_weights *stages = malloc(OTHELLO_STAGES * sizeof *stages);
    size_t capacity = OTHELLO_STAGES * sizeof *stages;
    unsigned char *bytes = stages ? malloc(capacity) : NULL;
    for (int stage = 0; bytes && stage < OTHELLO_STAGES; stage++) {
        int16_t *to = (int16_t *)(void *)&stages[stage];
        for (int i = 0; i < OTHELLO_STAGE_WEIGHTS; i++)
            to[i] = rounded(weights[(size_t)stage * OTHELLO_STAGE_WEIGHTS + (size_t)l->one[i]]);
    }
    if (bytes)
        *size = zw_othello_pack(stages, bytes, capacity, l->alike);
    free(stages);
    return bytes;
}

const zw_tunable zw_othello_tunable = {
    .stages = OTHELLO_STAGES,
    .weights = OTHELLO_STAGE_WEIGHTS,
    .terms = OTHELLO_GROUPS + SCALARS,
    .open = learning_open,
    .stage = learning_stage,
    .stage_name = learning_stage_name,
    .read = learning_read,
    .pack = learning_pack,
};
