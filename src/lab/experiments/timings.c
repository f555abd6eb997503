/* timings.c - everything that is measured in seconds. */
#include "rows.h"

/* clang-format off */

/* One list of rivals for all experiments on time, so that they come from the same runs. */
static const lab_series timed[] = {
    [TIME_ASPIRATION] = {"Aspiration NegaScout", LAB_TIME, "aspiration", 0, 0, NULL},
    [TIME_MTDF] = {"MTD(f)", LAB_TIME, "mtdf", 0, 0, NULL},
    [TIME_ETC] = {"with ETC", LAB_TIME, "aspiration/etc=all", 0, 0, NULL},
    [TIME_ETC_2] = {"with ETC, more than 2 plies from the leaves", LAB_TIME, "aspiration/etc=2", 0, 0, NULL},
    NO_MORE_SERIES,
};
#define TIME_SCOPES                                                                                                    \
    {ON("chess", 4, 3, 5, {20, 7}), ON("othello", 6, 3, 8, {20, 10}), ON("checkers", 8, 3, 11, {20, 15})}

#define PER_NODE(series) {series, LAB_SECONDS_1, series, LAB_NODES}

static const lab_claim time_claims[] = {
    {.name = "mtdf", .source = "figure 6",
     .statement = "MTD(f) is faster than aspiration NegaScout, by 9 to 13 percent in a chess program",
     .statistic = lab_seconds_ratio, .measured = "processor time, MTD(f) / aspiration",
     .what = RATIO(TIME_MTDF, SECONDS_1, TIME_ASPIRATION), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.85, .high = 1.0},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_time = {
    "time", "Processor time, MTD(f) and aspiration NegaScout", "S3", "figure 6",
    "Does the smaller tree take less time? Runs alternate, nothing else runs, five repeats.",
    timed, TIME_SCOPES,
    {LAB_BY_DEPTH, "search depth", "processor time, percent of aspiration NegaScout", 1, 0, 0, 80, 120},
    {{"MTD(f)", RATIO(TIME_MTDF, SECONDS_1, TIME_ASPIRATION)},
     {"Aspiration NegaScout", RATIO(TIME_ASPIRATION, SECONDS_1, TIME_ASPIRATION)}},
    time_claims,
    "timings.c",
};

static const lab_claim node_time_claims[] = {
    {.name = "speed", .source = "figure 6", .statement = "a node costs about the same in both",
     .statistic = lab_node_time_ratio, .measured = "processor time per node, MTD(f) / aspiration",
     .what = RATIO(TIME_MTDF, NODES, TIME_ASPIRATION), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 0.90, .high = 1.10},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_node_time = {
    "node-time", "Processor time per node", "S3", "figure 6",
    "Is a difference in time one of nodes, or of what a node costs?",
    timed, TIME_SCOPES,
    {LAB_BY_DEPTH, "search depth", "seconds per node", 0, 0, 0, 0, 0},
    {{"Aspiration NegaScout", PER_NODE(TIME_ASPIRATION)}, {"MTD(f)", PER_NODE(TIME_MTDF)},
     {"with ETC", PER_NODE(TIME_ETC)}, {"with ETC, more than 2 plies from the leaves", PER_NODE(TIME_ETC_2)}},
    node_time_claims,
    "timings.c",
};

static const lab_claim etc_time_claims[] = {
    {.name = "restricted", .source = "section 5.3",
     .statement = "more than two plies from the leaves, ETC costs no time",
     .statistic = lab_seconds_ratio, .measured = "processor time, with / without",
     .what = RATIO(TIME_ETC_2, SECONDS_1, TIME_ASPIRATION), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.05, .low = 0.6, .high = 1.03},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_etc_time = {
    "etc-time", "What enhanced transposition cutoffs cost", "S0", "section 5.3",
    "Does the saving pay for the probes?",
    timed, TIME_SCOPES,
    {LAB_BY_DEPTH, "search depth", "processor time, percent of that without", 1, 0, 0, 0, 0},
    {{"with ETC", RATIO(TIME_ETC, SECONDS_1, TIME_ASPIRATION)},
     {"more than 2 plies from the leaves", RATIO(TIME_ETC_2, SECONDS_1, TIME_ASPIRATION)}},
    etc_time_claims,
    "timings.c",
};
