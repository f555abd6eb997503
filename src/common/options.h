/* options.h - the one parser of command lines. A command describes its options as rows of tables; reading, checking,
 * complaining and --help all come from the rows. It must not know what an option means. */
#ifndef ZW_COMMON_OPTIONS_H
#define ZW_COMMON_OPTIONS_H

#include "common.h"

typedef enum option_kind {
    OPTION_FLAG, /* int: takes no value, stores `max` */
    OPTION_INT, /* int from min to max */
    OPTION_COUNT, /* uint64_t, from min */
    OPTION_SECONDS, /* double, above 0 */
    OPTION_TEXT, /* const char * */
    OPTION_CHOICE, /* int: the index of one of `allowed` */
    OPTION_CUSTOM, /* whatever `parse` stores */
    OPTION_LIST /* no option itself: it stands for those that `list` describes, which `assign` stores */
} option_kind;

typedef struct option_row {
    const char *name; /* without the dashes; NULL ends a table */
    option_kind kind;
    const char *value; /* what --help calls the value */
    const char *help;
    size_t offset; /* where the value goes, within the group's target */
    long long min, max;
    const char *const *allowed; /* OPTION_CHOICE; ends with NULL */
    /* OPTION_CUSTOM: returns 0, or -1 after writing what was expected. */
    int (*parse)(const char *value, void *where, char *expected, size_t size);
    /* OPTION_LIST: describes the option `index`, from 0, to --help, its help text in the buffer. 0: there are no more. */
    int (*list)(int index, struct option_row *one, char *help, size_t help_size);
    /* Stores one of them. Returns 0, or -1 after writing one line to `why` that begins with the name. */
    int (*assign)(const char *name, const char *value, void *where, char *why, size_t why_size);
} option_row;

/* A table of rows and the struct they fill. A list of groups ends with rows = NULL. */
typedef struct option_group {
    const char *title;
    const option_row *rows;
    void *target;
} option_group;

/* What a command says of itself. */
typedef struct command_usage {
    const char *name;
    const char *arguments; /* the words it takes: "GAME DEPTH" */
    int least, most; /* how many of them; at most OPTIONS_WORDS */
    const char *about; /* lines between the usage and the options */
    const char *example; /* a command that works as it stands */
} command_usage;

enum { OPTIONS_WORDS = 64 };

typedef struct command_line {
    const char *words[OPTIONS_WORDS];
    int count;
    int json, help; /* --json and --help, which every command has */
} command_line;

/* Reads argv[1 ..]. Returns OPTIONS_GO, or the exit status when the command has nothing left to do: after --help, or
 * after a complaint. */
enum { OPTIONS_GO = -1 };
int options_read(const command_usage *usage, const option_group *groups, int argc, char **argv, command_line *line);

/* Somebody who is told of the command and of each of its options instead of having --help printed; what it is told is valid
 * during the call only. NULL: --help is printed again. */
typedef struct options_listener {
    void (*command)(void *to, const command_usage *usage);
    void (*option)(void *to, const option_row *row);
    void *to;
} options_listener;
void options_describe_to(const options_listener *listener);
int options_describing(void);

/* Stores one option by name (value NULL: none was given). Returns 0, or -1 after writing one line to `why`. */
int options_assign(const option_group *groups, const char *name, const char *value, char *why, size_t why_size);

/* Adds the command and its words, --json and the options of `left_out` ("--jobs", ending with NULL) excepted: what decides
 * the result, as a line that tells whether a file was made by the same command. */
void options_signature(text *to, const char *const *left_out, int argc, char **argv);

/* The name in `names` (ending with NULL) nearest to `word`, or NULL when none is near. */
const char *options_nearest(const char *const *names, const char *word);

#endif
