/* factorial.c - the statistics of factorial experiments, where every series has each factor or has it not: see
 * statistics.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>
#include <string.h>

/* The series of a group that has just these factors; -1: none. */
static int series_of(const lab_experiment *experiment, int group, double x)
{
    for (int s = 0; experiment->series[s].label; s++)
        if (experiment->series[s].group == group && experiment->series[s].x == x)
            return s;
    return -1;
}

/* Adds log(with / without) over the positions of the view. */
static void add_pair(const lab_view *view, int with, int without, lab_measure measure, int depth, double *sum,
                     long *count)
{
    for (int i = 0; i < view->count; i++) {
        if (!lab_usable(view->data, NULL, depth, view->chosen[i]))
            continue;
        double above = lab_amount(view->data, with, depth, view->chosen[i], measure);
        double below = lab_amount(view->data, without, depth, view->chosen[i], measure);
        if (!(above > 0) || !(below > 0))
            continue;
        *sum += log(above / below);
        ++*count;
    }
}

double lab_effect(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_experiment *experiment = views[0].data->experiment;
    int depth = lab_deepest(views[0].data, NULL), factor = 1 << (int)claim->parameter;
    double sum = 0;
    long count = 0;
    (void)games;
    for (int s = 0; depth >= 0 && experiment->series[s].label; s++) {
        const lab_series *with = &experiment->series[s];
        if (with->group != claim->what.over || !((int)with->x & factor))
            continue;
        int without = series_of(experiment, with->group, with->x - factor);
        if (without >= 0 && strcmp(with->word, experiment->series[without].word))
            add_pair(&views[0], s, without, claim->what.above, depth, &sum, &count);
    }
    return count ? exp(sum / (double)count) : NAN;
}

double lab_spread(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_data *data = views[0].data;
    double least = NAN, most = NAN;
    int depth = lab_deepest(data, NULL);
    (void)games;
    for (int g = 0; depth >= 0 && g < lab_curve_count(data->experiment); g++) {
        int series = series_of(data->experiment, g, claim->parameter);
        lab_quantity one = {series, claim->what.above, LAB_NOTHING, claim->what.above};
        if (series < 0)
            continue;
        lab_sums sums = lab_sum(&views[0], &one, depth, depth);
        if (!sums.positions)
            continue;
        least = fmin(least, sums.above);
        most = fmax(most, sums.above);
    }
    return most / least - 1;
}
