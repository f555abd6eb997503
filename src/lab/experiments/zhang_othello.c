/* zhang_othello.c - Zhang: forward estimation against alpha-beta at Othello, from all openings of four plies.
 *
 * Its steps are learned from ten random games from the initial position. How many plies further it looks is decided by
 * generated nodes, which every machine counts alike; the paper took processor time, which stands beside it. */
#include "rows.h"

/* clang-format off */

/* Both without table, deepening, killers and history: the trees differ by what forward estimation leaves out alone. */
#define FE(settings) "fe:" settings "/deepening=off"
#define AB "alphabeta:memory=off/deepening=off/killers=off/history=off"
#define RIVAL " vs " AB
#define OPENINGS(tour_openings, tour_depth, ...)                                                                       \
    {"othello", "othello-openings", 1, {{{tour_openings, tour_depth}}, {__VA_ARGS__}}, NULL, NULL, 1}

/* ------------------------------------------------------------------------------------------------ figure 3(b), three ways */

enum { TWENTIETH, FIFTIETH, LIKELY };
static const lab_series main_series[] = {
    MATCH("delta 0.05, +0", "1..5: " FE("delta=0.05,learn=offline") " +0" RIVAL, TWENTIETH, 0),
    MATCH("delta 0.05, +1", FE("delta=0.05,learn=offline") " +1" RIVAL, TWENTIETH, 1),
    MATCH("delta 0.05, +2", "3..8: " FE("delta=0.05,learn=offline") " +2" RIVAL, TWENTIETH, 2),
    MATCH("delta 0.02, +0", "1..3: " FE("delta=0.02,learn=offline") " +0" RIVAL, FIFTIETH, 0),
    MATCH("delta 0.02, +1", "1..5: " FE("delta=0.02,learn=offline") " +1" RIVAL, FIFTIETH, 1),
    MATCH("delta 0.02, +2", "1..7: " FE("delta=0.02,learn=offline") " +2" RIVAL, FIFTIETH, 2),
    MATCH("delta 0.02, +3", "3..8: " FE("delta=0.02,learn=offline") " +3" RIVAL, FIFTIETH, 3),
    MATCH("delta 0.02, +4", "5..8: " FE("delta=0.02,learn=offline") " +4" RIVAL, FIFTIETH, 4),
    MATCH("likely steps, +0", "1..7: " FE("learn=offline,steps=likely") " +0" RIVAL, LIKELY, 0),
    MATCH("likely steps, +1", "1..7: " FE("learn=offline,steps=likely") " +1" RIVAL, LIKELY, 1),
    NO_MORE_SERIES,
};
#define MAIN_SCOPES {OPENINGS(4, 2, {244, 8})}

/* One way of choosing the steps, and what the paper says of its own. */
#define WINS(name_, group, steps, most)                                                                                \
    {.name = name_, .source = "figure 3(b)",                                                                           \
     .statement = "forward estimation at no more nodes wins beyond horizon 2: " steps,                                 \
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, mean of horizons 3 to " #most,                \
     .what = LESS(group, POINTS), .depths = LAB_DEEPEST, .first = 3, .last = most,                                     \
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1},                                                      \
    {.name = name_ "-everywhere", .source = "figure 3(b)",                                                             \
     .statement = "at every one of these horizons: " steps,                                                            \
     .statistic = lab_handicap_lowest, .measured = "points at fewer nodes, least of horizons 3 to " #most,             \
     .what = LESS(group, POINTS), .depths = LAB_DEEPEST, .first = 3, .last = most,                                     \
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1}
static const lab_claim othello_claims[] = {
    WINS("twentieth", TWENTIETH, "delta 0.05", 8),
    WINS("fiftieth", FIFTIETH, "delta 0.02, the paper's", 8),
    WINS("likely", LIKELY, "the likely steps of 10 games", 7),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_othello_tournament = {
    "othello-tournament", "Forward estimation against alpha-beta at Othello", "S2", "figure 3(b)",
    "Every opening is played twice, with the sides exchanged; forward estimation looks as many plies further as it can with "
    "fewer generated nodes (less), or one more (more). Who wins?",
    main_series,
    MAIN_SCOPES,
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "points of forward estimation, percent", 1, 0, 0, 20, 80},
    {{"delta 0.05", LESS(TWENTIETH, POINTS)}, {"delta 0.02", LESS(FIFTIETH, POINTS)},
     {"likely steps", LESS(LIKELY, POINTS)},
     {"delta 0.02, more", MORE(FIFTIETH, POINTS)}},
    othello_claims,
};

#define LOOKS(name_, group, steps)                                                                                     \
    {.name = name_ "-shallow", .source = "section 5.2",                                                                \
     .statement = "below horizon 3 it looks no further than alpha-beta at no more nodes: " steps,                      \
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, horizon 1 to 2, mean",                   \
     .what = LESS(group, AHEAD), .depths = LAB_DEEPEST, .first = 1, .last = 2,                                         \
     .side = LAB_BELOW, .threshold = 0.75, .low = 0, .high = 0.5},                                                     \
    {.name = name_ "-five", .source = "section 5.2", .statement = "at horizon 5 it looks further: " steps,             \
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, horizon 5",                              \
     .what = LESS(group, AHEAD), .depths = LAB_DEEPEST, .first = 5, .last = 5,                                         \
     .side = LAB_ABOVE, .threshold = 0.5, .low = 1, .high = 3}
#define LOOKS_FAR(name_, group, steps)                                                                                 \
    {.name = name_ "-eight", .source = "section 5.2", .statement = "at horizon 8 it looks three plies further: " steps, \
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, horizon 8",                              \
     .what = LESS(group, AHEAD), .depths = LAB_DEEPEST, .first = 8, .last = 8,                                         \
     .side = LAB_ABOVE, .threshold = 1.5, .low = 2, .high = 3}
static const lab_claim depth_claims[] = {
    LOOKS("twentieth", TWENTIETH, "delta 0.05"),
    LOOKS_FAR("twentieth", TWENTIETH, "delta 0.05"),
    LOOKS("fiftieth", FIFTIETH, "delta 0.02, the paper's"),
    LOOKS_FAR("fiftieth", FIFTIETH, "delta 0.02, the paper's"),
    LOOKS("likely", LIKELY, "the likely steps of 10 games"),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_othello_depth = {
    "othello-depth", "How much further forward estimation looks at Othello", "S2", "figure 3(b)",
    "How many plies further than alpha-beta does it look with fewer generated nodes?",
    main_series,
    MAIN_SCOPES,
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "plies ahead of alpha-beta", 0, 0, 0, 0, 4},
    {{"delta 0.05", LESS(TWENTIETH, AHEAD)}, {"delta 0.02", LESS(FIFTIETH, AHEAD)},
     {"likely steps", LESS(LIKELY, AHEAD)}},
    depth_claims,
};

#define TIMES(group) {group, LAB_OWN_SECONDS, LAB_LESS, LAB_RIVAL_SECONDS}
#define TAKES(name_, group, steps, most)                                                                               \
    {.name = name_, .source = "figure 3(b)",                                                                           \
     .statement = "forward estimation needs less time than alpha-beta beyond horizon 2: " steps,                       \
     .statistic = lab_handicap_mean,                                                                                   \
     .measured = "processor time at fewer nodes, forward estimation / alpha-beta, mean of horizons 3 to " #most,       \
     .what = TIMES(group), .depths = LAB_DEEPEST, .first = 3, .last = most,                                            \
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1}
static const lab_claim time_claims[] = {
    TAKES("twentieth", TWENTIETH, "delta 0.05", 8),
    TAKES("fiftieth", FIFTIETH, "delta 0.02, the paper's", 8),
    TAKES("likely", LIKELY, "the likely steps of 10 games", 7),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_othello_time = {
    "othello-time", "Processor time of forward estimation at Othello", "S2", "figure 3(b)",
    "What processor time does it take at fewer generated nodes, beside that of alpha-beta? Forward estimation is the plain "
    "procedure, alpha-beta the kernel without its table.",
    main_series,
    MAIN_SCOPES,
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "processor time, percent of alpha-beta", 1, 0, 0, 0, 0},
    {{"delta 0.05", TIMES(TWENTIETH)}, {"delta 0.02", TIMES(FIFTIETH)},
     {"likely steps", TIMES(LIKELY)}},
    time_claims,
};

/* --------------------------------------------------------------------------------------------------- how much to believe */

enum { SWEEP_1, SWEEP_2, SWEEP_10, SWEEP_20, SWEEP_50, SWEEP_100 };
static const lab_series sweep_series[] = {
    MATCH("delta 1, +0", FE("learn=offline") " +0" RIVAL, SWEEP_1, 0),
    MATCH("delta 1, +1", FE("learn=offline") " +1" RIVAL, SWEEP_1, 1),
    MATCH("delta 0.2, +0", FE("delta=0.2,learn=offline") " +0" RIVAL, SWEEP_2, 0),
    MATCH("delta 0.2, +1", FE("delta=0.2,learn=offline") " +1" RIVAL, SWEEP_2, 1),
    MATCH("delta 0.1, +0", FE("delta=0.1,learn=offline") " +0" RIVAL, SWEEP_10, 0),
    MATCH("delta 0.1, +1", FE("delta=0.1,learn=offline") " +1" RIVAL, SWEEP_10, 1),
    MATCH("delta 0.05, +0", FE("delta=0.05,learn=offline") " +0" RIVAL, SWEEP_20, 0),
    MATCH("delta 0.05, +1", FE("delta=0.05,learn=offline") " +1" RIVAL, SWEEP_20, 1),
    MATCH("delta 0.05, +2", "3..5: " FE("delta=0.05,learn=offline") " +2" RIVAL, SWEEP_20, 2),
    MATCH("delta 0.02, +0", "1..3: " FE("delta=0.02,learn=offline") " +0" RIVAL, SWEEP_50, 0),
    MATCH("delta 0.02, +1", FE("delta=0.02,learn=offline") " +1" RIVAL, SWEEP_50, 1),
    MATCH("delta 0.02, +2", FE("delta=0.02,learn=offline") " +2" RIVAL, SWEEP_50, 2),
    MATCH("delta 0.02, +3", "3..5: " FE("delta=0.02,learn=offline") " +3" RIVAL, SWEEP_50, 3),
    MATCH("delta 0.02, +4", "5..5: " FE("delta=0.02,learn=offline") " +4" RIVAL, SWEEP_50, 4),
    MATCH("delta 0.01, +0", "1..2: " FE("delta=0.01,learn=offline") " +0" RIVAL, SWEEP_100, 0),
    MATCH("delta 0.01, +1", "1..4: " FE("delta=0.01,learn=offline") " +1" RIVAL, SWEEP_100, 1),
    MATCH("delta 0.01, +2", FE("delta=0.01,learn=offline") " +2" RIVAL, SWEEP_100, 2),
    MATCH("delta 0.01, +3", FE("delta=0.01,learn=offline") " +3" RIVAL, SWEEP_100, 3),
    MATCH("delta 0.01, +4", "3..5: " FE("delta=0.01,learn=offline") " +4" RIVAL, SWEEP_100, 4),
    MATCH("delta 0.01, +5", "5..5: " FE("delta=0.01,learn=offline") " +5" RIVAL, SWEEP_100, 5),
    NO_MORE_SERIES,
};
static const lab_claim sweep_claims[] = {
    {.name = "extremes", .source = "section 5.2",
     .statement = "with the extremes themselves it plays almost as alpha-beta",
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, delta 1, mean of horizons 1 to 5",
     .what = LESS(SWEEP_1, POINTS), .depths = LAB_DEEPEST, .first = 1, .last = 5,
     .side = LAB_WITHIN, .low = 0.45, .high = 0.55},
    {.name = "extremes-depth", .source = "section 5.2", .statement = "and looks no further at no more nodes",
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, delta 1, mean of horizons 1 to 5",
     .what = LESS(SWEEP_1, AHEAD), .depths = LAB_DEEPEST, .first = 1, .last = 5,
     .side = LAB_WITHIN, .low = 0, .high = 0.2},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_othello_delta = {
    "othello-delta", "Forward estimation at Othello by delta", "S2", "figure 3(b)",
    "The paper's steps at Othello are a fiftieth of the extremes of its evaluation. Which part of ours is best?",
    sweep_series,
    {OPENINGS(4, 2, {100, 5})},
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "points of forward estimation, percent", 1, 0, 0, 20, 80},
    {{"delta 1", LESS(SWEEP_1, POINTS)},
     {"delta 0.2", LESS(SWEEP_2, POINTS)},
     {"delta 0.1", LESS(SWEEP_10, POINTS)},
     {"delta 0.05", LESS(SWEEP_20, POINTS)},
     {"delta 0.02", LESS(SWEEP_50, POINTS)},
     {"delta 0.01", LESS(SWEEP_100, POINTS)}},
    sweep_claims,
};

enum { ONLINE_1, ONLINE_10, ONLINE_50 };
static const lab_series online_series[] = {
    MATCH("delta 1, +0", FE("learn=online") " +0" RIVAL, ONLINE_1, 0),
    MATCH("delta 1, +1", FE("learn=online") " +1" RIVAL, ONLINE_1, 1),
    MATCH("delta 0.1, +0", FE("delta=0.1,learn=online") " +0" RIVAL, ONLINE_10, 0),
    MATCH("delta 0.1, +1", FE("delta=0.1,learn=online") " +1" RIVAL, ONLINE_10, 1),
    MATCH("delta 0.1, +2", "3..5: " FE("delta=0.1,learn=online") " +2" RIVAL, ONLINE_10, 2),
    MATCH("delta 0.02, +0", "1..3: " FE("delta=0.02,learn=online") " +0" RIVAL, ONLINE_50, 0),
    MATCH("delta 0.02, +1", FE("delta=0.02,learn=online") " +1" RIVAL, ONLINE_50, 1),
    MATCH("delta 0.02, +2", FE("delta=0.02,learn=online") " +2" RIVAL, ONLINE_50, 2),
    MATCH("delta 0.02, +3", "3..5: " FE("delta=0.02,learn=online") " +3" RIVAL, ONLINE_50, 3),
    MATCH("delta 0.02, +4", "5..5: " FE("delta=0.02,learn=online") " +4" RIVAL, ONLINE_50, 4),
    NO_MORE_SERIES,
};
#define ONLINE(name_, group, steps)                                                                                    \
    {.name = name_, .source = "section 5.2",                                                                           \
     .statement = "learning during the search does not do at Othello: " steps,                                         \
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, mean of horizons 3 to 5",                     \
     .what = LESS(group, POINTS), .depths = LAB_DEEPEST, .first = 3, .last = 5,                                        \
     .side = LAB_BELOW, .threshold = 0.5, .low = 0, .high = 0.5}
static const lab_claim online_claims[] = {
    ONLINE("tenth", ONLINE_10, "delta 0.1"),
    ONLINE("fiftieth", ONLINE_50, "delta 0.02"),
    NO_MORE_CLAIMS,
};

const lab_experiment lab_othello_online = {
    "othello-online", "Forward estimation at Othello, learning as it searches", "S2", "section 5.2",
    "The paper says that learning during the search did not perform adequately at Othello. Does it here?",
    online_series,
    {OPENINGS(4, 2, {100, 5})},
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "points of forward estimation, percent", 1, 0, 0, 20, 80},
    {{"delta 1", LESS(ONLINE_1, POINTS)}, {"delta 0.1", LESS(ONLINE_10, POINTS)},
     {"delta 0.02", LESS(ONLINE_50, POINTS)}},
    online_claims,
};

/* ------------------------------------------------------------------------------------------------- the extremes, move by move */

enum { PLAIN, EXTREMES };
static const lab_series extremes_series[] = {
    [PLAIN] = LADDER("Alpha-Beta", AB),
    [EXTREMES] = LADDER("extremes of 10 games", FE("learn=offline,sample=10")),
    NO_MORE_SERIES,
};
static const lab_claim extremes_claims[] = {
    {.name = "moves", .source = "section 5.2",
     .statement = "with the extremes of ten games forward estimation plays almost the same as alpha-beta",
     .statistic = lab_same_moves, .measured = "share of searches with the same best move, all depths",
     .what = RATIO(EXTREMES, BEST, PLAIN), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.98, .low = 0.99, .high = 1},
    {.name = "nodes", .source = "section 5.2", .statement = "since such steps are rare, it saves little",
     .statistic = lab_ratio, .measured = "generated nodes, with extremes / alpha-beta",
     .what = RATIO(EXTREMES, GENERATED, PLAIN), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.0000001, .low = 0.8, .high = 1},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_othello_extremes = {
    "othello-extremes", "Forward estimation at Othello with learned extremes", "S2", "section 5.2",
    "Does forward estimation with the extremes of ten games choose alpha-beta's moves, and what does it save?",
    extremes_series,
    {{"othello", NULL, 1, {{{10, 5}}, {{60, 8}}}, NULL, "positions of games", 0},
     {"othello", "othello-openings", 1, {{{10, 5}}, {{244, 7}}}, NULL, "openings", 0}},
    BY_DEPTH_PERCENT("generated nodes, percent of alpha-beta"),
    {{"Alpha-Beta", RATIO(PLAIN, GENERATED, PLAIN)}, {"extremes of 10 games", RATIO(EXTREMES, GENERATED, PLAIN)}},
    extremes_claims,
};
