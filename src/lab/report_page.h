/* report_page.h - the report as one page of HTML. */
#ifndef ZW_LAB_REPORT_PAGE_H
#define ZW_LAB_REPORT_PAGE_H

#include "report_files.h"

/* `directory` has the figures, which become part of the page. */
void report_page(const lab_report *report, const char *directory, const lab_shown_fact *facts, text *to);

#endif
