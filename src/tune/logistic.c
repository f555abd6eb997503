/* logistic.c - logistic regression by Newton's method, whose linear systems are solved by conjugate gradients: see
 * logistic.h.
 *
 * Neither the matrix of counts nor that of second derivatives is ever written down. Passes over the positions go in a
 * fixed number of pieces that are added in order, so that the result does not depend on how many cores there are. */
#include "logistic.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "conjugate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PIECES 16
#define STEPS 24 /* of conjugate gradients in a round */
#define HALVINGS 8

void logistic_add(logistic_set *to, logistic_sample sample, const zw_tuned_count *counts)
{
    size_t more = (size_t)sample.count;
    if (to->size == to->capacity) {
        to->capacity = to->capacity ? 2 * to->capacity : 1024;
        to->samples = enlarge(to->samples, to->capacity, sizeof *to->samples);
    }
    while (to->count_size + more > to->count_capacity) {
        to->count_capacity = to->count_capacity ? 2 * to->count_capacity : 65536;
        to->counts = enlarge(to->counts, to->count_capacity, sizeof *to->counts);
    }
    sample.first = to->count_size;
    memcpy(to->counts + to->count_size, counts, more * sizeof *counts);
    to->count_size += more;
    to->samples[to->size++] = sample;
}

void logistic_free(logistic_set *set)
{
    free(set->counts);
    free(set->samples);
    *set = (logistic_set){0};
}

uint64_t logistic_digest(const logistic_set *set)
{
    uint64_t digest = digest_add(0, set->counts, set->count_size * sizeof *set->counts);
    for (const logistic_sample *s = set->samples; s < set->samples + set->size; s++) {
        const float numbers[] = {s->early, s->late, s->outcome, s->seen, (float)s->own};
        digest = digest_add(digest, numbers, sizeof numbers);
    }
    return digest;
}

static double chance(double x)
{
    return 1 / (1 + exp(-x));
}

static double value_of(const logistic_set *set, const logistic_sample *s, const double *weights)
{
    const zw_tuned_count *counts = set->counts + s->first;
    double early = 0, late = 0;
    for (int i = 0; i < s->count; i++) {
        early += counts[i].count * weights[2 * counts[i].row];
        late += counts[i].count * weights[2 * counts[i].row + 1];
    }
    return s->early * early + s->late * late;
}

/* to += factor times the derivative of the sample's value by the weights; or by their squares. */
static void add_counts(const logistic_set *set, const logistic_sample *s, double factor, int squared, double *to)
{
    const zw_tuned_count *counts = set->counts + s->first;
    for (int i = 0; i < s->count; i++) {
        double early = (double)s->early * counts[i].count, late = (double)s->late * counts[i].count;
        to[2 * counts[i].row] += factor * (squared ? early * early : early);
        to[2 * counts[i].row + 1] += factor * (squared ? late * late : late);
    }
}

double logistic_error(const logistic_set *set, int stage, double slope, logistic_judge judge, const double *weights,
                      size_t *count)
{
    double squares = 0;
    *count = 0;
    for (const logistic_sample *s = set->samples; s < set->samples + set->size; s++) {
        if (s->stage != stage)
            continue;
        double value = judge == LOGISTIC_ZERO ? 0 : judge == LOGISTIC_RIVAL ? s->rival : value_of(set, s, weights);
        double miss = s->outcome - chance(slope * value);
        squares += miss * miss;
        ++*count;
    }
    return *count ? sqrt(squares / (double)*count) : 0;
}

/* ------------------------------------------------------------------------------------------------------------ the slope */

/* Newton's method for one unknown; what is to be least is convex. */
double logistic_slope(const logistic_set *set)
{
    double slope = 0;
    for (int round = 0; round < 50; round++) {
        double first = 0, second = 0;
        for (const logistic_sample *s = set->samples; s < set->samples + set->size; s++) {
            double p = chance(slope * s->rival), rival = s->rival;
            first += (p - s->outcome) * rival;
            second += p * (1 - p) * rival * rival;
        }
        if (second <= 0)
            break;
        slope -= first / second;
    }
    return slope;
}

/* ---------------------------------------------------------------------------------------------------------- the passes */

typedef struct logistic_fitting {
    const logistic_set *set;
    const logistic_settings *settings;
    int n; /* weights */
    double penalty;
    const double *began; /* where the weights began */
    const double *x; /* what a pass is about: weights, or a way from them */
    double *bends; /* second derivative by the value, of each sample */
    double *pieces; /* of each piece, n sums and n more */
    double losses[PIECES];
} logistic_fitting;

static double loss_of(double p, double target)
{
    const double least = 1e-12;
    return -target * log(p > least ? p : least) - (1 - target) * log(1 - p > least ? 1 - p : least);
}

/* The loss under weights x, its derivatives, and the diagonal of its second ones. */
static void derive_piece(void *user, int piece)
{
    logistic_fitting *f = user;
    const logistic_set *set = f->set;
    double slope = f->settings->slope;
    double *sums = f->pieces + (size_t)piece * 2 * (size_t)f->n, *diagonal = sums + f->n;
    size_t end = set->size * ((size_t)piece + 1) / PIECES;
    memset(sums, 0, 2 * (size_t)f->n * sizeof *sums);
    f->losses[piece] = 0;
    for (size_t i = set->size * (size_t)piece / PIECES; i < end; i++) {
        const logistic_sample *s = &set->samples[i];
        double p = chance(slope * value_of(set, s, f->x));
        double mix = s->own ? f->settings->mix : 0, target = mix * chance(slope * s->seen) + (1 - mix) * s->outcome;
        f->bends[i] = slope * slope * p * (1 - p);
        f->losses[piece] += loss_of(p, target);
        add_counts(set, s, slope * (p - target), 0, sums);
        add_counts(set, s, f->bends[i], 1, diagonal);
    }
}

/* The second derivatives times x. */
static void bend_piece(void *user, int piece)
{
    logistic_fitting *f = user;
    const logistic_set *set = f->set;
    double *sums = f->pieces + (size_t)piece * 2 * (size_t)f->n;
    size_t end = set->size * ((size_t)piece + 1) / PIECES;
    memset(sums, 0, (size_t)f->n * sizeof *sums);
    for (size_t i = set->size * (size_t)piece / PIECES; i < end; i++)
        add_counts(set, &set->samples[i], f->bends[i] * value_of(set, &set->samples[i], f->x), 0, sums);
}

static int pass(logistic_fitting *f, void (*run)(void *user, int piece), const double *x)
{
    job_plan plan = {.count = PIECES, .workers = f->settings->jobs, .user = f, .run = run};
    f->x = x;
    return jobs_run(&plan) == PIECES;
}

/* The sums of all pieces, or what stands behind them. */
static void add_pieces(const logistic_fitting *f, int behind, double *to)
{
    memset(to, 0, (size_t)f->n * sizeof *to);
    for (int piece = 0; piece < PIECES; piece++)
        for (int i = 0; i < f->n; i++)
            to[i] += f->pieces[(size_t)(2 * piece + behind) * (size_t)f->n + (size_t)i];
}

/* The loss under weights x, with the penalty; slopes and diagonal may be NULL. Returns 0 when it was stopped. */
static int derive(logistic_fitting *f, const double *x, double *loss, double *slopes, double *diagonal)
{
    if (!pass(f, derive_piece, x))
        return 0;
    *loss = 0;
    for (int piece = 0; piece < PIECES; piece++)
        *loss += f->losses[piece];
    for (int i = 0; i < f->n; i++)
        *loss += f->penalty / 2 * (x[i] - f->began[i]) * (x[i] - f->began[i]);
    if (!slopes)
        return 1;
    add_pieces(f, 0, slopes);
    add_pieces(f, 1, diagonal);
    for (int i = 0; i < f->n; i++) {
        slopes[i] += f->penalty * (x[i] - f->began[i]);
        diagonal[i] += f->penalty;
    }
    return 1;
}

/* -------------------------------------------------------------------------------------------------------- Newton's method */

/* Solves second derivatives * step = -slopes, roughly; slopes are overwritten. */
static int find_step(logistic_fitting *f, double *slopes, const double *diagonal, double *step)
{
    int n = f->n, done = 1;
    double *way = allocate(2 * (size_t)n, sizeof *way), *product = way + n;
    conjugate c = {.n = n, .x = step, .rest = slopes, .way = way, .product = product, .diagonal = diagonal};
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        slopes[i] = -slopes[i];
    }
    conjugate_begin(&c);
    double least = c.size * 1e-10;
    for (int k = 0; k < STEPS && c.size > least && (done = pass(f, bend_piece, way)); k++) {
        add_pieces(f, 0, product);
        for (int i = 0; i < n; i++)
            product[i] += f->penalty * way[i];
        conjugate_step(&c);
    }
    free(way);
    return done;
}

/* One round; a step that makes things worse is halved. Returns 0 when it was stopped. */
static int improve(logistic_fitting *f, double *weights)
{
    int n = f->n, done = 0;
    double *memory = allocate(4 * (size_t)n, sizeof *memory), *slopes = memory, *diagonal = slopes + n;
    double *step = diagonal + n, *there = step + n, loss, next;
    if (derive(f, weights, &loss, slopes, diagonal) && find_step(f, slopes, diagonal, step)) {
        for (int halving = 0; halving < HALVINGS && !done; halving++) {
            for (int i = 0; i < n; i++) {
                there[i] = weights[i] + step[i];
                step[i] /= 2;
            }
            if (!derive(f, there, &next, NULL, NULL))
                break;
            if (next <= loss) {
                memcpy(weights, there, (size_t)n * sizeof *weights);
                done = 1;
            }
        }
        done = done || !interrupted(); /* nothing is better: it has arrived */
    }
    free(memory);
    return done;
}

int logistic_fit(const logistic_set *set, int rows, const logistic_settings *settings, const checkpoint *kept,
                 double *weights)
{
    size_t n = 2 * (size_t)rows;
    double *state = allocate(1 + 2 * n, sizeof *state); /* rounds done, weights; and where they began */
    logistic_fitting f = {.set = set,
                          .settings = settings,
                          .n = (int)n,
                          .penalty = settings->ridge * settings->slope * settings->slope / 4,
                          .began = state + 1 + n,
                          .bends = allocate(set->size ? set->size : 1, sizeof *f.bends),
                          .pieces = allocate(PIECES * 2 * n, sizeof *f.pieces)};
    memcpy(state + 1, weights, n * sizeof *state);
    memcpy(state + 1 + n, weights, n * sizeof *state);
    checkpoint_find(kept, 0, state, (1 + n) * sizeof *state);
    int done = 1;
    while (done && state[0] < settings->rounds) {
        progress_show("rounds", (int)state[0], settings->rounds, NULL);
        done = improve(&f, state + 1);
        state[0] += done;
        if (done)
            checkpoint_keep(kept, 0, state, (1 + n) * sizeof *state);
    }
    progress_clear();
    memcpy(weights, state + 1, n * sizeof *weights);
    free(state);
    free(f.bends);
    free(f.pieces);
    return done;
}
