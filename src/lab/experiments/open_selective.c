/* open_selective.c - open questions of the thesis about search to variable depth: how MTD(f) and NegaScout fare when moves
 * are left out, reduced and extended, all together and by one rule at a time. */
#include "rows.h"

/* clang-format off */

/* -------------------------------------------------------------------------------------------------------- all together */

enum { DEPTH_FIXED, DEPTH_FIXED_MTDF, DEPTH_RAW, DEPTH_RAW_MTDF, DEPTH_PLAY, DEPTH_PLAY_MTDF, DEPTH_EQUAL, DEPTH_EQUAL_MTDF,
       DEPTH_WHOLE, DEPTH_WHOLE_MTDF };
static const lab_series variable_series[] = {
    [DEPTH_FIXED] = SEARCH("Aspiration NegaScout", "aspiration"),
    [DEPTH_FIXED_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [DEPTH_RAW] = SEARCH("Aspiration NegaScout, no quiescence", "aspiration/quiescence=off"),
    [DEPTH_RAW_MTDF] = SEARCH("MTD(f), no quiescence", "mtdf/quiescence=off"),
    [DEPTH_PLAY] = SEARCH("Aspiration NegaScout in play", "aspiration/tournament"),
    [DEPTH_PLAY_MTDF] = SEARCH("MTD(f) in play", "mtdf/tournament"),
    [DEPTH_EQUAL] = SEARCH("Aspiration NegaScout in play, entries of equal depth", "aspiration/tournament/depth-match=equal"),
    [DEPTH_EQUAL_MTDF] = SEARCH("MTD(f) in play, entries of equal depth", "mtdf/tournament/depth-match=equal"),
    [DEPTH_WHOLE] = SEARCH("Aspiration NegaScout in play, nothing left out", "aspiration/tournament/selectivity=off"),
    [DEPTH_WHOLE_MTDF] = SEARCH("MTD(f) in play, nothing left out", "mtdf/tournament/selectivity=off"),
    NO_MORE_SERIES,
};
#define DEPTH_CLAIM(claim, says, one, other)                                                                           \
    {.name = claim, .source = "section 6.2", .statement = says,                                                        \
     .statistic = lab_gain_difference, .measured = "nodes: MTD(f) / aspiration at fixed depth less the same with it",  \
     .what = RATIO(one, NODES, other), .depths = LAB_DEEPEST_TWO_EVEN,                                                 \
     .versus = RATIO(DEPTH_FIXED_MTDF, NODES, DEPTH_FIXED), .side = LAB_WITHIN, .low = -0.05, .high = 0.05}
static const lab_claim variable_claims[] = {
    DEPTH_CLAIM("play", "with null moves, forecasts, extensions and reductions MTD(f) fares as it does at fixed depth",
                DEPTH_PLAY_MTDF, DEPTH_PLAY),
    DEPTH_CLAIM("whole", "the same in play without what leaves moves out", DEPTH_WHOLE_MTDF, DEPTH_WHOLE),
    DEPTH_CLAIM("equal", "the same where the table gives results of equal depth only", DEPTH_EQUAL_MTDF, DEPTH_EQUAL),
    DEPTH_CLAIM("quiescence", "and where leaves are not resolved", DEPTH_RAW_MTDF, DEPTH_RAW),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_variable_depth = {
    "variable-depth", "MTD(f) when the depth varies", "S0", "section 6.2",
    "Does MTD(f) still fare as NegaScout does when selectivity and quiescence come in?",
    variable_series,
    {ON("chess", 3, 4, 5, {20, 7}), ON("othello", 4, 4, 7, {60, 10}), ON("checkers", 6, 4, 9, {60, 13})},
    {LAB_BY_DEPTH, "search depth", "nodes of MTD(f), percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    {{"fixed depth", RATIO(DEPTH_FIXED_MTDF, NODES, DEPTH_FIXED)},
     {"fixed depth, no quiescence", RATIO(DEPTH_RAW_MTDF, NODES, DEPTH_RAW)},
     {"play", RATIO(DEPTH_PLAY_MTDF, NODES, DEPTH_PLAY)},
     {"play, entries of equal depth", RATIO(DEPTH_EQUAL_MTDF, NODES, DEPTH_EQUAL)},
     {"play, nothing left out", RATIO(DEPTH_WHOLE_MTDF, NODES, DEPTH_WHOLE)}},
    variable_claims,
    "open_selective.c",
};

/* ------------------------------------------------------------------------------------------------------- rule by rule */

/* The rules of the kernel that change what is searched: RULE(index, name, the game that it works in; NULL: in both). */
#define RULES                                                                                                          \
    RULE(REVERSE_FUTILITY, "reverse-futility", NULL) RULE(RAZORING, "razoring", NULL)                                  \
    RULE(NULL_MOVE, "null-move", "chess") RULE(PROBCUT, "probcut", "chess") RULE(IIR, "iir", NULL)                     \
    RULE(SINGULAR, "singular", NULL) RULE(CHECK, "check", "chess") RULE(ONLY_MOVE, "only-move", "checkers")            \
    RULE(LATE_MOVES, "late-moves", NULL) RULE(FUTILITY, "futility", NULL) RULE(EXCHANGE, "exchange", "chess")          \
    RULE(LMR, "lmr", NULL) RULE(DELTA, "delta", "chess")
#define RULE(index, name, where) RULE_##index, RULE_##index##_MTDF,
enum { RULE_BASE, RULE_BASE_MTDF, RULES };
#undef RULE

#define RULE(index, name, where)                                                                                       \
    [RULE_##index] = SEARCH_IN(where, "Aspiration NegaScout, " name, "aspiration/tournament/only=" name),                        \
    [RULE_##index##_MTDF] = SEARCH_IN(where, "MTD(f), " name, "mtdf/tournament/only=" name),
static const lab_series alone_series[] = {
    [RULE_BASE] = SEARCH("Aspiration NegaScout, no rule", "aspiration/tournament/selectivity=off"),
    [RULE_BASE_MTDF] = SEARCH("MTD(f), no rule", "mtdf/tournament/selectivity=off"),
    RULES
    NO_MORE_SERIES,
};
#undef RULE

#define OF_BOTH(index) RATIO(RULE_##index##_MTDF, NODES, RULE_##index)
/* What a rule leaves out depends on the window, so the two need not agree. */
#define SAME_VALUE(index, rule, where)                                                                                 \
    {.name = rule " values", .game = where, .source = "section 6.2", .statement = "both find the same value",          \
     .statistic = lab_share_even, .measured = "share of searches in which they do",                                    \
     .what = RATIO(RULE_##index##_MTDF, VALUE, RULE_##index), .depths = LAB_ALL,                                       \
     .side = LAB_ABOVE, .threshold = 0.95, .low = 0.95, .high = 1},
#define RULE(index, rule, where)                                                                                       \
    {.name = rule, .game = where, .source = "section 6.2",                                                             \
     .statement = "with " rule " alone MTD(f) fares as it does without any rule",                                      \
     .statistic = lab_gain_difference, .measured = "nodes: MTD(f) / aspiration without rules less the same with it",   \
     .what = OF_BOTH(index), .depths = LAB_DEEPEST_TWO_EVEN, .versus = OF_BOTH(BASE),                                  \
     .side = LAB_WITHIN, .low = -0.05, .high = 0.05},                                                                  \
    SAME_VALUE(index, rule, where)
static const lab_claim alone_claims[] = {RULES NO_MORE_CLAIMS};
#undef RULE

#define RULE(index, name, where) {name, OF_BOTH(index)},
const lab_experiment lab_rules_alone = {
    "rules-alone", "One rule of selective search at a time", "S0", "section 6.2",
    "Does any single rule change how MTD(f) fares against aspiration NegaScout?",
    alone_series,
    {ON("chess", 3, 4, 4, {60, 7}), ON("checkers", 6, 4, 8, {60, 13})},
    {LAB_BY_DEPTH, "search depth", "nodes of MTD(f), percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    {{"no rule", OF_BOTH(BASE)}, RULES},
    alone_claims,
    "open_selective.c",
};
#undef RULE

#define RULE(index, name, where)                                                                                       \
    [RULE_##index] = SEARCH_IN(where, "Aspiration NegaScout without " name, "aspiration/tournament/without=" name),              \
    [RULE_##index##_MTDF] = SEARCH_IN(where, "MTD(f) without " name, "mtdf/tournament/without=" name),
static const lab_series left_out_series[] = {
    [RULE_BASE] = SEARCH("Aspiration NegaScout", "aspiration/tournament"),
    [RULE_BASE_MTDF] = SEARCH("MTD(f)", "mtdf/tournament"),
    RULES
    NO_MORE_SERIES,
};
#undef RULE

#define RULE(index, rule, where)                                                                                       \
    {.name = rule, .game = where, .source = "section 6.2",                                                             \
     .statement = "without " rule " MTD(f) fares as it does with all rules",                                           \
     .statistic = lab_gain_difference, .measured = "nodes: MTD(f) / aspiration with all rules less the same without it", \
     .what = OF_BOTH(index), .depths = LAB_DEEPEST_TWO_EVEN, .versus = OF_BOTH(BASE),                                  \
     .side = LAB_WITHIN, .low = -0.05, .high = 0.05},                                                                  \
    SAME_VALUE(index, rule, where)
static const lab_claim left_out_claims[] = {RULES NO_MORE_CLAIMS};
#undef RULE

/* What leaving a rule out multiplies the nodes by, for the one and for the other. */
#define FOR_ASPIRATION(index) RATIO(RULE_##index, NODES, RULE_BASE)
#define FOR_MTDF(index) RATIO(RULE_##index##_MTDF, NODES, RULE_BASE_MTDF)
#define RULE(index, name, where) {name ", aspiration", FOR_ASPIRATION(index)}, {name ", MTD(f)", FOR_MTDF(index)},
const lab_experiment lab_rules_left_out = {
    "rules-left-out", "One rule of selective search left out at a time", "S0", "section 6.2",
    "What is each rule worth beside all others, to MTD(f) and to aspiration NegaScout?",
    left_out_series,
    {ON("chess", 4, 4, 6, {60, 12}), ON("checkers", 8, 4, 10, {60, 17})},
    {LAB_BY_DEPTH, "search depth", "nodes without the rule, percent of those with it", LAB_PERCENT, 0, 1, 0, 0},
    {RULES},
    left_out_claims,
    "open_selective.c",
};
#undef RULE
