/* kernel_shared.h - the moves of a node that several workers search. Included by kernel_search.h; no include guard.
 *
 * Which move a worker takes next where others are at the same node, what it puts off, and when it unwinds because somebody
 * else has decided a node above (docs/parallel.md). Only the copy of the kernel for shared nodes has code for this. */

/* Where the search of a shared node's moves stands. A worker first takes those that nobody else is searching, and then what
 * was left, if possible when it has been finished elsewhere. */
typedef struct zw_turn {
    int next; /* the first move that was not looked at */
    int left; /* deferred moves that remain */
    int joins; /* the move that is being searched is not left to others that were there sooner */
    int company; /* other ranks are at the node; -1: not looked yet */
    int quiets; /* before the move that is being searched */
    uint64_t *mark; /* of that move */
} zw_turn;

ZW_STEP zw_turn zw_begin_moves(zw_worker *w, const zw_visit *v)
{
    if (v->shared)
        w->shared[v->ply] = ZW_A(zw_shared_node){v->key, v->alpha, v->beta, v->use_table ? v->depth : -1, -1, 0};
    return ZW_A(zw_turn){.company = -1};
}

/* Has another worker decided the node at this ply since we entered it? The root is never decided so. */
ZW_STEP int zw_is_decided(zw_worker *w, const zw_visit *v, int ply)
{
    const zw_shared_node *node = &w->shared[ply];
    zw_visit at = {.instance = v->instance,
                   .key = node->key,
                   .alpha = node->alpha,
                   .beta = node->beta,
                   .depth = node->depth,
                   .ply = ply};
    zw_entry entry;
    if (node->depth < 0 || !zw_table_probe(w->table, zw_table_key(w, node->key, node->depth), &entry) ||
        !zw_usable(w, &entry, node->depth) ||
        (zw_in_play(v) && G.reversible && zw_may_repeat(w, ply, G.moves_again ? 1 : 2)))
        return 0;
    zw_read_bounds(w, &at, &entry);
    return zw_narrow(&at, entry.lower, entry.upper, &w->decided_value);
}

/* Was another rank sooner in the child of this ply that is being searched? */
ZW_STEP int zw_is_taken(const zw_worker *w, int ply)
{
    const zw_shared_node *node = &w->shared[ply];
    return w->distant && node->child_depth >= 0 && w->distant->inside(w->distant, node->child, node->child_depth) > 0;
}

/* Unwinds to the node nearest to the root on the way to here that needs no more work, or whose child is left to others. */
ZW_STEP int zw_meets_decision(zw_worker *w, const zw_visit *v)
{
    enum { LOOK_EVERY = 64 }; /* nodes: a look is a probe for each ply */
    if (w->visits < w->decisions_at || !w->table || !w->experiment.table_cutoffs)
        return 0;
    w->decisions_at = w->visits + LOOK_EVERY;
    for (int ply = 0; ply <= v->ply; ply++) {
        int decided = ply > 0 && zw_is_decided(w, v, ply);
        if (!decided && !(ply < v->ply && zw_is_taken(w, ply)))
            continue;
        w->sharing.decided += (unsigned)decided;
        w->stopped = decided ? ZW_STOP_DECIDED : ZW_STOP_TAKEN;
        w->decided_ply = ply;
        w->check_at = 0; /* nothing more is searched on the way up */
        return 1;
    }
    return 0;
}

/* Do ranks agree who searches a child of this depth? */
ZW_STEP int zw_is_claimed(const zw_worker *w, const zw_visit *v, int depth)
{
    return zw_is_distant(w, v, depth) && depth >= w->distant->claim_depth && !w->distant->alone;
}

/* Marks a child that is searched. Other ranks are told of it by the first worker of this rank that goes in, and by the last
 * that comes out. */
ZW_STEP void zw_go_in(zw_worker *w, const zw_visit *v, zw_turn *t, uint64_t hash, int depth)
{
    if (v->shared)
        t->mark = zw_mark(w->marks, zw_mark_tag(hash, v->depth));
    if (!zw_is_claimed(w, v, depth))
        return;
    zw_shared_node *node = &w->shared[v->ply];
    node->child = zw_table_key(w, hash, depth);
    node->child_depth = t->joins ? -1 : depth;
    if (zw_marked(w->marks, zw_mark_tag(hash, v->depth)) < 2)
        w->distant->enter(w->distant, node->child, depth);
}

ZW_STEP void zw_come_out(zw_worker *w, const zw_visit *v, uint64_t hash, int depth)
{
    if (!zw_is_claimed(w, v, depth))
        return;
    w->shared[v->ply].child_depth = -1;
    if (!zw_marked(w->marks, zw_mark_tag(hash, v->depth)))
        w->distant->leave(w->distant, zw_table_key(w, hash, depth), depth);
}

/* How many workers are searching it, in other ranks too? */
ZW_STEP unsigned zw_is_marked(zw_worker *w, const zw_visit *v, zw_move move)
{
    uint64_t hash = zw_hash_behind(w, v, move);
    unsigned here = zw_marked(w->marks, zw_mark_tag(hash, v->depth));
    if (!w->distant)
        return here;
    int depth = zw_depth_after(w, v->position, move, v->depth);
    return here +
           (zw_is_claimed(w, v, depth) ? w->distant->inside(w->distant, zw_table_key(w, hash, depth), depth) : 0);
}

/* Asks other ranks for the children behind the first, which is searched while the answers come: where a child's hash is not to
 * be had otherwise, the move is played for it. */
ZW_STEP void zw_ask_ahead(zw_worker *w, const zw_visit *v)
{
    if (!zw_is_distant(w, v, v->depth - 1) || w->distant->alone || !w->table)
        return;
    for (int i = 1; i < v->count; i++) {
        int depth = zw_depth_after(w, v->position, v->moves[i], v->depth);
        w->distant->ask(w->distant, zw_table_key(w, zw_hash_behind(w, v, v->moves[i]), depth), depth);
    }
}

/* Is the child behind a move another rank's to search? Where several ranks are at a node, each first takes the moves that are at
 * home with it: they come apart without a word, and in the next pass a rank finds its own work in its table. */
ZW_STEP int zw_is_anothers(zw_worker *w, const zw_visit *v, zw_turn *t, zw_move move)
{
    if (!zw_is_claimed(w, v, v->depth - 1))
        return 0;
    if (t->company < 0)
        t->company = v->ply == 0 || w->distant->inside(w->distant, zw_table_key(w, v->key, v->depth), v->depth) > 0;
    if (!t->company)
        return 0;
    int depth = zw_depth_after(w, v->position, move, v->depth);
    return !w->distant->mine(w->distant, zw_table_key(w, zw_hash_behind(w, v, move), depth), depth);
}

/* The deferred move to take: the first that has been released, or else the one with the fewest workers in it; workers begin
 * to look at different ones. */
ZW_STEP int zw_next_deferred(zw_worker *w, const zw_visit *v, zw_view *view, zw_turn *t)
{
    zw_deferred *deferred = w->deferred + (size_t)v->ply * w->move_stride;
    int at = 0;
    unsigned fewest = ~0u;
    for (int i = 0; i < t->left && fewest > 0; i++) {
        int look = (w->number + i) % t->left;
        unsigned inside = zw_is_marked(w, v, v->moves[deferred[look].index]);
        if (inside < fewest) {
            fewest = inside;
            at = look;
        }
    }
    w->sharing.joined += fewest > 0;
    t->joins = fewest > 0;
    int index = deferred[at].index;
    t->quiets = view->quiets = deferred[at].quiets;
    memmove(deferred + at, deferred + at + 1, (size_t)(--t->left - at) * sizeof *deferred);
    return index;
}

ZW_STEP void zw_defer(zw_worker *w, const zw_visit *v, zw_view *view, zw_turn *t, int index)
{
    w->deferred[(size_t)v->ply * w->move_stride + (size_t)t->left++] =
        ZW_A(zw_deferred){(uint16_t)index, (uint16_t)view->quiets};
    w->sharing.deferred++;
    if (zw_is_selective(w, v)) {
        zw_trait trait;
        G.selective->trait(w->context, v->position, v->moves[index], &trait);
        view->quiets += trait.quiet;
    }
}

/* All that is left is searched by other ranks, and too small to be searched together: waits until something changes. Returns 1
 * when the search unwinds. */
ZW_STEP int zw_waits(zw_worker *w, const zw_visit *v, const zw_turn *t)
{
    enum { LONG = 10000 }; /* after so many moments a rank must be lost, or what it said */
    const zw_deferred *deferred = w->deferred + (size_t)v->ply * w->move_stride;
    if (!zw_is_claimed(w, v, v->depth - 1) || v->depth - 1 > w->distant->claim_depth)
        return 0;
    for (int moments = 0; moments < LONG; moments++) {
        for (int i = 0; i < t->left; i++)
            if (!zw_is_marked(w, v, v->moves[deferred[i].index]))
                return 0;
        w->distant->wait(w);
        w->decisions_at = w->visits;
        if (w->stopped || zw_meets_decision(w, v))
            return 1;
    }
    return 0;
}

/* The index of the next move to search; -1: there is none, or the search unwinds. */
ZW_STEP int zw_next_move(zw_worker *w, zw_visit *v, zw_view *view, zw_turn *t)
{
    while (t->next < v->count) {
        int i = t->next++;
        zw_bring(w, v, i);
        t->joins = i == 0;
        t->quiets = view->quiets;
        if (i == 0) {
            zw_ask_ahead(w, v);
            return i;
        }
        if (!zw_is_marked(w, v, v->moves[i]) && !zw_is_anothers(w, v, t, v->moves[i]))
            return zw_meets_decision(w, v) ? -1 : i;
        zw_defer(w, v, view, t, i);
    }
    if (!t->left || zw_meets_decision(w, v) || zw_waits(w, v, t))
        return -1;
    return zw_next_deferred(w, v, view, t);
}

/* The move that is being searched turns out to be another rank's, and is put off. Returns 1 when the search goes on here. */
ZW_STEP int zw_yields(zw_worker *w, const zw_visit *v, zw_turn *t, int index)
{
    if (!v->shared || w->stopped != ZW_STOP_TAKEN || w->decided_ply != v->ply)
        return 0;
    w->stopped = 0;
    w->check_at = w->visits;
    w->deferred[(size_t)v->ply * w->move_stride + (size_t)t->left++] =
        ZW_A(zw_deferred){(uint16_t)index, (uint16_t)t->quiets};
    w->sharing.deferred++;
    return 1;
}

/* The search of a node ends before its moves do. Where the unwinding was to end here, the value is known. */
ZW_STEP zw_value zw_unwind(zw_worker *w, const zw_visit *v)
{
    if (!v->shared)
        return 0;
    w->shared[v->ply].depth = -1;
    if (w->stopped != ZW_STOP_DECIDED || w->decided_ply != v->ply)
        return 0;
    w->stopped = 0;
    w->check_at = w->visits; /* the pass may have ended meanwhile */
    return w->decided_value;
}
