/* budget.c - see budget.h. */
#include "budget.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LEAST_CAP 1e-5 /* seconds */
#define MOST_CAP 1e6

struct lab_budget {
    const lab_plan *plan;
    const lab_estimate *estimate;
    double (*costs)[ZW_MAX_DEPTH + 1]; /* seconds by class and depth */
    double cap;
};

lab_budget *lab_budget_new(const lab_plan *plan, const lab_estimate *estimate)
{
    lab_budget *budget = allocate(1, sizeof *budget);
    budget->plan = plan;
    budget->estimate = estimate;
    budget->costs = allocate((size_t)plan->class_count, sizeof *budget->costs);
    return budget;
}

void lab_budget_free(lab_budget *budget)
{
    if (budget)
        free(budget->costs);
    free(budget);
}

static double cost(const lab_budget *budget, const lab_task *task, int depth)
{
    return budget->costs[task->class_number][depth];
}

/* The deepest depth within the cap; 0: not even the shallowest, or it is there already. */
static int depth_within(const lab_budget *budget, const lab_task *task, double cap)
{
    int depth = task->depth;
    while (depth >= task->from && cost(budget, task, depth) > cap)
        depth--;
    return depth >= task->from && depth > task->reached ? depth : 0;
}

static double work_within(const lab_budget *budget, int first, int last, double cap)
{
    double sum = 0;
    for (int i = first; i < last; i++) {
        const lab_task *task = &budget->plan->tasks[i];
        int depth = task->state == LAB_WAITING ? depth_within(budget, task, cap) : 0;
        if (depth)
            sum += cost(budget, task, depth);
    }
    return sum;
}

/* The least that brings anything: when not everything fits even at its shallowest, some of it still may. */
static double cheapest(const lab_budget *budget, int first, int last)
{
    double least = MOST_CAP;
    for (int i = first; i < last; i++) {
        const lab_task *task = &budget->plan->tasks[i];
        int depth = task->reached < task->from ? task->from : task->reached + 1;
        if (task->state == LAB_WAITING && depth <= task->depth && cost(budget, task, depth) < least)
            least = cost(budget, task, depth);
    }
    return least;
}

void lab_budget_share(lab_budget *budget, int first, int last, double seconds)
{
    memset(budget->costs, 0, (size_t)budget->plan->class_count * sizeof *budget->costs);
    for (int i = first; i < last; i++) {
        const lab_task *task = &budget->plan->tasks[i];
        double *costs = budget->costs[task->class_number];
        for (int depth = task->from; depth <= task->depth; depth++)
            if (costs[depth] <= 0)
                costs[depth] = lab_estimate_seconds(budget->estimate, task, depth);
    }
    budget->cap = MOST_CAP;
    if (work_within(budget, first, last, MOST_CAP) <= seconds)
        return;
    double low = LEAST_CAP, high = MOST_CAP;
    while (high > 1.05 * low) {
        double middle = sqrt(low * high);
        *(work_within(budget, first, last, middle) <= seconds ? &low : &high) = middle;
    }
    budget->cap = low;
    if (work_within(budget, first, last, low) <= 0)
        budget->cap = cheapest(budget, first, last);
}

int lab_budget_depth(const lab_budget *budget, const lab_task *task, double seconds)
{
    return depth_within(budget, task, seconds < budget->cap ? seconds : budget->cap);
}
