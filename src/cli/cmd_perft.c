/* cmd_perft.c - `zw perft`: counts move sequences, to check rules against known numbers. */
#include "common/interrupt.h"
#include "common/json.h"
#include "common/options.h"
#include "common/positions.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct perft_options {
    const char *position, *moves;
    int divide, paths;
} perft_options;

#define AT(member) offsetof(perft_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"divide", OPTION_FLAG, NULL, "the count below each move", .offset = AT(divide), .max = 1},
    {"paths", OPTION_FLAG, NULL, "count capture paths apart", .offset = AT(paths), .max = 1},
    {.name = NULL},
};

static void print_part(const char *move, uint64_t nodes, int json_wanted)
{
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_string(&out, "move", move);
        json_count(&out, "nodes", nodes);
        json_end(&out, stdout);
    } else {
        printf("%s: %llu\n", move, (unsigned long long)nodes);
    }
    fflush(stdout);
}

#define PARTS_FROM 6 /* plies; what is shallower is over at once */

/* Counts move by move for `levels` plies, so that Ctrl-C is heard between the parts; then *nodes is what was counted. */
static zw_status count_in_parts(const game_handle *handle, const void *position, int depth, int paths, int levels,
                                uint64_t *nodes, zw_error *error)
{
    const zw_game *game = handle->game;
    zw_value outcome;
    if (levels == 0 || depth < PARTS_FROM)
        return zw_perft(game, position, depth, paths, nodes, error);
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    void *next = allocate(1, game->position_size);
    int count = game->moves(handle->context, position, list, game->max_moves, &outcome);
    zw_status status = ZW_OK;
    if (count < 1 || count > game->max_moves) /* a finished game, or one that breaks its promises: perft knows */
        status = zw_perft(game, position, depth, paths, nodes, error);
    for (int i = 0; i < count && i < game->max_moves && status == ZW_OK && !interrupted(); i++) {
        uint64_t part = 0;
        game->play(handle->context, position, list[i], next);
        status = count_in_parts(handle, next, depth - 1, paths, levels - 1, &part, error);
        *nodes +=
            paths && game->move_paths ? part * (uint64_t)game->move_paths(handle->context, position, list[i]) : part;
    }
    free(next);
    free(list);
    return status;
}

/* The parts. The whole is counted apart from them, so that the reader can check one against the other. */
static int divide(const game_handle *handle, const void *position, int depth, int paths, int json_wanted)
{
    const zw_game *game = handle->game;
    zw_error error = {0};
    zw_value outcome;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    void *next = allocate(1, game->position_size);
    int count = game->moves(handle->context, position, list, game->max_moves, &outcome), status = EXIT_FINE;
    for (int i = 0; i < count && i < game->max_moves && !status && !interrupted(); i++) {
        char move[256];
        uint64_t nodes = 0;
        zw_move_format(game, handle->context, position, list[i], move, sizeof move);
        game->play(handle->context, position, list[i], next);
        if (count_in_parts(handle, next, depth - 1, paths, 1, &nodes, &error) != ZW_OK)
            status = bad("%s", error.text);
        else if (paths && game->move_paths)
            print_part(move, nodes * (uint64_t)game->move_paths(handle->context, position, list[i]), json_wanted);
        else
            print_part(move, nodes, json_wanted);
    }
    free(next);
    free(list);
    return status;
}

static int count_position(const game_handle *handle, const void *position, int depth, const perft_options *options,
                          int json_wanted)
{
    zw_error error = {0};
    uint64_t nodes = 0;
    if (options->divide && depth > 0) {
        int status = divide(handle, position, depth, options->paths, json_wanted);
        if (status)
            return status;
    }
    double begin = now_seconds();
    if (count_in_parts(handle, position, depth, options->paths, 2, &nodes, &error) != ZW_OK)
        return bad("%s", error.text);
    double seconds = now_seconds() - begin;
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_integer(&out, "depth", depth);
        json_count(&out, "nodes", nodes);
        json_seconds(&out, "seconds", seconds);
        if (interrupted())
            json_truth(&out, "stopped", 1);
        json_end(&out, stdout);
    } else {
        printf("perft(%d) = %llu   (%.3f s)%s\n", depth, (unsigned long long)nodes, seconds,
               interrupted() ? ", stopped" : "");
    }
    return interrupted() ? EXIT_NO : EXIT_FINE;
}

int cmd_perft(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "perft",
        .arguments = "GAME DEPTH",
        .least = 2,
        .most = 2,
        .about = "Counts the sequences of DEPTH legal moves.",
        .example = "zw perft connect4 8",
    };
    perft_options options = {0};
    option_group groups[] = {{"options", rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    char *end;
    long depth = strtol(line.words[1], &end, 10);
    if (end == line.words[1] || *end || depth < 0 || depth > ZW_MAX_DEPTH)
        return bad("depth '%s': expected a whole number from 0 to %d", line.words[1], ZW_MAX_DEPTH);
    game_handle handle;
    position_list list = {0};
    status = game_open(line.words[0], &handle);
    if (status)
        return status;
    status = positions_single(&list, &handle, options.position, options.moves);
    if (!status)
        status = count_position(&handle, positions_load(&handle, &list.items[0]), (int)depth, &options, line.json);
    positions_free(&list);
    game_close(&handle);
    return status;
}
