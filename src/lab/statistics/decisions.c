/* decisions.c - the statistics of decisions: how often the best move is the right one, at which depth and at what cost. See
 * statistics.h; which move is right is LAB_AGREES, see lab.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>

/* Cost and quality of one series by depth. */
typedef struct quality_curve {
    int count;
    double cost[LAB_DEPTHS], quality[LAB_DEPTHS]; /* cost: the logarithm of generated nodes, ascending */
} quality_curve;

static quality_curve curve_of(const lab_view *view, int series)
{
    quality_curve curve = {0};
    lab_quantity right = {series, LAB_AGREES, LAB_NOTHING, LAB_AGREES};
    lab_quantity cost = {series, LAB_GENERATED, LAB_NOTHING, LAB_GENERATED};
    int depths[LAB_DEPTHS], count = lab_choose_depths(view->data, &right, LAB_ALL, depths);
    for (int i = 0; i < count; i++) {
        double nodes = lab_sum_ratio(view, &cost, depths[i]), quality = lab_sum_ratio(view, &right, depths[i]);
        if (!(nodes > 0) || isnan(quality) || (curve.count && log(nodes) <= curve.cost[curve.count - 1]))
            continue;
        curve.cost[curve.count] = log(nodes);
        curve.quality[curve.count++] = quality;
    }
    return curve;
}

/* The quality at a cost, on the straight line between its neighbours; NAN outside. */
static double quality_at(const quality_curve *curve, double cost)
{
    for (int i = 0; i + 1 < curve->count; i++) {
        double step = curve->cost[i + 1] - curve->cost[i];
        if (cost >= curve->cost[i] && cost <= curve->cost[i + 1])
            return curve->quality[i] + (cost - curve->cost[i]) / step * (curve->quality[i + 1] - curve->quality[i]);
    }
    return NAN;
}

double lab_quality_gain(const lab_claim *claim, const lab_view *views, int games)
{
    enum { STEPS = 8 }; /* quarters of a decade, from a hundred nodes to ten thousand */
    quality_curve one = curve_of(&views[0], claim->what.over), other = curve_of(&views[0], claim->what.under);
    double sum = 0;
    int places = 0;
    (void)games;
    for (int i = 0; i <= STEPS; i++) {
        double cost = log(100) + i * log(10) / 4;
        double gain = quality_at(&one, cost) - quality_at(&other, cost);
        if (isnan(gain))
            continue;
        sum += gain;
        places++;
    }
    return places ? sum / places : NAN;
}

double lab_quality_gain_deepest(const lab_claim *claim, const lab_view *views, int games)
{
    quality_curve one = curve_of(&views[0], claim->what.over), other = curve_of(&views[0], claim->what.under);
    (void)games;
    if (!one.count)
        return NAN;
    return one.quality[one.count - 1] - quality_at(&other, one.cost[one.count - 1]);
}

double lab_largest_difference(const lab_claim *claim, const lab_view *views, int games)
{
    int depths[LAB_DEPTHS], count = lab_choose_depths(views[0].data, &claim->what, claim->depths, depths);
    double largest = NAN;
    (void)games;
    for (int i = 0; i < count; i++) {
        double one = lab_sum_ratio(&views[0], &claim->what, depths[i]);
        double difference = fabs(one - lab_sum_ratio(&views[0], &claim->versus, depths[i]));
        if (!isnan(difference) && !(difference <= largest))
            largest = difference;
    }
    return largest;
}

double lab_growth_of_two(const lab_claim *claim, const lab_view *views, int games)
{
    const lab_quantity *what = &claim->what;
    lab_sums low = lab_sum(&views[0], what, claim->first, claim->last);
    lab_sums high = lab_sum(&views[0], what, claim->last, claim->first);
    (void)games;
    if (claim->last <= claim->first || !low.positions || !high.positions)
        return NAN;
    double plies = 2.0 / (claim->last - claim->first);
    double above = pow(high.above / low.above, plies);
    return what->under == LAB_NOTHING ? above : above / pow(high.below / low.below, plies);
}

double lab_branching_exponent(const lab_claim *claim, const lab_view *views, int games)
{
    return log(lab_growth_of_two(claim, views, games)) / 2 / log(claim->parameter);
}

double lab_mean_at(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return lab_sum_ratio(&views[0], &claim->what, claim->first);
}

static int same_best(const lab_data *data, int one, int other, int depth, int position)
{
    return lab_cell(data, one, depth, position, LAB_BEST) == lab_cell(data, other, depth, position, LAB_BEST);
}

double lab_same_moves(const lab_claim *claim, const lab_view *views, int games)
{
    int depths[LAB_DEPTHS], count = lab_choose_depths(views[0].data, &claim->what, claim->depths, depths);
    long same = 0, all = 0;
    (void)games;
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < views[0].count; k++) {
            int position = views[0].chosen[k];
            if (!lab_usable(views[0].data, &claim->what, depths[i], position))
                continue;
            same += same_best(views[0].data, claim->what.over, claim->what.under, depths[i], position);
            all++;
        }
    }
    return all ? (double)same / (double)all : NAN;
}
