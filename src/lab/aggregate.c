/* aggregate.c - which positions and depths count, and what they sum up to: see aggregate.h. */
#include "aggregate.h"

#include <math.h>
#include <stdlib.h>

static double median_seconds(const lab_data *data, int series, int depth, int position)
{
    double sorted[LAB_REPEATS];
    int count = 0;
    for (int i = 0; i < LAB_REPEATS; i++) {
        double one = lab_cell(data, series, depth, position, (lab_measure)(LAB_SECONDS_1 + i));
        if (isnan(one))
            continue;
        int at = count++;
        for (; at > 0 && sorted[at - 1] > one; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = one;
    }
    if (!count)
        return NAN;
    return (sorted[count / 2] + sorted[(count - 1) / 2]) / 2;
}

/* Is the best move that of the first series at its deepest? */
static double agrees(const lab_data *data, int series, int depth, int position)
{
    double right = NAN, best = lab_cell(data, series, depth, position, LAB_BEST);
    for (int deepest = data->depths - 1; deepest >= 0 && isnan(right); deepest--)
        right = lab_cell(data, 0, deepest, position, LAB_BEST);
    return isnan(best) || isnan(right) ? NAN : best == right;
}

double lab_amount(const lab_data *data, int series, int depth, int position, lab_measure measure)
{
    if (measure == LAB_SECONDS_1)
        return median_seconds(data, series, depth, position);
    if (measure == LAB_AGREES)
        return agrees(data, series, depth, position);
    return lab_cell(data, series, depth, position, measure);
}

/* ----------------------------------------------------------------------------------------------- what counts, and where */

const double *lab_column(const lab_data *data, int series, int depth, lab_measure measure)
{
    double **column =
        &data->columns[((size_t)series * (size_t)data->depths + (size_t)depth) * LAB_MEASURE_COUNT + measure];
    if (!*column) {
        *column = allocate((size_t)data->positions, sizeof **column);
        for (int p = 0; p < data->positions; p++)
            (*column)[p] =
                data->complete[depth * data->positions + p] ? lab_amount(data, series, depth, p, measure) : NAN;
    }
    return *column;
}

/* The columns of a quantity at a depth: of what is below only where something is. Returns 0 when there are none. */
static int columns_of(const lab_data *data, const lab_quantity *what, int depth, const double *columns[2])
{
    columns[0] = columns[1] = NULL;
    if (depth < 0 || depth >= data->depths || what->over < 0 || what->over >= data->series ||
        what->under >= data->series)
        return 0;
    columns[0] = lab_column(data, what->over, depth, what->above);
    if (what->under != LAB_NOTHING)
        columns[1] = lab_column(data, what->under, depth, what->below);
    return 1;
}

static int has_both(const double *const columns[2], int position)
{
    return !isnan(columns[0][position]) && (!columns[1] || !isnan(columns[1][position]));
}

int lab_usable(const lab_data *data, const lab_quantity *what, int depth, int position)
{
    const double *columns[2];
    if (what)
        return columns_of(data, what, depth, columns) && has_both(columns, position);
    return depth >= 0 && depth < data->depths && data->complete[depth * data->positions + position];
}

int lab_usable_count(const lab_data *data, const lab_quantity *what, int depth)
{
    int count = 0;
    for (int p = 0; p < data->positions; p++)
        count += lab_usable(data, what, depth, p);
    return count;
}

/* A depth at which nothing was drawn has no incomplete cases either: it must have rows to count. */
static int has_rows(const lab_data *data, int depth)
{
    for (int s = 0; s < data->series; s++)
        for (int p = 0; p < data->positions; p++)
            if (data->rows[lab_row_index(data, s, depth, p)])
                return 1;
    return 0;
}

/* The positions that count at each depth, for one quantity or (any) for complete cases. */
typedef struct lab_counted {
    struct lab_counted *next;
    int any;
    lab_quantity what;
    int counts[LAB_DEPTHS];
    int needed; /* positions that a depth must have */
} lab_counted;

static void count_depths(const lab_data *data, const lab_quantity *what, lab_counted *c)
{
    int most = 0;
    for (int depth = 0; depth < LAB_DEPTHS; depth++) {
        int shown = depth >= data->scope->from && depth < data->depths && (what || has_rows(data, depth));
        c->counts[depth] = shown ? lab_usable_count(data, what, depth) : 0;
        if (c->counts[depth] > most)
            most = c->counts[depth];
    }
    int half = (most + 1) / 2, needed = half < LAB_ENOUGH ? half : LAB_ENOUGH;
    c->needed = needed < 2 ? 2 : needed;
}

static int is_of(const lab_counted *c, const lab_quantity *what)
{
    return what ? !c->any && c->what.over == what->over && c->what.above == what->above &&
                      c->what.under == what->under && c->what.below == what->below
                : c->any;
}

/* The counts of all depths from the scope's first on. They depend on the data alone, and every sample of a bootstrap asks
 * for them. */
static const lab_counted *counted(const lab_data *data, const lab_quantity *what)
{
    lab_counted **at = data->counted;
    while (*at && !is_of(*at, what))
        at = &(*at)->next;
    if (!*at) {
        *at = allocate(1, sizeof **at);
        (*at)->any = !what;
        if (what)
            (*at)->what = *what;
        count_depths(data, what, *at);
    }
    return *at;
}

void lab_forget_counts(lab_data *data)
{
    for (lab_counted *c = *data->counted, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    *data->counted = NULL;
}

int lab_needed(const lab_data *data, const lab_quantity *what)
{
    return counted(data, what)->needed;
}

int lab_deepest(const lab_data *data, const lab_quantity *what)
{
    const lab_counted *c = counted(data, what);
    for (int depth = LAB_DEPTHS - 1; depth >= 0; depth--)
        if (c->counts[depth] >= c->needed)
            return depth;
    return -1;
}

int lab_choose_depths(const lab_data *data, const lab_quantity *what, lab_depths which, int chosen[LAB_DEPTHS])
{
    const lab_counted *c = counted(data, what);
    int count = 0;
    for (int depth = 0; depth < LAB_DEPTHS; depth++) {
        int odd = depth % 2;
        if (c->counts[depth] < c->needed || (odd && (which == LAB_EVEN || which == LAB_DEEPEST_TWO_EVEN)) ||
            (!odd && (which == LAB_ODD || which == LAB_DEEPEST_TWO_ODD)))
            continue;
        chosen[count++] = depth;
    }
    int wanted = which == LAB_DEEPEST                                            ? 1
                 : which == LAB_DEEPEST_TWO_EVEN || which == LAB_DEEPEST_TWO_ODD ? 2
                 : which == LAB_DEEPEST_FOUR                                     ? 4
                                                                                 : count;
    int skipped = count > wanted ? count - wanted : 0;
    for (int i = skipped; i < count; i++)
        chosen[i - skipped] = chosen[i];
    return count - skipped;
}

/* ---------------------------------------------------------------------------------------------------------------- sums */

lab_sums lab_sum(const lab_view *view, const lab_quantity *what, int depth, int also)
{
    lab_sums sums = {0};
    const double *here[2], *there[2];
    if (!columns_of(view->data, what, depth, here) || !columns_of(view->data, what, also, there))
        return sums;
    for (int i = 0; i < view->count; i++) {
        int position = view->chosen[i];
        if (!has_both(here, position) || (also != depth && !has_both(there, position)))
            continue;
        sums.above += here[0][position];
        if (here[1])
            sums.below += here[1][position];
        sums.positions++;
    }
    return sums;
}

double lab_quotient(const lab_sums *sums, const lab_quantity *what)
{
    if (!sums->positions)
        return NAN;
    return sums->above / (what->under == LAB_NOTHING ? sums->positions : sums->below);
}

double lab_sum_ratio(const lab_view *view, const lab_quantity *what, int depth)
{
    lab_sums sums = lab_sum(view, what, depth, depth);
    return lab_quotient(&sums, what);
}

double lab_geometric_mean(const lab_view *view, const lab_quantity *what, int depth)
{
    double logs = 0;
    int count = 0;
    for (int i = 0; i < view->count; i++) {
        int position = view->chosen[i];
        if (!lab_usable(view->data, what, depth, position))
            continue;
        double quotient = lab_amount(view->data, what->over, depth, position, what->above);
        if (what->under != LAB_NOTHING)
            quotient /= lab_amount(view->data, what->under, depth, position, what->below);
        if (!(quotient > 0))
            return NAN;
        logs += log(quotient);
        count++;
    }
    return count ? exp(logs / count) : NAN;
}

double lab_first_rate_at(const lab_view *view, int series, int depth, int ply)
{
    double first = 0, all = 0;
    for (int i = 0; i < view->count && ply < LAB_PLIES; i++) {
        int position = view->chosen[i];
        double one = lab_cell(view->data, series, depth, position, (lab_measure)(LAB_CUTOFFS_AT + ply));
        double led = lab_cell(view->data, series, depth, position, (lab_measure)(LAB_FIRST_AT + ply));
        if (!lab_usable(view->data, NULL, depth, position) || isnan(one) || isnan(led))
            continue;
        all += one;
        first += led;
    }
    return all > 0 ? first / all : NAN;
}

/* -------------------------------------------------------------------------------------------------------------- sweeps */

static void add_step(lab_sweep *sweep, int series, double x)
{
    if (sweep->count == LAB_STEPS)
        return;
    int at = sweep->count++;
    for (; at > 0 && sweep->x[at - 1] > x; at--) {
        sweep->x[at] = sweep->x[at - 1];
        sweep->series[at] = sweep->series[at - 1];
    }
    sweep->x[at] = x;
    sweep->series[at] = series;
}

lab_sweep lab_sweep_of(const lab_view *view, int group, lab_measure measure)
{
    const lab_data *data = view->data;
    lab_sweep sweep = {.depth = lab_deepest(data, NULL)};
    for (int s = 0; sweep.depth >= 0 && s < data->series; s++)
        if (data->experiment->series[s].group == group)
            add_step(&sweep, s, data->experiment->series[s].x);
    for (int i = 0; i < view->count && sweep.count; i++) {
        if (!lab_usable(data, NULL, sweep.depth, view->chosen[i]))
            continue;
        sweep.positions++;
        for (int k = 0; k < sweep.count; k++)
            sweep.sum[k] += lab_amount(data, sweep.series[k], sweep.depth, view->chosen[i], measure);
    }
    /* A series that has no rows at this depth leaves a hole; the others stand. */
    int kept = 0;
    for (int k = 0; k < sweep.count && sweep.positions; k++) {
        if (isnan(sweep.sum[k]))
            continue;
        sweep.sum[kept] = sweep.sum[k];
        sweep.x[kept] = sweep.x[k];
        sweep.series[kept++] = sweep.series[k];
    }
    sweep.count = kept;
    return sweep;
}
