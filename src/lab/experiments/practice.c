/* practice.c - Plaat, Schaeffer, Pijls, de Bruin: the best-first algorithms in practice, all on the same resources. */
#include "rows.h"

/* clang-format off */

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
    {ON("chess", 2, 6, 6, {60, 8}, {20, 9}), ON("othello", 2, 10, 9, {60, 10}), ON("checkers", 2, 12, 12, {60, 15})}
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
     .side = LAB_BELOW, .threshold = 1.00, .low = 0.80, .high = 1.00,
     .before = "interval below 1.02, size 0.8 to 1: two percent more leaves would have counted as fewer"},
    {.name = "alphabeta", .source = "figure 4",
     .statement = "aspiration NegaScout evaluates fewer leaves than alpha-beta",
     .statistic = lab_ratio, .measured = "leaves, alpha-beta / aspiration",
     .what = RATIO(ALPHABETA, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1.00, .low = 1.00, .high = 1.30},
    {.name = "sss", .source = "section 4.1",
     .statement = "SSS* evaluates about as many leaves as alpha-beta, mostly a few percent fewer",
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

const lab_experiment lab_leaves = {
    "leaves", "Leaves, relative to aspiration NegaScout", "S3", "figure 4",
    "How many leaves do the best-first algorithms evaluate when all use the same search function, table and ordering?",
    five,
    FIVE_SCOPES,
    {LAB_BY_DEPTH, "search depth", "leaves, percent of aspiration NegaScout", 1, 0, 0, 80, 120},
    FIVE_CURVES(LEAVES),
    leaves_claims,
    "practice.c",
};

static const lab_claim nodes_claims[] = {
    {.name = "mtdf", .source = "figure 5",
     .statement = "MTD(f) does not lose its advantage in total nodes: it needs fewer than aspiration NegaScout",
     .statistic = lab_ratio, .measured = "nodes, MTD(f) / aspiration",
     .what = RATIO(MTDF, NODES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.00, .low = 0.75, .high = 1.00,
     .before = "interval below 1.05, size 0.75 to 1.05, on 'about as many as aspiration NegaScout or fewer': "
               "the paper says fewer, the rest was ours"},
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
    {.name = "mtdf-deep-passes", .source = "S1, first guess",
     .statement = "in the deeper iterations of quiet positions MTD(f) makes five to fifteen passes",
     .statistic = lab_per_iteration, .measured = "passes of MTD(f) per iteration from depth 5, all positions",
     .what = MEAN(MTDF, PASSES_LAST), .depths = LAB_ALL, .parameter = 5, .side = LAB_WITHIN, .low = 5, .high = 15},
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
    {.name = "dual-ratio", .source = "section 3", .statement = "and DUAL* as well",
     .statistic = lab_per_iteration, .measured = "passes, DUAL* / MTD(f), from depth 5",
     .what = RATIO(DUAL, PASSES_LAST, MTDF), .depths = LAB_ALL, .parameter = 5,
     .side = LAB_ABOVE, .threshold = 1, .low = 5, .high = INFINITY},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_nodes = {
    "nodes", "Nodes, relative to aspiration NegaScout", "S3", "figure 5",
    "The same with every visit counted: interior nodes, leaves and table cutoffs.",
    five,
    FIVE_SCOPES,
    BY_DEPTH_PERCENT("nodes, percent of aspiration NegaScout"),
    FIVE_CURVES(NODES),
    nodes_claims,
    "practice.c",
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
     .side = LAB_BELOW, .threshold = 1.00, .low = 0.80, .high = 1.00, .before = "interval below 1.02, size 0.8 to 1"},
    {.name = "alphabeta", .source = "figure 4",
     .statement = "aspiration NegaScout evaluates fewer than alpha-beta there, too",
     .statistic = lab_ratio, .measured = "leaves, alpha-beta / aspiration",
     .what = RATIO(ALPHABETA, LEAVES, ASPIRATION), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1.00, .low = 1.00, .high = 1.30},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_quiescence = {
    "quiescence", "Leaves, when they are not resolved", "S3", "figure 4",
    "Figure 4 once more with leaves evaluated as they stand.",
    raw_five,
    {ON("chess", 2, 12, 5, {40, 7}), ON("checkers", 2, 12, 10, {60, 14})},
    {LAB_BY_DEPTH, "search depth", "leaves, percent of aspiration NegaScout", 1, 0, 0, 80, 120},
    FIVE_CURVES(LEAVES),
    quiescence_claims,
    "practice.c",
};

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

const lab_experiment lab_memory = {
    "memory", "How much memory is enough", "S3", "section 3",
    "How do the algorithms fare with tables from a thousand to four million entries?",
    memory_series,
    {ON("chess", 4, 6, 4, {40, 6}), ON("othello", 7, 6, 7, {40, 9}), ON("checkers", 9, 6, 9, {40, 13})},
    {LAB_BY_X, "table entries, power of two", "leaves, percent of aspiration NegaScout with the largest table", 1, 0, 1, 0, 0},
    {{"Aspiration NegaScout", {0, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
     {"Alpha-Beta", {ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
     {"MTD(f)", {2 * ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
     {"AB-DUAL*", {3 * ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}},
     {"AB-SSS*", {4 * ENTRIES, LAB_LEAVES, MEMORY_BASE, LAB_LEAVES}}},
    memory_claims,
    "practice.c",
};

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

const lab_experiment lab_aspiration_width = {
    "aspiration-width", "The width of the base line's window", "S3", "section 4",
    "Which half width suits aspiration NegaScout best? It is the base line and must not be weakened.",
    width_series,
    {ON("chess", 5, 8, 5, {40, 7}), ON("othello", 7, 8, 7, {60, 9}), ON("checkers", 9, 8, 9, {60, 13})},
    {LAB_BY_X, "half width, hundredths", "nodes, percent of those with the laboratory's width", 1, 1, 0, 0, 0},
    {{"Aspiration NegaScout", {0, LAB_NODES, OWN_WIDTH, LAB_NODES}}},
    width_claims,
    "practice.c",
};
