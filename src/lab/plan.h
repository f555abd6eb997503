/* plan.h - what is to be run: the tasks of the experiments that were asked for, each distinct search once, without what
 * the store has already. It knows experiments, sets and the store, not how a task is carried out. */
#ifndef ZW_LAB_PLAN_H
#define ZW_LAB_PLAN_H

#include "map.h"
#include "store.h"

enum { LAB_GAMES_MOST = 8 };

/* What the user asked for. */
typedef struct lab_request {
    const lab_experiment **experiments;
    int experiment_count;
    lab_scale scale;
    const char *games[LAB_GAMES_MOST]; /* none: all */
    int game_count;
    const char *set; /* a file instead of the games' own sets; NULL: those */
    int positions, depth; /* how many, and how deep the deepest level goes; 0: the experiment's own */
    uint64_t seed; /* of random trees, and of the order of tasks of like cost */
    int evenly; /* position by position whatever the tasks cost, for a run that may not get to the end */
} lab_request;

typedef enum lab_state { LAB_WAITING, LAB_RUNNING, LAB_DONE, LAB_FAILED } lab_state;

typedef struct lab_task {
    lab_kind kind;
    int set, position; /* plan->sets[set].positions[position] */
    const char *word; /* of LAB_TIME NULL: the rivals are the timed series of `experiment` */
    const lab_experiment *experiment; /* of LAB_TIME */
    int from, depth; /* rows are wanted for these depths */
    int deepens; /* a row for every depth; else one, for the task's */
    int reached; /* rows up to this depth are there; 0: none */
    int class_number; /* tasks of equal kind, game and word */
    double prior; /* what it costs by the game's usual growth: the order of the tasks; 0: see `evenly` */
    uint64_t order; /* among those of like cost */
    lab_state state;
    int cut; /* a budget let it go less deep than it should */
} lab_task;

typedef struct lab_plan {
    const lab_request *request;
    lab_set *sets;
    const char **set_names;
    int set_count;
    lab_task *tasks; /* cheap ones first; all that are timed behind the others */
    int count, capacity;
    int class_count;
    lab_map have; /* the rows that are in the store */
    int reused; /* rows wanted that were there */
} lab_plan;

/* Complains and returns an exit status, or returns EXIT_FINE. */
int lab_plan_make(lab_plan *plan, const lab_request *request, lab_store *store);
/* The sets alone: for whoever is told its tasks by another process. */
int lab_plan_make_sets(lab_plan *plan, const lab_request *request);
void lab_plan_free(lab_plan *plan);

/* The word a series has in the rows of a scope. */
const char *lab_series_word(const lab_series *series, const lab_scope *scope);
/* A word without the depths before it, and these: 0 and ZW_MAX_DEPTH when there are none. */
const char *lab_word_depths(const char *word, int *first, int *last);

lab_key lab_task_key(const lab_plan *plan, const lab_task *task, const char *word, int depth);
uint64_t lab_key_hash(const lab_key *key); /* never 0 */
int lab_plan_note(lab_plan *plan, const lab_key *key); /* a row has come: 1, or 0 when it was there before */
double lab_prior_cost(lab_kind kind, const zw_game *game, int depth); /* seconds, roughly */

/* Calls `each` for every experiment, game and depth that has not all its rows, with the number of positions concerned. */
void lab_plan_missing(lab_plan *plan,
                      void (*each)(void *user, const lab_experiment *experiment, const char *game, int depth,
                                   int positions),
                      void *user);

#endif
