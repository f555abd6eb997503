/* position_files.c - sets of positions: where they lie, plain ones line by line, and files in a game's own formats
 * through its reader of records. See positions.h; it must not know a format. */
#define _POSIX_C_SOURCE 200809L
#include "positions.h"
#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --------------------------------------------------------------------------------------------------- where sets lie */

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

static int is_there(char *path, size_t size, int length)
{
    return length > 0 && (size_t)length < size && is_file(path);
}

int positions_find_data(const char *name, const char *ending, char *path, size_t size)
{
    const char *data = getenv("ZW_DATA");
    return (data && is_there(path, size, snprintf(path, size, "%s/%s.%s", data, name, ending))) ||
           is_there(path, size, snprintf(path, size, "%s/../data/%s.%s", program_directory, name, ending)) ||
           is_there(path, size, snprintf(path, size, "%s/../share/zw/%s.%s", program_directory, name, ending));
}

/* Writes the first of the places where a set of this name may lie and returns 1. */
static int find_set(const char *name, char *path, size_t size)
{
    return is_there(path, size, snprintf(path, size, "%s", name)) ||
           is_there(path, size, snprintf(path, size, "%s.set", name)) || positions_find_data(name, "set", path, size);
}

/* -------------------------------------------------------------------------------------------------------- plain sets */

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

static int add_line(position_list *list, game_handle *handle, char *line, const char *origin, text *why)
{
    line[strcspn(line, "#\r\n")] = '\0';
    line += strspn(line, " \t");
    size_t length = strlen(line);
    while (length && (line[length - 1] == ' ' || line[length - 1] == '\t'))
        line[--length] = '\0';
    if (!length)
        return 0;
    char *moves = split_moves(line);
    return positions_try(list, handle, *line ? line : "start", moves, origin, why);
}

/* Returns 0, or -1 with one line in `why` and nothing added. */
static int add_plain(position_list *list, game_handle *handle, const char *path, const text *bytes, text *why)
{
    int before = list->count, failed = 0;
    text line = {0}, origin = {0};
    const char *at = bytes->data, *end = at + bytes->length;
    for (int number = 1; !failed && at < end; number++) {
        size_t length = strcspn(at, "\n"); /* a zero byte ends a line too: it is in no position */
        text_clear(&line);
        text_add_bytes(&line, at, length);
        text_clear(&origin);
        text_addf(&origin, "%s:%d", path, number);
        failed = add_line(list, handle, line.data, origin.data, why);
        at += length + 1;
    }
    if (failed)
        positions_shorten(list, before);
    text_free(&line);
    text_free(&origin);
    return failed;
}

/* ----------------------------------------------------------------------------------------------------------- records */

typedef struct record_reader {
    position_list *list;
    game_handle *handle;
    const char *path;
    record_part part;
    uint64_t games; /* records with moves, so far */
    int complaints;
    char *start; /* the initial position as text */
    text moves, why;
} record_reader;

/* How many moves of a game to play. A sample is never the last position, which may be the end of the game; multiples of
 * the golden ratio spread the plies evenly however many games there are. */
static int moves_taken(record_reader *reader, int count)
{
    if (!count || reader->part == RECORD_END)
        return count;
    uint64_t fraction = (++reader->games * 0x9E3779B97F4A7C15u) >> 32;
    return (int)((fraction * (uint64_t)count) >> 32);
}

static void add_move(void *user, const char *move)
{
    text *moves = user;
    text_addf(moves, "%s%s", moves->length ? " " : "", move);
}

static void complain(void *user, size_t line, const char *sentence)
{
    record_reader *reader = user;
    reader->complaints++;
    bad("%s:%zu: %s", reader->path, line, sentence);
}

static char *copy_if(const char *words)
{
    return words && *words ? copy_text(words) : NULL;
}

static void take_record(void *user, const zw_record *record)
{
    record_reader *reader = user;
    const game_handle *handle = reader->handle;
    text origin = {0};
    char *position = position_text(handle, record->position);
    text_clear(&reader->moves);
    text_add(&reader->moves, "");
    line_walk(handle, record->position, record->moves, moves_taken(reader, record->move_count), MOVE_NOTATION, add_move,
              &reader->moves);
    text_addf(&origin, "%s:%zu", reader->path, record->line);
    if (positions_try(reader->list, reader->handle, strcmp(position, reader->start) ? position : "start",
                      reader->moves.data, NULL, &reader->why)) {
        complain(reader, record->line, reader->why.data);
    } else {
        position_item *item = &reader->list->items[reader->list->count - 1];
        item->origin = copy_text(origin.data);
        item->ended = copy_if(record->move_count ? record->result : NULL);
        item->label = copy_if(record->label);
        item->tags = copy_if(record->tags);
        for (int i = 0; i < 2; i++)
            item->players[i] = copy_if(record->players[i]);
        if (!record->move_count && record->result[0])
            item->result = copy_text(record->result);
    }
    text_free(&origin);
    free(position);
}

/* Returns EXIT_FINE when something was added. */
static int add_records(position_list *list, game_handle *handle, const char *path, record_part part, const text *bytes)
{
    const zw_game *game = handle->game;
    record_reader reader = {.list = list, .handle = handle, .path = path, .part = part};
    zw_record_sink sink = {take_record, complain, &reader};
    void *initial = allocate(1, game->position_size);
    int before = list->count, status = EXIT_FINE;
    game->start(handle->context, initial);
    reader.start = position_text(handle, initial);
    if (game->read_records(handle->context, path, bytes->data, bytes->length, &sink) < 0)
        status = bad("out of memory");
    else if (list->count == before && !reader.complaints)
        status = bad("'%s' has no position: expected one a line, or games in a format of %s", path, game->name);
    else if (list->count == before)
        status = EXIT_BAD;
    free(initial);
    free(reader.start);
    text_free(&reader.moves);
    text_free(&reader.why);
    return status;
}

static int is_called_set(const char *path)
{
    size_t length = strlen(path);
    return length >= 4 && !strcmp(path + length - 4, ".set");
}

int positions_add_file(position_list *list, game_handle *handle, const char *path, record_part part)
{
    text bytes = {0}, why = {0};
    int before = list->count, status = read_whole_file(path, &bytes);
    if (!status && add_plain(list, handle, path, &bytes, &why)) {
        if (handle->game->read_records && !is_called_set(path))
            status = add_records(list, handle, path, part, &bytes);
        else
            status = bad("%s", why.data);
    } else if (!status && list->count == before) {
        status = bad("'%s' has no position: expected one a line", path);
    }
    text_free(&bytes);
    text_free(&why);
    return status;
}

int positions_add_set(position_list *list, game_handle *handle, const char *name)
{
    char path[8192];
    zw_error error = {0};
    if (find_set(name, path, sizeof path))
        return positions_add_file(list, handle, path, RECORD_SAMPLE);
    unsigned long long first, last;
    const char *rest;
    if (positions_find_range(name, &first, &last, &rest) ||
        zw_engine_position_text(handle->reader, name, NULL, &error) == ZW_OK)
        return positions_add(list, handle, name, NULL, NULL);
    return bad("--set '%s': no such file and no set of that name (looked for %s.set here, in $ZW_DATA and in the "
               "program's data), nor a position of %s: %s",
               name, name, handle->game->name, error.text);
}
