/* kernel_selective.h - the rules of selective search, for tournament play of games that have zw_selective. Included by
 * kernel.h; no include guard. Each rule is a switch of zw_rules[]; kernel_search.h says when it is asked.
 *
 * MTD(f) and its relatives search only with null windows, alpha-beta only with wide ones, so no rule may take a wide window
 * as the sign of an important node. Instead there are *principal* nodes: the root, the first move of a principal
 * node, and whatever is searched again with a wide window. That is the line that the last iteration (with MTD(f): the
 * last pass) left in the table, so every driver spares the same nodes. No rule leaves out anything there.
 *
 * Rules are beliefs: their bounds need not be those of a deeper search. They are stored like others, as bounds at the
 * depth that was asked for, fail-soft, but no further outside the window than the rule supports: rules that returned alpha or
 * beta themselves would let MTD(f) creep. Bounds that contradict each other are counted by the table, the newer wins, and a
 * driver ends when its own bounds meet or cross. */

static inline int zw_in_force(const zw_worker *w, zw_rule rule)
{
    return !(G.selective->never >> rule & 1) && (int)(w->rules >> rule & 1); /* unused rules cost nothing */
}

/* A value that the game's own knowledge proves, short of a win by distance: margins do not apply to it either. */
static inline zw_value zw_proven(const zw_worker *w)
{
    return G.win_score ? G.win_score : ZW_INFINITY;
}

/* The static evaluation, which null windows ask for again and again, from a small cache of the worker's own. */
static inline zw_value zw_static_evaluation_of(zw_worker *w, const void *position, uint64_t key, int ply)
{
    uint64_t *place = &w->histories->static_evaluations[key & (ZW_STATIC_ENTRIES - 1)];
    if ((*place ^ key) >> 24 || !(*place & 0xFFFFFF))
        *place = key >> 24 << 24 | (uint64_t)(zw_evaluation_of(w, position) + ZW_BIAS);
    return zw_leaf_value(w, (zw_value)(*place & 0xFFFFFF) - ZW_BIAS, G.max_score, G.flags & ZW_WINS_BY_DISTANCE, 1,
                         ply);
}

/* The table's entry of a position, as this ply reads it. */
static inline int zw_read_entry(zw_worker *w, uint64_t key, int depth, int ply, zw_entry *entry)
{
    if (!w->table || !zw_table_probe(w->table, zw_table_key(w, key, depth), entry))
        return 0;
    if (G.flags & ZW_WINS_BY_DISTANCE) {
        entry->lower = zw_from_table(entry->lower, G.max_score, ply);
        entry->upper = zw_from_table(entry->upper, G.max_score, ply);
    }
    return 1;
}

/* --------------------------------------------------------------------------------------------------------- move order */

/* How well quiet moves like this one have done: everywhere, and after the one and two moves before. */
static inline int zw_history_of(const zw_worker *w, zw_move move, int slot, int ply)
{
    int side = zw_side(w, ply), sum = w->switches.history ? w->history[side][move & (ZW_HISTORY_SLOTS - 1)] : 0;
    if (zw_in_force(w, ZW_RULE_CONTINUATION)) {
        sum += ply > 0 ? w->histories->continuation[side][w->frames[ply - 1].slot][slot] : 0;
        sum += ply > 1 ? w->histories->continuation[side][w->frames[ply - 2].slot][slot] : 0;
    }
    return sum;
}

/* Adds what was learned of the moves to their keys. */
static inline void zw_add_history(const zw_worker *w, const void *position, const zw_move *moves, int32_t *keys,
                                  int count, int ply)
{
    int side = zw_side(w, ply);
    uint16_t counter = ply > 0 && zw_in_force(w, ZW_RULE_COUNTERMOVE)
                           ? w->histories->countermove[side][w->frames[ply - 1].slot]
                           : ZW_NO_SHORT;
    for (int i = 0; i < count; i++) {
        zw_trait trait;
        G.selective->trait(w->context, position, moves[i], &trait);
        if (trait.quiet)
            keys[i] +=
                zw_history_of(w, moves[i], trait.slot, ply) + (ZW_SHORT(moves[i]) == counter ? ZW_HISTORY_MAX : 0);
        else if (zw_in_force(w, ZW_RULE_CAPTURE_HISTORY))
            keys[i] += w->histories->captures[side][trait.slot][trait.taken] / 8;
    }
}

static inline void zw_reward(zw_worker *w, zw_move move, const zw_trait *trait, int ply, int bonus)
{
    int side = zw_side(w, ply);
    if (!trait->quiet) {
        zw_history_step(&w->histories->captures[side][trait->slot][trait->taken], bonus);
        return;
    }
    zw_history_add(w, side, move, bonus);
    if (ply > 0)
        zw_history_step(&w->histories->continuation[side][w->frames[ply - 1].slot][trait->slot], bonus);
    if (ply > 1)
        zw_history_step(&w->histories->continuation[side][w->frames[ply - 2].slot][trait->slot], bonus);
}

/* A move has cut: it gains, and those tried before it lose. Captures are no killers: they go early anyway. */
static inline void zw_learn_cutoff(zw_worker *w, const void *position, const zw_move *moves, int index, int depth,
                                   int ply)
{
    zw_trait cut;
    int bonus = 16 * depth * depth < 1600 ? 16 * depth * depth : 1600;
    G.selective->trait(w->context, position, moves[index], &cut);
    for (int i = 0; i < index; i++) {
        zw_trait trait;
        G.selective->trait(w->context, position, moves[i], &trait);
        if (cut.quiet || !trait.quiet)
            zw_reward(w, moves[i], &trait, ply, -bonus);
    }
    zw_reward(w, moves[index], &cut, ply, bonus);
    if (!cut.quiet)
        return;
    zw_add_killer(w, ply, moves[index]);
    if (ply > 0)
        w->histories->countermove[zw_side(w, ply)][w->frames[ply - 1].slot] = ZW_SHORT(moves[index]);
}

/* --------------------------------------------------------------------------------------------------------- quiescence */

/* The moves that quiescence looks at, with their keys: all of them where a move is forced. */
static inline int zw_list_noisy(zw_worker *w, const void *position, int check, int ply, zw_value *outcome)
{
    zw_move *moves = zw_moves_at(w, ply);
    int32_t *keys = zw_keys_at(w, ply);
    if (check) {
        int count = zw_list(w, position, moves, 0, outcome);
        memset(keys, 0, (size_t)count * sizeof *keys);
        if (G.order && count > 1)
            G.order(w->context, position, moves, count, keys);
        if (count > 1)
            zw_add_history(w, position, moves, keys, count, ply);
        return count;
    }
    int count = zw_announced(w, G.selective->captures(w->context, position, moves, G.max_moves));
    for (int i = 0; i < count; i++) {
        zw_trait trait;
        G.selective->trait(w->context, position, moves[i], &trait);
        keys[i] = 64 * trait.gain - trait.risk;
        if (zw_in_force(w, ZW_RULE_CAPTURE_HISTORY))
            keys[i] += w->histories->captures[zw_side(w, ply)][trait.slot][trait.taken] / 8;
    }
    return count;
}

/* Captures until the position is quiet; in check, every move. The window may be anything: standing pat gives a lower bound.
 * When a capture is left out because the sum of static evaluation, gain and margin is below alpha, that sum is an upper
 * bound. Exchanges that lose are left out, in check too once a move is found that does not lose the game. */
static zw_value zw_quiesce_selectively(zw_worker *w, const void *position, uint64_t key, zw_value alpha, zw_value beta,
                                       int ply)
{
    zw_entry entry = {.depth = 0, .move = ZW_NO_SHORT};
    w->reach = ply > w->reach ? ply : w->reach;
    int use_table = zw_in_force(w, ZW_RULE_QUIESCENCE_TABLE) && ply < ZW_MAX_DEPTH;
    int hit = use_table && zw_read_entry(w, key, 0, ply, &entry);
    if (hit && w->experiment.table_cutoffs && zw_usable(w, &entry, 0)) {
        if (entry.lower >= beta || entry.lower == entry.upper)
            return entry.lower;
        if (entry.upper <= alpha)
            return entry.upper;
    }
    int check = ply < ZW_MAX_DEPTH && G.forced && G.forced(w->context, position);
    zw_value standing = check ? -ZW_INFINITY : zw_static_evaluation_of(w, position, key, ply), best = standing,
             outcome = 0;
    if (best >= beta || ply >= ZW_MAX_DEPTH)
        return best;
    int count = zw_list_noisy(w, position, check, ply, &outcome);
    if (w->stopped)
        return 0;
    if (count <= 0)
        return check ? zw_outcome(w, outcome, 1, 0, ply) : best;
    zw_move *moves = zw_moves_at(w, ply), best_move = ZW_NO_MOVE;
    int32_t *keys = zw_keys_at(w, ply);
    if (w->switches.table_move && entry.move != ZW_NO_SHORT)
        zw_put_first(moves, keys, count, entry.move, INT32_MAX);
    void *child = zw_place(w, ply + 1);
    for (int i = 0; i < count; i++) {
        zw_pick(moves, keys, i, count);
        zw_value floor = best > alpha ? best : alpha;
        zw_trait trait;
        G.selective->trait(w->context, position, moves[i], &trait);
        zw_value most = standing + trait.gain + G.selective->delta;
        if (!check && zw_in_force(w, ZW_RULE_DELTA) && most <= floor &&
            !G.selective->checks(w->context, position, moves[i])) {
            best = most > best ? most : best;
            continue;
        }
        if ((!check || best > -zw_won(w)) && !G.selective->exchange(w->context, position, moves[i], 0))
            continue;
        int again = zw_moves_again(w, position, moves[i]);
        zw_play_child(w, position, moves[i], again, child, ply);
        w->frames[ply].slot = (int16_t)trait.slot;
        w->count.quiescence++;
        if (++w->visits >= w->check_at && w->host->check(w))
            return 0;
        uint64_t child_key = zw_key_of(w, child);
        if (w->table)
            zw_table_prefetch(w->table, zw_table_key(w, child_key, 0));
        zw_value value = again ? zw_quiesce_selectively(w, child, child_key, floor, beta, ply + 1)
                               : -zw_quiesce_selectively(w, child, child_key, -beta, -floor, ply + 1);
        if (w->stopped)
            return 0;
        if (value > best) {
            best = value;
            best_move = moves[i];
        }
        if (best >= beta)
            break;
    }
    if (use_table && w->table && (!hit || entry.depth == 0)) { /* a deeper entry is worth more */
        zw_value kept = G.flags & ZW_WINS_BY_DISTANCE ? zw_to_table(best, G.max_score, ply) : best;
        entry = ZW_A(zw_entry){.lower = best > alpha ? kept : -ZW_INFINITY,
                               .upper = best < beta ? kept : ZW_INFINITY,
                               .move = ZW_SHORT(best_move)};
        w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, 0), entry);
    }
    return best;
}

/* -------------------------------------------------------------------------------------------------- before the moves */

/* What the rules know of a node. */
typedef struct zw_view {
    int check, improving, principal, cut;
    int only; /* there is but one move */
    int quiets; /* that have been looked at */
    uint16_t table_move;
    int extension; /* of the table's move */
    zw_value value; /* the static evaluation, or a bound of the table that says more; -ZW_INFINITY in check */
} zw_view;

static inline zw_view zw_assess(zw_worker *w, const void *position, uint64_t key, const zw_entry *entry, int ply)
{
    zw_frame *here = &w->frames[ply];
    if (ply == 0) {
        here->principal = 1;
        here->cut = 0;
        here->doubled = 0;
    }
    zw_view v = {.principal = here->principal, .cut = here->cut, .table_move = entry->move};
    v.check = G.forced && G.forced(w->context, position);
    here->static_evaluation = v.check ? -ZW_INFINITY : zw_static_evaluation_of(w, position, key, ply);
    v.improving = !v.check && ply > 1 && zw_side(w, ply) == zw_side(w, ply - 2) &&
                  here->static_evaluation > w->frames[ply - 2].static_evaluation;
    v.value = here->static_evaluation;
    if (!v.check) {
        v.value = entry->lower > v.value ? entry->lower : v.value;
        v.value = entry->upper < v.value ? entry->upper : v.value;
    }
    return v;
}

/* Null move: a node that fails high even when its side passes is taken to fail high. From some depth on this is verified by a
 * search in which this side may not pass again for a while, since a pass hides zugzwang. It proves no win and averts no
 * loss. It searches a null window at beta whatever the window of the node, and gives a lower bound. */
#define ZW_NULL_VERIFIED 12
static inline zw_value zw_try_null_move(zw_worker *w, const void *position, uint64_t key, const zw_view *v,
                                        zw_value beta, int depth, int ply)
{
    void *child = zw_place(w, ply + 1);
    zw_value lead = v->value - beta;
    int steps = (int)(lead / G.selective->null_step), left = depth - 4 - depth / 4 - (steps < 3 ? steps : 3);
    left = left > 1 ? left : 1; /* quiescence would not see a quiet move that threatens everything */
    if (depth < 3 || lead < 0 || w->played[ply - 1] == ZW_NO_MOVE || ply < w->no_null_before ||
        !G.null_move(w->context, position, child))
        return ZW_INFINITY;
    w->played[ply] = ZW_NO_MOVE;
    zw_take_turn(w, 0, ply);
    w->frames[ply].slot = ZW_SLOTS;
    w->frames[ply + 1].principal = 0;
    w->frames[ply + 1].cut = (uint8_t)!v->cut;
    w->frames[ply + 1].doubled = w->frames[ply].doubled;
    if (G.reversible)
        w->reversible_run[w->path_base + ply + 1] = 0;
    zw_value value = -zw_search_ahead(w, child, zw_key_of(w, child), -beta, -beta + 1, left, ply + 1);
    if (w->stopped || value < beta)
        return ZW_INFINITY;
    value = value < zw_won(w) ? value : beta;
    if (depth < ZW_NULL_VERIFIED || w->no_null_before)
        return value;
    w->no_null_before = ply + 3 * left / 4 + 1;
    zw_value verified = zw_search_ahead(w, position, key, beta - 1, beta, left, ply);
    w->no_null_before = 0;
    return !w->stopped && verified >= beta ? value : ZW_INFINITY;
}

/* ProbCut with captures: one that is far above beta after quiescence and at a shallow depth is believed to stay above
 * beta. It searches null windows of its own, and gives a lower bound. */
#define ZW_PROBCUT_LEAST 5
static inline zw_value zw_try_probcut(zw_worker *w, const void *position, const zw_view *v, const zw_entry *entry,
                                      zw_value beta, int depth, int ply)
{
    zw_value high = beta + G.selective->probcut;
    if (depth < ZW_PROBCUT_LEAST || (entry->depth >= depth - 3 && entry->upper < high))
        return ZW_INFINITY;
    zw_value outcome;
    int count = zw_list_noisy(w, position, 0, ply, &outcome);
    zw_move *moves = zw_moves_at(w, ply);
    void *child = zw_place(w, ply + 1);
    for (int i = 0; i < count && !w->stopped; i++) {
        zw_trait trait;
        zw_pick(moves, zw_keys_at(w, ply), i, count);
        zw_move move = moves[i];
        int again = zw_moves_again(w, position, move);
        if (!G.selective->exchange(w->context, position, move, high > v->value ? high - v->value : 0))
            continue;
        G.selective->trait(w->context, position, move, &trait);
        zw_play_child(w, position, move, again, child, ply);
        w->played[ply] = move;
        w->frames[ply].slot = (int16_t)trait.slot;
        w->frames[ply + 1].principal = 0;
        w->frames[ply + 1].cut = (uint8_t)(again ? v->cut : !v->cut);
        w->frames[ply + 1].doubled = w->frames[ply].doubled;
        if (G.reversible)
            w->reversible_run[w->path_base + ply + 1] = 0;
        uint64_t child_key = zw_key_of(w, child);
        zw_value low = again ? high - 1 : -high;
        zw_value value = zw_quiesce_selectively(w, child, child_key, low, low + 1, ply + 1);
        value = again ? value : -value;
        if (value >= high && !w->stopped) {
            value = zw_search_ahead(w, child, child_key, low, low + 1, depth - 4, ply + 1);
            value = again ? value : -value;
        }
        if (value >= high && !w->stopped)
            return value < zw_won(w) ? value - G.selective->probcut : beta;
    }
    return ZW_INFINITY;
}

/* In kernel_search.h: games without rules have it, too. */
static zw_value zw_foretold(zw_worker *w, const void *position, uint64_t key, zw_value alpha, zw_value beta, int depth,
                            int ply);

/* Rules that end a node before its moves are listed: the value, or ZW_INFINITY. */
static inline zw_value zw_prune_node(zw_worker *w, const void *position, uint64_t key, const zw_view *v,
                                     const zw_entry *entry, zw_value alpha, zw_value beta, int depth, int ply)
{
    zw_value won = zw_won(w), proven = zw_proven(w);
    won = proven < won ? proven : won;
    if (v->principal || v->check || w->frames[ply].excluded != ZW_NO_SHORT || beta >= won || beta <= -won ||
        v->value >= won || v->value <= -won)
        return ZW_INFINITY;

    /* Reverse futility: a lead that is hardly lost in the few plies left. Reads beta alone; what remains of the lead is the
     * bound. */
    zw_value lead = v->value - G.selective->reverse_futility * (depth - v->improving);
    if (zw_in_force(w, ZW_RULE_REVERSE_FUTILITY) && depth <= G.selective->reverse_futility_plies && lead >= beta)
        return lead;

    /* Razoring: a deficit that quiet moves hardly make up for. Reads alpha alone; quiescence gives the upper bound. */
    if (zw_in_force(w, ZW_RULE_RAZORING) && depth <= G.selective->razor_plies &&
        v->value + G.selective->razor + G.selective->razor_ply * depth <= alpha) {
        zw_value value = zw_quiesce_selectively(w, position, key, alpha, alpha + 1, ply);
        if (w->stopped || value <= alpha)
            return w->stopped ? ZW_INFINITY : value;
    }

    zw_value value = ZW_INFINITY;
    if (G.null_move && zw_in_force(w, ZW_RULE_NULL_MOVE))
        value = zw_try_null_move(w, position, key, v, beta, depth, ply);
    if (value != ZW_INFINITY || w->stopped || !zw_in_force(w, ZW_RULE_PROBCUT))
        return value;
    if (!G.forecast)
        return zw_try_probcut(w, position, v, entry, beta, depth, ply);
    return w->forecasting || w->switches.evaluation != ZW_EVALUATION_FULL
               ? ZW_INFINITY
               : zw_foretold(w, position, key, alpha, beta, depth, ply);
}

/* Singular extension: when the table's move, which failed high nearly as deep before, is the only one to reach a little less
 * than its bound, it is extended. When others reach it too and it is at least beta, several moves cut and the node is
 * believed to fail high (multi-cut): that value is returned, otherwise ZW_INFINITY. It reads the table's lower bound and
 * not the window. Null windows use it as often as wide ones, since they leave a lower bound at nearly every node that fails
 * high. */
#define ZW_SINGULAR_LEAST 7
static inline zw_value zw_try_singular(zw_worker *w, const void *position, uint64_t key, zw_view *v,
                                       const zw_entry *entry, zw_value beta, int depth, int ply)
{
    zw_value won = zw_won(w);
    zw_frame *here = &w->frames[ply];
    if (!zw_in_force(w, ZW_RULE_SINGULAR) || ply == 0 || depth < ZW_SINGULAR_LEAST || here->excluded != ZW_NO_SHORT ||
        entry->move == ZW_NO_SHORT || entry->depth < depth - 3 || entry->lower >= won || entry->lower <= -won ||
        ply >= 2 * w->root_depth)
        return ZW_INFINITY;
    zw_value pivot = entry->lower - G.selective->singular * depth;
    int principal = here->principal;
    here->excluded = entry->move;
    here->principal = 0;
    zw_value value = zw_search_ahead(w, position, key, pivot - 1, pivot, (depth - 1) / 2, ply);
    here->excluded = ZW_NO_SHORT;
    here->principal = (uint8_t)principal;
    if (w->stopped)
        return ZW_INFINITY;
    if (value < pivot)
        v->extension = !v->principal && value < pivot - 16 * G.selective->singular && here->doubled < 4 ? 2 : 1;
    else if (pivot >= beta && !v->principal)
        return pivot;
    else if (entry->lower >= beta)
        v->extension = -1;
    return ZW_INFINITY;
}

/* --------------------------------------------------------------------------------------------------------- move by move */

/* The reduction of a late move: the product of two logarithms, in 256ths of a ply. */
static inline int zw_base_reduction(int depth, int index)
{
    static const int16_t logarithm[64] = {0,    0,    177,  281,  355,  412,  459,  498,  532,  562,  589,  614,  636,
                                          657,  676,  693,  710,  725,  740,  754,  767,  779,  791,  803,  814,  824,
                                          834,  844,  853,  862,  871,  879,  887,  895,  903,  910,  917,  924,  931,
                                          938,  944,  951,  957,  963,  969,  975,  980,  986,  991,  996,  1001, 1007,
                                          1012, 1016, 1021, 1026, 1030, 1035, 1039, 1044, 1048, 1052, 1057, 1061};
    int product = logarithm[depth < 63 ? depth : 63] * logarithm[index < 63 ? index : 63] / 256;
    return 64 + product * 3 / 8;
}

/* Is a move left out? Only after one that does not lose has been searched, never at principal nodes, and never a check,
 * which might mate. Reads alpha alone. For a futile move the bound is what it could hardly reach; the others are only taken
 * to be no better than the best move searched. */
static inline int zw_prunes_move(zw_worker *w, const void *position, const zw_view *v, zw_move move,
                                 const zw_trait *trait, int history, int reduction, zw_value alpha, int depth,
                                 zw_value *best)
{
    int left = depth - 1 - reduction > 0 ? depth - 1 - reduction : 0;
    if (!trait->quiet)
        return zw_in_force(w, ZW_RULE_EXCHANGE) && depth <= G.selective->exchange_plies &&
               !G.selective->exchange(w->context, position, move, -G.selective->tactical_loss * depth);
    if (zw_in_force(w, ZW_RULE_LATE_MOVES) &&
        ((depth <= G.selective->late_plies && v->quiets > (4 + depth * depth) / (2 - v->improving)) ||
         (left < G.selective->late_plies / 2 && history < -4096 * (left + 1))))
        return 1;
    zw_value most = v->value + G.selective->futility + G.selective->futility_ply * left;
    if (zw_in_force(w, ZW_RULE_FUTILITY) && !v->check && left <= G.selective->futility_plies && most <= alpha) {
        *best = most > *best ? most : *best;
        return 1;
    }
    return zw_in_force(w, ZW_RULE_EXCHANGE) && left <= G.selective->exchange_plies &&
           !G.selective->exchange(w->context, position, move, -G.selective->quiet_loss * left * left);
}

/* The reduction of a move in plies. */
static inline int zw_reduction(const zw_worker *w, const zw_view *v, const zw_trait *trait, int killer, int checks,
                               int history, int depth, int index)
{
    if (!zw_in_force(w, ZW_RULE_LMR) || depth < 3 || index < 1 + 2 * v->principal)
        return 0;
    int reduction = zw_base_reduction(depth, index);
    reduction += v->cut ? 192 : 0;
    reduction += v->improving ? 0 : 96;
    reduction -= v->principal ? 256 : 0;
    reduction -= v->check ? 128 : 0;
    reduction -= (killer ? 256 : 0) + (checks ? 256 : 0);
    reduction -= trait->quiet ? history / 48 : 384;
    return reduction > 0 ? reduction / 256 : 0;
}

/* Is the child of the move expected to fail high? */
static inline int zw_child_cuts(const zw_view *v, int again, int index)
{
    return v->principal ? index > 0 : again ? v->cut : !v->cut;
}

/* Decides on a move: -1 when it is left out, otherwise by how many plies its first search is reduced. *full_depth grows
 * with an extension, *best with the bound of a futile move. */
static inline int zw_plan_move(zw_worker *w, const void *position, zw_view *v, zw_move move, int again, int index,
                               zw_value alpha, int depth, int ply, zw_value *best, int *full_depth)
{
    zw_frame *here = &w->frames[ply], *below = here + 1;
    zw_trait trait;
    if (ZW_SHORT(move) == here->excluded)
        return -1;
    G.selective->trait(w->context, position, move, &trait);
    v->quiets += trait.quiet;
    int checks = (index > 0 || zw_in_force(w, ZW_RULE_CHECK)) && G.selective->checks(w->context, position, move);
    int reduction = 0;
    if (index > 0) { /* the first move is neither left out nor reduced */
        int killer = ZW_SHORT(move) == w->killers[ply][0] || ZW_SHORT(move) == w->killers[ply][1];
        int history = trait.quiet ? zw_history_of(w, move, trait.slot, ply) : 0;
        reduction = zw_reduction(w, v, &trait, killer, checks, history, depth, index);
        if (!v->principal && !checks && *best > -zw_won(w) && alpha < zw_proven(w) &&
            zw_prunes_move(w, position, v, move, &trait, history, reduction, alpha, depth, best))
            return -1;
    }
    int extension = ZW_SHORT(move) == v->table_move ? v->extension : 0;
    if (!extension && zw_in_force(w, ZW_RULE_CHECK) && ply < 2 * w->root_depth && checks &&
        G.selective->exchange(w->context, position, move, 0))
        extension = 1;
    if (!extension && zw_in_force(w, ZW_RULE_ONLY_MOVE) && ply < 2 * w->root_depth && v->only)
        extension = 1;
    *full_depth += extension;
    if (reduction >= *full_depth)
        reduction = *full_depth > 1 ? *full_depth - 1 : 0; /* never into quiescence */
    here->slot = (int16_t)trait.slot;
    below->doubled = (int16_t)(here->doubled + (extension > 1));
    below->principal = (uint8_t)(v->principal && index == 0);
    below->cut = (uint8_t)(reduction > 0 || zw_child_cuts(v, again, index));
    return reduction;
}
