/* completions.h - what `zw completions` knows of the program, and the writers of the shells' files. */
#ifndef ZW_CLI_COMPLETIONS_H
#define ZW_CLI_COMPLETIONS_H

#include "common/common.h"

/* What can be typed at a place: words, and these for what only the shell can list. They are separated by spaces. */
#define COMPLETED_FILE "@file"
#define COMPLETED_FOLDER "@folder"
#define COMPLETED_PLUGIN "@plugin"

typedef struct completed_option {
    char *name, *help;
    char *value; /* what --help calls the value; NULL: it takes none */
    char *words; /* what can be typed for it, "" when nothing is known */
} completed_option;

enum { COMPLETED_PLACES = 8 };

typedef struct completed_command {
    char *name; /* "search", or "lab run": a command and its subcommand */
    char *about; /* one line */
    char *places[COMPLETED_PLACES]; /* what can be typed as its first, second, ... argument; NULL ends them */
    int endless; /* the last of them may come again and again */
    completed_option *options;
    int option_count;
} completed_command;

/* The commands in the order of `zw help`; those with subcommands are there by their subcommands only. */
typedef struct completed {
    completed_command *commands;
    int count;
} completed;

typedef void completion_writer(const completed *known, text *to);
completion_writer completions_bash, completions_zsh, completions_fish;

/* The length of the first word of a command's name, and its subcommand or NULL. */
size_t completed_first(const completed_command *command, const char **subcommand);
/* Does the first word of this command's name appear here for the first time? */
int completed_begins(const completed *known, int index);

#endif
