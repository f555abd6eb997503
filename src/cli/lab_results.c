/* lab_results.c - results out of a store, and verdicts on the terminal: see lab_results.h. */
#define _POSIX_C_SOURCE 200809L
#include "lab_results.h"
#include "common/files.h"
#include "common/json.h"
#include "lab/archive.h"
#include "lab_commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AT(member) offsetof(results_options, member)
const option_row results_rows[] = {
    {"store", OPTION_TEXT, "PATH",
     "the results, a file or a folder of text ($ZW_LAB, or zw-lab/lab.db, or " COMMITTED_RESULTS ")",
     .offset = AT(store)},
    {"scale", OPTION_CHOICE, "S", "only what this scale searches (everything there is)", .offset = AT(scale),
     .allowed = lab_scale_names},
    {"game", OPTION_TEXT, "GAME", "only this game", .offset = AT(game)},
    {"set", OPTION_TEXT, "FILE", "your own positions, of the one game that --game names", .offset = AT(set)},
    {"seed", OPTION_COUNT, "N", "of random trees (those last run), and of the samples that make the intervals",
     .offset = AT(seed)},
    {.name = NULL},
};

results_options results_new(void)
{
    return (results_options){.scale = LAB_SCALES};
}

const char *results_path(const char *given, int committed_first)
{
    const char *own = lab_store_path(given), *set = getenv("ZW_LAB");
    int committed = lab_archive_is(COMMITTED_RESULTS);
    if (given || (set && *set) || !committed || (!committed_first && file_is_there(own)))
        return own;
    return COMMITTED_RESULTS;
}

lab_store *results_open(const char *path)
{
    if (lab_archive_is(path))
        return lab_archive_open(path);
    if (!file_is_there(path)) {
        bad("no results at %s: `zw lab run all` makes them", path);
        return NULL;
    }
    return lab_store_open(path, LAB_READ);
}

static int check_game(const results_options *options)
{
    if (options->set && !options->game)
        return bad("--set '%s': expected --game beside it, whose positions the file has", options->set);
    for (const lab_experiment *const *at = lab_experiments; options->game && *at; at++)
        for (int i = 0; i < lab_scope_count(*at); i++)
            if (!strcmp((*at)->scopes[i].game, options->game))
                return EXIT_FINE;
    return options->game ? bad("--game '%s': expected a game of the experiments (zw lab list)", options->game)
                         : EXIT_FINE;
}

/* That of the last run, unless the user gives another. */
static int choose_seed(results_options *options, lab_store *store)
{
    char *last = NULL;
    if (options->seed)
        return EXIT_FINE;
    if (lab_store_fact(store, "seed", &last))
        return EXIT_BAD;
    options->seed = last ? strtoull(last, NULL, 10) : LAB_SEED;
    free(last);
    return EXIT_FINE;
}

int results_signatures(results_options *options, lab_store *store, const char *path)
{
    return lab_archive_is(path) && lab_store_fact(store, "verdict signatures", &options->signatures) ? EXIT_BAD
                                                                                                     : EXIT_FINE;
}

int results_compute(results_options *options, lab_store *store, const lab_experiment *only, int points_wanted,
                    lab_report *report)
{
    *report = (lab_report){0};
    int status = choose_seed(options, store);
    if (!status)
        status = check_game(options);
    if (status)
        return status;
    lab_choice choice = {options->signatures, options->game, options->set, options->scale, options->seed};
    lab_library *library = lab_library_open(store, &choice);
    status = lab_report_compute(report, library, only, points_wanted, options->seed);
    lab_library_close(library);
    return status;
}

static void print_verdict_json(const lab_verdict *verdict)
{
    text criterion = {0};
    json out;
    lab_criterion(verdict->claim, &criterion);
    json_begin(&out);
    json_string(&out, "experiment", verdict->experiment->name);
    json_string(&out, "claim", verdict->claim->name);
    json_string(&out, "game", verdict->game);
    json_string(&out, "verdict", lab_tier_name(verdict->tier));
    json_real(&out, "value", verdict->value);
    json_real(&out, "low", verdict->low);
    json_real(&out, "high", verdict->high);
    json_integer(&out, "positions", verdict->positions);
    json_integer(&out, "depth", verdict->depth);
    json_string(&out, "criterion", criterion.data);
    json_string(&out, "measured", verdict->claim->measured);
    json_string(&out, "source", verdict->claim->source);
    json_end(&out, stdout);
    text_free(&criterion);
}

static void print_tiers(const lab_report *report)
{
    int counts[LAB_TIERS];
    lab_tier_counts(&report->verdicts, counts);
    printf("%d verdicts:", report->verdicts.count);
    for (int tier = LAB_TIERS - 1; tier >= 0; tier--)
        printf(" %d %s%s", counts[tier], lab_tier_name((lab_tier)tier), tier ? "," : "\n");
}

/* One column for each of the first games, and one for verdicts on anything else. */
enum { COLUMNS = 3, CELL = 23 };

static int column_of(const char *const games[COLUMNS], const char *game)
{
    int column = 0;
    while (column < COLUMNS && games[column] && strcmp(games[column], game))
        column++;
    return column < COLUMNS && games[column] ? column : COLUMNS;
}

/* The verdicts on one claim, from `first` on; returns the index behind them. */
static int print_claim(const lab_verdict_list *list, int first, const char *const games[COLUMNS])
{
    const lab_verdict *verdict = &list->items[first];
    const lab_claim *claim = verdict->claim;
    text cells[COLUMNS + 1] = {{0}};
    for (; first < list->count && list->items[first].claim == claim; first++) {
        verdict = &list->items[first];
        int column = column_of(games, verdict->game);
        if (column == COLUMNS)
            text_addf(&cells[column], "%s%s: ", cells[column].data ? "; " : "", verdict->game);
        if (verdict->tier != LAB_NO_DATA)
            text_addf(&cells[column], "%.3g ", verdict->value);
        text_add(&cells[column], lab_tier_name(verdict->tier));
    }
    printf("%-16s %-14s", verdict->experiment->name, claim->name);
    int last = COLUMNS;
    while (last > 0 && !cells[last].data)
        last--;
    for (int i = 0; i <= last; i++)
        printf(" %-*s", i < last ? CELL : 0, cells[i].data ? cells[i].data : "");
    printf("\n");
    for (int i = 0; i <= COLUMNS; i++)
        text_free(&cells[i]);
    return first;
}

static int has_verdict(const lab_report *report, const char *game)
{
    for (int i = 0; i < report->verdicts.count; i++)
        if (!strcmp(report->verdicts.items[i].game, game))
            return 1;
    return 0;
}

void results_print_summary(const lab_report *report)
{
    const char *games[COLUMNS] = {NULL};
    const lab_experiment *first = report->count ? report->chapters[0].experiment : NULL;
    int columns = 0;
    for (int i = 0; first && i < lab_scope_count(first) && columns < COLUMNS; i++)
        if (has_verdict(report, lab_scope_name(&first->scopes[i])))
            games[columns++] = lab_scope_name(&first->scopes[i]);
    printf("%-16s %-14s", "experiment", "claim");
    for (int i = 0; i < columns; i++)
        printf(" %-*s", i + 1 < columns ? CELL : 0, games[i]);
    printf("\n");
    for (int i = 0; i < report->verdicts.count;)
        i = print_claim(&report->verdicts, i, games);
    print_tiers(report);
}

/* The width of the column of games; scopes of random trees have long names. */
static int game_width(const lab_verdict_list *list)
{
    int width = 9;
    for (int i = 0; i < list->count; i++)
        if ((int)strlen(list->items[i].game) > width)
            width = (int)strlen(list->items[i].game);
    return width;
}

void results_print_verdicts(const lab_report *report, int json_wanted)
{
    const int width = game_width(&report->verdicts);
    for (int i = 0; i < report->verdicts.count; i++) {
        const lab_verdict *verdict = &report->verdicts.items[i];
        text number = {0};
        if (json_wanted) {
            print_verdict_json(verdict);
            continue;
        }
        lab_verdict_number(verdict, &number);
        printf("%-16s %-16s %-*s %-30s %s\n", verdict->experiment->name, verdict->claim->name, width, verdict->game,
               number.data, lab_tier_name(verdict->tier));
        text_free(&number);
    }
    if (!json_wanted)
        print_tiers(report);
}
