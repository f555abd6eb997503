/* points.h - the points of an experiment's curves on one game, whatever its axis: what tables, figures and CSV files
 * show. It knows nothing of how they are shown. */
#ifndef ZW_LAB_POINTS_H
#define ZW_LAB_POINTS_H

#include "data.h"

typedef struct lab_point {
    int curve;
    int depth;
    double x; /* the depth, the ply, the cost, the place on the sweep, the factor's number; of a matrix the curve's */
    double value, low, high; /* the sum ratio and its interval */
    double geometric; /* the geometric mean; NAN where it says nothing */
    int positions;
} lab_point;

typedef struct lab_point_list {
    lab_point *items;
    int count;
    lab_axis axis;
} lab_point_list;

lab_point_list lab_points_of(const lab_data *data, uint64_t seed); /* curve by curve, x ascending */
void lab_points_free(lab_point_list *list);
/* Tables have a row for every place: x, but the depth where x is a cost. */
const lab_point *lab_point_find(const lab_point_list *list, int curve, double place); /* NULL: none */
/* The places that have points, ascending, each once; the caller frees them. */
double *lab_point_places(const lab_point_list *list, int *count);

/* The factor with which values are shown: percents, or as they are. */
double lab_plot_factor(const lab_plot *plot);
const char *lab_x_name(const lab_plot *plot); /* "depth" */
const char *lab_place_name(const lab_plot *plot);
int lab_axis_by_depth(lab_axis axis); /* has every curve a point for every depth? */
const char *lab_factor_name(const lab_experiment *experiment, int factor); /* NULL: there are not so many */
void lab_show_place(const lab_experiment *experiment, double x, text *to); /* "7", or the name of a factor */

/* "row | column" into its two parts, without the blanks around the bar; the caller frees them. */
void lab_matrix_label(const char *label, char **row, char **column);

#endif
