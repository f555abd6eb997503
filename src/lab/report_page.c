/* report_page.c - the page of a report: what it is, all verdicts at a glance, then experiment by experiment the
 * question, the figure, what the paper says and what was measured, and the numbers. See report_page.h. */
#include "report_page.h"
#include "page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------------------------------------------------- facts */

static void add_facts(text *to, const lab_shown_fact *facts)
{
    text_add(to, "<dl>\n");
    for (; facts->name; facts++) {
        page_element(to, "dt", facts->name);
        page_element(to, "dd", facts->value);
        text_add(to, "\n");
    }
    text_add(to, "</dl>\n");
}

static void add_counts(text *to, const lab_verdict_list *list)
{
    int counts[LAB_TIERS];
    lab_tier_counts(list, counts);
    text_addf(to, "<p>%d verdicts: ", list->count);
    for (int tier = LAB_TIERS - 1; tier >= 0; tier--) {
        text_addf(to, "%d ", counts[tier]);
        page_chip(to, (lab_tier)tier);
        text_add(to, tier ? ", " : ".</p>\n");
    }
}

static void add_legend(text *to)
{
    text_add(
        to,
        "<p class=\"soft\">A claim is <b>reproduced</b> when the 95 % interval lies wholly on the claimed side "
        "and the number in the claimed range, <b>stronger</b> when the number lies beyond that range, "
        "<b>direction only</b> when the number is on the claimed side but the interval is not, or the size is "
        "less than claimed, and <b>not reproduced</b> otherwise. Criteria stand in the source beside the experiments; "
        "intervals come from resampling games. The deepest depth is the deepest at which at least 20 positions "
        "(half of them, where fewer were searched) have every result.</p>\n");
}

/* -------------------------------------------------------------------------------------------------- verdicts at a glance */

/* The games that have verdicts, in the order they appear, "all" last. */
static int list_games(const lab_verdict_list *list, const char **games, int most)
{
    int count = 0, all = 0;
    for (int i = 0; i < list->count; i++) {
        int known = 0;
        for (int k = 0; k < count; k++)
            known |= !strcmp(games[k], list->items[i].game);
        if (!strcmp(list->items[i].game, "all"))
            all = 1;
        else if (!known && count < most - 1)
            games[count++] = list->items[i].game;
    }
    if (all)
        games[count++] = "all";
    return count;
}

static const lab_verdict *find_verdict(const lab_report *report, const lab_chapter *chapter, const lab_claim *claim,
                                       const char *game)
{
    for (int i = chapter->first; i < chapter->first + chapter->count; i++)
        if (report->verdicts.items[i].claim == claim && !strcmp(report->verdicts.items[i].game, game))
            return &report->verdicts.items[i];
    return NULL;
}

static int has_verdicts(const lab_report *report, const lab_chapter *chapter, const lab_claim *claim)
{
    for (int i = chapter->first; i < chapter->first + chapter->count; i++)
        if (report->verdicts.items[i].claim == claim)
            return 1;
    return 0;
}

static void add_matrix_row(text *to, const lab_report *report, const lab_chapter *chapter, const lab_claim *claim,
                           const char **games, int count)
{
    text_addf(to, "<tr><td><a href=\"#%s-%s\">%s</a></td><td>", chapter->experiment->name, claim->name, claim->name);
    page_text(to, claim->statement);
    text_add(to, "</td>");
    for (int g = 0; g < count; g++) {
        const lab_verdict *verdict = find_verdict(report, chapter, claim, games[g]);
        text_add(to, "<td>");
        if (verdict) {
            page_chip(to, verdict->tier);
            if (!isnan(verdict->value))
                text_addf(to, "<span class=\"sub\">%.4g</span>", verdict->value);
        }
        text_add(to, "</td>");
    }
    text_add(to, "</tr>\n");
}

static void add_glance(text *to, const lab_report *report)
{
    const char *games[16];
    int count = list_games(&report->verdicts, games, 16);
    text_add(to, "<h2 id=\"verdicts\">The verdicts</h2>\n");
    add_counts(to, &report->verdicts);
    add_legend(to);
    text_add(to, "<div class=\"wide\"><table>\n<thead><tr><th>claim</th><th>the paper says</th>");
    for (int g = 0; g < count; g++)
        page_element(to, "th", games[g]);
    text_add(to, "</tr></thead>\n<tbody>\n");
    for (int i = 0; i < report->count; i++) {
        const lab_chapter *chapter = &report->chapters[i];
        if (!chapter->count)
            continue;
        text_addf(to, "<tr class=\"part\"><th colspan=\"%d\"><a href=\"#%s\">", count + 2, chapter->experiment->name);
        page_text(to, chapter->experiment->title);
        text_add(to, "</a></th></tr>\n");
        for (const lab_claim *claim = chapter->experiment->claims; claim && claim->name; claim++)
            if (has_verdicts(report, chapter, claim))
                add_matrix_row(to, report, chapter, claim, games, count);
    }
    text_add(to, "</tbody></table></div>\n");
}

/* -------------------------------------------------------------------------------------------------------------- numbers */

static void add_cell(text *to, const lab_plot *plot, const lab_point *point)
{
    if (!point) {
        text_add(to, "<td class=\"n\">-</td>");
        return;
    }
    text_add(to, "<td class=\"n\">");
    lab_show_value(plot, point->value, to);
    text_add(to, "<span class=\"sub\">");
    lab_show_interval(plot, point, to);
    if (!isnan(point->geometric)) {
        text_add(to, " g ");
        lab_show_value(plot, point->geometric, to);
    }
    text_add(to, "</span></td>");
}

/* The rows of the places for which `parity` fits: 0 even, 1 odd, -1 all. */
static void add_rows(text *to, const lab_experiment *experiment, const lab_point_list *points, const double *places,
                     int count, int parity)
{
    for (int i = 0; i < count; i++) {
        int positions = 0;
        if (parity >= 0 && (int)places[i] % 2 != parity)
            continue;
        text_add(to, "<tr><th class=\"n\">");
        lab_show_place(experiment, places[i], to);
        text_add(to, "</th>");
        for (int c = 0; c < lab_curve_count(experiment); c++) {
            const lab_point *point = lab_point_find(points, c, places[i]);
            add_cell(to, &experiment->plot, point);
            if (point && point->positions > positions)
                positions = point->positions;
        }
        text_addf(to, "<td class=\"n\">%d</td></tr>\n", positions);
    }
}

static void add_table(text *to, const lab_experiment *experiment, const lab_point_list *points)
{
    int count, curves = lab_curve_count(experiment);
    double *places = lab_point_places(points, &count);
    text_add(to, "<div class=\"wide\"><table>\n<thead><tr>");
    page_element(to, "th class=\"n\"", lab_place_name(&experiment->plot));
    for (int c = 0; c < curves; c++)
        page_element(to, "th class=\"n\"", experiment->curves[c].label);
    text_add(to, "<th class=\"n\">positions</th></tr></thead>\n");
    int apart = experiment->plot.axis == LAB_BY_DEPTH;
    for (int parity = apart ? 0 : -1; parity <= (apart ? 1 : -1); parity++) {
        text_add(to, "<tbody>\n");
        if (apart)
            text_addf(to, "<tr class=\"part\"><th colspan=\"%d\">%s depths</th></tr>\n", curves + 2,
                      parity ? "odd" : "even");
        add_rows(to, experiment, points, places, count, parity);
        text_add(to, "</tbody>\n");
    }
    text_add(to, "</table></div>\n");
    free(places);
}

/* Adds a name unless it is there; returns its place. */
static int place_of(char **names, int *count, char *name)
{
    for (int i = 0; i < *count; i++) {
        if (!strcmp(names[i], name)) {
            free(name);
            return i;
        }
    }
    names[*count] = name;
    return (*count)++;
}

static void add_matrix(text *to, const lab_experiment *experiment, const lab_point_list *points)
{
    char *rows[LAB_CURVES], *columns[LAB_CURVES];
    int cell[LAB_CURVES][LAB_CURVES], row_count = 0, column_count = 0;
    memset(cell, -1, sizeof cell);
    for (int c = 0; c < lab_curve_count(experiment); c++) {
        char *row, *column;
        lab_matrix_label(experiment->curves[c].label, &row, &column);
        int at_row = place_of(rows, &row_count, row), at_column = place_of(columns, &column_count, column);
        cell[at_row][at_column] = c;
    }
    text_add(to, "<div class=\"wide\"><table>\n<thead><tr><th></th>");
    for (int k = 0; k < column_count; k++)
        page_element(to, "th class=\"n\"", columns[k]);
    text_add(to, "</tr></thead>\n<tbody>\n");
    for (int r = 0; r < row_count; r++) {
        text_add(to, "<tr>");
        page_element(to, "th", rows[r]);
        for (int k = 0; k < column_count; k++) {
            const lab_point *point = cell[r][k] < 0 ? NULL : lab_point_find(points, cell[r][k], cell[r][k]);
            if (point)
                add_cell(to, &experiment->plot, point);
            else
                text_add(to, "<td class=\"n soft\">X</td>");
        }
        text_add(to, "</tr>\n");
    }
    text_add(to, "</tbody></table></div>\n");
    for (int r = 0; r < row_count; r++)
        free(rows[r]);
    for (int k = 0; k < column_count; k++)
        free(columns[k]);
}

static void add_numbers(text *to, const lab_chapter *chapter)
{
    const lab_experiment *experiment = chapter->experiment;
    int matrix = experiment->plot.axis == LAB_AS_MATRIX;
    /* Without a figure the numbers are what there is to see. */
    text_addf(to, "<details%s><summary>The numbers</summary>\n", chapter->drawn == LAB_DRAWN ? "" : " open");
    if (experiment->plot.y_label) {
        text_add(to, "<p class=\"soft\">");
        page_text(to, experiment->plot.y_label);
        text_add(to, ": ratio of sums over positions, below it its 95 % interval, and the geometric mean (g).</p>\n");
    }
    for (int g = 0; g < lab_scope_count(experiment); g++) {
        if (!chapter->points[g].count)
            continue;
        text_add(to, "<h3>");
        page_text(to, lab_scope_name(&experiment->scopes[g]));
        if (!lab_axis_by_depth(experiment->plot.axis))
            text_addf(to, ", depth %d, %d positions", chapter->points[g].items[0].depth,
                      chapter->points[g].items[0].positions);
        text_add(to, "</h3>\n");
        (matrix ? add_matrix : add_table)(to, experiment, &chapter->points[g]);
    }
    text_addf(to, "<p><a href=\"csv/%s.csv\">%s.csv</a></p>\n</details>\n", experiment->name, experiment->name);
}

/* ------------------------------------------------------------------------------------------------------------- chapters */

static void add_figure(text *to, const lab_chapter *chapter, const char *directory)
{
    text path = {0}, label = {0}, svg = {0};
    text_addf(&path, "%s/figures/%s.svg", directory, chapter->experiment->name);
    page_text(&label, chapter->experiment->title);
    if (chapter->drawn == LAB_DRAWN && !lab_svg_inline(path.data, label.data, &svg))
        text_addf(to, "<div class=\"card\">%s</div>\n", svg.data);
    else if (chapter->drawn == LAB_NO_GNUPLOT)
        text_add(to, "<p class=\"soft\">No figure: gnuplot was not there when this page was made.</p>\n");
    else if (chapter->drawn != LAB_NOTHING_TO_DRAW)
        text_add(to, "<p class=\"soft\">No figure: gnuplot failed.</p>\n");
    text_free(&svg);
    text_free(&label);
    text_free(&path);
}

static void add_claim(text *to, const lab_report *report, const lab_chapter *chapter, const lab_claim *claim)
{
    text criterion = {0}, number = {0};
    int games = 0;
    for (int i = chapter->first; i < chapter->first + chapter->count; i++)
        games += report->verdicts.items[i].claim == claim;
    lab_criterion(claim, &criterion);
    for (int i = chapter->first, row = 0; i < chapter->first + chapter->count; i++) {
        const lab_verdict *verdict = &report->verdicts.items[i];
        if (verdict->claim != claim)
            continue;
        text_add(to, "<tr>");
        if (row++ == 0) {
            text_addf(to, "<td rowspan=\"%d\" id=\"%s-%s\">", games, chapter->experiment->name, claim->name);
            page_text(to, claim->statement);
            text_add(to, "<span class=\"sub\">");
            page_text(to, claim->source);
            text_addf(to, "</span></td><td rowspan=\"%d\">", games);
            page_text(to, claim->measured);
            text_add(to, "<span class=\"sub\">");
            page_text(to, criterion.data);
            text_add(to, "</span></td>");
        }
        text_clear(&number);
        lab_verdict_number(verdict, &number);
        page_element(to, "td", verdict->game);
        text_addf(to, "<td class=\"n\">%s<span class=\"sub\">", number.data);
        if (verdict->positions)
            text_addf(to, "%d positions, depth %d", verdict->positions, verdict->depth);
        text_add(to, "</span></td><td>");
        page_chip(to, verdict->tier);
        text_add(to, "</td></tr>\n");
    }
    text_free(&number);
    text_free(&criterion);
}

static const lab_paper *find_paper(const char *tag)
{
    for (const lab_paper *paper = lab_papers; tag && paper->tag; paper++)
        if (!strcmp(paper->tag, tag))
            return paper;
    return NULL;
}

static void add_chapter(text *to, const lab_report *report, const lab_chapter *chapter, const char *directory)
{
    const lab_experiment *experiment = chapter->experiment;
    const lab_paper *paper = find_paper(experiment->paper);
    text_addf(to, "<section id=\"%s\">\n", experiment->name);
    page_element(to, "h2", experiment->title);
    text_add(to, "<p class=\"soft\">");
    page_text(to, paper ? paper->reference : experiment->paper ? experiment->paper : "");
    text_add(to, experiment->figure ? ", " : "");
    page_text(to, experiment->figure ? experiment->figure : "");
    text_addf(to, ". <code>zw lab show %s</code></p>\n", experiment->name);
    page_element(to, "p", experiment->question);
    text_add(to, "\n");
    add_figure(to, chapter, directory);
    if (chapter->count) {
        text_add(to,
                 "<div class=\"wide\"><table>\n<thead><tr><th>the paper says</th><th>measured; criterion</th>"
                 "<th>game</th><th class=\"n\">number [95 % interval]</th><th>verdict</th></tr></thead>\n<tbody>\n");
        for (const lab_claim *claim = experiment->claims; claim && claim->name; claim++)
            add_claim(to, report, chapter, claim);
        text_add(to, "</tbody></table></div>\n");
    }
    add_numbers(to, chapter);
    text_add(to, "</section>\n");
}

void report_page(const lab_report *report, const char *directory, const lab_shown_fact *facts, text *to)
{
    page_begin(to, "The papers' experiments, repeated");
    text_add(to, "<p>What the papers on minimal-window search say about real programs, and what this program measures: "
                 "every algorithm drives the same search function with the same table and move ordering, and only the "
                 "windows differ. The minimal tree and graph are the yardstick.</p>\n");
    add_facts(to, facts);
    add_glance(to, report);
    for (int i = 0; i < report->count; i++)
        add_chapter(to, report, &report->chapters[i], directory);
    page_end(to);
}
