/* set.c - the positions an experiment is run on: which game each of them comes from, and in what order they are taken.
 * Knows files of positions only through common/positions.h, and nothing of what is measured. */
#include "lab.h"
#include "common/tree_shape.h"

#include <stdlib.h>
#include <string.h>

/* Does the item go on where the one before it stands in its game? */
static int continues(const position_item *before, const position_item *item)
{
    if (!before->moves || !item->moves || strcmp(before->text, item->text))
        return 0;
    size_t length = strlen(before->moves);
    return !strncmp(before->moves, item->moves, length) && (item->moves[length] == ' ' || !item->moves[length]);
}

static int count_words(const char *words)
{
    int count = 0;
    while (words && *(words += strspn(words, " \t"))) {
        words += strcspn(words, " \t");
        count++;
    }
    return count;
}

static int is_over(lab_set *set, const position_item *item, zw_move *moves)
{
    zw_value outcome;
    return position_moves(&set->handle, positions_load(&set->handle, item), moves, &outcome) < 1;
}

/* The positions in the order of the file; those whose game is over are left out. Returns the number of games. */
static int number_sources(lab_set *set, lab_position *found)
{
    zw_move *moves = allocate((size_t)set->handle.game->max_moves, sizeof *moves);
    int source = -1;
    for (int i = 0; i < set->list.count; i++) {
        const position_item *item = &set->list.items[i];
        if (i == 0 || !continues(item - 1, item))
            source++;
        if (!is_over(set, item, moves))
            found[set->count++] = (lab_position){*item, source, count_words(item->moves)};
    }
    free(moves);
    return source + 1;
}

/* Round r takes one position of every game that has more than r: of the k-th game that numbered k + r, counted round
 * its positions. So every round has early and late ones in turn. */
static void take_in_turn(lab_set *set, const lab_position *found, int sources)
{
    int taken = 0;
    for (int round = 0; taken < set->count; round++) {
        for (int source = 0, first = 0; source < sources; source++) {
            int items = 0;
            while (first + items < set->count && found[first + items].source == source)
                items++;
            if (items > round)
                set->positions[taken++] = found[first + (source + round) % items];
            first += items;
        }
    }
}

/* ------------------------------------------------------------------------------------------------------- random trees */

enum { SEEDS_APART = 1000000 }; /* more trees than any experiment has */

/* The set of trees that a seed stands for: "...,seed=1..200" begins a million further on for each seed after the first. */
static char *reseed(const char *name, uint64_t seed)
{
    unsigned long long first, last;
    const char *rest, *place = positions_find_range(name, &first, &last, &rest);
    if (!place)
        return copy_text(name);
    text out = {0};
    unsigned long long more = SEEDS_APART * (unsigned long long)(seed - 1);
    text_add_bytes(&out, name, (size_t)(place - name));
    text_addf(&out, "%llu..%llu%s", first + more, last + more, rest);
    return out.data;
}

char *lab_tree_of_depth(const char *spec, int depth)
{
    const char *at = strpbrk(spec, ":,");
    while (at && strncmp(at + 1, "d=", 2))
        at = strpbrk(at + 1, ":,");
    if (!at)
        return copy_text(spec);
    text out = {0};
    text_add_bytes(&out, spec, (size_t)(at + 3 - spec));
    text_addf(&out, "%d%s", depth, at + 3 + strcspn(at + 3, ","));
    return out.data;
}

const char *lab_set_text(lab_set *set, int position, int depth)
{
    const char *shown = set->positions[position].item.shown;
    if (!set->grown)
        return shown;
    if (!set->texts)
        set->texts = allocate((size_t)set->count * (ZW_MAX_DEPTH + 1), sizeof *set->texts);
    char **made = &set->texts[position * (ZW_MAX_DEPTH + 1) + depth];
    if (!*made)
        *made = lab_tree_of_depth(shown, depth);
    return *made;
}

/* ---------------------------------------------------------------------------------------------------------- the set */

/* A search of another depth needs another tree where only leaves have values. */
static int is_grown(lab_set *set)
{
    zw_shape shape;
    return set->count && tree_shape_at(&set->handle, positions_load(&set->handle, &set->positions[0].item), &shape) &&
           !shape.inner_values;
}

int lab_set_open(lab_set *set, const lab_scope *scope, const char *path, uint64_t seed)
{
    *set = (lab_set){0};
    int status = game_open(scope->game, &set->handle);
    if (status)
        return status;
    char *name = reseed(path ? path : scope->set ? scope->set : scope->game, seed);
    status = positions_add_set(&set->list, &set->handle, name);
    if (!status) {
        lab_position *found = allocate((size_t)set->list.count, sizeof *found);
        set->positions = allocate((size_t)set->list.count, sizeof *set->positions);
        int sources = number_sources(set, found);
        take_in_turn(set, found, sources);
        free(found);
        set->grown = scope->apart && is_grown(set);
        if (!set->count)
            status = bad("'%s': expected a position of %s whose game goes on, and there is none", name, scope->game);
    }
    free(name);
    if (status)
        lab_set_close(set);
    return status;
}

void lab_set_close(lab_set *set)
{
    for (int i = 0; set->texts && i < set->count * (ZW_MAX_DEPTH + 1); i++)
        free(set->texts[i]);
    free(set->texts);
    free(set->positions);
    positions_free(&set->list);
    game_close(&set->handle);
    *set = (lab_set){0};
}
