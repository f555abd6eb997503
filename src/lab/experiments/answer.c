/* answer.c - what a reader wants to know first: which algorithm, by how much, on which game. The rows are those of the other
 * experiments. See summary.h. */
#include "rows.h"

/* clang-format off */

static const lab_series rivals[] = {
    [ANSWER_BASE] = SEARCH("Aspiration NegaScout", "aspiration"),
    [ANSWER_ALPHABETA] = SEARCH("Alpha-Beta", "alphabeta"),
    [ANSWER_NEGASCOUT] = SEARCH("NegaScout", "negascout"),
    [ANSWER_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [ANSWER_FROM_2] = SEARCH("MTD(f), guess of two plies ago", "mtdf:from=2"),
    [ANSWER_STEP] = SEARCH("MTD-step", "mtd-step"),
    NO_MORE_SERIES,
};
#define AGAINST_BASE(measure)                                                                                          \
    {{"Alpha-Beta", RATIO(ANSWER_ALPHABETA, measure, ANSWER_BASE)},                                                    \
     {"NegaScout", RATIO(ANSWER_NEGASCOUT, measure, ANSWER_BASE)}, {"MTD(f)", RATIO(ANSWER_MTDF, measure, ANSWER_BASE)}, \
     {"MTD(f), guess of two plies ago", RATIO(ANSWER_FROM_2, measure, ANSWER_BASE)},                                   \
     {"MTD-step", RATIO(ANSWER_STEP, measure, ANSWER_BASE)},                                                           \
     {"Aspiration NegaScout", RATIO(ANSWER_BASE, measure, ANSWER_BASE)}}
#define ANSWER_SCOPES                                                                                                  \
    {ON("chess", 2, 12, 5, {60, 7}), ON("othello", 2, 12, 8, {60, 10}), ON("checkers", 2, 12, 11, {60, 15})}

static const lab_claim answer_claims[] = {
    {.name = "mtdf", .source = "ours", .statement = "MTD(f) needs fewer nodes than aspiration NegaScout",
     .statistic = lab_ratio, .measured = "nodes, MTD(f) / aspiration",
     .what = RATIO(ANSWER_MTDF, NODES, ANSWER_BASE), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "from-2", .source = "ours", .statement = "and so it does when it starts from the value of two iterations ago",
     .statistic = lab_ratio, .measured = "nodes, MTD(f) from two plies ago / aspiration",
     .what = RATIO(ANSWER_FROM_2, NODES, ANSWER_BASE), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_answer = {
    "answer", "The algorithms side by side", "S1", "the question",
    "Which algorithm needs the fewest nodes, by how much, and on which game?",
    rivals,
    ANSWER_SCOPES,
    {LAB_BY_DEPTH, "search depth", "nodes, percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    AGAINST_BASE(NODES),
    answer_claims,
    "answer.c",
};

const lab_experiment lab_all_nodes = {
    "all-nodes", "Nodes with those of quiescence", "S1", "the question",
    "The same where the nodes of quiescence, by which leaves are resolved, are counted too.",
    rivals,
    ANSWER_SCOPES,
    {LAB_BY_DEPTH, "search depth", "nodes with quiescence, percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    AGAINST_BASE(ALL_NODES),
    NULL,
    "answer.c",
};
