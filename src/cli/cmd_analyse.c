/* cmd_analyse.c - `zw analyse`: every move of every game in a file judged. The searches are in analysis.c, what is shown of
 * them in analysis_show.c. */
#include "analysis_show.h"
#include "common/farm.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct analyse_options {
    const char *out, *html, *journal;
    int exact, jobs;
} analyse_options;

#define AT(member) offsetof(analyse_options, member)
static const option_row rows[] = {
    {"out", OPTION_TEXT, "FILE", "the games with comments: .pgn, .pdn, or .txt for any game", .offset = AT(out)},
    {"html", OPTION_TEXT, "FILE", "one page with boards, a graph and all moves", .offset = AT(html)},
    {"exact", OPTION_INT, "N", "search to the end of the game with N plies to go or fewer (as the game has it)",
     .offset = AT(exact), .min = 0, .max = ZW_MAX_DEPTH},
    {"journal", OPTION_TEXT, "FILE",
     "keeps what was found; a run that was killed goes on (FILE.part of --out or --html)", .offset = AT(journal)},
    {"jobs", OPTION_INT, "N", "moves at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

typedef struct running {
    analysis all;
    const analyse_options *own;
    player_table players;
    journal file;
    int json, shown; /* games that were shown */
    int done; /* moves that an earlier run has judged */
    int status;
} running;

/* ------------------------------------------------------------------------------------------------------------- the work */

static void run_job(void *user, int job)
{
    analysis_judge(&((running *)user)->all, job);
}

/* Shows the games whose moves are all judged. */
static void show_finished(running *run, int taken)
{
    const analysis *all = &run->all;
    for (; run->shown < all->games.count && all->first[run->shown + 1] <= taken; run->shown++) {
        shown_game game;
        text shown = {0};
        progress_clear();
        shown_begin(all, run->shown, &game);
        players_add(&run->players, all, &game);
        if (run->json) {
            show_game_json(all, &game);
        } else {
            show_game_text(all, &game, &shown);
            fputs(shown.data, stdout);
        }
        fflush(stdout);
        text_free(&shown);
        shown_end(&game);
    }
}

static int take_job(void *user, int job)
{
    running *run = user;
    if (run->all.errors[job]) {
        const position_item *item = &run->all.games.items[analysis_game_of(&run->all, job)];
        progress_clear();
        run->status = bad("%s%s%s", item->origin ? item->origin : "", item->origin ? ": " : "", run->all.errors[job]);
        return 0;
    }
    if (run->file.path)
        run->status = analysis_keep(&run->all, &run->file, job);
    show_finished(run, job + 1);
    progress_show("analyse", job + 1, analysis_count(&run->all), "moves");
    return !run->status;
}

/* ---------------------------------------------------------------------------------------------- for another process */

static void describe_job(void *user, int job, text *to)
{
    const analysis *all = &((const running *)user)->all;
    int game = analysis_game_of(all, job);
    const position_item *item = &all->games.items[game];
    text_addf(to, "%s %s %d", item->text, item->moves ? item->moves : "", job - all->first[game]);
}

static void pack_job(void *user, int job, text *to)
{
    const analysis *all = &((const running *)user)->all;
    if (all->errors[job])
        text_add(to, all->errors[job]);
    else
        text_add_bytes(to, (const char *)&all->moves[job], sizeof all->moves[job]);
}

static int unpack_job(void *user, int job, const char *bytes, size_t length)
{
    analysis *all = &((running *)user)->all;
    if (length == sizeof all->moves[job]) {
        memcpy(&all->moves[job], bytes, length);
        return 0;
    }
    text error = {0};
    text_add_bytes(&error, bytes, length);
    all->errors[job] = error.data;
    return length ? 0 : -1;
}

/* ------------------------------------------------------------------------------------------------------------ command */

/* The journal's name: the one given, or that of a file that will be written; empty: none. */
static void journal_path(const analyse_options *own, text *to)
{
    const char *result = own->out ? own->out : own->html;
    text_add(to, own->journal ? own->journal : result ? result : "");
    if (!own->journal && result)
        text_add(to, ".part");
}

static int judge_all(running *run)
{
    int count = analysis_count(&run->all), threads = run->all.config.threads;
    int workers = farm_processors() / (threads > 1 ? threads : 1);
    job_plan plan = {.first = run->done,
                     .count = count,
                     .workers = run->own->jobs ? run->own->jobs
                                : workers > 1  ? workers
                                               : 1,
                     .user = run,
                     .run = run_job,
                     .take = take_job,
                     .describe = describe_job,
                     .pack = pack_job,
                     .unpack = unpack_job};
    if (!farm_helping())
        show_finished(run, run->done);
    int taken = run->done + jobs_run(&plan);
    progress_clear();
    if (run->status)
        return EXIT_BAD;
    if (taken == count)
        return EXIT_FINE;
    notice("stopped after %d of %d moves%s%s", taken, count, run->file.path ? "; the same command goes on from " : "",
           run->file.path ? run->file.path : "");
    return EXIT_NO;
}

static void show_result(const running *run)
{
    text shown = {0};
    if (run->json) {
        show_result_json(&run->all, &run->players);
        return;
    }
    show_players_text(&run->all, &run->players, &shown);
    fputs(shown.data, stdout);
    text_free(&shown);
}

static int analyse(running *run, const char *head, const char *path)
{
    const analyse_options *own = run->own;
    text whole = {0};
    int status = EXIT_FINE;
    analysis_head(&run->all, head, &whole);
    if (*path)
        status = analysis_resume(&run->all, path, whole.data, &run->file, &run->done);
    text_free(&whole);
    if (!status)
        status = judge_all(run);
    if (status == EXIT_FINE || status == EXIT_NO)
        show_result(run);
    if (!status && own->out)
        status = record_write(&run->all, own->out);
    if (!status && own->html)
        status = page_write(&run->all, &run->players, own->html);
    int closed = journal_close(&run->file);
    if (!status && !closed && *path && !own->journal && !farm_helping())
        unlink(path);
    return status ? status : closed;
}

/* Limits that make sense for every move alike. */
static int check(const analyse_options *own, search_config *config)
{
    if (config->clock.seconds > 0)
        return bad("--clock: expected a limit for every move, --nodes, --seconds or --depth");
    if (config->multipv > 1 || config->equal)
        return bad("--%s: expected none, every move is compared with the best", config->equal ? "equal" : "multipv");
    if (own->out && own->html && !strcmp(own->out, own->html))
        return bad("--html '%s': expected another file than that of --out", own->html);
    return config_for_play(config);
}

static uint64_t default_nodes(const zw_game *game)
{
    uint64_t nodes = fault_limits_of(game).nodes;
    return nodes ? nodes : FAULT_NODES;
}

int cmd_analyse(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "analyse",
        .arguments = "GAME FILE",
        .least = 2,
        .most = 2,
        .about = "Judges every move of the games in a file: PGN, PDN, WTHOR, transcripts, or one game a line.\n"
                 "The position before each move is searched, and when another move is better, the one that was played\n"
                 "is searched alone, to the same depth. What looks like a fault is searched again with four and with\n"
                 "sixteen times the nodes. Values are for the player who moves; = marks those that are exact. Without\n"
                 "a limit a search may take 20000 nodes (checkers: 100000). Games that know how many plies are left\n"
                 "(Othello, Connect Four, Kalah) are searched to the end when that is near. docs/analyse.md has the\n"
                 "thresholds of the marks. With --nodes or --depth the same command gives the same bytes, even if it\n"
                 "was killed and started again.",
        .example = "zw analyse chess games.pgn --nodes 5000 --out judged.pgn",
    };
    static const char *const free_options[] = {"--jobs", "--out", "--html", "--journal", NULL};
    analyse_options own = {.exact = -1};
    search_config config = config_new();
    option_group groups[] = {{"the analysis", rows, &own}, {"the search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    running run = {.own = &own, .json = line.json};
    text head = {0}, path = {0};
    text_add(&head, "# zw ");
    options_signature(&head, free_options, argc, argv);
    journal_path(&own, &path);
    status = check(&own, &config);
    if (!status)
        status = game_open(line.words[0], &run.all.handle);
    if (!status && !config_has_limit(&config))
        config.nodes = default_nodes(run.all.handle.game);
    if (!status)
        status = analysis_read(&run.all, line.words[1]);
    if (!status)
        status = analysis_prepare(&run.all, &config, own.exact);
    if (!status && own.out)
        status = record_check(&run.all, own.out);
    if (!status)
        status = analyse(&run, head.data, path.data);
    players_free(&run.players);
    analysis_free(&run.all);
    text_free(&head);
    text_free(&path);
    return status;
}
