/* ratios.c - the statistics of ratios by depth: see statistics.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------- plain ratios */

static double mean_ratio(const lab_view *view, const lab_quantity *what, lab_depths which)
{
    int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, what, which, depths);
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += lab_sum_ratio(view, what, depths[i]);
    return count ? sum / count : NAN;
}

double lab_ratio(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return mean_ratio(&views[0], &claim->what, claim->depths);
}

/* The largest ratio of the curves times `sign`. A base line, divided by itself, is 1 whatever happens. */
static double extreme(const lab_claim *claim, const lab_view *view, double sign)
{
    const lab_experiment *experiment = view->data->experiment;
    double best = NAN;
    for (int c = 0; c < lab_curve_count(experiment); c++) {
        const lab_quantity *what = &experiment->curves[c].what;
        if (what->over == what->under && what->above == what->below)
            continue;
        int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, what, claim->depths, depths);
        for (int i = 0; i < count; i++) {
            double one = sign * lab_sum_ratio(view, what, depths[i]);
            if (isnan(best) || one > best)
                best = one;
        }
    }
    return best;
}

double lab_highest(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return extreme(claim, &views[0], 1);
}

double lab_lowest(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return -extreme(claim, &views[0], -1);
}

double lab_width_reduction(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    int depth = lab_deepest(views[0].data, &claim->what);
    return depth > 0 ? 1 - pow(lab_sum_ratio(&views[0], &claim->what, depth), 1.0 / depth) : NAN;
}

double lab_same_depth_share(const lab_claim *claim, const lab_view *views, int games)
{
    return 1 - lab_ratio(claim, views, games);
}

/* ------------------------------------------------------------------------------------------------- position by position */

/* The share of the (position, depth) of a claim for which `holds`. */
static double share(const lab_claim *claim, const lab_view *view,
                    int (*holds)(const lab_claim *claim, const lab_data *data, int depth, int position))
{
    int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, &claim->what, claim->depths, depths);
    long held = 0, all = 0;
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < view->count; k++) {
            if (!lab_usable(view->data, &claim->what, depths[i], view->chosen[k]))
                continue;
            all++;
            held += holds(claim, view->data, depths[i], view->chosen[k]);
        }
    }
    return all ? (double)held / (double)all : NAN;
}

static int is_below(const lab_claim *claim, const lab_data *data, int depth, int position)
{
    const lab_quantity *what = &claim->what;
    return lab_amount(data, what->over, depth, position, what->above) <
           lab_amount(data, what->under, depth, position, what->below);
}

double lab_share_below(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return share(claim, &views[0], is_below);
}

static int is_equal(const lab_claim *claim, const lab_data *data, int depth, int position)
{
    return lab_amount(data, claim->what.over, depth, position, claim->what.above) == claim->parameter;
}

double lab_share_equal(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return share(claim, &views[0], is_equal);
}

static int is_even(const lab_claim *claim, const lab_data *data, int depth, int position)
{
    const lab_quantity *what = &claim->what;
    return lab_amount(data, what->over, depth, position, what->above) ==
           lab_amount(data, what->under, depth, position, what->below);
}

double lab_share_even(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return share(claim, &views[0], is_even);
}

static int values_agree(const lab_claim *claim, const lab_data *data, int depth, int position)
{
    double seen = NAN;
    (void)claim;
    for (int s = 0; s < data->series; s++) {
        double value = lab_cell(data, s, depth, position, LAB_VALUE);
        lab_kind kind = data->experiment->series[s].kind;
        if ((kind != LAB_SEARCH && kind != LAB_LADDER) || isnan(value))
            continue;
        if (!isnan(seen) && value != seen)
            return 0;
        seen = value;
    }
    return 1;
}

double lab_values_agree(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return share(claim, &views[0], values_agree);
}

/* --------------------------------------------------------------------------------------------------- along the depths */

/* The ratio at a depth, on the positions that also count at another one: steps compare like with like. */
static double ratio_also(const lab_view *view, const lab_quantity *what, int depth, int also)
{
    lab_sums sums = lab_sum(view, what, depth, also);
    return lab_quotient(&sums, what);
}

double lab_growth(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    int last = lab_deepest(views[0].data, &claim->what), steps = 0, grown = 0;
    for (int depth = views[0].data->scope->from; depth + 2 <= last; depth++) {
        double here = ratio_also(&views[0], &claim->what, depth, depth + 2);
        double there = ratio_also(&views[0], &claim->what, depth + 2, depth);
        if (isnan(here) || isnan(there))
            continue;
        steps++;
        grown += there > here;
    }
    return steps ? (double)grown / steps : NAN;
}

double lab_parity(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    int last = lab_deepest(views[0].data, &claim->what), inner = 0, higher = 0;
    for (int depth = views[0].data->scope->from + 1; depth + 1 <= last; depth++) {
        if (depth % 2)
            continue;
        double before = ratio_also(&views[0], &claim->what, depth - 1, depth + 1);
        double here = ratio_also(&views[0], &claim->what, depth, depth + 1);
        double after = ratio_also(&views[0], &claim->what, depth + 1, depth - 1);
        if (isnan(before) || isnan(here) || isnan(after))
            continue;
        inner++;
        higher += here > (before + after) / 2;
    }
    return inner ? (double)higher / inner : NAN;
}

double lab_slope(const lab_claim *claim, const lab_view *views, int games)
{
    int depths[LAB_DEPTHS], count = lab_choose_depths(views[0].data, &claim->what, claim->depths, depths);
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    (void)games;
    for (int i = 0; i < count; i++) {
        lab_sums sums = lab_sum(&views[0], &claim->what, depths[i], depths[count - 1]);
        if (!(sums.above > 0) || !(sums.below > 0))
            continue;
        double across = log(sums.below), up = log(sums.above);
        n++;
        x += across;
        y += up;
        xx += across * across;
        xy += across * up;
    }
    double spread = n * xx - x * x;
    return n >= 2 && spread > 0 ? (n * xy - x * y) / spread : NAN;
}

double lab_per_iteration(const lab_claim *claim, const lab_view *views, int games)
{
    lab_sums all = {0};
    int last = lab_deepest(views[0].data, &claim->what), first = (int)claim->parameter;
    (void)games;
    for (int depth = first > 0 ? first : 1; depth <= last; depth++) {
        lab_sums sums = lab_sum(&views[0], &claim->what, depth, depth);
        all.above += sums.above;
        all.below += sums.below;
        all.positions += sums.positions;
    }
    return lab_quotient(&all, &claim->what);
}

/* -------------------------------------------------------------------------------------------- early and late positions */

static int compare_plies(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

/* The number of plies from which on a position belongs to the later half of those that count at a depth. */
static int late_from(const lab_data *data, const lab_quantity *what, int depth)
{
    int *plies = allocate((size_t)data->positions, sizeof *plies), count = 0;
    for (int p = 0; p < data->positions; p++)
        if (lab_usable(data, what, depth, p))
            plies[count++] = data->plies[p];
    qsort(plies, (size_t)count, sizeof *plies, compare_plies);
    int split = count ? plies[count / 2] : 0;
    free(plies);
    return split;
}

double lab_late_early(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_view *view = &views[0];
    int depth = lab_deepest(view->data, &claim->what);
    (void)games;
    if (depth < 0)
        return NAN;
    int split = late_from(view->data, &claim->what, depth), early = 0, late = 0;
    int *chosen = allocate((size_t)view->count, sizeof *chosen);
    for (int i = 0; i < view->count; i++) {
        if (view->data->plies[view->chosen[i]] < split)
            chosen[early++] = view->chosen[i];
        else
            chosen[view->count - ++late] = view->chosen[i];
    }
    lab_view before = {view->data, chosen, early}, after = {view->data, chosen + early, late};
    double ratio = lab_sum_ratio(&after, &claim->what, depth) / lab_sum_ratio(&before, &claim->what, depth);
    free(chosen);
    return ratio;
}

/* --------------------------------------------------------------------------------------------------------------- time */

double lab_seconds_ratio(const lab_claim *claim, const lab_view *views, int games)
{
    lab_quantity what = {claim->what.over, LAB_SECONDS_1, claim->what.under, LAB_SECONDS_1};
    (void)games;
    return mean_ratio(&views[0], &what, claim->depths);
}

static double seconds_per_node(const lab_view *view, int series, lab_depths which)
{
    lab_quantity what = {series, LAB_SECONDS_1, series, LAB_NODES};
    return mean_ratio(view, &what, which);
}

double lab_node_time_ratio(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return seconds_per_node(&views[0], claim->what.over, claim->depths) /
           seconds_per_node(&views[0], claim->what.under, claim->depths);
}

/* ------------------------------------------------------------------------------------------ two quantities, all games */

double lab_gain_difference(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return mean_ratio(&views[0], &claim->versus, claim->depths) - mean_ratio(&views[0], &claim->what, claim->depths);
}

double lab_etc_kept(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    double kept = 1 - mean_ratio(&views[0], &claim->what, claim->depths);
    double whole = 1 - mean_ratio(&views[0], &claim->versus, claim->depths);
    return whole > 0 ? kept / whole : NAN;
}

/* The place of a game in the order that the parameter demands, from 0; those that are not named come last. */
static int demanded_place(double parameter, int game)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%.0f", parameter);
    const char *at = strchr(digits, '1' + game);
    return at ? (int)(at - digits) : (int)sizeof digits;
}

double lab_order_of(lab_statistic *of, const lab_claim *claim, const lab_view *views, int games)
{
    double numbers[LAB_SCOPES];
    for (int g = 0; g < games; g++) {
        numbers[g] = of(claim, &views[g], 1);
        if (isnan(numbers[g]))
            return NAN;
    }
    for (int a = 0; a < games; a++)
        for (int b = 0; b < games; b++)
            if (demanded_place(claim->parameter, a) < demanded_place(claim->parameter, b) && numbers[a] <= numbers[b])
                return 0;
    return 1;
}

double lab_order(const lab_claim *claim, const lab_view *views, int games)
{
    return lab_order_of(lab_ratio, claim, views, games);
}
