/* cmd_solve.c - `zw solve`: the exact value of a position by searching to the end of the game. Win, draw or loss alone is
 * asked by a driver of this file, which the library runs as it runs its own. */
#include "common/config.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "solve.h"
#include "solve_bounds.h"

#include <zw/driver.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct solve_options {
    const char *position, *moves, *file;
    solve_manner manner;
} solve_options;

#define AT(member) offsetof(solve_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"file", OPTION_TEXT, "F", "solve the positions of a file, one a line; - is the standard input",
     .offset = AT(file)},
    {"wdl", OPTION_FLAG, NULL, "only win (1), draw (0) or loss (-1)", .offset = AT(manner.wdl), .max = 1},
    {"all", OPTION_FLAG, NULL, "the value of every move", .offset = AT(manner.all), .max = 1},
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

/* ----------------------------------------------------------------------------------------------------- configuration */

/* A position, what it is searched with, and what came of it. */
typedef struct assignment {
    const position_item *item;
    void *position; /* parsed */
    search_config config;
    zw_engine_options options;
    zw_limits limits;
    zw_report report;
    zw_root_move *moves; /* of the report, whose own are the engine's */
    char *error; /* NULL: it was searched, if report.game is set */
} assignment;

/* The engine of the last position is kept for the next one that wants a table of the same size: clearing one is cheaper than
 * making one, and leaves nothing on which the next position's nodes could depend. */
typedef struct solver {
    game_handle *handle;
    int own_endgame; /* the handle has the endgame of the game that was asked for */
    const solve_options *own;
    int json;
    assignment *assignments;
    zw_engine *engine;
    uint64_t table_bytes, table_entries;
    solve_table table; /* what --file prints */
    int by_bounds; /* instead of the engine, where a game has no end to be searched to */
    bounds_solver *bounds;
    double began, shown_at; /* the position; when progress was shown */
    int status; /* the worst of what was taken */
} solver;

#define SHOW_EVERY 0.2 /* seconds */

/* How far a search is; its first moment is over before anybody could read it. */
static void show_progress(void *user, const zw_report *report)
{
    solver *with = user;
    char nodes[40], remark[128], move[48] = "";
    double now = now_seconds();
    if (now < with->began + SHOW_EVERY || now < with->shown_at + SHOW_EVERY)
        return;
    with->shown_at = now;
    if (report->event == ZW_REPORT_MOVE)
        snprintf(move, sizeof move, "move %d of %d, ", report->move_number, report->move_count);
    snprintf(remark, sizeof remark, "depth %d, %s%s nodes, %.0f s", report->depth, move,
             grouped(report->total.nodes + report->total.quiescence, nodes, sizeof nodes), now - with->began);
    progress_note("solve", remark);
}

static void show_to(solver *with, zw_engine_options *options)
{
    options->on_report = show_progress;
    options->user = with;
    options->tell_moves = 1;
}

/* ------------------------------------------------------------------------------------------------------------ solving */

/* Does nothing that the user asks for need the game as it is played? */
static int searched_to_the_end(const search_config *config)
{
    return !config->depth && config->instance != ZW_FIXED_DEPTH && !config->functions;
}

static int move_count(const game_handle *handle, const void *position)
{
    zw_value outcome;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    int count = position_moves(handle, position, list, &outcome);
    free(list);
    return count;
}

static zw_status ready_engine(solver *with, const zw_engine_options *options, zw_error *error)
{
    const zw_table_options *table = &options->table_options;
    if (with->engine && with->table_bytes == table->bytes && with->table_entries == table->entries) {
        zw_engine_clear(with->engine);
        return ZW_OK;
    }
    zw_engine_free(with->engine);
    with->engine = zw_engine_new(with->handle->game, options, error);
    with->table_bytes = table->bytes;
    with->table_entries = table->entries;
    return with->engine ? ZW_OK : ZW_NO_MEMORY;
}

static zw_status search(solver *with, assignment *one, zw_error *error)
{
    zw_status status = ready_engine(with, &one->options, error);
    if (status == ZW_OK)
        status = positions_give(one->item, with->engine, error);
    return status == ZW_OK
               ? (with->own->file ? interruptible_search : farm_search)(with->engine, &one->limits, &one->report, error)
               : status;
}

/* Win, draw or loss by bounds from both sides, and a line that proves it. */
static zw_status search_bounds(solver *with, assignment *one, zw_error *error)
{
    if (!with->bounds)
        with->bounds = bounds_new(with->handle->game, &one->options, error);
    return with->bounds
               ? bounds_solve(with->bounds, one->position, &one->limits, with->own->manner.all, &one->report, error)
               : ZW_NO_MEMORY;
}

static void solve_job(void *user, int job)
{
    solver *with = user;
    assignment *one = &with->assignments[job];
    zw_error error = {0};
    with->began = now_seconds();
    if ((with->by_bounds ? search_bounds : search)(with, one, &error) != ZW_OK) {
        one->error = copy_text(error.text);
    } else if (one->report.game) {
        size_t count = (size_t)one->report.move_count;
        one->moves = allocate(count, sizeof *one->moves);
        if (count)
            memcpy(one->moves, one->report.moves, count * sizeof *one->moves);
        one->report.moves = one->moves;
    }
}

static int take_job(void *user, int job)
{
    solver *with = user;
    const assignment *one = &with->assignments[job];
    zw_report report = one->report;
    solve_manner manner = with->own->manner;
    progress_clear();
    if (one->error) {
        with->status = bad("%s", one->error);
        return 0;
    }
    if (!report.game)
        return 1;
    report_frame frame = {with->handle, one->item, one->position, NULL};
    if (with->by_bounds) {
        manner.wdl = manner.bounds = 1;
    } else if (manner.wdl && report.best != ZW_NO_MOVE) {
        report.line[0] = report.best;
        report.line_length = 1;
    }
    int right = solve_right(&frame, &report, &manner);
    if (with->json)
        solve_print_json(&frame, &report, &manner);
    else if (with->own->file)
        solve_print_row(&frame, &report, &manner, &with->table);
    else
        solve_print_text(&frame, &report, &manner);
    if (!right || !solve_proven(&report, &manner))
        with->status = EXIT_NO;
    return 1;
}

/* ----------------------------------------------------------------------------------------------- for another process */

static void describe_job(void *user, int job, text *to)
{
    text_add(to, ((const solver *)user)->assignments[job].item->shown);
}

/* The report as it is, behind it the moves, or else the error alone. */
static void pack_job(void *user, int job, text *to)
{
    const assignment *one = &((const solver *)user)->assignments[job];
    zw_report report = one->report;
    report.moves = NULL;
    report.equal = NULL;
    if (one->error) {
        text_add(to, one->error);
        return;
    }
    text_add_bytes(to, (const char *)&report, sizeof report);
    text_add_bytes(to, (const char *)one->moves, (size_t)report.move_count * sizeof *one->moves);
}

static int unpack_job(void *user, int job, const char *bytes, size_t length)
{
    solver *with = user;
    assignment *one = &with->assignments[job];
    if (length < sizeof one->report) {
        text error = {0};
        text_add_bytes(&error, bytes, length);
        one->error = error.data;
        return 0;
    }
    memcpy(&one->report, bytes, sizeof one->report);
    size_t moves = (size_t)one->report.move_count * sizeof *one->moves;
    if (length != sizeof one->report + moves)
        return -1;
    one->report.game = with->handle->game;
    one->report.algorithm = one->options.choice.algorithm;
    one->moves = allocate(1, moves);
    memcpy(one->moves, bytes + sizeof one->report, moves);
    one->report.moves = one->moves;
    return 0;
}

/* ---------------------------------------------------------------------------------------------------------------- all */

static int prepare(solver *with, assignment *one, const position_item *item, const search_config *config)
{
    const zw_game *game = with->handle->game;
    one->item = item;
    one->config = *config;
    one->report = ZW_REPORT;
    one->position = allocate(1, game->position_size);
    memcpy(one->position, positions_load(with->handle, item), game->position_size);
    int status;
    if (with->by_bounds) {
        one->config.instance = ZW_TOURNAMENT;
        status = config_resolve(&one->config, with->handle, one->position, &one->options, &one->limits);
    } else {
        status = solve_configuration(&one->config, with->handle, with->own_endgame, one->position, &one->options,
                                     &one->limits);
        if (with->own->manner.wdl)
            one->options.choice.algorithm = &WDL;
        if (with->own->manner.all)
            one->limits.multipv = move_count(with->handle, one->position);
        one->limits.no_line = with->own->manner.wdl; /* a sign has no line of its own; the best move is shown */
    }
    show_to(with, &one->options);
    return status;
}

static int solve_list(solver *with, const position_list *list, const search_config *config)
{
    with->assignments = allocate((size_t)list->count, sizeof *with->assignments);
    int status = EXIT_FINE;
    for (int i = 0; i < list->count && !status; i++)
        status = prepare(with, &with->assignments[i], &list->items[i], config);
    if (!status) {
        job_plan plan = {.count = list->count,
                         .workers = 1,
                         .partial = 1,
                         .user = with,
                         .run = solve_job,
                         .take = take_job,
                         .describe = describe_job,
                         .pack = pack_job,
                         .unpack = unpack_job};
        jobs_run(&plan);
        status = with->status;
        if (with->own->file && !with->json && status != EXIT_BAD)
            solve_print_total(&with->table);
    }
    for (int i = 0; i < list->count; i++) {
        assignment *one = &with->assignments[i];
        free(one->position);
        free(one->moves);
        free(one->error);
    }
    free(with->assignments);
    return status;
}

static int solve(game_handle *handle, int own_endgame, const search_config *config, const solve_options *own,
                 int json_wanted)
{
    position_list list = {0};
    solver with = {.handle = handle, .own_endgame = own_endgame, .own = own, .json = json_wanted};
    int status;
    with.by_bounds = searched_to_the_end(config) && bounds_can_solve(handle->game);
    if (!handle->game->plies_left && !config_has_limit(config) && !with.by_bounds)
        return bad("%s does not say how long a game can last: expected --depth, --seconds or --nodes",
                   handle->game->name);
    if (config->multipv > 1 || config->equal)
        return bad("--multipv and --equal have no meaning here: expected --all for the value of every move");
    if (own->file)
        status = positions_add_file(&list, handle, own->file, RECORD_END);
    else
        status = positions_add(&list, handle, own->position ? own->position : "start", own->moves, NULL);
    if (status != EXIT_BAD) {
        int solved = solve_list(&with, &list, config);
        status = solved > status ? solved : status;
    }
    zw_engine_free(with.engine);
    bounds_free(with.bounds);
    positions_free(&list);
    return status;
}

int cmd_solve(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "solve",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Finds the exact value of a position, its best move and line, by a search to the end of the game. By\n"
            "default it uses no iterative deepening, --etc 8 and a table of at most 512M. A game that does not say\n"
            "how long it can last needs a limit, and then only a win or a loss can be proven.\n"
            "Each line of a file is `POSITION` or `POSITION moves M M ...`; # begins a comment. A file may also be in\n"
            "a format that the game knows (EPD, PGN, OBF ...); then the last position of each of its games is taken.\n"
            "Scores in the file are checked.\n"
            "In checkers the value is a win, a draw or a loss, proven by a search that ends in the databases of\n"
            "`zw tablebase`, within --seconds (5) or --nodes; with --all each move may take as much again.\n"
            "Othello and Kalah have a special endgame search. --depth, --fixed-depth and --functions turn it off\n"
            "and search the game as it is played.\n"
            "The exit status is 1 when a score was wrong, or a position was not proven (stopped, or limited by\n"
            "--seconds, --nodes or --depth).\n"
            "\n"
            "Columns of the table for a file, with their sums below it:\n"
            "  #                    the number of the position\n"
            "  depth                plies left; in Othello the empty squares\n"
            "  score                the exact value for the side to move\n"
            "  time, nodes, N/s     hours, minutes and seconds; visited positions; nodes per second\n"
            "  principal variation  the best line",
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
    int own_endgame = searched_to_the_end(&config) && handle.game->endgame;
    if (own_endgame)
        status = game_to_its_end(&handle);
    if (!status)
        status = solve(&handle, own_endgame, &config, &own, line.json);
    game_close(&handle);
    return status;
}
