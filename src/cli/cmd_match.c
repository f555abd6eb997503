/* cmd_match.c - `zw match`: two configurations play each other from paired openings, on all cores. The games are played
 * in match_game.c and judged in statistics.c. */
#include "common/jobs.h"
#include "common/json.h"
#include "match.h"
#include "statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_NODES 20000 /* for a move, when no limit is given */

typedef struct sprt_bounds {
    int given;
    double elo0, elo1;
} sprt_bounds;

typedef struct match_options {
    const char *openings, *position, *out;
    int games, plies, max_plies, jobs;
    sprt_bounds test;
} match_options;

static int parse_sprt(const char *value, void *where, char *expected, size_t size)
{
    sprt_bounds *test = where;
    char *end, *last;
    test->elo0 = strtod(value, &end);
    test->elo1 = *end == ',' ? strtod(end + 1, &last) : 0;
    test->given = end != value && *end == ',' && last != end + 1 && !*last && isfinite(test->elo0) &&
                  isfinite(test->elo1) && test->elo0 < test->elo1;
    if (!test->given)
        snprintf(expected, size, "two Elo differences e0,e1 with e0 < e1, such as 0,10");
    return test->given ? 0 : -1;
}

#define AT(member) offsetof(match_options, member)
static const option_row rows[] = {
    {"games", OPTION_INT, "N", "games, rounded up to pairs (100)", .offset = AT(games), .min = 1, .max = 1000000},
    {"openings", OPTION_TEXT, "F", "positions, one a line, or games: where they end (random openings)",
     .offset = AT(openings)},
    {"plies", OPTION_INT, "N", "length of random openings (4)", .offset = AT(plies), .min = 0, .max = ZW_MAX_DEPTH},
    {"position", OPTION_TEXT, "P", "where random openings begin (the initial position)", .offset = AT(position)},
    {"max-plies", OPTION_INT, "N", "a longer game is drawn (400)", .offset = AT(max_plies), .min = 1, .max = 100000},
    {"sprt", OPTION_CUSTOM, "e0,e1", "stop when the Elo difference is decided to be e0 or e1", .offset = AT(test),
     .parse = parse_sprt},
    {"jobs", OPTION_INT, "N", "games at once (as the cores allow)", .offset = AT(jobs), .min = 1, .max = 1024},
    {"out", OPTION_TEXT, "FILE", "the games; a match begun there goes on (match-GAME-....txt)", .offset = AT(out)},
    {.name = NULL},
};

/* A match while it runs. */
typedef struct running {
    match all;
    const match_options *own;
    FILE *file;
    int json;
    int played; /* games read from the file */
    int taken; /* games that count, in order */
    pair_counts pairs;
    int points[3]; /* games lost, drawn, won by the first player */
    sprt test;
    char *error;
} running;

/* ------------------------------------------------------------------------------------------------------------- counting */

static const char *sprt_name(sprt_state state)
{
    static const char *const names[] = {"continue", "H0", "H1"};
    return names[state];
}

/* Counts a game; returns 0 when the test is decided. Only whole pairs decide. */
static int count_game(running *run, int game)
{
    int points = match_points(&run->all, game);
    run->points[points]++;
    run->taken = game + 1;
    if (game % 2 == 0)
        return 1;
    run->pairs.pairs[points + match_points(&run->all, game - 1)]++;
    if (!run->own->test.given)
        return 1;
    run->test = sprt_of(&run->pairs, run->own->test.elo0, run->own->test.elo1);
    return run->test.state == SPRT_CONTINUE;
}

static void print_game_json(const running *run, int game)
{
    const game_record *record = &run->all.records[game];
    json out;
    json_begin(&out);
    json_integer(&out, "game", game + 1);
    json_string(&out, "first", match_first_player(game) == 0 ? "A" : "B");
    json_real(&out, "score_a", match_points(&run->all, game) / 2.0);
    json_string(&out, "reason", record->reason);
    json_integer(&out, "plies", record->plies);
    json_end(&out, stdout);
    fflush(stdout);
}

static void show_progress(const running *run)
{
    char remark[128];
    strength strong = strength_of(&run->pairs);
    snprintf(remark, sizeof remark, "+%d =%d -%d  Elo %+.1f +- %.1f", run->points[2], run->points[1], run->points[0],
             strong.elo, strong.error);
    progress_show("match", run->taken, run->all.games, remark);
}

static void play_job(void *user, int job)
{
    running *run = user;
    match_play(&run->all, run->played + job);
}

static int take_job(void *user, int job)
{
    running *run = user;
    int game = run->played + job;
    if (run->all.records[game].error) {
        run->error = run->all.records[game].error;
        return 0;
    }
    match_file_write(&run->all, run->file, game);
    if (run->json)
        print_game_json(run, game);
    int go_on = count_game(run, game);
    show_progress(run);
    return go_on;
}

/* --------------------------------------------------------------------------------------------------------------- result */

static void print_result_json(const running *run, const strength *strong, const char *path)
{
    json out;
    json_begin(&out);
    json_string(&out, "game", run->all.handle.game->name);
    json_string(&out, "a", run->all.players[0].text);
    json_string(&out, "b", run->all.players[1].text);
    json_integer(&out, "games", run->taken);
    json_integer(&out, "wins", run->points[2]);
    json_integer(&out, "draws", run->points[1]);
    json_integer(&out, "losses", run->points[0]);
    json_real(&out, "score", strong->score);
    json_real(&out, "elo", strong->elo);
    json_real(&out, "elo_error", strong->error);
    json_real(&out, "los", strong->superiority);
    json_open_array(&out, "pairs");
    for (int i = 0; i < 5; i++)
        json_integer(&out, NULL, run->pairs.pairs[i]);
    json_close_array(&out);
    if (run->own->test.given) {
        json_string(&out, "sprt", sprt_name(run->test.state));
        json_real(&out, "llr", run->test.ratio);
        json_real(&out, "llr_lower", run->test.lower);
        json_real(&out, "llr_upper", run->test.upper);
    }
    json_string(&out, "file", path);
    json_end(&out, stdout);
}

static void print_result(const running *run, const char *path)
{
    strength strong = strength_of(&run->pairs);
    const long *pairs = run->pairs.pairs;
    if (run->json) {
        print_result_json(run, &strong, path);
        return;
    }
    printf("%s: %s (A) against %s (B), %d games\n", run->all.handle.game->name, run->all.players[0].text,
           run->all.players[1].text, run->taken);
    printf("A won %d, drew %d, lost %d; score %.4f\n", run->points[2], run->points[1], run->points[0], strong.score);
    printf("Elo %+.1f +- %.1f (95 %%), A is the stronger with probability %.3f\n", strong.elo, strong.error,
           strong.superiority);
    printf("pairs by A's points 0, 1/2, 1, 3/2, 2: %ld %ld %ld %ld %ld\n", pairs[0], pairs[1], pairs[2], pairs[3],
           pairs[4]);
    if (run->own->test.given)
        printf("SPRT %g,%g: log-likelihood ratio %.3f in (%.3f, %.3f): %s\n", run->test.elo0, run->test.elo1,
               run->test.ratio, run->test.lower, run->test.upper, sprt_name(run->test.state));
    printf("games in %s\n", path);
}

/* ---------------------------------------------------------------------------------------------------------- preparation */

static void default_path(text *to, const char *game, const char *signature)
{
    uint32_t hash = 2166136261u;
    for (const char *at = signature; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 16777619u;
    text_addf(to, "match-%s-%08x.txt", game, (unsigned)hash);
}

static int prepare(running *run, const search_config *config, const command_line *line)
{
    match *all = &run->all;
    search_config base = *config;
    if (!config_has_limit(&base))
        base.nodes = DEFAULT_NODES;
    int status = match_read_player(line->words[1], &base, &all->players[0]);
    if (!status)
        status = match_read_player(line->words[2], &base, &all->players[1]);
    if (status)
        return status;
    if (run->own->openings)
        status = positions_add_file(&all->openings, &all->handle, run->own->openings, RECORD_END);
    else
        status = match_random_openings(all, run->own->position, all->games / 2, run->own->plies,
                                       config->seed ? config->seed : 1);
    if (!status)
        status = match_drop_finished(all);
    return status ? status : match_prepare(all);
}

static int play_all(running *run, const char *path, const char *signature)
{
    match *all = &run->all;
    int status = match_file_open(all, path, signature, &run->file, &run->played);
    if (status)
        return status;
    int decided = 0;
    for (int game = 0; game < run->played && !decided; game++)
        decided = !count_game(run, game);
    int threads = all->players[0].config.threads > all->players[1].config.threads ? all->players[0].config.threads
                                                                                  : all->players[1].config.threads;
    int workers = processor_count() / (threads > 1 ? threads : 1);
    job_plan plan = {
        .count = decided ? 0 : all->games - run->played,
        .workers = run->own->jobs ? run->own->jobs
                   : workers > 1  ? workers
                                  : 1,
        .user = run,
        .run = play_job,
        .take = take_job,
    };
    jobs_run(&plan);
    progress_clear();
    if (run->error)
        return bad("%s", run->error);
    print_result(run, path);
    return EXIT_FINE;
}

static void free_running(running *run)
{
    match_free(&run->all);
    if (run->file)
        fclose(run->file);
}

int cmd_match(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "match",
        .arguments = "GAME A B",
        .least = 3,
        .most = 3,
        .about =
            "Two configurations play each other in-process. A configuration is an algorithm, then options by the "
            "names\n"
            "below, separated by slashes: `mtdf`, `aspiration:width=30/table=64M/etc=2/depth=8`, `mtdf/nodes=5000`.\n"
            "What it leaves out it takes from the command line; a limit in it replaces the limits given there.\n"
            "Without any limit each move may take 20000 nodes. Play is tournament play, also with --depth.\n\n"
            "Every opening is played twice with colours exchanged. The third occurrence of a position is a draw. The\n"
            "games are kept in a file, a line each: number, result for the one who moved first, reason, who moved\n"
            "first, who second, opening, moves. A match that was stopped goes on from its file when started again "
            "with\n"
            "the same arguments (--games, --sprt and --jobs may change). With --depth or --nodes the games depend "
            "only\n"
            "on the arguments and --seed.",
        .example = "zw match connect4 mtdf aspiration --nodes 5000 --games 100",
    };
    match_options own = {.games = 100, .plies = 4, .max_plies = 400};
    search_config config = config_new();
    option_group groups[] = {
        {"the match", rows, &own}, {"the players", CONFIG_ROWS_WITHOUT_ALGORITHM, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    running run = {.own = &own, .json = line.json};
    /* How many games there are and how many run at once does not decide what game n is. */
    static const char *const free_options[] = {"--games", "--jobs", "--out", "--sprt", NULL};
    text signature = {0}, path = {0};
    run.all.games = (own.games + 1) / 2 * 2;
    run.all.max_plies = own.max_plies;
    run.all.records = allocate((size_t)run.all.games, sizeof *run.all.records);
    text_add(&signature, "# zw ");
    options_signature(&signature, free_options, argc, argv);
    status = game_open(line.words[0], &run.all.handle);
    if (!status) {
        status = prepare(&run, &config, &line);
        if (own.out)
            text_add(&path, own.out);
        else
            default_path(&path, run.all.handle.game->name, signature.data);
    }
    if (!status)
        status = play_all(&run, path.data, signature.data);
    free_running(&run);
    text_free(&signature);
    text_free(&path);
    return status;
}
