/* criteria_work.c - the leaves that are visited and those that should be: see criteria_work.h. */
#include "criteria_work.h"
#include "map.h"

#include <zw/driver.h>
#include <zw/experiment.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------------------------------------------- the tree by itself */

enum { LEAVES_MOST = 1 << 20 };

/* Nodes are numbered level by level: the children of n are n * width + 1 ... n * width + width. Values are the root's. */
typedef struct grove {
    const zw_game *game;
    void *context;
    int depth, width, nodes, leaves;
    zw_value *values; /* by node */
    zw_value *above, *below; /* A and B, by leaf */
    lab_map numbers; /* of leaves, by key */
    int twins; /* leaves with the key of another one */
} grove;

static void survey(grove *g, const void *position, int node, int ply)
{
    zw_value best = 0, outcome;
    if (ply == g->depth) {
        zw_value value = zw_position_evaluate(g->game, g->context, position);
        uint64_t key = zw_position_hash(g->game, g->context, position);
        g->values[node] = ply % 2 ? -value : value;
        g->twins += lab_map_get(&g->numbers, key) >= 0;
        lab_map_put(&g->numbers, key, node - (g->nodes - g->leaves));
        return;
    }
    zw_move *moves = allocate((size_t)g->game->max_moves, sizeof *moves);
    void *next = allocate(1, g->game->position_size);
    g->game->moves(g->context, position, moves, g->game->max_moves, &outcome);
    for (int i = 0; i < g->width; i++) {
        int child = node * g->width + 1 + i;
        g->game->play(g->context, position, moves[i], next);
        survey(g, next, child, ply + 1);
        zw_value value = g->values[child];
        if (i == 0 || (ply % 2 ? value < best : value > best))
            best = value;
    }
    g->values[node] = best;
    free(next);
    free(moves);
}

static void bound(grove *g, int node, int ply, zw_value above, zw_value below)
{
    if (ply == g->depth) {
        g->above[node - (g->nodes - g->leaves)] = above;
        g->below[node - (g->nodes - g->leaves)] = below;
        return;
    }
    for (int i = 0; i < g->width; i++) {
        int child = node * g->width + 1 + i;
        bound(g, child, ply + 1, above, below);
        zw_value value = g->values[child];
        if (ply % 2 == 0 && value > above)
            above = value;
        if (ply % 2 && value < below)
            below = value;
    }
}

static void grove_free(grove *g)
{
    free(g->values);
    free(g->above);
    free(g->below);
    lab_map_free(&g->numbers);
}

/* Returns 0, or -1 with one line in `why`. */
static int grove_make(grove *g, const game_handle *handle, const void *position, int depth, char *why, size_t why_size)
{
    *g = (grove){.game = handle->game, .context = handle->context, .depth = depth, .nodes = 1, .leaves = 1};
    zw_move *moves = allocate((size_t)g->game->max_moves, sizeof *moves);
    zw_value outcome;
    g->width = g->game->moves(g->context, position, moves, g->game->max_moves, &outcome);
    free(moves);
    for (int ply = 0; ply < depth && g->leaves <= LEAVES_MOST; ply++) {
        g->leaves *= g->width;
        g->nodes += g->leaves;
    }
    if (!g->game->shape || g->game->moves_again || g->leaves > LEAVES_MOST) {
        snprintf(why, why_size, "criteria: expected a random tree in which players take turns, with at most %d leaves",
                 (int)LEAVES_MOST);
        return -1;
    }
    g->values = allocate((size_t)g->nodes, sizeof *g->values);
    g->above = allocate((size_t)g->leaves, sizeof *g->above);
    g->below = allocate((size_t)g->leaves, sizeof *g->below);
    survey(g, position, 0, 0);
    bound(g, 0, 0, -ZW_INFINITY, ZW_INFINITY);
    if (!g->twins)
        return 0;
    snprintf(why, why_size, "criteria: expected leaves with keys of their own, and %d have another's", g->twins);
    grove_free(g);
    return -1;
}

/* ------------------------------------------------------------------------------------------------------------ searches */

typedef enum search_kind { ALPHABETA, TEST, MTDF } search_kind;
typedef struct search_word {
    search_kind kind;
    int all;
    zw_value offset; /* from the value */
} search_word;

static int read_word(const char *word, search_word *read)
{
    static const char *const NAMES[] = {[ALPHABETA] = "alphabeta", [TEST] = "test@", [MTDF] = "mtdf@"};
    *read = (search_word){.kind = ALPHABETA};
    if (!strcmp(word, NAMES[ALPHABETA]))
        return 0;
    read->kind = strncmp(word, NAMES[TEST], strlen(NAMES[TEST])) ? MTDF : TEST;
    if (strncmp(word, NAMES[read->kind], strlen(NAMES[read->kind])))
        return -1;
    const char *at = word + strlen(NAMES[read->kind]);
    char *end;
    read->all = !strcmp(at, "all");
    if (read->all)
        return 0;
    read->offset = (zw_value)strtol(at, &end, 10);
    return end == at || *end ? -1 : 0;
}

int lab_criteria_check(const char *word, char *why, size_t why_size)
{
    search_word read;
    if (!read_word(word, &read))
        return 0;
    snprintf(why, why_size, "'%s': expected alphabeta, test@N, mtdf@N, test@all or mtdf@all", word);
    return -1;
}

/* One search: what it visits, and what its windows let it visit. */
typedef struct trail {
    const grove *grove;
    unsigned char *visited, *predicted;
    int lost; /* leaves that the tree does not have */
} trail;

static void take_event(void *user, const zw_event *event)
{
    trail *t = user;
    if (event->kind != ZW_EVENT_LEAF)
        return;
    int leaf = lab_map_get(&t->grove->numbers, event->key);
    if (leaf < 0)
        t->lost++;
    else
        t->visited[leaf] = 1;
}

/* The null window of a pass, (g - 1, g), or the whole range. */
static void take_pass(void *user, const zw_report *report)
{
    trail *t = user;
    if (report->event != ZW_REPORT_PASS)
        return;
    const zw_value g = report->pass_beta;
    int null_window = report->pass_beta - report->pass_alpha == 1;
    for (int leaf = 0; leaf < t->grove->leaves; leaf++) {
        zw_value above = t->grove->above[leaf], below = t->grove->below[leaf];
        t->predicted[leaf] |= null_window ? above < g && g <= below : above < below;
    }
}

/* One null window and no more. */
static zw_value drive_test(zw_iteration *iteration)
{
    const zw_value *g = iteration->algorithm->user;
    return zw_pass(iteration, *g - 1, *g);
}

static int run_search(const grove *g, const void *position, search_kind kind, zw_value start, trail *t, char *why,
                      size_t why_size)
{
    zw_algorithm test = *zw_algorithm_find("alphabeta");
    zw_engine_options options = zw_options_fixed_depth();
    zw_limits limits = ZW_LIMITS(.depth = g->depth, .no_line = 1);
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    test.drive = drive_test;
    test.user = &start;
    options.choice = (zw_choice){zw_algorithm_find(kind == MTDF ? "mtdf" : "alphabeta"), zw_settings_default()};
    if (kind == TEST)
        options.choice.algorithm = &test;
    options.choice.settings.guess_given = 1;
    options.choice.settings.guess = start;
    options.instance = ZW_TRACED;
    options.no_table = kind != MTDF;
    options.table_options.entries = 1024 + 64 * (uint64_t)g->nodes; /* nothing is ever displaced */
    options.switches.deepening = options.switches.table_move = options.switches.killers = options.switches.history =
        options.switches.static_order = 0;
    options.on_event = take_event;
    options.on_report = take_pass;
    options.user = t;
    zw_engine *engine = zw_engine_new(g->game, &options, &error);
    zw_status status = engine ? zw_engine_position(engine, position, NULL, 0, &error) : ZW_NO_MEMORY;
    if (status == ZW_OK)
        status = zw_engine_search(engine, &limits, &report, &error);
    zw_engine_free(engine);
    if (status == ZW_OK && !t->lost && (kind == TEST || report.value == g->values[0]))
        return 0;
    snprintf(why, why_size, "%s", status != ZW_OK ? error.text : "criteria: the search is not one of this tree");
    return -1;
}

static void compare(const grove *g, const trail *t, double *measures)
{
    double saved = 0, strange = 0;
    for (int leaf = 0; leaf < g->leaves; leaf++) {
        int visited = t->visited[leaf], predicted = t->predicted[leaf];
        measures[LAB_LEAVES] += visited;
        measures[LAB_PREDICTED] += predicted;
        measures[LAB_OUTSIDE] += visited && g->above[leaf] >= g->below[leaf];
        saved += predicted && !visited;
        strange += visited && !predicted;
    }
    measures[LAB_SAVED] += saved;
    measures[LAB_STRANGE] += strange;
    measures[LAB_DIFFERENT] += saved + strange > 0;
    measures[LAB_TRIALS]++;
}

static int try_one(const grove *g, const void *position, search_kind kind, zw_value start, double *measures, char *why,
                   size_t why_size)
{
    trail t = {.grove = g};
    t.visited = allocate((size_t)g->leaves, 1);
    t.predicted = allocate((size_t)g->leaves, 1);
    int failed = run_search(g, position, kind, start, &t, why, why_size);
    if (!failed)
        compare(g, &t, measures);
    free(t.visited);
    free(t.predicted);
    return failed;
}

int lab_criteria_run(const game_handle *handle, const void *position, int depth, const char *word, double *measures,
                     char *why, size_t why_size)
{
    static const lab_measure COUNTS[] = {LAB_LEAVES,  LAB_PREDICTED, LAB_SAVED, LAB_STRANGE,
                                         LAB_OUTSIDE, LAB_DIFFERENT, LAB_TRIALS};
    search_word read;
    grove g;
    if (lab_criteria_check(word, why, why_size) || read_word(word, &read) ||
        grove_make(&g, handle, position, depth, why, why_size))
        return -1;
    zw_value first = g.values[0] + read.offset, last = first;
    for (int leaf = 0; leaf < g.leaves && read.all; leaf++) {
        zw_value value = g.values[g.nodes - g.leaves + leaf];
        first = leaf == 0 || value < first ? value : first;
        last = leaf == 0 || value > last ? value : last;
    }
    for (size_t i = 0; i < sizeof COUNTS / sizeof *COUNTS; i++)
        measures[COUNTS[i]] = 0;
    measures[LAB_VALUE] = g.values[0];
    int failed = 0;
    for (zw_value start = first; start <= last && !failed; start++)
        failed = try_one(&g, position, read.kind, start, measures, why, why_size);
    grove_free(&g);
    return failed;
}
