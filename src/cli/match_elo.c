/* match_elo.c - Elo, likelihood of superiority and the sequential test: see match_elo.h. */
#include "match_elo.h"

#include <math.h>

static double elo_from_score(double score)
{
    if (score <= 0)
        return -INFINITY;
    if (score >= 1)
        return INFINITY;
    return 400 * log10(score / (1 - score));
}

static double score_from_elo(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* Mean and variance of a pair's score per game (0, 1/4, 1/2, 3/4, 1). Returns the number of pairs. */
static double moments(const pair_counts *counts, double *mean, double *variance)
{
    double total = 0;
    *mean = *variance = 0;
    for (int i = 0; i < 5; i++)
        total += (double)counts->pairs[i];
    if (total <= 0)
        return 0;
    for (int i = 0; i < 5; i++)
        *mean += (double)counts->pairs[i] * i / 4 / total;
    for (int i = 0; i < 5; i++)
        *variance += (double)counts->pairs[i] * (i / 4.0 - *mean) * (i / 4.0 - *mean) / total;
    return total;
}

strength strength_of(const pair_counts *counts)
{
    double mean, variance;
    double total = moments(counts, &mean, &variance);
    if (total <= 0)
        return (strength){.score = 0.5, .elo = 0, .error = INFINITY, .superiority = 0.5};
    double error = sqrt(variance / total);
    double low = elo_from_score(mean - 1.959964 * error), high = elo_from_score(mean + 1.959964 * error);
    /* Pairs that all came out alike say nothing of the spread: it is unknown, and taken to be that of won and lost games
     * for what can still be said. */
    double spread = error > 0 ? error : sqrt(0.125 / total);
    double superiority = 0.5 * erfc(-(mean - 0.5) / spread / sqrt(2));
    double margin = error > 0 && isfinite(high) && isfinite(low) ? (high - low) / 2 : INFINITY;
    return (strength){mean, elo_from_score(mean), margin, superiority};
}

/* The likeliest distribution with the mean `score`, given the frequencies: each is divided by 1 + x (value - score), with
 * the one x that gives the mean; the sum below falls as x grows, so x is found by bisection. */
static void likeliest(const double *frequency, double score, double *probability)
{
    double low = -1 / (1 - score), high = 1 / score;
    for (int step = 0; step < 200; step++) {
        double x = (low + high) / 2, sum = 0;
        for (int i = 0; i < 5; i++)
            sum += frequency[i] * (i / 4.0 - score) / (1 + x * (i / 4.0 - score));
        if (sum > 0)
            low = x;
        else
            high = x;
    }
    for (int i = 0; i < 5; i++)
        probability[i] = frequency[i] / (1 + (low + high) / 2 * (i / 4.0 - score));
}

/* The generalised test: each hypothesis fixes the mean only, and is given the likeliest distribution of pairs that has
 * it. Outcomes not seen yet count a little, so that every mean is possible. */
sprt sprt_of(const pair_counts *counts, double elo0, double elo1)
{
    const double rate = 0.05, unseen = 1e-3;
    sprt test = {.elo0 = elo0, .elo1 = elo1, .lower = log(rate / (1 - rate)), .upper = log((1 - rate) / rate)};
    double frequency[5], under0[5], under1[5], total = 0;
    for (int i = 0; i < 5; i++)
        total += frequency[i] = counts->pairs[i] ? (double)counts->pairs[i] : unseen;
    for (int i = 0; i < 5; i++)
        frequency[i] /= total;
    likeliest(frequency, score_from_elo(elo0), under0);
    likeliest(frequency, score_from_elo(elo1), under1);
    for (int i = 0; i < 5; i++)
        test.ratio += total * frequency[i] * log(under1[i] / under0[i]);
    test.state = test.ratio >= test.upper ? SPRT_H1 : test.ratio <= test.lower ? SPRT_H0 : SPRT_CONTINUE;
    return test;
}
