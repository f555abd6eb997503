/* plan.c - from experiments to tasks: see plan.h. */
#include "plan.h"
#include "work.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------------------------------------------------- keys */

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001B3);
    return hash;
}

static uint64_t hash_text(uint64_t hash, const char *value)
{
    return hash_bytes(hash, value, strlen(value) + 1);
}

static uint64_t hash_number(uint64_t hash, int number)
{
    return hash_bytes(hash, &number, sizeof number);
}

/* All bits mixed, and never 0, which marks a free place. */
static uint64_t hash_finish(uint64_t hash)
{
    hash = (hash ^ hash >> 32) * UINT64_C(0x9E3779B97F4A7C15);
    hash ^= hash >> 29;
    return hash ? hash : 1;
}

uint64_t lab_key_hash(const lab_key *key)
{
    uint64_t hash = hash_number(UINT64_C(0xCBF29CE484222325), (int)key->kind);
    hash = hash_text(hash_text(hash_text(hash, key->game), key->position), key->word);
    return hash_finish(hash_number(hash, key->depth));
}

/* --------------------------------------------------------------------------------------------------------------- sets */

static int wants_game(const lab_request *request, const char *game)
{
    for (int i = 0; i < request->game_count; i++)
        if (!strcmp(request->games[i], game))
            return 1;
    return request->game_count == 0;
}

static const char *set_name(const lab_request *request, const lab_scope *scope)
{
    return request->set ? request->set : scope->set ? scope->set : scope->game;
}

static int find_set(const lab_plan *plan, const lab_scope *scope)
{
    for (int i = 0; i < plan->set_count; i++)
        if (!strcmp(plan->set_names[i], set_name(plan->request, scope)) &&
            !strcmp(plan->sets[i].handle.game->name, scope->game))
            return i;
    return -1;
}

static int open_set(lab_plan *plan, const lab_scope *scope)
{
    if (find_set(plan, scope) >= 0)
        return EXIT_FINE;
    plan->sets = enlarge(plan->sets, (size_t)plan->set_count + 1, sizeof *plan->sets);
    plan->set_names = enlarge(plan->set_names, (size_t)plan->set_count + 1, sizeof *plan->set_names);
    int status = lab_set_open(&plan->sets[plan->set_count], scope, plan->request->set, plan->request->seed);
    if (!status)
        plan->set_names[plan->set_count++] = set_name(plan->request, scope);
    return status;
}

/* ------------------------------------------------------------------------------------------------ what is wanted of it */

const char *lab_series_word(const lab_series *series, const lab_scope *scope)
{
    int first, last;
    return series->kind == LAB_YARDSTICK && scope->yardstick ? scope->yardstick
                                                             : lab_word_depths(series->word, &first, &last);
}

const char *lab_word_depths(const char *word, int *first, int *last)
{
    int length = 0;
    if (sscanf(word, "%d..%d: %n", first, last, &length) == 2 && length)
        return word + length;
    *first = 0;
    *last = ZW_MAX_DEPTH;
    return word;
}

lab_key lab_task_key(const lab_plan *plan, const lab_task *task, const char *word, int depth)
{
    lab_set *set = &plan->sets[task->set];
    return (lab_key){.kind = task->kind,
                     .game = set->handle.game->name,
                     .position = lab_set_text(set, task->position, depth),
                     .word = word,
                     .depth = depth};
}

/* The levels with the user's wishes: a number of positions makes one level of them all. */
static void adjust_levels(const lab_request *request, const lab_scope *scope, lab_level *levels)
{
    int last = 0;
    memcpy(levels, scope->levels[request->scale], LAB_LEVELS * sizeof *levels);
    while (last + 1 < LAB_LEVELS && levels[last + 1].positions)
        last++;
    if (request->depth)
        levels[last].depth = request->depth;
    for (int i = 0; i < last; i++)
        if (levels[i].depth > levels[last].depth)
            levels[i].depth = levels[last].depth;
    if (request->positions) {
        levels[0] = (lab_level){request->positions, levels[last].depth};
        memset(levels + 1, 0, (LAB_LEVELS - 1) * sizeof *levels);
    }
}

static int depth_wanted(const lab_level *levels, int position)
{
    int depth = 0;
    for (int i = 0; i < LAB_LEVELS; i++)
        if (position < levels[i].positions && levels[i].depth > depth)
            depth = levels[i].depth;
    return depth;
}

/* Calls `each` for everything the request wants, as a task whose word is that of one series. */
typedef int want_function(lab_plan *plan, const lab_experiment *experiment, const lab_scope *scope, lab_task *task,
                          void *user);

static int each_position(lab_plan *plan, const lab_experiment *experiment, const lab_scope *scope,
                         const lab_series *series, want_function *each, void *user)
{
    lab_level levels[LAB_LEVELS];
    int number = find_set(plan, scope), status = EXIT_FINE, first, last;
    lab_set *set = &plan->sets[number];
    const char *word = lab_series_word(series, scope);
    lab_word_depths(series->word, &first, &last);
    adjust_levels(plan->request, scope, levels);
    int deepens = lab_word_deepens(series->kind, word, &set->handle, &set->positions[0].item);
    if (deepens < 0)
        return EXIT_BAD;
    deepens = deepens && !set->grown; /* another tree for every depth */
    int apart = !deepens && scope->apart && series->kind != LAB_LADDER;
    for (int p = 0; p < set->count && !status; p++) {
        int depth = depth_wanted(levels, p);
        depth = depth < last ? depth : last;
        if (!depth || depth < first)
            continue;
        lab_task task = {
            .kind = series->kind, .set = number, .position = p, .word = word, .depth = depth, .deepens = deepens};
        int from = scope->from > first ? scope->from : first;
        from = from < 1 ? 1 : from < depth ? from : depth;
        for (task.depth = apart ? from : depth; task.depth <= depth && !status; task.depth++) {
            task.from = deepens ? from : task.depth;
            lab_task one = task;
            status = each(plan, experiment, scope, &one, user);
        }
    }
    return status;
}

static int each_wanted(lab_plan *plan, want_function *each, void *user)
{
    const lab_request *request = plan->request;
    int status = EXIT_FINE;
    for (int e = 0; e < request->experiment_count; e++) {
        const lab_experiment *experiment = request->experiments[e];
        for (int s = 0; s < LAB_SCOPES && experiment->scopes[s].game; s++) {
            const lab_scope *scope = &experiment->scopes[s];
            if (!wants_game(request, scope->game))
                continue;
            for (const lab_series *series = experiment->series; series->label && !status; series++)
                if (!series->game || !strcmp(series->game, scope->game))
                    status = each_position(plan, experiment, scope, series, each, user);
        }
    }
    return status;
}

/* ------------------------------------------------------------------------------------------------------------- tasks */

typedef struct plan_maps {
    lab_map tasks, classes;
} plan_maps;

/* Only the order of the tasks and the first estimates rest on it. */
double lab_prior_cost(lab_kind kind, const zw_game *game, int depth)
{
    double growth = game->effort_growth > 0 ? game->effort_growth : 3.0;
    double search = (game->effort_seconds > 0 ? game->effort_seconds : 3e-6) * pow(growth, depth);
    switch (kind) {
    case LAB_YARDSTICK:
        return 8 * search;
    case LAB_TIME:
        return 2 * LAB_REPEATS * search;
    case LAB_LADDER: /* of trees that are well ordered */
        return search / 10;
    case LAB_MATCH: /* those on artificial trees are short */
        return game->shape ? search : 100 * search;
    case LAB_CRITERIA:
        return 4 * search;
    case LAB_CHOICE:
    case LAB_OVERLAP:
        return 3 * search;
    case LAB_SEARCH:
    case LAB_COUNT:
    case LAB_KINDS:
        break;
    }
    return search;
}

static int class_of(lab_plan *plan, plan_maps *maps, const lab_task *task, const char *word)
{
    uint64_t hash = hash_number(UINT64_C(0xCBF29CE484222325), (int)task->kind);
    hash = hash_text(hash_text(hash, plan->sets[task->set].handle.game->name), word);
    hash = hash_finish(hash_number(hash, plan->sets[task->set].grown ? task->set : 0));
    int number = lab_map_get(&maps->classes, hash);
    if (number < 0)
        lab_map_put(&maps->classes, hash, number = plan->class_count++);
    return number;
}

/* What stands for the word of a timed task: all rivals. Experiments with the same rivals share their task, and no times of
 * different runs are compared. */
static void rivals_text(const lab_experiment *experiment, text *to)
{
    for (const lab_series *rival = experiment->series; rival->label; rival++)
        if (rival->kind == LAB_TIME)
            text_addf(to, " %s", rival->word);
}

static int add_task(lab_plan *plan, const lab_experiment *experiment, const lab_scope *scope, lab_task *task,
                    void *user)
{
    plan_maps *maps = user;
    text rivals = {0};
    if (task->kind == LAB_TIME)
        rivals_text(experiment, &rivals);
    const char *word = rivals.data ? rivals.data : task->word;
    lab_key key = lab_task_key(plan, task, word, task->deepens ? 0 : task->depth);
    uint64_t hash = lab_key_hash(&key);
    int number = lab_map_get(&maps->tasks, hash);
    if (number >= 0) {
        lab_task *same = &plan->tasks[number];
        same->from = task->from < same->from ? task->from : same->from;
        same->depth = task->depth > same->depth ? task->depth : same->depth;
        text_free(&rivals);
        return EXIT_FINE;
    }
    if (plan->count == plan->capacity) {
        plan->capacity = plan->capacity ? 2 * plan->capacity : 256;
        plan->tasks = enlarge(plan->tasks, (size_t)plan->capacity, sizeof *plan->tasks);
    }
    lab_map_put(&maps->tasks, hash, plan->count);
    if (task->kind == LAB_TIME) {
        task->word = NULL;
        task->experiment = experiment;
    }
    task->class_number = class_of(plan, maps, task, word);
    task->order = hash_finish(hash_text(plan->request->seed + 1, scope->game) + (uint64_t)task->class_number);
    plan->tasks[plan->count++] = *task;
    text_free(&rivals);
    return EXIT_FINE;
}

/* Timed tasks last; then cheap ones first, the earlier positions first, and games and series mixed. */
static int compare_tasks(const void *a, const void *b)
{
    const lab_task *x = a, *y = b;
    if ((x->kind == LAB_TIME) != (y->kind == LAB_TIME))
        return x->kind == LAB_TIME ? 1 : -1;
    if (x->prior != y->prior)
        return x->prior < y->prior ? -1 : 1;
    if (x->position != y->position)
        return x->position - y->position;
    return x->order < y->order ? -1 : x->order > y->order;
}

int lab_plan_note(lab_plan *plan, const lab_key *key)
{
    uint64_t hash = lab_key_hash(key);
    int is_new = lab_map_get(&plan->have, hash) < 0;
    lab_map_put(&plan->have, hash, 1);
    return is_new;
}

static int has_row(const lab_plan *plan, const lab_task *task, const char *word, int depth)
{
    lab_key key = lab_task_key(plan, task, word, depth);
    return lab_map_get(&plan->have, lab_key_hash(&key)) >= 0;
}

/* The rows of a task that are there, of *wanted. Notes how far they reach. */
static int rows_there(const lab_plan *plan, lab_task *task, int *wanted)
{
    int there = 0;
    *wanted = 0;
    for (int depth = task->from; depth <= task->depth; depth++) {
        if (task->kind != LAB_TIME) {
            there += has_row(plan, task, task->word, depth);
            ++*wanted;
        } else {
            for (const lab_series *rival = task->experiment->series; rival->label; rival++)
                if (rival->kind == LAB_TIME) {
                    there += has_row(plan, task, rival->word, depth);
                    ++*wanted;
                }
        }
        if (there == *wanted)
            task->reached = depth;
    }
    return there;
}

/* Keeps the tasks that lack a row. */
static void drop_complete(lab_plan *plan)
{
    int kept = 0;
    for (int i = 0; i < plan->count; i++) {
        lab_task *task = &plan->tasks[i];
        int wanted, there = rows_there(plan, task, &wanted);
        plan->reused += there;
        if (there < wanted) {
            if (!plan->request->evenly)
                task->prior = lab_prior_cost(task->kind, plan->sets[task->set].handle.game, task->depth);
            plan->tasks[kept++] = *task;
        }
    }
    plan->count = kept;
}

static int note_row(void *user, const lab_key *key, const double *measures)
{
    (void)measures;
    lab_plan_note(user, key);
    return 0;
}

static int load_rows(lab_plan *plan, lab_store *store)
{
    for (int i = 0; i < plan->set_count; i++) {
        const char *game = plan->sets[i].handle.game->name;
        int before = 0;
        for (int k = 0; k < i; k++)
            before |= !strcmp(game, plan->sets[k].handle.game->name);
        for (int kind = LAB_SEARCH; kind < LAB_KINDS && !before; kind++)
            if (lab_store_each(store, (lab_kind)kind, game, NULL, note_row, plan))
                return EXIT_BAD;
    }
    return EXIT_FINE;
}

static int open_sets(lab_plan *plan)
{
    const lab_request *request = plan->request;
    int status = EXIT_FINE;
    for (int e = 0; e < request->experiment_count && !status; e++)
        for (int s = 0; s < LAB_SCOPES && request->experiments[e]->scopes[s].game && !status; s++)
            if (wants_game(request, request->experiments[e]->scopes[s].game))
                status = open_set(plan, &request->experiments[e]->scopes[s]);
    return status;
}

int lab_plan_make_sets(lab_plan *plan, const lab_request *request)
{
    *plan = (lab_plan){.request = request};
    return open_sets(plan);
}

int lab_plan_make(lab_plan *plan, const lab_request *request, lab_store *store)
{
    plan_maps maps = {0};
    int status = lab_plan_make_sets(plan, request);
    if (!status)
        status = load_rows(plan, store);
    if (!status)
        status = each_wanted(plan, add_task, &maps);
    lab_map_free(&maps.tasks);
    lab_map_free(&maps.classes);
    if (status) {
        lab_plan_free(plan);
        return status;
    }
    drop_complete(plan);
    if (plan->count)
        qsort(plan->tasks, (size_t)plan->count, sizeof *plan->tasks, compare_tasks);
    return EXIT_FINE;
}

void lab_plan_free(lab_plan *plan)
{
    for (int i = 0; i < plan->set_count; i++)
        lab_set_close(&plan->sets[i]);
    free(plan->sets);
    free(plan->set_names);
    free(plan->tasks);
    lab_map_free(&plan->have);
    *plan = (lab_plan){0};
}

/* ------------------------------------------------------------------------------------------------------ what is missing */

typedef struct missing {
    const lab_experiment *experiment;
    const lab_scope *scope;
    char (*lacks)[ZW_MAX_DEPTH + 1]; /* by position and depth */
    int positions;
    void (*each)(void *user, const lab_experiment *experiment, const char *game, int depth, int positions);
    void *user;
} missing;

static void tell_missing(missing *m)
{
    for (int depth = 0; depth <= ZW_MAX_DEPTH; depth++) {
        int count = 0;
        for (int p = 0; p < m->positions; p++)
            count += m->lacks[p][depth];
        if (count)
            m->each(m->user, m->experiment, lab_scope_name(m->scope), depth, count);
    }
    free(m->lacks);
    m->lacks = NULL;
}

static int note_missing(lab_plan *plan, const lab_experiment *experiment, const lab_scope *scope, lab_task *task,
                        void *user)
{
    missing *m = user;
    if (m->scope != scope) {
        if (m->scope)
            tell_missing(m);
        m->experiment = experiment;
        m->scope = scope;
        m->positions = plan->sets[task->set].count;
        m->lacks = allocate((size_t)m->positions, sizeof *m->lacks);
    }
    for (int depth = task->from; depth <= task->depth; depth++)
        m->lacks[task->position][depth] |= (char)!has_row(plan, task, task->word, depth);
    return EXIT_FINE;
}

void lab_plan_missing(lab_plan *plan,
                      void (*each)(void *user, const lab_experiment *experiment, const char *game, int depth,
                                   int positions),
                      void *user)
{
    missing m = {.each = each, .user = user};
    each_wanted(plan, note_missing, &m);
    if (m.scope)
        tell_missing(&m);
}
