/* options.c - the one parser of command lines: see options.h. */
#include "options.h"
#include "common.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------------------------------------- storing values */

static int takes_value(const option_row *row)
{
    return row->kind != OPTION_FLAG;
}

static int store_named(const char *const *names, const char *value, int *where, char *expected, size_t size)
{
    for (int i = 0; names[i]; i++)
        if (!strcmp(names[i], value)) {
            *where = i;
            return 0;
        }
    size_t used = (size_t)snprintf(expected, size, "one of");
    for (int i = 0; names[i] && used < size; i++)
        used += (size_t)snprintf(expected + used, size - used, "%s %s", i ? "," : "", names[i]);
    return -1;
}

static int store_int(const option_row *row, const char *value, int *where, char *expected, size_t size)
{
    char *end;
    errno = 0;
    long long number = strtoll(value, &end, 10);
    if (end == value || *end || errno || number < row->min || number > row->max) {
        snprintf(expected, size, "a whole number from %lld to %lld", row->min, row->max);
        return -1;
    }
    *where = (int)number;
    return 0;
}

static int store_count(const option_row *row, const char *value, uint64_t *where, char *expected, size_t size)
{
    char *end;
    errno = 0;
    unsigned long long number = strtoull(value, &end, 10);
    if (*value < '0' || *value > '9' || *end || errno || number < (unsigned long long)row->min) {
        snprintf(expected, size, "a whole number from %lld", row->min);
        return -1;
    }
    *where = number;
    return 0;
}

static int store_seconds(const char *value, double *where, char *expected, size_t size)
{
    char *end;
    double number = strtod(value, &end);
    if (end == value || *end || !isfinite(number) || number <= 0) {
        snprintf(expected, size, "a number of seconds above 0");
        return -1;
    }
    *where = number;
    return 0;
}

static int store(const option_row *row, void *target, const char *value, char *expected, size_t size)
{
    char *where = (char *)target + row->offset;
    switch (row->kind) {
    case OPTION_FLAG:
        *(int *)(void *)where = (int)row->max;
        return 0;
    case OPTION_CHOICE:
        return store_named(row->allowed, value, (int *)(void *)where, expected, size);
    case OPTION_INT:
        return store_int(row, value, (int *)(void *)where, expected, size);
    case OPTION_COUNT:
        return store_count(row, value, (uint64_t *)(void *)where, expected, size);
    case OPTION_SECONDS:
        return store_seconds(value, (double *)(void *)where, expected, size);
    case OPTION_TEXT:
        *(const char **)(void *)where = value;
        return 0;
    case OPTION_CUSTOM:
        return row->parse(value, where, expected, size);
    case OPTION_LIST:
        break;
    }
    return -1;
}

/* ------------------------------------------------------------------------------------------------------ finding rows */

/* A walk over the options of a table, those of its lists included. */
typedef struct row_walk {
    const option_row *next;
    int index; /* within the list that `next` is */
    option_row listed;
    char help[256];
} row_walk;

/* The next option, valid until the one after it; NULL: there is none. */
static const option_row *walk_rows(row_walk *walk)
{
    while (walk->next->kind == OPTION_LIST && walk->next->name) {
        walk->listed = *walk->next;
        if (walk->next->list(walk->index++, &walk->listed, walk->help, sizeof walk->help))
            return &walk->listed;
        walk->next++;
        walk->index = 0;
    }
    return walk->next->name ? walk->next++ : NULL;
}

static const option_row *find_row(const option_group *groups, const char *name, size_t length, row_walk *walk,
                                  void **target)
{
    for (; groups->rows; groups++) {
        *walk = (row_walk){.next = groups->rows};
        for (const option_row *row = walk_rows(walk); row; row = walk_rows(walk))
            if (strlen(row->name) == length && !memcmp(row->name, name, length)) {
                *target = groups->target;
                return row;
            }
    }
    return NULL;
}

/* How far apart two words may be for one to be meant by the other: a third of the longer one, a letter of a short one. */
static int most_distance(size_t length_a, size_t length_b)
{
    size_t longer = length_a > length_b ? length_a : length_b;
    return longer <= 4 ? 1 : (int)(longer / 3);
}

const char *options_nearest(const char *const *names, const char *word)
{
    const char *nearest = NULL;
    size_t length = strlen(word);
    int distance = INT_MAX;
    for (; *names; names++) {
        size_t other = strlen(*names), longer = other > length ? other - length : length - other;
        int most = most_distance(other, length), d = longer > (size_t)most ? INT_MAX : word_distance(*names, word);
        if (d < distance && d <= most) {
            nearest = *names;
            distance = d;
        } else if (!nearest && length > 2 && !strncmp(*names, word, length)) {
            nearest = *names;
        }
    }
    return nearest;
}

static const char *nearest_option(const option_group *groups, const char *word)
{
    const char *names[128];
    size_t count = 0;
    for (; groups->rows; groups++) {
        row_walk walk = {.next = groups->rows};
        for (const option_row *row = walk_rows(&walk); row && count < 127; row = walk_rows(&walk))
            names[count++] = row->name;
    }
    names[count] = NULL;
    return options_nearest(names, word);
}

static void unknown_option(const option_group *groups, const char *name, char *why, size_t size)
{
    const char *near = nearest_option(groups, name);
    if (near)
        snprintf(why, size, "unknown option --%s: did you mean --%s?", name, near);
    else
        snprintf(why, size, "unknown option --%s: expected one that --help lists", name);
}

static int assign_listed(const option_row *row, void *target, const char *value, char *why, size_t why_size)
{
    size_t dashes = (size_t)snprintf(why, why_size, "--");
    return row->assign(row->name, value, (char *)target + row->offset, why + dashes, why_size - dashes);
}

int options_assign(const option_group *groups, const char *name, const char *value, char *why, size_t why_size)
{
    void *target;
    row_walk walk;
    char expected[256] = "";
    const option_row *row = find_row(groups, name, strlen(name), &walk, &target);
    if (!row)
        unknown_option(groups, name, why, why_size);
    else if (takes_value(row) && !value)
        snprintf(why, why_size, "--%s: expected a value after it%s%s%s", name, row->value ? " (" : "",
                 row->value ? row->value : "", row->value ? ")" : "");
    else if (!takes_value(row) && value)
        snprintf(why, why_size, "--%s '%s': expected no value", name, value);
    else if (row->kind == OPTION_LIST)
        return assign_listed(row, target, value, why, why_size);
    else if (store(row, target, value, expected, sizeof expected))
        snprintf(why, why_size, "--%s '%s': expected %s", name, value, expected);
    else
        return 0;
    return -1;
}

/* ---------------------------------------------------------------------------------------------------------- --help */

static void print_row(const option_row *row)
{
    char left[64];
    const char *value = row->value ? row->value : "";
    snprintf(left, sizeof left, "--%s %s", row->name, value);
    printf("  %-28s %s", left, row->help);
    if (row->allowed) {
        printf(":");
        for (int i = 0; row->allowed[i]; i++)
            printf("%s %s", i ? "," : "", row->allowed[i]);
    }
    printf("\n");
}

static const options_listener *listening; /* NULL: nobody */

void options_describe_to(const options_listener *listener)
{
    listening = listener;
}

int options_describing(void)
{
    return listening != NULL;
}

static int describe(const command_usage *usage, const option_group *groups)
{
    listening->command(listening->to, usage);
    for (; groups->rows; groups++) {
        row_walk walk = {.next = groups->rows};
        for (const option_row *row = walk_rows(&walk); row; row = walk_rows(&walk))
            listening->option(listening->to, row);
    }
    return EXIT_FINE;
}

static int print_help(const command_usage *usage, const option_group *groups)
{
    printf("usage: zw %s%s%s [options]\n\n%s\n", usage->name, *usage->arguments ? " " : "", usage->arguments,
           usage->about);
    for (; groups->rows; groups++) {
        printf("\n%s:\n", groups->title);
        row_walk walk = {.next = groups->rows};
        for (const option_row *row = walk_rows(&walk); row; row = walk_rows(&walk))
            print_row(row);
    }
    printf("\nexample:\n  %s\n", usage->example);
    return EXIT_FINE;
}

/* --------------------------------------------------------------------------------------------------- the whole line */

/* Reads one option at argv[*at] and moves *at to its last word. Returns 0, or -1 after writing `why`. */
static int read_option(const option_group *groups, int argc, char **argv, int *at, char *why, size_t why_size)
{
    const char *word = argv[*at] + 2;
    const char *equals = strchr(word, '=');
    size_t length = equals ? (size_t)(equals - word) : strlen(word);
    void *target;
    row_walk walk;
    const option_row *row = find_row(groups, word, length, &walk, &target);
    const char *value = equals ? equals + 1 : NULL;
    if (row && takes_value(row) && !value && *at + 1 < argc)
        value = argv[++*at];
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)(length < 60 ? length : 60), word);
    return options_assign(groups, name, value, why, why_size);
}

static const option_row common_rows[] = {
    {"json", OPTION_FLAG, NULL, "one JSON object per line; the result is the last line",
     .offset = offsetof(command_line, json), .max = 1},
    {"help", OPTION_FLAG, NULL, "this text", .offset = offsetof(command_line, help), .max = 1},
    {.name = NULL},
};

int options_read(const command_usage *usage, const option_group *own, int argc, char **argv, command_line *line)
{
    enum { MOST_GROUPS = 8 };
    char why[512];
    int only_words = 0, count = 0;
    option_group groups[MOST_GROUPS + 2] = {{.rows = NULL}};
    for (; own[count].rows && count < MOST_GROUPS; count++)
        groups[count] = own[count];
    groups[count] = (option_group){"for every command", common_rows, line};
    *line = (command_line){0};
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (!only_words && !strcmp(word, "--")) {
            only_words = 1;
        } else if (!only_words && !strncmp(word, "--", 2)) {
            if (read_option(groups, argc, argv, &i, why, sizeof why))
                return bad("%s (zw %s --help)", why, usage->name);
            if (line->help)
                return listening ? describe(usage, groups) : print_help(usage, groups);
        } else if (!only_words && word[0] == '-' && word[1]) {
            return bad("unknown option %s: options begin with two dashes (zw %s --help)", word, usage->name);
        } else if (line->count < usage->most) {
            line->words[line->count++] = word;
        } else {
            return bad("unexpected argument '%s': expected zw %s%s%s", word, usage->name, *usage->arguments ? " " : "",
                       usage->arguments);
        }
    }
    if (line->count < usage->least)
        return bad("too few arguments: expected zw %s %s (zw %s --help)", usage->name, usage->arguments, usage->name);
    return OPTIONS_GO;
}

/* ------------------------------------------------------------------------------------------------------ a command in a line */

static int is_option(const char *word, const char *name)
{
    size_t length = strlen(name);
    return !strncmp(word, name, length) && (!word[length] || word[length] == '=');
}

void options_signature(text *to, const char *const *left_out, int argc, char **argv)
{
    size_t begin = to->length;
    text_add(to, "");
    for (int i = 0; i < argc; i++) {
        const char *left = strcmp(argv[i], "--json") ? NULL : argv[i];
        for (int k = 0; left_out[k] && !left; k++)
            if (is_option(argv[i], left_out[k])) {
                left = argv[i];
                i += !strchr(left, '='); /* the value is the next word */
            }
        if (!left)
            text_addf(to, "%s%s", i ? " " : "", argv[i]);
    }
    for (char *at = to->data + begin; *at; at++)
        if (*at == '\n' || *at == '\t')
            *at = ' ';
}
