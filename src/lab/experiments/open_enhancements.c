/* open_enhancements.c - open questions of the thesis about enhancements: what each of them is worth, alone and beside the
 * others, and whether irregular branching can be exploited. */
#include "rows.h"

/* clang-format off */

/* --------------------------------------------------------------------------------------------------- factorial effects */

/* Every combination of five enhancements; a series' place is the sum of 1 (deepening), 2 (table: cutoffs and move), 4
 * (history), 8 (killers) and 16 (ETC, which is nothing without a table). The game's own order of moves is off. */
#define EFFECT_OPTIONS(deepening, history, killers)                                                                    \
    "/deepening=" deepening "/table-move=on/history=" history "/killers=" killers "/static=off"
#define EFFECT_ROWS(group, with, without)                                                                              \
    AT("nothing", without EFFECT_OPTIONS("off", "off", "off"), group, 0),                                              \
        AT("deepening", without EFFECT_OPTIONS("on", "off", "off"), group, 1),                                         \
        AT("table", with EFFECT_OPTIONS("off", "off", "off"), group, 2),                                               \
        AT("deepening, table", with EFFECT_OPTIONS("on", "off", "off"), group, 3),                                     \
        AT("history", without EFFECT_OPTIONS("off", "on", "off"), group, 4),                                           \
        AT("deepening, history", without EFFECT_OPTIONS("on", "on", "off"), group, 5),                                 \
        AT("table, history", with EFFECT_OPTIONS("off", "on", "off"), group, 6),                                       \
        AT("deepening, table, history", with EFFECT_OPTIONS("on", "on", "off"), group, 7),                             \
        AT("killers", without EFFECT_OPTIONS("off", "off", "on"), group, 8),                                           \
        AT("deepening, killers", without EFFECT_OPTIONS("on", "off", "on"), group, 9),                                 \
        AT("table, killers", with EFFECT_OPTIONS("off", "off", "on"), group, 10),                                      \
        AT("deepening, table, killers", with EFFECT_OPTIONS("on", "off", "on"), group, 11),                            \
        AT("history, killers", without EFFECT_OPTIONS("off", "on", "on"), group, 12),                                  \
        AT("deepening, history, killers", without EFFECT_OPTIONS("on", "on", "on"), group, 13),                        \
        AT("table, history, killers", with EFFECT_OPTIONS("off", "on", "on"), group, 14),                              \
        AT("deepening, table, history, killers", with EFFECT_OPTIONS("on", "on", "on"), group, 15),                    \
        AT("ETC", without EFFECT_OPTIONS("off", "off", "off"), group, 16),                                             \
        AT("deepening, ETC", without EFFECT_OPTIONS("on", "off", "off"), group, 17),                                   \
        AT("table, ETC", with EFFECT_OPTIONS("off", "off", "off") "/etc=all", group, 18),                              \
        AT("deepening, table, ETC", with EFFECT_OPTIONS("on", "off", "off") "/etc=all", group, 19),                    \
        AT("history, ETC", without EFFECT_OPTIONS("off", "on", "off"), group, 20),                                     \
        AT("deepening, history, ETC", without EFFECT_OPTIONS("on", "on", "off"), group, 21),                           \
        AT("table, history, ETC", with EFFECT_OPTIONS("off", "on", "off") "/etc=all", group, 22),                      \
        AT("deepening, table, history, ETC", with EFFECT_OPTIONS("on", "on", "off") "/etc=all", group, 23),            \
        AT("killers, ETC", without EFFECT_OPTIONS("off", "off", "on"), group, 24),                                     \
        AT("deepening, killers, ETC", without EFFECT_OPTIONS("on", "off", "on"), group, 25),                           \
        AT("table, killers, ETC", with EFFECT_OPTIONS("off", "off", "on") "/etc=all", group, 26),                      \
        AT("deepening, table, killers, ETC", with EFFECT_OPTIONS("on", "off", "on") "/etc=all", group, 27),            \
        AT("history, killers, ETC", without EFFECT_OPTIONS("off", "on", "on"), group, 28),                             \
        AT("deepening, history, killers, ETC", without EFFECT_OPTIONS("on", "on", "on"), group, 29),                   \
        AT("table, history, killers, ETC", with EFFECT_OPTIONS("off", "on", "on") "/etc=all", group, 30),              \
        AT("deepening, table, history, killers, ETC", with EFFECT_OPTIONS("on", "on", "on") "/etc=all", group, 31)

enum { NOTHING = 0, TABLE_ALONE = 2, EVERYTHING = 31 };
enum { EFFECT_ALPHABETA, EFFECT_NEGASCOUT, EFFECT_MTDF };
enum { DEEPENING, TABLE, HISTORY, KILLERS, ETC };
static const lab_series effects_series[] = {
    EFFECT_ROWS(EFFECT_ALPHABETA, "alphabeta", "alphabeta:memory=off"),
    EFFECT_ROWS(EFFECT_NEGASCOUT, "negascout", "negascout:memory=off"),
    EFFECT_ROWS(EFFECT_MTDF, "mtdf", "mtdf:memory=off"),
    NO_MORE_SERIES,
};
#define EFFECT_OF(algorithm) {algorithm, LAB_LEAVES, 0, LAB_LEAVES}
#define EFFECT_CLAIM(claim, says, factor)                                                                              \
    {.name = claim, .source = "section 6.2", .statement = says,                                                        \
     .statistic = lab_effect, .measured = "leaves of NegaScout with / without, mean over all combinations",            \
     .what = EFFECT_OF(EFFECT_NEGASCOUT), .depths = LAB_DEEPEST, .parameter = factor,                                  \
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1}
static const lab_claim effects_claims[] = {
    {.name = "bare", .source = "section 6.2; simulations",
     .statement = "without any enhancement the algorithms differ widely, by a hundred percent or so",
     .statistic = lab_spread, .measured = "most leaves of an algorithm / fewest, less 1, with nothing",
     .what = EFFECT_OF(0), .depths = LAB_DEEPEST, .parameter = NOTHING,
     .side = LAB_ABOVE, .threshold = 0.2, .low = 0.5, .high = INFINITY},
    {.name = "memory", .source = "section 6.2; simulations", .statement = "also when each has a table, and nothing else",
     .statistic = lab_spread, .measured = "most leaves of an algorithm / fewest, less 1, with a table",
     .what = EFFECT_OF(0), .depths = LAB_DEEPEST, .parameter = TABLE_ALONE,
     .side = LAB_ABOVE, .threshold = 0.2, .low = 0.5, .high = INFINITY},
    {.name = "all", .source = "section 6.2; simulations", .statement = "with all enhancements by less than twenty percent",
     .statistic = lab_spread, .measured = "most leaves of an algorithm / fewest, less 1, with everything",
     .what = EFFECT_OF(0), .depths = LAB_DEEPEST, .parameter = EVERYTHING,
     .side = LAB_BELOW, .threshold = 0.25, .low = 0, .high = 0.2},
    EFFECT_CLAIM("deepening", "iterative deepening saves more than it costs", DEEPENING),
    EFFECT_CLAIM("table", "a table saves leaves", TABLE),
    EFFECT_CLAIM("history", "the history heuristic saves leaves", HISTORY),
    EFFECT_CLAIM("killers", "killer moves save leaves", KILLERS),
    EFFECT_CLAIM("etc", "enhanced transposition cutoffs save leaves", ETC),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_effects = {
    "effects", "What each enhancement is worth", "S0", "section 6.2",
    "What does each enhancement save on the average over all combinations of the others, in games and in artificial trees?",
    effects_series,
    {ON("chess", 3, 2, 3, {20, 5}), ON("othello", 5, 2, 5, {20, 7}), ON("checkers", 7, 2, 7, {20, 9}),
     TREES("tree, fine values", "uniform:w=6,d=6,range=1000000,seed=1..20", 6, 2, 6, {20, 6}),
     TREES("tree, coarse values", "uniform:w=6,d=6,range=10,seed=1..20", 6, 2, 6, {20, 6}),
     TREES("tree, ordered", "ordered:w=6,d=6,first=0.7,seed=1..20", 6, 2, 6, {20, 6}),
     TREES("tree, values along edges", "edge:b=6,d=6,seed=1..20", 6, 2, 6, {20, 6}),
     TREES("tree, transpositions", "graph:w=6,d=6,share=0.3,seed=1..20", 6, 2, 6, {20, 6})},
    {LAB_BY_FACTOR, "", "leaves, percent of those without it", LAB_PERCENT, 0, 0, 0, 0},
    {{"Alpha-Beta", EFFECT_OF(EFFECT_ALPHABETA)}, {"NegaScout", EFFECT_OF(EFFECT_NEGASCOUT)},
     {"MTD(f)", EFFECT_OF(EFFECT_MTDF)}},
    effects_claims,
    "open_enhancements.c",
};

/* ------------------------------------------------------------------------------------------------------ cheaper cutoffs */

enum { CHEAP_OFF, CHEAP_REPLIES, CHEAP_SIZE, CHEAP_FORCED, CHEAP_CONTROL, CHEAP_YARDSTICK };
static const lab_series cheap_series[] = {
    [CHEAP_OFF] = SEARCH("Aspiration NegaScout", "aspiration"),
    [CHEAP_REPLIES] = SEARCH("fewest replies first", "aspiration/cheap=replies"),
    [CHEAP_SIZE] = SEARCH("smallest subtree first", "aspiration/cheap=size"),
    [CHEAP_FORCED] = SEARCH("forced replies first", "aspiration/cheap=forced"),
    [CHEAP_CONTROL] = SEARCH("any first (control)", "aspiration/cheap=control"),
    [CHEAP_YARDSTICK] = {"yardstick", LAB_YARDSTICK, "mm=3", 0, 0, NULL},
    NO_MORE_SERIES,
};
#define CHEAP_CLAIM(claim, says, idea)                                                                                 \
    {.name = claim, .source = "section 6.2", .statement = says,                                                        \
     .statistic = lab_ratio, .measured = "nodes, with / without", .what = RATIO(idea, NODES, CHEAP_OFF),               \
     .depths = LAB_DEEPEST_TWO_EVEN, .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 0.95}
#define GAP_CLAIM(claim, says, idea)                                                                                   \
    {.name = claim, .source = "section 6.2", .statement = says,                                                        \
     .statistic = lab_etc_kept, .measured = "what it saves / what cheapest cutoffs within two plies save of the minimal graph", \
     .what = RATIO(idea, NODES_LAST, CHEAP_OFF), .depths = LAB_DEEPEST,                                                \
     .versus = {CHEAP_YARDSTICK, LAB_ARMG2_NODES, CHEAP_YARDSTICK, LAB_GRAPH_NODES},                                   \
     .side = LAB_ABOVE, .threshold = 0, .low = 0.1, .high = 1}
static const lab_claim cheap_claims[] = {
    CHEAP_CLAIM("replies", "of moves that promise a cutoff, the one that leaves the fewest replies saves five percent",
                CHEAP_REPLIES),
    CHEAP_CLAIM("size", "the one whose subtree was smallest an iteration ago does", CHEAP_SIZE),
    CHEAP_CLAIM("forced", "one that leaves a single reply does", CHEAP_FORCED),
    {.name = "control", .source = "protocol", .statement = "taking any of them first does not",
     .statistic = lab_ratio, .measured = "nodes, with / without", .what = RATIO(CHEAP_CONTROL, NODES, CHEAP_OFF),
     .depths = LAB_DEEPEST_TWO_EVEN, .side = LAB_ABOVE, .threshold = 0.98, .low = 0.98, .high = 1.2},
    GAP_CLAIM("gap-replies", "fewest replies close a tenth of the gap to cheapest cutoffs", CHEAP_REPLIES),
    GAP_CLAIM("gap-size", "smallest subtrees do", CHEAP_SIZE),
    GAP_CLAIM("gap-forced", "forced replies do", CHEAP_FORCED),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_cheap_cutoffs = {
    "cheap-cutoffs", "Cheaper cutoffs from irregular branching", "S0", "section 6.2",
    "Where several moves promise a cutoff, does it pay to try the one that looks cheapest to prove?",
    cheap_series,
    {YARDSTICK_ON("chess", 4, "mm=2", 6, 4, {30, 6}), YARDSTICK_ON("othello", 6, "mm=2", 8, 6, {40, 8}),
     YARDSTICK_ON("checkers", 8, "mm=3", 8, 8, {60, 12})},
    {LAB_BY_DEPTH, "search depth", "nodes, percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    {{"fewest replies first", RATIO(CHEAP_REPLIES, NODES, CHEAP_OFF)},
     {"smallest subtree first", RATIO(CHEAP_SIZE, NODES, CHEAP_OFF)},
     {"forced replies first", RATIO(CHEAP_FORCED, NODES, CHEAP_OFF)},
     {"any first (control)", RATIO(CHEAP_CONTROL, NODES, CHEAP_OFF)}},
    cheap_claims,
    "open_enhancements.c",
};
