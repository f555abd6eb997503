/* lab_show.c - `zw lab show`: the numbers of one experiment and its verdicts, on the terminal. */
#include "common/json.h"
#include "lab_commands.h"
#include "lab_results.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELL = 27 };

static void print_cell(const lab_plot *plot, const lab_point *point)
{
    text cell = {0};
    if (point) {
        lab_show_value(plot, point->value, &cell);
        text_add(&cell, " ");
        lab_show_interval(plot, point, &cell);
        if (!isnan(point->geometric)) {
            text_add(&cell, " ");
            lab_show_value(plot, point->geometric, &cell);
        }
    } else {
        text_add(&cell, "-");
    }
    printf("  %*s", CELL, cell.data);
    text_free(&cell);
}

/* The rows of the places for which `parity` fits: 0 even, 1 odd, -1 all. */
static void print_rows(const lab_experiment *experiment, const lab_point_list *points, const double *places, int count,
                       int parity)
{
    for (int i = 0; i < count; i++) {
        int positions = 0;
        if (parity >= 0 && (int)places[i] % 2 != parity)
            continue;
        text place = {0};
        lab_show_place(experiment, places[i], &place);
        printf("%8s", place.data);
        text_free(&place);
        for (int c = 0; c < lab_curve_count(experiment); c++) {
            const lab_point *point = lab_point_find(points, c, places[i]);
            print_cell(&experiment->plot, point);
            if (point && point->positions > positions)
                positions = point->positions;
        }
        printf("  %9d\n", positions);
    }
}

static void print_table(const lab_experiment *experiment, const lab_point_list *points)
{
    int count;
    double *places = lab_point_places(points, &count);
    printf("%8.8s", lab_place_name(&experiment->plot));
    for (int c = 0; c < lab_curve_count(experiment); c++)
        printf("  %*.*s", CELL, CELL, experiment->curves[c].label);
    printf("  positions\n");
    if (experiment->plot.axis == LAB_BY_DEPTH) {
        printf("even\n");
        print_rows(experiment, points, places, count, 0);
        printf("odd\n");
        print_rows(experiment, points, places, count, 1);
    } else {
        print_rows(experiment, points, places, count, -1);
    }
    free(places);
}

static void print_matrix(const lab_experiment *experiment, const lab_point_list *points)
{
    for (int i = 0; i < points->count; i++) {
        printf("  %-52s", experiment->curves[points->items[i].curve].label);
        print_cell(&experiment->plot, &points->items[i]);
        printf("\n");
    }
}

static void print_points(const lab_chapter *chapter)
{
    const lab_experiment *experiment = chapter->experiment;
    printf("%s: %s (%s)\n%s\n", experiment->name, experiment->title, experiment->figure, experiment->question);
    for (int g = 0; g < lab_scope_count(experiment); g++) {
        const lab_point_list *points = &chapter->points[g];
        printf("\n%s", lab_scope_name(&experiment->scopes[g]));
        if (!points->count) {
            printf(": no results of this version; zw lab run %s\n", experiment->name);
            continue;
        }
        if (!lab_axis_by_depth(experiment->plot.axis))
            printf(", depth %d, %d positions", points->items[0].depth, points->items[0].positions);
        printf(": %s; sum ratio [95 %% interval] geometric mean\n",
               experiment->plot.y_label ? experiment->plot.y_label : "ratio");
        if (experiment->plot.axis == LAB_AS_MATRIX)
            print_matrix(experiment, points);
        else
            print_table(experiment, points);
    }
    printf("\n");
}

static void print_points_json(const lab_chapter *chapter)
{
    const lab_experiment *experiment = chapter->experiment;
    for (int g = 0; g < lab_scope_count(experiment); g++) {
        for (int i = 0; i < chapter->points[g].count; i++) {
            const lab_point *point = &chapter->points[g].items[i];
            json out;
            json_begin(&out);
            json_string(&out, "experiment", experiment->name);
            json_string(&out, "game", lab_scope_name(&experiment->scopes[g]));
            json_string(&out, "curve", experiment->curves[point->curve].label);
            json_real(&out, "x", point->x);
            json_integer(&out, "depth", point->depth);
            json_real(&out, "sum_ratio", point->value);
            json_real(&out, "low", point->low);
            json_real(&out, "high", point->high);
            json_real(&out, "geometric_mean", point->geometric);
            json_integer(&out, "positions", point->positions);
            json_end(&out, stdout);
        }
    }
}

static void print_claims(const lab_experiment *experiment)
{
    for (const lab_claim *claim = experiment->claims; claim && claim->name; claim++) {
        text criterion = {0};
        lab_criterion(claim, &criterion);
        printf("%s: %s (%s)\n  %s: %s\n", claim->name, claim->statement, claim->source, claim->measured,
               criterion.data);
        if (claim->before)
            printf("  before: %s\n", claim->before);
        text_free(&criterion);
    }
    printf("\n");
}

static int has_game(const lab_experiment *experiment, const char *game)
{
    for (int i = 0; i < lab_scope_count(experiment); i++)
        if (!strcmp(experiment->scopes[i].game, game))
            return 1;
    return 0;
}

int lab_show_command(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab show",
        .arguments = "NAME",
        .least = 1,
        .most = 1,
        .about =
            "Prints the results of an experiment, even and odd depths separately, then what the paper claims and the\n"
            "verdicts.\n"
            "\n"
            "The tables have a row for each depth and a column for each curve of the paper's figure. A cell has the\n"
            "ratio of the sums over all positions, its 95 % interval in brackets, and the geometric mean of the\n"
            "positions' ratios. The last column is the number of positions.",
        .example = "zw lab show leaves",
    };
    results_options options = results_new();
    option_group groups[] = {{"options", results_rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const lab_experiment *experiment = lab_experiment_find(line.words[0]);
    if (!experiment)
        return lab_unknown_experiment(line.words[0], "");
    if (options.game && !has_game(experiment, options.game))
        return bad("experiment %s has no game '%s': expected one that `zw lab list` names", experiment->name,
                   options.game);
    const char *path = results_path(options.store, 0);
    lab_store *store = results_open(path);
    if (!store)
        return EXIT_BAD;
    lab_report report = {0};
    status = results_signatures(&options, store, path);
    if (!status)
        status = results_compute(&options, store, experiment, 1, &report);
    if (!status && line.json) {
        print_points_json(&report.chapters[0]);
        results_print_verdicts(&report, 1);
    } else if (!status) {
        print_points(&report.chapters[0]);
        print_claims(experiment);
        results_print_verdicts(&report, 0);
    }
    lab_report_free(&report);
    lab_store_close(store);
    free(options.signatures);
    return status;
}
