/* check_walk.c - what the parts of zw_game_check() share: see check_walk.h. It must not know what is being checked. */
#include "check_walk.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLACK 16384 /* bytes that a game may write too far without doing harm */
#define WATCHED 256 /* of those, how many are looked at */
#define FILL 0xEE
#define LONGEST_PATH 6000 /* characters of a sentence that are moves */

/* -------------------------------------------------------------------------------------------------------- rooms */

int zw_check_room_new(walk *w, room *r, size_t size, const char *what)
{
    int hosted = w->host && w->host->acquire;
    r->size = size;
    r->slack = hosted ? 0 : SLACK;
    r->at = hosted ? w->host->acquire(w->host->user, size, what) : malloc(size + SLACK);
    if (r->at)
        memset(r->at + size, FILL, r->slack);
    return r->at != NULL;
}

void zw_check_room_free(const walk *w, room *r)
{
    if (r->at && w->host && w->host->acquire)
        w->host->release(w->host->user, r->at, r->size);
    else
        free(r->at);
    r->at = NULL;
}

int zw_check_overrun(room *r)
{
    int overrun = 0;
    size_t watched = r->slack < WATCHED ? r->slack : WATCHED;
    for (size_t i = 0; i < watched; i++)
        overrun |= (unsigned char)r->at[r->size + i] != FILL;
    if (overrun)
        memset(r->at + r->size, FILL, r->slack);
    return overrun;
}

/* ---------------------------------------------------------------------------------------------------- sentences */

size_t zw_check_path_text(const zw_game *g, void *context, const zw_move *path, int plies, char *text, size_t size)
{
    size_t length = 0, room_size = g->position_size + SLACK;
    char *positions = malloc(2 * room_size);
    text[0] = '\0';
    if (positions)
        g->start(context, positions);
    for (int i = 0; i < plies; i++) {
        char word[256 + SLACK], *from = positions + (i % 2 ? room_size : 0), *to = positions + (i % 2 ? 0 : room_size);
        int written = positions ? zw_move_format(g, context, from, path[i], word, 256) : -1;
        if (written < 1 || written >= 256)
            snprintf(word, 256, "%" PRIu32, path[i]);
        word[255] = '\0';
        if (length + strlen(word) + 24 > size) { /* room for what is said instead of the rest */
            length += (size_t)snprintf(text + length, size - length, " ... (%d moves)", plies);
            break;
        }
        length += (size_t)snprintf(text + length, size - length, "%s%s", i ? " " : "", word);
        if (positions && i + 1 < plies)
            g->play(context, from, path[i], to);
    }
    free(positions);
    return length;
}

/* A sentence is one line, whatever a game writes. */
static void hand_over(const walk *w, char *sentence)
{
    for (char *at = sentence; *at; at++)
        if ((unsigned char)*at < ' ')
            *at = '?';
    if (w->complain)
        w->complain(w->complain_context, sentence);
}

static int is_new(walk *w, enum check_kind kind)
{
    int first = !(w->said >> kind & 1);
    w->said |= UINT64_C(1) << kind;
    return first;
}

void zw_check_say(walk *w, enum check_kind kind, const char *format, ...)
{
    char sentence[TEXT + LONGEST_PATH];
    if (!is_new(w, kind))
        return;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(sentence, TEXT, format, arguments);
    va_end(arguments);
    size_t at = length < 0 ? 0 : length < TEXT ? (size_t)length : TEXT - 1;
    zw_check_enter(w, w->game->format_move ? "format_move" : "play", ZW_NO_MOVE);
    if (w->trace->plies == 0) {
        snprintf(sentence + at, sizeof sentence - at, " (at the start)");
    } else {
        at += (size_t)snprintf(sentence + at, sizeof sentence - at, " (after: ");
        at += zw_check_path_text(w->game, w->context, w->trace->path, w->trace->plies, sentence + at,
                                 sizeof sentence - at - 2);
        memcpy(sentence + at, ")", 2);
    }
    hand_over(w, sentence);
}

void zw_check_say_of_all(walk *w, enum check_kind kind, const char *format, ...)
{
    char sentence[TEXT];
    if (!is_new(w, kind))
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    hand_over(w, sentence);
}

/* -------------------------------------------------------------------------------------------------------- moves */

/* A list that is full may be one that was cut: given more room, does the game list more? */
static void try_wider(walk *w, lister *moves, const char *name, const void *position)
{
    zw_value ignored = 0;
    int limit = w->game->max_moves;
    zw_check_enter(w, name, ZW_NO_MOVE);
    int count = moves(w->context, position, (zw_move *)(void *)w->wide.at, limit + EVEN_MORE, &ignored);
    if (zw_check_overrun(&w->wide))
        zw_check_say(w, OVERRUN_LIST, "%s() wrote past the capacity of %d moves it was given", name, limit + EVEN_MORE);
    if (count > limit)
        zw_check_say(w, MORE_THAN_MAX,
                     "%s() lists %d moves when it has room for them, max_moves says %d: a search misses the others",
                     name, count, limit);
}

int zw_check_listed(walk *w, int count, const char *name, room *list)
{
    int limit = w->game->max_moves;
    if (count < 0 || count > limit) {
        zw_check_say(w, TOO_MANY, "%s() returned %d moves, max_moves says %d", name, count, limit);
        return -1;
    }
    if (zw_check_overrun(list)) {
        zw_check_say(w, OVERRUN_LIST, "%s() wrote past the capacity of %d moves it was given", name, limit);
        return -1;
    }
    return count;
}

int zw_check_list(walk *w, lister *moves, const char *name, const void *position, room *list, zw_value *outcome)
{
    zw_check_enter(w, name, ZW_NO_MOVE);
    int count = moves(w->context, position, (zw_move *)(void *)list->at, w->game->max_moves, outcome);
    count = zw_check_listed(w, count, name, list);
    if (count == w->game->max_moves)
        try_wider(w, moves, name, position);
    return count;
}

int zw_check_difference(const walk *w, const room *position)
{
    size_t at = 0;
    while (at < w->game->position_size && position->at[at] == w->copy.at[at])
        at++;
    return (int)at;
}

void zw_check_play(walk *w, const void *from, zw_move move, room *to)
{
    CALL_OF(w, move, play, from, move, to->at);
    if (zw_check_overrun(to))
        zw_check_say(w, OVERRUN_POSITION, "play() wrote past the %zu bytes of a position (position_size)", to->size);
}

int zw_check_keeps_turn(walk *w, const void *position, zw_move move)
{
    return w->game->moves_again && CALL_OF(w, move, moves_again, position, move);
}
