/* kernel_search.h - the search function and its steps. Included by kernel.h; no include guard.
 *
 * zw_search_node() is the papers' procedure; every line of it is a step with a name. The steps are compiled into each of
 * its copies, where `instance` is a constant: settling, repetition and selectivity belong to ZW_TOURNAMENT alone,
 * events to ZW_TRACED, and what an instance does not have costs nothing. A fourth copy, for games known at run time, searches
 * those nodes of any game whose moves several workers share (kernel_shared.h). A step that can end the node returns 1 and
 * its *value. The rules of zw_selective are in kernel_selective.h; this file says when each is applied. */

/* A visit to a node: what the steps hand each other. */
typedef struct zw_visit {
    int instance;
    int shared; /* among several workers */
    const void *position;
    uint64_t key;
    zw_value alpha, beta; /* the window, narrowed by what is known; `alpha` is not raised by the moves */
    int depth, ply;
    int use_table;
    uint16_t table_move; /* ZW_NO_SHORT: none */
    uint16_t promising; /* experiment etc_order: a move whose child's shallower entry would cut; ZW_NO_SHORT: none */
    zw_move *moves;
    int count; /* of moves */
    int sorted; /* they are picked by their keys */
    int keys_due; /* the moves after the first still need keys, unless the first one cuts */
    int guided; /* the table's move is among them */
} zw_visit;

ZW_STEP int zw_in_play(const zw_visit *v)
{
    return v->instance == ZW_TOURNAMENT;
}

/* Is the node searched by the rules of zw_selective? */
ZW_STEP int zw_is_selective(const zw_worker *w, const zw_visit *v)
{
    return zw_in_play(v) && G.selective != NULL;
}

/* Tells the sink of the traced instance what has happened here. */
ZW_STEP void zw_tell(const zw_worker *w, const zw_visit *v, zw_event event)
{
    if (v->instance != ZW_TRACED)
        return;
    event.ply = v->ply;
    event.depth = v->depth;
    event.alpha = v->alpha;
    event.beta = v->beta;
    event.key = v->key;
    event.position = v->position;
    event.path = w->played;
    w->sink(w->sink_user, &event);
}

ZW_STEP zw_move zw_came_by(const zw_worker *w, const zw_visit *v)
{
    return v->ply ? w->played[v->ply - 1] : ZW_NO_MOVE;
}

/* Narrows the window by proven bounds. Returns 1 and the value when they end the node. */
ZW_STEP int zw_narrow(zw_visit *v, zw_value lower, zw_value upper, zw_value *value)
{
    *value = lower >= v->beta ? lower : upper;
    if (lower >= v->beta || upper <= v->alpha || lower == upper)
        return 1;
    v->alpha = lower > v->alpha ? lower : v->alpha;
    v->beta = upper < v->beta ? upper : v->beta;
    return 0;
}

/* A value as the table keeps it: in play a win is counted from the node, not from the root. */
ZW_STEP zw_value zw_kept(const zw_worker *w, const zw_visit *v, zw_value value)
{
    return zw_in_play(v) && (G.flags & ZW_WINS_BY_DISTANCE) != 0 ? zw_to_table(value, G.max_score, v->ply) : value;
}

/* Are other ranks told of a node of this depth, here or below? */
ZW_STEP int zw_is_distant(const zw_worker *w, const zw_visit *v, int depth)
{
    return v->shared && w->distant && depth >= w->distant->depth;
}

/* Stores bounds of the node, as kept by zw_kept(). */
ZW_STEP void zw_remember(zw_worker *w, const zw_visit *v, zw_value lower, zw_value upper, uint16_t move, uint64_t size)
{
    zw_entry entry = {.lower = lower, .upper = upper, .depth = v->depth, .move = move, .size = size};
    assert(lower <= upper && v->depth >= 0 && v->depth <= ZW_MAX_DEPTH);
    w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, v->key, v->depth), entry);
    if (zw_is_distant(w, v, v->depth))
        w->distant->store(w->distant, zw_table_key(w, v->key, v->depth), &entry);
}

/* ------------------------------------------------------------------------------------------------- before the moves */

/* The value of a repetition here, for the side to move. */
ZW_STEP zw_value zw_repetition_value(const zw_worker *w, const zw_visit *v)
{
    int again = G.moves_again && w->side[v->ply] == w->side[v->ply - 1];
    return zw_outcome(w, again ? G.repetition : -G.repetition, 1, v->depth, v->ply);
}

/* Repetition and dead positions, in games that have them, and the end of the stack. A draw leaves *value as it is. */
ZW_STEP int zw_drawn_here(zw_worker *w, zw_visit *v, zw_value *value)
{
    if (G.reversible) {
        w->path[w->path_base + v->ply] = v->key;
        int ended = v->ply > 0 ? zw_repeats(w, v->position, v->ply, G.moves_again ? 1 : 2) : 0;
        if (ended) {
            if (G.repetition && ended == ZW_REPEATED)
                *value = zw_repetition_value(w, v);
            w->count.leaves++;
            return 1;
        }
    }
    if (G.dead && v->ply > 0 && G.dead(w->context, v->position)) {
        w->count.leaves++;
        return 1;
    }
    if (G.free_move && v->depth > ZW_MAX_DEPTH - v->ply)
        w->reach = ZW_MAX_DEPTH; /* the depth does not tell that something was left out */
    if (v->ply >= ZW_MAX_DEPTH || v->depth < 0)
        v->depth = 0;
    else if (v->depth > ZW_MAX_DEPTH - v->ply) /* extensions end where the stack does */
        v->depth = ZW_MAX_DEPTH - v->ply;
    return 0;
}

/* Mate distance: nothing here is better than mate next, or worse than mate now. The value is not alpha or beta: DUAL*
 * would creep up from below all values. */
ZW_STEP int zw_beyond_mate(zw_worker *w, zw_visit *v, zw_value *value)
{
    if (!zw_is_selective(w, v) || !zw_in_force(w, ZW_RULE_MATE_DISTANCE) || v->ply == 0 ||
        !(G.flags & ZW_WINS_BY_DISTANCE))
        return 0;
    zw_value low = v->ply - G.max_score, high = G.max_score - v->ply - 1;
    if (high <= v->alpha || low >= v->beta) {
        w->count.leaves++;
        *value = high <= v->alpha ? high : low;
        return 1;
    }
    v->alpha = low > v->alpha ? low : v->alpha;
    v->beta = high < v->beta ? high : v->beta;
    return 0;
}

/* Is exact knowledge expensive, so that several workers share it through the table? A solver of the last squares visits
 * positions of its own. */
ZW_STEP int zw_shares_settling(const zw_worker *w, const zw_visit *v)
{
    return G.visited && v->shared;
}

/* Exact knowledge of the game. */
ZW_STEP int zw_settles(zw_worker *w, zw_visit *v, zw_value *value)
{
    if (!G.settle || v->ply == 0)
        return 0;
    zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY;
    int known = G.settle(w->context, v->position, v->alpha, v->beta, v->depth, &lower, &upper);
    zw_count_visited(w);
    if (!known)
        return 0;
    w->count.settled++;
    lower = zw_outcome(w, lower, 1, v->depth, v->ply);
    upper = zw_outcome(w, upper, 1, v->depth, v->ply);
    if (zw_shares_settling(w, v) && v->use_table && v->depth > 0)
        zw_remember(w, v, zw_kept(w, v, lower), zw_kept(w, v, upper), ZW_NO_SHORT, 1);
    if (!zw_narrow(v, lower, upper, value))
        return 0;
    w->count.leaves++;
    return 1;
}

/* Bounds of an entry as this ply and depth read them. */
ZW_STEP void zw_read_bounds(const zw_worker *w, const zw_visit *v, zw_entry *entry)
{
    if (!(G.flags & ZW_WINS_BY_DISTANCE))
        return;
    if (zw_in_play(v)) {
        entry->lower = zw_from_table(entry->lower, G.max_score, v->ply);
        entry->upper = zw_from_table(entry->upper, G.max_score, v->ply);
    } else if (entry->depth > v->depth) {
        entry->lower = zw_from_deeper(entry->lower, G.max_score, entry->depth - v->depth);
        entry->upper = zw_from_deeper(entry->upper, G.max_score, entry->depth - v->depth);
    }
}

/* What the table knows. The window is narrowed by its bounds, and failing low or high is judged against the narrowed
 * window. The root is searched whatever the table says, because its best move is wanted. *entry stays as it was when the
 * table knows nothing. */
ZW_STEP int zw_recall(zw_worker *w, zw_visit *v, zw_entry *entry, zw_value *value)
{
    zw_entry found;
    if (!v->use_table)
        return 0;
    w->count.table_probes++;
    if (!zw_table_probe(w->table, zw_table_key(w, v->key, v->depth), &found)) {
        if (w->key_by_depth && w->switches.table_move && v->depth > 1 &&
            zw_table_probe(w->table, zw_table_key(w, v->key, v->depth - 1), &found))
            v->table_move = found.move; /* of the previous iteration */
        return 0;
    }
    w->count.table_hits++;
    zw_read_bounds(w, v, &found);
    zw_tell(w, v,
            ZW_A(zw_event){
                .kind = ZW_EVENT_TABLE_HIT, .lower = found.lower, .upper = found.upper, .move = zw_came_by(w, v)});
    v->table_move = found.move;
    *entry = found;
    if (v->ply == 0 || !w->experiment.table_cutoffs || !zw_usable(w, &found, v->depth) ||
        (zw_in_play(v) && G.reversible && zw_may_repeat(w, v->ply, G.moves_again ? 1 : 2)) ||
        !zw_narrow(v, found.lower, found.upper, value))
        return 0;
    w->count.table_cutoffs++;
    if (w->sizes_in_full)
        w->spared += found.size - 1;
    zw_tell(w, v,
            ZW_A(zw_event){.kind = ZW_EVENT_TABLE_CUTOFF,
                           .value = *value,
                           .lower = found.lower,
                           .upper = found.upper,
                           .move = zw_came_by(w, v)});
    return 1;
}

/* A leaf. At fixed depth it is resolved with a window of its own, so that its value depends on the position alone and may
 * be stored as exact (the 1997 report's listing stores one bound only, and evaluates again). */
ZW_STEP zw_value zw_leaf(zw_worker *w, const zw_visit *v)
{
    zw_value value;
    w->count.leaves++;
    if (zw_is_selective(w, v) && w->switches.quiescence)
        return zw_quiesce_selectively(w, v->position, v->key, v->alpha, v->beta, v->ply);
    if (G.tactical && w->switches.quiescence)
        value = zw_in_play(v) ? zw_quiesce(w, v->position, v->alpha, v->beta, 1, v->ply)
                              : zw_quiesce(w, v->position, -ZW_INFINITY, ZW_INFINITY, 0, v->ply);
    else
        value = zw_evaluate(w, v->position, zw_in_play(v), v->ply);
    if (w->stopped)
        return 0;
    if (v->use_table && !(zw_in_play(v) && G.tactical)) {
        zw_value kept = zw_kept(w, v, value);
        zw_remember(w, v, kept, kept, ZW_NO_SHORT, 1);
    }
    zw_tell(w, v, ZW_A(zw_event){.kind = ZW_EVENT_LEAF, .value = value, .move = zw_came_by(w, v)});
    return value;
}

/* Multi-ProbCut: when a shallow search fails by so large a margin that the deep one would almost surely fail too, its result
 * is taken. Each forecast searches one null window, on the side of the node's window where the static evaluation lies. Only
 * nodes with a null window are cut. What is returned is the bound that the shallow value predicts, at least beta or at most
 * alpha (with alpha or beta themselves MTD(f) would creep), or ZW_INFINITY when nothing is predicted. MTD(f) therefore cuts on
 * the principal variation too, where NegaScout's window is wide. No forecast is made within a forecast. */
static zw_value zw_foretold(zw_worker *w, const void *position, uint64_t key, zw_value alpha, zw_value beta, int depth,
                            int ply)
{
    zw_forecast f;
    zw_value seen = 0;
    for (int which = 0; G.forecast(w->context, position, depth, which, &f); which++) {
        if (which == 0)
            seen = zw_evaluate(w, position, 1, ply);
        int high = seen >= beta;
        zw_value value = seen, wanted = high ? beta - f.shift + f.margin : alpha - f.shift - f.margin;
        if (wanted > zw_most(w) || wanted < -zw_most(w))
            continue;
        if (f.depth > 0) {
            w->forecasting = 1;
            value =
                zw_search_ahead(w, position, key, high ? wanted - 1 : wanted, high ? wanted : wanted + 1, f.depth, ply);
            w->forecasting = 0;
            if (w->stopped)
                return ZW_INFINITY;
        }
        if (high ? value >= wanted : value <= wanted)
            return high ? value + f.shift - f.margin : value + f.shift + f.margin;
    }
    return ZW_INFINITY;
}

/* In games without zw_selective. In the others this is one of the rules: see zw_prune_node(). */
ZW_STEP int zw_is_foretold(zw_worker *w, const zw_visit *v, zw_value *value)
{
    if (!G.forecast || G.selective || !w->switches.selectivity || w->switches.evaluation != ZW_EVALUATION_FULL ||
        v->ply == 0 || v->beta - v->alpha != 1 || w->forecasting)
        return 0;
    *value = zw_foretold(w, v->position, v->key, v->alpha, v->beta, v->depth, v->ply);
    if (w->stopped)
        return 1; /* and nothing was predicted */
    if (*value == ZW_INFINITY)
        return 0;
    w->count.interior++;
    if (v->use_table)
        zw_remember(w, v, *value > v->alpha ? *value : -ZW_INFINITY, *value > v->alpha ? ZW_INFINITY : *value,
                    v->table_move, 1);
    return 1;
}

/* What the rules decide before a move is made. Internal iterative reduction is one of them: without a table move an
 * interior node costs too much to search to full depth, and what is found is stored at the depth that was searched. */
ZW_STEP int zw_rules_decide(zw_worker *w, zw_visit *v, zw_view *view, const zw_entry *entry, zw_value *value)
{
    *value = ZW_INFINITY;
    if (v->ply == 0)
        w->root_depth = v->depth;
    *view = zw_assess(w, v->position, v->key, entry, v->ply);
    if (v->ply > 0)
        *value = zw_prune_node(w, v->position, v->key, view, entry, v->alpha, v->beta, v->depth, v->ply);
    if (zw_in_force(w, ZW_RULE_IIR) && v->ply > 0 && v->depth >= 5 && entry->move == ZW_NO_SHORT &&
        (view->principal || view->cut) && w->frames[v->ply].excluded == ZW_NO_SHORT)
        v->depth--;
    if (*value == ZW_INFINITY && !w->stopped)
        *value = zw_try_singular(w, v->position, v->key, view, entry, v->beta, v->depth, v->ply);
    if (*value == ZW_INFINITY && !w->stopped)
        return 0;
    w->count.interior += !w->stopped;
    return 1;
}

/* One ply above the leaves: the values of all moves at once, where the game offers that. If none of them cuts, the best one
 * is exact. */
ZW_STEP int zw_evaluates_moves(zw_worker *w, const zw_visit *v, zw_value *value)
{
    zw_move move = ZW_NO_MOVE;
    if (!G.evaluate_moves || G.tactical || G.selective || G.reversible || G.moves_again ||
        (G.flags & ZW_WINS_BY_DISTANCE) || v->depth != 1 || v->ply == 0 || w->switches.grain > 1 ||
        w->switches.evaluation != ZW_EVALUATION_FULL ||
        (w->node_limit && w->visits + (unsigned)G.max_moves > w->node_limit)) /* which is kept to the node */
        return 0;
    uint16_t first = v->table_move == ZW_NO_SHORT && w->switches.killers ? w->killers[v->ply][0] : v->table_move;
    int seen = G.evaluate_moves(w->context, v->position, v->beta, first, value, &move);
    if (seen <= 0)
        return 0;
    *value = zw_trusted(w, "evaluate_moves()", *value);
    w->count.interior++;
    w->count.leaves += (unsigned)seen;
    w->count.generated += (unsigned)seen;
    w->count.cutoffs += *value >= v->beta;
    w->count.first_cutoffs += *value >= v->beta && seen == 1;
    zw_count_visits(w, (unsigned)seen);
    if (*value >= v->beta && w->switches.killers)
        zw_add_killer(w, v->ply, move);
    if (v->use_table)
        zw_remember(w, v, *value, *value < v->beta ? *value : ZW_INFINITY, ZW_SHORT(move), (unsigned)seen + 1);
    return 1;
}

/* -------------------------------------------------------------------------------------------------------- the moves */

/* At the root the moves are those of the engine; elsewhere a node without moves means that the game is over. */
ZW_STEP void zw_list_moves(zw_worker *w, zw_visit *v, zw_value *outcome)
{
    v->moves = zw_moves_at(w, v->ply);
    if (v->ply > 0) {
        v->count = zw_list(w, v->position, v->moves, zw_in_play(v), outcome);
        return;
    }
    v->count = w->root->count;
    for (int i = 0; i < v->count; i++)
        v->moves[i] = w->root->moves[i].move;
}

ZW_STEP zw_value zw_finished(zw_worker *w, const zw_visit *v, zw_value outcome)
{
    zw_value value = zw_outcome(w, outcome, zw_in_play(v), v->depth, v->ply);
    w->count.leaves++;
    if (v->use_table && w->switches.store_leaves && !(zw_in_play(v) && (G.flags & ZW_WINS_BY_DISTANCE) != 0))
        zw_remember(w, v, value, value, ZW_NO_SHORT, 1);
    zw_tell(w, v, ZW_A(zw_event){.kind = ZW_EVENT_LEAF, .value = value, .move = zw_came_by(w, v)});
    return value;
}

/* The hash of a child, without playing the move where the game can tell. */
ZW_STEP uint64_t zw_hash_behind(zw_worker *w, const zw_visit *v, zw_move move)
{
    if (G.child_hash)
        return G.child_hash(w->context, v->position, move);
    void *child = zw_place(w, v->ply + 1);
    G.play(w->context, v->position, move, child);
    return zw_key_of(w, child);
}

/* The table key of a child. */
ZW_STEP uint64_t zw_child_key(zw_worker *w, const zw_visit *v, zw_move move)
{
    return zw_table_key(w, zw_hash_behind(w, v, move), zw_depth_after(w, v->position, move, v->depth));
}

/* Enhanced transposition cutoffs: is a child known whose bound is good enough? */
ZW_STEP int zw_etc_cuts(zw_worker *w, zw_visit *v, zw_move move, uint64_t child_key, zw_value *value)
{
    zw_entry entry;
    int again = zw_moves_again(w, v->position, move);
    w->count.etc_probes++;
    if (!zw_table_probe(w->table, child_key, &entry) ||
        !zw_usable(w, &entry, zw_depth_after(w, v->position, move, v->depth))) {
        if (!zw_in_play(v) && w->experiment.etc_order && v->promising == ZW_NO_SHORT && v->depth > 2) {
            w->count.etc_probes++;
            if (zw_table_probe(w->table, child_key - zw_table_key(w, 0, 1), &entry) && entry.depth == v->depth - 2 &&
                zw_least(&entry, again) >= v->beta)
                v->promising = ZW_SHORT(move);
        }
        return 0;
    }
    zw_value least = again ? entry.lower : entry.upper; /* as the child sees it */
    if ((G.flags & ZW_WINS_BY_DISTANCE) && zw_in_play(v))
        least = zw_from_table(least, G.max_score, v->ply + 1);
    else if ((G.flags & ZW_WINS_BY_DISTANCE) && entry.depth >= v->depth)
        least = zw_from_deeper(least, G.max_score, entry.depth - v->depth + 1);
    *value = again ? least : -least;
    if (*value < v->beta)
        return 0;
    w->count.etc_cutoffs++;
    if (w->sizes_in_full)
        w->spared += entry.size;
    zw_tell(w, v, ZW_A(zw_event){.kind = ZW_EVENT_ETC_CUTOFF, .value = *value, .move = move});
    zw_remember(w, v, zw_kept(w, v, *value), ZW_INFINITY, ZW_SHORT(move), entry.size + 1);
    return 1;
}

/* All buckets are asked for before the first is read. */
ZW_STEP int zw_try_etc(zw_worker *w, zw_visit *v, zw_value *value)
{
    uint64_t child_keys[ZW_ETC_BATCH];
    if (w->switches.etc < 0 || !w->table || v->depth <= w->switches.etc || v->ply == 0 ||
        (v->depth == 1 && !w->switches.store_leaves))
        return 0;
    for (int from = 0; from < v->count; from += ZW_ETC_BATCH) {
        int batch = v->count - from < ZW_ETC_BATCH ? v->count - from : ZW_ETC_BATCH;
        for (int i = 0; i < batch; i++) {
            child_keys[i] = zw_child_key(w, v, v->moves[from + i]);
            zw_table_prefetch(w->table, child_keys[i]);
        }
        for (int i = 0; i < batch; i++)
            if (zw_etc_cuts(w, v, v->moves[from + i], child_keys[i], value))
                return 1;
    }
    return 0;
}

/* What the game expects: a selective search believes it, and a deeper search finds out whether it is true. */
ZW_STEP int zw_is_expected(zw_worker *w, const zw_visit *v, zw_value *value)
{
    if (!G.expect || !w->switches.selectivity || v->ply == 0)
        return 0;
    zw_node node = {v->ply, v->depth, v->alpha, v->beta, v->beta - v->alpha > 1, w->played};
    int believed = G.expect(w->context, v->position, &node, value);
    zw_count_visited(w);
    if (!believed)
        return 0;
    w->count.interior++;
    if (v->use_table)
        zw_remember(w, v, *value >= v->beta ? *value : -ZW_INFINITY, *value <= v->alpha ? *value : ZW_INFINITY,
                    v->table_move, 0);
    return 1;
}

/* Do the moves get keys? */
ZW_STEP int zw_has_hints(const zw_worker *w)
{
    return G.order && w->switches.static_order;
}

/* Keys of the moves from a given index on: static hints, history and killers. */
ZW_STEP void zw_key_moves(zw_worker *w, const zw_visit *v, int from)
{
    zw_move *moves = v->moves + from;
    int32_t *keys = zw_keys_at(w, v->ply) + from;
    int count = v->count - from;
    if (zw_has_hints(w)) {
        G.order(w->context, v->position, moves, count, keys);
        zw_trust_keys(w, keys, count);
        zw_count_visited(w);
    } else {
        memset(keys, 0, (size_t)count * sizeof *keys);
    }
    if (zw_is_selective(w, v))
        zw_add_history(w, v->position, moves, keys, count, v->ply);
    else if (w->switches.history) {
        const int32_t *history = w->history[zw_side(w, v->ply)];
        for (int i = 0; i < count; i++)
            keys[i] += history[moves[i] & (ZW_HISTORY_SLOTS - 1)];
    }
    if (!w->switches.killers)
        return;
    const uint16_t last = w->killers[v->ply][0], before = w->killers[v->ply][1];
    for (int i = 0; i < count; i++)
        if (ZW_SHORT(moves[i]) == last || ZW_SHORT(moves[i]) == before)
            keys[i] += ZW_KILLER_BONUS + (ZW_SHORT(moves[i]) == last);
}

/* The order of the moves: the table's first, the others by their keys; on request the cheapest of promised cutoffs before
 * them. In play the others get their keys only when they are needed, since mostly the table's move cuts. The engine orders the
 * moves of the root. */
ZW_STEP void zw_order_moves(zw_worker *w, zw_visit *v)
{
    int32_t *keys = zw_keys_at(w, v->ply);
    int guides = w->switches.table_move && v->ply > 0 && v->table_move != ZW_NO_SHORT;
    int cheap = !zw_in_play(v) && w->experiment.cheap != ZW_CHEAP_OFF && v->ply > 0 && v->depth >= 3;
    int sorted = v->ply > 0 && v->count > 1 && (zw_has_hints(w) || w->switches.killers || w->switches.history || cheap);
    if (zw_in_play(v) && guides && zw_put_first(v->moves, NULL, v->count, v->table_move, 0)) {
        v->guided = 1;
        v->keys_due = sorted;
        return;
    }
    v->sorted = sorted;
    if (sorted)
        zw_key_moves(w, v, 0);
    if (guides && !zw_in_play(v))
        v->guided = zw_put_first(v->moves, sorted ? keys : NULL, v->count, v->table_move, INT32_MAX - 1);
    if (cheap && sorted)
        zw_cheapest_first(w, v->position, v->key, v->beta, v->depth, v->ply, v->moves, keys, v->count);
    if (v->promising != ZW_NO_SHORT)
        zw_put_first(v->moves, sorted ? keys : NULL, v->count, v->promising, INT32_MAX);
}

/* Puts the move that is to be searched at this index into its place. */
ZW_STEP void zw_bring(zw_worker *w, zw_visit *v, int index)
{
    if (zw_in_play(v) && v->keys_due && index > 0) {
        zw_key_moves(w, v, 1);
        v->sorted = 1;
        v->keys_due = 0;
    }
    if (v->sorted)
        zw_pick(v->moves, zw_keys_at(w, v->ply), index, v->count);
}

#include <zw/kernel_shared.h>

/* ------------------------------------------------------------------------------------------------------- move by move */

/* A move that is being searched. */
typedef struct zw_branch {
    zw_move move;
    int index; /* among the moves, in the order of the search */
    int again; /* the same side is to move after it */
    int full_depth; /* of the child */
    int reduction; /* plies by which its first search is shallower */
    void *child;
    uint64_t child_key;
    zw_value floor; /* what it must exceed */
} zw_branch;

/* Plays the move, with what a path remembers of it, and asks for the child's bucket. */
ZW_STEP void zw_enter_child(zw_worker *w, const zw_visit *v, zw_branch *b)
{
    if (zw_in_play(v) && G.reversible)
        w->reversible_run[w->path_base + v->ply + 1] =
            G.reversible(w->context, v->position, b->move) ? w->reversible_run[w->path_base + v->ply] + 1 : 0;
    b->child = zw_place(w, v->ply + 1);
    zw_play_child(w, v->position, b->move, b->again, b->child, v->ply);
    w->played[v->ply] = b->move;
    b->child_key = zw_key_of(w, b->child);
    assert(!G.child_hash || G.child_hash(w->context, v->position, b->move) == b->child_key);
    if (w->table)
        zw_table_prefetch(w->table, zw_table_key(w, b->child_key, b->full_depth - b->reduction));
}

/* One search of the child, with a window as this node sees it. */
ZW_STEP zw_value zw_descend(zw_worker *w, const zw_visit *v, const zw_branch *b, zw_value alpha, zw_value beta,
                            int depth)
{
    return b->again
               ? zw_search_in(v->instance, v->shared, w, b->child, b->child_key, alpha, beta, depth, v->ply + 1)
               : -zw_search_in(v->instance, v->shared, w, b->child, b->child_key, -beta, -alpha, depth, v->ply + 1);
}

/* NegaScout's re-search: a null window has shown that the move is worth more than it was tested for. */
ZW_STEP zw_value zw_research(zw_worker *w, const zw_visit *v, const zw_view *view, const zw_branch *b, zw_value value)
{
    w->count.researches++;
    zw_tell(w, v, ZW_A(zw_event){.kind = ZW_EVENT_RESEARCH, .value = value, .move = b->move, .index = b->index});
    if (zw_is_selective(w, v)) {
        w->frames[v->ply + 1].principal = (uint8_t)view->principal;
        w->frames[v->ply + 1].cut = 0;
    }
    zw_value again = w->policy == ZW_POLICY_SCOUT ? zw_descend(w, v, b, -ZW_INFINITY, ZW_INFINITY, b->full_depth)
                                                  : zw_descend(w, v, b, value, v->beta, b->full_depth);
    if (w->stopped)
        return 0;
    w->count.researches_below += again < value;
    return again > value ? again : value;
}

/* The value of a move. A reduced move is searched to full depth only when it exceeds alpha; for moves after the first, the
 * policy decides whether a wide window is tried with a null window first. */
ZW_STEP zw_value zw_search_child(zw_worker *w, const zw_visit *v, const zw_view *view, const zw_branch *b)
{
    if (b->reduction > 0) {
        zw_value value = zw_descend(w, v, b, b->floor, b->floor + 1, b->full_depth - b->reduction);
        if (w->stopped || value <= b->floor)
            return value;
        w->frames[v->ply + 1].cut = (uint8_t)zw_child_cuts(view, b->again, b->index);
    }
    int scout = b->index > 0 && w->policy != ZW_POLICY_ALPHABETA && v->beta - b->floor > 1;
    zw_value value = zw_descend(w, v, b, b->floor, scout ? b->floor + 1 : v->beta, b->full_depth);
    if (!w->stopped && scout && value > b->floor && value < v->beta && !(w->shallow_exact && v->depth <= 2))
        value = zw_research(w, v, view, b, value);
    return value;
}

/* A move has cut: it is counted, and remembered for the order of others like it. */
ZW_STEP void zw_cutoff(zw_worker *w, const zw_visit *v, const zw_branch *b, zw_value value)
{
    w->count.cutoffs++;
    w->count.first_cutoffs += b->index == 0;
    w->count.guided_cutoffs += (unsigned)v->guided;
    w->count.guided_first_cutoffs += (unsigned)(v->guided && b->index == 0);
    zw_tell(w, v, ZW_A(zw_event){.kind = ZW_EVENT_CUTOFF, .value = value, .move = b->move, .index = b->index});
    if (zw_is_selective(w, v)) {
        zw_learn_cutoff(w, v->position, v->moves, b->index, v->depth, v->ply);
        return;
    }
    if (w->switches.killers)
        zw_add_killer(w, v->ply, b->move);
    if (w->switches.history) {
        int side = zw_side(w, v->ply);
        int bonus = v->depth * v->depth < ZW_HISTORY_MAX / 16 ? v->depth * v->depth : ZW_HISTORY_MAX / 16;
        zw_history_add(w, side, b->move, bonus);
        for (int i = 0; i < b->index; i++)
            zw_history_add(w, side, v->moves[i], -bonus);
    }
}

/* What was learned goes into the table: failing low proves an upper bound, failing high a lower one. */
ZW_STEP void zw_conclude(zw_worker *w, const zw_visit *v, zw_value best, zw_move best_move, uint64_t size)
{
    if (v->use_table && !(v->ply == 0 && w->root->restricted)) {
        zw_value kept = zw_kept(w, v, best);
        zw_value lower = best > v->alpha ? kept : -ZW_INFINITY, upper = best < v->beta ? kept : ZW_INFINITY;
        zw_remember(w, v, lower, upper, ZW_SHORT(best_move), size);
    }
    zw_tell(w, v, ZW_A(zw_event){.kind = ZW_EVENT_LEAVE, .value = best, .move = best_move});
}

/* What is known of a node before its moves are searched. */
ZW_STEP int zw_ends_early(zw_worker *w, zw_visit *v, zw_view *view, zw_value *value)
{
    zw_entry entry = {.lower = -ZW_INFINITY, .upper = ZW_INFINITY, .depth = -1, .move = ZW_NO_SHORT};
    if (zw_in_play(v)) {
        *value = 0;
        if (zw_drawn_here(w, v, value) || zw_beyond_mate(w, v, value) ||
            (!zw_shares_settling(w, v) && zw_settles(w, v, value)))
            return 1;
    } else if (G.free_move && v->ply >= ZW_MAX_DEPTH) { /* moves without cost end where the stack does */
        w->reach = ZW_MAX_DEPTH;
        v->depth = 0;
    }
    /* when one of its moves is left out, the node is not the position that the table is about */
    v->use_table = w->table != NULL && (v->depth > 0 || w->switches.store_leaves) &&
                   !(zw_is_selective(w, v) && w->frames[v->ply].excluded != ZW_NO_SHORT);
    if (zw_recall(w, v, &entry, value) || (zw_in_play(v) && zw_shares_settling(w, v) && zw_settles(w, v, value)))
        return 1;
    if (v->depth <= 0) {
        *value = zw_leaf(w, v);
        return 1;
    }
    return zw_in_play(v) &&
           (zw_is_foretold(w, v, value) || (zw_is_selective(w, v) && zw_rules_decide(w, v, view, &entry, value)) ||
            zw_evaluates_moves(w, v, value));
}

/* The search of one node with the window (alpha, beta), fail-soft. A stop unwinds by return value: every caller
 * looks at `stopped` after searching a child, and a value that comes with it has no meaning. */
ZW_STEP zw_value zw_search_node(int instance, int shared, zw_worker *w, const void *position, uint64_t key,
                                zw_value alpha, zw_value beta, int depth, int ply)
{
    zw_visit v = {.instance = instance,
                  .shared = shared,
                  .position = position,
                  .key = key,
                  .alpha = alpha,
                  .beta = beta,
                  .depth = depth,
                  .ply = ply,
                  .table_move = ZW_NO_SHORT,
                  .promising = ZW_NO_SHORT};
    zw_view view = {.check = 0};
    zw_value value, outcome = 0, best = -ZW_INFINITY;
    zw_move best_move = ZW_NO_MOVE;

    assert(alpha < beta && ply >= 0 && ply < ZW_STACK - 1);
    if (ZW_UNLIKELY(++w->visits >= w->check_at) && w->host->check(w))
        return 0;
    zw_tell(w, &v, ZW_A(zw_event){.kind = ZW_EVENT_ENTER, .move = zw_came_by(w, &v)});
    if (zw_ends_early(w, &v, &view, &value))
        return value;
    zw_list_moves(w, &v, &outcome);
    if (w->stopped)
        return 0;
    if (v.count == 0)
        return zw_finished(w, &v, outcome);
    if (zw_try_etc(w, &v, &value) || (zw_in_play(&v) && zw_is_expected(w, &v, &value)))
        return value;

    w->count.interior++;
    w->count.generated += (unsigned)v.count;
    view.only = v.count == 1;
    uint64_t nodes_before = w->visits + w->spared;
    zw_order_moves(w, &v);
    zw_turn turn = zw_begin_moves(w, &v);
    zw_move *moves = v.moves;
    for (int i = 0; v.shared || i < v.count; i++) {
        if (v.shared && (i = zw_next_move(w, &v, &view, &turn)) < 0)
            break;
        if (!v.shared)
            zw_bring(w, &v, i);
        zw_branch b = {.move = moves[i], .index = i, .floor = best > v.alpha ? best : v.alpha};
        b.again = zw_moves_again(w, position, b.move);
        b.full_depth = zw_depth_after(w, position, b.move, v.depth);
        if (zw_is_selective(w, &v)) {
            b.reduction =
                zw_plan_move(w, position, &view, b.move, b.again, i, v.alpha, v.depth, ply, &best, &b.full_depth);
            if (b.reduction < 0)
                continue;
        }
        zw_enter_child(w, &v, &b);
        zw_go_in(w, &v, &turn, b.child_key, b.full_depth);
        uint64_t visits = w->visits;
        value = zw_search_child(w, &v, &view, &b);
        if (v.shared)
            zw_unmark(turn.mark);
        zw_come_out(w, &v, b.child_key, b.full_depth);
        if (ZW_UNLIKELY(w->stopped)) {
            if (zw_yields(w, &v, &turn, i))
                continue;
            return zw_unwind(w, &v);
        }
        if (ply == 0)
            zw_root_learn(w->root, i, value, b.floor, v.beta, w->visits - visits);
        if (value > best) {
            best = value;
            best_move = b.move;
        }
        if (best >= v.beta) {
            zw_cutoff(w, &v, &b, best);
            break;
        }
    }
    if (v.shared) {
        if (w->stopped)
            return zw_unwind(w, &v);
        w->shared[ply].depth = -1;
    }
    zw_conclude(w, &v, best, best_move, w->visits + w->spared - nodes_before + 1);
    return best;
}
