/* judge.c - plain negamax with the rules of a search, and engines for tests. */
#include "judge.h"

#include <stdlib.h>
#include <string.h>

enum { MOVES = 256, POSITION = 512 }; /* room for those of every game that is judged */

const char *const kernel_algorithms[] = {
    "alphabeta", "scout",    "negascout",   "aspiration", "aspiration:width=1",           "mtdf",   "sss", "dual",
    "cstar",     "mtd-step", "mtdf:from=2", "zoom",       "aspiration:predict=on,grow=2", "mtd-bi", NULL};
const char *const plain_algorithms[] = {"minimax", "ins", "pns", "sss-open", "dual-open", NULL};

static zw_value by_distance(const judge *j, zw_value value, int depth, int ply)
{
    const zw_game *g = j->game;
    int away = j->tournament ? ply : ZW_MAX_DEPTH - depth;
    if (!(g->flags & ZW_WINS_BY_DISTANCE) || (value != g->max_score && value != -g->max_score))
        return value;
    return value > 0 ? value - away : value + away;
}

static zw_value evaluated(const judge *j, const void *position, int ply)
{
    zw_value value = j->game->evaluate(NULL, position);
    zw_value distant = by_distance(j, value, 0, ply);
    if (distant != value || j->grain <= 1)
        return distant;
    return value < 0 ? -(-value / j->grain * j->grain) : value / j->grain * j->grain;
}

static zw_value quiet(judge *j, const void *position, int ply)
{
    const zw_game *g = j->game;
    zw_move moves[MOVES];
    _Alignas(16) char child[POSITION];
    int forced = g->forced && g->forced(NULL, position);
    zw_value outcome = 0, best = forced ? -ZW_INFINITY : evaluated(j, position, ply);
    int count = forced ? g->moves(NULL, position, moves, MOVES, &outcome) : g->tactical(NULL, position, moves, MOVES);
    for (int i = 0; i < count; i++) {
        g->play(NULL, position, moves[i], child);
        zw_value value = -quiet(j, child, ply + 1);
        best = value > best ? value : best;
    }
    return forced && !count ? by_distance(j, outcome, 0, ply) : best;
}

/* The same position once before inside the search, or twice counting the game before it. */
static int recurs(const judge *j, int ply)
{
    int here = j->before + ply, inside = 0, all = 0;
    for (int i = here - 2; i >= 0; i -= 2)
        if (j->path[i] == j->path[here]) {
            inside += i >= j->before;
            all++;
        }
    return inside >= 1 || all >= 2;
}

zw_value judge_value(judge *j, const void *position, int depth, int ply)
{
    const zw_game *g = j->game;
    zw_move moves[MOVES];
    _Alignas(16) char child[POSITION];
    zw_value outcome = 0, best = -ZW_INFINITY;
    if (j->tournament && g->reversible) {
        j->path[j->before + ply] = g->hash(NULL, position);
        if (ply > 0 && recurs(j, ply))
            return 0;
    }
    if (depth == 0)
        return g->tactical && j->quiescence ? quiet(j, position, ply) : evaluated(j, position, ply);
    int count = g->moves(NULL, position, moves, MOVES, &outcome);
    for (int i = 0; i < count; i++) {
        g->play(NULL, position, moves[i], child);
        zw_value value = -judge_value(j, child, depth - 1, ply + 1);
        best = value > best ? value : best;
    }
    return count ? best : by_distance(j, outcome, depth, ply);
}

int judge_moves(judge *j, const void *position, int depth, zw_move *moves, zw_value *values)
{
    zw_value outcome;
    _Alignas(16) char child[POSITION];
    int count = j->game->moves(NULL, position, moves, 64, &outcome);
    if (j->tournament && j->game->reversible)
        j->path[j->before] = j->game->hash(NULL, position);
    for (int i = 0; i < count; i++) {
        j->game->play(NULL, position, moves[i], child);
        values[i] = -judge_value(j, child, depth - 1, 1);
    }
    return count;
}

void judge_line(judge *j, const void *position, const zw_report *r)
{
    const zw_game *g = j->game;
    zw_value value = r->value;
    _Alignas(16) char here[POSITION], next[POSITION];
    memcpy(here, position, g->position_size);
    assert_true(r->line_length >= 1);
    assert_int_equal(r->line[0], r->best);
    for (int ply = 0; ply < r->line_length; ply++) {
        zw_move moves[MOVES];
        zw_value outcome;
        int count = g->moves(NULL, here, moves, MOVES, &outcome), legal = 0;
        for (int i = 0; i < count; i++)
            legal |= moves[i] == r->line[ply];
        assert_true(legal);
        if (j->tournament && g->reversible)
            j->path[j->before + ply] = g->hash(NULL, here);
        g->play(NULL, here, r->line[ply], next);
        memcpy(here, next, g->position_size);
        value = -value;
        if (ply < r->line_verified)
            assert_int_equal(judge_value(j, here, r->depth - ply - 1, ply + 1), value);
    }
    assert_true(r->line_end == ZW_LINE_COMPLETE ? r->line_verified == r->line_length
                                                : r->line_verified <= r->line_length);
    if (r->line_end == ZW_LINE_COMPLETE && r->line_length < r->depth) {
        zw_move moves[MOVES];
        zw_value outcome;
        int over = g->moves(NULL, here, moves, MOVES, &outcome) == 0;
        assert_true(over || (j->tournament && g->reversible && recurs(j, r->line_length)));
    }
}

zw_engine_options options_of(const char *algorithm, int tournament)
{
    zw_engine_options o = tournament ? zw_options_tournament() : zw_options_fixed_depth();
    zw_error error = {0};
    if (zw_choice_parse(algorithm, &o.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    o.table_options.entries = 4096;
    return o;
}

zw_engine *engine_for(const zw_game *game, const zw_engine_options *options)
{
    zw_error error = {0};
    zw_engine *engine = zw_engine_new(game, options, &error);
    if (!engine)
        fail_msg("%s", error.text);
    return engine;
}

zw_report searched(zw_engine *engine, zw_limits limits)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    if (zw_engine_search(engine, &limits, &report, &error) != ZW_OK)
        fail_msg("%s", error.text);
    return report;
}

zw_report searched_once(const zw_game *game, const zw_engine_options *options, zw_limits limits)
{
    zw_engine *engine = engine_for(game, options);
    zw_report report = searched(engine, limits);
    zw_engine_free(engine);
    report.moves = NULL;
    report.equal = NULL;
    return report;
}
