/* report_files.c - computing all results and writing the files of a report: see report_files.h. The page itself is in report_page.c. */
#define _POSIX_C_SOURCE 200809L
#include "report_files.h"
#include "csv.h"
#include "page.h"
#include "report_page.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int lab_report_compute(lab_report *report, lab_library *library, const lab_experiment *only, int points_wanted,
                       uint64_t seed)
{
    *report = (lab_report){0};
    for (const lab_experiment *const *at = lab_experiments; *at; at++) {
        const lab_experiment *experiment = *at;
        lab_data *data[LAB_SCOPES];
        if (only && experiment != only)
            continue;
        int status = lab_library_load(library, experiment, data);
        if (status)
            return status;
        report->chapters = enlarge(report->chapters, (size_t)report->count + 1, sizeof *report->chapters);
        lab_chapter *chapter = &report->chapters[report->count++];
        *chapter = (lab_chapter){.experiment = experiment, .first = report->verdicts.count};
        lab_judge_experiment(experiment, data, lab_library_game(library), seed, &report->verdicts);
        chapter->count = report->verdicts.count - chapter->first;
        for (int i = 0; i < LAB_SCOPES; i++) {
            if (data[i] && points_wanted)
                chapter->points[i] = lab_points_of(data[i], seed);
            lab_data_free(data[i]);
        }
    }
    return points_wanted && !only ? lab_summary_compute(&report->summary, library, seed) : EXIT_FINE;
}

void lab_report_free(lab_report *report)
{
    for (int i = 0; i < report->count; i++)
        for (int g = 0; g < LAB_SCOPES; g++)
            lab_points_free(&report->chapters[i].points[g]);
    free(report->chapters);
    lab_verdicts_free(&report->verdicts);
    *report = (lab_report){0};
}

void lab_show_value(const lab_plot *plot, double value, text *to)
{
    value *= lab_plot_factor(plot);
    if (isnan(value))
        text_add(to, "-");
    else if (plot->unit == LAB_PERCENT)
        text_addf(to, "%.1f", value);
    else if (fabs(value) >= 1000)
        text_addf(to, "%.0f", value);
    else
        text_addf(to, "%.4g", value);
}

void lab_show_interval(const lab_plot *plot, const lab_point *point, text *to)
{
    text_add(to, "[");
    lab_show_value(plot, point->low, to);
    text_add(to, ", ");
    lab_show_value(plot, point->high, to);
    text_add(to, "]");
}

/* --------------------------------------------------------------------------------------------------------------- files */

static int make_directory(const char *path)
{
    text part = {0};
    int status = EXIT_FINE;
    for (const char *at = path; *at && !status;) {
        size_t length = strcspn(at + (*at == '/'), "/") + (*at == '/');
        text_add_bytes(&part, at, length);
        at += length;
        if (mkdir(part.data, 0777) && errno != EEXIST)
            status = bad("cannot make the directory %s: %s", part.data, strerror(errno));
    }
    text_free(&part);
    return status;
}

static int make_inside(const char *directory, const char *name, text *path)
{
    text_clear(path);
    text_addf(path, "%s/%s", directory, name);
    return make_directory(path->data);
}

static int write_chapter(lab_chapter *chapter, const char *directory)
{
    text path = {0};
    text_addf(&path, "%s/csv/%s.csv", directory, chapter->experiment->name);
    int status = lab_write_points_csv(path.data, chapter->experiment, chapter->points);
    text_clear(&path);
    text_addf(&path, "%s/figures", directory);
    if (!status)
        chapter->drawn = lab_draw(path.data, chapter->experiment, chapter->points);
    text_free(&path);
    return status ? status : chapter->drawn == LAB_CANNOT_WRITE ? EXIT_BAD : EXIT_FINE;
}

static int write_page(const lab_report *report, const lab_chapter *chapter, const char *directory)
{
    text path = {0}, page = {0};
    text_addf(&path, "%s/experiments/%s.html", directory, chapter->experiment->name);
    report_experiment_page(report, chapter, directory, &page);
    int status = lab_write_file(path.data, &page);
    text_free(&page);
    text_free(&path);
    return status;
}

static int write_verdicts(const lab_report *report, const char *directory, const lab_shown_fact *facts)
{
    text path = {0};
    text_addf(&path, "%s/verdicts.csv", directory);
    int status = lab_write_verdicts_csv(path.data, &report->verdicts);
    text_clear(&path);
    text_addf(&path, "%s/verdicts.md", directory);
    if (!status)
        status = lab_write_verdicts_markdown(path.data, &report->verdicts, facts);
    text_free(&path);
    return status;
}

int lab_report_write(lab_report *report, const char *directory, const lab_shown_fact *facts)
{
    text path = {0}, page = {0};
    int status = make_inside(directory, "csv", &path);
    if (!status)
        status = make_inside(directory, "figures", &path);
    if (!status)
        status = make_inside(directory, "experiments", &path);
    for (int i = 0; !status && i < report->count; i++)
        status = write_chapter(&report->chapters[i], directory);
    for (int i = 0; !status && i < report->count; i++)
        status = write_page(report, &report->chapters[i], directory);
    if (!status)
        status = write_verdicts(report, directory, facts);
    if (!status) {
        page_style(&page);
        text_clear(&path);
        text_addf(&path, "%s/report.css", directory);
        status = lab_write_file(path.data, &page);
        text_clear(&page);
    }
    if (!status) {
        report_page(report, directory, facts, &page);
        text_clear(&path);
        text_addf(&path, "%s/report.html", directory);
        status = lab_write_file(path.data, &page);
    }
    text_free(&page);
    text_free(&path);
    return status;
}
