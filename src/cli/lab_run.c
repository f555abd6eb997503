/* lab_run.c - `zw lab run`: reads what is wanted, has it planned and run, and says what came of it. */
#define _POSIX_C_SOURCE 200809L
#include "common/farm.h"
#include "common/json.h"
#include "common/options.h"
#include "lab/runner.h"
#include "lab_commands.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>

const char *lab_store_path(const char *given)
{
    const char *set = getenv("ZW_LAB");
    return given ? given : set && *set ? set : "zw-lab/lab.db";
}

/* ------------------------------------------------------------------------------------------------------------ options */

typedef struct game_names {
    const char *names[LAB_GAMES_MOST];
    int count;
} game_names;

typedef struct run_options {
    int scale;
    double budget;
    const char *set, *store;
    game_names games;
    int positions, depth, jobs;
    uint64_t seed;
} run_options;

static int parse_budget(const char *value, void *where, char *expected, size_t size)
{
    char *end;
    double seconds = strtod(value, &end);
    double unit = !strcmp(end, "") || !strcmp(end, "s") ? 1 : !strcmp(end, "m") ? 60 : !strcmp(end, "h") ? 3600 : 0;
    if (end == value || unit == 0 || !isfinite(seconds) || seconds <= 0) {
        snprintf(expected, size, "a time such as 60s, 5m or 2h");
        return -1;
    }
    *(double *)where = seconds * unit;
    return 0;
}

static int parse_game(const char *value, void *where, char *expected, size_t size)
{
    game_names *games = where;
    if (games->count == LAB_GAMES_MOST) {
        snprintf(expected, size, "at most %d games", LAB_GAMES_MOST);
        return -1;
    }
    games->names[games->count++] = value;
    return 0;
}

const char *const lab_scale_names[] = {"tour", "full", NULL};

#define AT(member) offsetof(run_options, member)
static const option_row rows[] = {
    {"scale", OPTION_CHOICE, "S", "how deep: a tour of everything in a minute, or the papers' depths (full)",
     .offset = AT(scale), .allowed = lab_scale_names},
    {"budget", OPTION_CUSTOM, "T", "stop after this time, such as 60s, 5m or 2h, and say what was left out",
     .offset = AT(budget), .parse = parse_budget},
    {"game", OPTION_CUSTOM, "GAME", "only this game; may be repeated", .offset = AT(games), .parse = parse_game},
    {"set", OPTION_TEXT, "FILE", "your own positions or games, of the game that --game names", .offset = AT(set)},
    {"positions", OPTION_INT, "N", "use the first N positions, all of them to the deepest level",
     .offset = AT(positions), .min = 1, .max = 1000000},
    {"depth", OPTION_INT, "N", "the depth of the deepest level, in plies", .offset = AT(depth), .min = 1,
     .max = ZW_MAX_DEPTH},
    {"seed", OPTION_COUNT, "N", "the seed of random trees, and of the order of tasks that cost the same (1)",
     .offset = AT(seed)},
    {"jobs", OPTION_INT, "N", "tasks at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 256},
    {"store", OPTION_TEXT, "FILE", "where the results are kept ($ZW_LAB, or zw-lab/lab.db)", .offset = AT(store)},
    {.name = NULL},
};

/* -------------------------------------------------------------------------------------------------- which experiments */

int lab_unknown_experiment(const char *name, const char *more)
{
    const char *names[256];
    size_t count = 0;
    for (const lab_experiment *const *at = lab_experiments; *at && count < 255; at++)
        names[count++] = (*at)->name;
    names[count] = NULL;
    const char *near = options_nearest(names, name);
    if (near)
        return bad("unknown experiment '%s': did you mean %s? (zw lab list)", name, near);
    return bad("unknown experiment '%s': expected one that `zw lab list` names%s", name, more);
}

/* Writes the experiments that the words name, each once. */
static int choose(const command_line *line, const lab_experiment **chosen, int *count)
{
    *count = 0;
    for (int i = 0; i < line->count; i++) {
        int all = !strcmp(line->words[i], "all");
        if (!all && !lab_experiment_find(line->words[i]))
            return lab_unknown_experiment(line->words[i], ", or all");
        for (const lab_experiment *const *at = lab_experiments; *at; at++) {
            int there = !all && strcmp((*at)->name, line->words[i]) != 0;
            for (int k = 0; k < *count; k++)
                there |= chosen[k] == *at;
            if (!there)
                chosen[(*count)++] = *at;
        }
    }
    return EXIT_FINE;
}

static int is_played(const lab_request *request, const char *game)
{
    for (int e = 0; e < request->experiment_count; e++)
        for (int s = 0; s < LAB_SCOPES && request->experiments[e]->scopes[s].game; s++)
            if (!strcmp(request->experiments[e]->scopes[s].game, game))
                return 1;
    return 0;
}

static int check_games(const lab_request *request)
{
    for (int i = 0; i < request->game_count; i++)
        if (!is_played(request, request->games[i]))
            return bad("--game '%s': expected a game of the experiments (zw lab list)", request->games[i]);
    if (request->set && request->game_count != 1)
        return bad("--set '%s': expected one --game with it, the game of the positions", request->set);
    return EXIT_FINE;
}

/* ---------------------------------------------------------------------------------------------------------- afterwards */

/* The command line that goes on from here: the same without a budget. */
static void resume_text(int argc, char **argv, text *to)
{
    text_add(to, "zw lab run");
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--budget")) {
            i++;
            continue;
        }
        if (!strncmp(argv[i], "--budget=", 9))
            continue;
        int plain = argv[i][strcspn(argv[i], " '\"$\\*?(){}&;|<>`#")] == '\0' && *argv[i];
        text_addf(to, plain ? " %s" : " '%s'", argv[i]);
    }
}

static void processor_name(text *to)
{
    char line[512];
    FILE *file = fopen("/proc/cpuinfo", "r");
    while (file && !to->length && fgets(line, sizeof line, file)) {
        char *colon = strchr(line, ':');
        if (!strncmp(line, "model name", 10) && colon) {
            colon[strcspn(colon, "\n")] = '\0';
            text_add(to, colon + 1 + strspn(colon + 1, " "));
        }
    }
    if (file)
        fclose(file);
    if (!to->length)
        text_add(to, "unknown processor");
}

/* What the rows rest on, for the report. The seconds add up over runs that were stopped and resumed. */
static int put_facts(lab_store *store, const char *command, const lab_run *run)
{
    struct utsname system = {0};
    text machine = {0}, seconds = {0};
    char date[32];
    time_t now = time(NULL);
    struct tm utc;
    gmtime_r(&now, &utc);
    strftime(date, sizeof date, "%Y-%m-%d", &utc);
    uname(&system);
    processor_name(&machine);
    text_addf(&machine, ", %d cores, %.0f GB, %s %s", processor_count(), (double)machine_bytes() / 1073741824.0,
              system.sysname, system.machine);
    char *before;
    int failed = lab_store_fact(store, "seconds", &before);
    text_addf(&seconds, "%.0f", (before ? strtod(before, NULL) : 0) + run->seconds);
    failed = failed || lab_store_put_fact(store, "command", command) || lab_store_put_fact(store, "date", date) ||
             lab_store_put_fact(store, "machine", machine.data) || lab_store_put_fact(store, "version", ZW_VERSION) ||
             lab_store_put_fact(store, "signatures", lab_signatures()) ||
             lab_store_put_fact(store, "seconds", seconds.data);
    free(before);
    text_free(&machine);
    text_free(&seconds);
    return failed ? EXIT_BAD : EXIT_FINE;
}

/* Are there facts of this version? A run that was killed between its last row and its facts has left others, or none. */
static int has_facts(lab_store *store, int *there)
{
    static const char *const names[] = {"version", "signatures"};
    const char *const wanted[] = {ZW_VERSION, lab_signatures()};
    *there = 1;
    for (int i = 0; i < 2; i++) {
        char *value;
        if (lab_store_fact(store, names[i], &value))
            return -1;
        *there &= value && !strcmp(value, wanted[i]);
        free(value);
    }
    return 0;
}

/* What is missing of one game of an experiment, gathered until the next one comes. */
typedef struct left_out {
    json *out; /* NULL: for people */
    const lab_experiment *experiment;
    const char *game;
    int low, high, positions; /* depths, and the most positions of any */
    int count;
} left_out;

static void tell_left_out(left_out *l)
{
    if (!l->game)
        return;
    if (l->out) {
        json_open_object(l->out, NULL);
        json_string(l->out, "experiment", l->experiment->name);
        json_string(l->out, "game", l->game);
        json_integer(l->out, "from", l->low);
        json_integer(l->out, "depth", l->high);
        json_integer(l->out, "positions", l->positions);
        json_close_object(l->out);
        return;
    }
    printf("  %s: %s depth %d", l->experiment->name, l->game, l->low);
    if (l->high > l->low)
        printf(" to %d", l->high);
    printf(" (%d position%s)\n", l->positions, l->positions == 1 ? "" : "s");
}

static void take_left_out(void *user, const lab_experiment *experiment, const char *game, int depth, int positions)
{
    left_out *l = user;
    if (!l->count++ && !l->out)
        printf("left out:\n");
    if (l->experiment != experiment || l->game != game) {
        tell_left_out(l);
        l->experiment = experiment;
        l->game = game;
        l->low = depth;
        l->positions = 0;
    }
    l->high = depth;
    l->positions = positions > l->positions ? positions : l->positions;
}

static void tell(const lab_run *run, const char *resume, int json_wanted)
{
    left_out l = {0};
    if (json_wanted) {
        json out;
        json_begin(&out);
        l.out = &out;
        json_string(&out, "store", run->store_path);
        json_string(&out, "version", ZW_VERSION);
        json_string(&out, "signatures", lab_signatures());
        json_integer(&out, "rows", run->rows);
        json_integer(&out, "reused", run->plan->reused);
        json_integer(&out, "failed", run->failed);
        json_truth(&out, "stopped", run->stopped);
        json_seconds(&out, "seconds", run->seconds);
        json_seconds(&out, "search_seconds", run->search_seconds);
        json_open_array(&out, "left_out");
        lab_plan_missing(run->plan, take_left_out, &l);
        tell_left_out(&l);
        json_close_array(&out);
        if (l.count)
            json_string(&out, "resume", resume);
        json_end(&out, stdout);
        return;
    }
    printf("%d rows computed, %d reused, %.1f s; %s%s\n", run->rows, run->plan->reused, run->seconds, run->store_path,
           run->stopped       ? "; stopped, everything finished is kept"
           : run->out_of_time ? "; the budget is used up"
                              : "");
    lab_plan_missing(run->plan, take_left_out, &l);
    tell_left_out(&l);
    if (l.count)
        printf("to continue: %s\n", resume);
}

/* Which trees the results are about, until another run asks for others. */
static int put_seed(lab_store *store, uint64_t seed)
{
    char shown[32];
    snprintf(shown, sizeof shown, "%llu", (unsigned long long)seed);
    char *before;
    if (lab_store_fact(store, "seed", &before))
        return -1;
    int same = before && !strcmp(before, shown);
    free(before);
    return same ? 0 : lab_store_put_fact(store, "seed", shown);
}

static int run_request(const lab_request *request, const run_options *options, const char *resume, int json_wanted)
{
    lab_plan plan;
    if (farm_helping())
        return lab_run_for_another(request, options->jobs);
    const char *path = lab_store_path(options->store);
    lab_store *store = lab_store_open(path, LAB_WRITE);
    if (!store)
        return EXIT_BAD;
    int status = lab_plan_make(&plan, request, store);
    if (!status) {
        lab_run run = {
            .plan = &plan, .store = store, .store_path = path, .jobs = options->jobs, .budget = options->budget};
        status = lab_run_plan(&run);
        int there = 0;
        if (status != EXIT_BAD &&
            (has_facts(store, &there) || ((run.rows || !there) && put_facts(store, resume, &run)) ||
             put_seed(store, request->seed) || lab_store_flush(store)))
            status = EXIT_BAD;
        if (status != EXIT_BAD)
            tell(&run, resume, json_wanted);
        lab_plan_free(&plan);
    }
    lab_store_close(store);
    return status;
}

int lab_run_command(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab run",
        .arguments = "NAME...|all",
        .least = 1,
        .most = OPTIONS_WORDS,
        .about =
            "Runs experiments. Results that are in the store are not computed again, so a run that was stopped or\n"
            "killed continues where it was.",
        .example = "zw lab run leaves --scale tour --budget 20s",
    };
    run_options options = {.scale = LAB_FULL, .seed = 1};
    option_group groups[] = {{"options", rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const lab_experiment *chosen[256];
    lab_request request = {.experiments = chosen,
                           .scale = (lab_scale)options.scale,
                           .game_count = options.games.count,
                           .set = options.set,
                           .positions = options.positions,
                           .depth = options.depth,
                           .seed = options.seed,
                           .evenly = options.budget > 0};
    memcpy(request.games, options.games.names, sizeof request.games);
    status = choose(&line, chosen, &request.experiment_count);
    if (!status)
        status = check_games(&request);
    if (status)
        return status;
    signal(SIGXFSZ, SIG_IGN); /* a limit on file sizes is a full disk, which the store complains about */
    text resume = {0};
    resume_text(argc, argv, &resume);
    status = run_request(&request, &options, resume.data, line.json);
    text_free(&resume);
    return status;
}
