/* positions.c - games by name or file, and positions: see positions.h. */
#include "positions.h"
#include "options.h"

#include <zw/driver.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------------- games */

static int is_path(const char *name)
{
    size_t length = strlen(name);
    return strchr(name, '/') || (length > 3 && !strcmp(name + length - 3, ".so"));
}

static int unknown_game(const char *name)
{
    const char *names[64];
    size_t count = 0;
    text known = {0};
    for (int i = 0; zw_game_at(i) && count < 63; i++) {
        names[count++] = zw_game_at(i)->name;
        text_addf(&known, "%s ", zw_game_at(i)->name);
    }
    names[count] = NULL;
    const char *near = options_nearest(names, name);
    if (near)
        bad("unknown game '%s': did you mean %s? (zw games)", name, near);
    else
        bad("unknown game '%s': expected one of %sor the path of a plug-in .so", name, known.data ? known.data : "");
    text_free(&known);
    return EXIT_BAD;
}

zw_engine *game_reader(const zw_game *game, zw_error *error)
{
    zw_engine_options options = zw_options_fixed_depth();
    options.choice.algorithm = zw_algorithm_find("alphabeta");
    options.choice.settings = zw_settings_default();
    options.no_table = 1;
    return zw_engine_new(game, &options, error);
}

/* The engine that reads and writes positions of the handle's game. */
static int open_reader(game_handle *handle)
{
    zw_error error = {0};
    zw_engine_free(handle->reader);
    handle->reader = game_reader(handle->game, &error);
    if (!handle->reader)
        return bad("%s: %s", handle->game->name, error.text);
    handle->context = zw_engine_context(handle->reader);
    return EXIT_FINE;
}

int game_open(const char *name, game_handle *handle)
{
    zw_error error = {0};
    *handle = (game_handle){0};
    if (is_path(name)) {
        handle->plugin = zw_plugin_open(name, &error);
        if (!handle->plugin)
            return bad("%s", error.text);
        handle->game = zw_plugin_get(handle->plugin);
    } else {
        handle->game = zw_game_find(name);
        if (!handle->game)
            return unknown_game(name);
    }
    int status = open_reader(handle);
    if (status)
        game_close(handle);
    return status;
}

int game_to_its_end(game_handle *handle)
{
    if (!handle->game->endgame)
        return EXIT_FINE;
    handle->game = zw_kernel_game(handle->game->endgame);
    return open_reader(handle);
}

void game_close(game_handle *handle)
{
    zw_engine_free(handle->reader);
    if (handle->plugin)
        zw_plugin_close(handle->plugin);
    *handle = (game_handle){0};
}

/* --------------------------------------------------------------------------------------------------- single positions */

char *position_text(const game_handle *handle, const void *position)
{
    int length = zw_position_format(handle->game, handle->context, position, NULL, 0);
    size_t size = length > 0 ? (size_t)length + 1 : 1;
    char *shown = allocate(size, 1);
    zw_position_format(handle->game, handle->context, position, shown, size);
    return shown;
}

char *record_text(const game_handle *handle, const zw_record *record)
{
    int length = handle->game->write_record(handle->context, record, NULL, 0);
    size_t size = length > 0 ? (size_t)length + 1 : 1;
    char *written = allocate(size, 1);
    handle->game->write_record(handle->context, record, written, size);
    return written;
}

/* What reproduces the position: its text as given when no moves follow, else as the game writes it. */
static char *shown_text(game_handle *handle, const char *position, const char *moves)
{
    if (!moves && strcmp(position, "start"))
        return copy_text(position);
    if (handle->game->format)
        return position_text(handle, zw_engine_current(handle->reader));
    text shown = {0};
    text_add(&shown, position);
    if (moves)
        text_addf(&shown, " moves %s", moves);
    return shown.data;
}

int position_moves(const game_handle *handle, const void *position, zw_move *list, zw_value *outcome)
{
    int most = handle->game->max_moves, count = handle->game->moves(handle->context, position, list, most, outcome);
    zw_value largest = handle->game->max_score; /* what is outside is cut: a search complains of such a game */
    if (count == 0)
        *outcome = *outcome > largest ? largest : *outcome < -largest ? -largest : *outcome;
    return count > most ? most : count;
}

int position_keeps_turn(const game_handle *handle, const void *position, zw_move move)
{
    const zw_game *game = handle->game;
    return game->moves_again && game->moves_again(handle->context, position, move);
}

static void say_where(text *why, const char *origin)
{
    text_clear(why);
    if (origin)
        text_addf(why, "%s: ", origin);
}

static int add_one(position_list *list, game_handle *handle, const char *position, const char *moves,
                   const char *origin, text *why)
{
    zw_error error = {0};
    if (moves && !moves[strspn(moves, " ")])
        moves = NULL;
    position_item item = {
        .first = allocate(1, handle->game->position_size),
        .played = allocate(moves ? strlen(moves) / 2 + 1 : 1, sizeof *item.played),
    };
    zw_status status = zw_position_parse(handle->game, handle->context, position, item.first, &error);
    if (status == ZW_OK && moves)
        status =
            zw_moves_parse(handle->game, handle->context, item.first, moves, item.played, &item.played_count, &error);
    if (status == ZW_OK)
        status = positions_give(&item, handle->reader, &error);
    if (status != ZW_OK) {
        say_where(why, origin);
        text_add(why, error.text);
        free(item.first);
        free(item.played);
        return -1;
    }
    if (error.text[0]) /* read, with something corrected */
        notice("%s%s%s", origin ? origin : "", origin ? ": " : "", error.text);
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 16;
        list->items = enlarge(list->items, (size_t)list->capacity, sizeof *list->items);
    }
    item.text = copy_text(position);
    item.moves = moves ? copy_text(moves) : NULL;
    item.origin = origin ? copy_text(origin) : NULL;
    item.shown =
        error.text[0] ? position_text(handle, zw_engine_current(handle->reader)) : shown_text(handle, position, moves);
    list->items[list->count++] = item;
    return 0;
}

const char *positions_find_range(const char *position, unsigned long long *first, unsigned long long *last,
                                 const char **rest)
{
    const char *seed = strstr(position, "seed=");
    if (!seed)
        return NULL;
    seed += strlen("seed=");
    char *end;
    if (*seed < '0' || *seed > '9')
        return NULL;
    *first = strtoull(seed, &end, 10);
    if (strncmp(end, "..", 2) || end[2] < '0' || end[2] > '9')
        return NULL;
    *last = strtoull(end + 2, &end, 10);
    *rest = end;
    return seed;
}

int positions_try(position_list *list, game_handle *handle, const char *position, const char *moves, const char *origin,
                  text *why)
{
    enum { MOST = 1000000 };
    unsigned long long first, last;
    const char *rest;
    const char *seed = positions_find_range(position, &first, &last, &rest);
    if (!seed)
        return add_one(list, handle, position, moves, origin, why);
    if (last < first || last - first >= MOST) {
        say_where(why, origin);
        text_addf(why, "position '%s': expected seed=A..B with A <= B and at most %d seeds", position, MOST);
        return -1;
    }
    for (unsigned long long i = first; i <= last; i++) {
        text one = {0};
        text_add_bytes(&one, position, (size_t)(seed - position));
        text_addf(&one, "%llu%s", i, rest);
        int failed = add_one(list, handle, one.data, moves, origin, why);
        text_free(&one);
        if (failed)
            return -1;
    }
    return 0;
}

int positions_add(position_list *list, game_handle *handle, const char *position, const char *moves, const char *origin)
{
    text why = {0};
    int status = EXIT_FINE;
    if (positions_try(list, handle, position, moves, origin, &why))
        status = bad("%s", why.data);
    text_free(&why);
    return status;
}

int positions_single(position_list *list, game_handle *handle, const char *position, const char *moves)
{
    int status = positions_add(list, handle, position ? position : "start", moves, NULL);
    if (!status && list->count != 1)
        return bad("position '%s': expected one position, not a range of seeds", position);
    return status;
}

void positions_shorten(position_list *list, int count)
{
    while (list->count > count) {
        position_item *item = &list->items[--list->count];
        free(item->text);
        free(item->moves);
        free(item->first);
        free(item->played);
        free(item->origin);
        free(item->shown);
        free(item->result);
        free(item->ended);
        free(item->label);
        free(item->tags);
        free(item->players[0]);
        free(item->players[1]);
    }
}

void positions_free(position_list *list)
{
    positions_shorten(list, 0);
    free(list->items);
    *list = (position_list){0};
}

zw_status positions_give(const position_item *item, zw_engine *engine, zw_error *error)
{
    return item->first ? zw_engine_position(engine, item->first, item->played, item->played_count, error)
                       : zw_engine_position_text(engine, item->text, item->moves, error);
}

const void *positions_load(game_handle *handle, const position_item *item)
{
    zw_error error = {0};
    if (positions_give(item, handle->reader, &error) != ZW_OK)
        exit(bad("%s", error.text));
    return zw_engine_current(handle->reader);
}

/* ------------------------------------------------------------------------------------------------------------- lines */

void move_text(const game_handle *handle, const void *position, zw_move move, move_style style, char *shown,
               size_t size)
{
    const zw_game *game = handle->game;
    if (style == MOVE_FOR_PEOPLE && game->show_move)
        game->show_move(handle->context, position, move, shown, size);
    else
        zw_move_format(game, handle->context, position, move, shown, size);
}

void line_walk(const game_handle *handle, const void *position, const zw_move *line, int length, move_style style,
               void (*each)(void *user, const char *move), void *user)
{
    size_t size = handle->game->position_size;
    char *here = allocate(2, size), *next = here + size, *both = here;
    memcpy(here, position, size);
    for (int i = 0; i < length; i++) {
        char move[256];
        move_text(handle, here, line[i], style, move, sizeof move);
        each(user, move);
        handle->game->play(handle->context, here, line[i], next);
        char *swap = here;
        here = next;
        next = swap;
    }
    free(both);
}

static void add_move_text(void *user, const char *move)
{
    text *to = user;
    if (to->length)
        text_add(to, " ");
    text_add(to, move);
}

void line_text(const game_handle *handle, const void *position, const zw_move *line, int length, text *to)
{
    text_clear(to);
    text_add(to, "");
    line_walk(handle, position, line, length, MOVE_FOR_PEOPLE, add_move_text, to);
}
