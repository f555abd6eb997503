/* kernel_shared.h - the moves of a node that several workers search. Included by kernel_search.h; no include guard.
 *
 * Which move a worker takes next where others are at the same node, what it puts off, and when it unwinds because somebody
 * else has decided a node above (docs/parallel.md). Only the copy of the kernel for shared nodes has code for this. */

/* Where the search of a shared node's moves stands. A worker first takes those that nobody else is searching, and then what
 * was left, if possible when it has been finished elsewhere. */
typedef struct zw_turn {
    int next; /* the first move that was not looked at */
    int left; /* deferred moves that remain */
    uint64_t *mark; /* of the move that is being searched */
} zw_turn;

ZW_STEP zw_turn zw_begin_moves(zw_worker *w, const zw_visit *v)
{
    if (v->shared)
        w->shared[v->ply] = ZW_A(zw_shared_node){v->key, v->alpha, v->beta, v->use_table ? v->depth : -1};
    return ZW_A(zw_turn){.next = 0};
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

/* Unwinds to the node nearest to the root on the way to here that needs no more work. */
ZW_STEP int zw_meets_decision(zw_worker *w, const zw_visit *v)
{
    enum { LOOK_EVERY = 64 }; /* nodes: a look is a probe for each ply */
    if (w->visits < w->decisions_at || !w->table || !w->experiment.table_cutoffs)
        return 0;
    w->decisions_at = w->visits + LOOK_EVERY;
    for (int ply = 1; ply <= v->ply; ply++)
        if (zw_is_decided(w, v, ply)) {
            w->sharing.decided++;
            w->stopped = ZW_STOP_DECIDED;
            w->decided_ply = ply;
            w->check_at = 0; /* nothing more is searched on the way up */
            return 1;
        }
    return 0;
}

ZW_STEP unsigned zw_is_marked(zw_worker *w, const zw_visit *v, zw_move move)
{
    uint64_t hash = zw_hash_behind(w, v, move);
    unsigned here = zw_marked(w->marks, zw_mark_tag(hash, v->depth));
    if (!w->distant)
        return here;
    int depth = zw_depth_after(w, v->position, move, v->depth);
    return here +
           (zw_is_distant(w, v, depth) ? w->distant->inside(w->distant, zw_table_key(w, hash, depth), depth) : 0);
}

/* Asks what other processes know and do of the moves behind this one, before it is played: where a child's hash is not to be
 * had otherwise, it is played for it. The answers come while this one is searched. Returns its
 * index. */
ZW_STEP int zw_ask_ahead(zw_worker *w, const zw_visit *v, int index)
{
    enum { AHEAD = 4 }; /* all of them when the node is entered, and again the next few */
    int last = index == 0 || index + AHEAD >= v->count ? v->count : index + 1 + AHEAD;
    if (!zw_is_distant(w, v, v->depth - 1) || !w->table)
        return index;
    for (int i = index + 1; i < last; i++) {
        if (v->sorted && index > 0)
            zw_pick(v->moves, zw_keys_at(w, v->ply), i, v->count);
        int depth = zw_depth_after(w, v->position, v->moves[i], v->depth);
        w->distant->ask(w->distant, zw_table_key(w, zw_hash_behind(w, v, v->moves[i]), depth), depth);
    }
    return index;
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
    int index = deferred[at].index;
    view->quiets = deferred[at].quiets;
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

/* The index of the next move to search; -1: there is none, or the search unwinds. */
ZW_STEP int zw_next_move(zw_worker *w, zw_visit *v, zw_view *view, zw_turn *t)
{
    while (t->next < v->count) {
        int i = t->next++;
        zw_bring(w, v, i);
        if (i == 0)
            return zw_ask_ahead(w, v, i);
        if (!zw_is_marked(w, v, v->moves[i]))
            return zw_meets_decision(w, v) ? -1 : zw_ask_ahead(w, v, i);
        zw_defer(w, v, view, t, i);
    }
    if (!t->left || zw_meets_decision(w, v))
        return -1;
    return zw_next_deferred(w, v, view, t);
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
