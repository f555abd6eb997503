/* learn.c - checkers' evaluation as a sum over rows of weights, for the tool that learns them: see ../tunable.h. Not used in
 * play. */
#include "../tunable.h"
#include "evaluate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STAGES 4 /* by the pieces on the board; for reports alone */
#define STAGE_PIECES (2 * CHECKERS_PIECES / STAGES)
#define MOST 2000 /* no weight is larger */
#define DECIDED 3 /* pieces: no more is learned from positions where a side has this many more */

static void *learning_open(void)
{
    return malloc(CHECKERS_TERM_REGION * sizeof(int16_t)); /* counts of one position */
}

static int count_pieces(const checkers_position *board)
{
    return checkers_count_bits(board->mine | board->theirs);
}

static int learning_stage(const void *position)
{
    return (count_pieces(position) - 1) / STAGE_PIECES;
}

static const char *learning_stage_name(int stage, char *text, size_t size)
{
    snprintf(text, size, "%d-%d pieces", stage * STAGE_PIECES + 1, (stage + 1) * STAGE_PIECES);
    return text;
}

/* Decided games teach nothing; that a side has won is another matter than what its pieces are worth. */
static int learning_teaches(const void *position, int value)
{
    const checkers_position *board = position;
    int lead = checkers_count_bits(board->mine) - checkers_count_bits(board->theirs);
    (void)value;
    return lead < DECIDED && lead > -DECIDED && !checkers_is_stuck(board, checkers_forward(board));
}

static int add_regions(const checkers_position *board, int forward, int sign, zw_tuned_count *counts)
{
    uint64_t men = board->mine & ~board->kings, their_men = board->theirs & ~board->kings;
    int rows[CHECKERS_REGIONS];
    checkers_read_regions(sign > 0 ? men : their_men, sign > 0 ? their_men : men, sign * forward, rows);
    for (int i = 0; i < CHECKERS_REGIONS; i++)
        counts[i] = (zw_tuned_count){(uint16_t)rows[i], (int16_t)sign};
    return CHECKERS_REGIONS;
}

static int learning_trace(void *opened, const void *position, zw_tuned_count *counts, double *early, double *late)
{
    const checkers_position *board = position;
    int forward = checkers_forward(board), size = 0;
    checkers_sum sum = {0, 0, opened};
    memset(opened, 0, CHECKERS_TERM_REGION * sizeof *sum.counts);
    checkers_sum_terms(&sum, board, forward);
    for (int row = 0; row < CHECKERS_TERM_REGION; row++)
        if (sum.counts[row])
            counts[size++] = (zw_tuned_count){(uint16_t)row, sum.counts[row]};
    size += add_regions(board, forward, 1, counts + size);
    size += add_regions(board, forward, -1, counts + size);
    *early = count_pieces(board) / (2.0 * CHECKERS_PIECES);
    *late = 1 - *early;
    return size;
}

static void learning_current(double *weights)
{
    for (int row = 0; row < CHECKERS_ROWS; row++) {
        weights[2 * row] = zw_checkers_weights[row].early;
        weights[2 * row + 1] = zw_checkers_weights[row].late;
    }
}

static const zw_tuned_term terms[] = {
#define TERM(name, rows, by) {#name, by, rows},
    CHECKERS_TERMS(TERM)
#undef TERM
};

static unsigned char *learning_pack(void *opened, const double *weights, size_t *size)
{
    static const zw_tuned_source source = {
        .head = "/* Written by zw tune checkers weights: opening and ending, in hundredths of a man. */\n",
        .prefix = "CHECKERS_TERM",
        .opening = "{",
        .closing = "}",
        .most = MOST,
        .sparse = 1,
        .terms = terms,
        .term_count = sizeof terms / sizeof *terms,
    };
    (void)opened;
    return zw_tunable_write(&source, weights, size);
}

const zw_tunable zw_checkers_tunable = {
    .stages = STAGES,
    .rows = CHECKERS_ROWS,
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
