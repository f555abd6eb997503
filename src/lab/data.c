/* data.c - rows in memory: see data.h. */
#include "data.h"
#include "aggregate.h"
#include "common/tree_shape.h"
#include "ladder_work.h"
#include "plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One row as the store gave it. */
typedef struct stored_row {
    char *position, *word;
    int depth;
    double *measures;
} stored_row;

/* The rows of one kind and game, ordered by word, so that a series finds its own. */
typedef struct shelf {
    lab_kind kind;
    char *game;
    game_handle trees; /* reads its positions, where they have a shape; or else empty */
    stored_row *rows;
    size_t count, capacity;
} shelf;

/* A set that was opened, with its positions in alphabetical order. */
typedef struct opened_set {
    const lab_scope *scope;
    lab_set set;
    int *by_text;
    int full_depth; /* of trees that grow: as the set has them */
} opened_set;

struct lab_library {
    lab_store *store;
    lab_choice choice;
    shelf *shelves;
    int shelf_count;
    opened_set **sets;
    int set_count;
};

lab_library *lab_library_open(lab_store *store, const lab_choice *choice)
{
    lab_library *library = allocate(1, sizeof *library);
    library->store = store;
    library->choice = *choice;
    return library;
}

const char *lab_library_game(const lab_library *library)
{
    return library->choice.game;
}

void lab_library_close(lab_library *library)
{
    if (!library)
        return;
    for (int i = 0; i < library->shelf_count; i++) {
        shelf *one = &library->shelves[i];
        for (size_t r = 0; r < one->count; r++) {
            free(one->rows[r].position);
            free(one->rows[r].word);
            free(one->rows[r].measures);
        }
        free(one->rows);
        free(one->game);
        game_close(&one->trees);
    }
    for (int i = 0; i < library->set_count; i++) {
        lab_set_close(&library->sets[i]->set);
        free(library->sets[i]->by_text);
        free(library->sets[i]);
    }
    free(library->shelves);
    free(library->sets);
    free(library);
}

/* ------------------------------------------------------------------------------------------------------------- shelves */

/* What is the same for all searches of a tree is not stored with each. */
static void add_tree_sizes(const zw_shape *tree, int depth, double *measures)
{
    if (!tree || !tree_is_uniform(tree))
        return;
    measures[LAB_MINIMAL_LEAVES] = tree_minimal_leaves(tree->width, depth);
    measures[LAB_SOLUTION_LEAVES] = pow(tree->width, (depth + 1) / 2);
}

static void shelve(shelf *to, const lab_key *key, int depth, const zw_shape *tree, const double *measures)
{
    if (to->count == to->capacity) {
        to->capacity = to->capacity ? 2 * to->capacity : 256;
        to->rows = enlarge(to->rows, to->capacity, sizeof *to->rows);
    }
    double *copy = allocate(LAB_MEASURE_COUNT, sizeof *copy);
    memcpy(copy, measures, LAB_MEASURE_COUNT * sizeof *copy);
    add_tree_sizes(tree, key->depth, copy);
    copy[LAB_ALL_NODES] = copy[LAB_NODES] + (isnan(copy[LAB_QUIET]) ? 0 : copy[LAB_QUIET]);
    to->rows[to->count++] = (stored_row){copy_text(key->position), copy_text(key->word), depth, copy};
}

/* A ladder becomes a row for each of its depths. */
static int keep_row(void *user, const lab_key *key, const double *measures)
{
    shelf *to = user;
    double rung[LAB_MEASURE_COUNT];
    zw_shape shape;
    const zw_shape *tree = to->trees.game && tree_shape_of_text(&to->trees, key->position, &shape) ? &shape : NULL;
    if (key->kind != LAB_LADDER)
        shelve(to, key, key->depth, tree, measures);
    for (int depth = 1; key->kind == LAB_LADDER && depth <= key->depth; depth++) {
        lab_ladder_rung(measures, tree, depth, rung);
        shelve(to, key, depth, tree, rung);
    }
    return 0;
}

static int compare_rows(const void *a, const void *b)
{
    return strcmp(((const stored_row *)a)->word, ((const stored_row *)b)->word);
}

static const shelf *find_shelf(lab_library *library, lab_kind kind, const char *game)
{
    for (int i = 0; i < library->shelf_count; i++)
        if (library->shelves[i].kind == kind && !strcmp(library->shelves[i].game, game))
            return &library->shelves[i];
    shelf made = {.kind = kind, .game = copy_text(game)};
    const zw_game *played = zw_game_find(game);
    int failed = played && played->shape && game_open(game, &made.trees);
    failed = failed || lab_store_each(library->store, kind, game, library->choice.signatures, keep_row, &made);
    if (made.count)
        qsort(made.rows, made.count, sizeof *made.rows, compare_rows);
    library->shelves = enlarge(library->shelves, (size_t)library->shelf_count + 1, sizeof *library->shelves);
    library->shelves[library->shelf_count++] = made;
    return failed ? NULL : &library->shelves[library->shelf_count - 1];
}

/* The first row of a word; the others follow it. */
static size_t first_of_word(const shelf *from, const char *word)
{
    size_t low = 0, high = from->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(from->rows[middle].word, word) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* ---------------------------------------------------------------------------------------------------------------- sets */

static int same_text(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

static const char *shown_at(const opened_set *from, int index)
{
    return from->set.positions[from->by_text[index]].item.shown;
}

static int search_text(const opened_set *from, const char *shown)
{
    int low = 0, high = from->set.count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (strcmp(shown_at(from, middle), shown) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low < from->set.count && !strcmp(shown_at(from, low), shown) ? from->by_text[low] : -1;
}

/* The place of a row's position in the set; -1: it is none of it. */
static int find_position(const opened_set *from, const stored_row *row)
{
    if (!from->set.grown)
        return search_text(from, row->position);
    char *full = lab_tree_of_depth(row->position, from->full_depth);
    int place = search_text(from, full);
    free(full);
    return place;
}

static int open_set(lab_library *library, const lab_scope *scope, const opened_set **found)
{
    for (int i = 0; i < library->set_count; i++) {
        *found = library->sets[i];
        if (!strcmp((*found)->scope->game, scope->game) && same_text((*found)->scope->set, scope->set) &&
            (*found)->scope->apart == scope->apart)
            return EXIT_FINE;
    }
    opened_set *made = allocate(1, sizeof *made);
    made->scope = scope;
    int status = lab_set_open(&made->set, scope, library->choice.set, library->choice.seed);
    if (status) {
        free(made);
        return status;
    }
    zw_shape shape;
    if (made->set.grown && tree_shape_of_text(&made->set.handle, made->set.positions[0].item.shown, &shape))
        made->full_depth = shape.depth;
    /* Insertion keeps equal texts in their order, so that the first of them is found; sets are small. */
    made->by_text = allocate((size_t)made->set.count, sizeof *made->by_text);
    for (int i = 0; i < made->set.count; i++) {
        int at = i;
        for (; at > 0 && strcmp(shown_at(made, at - 1), made->set.positions[i].item.shown) > 0; at--)
            made->by_text[at] = made->by_text[at - 1];
        made->by_text[at] = i;
    }
    library->sets = enlarge(library->sets, (size_t)library->set_count + 1, sizeof(opened_set *));
    library->sets[library->set_count++] = made;
    *found = made;
    return EXIT_FINE;
}

/* ---------------------------------------------------------------------------------------------------------------- data */

int lab_scope_count(const lab_experiment *experiment)
{
    int count = 0;
    while (count < LAB_SCOPES && experiment->scopes[count].game)
        count++;
    return count;
}

int lab_curve_count(const lab_experiment *experiment)
{
    int count = 0;
    while (count < LAB_CURVES && experiment->curves[count].label)
        count++;
    return count;
}

int lab_by_groups(const lab_experiment *experiment)
{
    return experiment->plot.axis == LAB_BY_X || experiment->plot.axis == LAB_BY_FACTOR ||
           experiment->plot.axis == LAB_BY_HANDICAP;
}

static size_t column_count(const lab_data *data)
{
    return (size_t)data->series * (size_t)data->depths * LAB_MEASURE_COUNT;
}

lab_data *lab_data_new(const lab_experiment *experiment, const lab_scope *scope, int depths, int positions)
{
    lab_data *data = allocate(1, sizeof *data);
    data->experiment = experiment;
    data->scope = scope;
    data->series = lab_series_count(experiment);
    data->depths = depths;
    data->positions = positions;
    data->sources = allocate((size_t)positions, sizeof *data->sources);
    data->plies = allocate((size_t)positions, sizeof *data->plies);
    data->rows = allocate((size_t)data->series * (size_t)depths * (size_t)positions, sizeof *data->rows);
    data->complete = allocate((size_t)depths * (size_t)positions, 1);
    data->columns = allocate(column_count(data), sizeof *data->columns);
    data->counted = allocate(1, sizeof *data->counted);
    return data;
}

static void forget_columns(lab_data *data)
{
    for (size_t i = 0; i < column_count(data); i++) {
        free(data->columns[i]);
        data->columns[i] = NULL;
    }
}

void lab_data_free(lab_data *data)
{
    if (!data)
        return;
    free(data->sources);
    free(data->plies);
    free(data->rows);
    free(data->complete);
    forget_columns(data);
    free(data->columns);
    lab_forget_counts(data);
    free(data->counted);
    free(data);
}

size_t lab_row_index(const lab_data *data, int series, int depth, int position)
{
    return ((size_t)series * (size_t)data->depths + (size_t)depth) * (size_t)data->positions + (size_t)position;
}

double lab_cell(const lab_data *data, int series, int depth, int position, lab_measure measure)
{
    if (series < 0 || series >= data->series || depth < 0 || depth >= data->depths)
        return NAN;
    const double *row = data->rows[lab_row_index(data, series, depth, position)];
    return row ? row[measure] : NAN;
}

/* Marks the series that the experiment draws. */
static void mark_drawn(const lab_experiment *experiment, int series, unsigned char *drawn)
{
    int curves = lab_curve_count(experiment);
    for (int c = 0; c < curves; c++) {
        const lab_quantity *what = &experiment->curves[c].what;
        if (what->under >= 0 && what->under < series)
            drawn[what->under] = 1;
        if (!lab_by_groups(experiment) && what->over >= 0 && what->over < series)
            drawn[what->over] = 1;
    }
    for (int s = 0; lab_by_groups(experiment) && s < series; s++)
        if (experiment->series[s].group >= 0 && experiment->series[s].group < curves)
            drawn[s] = 1;
}

static int rows_at(const lab_data *data, int series, int depth)
{
    int rows = 0;
    for (int p = 0; p < data->positions; p++)
        rows += data->rows[lab_row_index(data, series, depth, p)] != NULL;
    return rows;
}

static int rows_of(const lab_data *data, int series)
{
    int rows = 0;
    for (int depth = 0; depth < data->depths; depth++)
        rows += rows_at(data, series, depth);
    return rows;
}

/* Experiments share rows, so that some series may have them where the others were never run: there, nothing is complete. */
void lab_data_seal(lab_data *data)
{
    unsigned char *drawn = allocate((size_t)data->series, 1);
    size_t positions = (size_t)data->positions;
    mark_drawn(data->experiment, data->series, drawn);
    forget_columns(data);
    lab_forget_counts(data);
    memset(data->complete, 1, (size_t)data->depths * positions);
    for (int s = 0; s < data->series; s++) {
        if (!drawn[s] || !rows_of(data, s))
            continue;
        for (int depth = 0; depth < data->depths; depth++) {
            lab_kind kind = data->experiment->series[s].kind;
            if ((kind == LAB_COUNT || kind == LAB_MATCH) && !rows_at(data, s, depth))
                continue;
            for (int p = 0; p < data->positions; p++)
                if (!data->rows[lab_row_index(data, s, depth, p)])
                    data->complete[(size_t)depth * positions + (size_t)p] = 0;
        }
    }
    free(drawn);
}

/* Does the chosen scale search this position that deep? */
static int within_scale(const lab_library *library, const lab_scope *scope, int position, int depth)
{
    if (library->choice.scale >= LAB_SCALES)
        return 1;
    for (int i = 0; i < LAB_LEVELS; i++) {
        const lab_level *level = &scope->levels[library->choice.scale][i];
        if (position < level->positions && depth <= level->depth)
            return 1;
    }
    return 0;
}

/* Calls `each` for the rows of the experiment on one game, with their series and place in the set. */
static int walk_rows(lab_library *library, const lab_experiment *experiment, const lab_scope *scope,
                     const opened_set *set, void (*each)(void *user, int series, int position, const stored_row *row),
                     void *user)
{
    for (int s = 0; s < lab_series_count(experiment); s++) {
        const lab_series *series = &experiment->series[s];
        const shelf *from = find_shelf(library, series->kind, scope->game);
        const char *word = lab_series_word(series, scope);
        if (!from)
            return EXIT_BAD;
        for (size_t r = first_of_word(from, word); r < from->count && !strcmp(from->rows[r].word, word); r++) {
            int position = find_position(set, &from->rows[r]);
            if (position >= 0 && from->rows[r].depth >= 0 &&
                within_scale(library, scope, position, from->rows[r].depth))
                each(user, s, position, &from->rows[r]);
        }
    }
    return EXIT_FINE;
}

typedef struct load {
    int depths; /* the largest + 1 */
    int *place; /* of each position of the set among those with rows; -1: it has none */
    lab_data *data;
} load;

static void measure_row(void *user, int series, int position, const stored_row *row)
{
    load *to = user;
    (void)series;
    to->place[position] = 0;
    if (row->depth >= to->depths)
        to->depths = row->depth + 1;
}

static void place_row(void *user, int series, int position, const stored_row *row)
{
    load *to = user;
    to->data->rows[lab_row_index(to->data, series, row->depth, to->place[position])] = row->measures;
}

static int load_scope(lab_library *library, const lab_experiment *experiment, const lab_scope *scope, lab_data **data)
{
    const opened_set *set;
    int status = open_set(library, scope, &set);
    if (status)
        return status;
    load to = {.place = allocate((size_t)set->set.count, sizeof *to.place)};
    for (int i = 0; i < set->set.count; i++)
        to.place[i] = -1;
    status = walk_rows(library, experiment, scope, set, measure_row, &to);
    int positions = 0;
    for (int i = 0; i < set->set.count; i++)
        if (to.place[i] >= 0)
            to.place[i] = positions++;
    if (!status && positions) {
        to.data = *data = lab_data_new(experiment, scope, to.depths, positions);
        for (int i = 0; i < set->set.count; i++) {
            if (to.place[i] >= 0) {
                to.data->sources[to.place[i]] = set->set.positions[i].source;
                to.data->plies[to.place[i]] = set->set.positions[i].plies;
            }
        }
        status = walk_rows(library, experiment, scope, set, place_row, &to);
        lab_data_seal(to.data);
    }
    free(to.place);
    return status;
}

int lab_library_load(lab_library *library, const lab_experiment *experiment, lab_data *data[LAB_SCOPES])
{
    int status = EXIT_FINE;
    memset(data, 0, LAB_SCOPES * sizeof *data);
    for (int i = 0; !status && i < lab_scope_count(experiment); i++)
        if (!library->choice.game || !strcmp(library->choice.game, experiment->scopes[i].game))
            status = load_scope(library, experiment, &experiment->scopes[i], &data[i]);
    for (int i = 0; status && i < LAB_SCOPES; i++) {
        lab_data_free(data[i]);
        data[i] = NULL;
    }
    return status;
}
