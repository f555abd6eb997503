/* open_memory.c - open questions of the thesis about the table: what it keeps, and the inconsistencies it brings. */
#include "rows.h"

/* clang-format off */

/* -------------------------------------------------------------------------------------------------- replacement schemes */

enum { SCHEME_NEW, SCHEME_OLD, SCHEME_DEEP, SCHEME_BIG, SCHEME_BIG_ALL, SCHEME_TWO_DEEP, SCHEME_TWO_BIG, SCHEME_FOUR };
enum { SCHEME_SIZES = 7, SCHEME_BASE = SCHEME_FOUR * SCHEME_SIZES + SCHEME_SIZES - 1 }; /* four-way with the largest table */
enum { SCARCE = 16 }; /* from 2^18 entries on all schemes have room enough */
#define SCHEME(label, word, group)                                                                                     \
    AT(label ", 2^10", word "/table=1024e", group, 10), AT(label ", 2^12", word "/table=4096e", group, 12),            \
        AT(label ", 2^14", word "/table=16384e", group, 14), AT(label ", 2^16", word "/table=65536e", group, 16),      \
        AT(label ", 2^18", word "/table=262144e", group, 18), AT(label ", 2^20", word "/table=1048576e", group, 20),   \
        AT(label ", 2^22", word "/table=4194304e", group, 22)
#define SCHEMES(algorithm)                                                                                             \
    SCHEME("New", algorithm "/replacement=always", SCHEME_NEW), SCHEME("Old", algorithm "/replacement=old", SCHEME_OLD), \
        SCHEME("Deep", algorithm "/replacement=depth", SCHEME_DEEP), SCHEME("Big", algorithm "/replacement=big", SCHEME_BIG), \
        SCHEME("BigAll", algorithm "/replacement=big-all", SCHEME_BIG_ALL),                                            \
        SCHEME("TwoDeep", algorithm "/replacement=two-tier", SCHEME_TWO_DEEP),                                         \
        SCHEME("TwoBig", algorithm "/replacement=two-big", SCHEME_TWO_BIG),                                            \
        SCHEME("Four", algorithm "/replacement=four-way", SCHEME_FOUR)
static const lab_series replacement_series[] = {SCHEMES("aspiration"), NO_MORE_SERIES};
static const lab_series replacement_mtdf_series[] = {SCHEMES("mtdf"), NO_MORE_SERIES};

#define OF_SCHEME(scheme) {scheme, LAB_NODES, SCHEME_BASE, LAB_NODES}
#define SCHEME_CLAIM(claim, says, one, other)                                                                          \
    {.name = claim, .source = "section 6.2; Breuker 1994", .statement = says,                                          \
     .statistic = lab_group_ratio, .measured = "nodes, one / other, geometric mean over 2^10 to 2^16 entries",         \
     .what = {one, LAB_NODES, other, LAB_NODES}, .depths = LAB_DEEPEST, .parameter = SCARCE,                           \
     .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1}
static const lab_claim replacement_claims[] = {
    {.name = "values", .source = "protocol", .statement = "no scheme changes the value",
     .statistic = lab_values_agree, .measured = "share of searches in which all agree",
     .what = RATIO(0, VALUE, SCHEME_BASE), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "best", .source = "section 6.2; Breuker 1994", .statement = "two levels by the size of subtrees are best",
     .statistic = lab_group_best, .measured = "nodes, TwoBig / the best of the others, geometric mean over 2^10 to 2^16 entries",
     .what = OF_SCHEME(SCHEME_TWO_BIG), .depths = LAB_DEEPEST, .parameter = SCARCE,
     .side = LAB_BELOW, .threshold = 1.02, .low = 0.5, .high = 1.01},
    SCHEME_CLAIM("size", "the size of subtrees is a better measure than their depth, with one level",
                 SCHEME_BIG, SCHEME_DEEP),
    SCHEME_CLAIM("size-two", "and with two", SCHEME_TWO_BIG, SCHEME_TWO_DEEP),
    SCHEME_CLAIM("levels-deep", "two levels are better than one, by depth", SCHEME_TWO_DEEP, SCHEME_DEEP),
    SCHEME_CLAIM("levels-big", "and by size", SCHEME_TWO_BIG, SCHEME_BIG),
    SCHEME_CLAIM("new", "the newer entry is worth more than the older", SCHEME_NEW, SCHEME_OLD),
    {.name = "counting", .source = "Breuker 1994",
     .statement = "it matters little whether the size counts what the table cut off",
     .statistic = lab_group_ratio, .measured = "nodes, BigAll / Big, geometric mean over 2^10 to 2^16 entries",
     .what = {SCHEME_BIG_ALL, LAB_NODES, SCHEME_BIG, LAB_NODES}, .depths = LAB_DEEPEST, .parameter = SCARCE,
     .side = LAB_WITHIN, .low = 0.95, .high = 1.05},
    NO_MORE_CLAIMS,
};
#define SCHEME_SCOPES                                                                                                  \
    {ON("chess", 4, 2, 4, {20, 6}), ON("othello", 7, 2, 7, {30, 8}), ON("checkers", 10, 2, 10, {30, 12})}
#define SCHEME_PLOT                                                                                                    \
    {LAB_BY_X, "table entries, power of two", "nodes, percent of four-way buckets with the largest table",            \
     LAB_PERCENT, 0, 1, 0, 0}
#define SCHEME_CURVES                                                                                                  \
    {{"New", OF_SCHEME(SCHEME_NEW)}, {"Old", OF_SCHEME(SCHEME_OLD)}, {"Deep", OF_SCHEME(SCHEME_DEEP)},                 \
     {"Big", OF_SCHEME(SCHEME_BIG)}, {"BigAll", OF_SCHEME(SCHEME_BIG_ALL)}, {"TwoDeep", OF_SCHEME(SCHEME_TWO_DEEP)},   \
     {"TwoBig", OF_SCHEME(SCHEME_TWO_BIG)}, {"Buckets of four", OF_SCHEME(SCHEME_FOUR)}}

const lab_experiment lab_replacement = {
    "replacement", "Replacement schemes, aspiration NegaScout", "S0", "section 6.2",
    "Which entries should a table that is too small keep?",
    replacement_series, SCHEME_SCOPES, SCHEME_PLOT, SCHEME_CURVES, replacement_claims,
    "open_memory.c",
};

const lab_experiment lab_replacement_mtdf = {
    "replacement-mtdf", "Replacement schemes, MTD(f)", "S0", "section 6.2",
    "The same for MTD(f), which lives on what earlier passes have stored.",
    replacement_mtdf_series, SCHEME_SCOPES, SCHEME_PLOT, SCHEME_CURVES, replacement_claims,
    "open_memory.c",
};

/* ------------------------------------------------------------------------------------------------------- bounds to keep */

enum { ASPIRATION_TWO, ASPIRATION_ONE, MTDF_TWO, MTDF_ONE, SMALL_TWO, SMALL_ONE, SMALL_MTDF_TWO, SMALL_MTDF_ONE };
static const lab_series bounds_series[] = {
    [ASPIRATION_TWO] = SEARCH("Aspiration NegaScout, two bounds", "aspiration"),
    [ASPIRATION_ONE] = SEARCH("Aspiration NegaScout, one", "aspiration/bounds=one"),
    [MTDF_TWO] = SEARCH("MTD(f), two bounds", "mtdf"),
    [MTDF_ONE] = SEARCH("MTD(f), one", "mtdf/bounds=one"),
    [SMALL_TWO] = SEARCH("Aspiration NegaScout, two bounds, 2^14 entries", "aspiration/table=16384e"),
    [SMALL_ONE] = SEARCH("Aspiration NegaScout, one, 2^14 entries", "aspiration/bounds=one/table=16384e"),
    [SMALL_MTDF_TWO] = SEARCH("MTD(f), two bounds, 2^14 entries", "mtdf/table=16384e"),
    [SMALL_MTDF_ONE] = SEARCH("MTD(f), one, 2^14 entries", "mtdf/bounds=one/table=16384e"),
    NO_MORE_SERIES,
};
static const lab_claim bounds_claims[] = {
    {.name = "values", .source = "protocol", .statement = "one bound or two, the value is the same",
     .statistic = lab_values_agree, .measured = "share of searches in which all agree",
     .what = RATIO(MTDF_ONE, VALUE, MTDF_TWO), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999999, .low = 1, .high = 1},
    {.name = "mtdf", .source = "section 6.2", .statement = "two bounds for an entry help MTD(f)",
     .statistic = lab_ratio, .measured = "leaves of MTD(f), two bounds / one",
     .what = RATIO(MTDF_TWO, LEAVES, MTDF_ONE), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1, .low = 0.5, .high = 1},
    {.name = "more", .source = "section 6.2", .statement = "more than they help aspiration NegaScout",
     .statistic = lab_gain_difference, .measured = "leaves: gain by two bounds of MTD(f) less that of aspiration",
     .what = RATIO(MTDF_TWO, LEAVES, MTDF_ONE), .versus = RATIO(ASPIRATION_TWO, LEAVES, ASPIRATION_ONE),
     .depths = LAB_DEEPEST_TWO_EVEN, .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.5},
    {.name = "small", .source = "section 6.2", .statement = "and so it is with a small table",
     .statistic = lab_gain_difference, .measured = "the same with 2^14 entries",
     .what = RATIO(SMALL_MTDF_TWO, LEAVES, SMALL_MTDF_ONE), .versus = RATIO(SMALL_TWO, LEAVES, SMALL_ONE),
     .depths = LAB_DEEPEST_TWO_EVEN, .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 0.5},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_bounds = {
    "bounds", "One bound or two", "S0", "section 6.2",
    "What is it worth to keep both bounds of a position, and to whom?",
    bounds_series,
    {ON("chess", 3, 4, 4, {40, 6}), ON("othello", 6, 4, 7, {60, 9}), ON("checkers", 8, 4, 9, {60, 13})},
    BY_DEPTH_PERCENT("leaves with two bounds, percent of those with one"),
    {{"MTD(f)", RATIO(MTDF_TWO, LEAVES, MTDF_ONE)},
     {"Aspiration NegaScout", RATIO(ASPIRATION_TWO, LEAVES, ASPIRATION_ONE)},
     {"MTD(f), 2^14 entries", RATIO(SMALL_MTDF_TWO, LEAVES, SMALL_MTDF_ONE)},
     {"Aspiration NegaScout, 2^14 entries", RATIO(SMALL_TWO, LEAVES, SMALL_ONE)}},
    bounds_claims,
    "open_memory.c",
};

/* ------------------------------------------------------------------------------------------------------ inconsistencies */

enum { CLEAN, CLEAN_MTDF, DEEPER, DEEPER_MTDF, PLAY, PLAY_MTDF, PLAY_EQUAL, PLAY_EQUAL_MTDF };
static const lab_series inconsistency_series[] = {
    [CLEAN] = SEARCH("Aspiration NegaScout, entries of equal depth", "aspiration/depth-match=equal"),
    [CLEAN_MTDF] = SEARCH("MTD(f), entries of equal depth", "mtdf/depth-match=equal"),
    [DEEPER] = SEARCH("Aspiration NegaScout, deeper ones too", "aspiration/depth-match=atleast"),
    [DEEPER_MTDF] = SEARCH("MTD(f), deeper ones too", "mtdf/depth-match=atleast"),
    [PLAY] = SEARCH("Aspiration NegaScout in play", "aspiration/tournament"),
    [PLAY_MTDF] = SEARCH("MTD(f) in play", "mtdf/tournament"),
    [PLAY_EQUAL] = SEARCH("Aspiration NegaScout in play, entries of equal depth", "aspiration/tournament/depth-match=equal"),
    [PLAY_EQUAL_MTDF] = SEARCH("MTD(f) in play, entries of equal depth", "mtdf/tournament/depth-match=equal"),
    NO_MORE_SERIES,
};
#define PER_NODE(series) {series, LAB_INCONSISTENCIES, series, LAB_NODES}
#define RATE_CLAIM(claim, says, series, where, border, least, most)                                                    \
    {.name = claim, .source = "section 6.2", .statement = says,                                                        \
     .statistic = lab_per_million, .measured = "inconsistencies per million nodes",                                    \
     .what = PER_NODE(series), .depths = LAB_DEEPEST_TWO_EVEN, .side = where, .threshold = border, .low = least, .high = most}
static const lab_claim inconsistency_claims[] = {
    RATE_CLAIM("clean", "at fixed depth with entries of equal depth nothing is inconsistent", CLEAN, LAB_BELOW, 1e-6, 0, 0),
    RATE_CLAIM("clean-mtdf", "for MTD(f) as well", CLEAN_MTDF, LAB_BELOW, 1e-6, 0, 0),
    RATE_CLAIM("deeper", "deeper entries alone make inconsistencies", DEEPER, LAB_ABOVE, 0, 0, INFINITY),
    RATE_CLAIM("deeper-mtdf", "for MTD(f) as well", DEEPER_MTDF, LAB_ABOVE, 0, 0, INFINITY),
    RATE_CLAIM("play", "and so does play with all its selectivity", PLAY, LAB_ABOVE, 0, 0, INFINITY),
    RATE_CLAIM("play-mtdf", "for MTD(f) as well", PLAY_MTDF, LAB_ABOVE, 0, 0, INFINITY),
    {.name = "values", .source = "section 6.2",
     .statement = "the algorithms no longer agree on the value when deeper entries count",
     .statistic = lab_share_below, .measured = "share of searches in which MTD(f)'s value is below aspiration's",
     .what = RATIO(DEEPER_MTDF, VALUE, DEEPER), .depths = LAB_ALL, .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_inconsistencies = {
    "inconsistencies", "Search inconsistencies", "S0", "section 6.2",
    "How often do bounds contradict each other, in entries, at the root and in re-searches?",
    inconsistency_series,
    {ON("chess", 3, 4, 4, {40, 7}), ON("othello", 4, 4, 6, {40, 9}), ON("checkers", 6, 4, 8, {40, 13})},
    {LAB_BY_DEPTH, "search depth", "inconsistencies per million nodes", LAB_PER_MILLION, 0, 1, 0, 0},
    {{"Aspiration NegaScout, equal depth", PER_NODE(CLEAN)}, {"MTD(f), equal depth", PER_NODE(CLEAN_MTDF)},
     {"Aspiration NegaScout, deeper too", PER_NODE(DEEPER)}, {"MTD(f), deeper too", PER_NODE(DEEPER_MTDF)},
     {"Aspiration NegaScout, play", PER_NODE(PLAY)}, {"MTD(f), play", PER_NODE(PLAY_MTDF)},
     {"Aspiration NegaScout, play, equal depth", PER_NODE(PLAY_EQUAL)},
     {"MTD(f), play, equal depth", PER_NODE(PLAY_EQUAL_MTDF)}},
    inconsistency_claims,
    "open_memory.c",
};

/* ----------------------------------------------------------------------------------------------- which root move to play */

#define CHOICE(label, word) {label, LAB_CHOICE, word, 0, 0, NULL}
enum { SAFE_CLEAN, LAST_CLEAN, SAFE_DEEPER, LAST_DEEPER, SAFE_PLAY, LAST_PLAY };
static const lab_series root_move_series[] = {
    [SAFE_CLEAN] = CHOICE("last fail-high, equal depth", "mtdf/depth-match=equal/root-move=safe"),
    [LAST_CLEAN] = CHOICE("last pass, equal depth", "mtdf/depth-match=equal/root-move=last"),
    [SAFE_DEEPER] = CHOICE("last fail-high, deeper too", "mtdf/depth-match=atleast/root-move=safe"),
    [LAST_DEEPER] = CHOICE("last pass, deeper too", "mtdf/depth-match=atleast/root-move=last"),
    [SAFE_PLAY] = CHOICE("last fail-high, play", "mtdf/tournament/root-move=safe"),
    [LAST_PLAY] = CHOICE("last pass, play", "mtdf/tournament/root-move=last"),
    NO_MORE_SERIES,
};
#define SAFER_CLAIM(claim, says, safe, last)                                                                           \
    {.name = claim, .source = "section 6.2; van Horssen 2019", .statement = says,                                      \
     .statistic = lab_gain_difference, .measured = "share of wrong moves, by the last pass less by the last fail-high", \
     .what = MEAN(safe, WRONG), .versus = MEAN(last, WRONG), .depths = LAB_ALL,                                        \
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 1}
static const lab_claim root_move_claims[] = {
    {.name = "clean", .source = "section 6.2; van Horssen 2019",
     .statement = "without inconsistencies the last move that failed high is never a wrong one",
     .statistic = lab_ratio, .measured = "share of wrong moves", .what = MEAN(SAFE_CLEAN, WRONG), .depths = LAB_ALL,
     .side = LAB_BELOW, .threshold = 1e-6, .low = 0, .high = 0},
    {.name = "clean-last", .source = "van Horssen 2019",
     .statement = "the best move of the last pass may be one even then",
     .statistic = lab_ratio, .measured = "share of wrong moves", .what = MEAN(LAST_CLEAN, WRONG), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 1},
    {.name = "deeper", .source = "section 6.2; van Horssen 2019",
     .statement = "with deeper entries the last move that failed high is never a wrong one",
     .statistic = lab_ratio, .measured = "share of wrong moves", .what = MEAN(SAFE_DEEPER, WRONG), .depths = LAB_ALL,
     .side = LAB_BELOW, .threshold = 0.01, .low = 0, .high = 0},
    SAFER_CLAIM("deeper-safer", "at any rate less often than the best move of the last pass", SAFE_DEEPER, LAST_DEEPER),
    SAFER_CLAIM("play-safer", "and so in play", SAFE_PLAY, LAST_PLAY),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_root_move = {
    "root-move", "Which root move to play", "S0", "section 6.2",
    "How often is the move that MTD(f) offers worth less than the best one, in the eyes of a clean search to the same depth?",
    root_move_series,
    {APART("chess", 3, 6, 4, {60, 6}), APART("othello", 4, 6, 5, {60, 8}), APART("checkers", 6, 6, 7, {60, 12})},
    {LAB_BY_DEPTH, "search depth", "wrong moves, percent", LAB_PERCENT, 0, 0, 0, 0},
    {{"last fail-high, equal depth", MEAN(SAFE_CLEAN, WRONG)}, {"last pass, equal depth", MEAN(LAST_CLEAN, WRONG)},
     {"last fail-high, deeper too", MEAN(SAFE_DEEPER, WRONG)}, {"last pass, deeper too", MEAN(LAST_DEEPER, WRONG)},
     {"last fail-high, play", MEAN(SAFE_PLAY, WRONG)}, {"last pass, play", MEAN(LAST_PLAY, WRONG)}},
    root_move_claims,
    "open_memory.c",
};
