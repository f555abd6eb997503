/* archive_read.c - from a folder of text to a store: see archive.h. Whatever a file says is checked line by line, and the
 * first line that is wrong ends it. */
#define _POSIX_C_SOURCE 200809L
#include "archive.h"
#include "common/files.h"
#include "packed.h"
#include "row_rules.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------------------------------------------------- lines */

/* A file, and the line that is looked at. */
typedef struct reader {
    const char *path;
    char *next; /* the line behind */
    char *line; /* ended by a zero */
    int number;
} reader;

static int wrong(const reader *at, const char *expected)
{
    return bad("%s:%d: '%.60s': expected %s", at->path, at->number, at->line, expected);
}

/* The next line: 1, or 0 at the end of the file. A last line without its end is none. */
static int next_line(reader *at)
{
    char *end = strchr(at->next, '\n');
    if (!end)
        return 0;
    *end = '\0';
    at->line = at->next;
    at->next = end + 1;
    at->number++;
    return 1;
}

/* Cuts the line's next field off, which a tab or the end of the line ends; NULL: there is none. */
static char *cut_field(char **line)
{
    char *field = *line, *tab = field ? strchr(field, '\t') : NULL;
    *line = tab ? tab + 1 : NULL;
    if (tab)
        *tab = '\0';
    return field;
}

static int ended_early(const reader *at)
{
    return bad("%s:%d: the file ends too early: it was cut short", at->path, at->number);
}

/* A whole number from 0 to `most` in front of a character, which is skipped. Returns 0, or -1. */
static int read_count(char **from, char behind, int most, int *count)
{
    char *end;
    long number = strtol(*from, &end, 10);
    if (**from < '0' || **from > '9' || *end != behind || number > most)
        return -1;
    *count = (int)number;
    *from = end + (behind != '\0');
    return 0;
}

/* ---------------------------------------------------------------------------------------------------------------- rows */

typedef struct shape {
    int64_t id;
    int count;
    int measures[LAB_MEASURE_COUNT]; /* -1: unknown to this program */
} shape;

typedef struct row_reader {
    reader at;
    lab_store *store;
    char *game;
    int64_t *positions;
    int position_count;
    shape *shapes;
    int shape_count;
    int64_t configuration;
    char *heading, *last_position;
    int position, depth, rows; /* of the row before; position -1: none */
    double before[LAB_MEASURE_COUNT], row[LAB_MEASURE_COUNT];
    text numbers;
} row_reader;

static int take_position(row_reader *of)
{
    const char *position = of->at.line + 2;
    if (of->heading || (of->last_position && strcmp(of->last_position, position) >= 0))
        return wrong(&of->at, "a position after the one before it, in alphabetical order");
    of->positions = enlarge(of->positions, (size_t)of->position_count + 1, sizeof *of->positions);
    int64_t number = lab_store_position(of->store, of->game, position);
    of->positions[of->position_count++] = number;
    free(of->last_position);
    of->last_position = copy_text(position);
    return number < 0 ? EXIT_BAD : EXIT_FINE;
}

static int take_heading(row_reader *of)
{
    char *rest = of->at.line + 2;
    if (of->heading && strcmp(of->heading, rest) >= 0)
        return wrong(&of->at, "a configuration after the one before it, in alphabetical order");
    free(of->heading);
    of->heading = copy_text(rest);
    const char *kind = cut_field(&rest), *version = cut_field(&rest), *word = cut_field(&rest);
    if (!word || rest || lab_kind_find(kind) < 0)
        return wrong(&of->at, "a kind of measurement, a version and a configuration with tabs between");
    of->configuration = lab_store_configuration(of->store, kind, version, word);
    of->position = -1;
    return of->configuration < 0 ? EXIT_BAD : EXIT_FINE;
}

static int take_shape(row_reader *of)
{
    const char *names = of->at.line + 2;
    shape made = {.count = 0};
    for (const char *name = names; *name;) {
        size_t length = strcspn(name, ",");
        char one[64];
        if (!length || length >= sizeof one || made.count == LAB_MEASURE_COUNT || (name[length] && !name[length + 1]))
            return wrong(&of->at, "names of measures, separated by commas");
        memcpy(one, name, length);
        one[length] = '\0';
        made.measures[made.count++] = lab_measure_find(one);
        name += length + (name[length] == ',');
    }
    made.id = lab_store_shape(of->store, names);
    of->shapes = enlarge(of->shapes, (size_t)of->shape_count + 1, sizeof *of->shapes);
    of->shapes[of->shape_count++] = made;
    return made.id < 0 ? EXIT_BAD : EXIT_FINE;
}

/* The numbers as they stand; NAN where one is left out. Returns 0, or -1. */
static int read_numbers(row_reader *of, const shape *as, const char *numbers, double *found)
{
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        of->row[i] = NAN;
    for (int i = 0; i < as->count; i++) {
        char *end = (char *)numbers;
        found[i] = *numbers == ',' || !*numbers ? NAN : strtod(numbers, &end);
        if (*end != (i + 1 < as->count ? ',' : '\0') || isinf(found[i]) || (end != numbers && isnan(found[i])))
            return -1;
        if (as->measures[i] >= 0)
            of->row[as->measures[i]] = found[i];
        numbers = end + (*end == ',');
    }
    return *numbers ? -1 : 0;
}

/* The numbers of a row with those that follow from others. Returns 0, or -1 when there is nothing that one follows from. */
static int complete_numbers(row_reader *of, const shape *as, const char *numbers, const double *found, int follows)
{
    text_clear(&of->numbers);
    text_add(&of->numbers, "");
    for (int i = 0; i < as->count; i++) {
        size_t digits = strcspn(numbers, ",");
        text_add(&of->numbers, i ? "," : "");
        text_add_bytes(&of->numbers, numbers, digits);
        if (isnan(found[i])) {
            lab_measure measure = (lab_measure)as->measures[i];
            double value = as->measures[i] < 0 ? NAN : lab_row_expected(measure, of->row, follows ? of->before : NULL);
            if (isnan(value))
                return -1;
            of->row[measure] = value;
            text_addf(&of->numbers, "%.0f", value);
        }
        numbers += digits + (numbers[digits] == ',');
    }
    return 0;
}

static int take_row(row_reader *of)
{
    char *rest = of->at.line;
    int position, depth, number;
    double found[LAB_MEASURE_COUNT];
    if (read_count(&rest, ' ', of->position_count - 1, &position) || read_count(&rest, ' ', ZW_MAX_DEPTH, &depth) ||
        read_count(&rest, ' ', of->shape_count - 1, &number) || !of->heading)
        return wrong(&of->at, "the numbers of a position, a depth and a list of names that stand above");
    if (position < of->position || (position == of->position && depth <= of->depth))
        return wrong(&of->at, "a row after the one before it");
    const shape *as = &of->shapes[number];
    if (read_numbers(of, as, rest, found))
        return wrong(&of->at, "a number for each of the row's names");
    if (complete_numbers(of, as, rest, found, position == of->position && depth == of->depth + 1))
        return wrong(&of->at, "a number where none follows from the others");
    of->position = position;
    of->depth = depth;
    of->rows++;
    memcpy(of->before, of->row, sizeof of->before);
    return lab_store_put_text(of->store, of->positions[position], of->configuration, depth, as->id, of->numbers.data)
               ? EXIT_BAD
               : EXIT_FINE;
}

/* The last line, and nothing behind it. */
static int take_end(row_reader *of)
{
    char *rest = of->at.line + 2;
    int count;
    if (read_count(&rest, '\0', 1 << 30, &count) || count != of->rows)
        return wrong(&of->at, "the number of rows above");
    of->at.line = of->at.next;
    of->at.number += *of->at.next != '\0';
    return *of->at.next ? wrong(&of->at, "the end of the file") : EXIT_FINE;
}

static int take_rows(row_reader *of)
{
    int status = EXIT_FINE;
    while (!status && next_line(&of->at)) {
        const char *line = of->at.line;
        char sort = line[0] && line[1] == ' ' ? line[0] : '\0';
        if (sort == '.')
            return take_end(of);
        status = sort == '@'   ? take_position(of)
                 : sort == '=' ? take_heading(of)
                 : sort == ':' ? take_shape(of)
                               : take_row(of);
    }
    return status ? status : ended_early(&of->at);
}

static int read_rows(lab_store *store, const char *path, char *content)
{
    row_reader of = {
        .at = {.path = path, .next = content, .line = content, .number = 0}, .store = store, .position = -1};
    char family[64], game[64];
    int length = 0;
    if (!next_line(&of.at))
        return ended_early(&of.at);
    if (sscanf(of.at.line, "zw rows 1 %63s %63s%n", family, game, &length) != 2 || of.at.line[length])
        return wrong(&of.at, "'zw rows 1', an experiment and a game");
    of.game = game;
    int status = take_rows(&of);
    free(of.positions);
    free(of.shapes);
    free(of.heading);
    free(of.last_position);
    text_free(&of.numbers);
    return status;
}

/* -------------------------------------------------------------------------------------------------- verdicts and facts */

/* "-" is none. Returns 0, or -1. */
static int read_number(const char *field, double *number)
{
    char *end;
    *number = NAN;
    if (!field || !strcmp(field, "-"))
        return field ? 0 : -1;
    *number = strtod(field, &end);
    return *end || end == field || isnan(*number) ? -1 : 0;
}

static int read_verdict(lab_store *store, reader *at, const char *experiment)
{
    char *rest = at->line, *copy = copy_text(at->line);
    reader quoted = *at;
    quoted.line = copy;
    lab_stored_verdict verdict = {.experiment = experiment};
    verdict.claim = cut_field(&rest);
    verdict.game = cut_field(&rest);
    verdict.tier = cut_field(&rest);
    int failed = read_number(cut_field(&rest), &verdict.value) || read_number(cut_field(&rest), &verdict.low) ||
                 read_number(cut_field(&rest), &verdict.high);
    char *positions = cut_field(&rest), *depth = cut_field(&rest);
    failed = failed || !positions || read_count(&positions, '\0', 1 << 30, &verdict.positions) || !depth ||
             read_count(&depth, '\0', 1 << 30, &verdict.depth);
    verdict.version = cut_field(&rest);
    verdict.criterion = cut_field(&rest);
    int status = failed || !verdict.criterion || rest     ? wrong(&quoted, "a verdict: ten fields with tabs between")
                 : lab_store_add_verdict(store, &verdict) ? EXIT_BAD
                                                          : EXIT_FINE;
    free(copy);
    return status;
}

static int read_verdicts(lab_store *store, const char *path, char *content)
{
    reader at = {.path = path, .next = content, .line = content};
    char experiment[64];
    int length = 0, status = EXIT_FINE;
    if (!next_line(&at))
        return ended_early(&at);
    if (sscanf(at.line, "zw verdicts 1 %63s%n", experiment, &length) != 1 || at.line[length])
        return wrong(&at, "'zw verdicts 1' and an experiment");
    while (!status && next_line(&at))
        status = read_verdict(store, &at, experiment);
    return status ? status : *at.next ? ended_early(&at) : EXIT_FINE;
}

static int read_facts(lab_store *store, const char *path, char *content)
{
    reader at = {.path = path, .next = content, .line = content};
    if (!next_line(&at))
        return ended_early(&at);
    if (strcmp(at.line, "zw facts 1"))
        return wrong(&at, "'zw facts 1'");
    while (next_line(&at)) {
        char *rest = at.line;
        if (!strchr(rest, '\t'))
            return wrong(&at, "a name and what is to be said of it, with a tab between");
        const char *name = cut_field(&rest);
        if (lab_store_put_fact(store, name, rest))
            return EXIT_BAD;
    }
    return *at.next ? ended_early(&at) : EXIT_FINE;
}

/* ----------------------------------------------------------------------------------------------------------- the folder */

static int read_part(lab_store *store, const char *folder, const char *name)
{
    text path = {0}, content = {0};
    text_addf(&path, "%s/%s", folder, name);
    int status = lab_packed_read(path.data, &content);
    if (!status && strlen(content.data) != content.length)
        status = bad("'%s': expected text, and there is a zero byte in it", path.data);
    if (!status)
        status = (lab_archive_has_rows(name)       ? read_rows
                  : lab_archive_has_verdicts(name) ? read_verdicts
                                                   : read_facts)(store, path.data, content.data);
    text_free(&content);
    text_free(&path);
    return status;
}

int lab_archive_read(lab_store *store, const char *folder)
{
    lab_archive_files files;
    int status = lab_archive_list(folder, &files) ? EXIT_BAD : EXIT_FINE;
    if (!status && !files.count)
        status = bad("'%s' has no results: expected files that `zw lab export` wrote", folder);
    for (int i = 0; i < files.count && !status; i++)
        status = read_part(store, folder, files.names[i]);
    if (!status && lab_store_flush(store))
        status = EXIT_BAD;
    lab_archive_files_free(&files);
    return status;
}

int lab_archive_read_facts(lab_store *store, const char *folder)
{
    text path = {0};
    text_addf(&path, "%s/%s", folder, LAB_ARCHIVE_FACTS);
    int status = file_is_there(path.data) ? read_part(store, folder, LAB_ARCHIVE_FACTS) : EXIT_FINE;
    text_free(&path);
    return status;
}
