/* trace.c - the events of a traced search as JSON lines or as text: see trace.h. */
#include "trace.h"
#include "common/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *at_ply(const tracer *to, int ply)
{
    return to->path + (size_t)ply * to->handle->game->position_size;
}

const void *trace_position(const tracer *to, int ply)
{
    return at_ply(to, ply);
}

/* ---------------------------------------------------------------------------------------------------------- numbers */

static trace_edge *place_of(const tracer *to, int parent, zw_move move)
{
    uint64_t hash = ((uint64_t)(unsigned)parent << 32 | move) * UINT64_C(0x9E3779B97F4A7C15);
    size_t at = (size_t)(hash >> 32) & (to->places - 1);
    while (to->edges[at].node && (to->edges[at].parent != parent || to->edges[at].move != move))
        at = (at + 1) & (to->places - 1);
    return &to->edges[at];
}

static void make_room(tracer *to)
{
    trace_edge *old = to->edges;
    size_t count = to->places;
    to->places = count ? 2 * count : 1024;
    to->edges = allocate(to->places, sizeof *to->edges);
    for (size_t i = 0; i < count; i++)
        if (old[i].node)
            *place_of(to, old[i].parent, old[i].move) = old[i];
    free(old);
}

/* The number of the child that a move leads to. */
static int number_of(tracer *to, int parent, zw_move move)
{
    if (2 * (size_t)to->nodes >= to->places)
        make_room(to);
    trace_edge *edge = place_of(to, parent, move);
    if (!edge->node)
        *edge = (trace_edge){.parent = parent, .node = ++to->nodes, .move = move};
    return edge->node;
}

/* ----------------------------------------------------------------------------------------------------------- events */

void trace_begin(tracer *to, const game_handle *handle, const void *root)
{
    *to = (tracer){.handle = handle};
    to->moves = allocate(ZW_MAX_DEPTH + 2, sizeof *to->moves);
    to->numbers = allocate(ZW_MAX_DEPTH + 2, sizeof *to->numbers);
    to->path = allocate(ZW_MAX_DEPTH + 2, handle->game->position_size);
    memcpy(to->path, root, handle->game->position_size);
}

void trace_end(tracer *to)
{
    free(to->path);
    free(to->moves);
    free(to->numbers);
    free(to->edges);
    *to = (tracer){0};
}

/* What each kind of event tells, whose move it names (one of this node, or the one that led here), and whether it is about
 * a node at all. */
static const struct event_form {
    const char *name;
    int value, bounds;
    int own_move, index, mark;
} forms[] = {
    [ZW_EVENT_ENTER] = {.name = "enter"},
    [ZW_EVENT_LEAF] = {.name = "leaf", .value = 1},
    [ZW_EVENT_TABLE_HIT] = {.name = "table_hit", .bounds = 1},
    [ZW_EVENT_TABLE_CUTOFF] = {.name = "table_cutoff", .value = 1, .bounds = 1},
    [ZW_EVENT_ETC_CUTOFF] = {.name = "etc_cutoff", .value = 1, .own_move = 1},
    [ZW_EVENT_CUTOFF] = {.name = "cutoff", .value = 1, .own_move = 1, .index = 1},
    [ZW_EVENT_RESEARCH] = {.name = "research", .value = 1, .own_move = 1, .index = 1},
    [ZW_EVENT_LEAVE] = {.name = "leave", .value = 1, .own_move = 1}, /* the best move found */
    [ZW_EVENT_ITERATION] = {.name = "iteration", .value = 1, .mark = 1},
    [ZW_EVENT_PASS] = {.name = "pass", .bounds = 1, .index = 1, .mark = 1},
    [ZW_EVENT_PASS_END] = {.name = "pass_end", .value = 1, .bounds = 1, .index = 1, .mark = 1},
};

/* The move of an event as text; 0: it has none. */
static int move_of(const tracer *to, const zw_event *event, char *move, size_t size)
{
    int own_move = forms[event->kind].own_move;
    const void *before = own_move || event->ply == 0 ? event->position : at_ply(to, event->ply - 1);
    if (event->move == ZW_NO_MOVE)
        return 0;
    zw_move_format(to->handle->game, to->handle->context, before, event->move, move, size);
    return 1;
}

static void write_move(json *out, const tracer *to, const zw_event *event)
{
    char move[256];
    json_string(out, "move", move_of(to, event, move, sizeof move) ? move : NULL);
}

static void integer_or_null(json *out, const char *name, int number, int is_there)
{
    if (is_there)
        json_integer(out, name, number);
    else
        json_null(out, name);
}

void trace_follow(tracer *to, const zw_event *event)
{
    const game_handle *handle = to->handle;
    int same = 0;
    if (forms[event->kind].mark || event->ply > ZW_MAX_DEPTH)
        return;
    while (same < event->ply && same < to->ply && to->moves[same] == event->path[same])
        same++;
    for (int ply = same; ply < event->ply; ply++) {
        to->moves[ply] = event->path[ply];
        to->numbers[ply + 1] = number_of(to, to->numbers[ply], to->moves[ply]);
        handle->game->play(handle->context, at_ply(to, ply), to->moves[ply], at_ply(to, ply + 1));
    }
    to->ply = event->ply;
}

void trace_event(const tracer *to, const zw_event *event)
{
    const zw_game *game = to->handle->game;
    const struct event_form *form = &forms[event->kind];
    json out;
    char key[32];
    int numbered = !form->mark && event->ply <= ZW_MAX_DEPTH;
    snprintf(key, sizeof key, "%016llx", (unsigned long long)event->key);
    json_begin(&out);
    json_string(&out, "kind", form->name);
    json_integer(&out, "ply", event->ply);
    json_integer(&out, "depth", event->depth);
    json_value(&out, "alpha", game, event->alpha);
    json_value(&out, "beta", game, event->beta);
    json_value(&out, "value", game, form->value ? event->value : ZW_INFINITY);
    json_value(&out, "lower", game, form->bounds ? event->lower : -ZW_INFINITY);
    json_value(&out, "upper", game, form->bounds ? event->upper : ZW_INFINITY);
    write_move(&out, to, event);
    json_string(&out, "key", key);
    integer_or_null(&out, "node", numbered ? to->numbers[event->ply] : 0, numbered);
    integer_or_null(&out, "parent", numbered && event->ply ? to->numbers[event->ply - 1] : 0, numbered && event->ply);
    integer_or_null(&out, "index", event->index, form->index);
    json_end(&out, stdout);
}

/* ------------------------------------------------------------------------------------------------------------ as text */

static void value_words(const tracer *to, zw_value value, char *words, size_t size)
{
    if (value >= ZW_INFINITY || value <= -ZW_INFINITY)
        snprintf(words, size, "%cinf", value > 0 ? '+' : '-');
    else
        zw_value_format(to->handle->game, value, words, size);
}

void trace_words(const tracer *to, const zw_event *event)
{
    char move[256] = "", alpha[64], beta[64], value[64], lower[64], upper[64];
    const struct event_form *form = &forms[event->kind];
    int named = move_of(to, event, move, sizeof move);
    value_words(to, event->alpha, alpha, sizeof alpha);
    value_words(to, event->beta, beta, sizeof beta);
    value_words(to, event->value, value, sizeof value);
    value_words(to, event->lower, lower, sizeof lower);
    value_words(to, event->upper, upper, sizeof upper);
    printf("%*s", form->mark ? 0 : 2 + 2 * event->ply, "");
    switch (event->kind) {
    case ZW_EVENT_ENTER:
        printf("%s: depth %d, window %s .. %s", named ? move : "root", event->depth, alpha, beta);
        break;
    case ZW_EVENT_LEAF:
        printf("leaf, worth %s", value);
        break;
    case ZW_EVENT_TABLE_HIT:
        printf("the table knows %s .. %s", lower, upper);
        break;
    case ZW_EVENT_TABLE_CUTOFF:
        printf("the table ends the node with %s", value);
        break;
    case ZW_EVENT_ETC_CUTOFF:
        printf("the table knows %s, which cuts off with %s", move, value);
        break;
    case ZW_EVENT_CUTOFF:
        printf("%s cuts off with %s, after %d other%s", move, value, event->index, event->index == 1 ? "" : "s");
        break;
    case ZW_EVENT_RESEARCH:
        printf("%s is worth at least %s: again with a wider window", move, value);
        break;
    case ZW_EVENT_LEAVE:
        printf("worth %s%s%s%s",
               event->value >= event->beta    ? "at least "
               : event->value <= event->alpha ? "at most "
                                              : "",
               value, named ? ", best " : "", move);
        break;
    case ZW_EVENT_ITERATION:
        printf("iteration: depth %d, first guess %s", event->depth, value);
        break;
    case ZW_EVENT_PASS:
        printf("pass %d: depth %d, window %s .. %s, proven so far %s .. %s", event->index, event->depth, alpha, beta,
               lower, upper);
        break;
    case ZW_EVENT_PASS_END:
        printf("pass %d: worth %s, proven now %s .. %s", event->index, value, lower, upper);
        break;
    }
    printf("\n");
}
