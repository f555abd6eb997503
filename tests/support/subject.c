/* subject.c - the shared part of the algorithm tests. */
#include "subject.h"

#include <zw/experiment.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

zw_value oracle_value(const zw_game *game, const void *position, int depth)
{
    zw_value outcome = 0, best = -ZW_INFINITY;
    if (depth == 0)
        return game->evaluate(NULL, position);
    zw_move *moves = malloc((size_t)game->max_moves * sizeof *moves);
    void *child = malloc(game->position_size);
    assert_non_null(moves);
    assert_non_null(child);
    int count = game->moves(NULL, position, moves, game->max_moves, &outcome);
    for (int i = 0; i < count; i++) {
        game->play(NULL, position, moves[i], child);
        zw_value value = -oracle_value(game, child, depth - 1);
        best = value > best ? value : best;
    }
    free(child);
    free(moves);
    return count ? best : outcome;
}

void leaves_clear(leaves *l)
{
    l->count = 0;
}

void leaves_free(leaves *l)
{
    free(l->keys);
    *l = (leaves){0};
}

int leaves_equal(const leaves *a, const leaves *b)
{
    return a->count == b->count && (a->count == 0 || memcmp(a->keys, b->keys, a->count * sizeof *a->keys) == 0);
}

static int by_key(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static uint64_t *sorted_keys(const leaves *l)
{
    uint64_t *copy = malloc((l->count + 1) * sizeof *copy);
    assert_non_null(copy);
    if (l->count)
        memcpy(copy, l->keys, l->count * sizeof *copy);
    qsort(copy, l->count, sizeof *copy, by_key);
    return copy;
}

int leaves_subset(const leaves *a, const leaves *b)
{
    uint64_t *x = sorted_keys(a), *y = sorted_keys(b);
    int subset = 1;
    for (size_t i = 0, k = 0; i < a->count && subset; i++) {
        while (k < b->count && y[k] < x[i])
            k++;
        subset = k < b->count && y[k] == x[i];
    }
    free(x);
    free(y);
    return subset;
}

size_t leaves_distinct(const leaves *l)
{
    uint64_t *x = sorted_keys(l);
    size_t distinct = 0;
    for (size_t i = 0; i < l->count; i++)
        distinct += i == 0 || x[i] != x[i - 1];
    free(x);
    return distinct;
}

static void record(void *user, const zw_event *event)
{
    leaves *l = &((subject *)user)->seen;
    if (event->kind != ZW_EVENT_LEAF)
        return;
    if (l->count == l->capacity) {
        l->capacity = l->capacity ? 2 * l->capacity : 256;
        l->keys = realloc(l->keys, l->capacity * sizeof *l->keys);
        assert_non_null(l->keys);
    }
    l->keys[l->count++] = event->key;
}

static void note_pass(void *user, const zw_report *report)
{
    subject *s = user;
    if (report->event == ZW_REPORT_PASS && s->passes_seen++ == 0)
        s->first_pass_leaves = report->total.leaves;
}

zw_engine_options tree_options(const char *algorithm)
{
    zw_engine_options o = zw_options_fixed_depth();
    zw_error error = {0};
    if (zw_choice_parse(algorithm, &o.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    o.instance = ZW_TRACED;
    o.switches.deepening = o.switches.table_move = o.switches.killers = o.switches.history = o.switches.static_order =
        0;
    o.table_options.entries = 1 << 16;
    return o;
}

subject *subject_new(const zw_game *game, zw_engine_options options)
{
    zw_error error = {0};
    subject *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->report = ZW_REPORT;
    if (options.instance == ZW_TRACED)
        options.on_event = record;
    options.on_report = note_pass;
    options.user = s;
    s->engine = zw_engine_new(game, &options, &error);
    if (!s->engine)
        fail_msg("%s", error.text);
    return s;
}

zw_value subject_search(subject *s, const char *position, int depth)
{
    zw_error error = {0};
    zw_limits limits = ZW_LIMITS(.depth = depth, .no_line = 1);
    leaves_clear(&s->seen);
    s->passes_seen = 0;
    if (zw_engine_position_text(s->engine, position, NULL, &error) != ZW_OK ||
        zw_engine_search(s->engine, &limits, &s->report, &error) != ZW_OK)
        fail_msg("%s: %s", position, error.text);
    return s->report.value;
}

void subject_free(subject *s)
{
    zw_engine_free(s->engine);
    leaves_free(&s->seen);
    free(s);
}

uint64_t next_random(uint64_t *state)
{
    uint64_t x = *state += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

int random_between(uint64_t *state, int low, int high)
{
    return low + (int)(next_random(state) % (uint64_t)(high - low + 1));
}

int random_tree(uint64_t *state, int transposing, char *text, size_t size)
{
    int seed = random_between(state, 1, 1000000000), w = random_between(state, 2, 4);
    int d = random_between(state, 1, w == 4 ? 4 : 5);
    int ranges[] = {1, 3, 20, 1000, 1000000};
    int range = ranges[random_between(state, 0, 4)];
    switch (random_between(state, 0, transposing ? 5 : 4)) {
    case 0:
        snprintf(text, size, "uniform:w=%d,d=%d,seed=%d,range=%d", w, d, seed, range);
        break;
    case 1:
        snprintf(text, size, "uniform:w=%d,d=%d,seed=%d,range=%d,random=1", w < 4 ? w : 3, d < 5 ? d : 4, seed, range);
        d = d < 5 ? d : 4;
        break;
    case 2:
        snprintf(text, size, "uniform:w=%d,d=%d,seed=%d,range=1", w, d, seed);
        break;
    case 3:
        snprintf(text, size, "ordered:w=%d,d=%d,first=0.%d,seed=%d", w, d, random_between(state, 2, 9), seed);
        break;
    case 4:
        snprintf(text, size, "edge:b=%d,d=%d,seed=%d", w, d, seed);
        break;
    default:
        snprintf(text, size, "graph:w=%d,d=%d,share=0.%d,seed=%d,range=%d", w, d, random_between(state, 1, 9), seed,
                 range);
    }
    return d;
}

uint64_t minimal_leaves(int w, int d)
{
    uint64_t up = 1, down = 1;
    for (int i = 0; i < (d + 1) / 2; i++)
        up *= (uint64_t)w;
    for (int i = 0; i < d / 2; i++)
        down *= (uint64_t)w;
    return up + down - 1;
}
