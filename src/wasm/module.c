/* module.c - the library for WebAssembly: what the module exports besides the text functions of zw.h.
 *
 * zw_command() is one command of the program zw, with its command line and its JSON lines: moves, search with a report for
 * each pass and iteration, exact values, traces. A host runs each command in an instance of its own, so that nothing is left
 * of one when the next begins, and ends a command by ending the instance. Must not know its host. */
#include "cli/cli.h"
#include "common/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name))) name

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"games", cmd_games},         {"algorithms", cmd_algorithms}, {"moves", cmd_moves},     {"show", cmd_show},
    {"perft", cmd_perft},         {"search", cmd_search},         {"compare", cmd_compare}, {"solve", cmd_solve},
    {"yardstick", cmd_yardstick}, {"bench", cmd_bench},           {"version", cmd_version},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static int run(int argc, char **argv)
{
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(commands[i].name, argv[0]))
            return commands[i].run(argc, argv);
    return bad("unknown command '%s': expected one of the commands of this module", argv[0]);
}

int EXPORT(zw_command)(char *words, size_t length);

/* `words`: the command and its arguments, each with a zero byte behind it. Returns the exit status. */
int EXPORT(zw_command)(char *words, size_t length)
{
    int count = 0;
    for (size_t i = 0; i < length; i++)
        count += !words[i];
    if (count == 0 || words[length - 1])
        return bad("no command: expected words that end with a zero byte");
    char **list = allocate((size_t)count + 1, sizeof *list);
    char *word = words;
    for (int i = 0; i < count; i++, word += strlen(word) + 1)
        list[i] = word;
    int status = run(count, list);
    free(list);
    if (fflush(stdout) || ferror(stdout))
        return bad("cannot write the output");
    return status;
}

/* A zw_error for the text functions, and what it says. */
zw_error *EXPORT(zw_error_new)(void);
const char *EXPORT(zw_error_text)(const zw_error *error);

zw_error *zw_error_new(void)
{
    return calloc(1, sizeof(zw_error));
}

const char *zw_error_text(const zw_error *error)
{
    return error->text;
}
