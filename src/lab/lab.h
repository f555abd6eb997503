/* lab.h - the laboratory: experiments as data, what they measure, and what they claim.
 *
 * An experiment names the configurations that are compared (series), on which games, positions and depths, what is drawn,
 * and which statements of a paper it puts to the test. From that alone follow the tasks to run (plan.c), the rows in the
 * store (store.c), the figures (figure.c), the verdicts (verdict.c) and the report (report_files.c). */
#ifndef ZW_LAB_H
#define ZW_LAB_H

#include "common/positions.h"

/* ------------------------------------------------------------------------------------------------------------ measures */

/* Everything a row of the store can hold: one number by name. Searches: the counters, cumulative over the iterations up
 * to the row's depth, and with _last of that iteration alone; inconsistencies are the sum of crossed, root_crossed and
 * researches_below; of virtual workers makespan and idle, of virtual ranks messages and message_items, which others do not have. The yardstick: see zw_yardstick. Of random trees of one width there are minimal_leaves and
 * solution_leaves, w^ceil(d/2), which are not stored but follow from the tree; nor are all_nodes, the nodes with those of quiescence. Criteria: see criteria_work.h; choices: see
 * choice_work.h. Matches: what the first configuration has of the pair's points (0, 1/2 or 1), how many plies it looks
 * further, and what both sides spent. Overlaps: see overlap_work.h. Not stored but following from the rows of ladders: `agrees` is 1 where the best move
 * is that of the experiment's first series at its deepest, else 0; minimal_generated is what alpha-beta generates of a tree
 * of one width in perfect order. */
/* clang-format off */
#define LAB_MEASURES(M)                                                                                                \
    M(VALUE, value) M(LEAVES, leaves) M(NODES, nodes) M(INTERIOR, interior) M(GENERATED, generated) M(QUIET, quiet)    \
    M(PASSES, passes) M(RESEARCHES, researches) M(TABLE_HITS, table_hits) M(TABLE_CUTOFFS, table_cutoffs)              \
    M(ETC_PROBES, etc_probes) M(ETC_CUTOFFS, etc_cutoffs) M(CUTOFFS, cutoffs) M(FIRST_CUTOFFS, first_cutoffs)          \
    M(LEAVES_LAST, leaves_last) M(NODES_LAST, nodes_last) M(PASSES_LAST, passes_last) M(TREE_LEAVES, tree_leaves)      \
    M(TREE_NODES, tree_nodes) M(GRAPH_LEAVES, graph_leaves) M(GRAPH_NODES, graph_nodes)                                \
    M(GRAPH_DISTINCT, graph_distinct) M(GRAPH_ETC_LEAVES, graph_etc_leaves) M(GRAPH_ETC_NODES, graph_etc_nodes)        \
    M(GRAPH_ETC2_LEAVES, graph_etc2_leaves) M(GRAPH_ETC2_NODES, graph_etc2_nodes)                                      \
    M(LITERAL_TREE_NODES, literal_tree_nodes) M(LITERAL_GRAPH_NODES, literal_graph_nodes)                              \
    M(ARMG1_NODES, armg1_nodes) M(ARMG2_NODES, armg2_nodes) M(ARMG3_NODES, armg3_nodes) M(ARMG4_NODES, armg4_nodes)    \
    M(ARMG1_ETC_NODES, armg1_etc_nodes) M(ARMG2_ETC_NODES, armg2_etc_nodes) M(ARMG3_ETC_NODES, armg3_etc_nodes)        \
    M(ARMG4_ETC_NODES, armg4_etc_nodes) M(SEARCH_LEAVES, search_leaves) M(SEARCH_NODES, search_nodes)                  \
    M(ORACLE_PASSES, oracle_passes) M(ORACLE_MISSES, oracle_misses) M(TRANSPOSITIONS, transpositions)                  \
    M(TRANSPOSITIONS_APART, transpositions_apart) M(PERFT, perft) M(SECONDS_1, seconds_1) M(SECONDS_2, seconds_2)      \
    M(SECONDS_3, seconds_3) M(SECONDS_4, seconds_4) M(SECONDS_5, seconds_5) M(BEST, best)      \
    M(MINIMAL_LEAVES, minimal_leaves) M(PREDICTED, predicted) M(SAVED, saved) M(STRANGE, strange)                      \
    M(OUTSIDE, outside) M(DIFFERENT, different) M(TRIALS, trials) M(MEMORY_PEAK, memory_peak)                            \
    M(SOLUTION_LEAVES, solution_leaves)                                                                                \
    M(GUESS, guess) M(CHEAP_PROBES, cheap_probes) M(INCONSISTENCIES, inconsistencies) M(CROSSED, crossed)              \
    M(ROOT_CROSSED, root_crossed) M(OVERSHOOTS, overshoots) M(RESEARCHES_BELOW, researches_below) M(LOSS, loss)        \
    M(WRONG, wrong)                                                                                                    \
    M(AGREES, agrees) M(MINIMAL_GENERATED, minimal_generated) M(POINTS, points) M(AHEAD, ahead)                        \
    M(RIVAL_GENERATED, rival_generated) M(OWN_SECONDS, own_seconds) M(RIVAL_SECONDS, rival_seconds)                    \
    M(OTHER_LEAVES, other_leaves) M(SHARED_LEAVES, shared_leaves) M(MAKESPAN, makespan) M(IDLE, idle)                  \
    M(PROOF_NODES, proof_nodes) M(PROOF_LEAVES, proof_leaves) M(PROOF_LOWER, proof_lower) M(PROOF_UPPER, proof_upper)  \
    M(PROOF_FIRST, proof_first) M(ALL_NODES, all_nodes) M(MESSAGES, messages) M(MESSAGE_ITEMS, message_items)
/* clang-format on */

enum { LAB_PLIES = 24, LAB_REPEATS = 5, LAB_RUNGS = 13 }; /* rungs: depths 0 to 12 */
typedef enum lab_measure {
#define LAB_ENUM(upper, lower) LAB_##upper,
    LAB_MEASURES(LAB_ENUM)
#undef LAB_ENUM
        LAB_CUTOFFS_AT, /* by ply: LAB_CUTOFFS_AT + ply, named cutoffs_0, cutoffs_1 ... */
    LAB_FIRST_AT = LAB_CUTOFFS_AT + LAB_PLIES, /* first_0 ... : the first move made the cutoff */
    LAB_VALUE_AT = LAB_FIRST_AT + LAB_PLIES, /* of ladders, by depth: value_1 ... */
    LAB_GENERATED_AT = LAB_VALUE_AT + LAB_RUNGS, /* generated_1 ... */
    LAB_BEST_AT = LAB_GENERATED_AT + LAB_RUNGS, /* best_1 ... */
    LAB_MEASURE_COUNT = LAB_BEST_AT + LAB_RUNGS
} lab_measure;
const char *lab_measure_name(lab_measure measure); /* valid until the next call with a measure by ply */
int lab_measure_find(const char *name); /* -1: none */
/* Rows are kept without what goes without saying: counters of a search that are 0, and counts of its last iteration that
 * are those of all. */
enum { LAB_NEVER_ABSENT = -1, LAB_ABSENT_IS_ZERO = -2 };
int lab_measure_absent(lab_measure measure); /* of a search: one of these, or the measure that it is equal to */
void lab_measures_trim(double *measures);
void lab_measures_complete(double *measures);

/* --------------------------------------------------------------------------------------------------------- experiments */

typedef enum lab_kind {
    LAB_SEARCH, /* a search at fixed depth; a row for every depth up to the task's */
    LAB_YARDSTICK, /* zw_yardstick_run(); a row for every depth */
    LAB_COUNT, /* perft: a row for the task's depth */
    LAB_TIME, /* all series of the experiment on one position, one after the other, LAB_REPEATS times, nothing else
               * running: a row for each at the task's depth, in seconds of processor time */
    LAB_CRITERIA, /* which leaves of a tree are visited, against which should be; a row for the task's depth */
    LAB_CHOICE, /* a search, and what the move it offers is worth; a row for the task's depth */
    LAB_LADDER, /* searches to every depth up to the task's, in one row of the store: see ladder_work.h */
    LAB_OVERLAP, /* the leaves of two searches, "negascout & mtdf"; a row for the task's depth: see overlap_work.h */
    LAB_MATCH, /* a pair of games with the sides exchanged, the depth being the second player's horizon: see duel_work.h */
    LAB_KINDS
} lab_kind;
const char *lab_kind_name(lab_kind kind); /* "search" */
int lab_kind_find(const char *name); /* -1: none */

/* One configuration that is run. */
typedef struct lab_series {
    const char *label; /* in figures and tables */
    lab_kind kind;
    const char *word; /* an algorithm and options separated by slashes, as `zw match` takes them: "mtdf/etc=all";
                       * of the yardstick: "mm=3" (the largest m) or "proof=2", of a count: ""; of a match: "fe +1 vs alphabeta".
                       * Depths may stand before it: "5..8: mtdf" has rows for these only */
    int group; /* of sweeps: the curve it belongs to, counted from 0 */
    double x; /* of sweeps: its place on that curve */
    const char *game; /* the only one that it is run on; NULL: all of the experiment */
} lab_series;

/* The first `positions` of the set are searched to `depth`. Several levels: fewer positions deeper. */
typedef struct lab_level {
    int positions, depth;
} lab_level;
enum { LAB_LEVELS = 3 };

typedef enum lab_scale {
    LAB_TOUR, /* a minute for everything */
    LAB_FULL, /* the papers' depths */
    LAB_SCALES
} lab_scale;

typedef struct lab_scope {
    const char *game;
    const char *set; /* NULL: the set of the game's name */
    int from; /* the shallowest depth that is shown */
    lab_level levels[LAB_SCALES][LAB_LEVELS]; /* positions 0 ends them */
    const char *yardstick; /* replaces the word of yardstick series on this game; NULL: as it stands */
    const char *label; /* what tells it from other scopes on the same game: "w=5, random"; NULL: the game's name */
    int apart; /* searches that do not deepen give a row for every depth, not for the deepest alone. A tree that has values
                * at its leaves only is then another one for every depth: its own is the row's */
} lab_scope;
enum { LAB_SCOPES = 8 };
const char *lab_scope_name(const lab_scope *scope);

/* A number made of the rows of one experiment and game: the sum over positions of a measure of one series, divided by
 * the same of another. */
typedef struct lab_quantity {
    int over; /* index of the series above the line */
    lab_measure above;
    int under; /* below it; LAB_NOTHING: the mean of what is above */
    lab_measure below;
} lab_quantity;
enum { LAB_NOTHING = -1, LAB_LESS = -2, LAB_MORE = -3 };

typedef struct lab_curve {
    const char *label;
    lab_quantity what;
} lab_curve;
enum { LAB_CURVES = 26 };

typedef enum lab_axis {
    LAB_BY_DEPTH, /* curves: a point for every depth */
    LAB_BY_PLY, /* at the deepest depth: first-move cutoffs in percent of cutoffs, by ply; one curve */
    LAB_BY_X, /* sweeps: groups are the curves, a point for every series; `curves[g].what.above` is the measure, divided by
               * that of series `curves[g].what.under`, at the deepest depth */
    LAB_BY_FACTOR, /* factorial: groups are the curves, a series' x is the sum of 2^k over the factors k it has; a point
                    * for every factor: what it multiplies the measure `curves[g].what.above` by, see lab_effect. The series
                    * that has a factor alone has its name */
    LAB_AS_MATRIX, /* no figure: a table of the curves' values at the deepest depth, labels "row | column" */
    LAB_BY_COST, /* curves: a point for every depth, its place the mean of generated nodes of series `over` */
    LAB_BY_HANDICAP /* of matches: a point for every horizon. `over` is a group of series that look further by x plies,
                     * `under` LAB_LESS or LAB_MORE says which of them (see handicap.h), and the point is its sum ratio
                     * of `above` and `below`, or the mean where these are the same */
} lab_axis;

typedef enum lab_unit {
    LAB_AS_IT_IS,
    LAB_PERCENT,
    LAB_PER_MILLION,
    LAB_TIMES_LESS /* of sweeps: the ratio turned over, as speed-ups are */
} lab_unit;

typedef struct lab_plot {
    lab_axis axis;
    const char *x_label, *y_label;
    int unit; /* lab_unit: how ratios are shown */
    int log_x, log_y;
    double y_low, y_high; /* both 0: as the data want */
} lab_plot;

/* -------------------------------------------------------------------------------------------------------------- claims */

typedef enum lab_depths {
    LAB_DEEPEST, /* the deepest with enough positions */
    LAB_DEEPEST_TWO_EVEN, /* the two deepest even ones */
    LAB_DEEPEST_TWO_ODD,
    LAB_DEEPEST_FOUR,
    LAB_EVEN,
    LAB_ODD,
    LAB_ALL /* from the scope's `from` on */
} lab_depths;

typedef enum lab_side {
    LAB_BELOW, /* the paper says: below the threshold */
    LAB_ABOVE,
    LAB_WITHIN /* no side: within the range */
} lab_side;

typedef struct lab_claim lab_claim;
typedef struct lab_view lab_view;
/* The number a claim is about, from the positions of a view (one game), or of `games` views when the claim is about all
 * games together, in the order of the experiment's scopes. NAN: there are no data for it. */
typedef double lab_statistic(const lab_claim *claim, const lab_view *views, int games);

struct lab_claim {
    const char *name; /* unique within the experiment: "mtdf" */
    const char *source; /* where the paper says so: "S3 fig. 4" */
    const char *statement; /* what it says, in our words */
    const char *game; /* NULL: a verdict for each scope of the experiment; "all": one over all; or the scope's name */
    lab_statistic *statistic;
    const char *measured; /* what the number is: "leaves of MTD(f) / aspiration" */
    lab_quantity what;
    lab_depths depths;
    double parameter; /* of the statistic */
    lab_side side;
    double threshold; /* the interval must lie wholly on the side of it */
    double low, high; /* the size that was claimed; infinite: no end on that side */
    lab_quantity versus; /* of statistics that compare two quantities: the second */
    int first, last; /* of statistics over a range of depths: its ends; 0: none */
    const char *before; /* the criterion that was replaced by this one, and why; NULL: it was never changed */
};
/* Is it a hypothesis of ours, and no sentence of a paper? By its source. */
int lab_is_question(const lab_claim *claim);

typedef struct lab_experiment {
    const char *name; /* "leaves" */
    const char *title;
    const char *paper; /* tag: see lab_papers */
    const char *figure; /* "figure 4" */
    const char *question; /* what it asks, one or two sentences */
    const lab_series *series; /* ends with label NULL */
    lab_scope scopes[LAB_SCOPES]; /* game NULL ends them */
    lab_plot plot;
    lab_curve curves[LAB_CURVES]; /* label NULL ends them */
    const lab_claim *claims; /* ends with name NULL */
    const char *code; /* the file in src/lab/experiments/ that it stands in */
} lab_experiment;

typedef struct lab_paper {
    const char *tag; /* "S3" */
    const char *reference; /* authors, title, year */
    const char *page; /* in docs/papers/ */
} lab_paper;

extern const lab_experiment *const lab_experiments[]; /* ends with NULL */
extern const lab_paper lab_papers[]; /* ends with tag NULL */
const lab_experiment *lab_experiment_find(const char *name);
int lab_series_count(const lab_experiment *experiment);

/* ------------------------------------------------------------------------------------------------------------ positions */

/* A position of a set, and the game it comes from: the unit of the bootstrap. */
typedef struct lab_position {
    position_item item;
    int source; /* number of its game within the set, from 0 */
    int plies; /* moves played before it */
} lab_position;

typedef struct lab_set {
    game_handle handle;
    position_list list; /* owns the texts */
    lab_position *positions; /* in the order in which experiments take them: one of each game first, early and late
                              * ones in turn, then the others */
    int count;
    int grown; /* trees that have the depth of the search: see lab_scope.apart */
    char **texts; /* of those, by position and depth, as far as they were asked for */
} lab_set;

/* set.c. In a plain set, a line whose moves continue those of the line before belongs to the same game. Complains and
 * returns an exit status, or returns EXIT_FINE. `path` NULL: the set of the scope. A set of random trees, "...,seed=1..200",
 * is another one for every seed: 1 leaves it as it is. */
int lab_set_open(lab_set *set, const lab_scope *scope, const char *path, uint64_t seed);
void lab_set_close(lab_set *set);
/* The text of a position as it is searched to a depth. */
const char *lab_set_text(lab_set *set, int position, int depth);
/* The text of a tree with another depth; the caller frees it. */
char *lab_tree_of_depth(const char *spec, int depth);

/* What rows are valid for: the version of the program, and the node signature of the searches of each game, at fixed depth
 * and in play. "chess fixed 1a2b3c4d,chess play ..." */
const char *lab_signatures(void);
/* Of such a list, the version of the rows that a configuration has on a game. */
enum { LAB_VERSION_SIZE = 64 };
void lab_version(const char *signatures, const char *game, const char *word, char version[LAB_VERSION_SIZE]);

/* ----------------------------------------------------------------------------------------------------------------- data */

/* The rows of one experiment on one game, in memory. */
typedef struct lab_data {
    const lab_experiment *experiment;
    const lab_scope *scope;
    int series, depths, positions; /* how many; depths: the largest + 1 */
    int *sources, *plies; /* by position: see lab_position */
    double **rows; /* [(series * depths + depth) * positions + position]: LAB_MEASURE_COUNT numbers, NAN where the row
                    * has none; NULL: no such row */
    unsigned char *complete; /* [depth * positions + position]: all series that are drawn have a row: lab_data_seal() */
    double **columns; /* [(series * depths + depth) * LAB_MEASURE_COUNT + measure]: see lab_column() */
    struct lab_counted **counted; /* what aggregate.c has counted of them: a list */
} lab_data;

/* Positions of the data: all of them, or a sample with repetitions. */
struct lab_view {
    const lab_data *data;
    const int *chosen;
    int count;
};

double lab_cell(const lab_data *data, int series, int depth, int position, lab_measure measure); /* NAN: none */

/* ------------------------------------------------------------------------------------------------------------- verdicts */

typedef enum lab_tier {
    LAB_NO_DATA,
    LAB_REFUTED, /* the interval has nothing of what is claimed, and lies on the other side of it */
    LAB_INCONCLUSIVE, /* the interval has a part in what is claimed and a part outside */
    LAB_REPRODUCED, /* the interval lies wholly in what is claimed */
    LAB_STRONGER /* the interval lies wholly beyond the claimed range, on the claimed side */
} lab_tier;
const char *lab_tier_name(lab_tier tier);

/* One claim on one game (or "all"). */
typedef struct lab_verdict {
    const lab_experiment *experiment;
    const lab_claim *claim;
    const char *game;
    double value, low, high; /* the number, and its 95 % interval over games */
    int positions, depth; /* how many positions it rests on, and the deepest depth */
    lab_tier tier;
} lab_verdict;

/* The tier follows from the criterion and the interval alone. What is claimed is the range from `low` to `high`, and of it
 * what lies on the claim's side of the threshold. */
lab_tier lab_judge(const lab_claim *claim, double value, double low, double high);
/* Of what is refuted or inconclusive: does the direction hold, with the whole interval, if not the size? */
int lab_direction_holds(const lab_claim *claim, const lab_verdict *verdict);

#endif
