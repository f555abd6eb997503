/* trace.c - the events of a traced search as JSON lines: see trace.h. */
#include "trace.h"
#include "common/json.h"

#include <stdlib.h>
#include <string.h>

static char *at_ply(const tracer *to, int ply)
{
    return to->path + (size_t)ply * to->handle->game->position_size;
}

void trace_begin(tracer *to, const game_handle *handle, const void *root)
{
    to->handle = handle;
    to->path = allocate(ZW_MAX_DEPTH + 2, handle->game->position_size);
    memcpy(to->path, root, handle->game->position_size);
}

void trace_end(tracer *to)
{
    free(to->path);
    to->path = NULL;
}

/* What each kind of event tells, and whose move it names: one of this node, or the one that led here. */
static const struct event_form {
    const char *name;
    int value, bounds;
    int own_move;
} forms[] = {
    [ZW_EVENT_ENTER] = {"enter", 0, 0, 0},           [ZW_EVENT_LEAF] = {"leaf", 1, 0, 0},
    [ZW_EVENT_TABLE_HIT] = {"table_hit", 0, 1, 0},   [ZW_EVENT_TABLE_CUTOFF] = {"table_cutoff", 1, 1, 0},
    [ZW_EVENT_ETC_CUTOFF] = {"etc_cutoff", 1, 0, 1}, [ZW_EVENT_CUTOFF] = {"cutoff", 1, 0, 1},
    [ZW_EVENT_RESEARCH] = {"research", 1, 0, 1},     [ZW_EVENT_LEAVE] = {"leave", 1, 0, 1}, /* the best move found */
};

static void write_move(json *out, const tracer *to, const zw_event *event, int own_move)
{
    char move[256];
    const void *before = own_move || event->ply == 0 ? event->position : at_ply(to, event->ply - 1);
    if (event->move == ZW_NO_MOVE) {
        json_null(out, "move");
        return;
    }
    zw_move_format(to->handle->game, to->handle->context, before, event->move, move, sizeof move);
    json_string(out, "move", move);
}

void trace_event(tracer *to, const zw_event *event)
{
    const zw_game *game = to->handle->game;
    const struct event_form *form = &forms[event->kind];
    json out;
    char key[32];
    if (event->kind == ZW_EVENT_ENTER && event->ply <= ZW_MAX_DEPTH)
        memcpy(at_ply(to, event->ply), event->position, game->position_size);
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
    write_move(&out, to, event, form->own_move);
    json_string(&out, "key", key);
    json_end(&out, stdout);
}
