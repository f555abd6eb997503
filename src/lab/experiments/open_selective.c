/* open_selective.c - open questions of the thesis about search to variable depth: how MTD(f) and NegaScout fare when moves
 * are left out, reduced and extended. */
#include "rows.h"

/* clang-format off */

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
    {ON("chess", 3, 4, 5, {20, 7}), ON("othello", 4, 4, 7, {60, 10})},
    {LAB_BY_DEPTH, "search depth", "nodes of MTD(f), percent of aspiration NegaScout", LAB_PERCENT, 0, 0, 80, 120},
    {{"fixed depth", RATIO(DEPTH_FIXED_MTDF, NODES, DEPTH_FIXED)},
     {"fixed depth, no quiescence", RATIO(DEPTH_RAW_MTDF, NODES, DEPTH_RAW)},
     {"play", RATIO(DEPTH_PLAY_MTDF, NODES, DEPTH_PLAY)},
     {"play, entries of equal depth", RATIO(DEPTH_EQUAL_MTDF, NODES, DEPTH_EQUAL)},
     {"play, nothing left out", RATIO(DEPTH_WHOLE_MTDF, NODES, DEPTH_WHOLE)}},
    variable_claims,
};
