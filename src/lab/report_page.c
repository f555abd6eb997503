/* report_page.c - the pages of a report. The first has the answer, a figure, and a list of the experiments with their verdicts
 * folded; each experiment has a page with its question, figure, verdicts and numbers. See report_page.h. */
#include "report_page.h"
#include "common/files.h"
#include "page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------------------------------------------------- facts */

static void add_facts(text *to, const lab_shown_fact *facts)
{
    text_add(to, "<details><summary>Where the numbers come from</summary>\n<dl>\n");
    for (; facts->name; facts++) {
        page_element(to, "dt", facts->name);
        page_element(to, "dd", facts->value);
        text_add(to, "\n");
    }
    text_add(to, "</dl>\n</details>\n");
}

static void add_counts(text *to, const lab_verdict_list *list)
{
    for (int questions = 0; questions <= 1; questions++) {
        int counts[LAB_TIERS], all = lab_tier_counts(list, questions, counts);
        text_addf(to, "<p>%d verdicts on %s: ", all, questions ? "hypotheses of our own" : "sentences of the papers");
        for (int tier = LAB_TIERS - 1; tier >= 0; tier--) {
            text_addf(to, "%d ", counts[tier]);
            page_chip(to, (lab_tier)tier);
            text_add(to, tier ? ", " : ".</p>\n");
        }
    }
}

static void add_legend(text *to)
{
    text_add(
        to,
        "<p class=\"soft\">What is claimed is a range or one side of a number. A claim is <b>reproduced</b> when the "
        "95 % interval lies in it, <b>stronger</b> when the interval lies beyond the range on the claimed side, "
        "<b>refuted</b> when the interval lies outside on the other side, and <b>inconclusive</b> otherwise. "
        "<i>Direction only</i>: the whole interval is on the claimed side, but not of the claimed size. Criteria stand "
        "in the source beside the experiments; one that was changed has its old text beside it. Intervals come from "
        "resampling games. The deepest depth is the deepest at which at least 20 positions (half of them, where fewer "
        "were searched) have every result.</p>\n");
}

/* ---------------------------------------------------------------------------------------------------------- the answer */

static void add_summary_cell(text *to, const lab_verdict *number)
{
    if (isnan(number->value)) {
        text_add(to, "<td class=\"n soft\">-</td>");
        return;
    }
    text_addf(to, "<td class=\"n%s\">%.3f<span class=\"sub\">[%.3f, %.3f]</span></td>",
              number->high < 1  ? " better"
              : number->low > 1 ? " worse"
                                : "",
              number->value, number->low, number->high);
}

static void add_summary_row(text *to, const lab_summary *summary, int at)
{
    const lab_summary_row *row = &summary->rows[at], *before = at ? row - 1 : NULL;
    int new_game = !before || strcmp(before->game, row->game), new_part = new_game || before->odd != row->odd;
    if (new_part) {
        int depth = row->numbers[1].depth;
        text_addf(to, "<tr class=\"part\"><th colspan=\"%d\">%s, %s depths: %d and %d, %d positions</th></tr>\n",
                  LAB_SUMMARY_MEASURES + 1, row->game, row->odd ? "odd" : "even", depth - 2, depth,
                  row->numbers[1].positions);
    }
    text_add(to, "<tr>");
    page_element(to, "td", row->algorithm);
    for (int m = 0; m < LAB_SUMMARY_MEASURES; m++)
        add_summary_cell(to, &row->numbers[m]);
    text_add(to, "</tr>\n");
}

static void add_answer(text *to, const lab_summary *summary)
{
    if (!summary->count)
        return;
    text_add(to, "<h2 id=\"answer\">Which algorithm?</h2>\n<p>The one with the fewest nodes at the two deepest even "
                 "depths:</p>\n<ul>\n");
    for (int i = 0; i < summary->count; i++) {
        text sentence = {0};
        if (i && !strcmp(summary->rows[i].game, summary->rows[i - 1].game))
            continue;
        lab_summary_sentence(summary, summary->rows[i].game, &sentence);
        text_addf(to, "<li><b>%s</b>: ", summary->rows[i].game);
        page_text(to, sentence.data ? sentence.data : "no numbers");
        text_add(to, "</li>\n");
        text_free(&sentence);
    }
    text_add(
        to,
        "</ul>\n<p>Everything is relative to aspiration NegaScout, below 1 is better. Intervals of 95 % stand below "
        "the numbers; those that do not hold 1 are marked. Time was measured on fewer positions, at their two deepest "
        "even and odd depths.</p>\n<div class=\"wide\"><table>\n<thead><tr><th></th>");
    for (int m = 0; m < LAB_SUMMARY_MEASURES; m++)
        page_element(to, "th class=\"n\"", lab_summary_measures[m]);
    text_add(to, "</tr></thead>\n<tbody>\n");
    for (int i = 0; i < summary->count; i++)
        add_summary_row(to, summary, i);
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
    text_add(to, "<h2>The numbers</h2>\n");
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
}

/* --------------------------------------------------------------------------------------------------------- verdicts */

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
            page_text(to, lab_is_question(claim) ? "a hypothesis of ours; " : "");
            page_text(to, claim->source);
            text_addf(to, "</span></td><td rowspan=\"%d\">", games);
            page_text(to, claim->measured);
            text_add(to, "<span class=\"sub\">");
            page_text(to, criterion.data);
            if (claim->before) {
                text_add(to, "<br>before: ");
                page_text(to, claim->before);
            }
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
        text_addf(to, "<span class=\"sub\">%s</span></td></tr>\n", lab_verdict_note(verdict));
    }
    text_free(&number);
    text_free(&criterion);
}

static void add_claims(text *to, const lab_report *report, const lab_chapter *chapter)
{
    if (!chapter->count)
        return;
    text_add(to, "<div class=\"wide\"><table>\n<thead><tr><th>what is said</th><th>measured; criterion</th>"
                 "<th>game</th><th class=\"n\">number [95 % interval]</th><th>verdict</th></tr></thead>\n<tbody>\n");
    for (const lab_claim *claim = chapter->experiment->claims; claim && claim->name; claim++)
        add_claim(to, report, chapter, claim);
    text_add(to, "</tbody></table></div>\n");
}

/* How many verdicts of an experiment have each tier, those that occur. */
static void add_tiers(text *to, const lab_report *report, const lab_chapter *chapter)
{
    for (int tier = LAB_TIERS - 1; tier >= 0; tier--) {
        int count = 0;
        for (int i = chapter->first; i < chapter->first + chapter->count; i++)
            count += report->verdicts.items[i].tier == (lab_tier)tier;
        if (!count)
            continue;
        text_addf(to, " %d ", count);
        page_chip(to, (lab_tier)tier);
    }
}

static const lab_paper *find_paper(const char *tag)
{
    for (const lab_paper *paper = lab_papers; tag && paper->tag; paper++)
        if (!strcmp(paper->tag, tag))
            return paper;
    return NULL;
}

static void add_reference(text *to, const lab_experiment *experiment)
{
    const lab_paper *paper = find_paper(experiment->paper);
    page_text(to, paper ? paper->reference : experiment->paper ? experiment->paper : "");
    text_add(to, experiment->figure ? ", " : "");
    page_text(to, experiment->figure ? experiment->figure : "");
}

/* ------------------------------------------------------------------------------------------------------- an experiment */

/* A link from experiments/ to a file that the directory has, or that the sources have when it is docs/results. */
static void add_link(text *to, const char *directory, const char *target, const char *words)
{
    text path = {0};
    text_addf(&path, "%s/experiments/%s", directory, target);
    if (file_is_there(path.data))
        text_addf(to, " <a href=\"%s\">%s</a>", target, words);
    text_free(&path);
}

static void add_sources(text *to, const lab_experiment *experiment, const char *directory)
{
    text target = {0};
    text_addf(to, "<p class=\"soft\"><code>zw lab run %s</code> measures it, <code>zw lab show %s</code> prints it.",
              experiment->name, experiment->name);
    text_addf(&target, "../csv/%s.csv", experiment->name);
    add_link(to, directory, target.data, "The numbers.");
    for (int i = 0; i < lab_scope_count(experiment); i++) {
        const char *game = experiment->scopes[i].game, *ends[] = {".zst", ""};
        int known = 0;
        for (int k = 0; k < i; k++)
            known |= !strcmp(experiment->scopes[k].game, game);
        for (int e = 0; e < 2 && !known; e++) {
            text words = {0};
            text_clear(&target);
            text_addf(&target, "../store/%s.%s.rows%s", experiment->name, game, ends[e]);
            text_addf(&words, "Rows of %s.", game);
            add_link(to, directory, target.data, words.data);
            text_free(&words);
        }
    }
    text_clear(&target);
    text_addf(&target, "../../../src/lab/experiments/%s", experiment->code ? experiment->code : "");
    if (experiment->code) {
        text_addf(to, " It stands in <code>src/lab/experiments/%s</code>.", experiment->code);
        add_link(to, directory, target.data, "The code.");
    }
    text_add(to, "</p>\n");
    text_free(&target);
}

static void add_figure(text *to, const lab_chapter *chapter)
{
    const char *name = chapter->experiment->name;
    if (chapter->drawn == LAB_DRAWN) {
        text_addf(to, "<p><img src=\"../figures/%s.svg\" alt=\"", name);
        page_text(to, chapter->experiment->title);
        text_add(to, "\"></p>\n");
    } else if (chapter->drawn == LAB_NO_GNUPLOT) {
        text_add(to, "<p class=\"soft\">No figure: gnuplot was not there when this page was made.</p>\n");
    } else if (chapter->drawn != LAB_NOTHING_TO_DRAW) {
        text_add(to, "<p class=\"soft\">No figure: gnuplot failed.</p>\n");
    }
}

void report_experiment_page(const lab_report *report, const lab_chapter *chapter, const char *directory, text *to)
{
    const lab_experiment *experiment = chapter->experiment;
    page_begin(to, experiment->title, "../report.css");
    text_add(to, "<p><a href=\"../report.html\">All experiments</a></p>\n<p class=\"soft\">");
    add_reference(to, experiment);
    text_add(to, "</p>\n");
    page_element(to, "p", experiment->question);
    text_add(to, "\n");
    add_figure(to, chapter);
    add_claims(to, report, chapter);
    add_sources(to, experiment, directory);
    add_numbers(to, chapter);
    page_end(to);
}

/* -------------------------------------------------------------------------------------------------------- the first page */

/* The figure of an experiment as part of the page. */
static void add_first_figure(text *to, const lab_report *report, const char *directory)
{
    const lab_chapter *shown = NULL;
    for (int i = 0; i < report->count; i++)
        if (!strcmp(report->chapters[i].experiment->name, "answer") && report->chapters[i].drawn == LAB_DRAWN)
            shown = &report->chapters[i];
    if (!shown)
        return;
    text path = {0}, label = {0}, svg = {0};
    text_addf(&path, "%s/figures/%s.svg", directory, shown->experiment->name);
    page_text(&label, shown->experiment->title);
    if (!lab_svg_inline(path.data, label.data, &svg))
        text_addf(to, "<div class=\"card\">%s</div>\n", svg.data);
    text_free(&svg);
    text_free(&label);
    text_free(&path);
}

static void add_entry(text *to, const lab_report *report, const lab_chapter *chapter)
{
    const lab_experiment *experiment = chapter->experiment;
    text_addf(to, "<section id=\"%s\"><h3><a href=\"experiments/%s.html\">", experiment->name, experiment->name);
    page_text(to, experiment->title);
    text_add(to, "</a></h3>\n<p class=\"soft\">");
    page_text(to, experiment->question);
    text_add(to, " (");
    page_text(to, experiment->figure ? experiment->figure : "");
    text_add(to, ")</p>\n");
    if (chapter->count) {
        text_add(to, "<details><summary>");
        add_tiers(to, report, chapter);
        text_add(to, "</summary>\n");
        add_claims(to, report, chapter);
        text_add(to, "</details>\n");
    }
    text_add(to, "</section>\n");
}

/* The experiments of a paper, or all that are of none in the list (tag NULL). */
static void add_paper(text *to, const lab_report *report, const lab_paper *paper)
{
    text_addf(to, "<h2 id=\"paper-%s\">", paper->tag);
    page_text(to, paper->reference);
    text_add(to, "</h2>\n");
    for (int i = 0; i < report->count; i++)
        if (find_paper(report->chapters[i].experiment->paper) == paper)
            add_entry(to, report, &report->chapters[i]);
}

static void add_contents(text *to, const lab_report *report)
{
    text_add(to, "<h2 id=\"contents\">Contents</h2>\n");
    for (const lab_paper *paper = lab_papers; paper->tag; paper++) {
        int shown = 0;
        for (int i = 0; i < report->count; i++) {
            const lab_experiment *experiment = report->chapters[i].experiment;
            if (find_paper(experiment->paper) != paper)
                continue;
            if (!shown++) {
                text_addf(to, "<p><a href=\"#paper-%s\"><b>", paper->tag);
                page_text(to, paper->reference);
                text_add(to, "</b></a>:");
            }
            text_addf(to, "%s <a href=\"#%s\">", shown > 1 ? "," : "", experiment->name);
            page_text(to, experiment->title);
            text_add(to, "</a>");
        }
        text_add(to, shown ? "</p>\n" : "");
    }
}

void report_page(const lab_report *report, const char *directory, const lab_shown_fact *facts, text *to)
{
    page_begin(to, "The papers' experiments, repeated", NULL);
    text_add(to, "<p>What the papers on minimal-window search say about real programs, and what this program measures: "
                 "every algorithm drives the same search function with the same table and move ordering, and only the "
                 "windows differ.</p>\n");
    add_answer(to, &report->summary);
    add_first_figure(to, report, directory);
    add_contents(to, report);
    text_add(to, "<h2 id=\"verdicts\">The verdicts</h2>\n");
    add_counts(to, &report->verdicts);
    add_legend(to);
    add_facts(to, facts);
    for (const lab_paper *paper = lab_papers; paper->tag; paper++)
        add_paper(to, report, paper);
    page_end(to);
}
