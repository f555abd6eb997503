/* data.h - the rows of a store in memory, and out of them the data of each experiment on each game. It knows which rows
 * belong to an experiment, not what is made of them. */
#ifndef ZW_LAB_DATA_H
#define ZW_LAB_DATA_H

#include "store.h"

/* Which rows are taken. */
typedef struct lab_choice {
    const char *signatures; /* that the rows are valid for; NULL: those of this program */
    const char *game; /* only this one; NULL: all */
    const char *set; /* a file in place of that game's set; NULL: none */
    int scale; /* only what this scale searches; LAB_SCALES: everything there is */
    uint64_t seed; /* of random trees */
} lab_choice;

/* The rows of a store, each read once. The data of experiments point into it. */
typedef struct lab_library lab_library;
lab_library *lab_library_open(lab_store *store, const lab_choice *choice);
void lab_library_close(lab_library *library);
const char *lab_library_game(const lab_library *library); /* the only one, or NULL */

/* The data of an experiment, one for each of its scopes; NULL where there is no row. Complains and returns an exit status,
 * or returns EXIT_FINE. The caller frees them with lab_data_free(), before the library is closed. */
int lab_library_load(lab_library *library, const lab_experiment *experiment, lab_data *data[LAB_SCOPES]);

lab_data *lab_data_new(const lab_experiment *experiment, const lab_scope *scope, int depths, int positions);
/* When all rows are in: finds the complete cases, the positions for which every series that is drawn has a row at a depth.
 * A series that has no row on this game at all does not count; nor does one of a kind that skips depths (a count, a
 * match) where nobody has a row of it. */
void lab_data_seal(lab_data *data);
void lab_data_free(lab_data *data); /* but not the rows; NULL is fine */
size_t lab_row_index(const lab_data *data, int series, int depth, int position);

int lab_scope_count(const lab_experiment *experiment);
int lab_curve_count(const lab_experiment *experiment);
int lab_by_groups(const lab_experiment *experiment); /* curves are groups of series, all of which are drawn */

#endif
