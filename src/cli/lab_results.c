/* lab_results.c - results out of a store, and verdicts on the terminal: see lab_results.h. */
#define _POSIX_C_SOURCE 200809L
#include "lab_results.h"
#include "common/files.h"
#include "common/json.h"
#include "lab/archive.h"
#include "lab_commands.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AT(member) offsetof(results_options, member)
const option_row results_rows[] = {
    {"store", OPTION_TEXT, "PATH",
     "the results, a file or a folder of text ($ZW_LAB, or zw-lab/lab.db, or " COMMITTED_RESULTS ")",
     .offset = AT(store)},
    {"scale", OPTION_CHOICE, "S", "only the part that this scale searches (everything)", .offset = AT(scale),
     .allowed = lab_scale_names},
    {"game", OPTION_TEXT, "GAME", "only this game", .offset = AT(game)},
    {"set", OPTION_TEXT, "FILE", "your own positions, of the game that --game names", .offset = AT(set)},
    {"seed", OPTION_COUNT, "N", "the seed of random trees (the last one run), and of the resampling for the intervals",
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
        return bad("--set '%s': expected --game with it, the game of the positions", options->set);
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
    json_string(&out, "of", lab_is_question(verdict->claim) ? "hypothesis" : "paper");
    json_string(&out, "verdict", lab_tier_name(verdict->tier));
    json_string(&out, "note", lab_verdict_note(verdict));
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
    for (int questions = 0; questions <= 1; questions++) {
        int counts[LAB_TIERS], all = lab_tier_counts(&report->verdicts, questions, counts);
        printf("%d verdicts on %s:", all, questions ? "hypotheses of our own" : "sentences of the papers");
        for (int tier = LAB_TIERS - 1; tier >= 0; tier--)
            printf(" %d %s%s", counts[tier], lab_tier_name((lab_tier)tier), tier ? "," : "\n");
    }
}

static void print_answer_cell(const lab_verdict *number)
{
    if (isnan(number->value))
        printf("  %21s", "-");
    else
        printf("  %5.3f [%5.3f, %5.3f]", number->value, number->low, number->high);
}

void results_print_answer(const lab_report *report)
{
    const lab_summary *summary = &report->summary;
    if (summary->count) {
        printf("relative to aspiration NegaScout, the two deepest even and odd depths (below 1 is better)\n\n%-32s",
               "");
        for (int m = 0; m < LAB_SUMMARY_MEASURES; m++)
            printf("  %21s", lab_summary_measures[m]);
        printf("\n");
    }
    for (int i = 0; i < summary->count; i++) {
        const lab_summary_row *row = &summary->rows[i];
        if (!i || strcmp(row[-1].game, row->game) || row[-1].odd != row->odd)
            printf("%s, %s depths to %d, %d positions\n", row->game, row->odd ? "odd" : "even", row->numbers[1].depth,
                   row->numbers[1].positions);
        printf("  %-30s", row->algorithm);
        for (int m = 0; m < LAB_SUMMARY_MEASURES; m++)
            print_answer_cell(&row->numbers[m]);
        printf("\n");
    }
    printf("%s", summary->count ? "\n" : "");
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
        const char *note = lab_verdict_note(verdict);
        printf("%-16s %-16s %-*s %-30s %s%s%s\n", verdict->experiment->name, verdict->claim->name, width, verdict->game,
               number.data, lab_tier_name(verdict->tier), *note ? ", " : "", note);
        text_free(&number);
    }
    if (!json_wanted)
        print_tiers(report);
}
