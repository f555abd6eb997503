/* zhang.c - Zhang: forward estimation on random trees, its decisions and its games there. */
#include "rows.h"

/* clang-format off */


/* Uniform trees, and such that have 1 to 9 children with equal chance, which is 5 in the mean. */
#define TREES_10 "edge:b=10,d=11,seed=1..1000"
#define TREES_5 "edge:b=5,d=10,seed=1..1000"
#define TREES_RANDOM "edge:b=5,d=10,random=1,seed=1..1000"

/* ------------------------------------------------------------------------------------------------------------- figure 1 */

enum { AB, FE, FE2 };
static const lab_series forward_series[] = {
    [AB] = LADDER("Alpha-Beta", "alphabeta:memory=off"),
    [FE] = LADDER("Forward estimation", "fe"),
    [FE2] = LADDER("Forward estimation, extended rule", "fe:rule=extended"),
    NO_MORE_SERIES,
};
static const lab_claim forward_claims[] = {
    {.name = "values", .source = "section 3",
     .statement = "with exact bounds forward estimation finds alpha-beta's value",
     .statistic = lab_values_agree, .measured = "share of searches in which all do",
     .what = RATIO(FE, VALUE, AB), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "alphabeta-10", .source = "section 2", .game = "b=10",
     .statement = "a million generated nodes do not take alpha-beta to depth 10",
     .statistic = lab_mean_at, .measured = "mean generated nodes of alpha-beta at depth 10",
     .what = MEAN(AB, GENERATED), .depths = LAB_DEEPEST, .first = 10,
     .side = LAB_ABOVE, .threshold = 1e6, .low = 1e6, .high = 4e6},
    {.name = "forward-11", .source = "section 2", .game = "b=10",
     .statement = "they take forward estimation to depth 11",
     .statistic = lab_mean_at, .measured = "mean generated nodes of forward estimation at depth 11",
     .what = MEAN(FE, GENERATED), .depths = LAB_DEEPEST, .first = 11,
     .side = LAB_BELOW, .threshold = 1e6, .low = 2e5, .high = 1e6},
    {.name = "fewer", .source = "figure 1", .statement = "forward estimation generates fewer nodes than alpha-beta",
     .statistic = lab_ratio, .measured = "generated nodes, forward estimation / alpha-beta",
     .what = RATIO(FE, GENERATED, AB), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "growth", .source = "figure 1", .statement = "its branching factor is smaller than alpha-beta's",
     .statistic = lab_growth_of_two, .measured = "growth by two plies from depth 6 to 10, forward estimation / alpha-beta",
     .what = RATIO(FE, GENERATED, AB), .depths = LAB_DEEPEST, .first = 6, .last = 10,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "growth-minimal", .source = "figure 1",
     .statement = "and even smaller than that of alpha-beta in perfect order",
     .statistic = lab_growth_of_two, .measured = "growth by two plies from depth 6 to 10, forward estimation / minimal tree",
     .what = {FE, LAB_GENERATED, FE, LAB_MINIMAL_GENERATED}, .depths = LAB_DEEPEST, .first = 6, .last = 10,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "extended", .source = "ours",
     .statement = "the two tests that the paper leaves out save another fifth to a third",
     .statistic = lab_ratio, .measured = "generated nodes, extended / as in the paper",
     .what = RATIO(FE2, GENERATED, FE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.65, .high = 0.82},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_forward = {
    "forward", "Forward estimation on random trees", "S2", "figure 1",
    "How many nodes does alpha-beta generate when it also asks how far a value can still move? Children come by their "
    "static evaluation, and every child of an expanded node is counted.",
    forward_series,
    {TREES("b=10", TREES_10, 1, 20, 7, {1000, 9}, {100, 11}), TREES("b=5", TREES_5, 1, 40, 7, {1000, 10})},
    {LAB_BY_DEPTH, "search depth", "generated nodes, mean", 0, 0, 1, 0, 0},
    {{"Alpha-Beta", MEAN(AB, GENERATED)}, {"Forward estimation", MEAN(FE, GENERATED)},
     {"Forward estimation, extended rule", MEAN(FE2, GENERATED)},
     {"Alpha-Beta in perfect order", MEAN(FE, MINIMAL_GENERATED)}},
    forward_claims,
    "zhang.c",
};

/* ------------------------------------------------------------------------------------------------ the order of children */

enum { ORDERED_AB, ORDERED_FE, UNORDERED_AB, UNORDERED_FE };
static const lab_series order_series[] = {
    [ORDERED_AB] = LADDER("Alpha-Beta", "alphabeta:memory=off"),
    [ORDERED_FE] = LADDER("Forward estimation", "fe"),
    [UNORDERED_AB] = LADDER("Alpha-Beta, no order", "alphabeta:memory=off/static=off"),
    [UNORDERED_FE] = LADDER("Forward estimation, no order", "fe/static=off"),
    NO_MORE_SERIES,
};
static const lab_claim order_claims[] = {
    {.name = "little-to-save", .source = "ours",
     .statement = "with children in random order forward estimation saves a tenth at most",
     .statistic = lab_ratio, .measured = "generated nodes without order, forward estimation / alpha-beta",
     .what = RATIO(UNORDERED_FE, GENERATED, UNORDERED_AB), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.85, .low = 0.90, .high = 1},
    {.name = "order", .source = "ours", .statement = "the order is worth more to alpha-beta than the estimation",
     .statistic = lab_ratio, .measured = "generated nodes, ordered alpha-beta / forward estimation without order",
     .what = RATIO(ORDERED_AB, GENERATED, UNORDERED_FE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 0.5},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_forward_order = {
    "forward-order", "Forward estimation without an order of children", "S2", "figure 1",
    "The paper says nothing of the order of children. Does its figure 1 hold in any?",
    order_series,
    {TREES("b=10", TREES_10, 1, 10, 6, {300, 7}, {100, 8}), TREES("b=5", TREES_5, 1, 20, 6, {300, 10})},
    {LAB_BY_DEPTH, "search depth", "generated nodes, mean", 0, 0, 1, 0, 0},
    {{"Alpha-Beta", MEAN(ORDERED_AB, GENERATED)}, {"Forward estimation", MEAN(ORDERED_FE, GENERATED)},
     {"Alpha-Beta, no order", MEAN(UNORDERED_AB, GENERATED)},
     {"Forward estimation, no order", MEAN(UNORDERED_FE, GENERATED)}},
    order_claims,
    "zhang.c",
};

/* -------------------------------------------------------------------------------------------- what alpha-beta must beat */

static const lab_series branching_series[] = {SEARCH("Alpha-Beta", "alphabeta:memory=off"), NO_MORE_SERIES};
static const lab_claim branching_claims[] = {
    {.name = "width-5", .source = "section 1", .game = "w=5",
     .statement = "alpha-beta's effective branching factor on random trees is about b^0.747",
     .statistic = lab_branching_exponent, .measured = "exponent of the leaves' growth from depth 4 to 10",
     .what = MEAN(0, LEAVES), .depths = LAB_DEEPEST, .parameter = 5, .first = 4, .last = 10,
     .side = LAB_WITHIN, .low = 0.70, .high = 0.80},
    {.name = "width-10", .source = "section 1", .game = "w=10",
     .statement = "alpha-beta's effective branching factor on random trees is about b^0.747",
     .statistic = lab_branching_exponent, .measured = "exponent of the leaves' growth from depth 2 to 8",
     .what = MEAN(0, LEAVES), .depths = LAB_DEEPEST, .parameter = 10, .first = 2, .last = 8,
     .side = LAB_WITHIN, .low = 0.70, .high = 0.80},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_branching = {
    "branching", "Alpha-beta on trees with independent leaves", "S2", "section 1",
    "How fast does alpha-beta's tree grow where leaves are independent and nothing orders the moves?",
    branching_series,
    {TREES("w=5", "uniform:w=5,d=10,seed=1..100", 1, 20, 6, {100, 10}),
     TREES("w=10", "uniform:w=10,d=8,seed=1..40", 1, 10, 5, {40, 8})},
    {LAB_BY_DEPTH, "search depth", "leaves, mean", 0, 0, 1, 0, 0},
    {{"Alpha-Beta", MEAN(0, LEAVES)}},
    branching_claims,
    "zhang.c",
};

/* ------------------------------------------------------------------------------------------------------- learned bounds */

enum { LEARN_AB, LEARN_EXACT, LEARN_ONLINE, LEARN_OFFLINE, LEARN_LIKELY };
static const lab_series learned_series[] = {
    [LEARN_AB] = LADDER("Alpha-Beta", "alphabeta:memory=off"),
    [LEARN_EXACT] = LADDER("exact bounds", "fe"),
    [LEARN_ONLINE] = LADDER("learned during the search", "fe:learn=online"),
    [LEARN_OFFLINE] = LADDER("learned from 10 games", "fe:learn=offline,sample=10"),
    [LEARN_LIKELY] = LADDER("most likely steps", "fe:learn=online,steps=likely"),
    NO_MORE_SERIES,
};
static const lab_claim learned_claims[] = {
    {.name = "exact", .source = "section 3", .statement = "with exact bounds the move is alpha-beta's",
     .statistic = lab_ratio, .measured = "share of trees with alpha-beta's move at full depth",
     .what = MEAN(LEARN_EXACT, AGREES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "online-quality", .source = "section 3",
     .statement = "bounds learned during the search decide as well as exact ones",
     .statistic = lab_largest_difference, .measured = "largest difference of the quality at any depth",
     .what = MEAN(LEARN_ONLINE, AGREES), .versus = MEAN(LEARN_EXACT, AGREES), .depths = LAB_ALL,
     .side = LAB_BELOW, .threshold = 0.015, .low = 0, .high = 0.01},
    {.name = "offline-quality", .source = "section 3", .statement = "and so do bounds learned from a few games",
     .statistic = lab_largest_difference, .measured = "largest difference of the quality at any depth",
     .what = MEAN(LEARN_OFFLINE, AGREES), .versus = MEAN(LEARN_EXACT, AGREES), .depths = LAB_ALL,
     .side = LAB_BELOW, .threshold = 0.015, .low = 0, .high = 0.01},
    {.name = "online-nodes", .source = "section 3",
     .statement = "with bounds learned during the search a few nodes less are generated",
     .statistic = lab_ratio, .measured = "generated nodes, learned during the search / exact",
     .what = RATIO(LEARN_ONLINE, GENERATED, LEARN_EXACT), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.95, .high = 1},
    {.name = "offline-nodes", .source = "section 3", .statement = "and with bounds learned from a few games, too",
     .statistic = lab_ratio, .measured = "generated nodes, learned from 10 games / exact",
     .what = RATIO(LEARN_OFFLINE, GENERATED, LEARN_EXACT), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.90, .high = 1},
    {.name = "likely", .source = "section 4",
     .statement = "the most likely steps instead of the extremes decide better than alpha-beta at equal cost",
     .statistic = lab_quality_gain, .measured = "quality at equal cost, likely steps - alpha-beta",
     .what = {LEARN_LIKELY, LAB_AGREES, LEARN_AB, LAB_AGREES}, .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.3},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_learned_bounds = {
    "learned-bounds", "Decisions with exact and with learned bounds", "S2", "section 3",
    "How often is the move at the root that of alpha-beta searching the whole tree, when the bounds are exact and when "
    "they are learned?",
    learned_series,
    {TREES("b=5", TREES_5, 1, 40, 7, {1000, 10}), TREES("1 to 9 children", TREES_RANDOM, 1, 40, 7, {1000, 10}),
     TREES("b=10", "edge:b=10,d=6,seed=1..1000", 1, 20, 5, {1000, 6})},
    {LAB_BY_DEPTH, "search depth", "percent of decisions like alpha-beta's on the whole tree", 1, 0, 0, 0, 100},
    {{"Alpha-Beta", MEAN(LEARN_AB, AGREES)}, {"exact bounds", MEAN(LEARN_EXACT, AGREES)},
     {"learned during the search", MEAN(LEARN_ONLINE, AGREES)},
     {"learned from 10 games", MEAN(LEARN_OFFLINE, AGREES)}, {"most likely steps", MEAN(LEARN_LIKELY, AGREES)}},
    learned_claims,
    "zhang.c",
};

/* ------------------------------------------------------------------------------------------------------------- figure 2 */

enum { DELTA_AB, DELTA_10, DELTA_8, DELTA_6, DELTA_5, DELTA_4, DELTA_2 };
static const lab_series delta_series[] = {
    [DELTA_AB] = LADDER("Alpha-Beta", "alphabeta:memory=off"),
    [DELTA_10] = LADDER("delta 1.0", "fe:learn=online"),
    [DELTA_8] = LADDER("delta 0.8", "fe:delta=0.8,learn=online"),
    [DELTA_6] = LADDER("delta 0.6", "fe:delta=0.6,learn=online"),
    [DELTA_5] = LADDER("delta 0.5", "fe:delta=0.5,learn=online"),
    [DELTA_4] = LADDER("delta 0.4", "fe:delta=0.4,learn=online"),
    [DELTA_2] = LADDER("delta 0.2", "fe:delta=0.2,learn=online"),
    NO_MORE_SERIES,
};
#define GAIN(over, under) {over, LAB_AGREES, under, LAB_AGREES}
static const lab_claim delta_claims[] = {
    {.name = "full", .source = "figure 2", .statement = "with delta 1 a search of the whole tree decides as alpha-beta",
     .statistic = lab_ratio, .measured = "share of right decisions at full depth, delta 1",
     .what = MEAN(DELTA_10, AGREES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.985, .low = 0.99, .high = 1},
    {.name = "fewer", .source = "figure 2", .statement = "and generates fewer nodes",
     .statistic = lab_ratio, .measured = "generated nodes at full depth, delta 1 / alpha-beta",
     .what = RATIO(DELTA_10, GENERATED, DELTA_AB), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "errs", .source = "section 4", .statement = "with delta below 1 some decisions at full depth are wrong",
     .statistic = lab_ratio, .measured = "share of right decisions at full depth, delta 0.4",
     .what = MEAN(DELTA_4, AGREES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.8, .high = 0.999},
    {.name = "errs-most", .source = "figure 2", .statement = "with delta 0.2 many are",
     .statistic = lab_ratio, .measured = "share of right decisions at full depth, delta 0.2",
     .what = MEAN(DELTA_2, AGREES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.7, .high = 0.99},
    {.name = "half", .source = "section 4", .statement = "a medium delta is a good choice: at equal cost, 0.5 decides better than alpha-beta",
     .statistic = lab_quality_gain, .measured = "quality at equal cost, delta 0.5 - alpha-beta",
     .what = GAIN(DELTA_5, DELTA_AB), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.3},
    {.name = "six-tenths", .source = "figure 2", .statement = "so does 0.6",
     .statistic = lab_quality_gain, .measured = "quality at equal cost, delta 0.6 - alpha-beta",
     .what = GAIN(DELTA_6, DELTA_AB), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.3},
    {.name = "four-tenths", .source = "figure 2", .statement = "and 0.4",
     .statistic = lab_quality_gain, .measured = "quality at equal cost, delta 0.4 - alpha-beta",
     .what = GAIN(DELTA_4, DELTA_AB), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.3},
    {.name = "too-small", .source = "figure 2",
     .statement = "with delta 0.2 a deep search does not pay for its errors",
     .statistic = lab_quality_gain_deepest, .measured = "quality of delta 0.2 at full depth - delta 0.5 at that cost",
     .what = GAIN(DELTA_2, DELTA_5), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 0, .low = -0.3, .high = 0},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_delta = {
    "delta", "Forward estimation as selective search", "S2", "figure 2",
    "Bounds that are believed only in part make the search selective: how often is its decision the right one, and what "
    "does it cost? One point for each depth.",
    delta_series,
    {TREES("1 to 9 children", TREES_RANDOM, 1, 40, 7, {1000, 10}), TREES("b=5", TREES_5, 1, 40, 7, {1000, 10})},
    {LAB_BY_COST, "generated nodes, mean", "percent of decisions like alpha-beta's on the whole tree", 1, 1, 0, 0, 0},
    {{"Alpha-Beta", MEAN(DELTA_AB, AGREES)}, {"delta 1.0", MEAN(DELTA_10, AGREES)},
     {"delta 0.8", MEAN(DELTA_8, AGREES)}, {"delta 0.6", MEAN(DELTA_6, AGREES)}, {"delta 0.5", MEAN(DELTA_5, AGREES)},
     {"delta 0.4", MEAN(DELTA_4, AGREES)}, {"delta 0.2", MEAN(DELTA_2, AGREES)}},
    delta_claims,
    "zhang.c",
};

/* ---------------------------------------------------------------------------------------------------------- figure 3(a) */

enum { WHOLE, HALF };
#define TREE_RIVAL " vs alphabeta:memory=off"
static const lab_series tournament_series[] = {
    MATCH("delta 1.0, +1", "fe:learn=online +1" TREE_RIVAL, WHOLE, 1),
    MATCH("delta 0.5, +0", "fe:delta=0.5,learn=online +0" TREE_RIVAL, HALF, 0),
    MATCH("delta 0.5, +1", "fe:delta=0.5,learn=online +1" TREE_RIVAL, HALF, 1),
    MATCH("delta 0.5, +2", "3..8: fe:delta=0.5,learn=online +2" TREE_RIVAL, HALF, 2),
    NO_MORE_SERIES,
};
static const lab_claim tournament_claims[] = {
    {.name = "one-level", .source = "section 5.1",
     .statement = "with delta 1 forward estimation looks one level further only if it generates more nodes",
     .statistic = lab_handicap_mean, .measured = "plies ahead at more nodes, delta 1, mean of horizons 2 and up",
     .what = MORE(WHOLE, AHEAD), .depths = LAB_DEEPEST, .first = 2, .side = LAB_WITHIN, .low = 0.75, .high = 1.25},
    {.name = "shallow-depth", .source = "section 5.1",
     .statement = "with delta 0.5 and no more nodes it looks as far as alpha-beta up to horizon 3",
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, delta 0.5, mean of horizons 1 to 3",
     .what = LESS(HALF, AHEAD), .depths = LAB_DEEPEST, .first = 1, .last = 3,
     .side = LAB_BELOW, .threshold = 0.5, .low = 0, .high = 0.34},
    {.name = "deep-depth", .source = "section 5.1", .statement = "and one level further beyond that",
     .statistic = lab_handicap_lowest, .measured = "plies ahead at fewer nodes, delta 0.5, least of horizons 5 and up",
     .what = LESS(HALF, AHEAD), .depths = LAB_DEEPEST, .first = 5,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 1, .high = 1},
    {.name = "deep-wins", .source = "figure 3(a)", .statement = "it wins in deep search",
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, delta 0.5, mean of horizons 5 and up",
     .what = LESS(HALF, POINTS), .depths = LAB_DEEPEST, .first = 5,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1},
    {.name = "deep-wins-everywhere", .source = "figure 3(a)", .statement = "at every horizon of them",
     .statistic = lab_handicap_lowest, .measured = "points at fewer nodes, delta 0.5, least of horizons 5 and up",
     .what = LESS(HALF, POINTS), .depths = LAB_DEEPEST, .first = 5,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1},
    {.name = "shallow-even", .source = "section 5.1",
     .statement = "where both look equally far, it loses or does not win by much",
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, delta 0.5, mean of horizons 1 to 3",
     .what = LESS(HALF, POINTS), .depths = LAB_DEEPEST, .first = 1, .last = 3,
     .side = LAB_WITHIN, .low = 0.4, .high = 0.6},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_tournament = {
    "tournament", "Forward estimation against alpha-beta on random trees", "S2", "figure 3(a)",
    "Both play from the root of a tree to a leaf, each as MAX once; who comes out higher as MAX wins the pair. Forward "
    "estimation looks as many plies further as it can with fewer generated nodes (less), and one more (more).",
    tournament_series,
    {TREES("depth 20", "edge:b=5,d=20,random=1,seed=1..1000", 1, 20, 3, {1000, 7}, {300, 8}),
     TREES("depth 12", "edge:b=5,d=12,random=1,seed=1..1000", 1, 20, 3, {300, 7})},
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "points of forward estimation, percent", 1, 0, 0, 40, 80},
    {{"delta 1.0, more", MORE(WHOLE, POINTS)}, {"delta 0.5, more", MORE(HALF, POINTS)},
     {"delta 0.5, less", LESS(HALF, POINTS)}},
    tournament_claims,
    "zhang.c",
};
