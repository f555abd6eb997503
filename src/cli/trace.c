/* trace.c - the events of a traced search as JSON lines: see trace.h. */
#include "trace.h"
#include "json.h"

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

/* Cutoffs and re-searches speak of a move of this node, the others of the move that led here. */
static const void *mover(const tracer *to, const zw_event *event)
{
    if (event->kind == ZW_EVENT_ETC_CUTOFF || event->kind == ZW_EVENT_CUTOFF || event->kind == ZW_EVENT_RESEARCH)
        return event->position;
    return event->ply > 0 ? at_ply(to, event->ply - 1) : event->position;
}

void trace_event(tracer *to, const zw_event *event)
{
    static const char *const kinds[] = {"enter",      "leaf",   "table_hit", "table_cutoff",
                                        "etc_cutoff", "cutoff", "research",  "leave"};
    const zw_game *game = to->handle->game;
    json out;
    char key[32], move[256];
    if (event->kind == ZW_EVENT_ENTER && event->ply <= ZW_MAX_DEPTH)
        memcpy(at_ply(to, event->ply), event->position, game->position_size);
    snprintf(key, sizeof key, "%016llx", (unsigned long long)event->key);
    json_begin(&out);
    json_string(&out, "kind", kinds[event->kind]);
    json_integer(&out, "ply", event->ply);
    json_integer(&out, "depth", event->depth);
    json_value(&out, "alpha", game, event->alpha);
    json_value(&out, "beta", game, event->beta);
    json_value(&out, "value", game, event->value);
    json_value(&out, "lower", game, event->lower);
    json_value(&out, "upper", game, event->upper);
    if (event->move == ZW_NO_MOVE) {
        json_null(&out, "move");
    } else {
        zw_move_format(game, to->handle->context, mover(to, event), event->move, move, sizeof move);
        json_string(&out, "move", move);
    }
    json_string(&out, "key", key);
    json_end(&out, stdout);
}
