/* archive_write.c - from a store to a folder of text: see archive.h. */
#define _POSIX_C_SOURCE 200809L
#include "archive.h"
#include "common/files.h"
#include "family.h"
#include "map.h"
#include "packed.h"
#include "row_rules.h"
#include "row_text.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* --------------------------------------------------------------------------------------------------------------- files */

/* The files in the making. Nothing is written before all of them are known. */
typedef struct made_file {
    char *name;
    text content;
    int packed;
} made_file;

typedef struct writing {
    made_file *files;
    int count;
} writing;

/* Takes the content over. */
static void keep_file(writing *to, const char *name, text *content, int packed)
{
    to->files = enlarge(to->files, (size_t)to->count + 1, sizeof *to->files);
    to->files[to->count++] = (made_file){copy_text(name), *content, packed};
    *content = (text){0};
}

static void free_writing(writing *of)
{
    for (int i = 0; i < of->count; i++) {
        free(of->files[i].name);
        text_free(&of->files[i].content);
    }
    free(of->files);
}

/* A file that says the same stays as it is: another version of the compressor would give it other bytes. One that cannot be
 * read is written anew. */
static int write_made(const made_file *made, const char *folder)
{
    text path = {0}, there = {0};
    text_addf(&path, "%s/%s", folder, made->name);
    int status = EXIT_FINE, same = 0;
    if (file_is_there(path.data) && lab_packed_try(path.data, &there))
        same = there.length == made->content.length && !memcmp(there.data, made->content.data, there.length);
    if (!same)
        status = made->packed ? lab_packed_write(path.data, &made->content)
                              : write_file(path.data, made->content.data, made->content.length);
    text_free(&there);
    text_free(&path);
    return status;
}

static int make_folder(const char *folder)
{
    struct stat info;
    if (!stat(folder, &info))
        return S_ISDIR(info.st_mode) ? EXIT_FINE : bad("'%s': expected a folder", folder);
    return mkdir(folder, 0777) ? bad("cannot make the folder '%s': %s", folder, strerror(errno)) : EXIT_FINE;
}

/* What the folder has of our files, and this store has not, is somebody's results: they are neither kept nor deleted. */
static int check_others(const writing *of, const char *folder, int rows_too)
{
    lab_archive_files files;
    int status = lab_archive_list(folder, &files) ? EXIT_BAD : EXIT_FINE;
    for (int i = 0; !status && i < files.count; i++) {
        int found = !rows_too && lab_archive_has_rows(files.names[i]);
        for (int k = 0; k < of->count; k++)
            found |= !strcmp(files.names[i], of->files[k].name);
        if (!found)
            status = bad("'%s/%s' has results that are not in the store: expected it deleted, or in the store before "
                         "(`zw lab import`)",
                         folder, files.names[i]);
    }
    lab_archive_files_free(&files);
    return status;
}

static int write_all(writing *of, const char *folder)
{
    int status = EXIT_FINE;
    for (int i = 0; i < of->count && !status; i++)
        status = write_made(&of->files[i], folder);
    return status;
}

/* ---------------------------------------------------------------------------------------------------------------- rows */

/* A file of rows in the making. */
typedef struct part {
    const lab_experiment *experiment; /* NULL: rows of none */
    text body;
    int *numbers; /* of the game's positions, by their places: -1, or the number in this file */
    char **shapes;
    int shape_count, rows;
    char *heading; /* of the row before: "kind version word", its position and depth */
    int position, depth;
    double before[LAB_MEASURE_COUNT];
} part;

/* The rows of one game. */
typedef struct game_rows {
    lab_families *families;
    const char *game;
    char **positions;
    uint64_t *sets; /* by position: see lab_family_sets() */
    int position_count;
    lab_map places; /* of positions */
    part *parts;
    int part_count;
    int collecting; /* the first time round: which positions does each file have? */
} game_rows;

static uint64_t text_key(const char *position)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (; *position; position++)
        hash = (hash ^ (unsigned char)*position) * UINT64_C(0x100000001B3);
    return hash ? hash : 1;
}

static int add_position(void *user, const char *game, const char *position)
{
    game_rows *of = user;
    if (strcmp(game, of->game))
        return 0;
    of->positions = enlarge(of->positions, (size_t)of->position_count + 1, sizeof(char *));
    of->sets = enlarge(of->sets, (size_t)of->position_count + 1, sizeof *of->sets);
    of->positions[of->position_count] = copy_text(position);
    of->sets[of->position_count] = lab_family_sets(of->families, position);
    if (lab_map_get(&of->places, text_key(position)) >= 0)
        return bad("two positions of %s have the same key: '%s'", game, position);
    lab_map_put(&of->places, text_key(position), of->position_count++);
    return 0;
}

static part *part_of(game_rows *of, const lab_experiment *experiment)
{
    for (int i = 0; i < of->part_count; i++)
        if (of->parts[i].experiment == experiment)
            return &of->parts[i];
    of->parts = enlarge(of->parts, (size_t)of->part_count + 1, sizeof *of->parts);
    part *made = &of->parts[of->part_count++];
    *made = (part){.experiment = experiment, .position = -1};
    made->numbers = allocate((size_t)of->position_count, sizeof *made->numbers);
    for (int i = 0; i < of->position_count; i++)
        made->numbers[i] = -1;
    return made;
}

static int shape_of(part *to, const char *names)
{
    for (int i = 0; i < to->shape_count; i++)
        if (!strcmp(to->shapes[i], names))
            return i;
    to->shapes = enlarge(to->shapes, (size_t)to->shape_count + 1, sizeof(char *));
    to->shapes[to->shape_count] = copy_text(names);
    text_addf(&to->body, ": %s\n", names);
    return to->shape_count++;
}

/* The numbers without those that follow from others. */
static void add_numbers(text *to, const lab_text_row *row, const double *measures, const double *before)
{
    const char *names = row->names, *numbers = row->numbers;
    for (int first = 1; *names; first = 0) {
        char name[64], expected[32];
        size_t length = strcspn(names, ","), digits = strcspn(numbers, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, names);
        int measure = lab_measure_find(name);
        double follows = measure < 0 ? NAN : lab_row_expected((lab_measure)measure, measures, before);
        snprintf(expected, sizeof expected, "%.0f", follows);
        text_add(to, first ? "" : ",");
        if (isnan(follows) || strlen(expected) != digits || strncmp(expected, numbers, digits))
            text_add_bytes(to, numbers, digits);
        names += length + (names[length] == ',');
        numbers += digits + (numbers[digits] == ',');
    }
    text_add(to, "\n");
}

static int same_heading(part *to, const lab_text_row *row)
{
    text heading = {0};
    text_addf(&heading, "%s\t%s\t%s", row->kind, row->version, row->word);
    int same = to->heading && !strcmp(to->heading, heading.data);
    if (!same) {
        text_addf(&to->body, "= %s\n", heading.data);
        free(to->heading);
        to->heading = copy_text(heading.data);
    }
    text_free(&heading);
    return same;
}

static int add_row(void *user, const lab_text_row *row)
{
    game_rows *of = user;
    double measures[LAB_MEASURE_COUNT];
    int place = lab_map_get(&of->places, text_key(row->position)), kind = lab_kind_find(row->kind);
    if (place < 0 || kind < 0)
        return bad("a row of %s: expected a kind of measurement and not '%s'", of->game, row->kind);
    part *to = part_of(of, lab_family_of(of->families, of->sets[place], (lab_kind)kind, row->word));
    if (of->collecting) {
        to->numbers[place] = 0;
        return 0;
    }
    if (lab_row_read(row->names, row->numbers, measures))
        return bad("a row of %s has '%s': expected a number for each of '%s'", row->word, row->numbers, row->names);
    int follows = same_heading(to, row) && to->position == place && to->depth == row->depth - 1;
    int shape = shape_of(to, row->names);
    text_addf(&to->body, "%d %d %d ", to->numbers[place], row->depth, shape);
    add_numbers(&to->body, row, measures, follows ? to->before : NULL);
    memcpy(to->before, measures, sizeof measures);
    to->position = place;
    to->depth = row->depth;
    to->rows++;
    return 0;
}

static void number_positions(game_rows *of)
{
    for (int i = 0; i < of->part_count; i++)
        for (int p = 0, number = 0; p < of->position_count; p++)
            if (of->parts[i].numbers[p] >= 0)
                of->parts[i].numbers[p] = number++;
}

static void make_rows(writing *to, const game_rows *of, const part *from)
{
    const char *family = from->experiment ? from->experiment->name : LAB_ARCHIVE_OTHER;
    text name = {0}, content = {0};
    text_addf(&name, "%s.%s.rows%s", family, of->game, lab_packed_compresses() ? ".zst" : "");
    text_addf(&content, "zw rows 1 %s %s\n", family, of->game);
    for (int p = 0; p < of->position_count; p++)
        if (from->numbers[p] >= 0)
            text_addf(&content, "@ %s\n", of->positions[p]);
    text_add_bytes(&content, from->body.data, from->body.length);
    text_addf(&content, ". %d\n", from->rows);
    keep_file(to, name.data, &content, 1);
    text_free(&name);
}

static void free_game(game_rows *of)
{
    for (int i = 0; i < of->part_count; i++) {
        for (int k = 0; k < of->parts[i].shape_count; k++)
            free(of->parts[i].shapes[k]);
        free(of->parts[i].shapes);
        free(of->parts[i].numbers);
        free(of->parts[i].heading);
        text_free(&of->parts[i].body);
    }
    for (int p = 0; p < of->position_count; p++)
        free(of->positions[p]);
    lab_families_close(of->families);
    free(of->parts);
    free(of->positions);
    free(of->sets);
    lab_map_free(&of->places);
}

static int make_game(writing *to, lab_store *store, const char *game)
{
    game_rows of = {.families = lab_families_open(game), .game = game, .collecting = 1};
    if (!of.families)
        return EXIT_BAD;
    int failed = lab_store_each_position(store, add_position, &of) || lab_store_each_text(store, game, add_row, &of);
    number_positions(&of);
    of.collecting = 0;
    failed = failed || lab_store_each_text(store, game, add_row, &of);
    for (int i = 0; i < of.part_count && !failed; i++)
        make_rows(to, &of, &of.parts[i]);
    free_game(&of);
    return failed ? EXIT_BAD : EXIT_FINE;
}

typedef struct name_list {
    char **names;
    int count;
} name_list;

static int add_game(void *user, const char *game, const char *position)
{
    name_list *games = user;
    (void)position;
    if (games->count && !strcmp(games->names[games->count - 1], game))
        return 0;
    games->names = enlarge(games->names, (size_t)games->count + 1, sizeof(char *));
    games->names[games->count++] = copy_text(game);
    return 0;
}

static int make_games(writing *to, lab_store *store)
{
    name_list games = {0};
    int status = lab_store_each_position(store, add_game, &games) ? EXIT_BAD : EXIT_FINE;
    for (int i = 0; i < games.count; i++) {
        if (!status)
            status = make_game(to, store, games.names[i]);
        free(games.names[i]);
    }
    free(games.names);
    return status;
}

/* -------------------------------------------------------------------------------------------------- verdicts and facts */

typedef struct verdict_rows {
    writing *to;
    char *experiment; /* whose file is in the making; NULL: none */
    text content;
} verdict_rows;

static void add_number(text *to, double number)
{
    if (isnan(number))
        text_add(to, "\t-");
    else
        text_addf(to, "\t%.10g", number);
}

static void end_verdicts(verdict_rows *of)
{
    text name = {0};
    text_addf(&name, "%s.verdicts", of->experiment);
    keep_file(of->to, name.data, &of->content, 0);
    text_free(&name);
}

static int add_verdict(void *user, const lab_stored_verdict *verdict)
{
    verdict_rows *of = user;
    if (!of->experiment || strcmp(of->experiment, verdict->experiment)) {
        if (of->experiment)
            end_verdicts(of);
        free(of->experiment);
        of->experiment = copy_text(verdict->experiment);
        text_addf(&of->content, "zw verdicts 1 %s\n", verdict->experiment);
    }
    text_addf(&of->content, "%s\t%s\t%s", verdict->claim, verdict->game, verdict->tier);
    add_number(&of->content, verdict->value);
    add_number(&of->content, verdict->low);
    add_number(&of->content, verdict->high);
    text_addf(&of->content, "\t%d\t%d\t%s\t%s\n", verdict->positions, verdict->depth, verdict->version,
              verdict->criterion);
    return 0;
}

static int make_verdicts(writing *to, lab_store *store)
{
    verdict_rows of = {.to = to};
    int failed = lab_store_each_verdict(store, add_verdict, &of);
    if (of.experiment)
        end_verdicts(&of);
    free(of.experiment);
    return failed ? EXIT_BAD : EXIT_FINE;
}

static int add_fact(void *user, const char *name, const char *value)
{
    text *to = user;
    text_addf(to, "%s\t", name);
    for (; *value; value++)
        text_addf(to, "%c", *value == '\n' || *value == '\t' ? ' ' : *value);
    text_add(to, "\n");
    return 0;
}

static int make_facts(writing *to, lab_store *store)
{
    text content = {0};
    text_add(&content, "zw facts 1\n");
    int failed = lab_store_each_fact(store, add_fact, &content);
    keep_file(to, LAB_ARCHIVE_FACTS, &content, 0);
    return failed ? EXIT_BAD : EXIT_FINE;
}

int lab_archive_write(lab_store *store, const char *folder)
{
    writing to = {0};
    int status = make_folder(folder);
    if (!status)
        status = make_games(&to, store);
    if (!status)
        status = make_verdicts(&to, store);
    if (!status)
        status = make_facts(&to, store);
    if (!status)
        status = check_others(&to, folder, 1);
    if (!status)
        status = write_all(&to, folder);
    free_writing(&to);
    return status;
}

int lab_archive_write_verdicts(lab_store *store, const char *folder)
{
    writing to = {0};
    int status = make_verdicts(&to, store);
    if (!status)
        status = make_facts(&to, store);
    if (!status)
        status = check_others(&to, folder, 0);
    if (!status)
        status = write_all(&to, folder);
    free_writing(&to);
    return status;
}
