/* overlap_work.c - the leaves of two searches: see overlap_work.h. */
#include "overlap_work.h"
#include "map.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The two halves of a word, which the caller frees. Returns 0, or -1: see `error`. */
static int split(const char *word, char *halves[2], zw_error *error)
{
    static const char BETWEEN[] = " & ";
    const char *at = strstr(word, BETWEEN);
    if (!at || at == word || !at[strlen(BETWEEN)]) {
        snprintf(error->text, sizeof error->text, "'%s': expected two searches such as 'negascout & mtdf'", word);
        return -1;
    }
    text one = {0};
    text_add_bytes(&one, word, (size_t)(at - word));
    halves[0] = one.data;
    halves[1] = copy_text(at + strlen(BETWEEN));
    return 0;
}

typedef struct trail {
    lab_map leaves;
    int depth;
} trail;

static void take_leaf(void *user, const zw_event *event)
{
    trail *t = user;
    if (event->kind == ZW_EVENT_LEAF)
        lab_map_put(&t->leaves, event->key ? event->key : 1, 1);
}

/* What an earlier iteration evaluated does not count. */
static void begin_again(void *user, const zw_report *report)
{
    trail *t = user;
    if (report->event == ZW_REPORT_ITERATION && report->depth < t->depth)
        lab_map_free(&t->leaves);
}

static int collect(lab_bench *bench, lab_set *set, const position_item *item, const char *word, trail *t,
                   zw_error *error)
{
    lab_search_run run = {.on_report = begin_again, .on_event = take_leaf, .user = t};
    zw_report report = ZW_REPORT;
    return lab_search_begin(&run, bench, set, item, NULL, word, t->depth, error) ||
           lab_search_end(&run, &report, error);
}

static double count_shared(const trail *one, const trail *other)
{
    double shared = 0;
    for (size_t i = 0; i < one->leaves.capacity; i++)
        shared += one->leaves.keys[i] && lab_map_get(&other->leaves, one->leaves.keys[i]) >= 0;
    return shared;
}

int lab_overlap_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                    double *measures, zw_error *error)
{
    trail trails[2] = {{.depth = depth}, {.depth = depth}};
    char *halves[2];
    if (split(word, halves, error))
        return -1;
    int failed = 0;
    for (int i = 0; i < 2 && !failed; i++)
        failed = collect(bench, set, item, halves[i], &trails[i], error);
    if (!failed) {
        measures[LAB_LEAVES] = (double)trails[0].leaves.count;
        measures[LAB_OTHER_LEAVES] = (double)trails[1].leaves.count;
        measures[LAB_SHARED_LEAVES] = count_shared(&trails[0], &trails[1]);
    }
    for (int i = 0; i < 2; i++) {
        lab_map_free(&trails[i].leaves);
        free(halves[i]);
    }
    return failed ? -1 : 0;
}

int lab_overlap_check(const char *word, game_handle *handle, const position_item *item)
{
    zw_error error = {0};
    char *halves[2];
    if (split(word, halves, &error)) {
        bad("%s", error.text);
        return -1;
    }
    int failed = 0;
    for (int i = 0; i < 2; i++) {
        failed |= lab_word_deepens(LAB_SEARCH, halves[i], handle, item) < 0;
        free(halves[i]);
    }
    return failed ? -1 : 0;
}
