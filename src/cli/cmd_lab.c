/* cmd_lab.c - `zw lab`: a table of its subcommands. Each reads its own line; nothing of their work is known here. */
#include "cli.h"

#ifdef ZW_HAVE_LAB

#include "common/options.h"
#include "lab_commands.h"

#include <stdio.h>
#include <string.h>

static const struct subcommand {
    const char *name;
    int (*run)(int argc, char **argv);
} subcommands[] = {
    {"list", lab_list},
    {"run", lab_run_command},
    {"show", lab_show_command},
    {"report", lab_report_command},
    {"verify", lab_verify_command},
    {"export", lab_export_command},
    {"import", lab_import_command},
};
enum { SUBCOMMANDS = sizeof subcommands / sizeof *subcommands };

static int print_help(void)
{
    int describing = options_describing();
    if (!describing)
        printf("usage: zw lab SUBCOMMAND [arguments] [options]\n\n"
               "The laboratory: the experiments of the papers, repeated with the games of this library.\n");
    for (int i = 0; i < SUBCOMMANDS; i++) {
        char name[32], ask[] = "--help", *words[] = {name, ask, NULL};
        snprintf(name, sizeof name, "%s", subcommands[i].name);
        if (!describing)
            printf("\n");
        subcommands[i].run(2, words);
    }
    return EXIT_FINE;
}

int cmd_lab(int argc, char **argv)
{
    const char *names[SUBCOMMANDS + 1] = {NULL};
    text known = {0};
    if (argc > 1 && !strcmp(argv[1], "--help"))
        return print_help();
    for (int i = 0; i < SUBCOMMANDS; i++)
        if (argc > 1 && !strcmp(subcommands[i].name, argv[1]))
            return subcommands[i].run(argc - 1, argv + 1);
    for (int i = 0; i < SUBCOMMANDS; i++) {
        names[i] = subcommands[i].name;
        text_addf(&known, "%s%s", i ? ", " : "", names[i]);
    }
    const char *near = argc > 1 ? options_nearest(names, argv[1]) : NULL;
    if (near)
        bad("unknown subcommand '%s': did you mean %s? (zw lab --help)", argv[1], near);
    else if (argc > 1)
        bad("unknown subcommand '%s': expected one of %s (zw lab --help)", argv[1], known.data);
    else
        bad("no subcommand: expected one of %s (zw lab --help)", known.data);
    text_free(&known);
    return EXIT_BAD;
}

#else

#include "common/options.h"

int cmd_lab(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    if (options_describing())
        return EXIT_FINE;
    return bad("this zw was built without the laboratory, which needs SQLite (package libsqlite3-dev)");
}

#endif
