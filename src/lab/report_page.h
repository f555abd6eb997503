/* report_page.h - the report as pages of HTML: one with the answer and all verdicts, and one for each experiment. */
#ifndef ZW_LAB_REPORT_PAGE_H
#define ZW_LAB_REPORT_PAGE_H

#include "report_files.h"

/* `directory` has the figures, one of which becomes part of the page. */
void report_page(const lab_report *report, const char *directory, const lab_shown_fact *facts, text *to);
/* Its links lead to what there is beside it: figure, numbers, rows, code. */
void report_experiment_page(const lab_report *report, const lab_chapter *chapter, const char *directory, text *to);

#endif
