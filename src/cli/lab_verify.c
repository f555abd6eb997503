/* lab_verify.c - `zw lab verify`: computes every verdict of a store anew, from the rows it was made of, and says which
 * come out differently. */
#define _POSIX_C_SOURCE 200809L
#include "common/json.h"
#include "lab_commands.h"
#include "lab_results.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------ stored verdicts */

typedef struct stored_list {
    lab_stored_verdict *items; /* with texts of their own */
    int count;
} stored_list;

static int keep_verdict(void *user, const lab_stored_verdict *verdict)
{
    stored_list *list = user;
    list->items = enlarge(list->items, (size_t)list->count + 1, sizeof *list->items);
    lab_stored_verdict *copy = &list->items[list->count++];
    *copy = *verdict;
    copy->experiment = copy_text(verdict->experiment);
    copy->claim = copy_text(verdict->claim);
    copy->game = copy_text(verdict->game);
    copy->tier = copy_text(verdict->tier);
    copy->criterion = copy_text(verdict->criterion);
    copy->version = copy_text(verdict->version);
    return 0;
}

static void free_stored(stored_list *list)
{
    for (int i = 0; i < list->count; i++) {
        const char *const texts[] = {list->items[i].experiment, list->items[i].claim,     list->items[i].game,
                                     list->items[i].tier,       list->items[i].criterion, list->items[i].version};
        for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
            free((void *)texts[k]);
    }
    free(list->items);
}

/* Do both judge the same claim on the same game? */
static int same_claim(const lab_stored_verdict *stored, const lab_verdict *verdict)
{
    return !strcmp(stored->claim, verdict->claim->name) && !strcmp(stored->experiment, verdict->experiment->name) &&
           !strcmp(stored->game, verdict->game);
}

static const lab_stored_verdict *find_stored(const stored_list *list, const lab_verdict *verdict)
{
    for (int i = 0; i < list->count; i++)
        if (same_claim(&list->items[i], verdict))
            return &list->items[i];
    return NULL;
}

/* ----------------------------------------------------------------------------------------------------------- comparing */

static int same_criterion(const lab_stored_verdict *stored, const lab_verdict *now)
{
    text criterion = {0};
    lab_criterion(now->claim, &criterion);
    int same = !strcmp(stored->criterion, criterion.data);
    text_free(&criterion);
    return same;
}

static int same_numbers(const lab_stored_verdict *stored, const lab_verdict *now)
{
    return !strcmp(stored->tier, lab_tier_name(now->tier)) && lab_same_number(stored->value, now->value) &&
           lab_same_number(stored->low, now->low) && lab_same_number(stored->high, now->high) &&
           stored->positions == now->positions && stored->depth == now->depth;
}

/* Either side may be missing: NULL. */
static void json_difference(const lab_stored_verdict *stored, const lab_verdict *now)
{
    text criterion = {0};
    json out;
    if (now)
        lab_criterion(now->claim, &criterion);
    json_begin(&out);
    json_string(&out, "experiment", now ? now->experiment->name : stored->experiment);
    json_string(&out, "claim", now ? now->claim->name : stored->claim);
    json_string(&out, "game", now ? now->game : stored->game);
    json_string(&out, "stored", stored ? stored->tier : NULL);
    json_string(&out, "now", now ? lab_tier_name(now->tier) : NULL);
    json_real(&out, "stored_value", stored ? stored->value : NAN);
    json_real(&out, "now_value", now ? now->value : NAN);
    json_string(&out, "stored_criterion", stored ? stored->criterion : NULL);
    json_string(&out, "now_criterion", criterion.data);
    json_end(&out, stdout);
    text_free(&criterion);
}

static void tell_difference(const lab_stored_verdict *stored, const lab_verdict *now)
{
    text said = {0};
    printf("%s %s %s: ", now->experiment->name, now->claim->name, now->game);
    if (stored && same_numbers(stored, now)) {
        lab_criterion(now->claim, &said);
        printf("judged by another criterion: stored '%s', now '%s'\n", stored->criterion, said.data);
    } else {
        lab_verdict_number(now, &said);
        if (stored)
            printf("stored %s %.10g [%.10g, %.10g]", stored->tier, stored->value, stored->low, stored->high);
        else
            printf("not stored");
        printf(", now %s %s\n", lab_tier_name(now->tier), said.data);
    }
    text_free(&said);
}

/* Stored verdicts that no claim stands for any more. */
static int tell_orphans(const stored_list *stored, const lab_report *report, int json_wanted)
{
    int count = 0;
    for (int i = 0; i < stored->count; i++) {
        int found = 0;
        for (int k = 0; k < report->verdicts.count && !found; k++)
            found = same_claim(&stored->items[i], &report->verdicts.items[k]);
        if (found)
            continue;
        const lab_stored_verdict *one = &stored->items[i];
        count++;
        if (json_wanted)
            json_difference(one, NULL);
        else
            printf("%s %s %s: stored %s, now there is no such claim\n", one->experiment, one->claim, one->game,
                   one->tier);
    }
    return count;
}

static int compare(const stored_list *stored, const lab_report *report, int json_wanted)
{
    int differing = tell_orphans(stored, report, json_wanted);
    for (int i = 0; i < report->verdicts.count; i++) {
        const lab_verdict *now = &report->verdicts.items[i];
        const lab_stored_verdict *before = find_stored(stored, now);
        if (before ? same_numbers(before, now) && same_criterion(before, now) : now->tier == LAB_NO_DATA)
            continue; /* of an experiment that has not been measured yet nothing is stored */
        if (json_wanted)
            json_difference(before, now);
        else
            tell_difference(before, now);
        differing++;
    }
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_integer(&out, "verdicts", report->verdicts.count);
        json_integer(&out, "differ", differing);
        json_end(&out, stdout);
    } else {
        printf("%d verdicts recomputed, %d differ\n", report->verdicts.count, differing);
    }
    return differing ? EXIT_NO : EXIT_FINE;
}

/* ---------------------------------------------------------------------------------------------------------- the command */

/* How the stored verdicts were computed. */
typedef struct stored_choice {
    char *seed, *scale, *game, *set, *signatures;
} stored_choice;

static int read_choice(lab_store *store, stored_choice *choice)
{
    return lab_store_fact(store, "verdict seed", &choice->seed) ||
                   lab_store_fact(store, "verdict scale", &choice->scale) ||
                   lab_store_fact(store, "verdict game", &choice->game) ||
                   lab_store_fact(store, "verdict set", &choice->set) ||
                   lab_store_fact(store, "verdict signatures", &choice->signatures)
               ? EXIT_BAD
               : EXIT_FINE;
}

static void free_choice(stored_choice *choice)
{
    char *const texts[] = {choice->seed, choice->scale, choice->game, choice->set, choice->signatures};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        free(texts[i]);
}

static results_options options_of(const stored_choice *choice)
{
    results_options options = results_new();
    if (choice->seed)
        options.seed = strtoull(choice->seed, NULL, 10);
    if (choice->scale)
        options.scale = atoi(choice->scale);
    options.signatures = choice->signatures;
    options.game = choice->game && *choice->game ? choice->game : NULL;
    options.set = choice->set && *choice->set ? choice->set : NULL;
    return options;
}

static int verify(lab_store *store, const char *path, int json_wanted)
{
    stored_list stored = {0};
    lab_report report = {0};
    stored_choice choice = {0};
    int status = lab_store_each_verdict(store, keep_verdict, &stored) ? EXIT_BAD : EXIT_FINE;
    if (!status && !stored.count)
        status = bad("%s has no verdicts: `zw lab report` computes them", path);
    if (!status)
        status = read_choice(store, &choice);
    if (!status) {
        results_options options = options_of(&choice);
        status = results_compute(&options, store, NULL, 0, &report);
    }
    if (!status)
        status = compare(&stored, &report, json_wanted);
    lab_report_free(&report);
    free_stored(&stored);
    free_choice(&choice);
    return status;
}

int lab_verify_command(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab verify",
        .arguments = "",
        .about =
            "Computes every verdict of a store again, from the stored rows and by the criteria of this version. The\n"
            "exit status is 1 when one of them differs.",
        .example = "zw lab verify --store docs/results/store",
    };
    const char *given = NULL;
    static const option_row rows[] = {
        {"store", OPTION_TEXT, "PATH",
         "the results, a file or a folder of text ($ZW_LAB, or " COMMITTED_RESULTS
         " if present, or the store of `lab run`)",
         .offset = 0},
        {.name = NULL},
    };
    option_group groups[] = {{"options", rows, &given}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const char *path = results_path(given, 1);
    lab_store *store = results_open(path);
    if (!store)
        return EXIT_BAD;
    status = verify(store, path, line.json);
    lab_store_close(store);
    return status;
}
