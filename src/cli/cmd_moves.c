/* cmd_moves.c - `zw moves`: positions in, legal moves out, a line each. For looking at a position, and for comparing the
 * rules with another program's, position by position. */
#include "common/interrupt.h"
#include "common/json.h"
#include "common/options.h"
#include "common/positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct moves_options {
    const char *position, *moves, *file;
    int after;
} moves_options;

#define AT(member) offsetof(moves_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"file", OPTION_TEXT, "F", "read the positions from a file; - is the standard input", .offset = AT(file)},
    {"after", OPTION_FLAG, NULL, "show the position after each move too", .offset = AT(after), .max = 1},
    {.name = NULL},
};

/* A move as text, and the position behind it when that is wanted. */
typedef struct named_move {
    char name[256];
    char *after;
} named_move;

static int by_name(const void *a, const void *b)
{
    return strcmp(((const named_move *)a)->name, ((const named_move *)b)->name);
}

/* Sorted by name: the order in which a game finds its moves is its own business. */
static int list_moves(const game_handle *handle, const void *position, int after, named_move *named, zw_value *outcome)
{
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    void *next = allocate(1, game->position_size);
    int count = position_moves(handle, position, list, outcome);
    for (int i = 0; i < count; i++) {
        named[i].after = NULL;
        move_text(handle, position, list[i], MOVE_NOTATION, named[i].name, sizeof named[i].name);
        if (after) {
            game->play(handle->context, position, list[i], next);
            named[i].after = position_text(handle, next);
        }
    }
    qsort(named, (size_t)count, sizeof *named, by_name);
    free(next);
    free(list);
    return count;
}

static void print_json(const game_handle *handle, const char *position, const named_move *named, int count, int after,
                       zw_value outcome)
{
    json out;
    json_begin(&out);
    json_string(&out, "position", position);
    json_open_array(&out, "moves");
    for (int i = 0; i < count; i++)
        json_string(&out, NULL, named[i].name);
    json_close_array(&out);
    if (after) {
        json_open_array(&out, "after");
        for (int i = 0; i < count; i++)
            json_string(&out, NULL, named[i].after);
        json_close_array(&out);
    }
    if (count)
        json_null(&out, "outcome");
    else
        json_value(&out, "outcome", handle->game, outcome);
    json_end(&out, stdout);
}

static void print_text(const char *position, const named_move *named, int count, int after)
{
    printf("%s\t", position);
    for (int i = 0; i < count; i++)
        printf("%s%s", i ? " " : "", named[i].name);
    printf("\n");
    for (int i = 0; i < count && after; i++)
        printf("  %-8s %s\n", named[i].name, named[i].after);
}

static int print_all(game_handle *handle, const moves_options *own, int json_wanted)
{
    position_list list = {0};
    int status = own->file ? positions_add_file(&list, handle, own->file, RECORD_END)
                           : positions_add(&list, handle, own->position ? own->position : "start", own->moves, NULL);
    named_move *named = allocate((size_t)handle->game->max_moves, sizeof *named);
    for (int i = 0; !status && i < list.count && !interrupted(); i++) {
        zw_value outcome = 0;
        int count = list_moves(handle, positions_load(handle, &list.items[i]), own->after, named, &outcome);
        if (json_wanted)
            print_json(handle, list.items[i].shown, named, count, own->after, outcome);
        else
            print_text(list.items[i].shown, named, count, own->after);
        for (int k = 0; k < count; k++)
            free(named[k].after);
    }
    free(named);
    positions_free(&list);
    return status;
}

int cmd_moves(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "moves",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Prints the legal moves of positions, one position a line: its text, a tab, then the moves in\n"
            "alphabetical order. A finished game has none; with --json its value is the outcome.\n"
            "Each line of a file is `POSITION` or `POSITION moves M M ...`. A file may also be in a format that the\n"
            "game knows (PGN, EPD, PDN, OBF ...); then the last position of each of its games is taken.",
        .example = "zw moves connect4 --position 444444",
    };
    moves_options own = {0};
    option_group groups[] = {{"options", rows, &own}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (own.file && (own.position || own.moves))
        return bad("--file '%s': expected either --file or --position, not both", own.file);
    game_handle handle;
    status = game_open(line.words[0], &handle);
    if (status)
        return status;
    status = print_all(&handle, &own, line.json);
    game_close(&handle);
    return status;
}
