/* experiments.c - the experiments, as data: one row each, from which tasks, figures, verdicts and the report follow.
 *
 * Criteria are written down before the data are taken: a claim says which side of a threshold the 95 % interval must lie
 * on, and in which range the number must be to be of the claimed size. Nothing here computes anything. */
#include "lab.h"
#include "statistic.h"

#include <math.h>
#include <string.h>

/* Tables read better by rows. */
/* clang-format off */

const lab_paper lab_papers[] = {
    {"S0", "A. Plaat, Research Re: search & Re-search, chapters 5 and 6, 1996", "minimal-tree.md"},
    {"S1", "A. Plaat, MTD(f), a minimax algorithm faster than NegaScout, 1997", "mtdf.md"},
    {"S3", "A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, Best-first and depth-first minimax search in practice",
     "best-first.md"},
    {.tag = NULL},
};

#define NO_MORE_SERIES {.label = NULL}
#define NO_MORE_CLAIMS {.name = NULL}
#define SEARCH(label, word) {label, LAB_SEARCH, word, 0, 0}
#define AT(label, word, group, x) {label, LAB_SEARCH, word, group, x}

/* Where an experiment runs: the tour's level, then the full ones. */
#define ON(game, from, tour_positions, tour_depth, ...)                                                                \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, NULL}
#define YARDSTICK_ON(game, from, word, tour_positions, tour_depth, ...)                                                \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, word}

#define RATIO(a, measure, b) {a, LAB_##measure, b, LAB_##measure}
#define MEAN(a, measure) {a, LAB_##measure, LAB_NOTHING, LAB_##measure}
#define PART(above, below) {0, LAB_##above, 0, LAB_##below} /* of one yardstick row */

/* ----------------------------------------------------------------------------- five algorithms on the same resources */

enum { ASPIRATION, ALPHABETA, MTDF, DUAL, SSS };
static const lab_series five[] = {
    [ASPIRATION] = SEARCH("Aspiration NegaScout", "aspiration"),
    [ALPHABETA] = SEARCH("Alpha-Beta", "alphabeta"),
    [MTDF] = SEARCH("MTD(f)", "mtdf"),
    [DUAL] = SEARCH("AB-DUAL*", "dual"),
    [SSS] = SEARCH("AB-SSS*", "sss"),
    NO_MORE_SERIES,
};
#define FIVE_SCOPES                                                                                                    \
    {ON("chess", 2, 20, 6, {60, 8}, {20, 9}), ON("othello", 2, 20, 9, {60, 10}), ON("checkers", 2, 20, 13, {60, 15})}
#define FIVE_CURVES(measure)                                                                                           \
    {{"Alpha-Beta", RATIO(ALPHABETA, measure, ASPIRATION)}, {"AB-SSS*", RATIO(SSS, measure, ASPIRATION)},              \
     {"AB-DUAL*", RATIO(DUAL, measure, ASPIRATION)}, {"MTD(f)", RATIO(MTDF, measure, ASPIRATION)},                     \
     {"Aspiration NegaScout", RATIO(ASPIRATION, measure, ASPIRATION)}}

static const lab_claim leaves_claims[] = {
    {.name = "values", .source = "protocol", .statement = "all algorithms find the same value",
     .statistic = lab_values_agree, .measured = "share of searches in which they do",
     .what = RATIO(MTDF, VALUE, ASPIRATION), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "mtdf", .source = "figure 4",
     .statement = "MTD(f) evaluates fewer leaves than aspiration NegaScout, by around ten percent",
     .statistic = lab_ratio, .measured = "leaves, MTD(f) / aspiration",
     .what = RATIO(MTDF, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.02, .low = 0.80, .high = 1.00},
    {.name = "alphabeta", .source = "figure 4",
     .statement = "aspiration NegaScout evaluates fewer leaves than alpha-beta",
     .statistic = lab_ratio, .measured = "leaves, alpha-beta / aspiration",
     .what = RATIO(ALPHABETA, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1.00, .low = 1.00, .high = 1.30},
    {.name = "sss", .source = "section 4.1",
     .statement = "SSS* evaluates a few percent fewer leaves than alpha-beta, not more",
     .statistic = lab_ratio, .measured = "leaves, SSS* / alpha-beta",
     .what = RATIO(SSS, LEAVES, ALPHABETA), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.10, .low = 0.85, .high = 1.10},
    {.name = "above", .source = "figure 4",
     .statement = "no algorithm needs many more leaves than aspiration NegaScout: the figure ends at 115 %",
     .statistic = lab_highest, .measured = "most leaves of any / aspiration",
     .what = RATIO(MTDF, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.30, .low = 0.75, .high = 1.30},
    {.name = "below", .source = "figure 4", .statement = "nor many fewer: the figure begins at 85 %",
     .statistic = lab_lowest, .measured = "fewest leaves of any / aspiration",
     .what = RATIO(MTDF, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 0.75, .low = 0.75, .high = 1.30},
    {.name = "not-dominated", .source = "section 4.1; S0 chapter 6",
     .statement = "with deepening, alpha-beta sometimes evaluates fewer leaves than SSS*",
     .statistic = lab_share_below, .measured = "share of searches where alpha-beta evaluates fewer",
     .what = {ALPHABETA, LAB_LEAVES, SSS, LAB_LEAVES}, .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.0, .low = 0.0, .high = 1.0},
    NO_MORE_CLAIMS,
};

static const lab_claim nodes_claims[] = {
    {.name = "mtdf", .source = "figure 5",
     .statement = "MTD(f) needs fewer nodes in total than aspiration NegaScout, too",
     .statistic = lab_ratio, .measured = "nodes, MTD(f) / aspiration",
     .what = RATIO(MTDF, NODES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.05, .low = 0.75, .high = 1.05},
    {.name = "sss", .source = "figure 5", .statement = "SSS* needs many more nodes than aspiration NegaScout",
     .statistic = lab_ratio, .measured = "nodes, SSS* / aspiration",
     .what = RATIO(SSS, NODES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1.10, .low = 1.10, .high = INFINITY},
    {.name = "sss-mtdf", .source = "figure 5", .statement = "and more than MTD(f)",
     .statistic = lab_ratio, .measured = "nodes, SSS* / MTD(f)",
     .what = RATIO(SSS, NODES, MTDF), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1.00, .low = 1.00, .high = INFINITY},
    {.name = "mtdf-passes", .source = "section 3",
     .statement = "MTD(f) makes three to six passes in an iteration",
     .statistic = lab_per_iteration, .measured = "passes of MTD(f) per iteration from depth 5",
     .what = MEAN(MTDF, PASSES_LAST), .depths = LAB_ALL, .parameter = 5, .side = LAB_WITHIN, .low = 2, .high = 8},
    {.name = "sss-passes", .source = "section 3", .statement = "SSS* makes dozens, often hundreds",
     .statistic = lab_per_iteration, .measured = "passes of SSS* per iteration from depth 5",
     .what = MEAN(SSS, PASSES_LAST), .depths = LAB_ALL, .parameter = 5,
     .side = LAB_ABOVE, .threshold = 10, .low = 10, .high = INFINITY},
    {.name = "dual-passes", .source = "section 3", .statement = "and so does DUAL*",
     .statistic = lab_per_iteration, .measured = "passes of DUAL* per iteration from depth 5",
     .what = MEAN(DUAL, PASSES_LAST), .depths = LAB_ALL, .parameter = 5,
     .side = LAB_ABOVE, .threshold = 10, .low = 10, .high = INFINITY},
    {.name = "passes-ratio", .source = "section 3", .statement = "several times as many as MTD(f)",
     .statistic = lab_per_iteration, .measured = "passes, SSS* / MTD(f), from depth 5",
     .what = RATIO(SSS, PASSES_LAST, MTDF), .depths = LAB_ALL, .parameter = 5,
     .side = LAB_ABOVE, .threshold = 1, .low = 5, .high = INFINITY},
    NO_MORE_CLAIMS,
};

/* The gains of the family compared with each other. */
enum { GAIN_NEGASCOUT, GAIN_ALPHABETA, GAIN_MTDF, GAIN_FROM_2, GAIN_STEP, GAIN_CSTAR };
static const lab_series gains_series[] = {
    [GAIN_NEGASCOUT] = SEARCH("NegaScout", "negascout"),
    [GAIN_ALPHABETA] = SEARCH("Alpha-Beta", "alphabeta"),
    [GAIN_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [GAIN_FROM_2] = SEARCH("MTD(f), guess of two plies ago", "mtdf:from=2"),
    [GAIN_STEP] = SEARCH("MTD-step", "mtd-step"),
    [GAIN_CSTAR] = SEARCH("C*", "cstar"),
    NO_MORE_SERIES,
};
static const lab_claim gains_claims[] = {
    {.name = "margins", .source = "chapter 6",
     .statement = "what MTD(f) gains over NegaScout is a little more than what NegaScout gains over alpha-beta",
     .statistic = lab_gain_difference, .measured = "nodes: gain of MTD(f) over NegaScout less that of NegaScout over alpha-beta",
     .what = RATIO(GAIN_MTDF, NODES, GAIN_NEGASCOUT), .depths = LAB_DEEPEST_TWO_EVEN, .versus = RATIO(GAIN_NEGASCOUT, NODES, GAIN_ALPHABETA),
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.15},
    {.name = "from-2", .source = "text",
     .statement = "where values swing between odd and even depths, the guess of two plies ago helps",
     .statistic = lab_ratio, .measured = "leaves, guess of two plies ago / of one",
     .what = RATIO(GAIN_FROM_2, LEAVES, GAIN_MTDF), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1, .low = 0.80, .high = 1},
    {.name = "step", .source = "text",
     .statement = "a larger step every second pass may help where the evaluation is fine grained",
     .statistic = lab_ratio, .measured = "nodes, MTD-step / MTD(f)",
     .what = RATIO(GAIN_STEP, NODES, GAIN_MTDF), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1, .low = 0.80, .high = 1},
    NO_MORE_CLAIMS,
};

/* With leaves evaluated as they stand: is the order of the algorithms a matter of quiescence? */
static const lab_series raw_five[] = {
    [ASPIRATION] = SEARCH("Aspiration NegaScout", "aspiration/quiescence=off"),
    [ALPHABETA] = SEARCH("Alpha-Beta", "alphabeta/quiescence=off"),
    [MTDF] = SEARCH("MTD(f)", "mtdf/quiescence=off"),
    [DUAL] = SEARCH("AB-DUAL*", "dual/quiescence=off"),
    [SSS] = SEARCH("AB-SSS*", "sss/quiescence=off"),
    NO_MORE_SERIES,
};
static const lab_claim quiescence_claims[] = {
    {.name = "mtdf", .source = "figure 4",
     .statement = "MTD(f) evaluates fewer leaves, also where leaves are not resolved",
     .statistic = lab_ratio, .measured = "leaves, MTD(f) / aspiration",
     .what = RATIO(MTDF, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.02, .low = 0.80, .high = 1.00},
    {.name = "alphabeta", .source = "figure 4",
     .statement = "aspiration NegaScout evaluates fewer than alpha-beta there, too",
     .statistic = lab_ratio, .measured = "leaves, alpha-beta / aspiration",
     .what = RATIO(ALPHABETA, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1.00, .low = 1.00, .high = 1.30},
    NO_MORE_CLAIMS,
};

/* ---------------------------------------------------------------------------------------------------------------- time */

/* One list of rivals for all experiments on time, so that they come from the same runs. */
enum { TIME_ASPIRATION, TIME_MTDF, TIME_ETC, TIME_ETC_2 };
static const lab_series timed[] = {
    [TIME_ASPIRATION] = {"Aspiration NegaScout", LAB_TIME, "aspiration", 0, 0},
    [TIME_MTDF] = {"MTD(f)", LAB_TIME, "mtdf", 0, 0},
    [TIME_ETC] = {"with ETC", LAB_TIME, "aspiration/etc=all", 0, 0},
    [TIME_ETC_2] = {"with ETC, more than 2 plies from the leaves", LAB_TIME, "aspiration/etc=2", 0, 0},
    NO_MORE_SERIES,
};
#define TIME_SCOPES                                                                                                    \
    {ON("chess", 4, 6, 5, {20, 7}), ON("othello", 6, 6, 8, {20, 10}), ON("checkers", 8, 6, 11, {20, 15})}

static const lab_claim time_claims[] = {
    {.name = "mtdf", .source = "figure 6",
     .statement = "MTD(f) is faster than aspiration NegaScout, by 9 to 13 percent in a chess program",
     .statistic = lab_seconds_ratio, .measured = "processor time, MTD(f) / aspiration",
     .what = RATIO(TIME_MTDF, SECONDS_1, TIME_ASPIRATION), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.85, .high = 1.0},
    {.name = "speed", .source = "figure 6", .statement = "a node costs about the same in both",
     .statistic = lab_nanoseconds_ratio, .measured = "processor time per node, MTD(f) / aspiration",
     .what = RATIO(TIME_MTDF, NODES, TIME_ASPIRATION), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 0.90, .high = 1.10},
    NO_MORE_CLAIMS,
};

/* --------------------------------------------------------------------------------------------------------------- grain */

enum { GRAINS = 7 };
static const lab_series grain_series[] = {
    AT("MTD(f), 1", "mtdf", 0, 1),
    AT("MTD(f), 2", "mtdf/grain=2", 0, 2),
    AT("MTD(f), 5", "mtdf/grain=5", 0, 5),
    AT("MTD(f), 10", "mtdf/grain=10", 0, 10),
    AT("MTD(f), 25", "mtdf/grain=25", 0, 25),
    AT("MTD(f), 50", "mtdf/grain=50", 0, 50),
    AT("MTD(f), 100", "mtdf/grain=100", 0, 100),
    AT("Aspiration NegaScout, 1", "aspiration", 1, 1),
    AT("Aspiration NegaScout, 2", "aspiration/grain=2", 1, 2),
    AT("Aspiration NegaScout, 5", "aspiration/grain=5", 1, 5),
    AT("Aspiration NegaScout, 10", "aspiration/grain=10", 1, 10),
    AT("Aspiration NegaScout, 25", "aspiration/grain=25", 1, 25),
    AT("Aspiration NegaScout, 50", "aspiration/grain=50", 1, 50),
    AT("Aspiration NegaScout, 100", "aspiration/grain=100", 1, 100),
    NO_MORE_SERIES,
};
static const lab_claim grain_claims[] = {
    {.name = "passes", .source = "text",
     .statement = "the coarser the evaluation, the fewer passes MTD(f) makes",
     .statistic = lab_monotone, .measured = "share of steps to a coarser grain with no more passes",
     .what = {0, LAB_PASSES, LAB_NOTHING, LAB_PASSES}, .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.8, .low = 1.0, .high = 1.0},
    {.name = "mtdf", .source = "text", .statement = "a coarse evaluation can suit MTD(f) better",
     .statistic = lab_sweep_ratio, .measured = "nodes of MTD(f), grain 100 / grain 1",
     .what = {0, LAB_NODES, LAB_NOTHING, LAB_NODES}, .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.5, .high = 1.0},
    {.name = "aspiration", .source = "text", .statement = "and NegaScout as well",
     .statistic = lab_sweep_ratio, .measured = "nodes of aspiration, grain 100 / grain 1",
     .what = {1, LAB_NODES, LAB_NOTHING, LAB_NODES}, .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.5, .high = 1.0},
    NO_MORE_CLAIMS,
};

/* ------------------------------------------------------------------------------------------------------- the yardstick */

/* All figures of the thesis' chapter 5 come from the same rows. */
static const lab_series yardstick[] = {
    {"yardstick", LAB_YARDSTICK, "mm=2", 0, 0},
    NO_MORE_SERIES,
};
#define YARDSTICK_SCOPES(from)                                                                                         \
    {YARDSTICK_ON("chess", from, "mm=2", 12, 6, {60, 7}, {20, 9}), YARDSTICK_ON("othello", from, "mm=3", 20, 9, {60, 10}), \
     YARDSTICK_ON("checkers", from, "mm=4", 12, 12, {60, 15})}

static const lab_claim first_move_claims[] = {
    {.name = "deep", .source = "figure 5.1",
     .statement = "where the table knows a move, the first move makes more than 90 to 95 % of the cutoffs",
     .statistic = lab_first_rate, .measured = "first-move cutoffs, two plies or more from the leaves",
     .what = PART(FIRST_AT, CUTOFFS_AT), .depths = LAB_DEEPEST, .parameter = 2,
     .side = LAB_ABOVE, .threshold = 0.88, .low = 0.90, .high = 1.0},
    {.name = "near-leaves", .source = "figure 5.1",
     .statement = "one ply from the leaves it is about 90 % (75 % in the Othello program)",
     .statistic = lab_first_rate, .measured = "first-move cutoffs, one ply from the leaves",
     .what = PART(FIRST_AT, CUTOFFS_AT), .depths = LAB_DEEPEST, .parameter = 1,
     .side = LAB_ABOVE, .threshold = 0.70, .low = 0.75, .high = 1.0},
    {.name = "drop", .source = "figure 5.1", .game = "all",
     .statement = "in the program with the weakest ordering the rate drops near the leaves",
     .statistic = lab_first_largest_drop, .measured = "largest drop of the rate at the last ply",
     .what = PART(FIRST_AT, CUTOFFS_AT), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0, .low = 0.03, .high = 0.5},
    {.name = "oscillation", .source = "figure 5.1",
     .statement = "ordering is less effective at even plies than at odd ones",
     .statistic = lab_first_oscillation, .measured = "share of neighbouring plies where the odd one is better",
     .what = PART(FIRST_AT, CUTOFFS_AT), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.6, .high = 1.0},
    {.name = "checkers-best", .source = "figure 5.1", .game = "all",
     .statement = "the game with the fewest moves has the best ordering",
     .statistic = lab_first_order, .measured = "share of samples where checkers has the highest rate",
     .what = PART(FIRST_AT, CUTOFFS_AT), .depths = LAB_DEEPEST, .parameter = 3,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 1.0, .high = 1.0},
    NO_MORE_CLAIMS,
};

static const lab_claim tree_graph_claims[] = {
    {.name = "chess", .source = "figure 5.2", .game = "chess",
     .statement = "transpositions reduce the minimal tree of chess at depth 9 by a factor of 4",
     .statistic = lab_ratio, .measured = "leaves, minimal tree / minimal graph",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.5, .low = 2.5, .high = 7},
    {.name = "checkers", .source = "figure 5.2", .game = "checkers",
     .statement = "that of checkers at depth 15 by a factor of 9",
     .statistic = lab_ratio, .measured = "leaves, minimal tree / minimal graph",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 2, .low = 4, .high = 20},
    {.name = "othello", .source = "figure 5.2", .game = "othello",
     .statement = "that of Othello clearly, but less (by 2 at depth 9 in the journal's version)",
     .statistic = lab_ratio, .measured = "leaves, minimal tree / minimal graph",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1, .low = 1.2, .high = 3},
    {.name = "growth", .source = "figure 5.2", .statement = "the factor grows with the depth",
     .statistic = lab_growth, .measured = "share of steps of two plies at which it grows",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 1, .high = 1},
    {.name = "order", .source = "figure 5.2", .game = "all",
     .statement = "it is largest in checkers, then chess, then Othello",
     .statistic = lab_order, .measured = "share of samples in that order",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_DEEPEST, .parameter = 312,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 1, .high = 1},
    {.name = "same-depth", .source = "section 5.1",
     .statement = "about 99 % of the transpositions join nodes of the same depth",
     .statistic = lab_same_depth_share, .measured = "share of transpositions at the same ply",
     .what = PART(TRANSPOSITIONS_APART, TRANSPOSITIONS), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.90, .low = 0.95, .high = 1},
    {.name = "linear", .source = "section 5.1",
     .statement = "the number of transpositions is roughly linear in the number of leaves",
     .statistic = lab_slope, .measured = "slope of log transpositions against log leaves",
     .what = PART(TRANSPOSITIONS, GRAPH_LEAVES), .depths = LAB_ALL,
     .side = LAB_WITHIN, .low = 0.85, .high = 1.15},
    {.name = "width", .source = "section 5.1",
     .statement = "they reduce the effective width of nodes by 10 to 20 % (chess, checkers)",
     .statistic = lab_width_reduction, .measured = "reduction of the width",
     .what = PART(GRAPH_LEAVES, TREE_LEAVES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0, .low = 0.07, .high = 0.25},
    {.name = "endgames", .source = "section 5.1", .statement = "in endgames the savings can be much larger",
     .statistic = lab_late_early, .measured = "factor of the later half of the positions / of the earlier",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1, .low = 1.2, .high = INFINITY},
    NO_MORE_CLAIMS,
};

static const lab_claim search_graph_claims[] = {
    {.name = "distance", .source = "figure 5.3",
     .statement = "a program's search is within a small factor of its minimal graph",
     .statistic = lab_ratio, .measured = "nodes, search / minimal graph",
     .what = PART(SEARCH_NODES, GRAPH_NODES), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 3.0, .low = 1.0, .high = 3.0},
    {.name = "parity", .source = "figure 5.3", .statement = "odd depths are much closer to it than even ones",
     .statistic = lab_parity, .measured = "share of even depths that are farther than their neighbours",
     .what = PART(SEARCH_NODES, GRAPH_NODES), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.8, .high = 1.0},
    {.name = "odd", .source = "section 5.2", .statement = "good programs are within 20 to 50 % of optimal",
     .statistic = lab_ratio, .measured = "nodes at odd depths, search / minimal graph",
     .what = PART(SEARCH_NODES, GRAPH_NODES), .depths = LAB_ODD,
     .side = LAB_BELOW, .threshold = 1.7, .low = 1.0, .high = 1.6},
    NO_MORE_CLAIMS,
};

static const lab_claim armg_claims[] = {
    {.name = "checkers", .source = "figure 5.8", .game = "checkers",
     .statement = "in checkers the cheapest cutoffs within three plies halve the minimal graph",
     .statistic = lab_ratio, .measured = "nodes, minimal graph / ARMG-MM(3) with ETC",
     .what = PART(GRAPH_NODES, ARMG3_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.25, .low = 1.5, .high = 3.0},
    {.name = "othello", .source = "figure 5.9", .game = "othello",
     .statement = "in Othello those within two plies reduce it by 1.5 to 1.6",
     .statistic = lab_ratio, .measured = "nodes, minimal graph / ARMG-MM(2) with ETC",
     .what = PART(GRAPH_NODES, ARMG2_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.1, .low = 1.25, .high = 2.0},
    {.name = "chess-etc", .source = "figure 5.10", .game = "chess",
     .statement = "in chess enhanced transposition cutoffs alone reduce it by 1.25 or more",
     .statistic = lab_ratio, .measured = "nodes, minimal graph / with ETC",
     .what = PART(GRAPH_NODES, GRAPH_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.0, .low = 1.1, .high = 2.0},
    {.name = "chess-mm", .source = "figure 5.10", .game = "chess",
     .statement = "and the cheapest cutoffs add nothing significant",
     .statistic = lab_ratio, .measured = "nodes, with ETC / ARMG-MM(2) with ETC",
     .what = PART(GRAPH_ETC_NODES, ARMG2_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.15, .low = 0.98, .high = 1.10},
    {.name = "one-two", .source = "section 5.3",
     .statement = "looking for the cheapest cutoff farther from the leaves does not enlarge the graph",
     .statistic = lab_ratio, .measured = "nodes, ARMG-MM(2) / ARMG-MM(1), both with ETC",
     .what = PART(ARMG2_ETC_NODES, ARMG1_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.01, .low = 0.5, .high = 1.0},
    {.name = "three-four", .source = "section 5.3", .game = "checkers", .statement = "nor does a fourth ply",
     .statistic = lab_ratio, .measured = "nodes, ARMG-MM(4) / ARMG-MM(3), both with ETC",
     .what = PART(ARMG4_ETC_NODES, ARMG3_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.01, .low = 0.5, .high = 1.0},
    {.name = "uniform", .source = "section 5.3", .game = "tree",
     .statement = "on uniform trees nothing is to be gained",
     .statistic = lab_ratio, .measured = "nodes, minimal graph / ARMG-MM(2) with ETC",
     .what = PART(GRAPH_NODES, ARMG2_ETC_NODES), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 1, .high = 1},
    NO_MORE_CLAIMS,
};

/* ----------------------------------------------------------------------------------------------------------------- ETC */

enum { PLAIN, ETC_ALL, ETC_2, MTDF_PLAIN, MTDF_ETC, MTDF_ETC_2 };
static const lab_series etc_series[] = {
    [PLAIN] = SEARCH("Aspiration NegaScout", "aspiration"),
    [ETC_ALL] = SEARCH("Aspiration NegaScout + ETC", "aspiration/etc=all"),
    [ETC_2] = SEARCH("Aspiration NegaScout + ETC, more than 2 plies from the leaves", "aspiration/etc=2"),
    [MTDF_PLAIN] = SEARCH("MTD(f)", "mtdf"),
    [MTDF_ETC] = SEARCH("MTD(f) + ETC", "mtdf/etc=all"),
    [MTDF_ETC_2] = SEARCH("MTD(f) + ETC, more than 2 plies from the leaves", "mtdf/etc=2"),
    NO_MORE_SERIES,
};
static const lab_claim etc_claims[] = {
    {.name = "chess", .source = "figure 5.6", .game = "chess",
     .statement = "ETC divides the leaves of chess at depth 9 by 1.28",
     .statistic = lab_ratio, .measured = "leaves, without / with ETC",
     .what = RATIO(PLAIN, LEAVES, ETC_ALL), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.0, .low = 1.08, .high = 1.5},
    {.name = "checkers", .source = "figure 5.7", .game = "checkers",
     .statement = "and those of checkers by about as much",
     .statistic = lab_ratio, .measured = "leaves, without / with ETC",
     .what = RATIO(PLAIN, LEAVES, ETC_ALL), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.0, .low = 1.08, .high = 1.6},
    {.name = "othello", .source = "section 5.3", .game = "othello",
     .statement = "in Othello it saves about 4 % at depth 9",
     .statistic = lab_ratio, .measured = "leaves, without / with ETC",
     .what = RATIO(PLAIN, LEAVES, ETC_ALL), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.99, .low = 1.00, .high = 1.12},
    {.name = "mtdf", .source = "section 5.3",
     .statement = "MTD(f) with ETC beats aspiration NegaScout without it by more, 1.33 in chess",
     .statistic = lab_ratio, .measured = "leaves, aspiration without / MTD(f) with ETC",
     .what = RATIO(PLAIN, LEAVES, MTDF_ETC), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1.0, .low = 1.05, .high = 1.7},
    {.name = "adds-to-mtdf", .source = "section 5.3", .statement = "ETC adds to MTD(f)",
     .statistic = lab_ratio, .measured = "leaves, MTD(f) with ETC / without",
     .what = RATIO(MTDF_ETC, LEAVES, MTDF_PLAIN), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.6, .high = 1.0},
    {.name = "mtdf-adds", .source = "section 5.3", .statement = "and MTD(f) to ETC",
     .statistic = lab_ratio, .measured = "leaves with ETC, MTD(f) / aspiration",
     .what = RATIO(MTDF_ETC, LEAVES, ETC_ALL), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.8, .high = 1.0},
    {.name = "growth", .source = "figures 5.6, 5.7", .statement = "the gain grows with the depth",
     .statistic = lab_growth, .measured = "share of steps of two plies at which it grows",
     .what = RATIO(PLAIN, LEAVES, ETC_ALL), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.6, .high = 1},
    {.name = "kept", .source = "section 5.3",
     .statement = "away from the last two plies it keeps most of its gain",
     .statistic = lab_etc_kept, .measured = "share of the saved leaves that is kept",
     .what = RATIO(ETC_2, LEAVES, PLAIN), .depths = LAB_DEEPEST, .versus = RATIO(ETC_ALL, LEAVES, PLAIN),
     .side = LAB_ABOVE, .threshold = 0.3, .low = 0.6, .high = 1.2},
    {.name = "probes", .source = "section 5.3", .statement = "at a small part of the cost",
     .statistic = lab_ratio, .measured = "probes of children, there / everywhere",
     .what = RATIO(ETC_2, ETC_PROBES, ETC_ALL), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 0.5, .low = 0.0, .high = 0.25},
    NO_MORE_CLAIMS,
};

static const lab_claim etc_time_claims[] = {
    {.name = "restricted", .source = "section 5.3",
     .statement = "more than two plies from the leaves, ETC costs no time",
     .statistic = lab_seconds_ratio, .measured = "processor time, with / without",
     .what = RATIO(TIME_ETC_2, SECONDS_1, TIME_ASPIRATION), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.05, .low = 0.6, .high = 1.03},
    NO_MORE_CLAIMS,
};

static const lab_series etc_order_series[] = {
    SEARCH("ETC", "aspiration/etc=all"),
    SEARCH("ETC, else what a shallower entry promises", "aspiration/etc=all/etc-order=on"),
    SEARCH("MTD(f), ETC", "mtdf/etc=all"),
    SEARCH("MTD(f), ETC, else what a shallower entry promises", "mtdf/etc=all/etc-order=on"),
    NO_MORE_SERIES,
};
static const lab_claim etc_order_claims[] = {
    {.name = "no-help", .source = "section 5.3",
     .statement = "trying first what a shallower entry of a child promises does not help",
     .statistic = lab_ratio, .measured = "leaves, with / without",
     .what = RATIO(1, LEAVES, 0), .depths = LAB_DEEPEST_TWO_EVEN, .side = LAB_WITHIN, .low = 0.97, .high = 1.03},
    NO_MORE_CLAIMS,
};

static const lab_series root_series[] = {
    SEARCH("MTD(f)", "mtdf"),
    SEARCH("MTD(f), root moves by nodes", "mtdf/root-order=nodes"),
    SEARCH("Aspiration NegaScout", "aspiration"),
    SEARCH("Aspiration NegaScout, root moves by nodes", "aspiration/root-order=nodes"),
    NO_MORE_SERIES,
};
static const lab_claim root_claims[] = {
    {.name = "mtdf", .source = "implementation tips",
     .statement = "sorting the moves at the root can be of use in MTD(f), too",
     .statistic = lab_ratio, .measured = "nodes of MTD(f), sorted / not",
     .what = RATIO(1, NODES, 0), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.80, .high = 1.0},
    NO_MORE_CLAIMS,
};

/* ------------------------------------------------------------------------------------------------------ weaker programs */

static const lab_series weak_series[] = {
    SEARCH("Aspiration NegaScout", "aspiration"),
    SEARCH("MTD(f)", "mtdf"),
    SEARCH("Aspiration NegaScout, weak ordering", "aspiration/history=off/killers=off/static=off"),
    SEARCH("MTD(f), weak ordering", "mtdf/history=off/killers=off/static=off"),
    SEARCH("Aspiration NegaScout, plain evaluation", "aspiration/evaluation=plain"),
    SEARCH("MTD(f), plain evaluation", "mtdf/evaluation=plain"),
    NO_MORE_SERIES,
};
static const lab_claim weak_claims[] = {
    {.name = "ordering", .source = "chapter 6",
     .statement = "the weaker the move ordering, the larger MTD(f)'s margin",
     .statistic = lab_gain_difference, .measured = "leaves: gain of MTD(f) with weak ordering less that with all of it",
     .what = RATIO(3, LEAVES, 2), .depths = LAB_DEEPEST_TWO_EVEN, .versus = RATIO(1, LEAVES, 0),
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.5},
    {.name = "evaluation", .source = "chapter 6",
     .statement = "the weaker the evaluation, the larger MTD(f)'s margin",
     .statistic = lab_gain_difference, .measured = "leaves: gain of MTD(f) with material alone less that with all knowledge",
     .what = RATIO(5, LEAVES, 4), .depths = LAB_DEEPEST_TWO_EVEN, .versus = RATIO(1, LEAVES, 0),
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.5},
    NO_MORE_CLAIMS,
};

/* ------------------------------------------------------------------------------------------------------------- road map */

enum {
    MAP_COUNT,
    MAP_BARE,
    MAP_BARE_TABLE,
    MAP_BARE_ETC,
    MAP_ID,
    MAP_ID_TABLE,
    MAP_ID_ETC,
    MAP_ALL,
    MAP_ALL_TABLE,
    MAP_ALL_ETC,
    MAP_NEGASCOUT,
    MAP_NEGASCOUT_ETC,
    MAP_MTDF,
    MAP_MTDF_ETC,
    MAP_YARDSTICK
};
#define BARE "/deepening=off/table-move=off/history=off/killers=off/static=off"
#define TABLE_AND_DEEPENING "/history=off/killers=off/static=off"
static const lab_series map_series[] = {
    [MAP_COUNT] = {"minimax", LAB_COUNT, "", 0, 0},
    [MAP_BARE] = SEARCH("alpha-beta, moves as they come", "alphabeta:memory=off" BARE),
    [MAP_BARE_TABLE] = SEARCH("the same with a table", "alphabeta" BARE),
    [MAP_BARE_ETC] = SEARCH("the same with a table and ETC", "alphabeta/etc=all" BARE),
    [MAP_ID] = SEARCH("table move and deepening, no table cutoffs", "alphabeta/table-cutoffs=off" TABLE_AND_DEEPENING),
    [MAP_ID_TABLE] = SEARCH("table move and deepening", "alphabeta" TABLE_AND_DEEPENING),
    [MAP_ID_ETC] = SEARCH("table move and deepening, ETC", "alphabeta/etc=all" TABLE_AND_DEEPENING),
    [MAP_ALL] = SEARCH("all ordering, no table cutoffs", "alphabeta/table-cutoffs=off"),
    [MAP_ALL_TABLE] = SEARCH("all ordering", "alphabeta"),
    [MAP_ALL_ETC] = SEARCH("all ordering, ETC", "alphabeta/etc=all"),
    [MAP_NEGASCOUT] = SEARCH("NegaScout", "negascout"),
    [MAP_NEGASCOUT_ETC] = SEARCH("NegaScout, ETC", "negascout/etc=all"),
    [MAP_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [MAP_MTDF_ETC] = SEARCH("MTD(f), ETC", "mtdf/etc=all"),
    [MAP_YARDSTICK] = {"yardstick", LAB_YARDSTICK, "mm=2", 0, 0},
    NO_MORE_SERIES,
};
#define CELL(series, measure) {series, LAB_##measure, LAB_NOTHING, LAB_##measure}
#define STEP(better, better_measure, worse, worse_measure) {better, LAB_##better_measure, worse, LAB_##worse_measure}
static const lab_claim map_claims[] = {
    {.name = "monotone", .source = "figure 5.11",
     .statement = "every step along either axis makes the tree smaller",
     .statistic = lab_matrix_monotone, .measured = "share of steps that do",
     .what = CELL(MAP_ALL_TABLE, NODES_LAST), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.7, .low = 0.9, .high = 1},
    {.name = "minimax", .source = "figure 5.11",
     .statement = "without any pruning the tree has all leaves; alpha-beta has far fewer",
     .statistic = lab_ratio, .measured = "nodes, alpha-beta with moves as they come / leaves of minimax",
     .what = STEP(MAP_BARE, NODES_LAST, MAP_COUNT, PERFT), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 0.5},
    {.name = "table", .source = "figure 5.11", .statement = "a table shrinks the tree",
     .statistic = lab_ratio, .measured = "nodes, table / no table cutoffs, all ordering",
     .what = STEP(MAP_ALL_TABLE, NODES_LAST, MAP_ALL, NODES_LAST), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.05, .high = 1},
    {.name = "etc", .source = "figure 5.11", .statement = "ETC shrinks it further",
     .statistic = lab_ratio, .measured = "nodes, ETC / table, all ordering",
     .what = STEP(MAP_ALL_ETC, NODES_LAST, MAP_ALL_TABLE, NODES_LAST), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "deepening", .source = "figure 5.11", .statement = "table moves and deepening shrink it",
     .statistic = lab_ratio, .measured = "nodes, table and deepening / moves as they come",
     .what = STEP(MAP_ID_TABLE, NODES_LAST, MAP_BARE_TABLE, NODES_LAST), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.0, .high = 1},
    {.name = "history", .source = "figure 5.11", .statement = "the other ordering heuristics shrink it further",
     .statistic = lab_ratio, .measured = "nodes, all ordering / table and deepening",
     .what = STEP(MAP_ALL_TABLE, NODES_LAST, MAP_ID_TABLE, NODES_LAST), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.0, .high = 1},
    {.name = "oracle", .source = "figure 5.11", .statement = "perfect ordering is better than all heuristics",
     .statistic = lab_ratio, .measured = "nodes, minimal graph / alpha-beta with all ordering",
     .what = STEP(MAP_YARDSTICK, GRAPH_NODES, MAP_ALL_TABLE, NODES_LAST), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.2, .high = 1},
    {.name = "mm", .source = "figure 5.11", .statement = "the cheapest cutoffs are better than perfect ordering",
     .statistic = lab_ratio, .measured = "nodes, ARMG-MM(2) / minimal graph, both with ETC",
     .what = STEP(MAP_YARDSTICK, ARMG2_ETC_NODES, MAP_YARDSTICK, GRAPH_ETC_NODES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.3, .high = 1},
    NO_MORE_CLAIMS,
};

static const lab_series minimax_series[] = {
    SEARCH("minimax", "minimax/deepening=off/quiescence=off"),
    {"perft", LAB_COUNT, "", 0, 0},
    NO_MORE_SERIES,
};
static const lab_claim minimax_claims[] = {
    {.name = "perft", .source = "figure 5.11", .statement = "minimax visits every leaf",
     .statistic = lab_ratio, .measured = "leaves of minimax / perft",
     .what = {0, LAB_LEAVES, 1, LAB_PERFT}, .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 1.0, .high = 1.01},
    NO_MORE_CLAIMS,
};

/* --------------------------------------------------------------------------------------------------------------- memory */

enum { ENTRIES = 13 };
#define SIZES(label, word, group)                                                                                      \
    AT(label ", 2^10", word "/table=1024e", group, 10), AT(label ", 2^11", word "/table=2048e", group, 11),        \
        AT(label ", 2^12", word "/table=4096e", group, 12), AT(label ", 2^13", word "/table=8192e", group, 13),    \
        AT(label ", 2^14", word "/table=16384e", group, 14),                                                        \
        AT(label ", 2^15", word "/table=32768e", group, 15),                                                        \
        AT(label ", 2^16", word "/table=65536e", group, 16),                                                        \
        AT(label ", 2^17", word "/table=131072e", group, 17),                                                      \
        AT(label ", 2^18", word "/table=262144e", group, 18),                                                      \
        AT(label ", 2^19", word "/table=524288e", group, 19),                                                      \
        AT(label ", 2^20", word "/table=1048576e", group, 20),                                                    \
        AT(label ", 2^21", word "/table=2097152e", group, 21),                                                    \
        AT(label ", 2^22", word "/table=4194304e", group, 22)
enum { MEMORY_ASPIRATION, MEMORY_ALPHABETA, MEMORY_MTDF, MEMORY_DUAL, MEMORY_SSS };
enum { MEMORY_BASE = ENTRIES - 1 }; /* aspiration with the largest table */
static const lab_series memory_series[] = {
    SIZES("Aspiration NegaScout", "aspiration", MEMORY_ASPIRATION),
    SIZES("Alpha-Beta", "alphabeta", MEMORY_ALPHABETA),
    SIZES("MTD(f)", "mtdf", MEMORY_MTDF),
    SIZES("AB-DUAL*", "dual", MEMORY_DUAL),
    SIZES("AB-SSS*", "sss", MEMORY_SSS),
    NO_MORE_SERIES,
};
static const lab_claim memory_claims[] = {
    {.name = "values", .source = "protocol", .statement = "a table of any size leaves the value as it is",
     .statistic = lab_values_agree, .measured = "share of searches in which all sizes agree",
     .what = RATIO(0, VALUE, MEMORY_BASE), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "knee", .source = "section 3; S1",
     .statement = "beyond a certain size a larger table is pointless, for MTD(f) as for NegaScout",
     .statistic = lab_knee_distance, .measured = "doublings between the two sizes",
     .what = RATIO(MEMORY_MTDF, LEAVES, MEMORY_ASPIRATION), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.5, .low = 0, .high = 1},
    {.name = "alphabeta", .source = "section 3",
     .statement = "alpha-beta needs about the same memory as MTD(f)",
     .statistic = lab_knee_distance, .measured = "doublings between the two sizes",
     .what = RATIO(MEMORY_MTDF, LEAVES, MEMORY_ALPHABETA), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 2.5, .low = 0, .high = 2},
    {.name = "sss", .source = "section 3",
     .statement = "with too small a table SSS* suffers more than MTD(f)",
     .statistic = lab_small_memory, .measured = "relative increase of the leaves at a sixteenth of that size, SSS* / MTD(f)",
     .what = RATIO(MEMORY_SSS, LEAVES, MEMORY_MTDF), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1, .low = 2, .high = INFINITY},
    {.name = "dual", .source = "section 3", .statement = "and so does DUAL*",
     .statistic = lab_small_memory, .measured = "relative increase of the leaves at a sixteenth of that size, DUAL* / MTD(f)",
     .what = RATIO(MEMORY_DUAL, LEAVES, MEMORY_MTDF), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1, .low = 1.2, .high = INFINITY},
    {.name = "small-sss", .source = "journal version",
     .statement = "below a critical size alpha-beta beats SSS*",
     .statistic = lab_ratio, .measured = "leaves at 2^10 entries, alpha-beta / SSS*",
     .what = RATIO(ENTRIES, LEAVES, 4 * ENTRIES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "small-dual", .source = "journal version", .statement = "and at very small sizes also DUAL*",
     .statistic = lab_ratio, .measured = "leaves at 2^10 entries, alpha-beta / DUAL*",
     .what = RATIO(ENTRIES, LEAVES, 3 * ENTRIES), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "small-mtdf", .source = "journal version",
     .statement = "MTD(f) is better than alpha-beta even with too small a table",
     .statistic = lab_ratio, .measured = "leaves at 2^12 entries, MTD(f) / alpha-beta",
     .what = RATIO(2 * ENTRIES + 2, LEAVES, ENTRIES + 2), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    NO_MORE_CLAIMS,
};

/* ---------------------------------------------------------------------------------------------------------- first guess */

#define GUESS(text, number) AT("f" text, "mtdf:guess=value,offset=" #number, 0, number)
enum { GUESS_AT_VALUE = 8 };
static const lab_series guess_series[] = {
    GUESS("-200", -200), GUESS("-150", -150), GUESS("-100", -100), GUESS("-70", -70), GUESS("-40", -40),
    GUESS("-20", -20),   GUESS("-10", -10),   GUESS("-5", -5),     GUESS("", 0),      GUESS("+5", 5),
    GUESS("+10", 10),    GUESS("+20", 20),    GUESS("+40", 40),    GUESS("+70", 70),  GUESS("+100", 100),
    GUESS("+150", 150),  GUESS("+200", 200),  NO_MORE_SERIES,
};
static const lab_claim guess_claims[] = {
    {.name = "best", .source = "text; thesis section 4.3",
     .statement = "the closer the first guess, the fewer leaves",
     .statistic = lab_minimum_place, .measured = "distance of the best guess from the value",
     .what = RATIO(0, LEAVES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 60, .low = 0, .high = 40},
    {.name = "two-passes", .source = "text", .statement = "started at the value, MTD(f) makes two passes",
     .statistic = lab_share_equal, .measured = "share of searches started at the value with two passes",
     .what = MEAN(GUESS_AT_VALUE, PASSES_LAST), .depths = LAB_DEEPEST, .parameter = 2,
     .side = LAB_ABOVE, .threshold = 0.95, .low = 1, .high = 1},
    {.name = "monotone", .source = "text", .statement = "leaves grow with the distance on both sides",
     .statistic = lab_unimodal, .measured = "share of steps away from the value at which they grow",
     .what = RATIO(0, LEAVES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.85, .high = 1},
    {.name = "asymmetry", .source = "not claimed",
     .statement = "guesses above and below the value cost about the same",
     .statistic = lab_asymmetry, .measured = "leaves with guesses above / below the value",
     .what = RATIO(0, LEAVES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST,
     .side = LAB_WITHIN, .low = 0.9, .high = 1.1},
    NO_MORE_CLAIMS,
};

/* ----------------------------------------------------------------------------------------------------- the base line */

#define WIDTHS(word, number) AT("width " #number, word #number, 0, number)
static const lab_series width_series[] = {
    WIDTHS("aspiration:width=", 5),
    WIDTHS("aspiration:width=", 10),
    WIDTHS("aspiration:width=", 20),
    WIDTHS("aspiration:width=", 30),
    WIDTHS("aspiration:width=", 50),
    WIDTHS("aspiration:width=", 100),
    WIDTHS("aspiration:width=", 200),
    WIDTHS("aspiration:width=", 300),
    WIDTHS("aspiration:width=", 500),
    WIDTHS("aspiration:width=", 1000),
    AT("the laboratory's", "aspiration", 1, 0),
    NO_MORE_SERIES,
};
enum { OWN_WIDTH = 10 };
static const lab_claim width_claims[] = {
    {.name = "fair", .source = "protocol",
     .statement = "the laboratory's base line is not weakened: its width is about the best",
     .statistic = lab_best_of_group, .measured = "nodes with the laboratory's width / with the best one of the sweep",
     .what = {OWN_WIDTH, LAB_NODES, 0, LAB_NODES}, .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.03, .low = 0.98, .high = 1.02},
    NO_MORE_CLAIMS,
};

/* ---------------------------------------------------------------------------------------------------------- the table */

#define BY_DEPTH_PERCENT(label) {LAB_BY_DEPTH, "search depth", label, 1, 0, 0, 0, 0}

const lab_experiment lab_experiments[] = {
    {"leaves", "Leaves, relative to aspiration NegaScout", "S3", "figure 4",
     "How many leaves do the best-first algorithms evaluate when all use the same search function, table and ordering?",
     five,
     FIVE_SCOPES,
     {LAB_BY_DEPTH, "search depth", "leaves, percent of aspiration NegaScout", 1, 0, 0, 80, 120},
     FIVE_CURVES(LEAVES),
     leaves_claims},
    {"nodes", "Nodes, relative to aspiration NegaScout", "S3", "figure 5",
     "The same with every visit counted: interior nodes, leaves and table cutoffs.",
     five,
     FIVE_SCOPES,
     BY_DEPTH_PERCENT("nodes, percent of aspiration NegaScout"),
     FIVE_CURVES(NODES),
     nodes_claims},
    {"time", "Processor time, MTD(f) and aspiration NegaScout", "S3", "figure 6",
     "Does the smaller tree take less time? Runs alternate, nothing else runs, five repeats.",
     timed, TIME_SCOPES,
     {LAB_BY_DEPTH, "search depth", "processor time, percent of aspiration NegaScout", 1, 0, 0, 80, 120},
     {{"MTD(f)", RATIO(TIME_MTDF, SECONDS_1, TIME_ASPIRATION)},
      {"Aspiration NegaScout", RATIO(TIME_ASPIRATION, SECONDS_1, TIME_ASPIRATION)}},
     time_claims},
    {"gains", "MTD(f)'s gain, and variants of it", "S0", "chapter 6",
     "How does what MTD(f) gains over NegaScout compare with what NegaScout gains over alpha-beta? Do variants help?",
     gains_series,
     {ON("chess", 2, 12, 5, {60, 7}), ON("othello", 2, 12, 8, {60, 10}), ON("checkers", 2, 12, 11, {60, 15})},
     BY_DEPTH_PERCENT("nodes, percent of NegaScout"),
     {{"Alpha-Beta", RATIO(GAIN_ALPHABETA, NODES, GAIN_NEGASCOUT)},
      {"MTD(f)", RATIO(GAIN_MTDF, NODES, GAIN_NEGASCOUT)},
      {"MTD(f), guess of two plies ago", RATIO(GAIN_FROM_2, NODES, GAIN_NEGASCOUT)},
      {"MTD-step", RATIO(GAIN_STEP, NODES, GAIN_NEGASCOUT)}, {"C*", RATIO(GAIN_CSTAR, NODES, GAIN_NEGASCOUT)}},
     gains_claims},
    {"quiescence", "Leaves, when they are not resolved", "S3", "figure 4",
     "Figure 4 once more with leaves evaluated as they stand.",
     raw_five,
     {ON("chess", 2, 12, 5, {40, 7}), ON("checkers", 2, 12, 10, {60, 14})},
     {LAB_BY_DEPTH, "search depth", "leaves, percent of aspiration NegaScout", 1, 0, 0, 80, 120},
     FIVE_CURVES(LEAVES),
     quiescence_claims},
    {"grain", "The grain of the evaluation", "S1", "implementation tips",
     "What happens when evaluations are rounded to multiples of 2, 5, 10 ... hundredths?",
     grain_series,
     {ON("chess", 4, 12, 4, {40, 6}), ON("othello", 7, 12, 7, {60, 8}), ON("checkers", 9, 12, 9, {60, 12})},
     {LAB_BY_X, "grain of the evaluation", "nodes, percent of those with grain 1", 1, 1, 0, 0, 0},
     {{"MTD(f)", {0, LAB_NODES, 0, LAB_NODES}}, {"Aspiration NegaScout", {1, LAB_NODES, GRAINS, LAB_NODES}}},
     grain_claims},
    {"first-move", "How often the first move makes the cutoff", "S0", "figure 5.1",
     "How good is the move ordering of aspiration NegaScout, by distance from the root?",
     yardstick,
     YARDSTICK_SCOPES(2),
     {LAB_BY_PLY, "ply", "cutoffs by the first move, percent", 1, 0, 0, 0, 0},
     {{"first move", PART(FIRST_AT, CUTOFFS_AT)}},
     first_move_claims},
    {"tree-graph", "The minimal tree and the minimal graph", "S0", "figure 5.2",
     "How much do transpositions save a search that always knows the right move?",
     yardstick,
     YARDSTICK_SCOPES(2),
     {LAB_BY_DEPTH, "search depth", "leaves", 0, 0, 1, 0, 0},
     {{"minimal tree", MEAN(0, TREE_LEAVES)}, {"minimal graph", MEAN(0, GRAPH_LEAVES)}},
     tree_graph_claims},
    {"search-graph", "The search and the minimal graph", "S0", "figure 5.3",
     "How far is aspiration NegaScout from a search that always knows the right move?",
     yardstick,
     YARDSTICK_SCOPES(3),
     {LAB_BY_DEPTH, "search depth", "nodes, search / minimal graph", 0, 0, 0, 0, 0},
     {{"search / minimal graph", PART(SEARCH_NODES, GRAPH_NODES)},
      {"the same, oracle as the search left it", PART(SEARCH_NODES, LITERAL_GRAPH_NODES)}},
     search_graph_claims},
    {"etc", "Enhanced transposition cutoffs", "S0", "figures 5.6, 5.7",
     "What is saved by asking the table about all children before the first is searched?",
     etc_series,
     {ON("chess", 2, 20, 6, {60, 8}, {20, 9}), ON("othello", 2, 20, 9, {60, 10}), ON("checkers", 2, 20, 13, {60, 15})},
     BY_DEPTH_PERCENT("leaves, percent of aspiration NegaScout"),
     {{"Aspiration NegaScout + ETC", RATIO(ETC_ALL, LEAVES, PLAIN)},
      {"... more than 2 plies from the leaves", RATIO(ETC_2, LEAVES, PLAIN)},
      {"MTD(f)", RATIO(MTDF_PLAIN, LEAVES, PLAIN)}, {"MTD(f) + ETC", RATIO(MTDF_ETC, LEAVES, PLAIN)},
      {"MTD(f) + ETC, more than 2 plies", RATIO(MTDF_ETC_2, LEAVES, PLAIN)}},
     etc_claims},
    {"etc-time", "What enhanced transposition cutoffs cost", "S0", "section 5.3",
     "Does the saving pay for the probes?",
     timed, TIME_SCOPES,
     {LAB_BY_DEPTH, "search depth", "processor time, percent of that without", 1, 0, 0, 0, 0},
     {{"with ETC", RATIO(TIME_ETC, SECONDS_1, TIME_ASPIRATION)},
      {"more than 2 plies from the leaves", RATIO(TIME_ETC_2, SECONDS_1, TIME_ASPIRATION)}},
     etc_time_claims},
    {"etc-order", "ETC from the left, then from shallower entries", "S0", "figure 5.4",
     "Where no child cuts, does a shallower entry of a child tell which move to try first?",
     etc_order_series,
     {ON("chess", 2, 12, 5, {60, 7}), ON("othello", 2, 12, 8, {60, 10}), ON("checkers", 2, 12, 11, {60, 15})},
     BY_DEPTH_PERCENT("leaves, percent of those with plain ETC"),
     {{"Aspiration NegaScout", RATIO(1, LEAVES, 0)}, {"MTD(f)", RATIO(3, LEAVES, 2)}},
     etc_order_claims},
    {"armg", "The left-first minimal graph is not minimal", "S0", "figures 5.8, 5.9, 5.10",
     "How much smaller is a graph whose cutoffs are chosen by how cheap they are?",
     yardstick,
     {YARDSTICK_ON("chess", 2, "mm=2", 12, 6, {60, 7}, {20, 9}), YARDSTICK_ON("othello", 2, "mm=3", 20, 9, {60, 10}),
      YARDSTICK_ON("checkers", 2, "mm=4", 12, 12, {60, 15}),
      {"tree", "uniform:w=5,d=6,seed=1..20", 6, {{{10, 6}}, {{20, 6}}}, "mm=2"}},
     BY_DEPTH_PERCENT("nodes, percent of the minimal graph"),
     {{"with ETC", PART(GRAPH_ETC_NODES, GRAPH_NODES)}, {"ARMG-MM(1) + ETC", PART(ARMG1_ETC_NODES, GRAPH_NODES)},
      {"ARMG-MM(2)", PART(ARMG2_NODES, GRAPH_NODES)}, {"ARMG-MM(2) + ETC", PART(ARMG2_ETC_NODES, GRAPH_NODES)},
      {"ARMG-MM(3) + ETC", PART(ARMG3_ETC_NODES, GRAPH_NODES)},
      {"ARMG-MM(4) + ETC", PART(ARMG4_ETC_NODES, GRAPH_NODES)}},
     armg_claims},
    {"roadmap", "The road map", "S0", "figure 5.11",
     "Better ordering, more use of transpositions: what does each step from minimax towards the real minimal graph save?",
     map_series,
     {YARDSTICK_ON("chess", 4, "mm=2", 8, 4, {20, 5}), YARDSTICK_ON("othello", 6, "mm=3", 12, 6, {40, 8}),
      YARDSTICK_ON("checkers", 8, "mm=4", 12, 8, {40, 11})},
     {LAB_AS_MATRIX, "use of transpositions", "nodes of the last iteration, mean", 0, 0, 0, 0, 0},
     {{"minimax | none", CELL(MAP_COUNT, PERFT)}, {"moves as they come | none", CELL(MAP_BARE, NODES_LAST)},
      {"moves as they come | table", CELL(MAP_BARE_TABLE, NODES_LAST)},
      {"moves as they come | table, ETC", CELL(MAP_BARE_ETC, NODES_LAST)},
      {"table move, deepening | none", CELL(MAP_ID, NODES_LAST)},
      {"table move, deepening | table", CELL(MAP_ID_TABLE, NODES_LAST)},
      {"table move, deepening | table, ETC", CELL(MAP_ID_ETC, NODES_LAST)},
      {"all ordering | none", CELL(MAP_ALL, NODES_LAST)}, {"all ordering | table", CELL(MAP_ALL_TABLE, NODES_LAST)},
      {"all ordering | table, ETC", CELL(MAP_ALL_ETC, NODES_LAST)},
      {"all ordering, NegaScout | table", CELL(MAP_NEGASCOUT, NODES_LAST)},
      {"all ordering, NegaScout | table, ETC", CELL(MAP_NEGASCOUT_ETC, NODES_LAST)},
      {"all ordering, MTD(f) | table", CELL(MAP_MTDF, NODES_LAST)},
      {"all ordering, MTD(f) | table, ETC", CELL(MAP_MTDF_ETC, NODES_LAST)},
      {"oracle | none", CELL(MAP_YARDSTICK, TREE_NODES)}, {"oracle | table", CELL(MAP_YARDSTICK, GRAPH_NODES)},
      {"oracle | table, ETC", CELL(MAP_YARDSTICK, GRAPH_ETC_NODES)},
      {"cheapest of two plies | table", CELL(MAP_YARDSTICK, ARMG2_NODES)},
      {"cheapest of two plies | table, ETC", CELL(MAP_YARDSTICK, ARMG2_ETC_NODES)}},
     map_claims},
    {"minimax", "Minimax and perft", "S0", "figure 5.11",
     "Does minimax visit every leaf that there is?",
     minimax_series,
     {ON("chess", 3, 12, 3, {20, 4}), ON("othello", 4, 12, 5, {40, 6}), ON("checkers", 6, 12, 7, {40, 9})},
     {LAB_BY_DEPTH, "search depth", "leaves of minimax / perft", 0, 0, 0, 0, 0},
     {{"minimax / perft", {0, LAB_LEAVES, 1, LAB_PERFT}}},
     minimax_claims},
    {"memory", "How much memory is enough", "S3", "section 3",
     "How do the algorithms fare with tables from a thousand to four million entries?",
     memory_series,
     {ON("chess", 4, 8, 4, {40, 6}), ON("othello", 7, 8, 7, {40, 9}), ON("checkers", 9, 8, 9, {40, 13})},
     {LAB_BY_X, "table entries, power of two", "leaves, percent of aspiration NegaScout with the largest table", 1, 0, 1, 0, 0},
     {{"Aspiration NegaScout", {0, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
      {"Alpha-Beta", {ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
      {"MTD(f)", {2 * ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
      {"AB-DUAL*", {3 * ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
      {"AB-SSS*", {4 * ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}}},
     memory_claims},
    {"first-guess", "The first guess", "S1", "section on the first guess",
     "What does MTD(f) lose when it starts beside the value?",
     guess_series,
     {ON("chess", 4, 12, 4, {40, 6}), ON("othello", 7, 12, 7, {60, 9}), ON("checkers", 9, 12, 9, {60, 13})},
     {LAB_BY_X, "first guess less the value, in hundredths", "leaves, percent of those with the value as guess", 1,
      0, 0, 0, 0},
     {{"MTD(f)", {0, LAB_LEAVES_LAST, GUESS_AT_VALUE, LAB_LEAVES_LAST}}},
     guess_claims},
    {"weak-programs", "MTD(f) in weaker programs", "S0", "chapter 6",
     "Is MTD(f)'s margin larger when ordering or evaluation are weakened on purpose?",
     weak_series,
     {ON("chess", 2, 12, 4, {40, 6}), ON("othello", 2, 12, 7, {60, 9}), ON("checkers", 2, 12, 9, {60, 13})},
     BY_DEPTH_PERCENT("leaves of MTD(f), percent of aspiration NegaScout"),
     {{"all ordering and knowledge", RATIO(1, LEAVES, 0)}, {"weak ordering", RATIO(3, LEAVES, 2)},
      {"plain evaluation", RATIO(5, LEAVES, 4)}},
     weak_claims},
    {"root-order", "Sorting the moves at the root", "S1", "implementation tips",
     "Does it pay to sort all root moves between iterations, not only to put the best one first?",
     root_series,
     {ON("chess", 2, 12, 5, {60, 7}), ON("othello", 2, 12, 8, {60, 10}), ON("checkers", 2, 12, 11, {60, 15})},
     BY_DEPTH_PERCENT("nodes, percent of those without"),
     {{"MTD(f)", RATIO(1, NODES, 0)}, {"Aspiration NegaScout", RATIO(3, NODES, 2)}},
     root_claims},
    {"aspiration-width", "The width of the base line's window", "S3", "section 4",
     "Which half width suits aspiration NegaScout best? It is the base line and must not be weakened.",
     width_series,
     {ON("chess", 5, 12, 5, {40, 7}), ON("othello", 7, 12, 7, {60, 9}), ON("checkers", 9, 12, 9, {60, 13})},
     {LAB_BY_X, "half width, hundredths", "nodes, percent of those with the laboratory's width", 1, 1, 0, 0, 0},
     {{"Aspiration NegaScout", {0, LAB_NODES, OWN_WIDTH, LAB_NODES}}},
     width_claims},
    {.name = NULL},
};

const lab_experiment *lab_experiment_find(const char *name)
{
    for (const lab_experiment *e = lab_experiments; e->name; e++)
        if (!strcmp(e->name, name))
            return e;
    return NULL;
}

int lab_series_count(const lab_experiment *experiment)
{
    int count = 0;
    while (experiment->series[count].label)
        count++;
    return count;
}
