/* sweeps.c - the statistics of sweeps (series along a setting) and of matrices of cells: see statistics.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------------- groups */

static lab_sweep upper_group(const lab_claim *claim, const lab_view *view)
{
    return lab_sweep_of(view, claim->what.over, claim->what.above);
}

static lab_sweep lower_group(const lab_claim *claim, const lab_view *view)
{
    return lab_sweep_of(view, claim->what.under, claim->what.above);
}

double lab_monotone(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = upper_group(claim, &views[0]);
    int kept = 0;
    (void)games;
    for (int i = 0; i + 1 < sweep.count; i++)
        kept += sweep.sum[i + 1] <= sweep.sum[i] * (1 + claim->parameter);
    return sweep.count > 1 ? (double)kept / (sweep.count - 1) : NAN;
}

double lab_sweep_ratio(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = upper_group(claim, &views[0]);
    (void)games;
    return sweep.count > 1 ? sweep.sum[sweep.count - 1] / sweep.sum[0] : NAN;
}

double lab_best_of_group(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = lower_group(claim, &views[0]);
    lab_quantity own = {claim->what.over, claim->what.above, LAB_NOTHING, claim->what.above};
    (void)games;
    if (!sweep.count)
        return NAN;
    double best = sweep.sum[0];
    for (int i = 1; i < sweep.count; i++)
        best = fmin(best, sweep.sum[i]);
    lab_sums sums = lab_sum(&views[0], &own, sweep.depth, sweep.depth);
    return sums.positions == sweep.positions ? sums.above / best : NAN;
}

static int knee_index(const lab_sweep *sweep)
{
    int at = 0;
    while (at < sweep->count - 1 && sweep->sum[at] > 1.05 * sweep->sum[sweep->count - 1])
        at++;
    return at;
}

double lab_knee_distance(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep one = upper_group(claim, &views[0]), other = lower_group(claim, &views[0]);
    (void)games;
    if (!one.count || !other.count)
        return NAN;
    return fabs(one.x[knee_index(&one)] - other.x[knee_index(&other)]);
}

/* The relative increase over the largest x, at a place; NAN: the sweep has no such place. */
static double increase_at(const lab_sweep *sweep, double x)
{
    for (int i = 0; i < sweep->count; i++)
        if (sweep->x[i] == x)
            return sweep->sum[i] / sweep->sum[sweep->count - 1] - 1;
    return NAN;
}

double lab_small_memory(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep one = upper_group(claim, &views[0]), other = lower_group(claim, &views[0]);
    (void)games;
    if (!one.count || !other.count)
        return NAN;
    double x = other.x[knee_index(&other)] - 4; /* a sixteenth */
    double increase = increase_at(&one, x), base = increase_at(&other, x);
    return base > 0 ? increase / base : NAN;
}

double lab_minimum_place(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = upper_group(claim, &views[0]);
    int best = 0;
    (void)games;
    for (int i = 1; i < sweep.count; i++)
        if (sweep.sum[i] < sweep.sum[best] ||
            (sweep.sum[i] == sweep.sum[best] && fabs(sweep.x[i]) < fabs(sweep.x[best])))
            best = i;
    return sweep.count ? fabs(sweep.x[best]) : NAN;
}

/* The share of steps away from x = 0 that go up, or down, or stay as they are; the parameter forgives a little. */
static double share_away(const lab_claim *claim, const lab_view *view, int up)
{
    lab_sweep sweep = upper_group(claim, view);
    int steps = 0, kept = 0;
    for (int i = 0; i + 1 < sweep.count; i++) {
        if (sweep.x[i] < 0 && sweep.x[i + 1] > 0)
            continue; /* a step across 0 leads away from nothing */
        int above = sweep.x[i] >= 0;
        double inner = sweep.sum[above ? i : i + 1], outer = sweep.sum[above ? i + 1 : i];
        steps++;
        kept += up ? outer >= inner * (1 - claim->parameter) : outer <= inner * (1 + claim->parameter);
    }
    return steps ? (double)kept / steps : NAN;
}

double lab_unimodal(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return share_away(claim, &views[0], 1);
}

double lab_falling_away(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return share_away(claim, &views[0], 0);
}

double lab_asymmetry(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = upper_group(claim, &views[0]);
    double sums[2] = {0};
    int counts[2] = {0};
    (void)games;
    for (int i = 0; i < sweep.count; i++) {
        if (sweep.x[i] == 0)
            continue;
        sums[sweep.x[i] > 0] += sweep.sum[i];
        counts[sweep.x[i] > 0]++;
    }
    return counts[0] && counts[1] ? sums[1] / counts[1] / (sums[0] / counts[0]) : NAN;
}

/* ----------------------------------------------------------------------------------------------------------- matrices */

/* Are two labels "row | column" in the same row (or column)? */
static int same_side(const char *a, const char *b, int column)
{
    const char *bar_a = strchr(a, '|'), *bar_b = strchr(b, '|');
    if (!bar_a || !bar_b)
        return 0;
    return column ? !strcmp(bar_a, bar_b) : bar_a - a == bar_b - b && !strncmp(a, b, (size_t)(bar_a - a));
}

/* The next curve after `from` in the same row or column; -1: none. */
static int next_cell(const lab_experiment *experiment, int from, int column)
{
    for (int c = from + 1; c < lab_curve_count(experiment); c++)
        if (same_side(experiment->curves[from].label, experiment->curves[c].label, column))
            return c;
    return -1;
}

double lab_matrix_monotone(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_experiment *experiment = views[0].data->experiment;
    int depth = lab_deepest(views[0].data, &claim->what), steps = 0, kept = 0;
    (void)games;
    for (int c = 0; depth >= 0 && c < lab_curve_count(experiment); c++) {
        for (int column = 0; column <= 1; column++) {
            int next = next_cell(experiment, c, column);
            if (next < 0)
                continue;
            double here = lab_sum_ratio(&views[0], &experiment->curves[c].what, depth);
            double there = lab_sum_ratio(&views[0], &experiment->curves[next].what, depth);
            if (isnan(here) || isnan(there))
                continue;
            steps++;
            kept += there <= here * (1 + claim->parameter);
        }
    }
    return steps ? (double)kept / steps : NAN;
}
