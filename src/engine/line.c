/* line.c - the principal variation, and the moves as good as the best.
 *
 * Null windows leave only bounds in the table, so the line is rebuilt: at a node whose value x is known, a move has that
 * value when its child is shown, by one more null window, to be worth at most -x. What the table already knows makes
 * this cheap. None of it is counted, and it happens after the search, so that it cannot help a driver. */
#include "engine.h"

#include <assert.h>
#include <string.h>

#define SCRATCH_ENTRIES 65536 /* of a table for the line alone, after a search that used none */

static int legal_moves(zw_engine *e, const void *position, int ply, zw_value *outcome)
{
    int count = e->game.moves(e->worker->context, position, zw_moves_at(e->worker, ply), e->game.max_moves, outcome);
    return count < 0 || count > e->game.max_moves ? 0 : count;
}

/* The move that the table has for a position, as a legal move; ZW_NO_MOVE: none. */
static zw_move table_move(zw_engine *e, uint64_t key, int depth, const zw_move *moves, int count)
{
    zw_worker *w = e->worker;
    zw_entry entry;
    if (w->table && zw_table_probe(w->table, zw_table_key(w, key, depth), &entry))
        for (int i = 0; i < count; i++)
            if (ZW_SHORT(moves[i]) == entry.move)
                return moves[i];
    return ZW_NO_MOVE;
}

/* Follows the table's moves from `ply`, whose position stands at its place of the stack (the root in the engine). */
static void continue_from_table(zw_engine *e, zw_report *r, int ply)
{
    for (; ply < r->depth; ply++) {
        const void *position = ply ? zw_position_at(e->worker, ply) : e->position;
        zw_value outcome;
        zw_move move = r->best;
        if (ply > 0) {
            int count = legal_moves(e, position, ply, &outcome);
            uint64_t key = e->worker->path[e->worker->path_base + ply];
            move = table_move(e, key, r->depth - ply, zw_moves_at(e->worker, ply), count);
        }
        if (move == ZW_NO_MOVE)
            return;
        r->line[r->line_length++] = move;
        zw_advance(e->worker, position, ply, move);
    }
}

void zw_line_from_table(zw_engine *e, zw_report *r)
{
    r->line_length = r->line_verified = 0;
    r->line_end = ZW_LINE_UNVERIFIED;
    continue_from_table(e, r, 0);
}

/* Is the child that zw_advance() made at ply + 1 worth at least, or at most, this much for its side to move? A bound that
 * the game itself sets needs no search. */
static int is_at_least(zw_engine *e, int ply, int depth, zw_value value)
{
    zw_worker *w = e->worker;
    int instance = w->instance == ZW_TRACED ? ZW_FIXED_DEPTH : w->instance;
    return value <= -e->game.max_score ||
           w->kernel->search[instance](w, zw_position_at(w, ply + 1), w->path[w->path_base + ply + 1], value - 1, value,
                                       depth, ply + 1) >= value;
}

static int is_at_most(zw_engine *e, int ply, int depth, zw_value value)
{
    zw_worker *w = e->worker;
    int instance = w->instance == ZW_TRACED ? ZW_FIXED_DEPTH : w->instance;
    return value >= e->game.max_score ||
           w->kernel->search[instance](w, zw_position_at(w, ply + 1), w->path[w->path_base + ply + 1], value, value + 1,
                                       depth, ply + 1) <= value;
}

/* Plays a move: is it worth at least `value`? In play the value above it may come from elsewhere (knowledge, a path, a
 * reduced search), and the move must be worth no more either. */
static int is_worth(zw_engine *e, const void *position, int ply, zw_move move, int depth, zw_value value)
{
    zw_worker *w = e->worker;
    int again = zw_turn_kept(w, position, move), left = zw_depth_left(w, position, move, depth);
    int both = w->instance == ZW_TOURNAMENT;
    zw_advance(w, position, ply, move);
    if (again ? !is_at_least(e, ply, left, value) : !is_at_most(e, ply, left, -value))
        return 0;
    if (both && !w->stopped && (again ? !is_at_most(e, ply, left, value) : !is_at_least(e, ply, left, -value)))
        return 0;
    return !w->stopped;
}

/* The first move of a node, the table's before the others, that has the node's value. */
static zw_move confirmed_move(zw_engine *e, const void *position, int ply, int depth, zw_value value, zw_move first,
                              int count)
{
    zw_move moves[ZW_MAX_MOVES]; /* the search below overwrites the list of this ply */
    memcpy(moves, zw_moves_at(e->worker, ply), (size_t)count * sizeof *moves);
    for (int i = -1; i < count && !e->worker->stopped; i++) {
        zw_move move = i < 0 ? first : moves[i];
        if (move == ZW_NO_MOVE || (i >= 0 && move == first))
            continue;
        if (is_worth(e, position, ply, move, depth, value))
            return move;
    }
    return ZW_NO_MOVE;
}

/* Follows exact values down from the root; as far as they are verified. */
static void follow(zw_engine *e, zw_report *r)
{
    zw_worker *w = e->worker;
    zw_value value = r->value;
    r->line_length = r->line_verified = 0;
    r->line_end = ZW_LINE_UNVERIFIED;
    int depth = r->depth;
    for (int ply = 0;; ply++) {
        const void *position = ply ? zw_position_at(w, ply) : e->position;
        zw_value outcome;
        int repeats = ply > 0 && w->instance == ZW_TOURNAMENT && e->game.reversible &&
                      zw_repeats(w, position, ply, e->game.moves_again ? 1 : 2);
        int count = depth > 0 && ply < ZW_MAX_DEPTH && !repeats ? legal_moves(e, position, ply, &outcome) : 0;
        if (count == 0) {
            r->line_end = ZW_LINE_COMPLETE;
            return;
        }
        zw_move first = ply ? table_move(e, w->path[w->path_base + ply], depth, zw_moves_at(w, ply), count) : r->best;
        zw_move move = confirmed_move(e, position, ply, depth, value, first, ply ? count : 0);
        if (move == ZW_NO_MOVE)
            return;
        assert(r->line_length <= ZW_MAX_DEPTH);
        r->line[r->line_length++] = move;
        r->line_verified++;
        depth = zw_depth_left(w, position, move, depth);
        value = zw_turn_kept(w, position, move) ? value : -value;
        zw_advance(e->worker, position, ply, move);
    }
}

/* Readies the worker for uncounted searches under a node budget. Without one (0) they may be long, and a stop ends them;
 * with one they are so short that a stop, which may be what ended the search, need not. */
static void prepare(zw_engine *e, uint64_t node_budget)
{
    zw_worker *w = e->worker;
    w->stopped = 0;
    w->visits = 0;
    w->check_at = 1;
    w->node_limit = node_budget;
    w->deadline = 0;
    w->stop = node_budget ? NULL : &e->stop;
    w->sink = NULL;
}

void zw_line_rebuild(zw_engine *e, zw_report *r, uint64_t node_budget)
{
    zw_worker *w = e->worker;
    const uint64_t visits = w->visits, check_at = w->check_at, node_limit = w->node_limit;
    const zw_counters count = w->count;
    const double deadline = w->deadline;
    const int store_leaves = w->switches.store_leaves, key_by_depth = w->key_by_depth, stopped = w->stopped;
    zw_table *scratch = NULL, *kept = w->table;
    if (!w->table && !node_budget) {
        scratch = zw_table_new(&(zw_table_options){.entries = SCRATCH_ENTRIES, .layout = ZW_WIDE}, NULL);
        w->table = scratch;
        w->switches.store_leaves = 1;
        w->key_by_depth = !w->at_least;
    }
    prepare(e, node_budget);
    follow(e, r);
    if (w->stopped)
        r->line_end = ZW_LINE_CUT;
    if (r->line_end != ZW_LINE_COMPLETE)
        continue_from_table(e, r, r->line_length);
    zw_table_free(scratch);
    w->table = kept;
    w->switches.store_leaves = store_leaves;
    w->key_by_depth = key_by_depth;
    w->visits = visits;
    w->check_at = check_at;
    w->node_limit = node_limit;
    w->deadline = deadline;
    w->stopped = stopped;
    w->stop = &e->stop;
    w->sink = e->options.on_event;
    w->count = count;
}

int zw_line_equal_moves(zw_engine *e, const zw_report *r, uint64_t node_budget)
{
    zw_root *root = &e->search.root;
    int count = 0;
    for (int i = 0; i < root->count; i++) {
        zw_move move = root->moves[i].move;
        prepare(e, node_budget);
        if (move == r->best || is_worth(e, e->position, 0, move, r->depth, r->value))
            e->equal[count++] = move;
    }
    return count;
}
