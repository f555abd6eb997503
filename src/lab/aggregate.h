/* aggregate.h - from rows to numbers: which positions count at a depth, which depths count, sums and means over
 * positions, and intervals by resampling games. It knows nothing of claims. */
#ifndef ZW_LAB_AGGREGATE_H
#define ZW_LAB_AGGREGATE_H

#include "data.h"

enum { LAB_DEPTHS = 128, LAB_RESAMPLES = 1000, LAB_ENOUGH = 20 };

/* A cell, but of LAB_SECONDS_1 the median of the repeats, since no timing is used alone, and LAB_AGREES as it follows. */
double lab_amount(const lab_data *data, int series, int depth, int position, lab_measure measure);

/* The amounts of all positions at a depth, NAN where a position is no complete case there; kept with the data, because
 * intervals ask for them a thousand times. Measures by ply have none. */
const double *lab_column(const lab_data *data, int series, int depth, lab_measure measure);

/* A position counts at a depth when it is a complete case there and has both numbers of the quantity, so that all curves
 * rest on the same positions. `what` NULL: when it is a complete case. */
int lab_usable(const lab_data *data, const lab_quantity *what, int depth, int position);
int lab_usable_count(const lab_data *data, const lab_quantity *what, int depth);

/* How many positions a depth must have: LAB_ENOUGH, or half of the positions of the best depth when those are few (a
 * tour), and never less than 2. */
int lab_needed(const lab_data *data, const lab_quantity *what);
void lab_forget_counts(lab_data *data); /* when its rows have changed */
/* The deepest depth from the scope's `from` on that has them; -1: none. It depends on the data, not on a sample. */
int lab_deepest(const lab_data *data, const lab_quantity *what);
/* The depths that are meant, ascending, all with enough positions. Returns their number. */
int lab_choose_depths(const lab_data *data, const lab_quantity *what, lab_depths which, int chosen[LAB_DEPTHS]);

/* Over the positions of a view that count at `depth` and at `also` (the same: at `depth`). */
typedef struct lab_sums {
    double above, below;
    int positions;
} lab_sums;
lab_sums lab_sum(const lab_view *view, const lab_quantity *what, int depth, int also);
/* Sum above / sum below; without anything below the mean. NAN: no position. */
double lab_quotient(const lab_sums *sums, const lab_quantity *what);
double lab_sum_ratio(const lab_view *view, const lab_quantity *what, int depth);
/* The geometric mean over positions of the quotients; NAN unless all are positive. */
double lab_geometric_mean(const lab_view *view, const lab_quantity *what, int depth);

/* First-move cutoffs / cutoffs of a series at a ply, summed over positions; NAN: no cutoffs. Rates are taken below the
 * root: there, a cutoff means only that a window of aspiration search failed high. */
enum { LAB_FIRST_PLY = 1 };
double lab_first_rate_at(const lab_view *view, int series, int depth, int ply);

/* The series of a group in the order of their places: sums over the complete cases at the deepest depth. */
enum { LAB_STEPS = 64 };
typedef struct lab_sweep {
    int count, positions, depth;
    int series[LAB_STEPS];
    double x[LAB_STEPS], sum[LAB_STEPS];
} lab_sweep;
lab_sweep lab_sweep_of(const lab_view *view, int group, lab_measure measure);

/* All positions of the data. The caller frees `chosen`. */
lab_view lab_view_all(const lab_data *data);

typedef struct lab_interval {
    double low, high;
} lab_interval;
typedef double lab_number(const void *user, const lab_view *views, int games);
/* The 95 % interval of a number: LAB_RESAMPLES times as many games as there are, drawn with repetitions and with all
 * their positions, on every one of `games` data; the 2.5 % and 97.5 % places of what comes out. Samples without a number
 * are left out. The same seed gives the same interval everywhere. */
lab_interval lab_bootstrap(lab_number *number, const void *user, const lab_data *const *data, int games, uint64_t seed);
/* The same for the sum ratio of a quantity at a depth. */
lab_interval lab_ratio_interval(const lab_data *data, const lab_quantity *what, int depth, uint64_t seed);

#endif
