/* engine.c - making an engine and giving it a position.
 *
 * An engine owns a table, a worker and a position; searching is in deepening.c. It knows games only through zw_game. */
#include "engine.h"
#include "../game/databases.h"
#include "../game/game.h"
#include "../base/error.h"
#include "../base/sized.h"

#include <zw/switches.h>

#include <stdlib.h>
#include <string.h>

const char *zw_version(void)
{
    return ZW_VERSION;
}

zw_engine_options zw_options_fixed_depth(void)
{
    return (zw_engine_options){
        .size = sizeof(zw_engine_options),
        .choice = {zw_algorithm_default(ZW_FIXED_DEPTH), zw_settings_default()},
        .instance = ZW_FIXED_DEPTH,
        .table_options = {.layout = ZW_WIDE},
        .switches = zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH).switches,
        .threads = 1,
        .seed = 1,
    };
}

zw_experiment zw_experiment_default(void)
{
    return zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH).experiment;
}

zw_engine_options zw_options_tournament(void)
{
    zw_engine_options o = zw_options_fixed_depth();
    o.instance = ZW_TOURNAMENT;
    o.choice.algorithm = zw_algorithm_default(ZW_TOURNAMENT);
    o.table_options.layout = ZW_COMPACT;
    o.switches = zw_switchboard_default(ZW_DEFAULTS_TOURNAMENT).switches;
    return o;
}

/* What several workers can search together. */
static zw_status check_workers(const zw_engine *e, zw_error *error)
{
    const zw_engine_options *o = &e->options;
    const zw_algorithm *a = o->choice.algorithm;
    if (o->threads > 1 && o->virtual_workers)
        return zw_fail(error, ZW_BAD_INPUT, "%d threads and %d virtual workers: expected either", o->threads,
                       o->virtual_workers);
#ifdef ZW_NO_THREADS
    return zw_fail(error, ZW_UNSUPPORTED, "%d workers: this build has one",
                   o->virtual_workers ? o->virtual_workers : o->threads);
#endif
    if (o->instance == ZW_TRACED)
        return zw_fail(error, ZW_UNSUPPORTED, "several workers in a traced search: expected one");
    if (!zw_game_has_keys(&e->game))
        return zw_fail(error, ZW_UNSUPPORTED,
                       "several workers for %s, which has neither hash() nor ZW_EQUAL_BYTES: expected one",
                       e->game.name);
    if (!(a->flags & ZW_USES_TABLE) || !o->choice.settings.memory || o->no_table)
        return zw_fail(error, ZW_UNSUPPORTED, "several workers without a table: expected one worker, or a table");
    if (o->parallel == ZW_PARALLEL_LAZY && (o->instance != ZW_TOURNAMENT || o->virtual_workers))
        return zw_fail(error, ZW_UNSUPPORTED, "lazy workers at fixed depth or virtual: expected threads in play");
    return ZW_OK;
}

/* Virtual workers in ranks. */
static zw_status check_ranks(const zw_engine *e, zw_error *error)
{
    const zw_engine_options *o = &e->options;
    const zw_ranks *r = &o->experiment->ranks;
    if (r->count < 0 || r->count > 1024)
        return zw_fail(error, ZW_BAD_INPUT, "%d ranks: expected 1 to 1024", r->count);
    if (r->latency < 0 || r->overhead < 0 || r->bandwidth < 0 || r->look < 0)
        return zw_fail(error, ZW_BAD_INPUT, "latency %d, overhead %d, bandwidth %d, look %d: expected none below 0",
                       r->latency, r->overhead, r->bandwidth, r->look);
    if (r->count < 2)
        return ZW_OK;
    if (o->virtual_workers < r->count || o->virtual_workers % r->count)
        return zw_fail(error, ZW_BAD_INPUT, "%d ranks of %d virtual workers: expected a multiple of the ranks",
                       r->count, o->virtual_workers);
    if (o->parallel != ZW_PARALLEL_MARKS)
        return zw_fail(error, ZW_UNSUPPORTED, "ranks of workers that set no marks: expected parallel 0");
    return ZW_OK;
}

static zw_status check_options(const zw_engine *e, zw_error *error)
{
    const zw_engine_options *o = &e->options;
    const zw_experiment *x = o->experiment;
    const zw_algorithm *a = o->choice.algorithm;
    if ((a->flags & ZW_REFERENCE) && o->instance == ZW_TOURNAMENT)
        return zw_fail(error, ZW_UNSUPPORTED, "algorithm %s is a reference search: expected fixed depth", a->name);
    if ((unsigned)o->instance > ZW_TRACED)
        return zw_fail(error, ZW_BAD_INPUT, "instance %d: expected 0 to %d", (int)o->instance, (int)ZW_TRACED);
    if (zw_switchboard_check(&(zw_switchboard){o->switches, *x}, error) != ZW_OK)
        return ZW_BAD_INPUT;
    if (x->cheap != ZW_CHEAP_OFF && o->instance == ZW_TOURNAMENT)
        return zw_fail(error, ZW_UNSUPPORTED, "cheap cutoffs in tournament play: expected fixed depth");
    if (x->cheap == ZW_CHEAP_SIZE && (o->table ? o->table->layout : o->table_options.layout) != ZW_WIDE)
        return zw_fail(error, ZW_UNSUPPORTED, "cheap cutoffs by size with a compact table: expected a wide one");
    if (o->threads < 1 || o->threads > 1024)
        return zw_fail(error, ZW_BAD_INPUT, "%d threads: expected 1 to 1024", o->threads);
    if (o->virtual_workers < 0 || o->virtual_workers > 1024)
        return zw_fail(error, ZW_BAD_INPUT, "%d virtual workers: expected 1 to 1024", o->virtual_workers);
    if ((unsigned)o->parallel > ZW_PARALLEL_LAZY)
        return zw_fail(error, ZW_BAD_INPUT, "parallel %d: expected 0 to %d", (int)o->parallel, (int)ZW_PARALLEL_LAZY);
    if (o->switches.evaluation == ZW_EVALUATION_PLAIN && !e->game.evaluate_plain)
        return zw_fail(error, ZW_UNSUPPORTED, "%s has no plain evaluation", e->game.name);
    if (o->switches.evaluation == ZW_EVALUATION_HAND && !e->game.evaluate_hand)
        return zw_fail(error, ZW_UNSUPPORTED, "%s has no hand-made evaluation besides its own", e->game.name);
    if (o->tablebase && o->tablebase->functions != e->game.databases)
        return zw_fail(error, ZW_BAD_INPUT, "the endgame database is of another game: expected one of %s",
                       e->game.name);
    if (check_ranks(e, error) != ZW_OK)
        return error ? error->status : ZW_BAD_INPUT;
    return o->threads > 1 || o->virtual_workers > 1 ? check_workers(e, error) : ZW_OK;
}

zw_engine *zw_engine_new(const zw_game *game, const zw_engine_options *options, zw_error *error)
{
    if (zw_game_validate(game, error) != ZW_OK)
        return NULL;
    zw_engine *e = calloc(1, sizeof *e);
    if (!e) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for an engine");
        return NULL;
    }
    e->given = game;
    e->game = zw_game_whole(game);
    e->options = zw_options_tournament();
    if (options && zw_sized_read(&e->options, sizeof e->options, options, "zw_engine_options", error) != ZW_OK) {
        free(e);
        return NULL;
    }
    e->experiment = e->options.experiment ? *e->options.experiment : zw_experiment_default();
    e->options.experiment = &e->experiment;
    const zw_kernel *kernel = zw_kernel_choose(game, e->options.kernel, e->options.through_functions, error);
    if (!e->options.choice.algorithm)
        e->options.choice = (zw_choice){zw_algorithm_default(e->options.instance), zw_settings_default()};
    if (!e->options.switches.grain)
        e->options.switches.grain = 1;
    if (!e->options.threads)
        e->options.threads = 1;
    if (!zw_game_has_keys(game)) {
        e->options.no_table = 1;
        e->options.table = NULL;
    }
    if (!kernel || check_options(e, error) != ZW_OK) {
        free(e);
        return NULL;
    }
    e->worker = zw_worker_new(&e->game, kernel, error);
    e->position = calloc(1, e->game.position_size);
    e->root_moves = calloc((size_t)e->game.max_moves, sizeof *e->root_moves);
    e->equal = calloc((size_t)e->game.max_moves, sizeof *e->equal);
    if (!e->worker || !e->position || !e->root_moves || !e->equal) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for an engine for %s", game->name);
        zw_engine_free(e);
        return NULL;
    }
    const zw_algorithm *a = e->options.choice.algorithm;
    if (e->options.table) {
        e->table = e->options.table;
        e->table_alone = e->options.table_alone;
    } else if (!e->options.no_table && (a->flags & ZW_USES_TABLE) && e->options.choice.settings.memory) {
        e->table = zw_table_new(&e->options.table_options, error);
        e->owns_table = e->table_alone = 1;
        if (!e->table) {
            zw_engine_free(e);
            return NULL;
        }
    }
    if (zw_engine_position(e, NULL, NULL, 0, error) != ZW_OK) {
        zw_engine_free(e);
        return NULL;
    }
    return e;
}

void zw_engine_free(zw_engine *e)
{
    if (!e)
        return;
    zw_team_free(e->team);
    if (e->owns_table)
        zw_table_free(e->table);
    zw_worker_free(e->worker);
    free(e->position);
    free(e->root_moves);
    free(e->equal);
    zw_plugin_close(e->plugin);
    free(e);
}

void zw_engine_clear(zw_engine *e)
{
    if (e->table && e->table_alone)
        zw_table_forget(e->table);
    else if (e->table)
        zw_table_clear_with(e->table, e->options.threads);
    zw_worker_forget(e->worker);
}

const void *zw_engine_current(const zw_engine *e)
{
    return e->position;
}

void *zw_engine_context(const zw_engine *e)
{
    return e->worker->context;
}

void zw_engine_stop(zw_engine *e)
{
    __atomic_store_n(&e->stop, 1, __ATOMIC_RELAXED);
}

zw_draw zw_engine_draw(const zw_engine *e)
{
    const zw_worker *w = e->worker;
    if (e->game.dead && e->game.dead(w->context, e->position))
        return ZW_DRAWN_BY_MATERIAL;
    if (!e->game.reversible)
        return ZW_NOT_DRAWN;
    if (zw_occurrences(w, w->path_base, e->game.moves_again ? 2 : 4, e->game.moves_again ? 1 : 2) >= 2)
        return ZW_DRAWN_BY_REPETITION;
    return e->game.no_progress_limit && w->root_no_progress >= e->game.no_progress_limit ? ZW_DRAWN_BY_NO_PROGRESS
                                                                                         : ZW_NOT_DRAWN;
}

zw_value zw_engine_draw_value(const zw_engine *e)
{
    if (!e->game.repetition || zw_engine_draw(e) != ZW_DRAWN_BY_REPETITION)
        return 0;
    return e->moved_again ? e->game.repetition : -e->game.repetition;
}

/* Is the move among the legal ones? */
static int is_legal(zw_engine *e, const void *position, zw_move move)
{
    zw_value outcome;
    zw_move *list = zw_moves_at(e->worker, 0);
    int count = e->game.moves(e->worker->context, position, list, e->game.max_moves, &outcome);
    for (int i = 0; i < count && i < e->game.max_moves; i++)
        if (list[i] == move)
            return 1;
    return 0;
}

/* Plays a legal move, the one behind `before` others of the game, in place; keeps keys for repetition. */
static void play_one(zw_engine *e, void *here, zw_move move, int before)
{
    zw_worker *w = e->worker;
    const zw_game *g = &e->game;
    void *next = zw_position_at(w, 2);
    w->path[before] = zw_position_hash(g, w->context, here);
    e->moved_again = zw_turn_kept(w, here, move);
    w->reversible_run[before + 1] =
        g->reversible && g->reversible(w->context, here, move) ? w->reversible_run[before] + 1 : 0;
    g->play(w->context, here, move, next);
    memcpy(here, next, g->position_size);
}

/* Makes a position, `count` moves into the game, the current one. */
static void arrive(zw_engine *e, const void *here, int count)
{
    zw_worker *w = e->worker;
    const zw_game *g = &e->game;
    w->path_base = count;
    w->path[count] = zw_position_hash(g, w->context, here);
    memcpy(e->position, here, g->position_size);
    w->root_no_progress = g->no_progress_plies ? g->no_progress_plies(w->context, here) : w->reversible_run[count];
    __atomic_store_n(&e->stop, 0, __ATOMIC_RELAXED);
}

/* Plays `count` moves from `position`, which may be the place of the current one. All moves are looked at before anything
 * changes, so that a refused game leaves the engine as it was. */
static zw_status play_all(zw_engine *e, const void *position, const zw_move *moves, int count, zw_error *error)
{
    zw_worker *w = e->worker;
    const zw_game *g = &e->game;
    void *first = zw_position_at(w, 0), *here = zw_position_at(w, 1), *next = zw_position_at(w, 2);
    if (count < 0 || (count > 0 && !moves))
        return zw_fail(error, ZW_BAD_INPUT, "%d moves: expected a list of them", count);
    if (zw_worker_reserve_path(w, count, error) != ZW_OK)
        return ZW_NO_MEMORY;
    if (position != first)
        memcpy(first, position, g->position_size);
    memcpy(here, first, g->position_size);
    for (int i = 0; i < count; i++) {
        if (!is_legal(e, here, moves[i]))
            return zw_fail(error, ZW_BAD_INPUT, "move %d of %d (code %u) is not legal in %s", i + 1, count,
                           (unsigned)moves[i], g->name);
        g->play(w->context, here, moves[i], next);
        memcpy(here, next, g->position_size);
    }
    memcpy(here, first, g->position_size);
    w->reversible_run[0] = 0;
    for (int i = 0; i < count; i++)
        play_one(e, here, moves[i], i);
    arrive(e, here, count);
    return ZW_OK;
}

zw_status zw_engine_play(zw_engine *e, zw_move move, zw_error *error)
{
    zw_worker *w = e->worker;
    int before = w->path_base;
    void *here = zw_position_at(w, 1);
    if (!is_legal(e, e->position, move))
        return zw_fail(error, ZW_BAD_INPUT, "move %d (code %u) is not legal in %s", before + 1, (unsigned)move,
                       e->game.name);
    if (zw_worker_reserve_path(w, before + 1, error) != ZW_OK)
        return ZW_NO_MEMORY;
    memcpy(here, e->position, e->game.position_size);
    play_one(e, here, move, before);
    arrive(e, here, before + 1);
    return ZW_OK;
}

zw_status zw_engine_position(zw_engine *e, const void *position, const zw_move *moves, int count, zw_error *error)
{
    if (!position) {
        void *start = zw_position_at(e->worker, 0);
        e->game.start(e->worker->context, start);
        position = start;
    }
    return play_all(e, position, moves, count, error);
}

zw_status zw_engine_position_text(zw_engine *e, const char *text, const char *moves, zw_error *error)
{
    const zw_game *g = &e->game;
    void *first = malloc(g->position_size), *context = e->worker->context;
    zw_move *codes = malloc((moves ? strlen(moves) / 2 + 1 : 1) * sizeof *codes);
    zw_status status = first && codes ? zw_position_parse(g, context, text ? text : "start", first, error)
                                      : zw_fail(error, ZW_NO_MEMORY, "no memory for a position of %s", g->name);
    int count = 0;
    if (status == ZW_OK && moves)
        status = zw_moves_parse(g, context, first, moves, codes, &count, error);
    if (status == ZW_OK)
        status = play_all(e, first, codes, count, error);
    free(codes);
    free(first);
    return status;
}
