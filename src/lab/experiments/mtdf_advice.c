/* mtdf_advice.c - Plaat 1997: the advice of the report on MTD(f). */
#include "rows.h"

/* clang-format off */

enum { GRAINS = 7 };
enum { GRAIN_MTDF, GRAIN_ASPIRATION }; /* groups */
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
     .what = {GRAIN_MTDF, LAB_PASSES, LAB_NOTHING, LAB_PASSES}, .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.8, .low = 1.0, .high = 1.0},
    {.name = "mtdf", .source = "text", .statement = "a coarse evaluation can suit MTD(f) better",
     .statistic = lab_sweep_ratio, .measured = "nodes of MTD(f), grain 100 / grain 1",
     .what = {GRAIN_MTDF, LAB_NODES, LAB_NOTHING, LAB_NODES}, .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.5, .high = 1.0},
    {.name = "aspiration", .source = "text", .statement = "and NegaScout as well",
     .statistic = lab_sweep_ratio, .measured = "nodes of aspiration, grain 100 / grain 1",
     .what = {GRAIN_ASPIRATION, LAB_NODES, LAB_NOTHING, LAB_NODES}, .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.5, .high = 1.0},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_grain = {
    "grain", "The grain of the evaluation", "S1", "implementation tips",
    "What happens when evaluations are rounded to multiples of 2, 5, 10 ... hundredths?",
    grain_series,
    {ON("chess", 4, 12, 4, {40, 6}), ON("othello", 7, 12, 7, {60, 8}), ON("checkers", 9, 12, 9, {60, 12})},
    {LAB_BY_X, "grain of the evaluation", "nodes, percent of those with grain 1", 1, 1, 0, 0, 0},
    {{"MTD(f)", {GRAIN_MTDF, LAB_NODES, 0, LAB_NODES}},
     {"Aspiration NegaScout", {GRAIN_ASPIRATION, LAB_NODES, GRAINS, LAB_NODES}}},
    grain_claims,
    "mtdf_advice.c",
};

#define GUESS(text, number) AT("f" text, "mtdf:guess=value,offset=" #number, 0, number)
enum { GUESSES = 0, GUESS_AT_VALUE = 8 }; /* the group, and a series */
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
     .what = RATIO(GUESSES, LEAVES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 60, .low = 0, .high = 40},
    {.name = "two-passes", .source = "text", .statement = "started at the value, MTD(f) makes two passes",
     .statistic = lab_share_equal, .measured = "share of searches started at the value with two passes",
     .what = MEAN(GUESS_AT_VALUE, PASSES_LAST), .depths = LAB_DEEPEST, .parameter = 2,
     .side = LAB_ABOVE, .threshold = 0.95, .low = 1, .high = 1},
    {.name = "monotone", .source = "text", .statement = "leaves grow with the distance on both sides",
     .statistic = lab_unimodal, .measured = "share of steps away from the value at which they grow",
     .what = RATIO(GUESSES, LEAVES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.85, .high = 1},
    {.name = "best-nodes", .source = "text; thesis section 4.3", .statement = "and the fewer nodes",
     .statistic = lab_minimum_place, .measured = "distance of the guess with the fewest nodes from the value",
     .what = RATIO(GUESSES, NODES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 60, .low = 0, .high = 40},
    {.name = "monotone-nodes", .source = "text", .statement = "and so do nodes",
     .statistic = lab_unimodal, .measured = "share of steps away from the value at which nodes grow",
     .what = RATIO(GUESSES, NODES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.85, .high = 1},
    {.name = "asymmetry", .source = "not claimed",
     .statement = "guesses above and below the value cost about the same",
     .statistic = lab_asymmetry, .measured = "leaves with guesses above / below the value",
     .what = RATIO(GUESSES, LEAVES_LAST, GUESS_AT_VALUE), .depths = LAB_DEEPEST,
     .side = LAB_WITHIN, .low = 0.9, .high = 1.1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_first_guess = {
    "first-guess", "The first guess", "S1", "section on the first guess",
    "What does MTD(f) lose when it starts beside the value?",
    guess_series,
    {ON("chess", 4, 8, 4, {40, 6}), ON("othello", 7, 8, 7, {60, 9}), ON("checkers", 9, 8, 9, {60, 13})},
    {LAB_BY_X, "first guess less the value, in hundredths", "leaves, percent of those with the value as guess", 1,
     0, 0, 0, 0},
    {{"MTD(f)", {GUESSES, LAB_LEAVES_LAST, GUESS_AT_VALUE, LAB_LEAVES_LAST}}},
    guess_claims,
    "mtdf_advice.c",
};

enum { ROOT_MTDF, ROOT_MTDF_SORTED, ROOT_ASPIRATION, ROOT_ASPIRATION_SORTED };
static const lab_series root_series[] = {
    [ROOT_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [ROOT_MTDF_SORTED] = SEARCH("MTD(f), root moves by nodes", "mtdf/root-order=nodes"),
    [ROOT_ASPIRATION] = SEARCH("Aspiration NegaScout", "aspiration"),
    [ROOT_ASPIRATION_SORTED] = SEARCH("Aspiration NegaScout, root moves by nodes", "aspiration/root-order=nodes"),
    NO_MORE_SERIES,
};
static const lab_claim root_claims[] = {
    {.name = "mtdf", .source = "implementation tips",
     .statement = "sorting the moves at the root can be of use in MTD(f), too",
     .statistic = lab_ratio, .measured = "nodes of MTD(f), sorted / not",
     .what = RATIO(ROOT_MTDF_SORTED, NODES, ROOT_MTDF), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_BELOW, .threshold = 1.0, .low = 0.80, .high = 1.0},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_root_order = {
    "root-order", "Sorting the moves at the root", "S1", "implementation tips",
    "Does it pay to sort all root moves between iterations, not only to put the best one first?",
    root_series,
    {ON("chess", 2, 12, 5, {60, 7}), ON("othello", 2, 12, 8, {60, 10}), ON("checkers", 2, 12, 11, {60, 15})},
    BY_DEPTH_PERCENT("nodes, percent of those without"),
    {{"MTD(f)", RATIO(ROOT_MTDF_SORTED, NODES, ROOT_MTDF)},
     {"Aspiration NegaScout", RATIO(ROOT_ASPIRATION_SORTED, NODES, ROOT_ASPIRATION)}},
    root_claims,
    "mtdf_advice.c",
};

enum { LEAF_ASPIRATION, LEAF_ASPIRATION_LESS, LEAF_MTDF, LEAF_MTDF_LESS };
static const lab_series leaf_series[] = {
    [LEAF_ASPIRATION] = SEARCH("Aspiration NegaScout", "aspiration"),
    [LEAF_ASPIRATION_LESS] = SEARCH("Aspiration NegaScout, leaves not stored", "aspiration/store-leaves=off"),
    [LEAF_MTDF] = SEARCH("MTD(f)", "mtdf"),
    [LEAF_MTDF_LESS] = SEARCH("MTD(f), leaves not stored", "mtdf/store-leaves=off"),
    NO_MORE_SERIES,
};
static const lab_claim leaf_claims[] = {
    {.name = "mtdf", .source = "implementation tips", .statement = "it pays to keep leaves in the table",
     .statistic = lab_ratio, .measured = "leaves of MTD(f), not stored / stored",
     .what = RATIO(LEAF_MTDF_LESS, LEAVES, LEAF_MTDF), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 1, .low = 1.02, .high = INFINITY},
    {.name = "more-than-aspiration", .source = "implementation tips",
     .statement = "MTD(f), which searches more often again, depends on it more than NegaScout",
     .statistic = lab_gain_difference, .measured = "gain by storing leaves, MTD(f)'s less aspiration's",
     .what = RATIO(LEAF_MTDF, LEAVES, LEAF_MTDF_LESS), .versus = RATIO(LEAF_ASPIRATION, LEAVES, LEAF_ASPIRATION_LESS), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_leaf_storing = {
    "leaf-storing", "Leaves in the table", "S1", "implementation tips",
    "How many evaluations does a table save that keeps leaves, too?",
    leaf_series,
    {ON("chess", 2, 12, 4, {40, 6}), ON("othello", 2, 12, 7, {60, 9}), ON("checkers", 2, 12, 9, {60, 13})},
    BY_DEPTH_PERCENT("leaves, percent of aspiration NegaScout that stores them"),
    {{"Aspiration NegaScout, not stored", RATIO(LEAF_ASPIRATION_LESS, LEAVES, LEAF_ASPIRATION)},
     {"MTD(f)", RATIO(LEAF_MTDF, LEAVES, LEAF_ASPIRATION)},
     {"MTD(f), not stored", RATIO(LEAF_MTDF_LESS, LEAVES, LEAF_ASPIRATION)}},
    leaf_claims,
    "mtdf_advice.c",
};
