/* handicap.c - matches at equal cost: see handicap.h, and statistics.h for what claims are about. */
#include "handicap.h"
#include "aggregate.h"
#include "statistics.h"

#include <math.h>

/* The series of a group that has rows at a horizon, x plies ahead; -1: none. */
static int find_series(const lab_view *view, int group, double x, int depth)
{
    const lab_data *data = view->data;
    for (int s = 0; s < data->series; s++) {
        lab_quantity rows = {s, LAB_POINTS, LAB_NOTHING, LAB_POINTS};
        if (data->experiment->series[s].group == group && data->experiment->series[s].x == x &&
            lab_usable_count(data, &rows, depth))
            return s;
    }
    return -1;
}

lab_quantity lab_handicap(const lab_view *view, const lab_quantity *what, int depth)
{
    enum { AHEAD_MOST = 32 };
    int less = -1, more = -1;
    for (int ahead = 0; ahead <= AHEAD_MOST && more < 0; ahead++) {
        int series = find_series(view, what->over, ahead, depth);
        lab_quantity spent = {series, LAB_GENERATED, series, LAB_RIVAL_GENERATED};
        if (series < 0)
            continue;
        *(lab_sum_ratio(view, &spent, depth) > 1 ? &more : &less) = series;
    }
    if (less < 0)
        less = more;
    int chosen = what->under == LAB_MORE ? more : less;
    int under = chosen < 0 || what->above == what->below ? LAB_NOTHING : chosen;
    return (lab_quantity){chosen, what->above, under, what->below};
}

/* ---------------------------------------------------------------------------------------------------------- statistics */

typedef struct range {
    double sum, low, high;
    int count;
} range;

/* The ratios at the claim's horizons. */
static range over_horizons(const lab_claim *claim, const lab_view *view)
{
    range all = {0, INFINITY, -INFINITY, 0};
    int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, NULL, LAB_ALL, depths);
    for (int i = 0; i < count; i++) {
        if (depths[i] < claim->first || (claim->last && depths[i] > claim->last))
            continue;
        lab_quantity one = lab_handicap(view, &claim->what, depths[i]);
        double ratio = one.over == LAB_NOTHING ? NAN : lab_sum_ratio(view, &one, depths[i]);
        if (isnan(ratio))
            continue;
        all.sum += ratio;
        all.low = fmin(all.low, ratio);
        all.high = fmax(all.high, ratio);
        all.count++;
    }
    return all;
}

double lab_handicap_mean(const lab_claim *claim, const lab_view *views, int games)
{
    range all = over_horizons(claim, &views[0]);
    (void)games;
    return all.count ? all.sum / all.count : NAN;
}

double lab_handicap_lowest(const lab_claim *claim, const lab_view *views, int games)
{
    range all = over_horizons(claim, &views[0]);
    (void)games;
    return all.count ? all.low : NAN;
}

double lab_handicap_highest(const lab_claim *claim, const lab_view *views, int games)
{
    range all = over_horizons(claim, &views[0]);
    (void)games;
    return all.count ? all.high : NAN;
}
