/* csv.h - the numbers of an experiment, and all verdicts, as files for other programs. */
#ifndef ZW_LAB_CSV_H
#define ZW_LAB_CSV_H

#include "points.h"
#include "verdict.h"

/* Each complains and returns an exit status, or returns EXIT_FINE. Ratios are written as they are, not as percents. */
int lab_write_points_csv(const char *path, const lab_experiment *experiment, const lab_point_list points[LAB_SCOPES]);
int lab_write_verdicts_csv(const char *path, const lab_verdict_list *list);
/* A fact that stands above the verdicts: "machine", "8 cores". A list of them ends with name NULL. */
typedef struct lab_shown_fact {
    const char *name, *value;
} lab_shown_fact;
int lab_write_verdicts_markdown(const char *path, const lab_verdict_list *list, const lab_shown_fact *facts);

/* Writes a whole file, as write_file() does. */
int lab_write_file(const char *path, const text *content);

#endif
