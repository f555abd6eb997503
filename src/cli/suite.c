/* suite.c - test positions and their solutions: see suite.h. */
#include "suite.h"
#include "common/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct suite_reader {
    suite *suite;
    game_handle *handle;
    const char *path;
} suite_reader;

static void complain(void *user, size_t line, const char *sentence)
{
    suite_reader *reader = user;
    reader->suite->refused++;
    bad("%s:%zu: %s", reader->path, line, sentence);
}

/* --------------------------------------------------------------------------------------------------------- operations */

/* Adds the moves of an operand to a list. Returns 0, or -1 with a sentence in `error`. */
static int read_moves(const suite_reader *reader, const void *position, const char *operand, zw_move **list, int *count,
                      zw_error *error)
{
    const game_handle *handle = reader->handle;
    char word[64];
    int length;
    for (; sscanf(operand, " %63s%n", word, &length) == 1; operand += length) {
        zw_move move;
        if (zw_move_parse(handle->game, handle->context, position, word, &move, error) != ZW_OK)
            return -1;
        *list = enlarge(*list, (size_t)*count + 1, sizeof **list);
        (*list)[(*count)++] = move;
    }
    return 0;
}

static void set_name(problem *to, const char *operand)
{
    size_t length = strlen(operand);
    if (length >= 2 && operand[0] == '"' && operand[length - 1] == '"') {
        operand++;
        length -= 2;
    }
    free(to->name);
    to->name = copy_text(operand);
    to->name[length] = '\0';
}

/* One operation, "bm Qg6 Qh7"; those that say nothing of a solution are passed over. */
static int read_operation(const suite_reader *reader, const void *position, char *operation, problem *to, text *wanted,
                          zw_error *error)
{
    char *operand = operation + strcspn(operation, " \t");
    if (*operand)
        *operand++ = '\0';
    operand += strspn(operand, " \t");
    int best = !strcmp(operation, "bm"), avoid = !strcmp(operation, "am"), mate = !strcmp(operation, "dm");
    if (!strcmp(operation, "id"))
        set_name(to, operand);
    if (best || avoid || mate)
        text_addf(wanted, "%s%s %s", wanted->length ? "; " : "", operation, operand);
    if (best)
        return read_moves(reader, position, operand, &to->best, &to->best_count, error);
    if (avoid)
        return read_moves(reader, position, operand, &to->avoid, &to->avoid_count, error);
    if (mate && ((to->mate = atoi(operand)) < 1 || to->mate > ZW_MAX_DEPTH / 2)) {
        snprintf(error->text, sizeof error->text, "'dm %.20s': expected a number of moves from 1 to %d", operand,
                 ZW_MAX_DEPTH / 2);
        return -1;
    }
    return 0;
}

/* The end of an operation: a semicolon outside quotes, or the end of the line. */
static char *operation_end(char *at)
{
    for (int quoted = 0; *at && (quoted || *at != ';'); at++)
        quoted ^= *at == '"';
    return at;
}

static int read_operations(const suite_reader *reader, const void *position, const char *text_of_all, problem *to,
                           text *wanted, zw_error *error)
{
    char *copy = copy_text(text_of_all), *at = copy;
    int failed = 0;
    while (!failed && *(at += strspn(at, " \t;"))) {
        char *end = operation_end(at), *next = *end ? end + 1 : end;
        while (end > at && (end[-1] == ' ' || end[-1] == '\t'))
            end--;
        *end = '\0';
        failed = read_operation(reader, position, at, to, wanted, error);
        at = next;
    }
    free(copy);
    return failed;
}

/* ------------------------------------------------------------------------------------------------------------ records */

static void problem_free(problem *old)
{
    free(old->position);
    free(old->name);
    free(old->wanted);
    free(old->best);
    free(old->avoid);
}

static void take_record(void *user, const zw_record *record)
{
    suite_reader *reader = user;
    suite *to = reader->suite;
    zw_error error = {0};
    text wanted = {0};
    problem one = {.name = allocate(32, 1)};
    snprintf(one.name, 32, "line %zu", record->line);
    text_add(&wanted, "");
    int failed = read_operations(reader, record->position, record->label, &one, &wanted, &error);
    if (!failed && !one.best_count && !one.avoid_count && !one.mate) {
        snprintf(error.text, sizeof error.text, "'%.60s': expected a solution: bm, am or dm", record->label);
        failed = 1;
    }
    one.wanted = wanted.data;
    if (failed) {
        complain(reader, record->line, error.text);
        problem_free(&one);
        return;
    }
    one.position = position_text(reader->handle, record->position);
    if (to->count == to->capacity) {
        to->capacity = to->capacity ? 2 * to->capacity : 64;
        to->problems = enlarge(to->problems, (size_t)to->capacity, sizeof *to->problems);
    }
    to->problems[to->count++] = one;
}

int suite_read(suite *of, game_handle *handle, const char *path)
{
    text bytes = {0};
    suite_reader reader = {of, handle, path};
    zw_record_sink sink = {take_record, complain, &reader};
    int status = read_whole_file(path, &bytes);
    if (!status && handle->game->read_records(handle->context, path, bytes.data, bytes.length, &sink) < 0)
        status = bad("out of memory");
    else if (!status && !of->count)
        status = of->refused ? EXIT_BAD : bad("'%s' has no position: expected EPD lines with bm, am or dm", path);
    text_free(&bytes);
    return status;
}

void suite_free(suite *of)
{
    for (int i = 0; i < of->count; i++)
        problem_free(&of->problems[i]);
    free(of->problems);
    *of = (suite){0};
}

/* ----------------------------------------------------------------------------------------------------------- verdicts */

static int is_among(const zw_move *list, int count, zw_move move)
{
    for (int i = 0; i < count; i++)
        if (list[i] == move)
            return 1;
    return 0;
}

/* A move says more than a mate, which other moves may have, too. */
int problem_solved_by(const problem *of, zw_move move, int mate_plies)
{
    if (!of->best_count && !of->avoid_count)
        return mate_plies > 0 && (mate_plies + 1) / 2 <= of->mate;
    return (!of->best_count || is_among(of->best, of->best_count, move)) && !is_among(of->avoid, of->avoid_count, move);
}
