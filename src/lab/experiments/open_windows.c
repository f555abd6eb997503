/* open_windows.c - open questions of the thesis about windows and guesses: the minimax wall, NegaScout against MTD(f),
 * and parallel search. */
#include "rows.h"

/* clang-format off */

/* ------------------------------------------------------------------------------------------------- the minimax wall */

/* The window (f + x, f + x + s), at the last iteration only, for one s. */
#define WINDOW(size, width, group, x)                                                                                  \
    AT("f" #x ", size " size, "test:guess=value,alpha=" #x width ",at=last", group, x)
#define WINDOWS(size, width, group)                                                                                    \
    WINDOW(size, width, group, -200), WINDOW(size, width, group, -100), WINDOW(size, width, group, -50),               \
        WINDOW(size, width, group, -20), WINDOW(size, width, group, -10), WINDOW(size, width, group, -5),              \
        WINDOW(size, width, group, -2), WINDOW(size, width, group, -1), WINDOW(size, width, group, 0),                 \
        WINDOW(size, width, group, 2), WINDOW(size, width, group, 5), WINDOW(size, width, group, 10),                  \
        WINDOW(size, width, group, 20), WINDOW(size, width, group, 50), WINDOW(size, width, group, 100),               \
        WINDOW(size, width, group, 200)
enum { PLACES = 16, BELOW_VALUE = 7, AT_VALUE = 8 }; /* windows of a size; those at f - 1 and f */
enum { SIZE_1, SIZE_2, SIZE_5, SIZE_10, SIZE_50, SIZE_ALL, SIZES_IN_ALL };
enum { WALL_WHOLE = SIZES_IN_ALL * PLACES, WALL_MTDF };
static const lab_series wall_series[] = {
    WINDOWS("1", ",width=1", SIZE_1),
    WINDOWS("2", ",width=2", SIZE_2),
    WINDOWS("5", ",width=5", SIZE_5),
    WINDOWS("10", ",width=10", SIZE_10),
    WINDOWS("50", ",width=50", SIZE_50),
    WINDOWS("to infinity", "", SIZE_ALL),
    [WALL_WHOLE] = AT("the whole window", "alphabeta", SIZES_IN_ALL, 0),
    [WALL_MTDF] = AT("MTD(f) from the value", "mtdf:guess=value", SIZES_IN_ALL, 0),
    NO_MORE_SERIES,
};
#define OF_WALL(size) {size, LAB_LEAVES_LAST, WALL_WHOLE, LAB_LEAVES_LAST}
static const lab_claim wall_claims[] = {
    {.name = "wall", .source = "section 6.2", .statement = "null windows are dearest at the value",
     .statistic = lab_peak_place, .measured = "distance of the dearest null window from the value",
     .what = OF_WALL(SIZE_1), .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 25, .low = 0, .high = 10},
    {.name = "far", .source = "section 6.2", .statement = "and cheapest far from it",
     .statistic = lab_outskirts, .measured = "leaves of null windows 200 away / of the dearest",
     .what = OF_WALL(SIZE_1), .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1, .low = 0.1, .high = 0.9},
    {.name = "slopes", .source = "section 6.2", .statement = "the wall falls off on both sides",
     .statistic = lab_falling_away, .measured = "share of steps away from the value at which leaves do not grow",
     .what = OF_WALL(SIZE_1), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.85, .high = 1},
    {.name = "size", .source = "section 6.2", .statement = "the larger the window, the more leaves",
     .statistic = lab_rising_groups, .measured = "share of steps to a larger window from f - 1 on that add leaves",
     .what = OF_WALL(SIZE_1), .depths = LAB_DEEPEST, .parameter = -1,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 1, .high = 1},
    {.name = "shared", .source = "section 6.2",
     .statement = "a window that holds the value costs at least the two null windows about it with one table",
     .statistic = lab_ratio, .measured = "leaves of (f - 1, f + 1) / of MTD(f) started at f",
     .what = RATIO(SIZE_2 * PLACES + BELOW_VALUE, LEAVES_LAST, WALL_MTDF), .depths = LAB_DEEPEST,
     .side = LAB_ABOVE, .threshold = 0.98, .low = 0.98, .high = 1.5},
    {.name = "both", .source = "section 6.2", .statement = "and no more than the two apart",
     .statistic = lab_against_both, .measured = "leaves of (f - 1, f + 1) / of (f - 1, f) and (f, f + 1) together",
     .what = RATIO(SIZE_2 * PLACES + BELOW_VALUE, LEAVES_LAST, BELOW_VALUE), .versus = MEAN(AT_VALUE, LEAVES_LAST),
     .depths = LAB_DEEPEST, .side = LAB_BELOW, .threshold = 1.05, .low = 0.6, .high = 1},
    {.name = "null", .source = "section 6.2", .statement = "a null window is cheaper than the whole one, even at the value",
     .statistic = lab_ratio, .measured = "leaves of (f - 1, f) / of the whole window",
     .what = RATIO(BELOW_VALUE, LEAVES_LAST, WALL_WHOLE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.2, .high = 0.9},
    {.name = "asymmetry", .source = "not claimed", .statement = "both sides of the wall cost about the same",
     .statistic = lab_asymmetry, .measured = "leaves of null windows above / below the value",
     .what = OF_WALL(SIZE_1), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 0.8, .high = 1.25},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_wall = {
    "wall", "The minimax wall", "S0", "section 6.2",
    "What does a window (f + x, f + x + s) cost, by its distance x from the value f and its size s?",
    wall_series,
    {ON("chess", 3, 2, 3, {60, 5}), ON("othello", 5, 2, 5, {60, 8}), ON("checkers", 6, 2, 6, {60, 11})},
    {LAB_BY_X, "lower end of the window, from the value", "leaves of the last iteration, percent of the whole window",
     LAB_PERCENT, 0, 0, 0, 0},
    {{"size 1", OF_WALL(SIZE_1)}, {"size 2", OF_WALL(SIZE_2)}, {"size 5", OF_WALL(SIZE_5)},
     {"size 10", OF_WALL(SIZE_10)}, {"size 50", OF_WALL(SIZE_50)}, {"to infinity", OF_WALL(SIZE_ALL)}},
    wall_claims,
    "open_windows.c",
};

/* ------------------------------------------------------------------------------------------- NegaScout against MTD(f) */

#define GUESS_ABOVE(x) AT("f+" #x, "mtdf:guess=value,offset=" #x, 0, x)
#define GUESS_BELOW(x) AT("f-" #x, "mtdf:guess=value,offset=-" #x, 1, x)
#define NARROW(x) AT("width " #x, "aspiration:width=" #x, 2, x)
enum { EVEN_NEGASCOUT = 25, EVEN_MTDF, EVEN_FIRST, EVEN_NARROWEST = 17 };
static const lab_series break_even_series[] = {
    GUESS_ABOVE(0), GUESS_ABOVE(5), GUESS_ABOVE(10), GUESS_ABOVE(20), GUESS_ABOVE(40), GUESS_ABOVE(70), GUESS_ABOVE(100),
    GUESS_ABOVE(150), GUESS_ABOVE(200),
    GUESS_BELOW(5), GUESS_BELOW(10), GUESS_BELOW(20), GUESS_BELOW(40), GUESS_BELOW(70), GUESS_BELOW(100),
    GUESS_BELOW(150), GUESS_BELOW(200),
    NARROW(1), NARROW(2), NARROW(5), NARROW(10), NARROW(20), NARROW(50), NARROW(100), NARROW(200),
    [EVEN_NEGASCOUT] = AT("NegaScout", "negascout", 3, 0),
    [EVEN_MTDF] = AT("MTD(f)", "mtdf", 3, 0),
    [EVEN_FIRST] = AT("MTD(f) from the first move's value", "mtdf:guess=first", 3, 0),
    NO_MORE_SERIES,
};
#define OF_EVEN(group) {group, LAB_LEAVES_LAST, EVEN_NEGASCOUT, LAB_LEAVES_LAST}
static const lab_claim break_even_claims[] = {
    {.name = "shrinks-above", .source = "section 6.2",
     .statement = "MTD(f)'s gain shrinks the farther its guess lies above the value",
     .statistic = lab_rising, .measured = "share of steps away from the value that add leaves",
     .what = OF_EVEN(0), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.85, .high = 1},
    {.name = "shrinks-below", .source = "section 6.2", .statement = "or below it",
     .statistic = lab_rising, .measured = "share of steps away from the value that add leaves",
     .what = OF_EVEN(1), .depths = LAB_DEEPEST, .parameter = 0.005,
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.85, .high = 1},
    {.name = "break-even-above", .source = "section 6.2",
     .statement = "there is a distance above the value at which MTD(f) evaluates as many leaves as NegaScout",
     .statistic = lab_break_even_place, .measured = "that distance",
     .what = OF_EVEN(0), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 1, .high = 200},
    {.name = "break-even-below", .source = "section 6.2", .statement = "and one below",
     .statistic = lab_break_even_place, .measured = "that distance",
     .what = OF_EVEN(1), .depths = LAB_DEEPEST, .side = LAB_WITHIN, .low = 1, .high = 200},
    {.name = "gap", .source = "section 6.2",
     .statement = "the value of the iteration before is closer than that",
     .statistic = lab_gap_to_break_even, .measured = "median distance of that guess / the break-even distance above",
     .what = OF_EVEN(0), .versus = MEAN(EVEN_MTDF, VALUE), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1},
    {.name = "correlation", .source = "section 6.2",
     .statement = "from iteration to iteration, MTD(f) loses against NegaScout where the value moves",
     .statistic = lab_gap_correlation, .measured = "correlation of the logarithms of the guess's distance and of leaves, MTD(f) / NegaScout",
     .what = RATIO(EVEN_MTDF, LEAVES_LAST, EVEN_NEGASCOUT), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0, .low = 0.1, .high = 1},
    {.name = "mtdf", .source = "chapter 6", .statement = "MTD(f) evaluates fewer leaves than NegaScout",
     .statistic = lab_ratio, .measured = "leaves, MTD(f) / NegaScout",
     .what = RATIO(EVEN_MTDF, LEAVES, EVEN_NEGASCOUT), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.8, .high = 1},
    {.name = "first", .source = "section 6.2",
     .statement = "and also when all it knows is what NegaScout knows, the value of the first move",
     .statistic = lab_ratio, .measured = "leaves, MTD(f) from the first move's value / NegaScout",
     .what = RATIO(EVEN_FIRST, LEAVES, EVEN_NEGASCOUT), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1, .low = 0.8, .high = 1},
    {.name = "narrow", .source = "not claimed",
     .statement = "aspiration NegaScout with a window of next to no width costs what MTD(f) costs",
     .statistic = lab_ratio, .measured = "leaves, aspiration with half width 1 / MTD(f)",
     .what = RATIO(EVEN_NARROWEST, LEAVES, EVEN_MTDF), .depths = LAB_DEEPEST,
     .side = LAB_WITHIN, .low = 0.9, .high = 1.1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_break_even = {
    "break-even", "NegaScout against MTD(f), by the guess", "S0", "section 6.2",
    "How good must the first guess be for MTD(f) to evaluate fewer leaves than NegaScout?",
    break_even_series,
    {ON("chess", 4, 2, 4, {60, 5}), ON("othello", 6, 2, 6, {60, 8}), ON("checkers", 9, 2, 9, {60, 12})},
    {LAB_BY_X, "distance from the value, or half width", "leaves of the last iteration, percent of NegaScout",
     LAB_PERCENT, 0, 0, 0, 0},
    {{"MTD(f), guess above the value", OF_EVEN(0)}, {"MTD(f), guess below the value", OF_EVEN(1)},
     {"Aspiration NegaScout, by its half width", OF_EVEN(2)}},
    break_even_claims,
    "open_windows.c",
};

/* ------------------------------------------------------------------------------------- the leaves they have in common */

enum { NEGASCOUT_AND_MTDF, ASPIRATION_AND_MTDF, ALPHABETA_AND_MTDF };
static const lab_series shared_series[] = {
    [NEGASCOUT_AND_MTDF] = {"NegaScout and MTD(f)", LAB_OVERLAP, "negascout & mtdf", 0, 0, NULL},
    [ASPIRATION_AND_MTDF] = {"Aspiration NegaScout and MTD(f)", LAB_OVERLAP, "aspiration & mtdf", 0, 0, NULL},
    [ALPHABETA_AND_MTDF] = {"Alpha-Beta and MTD(f)", LAB_OVERLAP, "alphabeta & mtdf", 0, 0, NULL},
    NO_MORE_SERIES,
};
#define OF_MTDF(pair) {pair, LAB_SHARED_LEAVES, pair, LAB_OTHER_LEAVES}
#define OF_THE_FIRST(pair) {pair, LAB_SHARED_LEAVES, pair, LAB_LEAVES}
static const lab_claim shared_claims[] = {
    {.name = "mtdf", .source = "section 6.2", .statement = "nearly every leaf of MTD(f) is one of NegaScout's",
     .statistic = lab_ratio, .measured = "leaves that both evaluate / MTD(f)'s", .what = OF_MTDF(NEGASCOUT_AND_MTDF),
     .depths = LAB_DEEPEST_TWO_EVEN, .side = LAB_ABOVE, .threshold = 0.8, .low = 0.9, .high = 1},
    {.name = "negascout", .source = "section 6.2", .statement = "and NegaScout's that MTD(f) does without are few",
     .statistic = lab_ratio, .measured = "leaves that both evaluate / NegaScout's",
     .what = OF_THE_FIRST(NEGASCOUT_AND_MTDF), .depths = LAB_DEEPEST_TWO_EVEN,
     .side = LAB_ABOVE, .threshold = 0.7, .low = 0.8, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_shared_leaves = {
    "shared-leaves", "The leaves that NegaScout and MTD(f) have in common", "S0", "section 6.2",
    "How many of the positions that one evaluates in its last iteration does the other evaluate too?",
    shared_series,
    {APART("chess", 3, 4, 4, {60, 6}), APART("othello", 4, 4, 6, {60, 8}), APART("checkers", 6, 4, 8, {60, 12})},
    {LAB_BY_DEPTH, "search depth", "leaves in common, percent", LAB_PERCENT, 0, 0, 0, 100},
    {{"of MTD(f)'s, NegaScout evaluates", OF_MTDF(NEGASCOUT_AND_MTDF)},
     {"of NegaScout's, MTD(f) evaluates", OF_THE_FIRST(NEGASCOUT_AND_MTDF)},
     {"of MTD(f)'s, aspiration NegaScout evaluates", OF_MTDF(ASPIRATION_AND_MTDF)},
     {"of aspiration NegaScout's, MTD(f) evaluates", OF_THE_FIRST(ASPIRATION_AND_MTDF)},
     {"of MTD(f)'s, alpha-beta evaluates", OF_MTDF(ALPHABETA_AND_MTDF)},
     {"of alpha-beta's, MTD(f) evaluates", OF_THE_FIRST(ALPHABETA_AND_MTDF)}},
    shared_claims,
    "open_windows.c",
};

/* ---------------------------------------------------------------------------------------------------------- parallelism */

#define WORKERS(label, word, group)                                                                                    \
    AT(label ", 1", word "/virtual=1", group, 1), AT(label ", 2", word "/virtual=2", group, 2),                        \
        AT(label ", 4", word "/virtual=4", group, 4), AT(label ", 8", word "/virtual=8", group, 8),                    \
        AT(label ", 16", word "/virtual=16", group, 16), AT(label ", 32", word "/virtual=32", group, 32),              \
        AT(label ", 64", word "/virtual=64", group, 64), AT(label ", 128", word "/virtual=128", group, 128),           \
        AT(label ", 256", word "/virtual=256", group, 256)
enum { COUNTS_OF_WORKERS = 9 };
static const lab_series parallel_series[] = {
    WORKERS("NegaScout", "negascout", 0),
    WORKERS("Aspiration NegaScout", "aspiration", 1),
    WORKERS("MTD(f)", "mtdf", 2),
    WORKERS("SSS*", "sss", 3),
    WORKERS("Zoom", "zoom", 4),
    NO_MORE_SERIES,
};
#define SPEED_UP(group) {group, LAB_MAKESPAN, (group) * COUNTS_OF_WORKERS, LAB_MAKESPAN}

const lab_experiment lab_parallel = {
    "parallel", "The drivers in parallel", "S0", "section 6.2",
    "How much sooner does a search end when several workers share its table and mark what they are searching?",
    parallel_series,
    {ON("chess", 3, 1, 3, {5, 7}), ON("othello", 5, 1, 5, {5, 9}), ON("checkers", 7, 1, 7, {5, 13}),
     {"othello", "othello-endgames", 5, {{{1, 5}}, {{5, 16}}}, NULL, "endgames", 0}},
    {LAB_BY_X, "virtual workers", "speed-up: visited nodes until the end, one worker / so many", LAB_TIMES_LESS, 1, 1, 0, 0},
    {{"NegaScout", SPEED_UP(0)}, {"Aspiration NegaScout", SPEED_UP(1)}, {"MTD(f)", SPEED_UP(2)}, {"SSS*", SPEED_UP(3)},
     {"Zoom", SPEED_UP(4)}},
    NULL,
    "open_windows.c",
};
