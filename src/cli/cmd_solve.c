/* cmd_solve.c - `zw solve`: the exact value of a position by searching to the end of the game. Win, draw or loss alone is
 * asked by a driver of this file, which the library runs as it runs its own. */
#include "common/config.h"
#include "common/interrupt.h"
#include "report.h"

#include <stdio.h>
#include <stdlib.h>

/* Unless --table and --etc say otherwise. A table hit near the end of the game saves less than it costs. */
#define SOLVE_TABLE_BYTES ((uint64_t)512 << 20) /* at most: see table_bytes() */
#define SOLVE_LEAST_BYTES ((uint64_t)1 << 20)
#define SOLVE_UNBOUNDED_BYTES ((uint64_t)64 << 20) /* where nobody knows how long the game lasts */
#define SOLVE_ETC 8

typedef struct solve_options {
    const char *position, *moves, *file;
    int wdl, all;
} solve_options;

#define AT(member) offsetof(solve_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"file", OPTION_TEXT, "F", "positions, one a line", .offset = AT(file)},
    {"wdl", OPTION_FLAG, NULL, "only win (1), draw (0) or loss (-1)", .offset = AT(wdl), .max = 1},
    {"all", OPTION_FLAG, NULL, "the value of every move", .offset = AT(all), .max = 1},
    {.name = NULL},
};

/* ------------------------------------------------------------------------------------------------- win, draw or loss */

/* Two questions decide it: more than a draw? at least a draw? Only the sign of the answer counts, but the bound found is
 * returned as it is, so that the engine sees a proven win or loss. */
static zw_value drive_wdl(zw_iteration *iteration)
{
    zw_value found = zw_pass(iteration, 0, 1);
    if (found > 0 || zw_stopped(iteration))
        return found;
    return zw_pass(iteration, -1, 0);
}

static const zw_algorithm WDL = {
    .name = "wdl",
    .summary = "win, draw or loss by the windows (0,1) and (-1,0)",
    .options = "",
    .flags = ZW_USES_TABLE,
    .policy = ZW_POLICY_ALPHABETA,
    .drive = drive_wdl,
};

static zw_value sign(zw_value value)
{
    return (value > 0) - (value < 0);
}

/* ----------------------------------------------------------------------------------------------------- configuration */

/* Room for eight times the positions at every four plies more, as far as a quarter of the machine goes: a small endgame is
 * solved sooner than a table that dwarfs it is cleared. */
static uint64_t table_bytes(int plies)
{
    uint64_t most = SOLVE_TABLE_BYTES, quarter = machine_bytes() / 4;
    if (quarter > 0 && quarter < most)
        most = quarter;
    uint64_t wanted = plies < 40 ? SOLVE_LEAST_BYTES + ((uint64_t)16 << plies * 3 / 4) : most;
    return wanted < most ? wanted : most;
}

/* How positions are solved: tournament play, for its settling and its reduced move lists, straight to the last ply: what
 * shallower searches would learn, the table and ETC find on the way. What the user sets wins. */
static int solve_configuration(const search_config *given, const game_handle *handle, const position_item *item,
                               const void *position, int wdl, zw_engine_options *options, zw_limits *limits)
{
    search_config config = *given;
    int bounded =
        handle->game->plies_left != NULL; /* otherwise only a win or a loss can be proven, the sooner the better */
    if (config.deepening == CONFIG_UNSET)
        config.deepening = !bounded;
    if (config.instance == CONFIG_UNSET)
        config.instance = ZW_TOURNAMENT;
    if (config.etc == CONFIG_UNSET)
        config.etc = SOLVE_ETC;
    if (!config.depth && bounded)
        config.depth = handle->game->plies_left(handle->context, position);
    if (config.depth < 1 && bounded)
        config.depth = 1;
    if (!config.table.given)
        config.table = (table_size){.given = 1, .bytes = bounded ? table_bytes(config.depth) : SOLVE_UNBOUNDED_BYTES};
    int status = config_resolve(&config, handle, item, position, options, limits);
    if (wdl)
        options->choice.algorithm = &WDL;
    return status;
}

/* ------------------------------------------------------------------------------------------------------------ answers */

/* The game as its exact values are shown. */
static zw_game in_solved_units(const zw_game *game)
{
    zw_game shown = *game;
    if (game->solve_scale)
        shown.scale = game->solve_scale;
    return shown;
}

/* The value of a solution as shown: the game's own, or the sign of it. */
static void solved_text(const zw_game *game, zw_value value, int wdl, char *shown, size_t size)
{
    if (wdl)
        snprintf(shown, size, "%d", (int)sign(value));
    else
        zw_value_format(game, value, shown, size);
}

static void json_solved(json *out, const char *name, const zw_game *game, zw_value value, int wdl)
{
    if (wdl)
        json_integer(out, name, sign(value));
    else
        json_value(out, name, game, value);
}

static const char *wdl_name(zw_value value)
{
    return value > 0 ? "win" : value < 0 ? "loss" : "draw";
}

static void print_json(const report_frame *frame, const zw_report *report, const solve_options *own)
{
    const zw_game game = in_solved_units(frame->handle->game);
    json out;
    json_begin(&out);
    json_string(&out, "position", frame->item->shown);
    json_solved(&out, "value", &game, report->value, own->wdl);
    json_move(&out, "best", frame, report->best);
    json_line(&out, "line", frame, report->line, report->line_length);
    json_count(&out, "nodes", report->total.nodes + report->total.quiet);
    json_seconds(&out, "seconds", report->seconds);
    json_truth(&out, "proven", report->proven);
    json_string(&out, "line_end", line_end_name(report->line_end));
    if (own->wdl)
        json_string(&out, "wdl", wdl_name(report->value));
    if (own->all) {
        json_open_array(&out, "moves");
        for (int i = 0; i < report->move_count; i++) {
            json_open_object(&out, NULL);
            json_move(&out, "move", frame, report->moves[i].move);
            json_solved(&out, "value", &game, report->moves[i].value, own->wdl);
            json_close_object(&out);
        }
        json_close_array(&out);
    }
    json_end(&out, stdout);
    fflush(stdout);
}

static void print_text(const report_frame *frame, const zw_report *report, const solve_options *own)
{
    const zw_game game = in_solved_units(frame->handle->game);
    char value[128], nodes[40];
    text line = {0};
    solved_text(&game, report->value, own->wdl, value, sizeof value);
    line_text(frame->handle, frame->position, report->line, report->line_length, &line);
    printf("%s: %s%s%s%s   line %s   %s nodes, %.3f s\n", frame->item->shown, value, own->wdl ? " " : "",
           own->wdl ? wdl_name(report->value) : "", report->proven ? "" : " (not proven)", line.data,
           grouped(report->total.nodes + report->total.quiet, nodes, sizeof nodes), report->seconds);
    for (int i = 0; own->all && i < report->move_count; i++) {
        char move[256];
        move_text(frame->handle, frame->position, report->moves[i].move, MOVE_FOR_PEOPLE, move, sizeof move);
        solved_text(&game, report->moves[i].value, own->wdl, value, sizeof value);
        printf("  %-8s %s\n", move, value);
    }
    fflush(stdout);
    text_free(&line);
}

/* ------------------------------------------------------------------------------------------------------------ solving */

static int move_count(const game_handle *handle, const void *position)
{
    zw_value outcome;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    int count = position_moves(handle, position, list, &outcome);
    free(list);
    return count;
}

/* The engine of the last position, kept for the next one that wants a table of the same size: clearing one is cheaper than
 * making one, and leaves nothing on which the next position's nodes could depend. */
typedef struct solver {
    game_handle *handle;
    zw_engine *engine;
    uint64_t table_bytes, table_entries;
} solver;

static int ready_engine(solver *with, const zw_engine_options *options)
{
    zw_error error = {0};
    const zw_table_options *table = &options->table_options;
    if (with->engine && with->table_bytes == table->bytes && with->table_entries == table->entries) {
        zw_engine_clear(with->engine);
        return EXIT_FINE;
    }
    zw_engine_free(with->engine);
    with->engine = zw_engine_new(with->handle->game, options, &error);
    with->table_bytes = table->bytes;
    with->table_entries = table->entries;
    return with->engine ? EXIT_FINE : bad("%s", error.text);
}

static int solve_position(solver *with, const position_item *item, const search_config *config,
                          const solve_options *own, int json_wanted)
{
    zw_engine_options options;
    zw_limits limits;
    zw_error error = {0};
    zw_report report = {0};
    const void *position = positions_load(with->handle, item);
    int status = solve_configuration(config, with->handle, item, position, own->wdl, &options, &limits);
    if (!status)
        status = ready_engine(with, &options);
    if (status)
        return status;
    if (own->all)
        limits.multipv = move_count(with->handle, position);
    limits.no_line = own->wdl; /* a sign has no line of its own; the best move is shown */
    zw_status searched = zw_engine_position_text(with->engine, item->text, item->moves, &error);
    if (searched == ZW_OK)
        searched = interruptible_search(with->engine, &limits, &report, &error);
    if (searched != ZW_OK)
        return bad("%s", error.text);
    if (!report.game)
        return EXIT_FINE;
    report_frame frame = {with->handle, item, position, options.choice.algorithm->name};
    if (own->wdl && report.best != ZW_NO_MOVE) {
        report.line[0] = report.best;
        report.line_length = 1;
    }
    if (json_wanted)
        print_json(&frame, &report, own);
    else
        print_text(&frame, &report, own);
    return report.proven ? EXIT_FINE : EXIT_NO;
}

static int solve(game_handle *handle, const search_config *config, const solve_options *own, int json_wanted)
{
    position_list list = {0};
    solver with = {.handle = handle};
    int status, worst = EXIT_FINE;
    if (!handle->game->plies_left && !config_has_limit(config))
        return bad("%s does not say how long a game can last: expected --depth, --seconds or --nodes",
                   handle->game->name);
    if (config->multipv > 1 || config->equal)
        return bad("--multipv and --equal have no meaning here: expected --all for the value of every move");
    if (own->file)
        status = positions_add_file(&list, handle, own->file, RECORD_END);
    else
        status = positions_add(&list, handle, own->position ? own->position : "start", own->moves, NULL);
    for (int i = 0; i < list.count && status != EXIT_BAD && !interrupted(); i++) {
        status = solve_position(&with, &list.items[i], config, own, json_wanted);
        worst = status > worst ? status : worst;
    }
    zw_engine_free(with.engine);
    positions_free(&list);
    return status > worst ? status : worst;
}

int cmd_solve(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "solve",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Finds the exact value of a position, its best move and line, by a search straight to the end of the\n"
            "game. Unless told otherwise it does without deepening, with --etc 8 and at most --table 512M. A game "
            "that\n"
            "does not say how long it can last needs a limit, and only a win or a loss can be proven in it.\n"
            "A file has a position a line, `POSITION` or `POSITION moves M M ...`, # begins a comment; or it is in a\n"
            "format of the game's own (EPD, PGN, OBF ...), and the last position of each of its games is taken.\n"
            "Exit status 1 when one was not proven (stopped, or limited by --seconds, --nodes or --depth).",
        .example = "zw solve connect4 --position 45461667",
    };
    solve_options own = {0};
    search_config config = config_new();
    option_group groups[] = {{"positions", rows, &own}, {"the search", config_rows, &config}, {.rows = NULL}};
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
    status = solve(&handle, &config, &own, line.json);
    game_close(&handle);
    return status;
}
