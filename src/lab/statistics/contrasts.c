/* contrasts.c - the statistics of windows, guesses and schemes, that is of groups against each other: see statistics.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>
#include <stdlib.h>

static lab_sweep group_of(const lab_claim *claim, const lab_view *view)
{
    return lab_sweep_of(view, claim->what.over, claim->what.above);
}

/* The sum of one series over the complete cases at a depth. */
static double sum_of(const lab_view *view, int series, lab_measure measure, int depth)
{
    lab_quantity one = {series, measure, LAB_NOTHING, measure};
    lab_sums sums = lab_sum(view, &one, depth, depth);
    return sums.positions ? sums.above : NAN;
}

/* ------------------------------------------------------------------------------------------------------------- windows */

double lab_rising(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = group_of(claim, &views[0]);
    int kept = 0;
    (void)games;
    for (int i = 0; i + 1 < sweep.count; i++)
        kept += sweep.sum[i + 1] >= sweep.sum[i] * (1 - claim->parameter);
    return sweep.count > 1 ? (double)kept / (sweep.count - 1) : NAN;
}

static int peak_of(const lab_sweep *sweep)
{
    int best = 0;
    for (int i = 1; i < sweep->count; i++)
        if (sweep->sum[i] > sweep->sum[best])
            best = i;
    return best;
}

double lab_peak_place(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = group_of(claim, &views[0]);
    (void)games;
    return sweep.count ? fabs(sweep.x[peak_of(&sweep)]) : NAN;
}

double lab_outskirts(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = group_of(claim, &views[0]);
    (void)games;
    return sweep.count > 1 ? (sweep.sum[0] + sweep.sum[sweep.count - 1]) / 2 / sweep.sum[peak_of(&sweep)] : NAN;
}

static double sum_at(const lab_sweep *sweep, double x)
{
    for (int i = 0; i < sweep->count; i++)
        if (sweep->x[i] == x)
            return sweep->sum[i];
    return NAN;
}

double lab_rising_groups(const lab_claim *claim, const lab_view *views, int games)
{
    int steps = 0, kept = 0, groups = lab_curve_count(views[0].data->experiment);
    double before = NAN;
    (void)games;
    for (int g = 0; g < groups; g++) {
        lab_sweep sweep = lab_sweep_of(&views[0], g, claim->what.above);
        double here = sum_at(&sweep, claim->parameter);
        if (isnan(here))
            continue;
        if (!isnan(before)) {
            steps++;
            kept += here >= before;
        }
        before = here;
    }
    return steps ? (double)kept / steps : NAN;
}

double lab_against_both(const lab_claim *claim, const lab_view *views, int games)
{
    lab_measure measure = claim->what.above;
    int depth = lab_deepest(views[0].data, NULL);
    (void)games;
    if (depth < 0)
        return NAN;
    return sum_of(&views[0], claim->what.over, measure, depth) /
           (sum_of(&views[0], claim->what.under, measure, depth) +
            sum_of(&views[0], claim->versus.over, measure, depth));
}

double lab_per_million(const lab_claim *claim, const lab_view *views, int games)
{
    return 1e6 * lab_ratio(claim, views, games);
}

/* ------------------------------------------------------------------------------------------------------------- guesses */

double lab_break_even_place(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sweep sweep = group_of(claim, &views[0]);
    (void)games;
    if (!sweep.count)
        return NAN;
    double level = sum_of(&views[0], claim->what.under, claim->what.above, sweep.depth);
    for (int i = 0; i < sweep.count; i++) {
        if (sweep.sum[i] < level)
            continue;
        if (i == 0)
            return sweep.x[0];
        double share = (level - sweep.sum[i - 1]) / (sweep.sum[i] - sweep.sum[i - 1]);
        return sweep.x[i - 1] + share * (sweep.x[i] - sweep.x[i - 1]);
    }
    return isnan(level) ? NAN : INFINITY;
}

/* How far the value of the iteration before was from that of this one; NAN: there are not both. */
static double gap_at(const lab_data *data, int series, int depth, int position)
{
    return fabs(lab_cell(data, series, depth, position, LAB_VALUE) -
                lab_cell(data, series, depth - 1, position, LAB_VALUE));
}

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double lab_gap_to_break_even(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_view *view = &views[0];
    int depth = lab_deepest(view->data, NULL), count = 0;
    double *gaps = allocate((size_t)view->count + 1, sizeof *gaps);
    for (int i = 0; depth > 0 && i < view->count; i++) {
        double gap = gap_at(view->data, claim->versus.over, depth, view->chosen[i]);
        if (!isnan(gap) && lab_usable(view->data, NULL, depth, view->chosen[i]))
            gaps[count++] = gap;
    }
    qsort(gaps, (size_t)count, sizeof *gaps, compare_numbers);
    double median = count ? (gaps[count / 2] + gaps[(count - 1) / 2]) / 2 : NAN;
    free(gaps);
    return median / lab_break_even_place(claim, views, games);
}

double lab_gap_correlation(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_view *view = &views[0];
    const lab_quantity *what = &claim->what;
    double n = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
    (void)games;
    for (int depth = view->data->scope->from; depth < view->data->depths; depth++) {
        for (int i = 0; i < view->count; i++) {
            double gap = gap_at(view->data, what->over, depth, view->chosen[i]);
            double quotient = lab_cell(view->data, what->over, depth, view->chosen[i], what->above) /
                              lab_cell(view->data, what->under, depth, view->chosen[i], what->below);
            if (isnan(gap) || !(quotient > 0) || isinf(quotient))
                continue;
            double across = log1p(gap), up = log(quotient);
            n++;
            x += across;
            y += up;
            xx += across * across;
            yy += up * up;
            xy += across * up;
        }
    }
    double spread = (n * xx - x * x) * (n * yy - y * y);
    return spread > 0 ? (n * xy - x * y) / sqrt(spread) : NAN;
}

/* ------------------------------------------------------------------------------------------------------------- schemes */

/* The mean of the logarithms of a group's sums up to x; NAN: it has none. */
static double log_mean(const lab_view *view, int group, lab_measure measure, double up_to)
{
    lab_sweep sweep = lab_sweep_of(view, group, measure);
    double sum = 0;
    int count = 0;
    for (int i = 0; i < sweep.count && sweep.x[i] <= up_to; i++, count++)
        sum += log(sweep.sum[i]);
    return count ? sum / count : NAN;
}

double lab_group_ratio(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_quantity *what = &claim->what;
    (void)games;
    return exp(log_mean(&views[0], what->over, what->above, claim->parameter) -
               log_mean(&views[0], what->under, what->above, claim->parameter));
}

double lab_group_best(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_quantity *what = &claim->what;
    double best = NAN;
    (void)games;
    for (int g = 0; g < lab_curve_count(views[0].data->experiment); g++)
        if (g != what->over)
            best = fmin(best, log_mean(&views[0], g, what->above, claim->parameter));
    return exp(log_mean(&views[0], what->over, what->above, claim->parameter) - best);
}
