/* yardstick.c - from a search to its yardstick: runs the search that is measured, and after each of its iterations the
 * passes that tell how small it could have been.
 *
 * The order of the passes is here, what a pass does is in pass.c, tree.c and cheapest.c. Must not know any game. */
#include "pass.h"
#include "../game/game.h"
#include "../base/error.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_REPAIRS = 64, /* a consistent game needs two or three */
    NARROWEST = 5 /* moves in a position: what a table is made for at least */
};

typedef struct yardstick {
    const zw_yardstick_options *options;
    zw_game game; /* a copy, grown to this library's size */
    const zw_kernel *kernel;
    zw_engine *engine;
    zw_table *table; /* of the search */
    void *root;
    walk walk;
    uint64_t events;
    uint64_t cutoffs_at[ZW_MAX_DEPTH + 1], first_cutoffs_at[ZW_MAX_DEPTH + 1]; /* of the current iteration */
    zw_yardstick result;
    zw_status status;
    zw_error *error;
} yardstick;

/* ---------------------------------------------------------------------------------------------------------- the passes */

typedef enum pass_kind { PASS_GRAPH, PASS_TREE } pass_kind;

/* A walk that halted by itself says why. */
static void blame(yardstick *y, const char *name)
{
    const walk *w = &y->walk;
    if (w->status == ZW_NO_MEMORY)
        y->status = zw_fail(y->error, ZW_NO_MEMORY, "no memory for the %s of depth %d", name, w->depth);
    else if (w->status != ZW_OK)
        y->status = zw_fail(y->error, w->status, "%s: %s", y->game.name, w->worker->fault_text);
}

/* Makes a pass. Returns 1 when it is as it must be: the root's value is f and, when `strict`, every cutoff came from the
 * first move. */
static int make_pass(yardstick *y, pass_kind kind, const char *name, int strict, zw_size *count)
{
    walk *w = &y->walk;
    int value = kind == PASS_TREE ? zw_walk_tree(w) : zw_walk_graph(w);
    if (w->halted) {
        blame(y, name);
        return 0;
    }
    if (value != 0 || (strict && w->misses)) {
        y->status = zw_fail(
            y->error, ZW_BAD_GAME, "%s, depth %d: the %s %s; the game is not consistent (zw_game_check tells more)",
            y->game.name, w->depth, name,
            value ? "does not have the value of the search" : "has cutoffs by another than the first move");
        return 0;
    }
    if (count)
        *count = w->count;
    return 1;
}

/* Completes the oracle: passes until each cutoff comes from the first move. The last of them is the minimal graph. */
static int complete(yardstick *y, const char *name, int *passes, zw_size *count)
{
    walk *w = &y->walk;
    w->repair = 1;
    w->etc = ZW_ETC_OFF;
    int fine = 1;
    *passes = 0;
    do {
        ++*passes;
        fine = make_pass(y, PASS_GRAPH, name, *passes == MOST_REPAIRS, count);
    } while (fine && w->misses);
    w->repair = 0;
    return fine;
}

static int with_etc(yardstick *y, const char *name, int etc, zw_size *count)
{
    y->walk.etc = etc;
    int fine = make_pass(y, PASS_GRAPH, name, 1, count);
    y->walk.etc = ZW_ETC_OFF;
    return fine;
}

/* The graph whose cutoffs within m plies of the leaves are the cheapest ones. */
static int with_cheapest(yardstick *y, int m, zw_yardstick *r)
{
    int passes;
    y->walk.cheapest = m;
    int fine = make_pass(y, PASS_GRAPH, "choice of cheapest cutoffs", 0, NULL);
    y->walk.cheapest = -1;
    return fine && complete(y, "graph of cheapest cutoffs", &passes, &r->cheapest[m]) &&
           with_etc(y, "graph of cheapest cutoffs with ETC", 0, &r->cheapest_etc[m]);
}

/* The smallest proof. It begins with a pass without ETC, which proves with moves alone. */
static int with_proof(yardstick *y, zw_yardstick *r)
{
    int passes;
    if (!complete(y, "graph of a proof", &passes, NULL))
        return 0;
    int fine = zw_walk_proof(&y->walk, y->options->proof, &r->proof);
    if (y->walk.halted)
        blame(y, "smallest proof");
    else if (!fine)
        y->status = zw_fail(y->error, ZW_BAD_GAME, "%s, depth %d: the smallest proof does not prove the value",
                            y->game.name, r->depth);
    return fine && !y->walk.halted;
}

/* Arrivals at positions that were reached before, in the pass just made. */
static int count_transpositions(yardstick *y, zw_yardstick *r)
{
    uint64_t positions;
    if (zw_oracle_positions(&y->walk.oracle, y->walk.pass, &positions) != 0) {
        y->status = zw_fail(y->error, ZW_NO_MEMORY, "no memory for the transpositions of depth %d", r->depth);
        return 0;
    }
    r->graph_distinct = y->walk.distinct;
    r->transpositions = r->graph.nodes - positions;
    r->transpositions_apart = r->graph_distinct - positions;
    return 1;
}

/* Minimal graph and tree, of the search's own moves and of the completed ones. Mostly a search leaves nothing to
 * complete, and then they are the same. */
static int minimal(yardstick *y, zw_yardstick *r)
{
    walk *w = &y->walk;
    if (!make_pass(y, PASS_GRAPH, "graph of the search's own moves", 0, &r->literal_graph))
        return 0;
    if (!w->misses && !w->unguided) {
        r->graph = r->literal_graph;
        r->oracle_passes = 1;
        int fine = count_transpositions(y, r) && make_pass(y, PASS_TREE, "minimal tree", 1, &r->tree);
        r->literal_tree = r->tree;
        return fine;
    }
    return make_pass(y, PASS_TREE, "tree of the search's own moves", 0, &r->literal_tree) &&
           complete(y, "minimal graph", &r->oracle_passes, &r->graph) && count_transpositions(y, r) &&
           make_pass(y, PASS_TREE, "minimal tree", 1, &r->tree);
}

/* Everything about one depth. Returns 0 when stopped or failed. */
static int measure_depth(yardstick *y, const zw_report *report)
{
    walk *w = &y->walk;
    zw_yardstick *r = &y->result;
    *r = (zw_yardstick){.depth = report->depth, .value = report->value, .search = report->last};
    memcpy(r->cutoffs_at, y->cutoffs_at, sizeof r->cutoffs_at);
    memcpy(r->first_cutoffs_at, y->first_cutoffs_at, sizeof r->first_cutoffs_at);
    zw_oracle_forget(&w->oracle);
    w->pass = 0;
    w->value = report->value;
    w->depth = report->depth;
    int fine = minimal(y, r) && with_etc(y, "minimal graph with ETC", 0, &r->graph_etc) &&
               with_etc(y, "minimal graph with ETC away from the leaves", 2, &r->graph_etc2);
    for (int m = 1; m <= y->options->mm && fine; m++)
        fine = with_cheapest(y, m, r);
    return fine && (!y->options->proof || with_proof(y, r));
}

/* ---------------------------------------------------------------------------------------------------------- the search */

static int stop_asked(const yardstick *y)
{
    return y->options->stop && __atomic_load_n(y->options->stop, __ATOMIC_RELAXED);
}

static void on_event(void *user, const zw_event *event)
{
    yardstick *y = user;
    const zw_engine_options *given = &y->options->search;
    if (event->kind == ZW_EVENT_CUTOFF) {
        y->cutoffs_at[event->ply]++;
        y->first_cutoffs_at[event->ply] += event->index == 0;
    }
    if (++y->events % 1024 == 0 && stop_asked(y))
        zw_engine_stop(y->engine);
    if (given->on_event)
        given->on_event(given->user, event);
}

static void on_report(void *user, const zw_report *report)
{
    yardstick *y = user;
    const zw_engine_options *given = &y->options->search;
    if (given->on_report)
        given->on_report(given->user, report);
    if (report->event != ZW_REPORT_ITERATION)
        return;
    if (report->depth >= y->options->from && !stop_asked(y)) {
        if (measure_depth(y, report) && y->options->on_depth)
            y->options->on_depth(y->options->user, &y->result);
        if (y->walk.halted || y->status != ZW_OK)
            zw_engine_stop(y->engine);
    }
    memset(y->cutoffs_at, 0, sizeof y->cutoffs_at);
    memset(y->first_cutoffs_at, 0, sizeof y->first_cutoffs_at);
}

/* Room for what a search to this depth visits, several times over, so that next to nothing is displaced: some multiple
 * of the square root of the full tree, whose width is guessed along one line. A table that is too small makes the search
 * larger and loses moves of the oracle, which are then completed. */
static uint64_t table_entries(const yardstick *y)
{
    const double most = 1 << 25, least = 1 << 12;
    const zw_game *game = &y->game;
    zw_worker *w = y->walk.worker;
    zw_move *moves = zw_moves_at(w, 0);
    zw_value outcome;
    double log_width = 0;
    int plies = 0;
    memcpy(zw_position_at(w, 0), y->root, game->position_size);
    for (; plies < 12; plies++) {
        int count = game->moves(w->context, zw_position_at(w, plies), moves, game->max_moves, &outcome);
        if (count < 1 || count > game->max_moves)
            break;
        log_width += log(count);
        game->play(w->context, zw_position_at(w, plies), moves[0], zw_position_at(w, plies + 1));
    }
    double width = exp(log_width / (plies ? plies : 1));
    if (width < NARROWEST)
        width = NARROWEST; /* forced moves along the line tell little of the rest */
    double entries = 64 * pow(width, y->options->depth / 2.0);
    return (uint64_t)(entries > most ? most : entries < least ? least : entries);
}

static zw_status check_options(const zw_yardstick_options *o, zw_error *error)
{
    const zw_engine_options *s = &o->search;
    const zw_algorithm *a = s->choice.algorithm;
    if (o->depth < 1 || o->depth > ZW_MAX_DEPTH)
        return zw_fail(error, ZW_BAD_INPUT, "depth %d: expected 1 to %d", o->depth, ZW_MAX_DEPTH);
    if (o->from < 1 || o->from > o->depth)
        return zw_fail(error, ZW_BAD_INPUT, "first depth %d: expected 1 to %d", o->from, o->depth);
    if (o->mm < 0 || o->mm > ZW_YARDSTICK_MM)
        return zw_fail(error, ZW_BAD_INPUT, "cheapest cutoffs within %d plies: expected 0 to %d", o->mm,
                       ZW_YARDSTICK_MM);
    if (o->proof < 0 || o->proof > ZW_MAX_DEPTH)
        return zw_fail(error, ZW_BAD_INPUT, "a proof with all moves within %d plies: expected 0 to %d", o->proof,
                       ZW_MAX_DEPTH);
    if (s->instance == ZW_TOURNAMENT)
        return zw_fail(error, ZW_UNSUPPORTED, "a yardstick of a tournament search: expected fixed depth");
    if (s->switches.depth_match != ZW_EQUAL)
        return zw_fail(error, ZW_UNSUPPORTED,
                       "a yardstick of a search that takes deeper entries: expected only those of equal depth");
    if (a && (a->flags & ZW_MAY_BE_BOUND))
        return zw_fail(error, ZW_UNSUPPORTED, "a yardstick of %s, which may end with a bound: expected a value",
                       a->name);
    if ((a && !(a->flags & ZW_USES_TABLE)) || (a && !s->choice.settings.memory) || s->no_table ||
        (s->table ? s->table->layout : s->table_options.layout) != ZW_WIDE)
        return zw_fail(error, ZW_UNSUPPORTED,
                       "a yardstick reads the search's moves from its table: expected an algorithm that has one, in "
                       "the wide layout");
    if (s->choice.settings.guess_is_value)
        return zw_fail(error, ZW_UNSUPPORTED, "a yardstick of a search that starts at the value: expected a guess");
    return ZW_OK;
}

/* A worker that evaluates leaves as the search does. */
static zw_status make_worker(yardstick *y)
{
    const zw_engine_options *s = &y->options->search;
    zw_worker *worker = y->walk.worker = zw_worker_new(&y->game, y->kernel, y->error);
    if (!worker)
        return ZW_NO_MEMORY;
    worker->instance = ZW_FIXED_DEPTH;
    worker->key_by_depth = 1;
    worker->switches = s->switches;
    if (!worker->switches.grain)
        worker->switches.grain = 1;
    worker->check_at = 1;
    worker->stop = y->options->stop;
    return ZW_OK;
}

/* The engine, its table and position. */
static zw_status make_engine(yardstick *y, const void *position)
{
    zw_engine_options s = y->options->search;
    s.kernel = y->kernel;
    s.instance = ZW_TRACED;
    s.on_event = on_event;
    s.on_report = on_report;
    s.user = y;
    if (position)
        memcpy(y->root, position, y->game.position_size);
    else
        y->game.start(y->walk.worker->context, y->root);
    if (!s.table) {
        if (!s.table_options.entries && !s.table_options.bytes)
            s.table_options.entries = table_entries(y);
        y->table = s.table = zw_table_new(&s.table_options, y->error);
        if (!s.table)
            return y->error->status;
    }
    y->walk.search_table = s.table;
    y->engine = zw_engine_new(&y->game, &s, y->error);
    if (!y->engine)
        return y->error->status;
    return zw_engine_position(y->engine, y->root, NULL, 0, y->error);
}

/* With deepening one search passes through all depths; without it each depth is a search of its own. */
static zw_status search(yardstick *y)
{
    const zw_yardstick_options *o = y->options;
    zw_status status = ZW_OK;
    int first = o->search.switches.deepening ? o->depth : o->from;
    for (int depth = first; depth <= o->depth && status == ZW_OK && y->status == ZW_OK && !stop_asked(y); depth++) {
        zw_report report = ZW_REPORT;
        zw_limits limits = ZW_LIMITS(.depth = depth, .no_line = 1);
        if (!y->table || depth > first) /* but for a new table of our own, which is empty */
            zw_engine_clear(y->engine);
        status = zw_engine_search(y->engine, &limits, &report, y->error);
        if (status == ZW_OK && report.best == ZW_NO_MOVE)
            status = zw_fail(y->error, ZW_BAD_INPUT, "the game is over: expected a position with moves to measure");
    }
    return y->status != ZW_OK ? y->status : status;
}

zw_yardstick_options zw_yardstick_defaults(int depth)
{
    zw_yardstick_options o = {.search = zw_options_fixed_depth(), .from = 1, .depth = depth, .mm = 2};
    o.search.choice = (zw_choice){zw_algorithm_find("aspiration"), zw_settings_default()};
    return o;
}

zw_status zw_yardstick_run(const zw_game *game, const void *position, const zw_yardstick_options *options,
                           zw_error *error)
{
    zw_error ignored;
    error = error ? error : &ignored;
    zw_status status = check_options(options, error);
    if (status == ZW_OK)
        status = zw_game_validate(game, error);
    if (status == ZW_OK && !zw_game_has_keys(game))
        status = zw_fail(error, ZW_UNSUPPORTED,
                         "a yardstick of %s, which has neither hash() nor ZW_EQUAL_BYTES: expected positions with keys",
                         game->name);
    if (status != ZW_OK)
        return status;
    yardstick *y = calloc(1, sizeof *y);
    if (!y)
        return zw_fail(error, ZW_NO_MEMORY, "no memory for a yardstick");
    y->options = options;
    y->error = error;
    y->game = zw_game_whole(game);
    y->kernel = zw_kernel_choose(game, options->search.kernel, options->search.through_functions, error);
    y->root = calloc(1, y->game.position_size);
    y->walk.root = y->root;
    y->walk.stop = options->stop;
    y->walk.etc = ZW_ETC_OFF;
    y->walk.cheapest = -1;
    status = !y->kernel ? error->status
             : y->root  ? make_worker(y)
                        : zw_fail(error, ZW_NO_MEMORY, "no memory for a yardstick");
    if (status == ZW_OK)
        status = make_engine(y, position);
    if (status == ZW_OK)
        status = search(y);
    zw_engine_free(y->engine);
    zw_table_free(y->table);
    zw_worker_free(y->walk.worker);
    zw_oracle_free(&y->walk.oracle);
    free(y->root);
    free(y);
    return status;
}
