/* report.c - what an engine says of its search: values, counters, whether something is proven.
 *
 * Must not know how a search is run, only what it leaves behind. */
#include "engine.h"

#include <string.h>

zw_counters zw_counters_with_nodes(zw_counters c)
{
    c.nodes = c.interior + c.leaves + c.table_cutoffs + c.etc_cutoffs;
    return c;
}

void zw_counters_add(zw_counters *total, const zw_counters *part, int sign)
{
    uint64_t x[sizeof *total / sizeof(uint64_t)], y[sizeof *total / sizeof(uint64_t)];
    memcpy(x, total, sizeof x);
    memcpy(y, part, sizeof y);
    for (size_t i = 0; i < sizeof x / sizeof x[0]; i++)
        x[i] += sign < 0 ? 0 - y[i] : y[i];
    memcpy(total, x, sizeof x);
}

/* Plies to the end when the value is a win by distance. */
static int mate_in(const zw_engine *e, zw_value value, int depth)
{
    zw_value size = value < 0 ? -value : value, band = e->game.max_score - ZW_MAX_DEPTH;
    if (!(e->game.flags & ZW_WINS_BY_DISTANCE) || size < band)
        return 0;
    int plies = e->options.instance == ZW_TOURNAMENT ? (int)(e->game.max_score - size) : depth - (int)(size - band);
    return value < 0 ? -plies : plies;
}

/* Is the value that of the game itself? A win is, and so is everything when no line was cut short. */
static int is_proven(const zw_engine *e, zw_value value, int depth)
{
    const zw_game *g = &e->game;
    if (!zw_choice_is_exact(&e->options.choice) && !(e->options.choice.algorithm->flags & ZW_MAY_BE_BOUND))
        return 0;
    if (mate_in(e, value, depth))
        return 1;
    if (e->options.switches.grain > 1)
        return 0;
    if (g->win_score > 0 && (value >= g->win_score || value <= -g->win_score))
        return 1;
    int selective = e->options.instance == ZW_TOURNAMENT && e->options.switches.selectivity && g->selective;
    return g->plies_left && !selective && depth >= g->plies_left(e->worker->context, e->position) &&
           e->worker->reach < ZW_MAX_DEPTH; /* where the stack ended a line was cut short after all */
}

int zw_report_is_bound(const zw_report *r)
{
    return (r->algorithm->flags & ZW_MAY_BE_BOUND) && r->lower < r->upper;
}

void zw_report_count(const zw_engine *e, zw_report *r)
{
    zw_counters last = e->worker->count;
    zw_counters_add(&last, &e->before, -1);
    r->total = zw_counters_with_nodes(e->worker->count);
    r->total.nodes += zw_team_visits(e);
    r->last = zw_counters_with_nodes(last);
    r->last.memory_peak = e->search.entries_peak; /* a peak is no sum */
    r->last.memory_nodes = e->search.nodes_peak;
    r->sharing = e->worker->sharing;
    r->makespan = zw_team_makespan(e);
    r->traffic = zw_team_traffic(e);
}

void zw_report_fill(zw_engine *e, zw_report *r, int event, zw_value value, int depth)
{
    const zw_search *s = &e->search;
    r->event = event;
    r->depth = depth;
    r->value = value;
    r->lower = s->iteration.lower;
    r->upper = s->iteration.upper;
    r->best = s->best;
    r->mate = mate_in(e, value, depth);
    r->proven = is_proven(e, value, depth);
    if (zw_report_is_bound(r))
        r->mate = r->proven = 0;
    r->guess = s->iteration.guess;
    r->step_lower = s->step_lower;
    r->step_upper = s->step_upper;
    r->moves = s->root.moves;
    r->move_count = e->root_count;
    zw_report_count(e, r);
    r->seconds = zw_now() - e->started;
    r->reach = e->worker->reach > depth ? e->worker->reach : depth;
}

void zw_report_tell(zw_engine *e, const zw_report *r)
{
    if (e->options.on_report)
        e->options.on_report(e->options.user, r);
}

void zw_report_pass(zw_search *s, zw_value alpha, zw_value beta, zw_value value)
{
    zw_engine *e = s->owner;
    if (!e->options.on_report)
        return;
    zw_report r = e->report;
    zw_report_fill(e, &r, ZW_REPORT_PASS, value, s->iteration.depth);
    r.pass_alpha = alpha;
    r.pass_beta = beta;
    r.proven &= r.lower == r.upper; /* what a pass returns is a bound until they meet */
    r.line_length = 0;
    if (r.best != ZW_NO_MOVE)
        r.line[r.line_length++] = r.best;
    zw_report_tell(e, &r);
}

#define TELL_AGAIN 1.0 /* seconds */

/* Called when limits are looked at: tells of a root move when another one is searched than last time, and of the same one
 * now and then, so that whoever waits sees that something happens. */
void zw_report_move(zw_worker *w, void *user)
{
    zw_engine *e = user;
    if (!w->root || w->visits < 2 || (w->played[0] == e->told_move && zw_now() < e->told_at + TELL_AGAIN))
        return;
    zw_report r = e->report;
    zw_report_fill(e, &r, ZW_REPORT_MOVE, e->report.value, e->search.iteration.depth);
    r.best = e->told_move = w->played[0];
    e->told_at = zw_now();
    r.line_length = r.move_number = 0;
    for (int i = 0; i < w->root->count; i++)
        if (w->root->moves[i].move == r.best)
            r.move_number = i + 1;
    if (r.move_number)
        zw_report_tell(e, &r);
}

void zw_report_finished(zw_engine *e, zw_value outcome, zw_report *report)
{
    zw_report *r = &e->report;
    r->event = ZW_REPORT_RESULT;
    r->value = r->lower = r->upper = outcome;
    r->proven = 1;
    r->best = ZW_NO_MOVE;
    r->line_end = ZW_LINE_COMPLETE;
    r->total.leaves = r->total.nodes = r->last.leaves = r->last.nodes = 1;
    r->seconds = zw_now() - e->started;
    zw_report_tell(e, r);
    *report = *r;
}
