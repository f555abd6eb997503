/* work.h - carrying out one task. It knows searches, the yardstick and perft, not who asks or where rows go. */
#ifndef ZW_LAB_WORK_H
#define ZW_LAB_WORK_H

#include "plan.h"

#include <zw/experiment.h>

/* Tables of earlier tasks, kept because fresh memory is slow, and what was learned beforehand. */
typedef struct lab_bench lab_bench;
lab_bench *lab_bench_new(int workers); /* that share the machine's memory */
void lab_bench_free(lab_bench *bench);
/* How many workers the machine has memory for, at most as many as are wanted: a table is never made smaller for their
 * sake, because rows must not depend on the machine. */
int lab_bench_workers(int wanted);

typedef struct lab_row {
    int series; /* of LAB_TIME: the rival, as a number among the experiment's series */
    int depth;
    double seconds; /* since the task began */
    double measures[LAB_MEASURE_COUNT];
} lab_row;

/* Runs the task to `depth`, which may be less than the task's, and hands over its rows as they are found. Returns 0, or
 * -1 with one line in `why`. */
int lab_work(lab_bench *bench, const lab_plan *plan, const lab_task *task, int depth,
             void (*emit)(void *user, const lab_row *row), void *user, char *why, size_t why_size);

/* One search with a table of the bench, in two steps so that making the table costs the search nothing. What forward
 * estimation learns beforehand at a real game it learns once, from games that begin where all games do, and not anew for
 * each search. `position` is another one than the item's, or NULL; `on_report`, `on_event` and `user` are given; -1: see `error`. */
typedef struct lab_search_run {
    void (*on_report)(void *user, const zw_report *report);
    void (*on_event)(void *user, const zw_event *event); /* NULL: nobody looks at single nodes */
    void *user;
    zw_engine *engine;
    zw_limits limits;
    int guesses; /* it finds its first guess itself */
} lab_search_run;
int lab_search_begin(lab_search_run *run, lab_bench *bench, lab_set *set, const position_item *item,
                     const void *position, const char *word, int depth, zw_error *error);
int lab_search_end(lab_search_run *run, zw_report *report, zw_error *error);

double lab_processor_seconds(void);

const char *lab_row_word(const lab_task *task, const lab_row *row);

/* Is the word one that can be run on this game, and does a search give a row for every depth? Returns 1 or 0, or -1
 * after a complaint. */
int lab_word_deepens(lab_kind kind, const char *word, game_handle *handle, const position_item *item);

#endif
