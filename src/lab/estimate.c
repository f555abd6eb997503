/* estimate.c - see estimate.h. Knows tasks only by their class. */
#include "estimate.h"

#include <math.h>
#include <stdlib.h>

#define ERRAND 5e-4 /* seconds that a task costs besides its search */

typedef struct mean {
    double sum;
    int count;
} mean;

struct lab_estimate {
    const lab_plan *plan;
    mean (*classes)[ZW_MAX_DEPTH + 1]; /* seconds to a depth */
    mean (*games)[LAB_KINDS]; /* by set and kind: logarithm of what was measured / what was expected beforehand */
};

lab_estimate *lab_estimate_new(const lab_plan *plan)
{
    lab_estimate *estimate = allocate(1, sizeof *estimate);
    estimate->plan = plan;
    estimate->classes = allocate((size_t)plan->class_count, sizeof *estimate->classes);
    estimate->games = allocate((size_t)plan->set_count, sizeof *estimate->games);
    return estimate;
}

void lab_estimate_free(lab_estimate *estimate)
{
    free(estimate->classes);
    free(estimate->games);
    free(estimate);
}

static double expected(const lab_estimate *estimate, const lab_task *task, int depth)
{
    return lab_prior_cost(task->kind, estimate->plan->sets[task->set].handle.game, depth);
}

void lab_estimate_note(lab_estimate *estimate, const lab_task *task, int depth, double seconds)
{
    mean *at = &estimate->classes[task->class_number][depth];
    mean *game = &estimate->games[task->set][task->kind];
    at->sum += seconds;
    at->count++;
    if (depth == task->depth && seconds > 1e-4) {
        game->sum += log(seconds / expected(estimate, task, depth));
        game->count++;
    }
}

static double mean_of(const mean *m)
{
    return m->count ? m->sum / m->count : 0;
}

/* Two plies back, so that odd and even depths are not compared with each other. */
static double growth(const lab_estimate *estimate, const lab_task *task, int deepest)
{
    const mean *at = estimate->classes[task->class_number];
    double now = mean_of(&at[deepest]), before = deepest > 2 ? mean_of(&at[deepest - 2]) : 0;
    if (before < 1e-3 || now <= before)
        return expected(estimate, task, deepest + 1) / expected(estimate, task, deepest);
    return sqrt(now / before);
}

double lab_estimate_seconds(const lab_estimate *estimate, const lab_task *task, int depth)
{
    const mean *at = estimate->classes[task->class_number];
    int deepest = depth;
    while (deepest > 0 && !at[deepest].count)
        deepest--;
    if (deepest > 0) { /* growth that was measured between two plies says nothing about ten more */
        int near = depth - deepest < 2 ? depth : deepest + 2;
        double far = expected(estimate, task, depth) / expected(estimate, task, near);
        return ERRAND + mean_of(&at[deepest]) * pow(growth(estimate, task, deepest), near - deepest) * far;
    }
    return ERRAND + expected(estimate, task, depth) * exp(mean_of(&estimate->games[task->set][task->kind]));
}
