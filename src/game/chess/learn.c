/* learn.c - chess's evaluation as a sum over rows of weights, for the tool that learns them: see ../tunable.h. Not used in
 * play. */
#include "../tunable.h"
#include "evaluate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STAGES 4 /* by what is left of the pieces; for reports alone */
#define STAGE_PHASES (CHESS_FULL_PHASE / STAGES)
#define MOST 8000 /* no weight is larger */
#define DECIDED 1200 /* no more is learned from positions seen beyond */

static void *learning_open(void)
{
    return malloc(CHESS_ROWS * sizeof(int16_t)); /* counts of one position */
}

static int learning_stage(const void *position)
{
    const chess_position *p = position;
    int stage = (p->phase - 1) / STAGE_PHASES;
    return stage < STAGES ? stage : STAGES - 1;
}

static const char *learning_stage_name(int stage, char *text, size_t size)
{
    snprintf(text, size, "phase %d-%d", stage ? stage * STAGE_PHASES + 1 : 0, (stage + 1) * STAGE_PHASES);
    return text;
}

/* Decided games teach nothing, nor do those against a bare king: how to mate him is technique, not worth. */
static int learning_teaches(const void *position, int value)
{
    const chess_position *p = position;
    return value <= DECIDED && value >= -DECIDED && chess_several(p->side[CHESS_WHITE]) &&
           chess_several(p->side[CHESS_BLACK]);
}

/* What scales down an endgame is taken as the weights that are compiled in see it. */
static int learning_trace(void *opened, const void *position, zw_tuned_count *counts, double *early, double *late)
{
    const chess_position *p = position;
    int16_t *by_row = opened;
    int size = 0;
    memset(by_row, 0, CHESS_ROWS * sizeof *by_row);
    int32_t score = chess_sum_terms(p, by_row);
    chess_shares share = chess_shares_of(p, chess_middle_part(score), chess_end_part(score));
    double whole = (p->turn == CHESS_WHITE ? 1.0 : -1.0) * CHESS_FULL_PHASE * CHESS_FULL_SCALE;
    *early = share.middle / whole;
    *late = share.end / whole;
    for (int row = 0; row < CHESS_ROWS; row++)
        if (by_row[row])
            counts[size++] = (zw_tuned_count){(uint16_t)row, by_row[row]};
    return size;
}

static void learning_current(double *weights)
{
    for (int row = 0; row < CHESS_ROWS; row++) {
        weights[2 * row] = chess_middle_part(chess_weights[row]);
        weights[2 * row + 1] = chess_end_part(chess_weights[row]);
    }
}

static const zw_tuned_term terms[] = {
#define TERM(name, rows, by) {#name, by, rows},
    CHESS_TERMS(TERM)
#undef TERM
};

static unsigned char *learning_pack(void *opened, const double *weights, size_t *size)
{
    static const zw_tuned_source source = {
        .head = "/* Written by zw tune chess weights: middle game and endgame, in hundredths of a pawn. */\n",
        .prefix = "CHESS_TERM",
        .opening = "CHESS_SCORE(",
        .closing = ")",
        .most = MOST,
        .terms = terms,
        .term_count = sizeof terms / sizeof *terms,
    };
    (void)opened;
    return zw_tunable_write(&source, weights, size);
}

const zw_tunable zw_chess_tunable = {
    .stages = STAGES,
    .rows = CHESS_ROWS,
    .teaches = learning_teaches,
    .open = learning_open,
    .stage = learning_stage,
    .stage_name = learning_stage_name,
    .trace = learning_trace,
    .current = learning_current,
    .row_terms = terms,
    .row_term_count = sizeof terms / sizeof *terms,
    .pack = learning_pack,
};
