/* searcher.c - see searcher.h. A game that ends is searched to its end with the window just below the threshold. One that may
 * go on for ever is searched as zw_game.pessimistic has it, all doubt against the prover, to the least depth that proves the
 * position: so a proof gets shorter with every move and never runs in a circle. */
#include "searcher.h"
#include "base/error.h"

#include <zw/driver.h>
#include <zw/worker.h>

#include <stdlib.h>
#include <string.h>

enum { VALUE_SHARE = 8 }; /* the value of a game that may go on for ever gets one part of so many */
enum { ETC = 8 }; /* plies from the end of the game where the table is asked in advance; as in `zw solve` */

struct proof_searcher {
    proof_means means;
    const zw_game *game; /* as it is searched to its end */
    const zw_kernel *kernel;
    zw_table *tables[2]; /* one for each pessimistic game, whose values are not the same; or one */
    zw_engine *first, *walk; /* with all threads; for the many short searches */
    zw_value threshold; /* in the unit of the game */
    uint64_t nodes, searches;
    double began;
};

int zw_searcher_can_search(const zw_game *game)
{
    return game->plies_left || (game->pessimistic[0] && game->pessimistic[1] && game->first_to_move);
}

static int is_endless(const proof_searcher *o)
{
    return !o->means.game->plies_left;
}

/* The game that is searched when this player proves. */
static const zw_game *game_of(const proof_searcher *o, int prover)
{
    return is_endless(o) ? o->means.game->pessimistic[prover] : o->game;
}

static zw_engine *new_engine(const proof_searcher *o, int prover, zw_choice choice, int threads, zw_error *error)
{
    const zw_game *game = game_of(o, prover);
    zw_engine_options options = zw_options_tournament();
    options.choice = choice;
    options.table = o->tables[is_endless(o) && prover];
    options.threads = threads;
    options.tablebase = o->means.tablebase;
    options.kernel = game == o->game ? o->kernel : NULL;
    options.switches.selectivity = 0;
    options.switches.etc = ETC;
    options.switches.deepening = game->next_depth != NULL;
    if (is_endless(o)) {
        options.switches.depth_match = ZW_EQUAL; /* the least depth is wanted */
        options.switches.etc = ZW_ETC_OFF;
    }
    return zw_engine_new(game, &options, error);
}

proof_searcher *zw_searcher_new(const proof_means *means, zw_error *error)
{
    proof_searcher *o = calloc(1, sizeof *o);
    if (!o) {
        zw_fail(error, ZW_NO_MEMORY, "no memory for a search");
        return NULL;
    }
    o->means = *means;
    o->began = zw_now();
    o->kernel = means->game->endgame ? means->game->endgame : means->kernel;
    o->game = means->game->endgame ? zw_kernel_game(means->game->endgame) : means->game;
    int tables = is_endless(o) ? 2 : 1;
    zw_table_options table = {.bytes = means->table_bytes / (uint64_t)tables,
                              .layout = is_endless(o) ? ZW_WIDE : ZW_COMPACT};
    for (int i = 0; i < tables; i++)
        o->tables[i] = zw_table_new(&table, error);
    if (o->tables[tables - 1] && o->tables[0])
        return o;
    zw_searcher_free(o);
    return NULL;
}

void zw_searcher_free(proof_searcher *o)
{
    if (!o)
        return;
    zw_engine_free(o->first);
    zw_engine_free(o->walk);
    zw_table_free(o->tables[0]);
    zw_table_free(o->tables[1]);
    free(o);
}

/* What is left of the limits; 0: nothing. */
static int limits_left(const proof_searcher *o, zw_limits *limits)
{
    *limits = ZW_LIMITS(.no_line = 1);
    if (o->means.nodes) {
        if (o->nodes >= o->means.nodes)
            return 0;
        limits->nodes = o->means.nodes - o->nodes;
    }
    if (o->means.seconds > 0) {
        limits->seconds = o->means.seconds - (zw_now() - o->began);
        if (limits->seconds <= 0)
            return 0;
    }
    return 1;
}

/* Searches to a depth, or to the end of the game where that is 0. ANSWER_YES: it was completed. */
static proof_answer search(proof_searcher *o, zw_engine *engine, const void *position, int depth, zw_report *report,
                           zw_error *error)
{
    zw_limits limits;
    if (!limits_left(o, &limits))
        return ANSWER_STOPPED;
    int plies = o->game->plies_left ? o->game->plies_left(zw_engine_context(engine), position) : depth;
    limits.depth = depth ? depth : plies < 1 ? 1 : plies > ZW_MAX_DEPTH ? ZW_MAX_DEPTH : plies;
    if (zw_engine_position(engine, position, NULL, 0, error) != ZW_OK ||
        o->means.search(engine, &limits, report, error) != ZW_OK)
        return ANSWER_FAILED;
    if (!report->game)
        return ANSWER_STOPPED;
    o->nodes += report->total.nodes + report->total.quiescence;
    o->searches++;
    return report->depth == limits.depth || report->best == ZW_NO_MOVE ? ANSWER_YES : ANSWER_STOPPED;
}

/* A window of one below a threshold. */
static zw_choice window_below(zw_value threshold)
{
    zw_choice choice = {zw_algorithm_find("test"), zw_settings_default()};
    choice.settings.guess_given = 1;
    choice.settings.guess = threshold - 1;
    choice.settings.width = 1;
    return choice;
}

proof_answer zw_searcher_aim(proof_searcher *o, int prover, int threshold, zw_error *error)
{
    const zw_game *game = game_of(o, prover);
    int64_t wanted = (int64_t)threshold * o->means.scale;
    if (game->flags & ZW_WINS_BY_DISTANCE && wanted > game->max_score - ZW_MAX_DEPTH)
        wanted = game->max_score - ZW_MAX_DEPTH; /* however long it takes */
    if (wanted > ZW_VALUE_LIMIT || wanted < -ZW_VALUE_LIMIT)
        return ANSWER_NO;
    o->threshold = (zw_value)wanted;
    zw_engine_free(o->first);
    zw_engine_free(o->walk);
    o->walk = NULL;
    o->first = new_engine(o, prover, window_below(o->threshold), o->means.threads, error);
    if (o->first)
        o->walk = new_engine(o, prover, window_below(o->threshold), 1, error);
    return o->walk ? ANSWER_YES : ANSWER_FAILED;
}

proof_answer zw_searcher_ask(proof_searcher *o, const void *position, int first, zw_move *move, zw_error *error)
{
    zw_engine *engine = first ? o->first : o->walk;
    for (int depth = is_endless(o); depth <= ZW_MAX_DEPTH; depth++) {
        zw_report report = ZW_REPORT;
        proof_answer answer = search(o, engine, position, depth, &report, error);
        if (answer != ANSWER_YES)
            return answer;
        *move = report.best;
        if (report.lower >= o->threshold)
            return ANSWER_YES;
        if (!is_endless(o))
            return ANSWER_NO;
    }
    return ANSWER_OPEN;
}

/* The value of a game that may go on for ever: what both players are sure of, ever deeper, until the two meet. */
static proof_answer endless_value(proof_searcher *o, const void *position, int *value, zw_error *error)
{
    zw_choice choice = {zw_algorithm_find("mtdf"), zw_settings_default()};
    zw_engine *engines[2] = {new_engine(o, 0, choice, o->means.threads, error), NULL};
    if (engines[0])
        engines[1] = new_engine(o, 1, choice, o->means.threads, error);
    proof_answer answer = engines[1] ? ANSWER_YES : ANSWER_FAILED;
    zw_value lower = -1, upper = 1;
    const uint64_t nodes = o->means.nodes;
    const double seconds = o->means.seconds, passed = zw_now() - o->began;
    o->means.nodes = o->nodes < nodes ? o->nodes + (nodes - o->nodes) / VALUE_SHARE : nodes;
    o->means.seconds = passed < seconds ? passed + (seconds - passed) / VALUE_SHARE : seconds;
    int mover = engines[0] && !o->game->first_to_move(zw_engine_context(engines[0]), position);
    for (int depth = 1; lower < upper && depth <= ZW_MAX_DEPTH && answer == ANSWER_YES; depth++)
        for (int side = 0; side < 2 && lower < upper && answer == ANSWER_YES; side++) {
            zw_report report = ZW_REPORT;
            answer = search(o, engines[side], position, depth, &report, error);
            if (answer == ANSWER_YES && side == mover && report.lower > lower)
                lower = report.lower;
            if (answer == ANSWER_YES && side != mover && report.upper < upper)
                upper = report.upper;
        }
    zw_engine_free(engines[0]);
    zw_engine_free(engines[1]);
    o->means.nodes = nodes;
    o->means.seconds = seconds;
    *value = lower;
    return answer == ANSWER_YES && lower < upper ? ANSWER_OPEN : answer;
}

proof_answer zw_searcher_value(proof_searcher *o, const void *position, int *value, zw_error *error)
{
    if (is_endless(o))
        return endless_value(o, position, value, error);
    zw_choice choice = {zw_algorithm_find(o->game->next_depth ? "mtd-step" : "mtdf"), zw_settings_default()};
    zw_report report = ZW_REPORT;
    zw_engine *engine = new_engine(o, 0, choice, o->means.threads, error);
    proof_answer answer = engine ? search(o, engine, position, 0, &report, error) : ANSWER_FAILED;
    zw_engine_free(engine);
    if (answer != ANSWER_YES)
        return answer;
    zw_value found = report.value;
    if (o->game->flags & ZW_WINS_BY_DISTANCE && report.mate)
        found = report.mate > 0 ? o->game->max_score : -o->game->max_score;
    *value = found / o->means.scale;
    return ANSWER_YES;
}

int zw_searcher_spend(proof_searcher *o, uint64_t nodes)
{
    zw_limits limits;
    o->nodes += nodes;
    return limits_left(o, &limits) && !(o->means.stop && __atomic_load_n(o->means.stop, __ATOMIC_RELAXED));
}

const proof_means *zw_searcher_means(const proof_searcher *o)
{
    return &o->means;
}

const zw_game *zw_searcher_game(const proof_searcher *o)
{
    return o->game;
}

void *zw_searcher_context(const proof_searcher *o)
{
    return zw_engine_context(o->walk);
}

uint64_t zw_searcher_nodes(const proof_searcher *o)
{
    return o->nodes;
}

uint64_t zw_searcher_searches(const proof_searcher *o)
{
    return o->searches;
}
