/* deepening.c - a search from start to report: root moves, iterations, several lines.
 *
 * Runs whatever driver the options name inside iterative deepening. Knows nothing of how the driver finds the value. */
#include "engine.h"
#include "../base/sized.h"
#include "../base/error.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BUDGET 10000 /* nodes for rebuilding the line when time or nodes were limited */
#define PATIENCE 40 /* passes of an iteration in play before the driver hurries */

/* Half of an aspiration window that suits the game. */
static zw_value usual_width(const zw_engine *e)
{
    return e->game.aspiration > 0 ? e->game.aspiration : e->game.max_score / 256 + 1;
}

void zw_engine_configure(const zw_engine *e, zw_worker *w)
{
    const zw_engine_options *o = &e->options;
    int instance = o->instance == ZW_TRACED && !o->on_event ? ZW_FIXED_DEPTH : (int)o->instance;
    w->table = o->choice.settings.memory && (o->choice.algorithm->flags & ZW_USES_TABLE) ? e->table : NULL;
    w->policy = o->choice.algorithm->policy;
    w->switches = o->switches;
    w->experiment = *o->experiment;
    uint32_t without = o->switches.without | (e->game.selective ? e->game.selective->never : 0);
    w->rules = 0;
    for (int rule = 0; rule < ZW_RULES; rule++)
        if ((o->switches.selectivity || zw_rules[rule].orders) && !(without >> rule & 1))
            w->rules |= UINT32_C(1) << rule;
    w->forecasting = 0;
    w->at_least = o->switches.depth_match == ZW_AT_LEAST;
    w->key_by_depth = e->table && e->table->layout == ZW_WIDE && !w->at_least;
    w->share_depth = o->experiment->share_depth ? o->experiment->share_depth
                     : e->game.share_depth > 0  ? e->game.share_depth
                                                : ZW_SHARE_DEPTH;
    w->cheap_margin = usual_width(e);
    w->sizes_in_full = e->table && e->table->replacement == ZW_REPLACE_BIG_ALL;
    w->spared = 0;
    w->shallow_exact = !w->at_least && o->switches.etc == ZW_ETC_OFF && instance != ZW_TOURNAMENT &&
                       !e->game.moves_again && !e->game.free_move;
    w->instance = instance;
    w->sink = o->on_event;
    w->sink_user = o->user;
    w->visits = 0;
    w->check_at = 1;
    w->stopped = 0;
    w->fault = ZW_OK;
    w->stop = &e->stop;
    w->reach = 0;
    w->on_check = NULL;
    w->count = (zw_counters){0};
    zw_worker_forget(w);
    if (e->game.context_aim)
        e->game.context_aim(w->context, o->tablebase, e->position, w->root_no_progress);
}

void zw_engine_aim(const zw_engine *e, zw_search *s, zw_worker *w, zw_root_move *moves, int count)
{
    *s = (zw_search){.worker = w, .position = e->position, .best = ZW_NO_MOVE, .seed = e->options.seed};
    s->key = zw_position_hash(&e->game, w->context, e->position);
    s->step_lower = ZW_INFINITY;
    s->step_upper = -ZW_INFINITY;
    s->first_depth = ZW_MAX_DEPTH;
    s->root = (zw_root){.moves = moves, .count = count};
    s->sort_root = e->options.switches.table_move;
    s->last_pass = e->options.experiment->root_move == ZW_ROOT_LAST;
    w->root = &s->root;
}

/* A search to a depth is measured, and its driver does what its paper says; one within time or nodes wants a move. */
static int in_a_hurry(const zw_engine *e)
{
    const zw_limits *l = &e->limits;
    return e->options.instance == ZW_TOURNAMENT && (!l->depth || l->nodes || l->seconds > 0 || l->clock > 0);
}

void zw_engine_iteration(const zw_engine *e, zw_search *s, int depth, zw_value guess)
{
    s->iteration = (zw_iteration){.algorithm = e->options.choice.algorithm,
                                  .settings = &e->options.choice.settings,
                                  .depth = depth,
                                  .guess = guess,
                                  .lower = -ZW_INFINITY,
                                  .upper = ZW_INFINITY,
                                  .width = usual_width(e),
                                  .floor = -e->game.max_score,
                                  .ceiling = e->game.max_score,
                                  .search = s,
                                  .patience = in_a_hurry(e) ? PATIENCE : 0,
                                  .values = s->values,
                                  .first_depth = s->first_depth < depth ? s->first_depth : depth};
    if (e->options.choice.settings.guess_is_first)
        s->iteration.guess = zw_first_value(&s->iteration);
}

/* The depth at which the search ends: what was asked for, but not beyond the end of the game. */
static int last_depth(const zw_engine *e)
{
    int depth = e->limits.depth > 0 && e->limits.depth < ZW_MAX_DEPTH ? e->limits.depth : ZW_MAX_DEPTH;
    if (e->game.plies_left && e->limits.depth == 0) {
        int left = e->game.plies_left(e->worker->context, e->position);
        if (left > 0 && left < depth)
            depth = left;
    }
    return depth;
}

static zw_value drive(zw_engine *e, int depth, zw_value guess)
{
    zw_search *s = &e->search;
    s->best_is_fresh = 0;
    zw_engine_iteration(e, s, depth, guess);
    s->iteration.is_last = depth == last_depth(e);
    zw_root_tell(s, (zw_event){.kind = ZW_EVENT_ITERATION,
                               .alpha = -ZW_INFINITY,
                               .beta = ZW_INFINITY,
                               .value = s->iteration.guess,
                               .lower = -ZW_INFINITY,
                               .upper = ZW_INFINITY});
    for (int i = 0; i < s->root.count; i++) {
        s->root.moves[i].lower = -ZW_INFINITY;
        s->root.moves[i].upper = ZW_INFINITY;
    }
    return s->iteration.algorithm->drive(&s->iteration);
}

/* Several lines: the move of rank k is the best of those that remain when the k - 1 better ones are set aside at the end
 * of the list. */
static void set_aside(zw_root *root, zw_move move)
{
    zw_root_prefer(root, move);
    zw_root_move first = root->moves[0];
    memmove(root->moves, root->moves + 1, (size_t)(root->count - 1) * sizeof first);
    root->moves[--root->count] = first;
    root->restricted = 1;
}

/* Puts `count` moves that stand behind the list, last set aside first, back in front of it. */
static void bring_back(zw_root *root, int count, int restricted)
{
    for (int i = 0; i < count; i++) {
        zw_root_move next = root->moves[root->count];
        memmove(root->moves + 1, root->moves, (size_t)root->count * sizeof next);
        root->moves[0] = next;
        root->count++;
    }
    root->restricted = restricted;
}

/* Sorts the root moves by a number of theirs, the largest first, equal ones in their order. */
static void sort_root(zw_root *root, int64_t (*number)(const zw_root_move *move))
{
    for (int i = 1; i < root->count; i++) {
        zw_root_move m = root->moves[i];
        int k = i;
        for (; k > 0 && number(&root->moves[k - 1]) < number(&m); k--)
            root->moves[k] = root->moves[k - 1];
        root->moves[k] = m;
    }
}

static int64_t value_of(const zw_root_move *move)
{
    return move->value;
}

/* How hard it was to refute. */
static int64_t nodes_of(const zw_root_move *move)
{
    return (int64_t)move->nodes;
}

typedef struct lines {
    int wanted, found;
    zw_report *of; /* by rank, each complete at its depth */
    zw_report *fresh; /* of the iteration that is running */
} lines;

/* Numbers the lines. One that was found a ply shallower may be said to be worth more than the line before it; deeper it
 * is not, or it would have taken its place. */
static void number_lines(lines *out)
{
    for (int i = 0; i < out->found; i++) {
        zw_report *r = &out->of[i], *before = r - 1;
        r->rank = i + 1;
        if (i == 0 || r->value <= before->value)
            continue;
        r->value = before->value;
        r->mate = before->mate;
        r->lower = before->lower < r->lower ? before->lower : r->lower;
        r->upper = before->upper < r->upper ? before->upper : r->upper;
    }
}

/* Takes over the first `done` lines of an iteration. When it was interrupted, the lines of the one before follow, save
 * those of moves that now have a better one. */
static void take_over(lines *out, int done)
{
    int count = done;
    for (int i = 0; i < out->found && count < out->wanted; i++) {
        int again = 0;
        for (int k = 0; k < done; k++)
            again |= out->fresh[k].best == out->of[i].best;
        if (!again)
            out->fresh[count++] = out->of[i];
    }
    zw_report *swap = out->of;
    out->of = out->fresh;
    out->fresh = swap;
    out->found = count;
    number_lines(out);
}

/* A move proven at the new depth before the search was stopped is safe, and better than the last one's best: it becomes
 * the first line, with what the last iteration knew of it. */
static void promote(lines *out, zw_move move)
{
    int at = 0;
    while (at < out->found && out->of[at].best != move)
        at++;
    if (at == out->found) {
        out->of[0].best = move;
        return;
    }
    zw_report first = out->of[at];
    memmove(out->of + 1, out->of, (size_t)at * sizeof first);
    out->of[0] = first;
    number_lines(out);
}

/* The line of an iteration. In play it is verified at once, while the table still holds what it rests on, at a small part
 * of the cost so far. At fixed depth that waits for the end of the search: it would help the next iteration. */
static void find_line(zw_engine *e, zw_report *r)
{
    if (e->options.instance == ZW_TOURNAMENT && !e->limits.no_line && !zw_report_is_bound(r))
        zw_line_rebuild(e, r, 100 + e->worker->visits / 50);
    else
        zw_line_from_table(e, r);
}

/* A selective search may find a later line better than an earlier one: then the lines are told again in their order. */
static void rank_lines(zw_engine *e, lines *out, int done)
{
    int moved = done;
    for (int i = 1; i < done; i++) {
        zw_report line = out->fresh[i];
        int k = i;
        for (; k > 0 && out->fresh[k - 1].value < line.value; k--)
            out->fresh[k] = out->fresh[k - 1];
        out->fresh[k] = line;
        moved = k < i && k < moved ? k : moved;
    }
    for (int i = moved; i < done; i++) {
        out->fresh[i].rank = i + 1;
        zw_report_tell(e, &out->fresh[i]);
    }
}

/* One iteration: a line per rank. Returns 1 when all were completed. */
static int iterate(zw_engine *e, int depth, zw_value guess, lines *out)
{
    zw_search *s = &e->search;
    int restricted = s->root.restricted, done = 0, first_depth = s->first_depth;
    e->before = e->worker->count;
    s->best_is_fresh = 0;
    if (e->options.experiment->root_order == ZW_ROOT_NODES && s->best != ZW_NO_MOVE) {
        sort_root(&s->root, nodes_of);
        zw_root_prefer(&s->root, s->best);
    }
    while (done < out->wanted) {
        if (done > 0) {
            set_aside(&s->root, s->best);
            s->best = ZW_NO_MOVE;
        }
        if (zw_worker_check(e->worker))
            break;
        s->first_depth = done == 0 ? first_depth : ZW_MAX_DEPTH; /* the history is that of the first line */
        zw_value value = drive(e, depth, done == 0 ? guess : out->fresh[done - 1].value);
        if (e->worker->stopped)
            break;
        int exact = !(e->report.algorithm->flags & ZW_MAY_BE_BOUND) || s->iteration.lower >= s->iteration.upper;
        for (int i = 0; i < s->root.count && exact; i++)
            if (s->root.moves[i].move == s->best)
                s->root.moves[i].value = s->root.moves[i].lower = s->root.moves[i].upper = value;
        zw_report *r = &out->fresh[done++];
        *r = e->report;
        zw_report_fill(e, r, ZW_REPORT_ITERATION, value, depth);
        r->rank = done;
        find_line(e, r);
        zw_report_tell(e, r);
    }
    s->first_depth = first_depth;
    int complete = done == out->wanted;
    for (int i = 0; i < done; i++) /* every line's report counts the whole iteration */
        zw_report_count(e, &out->fresh[i]);
    bring_back(&s->root, complete ? done - 1 : done, restricted);
    rank_lines(e, out, done);
    if (done > 0) {
        take_over(out, done);
        s->best = out->of[0].best;
    } else if (s->best_is_fresh && out->found) {
        promote(out, s->best);
    }
    return complete;
}

/* The value of every depth up to `depth`, by searches that leave no trace: for drivers told to start at the value. */
static void foresee(zw_engine *e, int first, int depth, zw_value *values)
{
    zw_worker *w = e->worker;
    zw_search *s = &e->search;
    zw_choice kept = e->options.choice;
    void (*sink)(void *, const zw_event *) = w->sink;
    int instance = w->instance, sort_root = s->sort_root;
    e->options.choice = (zw_choice){zw_algorithm_find("mtdf"), zw_settings_default()};
    s->sort_root = 0;
    w->sink = NULL;
    w->instance = instance == ZW_TRACED ? ZW_FIXED_DEPTH : instance;
    for (int d = first; d <= depth && !w->stopped; d++)
        values[d] = drive(e, d, d > first ? values[d - 1] : 0);
    for (int i = 0; i < s->root.count; i++)
        s->root.moves[i] = (zw_root_move){.move = s->root.moves[i].move};
    s->best = ZW_NO_MOVE;
    s->sort_root = sort_root;
    e->options.choice = kept;
    w->sink = sink;
    w->instance = instance;
    if (e->table && e->table_alone)
        zw_table_forget(e->table);
    zw_worker_forget(w);
    w->count = (zw_counters){0};
    w->visits = 0;
    w->check_at = w->stopped ? 0 : 1;
}

/* Those that the caller does not want, and those that are known to be worse than others. */
static void mark_excluded(zw_engine *e, const zw_move *moves, int count, int *excluded)
{
    for (int i = 0; i < count; i++) {
        excluded[i] = 0;
        for (int k = 0; k < e->limits.excluded_count; k++)
            excluded[i] |= e->limits.excluded[k] == moves[i];
    }
    e->ranked = zw_engine_exclude_known(e, moves, count, excluded);
}

/* Lists the root moves; excluded ones go behind. Returns their number without them, -1 on a fault. */
static int list_root(zw_engine *e, zw_value *outcome, zw_error *error)
{
    const zw_game *g = &e->game;
    zw_move *list = zw_moves_at(e->worker, 0);
    int count = g->moves(e->worker->context, e->position, list, g->max_moves, outcome), kept = 0, behind;
    int excluded[ZW_MAX_MOVES];
    if (count > g->max_moves || count < 0) {
        zw_fail(error, ZW_BAD_GAME, "%s: moves() returned %d moves, max_moves says %d", g->name, count, g->max_moves);
        return -1;
    }
    if (count == 0 && (*outcome > g->max_score || *outcome < -g->max_score)) {
        zw_fail(error, ZW_BAD_GAME, "%s: an outcome is %" PRId32 ": expected at most +-%" PRId32, g->name, *outcome,
                g->max_score);
        return -1;
    }
    if (e->options.switches.static_order && g->order && count > 1) {
        int32_t *keys = e->worker->sort_keys;
        g->order(e->worker->context, e->position, list, count, keys);
        for (int i = 0; i < count; i++)
            zw_pick(list, keys, i, count);
    }
    behind = count;
    mark_excluded(e, list, count, excluded);
    for (int i = 0; i < count; i++)
        e->root_moves[excluded[i] ? --behind : kept++] = (zw_root_move){.move = list[i], .excluded = excluded[i]};
    if (count && !kept) {
        zw_fail(error, ZW_BAD_INPUT, "all %d moves are excluded: expected at least one to search", count);
        return -1;
    }
    e->search.root.restricted = kept < count;
    e->root_count = count;
    return kept;
}

/* The depth of the iteration after this one (0: of the first). */
static int next_depth(const zw_engine *e, int depth, int last)
{
    int next = e->game.next_depth && e->options.instance == ZW_TOURNAMENT
                   ? e->game.next_depth(e->worker->context, e->position, depth)
                   : depth + 1;
    return next > depth && next < last ? next : depth < last ? last : last + 1;
}

/* Deeper searches in play have nothing to add to what is proven; but where a database knows who wins from the root on, the
 * search is for how. */
static int is_over(const zw_engine *e, const lines *out, int depth)
{
    const zw_engine_options *o = &e->options;
    const zw_report *best = &out->of[0];
    if (!best->proven || !o->switches.deepening || o->instance != ZW_TOURNAMENT || out->wanted > 1)
        return 0;
    return best->mate ? abs(best->mate) <= depth : !e->ranked;
}

/* All iterations, until the depth, the clock or the end of the game. */
static void deepen(zw_engine *e, lines *out, zw_value *values)
{
    const zw_engine_options *o = &e->options;
    const zw_settings *settings = &o->choice.settings;
    int last = last_depth(e), first = o->switches.deepening ? next_depth(e, 0, last) : last;
    zw_value start = settings->guess_given ? settings->guess : o->guess;
    zw_value foreseen[ZW_MAX_DEPTH + 1];
    if (settings->guess_is_value)
        foresee(e, first, last, foreseen);
    e->search.values = values;
    e->search.first_depth = settings->guess_is_value || settings->guess_is_first ? ZW_MAX_DEPTH : first;
    /* now: what foresees forgets the table that all share */
    if (o->parallel == ZW_PARALLEL_LAZY)
        zw_lazy_start(e);
    else
        zw_team_begin(e);
    /* A move that nobody has looked at is no answer: the first ply is searched whatever the clock says, unless moves that
     * cost no depth make it a long one. */
    const double deadline = e->worker->deadline;
    if (first == 1 && !e->game.free_move)
        e->worker->deadline = 0;
    out->of[0].threads = e->report.threads;
    e->search.after_pass = zw_report_pass;
    for (int depth = first, next, steady = 0; depth <= last && !e->worker->stopped; depth = next) {
        int back = depth - settings->from;
        int alone = (o->choice.algorithm->flags & ZW_ONE_QUESTION) || depth == first;
        zw_value guess = settings->guess_is_value ? foreseen[depth]
                         : alone                  ? start
                         : back >= first          ? values[back]
                                                  : values[depth - 1];
        zw_move before = e->search.best;
        if (!iterate(e, depth, guess, out))
            break;
        e->worker->deadline = deadline;
        next = next_depth(e, depth, last);
        steady = before == e->search.best ? steady + 1 : 0;
        int falls = depth > first && out->of[0].value < values[depth - 1] - usual_width(e);
        for (int d = depth; d < next && d <= last; d++)
            values[d] = out->of[0].value;
        int only_move = e->limits.clock > 0 && e->search.root.count == 1;
        if (only_move || is_over(e, out, depth) || zw_clock_expired(e, steady, falls))
            break;
    }
    zw_team_end(e);
    zw_lazy_stop(e, &e->worker->count);
}

/* A search stopped before its first iteration was complete still has a legal move to offer. */
static void offer_something(zw_engine *e, zw_report *r)
{
    zw_search *s = &e->search;
    zw_report_fill(e, r, ZW_REPORT_RESULT, s->root.moves[0].value, 0);
    r->lower = -ZW_INFINITY;
    r->upper = ZW_INFINITY;
    r->proven = r->mate = 0;
    r->best = s->best != ZW_NO_MOVE ? s->best : s->root.moves[0].move;
    r->line[0] = r->best;
    r->line_length = 1;
    r->line_end = ZW_LINE_CUT;
}

static void conclude(zw_engine *e, lines *out, zw_report *report)
{
    zw_worker *w = e->worker;
    zw_counters total = w->count;
    uint64_t visits = w->visits;
    int limited = w->stopped || e->limits.seconds > 0 || e->limits.clock > 0 || e->limits.nodes > 0;
    uint64_t budget = limited ? LINE_BUDGET : 0;
    if (!out->found)
        offer_something(e, &out->of[0]);
    for (int rank = 0; rank < (out->found ? out->found : 1); rank++) {
        zw_report *r = &out->of[rank];
        r->event = ZW_REPORT_RESULT;
        r->total = zw_counters_with_nodes(total);
        r->sharing = w->sharing;
        r->makespan = zw_team_makespan(e);
        r->traffic = zw_team_traffic(e);
        int stands = e->options.instance == ZW_TOURNAMENT && r->line_length > 0 && r->line[0] == r->best &&
                     (limited || r->line_end != ZW_LINE_CUT);
        if (out->found && !e->limits.no_line && !stands && !zw_report_is_bound(r))
            zw_line_rebuild(e, r, budget);
    }
    if (out->found && e->limits.equal_moves) {
        out->of[0].equal_count = zw_line_equal_moves(e, &out->of[0], budget);
        out->of[0].equal = e->equal;
    }
    w->count = total;
    w->visits = visits;
    zw_root *root = &e->search.root;
    sort_root(root, value_of);
    zw_root_prefer(root, out->of[0].best);
    for (int rank = 0; rank < (out->found ? out->found : 1); rank++) {
        zw_report *r = &out->of[rank];
        r->seconds = zw_now() - e->started;
        zw_report_tell(e, r);
    }
    *report = out->of[0];
}

static zw_status run(zw_engine *e, zw_report *report, lines *out, zw_error *error)
{
    zw_worker *w = e->worker;
    zw_value outcome = 0, values[ZW_MAX_DEPTH + 1];
    zw_engine_configure(e, w);
    if (e->options.tell_moves && e->options.on_report) {
        w->on_check = zw_report_move;
        w->on_check_user = e;
    }
    e->told_move = ZW_NO_MOVE;
    zw_clock_start(e);
    e->report = (zw_report){.size = sizeof e->report,
                            .game = e->given,
                            .algorithm = e->options.choice.algorithm,
                            .instance = e->options.instance,
                            .best = ZW_NO_MOVE,
                            .table_bytes = w->table ? zw_table_bytes(w->table) : 0,
                            .threads = zw_engine_workers(e),
                            .threads_asked = zw_engine_workers(e),
                            .rank = 1,
                            .step_lower = ZW_INFINITY,
                            .step_upper = -ZW_INFINITY};
    zw_engine_aim(e, &e->search, w, e->root_moves, 0);
    e->search.owner = e;
    int count = list_root(e, &outcome, error);
    if (count < 0)
        return error->status;
    if (count == 0) {
        zw_report_finished(e, outcome, report);
        return ZW_OK;
    }
    e->search.root.count = count;
    out->wanted = e->limits.multipv < 1 ? 1 : e->limits.multipv > count ? count : e->limits.multipv;
    out->of = malloc((size_t)out->wanted * sizeof *out->of);
    out->fresh = malloc((size_t)out->wanted * sizeof *out->fresh);
    if (!out->of || !out->fresh)
        return zw_fail(error, ZW_NO_MEMORY, "no memory for %d lines", out->wanted);
    out->of[0] = e->report;
    if (w->table && e->table_alone && e->options.instance != ZW_TOURNAMENT)
        zw_table_forget(w->table);
    else if (w->table)
        zw_table_age(w->table);
    deepen(e, out, values);
    if (w->fault != ZW_OK)
        return zw_fail(error, w->fault, "%s: %s", e->game.name, w->fault_text);
    conclude(e, out, report);
    return ZW_OK;
}

static zw_status check_limits(const zw_engine *e, zw_error *error)
{
    const zw_limits *l = &e->limits;
    if (l->depth < 0 || l->depth > ZW_MAX_DEPTH)
        return zw_fail(error, ZW_BAD_INPUT, "depth %d: expected 1 to %d", l->depth, ZW_MAX_DEPTH);
    const struct {
        const char *name;
        double value;
    } times[] = {{"seconds", l->seconds}, {"clock", l->clock}, {"increment", l->increment}};
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++)
        if (!(times[i].value >= 0)) /* nor not a number */
            return zw_fail(error, ZW_BAD_INPUT, "%s %g: expected 0 or more", times[i].name, times[i].value);
    if (l->moves_to_go < 0)
        return zw_fail(error, ZW_BAD_INPUT, "%d moves to go: expected 0 or more", l->moves_to_go);
    if (l->multipv < 0)
        return zw_fail(error, ZW_BAD_INPUT, "%d lines: expected 1 or more", l->multipv);
    if ((l->multipv > 1 || l->equal_moves) && (e->options.choice.algorithm->flags & ZW_MAY_BE_BOUND))
        return zw_fail(error, ZW_UNSUPPORTED, "%s may end with a bound: expected one line, and not all equal moves",
                       e->options.choice.algorithm->name);
    if (l->excluded_count < 0 || (l->excluded_count > 0 && !l->excluded))
        return zw_fail(error, ZW_BAD_INPUT, "%d excluded moves: expected a list of them", l->excluded_count);
    if (!e->options.switches.deepening && !l->depth && !e->game.plies_left)
        return zw_fail(error, ZW_BAD_INPUT, "a search without deepening needs a depth");
    if (e->options.choice.settings.guess_is_value && (l->nodes || l->seconds > 0 || l->clock > 0))
        return zw_fail(error, ZW_BAD_INPUT, "a search that starts at the value has no limit but a depth");
    if (e->options.choice.settings.guess_is_value && (!l->depth && !e->game.plies_left))
        return zw_fail(error, ZW_BAD_INPUT, "a search that starts at the value needs a depth");
    return ZW_OK;
}

zw_status zw_engine_search(zw_engine *e, const zw_limits *limits, zw_report *report, zw_error *error)
{
    lines out = {0};
    zw_error ignored;
    zw_report found = ZW_REPORT;
    error = error ? error : &ignored;
    e->limits = ZW_LIMITS();
    zw_status status = zw_sized_read(&found, sizeof found, report, "zw_report", error);
    if (status == ZW_OK && limits)
        status = zw_sized_read(&e->limits, sizeof e->limits, limits, "zw_limits", error);
    if (status == ZW_OK)
        status = check_limits(e, error);
    if (status == ZW_OK)
        status = run(e, &found, &out, error);
    if (status == ZW_OK)
        zw_sized_write(&found, sizeof found, report);
    free(out.of);
    free(out.fresh);
    __atomic_store_n(&e->stop, 0, __ATOMIC_RELAXED);
    return status;
}
