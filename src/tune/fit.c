/* fit.c - least squares with a penalty on large weights, by conjugate gradients: see fit.h.
 *
 * The matrix has a row for each position, with a one for each of its terms; it is never written down. Each stage is a
 * problem of its own, so that stages can be fitted at once and the result does not depend on how many are. */
#include "fit.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "conjugate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void samples_add(samples *to, const zw_tunable *game, const int32_t *terms, double target, double rival)
{
    size_t width = (size_t)game->terms;
    if (to->count == to->capacity) {
        to->capacity = to->capacity ? 2 * to->capacity : 1024;
        to->terms = enlarge(to->terms, to->capacity * width, sizeof *to->terms);
        to->targets = enlarge(to->targets, to->capacity, sizeof *to->targets);
        to->rivals = enlarge(to->rivals, to->capacity, sizeof *to->rivals);
    }
    memcpy(to->terms + to->count * width, terms, width * sizeof *terms);
    to->targets[to->count] = (float)target;
    to->rivals[to->count++] = (float)rival;
}

void samples_free(samples *s)
{
    free(s->terms);
    free(s->targets);
    free(s->rivals);
    *s = (samples){0};
}

static double sum_terms(const int32_t *terms, int count, const double *weights)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += weights[terms[i]];
    return sum;
}

double fit_error(const zw_tunable *game, const samples *of, const double *weights)
{
    double squares = 0;
    for (size_t i = 0; i < of->count; i++) {
        double value = weights ? sum_terms(of->terms + i * (size_t)game->terms, game->terms, weights) : 0;
        squares += (of->targets[i] - value) * (of->targets[i] - value);
    }
    return of->count ? sqrt(squares / (double)of->count) : 0;
}

double fit_rival_error(const samples *of)
{
    double squares = 0;
    for (size_t i = 0; i < of->count; i++)
        squares += ((double)of->targets[i] - of->rivals[i]) * ((double)of->targets[i] - of->rivals[i]);
    return of->count ? sqrt(squares / (double)of->count) : 0;
}

/* -------------------------------------------------------------------------------------------------------- one stage */

typedef struct fitting {
    const zw_tunable *game;
    const samples *stages;
    const fit_settings *settings;
    const checkpoint *kept;
    double *weights;
} fitting;

/* to += rows' * (rows * x), with the positions' importance between; with x NULL, rows' * targets, and `diagonal` gets
 * what is on the diagonal of rows' * rows. */
static void add_product(const zw_tunable *game, const samples *of, double importance, const double *x, double *to,
                        double *diagonal)
{
    for (size_t i = 0; i < of->count; i++) {
        const int32_t *terms = of->terms + i * (size_t)game->terms;
        double value = importance * (x ? sum_terms(terms, game->terms, x) : of->targets[i]);
        for (int k = 0; k < game->terms; k++) {
            to[terms[k]] += value;
            if (diagonal)
                diagonal[terms[k]] += importance;
        }
    }
}

static void multiply(const fitting *f, int stage, const double *x, double *to, double *diagonal)
{
    for (int i = 0; i < f->game->weights; i++) {
        to[i] = x ? f->settings->ridge * x[i] : 0;
        if (diagonal)
            diagonal[i] = f->settings->ridge;
    }
    for (int s = stage - 1; s <= stage + 1; s++)
        if (s >= 0 && s < f->game->stages)
            add_product(f->game, &f->stages[s], s == stage ? 1 : f->settings->neighbour, x, to, diagonal);
}

/* What goes from round to round, in one piece so that it can be kept: two numbers, and three vectors. */
enum { ROUNDS_DONE, SIZE, NUMBERS, VECTORS = 3 };

static void fit_stage(void *user, int stage)
{
    const fitting *f = user;
    int n = f->game->weights;
    size_t kept = (NUMBERS + VECTORS * (size_t)n) * sizeof(double);
    double *state = allocate(NUMBERS + (VECTORS + 2) * (size_t)n, sizeof *state);
    double *x = state + NUMBERS, *rest = x + n, *way = rest + n, *diagonal = way + n, *product = diagonal + n;
    conjugate c = {.n = n, .x = x, .rest = rest, .way = way, .product = product, .diagonal = diagonal};
    multiply(f, stage, NULL, rest, diagonal);
    conjugate_begin(&c);
    state[SIZE] = c.size;
    checkpoint_find(f->kept, stage, state, kept);
    c.size = state[SIZE];
    while (state[ROUNDS_DONE] < f->settings->rounds && c.size > 0 && !interrupted()) {
        multiply(f, stage, way, product, NULL);
        conjugate_step(&c);
        state[SIZE] = c.size;
        state[ROUNDS_DONE]++;
        checkpoint_keep(f->kept, stage, state, kept);
    }
    memcpy(f->weights + (size_t)stage * (size_t)n, x, (size_t)n * sizeof *x);
    free(state);
}

uint64_t fit_digest(const zw_tunable *game, const samples *stages)
{
    uint64_t digest = 0;
    for (const samples *s = stages; s < stages + game->stages; s++) {
        digest = digest_add(digest, s->terms, s->count * (size_t)game->terms * sizeof *s->terms);
        digest = digest_add(digest, s->targets, s->count * sizeof *s->targets);
    }
    return digest;
}

int fit_weights(const zw_tunable *game, const samples *stages, const fit_settings *settings, const checkpoint *kept,
                double *weights)
{
    fitting f = {game, stages, settings, kept, weights};
    job_plan plan = {.count = game->stages, .workers = settings->jobs, .title = "stages", .user = &f, .run = fit_stage};
    return jobs_run(&plan) == game->stages;
}
