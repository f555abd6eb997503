/* compare.c - the algorithms of a comparison and their figures: see compare.h. */
#include "compare.h"
#include "common/tree_shape.h"

#include <zw/driver.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

mean_error mean_of(const double *values, int count)
{
    mean_error result = {0, 0};
    double squares = 0;
    for (int i = 0; i < count; i++)
        result.mean += values[i] / count;
    for (int i = 0; i < count; i++)
        squares += (values[i] - result.mean) * (values[i] - result.mean);
    if (count > 1)
        result.error = sqrt(squares / (count - 1) / count);
    return result;
}

/* ------------------------------------------------------------------------------------------------------- the entrants */

static int add_entrant(entrant_list *list, const char *name)
{
    zw_error error = {0};
    zw_choice choice;
    if (zw_choice_parse(name, &choice, &error) != ZW_OK)
        return bad("%s", error.text);
    list->items = enlarge(list->items, (size_t)list->count + 1, sizeof *list->items);
    list->items[list->count] =
        (entrant){.text = copy_text(name), .choice = choice, .exact = zw_choice_is_exact(&choice)};
    if (!strcmp(choice.algorithm->name, "aspiration") &&
        strcmp(list->items[list->base].choice.algorithm->name, "aspiration"))
        list->base = list->count;
    list->count++;
    return EXIT_FINE;
}

int entrants_parse(entrant_list *list, const char *names)
{
    char *copy = copy_text(names), *begin = copy;
    int status = EXIT_FINE;
    for (char *at = copy; !status; at++) {
        int ends = !*at;
        if (*at == ',') {
            size_t next = strcspn(at + 1, ",:=");
            ends = at[1 + next] != '=';
        }
        if (!ends)
            continue;
        int last = !*at;
        *at = '\0';
        status = add_entrant(list, begin);
        begin = at + 1;
        if (last)
            break;
    }
    free(copy);
    return status;
}

/* Plain minimax visits every leaf, and the OPEN list holds a solution tree: both have their limits. */
static int reference_makes_sense(const zw_algorithm *algorithm, game_handle *handle, const position_item *first,
                                 const search_config *config)
{
    const double most_leaves = 2e6;
    zw_shape shape;
    zw_value smallest, largest;
    if (!tree_shape_at(handle, positions_load(handle, first), &shape))
        return 0;
    if (config->depth)
        shape.depth = config->depth;
    if (!strcmp(algorithm->name, "minimax"))
        return pow(shape.width, shape.depth) <= most_leaves;
    if (!strcmp(algorithm->name, "fe"))
        return handle->game->step_bounds &&
               handle->game->step_bounds(handle->context, positions_load(handle, first), &smallest, &largest);
    return pow(shape.width, (shape.depth + 1) / 2) <= most_leaves;
}

int entrants_default(entrant_list *list, game_handle *handle, const position_item *first, const search_config *config)
{
    int status = EXIT_FINE;
    int several = config->threads > 1 || config->virtual_workers > 1; /* who meet in a table */
    const zw_algorithm *algorithm;
    for (int i = 0; (algorithm = zw_algorithm_at(i)) && !status; i++) {
        int sensible = algorithm->flags & ZW_REFERENCE ? reference_makes_sense(algorithm, handle, first, config)
                                                       : !(algorithm->flags & ZW_MAY_BE_BOUND);
        if (sensible && (!several || algorithm->flags & ZW_USES_TABLE))
            status = add_entrant(list, algorithm->name);
    }
    return status;
}

void entrants_free(entrant_list *list)
{
    for (int i = 0; i < list->count; i++)
        free(list->items[i].text);
    free(list->items);
    *list = (entrant_list){0};
}

/* -------------------------------------------------------------------------------------------------------- the figures */

static void add_counters(zw_counters *to, const zw_counters *from)
{
    to->leaves += from->leaves;
    to->nodes += from->nodes;
    to->passes += from->passes;
    to->researches += from->researches;
    to->cutoffs += from->cutoffs;
    to->first_cutoffs += from->first_cutoffs;
    to->guided_cutoffs += from->guided_cutoffs;
    to->guided_first_cutoffs += from->guided_first_cutoffs;
}

int compare_expected(const entrant_list *list, const compare_result *row, zw_value *value)
{
    for (int i = 0; i < list->count; i++)
        if (list->items[i].exact) {
            *value = row[i].value;
            return 1;
        }
    return 0;
}

static void sum_entrant(entrant_list *list, int index, const compare_result *results, int positions)
{
    entrant *one = &list->items[index];
    double *leaves = allocate((size_t)positions, sizeof *leaves);
    double *nodes = allocate((size_t)positions, sizeof *nodes);
    double *ratios = allocate((size_t)positions, sizeof *ratios);
    int shaped = 0;
    for (int p = 0; p < positions; p++) {
        const compare_result *row = &results[(size_t)p * (size_t)list->count], *result = &row[index];
        zw_value expected;
        add_counters(&one->sum, &result->counters);
        one->makespan += result->makespan;
        one->seconds += result->seconds;
        leaves[p] = (double)result->counters.leaves;
        nodes[p] = (double)result->counters.nodes;
        if (result->minimal > 0)
            ratios[shaped++] = leaves[p] / result->minimal;
        if (one->exact && compare_expected(list, row, &expected))
            one->disagreements += result->value != expected;
    }
    one->leaves = mean_of(leaves, positions);
    one->nodes = mean_of(nodes, positions);
    one->minimal_ratio = mean_of(ratios, shaped);
    free(ratios);
    free(nodes);
    free(leaves);
}

void entrants_sum(entrant_list *list, const compare_result *results, int positions)
{
    for (int i = 0; i < list->count; i++)
        sum_entrant(list, i, results, positions);
    const zw_counters *base = &list->items[list->base].sum;
    for (int i = 0; i < list->count; i++) {
        entrant *one = &list->items[i];
        one->leaves_ratio = base->leaves ? (double)one->sum.leaves / (double)base->leaves : 0;
        one->nodes_ratio = base->nodes ? (double)one->sum.nodes / (double)base->nodes : 0;
    }
}
