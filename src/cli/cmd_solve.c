/* cmd_solve.c - `zw solve`: the exact value of a position by searching to the end of the game. Win, draw or loss alone is
 * asked by a driver of this file, which the library runs as it runs its own. */
#include "common/config.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "solve.h"
#include "solve_bounds.h"

#include <zw/driver.h>

#include <stdio.h>
#include <stdlib.h>

/* Unless --table and --etc say otherwise. A table hit near the end of the game saves less than it costs. */
#define SOLVE_TABLE_BYTES ((uint64_t)512 << 20) /* at most: see solve_table_bytes() */
#define SOLVE_UNBOUNDED_BYTES ((uint64_t)64 << 20) /* where nobody knows how long the game lasts */
#define SOLVE_ETC 8
#define SOLVE_ENDGAME "mtd-step" /* the fewest nodes where a game has an endgame of its own: docs/solver.md */

typedef struct solve_options {
    const char *position, *moves, *file;
    solve_manner manner;
} solve_options;

#define AT(member) offsetof(solve_options, member)
static const option_row rows[] = {
    {"position", OPTION_TEXT, "P", "the position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"file", OPTION_TEXT, "F", "positions, one a line", .offset = AT(file)},
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

/* The engine of the last position, kept for the next one that wants a table of the same size: clearing one is cheaper than
 * making one, and leaves nothing on which the next position's nodes could depend. */
typedef struct solver {
    game_handle *handle;
    int own_endgame; /* the handle has the endgame of the game that was asked for */
    zw_engine *engine;
    uint64_t table_bytes, table_entries;
    solve_table *table; /* what --file prints */
    bounds_solver *bounds; /* instead of the engine, where a game has no end to be searched to */
    double began, shown_at; /* the position; when progress was shown */
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

/* The next position's progress is shown. */
static void show_to(solver *with, zw_engine_options *options)
{
    with->began = now_seconds();
    options->on_report = show_progress;
    options->user = with;
    options->tell_moves = 1;
}

/* How positions are solved: tournament play, for its settling and its reduced move lists, straight to the last ply: what
 * shallower searches would learn, the table and ETC find on the way. What the user sets wins.
 * `config` is changed, and must live as long as the options. */
static int solve_configuration(search_config *config, const solver *with, const void *position, int wdl,
                               zw_engine_options *options, zw_limits *limits)
{
    const game_handle *handle = with->handle;
    int bounded =
        handle->game->plies_left != NULL; /* otherwise only a win or a loss can be proven, the sooner the better */
    if (!config_given(config, "deepening"))
        config_set(config, "deepening", !bounded || with->own_endgame);
    if (!config->algorithm && with->own_endgame)
        config->algorithm = SOLVE_ENDGAME;
    if (config->instance == CONFIG_UNSET)
        config->instance = ZW_TOURNAMENT;
    if (!config_given(config, "etc"))
        config_set(config, "etc", SOLVE_ETC);
    if (!config->depth && bounded)
        config->depth = handle->game->plies_left(handle->context, position);
    if (config->depth < 1 && bounded)
        config->depth = 1;
    if (config->depth > ZW_MAX_DEPTH) /* a game that may last longer is not proven by that */
        config->depth = ZW_MAX_DEPTH;
    if (!config->table.given)
        config->table =
            (table_size){.given = 1,
                         .bytes = bounded ? solve_table_bytes(with->own_endgame, config->depth, SOLVE_TABLE_BYTES)
                                          : SOLVE_UNBOUNDED_BYTES};
    int status = config_resolve(config, handle, position, options, limits);
    if (wdl)
        options->choice.algorithm = &WDL;
    return status;
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

static void print_solution(solver *with, const report_frame *frame, const zw_report *report, const solve_manner *manner,
                           int json_wanted, int row)
{
    if (json_wanted)
        solve_print_json(frame, report, manner);
    else if (row)
        solve_print_row(frame, report, manner, with->table);
    else
        solve_print_text(frame, report, manner);
}

/* Win, draw or loss by bounds from both sides, and a line that proves it. */
static int solve_by_bounds(solver *with, const position_item *item, const search_config *config,
                           const solve_options *own, int json_wanted)
{
    zw_engine_options options;
    zw_limits limits;
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    const void *position = positions_load(with->handle, item);
    search_config tournament = *config;
    tournament.instance = ZW_TOURNAMENT;
    int status = config_resolve(&tournament, with->handle, position, &options, &limits);
    if (status)
        return status;
    show_to(with, &options);
    if (!with->bounds)
        with->bounds = bounds_new(with->handle->game, &options, &error);
    int solved =
        with->bounds && bounds_solve(with->bounds, position, &limits, own->manner.all, &report, &error) == ZW_OK;
    progress_clear();
    if (!solved)
        return bad("%s", error.text);
    report_frame frame = {with->handle, item, position, "bounds"};
    solve_manner manner = {.wdl = 1, .all = own->manner.all, .bounds = 1};
    int right = solve_right(&frame, &report, &manner);
    print_solution(with, &frame, &report, &manner, json_wanted, own->file != NULL);
    return right && solve_proven(&report, &manner) ? EXIT_FINE : EXIT_NO;
}

static int solve_position(solver *with, const position_item *item, const search_config *config,
                          const solve_options *own, int json_wanted)
{
    zw_engine_options options;
    zw_limits limits;
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    const void *position = positions_load(with->handle, item);
    search_config solving = *config;
    int status = solve_configuration(&solving, with, position, own->manner.wdl, &options, &limits);
    show_to(with, &options);
    if (!status)
        status = ready_engine(with, &options);
    if (status)
        return status;
    if (own->manner.all)
        limits.multipv = move_count(with->handle, position);
    limits.no_line = own->manner.wdl; /* a sign has no line of its own; the best move is shown */
    zw_status searched = positions_give(item, with->engine, &error);
    if (searched == ZW_OK)
        searched = interruptible_search(with->engine, &limits, &report, &error);
    progress_clear();
    if (searched != ZW_OK)
        return bad("%s", error.text);
    if (!report.game)
        return EXIT_FINE;
    report_frame frame = {with->handle, item, position, options.choice.algorithm->name};
    if (own->manner.wdl && report.best != ZW_NO_MOVE) {
        report.line[0] = report.best;
        report.line_length = 1;
    }
    int right = solve_right(&frame, &report, &own->manner);
    print_solution(with, &frame, &report, &own->manner, json_wanted, own->file != NULL);
    return right && solve_proven(&report, &own->manner) ? EXIT_FINE : EXIT_NO;
}

static int solve(game_handle *handle, int own_endgame, const search_config *config, const solve_options *own,
                 int json_wanted)
{
    position_list list = {0};
    solve_table table = {0};
    solver with = {.handle = handle, .own_endgame = own_endgame, .table = &table};
    int status, worst = EXIT_FINE, bounds = searched_to_the_end(config) && bounds_can_solve(handle->game);
    if (!handle->game->plies_left && !config_has_limit(config) && !bounds)
        return bad("%s does not say how long a game can last: expected --depth, --seconds or --nodes",
                   handle->game->name);
    if (config->multipv > 1 || config->equal)
        return bad("--multipv and --equal have no meaning here: expected --all for the value of every move");
    if (own->file)
        status = positions_add_file(&list, handle, own->file, RECORD_END);
    else
        status = positions_add(&list, handle, own->position ? own->position : "start", own->moves, NULL);
    for (int i = 0; i < list.count && status != EXIT_BAD && !interrupted(); i++) {
        status = (bounds ? solve_by_bounds : solve_position)(&with, &list.items[i], config, own, json_wanted);
        worst = status > worst ? status : worst;
    }
    if (own->file && !json_wanted && status != EXIT_BAD)
        solve_print_total(&table);
    zw_engine_free(with.engine);
    bounds_free(with.bounds);
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
            "Its positions are shown as a table with a total, and a score that the file gives is checked.\n"
            "Checkers is won, drawn or lost, as both sides can be sure of by a search that ends in the databases of\n"
            "`zw tablebase`, within --seconds (5) or --nodes; with --all once more for every move.\n"
            "Endgames of Othello and Kalah are searched in a way of their own, unless --depth, --fixed-depth or "
            "--functions\n"
            "ask for the game as it is played.\n"
            "Exit status 1 when a score was wrong, or a position not proven (stopped, or limited by --seconds, --nodes "
            "or\n"
            "--depth).",
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
