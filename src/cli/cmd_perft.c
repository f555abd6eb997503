/* cmd_perft.c - `zw perft`: counts move sequences, to check rules against known numbers. */
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/options.h"
#include "search_report.h"

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
    {"paths", OPTION_FLAG, NULL, "count captures along different paths as different moves", .offset = AT(paths),
     .max = 1},
    {.name = NULL},
};

/* What is counted, and how far the counting is. */
typedef struct perft_run {
    const game_handle *handle;
    const char *title; /* of the progress bar */
    int paths, json;
    int moves_done, moves; /* of the position */
    uint64_t counted; /* so far */
    double shown_at;
} perft_run;

/* The line of a move. A part of its count is marked as such. */
static void print_part(const perft_run *run, const char *move, uint64_t nodes)
{
    progress_clear();
    if (run->json) {
        json out;
        json_begin(&out);
        json_string(&out, "move", move);
        json_count(&out, "nodes", nodes);
        if (interrupted())
            json_truth(&out, "stopped", 1);
        json_end(&out, stdout);
    } else {
        printf("%s: %llu%s\n", move, (unsigned long long)nodes, interrupted() ? " and more: stopped" : "");
    }
    fflush(stdout);
}

#define SHOW_EVERY 0.2 /* seconds */

static void show_progress(perft_run *run)
{
    char nodes[40], remark[64];
    double now = now_seconds();
    if (now < run->shown_at + SHOW_EVERY)
        return;
    run->shown_at = now;
    snprintf(remark, sizeof remark, "%s counted", grouped(run->counted, nodes, sizeof nodes));
    progress_show(run->title, run->moves_done, run->moves, remark);
}

#define PARTS_FROM 6 /* plies; what is shallower is over at once */
#define LEVELS 2 /* plies whose moves are counted one by one */

/* Counts move by move for `levels` plies, so that progress is seen. After a Ctrl-C *nodes is what was counted. */
static zw_status count_in_parts(perft_run *run, const void *position, int depth, int levels, uint64_t *nodes,
                                zw_error *error)
{
    const zw_game *game = run->handle->game;
    void *context = run->handle->context;
    zw_value outcome;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    int count = levels && depth >= PARTS_FROM ? game->moves(context, position, list, game->max_moves, &outcome) : 0;
    if (count < 1 || count > game->max_moves) { /* also a game that breaks its promises: perft knows */
        zw_status status = zw_perft_until(game, position, depth, run->paths, interrupt_sign(), nodes, error);
        run->counted += *nodes;
        free(list);
        return status;
    }
    void *next = allocate(1, game->position_size);
    zw_status status = ZW_OK;
    run->moves = levels == LEVELS ? count : run->moves;
    for (int i = 0; i < count && status == ZW_OK && !interrupted(); i++) {
        uint64_t part = 0;
        show_progress(run);
        game->play(context, position, list[i], next);
        status = count_in_parts(run, next, depth - 1, levels - 1, &part, error);
        *nodes += run->paths && game->move_paths ? part * (uint64_t)game->move_paths(context, position, list[i]) : part;
        run->moves_done += levels == LEVELS;
    }
    free(next);
    free(list);
    return status;
}

/* Counts and prints what is below each move; *nodes is the sum. */
static zw_status divide(perft_run *run, const void *position, int depth, uint64_t *nodes, zw_error *error)
{
    const zw_game *game = run->handle->game;
    void *context = run->handle->context;
    zw_value outcome;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    void *next = allocate(1, game->position_size);
    zw_status status = ZW_OK;
    run->moves = game->moves(context, position, list, game->max_moves, &outcome);
    for (int i = 0; i < run->moves && i < game->max_moves && status == ZW_OK && !interrupted(); i++) {
        char move[256];
        uint64_t part = 0;
        run->moves_done = i;
        zw_move_format(game, context, position, list[i], move, sizeof move);
        game->play(context, position, list[i], next);
        status = count_in_parts(run, next, depth - 1, LEVELS - 1, &part, error);
        if (run->paths && game->move_paths)
            part *= (uint64_t)game->move_paths(context, position, list[i]);
        *nodes += part;
        if (status == ZW_OK)
            print_part(run, move, part);
    }
    free(next);
    free(list);
    return status;
}

static void print_whole(const perft_run *run, int depth, uint64_t nodes, double seconds)
{
    if (run->json) {
        json out;
        json_begin(&out);
        json_integer(&out, "depth", depth);
        json_count(&out, "nodes", nodes);
        json_seconds(&out, "seconds", seconds);
        if (interrupted())
            json_truth(&out, "stopped", 1);
        json_end(&out, stdout);
    } else if (interrupted()) {
        printf("perft(%d) > %llu: stopped before all were counted   (%.3f s)\n", depth, (unsigned long long)nodes,
               seconds);
    } else {
        printf("perft(%d) = %llu   (%.3f s)\n", depth, (unsigned long long)nodes, seconds);
    }
}

/* The whole is counted apart from the parts of --divide, so that the reader can check one against the other. */
static int count_position(const game_handle *handle, const void *position, int depth, const perft_options *options,
                          int json_wanted)
{
    perft_run run = {.handle = handle, .title = "divide", .paths = options->paths, .json = json_wanted};
    zw_error error = {0};
    zw_status status = ZW_OK;
    uint64_t nodes = 0;
    double begin = now_seconds();
    if (options->divide && depth > 0)
        status = divide(&run, position, depth, &nodes, &error);
    if (status == ZW_OK && !interrupted()) {
        run.title = "perft";
        run.moves_done = run.moves = 0;
        run.counted = nodes = 0;
        begin = now_seconds();
        status = count_in_parts(&run, position, depth, LEVELS, &nodes, &error);
    }
    progress_clear();
    if (status != ZW_OK)
        return bad("%s", error.text);
    print_whole(&run, depth, nodes, now_seconds() - begin);
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
