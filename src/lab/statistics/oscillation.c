/* oscillation.c - the statistics of the experiments on INS and PNS: see statistics.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>

double lab_share_same(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_view *view = &views[0];
    const lab_quantity *what = &claim->what;
    int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, what, claim->depths, depths);
    long same = 0, all = 0;
    (void)games;
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < view->count; k++) {
            int position = view->chosen[k];
            if (!lab_usable(view->data, what, depths[i], position))
                continue;
            all++;
            same += lab_amount(view->data, what->over, depths[i], position, what->above) ==
                    lab_amount(view->data, what->under, depths[i], position, what->below);
        }
    }
    return all ? (double)same / (double)all : NAN;
}

/* NAN: no depth has both neighbours. */
static double swing(const lab_view *view, const lab_quantity *what)
{
    int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, what, LAB_ALL, depths), inner = 0;
    double sum = 0;
    for (int i = 1; i + 1 < count; i++) {
        if (depths[i] != depths[i - 1] + 1 || depths[i + 1] != depths[i] + 1)
            continue;
        double before = log(lab_sum_ratio(view, what, depths[i - 1]));
        double here = log(lab_sum_ratio(view, what, depths[i]));
        double after = log(lab_sum_ratio(view, what, depths[i + 1]));
        sum += fabs(here - (before + after) / 2);
        inner++;
    }
    return inner ? sum / inner : NAN;
}

double lab_oscillation(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_experiment *experiment = views[0].data->experiment;
    const lab_series *series = experiment->series;
    double own = swing(&views[0], &claim->what), least = NAN;
    (void)games;
    for (int c = 0; c < lab_curve_count(experiment); c++) {
        const lab_quantity *other = &experiment->curves[c].what;
        if (other->over == claim->what.over || series[other->over].group != series[claim->what.over].group)
            continue;
        least = fmin(least, swing(&views[0], other));
    }
    return own / least;
}

double lab_between_scopes(const lab_claim *claim, const lab_view *views, int games)
{
    int one = (int)claim->parameter / 10 - 1, other = (int)claim->parameter % 10 - 1;
    if (one < 0 || other < 0 || one >= games || other >= games)
        return NAN;
    return lab_ratio(claim, &views[one], 1) / lab_ratio(claim, &views[other], 1);
}

static double seconds_per_leaf(const lab_claim *claim, const lab_view *view, int series)
{
    lab_claim one = *claim;
    one.what = (lab_quantity){series, LAB_SECONDS_1, series, LAB_LEAVES};
    return lab_ratio(&one, view, 1);
}

double lab_leaf_time_ratio(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return seconds_per_leaf(claim, &views[0], claim->what.over) / seconds_per_leaf(claim, &views[0], claim->what.under);
}
