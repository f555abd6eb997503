/* cmd_compare.c - `zw compare`: every algorithm on the same positions, one table. The figures are made in compare.c; here
 * they are searched for and shown. */
#include "compare.h"
#include "common/interrupt.h"
#include "common/jobs.h"
#include "common/tables.h"
#include "common/tree_shape.h"
#include "search_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_DEPTH 6 /* where neither the user nor a tree says one */

typedef struct compare_options {
    const char *position, *moves, *set, *algorithms;
    int each, jobs;
} compare_options;

#define AT(member) offsetof(compare_options, member)
static const option_row rows[] = {
    {"set", OPTION_TEXT, "NAME|FILE", "positions: a file, a set by name, or a text with a range of seeds",
     .offset = AT(set)},
    {"position", OPTION_TEXT, "P", "one position (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"algorithms", OPTION_TEXT, "a,b:opt=1,c", "the algorithms (all that suit the game)", .offset = AT(algorithms)},
    {"each", OPTION_FLAG, NULL, "JSON: also an object for every position and algorithm", .offset = AT(each), .max = 1},
    {"jobs", OPTION_INT, "N", "searches at once (one for each core)", .offset = AT(jobs), .min = 1, .max = 1024},
    {.name = NULL},
};

typedef struct comparison {
    game_handle handle;
    position_list positions;
    entrant_list entrants;
    zw_engine_options *options; /* of each job */
    zw_limits *limits;
    table_shelf *tables;
    compare_result *results; /* in the same order: position by position */
    int compared; /* positions that all algorithms have searched */
    int checked; /* values must agree: fixed depth, and only entries of equal depth count */
    int stopped;
    int jobs;
} comparison;

/* -------------------------------------------------------------------------------------------------------- the searches */

static size_t job_count(const comparison *all)
{
    return (size_t)all->positions.count * (size_t)all->entrants.count;
}

static void run_job(void *user, int job)
{
    comparison *all = user;
    const position_item *item = &all->positions.items[job / all->entrants.count];
    compare_result *result = &all->results[job];
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_engine_options options = all->options[job];
    zw_engine *engine = NULL;
    if (tables_lend(all->tables, &options, &error) == ZW_OK)
        engine = zw_engine_new(all->handle.game, &options, &error);
    if (engine)
        zw_engine_clear(engine); /* of what earlier searches have left in the table */
    if (engine && positions_give(item, engine, &error) == ZW_OK &&
        interruptible_search(engine, &all->limits[job], &report, &error) == ZW_OK) {
        result->value = report.value;
        result->depth = report.depth;
        result->counters = report.total;
        result->last = report.last;
        result->makespan = report.makespan;
        result->seconds = report.seconds;
    } else {
        result->error = copy_text(error.text);
    }
    zw_engine_free(engine);
    tables_take_back(all->tables, &options);
}

static int take_job(void *user, int job)
{
    const comparison *all = user;
    return !all->results[job].error;
}

/* Resolves every job before the first one runs, so that a mistake shows at once and the jobs share nothing. */
static int plan_jobs(comparison *all, search_config *config)
{
    all->options = allocate(job_count(all), sizeof *all->options);
    all->limits = allocate(job_count(all), sizeof *all->limits);
    all->results = allocate(job_count(all), sizeof *all->results);
    all->checked = 1;
    if (!config_has_limit(config) && !all->handle.game->shape)
        config->depth = DEFAULT_DEPTH;
    size_t job = 0;
    for (int p = 0; p < all->positions.count; p++) {
        const position_item *item = &all->positions.items[p];
        const void *position = positions_load(&all->handle, item);
        zw_shape shape;
        int uniform = !item->moves && tree_shape_at(&all->handle, position, &shape) && tree_is_uniform(&shape);
        for (int i = 0; i < all->entrants.count; i++, job++) {
            config->algorithm = all->entrants.items[i].text;
            int status = config_resolve(config, &all->handle, position, &all->options[job], &all->limits[job]);
            if (status)
                return status;
            all->limits[job].no_line = 1;
            if (uniform && all->limits[job].depth)
                all->results[job].minimal = tree_minimal_leaves(shape.width, all->limits[job].depth);
            all->checked &=
                all->options[job].instance == ZW_FIXED_DEPTH && all->options[job].switches.depth_match == ZW_EQUAL;
        }
    }
    return EXIT_FINE;
}

static int run_jobs(comparison *all)
{
    int cores = processor_count() / all->options[0].threads;
    job_plan plan = {
        .count = (int)job_count(all),
        .workers = all->jobs   ? all->jobs
                   : cores > 1 ? cores
                               : 1,
        .title = "compare",
        .user = all,
        .run = run_job,
        .take = take_job,
    };
    int taken = jobs_run(&plan);
    if (taken > 0 && all->results[taken - 1].error)
        return bad("%s: %s", all->entrants.items[(taken - 1) % all->entrants.count].text,
                   all->results[taken - 1].error);
    all->stopped = taken < plan.count;
    all->compared = taken / all->entrants.count;
    if (!all->compared) {
        bad("stopped before any position was compared");
        return EXIT_NO;
    }
    entrants_sum(&all->entrants, all->results, all->compared);
    return EXIT_FINE;
}

/* --------------------------------------------------------------------------------------------------------- the answers */

static void print_each_json(const comparison *all)
{
    const zw_game *game = all->handle.game;
    for (int job = 0; job < all->compared * all->entrants.count; job++) {
        const compare_result *result = &all->results[job];
        json out;
        json_begin(&out);
        json_string(&out, "position", all->positions.items[job / all->entrants.count].shown);
        json_string(&out, "algorithm", all->entrants.items[job % all->entrants.count].text);
        json_integer(&out, "depth", result->depth);
        json_value(&out, "value", game, result->value);
        json_count(&out, "leaves", result->counters.leaves);
        json_count(&out, "nodes", result->counters.nodes);
        json_count(&out, "generated", result->counters.generated);
        json_count(&out, "passes", result->counters.passes);
        json_count(&out, "researches", result->counters.researches);
        json_count(&out, "leaves_last", result->last.leaves);
        json_count(&out, "nodes_last", result->last.nodes);
        json_count(&out, "passes_last", result->last.passes);
        if (result->minimal > 0)
            json_real(&out, "minimal_ratio", (double)result->counters.leaves / result->minimal);
        else
            json_null(&out, "minimal_ratio");
        json_count(&out, "makespan", result->makespan);
        json_seconds(&out, "seconds", result->seconds);
        json_end(&out, stdout);
    }
}

static void json_mean(json *out, const char *mean_name, const char *error_name, mean_error figure, int known)
{
    if (known) {
        json_real(out, mean_name, figure.mean);
        json_real(out, error_name, figure.error);
    } else {
        json_null(out, mean_name);
        json_null(out, error_name);
    }
}

static void json_rate(json *out, const char *name, uint64_t part, uint64_t whole)
{
    if (whole)
        json_real(out, name, rate(part, whole));
    else
        json_null(out, name);
}

static void print_entrant_json(const comparison *all, const entrant *one)
{
    const zw_counters *sum = &one->sum;
    json out;
    json_begin(&out);
    json_string(&out, "algorithm", one->text);
    json_integer(&out, "positions", all->compared);
    json_count(&out, "leaves", sum->leaves);
    json_count(&out, "nodes", sum->nodes);
    json_count(&out, "passes", sum->passes);
    json_count(&out, "researches", sum->researches);
    json_mean(&out, "leaves_mean", "leaves_se", one->leaves, 1);
    json_mean(&out, "nodes_mean", "nodes_se", one->nodes, 1);
    json_mean(&out, "minimal_ratio_mean", "minimal_ratio_se", one->minimal_ratio, one->minimal_ratio.mean > 0);
    json_real(&out, "leaves_ratio", one->leaves_ratio);
    json_real(&out, "nodes_ratio", one->nodes_ratio);
    json_rate(&out, "first_move_rate", sum->first_cutoffs, sum->cutoffs);
    json_rate(&out, "guided_first_move_rate", sum->guided_first_cutoffs, sum->guided_cutoffs);
    json_truth(&out, "exact", one->exact);
    json_integer(&out, "disagreements", one->disagreements);
    json_count(&out, "makespan", one->makespan);
    json_seconds(&out, "seconds", one->seconds);
    json_end(&out, stdout);
}

static void print_json(const comparison *all, int each, int agree)
{
    double seconds = 0;
    json out;
    if (each)
        print_each_json(all);
    for (int i = 0; i < all->entrants.count; i++) {
        print_entrant_json(all, &all->entrants.items[i]);
        seconds += all->entrants.items[i].seconds;
    }
    json_begin(&out);
    json_string(&out, "game", all->handle.game->name);
    json_integer(&out, "positions", all->compared);
    json_integer(&out, "algorithms", all->entrants.count);
    json_integer(&out, "depth", all->results[0].depth);
    json_string(&out, "base", all->entrants.items[all->entrants.base].text);
    json_truth(&out, "values_checked", all->checked);
    json_truth(&out, "values_agree", agree);
    json_truth(&out, "stopped", all->stopped);
    json_seconds(&out, "seconds", seconds);
    json_end(&out, stdout);
}

/* A column of the table; of nothing there is no rate. */
static void print_rate(uint64_t part, uint64_t whole)
{
    if (whole)
        printf(" %6.1f%%", 100 * rate(part, whole));
    else
        printf(" %7s", "-");
}

static void print_table(const comparison *all)
{
    const entrant_list *list = &all->entrants;
    int shaped = list->items[0].minimal_ratio.mean > 0, width = 10;
    double count = all->compared;
    for (int i = 0; i < list->count; i++) {
        int length = (int)strlen(list->items[i].text);
        width = length > width ? length : width;
    }
    printf("%s, %d position%s, depth %d: means per position; /b: divided by %s%s\n\n", all->handle.game->name,
           all->compared, all->compared == 1 ? "" : "s", all->results[0].depth, list->items[list->base].text,
           all->stopped ? "; stopped early" : "");
    printf("%-*s %12s %12s %8s %11s %8s %8s %7s %7s %9s%s%s\n", width, "algorithm", "leaves", "nodes", "passes",
           "re-searches", "leaves/b", "nodes/b", "first", "guided", "seconds",
           list->items[0].makespan ? "     makespan" : "", shaped ? "  leaves / minimal tree" : "");
    for (int i = 0; i < list->count; i++) {
        const entrant *one = &list->items[i];
        const zw_counters *sum = &one->sum;
        printf("%-*s %12.1f %12.1f %8.1f %11.1f %8.3f %8.3f", width, one->text, one->leaves.mean, one->nodes.mean,
               (double)sum->passes / count, (double)sum->researches / count, one->leaves_ratio, one->nodes_ratio);
        print_rate(sum->first_cutoffs, sum->cutoffs);
        print_rate(sum->guided_first_cutoffs, sum->guided_cutoffs);
        printf(" %9.3f", one->seconds);
        if (one->makespan)
            printf(" %12.1f", (double)one->makespan / count);
        if (shaped)
            printf("  %7.3f +- %.3f", one->minimal_ratio.mean, one->minimal_ratio.error);
        printf("\n");
    }
}

/* Names the first position and algorithm that disagree; returns 1 when all agree. */
static int check_values(const comparison *all)
{
    const zw_game *game = all->handle.game;
    for (int p = 0; p < all->compared; p++) {
        const compare_result *row = &all->results[(size_t)p * (size_t)all->entrants.count];
        zw_value expected;
        if (!compare_expected(&all->entrants, row, &expected))
            return 1;
        for (int i = 0; i < all->entrants.count; i++)
            if (all->entrants.items[i].exact && row[i].value != expected) {
                char found[64], wanted[64];
                zw_value_format(game, row[i].value, found, sizeof found);
                zw_value_format(game, expected, wanted, sizeof wanted);
                bad("values disagree: %s finds %s on '%s', where %s is expected", all->entrants.items[i].text, found,
                    all->positions.items[p].shown, wanted);
                return 0;
            }
    }
    return 1;
}

static int compare(comparison *all, search_config *config, const compare_options *own, int json_wanted)
{
    int status = EXIT_FINE;
    if (own->set)
        status = positions_add_set(&all->positions, &all->handle, own->set);
    if (!status && (own->position || !own->set))
        status =
            positions_add(&all->positions, &all->handle, own->position ? own->position : "start", own->moves, NULL);
    if (!status)
        status = own->algorithms ? entrants_parse(&all->entrants, own->algorithms)
                                 : entrants_default(&all->entrants, &all->handle, &all->positions.items[0], config);
    if (!status)
        status = plan_jobs(all, config);
    if (!status)
        status = run_jobs(all);
    if (status)
        return status;
    int agree = !all->checked || check_values(all);
    if (json_wanted)
        print_json(all, own->each, agree);
    else
        print_table(all);
    return agree ? EXIT_FINE : EXIT_NO;
}

int cmd_compare(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "compare",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about =
            "Searches the same positions with every algorithm and shows what each needed. At fixed depth all must\n"
            "find the same value; otherwise the exit status is 1. The depth is that of the tree, or 6.\n"
            "\n"
            "Columns (counts are means per position):\n"
            "  leaves      evaluations at depth 0 and finished games\n"
            "  nodes       all visited positions\n"
            "  passes      searches of the root, one for each window\n"
            "  re-searches how often a null-window test failed high and the move was searched again\n"
            "  leaves/b    leaves divided by those of the baseline: aspiration search, or else the first algorithm\n"
            "  nodes/b     nodes divided by those of the baseline\n"
            "  first       share of the cutoffs that the first move searched made\n"
            "  guided      the same, at nodes for which the table knew a move\n"
            "  seconds     time of all its searches\n"
            "  makespan    with --virtual: virtual time until the search ended, in visited nodes (mean)\n"
            "  leaves / minimal tree   on uniform trees: leaves divided by those of the minimal tree (mean), and the\n"
            "              standard error\n"
            "\n"
            "A comma in --algorithms begins a new algorithm unless a setting follows it:\n"
            "`pns:k=2,memory=off,mtdf` are two. A set is a file whose lines are `POSITION` or\n"
            "`POSITION moves M M ...`; # begins a comment. `seed=1..200` in the text of a tree stands for 200 trees.\n"
            "A file in a format that the game knows (PGN, EPD, PDN ...) gives one position of each of its games:\n"
            "an early, a middle and a late one in turn, the same ones in every run.",
        .example = "zw compare tree --set 'uniform:w=5,d=4,seed=1..200' --algorithms alphabeta:memory=off,mtdf,sss",
    };
    compare_options own = {0};
    search_config config = config_new();
    option_group groups[] = {{"positions and algorithms", rows, &own},
                             {"the searches", CONFIG_ROWS_WITHOUT_ALGORITHM, &config},
                             {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    comparison all = {.jobs = own.jobs, .tables = tables_new()};
    status = game_open(line.words[0], &all.handle);
    if (!status)
        status = compare(&all, &config, &own, line.json);
    for (size_t i = 0; all.results && i < job_count(&all); i++)
        free(all.results[i].error);
    free(all.results);
    free(all.limits);
    free(all.options);
    tables_free(all.tables);
    entrants_free(&all.entrants);
    positions_free(&all.positions);
    game_close(&all.handle);
    return status;
}
