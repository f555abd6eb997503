/* first_moves.c - the statistics of first-move cutoffs by ply: see statistics.h. */
#include "../statistics.h"
#include "../aggregate.h"

#include <math.h>

static double mean_rate(const lab_claim *claim, const lab_view *view, int least, int most)
{
    int depth = lab_deepest(view->data, &claim->what), plies = 0;
    double sum = 0;
    for (int ply = LAB_FIRST_PLY; ply < depth; ply++) {
        double rate = lab_first_rate_at(view, claim->what.over, depth, ply);
        if (depth - ply < least || depth - ply > most || isnan(rate))
            continue;
        sum += rate;
        plies++;
    }
    return plies ? sum / plies : NAN;
}

static double inner_rate(const lab_claim *claim, const lab_view *view)
{
    return mean_rate(claim, view, 2, LAB_DEPTHS);
}

double lab_first_rate(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return claim->parameter == 1 ? mean_rate(claim, &views[0], 1, 1) : inner_rate(claim, &views[0]);
}

double lab_first_drop(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return inner_rate(claim, &views[0]) - mean_rate(claim, &views[0], 1, 1);
}

double lab_first_largest_drop(const lab_claim *claim, const lab_view *views, int games)
{
    double largest = NAN;
    for (int g = 0; g < games; g++) {
        double drop = lab_first_drop(claim, &views[g], 1);
        if (isnan(largest) || drop > largest)
            largest = drop;
    }
    return largest;
}

double lab_first_oscillation(const lab_claim *claim, const lab_view *views, int games)
{
    int depth = lab_deepest(views[0].data, &claim->what), pairs = 0, higher = 0;
    (void)games;
    for (int ply = LAB_FIRST_PLY; ply + 1 < depth; ply++) {
        double here = lab_first_rate_at(&views[0], claim->what.over, depth, ply);
        double next = lab_first_rate_at(&views[0], claim->what.over, depth, ply + 1);
        if (isnan(here) || isnan(next))
            continue;
        pairs++;
        higher += ply % 2 ? here > next : next > here;
    }
    return pairs ? (double)higher / pairs : NAN;
}

static double first_rate_inside(const lab_claim *claim, const lab_view *views, int games)
{
    (void)games;
    return inner_rate(claim, &views[0]);
}

double lab_first_order(const lab_claim *claim, const lab_view *views, int games)
{
    return lab_order_of(first_rate_inside, claim, views, games);
}
