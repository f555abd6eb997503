/* lab_report.c - `zw lab report`: all results as a page, figures and files, and the verdicts into the store. */
#define _POSIX_C_SOURCE 200809L
#include "common/json.h"
#include "lab/aggregate.h"
#include "lab/archive.h"
#include "lab_commands.h"
#include "lab_results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct report_options {
    const char *out;
} report_options;

static const option_row rows[] = {
    {"out", OPTION_TEXT, "DIR", "where to write the report (beside the store)",
     .offset = offsetof(report_options, out)},
    {.name = NULL},
};

static void directory_of(const char *path, text *to)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        text_add(to, ".");
    else
        text_add_bytes(to, path, slash == path ? 1 : (size_t)(slash - path));
}

/* ---------------------------------------------------------------------------------------------------------- the store */

/* What `verify` needs to compute the same again. */
static int put_choice(lab_store *store, const results_options *options)
{
    char seed[32], scale[32];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)options->seed);
    snprintf(scale, sizeof scale, "%d", options->scale);
    return lab_store_put_fact(store, "verdict signatures",
                              options->signatures ? options->signatures : lab_signatures()) ||
           lab_store_put_fact(store, "verdict seed", seed) || lab_store_put_fact(store, "verdict scale", scale) ||
           lab_store_put_fact(store, "verdict game", options->game ? options->game : "") ||
           lab_store_put_fact(store, "verdict set", options->set ? options->set : "");
}

static int put_verdicts(lab_store *store, const results_options *options, const lab_verdict_list *list)
{
    lab_stored_verdict *stored = allocate((size_t)list->count, sizeof *stored);
    text *criteria = allocate((size_t)list->count, sizeof *criteria);
    for (int i = 0; i < list->count; i++) {
        const lab_verdict *verdict = &list->items[i];
        lab_criterion(verdict->claim, &criteria[i]);
        stored[i] = (lab_stored_verdict){.experiment = verdict->experiment->name,
                                         .claim = verdict->claim->name,
                                         .game = verdict->game,
                                         .tier = lab_tier_name(verdict->tier),
                                         .criterion = criteria[i].data,
                                         .version = ZW_VERSION,
                                         .value = verdict->value,
                                         .low = verdict->low,
                                         .high = verdict->high,
                                         .positions = verdict->positions,
                                         .depth = verdict->depth};
    }
    int failed =
        lab_store_put_verdicts(store, stored, list->count) || put_choice(store, options) || lab_store_flush(store);
    for (int i = 0; i < list->count; i++)
        text_free(&criteria[i]);
    free(criteria);
    free(stored);
    return failed ? EXIT_BAD : EXIT_FINE;
}

/* A folder gets its verdicts as text, by way of a store that lies beside them for that long. */
static int save_verdicts(const char *path, const results_options *options, const lab_verdict_list *list)
{
    int folder = lab_archive_is(path);
    text file = {0};
    text_addf(&file, folder ? "%s/.verdicts-%ld.db" : "%s", path, (long)getpid());
    lab_store *store = lab_store_open(file.data, folder ? LAB_BUILD : LAB_WRITE);
    int status = store ? EXIT_FINE : EXIT_BAD;
    if (!status && folder)
        status = lab_archive_read_facts(store, path);
    if (!status)
        status = put_verdicts(store, options, list);
    if (!status && folder)
        status = lab_archive_write_verdicts(store, path);
    lab_store_close(store);
    if (folder)
        unlink(file.data);
    text_free(&file);
    return status;
}

/* ----------------------------------------------------------------------------------------------------------- the page */

static int write_report(lab_store *store, const results_options *options, lab_report *report, const char *directory)
{
    static const char *const names[] = {"command", "date", "machine", "version", "signatures", "seconds"};
    enum { NAMES = sizeof names / sizeof *names };
    lab_shown_fact facts[NAMES + 2] = {{0}};
    char *values[NAMES] = {NULL}, intervals[120];
    int count = 0, status = EXIT_FINE;
    for (int i = 0; i < NAMES && !status; i++) {
        status = lab_store_fact(store, names[i], &values[i]) ? EXIT_BAD : EXIT_FINE;
        if (values[i])
            facts[count++] = (lab_shown_fact){names[i], values[i]};
    }
    snprintf(intervals, sizeof intervals, "95 %%, %d samples of games, seed %llu", LAB_RESAMPLES,
             (unsigned long long)options->seed);
    facts[count++] = (lab_shown_fact){"intervals", intervals};
    if (!status)
        status = lab_report_write(report, directory, facts);
    for (int i = 0; i < NAMES; i++)
        free(values[i]);
    return status;
}

/* One line when figures are missing: the report is whole but for them. */
static void tell_missing_figures(const lab_report *report, const char *directory)
{
    int missing = 0, failed = 0;
    const char *first = NULL;
    for (int i = 0; i < report->count; i++) {
        missing += report->chapters[i].drawn == LAB_NO_GNUPLOT;
        failed += report->chapters[i].drawn == LAB_GNUPLOT_FAILED;
        if (!first && report->chapters[i].drawn == LAB_GNUPLOT_FAILED)
            first = report->chapters[i].experiment->name;
    }
    if (failed)
        bad("gnuplot failed to draw %d figure%s; `gnuplot %s/figures/%s.gp` shows why", failed, failed == 1 ? "" : "s",
            directory, first);
    if (missing)
        bad("%d figure%s left out: there is no gnuplot (package gnuplot-nox); the report has tables instead", missing,
            missing == 1 ? "" : "s");
}

static int has_data(const lab_report *report)
{
    for (int i = 0; i < report->count; i++)
        for (int g = 0; g < LAB_SCOPES; g++)
            if (report->chapters[i].points[g].count)
                return 1;
    return 0;
}

/* Where the report goes: results that the project keeps are written to only by whoever names them. */
static void choose_directory(const results_options *options, const char *path, const char *out, text *to)
{
    if (out)
        text_add(to, out);
    else if (!options->store && lab_archive_is(path))
        text_add(to, "zw-lab");
    else
        directory_of(path, to);
}

static void tell_report(const lab_report *report, const char *directory, int json_wanted)
{
    text page = {0};
    json last;
    text_addf(&page, "%s/report.html", directory);
    if (json_wanted) {
        json_begin(&last);
        json_string(&last, "report", page.data);
        json_integer(&last, "verdicts", report->verdicts.count);
        json_end(&last, stdout);
    } else {
        printf("%s\n", page.data);
    }
    text_free(&page);
}

static int make_report(results_options *options, const char *out, int json_wanted)
{
    const char *path = results_path(options->store, 0);
    text directory = {0};
    lab_report report = {0};
    lab_store *store = results_open(path);
    if (!store)
        return EXIT_BAD;
    choose_directory(options, path, out, &directory);
    int status = results_signatures(options, store, path);
    if (!status)
        status = results_compute(options, store, NULL, 1, &report);
    if (!status && !has_data(&report))
        status = bad("%s has no results of this version (%s): `zw lab run all` makes them", path, lab_signatures());
    if (!status)
        status = write_report(store, options, &report, directory.data);
    lab_store_close(store);
    int wanted = options->store || !lab_archive_is(path), keep = !access(path, W_OK);
    if (!status && wanted && keep)
        status = save_verdicts(path, options, &report.verdicts);
    if (!status) {
        if (json_wanted)
            results_print_verdicts(&report, 1);
        else
            results_print_answer(&report);
        fflush(stdout);
        tell_missing_figures(&report, directory.data);
        if (wanted && !keep)
            bad("the verdicts are not kept: '%s' may not be written (the report is complete)", path);
        tell_report(&report, directory.data, json_wanted);
    }
    lab_report_free(&report);
    text_free(&directory);
    free(options->signatures);
    return status;
}

int lab_report_command(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab report",
        .arguments = "",
        .about =
            "Computes every verdict from the store, keeps it there, and prints how the algorithms compare. Writes\n"
            "report.html (which needs no network), a page for each experiment in experiments/, figures/ (drawn by\n"
            "gnuplot), csv/, verdicts.csv and verdicts.md.",
        .example = "zw lab report --out docs/results",
    };
    results_options options = results_new();
    report_options own = {0};
    option_group groups[] = {{"the report", rows, &own}, {"the results", results_rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    return make_report(&options, own.out, line.json);
}
