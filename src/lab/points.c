/* points.c - the points of curves: see points.h. */
#include "points.h"
#include "aggregate.h"
#include "handicap.h"
#include "statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void add_point(lab_point_list *list, lab_point point)
{
    list->items = enlarge(list->items, (size_t)list->count + 1, sizeof *list->items);
    list->items[list->count++] = point;
}

static void add_ratio(lab_point_list *list, const lab_data *data, int curve, const lab_quantity *what, int depth,
                      double x, uint64_t seed)
{
    lab_view all = lab_view_all(data);
    lab_point point = {.curve = curve, .depth = depth, .x = x, .value = lab_sum_ratio(&all, what, depth)};
    if (!isnan(point.value)) {
        lab_interval interval = lab_ratio_interval(data, what, depth, seed);
        point.low = interval.low;
        point.high = interval.high;
        point.geometric = lab_geometric_mean(&all, what, depth);
        point.positions = lab_usable_count(data, what, depth);
        add_point(list, point);
    }
    free((void *)all.chosen);
}

static void add_depths(lab_point_list *list, const lab_data *data, int curve, uint64_t seed)
{
    const lab_quantity *what = &data->experiment->curves[curve].what;
    int depths[LAB_DEPTHS], count = lab_choose_depths(data, what, LAB_ALL, depths);
    int by_cost = data->experiment->plot.axis == LAB_BY_COST;
    lab_quantity cost = {what->over, LAB_GENERATED, LAB_NOTHING, LAB_GENERATED};
    lab_view all = lab_view_all(data);
    for (int i = 0; i < count; i++)
        add_ratio(list, data, curve, what, depths[i], by_cost ? lab_sum_ratio(&all, &cost, depths[i]) : depths[i],
                  seed);
    free((void *)all.chosen);
}

static void add_handicaps(lab_point_list *list, const lab_data *data, int curve, uint64_t seed)
{
    const lab_quantity *what = &data->experiment->curves[curve].what;
    int depths[LAB_DEPTHS], count = lab_choose_depths(data, NULL, LAB_ALL, depths);
    lab_view all = lab_view_all(data);
    for (int i = 0; i < count; i++) {
        lab_quantity one = lab_handicap(&all, what, depths[i]);
        if (one.over != LAB_NOTHING)
            add_ratio(list, data, curve, &one, depths[i], depths[i], seed);
    }
    free((void *)all.chosen);
}

typedef struct ply_rate {
    int series, depth, ply;
} ply_rate;

static double ply_number(const void *user, const lab_view *views, int games)
{
    const ply_rate *at = user;
    (void)games;
    return lab_first_rate_at(&views[0], at->series, at->depth, at->ply);
}

/* A point whose number is not a ratio of sums. */
static void add_number(lab_point_list *list, const lab_data *data, lab_point point, lab_number *number,
                       const void *user, uint64_t seed)
{
    lab_view all = lab_view_all(data);
    point.value = number(user, &all, 1);
    if (!isnan(point.value)) {
        lab_interval interval = lab_bootstrap(number, user, &data, 1, seed);
        point.low = interval.low;
        point.high = interval.high;
        point.geometric = NAN;
        add_point(list, point);
    }
    free((void *)all.chosen);
}

static void add_plies(lab_point_list *list, const lab_data *data, int curve, uint64_t seed)
{
    const lab_quantity *what = &data->experiment->curves[curve].what;
    int depth = lab_deepest(data, what);
    for (int ply = LAB_FIRST_PLY; ply < depth && ply < LAB_PLIES; ply++) {
        ply_rate at = {what->over, depth, ply};
        lab_point point = {.curve = curve, .depth = depth, .x = ply, .positions = lab_usable_count(data, what, depth)};
        add_number(list, data, point, ply_number, &at, seed);
    }
}

static void add_sweep(lab_point_list *list, const lab_data *data, int curve, uint64_t seed)
{
    const lab_quantity *what = &data->experiment->curves[curve].what;
    lab_view all = lab_view_all(data);
    lab_sweep sweep = lab_sweep_of(&all, curve, what->above);
    for (int i = 0; i < sweep.count; i++) {
        lab_quantity one = {sweep.series[i], what->above, what->under, what->above};
        if (data->experiment->plot.unit == LAB_TIMES_LESS)
            one = (lab_quantity){what->under, what->above, sweep.series[i], what->above};
        add_ratio(list, data, curve, &one, sweep.depth, sweep.x[i], seed);
    }
    free((void *)all.chosen);
}

static double effect_number(const void *user, const lab_view *views, int games)
{
    return lab_effect(user, views, games);
}

static void add_factors(lab_point_list *list, const lab_data *data, int curve, uint64_t seed)
{
    lab_claim claim = {.what = data->experiment->curves[curve].what};
    int depth = lab_deepest(data, NULL);
    claim.what.over = curve;
    for (int k = 0; lab_factor_name(data->experiment, k); k++) {
        lab_point point = {
            .curve = curve, .depth = depth, .x = k, .positions = depth < 0 ? 0 : lab_usable_count(data, NULL, depth)};
        claim.parameter = k;
        add_number(list, data, point, effect_number, &claim, seed);
    }
}

lab_point_list lab_points_of(const lab_data *data, uint64_t seed)
{
    lab_point_list list = {.axis = data->experiment->plot.axis};
    for (int c = 0; c < lab_curve_count(data->experiment); c++) {
        const lab_quantity *what = &data->experiment->curves[c].what;
        switch (data->experiment->plot.axis) {
        case LAB_BY_DEPTH:
        case LAB_BY_COST:
            add_depths(&list, data, c, seed);
            break;
        case LAB_BY_PLY:
            add_plies(&list, data, c, seed);
            break;
        case LAB_BY_X:
            add_sweep(&list, data, c, seed);
            break;
        case LAB_BY_HANDICAP:
            add_handicaps(&list, data, c, seed);
            break;
        case LAB_BY_FACTOR:
            add_factors(&list, data, c, seed);
            break;
        case LAB_AS_MATRIX:
            add_ratio(&list, data, c, what, lab_deepest(data, what), c, seed);
            break;
        }
    }
    return list;
}

void lab_points_free(lab_point_list *list)
{
    free(list->items);
    *list = (lab_point_list){0};
}

static double place_of(const lab_point_list *list, int point)
{
    return list->axis == LAB_BY_COST ? list->items[point].depth : list->items[point].x;
}

const lab_point *lab_point_find(const lab_point_list *list, int curve, double place)
{
    for (int i = 0; i < list->count; i++)
        if (list->items[i].curve == curve && place_of(list, i) == place)
            return &list->items[i];
    return NULL;
}

double *lab_point_places(const lab_point_list *list, int *count)
{
    double *places = allocate((size_t)list->count, sizeof *places);
    *count = 0;
    for (int i = 0; i < list->count; i++) {
        double x = place_of(list, i);
        int at = *count, known = 0;
        for (int k = 0; k < *count; k++)
            known |= places[k] == x;
        if (known)
            continue;
        for (; at > 0 && places[at - 1] > x; at--)
            places[at] = places[at - 1];
        places[at] = x;
        ++*count;
    }
    return places;
}

double lab_plot_factor(const lab_plot *plot)
{
    static const double factors[] = {
        [LAB_AS_IT_IS] = 1, [LAB_PERCENT] = 100, [LAB_PER_MILLION] = 1e6, [LAB_TIMES_LESS] = 1};
    return factors[plot->unit];
}

const char *lab_x_name(const lab_plot *plot)
{
    static const char *const names[] = {[LAB_BY_DEPTH] = "depth",     [LAB_BY_PLY] = "ply",     [LAB_BY_X] = "x",
                                        [LAB_BY_FACTOR] = "factor",   [LAB_AS_MATRIX] = "cell", [LAB_BY_COST] = "nodes",
                                        [LAB_BY_HANDICAP] = "horizon"};
    return plot->x_label ? plot->x_label : names[plot->axis];
}

const char *lab_place_name(const lab_plot *plot)
{
    return plot->axis == LAB_BY_COST ? "depth" : lab_x_name(plot);
}

int lab_axis_by_depth(lab_axis axis)
{
    return axis == LAB_BY_DEPTH || axis == LAB_BY_COST || axis == LAB_BY_HANDICAP;
}

const char *lab_factor_name(const lab_experiment *experiment, int factor)
{
    for (const lab_series *series = experiment->series; series->label; series++)
        if (series->x == ldexp(1, factor))
            return series->label;
    return NULL;
}

void lab_show_place(const lab_experiment *experiment, double x, text *to)
{
    if (experiment->plot.axis == LAB_BY_FACTOR)
        text_add(to, lab_factor_name(experiment, (int)x));
    else
        text_addf(to, "%g", x);
}

static char *trimmed(const char *from, size_t length)
{
    while (length && from[0] == ' ')
        from++, length--;
    while (length && from[length - 1] == ' ')
        length--;
    char *copy = allocate(length + 1, 1);
    return memcpy(copy, from, length);
}

void lab_matrix_label(const char *label, char **row, char **column)
{
    size_t length = strcspn(label, "|");
    *row = trimmed(label, length);
    *column = trimmed(label + length + (label[length] == '|'), strlen(label + length + (label[length] == '|')));
}
