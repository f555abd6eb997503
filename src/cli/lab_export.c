/* lab_export.c - `zw lab export` and `zw lab import`: results as sorted text, for people and for version control, and back. */
#include "common/options.h"
#include "lab/archive.h"
#include "lab_commands.h"
#include "lab_results.h"

#include <stddef.h>

typedef struct export_options {
    const char *store, *out;
} export_options;

int lab_export_command(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab export",
        .arguments = "",
        .about =
            "Writes the results of a store as text into a folder: a file for the rows of each experiment and game,\n"
            "compressed with zstd where the program was built with it, and a file for the verdicts of each\n"
            "experiment. Files whose contents have not changed are left alone.",
        .example = "zw lab export --out mine",
    };
    static const option_row rows[] = {
        {"store", OPTION_TEXT, "PATH", "the results ($ZW_LAB, or zw-lab/lab.db)",
         .offset = offsetof(export_options, store)},
        {"out", OPTION_TEXT, "DIR", "where to write the text", .offset = offsetof(export_options, out)},
        {.name = NULL},
    };
    export_options options = {0};
    option_group groups[] = {{"options", rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (!options.out)
        return bad("lab export: expected --out with the folder for the text");
    lab_store *store = results_open(lab_store_path(options.store));
    if (!store)
        return EXIT_BAD;
    status = lab_archive_write(store, options.out);
    lab_store_close(store);
    return status;
}

int lab_import_command(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "lab import",
        .arguments = "DIR",
        .least = 1,
        .most = 1,
        .about =
            "Adds the results that `lab export` wrote into a folder to a store. Creates the store if there is none.",
        .example = "zw lab import docs/results/store --store zw-lab/lab.db",
    };
    static const option_row rows[] = {
        {"store", OPTION_TEXT, "FILE", "the store ($ZW_LAB, or zw-lab/lab.db)",
         .offset = offsetof(export_options, store)},
        {.name = NULL},
    };
    export_options options = {0};
    option_group groups[] = {{"options", rows, &options}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const char *path = lab_store_path(options.store);
    lab_store *store = lab_archive_is(path) ? NULL : lab_store_open(path, LAB_WRITE);
    if (!store)
        return lab_archive_is(path) ? bad("'%s' is a folder: expected a file for the store", path) : EXIT_BAD;
    status = lab_archive_read(store, line.words[0]);
    lab_store_close(store);
    return status;
}
