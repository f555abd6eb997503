/* cmd_suite.c - `zw suite`: searches test positions with known solutions and counts how many it solves, and how soon. */
#include "common/config.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/json.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct suite_options {
    int jobs;
} suite_options;

static const option_row rows[] = {
    {"jobs", OPTION_INT, "N", "positions at once (1, so that each search has a core)",
     .offset = offsetof(suite_options, jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

/* What came of a problem. */
typedef struct attempt {
    const problem *problem;
    zw_move move;
    int solved;
    double since; /* when the search came to the solution that it kept; < 0: not now */
    int depth;
    uint64_t nodes;
    double seconds;
    char *error;
} attempt;

typedef struct running {
    suite suite;
    game_handle handle;
    search_config config;
    attempt *attempts;
    int json, taken, solved;
    double to_solution, seconds;
    uint64_t nodes;
    char *error;
} running;

/* ---------------------------------------------------------------------------------------------------------- searching */

static void look_at(attempt *of, const zw_report *report)
{
    int solved = report->best != ZW_NO_MOVE && problem_solved_by(of->problem, report->best, report->mate);
    if (!solved)
        of->since = -1;
    else if (of->since < 0)
        of->since = report->seconds;
    of->solved = solved;
}

static void on_report(void *user, const zw_report *report)
{
    if (report->event != ZW_REPORT_RESULT)
        look_at(user, report);
}

static zw_status attack(const running *run, attempt *of, zw_error *error)
{
    zw_engine_options options;
    zw_limits limits;
    zw_report report = ZW_REPORT;
    if (config_resolve(&run->config, &run->handle, NULL, &options, &limits))
        return ZW_BAD_INPUT;
    options.on_report = on_report;
    options.user = of;
    zw_engine *engine = zw_engine_new(run->handle.game, &options, error);
    zw_status status = engine ? zw_engine_position_text(engine, of->problem->position, NULL, error) : ZW_NO_MEMORY;
    if (status == ZW_OK)
        status = interruptible_search(engine, &limits, &report, error);
    if (status == ZW_OK && report.game) {
        look_at(of, &report);
        of->move = report.best;
        of->depth = report.depth;
        of->nodes = report.total.nodes;
        of->seconds = report.seconds;
    }
    zw_engine_free(engine);
    return status;
}

static void run_job(void *user, int job)
{
    running *run = user;
    attempt *of = &run->attempts[job];
    zw_error error = {0};
    *of = (attempt){.problem = &run->suite.problems[job], .move = ZW_NO_MOVE, .since = -1};
    if (attack(run, of, &error) != ZW_OK)
        of->error = copy_text(error.text);
}

/* ------------------------------------------------------------------------------------------------------------ showing */

static void show_attempt(running *run, const attempt *of)
{
    char move[64] = "-";
    position_item item = {.text = of->problem->position};
    if (of->move != ZW_NO_MOVE)
        move_text(&run->handle, positions_load(&run->handle, &item), of->move, MOVE_FOR_PEOPLE, move, sizeof move);
    if (!run->json) {
        printf("%-12s %-7s %-8s %8.3f s  depth %2d  %s\n", of->problem->name, of->solved ? "solved" : "-", move,
               of->solved ? of->since : of->seconds, of->depth, of->problem->wanted);
        return;
    }
    json out;
    json_begin(&out);
    json_string(&out, "id", of->problem->name);
    json_string(&out, "position", of->problem->position);
    json_string(&out, "wanted", of->problem->wanted);
    json_string(&out, "best", move);
    json_truth(&out, "solved", of->solved);
    if (of->solved)
        json_seconds(&out, "solved_after", of->since);
    else
        json_null(&out, "solved_after");
    json_integer(&out, "depth", of->depth);
    json_count(&out, "nodes", of->nodes);
    json_seconds(&out, "seconds", of->seconds);
    json_end(&out, stdout);
}

static int take_job(void *user, int job)
{
    running *run = user;
    const attempt *of = &run->attempts[job];
    if (of->error) {
        run->error = of->error;
        return 0;
    }
    run->taken++;
    run->solved += of->solved;
    run->to_solution += of->solved ? of->since : of->seconds;
    run->seconds += of->seconds;
    run->nodes += of->nodes;
    show_attempt(run, of);
    fflush(stdout);
    progress_show("suite", run->taken, run->suite.count, NULL);
    return 1;
}

static void show_result(const running *run)
{
    double speed = run->seconds > 0 ? (double)run->nodes / run->seconds : 0;
    if (!run->json) {
        printf(
            "%d of %d solved; to the solution %.1f s (all of its time where none was found), %.0f nodes per second\n",
            run->solved, run->taken, run->to_solution, speed);
        if (run->suite.refused)
            printf("%d lines could not be read\n", run->suite.refused);
        return;
    }
    json out;
    json_begin(&out);
    json_integer(&out, "positions", run->taken);
    json_integer(&out, "solved", run->solved);
    json_integer(&out, "refused", run->suite.refused);
    json_seconds(&out, "seconds_to_solution", run->to_solution);
    json_seconds(&out, "seconds", run->seconds);
    json_count(&out, "nodes", run->nodes);
    json_real(&out, "nodes_per_second", speed);
    json_end(&out, stdout);
}

/* ------------------------------------------------------------------------------------------------ for another process */

static void describe_job(void *user, int job, text *to)
{
    const problem *of = &((const running *)user)->suite.problems[job];
    text_addf(to, "%s %s", of->position, of->wanted);
}

/* What came of it as it is, and the error behind it. */
static void pack_job(void *user, int job, text *to)
{
    const attempt *of = &((const running *)user)->attempts[job];
    text_add_bytes(to, (const char *)of, sizeof *of);
    if (of->error)
        text_add_bytes(to, of->error, strlen(of->error) + 1);
}

static int unpack_job(void *user, int job, const char *bytes, size_t length)
{
    running *run = user;
    attempt *of = &run->attempts[job];
    if (length < sizeof *of)
        return -1;
    memcpy(of, bytes, sizeof *of);
    of->problem = &run->suite.problems[job];
    of->error = length > sizeof *of ? copy_text(bytes + sizeof *of) : NULL;
    return 0;
}

/* ------------------------------------------------------------------------------------------------------------ command */

static int solve_all(running *run, const char *path, int jobs)
{
    int status = suite_read(&run->suite, &run->handle, path);
    if (status)
        return status;
    run->attempts = allocate((size_t)run->suite.count, sizeof *run->attempts);
    job_plan plan = {.count = run->suite.count,
                     .workers = jobs ? jobs : 1,
                     .user = run,
                     .run = run_job,
                     .take = take_job,
                     .describe = describe_job,
                     .pack = pack_job,
                     .unpack = unpack_job};
    jobs_run(&plan);
    progress_clear();
    if (run->error)
        status = *run->error ? bad("%s", run->error) : EXIT_BAD; /* else it has been complained about */
    else
        show_result(run);
    for (int i = 0; i < run->suite.count; i++)
        free(run->attempts[i].error);
    free(run->attempts);
    return status ? status : run->solved == run->suite.count && !run->suite.refused ? EXIT_FINE : EXIT_NO;
}

/* The game whose files of test positions end as this one does, or else the first that has such files. */
static const char *game_with_suites(const char *path)
{
    const char *first = NULL, *dot = strrchr(path, '.');
    for (int i = 0; zw_game_at(i); i++) {
        const zw_game *game = zw_game_at(i);
        if (game->suite && dot && !strcmp(dot + 1, game->suite))
            return game->name;
        first = game->suite && !first ? game->name : first;
    }
    return first;
}

int cmd_suite(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "suite",
        .arguments = "FILE.epd",
        .least = 1,
        .most = 1,
        .about =
            "Searches the chess positions of an EPD file and counts how many are solved: bm names the best moves, am\n"
            "moves to avoid, dm a mate in so many moves, id the position. Without a limit each position gets one\n"
            "second. Lines that cannot be read are named. The exit status is 0 when all are solved, otherwise 1.\n"
            "\n"
            "Columns:\n"
            "  id       the position\n"
            "  solved   or - when it was not\n"
            "  move     the move that was found\n"
            "  s        seconds until the search chose the solution and kept it; when unsolved, all of its time\n"
            "  depth    the depth that the search reached\n"
            "  bm, am, dm  the solution",
        .example = "zw suite suite.epd --seconds 1 --algorithm aspiration",
    };
    suite_options own = {0};
    running run = {.config = config_new()};
    option_group groups[] = {{"the suite", rows, &own}, {"the search", config_rows, &run.config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    run.json = line.json;
    if (!config_has_limit(&run.config))
        run.config.seconds = CONFIG_PLAY_SECONDS;
    status = config_for_play(&run.config);
    if (!status)
        status = game_open(game_with_suites(line.words[0]), &run.handle);
    if (!status) {
        status = solve_all(&run, line.words[0], own.jobs);
        suite_free(&run.suite);
        game_close(&run.handle);
    }
    return status;
}
