/* cmd_completions.c - `zw completions`: lets every command describe its options and arguments, as for --help, and has the
 * shell's writer make a file of that. It knows no command by its name. */
#include "cli.h"
#include "common/json.h"
#include "common/options.h"
#include "completions.h"
#ifdef ZW_HAVE_LAB
#include "lab/lab.h"
#endif

#include <zw/driver.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------- what a placeholder stands for */

static void add_word(text *to, const char *word)
{
    text_addf(to, "%s%s", to->length ? " " : "", word);
}

static void add_games(text *to)
{
    const zw_game *game;
    for (int i = 0; (game = zw_game_at(i)); i++)
        add_word(to, game->name);
    add_word(to, COMPLETED_PLUGIN);
}

static void add_algorithms(text *to)
{
    for (int i = 0; zw_algorithm_at(i); i++)
        add_word(to, zw_algorithm_at(i)->name);
}

static void add_experiments(text *to)
{
#ifdef ZW_HAVE_LAB
    for (int i = 0; lab_experiments[i]; i++)
        add_word(to, lab_experiments[i]->name);
#else
    (void)to;
#endif
}

static void add_file(text *to)
{
    add_word(to, COMPLETED_FILE);
}

static void add_folder(text *to)
{
    add_word(to, COMPLETED_FOLDER);
}

static void add_plugin(text *to)
{
    add_word(to, COMPLETED_PLUGIN);
}

/* Placeholders in the usage of a command or an option, by how the command's name begins. What is not here, such as N, is
 * for the user to know. */
static const struct placeholder {
    const char *command, *name;
    void (*add)(text *to);
} placeholders[] = {
    {"", "GAME", add_games}, {"", "A", add_algorithms},   {"", "B", add_algorithms}, {"lab ", "NAME", add_experiments},
    {"", "FILE", add_file},  {"", "FILE.epd", add_file},  {"", "PATH", add_file},    {"", "F", add_file},
    {"", "DIR", add_folder}, {"", "FILE.so", add_plugin},
};
enum { PLACEHOLDERS = sizeof placeholders / sizeof *placeholders };

static int is_literal(const char *word, size_t length)
{
    return length > 1 && strspn(word, "abcdefghijklmnopqrstuvwxyz-") >= length;
}

/* "DIR|off", as --help writes it. */
static void add_alternatives(text *to, const char *command, const char *written)
{
    while (*written) {
        size_t length = strcspn(written, "|");
        char name[64];
        snprintf(name, sizeof name, "%.*s", (int)length, written);
        char *dots = strstr(name, "...");
        if (dots)
            *dots = '\0';
        for (int i = 0; i < PLACEHOLDERS; i++)
            if (!strcmp(placeholders[i].name, name) &&
                !strncmp(placeholders[i].command, command, strlen(placeholders[i].command)))
                placeholders[i].add(to);
        if (is_literal(written, length))
            add_word(to, name);
        written += length + (written[length] == '|');
    }
}

/* "GAME N | verify GAME [N]": what can stand at each place, over all the ways to write the command. */
static void read_places(completed_command *command, const char *arguments)
{
    text places[COMPLETED_PLACES] = {{0}};
    char *copy = copy_text(arguments), *rest = copy;
    int place = 0, most = 0;
    for (char *word = strtok(rest, " "); word; word = strtok(NULL, " ")) {
        if (!strcmp(word, "|")) {
            place = 0;
            continue;
        }
        if (strstr(word, "..."))
            command->endless = 1;
        if (!strcmp(word, "..."))
            continue;
        word += *word == '[';
        word[strcspn(word, "]")] = '\0';
        if (place == COMPLETED_PLACES - 1)
            break;
        text_add(&places[place], "");
        add_alternatives(&places[place++], command->name, word);
        most = place > most ? place : most;
    }
    for (int i = 0; i < most; i++)
        command->places[i] = places[i].data;
    free(copy);
}

/* ---------------------------------------------------------------------------------------------------- listening to them */

typedef struct collection {
    completed known;
    const char *about; /* of the command that is asked */
} collection;

static void hear_command(void *to, const command_usage *usage)
{
    collection *all = to;
    completed *known = &all->known;
    known->commands = enlarge(known->commands, (size_t)known->count + 1, sizeof *known->commands);
    completed_command *command = &known->commands[known->count++];
    *command = (completed_command){.name = copy_text(usage->name)};
    if (strchr(usage->name, ' ')) { /* a subcommand has no line in the list of commands, but begins with one */
        command->about = copy_text(usage->about);
        command->about[strcspn(command->about, ".:\n")] = '\0';
    } else {
        command->about = copy_text(all->about);
    }
    read_places(command, usage->arguments);
}

static void hear_option(void *to, const option_row *row)
{
    completed *known = &((collection *)to)->known;
    completed_command *command = &known->commands[known->count - 1];
    text words = {0};
    text_add(&words, "");
    for (int i = 0; row->allowed && row->allowed[i]; i++)
        add_word(&words, row->allowed[i]);
    if (row->value && !row->allowed)
        add_alternatives(&words, command->name, row->value);
    command->options = enlarge(command->options, (size_t)command->option_count + 1, sizeof *command->options);
    command->options[command->option_count++] = (completed_option){
        .name = copy_text(row->name),
        .help = copy_text(row->help),
        .value = row->kind == OPTION_FLAG ? NULL : copy_text(row->value ? row->value : "VALUE"),
        .words = words.data,
    };
}

static void collect(collection *all, const cli_command *commands, int count)
{
    const options_listener listener = {hear_command, hear_option, all};
    options_describe_to(&listener);
    for (int i = 0; i < count; i++) {
        char name[32], ask[] = "--help", *words[] = {name, ask, NULL};
        snprintf(name, sizeof name, "%s", commands[i].name);
        all->about = commands[i].summary;
        commands[i].run(2, words);
    }
    options_describe_to(NULL);
}

static void forget(completed *known)
{
    for (int i = 0; i < known->count; i++) {
        completed_command *command = &known->commands[i];
        for (int k = 0; k < command->option_count; k++) {
            completed_option *option = &command->options[k];
            free(option->name);
            free(option->help);
            free(option->value);
            free(option->words);
        }
        for (int k = 0; command->places[k]; k++)
            free(command->places[k]);
        free(command->options);
        free(command->name);
        free(command->about);
    }
    free(known->commands);
}

/* ----------------------------------------------------------------------------------------------------------- the command */

static const struct shell {
    const char *name;
    completion_writer *write;
} shells[] = {{"bash", completions_bash}, {"fish", completions_fish}, {"zsh", completions_zsh}};
enum { SHELLS = sizeof shells / sizeof *shells };

static const struct shell *find_shell(const char *name)
{
    for (int i = 0; i < SHELLS; i++)
        if (!strcmp(shells[i].name, name))
            return &shells[i];
    return NULL;
}

int completions(const cli_command *commands, int count, int argc, char **argv)
{
    static const option_group none[] = {{.rows = NULL}};
    static const command_usage usage = {
        .name = "completions",
        .arguments = "bash|fish|zsh",
        .least = 1,
        .most = 1,
        .about =
            "Prints the file by which a shell completes commands, options and their values when Tab is pressed. It is\n"
            "installed with the program; this is for a program that was not.",
        .example = "zw completions bash",
    };
    command_line line;
    int status = options_read(&usage, none, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    const struct shell *shell = find_shell(line.words[0]);
    if (!shell)
        return bad("shell '%s': expected bash, fish or zsh (zw completions --help)", line.words[0]);
    collection all = {.about = ""};
    text script = {0};
    collect(&all, commands, count);
    shell->write(&all.known, &script);
    if (line.json) {
        json out;
        json_begin(&out);
        json_string(&out, "shell", shell->name);
        json_string(&out, "script", script.data);
        json_end(&out, stdout);
    } else {
        fputs(script.data, stdout);
    }
    text_free(&script);
    forget(&all.known);
    return EXIT_FINE;
}
