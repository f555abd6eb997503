/* cluster.c - one search by ranks that share no memory, with a simulated network between them: docs/cluster.md says what is
 * simulated. A step of the model stands for a microsecond. */
#include "rows.h"

/* clang-format off */

/* ------------------------------------------------------------------------------------------------- ranks and latency */

/* Ranks of one worker. The more there are, the deeper a search must be. */
#define RANKS(depths, driver, word, time, group, count)                                                                \
    AT(driver ", " time ", " #count, depths word "/table=64M/virtual=" #count "/ranks=" #count "/latency=" time, group, count)
#define LATENCY(driver, word, time, group)                                                                             \
    RANKS("", driver, word, time, group, 4), RANKS("", driver, word, time, group, 16),                                 \
        RANKS("5..60: ", driver, word, time, group, 64)
enum { NEGASCOUT, MTDF, ZOOM, DRIVERS };
enum { FASTEST, FAST, SLOW, SLOWEST, LATENCIES };
enum { BY_4, BY_16, BY_64, COUNTS };
#define LATENCIES_OF(name, label, word)                                                                                \
    LATENCY(label, word, "1us", name * LATENCIES + FASTEST), LATENCY(label, word, "20us", name * LATENCIES + FAST),    \
        LATENCY(label, word, "200us", name * LATENCIES + SLOW), LATENCY(label, word, "2ms", name * LATENCIES + SLOWEST)
#define ALONE(name, label, word) AT(label ", 1", word "/table=64M/virtual=1", DRIVERS * LATENCIES + name, 1)
#define LARGE(name, label, word)                                                                                       \
    RANKS("9..60: ", label, word, "20us", name * LATENCIES + FAST, 256),                                               \
        RANKS("9..60: ", label, word, "20us", name * LATENCIES + FAST, 1024)
enum { FIRST_ALONE = DRIVERS * LATENCIES * COUNTS };
static const lab_series cluster_series[] = {
    LATENCIES_OF(NEGASCOUT, "NegaScout", "negascout"),
    LATENCIES_OF(MTDF, "MTD(f)", "mtdf"),
    LATENCIES_OF(ZOOM, "Zoom", "zoom"),
    ALONE(NEGASCOUT, "NegaScout", "negascout"),
    ALONE(MTDF, "MTD(f)", "mtdf"),
    ALONE(ZOOM, "Zoom", "zoom"),
    LARGE(NEGASCOUT, "NegaScout", "negascout"),
    LARGE(MTDF, "MTD(f)", "mtdf"),
    LARGE(ZOOM, "Zoom", "zoom"),
    NO_MORE_SERIES,
};
#define SERIES(driver, latency, count) (((driver) * LATENCIES + (latency)) * COUNTS + (count))
#define SPEED_UP(driver, latency) {(driver) * LATENCIES + (latency), LAB_MAKESPAN, FIRST_ALONE + (driver), LAB_MAKESPAN}
#define FOUR_CURVES(driver, label)                                                                                     \
    {label ", 1 us", SPEED_UP(driver, FASTEST)}, {label ", 20 us", SPEED_UP(driver, FAST)},                            \
        {label ", 200 us", SPEED_UP(driver, SLOW)}, {label ", 2 ms", SPEED_UP(driver, SLOWEST)}

static const lab_claim cluster_claims[] = {
    {.name = "values", .source = "not claimed", .statement = "ranks, messages and their delays change no value",
     .statistic = lab_values_agree, .measured = "share of positions and depths at which all searches have one value",
     .what = MEAN(FIRST_ALONE + MTDF, VALUE), .depths = LAB_ALL,
     .side = LAB_ABOVE, .threshold = 0.999, .low = 1, .high = 1},
    {.name = "speed-up", .source = "not claimed", .statement = "16 ranks are at least four times as fast as one",
     .statistic = lab_ratio, .measured = "steps of MTD(f) by 16 ranks at 1 us / by one",
     .what = RATIO(SERIES(MTDF, FASTEST, BY_16), MAKESPAN, FIRST_ALONE + MTDF), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 0.25, .low = 0.0625, .high = 0.25},
    {.name = "latency", .source = "not claimed",
     .statement = "asking ahead hides a latency of 20 us, so that it costs at most a tenth more than one of 1 us",
     .statistic = lab_ratio, .measured = "steps of MTD(f) by 16 ranks at 20 us / at 1 us",
     .what = RATIO(SERIES(MTDF, FAST, BY_16), MAKESPAN, SERIES(MTDF, FASTEST, BY_16)), .depths = LAB_DEEPEST,
     .side = LAB_BELOW, .threshold = 1.1, .low = 0.9, .high = 1.1},
    {.name = "passes", .source = "not claimed",
     .statement = "a slow network costs MTD(f), whose passes are many, more than NegaScout",
     .statistic = lab_gain_difference, .measured = "steps by 16 ranks, 2 ms / 1 us: of MTD(f) less those of NegaScout",
     .what = RATIO(SERIES(NEGASCOUT, SLOWEST, BY_16), MAKESPAN, SERIES(NEGASCOUT, FASTEST, BY_16)),
     .versus = RATIO(SERIES(MTDF, SLOWEST, BY_16), MAKESPAN, SERIES(MTDF, FASTEST, BY_16)),
     .depths = LAB_DEEPEST, .side = LAB_ABOVE, .threshold = 0, .low = 0, .high = INFINITY},
    NO_MORE_CLAIMS,
};

const lab_experiment lab_cluster = {
    "cluster", "The drivers over a network", "S0", "section 6.2",
    "How much sooner does a search end when ranks without common memory share it by messages, by the latency of these?",
    cluster_series,
    {ON("chess", 3, 1, 3, {4, 8}), ON("othello", 5, 0, 4, {4, 11}), ON("checkers", 7, 0, 4, {4, 14}),
     {"othello", "othello-endgames", 5, {{{0, 4}}, {{4, 16}}}, NULL, "endgames", 0}},
    {LAB_BY_X, "ranks", "speed-up: steps until the end, one rank / so many", LAB_TIMES_LESS, 1, 1, 0, 0},
    {FOUR_CURVES(NEGASCOUT, "NegaScout"), FOUR_CURVES(MTDF, "MTD(f)"), FOUR_CURVES(ZOOM, "Zoom")},
    cluster_claims,
    "cluster.c",
};

/* --------------------------------------------------------------------------------------------------- what is shared */

#define TELLING(driver, word, time, group, plies)                                                                      \
    AT(driver ", " time ", " #plies, word "/table=64M/virtual=16/ranks=16/latency=" time "/tell-depth=" #plies, group, plies)
#define FROM(driver, word, time, group)                                                                                \
    TELLING(driver, word, time, group, 0), TELLING(driver, word, time, group, 1), TELLING(driver, word, time, group, 2), \
        TELLING(driver, word, time, group, 3)
enum { PLIES = 4, TIMES = 3 };
enum { TELLING_ALONE = DRIVERS * TIMES * PLIES };
#define TIMES_OF(driver, label, word)                                                                                  \
    FROM(label, word, "1us", driver * TIMES), FROM(label, word, "200us", driver * TIMES + 1),                          \
        FROM(label, word, "2ms", driver * TIMES + 2)
static const lab_series depth_series[] = {
    TIMES_OF(NEGASCOUT, "NegaScout", "negascout"),
    TIMES_OF(MTDF, "MTD(f)", "mtdf"),
    TIMES_OF(ZOOM, "Zoom", "zoom"),
    AT("NegaScout, 1", "negascout/table=64M/virtual=1", DRIVERS * TIMES + NEGASCOUT, 0),
    AT("MTD(f), 1", "mtdf/table=64M/virtual=1", DRIVERS * TIMES + MTDF, 0),
    AT("Zoom, 1", "zoom/table=64M/virtual=1", DRIVERS * TIMES + ZOOM, 0),
    NO_MORE_SERIES,
};
#define TELLING_GAIN(driver, time) {(driver) * TIMES + (time), LAB_MAKESPAN, TELLING_ALONE + (driver), LAB_MAKESPAN}
#define THREE_CURVES(driver, label)                                                                                    \
    {label ", 1 us", TELLING_GAIN(driver, 0)}, {label ", 200 us", TELLING_GAIN(driver, 1)},                            \
        {label ", 2 ms", TELLING_GAIN(driver, 2)}

const lab_experiment lab_cluster_depth = {
    "cluster-depth", "From which depth on ranks share nodes", "S0", "section 6.2",
    "How much sooner do 16 ranks end, by the plies above the shallowest shared nodes from which on nodes are worth a message?",
    depth_series,
    {ON("chess", 3, 1, 3, {4, 8}), ON("othello", 5, 0, 4, {4, 11}), ON("checkers", 7, 0, 4, {4, 14}),
     {"othello", "othello-endgames", 5, {{{0, 4}}, {{4, 16}}}, NULL, "endgames", 0}},
    {LAB_BY_X, "plies above --share-depth", "speed-up of 16 ranks: steps until the end, one rank / 16", LAB_TIMES_LESS, 0, 0, 0, 0},
    {THREE_CURVES(NEGASCOUT, "NegaScout"), THREE_CURVES(MTDF, "MTD(f)"), THREE_CURVES(ZOOM, "Zoom")},
    NULL,
    "cluster.c",
};
