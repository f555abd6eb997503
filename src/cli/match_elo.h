/* match_elo.h - what a match says about strength: Elo with its error, likelihood of superiority, and the sequential
 * probability ratio test, all from pairs of games with the same opening. It knows scores only. */
#ifndef ZW_CLI_MATCH_ELO_H
#define ZW_CLI_MATCH_ELO_H

/* Pairs by the first player's score: 0, 1/2, 1, 3/2, 2 points of two games. A pair is the unit, because its two games
 * share an opening and are not independent. */
typedef struct pair_counts {
    long pairs[5];
} pair_counts;

typedef struct strength {
    double score; /* mean per game, 0 to 1 */
    double elo; /* infinite at a score of 0 or 1 */
    double error; /* half of the 95 % interval, in Elo */
    double superiority; /* probability that the first player is stronger */
} strength;
strength strength_of(const pair_counts *counts);

typedef enum sprt_state { SPRT_CONTINUE, SPRT_H0, SPRT_H1 } sprt_state;
typedef struct sprt {
    double elo0, elo1; /* the hypotheses */
    double ratio; /* the log-likelihood ratio of H1 to H0 */
    double lower, upper; /* where the test ends, at error rates of 5 % */
    sprt_state state;
} sprt;
sprt sprt_of(const pair_counts *counts, double elo0, double elo1);

/* What two of several players have scored against each other. */
typedef struct pairing_counts {
    int players[2];
    pair_counts counts; /* by the first one's score */
} pairing_counts;

typedef struct rating {
    double elo; /* the mean of all is 0 */
    double error; /* half of the 95 % interval, against the mean; infinite when nothing is known of the spread */
} rating;

/* The likeliest ratings of so many players, by the logistic model, from all that they have scored. Where one has only won or
 * only lost against all others, or a group of players has, no finite rating is the likeliest: then each pairing counts a drawn
 * pair more, and 0 is returned, else 1. */
int ratings_of(int players, const pairing_counts *pairings, int count, rating *to);

#endif
