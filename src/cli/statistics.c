/* statistics.c - Elo, likelihood of superiority and the sequential test: see statistics.h. */
#include "statistics.h"

#include <math.h>

static double elo_from_score(double score)
{
    if (score <= 0)
        return -INFINITY;
    if (score >= 1)
        return INFINITY;
    return -400 * log10(1 / score - 1);
}

static double score_from_elo(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* Mean and variance of a pair's score per game (0, 1/4, 1/2, 3/4, 1). Every outcome is taken as seen `prior` times
 * more. Returns the number of pairs. */
static double moments(const pair_counts *counts, double prior, double *mean, double *variance)
{
    double total = 0;
    *mean = *variance = 0;
    for (int i = 0; i < 5; i++)
        total += (double)counts->pairs[i] + prior;
    if (total <= 0)
        return 0;
    for (int i = 0; i < 5; i++)
        *mean += ((double)counts->pairs[i] + prior) * i / 4 / total;
    for (int i = 0; i < 5; i++)
        *variance += ((double)counts->pairs[i] + prior) * (i / 4.0 - *mean) * (i / 4.0 - *mean) / total;
    return total;
}

strength strength_of(const pair_counts *counts)
{
    double mean, variance;
    double total = moments(counts, 0, &mean, &variance);
    if (total <= 0)
        return (strength){.score = 0.5, .elo = 0, .error = INFINITY, .superiority = 0.5};
    double error = sqrt(variance / total);
    double low = elo_from_score(mean - 1.959964 * error), high = elo_from_score(mean + 1.959964 * error);
    double superiority = mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5;
    if (error > 0)
        superiority = 0.5 * erfc(-(mean - 0.5) / error / sqrt(2));
    double margin = isfinite(high) && isfinite(low) ? (high - low) / 2 : INFINITY;
    return (strength){mean, elo_from_score(mean), margin, superiority};
}

/* The generalised test in its normal approximation: the pair score is taken as normal with the variance seen, so that
 * the ratio of the likelihoods of two means has a closed form. The small prior lets a match of one kind of pair alone
 * come to an end, where the variance seen is 0. */
sprt sprt_of(const pair_counts *counts, double elo0, double elo1)
{
    const double rate = 0.05;
    sprt test = {.elo0 = elo0, .elo1 = elo1, .lower = log(rate / (1 - rate)), .upper = log((1 - rate) / rate)};
    double mean, variance;
    double total = moments(counts, 1e-3, &mean, &variance);
    double score0 = score_from_elo(elo0), score1 = score_from_elo(elo1);
    test.ratio = total * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance);
    test.state = test.ratio >= test.upper ? SPRT_H1 : test.ratio <= test.lower ? SPRT_H0 : SPRT_CONTINUE;
    return test;
}
