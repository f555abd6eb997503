/* cmd_match.c - `zw match`: configurations, or external engines, play each other from paired openings, on all cores. The games
 * are played in match_game.c, counted in match_score.c, and more than two players compared in match_table.c. */
#include "common/farm.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "match.h"
#include "match_table.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_NODES 20000 /* for a move, when no limit is given */
#define DEFAULT_PLIES 4 /* of a random opening */

typedef struct match_options {
    const char *openings, *position, *out, *pgn;
    int games, plies, max_plies, jobs, grace, gauntlet;
    double patience;
    adjudication resign, draw;
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

/* "score,moves" or "score,moves,from": whole numbers, none of them negative. */
static int parse_numbers(const char *value, int *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        char *end;
        long number = strtol(value, &end, 10);
        if (end == value || number < (i == 1) || number > 1000000 || *end != (i == count - 1 ? '\0' : ','))
            return -1;
        numbers[i] = (int)number;
        value = end + 1;
    }
    return 0;
}

static int parse_resign(const char *value, void *where, char *expected, size_t size)
{
    int numbers[2] = {0};
    int wrong = parse_numbers(value, numbers, 2);
    *(adjudication *)where = (adjudication){.score = numbers[0], .moves = numbers[1]};
    if (wrong)
        snprintf(expected, size, "a score and a number of moves, such as 600,4");
    return wrong;
}

static int parse_draw(const char *value, void *where, char *expected, size_t size)
{
    int numbers[3] = {0};
    int wrong = parse_numbers(value, numbers, 3);
    *(adjudication *)where = (adjudication){.score = numbers[0], .moves = numbers[1], .from = numbers[2]};
    if (wrong)
        snprintf(expected, size, "a score, a number of moves, and the first move for it, such as 10,8,40");
    return wrong;
}

#define AT(member) offsetof(match_options, member)
static const option_row rows[] = {
    {"games", OPTION_INT, "N", "games between each two players, rounded up to pairs (100)", .offset = AT(games),
     .min = 1, .max = 1000000},
    {"gauntlet", OPTION_FLAG, NULL, "the first player meets all others, who do not meet each other",
     .offset = AT(gauntlet), .max = 1},
    {"openings", OPTION_TEXT, "F",
     "positions, one a line, or games, whose last positions are taken (the game's own, or random ones)",
     .offset = AT(openings)},
    {"plies", OPTION_INT, "N", "length of random openings (4)", .offset = AT(plies), .min = 0, .max = ZW_MAX_DEPTH},
    {"position", OPTION_TEXT, "P", "where random openings begin (the initial position)", .offset = AT(position)},
    {"max-plies", OPTION_INT, "N", "draw games that are longer (400)", .offset = AT(max_plies), .min = 1,
     .max = 100000},
    {"sprt", OPTION_CUSTOM, "e0,e1", "stop when a sequential test has decided between the Elo differences e0 and e1",
     .offset = AT(test), .parse = parse_sprt},
    {"jobs", OPTION_INT, "N", "games at once (as the cores allow)", .offset = AT(jobs), .min = 1, .max = 1024},
    {"grace", OPTION_INT, "MS", "milliseconds by which a clock may be exceeded (100)", .offset = AT(grace), .min = 0,
     .max = 3600000},
    {"patience", OPTION_SECONDS, "S", "seconds for a move of an external engine that no clock limits (60)",
     .offset = AT(patience)},
    {"resign", OPTION_CUSTOM, "S,N", "end a game as won when both sides see a lead of S for N moves (never)",
     .offset = AT(resign), .parse = parse_resign},
    {"draw", OPTION_CUSTOM, "S,N,M", "end a game as drawn when both see at most S for N moves, from move M on (never)",
     .offset = AT(draw), .parse = parse_draw},
    {"pgn", OPTION_TEXT, "FILE", "write the games in the game's own format too (PGN, PDN), with times (none)",
     .offset = AT(pgn)},
    {"out", OPTION_TEXT, "FILE", "the file of the games, from which a match continues (match-GAME-....txt)",
     .offset = AT(out)},
    {.name = NULL},
};

/* A match while it runs. */
typedef struct running {
    match all;
    const match_options *own;
    journal file;
    match_record pgn;
    int json;
    int played; /* games read from the file */
    int taken; /* games counted, in order */
    int lines; /* of the table on the terminal */
    score scores[MATCH_PAIRINGS];
    int status; /* of the games so far */
} running;

static void play_job(void *user, int job)
{
    running *run = user;
    match_play(&run->all, job);
}

/* Returns 0 when the test is decided. */
static int count_game(running *run, int game)
{
    run->taken = game + 1;
    return score_count(&run->scores[match_pairing(&run->all, game)], &run->all, game);
}

static int take_job(void *user, int job)
{
    running *run = user;
    progress_clear();
    if (run->status || run->json || run->all.records[job].error)
        table_clear_progress(&run->lines);
    if (run->all.records[job].error)
        run->status = bad("%s", run->all.records[job].error);
    if (!run->status)
        run->status = match_file_write(&run->all, &run->file, job);
    if (!run->status && run->pgn.file)
        run->status = match_record_write(&run->all, &run->pgn, job);
    if (run->status)
        return 0;
    if (run->json)
        score_print_game(&run->all, job);
    int go_on = count_game(run, job);
    if (run->all.player_count > 2)
        table_show_progress(&run->all, run->scores, run->taken, &run->lines);
    else
        score_show_progress(&run->scores[0], &run->all);
    return go_on;
}

static void describe_job(void *user, int job, text *to)
{
    const position_item *opening = match_opening(&((const running *)user)->all, job);
    text_addf(to, "%s %s", opening->text, opening->moves ? opening->moves : "");
}

static void pack_job(void *user, int job, text *to)
{
    match_pack(&((const running *)user)->all, job, to);
}

static int unpack_job(void *user, int job, const char *bytes, size_t length)
{
    return match_unpack(&((running *)user)->all, job, bytes, length);
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
    const match_options *own = run->own;
    int status = EXIT_FINE;
    all->gauntlet = own->gauntlet;
    for (int i = 1; i < line->count && !status; i++)
        status = match_read_player(all, line->words[i], &base);
    if (!status && own->test.given && all->player_count > 2)
        status = bad("--sprt with %d players: expected two", all->player_count);
    if (status)
        return status;
    int games = (own->games + 1) / 2 * 2;
    if (games > INT_MAX / all->pairing_count)
        return bad("--games %d: too many for %d pairings, expected fewer", own->games, all->pairing_count);
    all->games = games * all->pairing_count;
    all->records = allocate((size_t)all->games, sizeof *all->records);
    uint64_t seed = config->seed ? config->seed : 1;
    if (own->openings)
        status = positions_add_file(&all->openings, &all->handle, own->openings, RECORD_END);
    else if (all->handle.game->openings && own->plies < 0 && !own->position)
        status = match_own_openings(all, seed);
    else
        status =
            match_random_openings(all, own->position, games / 2, own->plies < 0 ? DEFAULT_PLIES : own->plies, seed);
    if (!status)
        status = match_read_openings(all);
    return status ? status : match_prepare(all);
}

/* Both files, whatever becomes of the first. */
static int close_files(running *run)
{
    int status = journal_close(&run->file);
    return match_record_close(&run->pgn) || status ? EXIT_BAD : EXIT_FINE;
}

static int play_all(running *run, const char *path, const char *signature)
{
    match *all = &run->all;
    int status = match_file_open(all, path, signature, &run->file, &run->played);
    if (!status && run->own->pgn)
        status = match_record_open(all, run->own->pgn, run->played, &run->pgn);
    if (status)
        return status;
    int decided = 0;
    for (int game = 0; game < run->played && !decided; game++)
        decided = !count_game(run, game);
    int threads = 1;
    for (int i = 0; i < all->player_count; i++)
        threads = all->players[i].config.threads > threads ? all->players[i].config.threads : threads;
    int workers = farm_processors() / threads;
    job_plan plan = {
        .first = decided ? all->games : run->played,
        .count = all->games,
        .workers = run->own->jobs ? run->own->jobs
                   : workers > 1  ? workers
                                  : 1,
        .user = run,
        .run = play_job,
        .take = take_job,
        .describe = describe_job,
        .pack = pack_job,
        .unpack = unpack_job,
    };
    jobs_run(&plan);
    progress_clear();
    table_clear_progress(&run->lines);
    if (!run->status)
        run->status = close_files(run);
    if (run->status)
        return run->status;
    if (all->player_count > 2)
        table_print(all, run->scores, run->taken, path, run->json);
    else
        score_print(&run->scores[0], all, path, run->json);
    return EXIT_FINE;
}

int cmd_match(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "match",
        .arguments = "GAME A B [C ...]",
        .least = 3,
        .most = MATCH_PLAYERS + 1,
        .about =
            "Plays configurations of zw, or external engines, against each other from paired openings. Prints the\n"
            "score and the Elo difference with half of its 95 % interval, and keeps the games.\n"
            "\n"
            "A player is a configuration: an algorithm, then options by the names below, separated by slashes:\n"
            "`mtdf`, `mtdf/nodes=5000`, `aspiration:width=30/table=64M/etc=2/depth=8`. An option that it leaves\n"
            "out is that of the command line; a limit in it replaces the limits given there. Without any limit\n"
            "each move may take 20000 nodes. Play is tournament play, also with --depth.\n"
            "A player may also be an external engine: its protocol (uci in chess, hub in checkers, gtp or nboard\n"
            "in Othello), a colon and its command; settings and limits follow after semicolons:\n"
            "`uci:/usr/games/gnuchess --uci`, `uci:toga2;Hash=64;nodes=5000`. It is started anew for every game.\n"
            "\n"
            "More than two players meet each other in turn, or with --gauntlet the first one meets all others.\n"
            "Every opening is played twice with colours exchanged. The openings of checkers are the 174\n"
            "three-move ballots, in an order that --seed decides; other games, and checkers with --plies or\n"
            "--position, have random ones. A game is drawn when a position occurs for the third time, or after\n"
            "too many moves without progress where the game has a rule for that. The numbers S of --resign and\n"
            "--draw are in the smallest unit of the game's values, such as hundredths of a pawn.\n"
            "A player that exceeds its clock by more than --grace, crashes, hangs or plays an illegal move\n"
            "forfeits the game. Forfeits are counted separately, and a pair with one does not count for Elo.\n"
            "\n"
            "The games are kept in a file, one a line, with tabs between: number, result for the player who moved\n"
            "first, how the game ended, the first player, the second one, opening, moves, and where time matters\n"
            "value/depth/milliseconds of each move. A match that was stopped continues from its file when it is\n"
            "started again with the same arguments (--games, --sprt, --jobs and --pgn may change). With --depth\n"
            "or --nodes the games between configurations depend only on the arguments and --seed.\n"
            "\n"
            "Columns of the table, with more than two players:\n"
            "  Elo, error   the likeliest rating, where the mean of all is 0, and half of its 95 % interval\n"
            "  score        points per game: a win is 1, a draw 1/2\n"
            "  +, =, -      games won, drawn and lost\n"
            "  forfeits     games that the player forfeited\n"
            "  points       of the player in this row against the one in this column, and their games",
        .example = "zw match connect4 mtdf aspiration --nodes 5000 --games 100",
    };
    match_options own = {.games = 100, .plies = -1, .max_plies = 400, .grace = 100, .patience = 60};
    search_config config = config_new();
    option_group groups[] = {
        {"the match", rows, &own}, {"the players", CONFIG_ROWS_WITHOUT_ALGORITHM, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    running *run = allocate(1, sizeof *run);
    run->own = &own;
    run->json = line.json;
    /* How many games there are and how many run at once does not decide what game n is. */
    static const char *const free_options[] = {"--games", "--jobs", "--out", "--pgn", "--sprt", NULL};
    text signature = {0}, path = {0};
    run->all.max_plies = own.max_plies;
    run->all.grace = own.grace / 1e3;
    run->all.patience = own.patience;
    run->all.resign = own.resign;
    run->all.draw = own.draw;
    for (int i = 0; i < MATCH_PAIRINGS; i++)
        run->scores[i].test = own.test;
    text_add(&signature, "# zw ");
    options_signature(&signature, free_options, argc, argv);
    interrupt_by_termination(); /* external engines may outlive whoever started them */
    status = game_open(line.words[0], &run->all.handle);
    if (!status) {
        status = prepare(run, &config, &line);
        if (own.out)
            text_add(&path, own.out);
        else
            default_path(&path, run->all.handle.game->name, signature.data);
    }
    if (!status)
        status = play_all(run, path.data, signature.data);
    close_files(run);
    match_free(&run->all);
    text_free(&signature);
    text_free(&path);
    free(run);
    return status;
}
