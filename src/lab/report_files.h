/* report_files.h - everything the store knows, as a page with figures, tables and verdicts, and as files for other programs.
 * It knows how results are shown, not how they come about. */
#ifndef ZW_LAB_REPORT_FILES_H
#define ZW_LAB_REPORT_FILES_H

#include "csv.h"
#include "figure.h"
#include "summary.h"

/* One experiment, with all that is shown of it. */
typedef struct lab_chapter {
    const lab_experiment *experiment;
    lab_point_list points[LAB_SCOPES];
    int first, count; /* its verdicts in the list */
    lab_drawn drawn;
} lab_chapter;

typedef struct lab_report {
    lab_chapter *chapters;
    int count;
    lab_verdict_list verdicts;
    lab_summary summary; /* of a report on all experiments, with points */
} lab_report;

/* Computes the verdicts, and the points when they are wanted, of all experiments or of one. Complains and returns an exit status, or returns
 * EXIT_FINE. */
int lab_report_compute(lab_report *report, lab_library *library, const lab_experiment *only, int points_wanted,
                       uint64_t seed);
void lab_report_free(lab_report *report);

/* Writes figures/, csv/, experiments/, verdicts.csv, verdicts.md and report.html into a directory, which is made when it is not
 * there. */
int lab_report_write(lab_report *report, const char *directory, const lab_shown_fact *facts);

/* A value as it is shown in tables: "91.3", "1.284", "52310". */
void lab_show_value(const lab_plot *plot, double value, text *to);
void lab_show_interval(const lab_plot *plot, const lab_point *point, text *to); /* "[89.4, 93.1]" */

#endif
