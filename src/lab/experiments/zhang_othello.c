/* zhang_othello.c - Zhang: forward estimation against alpha-beta at Othello, from all openings of four plies.
 *
 * Its steps are learned from ten games against itself. How many plies further it looks is decided by generated nodes,
 * which every machine counts alike; the paper took processor time, which stands beside it. At each horizon those
 * handicaps are played that lie round the break-even of four openings tried to horizon 6. */
#include "rows.h"

/* clang-format off */

/* Both without table, deepening, killers and history: the trees differ by what forward estimation leaves out alone. */
#define FE(settings) "fe:" settings "/deepening=off"
#define AB "alphabeta:memory=off/deepening=off/killers=off/history=off"
#define RIVAL " vs " AB
#define OPENINGS(tour_openings, tour_depth, ...)                                                                       \
    {"othello", "othello-openings", 1, {{{tour_openings, tour_depth}}, {__VA_ARGS__}}, NULL, NULL, 1}

/* ------------------------------------------------------------------------------------------------ figure 3(b), three ways */

#define TWENTIETHS(group)                                                                                              \
    MATCH("delta 0.05, +0", "1..3: " FE("delta=0.05,learn=selfplay") " +0" RIVAL, group, 0),                           \
    MATCH("delta 0.05, +1", "1..5: " FE("delta=0.05,learn=selfplay") " +1" RIVAL, group, 1),                           \
    MATCH("delta 0.05, +2", "3..7: " FE("delta=0.05,learn=selfplay") " +2" RIVAL, group, 2),                           \
    MATCH("delta 0.05, +3", "5..8: " FE("delta=0.05,learn=selfplay") " +3" RIVAL, group, 3),                           \
    MATCH("delta 0.05, +4", "7..8: " FE("delta=0.05,learn=selfplay") " +4" RIVAL, group, 4)
#define FIFTIETHS(group)                                                                                               \
    MATCH("delta 0.02, +0", "1..2: " FE("delta=0.02,learn=selfplay") " +0" RIVAL, group, 0),                           \
    MATCH("delta 0.02, +1", "1..3: " FE("delta=0.02,learn=selfplay") " +1" RIVAL, group, 1),                           \
    MATCH("delta 0.02, +2", "2..4: " FE("delta=0.02,learn=selfplay") " +2" RIVAL, group, 2),                           \
    MATCH("delta 0.02, +3", "3..5: " FE("delta=0.02,learn=selfplay") " +3" RIVAL, group, 3),                           \
    MATCH("delta 0.02, +4", "4..7: " FE("delta=0.02,learn=selfplay") " +4" RIVAL, group, 4),                           \
    MATCH("delta 0.02, +5", "6..8: " FE("delta=0.02,learn=selfplay") " +5" RIVAL, group, 5),                           \
    MATCH("delta 0.02, +6", "7..8: " FE("delta=0.02,learn=selfplay") " +6" RIVAL, group, 6),                           \
    MATCH("delta 0.02, +7", "8..8: " FE("delta=0.02,learn=selfplay") " +7" RIVAL, group, 7)
enum { TWENTIETH, FIFTIETH, LIKELY };
static const lab_series main_series[] = {
    TWENTIETHS(TWENTIETH),
    FIFTIETHS(FIFTIETH),
    MATCH("likely steps, +0", "1..5: " FE("learn=selfplay,steps=likely") " +0" RIVAL, LIKELY, 0),
    MATCH("likely steps, +1", FE("learn=selfplay,steps=likely") " +1" RIVAL, LIKELY, 1),
    MATCH("likely steps, +2", "5..8: " FE("learn=selfplay,steps=likely") " +2" RIVAL, LIKELY, 2),
    MATCH("likely steps, +3", "8..8: " FE("learn=selfplay,steps=likely") " +3" RIVAL, LIKELY, 3),
    NO_MORE_SERIES,
};
#define MAIN_SCOPES {OPENINGS(4, 2, {244, 8})}

/* One way of choosing the steps, and what the paper says of its own. */
#define WINS(name_, group, steps)                                                                                      \
    {.name = name_, .source = "figure 3(b)",                                                                           \
     .statement = "forward estimation at no more nodes wins beyond horizon 2: " steps,                                 \
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, mean of horizons 3 to 8",                     \
     .what = LESS(group, POINTS), .depths = LAB_DEEPEST, .first = 3, .last = 8,                                        \
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1},                                                      \
    {.name = name_ "-everywhere", .source = "figure 3(b)",                                                             \
     .statement = "at every one of these horizons: " steps,                                                            \
     .statistic = lab_handicap_lowest, .measured = "points at fewer nodes, least of horizons 3 to 8",                  \
     .what = LESS(group, POINTS), .depths = LAB_DEEPEST, .first = 3, .last = 8,                                        \
     .side = LAB_ABOVE, .threshold = 0.5, .low = 0.5, .high = 1}
static const lab_claim othello_claims[] = {
    WINS("twentieth", TWENTIETH, "delta 0.05"),
    WINS("fiftieth", FIFTIETH, "delta 0.02, the paper's"),
    WINS("likely", LIKELY, "the likely steps of 10 games"),
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
    "zhang_othello.c",
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
    {.name = name_ "-eight", .source = "section 5.2", .statement = "at horizon 8 it looks three plies further: " steps,\
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, horizon 8",                              \
     .what = LESS(group, AHEAD), .depths = LAB_DEEPEST, .first = 8, .last = 8,                                         \
     .side = LAB_ABOVE, .threshold = 1.5, .low = 2, .high = 3}
static const lab_claim depth_claims[] = {
    LOOKS("twentieth", TWENTIETH, "delta 0.05"),
    LOOKS_FAR("twentieth", TWENTIETH, "delta 0.05"),
    LOOKS("fiftieth", FIFTIETH, "delta 0.02, the paper's"),
    LOOKS_FAR("fiftieth", FIFTIETH, "delta 0.02, the paper's"),
    LOOKS("likely", LIKELY, "the likely steps of 10 games"),
    LOOKS_FAR("likely", LIKELY, "the likely steps of 10 games"),
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
    "zhang_othello.c",
};

#define TIMES(group) {group, LAB_OWN_SECONDS, LAB_LESS, LAB_RIVAL_SECONDS}
#define TAKES(name_, group, steps)                                                                                     \
    {.name = name_, .source = "figure 3(b)",                                                                           \
     .statement = "forward estimation needs less time than alpha-beta beyond horizon 2: " steps,                       \
     .statistic = lab_handicap_mean,                                                                                   \
     .measured = "processor time at fewer nodes, forward estimation / alpha-beta, mean of horizons 3 to 8",            \
     .what = TIMES(group), .depths = LAB_DEEPEST, .first = 3, .last = 8,                                               \
     .side = LAB_BELOW, .threshold = 1, .low = 0, .high = 1}
static const lab_claim time_claims[] = {
    TAKES("twentieth", TWENTIETH, "delta 0.05"),
    TAKES("fiftieth", FIFTIETH, "delta 0.02, the paper's"),
    TAKES("likely", LIKELY, "the likely steps of 10 games"),
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
    "zhang_othello.c",
};

/* --------------------------------------------------------------------------------------------------- how much to believe */

enum { WHOLE, FIFTH, TENTH, SWEPT_TWENTIETH, SWEPT_FIFTIETH, HUNDREDTH };
static const lab_series sweep_series[] = {
    MATCH("delta 1, +0", FE("learn=selfplay") " +0" RIVAL, WHOLE, 0),
    MATCH("delta 1, +1", "1..5: " FE("learn=selfplay") " +1" RIVAL, WHOLE, 1),
    MATCH("delta 0.2, +0", "1..6: " FE("delta=0.2,learn=selfplay") " +0" RIVAL, FIFTH, 0),
    MATCH("delta 0.2, +1", FE("delta=0.2,learn=selfplay") " +1" RIVAL, FIFTH, 1),
    MATCH("delta 0.2, +2", "6..8: " FE("delta=0.2,learn=selfplay") " +2" RIVAL, FIFTH, 2),
    MATCH("delta 0.1, +0", "1..4: " FE("delta=0.1,learn=selfplay") " +0" RIVAL, TENTH, 0),
    MATCH("delta 0.1, +1", "1..7: " FE("delta=0.1,learn=selfplay") " +1" RIVAL, TENTH, 1),
    MATCH("delta 0.1, +2", "4..8: " FE("delta=0.1,learn=selfplay") " +2" RIVAL, TENTH, 2),
    MATCH("delta 0.1, +3", "7..8: " FE("delta=0.1,learn=selfplay") " +3" RIVAL, TENTH, 3),
    TWENTIETHS(SWEPT_TWENTIETH),
    FIFTIETHS(SWEPT_FIFTIETH),
    MATCH("delta 0.01, +0", "1..2: " FE("delta=0.01,learn=selfplay") " +0" RIVAL, HUNDREDTH, 0),
    MATCH("delta 0.01, +1", "1..3: " FE("delta=0.01,learn=selfplay") " +1" RIVAL, HUNDREDTH, 1),
    MATCH("delta 0.01, +2", "2..4: " FE("delta=0.01,learn=selfplay") " +2" RIVAL, HUNDREDTH, 2),
    MATCH("delta 0.01, +3", "3..5: " FE("delta=0.01,learn=selfplay") " +3" RIVAL, HUNDREDTH, 3),
    MATCH("delta 0.01, +4", "4..5: " FE("delta=0.01,learn=selfplay") " +4" RIVAL, HUNDREDTH, 4),
    MATCH("delta 0.01, +5", "5..7: " FE("delta=0.01,learn=selfplay") " +5" RIVAL, HUNDREDTH, 5),
    MATCH("delta 0.01, +6", "6..7: " FE("delta=0.01,learn=selfplay") " +6" RIVAL, HUNDREDTH, 6),
    MATCH("delta 0.01, +7", "6..8: " FE("delta=0.01,learn=selfplay") " +7" RIVAL, HUNDREDTH, 7),
    MATCH("delta 0.01, +8", "8..8: " FE("delta=0.01,learn=selfplay") " +8" RIVAL, HUNDREDTH, 8),
    NO_MORE_SERIES,
};
#define SWEEP_SCOPES {OPENINGS(4, 2, {244, 7}, {122, 8})}
static const lab_claim sweep_claims[] = {
    {.name = "extremes", .source = "section 5.2",
     .statement = "with the extremes themselves it plays almost as alpha-beta",
     .statistic = lab_handicap_mean, .measured = "points at fewer nodes, delta 1, mean of horizons 1 to 8",
     .what = LESS(WHOLE, POINTS), .depths = LAB_DEEPEST, .first = 1, .last = 8,
     .side = LAB_WITHIN, .low = 0.45, .high = 0.55},
    {.name = "extremes-depth", .source = "section 5.2", .statement = "and looks no further at no more nodes",
     .statistic = lab_handicap_mean, .measured = "plies ahead at fewer nodes, delta 1, mean of horizons 1 to 8",
     .what = LESS(WHOLE, AHEAD), .depths = LAB_DEEPEST, .first = 1, .last = 8,
     .side = LAB_WITHIN, .low = 0, .high = 0.2},
    NO_MORE_CLAIMS,
};

/* The same quantity for every delta. */
#define BY_DELTA(quantity)                                                                                             \
    {{"delta 1", quantity(WHOLE)},                                                                                     \
     {"delta 0.2", quantity(FIFTH)},                                                                                   \
     {"delta 0.1", quantity(TENTH)},                                                                                   \
     {"delta 0.05", quantity(SWEPT_TWENTIETH)},                                                                        \
     {"delta 0.02", quantity(SWEPT_FIFTIETH)},                                                                         \
     {"delta 0.01", quantity(HUNDREDTH)}}
#define POINTS_OF(group) LESS(group, POINTS)
#define AHEAD_OF(group) LESS(group, AHEAD)

const lab_experiment lab_othello_delta = {
    "othello-delta", "Forward estimation at Othello by delta", "S2", "figure 3(b)",
    "The paper's steps at Othello are a fiftieth of the extremes of its evaluation. Which part of ours is best?",
    sweep_series,
    SWEEP_SCOPES,
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "points of forward estimation, percent", 1, 0, 0, 20, 80},
    BY_DELTA(POINTS_OF),
    sweep_claims,
    "zhang_othello.c",
};

const lab_experiment lab_othello_delta_depth = {
    "othello-delta-depth", "How much further forward estimation looks at Othello, by delta", "S2", "figure 3(b)",
    "How many plies further than alpha-beta does it look with fewer generated nodes when it believes less and less?",
    sweep_series,
    SWEEP_SCOPES,
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "plies ahead of alpha-beta", 0, 0, 0, 0, 8},
    BY_DELTA(AHEAD_OF),
    NULL,
    "zhang_othello.c",
};

const lab_experiment lab_othello_delta_time = {
    "othello-delta-time", "Processor time of forward estimation at Othello, by delta", "S2", "figure 3(b)",
    "What processor time does it take at fewer generated nodes, beside that of alpha-beta, delta by delta?",
    sweep_series,
    SWEEP_SCOPES,
    {LAB_BY_HANDICAP, "horizon of alpha-beta", "processor time, percent of alpha-beta", 1, 0, 0, 0, 0},
    BY_DELTA(TIMES),
    NULL,
    "zhang_othello.c",
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
    "zhang_othello.c",
};

/* ------------------------------------------------------------------------------------------------- the extremes, move by move */

enum { PLAIN, EXTREMES };
static const lab_series extremes_series[] = {
    [PLAIN] = LADDER("Alpha-Beta", AB),
    [EXTREMES] = LADDER("extremes of 10 games", FE("learn=selfplay,sample=10")),
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
    "zhang_othello.c",
};
