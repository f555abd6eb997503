/* family.c - see family.h. */
#include "family.h"
#include "common/tree_shape.h"
#include "map.h"
#include "plan.h"

#include <stdlib.h>
#include <string.h>

enum { SETS_MOST = 64 };

/* A set of the experiments, and its positions. */
typedef struct family_set {
    const lab_scope *scope;
    lab_map texts;
    int full_depth; /* of trees that grow: as the set has them; else 0 */
} family_set;

struct lab_families {
    family_set sets[SETS_MOST];
    int set_count;
    lab_map first; /* the place of the first experiment that has a configuration on a set */
};

static uint64_t text_key(const char *position)
{
    lab_key key = {.kind = LAB_SEARCH, .game = "", .position = position, .word = ""};
    return lab_key_hash(&key);
}

static uint64_t series_key(lab_kind kind, int set, const char *word)
{
    lab_key key = {.kind = kind, .game = "", .position = "", .word = word, .depth = set};
    return lab_key_hash(&key);
}

static int same_text(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

/* The number of a scope's set, which is opened when it is new; -1 after a complaint. */
static int set_of(lab_families *families, const lab_scope *scope)
{
    for (int i = 0; i < families->set_count; i++) {
        const lab_scope *known = families->sets[i].scope;
        if (same_text(known->set, scope->set) && known->apart == scope->apart)
            return i;
    }
    if (families->set_count == SETS_MOST) {
        bad("the experiments have more than %d sets of positions", SETS_MOST);
        return -1;
    }
    lab_set set;
    family_set *made = &families->sets[families->set_count];
    if (lab_set_open(&set, scope, NULL, 1))
        return -1;
    zw_shape shape;
    made->scope = scope;
    if (set.grown && tree_shape_of_text(&set.handle, set.positions[0].item.shown, &shape))
        made->full_depth = shape.depth;
    for (int p = 0; p < set.count; p++)
        lab_map_put(&made->texts, text_key(set.positions[p].item.shown), p);
    lab_set_close(&set);
    return families->set_count++;
}

static int add_experiment(lab_families *families, const char *game, int place)
{
    const lab_experiment *experiment = lab_experiments[place];
    for (int i = 0; i < LAB_SCOPES && experiment->scopes[i].game; i++) {
        const lab_scope *scope = &experiment->scopes[i];
        if (strcmp(scope->game, game))
            continue;
        int set = set_of(families, scope);
        if (set < 0)
            return -1;
        for (const lab_series *series = experiment->series; series->label; series++) {
            uint64_t key = series_key(series->kind, set, lab_series_word(series, scope));
            if ((!series->game || !strcmp(series->game, scope->game)) && lab_map_get(&families->first, key) < 0)
                lab_map_put(&families->first, key, place);
        }
    }
    return 0;
}

lab_families *lab_families_open(const char *game)
{
    lab_families *families = allocate(1, sizeof *families);
    for (int place = 0; lab_experiments[place]; place++) {
        if (add_experiment(families, game, place)) {
            lab_families_close(families);
            return NULL;
        }
    }
    return families;
}

void lab_families_close(lab_families *families)
{
    if (!families)
        return;
    for (int i = 0; i < families->set_count; i++)
        lab_map_free(&families->sets[i].texts);
    lab_map_free(&families->first);
    free(families);
}

uint64_t lab_family_sets(const lab_families *families, const char *position)
{
    uint64_t sets = 0;
    for (int i = 0; i < families->set_count; i++) {
        const family_set *set = &families->sets[i];
        char *full = set->full_depth ? lab_tree_of_depth(position, set->full_depth) : NULL;
        if (lab_map_get(&set->texts, text_key(full ? full : position)) >= 0)
            sets |= UINT64_C(1) << i;
        free(full);
    }
    return sets;
}

const lab_experiment *lab_family_of(const lab_families *families, uint64_t sets, lab_kind kind, const char *word)
{
    int first = -1;
    for (int i = 0; i < families->set_count; i++) {
        int place = sets >> i & 1 ? lab_map_get(&families->first, series_key(kind, i, word)) : -1;
        if (place >= 0 && (first < 0 || place < first))
            first = place;
    }
    return first < 0 ? NULL : lab_experiments[first];
}
