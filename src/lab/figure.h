/* figure.h - an experiment's curves as a figure in the papers' form, drawn by gnuplot from a script that stays beside it.
 * It knows points and how they are to be plotted, not where they come from. */
#ifndef ZW_LAB_FIGURE_H
#define ZW_LAB_FIGURE_H

#include "points.h"

typedef enum lab_drawn {
    LAB_DRAWN,
    LAB_NOTHING_TO_DRAW, /* a matrix, or no points */
    LAB_NO_GNUPLOT,
    LAB_GNUPLOT_FAILED,
    LAB_CANNOT_WRITE /* complained about */
} lab_drawn;

/* Writes DIRECTORY/NAME.gp, and lets gnuplot make NAME.svg of it. */
lab_drawn lab_draw(const char *directory, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES]);

int lab_gnuplot_is_there(void);

/* The SVG file as part of a page: no header, no names of the web, and black in the page's own colour. Returns 0, or -1
 * when it cannot be read. */
int lab_svg_inline(const char *path, const char *title, text *to);

#endif
