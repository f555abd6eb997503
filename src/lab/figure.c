/* figure.c - figures by gnuplot: see figure.h. */
#define _XOPEN_SOURCE 700
#include "figure.h"
#include "csv.h"

#include <fcntl.h>
#include <math.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Colours that people tell apart whatever their eyes (Okabe and Ito), on white and on black; with a point and a dash of
 * its own for each, a print without colours does as well. */
static const struct style {
    const char *colour;
    int point;
    const char *dash;
} styles[] = {
    {"#000000", 7, "1"},           {"#0072B2", 5, "2"},           {"#D55E00", 9, "4"},      {"#009E73", 13, "5"},
    {"#CC79A7", 11, "(18,4)"},     {"#E69F00", 6, "(2,4)"},       {"#56B4E9", 4, "1"},      {"#0072B2", 8, "4"},
    {"#D55E00", 12, "(10,3,2,3)"}, {"#009E73", 10, "(4,4,12,4)"}, {"#CC79A7", 2, "2"},      {"#E69F00", 1, "5"},
    {"#56B4E9", 11, "4"},          {"#000000", 12, "5"},          {"#0072B2", 10, "(2,4)"}, {"#D55E00", 6, "1"},
    {"#009E73", 5, "2"},           {"#CC79A7", 8, "4"},           {"#E69F00", 9, "1"},      {"#56B4E9", 15, "5"},
    {"#000000", 4, "2"},           {"#0072B2", 7, "5"},           {"#D55E00", 2, "2"},      {"#009E73", 1, "1"},
    {"#CC79A7", 13, "5"},          {"#E69F00", 14, "2"},
};
enum { STYLES = sizeof styles / sizeof *styles, BARS_UP_TO = 6 };
_Static_assert((int)STYLES >= (int)LAB_CURVES, "no two curves of a figure look alike");

typedef struct panel_range {
    double low, high;
} panel_range;

/* A text in gnuplot's double quotes. */
static void add_quoted(text *to, const char *value)
{
    text_add(to, "\"");
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            text_add(to, "\\");
        text_addf(to, "%c", *value);
    }
    text_add(to, "\"");
}

/* The same in two lines, broken at the blank next to the middle, when it would be longer than an axis. */
static void add_broken(text *to, const char *value)
{
    enum { LONGEST = 36 };
    size_t length = strlen(value), best = 0;
    for (size_t i = 0; length > LONGEST && i < length; i++)
        if (value[i] == ' ' && labs((long)(2 * i) - (long)length) < labs((long)(2 * best) - (long)length))
            best = i;
    if (!best) {
        add_quoted(to, value);
        return;
    }
    text upper = {0};
    text_add_bytes(&upper, value, best);
    add_quoted(to, upper.data);
    text_add(to, ".\"\\n\".");
    add_quoted(to, value + best + 1);
    text_free(&upper);
}

/* ---------------------------------------------------------------------------------------------------------------- data */

static int panel_count(const lab_experiment *experiment)
{
    return experiment->plot.axis == LAB_BY_PLY ? 1 : lab_scope_count(experiment);
}

/* By ply the games are the curves of one panel, as the paper draws them; else each game has a panel. */
static int curve_count(const lab_experiment *experiment)
{
    return experiment->plot.axis == LAB_BY_PLY ? lab_scope_count(experiment) : lab_curve_count(experiment);
}

static int by_whole_numbers(const lab_plot *plot)
{
    return plot->axis == LAB_BY_DEPTH || plot->axis == LAB_BY_PLY || plot->axis == LAB_BY_FACTOR ||
           plot->axis == LAB_BY_HANDICAP;
}

static const char *curve_label(const lab_experiment *experiment, int curve)
{
    return experiment->plot.axis == LAB_BY_PLY ? lab_scope_name(&experiment->scopes[curve])
                                               : experiment->curves[curve].label;
}

/* There is no place for nothing on a scale of powers. */
static int has_place(const lab_plot *plot, const lab_point *point)
{
    return !plot->log_y || point->value > 0;
}

static int add_block(text *to, const lab_experiment *experiment, const lab_point_list *points, int curve,
                     const char *name)
{
    double factor = lab_plot_factor(&experiment->plot);
    int count = 0;
    for (int i = 0; i < points->count; i++) {
        const lab_point *point = &points->items[i];
        if (point->curve != curve || !has_place(&experiment->plot, point))
            continue;
        if (!count++)
            text_addf(to, "$%s << EOD\n", name);
        text_addf(to, "%.10g %.6g %.6g %.6g\n", point->x, factor * point->value, factor * point->low,
                  factor * point->high);
    }
    if (count)
        text_add(to, "EOD\n");
    return count;
}

/* The points that a curve of a panel shows, and its number among the experiment's curves. */
static const lab_point_list *points_of(const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES],
                                       int panel, int curve, int *number)
{
    int by_ply = experiment->plot.axis == LAB_BY_PLY;
    *number = by_ply ? 0 : curve;
    return &points[by_ply ? curve : panel];
}

static panel_range y_range(const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES])
{
    const lab_plot *plot = &experiment->plot;
    panel_range range = {plot->y_low, plot->y_high};
    double factor = lab_plot_factor(plot);
    for (int g = 0; g < lab_scope_count(experiment); g++) {
        for (int i = 0; i < points[g].count; i++) {
            double y = factor * points[g].items[i].value;
            range.low = fmin(range.low, floor(y));
            range.high = fmax(range.high, ceil(y));
        }
    }
    return range;
}

/* -------------------------------------------------------------------------------------------------------------- script */

static void add_factor_tics(text *to, const lab_experiment *experiment)
{
    text_add(to, "set xtics rotate by -35 (");
    for (int k = 0; lab_factor_name(experiment, k); k++) {
        text_add(to, k ? ", " : "");
        add_quoted(to, lab_factor_name(experiment, k));
        text_addf(to, " %d", k);
    }
    text_add(to, ")\n");
}

static void add_settings(text *to, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES])
{
    const lab_plot *plot = &experiment->plot;
    for (int i = 0; i < STYLES && i < curve_count(experiment); i++)
        text_addf(to, "set style line %d lc rgb \"%s\" lw 1.6 pt %d ps 0.7 dt %s\n", i + 1, styles[i].colour,
                  styles[i].point, styles[i].dash);
    text_add(to, "set grid ytics lc rgb \"#999999\" lw 0.5 dt 3\nset border 3 lw 1\nset tics nomirror out\n"
                 "set errorbars 0\nunset key\nset autoscale fix\n");
    text_add(to, "set xlabel ");
    add_quoted(to, lab_x_name(plot));
    text_add(to, by_whole_numbers(plot) ? "\nset xtics 1\nset offsets 0.4, 0.4, graph 0.03, graph 0.03\n"
                                        : "\nset offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03\n");
    if (plot->axis == LAB_BY_FACTOR)
        add_factor_tics(to, experiment);
    if (plot->log_x)
        text_add(to, "set logscale x\n");
    if (plot->log_y)
        text_add(to, "set logscale y\nset format y \"%.0s%c\"\n");
    if (plot->y_low < plot->y_high && !plot->log_y) {
        panel_range range = y_range(experiment, points);
        text_addf(to, "set yrange [%.10g:%.10g]\n", range.low, range.high);
    }
}

static int is_base_line(const lab_experiment *experiment, int curve)
{
    const lab_quantity *what = &experiment->curves[curve].what;
    return experiment->plot.axis == LAB_BY_DEPTH && what->over == what->under && what->above == what->below;
}

/* Curves stand a little beside each other where x is a whole number, so that their bars can be told apart. */
static double shift_of(const lab_experiment *experiment, int curve)
{
    int curves = curve_count(experiment);
    if (!by_whole_numbers(&experiment->plot) || curves > BARS_UP_TO || is_base_line(experiment, curve))
        return 0;
    return 0.07 * (curve - (curves - 1) / 2.0);
}

static void add_panel(text *to, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES], int panel)
{
    int curves = curve_count(experiment), parts = 0;
    if (experiment->plot.axis != LAB_BY_PLY) {
        text_add(to, "set title ");
        add_quoted(to, lab_scope_name(&experiment->scopes[panel]));
        text_add(to, "\n");
    }
    for (int c = 0; c < curves; c++) {
        int number;
        const lab_point_list *from = points_of(experiment, points, panel, c, &number);
        int shown = 0;
        for (int i = 0; i < from->count; i++)
            shown |= from->items[i].curve == number && has_place(&experiment->plot, &from->items[i]);
        if (!shown)
            continue;
        double shift = shift_of(experiment, c);
        text_add(to, parts++ ? ", \\\n  " : "plot ");
        if (curves <= BARS_UP_TO && !is_base_line(experiment, number))
            text_addf(to, "$panel%d_%d using ($1 + %g):2:3:4 with yerrorbars ls %d lw 0.6 dt 1 ps 0, \\\n  ", panel, c,
                      shift, c + 1);
        text_addf(to, "$panel%d_%d using ($1 + %g):2 with %s ls %d", panel, c, shift,
                  experiment->plot.axis == LAB_BY_FACTOR ? "points" : "linespoints", c + 1);
    }
    text_add(to, "\n");
}

static int has_points(const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES], int panel)
{
    int first = experiment->plot.axis == LAB_BY_PLY ? 0 : panel;
    int last = experiment->plot.axis == LAB_BY_PLY ? lab_scope_count(experiment) - 1 : panel;
    for (int g = first; g <= last; g++)
        for (int i = 0; i < points[g].count; i++)
            if (has_place(&experiment->plot, &points[g].items[i]))
                return 1;
    return 0;
}

/* How many lines the key takes, roughly: gnuplot gives every entry the width of the longest. */
static int key_rows(const lab_experiment *experiment, int width)
{
    size_t longest = 0;
    int curves = curve_count(experiment);
    for (int c = 0; c < curves; c++)
        if (strlen(curve_label(experiment, c)) > longest)
            longest = strlen(curve_label(experiment, c));
    int columns = width / ((int)longest * 8 + 60);
    return columns < 1 ? curves : (curves + columns - 1) / columns;
}

/* The key of all panels: a panel of its own below them, as wide as the figure, with nothing else in it. */
static void add_key(text *to, const lab_experiment *experiment, double top)
{
    text_addf(
        to,
        "set lmargin at screen 0.02\nset rmargin at screen 0.98\nset bmargin at screen 0.01\n"
        "set tmargin at screen %.3f\nunset title\nunset xlabel\nunset ylabel\nunset tics\nunset border\nunset grid\n"
        "unset logscale\nset offsets 0, 0, 0, 0\n"
        "set key center center horizontal Left reverse samplen 3\nplot [0:1] [0:1] NaN notitle",
        top);
    for (int c = 0; c < curve_count(experiment); c++) {
        text_addf(to, ", \\\n  keyentry with linespoints ls %d title ", c + 1);
        add_quoted(to, curve_label(experiment, c));
    }
    text_add(to, "\n");
}

/* How the panels that have something to show stand beside and below each other. */
typedef struct grid {
    int columns, rows;
} grid;

static grid grid_of(const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES])
{
    enum { COLUMNS_MOST = 4 };
    int shown = 0;
    for (int p = 0; p < panel_count(experiment); p++)
        shown += has_points(experiment, points, p);
    shown = shown ? shown : 1;
    int rows = (shown + COLUMNS_MOST - 1) / COLUMNS_MOST;
    return (grid){(shown + rows - 1) / rows, rows};
}

static void add_figure(text *to, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES], int width,
                       int height)
{
    int place = 0, panels = panel_count(experiment);
    grid on = grid_of(experiment, points);
    double key = 24.0 * key_rows(experiment, width) / height, left = 100.0 / width;
    double gap = 50.0 / width, step = (0.98 + gap - left) / on.columns, up = (1 - key) / on.rows;
    text_add(to, "set multiplot\n");
    for (int p = 0; p < panels; p++) {
        if (!has_points(experiment, points, p))
            continue;
        int column = place % on.columns, row = place / on.columns;
        double top = 1 - row * up;
        text_addf(to,
                  "set lmargin at screen %.4f\nset rmargin at screen %.4f\nset bmargin at screen %.4f\n"
                  "set tmargin at screen %.4f\nset ylabel ",
                  left + column * step, left + (column + 1) * step - gap, top - up + 74.0 / height,
                  top - 44.0 / height);
        add_broken(to, !column && experiment->plot.y_label ? experiment->plot.y_label : "");
        text_add(to, "\n");
        add_panel(to, experiment, points, p);
        place++;
    }
    add_key(to, experiment, key);
    text_add(to, "unset multiplot\nset output\n");
}

static void write_script(text *to, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES])
{
    grid on = grid_of(experiment, points);
    int panels = panel_count(experiment), width = panels == 1 ? 640 : 350 * on.columns;
    int height = 362 * on.rows + 24 * key_rows(experiment, width);
    text_addf(to, "# %s: the figure of zw lab report; run gnuplot on it in this directory.\nset encoding utf8\n",
              experiment->name);
    for (int p = 0; p < panels; p++) {
        for (int c = 0; c < curve_count(experiment); c++) {
            char name[32];
            int number;
            const lab_point_list *from = points_of(experiment, points, p, c, &number);
            snprintf(name, sizeof name, "panel%d_%d", p, c);
            add_block(to, experiment, from, number, name);
        }
    }
    text_addf(to,
              "set terminal svg size %d,%d dynamic background \"white\" font \"sans-serif,13\" noenhanced\n"
              "set pointintervalbox 0\nset output \"%s.svg\"\n",
              width, height, experiment->name);
    add_settings(to, experiment, points);
    add_figure(to, experiment, points, width, height);
}

/* ----------------------------------------------------------------------------------------------------------------- SVG */

/* The text with every `from` replaced. */
static void replace(text *in, const char *from, const char *to)
{
    text out = {0};
    const char *at = in->data, *next;
    while ((next = strstr(at, from))) {
        text_add_bytes(&out, at, (size_t)(next - at));
        text_add(&out, to);
        at = next + strlen(from);
    }
    text_add(&out, at);
    text_free(in);
    *in = out;
}

/* The text without everything from an `open` to the next `close`. */
static void drop_elements(text *in, const char *open, const char *close)
{
    text out = {0};
    const char *at = in->data, *first, *last;
    while ((first = strstr(at, open)) && (last = strstr(first, close))) {
        text_add_bytes(&out, at, (size_t)(first - at));
        at = last + strlen(close);
    }
    text_add(&out, at);
    text_free(in);
    *in = out;
}

/* The whole file, when there is an SVG figure in it: 0, or -1. */
static int read_svg(const char *path, text *svg)
{
    FILE *file = fopen(path, "rb");
    char piece[4096];
    size_t length;
    if (!file)
        return -1;
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(svg, piece, length);
    fclose(file);
    return svg->data && strstr(svg->data, "<svg") ? 0 : -1;
}

/* Drops groups with nothing in them. */
static void drop_empty_groups(text *in)
{
    text out = {0};
    for (const char *at = in->data; *at;) {
        size_t tag = !strncmp(at, "<g ", 3) ? strcspn(at, ">") + 1 : 0;
        size_t blank = tag && at[tag - 1] ? strspn(at + tag, " \t\n") : 0;
        if (tag && !strncmp(at + tag + blank, "</g>", 4)) {
            at += tag + blank + 4;
            at += *at == '\n';
            continue;
        }
        size_t plain = tag ? tag : 1;
        plain += strcspn(at + plain, "<");
        text_add_bytes(&out, at, plain);
        at += plain;
    }
    text_free(in);
    *in = out;
}

/* Makes one of neighbouring groups that begin alike. Groups that are moved have something of their own in them. */
static void join_groups(text *in)
{
    enum { DEEPEST = 16 };
    struct {
        const char *tag;
        size_t length;
    } open[DEEPEST];
    text out = {0};
    int depth = 0;
    for (const char *at = in->data; *at;) {
        size_t tag = !strncmp(at, "<g ", 3) ? strcspn(at, ">") + 1 : 0;
        size_t end = !strncmp(at, "</g>", 4) ? 4 + strspn(at + 4, "\n") : 0;
        if (tag && depth < DEEPEST) {
            open[depth].tag = at;
            open[depth++].length = tag;
        } else if (end && depth && strncmp(at + end, open[depth - 1].tag, open[depth - 1].length)) {
            depth--;
        } else if (end && depth && !memchr(open[depth - 1].tag, '(', open[depth - 1].length)) {
            at += end + open[depth - 1].length; /* the end and the beginning */
            continue;
        }
        size_t plain = tag ? tag : 1;
        plain += strcspn(at + plain, "<");
        text_add_bytes(&out, at, plain);
        at += plain;
    }
    text_free(in);
    *in = out;
}

/* gnuplot writes down every change of its pen, drawn with or not, points of size nothing, and names of its own: without them
 * a figure is half as long. */
static int shorten_svg(const char *path)
{
    text svg = {0};
    if (read_svg(path, &svg)) {
        text_free(&svg);
        return -1;
    }
    drop_elements(&svg, "<title>$", "</title>");
    drop_elements(&svg, "<title>NaN", "</title>");
    for (const char *zero; (zero = strstr(svg.data, " scale(0.00)"));) {
        const char *open = zero;
        while (open > svg.data && strncmp(open, "<use", 4))
            open--;
        const char *close = strstr(zero, "/>");
        text out = {0};
        if (!close || open == svg.data)
            break;
        text_add_bytes(&out, svg.data, (size_t)(open - svg.data));
        text_add(&out, close + 2);
        text_free(&svg);
        svg = out;
    }
    for (size_t before = svg.length + 1; svg.length < before;) {
        before = svg.length;
        drop_empty_groups(&svg);
    }
    join_groups(&svg);
    replace(&svg, " stroke-linecap=\"butt\" stroke-linejoin=\"miter\"", "");
    replace(&svg, " font-family=\"sans-serif\" font-size=\"13.00\" ", "");
    replace(&svg, "<svg ", "<svg font-family=\"sans-serif\" font-size=\"13\" ");
    replace(&svg, "rgb(  0,   0,   0)", "rgb(0,0,0)");
    replace(&svg, "  '/>", "'/>");
    replace(&svg, "\t", "");
    replace(&svg, "\n\n", "\n");
    int status = lab_write_file(path, &svg);
    text_free(&svg);
    return status ? -1 : 0;
}

/* ------------------------------------------------------------------------------------------------------------- gnuplot */

int lab_gnuplot_is_there(void)
{
    const char *path = getenv("PATH");
    while (path && *path) {
        text file = {0};
        size_t length = strcspn(path, ":");
        text_add_bytes(&file, path, length);
        text_add(&file, "/gnuplot");
        int found = access(file.data, X_OK) == 0;
        text_free(&file);
        if (found)
            return 1;
        path += length + (path[length] == ':');
    }
    return 0;
}

/* Runs gnuplot on a script in a directory; its own words are not shown. Returns 0 when it succeeds. */
static int run_gnuplot(const char *directory, const char *script)
{
    posix_spawn_file_actions_t actions;
    text change = {0};
    pid_t child;
    int state = -1;
    text_add(&change, "cd ");
    add_quoted(&change, directory);
    char program[] = "gnuplot", option[] = "-e", *file = copy_text(script);
    char *arguments[] = {program, option, change.data, file, NULL};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    if (posix_spawnp(&child, program, &actions, NULL, arguments, environ) != 0 || waitpid(child, &state, 0) < 0)
        state = -1;
    posix_spawn_file_actions_destroy(&actions);
    text_free(&change);
    free(file);
    return state;
}

lab_drawn lab_draw(const char *directory, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES])
{
    int any = 0;
    for (int p = 0; p < panel_count(experiment); p++)
        any |= has_points(experiment, points, p);
    if (!any || experiment->plot.axis == LAB_AS_MATRIX)
        return LAB_NOTHING_TO_DRAW;
    text script = {0}, path = {0};
    char *whole = realpath(directory, NULL);
    text_addf(&path, "%s/%s.gp", whole ? whole : directory, experiment->name);
    write_script(&script, experiment, points);
    lab_drawn drawn = LAB_DRAWN;
    if (lab_write_file(path.data, &script))
        drawn = LAB_CANNOT_WRITE;
    else if (!lab_gnuplot_is_there())
        drawn = LAB_NO_GNUPLOT;
    else if (run_gnuplot(whole ? whole : directory, path.data))
        drawn = LAB_GNUPLOT_FAILED;
    text_clear(&path);
    text_addf(&path, "%s/%s.svg", whole ? whole : directory, experiment->name);
    if (drawn == LAB_DRAWN && shorten_svg(path.data))
        drawn = LAB_GNUPLOT_FAILED;
    free(whole);
    text_free(&path);
    text_free(&script);
    return drawn;
}

int lab_svg_inline(const char *path, const char *title, text *to)
{
    text svg = {0};
    if (read_svg(path, &svg)) {
        text_free(&svg);
        return -1;
    }
    const char *start = strstr(svg.data, "<svg");
    text body = {0};
    text_add(&body, start);
    text_free(&svg);
    replace(&body, "xmlns=\"http://www.w3.org/2000/svg\"", "");
    replace(&body, "xmlns:xlink=\"http://www.w3.org/1999/xlink\"", "");
    drop_elements(&body, "<title>", "</title>"); /* the page shows its own */
    drop_elements(&body, "<rect x=\"0\" y=\"0\"", "/>"); /* and its own ground */
    replace(&body, "rgb(  0,   0,   0)", "currentColor");
    replace(&body, "rgb(0,0,0)", "currentColor");
    replace(&body, "color=\"black\"", "");
    replace(&body, "fill=\"black\"", "fill=\"currentColor\"");
    replace(&body, "stroke=\"black\"", "stroke=\"currentColor\"");
    replace(&body, "stroke='black'", "stroke='currentColor'");
    replace(&body, "color='white'", "color='var(--card)'"); /* what gnuplot puts behind points */
    replace(&body, "id=\"gnuplot_", "class=\"gnuplot_"); /* every figure of a page has them */
    text own = {0};
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    text_addf(&own, "%.*s-gp", (int)strcspn(name, "."), name);
    replace(&body, "gpPt", own.data);
    replace(&body, "gpDot", own.data);
    text_free(&own);
    text_add(to, "<svg role=\"img\" aria-label=\"");
    text_add(to, title);
    text_add(to, "\"");
    text_add(to, body.data + strlen("<svg"));
    text_free(&body);
    return 0;
}
