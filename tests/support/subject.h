/* subject.h - what the algorithm tests share: an oracle that knows only a game's functions, engines under test, and
 * recorders of the leaves they evaluate. */
#ifndef ZW_TESTS_SUBJECT_H
#define ZW_TESTS_SUBJECT_H

#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <zw/zw.h>

/* Plain negamax over the game's functions: shares no code with any search of the library. */
zw_value oracle_value(const zw_game *game, const void *position, int depth);

/* The keys of leaves in the order of their evaluation. */
typedef struct leaves {
    uint64_t *keys;
    size_t count, capacity;
} leaves;
void leaves_clear(leaves *l);
void leaves_free(leaves *l);
int leaves_equal(const leaves *a, const leaves *b);
/* Distinct keys of a are all among those of b. Sorts copies. */
int leaves_subset(const leaves *a, const leaves *b);
size_t leaves_distinct(const leaves *l);

/* An engine under test with what it told. */
typedef struct subject {
    zw_engine *engine;
    leaves seen;
    zw_report report;
    uint64_t first_pass_leaves;
    int passes_seen;
} subject;

/* The options of the tree experiments: fixed depth, natural order, no deepening, traced so that leaves are recorded. */
zw_engine_options tree_options(const char *algorithm);
subject *subject_new(const zw_game *game, zw_engine_options options);
/* Searches a position to `depth` (0: the whole tree) and returns the value. */
zw_value subject_search(subject *s, const char *position, int depth);
void subject_free(subject *s);

/* Reproducible random numbers. */
uint64_t next_random(uint64_t *state);
int random_between(uint64_t *state, int low, int high);

/* The text of a random small tree: uniform, uniform with random branching, heavy ties, ordered, edge costs or (when
 * `transposing`) a graph. Returns its depth. */
int random_tree(uint64_t *state, int transposing, char *text, size_t size);

/* w^ceil(d/2) + w^floor(d/2) - 1 */
uint64_t minimal_leaves(int w, int d);

#endif
