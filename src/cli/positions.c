/* positions.c - games by name or file, positions and sets of positions: see positions.h. */
#define _POSIX_C_SOURCE 200809L
#include "positions.h"
#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
    for (const zw_game *const *game = zw_games(); *game && count < 63; game++) {
        names[count++] = (*game)->name;
        text_addf(&known, "%s ", (*game)->name);
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
    zw_engine_options options = zw_options_fixed_depth();
    options.choice.algorithm = zw_algorithm_find("alphabeta");
    options.choice.settings = zw_settings_default();
    options.no_table = 1;
    handle->reader = zw_engine_new(handle->game, &options, &error);
    if (!handle->reader) {
        game_close(handle);
        return bad("%s: %s", name, error.text);
    }
    handle->context = zw_engine_context(handle->reader);
    return EXIT_FINE;
}

void game_close(game_handle *handle)
{
    zw_engine_free(handle->reader);
    if (handle->plugin)
        zw_plugin_close(handle->plugin);
    *handle = (game_handle){0};
}

int game_is_tree(const zw_game *game)
{
    return !strcmp(game->name, "tree");
}

/* --------------------------------------------------------------------------------------------------- single positions */

/* What reproduces the position: its text as given when no moves follow, else as the game writes it. */
static char *shown_text(game_handle *handle, const char *position, const char *moves)
{
    if (!moves && strcmp(position, "start"))
        return copy_text(position);
    text shown = {0};
    if (handle->game->format) {
        const void *current = zw_engine_current(handle->reader);
        int length = zw_position_format(handle->game, handle->context, current, NULL, 0);
        if (length > 0) {
            char *formatted = allocate((size_t)length + 1, 1);
            zw_position_format(handle->game, handle->context, current, formatted, (size_t)length + 1);
            return formatted;
        }
    }
    text_add(&shown, position);
    if (moves && !handle->game->format)
        text_addf(&shown, " moves %s", moves);
    return shown.data;
}

static int add_one(position_list *list, game_handle *handle, const char *position, const char *moves,
                   const char *origin)
{
    zw_error error = {0};
    if (moves && !moves[strspn(moves, " ")])
        moves = NULL;
    if (zw_engine_position_text(handle->reader, position, moves, &error) != ZW_OK)
        return origin ? bad("%s: %s", origin, error.text) : bad("%s", error.text);
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 16;
        list->items = enlarge(list->items, (size_t)list->capacity, sizeof *list->items);
    }
    list->items[list->count++] = (position_item){
        .text = copy_text(position),
        .moves = moves ? copy_text(moves) : NULL,
        .origin = origin ? copy_text(origin) : NULL,
        .shown = shown_text(handle, position, moves),
    };
    return EXIT_FINE;
}

/* Finds "seed=A..B"; returns the place behind "seed=", or NULL when there is no range. */
static const char *find_range(const char *position, unsigned long long *first, unsigned long long *last,
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

int positions_add(position_list *list, game_handle *handle, const char *position, const char *moves, const char *origin)
{
    enum { MOST = 1000000 };
    unsigned long long first, last;
    const char *rest;
    const char *seed = find_range(position, &first, &last, &rest);
    if (!seed)
        return add_one(list, handle, position, moves, origin);
    if (last < first || last - first >= MOST)
        return bad("%s%sposition '%s': expected seed=A..B with A <= B and at most %d seeds", origin ? origin : "",
                   origin ? ": " : "", position, MOST);
    for (unsigned long long i = first; i <= last; i++) {
        text one = {0};
        text_add_bytes(&one, position, (size_t)(seed - position));
        text_addf(&one, "%llu%s", i, rest);
        int status = add_one(list, handle, one.data, moves, origin);
        text_free(&one);
        if (status)
            return status;
    }
    return EXIT_FINE;
}

int positions_single(position_list *list, game_handle *handle, const char *position, const char *moves)
{
    int status = positions_add(list, handle, position ? position : "start", moves, NULL);
    if (!status && list->count != 1)
        return bad("position '%s': expected one position, not a range of seeds", position);
    return status;
}

void positions_free(position_list *list)
{
    for (int i = 0; i < list->count; i++) {
        free(list->items[i].text);
        free(list->items[i].moves);
        free(list->items[i].origin);
        free(list->items[i].shown);
    }
    free(list->items);
    *list = (position_list){0};
}

const void *positions_load(game_handle *handle, const position_item *item)
{
    zw_error error = {0};
    if (zw_engine_position_text(handle->reader, item->text, item->moves, &error) != ZW_OK)
        exit(bad("%s", error.text));
    return zw_engine_current(handle->reader);
}

/* -------------------------------------------------------------------------------------------------------------- sets */

static char program_directory[4096] = ".";

void positions_program(const char *program)
{
    ssize_t length = readlink("/proc/self/exe", program_directory, sizeof program_directory - 1);
    if (length > 0)
        program_directory[length] = '\0';
    else
        snprintf(program_directory, sizeof program_directory, "%s", program);
    char *slash = strrchr(program_directory, '/');
    if (slash)
        *slash = '\0';
    else
        snprintf(program_directory, sizeof program_directory, ".");
}

static int is_file(const char *path)
{
    struct stat info;
    return !stat(path, &info) && !S_ISDIR(info.st_mode);
}

/* The places where a set of this name may lie, in order. Writes the first that exists and returns 1. */
static int find_set(const char *name, char *path, size_t size)
{
    const char *data = getenv("ZW_DATA");
    for (int place = 0; place < 5; place++) {
        int length = -1;
        switch (place) {
        case 0:
            length = snprintf(path, size, "%s", name);
            break;
        case 1:
            length = snprintf(path, size, "%s.set", name);
            break;
        case 2:
            if (data)
                length = snprintf(path, size, "%s/%s.set", data, name);
            break;
        case 3:
            length = snprintf(path, size, "%s/../data/%s.set", program_directory, name);
            break;
        case 4:
            length = snprintf(path, size, "%s/../share/zw/%s.set", program_directory, name);
            break;
        }
        if (length > 0 && (size_t)length < size && is_file(path))
            return 1;
    }
    return 0;
}

/* Splits "POSITION moves M M" in place; returns the moves or NULL. */
static char *split_moves(char *line)
{
    char *found = !strncmp(line, "moves ", 6) ? line : strstr(line, " moves ");
    if (!found)
        return NULL;
    char *moves = strstr(found, "moves ") + 6;
    *found = '\0';
    return moves;
}

static int add_line(position_list *list, game_handle *handle, char *line, const char *origin)
{
    line[strcspn(line, "#\r\n")] = '\0';
    line += strspn(line, " \t");
    size_t length = strlen(line);
    while (length && (line[length - 1] == ' ' || line[length - 1] == '\t'))
        line[--length] = '\0';
    if (!length)
        return EXIT_FINE;
    char *moves = split_moves(line);
    return positions_add(list, handle, *line ? line : "start", moves, origin);
}

int positions_add_file(position_list *list, game_handle *handle, const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return bad("cannot read '%s': %s", path, strerror(errno));
    char *line = NULL;
    size_t capacity = 0;
    int status = EXIT_FINE, before = list->count;
    for (int number = 1; !status && getline(&line, &capacity, file) >= 0; number++) {
        text origin = {0};
        text_addf(&origin, "%s:%d", path, number);
        status = add_line(list, handle, line, origin.data);
        text_free(&origin);
    }
    if (!status && ferror(file))
        status = bad("cannot read '%s': %s", path, strerror(errno));
    else if (!status && list->count == before)
        status = bad("'%s' has no position: expected one a line", path);
    free(line);
    fclose(file);
    return status;
}

int positions_add_set(position_list *list, game_handle *handle, const char *name)
{
    char path[8192];
    zw_error error = {0};
    if (find_set(name, path, sizeof path))
        return positions_add_file(list, handle, path);
    unsigned long long first, last;
    const char *rest;
    if (find_range(name, &first, &last, &rest) || zw_engine_position_text(handle->reader, name, NULL, &error) == ZW_OK)
        return positions_add(list, handle, name, NULL, NULL);
    return bad("--set '%s': no such file and no set of that name (looked for %s.set here, in $ZW_DATA and in the "
               "program's data), nor a position of %s: %s",
               name, name, handle->game->name, error.text);
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
