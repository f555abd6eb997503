/* cmd_tune.c - `zw tune`: learns the evaluation of a game from games against itself, step by step. Reads the command line
 * and writes what was learned; the learning itself is in src/tune. */
#define _POSIX_C_SOURCE 200809L
#include "cli.h"
#include "common/config.h"
#include "common/files.h"
#include "common/json.h"
#include "common/tablebases.h"
#include "game/tunable.h"
#include "tune/forecast.h"
#include "tune/games.h"
#include "tune/outcomes.h"
#include "tune/terms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define GAMES_DEPTH 5 /* of the searches, unless told */
#define FORECAST_DEPTH 10
#define LEAST_COUNT 50 /* positions that a row of forecasts rests on */

typedef struct tune_options {
    game_settings games;
    weights_settings weights;
    forecast_settings forecast;
    int ridge, neighbour;
    const char *out;
} tune_options;

/* What a step works on. */
typedef struct tuning {
    tune_options own;
    search_config search;
    game_handle handle;
    const zw_tunable *tunable;
    const char *const *paths;
    int path_count;
    int json;
    checkpoint kept;
} tuning;

#define AT(member) offsetof(tune_options, member)
static const option_row rows[] = {
    {"games", OPTION_INT, "N", "games: the number of games in the file (1000)", .offset = AT(games.games), .min = 1,
     .max = 100000000},
    {"opening", OPTION_INT, "N", "games: the first N plies are random (8)", .offset = AT(games.opening), .min = 0,
     .max = ZW_MAX_DEPTH},
    {"until", OPTION_INT, "N", "games: later plies may be random too, up to a ply drawn for each game, at most N (44)",
     .offset = AT(games.until), .min = 0, .max = ZW_MAX_DEPTH},
    {"noise", OPTION_INT, "N", "games: percent of those later plies that are random (25)", .offset = AT(games.noise),
     .min = 0, .max = 100},
    {"exact", OPTION_INT, "N", "games: solve positions with at most N plies left (23)", .offset = AT(games.exact),
     .min = 0, .max = ZW_MAX_DEPTH},
    {"from", OPTION_TEXT, "FILE", "games: begin each game with moves of the next game in FILE",
     .offset = AT(games.from)},
    {"follow", OPTION_INT, "N", "games: leave the game of --from at a ply drawn from 0 to N, or at a random move (40)",
     .offset = AT(games.follow), .min = 0, .max = ZW_MAX_DEPTH},
    {"resign", OPTION_INT, "N", "games: a side whose value is -N or less four times in a row loses (0: never)",
     .offset = AT(games.resign), .min = 0, .max = ZW_VALUE_LIMIT},
    {"known", OPTION_FLAG, NULL, "games: end a game where an endgame database knows its result",
     .offset = AT(games.known), .max = 1},
    {"out", OPTION_TEXT, "FILE", "all other steps: where to write the result", .offset = AT(out)},
    {"hold-out", OPTION_INT, "N", "weights: hold out every Nth game for validation (20)",
     .offset = AT(weights.hold_out), .min = 2, .max = 1000000},
    {"mix", OPTION_INT, "N", "weights: the target is N % search value, the rest outcome (0)", .offset = AT(weights.mix),
     .min = 0, .max = 100},
    {"ridge", OPTION_INT, "N",
     "weights: penalty on the square of a weight, or of its change (chess, checkers), in positions (20)",
     .offset = AT(ridge), .min = 1, .max = 1000000},
    {"neighbour", OPTION_INT, "N", "weights: weight of a position of a neighbouring stage, in percent (40)",
     .offset = AT(neighbour), .min = 0, .max = 100},
    {"rounds", OPTION_INT, "N", "weights: rounds of conjugate gradients, or of Newton's method (30)",
     .offset = AT(weights.fit.rounds), .min = 1, .max = 100000},
    {"positions", OPTION_INT, "N", "selectivity: how many positions to search (2000)", .offset = AT(forecast.positions),
     .min = 1, .max = 100000000},
    {"jobs", OPTION_INT, "N", "games or searches at once (one for each core)", .offset = AT(games.jobs), .min = 1,
     .max = 1024},
    {.name = NULL},
};

static int step_games(tuning *t)
{
    search_config *search = &t->search;
    if (search->seconds > 0 || search->clock.seconds > 0 || search->threads > 1)
        return bad("games: expected --depth or --nodes as the only limit: the same command must make the same games");
    if (!search->depth && !search->nodes)
        search->depth = GAMES_DEPTH;
    if (search->instance == CONFIG_UNSET)
        search->instance = ZW_TOURNAMENT;
    return games_play(t->paths[0], &t->handle, &t->own.games, search);
}

static void print_stage(const tuning *t, const char *name, const stage_report *r)
{
    json out;
    if (!t->json) {
        printf("%-14s %9zu %9zu %8.0f %8.0f %8.0f %9.0f\n", name, r->fitted, r->held_out, r->spread, r->rival, r->error,
               r->error_fitted);
        return;
    }
    json_begin(&out);
    json_string(&out, "stage", name);
    json_count(&out, "fitted", r->fitted);
    json_count(&out, "held_out", r->held_out);
    json_real(&out, "error_of_0", r->spread);
    json_real(&out, "error_by_hand", r->rival);
    json_real(&out, "error", r->error);
    json_real(&out, "error_on_fitted", r->error_fitted);
    json_end(&out, stdout);
}

static int step_weights(tuning *t)
{
    weights_settings settings = t->own.weights;
    unsigned char *bytes = NULL;
    size_t size = 0;
    settings.fit.ridge = t->own.ridge;
    settings.fit.neighbour = t->own.neighbour / 100.0;
    settings.fit.jobs = t->own.games.jobs;
    stage_report *reports = allocate((size_t)t->tunable->stages, sizeof *reports);
    int status = tablebases_find(t->handle.game, t->search.tablebase, &settings.tablebase);
    if (!status)
        status = (t->tunable->trace ? outcomes_learn : weights_learn)(t->paths, t->path_count, &t->handle, t->tunable,
                                                                      &settings, &t->kept, reports, &bytes, &size);
    if (!status)
        status = write_file(t->own.out, bytes, size);
    if (!status && !t->json)
        printf("roots of mean square errors, in %s\n%-14s %9s %9s %8s %8s %8s %9s\n",
               t->tunable->trace ? "thousandths of a game" : t->handle.game->unit, "stage", "fitted", "held out",
               "of 0", "by hand", "learned", "on fitted");
    for (int i = t->tunable->stages - 1; i >= 0 && !status; i--) {
        char name[64];
        print_stage(t, t->tunable->stage_name(i, name, sizeof name), &reports[i]);
    }
    free(bytes);
    free(reports);
    return status;
}

/* The rows of a C table [stage][deep][shallow] of shift and spread. */
static void describe_forecasts(const tuning *t, forecast_stage *stages, text *to)
{
    text_addf(to,
              "/* Written by zw tune %s selectivity, %d positions to depth %d: [stage][deep][shallow] = {the mean of "
              "deep\n * minus shallow, its standard deviation}. */\n",
              t->handle.game->name, t->own.forecast.positions, t->own.forecast.depth);
    for (int stage = 0; stage < t->tunable->stages; stage++)
        for (int deep = 1; deep < FORECAST_DEPTHS; deep++)
            for (int shallow = 0; shallow < deep; shallow++) {
                const forecast_pair *pair = &stages[stage][deep][shallow];
                if (pair->count >= LEAST_COUNT)
                    text_addf(to, "[%d][%d][%d] = {%.0f, %.0f},\n", stage, deep, shallow, pair->shift, pair->spread);
            }
}

static int step_selectivity(tuning *t)
{
    forecast_settings *settings = &t->own.forecast;
    settings->depth = t->search.depth ? t->search.depth : FORECAST_DEPTH;
    settings->jobs = t->own.games.jobs;
    if (settings->depth >= FORECAST_DEPTHS)
        return bad("--depth %d: expected at most %d", settings->depth, FORECAST_DEPTHS - 1);
    t->search.depth = settings->depth;
    t->search.instance = ZW_TOURNAMENT;
    forecast_stage *stages = allocate((size_t)t->tunable->stages, sizeof *stages);
    text table = {0};
    int status = forecast_measure(t->paths[0], &t->handle, t->tunable, settings, &t->search, &t->kept, stages);
    if (!status) {
        describe_forecasts(t, stages, &table);
        status = write_file(t->own.out, table.data, table.length);
    }
    text_free(&table);
    free(stages);
    return status;
}

/* A game whose value is a sum of table entries. */
static int refuse_rows(const tuning *t, const char *step)
{
    return t->tunable->read ? EXIT_FINE
                            : bad("%s: %s's evaluation is learned by weights alone", step, t->handle.game->name);
}

static int step_terms(tuning *t)
{
    int status = refuse_rows(t, "terms");
    return status ? status : terms_write(t->paths, t->path_count, &t->handle, t->tunable, t->own.out);
}

static int step_pack(tuning *t)
{
    unsigned char *bytes = NULL;
    size_t size = 0;
    int status = refuse_rows(t, "pack");
    if (!status)
        status = terms_pack(t->paths[0], t->tunable, &bytes, &size);
    if (!status)
        status = write_file(t->own.out, bytes, size);
    free(bytes);
    return status;
}

/* What is learned must not be written over the games, by whatever name. */
static int keep_games(const tuning *t)
{
    struct stat out, games;
    if (stat(t->own.out, &out))
        return EXIT_FINE; /* nothing is there yet */
    for (int i = 0; i < t->path_count; i++)
        if (!stat(t->paths[i], &games) && games.st_dev == out.st_dev && games.st_ino == out.st_ino)
            return bad("--out '%s': has the games to learn from, expected another file", t->own.out);
    return EXIT_FINE;
}

static const struct step {
    const char *name;
    int files; /* at most */
    int learns; /* needs a game that can be tuned, and --out */
    int (*run)(tuning *t);
} steps[] = {
    {"games", 1, 0, step_games},
    {"weights", OPTIONS_WORDS, 1, step_weights},
    {"selectivity", 1, 1, step_selectivity},
    {"terms", OPTIONS_WORDS, 1, step_terms},
    {"pack", 1, 1, step_pack},
};
enum { STEPS = sizeof steps / sizeof *steps };

/* Names the games whose evaluation is learned. */
static int refuse_game(const char *game)
{
    const char *last = NULL;
    text names = {0};
    for (int i = 0; zw_game_at(i); i++) {
        if (!zw_game_at(i)->tunable)
            continue;
        if (last)
            text_addf(&names, "%s%s", names.length ? ", " : "", last);
        last = zw_game_at(i)->name;
    }
    int status = bad("%s: its evaluation is not learned; expected %s%s%s", game, names.length ? names.data : "",
                     names.length ? " or " : "", last ? last : "none");
    text_free(&names);
    return status;
}

static int run_step(tuning *t, const char *game, const char *name)
{
    const struct step *step = NULL;
    for (int i = 0; i < STEPS; i++)
        if (!strcmp(name, steps[i].name))
            step = &steps[i];
    if (!step)
        return bad("step '%s': expected games, weights, selectivity, terms or pack", name);
    if (t->path_count > step->files)
        return bad("'%s': expected one FILE for %s", t->paths[step->files], name);
    if (step->learns && !t->own.out)
        return bad("%s: expected --out FILE", name);
    int status = step->learns ? keep_games(t) : EXIT_FINE;
    if (status)
        return status;
    status = game_open(game, &t->handle);
    if (!status) {
        t->tunable = t->handle.game->tunable;
        status = step->learns && !t->tunable ? refuse_game(game) : step->run(t);
    }
    int closed = checkpoint_close(&t->kept, !status);
    game_close(&t->handle);
    return status ? status : closed;
}

int cmd_tune(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "tune",
        .arguments = "GAME games|weights|selectivity|terms|pack FILE ...",
        .least = 3,
        .most = OPTIONS_WORDS,
        .about =
            "Learns the evaluation of a game, step by step. FILE holds the games. The steps:\n"
            "  games        plays games by self-play; continues where it was stopped\n"
            "  weights      learns the weights of the evaluation from the games of all files, and reports how well\n"
            "               they predict games that were held out\n"
            "  selectivity  measures how well shallow searches predict deep ones\n"
            "  terms        writes the positions of the games as rows of numbers, from which train/ learns\n"
            "  pack         turns the weights that train/ found (FILE) into those that are compiled in\n"
            "Results of weights and selectivity are kept in the file of --out with .part added until they are\n"
            "complete; the same command continues from there.\n"
            "\n"
            "Columns of weights, a row for each stage of the game:\n"
            "  fitted, held out  positions to learn from, and positions of the games that were held out\n"
            "  of 0       error on the held-out positions when every outcome is predicted as 0 (even)\n"
            "  by hand    the same for the hand-made evaluation\n"
            "  learned    the same for the learned evaluation\n"
            "  on fitted  error of the learned evaluation on the positions it was learned from",
        .example = "zw tune othello games games.txt --games 20 --depth 2",
    };
    tuning t = {.search = config_new(),
                .own = {.games = {.games = 1000, .opening = 8, .until = 44, .noise = 25, .exact = 23, .follow = 40},
                        .weights = {.hold_out = 20, .fit = {.rounds = 30}},
                        .forecast = {.positions = 2000},
                        .ridge = 20,
                        .neighbour = 40}};
    option_group groups[] = {{"the step", rows, &t.own}, {"the search", config_rows, &t.search}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    t.json = line.json;
    t.paths = line.words + 2;
    t.path_count = line.count - 2;
    static const char *const free_options[] = {"--jobs", "--out", NULL};
    text about = {0};
    options_signature(&about, free_options, argc, argv);
    t.kept = (checkpoint){.out = t.own.out, .about = about.data};
    status = run_step(&t, line.words[0], line.words[1]);
    text_free(&about);
    return status;
}
