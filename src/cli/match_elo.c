/* match_elo.c - Elo, likelihood of superiority, the sequential test, and ratings of several players: see match_elo.h. */
#include "match_elo.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* ------------------------------------------------------------------------------------------------------------ ratings */

enum { MOST_RATED = 64 };

/* Sums over the pairs of a pairing: how many, the first player's points, and the square of what they differ from `expected`. */
typedef struct pair_sums {
    double pairs, points, squares;
} pair_sums;

static pair_sums sums_of(const pair_counts *counts, double drawn, double expected)
{
    pair_sums sums = {0};
    for (int i = 0; i < 5; i++) {
        double number = (double)counts->pairs[i] + (i == 2 ? drawn : 0);
        sums.pairs += number;
        sums.points += number * i / 2;
        sums.squares += number * (i / 2.0 - expected) * (i / 2.0 - expected);
    }
    return sums;
}

/* Marks who can be reached from a player by "has scored against". */
static void reach(const pairing_counts *pairings, int count, int backwards, int from, unsigned char *seen)
{
    seen[from] = 1;
    for (int i = 0; i < count; i++)
        for (int side = 0; side < 2; side++) {
            pair_sums sums = sums_of(&pairings[i].counts, 0, 0);
            double scored = side == 0 ? sums.points : 2 * sums.pairs - sums.points;
            int winner = pairings[i].players[side], loser = pairings[i].players[1 - side];
            int here = backwards ? loser : winner, there = backwards ? winner : loser;
            if (here == from && scored > 0 && !seen[there])
                reach(pairings, count, backwards, there, seen);
        }
}

/* Everybody has scored against everybody, at least by way of others: then finite ratings are the likeliest. */
static int are_connected(int players, const pairing_counts *pairings, int count)
{
    for (int backwards = 0; backwards < 2; backwards++) {
        unsigned char seen[MOST_RATED] = {0};
        reach(pairings, count, backwards, 0, seen);
        for (int i = 0; i < players; i++)
            if (!seen[i])
                return 0;
    }
    return 1;
}

/* Inverts a positive definite matrix in place, by Gauss and Jordan. */
static void invert(double matrix[MOST_RATED][MOST_RATED], int size)
{
    for (int p = 0; p < size; p++) {
        double pivot = 1 / matrix[p][p];
        matrix[p][p] = 1;
        for (int c = 0; c < size; c++)
            matrix[p][c] *= pivot;
        for (int r = 0; r < size; r++) {
            double factor = matrix[r][p];
            if (r == p)
                continue;
            matrix[r][p] = 0;
            for (int c = 0; c < size; c++)
                matrix[r][c] -= factor * matrix[p][c];
        }
    }
}

typedef struct likelihood {
    double gradient[MOST_RATED];
    double curvature[MOST_RATED]
                    [MOST_RATED]; /* of the logarithm, negated; 1 is added everywhere, which fixes the mean */
    double spread[MOST_RATED][MOST_RATED]; /* of the gradient, as the pairs have it */
} likelihood;

static void add_at(double matrix[MOST_RATED][MOST_RATED], const int *players, double value)
{
    for (int a = 0; a < 2; a++)
        for (int b = 0; b < 2; b++)
            matrix[players[a]][players[b]] += a == b ? value : -value;
}

static void look_at(int players, const pairing_counts *pairings, int count, double drawn, const rating *at,
                    likelihood *to)
{
    const double slope = log(10) / 400;
    memset(to, 0, sizeof *to);
    for (int a = 0; a < players; a++)
        for (int b = 0; b < players; b++)
            to->curvature[a][b] = slope * slope;
    for (int i = 0; i < count; i++) {
        const int *who = pairings[i].players;
        double expected = score_from_elo(at[who[0]].elo - at[who[1]].elo);
        pair_sums sums = sums_of(&pairings[i].counts, drawn, 2 * expected);
        double surplus = slope * (sums.points - 2 * sums.pairs * expected);
        to->gradient[who[0]] += surplus;
        to->gradient[who[1]] -= surplus;
        add_at(to->curvature, who, slope * slope * 2 * sums.pairs * expected * (1 - expected));
        add_at(to->spread, who, slope * slope * sums.squares);
    }
}

/* A step of Newton's method, never far. Returns how far it went. */
static double improve(int players, const likelihood *here, rating *to)
{
    double largest = 0;
    for (int a = 0; a < players; a++) {
        double step = 0;
        for (int b = 0; b < players; b++)
            step += here->curvature[a][b] * here->gradient[b];
        step = fmax(-200, fmin(200, step));
        to[a].elo += step;
        largest = fmax(largest, fabs(step));
    }
    return largest;
}

/* The variance of a rating is the curvature's inverse around the spread of the gradient. */
static void find_errors(int players, const likelihood *here, rating *to)
{
    for (int a = 0; a < players; a++) {
        double variance = 0;
        for (int b = 0; b < players; b++)
            for (int c = 0; c < players; c++)
                variance += here->curvature[a][b] * here->spread[b][c] * here->curvature[c][a];
        to[a].error = variance > 0 ? 1.959964 * sqrt(variance) : INFINITY;
    }
}

int ratings_of(int players, const pairing_counts *pairings, int count, rating *to)
{
    enum { STEPS = 200 };
    likelihood *here = malloc(sizeof *here);
    memset(to, 0, (size_t)players * sizeof *to);
    int connected = players <= MOST_RATED && are_connected(players, pairings, count);
    for (int step = 0; here && players <= MOST_RATED && step < STEPS; step++) {
        look_at(players, pairings, count, connected ? 0 : 1, to, here);
        invert(here->curvature, players);
        if (improve(players, here, to) < 1e-9)
            break;
    }
    for (int i = 0; i < players; i++)
        to[i].error = INFINITY;
    if (here && players <= MOST_RATED)
        find_errors(players, here, to);
    free(here);
    return connected;
}
