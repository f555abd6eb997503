/* strata.c - the same on parts of the sets (decided or not, with kings or without), and on games that people have played. */
#include "rows.h"

/* clang-format off */

/* ----------------------------------------------------------------------------------------------- the minimal graph */

static const lab_series yardstick[] = {
    {"yardstick", LAB_YARDSTICK, "mm=2", 0, 0, NULL},
    NO_MORE_SERIES,
};
#define GRAPH_OF(game, set, word, label, tour_depth, ...)                                                              \
    {game, set, 2, {{{4, tour_depth}}, {__VA_ARGS__}}, word, label, 0}
#define NO_KINGS "checkers, no kings"

static const lab_claim strata_claims[] = {
    {.name = "no-kings", .source = "ours", .game = NO_KINGS,
     .statement = "without kings, transpositions reduce the minimal tree of checkers by the thesis's factor of 9",
     .statistic = lab_ratio, .measured = "leaves, minimal tree / minimal graph",
     .what = PART(TREE_LEAVES, GRAPH_LEAVES), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 2, .low = 4, .high = 20},
    {.name = "linear", .source = "ours",
     .statement = "the number of transpositions is roughly linear in the number of leaves, whatever the positions",
     .statistic = lab_slope, .measured = "slope of log transpositions against log leaves",
     .what = PART(TRANSPOSITIONS, GRAPH_LEAVES), .depths = LAB_DEEPEST_FOUR, .side = LAB_WITHIN, .low = 0.85, .high = 1.15},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_graph_strata = {
    "graph-strata", "The minimal graph, by kinds of positions", "S0", "figure 5.2",
    "How much do transpositions save where there are kings and where there are none, where a game is decided and where it is not?",
    yardstick,
    {GRAPH_OF("checkers", "checkers-no-kings", "mm=4", NO_KINGS, 8, {60, 15}),
     GRAPH_OF("checkers", "checkers-kings", "mm=4", "checkers, kings", 8, {60, 15}),
     GRAPH_OF("chess", "chess-undecided", "mm=2", "chess, not decided", 4, {60, 7}),
     GRAPH_OF("chess", "chess-decided", "mm=2", "chess, decided", 4, {60, 7}),
     GRAPH_OF("othello", "othello-undecided", "mm=3", "othello, not decided", 6, {60, 10}),
     GRAPH_OF("othello", "othello-decided", "mm=3", "othello, decided", 6, {60, 10})},
    {LAB_BY_DEPTH, "search depth", "leaves, minimal tree / minimal graph", 0, 0, 1, 0, 0},
    {{"minimal tree / minimal graph", PART(TREE_LEAVES, GRAPH_LEAVES)}},
    strata_claims,
    "strata.c",
};

/* ------------------------------------------------------------------------------------------------------ the algorithms */

static const lab_series rivals[] = {
    [ANSWER_BASE] = SEARCH("Aspiration NegaScout", "aspiration"),
    [ANSWER_ALPHABETA] = SEARCH("Alpha-Beta", "alphabeta"),
    [ANSWER_NEGASCOUT] = SEARCH("NegaScout", "negascout"),
    [ANSWER_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [ANSWER_FROM_2] = SEARCH("MTD(f), guess of two plies ago", "mtdf:from=2"),
    [ANSWER_STEP] = SEARCH("MTD-step", "mtd-step"),
    NO_MORE_SERIES,
};
#define RIVALS_ON(game, set, label, tour_depth, ...) {game, set, 2, {{{4, tour_depth}}, {__VA_ARGS__}}, NULL, label, 0}
#define RIVALS                                                                                                         \
    {{"Alpha-Beta", RATIO(ANSWER_ALPHABETA, NODES, ANSWER_BASE)},                                                      \
     {"NegaScout", RATIO(ANSWER_NEGASCOUT, NODES, ANSWER_BASE)}, {"MTD(f)", RATIO(ANSWER_MTDF, NODES, ANSWER_BASE)},   \
     {"MTD(f), guess of two plies ago", RATIO(ANSWER_FROM_2, NODES, ANSWER_BASE)},                                     \
     {"MTD-step", RATIO(ANSWER_STEP, NODES, ANSWER_BASE)},                                                             \
     {"Aspiration NegaScout", RATIO(ANSWER_BASE, NODES, ANSWER_BASE)}}
#define RIVAL_CLAIMS(where)                                                                                            \
    {.name = "mtdf", .source = "ours", .statement = "MTD(f) needs fewer nodes than aspiration NegaScout, " where,      \
     .statistic = lab_ratio, .measured = "nodes, MTD(f) / aspiration",                                                 \
     .what = RATIO(ANSWER_MTDF, NODES, ANSWER_BASE), .depths = LAB_DEEPEST_TWO_EVEN,                                   \
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},                                                          \
    {.name = "from-2", .source = "ours",                                                                               \
     .statement = "and so it does when it starts from the value of two iterations ago",                                \
     .statistic = lab_ratio, .measured = "nodes, MTD(f) from two plies ago / aspiration",                              \
     .what = RATIO(ANSWER_FROM_2, NODES, ANSWER_BASE), .depths = LAB_DEEPEST_TWO_EVEN,                                 \
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1}

static const lab_claim parts_claims[] = {RIVAL_CLAIMS("whatever the positions"), NO_MORE_CLAIMS};
const lab_experiment lab_answer_strata = {
    "answer-strata", "The algorithms side by side, by kinds of positions", "S1", "the question",
    "Do the algorithms fare differently where a game is decided, or where there are kings?",
    rivals,
    {RIVALS_ON("chess", "chess-undecided", "chess, not decided", 4, {60, 7}),
     RIVALS_ON("chess", "chess-decided", "chess, decided", 4, {60, 7}),
     RIVALS_ON("othello", "othello-undecided", "othello, not decided", 6, {60, 10}),
     RIVALS_ON("othello", "othello-decided", "othello, decided", 6, {60, 10}),
     RIVALS_ON("checkers", "checkers-undecided", "checkers, not decided", 8, {60, 15}),
     RIVALS_ON("checkers", "checkers-decided", "checkers, decided", 8, {60, 15}),
     RIVALS_ON("checkers", "checkers-no-kings", NO_KINGS, 8, {60, 15}),
     RIVALS_ON("checkers", "checkers-kings", "checkers, kings", 8, {60, 15})},
    {LAB_BY_DEPTH, "search depth", "nodes, percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    RIVALS,
    parts_claims,
    "strata.c",
};

static const lab_claim games_claims[] = {RIVAL_CLAIMS("in games that people have played"), NO_MORE_CLAIMS};
const lab_experiment lab_answer_games = {
    "answer-games", "The algorithms side by side, on games of people", "S1", "the question",
    "Is it the same on positions out of tournament and master games?",
    rivals,
    {RIVALS_ON("chess", "chess-games", NULL, 4, {60, 7}), RIVALS_ON("othello", "othello-games", NULL, 6, {60, 10}),
     RIVALS_ON("checkers", "checkers-games", NULL, 8, {60, 15})},
    {LAB_BY_DEPTH, "search depth", "nodes, percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    RIVALS,
    games_claims,
    "strata.c",
};
