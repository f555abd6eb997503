/* analysis.c - the searches of an analysis: see analysis.h.
 *
 * The position before a move is searched, and unless its best move is the one that was played, it is searched once more to
 * the same depth with that move alone: two values of the same depth from the same position are compared. What looks like a
 * fault is confirmed by the same with more nodes, twice. */
#include "analysis.h"
#include "common/interrupt.h"
#include "solve.h"

#include <stdlib.h>
#include <string.h>

/* What looks like a fault must be one again with so many times the nodes or the time, or with so many plies more where the
 * depth is the limit. */
static const struct {
    int times, plies;
} confirmations[] = {{4, 1}, {16, 2}};
#define ALONE 4 /* a move alone may take so many times the limits, to come to the same depth */

/* --------------------------------------------------------------------------------------------------------------- games */

int analysis_read(analysis *of, const char *path)
{
    int status = positions_add_file(&of->games, &of->handle, path, RECORD_END), total = 0;
    if (status)
        return status;
    of->first = allocate((size_t)of->games.count + 1, sizeof *of->first);
    for (int i = 0; i < of->games.count; i++) {
        of->first[i] = total;
        total += of->games.items[i].played_count;
    }
    of->first[of->games.count] = total;
    of->moves = allocate((size_t)total + 1, sizeof *of->moves);
    of->errors = allocate((size_t)total + 1, sizeof *of->errors);
    of->plies = allocate((size_t)total + 1, sizeof *of->plies);
    return total ? EXIT_FINE : bad("'%s' has positions without moves: expected games, such as 'moves M M ...'", path);
}

int analysis_count(const analysis *of)
{
    return of->first[of->games.count];
}

int analysis_game_of(const analysis *of, int move)
{
    int low = 0, high = of->games.count - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (of->first[middle] <= move)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

void analysis_free(analysis *of)
{
    for (int i = 0; of->errors && i < analysis_count(of); i++)
        free(of->errors[i]);
    free(of->errors);
    free(of->moves);
    free(of->plies);
    free(of->first);
    positions_free(&of->games);
    if (of->tables)
        tables_free(of->tables);
    if (of->ends.reader)
        zw_engine_free(of->ends.reader);
    game_close(&of->handle);
}

/* --------------------------------------------------------------------------------------------------------- preparation */

/* How far the end of the game is before each move, where it is near enough. The moves are played again. */
static void find_ends(analysis *of, int most)
{
    const zw_game *game = of->ends.game;
    played_game played = {.handle = NULL};
    for (int i = 0; i < of->games.count; i++) {
        const position_item *item = &of->games.items[i];
        played_begin(&played, &of->ends, item->first);
        for (int ply = 0; ply < item->played_count; ply++) {
            int plies = game->plies_left(of->ends.context, played_now(&played));
            of->plies[of->first[i] + ply] = plies <= most ? (plies > 0 ? plies : 1) : 0;
            played_move(&played, item->played[ply]);
        }
    }
    played_free(&played);
}

/* The search to the end of the game, where there is one. */
static int prepare_ends(analysis *of, const search_config *config, int most)
{
    const zw_game *game = of->handle.game;
    zw_error error = {0};
    if (!most || !game->plies_left || config->instance == ZW_FIXED_DEPTH || config->functions)
        return EXIT_FINE;
    of->ends = (game_handle){.game = game->endgame ? zw_kernel_game(game->endgame) : game, .plugin = of->handle.plugin};
    of->ends.reader = game_reader(of->ends.game, &error);
    if (!of->ends.reader)
        return bad("%s: %s", game->name, error.text);
    of->ends.context = zw_engine_context(of->ends.reader);
    of->ends_scale = game->endgame && game->solve_scale ? game->solve_scale : 1;
    find_ends(of, most);
    of->ends_config = config_new();
    of->ends_config.depth = most;
    of->ends_config.tablebase = config->tablebase;
    return solve_configuration(&of->ends_config, &of->ends, game->endgame != NULL, NULL, &of->ends_setup.options,
                               &of->ends_setup.limits);
}

int analysis_prepare(analysis *of, const search_config *config, int exact)
{
    of->config = *config;
    of->limits = fault_limits_of(of->handle.game);
    if (exact >= 0)
        of->limits.exact_plies = exact;
    of->tables = tables_new();
    int status =
        config_resolve(&of->config, &of->handle, of->games.items[0].first, &of->setup.options, &of->setup.limits);
    return status ? status : prepare_ends(of, config, of->limits.exact_plies);
}

/* ----------------------------------------------------------------------------------------------------------- searching */

/* A position before a move, and who searches it. */
typedef struct sight {
    zw_engine *engine;
    zw_move played;
    zw_move *others; /* legal moves but the one played */
    int other_count;
} sight;

static int open_sight(analysis *of, const position_item *item, int ply, int to_its_end, zw_engine_options *options,
                      sight *to, zw_error *error)
{
    const zw_game *game = to_its_end ? of->ends.game : of->handle.game;
    zw_value outcome;
    to->played = item->played[ply];
    if (tables_lend(of->tables, options, error) != ZW_OK || !(to->engine = zw_engine_new(game, options, error)))
        return -1;
    zw_engine_clear(to->engine);
    if (zw_engine_position(to->engine, item->first, item->played, ply, error) != ZW_OK)
        return -1;
    to->others = allocate((size_t)game->max_moves, sizeof *to->others);
    int count = game->moves(zw_engine_context(to->engine), zw_engine_current(to->engine), to->others, game->max_moves,
                            &outcome);
    for (int i = 0; i < count && i < game->max_moves; i++)
        if (to->others[i] != to->played)
            to->others[to->other_count++] = to->others[i];
    return 0;
}

static void close_sight(analysis *of, const zw_engine_options *options, sight *old)
{
    zw_engine_free(old->engine);
    tables_take_back(of->tables, options);
    free(old->others);
    *old = (sight){0};
}

/* A search that Ctrl-C has not cut short. */
static int search(const sight *from, const zw_limits *limits, zw_report *report, zw_error *error)
{
    *report = ZW_REPORT;
    return interruptible_search(from->engine, limits, report, error) == ZW_OK && report->game && !interrupted();
}

static void keep_line(judged *to, const zw_report *report)
{
    to->best = report->best;
    to->line_length = report->line_length < ANALYSIS_LINE ? report->line_length : ANALYSIS_LINE;
    memcpy(to->line, report->line, (size_t)to->line_length * sizeof *to->line);
    if (!to->line_length && to->best != ZW_NO_MOVE)
        to->line[to->line_length++] = to->best;
}

static uint64_t visited(const zw_report *report)
{
    return report->total.nodes + report->total.quiescence;
}

/* The best move and the one played, searched alike. Returns 0, or -1. */
static int compare(const sight *from, const zw_limits *limits, judged *to, zw_error *error)
{
    zw_report report;
    if (!search(from, limits, &report, error))
        return -1;
    keep_line(to, &report);
    to->best_value = to->value = report.value;
    to->exact = report.proven;
    to->depth = report.depth;
    to->nodes += visited(&report);
    if (report.best == from->played || !from->other_count)
        return 0;
    zw_limits alone = *limits;
    alone.excluded = from->others;
    alone.excluded_count = from->other_count;
    alone.nodes *= ALONE;
    alone.seconds *= ALONE;
    if (!report.proven && report.depth > 0)
        alone.depth = report.depth;
    if (!search(from, &alone, &report, error))
        return -1;
    to->value = report.value;
    to->exact = to->exact && report.proven;
    to->nodes += visited(&report);
    if (to->value >= to->best_value) { /* no other move is worth more */
        to->best_value = to->value;
        keep_line(to, &report);
    }
    return 0;
}

static zw_limits deeper(const zw_limits *limits, int times, int plies)
{
    zw_limits more = *limits;
    more.nodes *= (uint64_t)times;
    more.seconds *= times;
    if (more.depth)
        more.depth = more.depth + plies < ZW_MAX_DEPTH ? more.depth + plies : ZW_MAX_DEPTH;
    return more;
}

static fault mark(const analysis *of, const judged *one)
{
    return fault_of(&of->limits, one->best_value, one->value, one->exact);
}

static int judge_by_play(const analysis *of, const sight *from, judged *to, zw_error *error)
{
    if (compare(from, &of->setup.limits, to, error))
        return -1;
    to->fault = mark(of, to);
    for (size_t i = 0; i < sizeof confirmations / sizeof *confirmations && to->fault != FAULT_NONE && !to->exact; i++) {
        zw_limits more = deeper(&of->setup.limits, confirmations[i].times, confirmations[i].plies);
        if (compare(from, &more, to, error))
            return -1;
        to->fault = mark(of, to);
    }
    return 0;
}

static int judge_exactly(const analysis *of, const sight *from, int plies, judged *to, zw_error *error)
{
    zw_limits limits = of->ends_setup.limits;
    limits.depth = plies;
    if (compare(from, &limits, to, error))
        return -1;
    to->value *= of->ends_scale;
    to->best_value *= of->ends_scale;
    to->fault = mark(of, to);
    return 0;
}

int analysis_judge(analysis *of, int move)
{
    int game = analysis_game_of(of, move), plies = of->plies[move];
    judged *to = &of->moves[move];
    zw_engine_options options = plies > 0 ? of->ends_setup.options : of->setup.options;
    sight from = {.engine = NULL};
    zw_error error = {0};
    *to = (judged){.best = ZW_NO_MOVE};
    int failed = open_sight(of, &of->games.items[game], move - of->first[game], plies > 0, &options, &from, &error);
    if (!failed)
        failed = plies > 0 ? judge_exactly(of, &from, plies, to, &error) : judge_by_play(of, &from, to, &error);
    if (failed && !interrupted())
        of->errors[move] = copy_text(error.text);
    close_sight(of, &options, &from);
    return failed ? -1 : 0;
}
