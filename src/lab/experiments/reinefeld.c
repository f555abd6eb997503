/* reinefeld.c - Reinefeld, Schaeffer, Marsland: what a re-search can know, on random trees and in games. */
#include "rows.h"

/* clang-format off */

/* ------------------------------------------------------------------------------------------------- figures 4 and 5 */

/* Room for every node of the widest tree: with less, a few leaves are displaced and evaluated again. */
#define ROOM "/table=16777216e"
enum { AB, NS, PNS_1, PNS_2, INS, SSS_OPEN, SSS, DUAL, MTDF };
enum { OF_THE_PAPER, BESIDES }; /* groups */
static const lab_series nine[] = {
    [AB] = {"AB", LAB_SEARCH, "alphabeta:memory=off", OF_THE_PAPER, 0, NULL},
    [NS] = {"NS", LAB_SEARCH, "negascout:memory=off", OF_THE_PAPER, 0, NULL},
    [PNS_1] = {"PNS(1)", LAB_SEARCH, "pns:k=1", BESIDES, 0, NULL},
    [PNS_2] = {"PNS(2)", LAB_SEARCH, "pns:k=2", OF_THE_PAPER, 0, NULL},
    [INS] = {"INS", LAB_SEARCH, "ins", OF_THE_PAPER, 0, NULL},
    [SSS_OPEN] = {"SSS*, list", LAB_SEARCH, "sss-open", OF_THE_PAPER, 0, NULL},
    [SSS] = {"SSS* by null windows", LAB_SEARCH, "sss" ROOM, BESIDES, 0, NULL},
    [DUAL] = {"DUAL*", LAB_SEARCH, "dual" ROOM, BESIDES, 0, NULL},
    [MTDF] = {"MTD(f) from the value", LAB_SEARCH, "mtdf" ROOM "/guess=value", BESIDES, 0, NULL},
    NO_MORE_SERIES,
};

#define W5_LEAVES "w=5, random leaves"
#define W5_RANDOM "w=5, random order"
#define W5_60 "w=5, first best 60 %"
#define W5_70_90 "w=5, 70/90"
#define W20_LEAVES "w=20, random leaves"
#define W20_RANDOM "w=20, random order"
#define W20_60 "w=20, first best 60 %"
#define W20_70_90 "w=20, 70/90"
#define FIVE(label, family) TREES(label, family ",seed=1..100", 2, 6, 6, {100, 6}, {40, 8})
#define TWENTY(label, family) TREES(label, family ",seed=1..100", 2, 6, 4, {100, 4}, {20, 6})
#define EIGHT_SCOPES                                                                                                   \
    {FIVE(W5_LEAVES, "uniform:w=5,d=8"), FIVE(W5_RANDOM, "ordered:w=5,d=8,first=0.2"),                                 \
     FIVE(W5_60, "ordered:w=5,d=8,first=0.6"), FIVE(W5_70_90, "ordered:w=5,d=8,first=0.7,quarter=0.9"),                \
     TWENTY(W20_LEAVES, "uniform:w=20,d=6"), TWENTY(W20_RANDOM, "ordered:w=20,d=6,first=0.05"),                        \
     TWENTY(W20_60, "ordered:w=20,d=6,first=0.6"), TWENTY(W20_70_90, "ordered:w=20,d=6,first=0.7,quarter=0.9")}

#define TO_MINIMAL(series) {series, LAB_LEAVES, series, LAB_MINIMAL_LEAVES}

#define PNS_ODD(claim_name, scope)                                                                                     \
    {.name = claim_name, .source = "section 4",                                                                        \
     .statement = "on strongly ordered trees PNS evaluates fewer leaves than SSS* at odd depths", .game = scope,       \
     .statistic = lab_ratio, .measured = "leaves, PNS(2) / SSS*", .what = RATIO(PNS_2, LEAVES, SSS_OPEN),              \
     .depths = LAB_ODD, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1}
#define FAVOURED(claim_name, over, under, said, scopes)                                                                \
    {.name = claim_name, .source = "section 4",                                                                        \
     .statement = "minimal windows are favoured by strong ordering, since re-searches are less probable",              \
     .game = "all", .statistic = lab_between_scopes, .measured = said, .what = RATIO(over, LEAVES, under),             \
     .depths = LAB_ALL, .parameter = scopes, .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1}

static const lab_claim ins_pns_claims[] = {
    {.name = "values", .source = "protocol", .statement = "all algorithms find the same value",
     .statistic = lab_values_agree, .measured = "share of searches in which they do",
     .what = RATIO(INS, VALUE, AB), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "pns", .source = "figures 4 and 5", .statement = "PNS evaluates fewer leaves than NS",
     .statistic = lab_ratio, .measured = "leaves, PNS(2) / NS", .what = RATIO(PNS_2, LEAVES, NS), .depths = LAB_ALL,
     .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "pns-k", .source = "section 3", .statement = "the more plies keep their scores, the fewer leaves, or as many",
     .statistic = lab_ratio, .measured = "leaves, PNS(2) / PNS(1)", .what = RATIO(PNS_2, LEAVES, PNS_1),
     .depths = LAB_ALL, .side = LAB_BELOW, .threshold = 1.001, .low = 0.5, .high = 1},
    {.name = "ins", .source = "figures 4 and 5", .statement = "INS evaluates fewer leaves than PNS",
     .statistic = lab_ratio, .measured = "leaves, INS / PNS(2)", .what = RATIO(INS, LEAVES, PNS_2), .depths = LAB_ALL,
     .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "sss-even", .source = "section 4", .statement = "at even depths SSS* evaluates fewer leaves than INS",
     .statistic = lab_ratio, .measured = "leaves, SSS* / INS", .what = RATIO(SSS_OPEN, LEAVES, INS),
     .depths = LAB_EVEN, .side = LAB_BELOW, .threshold = 1, .low = 0.4, .high = 1},
    {.name = "ins-odd", .source = "section 4", .statement = "at odd depths INS is usually no worse than SSS*",
     .statistic = lab_ratio, .measured = "leaves, INS / SSS*", .what = RATIO(INS, LEAVES, SSS_OPEN), .depths = LAB_ODD,
     .side = LAB_BELOW, .threshold = 1.05, .low = 0.6, .high = 1.05},
    {.name = "ins-odd-usually", .source = "section 4", .statement = "and better in most trees",
     .statistic = lab_share_below, .measured = "share of searches at odd depths in which INS evaluates fewer",
     .what = RATIO(INS, LEAVES, SSS_OPEN), .depths = LAB_ODD,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1},
    PNS_ODD("pns-odd-20", W20_60),
    PNS_ODD("pns-odd-20-70-90", W20_70_90),
    PNS_ODD("pns-odd-5", W5_60),
    PNS_ODD("pns-odd-5-70-90", W5_70_90),
    {.name = "oscillation", .source = "section 4",
     .statement = "all curves oscillate with the parity of the depth, that of SSS* least",
     .statistic = lab_oscillation, .measured = "swing of SSS* / smallest of AB, NS, PNS(2), INS",
     .what = TO_MINIMAL(SSS_OPEN), .depths = LAB_ALL, .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    FAVOURED("ordering-5", NS, AB, "leaves, NS / AB: w=5, first best 60 % / random order", 32),
    FAVOURED("ordering-20", NS, AB, "leaves, NS / AB: w=20, first best 60 % / random order", 76),
    FAVOURED("ordering-sss-5", INS, SSS_OPEN, "leaves, INS / SSS*: w=5, first best 60 % / random order", 32),
    FAVOURED("ordering-sss-20", INS, SSS_OPEN, "leaves, INS / SSS*: w=20, first best 60 % / random order", 76),
    {.name = "not-dominated", .source = "footnote", .statement = "sometimes SSS* is misled and expands more than NS",
     .statistic = lab_share_below, .measured = "share of searches in which NS evaluates fewer leaves than SSS*",
     .what = RATIO(NS, LEAVES, SSS_OPEN), .depths = LAB_ALL, .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 1},
    {.name = "dominance", .source = "references 6 and 7", .statement = "SSS* never evaluates more leaves than alpha-beta",
     .statistic = lab_share_below, .measured = "share of searches in which AB evaluates fewer leaves than SSS*",
     .what = RATIO(AB, LEAVES, SSS_OPEN), .depths = LAB_ALL, .side = LAB_WITHIN, .low = 0, .high = 0},
    {.name = "two-ways", .source = "S3 section 2",
     .statement = "null windows with a table evaluate exactly the leaves of the SSS* with a list",
     .statistic = lab_share_same, .measured = "share of searches in which the numbers are equal",
     .what = RATIO(SSS_OPEN, LEAVES, SSS), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_ins_pns = {
    "ins-pns", "Leaves relative to the minimal tree: AB, NS, PNS, INS and SSS*", "S4", "figures 4 and 5",
    "How much does a minimal-window search gain by remembering what its first visit found, and how near does it come to SSS*?",
    nine,
    EIGHT_SCOPES,
    {LAB_BY_DEPTH, "search depth", "leaves, in units of the minimal tree", 0, 0, 0, 0, 0},
    {{"AB", TO_MINIMAL(AB)}, {"NS", TO_MINIMAL(NS)}, {"PNS(1)", TO_MINIMAL(PNS_1)}, {"PNS(2)", TO_MINIMAL(PNS_2)},
     {"INS", TO_MINIMAL(INS)}, {"SSS*", TO_MINIMAL(SSS_OPEN)}, {"DUAL*", TO_MINIMAL(DUAL)},
     {"MTD(f) from the value", TO_MINIMAL(MTDF)}},
    ins_pns_claims,
    "reinefeld.c",
};

/* Where the paper's memory ended, INS included. SSS* would take longer than all else together. */
enum { DEEP_AB, DEEP_NS, DEEP_PNS, DEEP_INS };
static const lab_series deep[] = {
    [DEEP_AB] = SEARCH("AB", "alphabeta:memory=off"),
    [DEEP_NS] = SEARCH("NS", "negascout:memory=off"),
    [DEEP_PNS] = SEARCH("PNS(2)", "pns:k=2"),
    [DEEP_INS] = SEARCH("INS", "ins"),
    NO_MORE_SERIES,
};
static const lab_claim deep_claims[] = {
    {.name = "pns", .source = "figure 5", .statement = "PNS evaluates fewer leaves than NS",
     .statistic = lab_ratio, .measured = "leaves, PNS(2) / NS", .what = RATIO(DEEP_PNS, LEAVES, DEEP_NS),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "ins", .source = "figure 5", .statement = "INS evaluates fewer leaves than PNS",
     .statistic = lab_ratio, .measured = "leaves, INS / PNS(2)", .what = RATIO(DEEP_INS, LEAVES, DEEP_PNS),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "compromise", .source = "section 5", .statement = "PNS has most of the benefit of INS",
     .statistic = lab_etc_kept, .measured = "leaves saved against NS, PNS(2) / INS",
     .what = RATIO(DEEP_PNS, LEAVES, DEEP_NS), .versus = RATIO(DEEP_INS, LEAVES, DEEP_NS), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1},
    NO_MORE_CLAIMS,
};

#define TO_EIGHT(label, family) TREES(label, family ",seed=1..100", 2, 6, 4, {20, 8})
const lab_experiment lab_ins_deep = {
    "ins-deep", "Wide ordered trees to depth 8: AB, NS, PNS and INS", "S4", "figure 5",
    "Figure 5 ends INS at depth 6 for want of memory. What does it save at 7 and 8?",
    deep,
    {TO_EIGHT(W20_RANDOM, "ordered:w=20,d=8,first=0.05"), TO_EIGHT(W20_60, "ordered:w=20,d=8,first=0.6"),
     TO_EIGHT(W20_70_90, "ordered:w=20,d=8,first=0.7,quarter=0.9")},
    {LAB_BY_DEPTH, "search depth", "leaves, in units of the minimal tree", 0, 0, 0, 0, 0},
    {{"AB", TO_MINIMAL(DEEP_AB)}, {"NS", TO_MINIMAL(DEEP_NS)}, {"PNS(2)", TO_MINIMAL(DEEP_PNS)},
     {"INS", TO_MINIMAL(DEEP_INS)}},
    deep_claims,
    "reinefeld.c",
};

/* ------------------------------------------------------------------------------------------------------------- memory */

#define TO_SOLUTION(series) {series, LAB_MEMORY_PEAK, series, LAB_SOLUTION_LEAVES}
static const lab_claim ins_memory_claims[] = {
    {.name = "sss", .source = "section 5", .statement = "the data of INS are slightly smaller than those of SSS*",
     .statistic = lab_ratio, .measured = "entries at the peak, INS / SSS*", .what = RATIO(INS, MEMORY_PEAK, SSS_OPEN),
     .depths = LAB_ALL, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "order", .source = "section 3, corrected",
     .statement = "INS keeps entries of the order of a solution tree, not of all nodes above the leaves",
     .statistic = lab_ratio, .measured = "entries of INS / w^ceil(d/2)", .what = TO_SOLUTION(INS), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 5, .low = 0.5, .high = 3},
    {.name = "list", .source = "section 3", .statement = "the list of SSS* holds a solution tree's leaves",
     .statistic = lab_ratio, .measured = "states on OPEN / w^ceil(d/2)", .what = TO_SOLUTION(SSS_OPEN), .depths = LAB_ALL,
     .side = LAB_WITHIN, .low = 0.8, .high = 1.2},
    {.name = "pns", .source = "section 3", .statement = "PNS has little of the storage of INS",
     .statistic = lab_ratio, .measured = "entries at the peak, PNS(2) / INS", .what = RATIO(PNS_2, MEMORY_PEAK, INS),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 0.5},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_ins_memory = {
    "ins-memory", "What INS, PNS and SSS* hold in memory at once", "S4", "section 3",
    "The printed formula for the storage of INS, the sum of w^i for i below d, cannot be meant. What is it?",
    nine,
    EIGHT_SCOPES,
    {LAB_BY_DEPTH, "search depth", "entries at the peak, in units of w^ceil(d/2)", 0, 0, 0, 0, 0},
    {{"PNS(1)", TO_SOLUTION(PNS_1)}, {"PNS(2)", TO_SOLUTION(PNS_2)}, {"INS", TO_SOLUTION(INS)},
     {"SSS*", TO_SOLUTION(SSS_OPEN)}},
    ins_memory_claims,
    "reinefeld.c",
};

/* --------------------------------------------------------------------------------------------- the same in a table */

/* Sizes in doublings; the lines of INS and of NS without memory are as long as those of the tables. */
enum { SIZES = 8, TABLE_INS = 3 * SIZES, TABLE_NS = TABLE_INS + 2 };
enum { BOUNDS_ONLY, WITH_MOVES, WITH_ETC, MAP, NO_MEMORY };
#define TABLES(label, word, group)                                                                                     \
    AT(label ", 2^4", word "/table=16e", group, 4), AT(label ", 2^6", word "/table=64e", group, 6),                    \
        AT(label ", 2^8", word "/table=256e", group, 8), AT(label ", 2^10", word "/table=1024e", group, 10),           \
        AT(label ", 2^12", word "/table=4096e", group, 12), AT(label ", 2^14", word "/table=16384e", group, 14),       \
        AT(label ", 2^16", word "/table=65536e", group, 16), AT(label ", 2^20", word "/table=1048576e", group, 20)
static const lab_series tabled[] = {
    TABLES("bounds", "negascout", BOUNDS_ONLY),
    TABLES("bounds, moves", "negascout/table-move=on", WITH_MOVES),
    TABLES("bounds, moves, ETC", "negascout/table-move=on/etc=all", WITH_ETC),
    [TABLE_INS] = AT("INS", "ins", MAP, 4), AT("INS", "ins", MAP, 20),
    [TABLE_NS] = AT("NS", "negascout:memory=off", NO_MEMORY, 4), AT("NS", "negascout:memory=off", NO_MEMORY, 20),
    NO_MORE_SERIES,
};

static const lab_claim ins_table_claims[] = {
    {.name = "monotone", .source = "section 5", .statement = "the cost of less memory is more search",
     .statistic = lab_monotone, .measured = "share of steps to a larger table that do not add leaves (1 % forgiven)",
     .what = RATIO(BOUNDS_ONLY, LEAVES, BOUNDS_ONLY), .depths = LAB_DEEPEST, .parameter = 0.01,
     .side = LAB_ABOVE, .threshold = 0.85, .low = 0.85, .high = 1},
    {.name = "bounded", .source = "section 5", .statement = "however small the table, NS is the worst case",
     .statistic = lab_best_of_group, .measured = "leaves, table of 16 entries / NS without memory",
     .what = {0, LAB_LEAVES, NO_MEMORY, LAB_LEAVES}, .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.01, .low = 0.5, .high = 1.01},
    {.name = "same", .source = "section 5", .statement = "a table that holds everything does what the map does",
     .statistic = lab_best_of_group, .measured = "leaves, bounds alone, 2^20 entries / INS",
     .what = {SIZES - 1, LAB_LEAVES, MAP, LAB_LEAVES}, .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 0.9, .high = 1.1},
    {.name = "moves", .source = "section 5", .statement = "the same with the best move first",
     .statistic = lab_best_of_group, .measured = "leaves, bounds and moves, 2^20 entries / INS",
     .what = {2 * SIZES - 1, LAB_LEAVES, MAP, LAB_LEAVES}, .depths = LAB_DEEPEST,
     .side = LAB_WITHIN, .low = 0.9, .high = 1.1},
    NO_MORE_CLAIMS,
};

#define ONE_DEPTH(label, family, depth) TREES(label, family ",seed=1..100", depth, 4, depth, {40, depth})
const lab_experiment lab_ins_table = {
    "ins-table", "Informed NegaScout by a table of bounded size", "S4", "section 5",
    "The paper's way to bound the memory: keep the information of INS in a hash table. How small may it be?",
    tabled,
    {ONE_DEPTH("w=5, d=7, random leaves", "uniform:w=5,d=7", 7), ONE_DEPTH("w=5, d=7, first best 60 %", "ordered:w=5,d=7", 7),
     ONE_DEPTH("w=20, d=4, random leaves", "uniform:w=20,d=4", 4), ONE_DEPTH("w=20, d=4, first best 60 %", "ordered:w=20,d=4", 4)},
    {LAB_BY_X, "entries, log2", "leaves, percent of INS", 1, 0, 0, 0, 0},
    {{"table, bounds", {0, LAB_LEAVES, TABLE_INS, LAB_LEAVES}},
     {"table, bounds and moves", {SIZES, LAB_LEAVES, TABLE_INS, LAB_LEAVES}},
     {"table, bounds, moves and ETC", {2 * SIZES, LAB_LEAVES, TABLE_INS, LAB_LEAVES}},
     {"INS", {TABLE_INS, LAB_LEAVES, TABLE_INS, LAB_LEAVES}},
     {"NS without memory", {TABLE_NS, LAB_LEAVES, TABLE_INS, LAB_LEAVES}}},
    ins_table_claims,
    "reinefeld.c",
};

/* -------------------------------------------------------------------------------------------------------- real games */

/* The game's own move ordering and no other, so that all search the same tree in the same order. */
#define PLAIN "/deepening=off/killers=off/history=off"
enum { GAME_AB, GAME_NS, GAME_PNS, GAME_INS, GAME_TABLE };
static const lab_series games[] = {
    [GAME_AB] = SEARCH("AB", "alphabeta:memory=off" PLAIN),
    [GAME_NS] = SEARCH("NS", "negascout:memory=off" PLAIN),
    [GAME_PNS] = SEARCH("PNS(2)", "pns:k=2" PLAIN),
    [GAME_INS] = SEARCH("INS", "ins" PLAIN),
    [GAME_TABLE] = SEARCH("NS with a table", "negascout/table-move=off" PLAIN),
    NO_MORE_SERIES,
};
#define EVERY_DEPTH(game, from, tour_positions, tour_depth, ...)                                                       \
    {game, NULL, from, {{{tour_positions, tour_depth}}, {__VA_ARGS__}}, NULL, NULL, 1}

static const lab_claim ins_games_claims[] = {
    {.name = "values", .source = "protocol", .statement = "all algorithms find the same value",
     .statistic = lab_values_agree, .measured = "share of searches in which they do",
     .what = RATIO(GAME_INS, VALUE, GAME_AB), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "pns", .source = "section 5", .statement = "PNS evaluates fewer leaves than NS in game programs, too",
     .statistic = lab_ratio, .measured = "leaves, PNS(2) / NS", .what = RATIO(GAME_PNS, LEAVES, GAME_NS),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "ins", .source = "section 5", .statement = "and INS fewer than PNS",
     .statistic = lab_ratio, .measured = "leaves, INS / PNS(2)", .what = RATIO(GAME_INS, LEAVES, GAME_PNS),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "table", .source = "section 3", .statement = "in directed graphs a transposition table is more useful",
     .statistic = lab_ratio, .measured = "leaves, NS with a table / INS", .what = RATIO(GAME_TABLE, LEAVES, GAME_INS),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_ins_games = {
    "ins-games", "INS and PNS in real games", "S4", "section 5",
    "The paper ends by announcing measurements in programs that play: what does remembering save in ours?",
    games,
    {EVERY_DEPTH("chess", 2, 6, 3, {40, 4}), EVERY_DEPTH("othello", 2, 6, 5, {40, 6}),
     EVERY_DEPTH("checkers", 2, 6, 7, {40, 9})},
    BY_DEPTH_PERCENT("leaves, percent of NS without memory"),
    {{"AB", RATIO(GAME_AB, LEAVES, GAME_NS)}, {"NS", RATIO(GAME_NS, LEAVES, GAME_NS)},
     {"PNS(2)", RATIO(GAME_PNS, LEAVES, GAME_NS)}, {"INS", RATIO(GAME_INS, LEAVES, GAME_NS)},
     {"NS with a table", RATIO(GAME_TABLE, LEAVES, GAME_NS)}},
    ins_games_claims,
    "reinefeld.c",
};

/* --------------------------------------------------------------------------------------------------------------- time */

enum { TIME_AB, TIME_NS, TIME_PNS, TIME_INS, TIME_SSS_OPEN, TIME_SSS, TIME_AB_TABLE };
static const lab_series timed[] = {
    [TIME_AB] = {"AB", LAB_TIME, "alphabeta:memory=off/functions", 0, 0, NULL},
    [TIME_NS] = {"NS", LAB_TIME, "negascout:memory=off/functions", 0, 0, NULL},
    [TIME_PNS] = {"PNS(2)", LAB_TIME, "pns:k=2/functions", 0, 0, NULL},
    [TIME_INS] = {"INS", LAB_TIME, "ins/functions", 0, 0, NULL},
    [TIME_SSS_OPEN] = {"SSS*, list", LAB_TIME, "sss-open/functions", 0, 0, NULL},
    [TIME_SSS] = {"SSS* by null windows", LAB_TIME, "sss/functions", 0, 0, NULL},
    [TIME_AB_TABLE] = {"AB with a table", LAB_TIME, "alphabeta/functions", 0, 0, NULL},
    NO_MORE_SERIES,
};
#define PER_CALL(series) {series, LAB_SECONDS_1, series, LAB_NODES}
#define CALL(claim_name, series, said)                                                                                 \
    {.name = claim_name, .source = "section 4", .statement = "a call of INS costs about twice one of AB, NS or PNS",   \
     .statistic = lab_node_time_ratio, .measured = said, .what = RATIO(TIME_INS, NODES, series),                       \
     .depths = LAB_DEEPEST, .side = LAB_ABOVE, .threshold = 1, .low = 1.5, .high = 2.5}

static const lab_claim ins_time_claims[] = {
    CALL("call-ab", TIME_AB, "time per node, INS / AB"),
    CALL("call-ns", TIME_NS, "time per node, INS / NS"),
    CALL("call-pns", TIME_PNS, "time per node, INS / PNS(2)"),
    {.name = "sss", .source = "section 4", .statement = "SSS* is ten times slower than INS",
     .statistic = lab_leaf_time_ratio, .measured = "time per leaf, SSS* with a list / INS",
     .what = RATIO(TIME_SSS_OPEN, LEAVES, TIME_INS), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 1, .low = 5, .high = 20},
    {.name = "sss-null-windows", .source = "S3 section 2",
     .statement = "as a series of null windows SSS* is no slower a search than alpha-beta",
     .statistic = lab_node_time_ratio, .measured = "time per node, SSS* by null windows / AB, both with a table",
     .what = RATIO(TIME_SSS, NODES, TIME_AB_TABLE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 2, .low = 0.3, .high = 2},
    NO_MORE_CLAIMS,
};

#define TIMED(label, family, tour_depth, depth) TREES(label, family ",seed=1..100", tour_depth, 3, tour_depth, {20, depth})
const lab_experiment lab_ins_time = {
    "ins-time", "What a call costs: AB, NS, PNS, INS and SSS*", "S4", "section 4",
    "INS and SSS* search less and do more at every node: how much more? All call the game through its functions.",
    timed,
    {TIMED(W5_LEAVES, "uniform:w=5,d=8", 6, 8), TIMED(W5_60, "ordered:w=5,d=8,first=0.6", 6, 8),
     TIMED(W20_LEAVES, "uniform:w=20,d=5", 4, 5), TIMED(W20_60, "ordered:w=20,d=5,first=0.6", 4, 5)},
    {LAB_BY_DEPTH, "search depth", "seconds per node", 0, 0, 0, 0, 0},
    {{"AB", PER_CALL(TIME_AB)}, {"NS", PER_CALL(TIME_NS)}, {"PNS(2)", PER_CALL(TIME_PNS)}, {"INS", PER_CALL(TIME_INS)},
     {"SSS*, list", PER_CALL(TIME_SSS_OPEN)}, {"SSS* by null windows", PER_CALL(TIME_SSS)},
     {"AB with a table", PER_CALL(TIME_AB_TABLE)}},
    ins_time_claims,
    "reinefeld.c",
};
