/* criteria.c - the first of the thesis's open questions: which nodes does MTD(f) expand? */
#include "rows.h"

/* clang-format off */

#define LOGGED(label, word, group, x) {label, LAB_CRITERIA, word, group, x, NULL}
enum { VISITED, CRITERION, ONE_TEST, UNDRAWN = -1 }; /* groups */
enum { STEPS = 9, ALPHABETA = 0, ALL_TESTS, ALL_GUESSES, FIRST_SWEPT, FIRST_TEST = FIRST_SWEPT + 2 * STEPS };
#define SWEPT(label, word, group)                                                                                      \
    LOGGED(label " -50", word "@-50", group, -50), LOGGED(label " -20", word "@-20", group, -20),                      \
        LOGGED(label " -5", word "@-5", group, -5), LOGGED(label " -1", word "@-1", group, -1),                        \
        LOGGED(label " +0", word "@0", group, 0), LOGGED(label " +1", word "@1", group, 1),                            \
        LOGGED(label " +5", word "@5", group, 5), LOGGED(label " +20", word "@20", group, 20),                         \
        LOGGED(label " +50", word "@50", group, 50)
static const lab_series logged[] = {
    [ALPHABETA] = LOGGED("alpha-beta", "alphabeta", UNDRAWN, 0),
    [ALL_TESTS] = LOGGED("every test", "test@all", UNDRAWN, 0),
    [ALL_GUESSES] = LOGGED("MTD(f), every guess", "mtdf@all", UNDRAWN, 0),
    [FIRST_SWEPT] = SWEPT("MTD(f)", "mtdf", VISITED),
    SWEPT("criterion of MTD(f)", "mtdf", CRITERION),
    SWEPT("test", "test", ONE_TEST),
    NO_MORE_SERIES,
};

#define NEVER(claim_name, said, series, measure, share_said)                                                           \
    {.name = claim_name, .source = "section 6.2", .statement = said, .statistic = lab_share_equal,         \
     .measured = share_said, .what = MEAN(series, measure), .depths = LAB_ALL, .parameter = 0,                         \
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1}
#define WALL(claim_name, far, near, said)                                                                              \
    {.name = claim_name, .source = "section 6.2", .statement = "a null window costs most next to the value",         \
     .statistic = lab_ratio, .measured = said, .what = RATIO(far, LEAVES, near), .depths = LAB_DEEPEST,                \
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1}

static const lab_claim criteria_claims[] = {
    NEVER("alphabeta", "alpha-beta evaluates exactly the leaves J with A(J) < B(J)", ALPHABETA, DIFFERENT,
          "share of trees in which the sets are equal"),
    NEVER("test", "a null window at g without a table evaluates exactly those with A(J) < g <= B(J)", ALL_TESTS, DIFFERENT,
          "share of trees in which the sets are equal for every g"),
    NEVER("mtdf", "MTD(f) evaluates no leaf that none of its null windows would", ALL_GUESSES, STRANGE,
          "share of trees in which that holds for every first guess"),
    NEVER("inside", "whatever its first guess, MTD(f) evaluates no leaf that alpha-beta does not", ALL_GUESSES, OUTSIDE,
          "share of trees in which that holds for every first guess"),
    {.name = "gap", .source = "section 6.2",
     .statement = "stored bounds save leaves that the static criterion has: for MTD(f) it is no equality",
     .statistic = lab_ratio, .measured = "share of all first guesses with which leaves are saved",
     .what = {ALL_GUESSES, LAB_DIFFERENT, ALL_GUESSES, LAB_TRIALS}, .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0, .low = 0.01, .high = 0.6},
    {.name = "nearest", .source = "section 6.2", .statement = "MTD(f) evaluates least when it starts at the value",
     .statistic = lab_minimum_place, .measured = "distance from the value of the best of the guesses tried",
     .what = RATIO(VISITED, LEAVES, VISITED), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 0, .high = 1},
    WALL("wall-below", FIRST_TEST, FIRST_TEST + 4, "leaves of a null window 50 below the value / at it"),
    WALL("wall-above", FIRST_TEST + 8, FIRST_TEST + 5, "leaves of a null window 50 above the value / 1 above"),
    NO_MORE_CLAIMS,
};

#define GROVE(label, family, from, depth) TREES(label, family ",seed=1..1000", from, 3, from + 1, {42, depth})
const lab_experiment lab_criteria = {
    "criteria", "Which leaves MTD(f) evaluates, against static bounds", "S0", "section 6.2",
    "Alpha-beta and a single null window have a criterion in the values of the tree. Has MTD(f) one, and what does it say?",
    logged,
    {GROVE("w=2, random", "uniform:w=2,d=8,range=100", 4, 8), GROVE("w=4, random", "uniform:w=4,d=6,range=100", 3, 6),
     GROVE("w=8, random", "uniform:w=8,d=4,range=100", 2, 4), GROVE("w=2, ordered", "ordered:w=2,d=8,range=100", 4, 8),
     GROVE("w=4, ordered", "ordered:w=4,d=6,range=100", 3, 6), GROVE("w=8, ordered", "ordered:w=8,d=4,range=100", 2, 4)},
    {LAB_BY_X, "first guess - value", "leaves, percent of alpha-beta", 1, 0, 0, 0, 0},
    {{"MTD(f)", {FIRST_SWEPT, LAB_LEAVES, ALPHABETA, LAB_LEAVES}},
     {"criterion of its null windows", {FIRST_SWEPT + STEPS, LAB_PREDICTED, ALPHABETA, LAB_PREDICTED}},
     {"one null window there", {FIRST_TEST, LAB_LEAVES, ALPHABETA, LAB_LEAVES}}},
    criteria_claims,
    "criteria.c",
};
