/* kernel_search.h - the search function of one instance. Included by kernel.h three times; no include guard.
 *
 * ZW_IS_TOURNAMENT adds settling, repetition, null move and selectivity; ZW_IS_TRACED tells the sink of every step.
 * What an instance does not have is compiled away. The rules of zw_selective are in kernel_selective.h; here stands when
 * each is asked. */

#define ZW_IS_SELECTIVE (ZW_IS_TOURNAMENT && ZW_CAN_SELECT)

#if ZW_IS_TRACED
#define ZW_TELL(what, ...)                                                                                             \
    w->sink(w->sink_user, &(zw_event){.kind = what,                                                                    \
                                      .ply = ply,                                                                      \
                                      .depth = depth,                                                                  \
                                      .alpha = alpha,                                                                  \
                                      .beta = beta,                                                                    \
                                      .key = key,                                                                      \
                                      .position = position,                                                            \
                                      __VA_ARGS__})
#define ZW_CAME_BY (ply ? w->played[ply - 1] : ZW_NO_MOVE)
#else
#define ZW_TELL(what, ...) (void)0
#endif

static zw_value ZW_SEARCH(zw_worker *w, const void *at, uint64_t key, zw_value alpha, zw_value beta, int depth,
                          int ply);

/* Multi-ProbCut: where a shallow search fails by so much that the deep one will hardly do otherwise, its word is taken.
 * Each forecast asks one null window, on the side of the node's where the static value lies. Only null windows are cut;
 * what is returned is the bound that the shallow value foretells, at least beta or at most alpha (were it just those,
 * MTD(f) would creep), or ZW_INFINITY when nothing is foretold. MTD(f) therefore cuts on the principal variation too,
 * where NegaScout's window is wide. No forecast is made within a forecast. */
#if ZW_IS_TOURNAMENT
static zw_value ZW_FN(foretold)(zw_worker *w, const ZW_POSITION *position, uint64_t key, zw_value alpha, zw_value beta,
                                int depth, int ply)
{
    zw_forecast f;
    zw_value seen = 0;
    (void)depth; /* a game without forecast() does not look */
    for (int which = 0; ZW_DO_FORECAST(w, position, depth, which, &f); which++) {
        if (which == 0)
            seen = ZW_FN(evaluate)(w, position, 1, ply);
        int high = seen >= beta;
        zw_value value = seen, wanted = high ? beta - f.shift + f.margin : alpha - f.shift - f.margin;
        if (wanted > ZW_LIMIT_SCORE(w) || wanted < -ZW_LIMIT_SCORE(w))
            continue;
        if (f.depth > 0) {
            w->forecasting = 1;
            value = ZW_SEARCH(w, position, key, high ? wanted - 1 : wanted, high ? wanted : wanted + 1, f.depth, ply);
            w->forecasting = 0;
            if (w->stopped)
                return ZW_INFINITY;
        }
        if (high ? value >= wanted : value <= wanted)
            return high ? value + f.shift - f.margin : value + f.shift + f.margin;
    }
    return ZW_INFINITY;
}
#endif

static zw_value ZW_SEARCH(zw_worker *w, const void *at, uint64_t key, zw_value alpha, zw_value beta, int depth, int ply)
{
    const ZW_POSITION *position = at;

    /* 1. Limits are looked at every few thousand nodes. A stop unwinds by return value. */
    if (__builtin_expect(++w->visits >= w->check_at, 0) && zw_worker_check(w))
        return 0;
    ZW_TELL(ZW_EVENT_ENTER, .move = ZW_CAME_BY);

    /* 2. What the game knows without searching: repetition, exact bounds. */
#if ZW_IS_TOURNAMENT
    if (ZW_HAS_REVERSIBLE(w)) {
        w->path[w->path_base + ply] = key;
        if (ply > 0 && zw_repeats(w, position, ply)) {
            w->count.leaves++;
            return 0;
        }
    }
    if (ply >= ZW_MAX_DEPTH || depth < 0)
        depth = 0;
    else if (depth > ZW_MAX_DEPTH - ply) /* extensions end where the stack does */
        depth = ZW_MAX_DEPTH - ply;
#if ZW_IS_SELECTIVE
    if (ZW_HAS_SELECTIVE(w) && ZW_FN(in_force)(w, ZW_RULE_MATE_DISTANCE) && ply > 0 &&
        (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE)) { /* nothing here is better than mate next, or worse than mate now */
        zw_value low = ply - ZW_LIMIT_SCORE(w), high = ZW_LIMIT_SCORE(w) - ply - 1;
        if (high <= alpha || low >= beta) {
            w->count.leaves++;
            return high <= alpha ? high : low; /* not alpha or beta: DUAL* would creep up from below all values */
        }
        alpha = low > alpha ? low : alpha;
        beta = high < beta ? high : beta;
    }
#endif
    if (ZW_HAS_SETTLE(w) && ply > 0) {
        zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY;
        int known = ZW_DO_SETTLE(w, position, alpha, beta, depth, &lower, &upper);
        ZW_FN(count_visited)(w);
        if (known) {
            lower = ZW_FN(value)(w, lower, 1, depth, ply);
            upper = ZW_FN(value)(w, upper, 1, depth, ply);
            if (lower >= beta || upper <= alpha || lower == upper) {
                w->count.leaves++;
                return lower >= beta ? lower : upper;
            }
            alpha = lower > alpha ? lower : alpha;
            beta = upper < beta ? upper : beta;
        }
    }
#endif

    /* 3. What the table knows. The window is narrowed by its bounds, and failing low or high is judged against the
     * narrowed window. The root is searched whatever the table says: somebody wants its move. */
    uint16_t table_move = ZW_NO_SHORT;
    int use_table = w->table != NULL && (depth > 0 || w->switches.store_leaves);
#if ZW_IS_SELECTIVE
    zw_entry known = {.lower = -ZW_INFINITY, .upper = ZW_INFINITY, .depth = -1, .move = ZW_NO_SHORT};
    uint16_t excluded = ZW_HAS_SELECTIVE(w) ? w->frames[ply].excluded : ZW_NO_SHORT;
    use_table = use_table && excluded == ZW_NO_SHORT; /* without a move this is not the position that the table means */
#endif
    if (use_table) {
        zw_entry entry;
        w->count.table_probes++;
        if (zw_table_probe(w->table, zw_table_key(w, key, depth), &entry)) {
            w->count.table_hits++;
#if ZW_IS_TOURNAMENT
            if (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE) {
                entry.lower = zw_from_table(entry.lower, ZW_LIMIT_SCORE(w), ply);
                entry.upper = zw_from_table(entry.upper, ZW_LIMIT_SCORE(w), ply);
            }
#else
            if ((ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE) && entry.depth > depth) {
                entry.lower = zw_from_deeper(entry.lower, ZW_LIMIT_SCORE(w), entry.depth - depth);
                entry.upper = zw_from_deeper(entry.upper, ZW_LIMIT_SCORE(w), entry.depth - depth);
            }
#endif
            ZW_TELL(ZW_EVENT_TABLE_HIT, .lower = entry.lower, .upper = entry.upper, .move = ZW_CAME_BY);
            table_move = entry.move;
#if ZW_IS_SELECTIVE
            known = entry;
#endif
            if (ply > 0 && w->experiment.table_cutoffs && zw_usable(w, &entry, depth) &&
                !(ZW_IS_TOURNAMENT && ZW_HAS_REVERSIBLE(w) && zw_may_repeat(w, ply))) {
                if (entry.lower >= beta || entry.upper <= alpha || entry.lower == entry.upper) {
                    zw_value value = entry.lower >= beta ? entry.lower : entry.upper;
                    w->count.table_cutoffs++;
                    if (w->sizes_in_full)
                        w->spared += entry.size - 1;
                    ZW_TELL(ZW_EVENT_TABLE_CUTOFF, .value = value, .lower = entry.lower, .upper = entry.upper,
                            .move = ZW_CAME_BY);
                    return value;
                }
                alpha = entry.lower > alpha ? entry.lower : alpha;
                beta = entry.upper < beta ? entry.upper : beta;
            }
        } else if (w->key_by_depth && w->switches.table_move && depth > 1 &&
                   zw_table_probe(w->table, zw_table_key(w, key, depth - 1), &entry)) {
            table_move = entry.move; /* of the previous iteration */
        }
    }

    /* 4. A leaf. At fixed depth it is resolved with a window of its own, so that its value depends on the position
     * alone and may be stored as exact (the 1997 report's listing stores one bound only, and evaluates again). */
    if (depth <= 0) {
        w->count.leaves++;
        zw_value value;
#if ZW_IS_SELECTIVE
        if (ZW_HAS_SELECTIVE(w) && w->switches.quiescence)
            return ZW_FN(resolve)(w, position, key, alpha, beta, ply);
#endif
        if (ZW_HAS_TACTICAL(w) && w->switches.quiescence)
            value = ZW_IS_TOURNAMENT ? ZW_FN(quiesce)(w, position, alpha, beta, 1, ply)
                                     : ZW_FN(quiesce)(w, position, -ZW_INFINITY, ZW_INFINITY, 0, ply);
        else
            value = ZW_FN(evaluate)(w, position, ZW_IS_TOURNAMENT, ply);
        if (w->stopped)
            return 0;
        if (use_table && !(ZW_IS_TOURNAMENT && ZW_HAS_TACTICAL(w))) {
            zw_value kept = ZW_IS_TOURNAMENT && (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE)
                                ? zw_to_table(value, ZW_LIMIT_SCORE(w), ply)
                                : value;
            zw_entry entry = {.lower = kept, .upper = kept, .depth = 0, .move = ZW_NO_SHORT, .size = 1};
#ifdef ZW_MUTATE_LEAF_BOUND
            if (value <= alpha)
                entry.lower = -ZW_INFINITY;
            else if (value >= beta)
                entry.upper = ZW_INFINITY;
#endif
            w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, 0), entry);
        }
        ZW_TELL(ZW_EVENT_LEAF, .value = value, .move = ZW_CAME_BY);
        return value;
    }

    /* 4a. What a shallow search foretells. */
#if ZW_IS_TOURNAMENT
    if (ZW_HAS_FORECAST(w) && w->switches.selectivity && w->switches.evaluation == ZW_EVALUATION_FULL && ply > 0 &&
        beta - alpha == 1 && !w->forecasting) {
        zw_value value = ZW_FN(foretold)(w, position, key, alpha, beta, depth, ply);
        if (w->stopped)
            return 0;
        if (value != ZW_INFINITY) {
            zw_entry entry = {.lower = value > alpha ? value : -ZW_INFINITY,
                              .upper = value > alpha ? ZW_INFINITY : value,
                              .depth = depth,
                              .move = table_move,
                              .size = 1};
            w->count.interior++;
            if (use_table)
                w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, depth), entry);
            return value;
        }
    }
#endif

    /* 4b. What the rules know before a move is made. */
#if ZW_IS_SELECTIVE
    ZW_FN(view) view = {.check = 0};
    if (ZW_HAS_SELECTIVE(w)) {
        if (ply == 0)
            w->root_depth = depth;
        view = ZW_FN(look)(w, position, key, &known, ply);
        zw_value value =
            ply > 0 ? ZW_FN(cut_early)(w, position, key, &view, &known, alpha, beta, depth, ply) : ZW_INFINITY;
        /* Internal iterative reduction: without a move to begin with a node is dear, and worth little so far. What is
         * found is stored at the depth that was searched. */
        if (ZW_FN(in_force)(w, ZW_RULE_IIR) && ply > 0 && depth >= 5 && known.move == ZW_NO_SHORT &&
            (view.principal || view.cut) && excluded == ZW_NO_SHORT)
            depth--;
        if (value == ZW_INFINITY && !w->stopped)
            value = ZW_FN(try_singular)(w, position, key, &view, &known, beta, depth, ply);
        if (w->stopped)
            return 0;
        if (value != ZW_INFINITY) {
            w->count.interior++;
            return value;
        }
    }
#endif

    /* 5. The moves. At the root they are the engine's; elsewhere none means that the game is over. */
    zw_move *moves = zw_moves_at(w, ply);
    zw_value outcome = 0;
    int count;
    if (ply == 0) {
        count = w->root->count;
        for (int i = 0; i < count; i++)
            moves[i] = w->root->moves[i].move;
    } else {
        count = ZW_FN(list)(w, position, moves, ZW_IS_TOURNAMENT, &outcome);
        if (w->stopped)
            return 0;
    }
    if (count == 0) {
        w->count.leaves++;
        zw_value value = ZW_FN(value)(w, outcome, ZW_IS_TOURNAMENT, depth, ply);
        if (use_table && w->switches.store_leaves && !(ZW_IS_TOURNAMENT && (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE))) {
            zw_entry entry = {.lower = value, .upper = value, .depth = depth, .move = ZW_NO_SHORT, .size = 1};
            w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, depth), entry);
        }
        ZW_TELL(ZW_EVENT_LEAF, .value = value, .move = ZW_CAME_BY);
        return value;
    }

    ZW_POSITION *child = ZW_PLACE(w, ply + 1);

    /* 6. Null move: a side that may pass and still fails high will fail high. It proves no win and averts no loss. */
#if ZW_IS_TOURNAMENT
    zw_value won = ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE ? ZW_LIMIT_SCORE(w) - ZW_STACK : ZW_LIMIT_SCORE(w);
    (void)won; /* a game without null_move() and adjust() does not look */
    if (ZW_HAS_NULL_MOVE(w) && !ZW_HAS_SELECTIVE(w) && w->switches.selectivity && ply > 0 && depth >= 3 &&
        beta - alpha == 1 && w->played[ply - 1] != ZW_NO_MOVE && beta < won && beta > -won &&
        ZW_FN(evaluate)(w, position, 1, ply) >= beta && ZW_DO_NULL_MOVE(w, position, child)) {
        w->played[ply] = ZW_NO_MOVE;
        if (ZW_HAS_REVERSIBLE(w))
            w->reversible_run[w->path_base + ply + 1] = 0;
        zw_value value = -ZW_SEARCH(w, child, ZW_DO_HASH(w, child), -beta, -beta + 1, depth - 3 - depth / 4, ply + 1);
        if (w->stopped)
            return 0;
        if (value >= beta) {
            w->count.interior++;
            return value < won ? value : beta;
        }
    }
#endif

    /* 7. Enhanced transposition cutoffs: a child that the table already knows to be good enough. All buckets are asked
     * for before the first is read. */
    uint16_t promising = ZW_NO_SHORT; /* etc_order: a child's shallower entry would cut */
    if (w->switches.etc >= 0 && w->table && depth > w->switches.etc && ply > 0 &&
        (depth > 1 || w->switches.store_leaves)) {
        uint64_t child_keys[ZW_ETC_BATCH];
        for (int from = 0; from < count; from += ZW_ETC_BATCH) {
            int batch = count - from < ZW_ETC_BATCH ? count - from : ZW_ETC_BATCH;
            for (int i = 0; i < batch; i++) {
                uint64_t child_key;
                if (ZW_HAS_CHILD_HASH(w)) {
                    child_key = ZW_DO_CHILD_HASH(w, position, moves[from + i]);
                } else {
                    ZW_DO_PLAY(w, position, moves[from + i], child);
                    child_key = ZW_DO_HASH(w, child);
                }
                child_keys[i] = zw_table_key(w, child_key, ZW_FN(depth_behind)(w, position, moves[from + i], depth));
                zw_table_prefetch(w->table, child_keys[i]);
            }
            for (int i = 0; i < batch; i++) {
                zw_entry entry;
                w->count.etc_probes++;
                if (!zw_table_probe(w->table, child_keys[i], &entry) ||
                    !zw_usable(w, &entry, ZW_FN(depth_behind)(w, position, moves[from + i], depth))) {
#if !ZW_IS_TOURNAMENT
                    if (w->experiment.etc_order && promising == ZW_NO_SHORT && depth > 2) {
                        w->count.etc_probes++;
                        if (zw_table_probe(w->table, child_keys[i] - zw_table_key(w, 0, 1), &entry) &&
                            entry.depth == depth - 2 && -entry.upper >= beta)
                            promising = ZW_SHORT(moves[from + i]);
                    }
#endif
                    continue;
                }
#if ZW_IS_TOURNAMENT
                if (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE)
                    entry.upper = zw_from_table(entry.upper, ZW_LIMIT_SCORE(w), ply + 1);
#else
                if ((ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE) && entry.depth >= depth)
                    entry.upper = zw_from_deeper(entry.upper, ZW_LIMIT_SCORE(w), entry.depth - depth + 1);
#endif
                if (-entry.upper < beta)
                    continue;
                zw_value value = -entry.upper;
                zw_value kept = ZW_IS_TOURNAMENT && (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE)
                                    ? zw_to_table(value, ZW_LIMIT_SCORE(w), ply)
                                    : value;
                w->count.etc_cutoffs++;
                if (w->sizes_in_full)
                    w->spared += entry.size;
                ZW_TELL(ZW_EVENT_ETC_CUTOFF, .value = value, .move = moves[from + i]);
                entry = (zw_entry){.lower = kept, .upper = ZW_INFINITY, .depth = depth, .size = entry.size + 1};
                entry.move = ZW_SHORT(moves[from + i]);
                w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, depth), entry);
                return value;
            }
        }
    }

    /* 8. What the game expects: a selective search believes it, and leaves it to a deeper one to know. */
#if ZW_IS_TOURNAMENT
    if (ZW_HAS_EXPECT(w) && w->switches.selectivity && ply > 0) {
        zw_node node = {ply, depth, alpha, beta, beta - alpha > 1, w->played};
        zw_value value;
        (void)node; /* a game without expect() does not look */
        int believed = ZW_DO_EXPECT(w, position, &node, &value);
        ZW_FN(count_visited)(w);
        if (believed) {
            w->count.interior++;
            if (use_table) {
                zw_entry entry = {.lower = value >= beta ? value : -ZW_INFINITY,
                                  .upper = value <= alpha ? value : ZW_INFINITY,
                                  .depth = depth,
                                  .move = table_move};
                w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, depth), entry);
            }
            return value;
        }
    }
#endif

#if ZW_IS_SELECTIVE
    view.only = count == 1;
#endif
    w->count.interior++;
    w->count.generated += (unsigned)count;
    uint64_t nodes_before = w->visits + w->spared;

    /* 9. Keys for the order: the table's move, killers, static hints and history; on request the cheapest
     * of promised cutoffs. The engine orders the root. */
    int32_t *keys = w->sort_keys + (size_t)ply * w->move_stride;
    int hints = ZW_HAS_ORDER(w) && w->switches.static_order;
    int cheap = !ZW_IS_TOURNAMENT && w->experiment.cheap != ZW_CHEAP_OFF && ply > 0 && depth >= 3;
    int sorted = ply > 0 && count > 1 && (hints || w->switches.killers || w->switches.history || cheap);
    int guided = 0;
    if (sorted) {
        if (hints) {
            ZW_DO_ORDER(w, position, moves, count, keys);
            ZW_FN(count_visited)(w);
        } else {
            memset(keys, 0, (size_t)count * sizeof *keys);
        }
#if ZW_IS_SELECTIVE
        if (ZW_HAS_SELECTIVE(w))
            ZW_FN(add_records)(w, position, moves, keys, count, ply);
#endif
        if (w->switches.history && !(ZW_IS_TOURNAMENT && ZW_HAS_SELECTIVE(w)))
            for (int i = 0; i < count; i++)
                keys[i] += w->history[ply & 1][moves[i] & (ZW_HISTORY_SLOTS - 1)];
        for (int i = 0; i < count && w->switches.killers; i++) {
            if (ZW_SHORT(moves[i]) == w->killers[ply][0])
                keys[i] += ZW_KILLER_BONUS + 1;
            else if (ZW_SHORT(moves[i]) == w->killers[ply][1])
                keys[i] += ZW_KILLER_BONUS;
        }
    }
    if (w->switches.table_move && ply > 0 && table_move != ZW_NO_SHORT)
        guided = zw_put_first(moves, sorted ? keys : NULL, count, table_move, INT32_MAX - 1);
#if !ZW_IS_TOURNAMENT
    if (cheap && sorted)
        ZW_FN(cheapest_first)(w, position, key, beta, depth, ply, moves, keys, count);
#endif
    if (promising != ZW_NO_SHORT)
        zw_put_first(moves, sorted ? keys : NULL, count, promising, INT32_MAX);

    /* 10. The moves, best first. `alpha` stays the original: the listing of the 1996 paper overwrites it, and then takes
     * every result for an upper bound. */
    zw_value best = -ZW_INFINITY;
    zw_move best_move = ZW_NO_MOVE;
    for (int i = 0; i < count; i++) {
        if (sorted)
            zw_pick(moves, keys, i, count);
        zw_move move = moves[i];
        zw_value floor = best > alpha ? best : alpha;
        int full_depth = ZW_FN(depth_behind)(w, position, move, depth), child_depth = full_depth, reduced = 0;
#if ZW_IS_SELECTIVE
        if (ZW_HAS_SELECTIVE(w)) {
            int reduction = ZW_FN(plan)(w, position, &view, move, i, alpha, depth, ply, &best, &full_depth);
            if (reduction < 0)
                continue;
            child_depth = full_depth - reduction;
            reduced = reduction > 0;
        }
#endif
#if ZW_IS_TOURNAMENT
        if (ZW_HAS_ADJUST(w) && w->switches.selectivity) {
            zw_node node = {ply, depth, alpha, beta, beta - alpha > 1, w->played};
            (void)node; /* a game without adjust() does not look */
            int change = ZW_DO_ADJUST(w, position, &node, move, i);
            /* Something must be left, and while everything tried is lost nothing may be: a loss is said to be proven. */
            if (change == ZW_PRUNE && best > (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE ? -won : -ZW_INFINITY))
                continue;
            if (change != ZW_PRUNE)
                child_depth += change;
            reduced = change < 0 && i > 0;
        }
        if (ZW_HAS_REVERSIBLE(w))
            w->reversible_run[w->path_base + ply + 1] =
                ZW_DO_REVERSIBLE(w, position, move) ? w->reversible_run[w->path_base + ply] + 1 : 0;
#endif
        ZW_DO_PLAY(w, position, move, child);
        w->played[ply] = move;
        uint64_t child_key = ZW_DO_HASH(w, child);
        assert(!ZW_HAS_CHILD_HASH(w) || ZW_DO_CHILD_HASH(w, position, move) == child_key);
        if (w->table)
            zw_table_prefetch(w->table, zw_table_key(w, child_key, child_depth));
        uint64_t visits = w->visits;
        zw_value value = -ZW_INFINITY;

        if (reduced) { /* a reduced move must earn its full depth */
            value = -ZW_SEARCH(w, child, child_key, -floor - 1, -floor, child_depth, ply + 1);
            if (w->stopped)
                return 0;
            child_depth = full_depth;
#if ZW_IS_SELECTIVE
            w->frames[ply + 1].cut = (uint8_t)(view.principal ? i > 0 : !view.cut);
#endif
        }
        if (!reduced || value > floor) {
            int scout = i > 0 && w->policy != ZW_POLICY_ALPHABETA && beta - floor > 1;
            value = -ZW_SEARCH(w, child, child_key, scout ? -floor - 1 : -beta, -floor, child_depth, ply + 1);
            if (w->stopped)
                return 0;
            if (scout && value > floor && value < beta && !(w->shallow_exact && depth <= 2)) {
                w->count.researches++;
                ZW_TELL(ZW_EVENT_RESEARCH, .value = value, .move = move, .index = i);
#if ZW_IS_SELECTIVE
                w->frames[ply + 1].principal = (uint8_t)view.principal;
                w->frames[ply + 1].cut = 0;
#endif
                zw_value again = w->policy == ZW_POLICY_SCOUT
                                     ? -ZW_SEARCH(w, child, child_key, -ZW_INFINITY, ZW_INFINITY, child_depth, ply + 1)
                                     : -ZW_SEARCH(w, child, child_key, -beta, -value, child_depth, ply + 1);
                if (w->stopped)
                    return 0;
                w->count.researches_below += again < value;
                value = again > value ? again : value;
            }
        }
        if (ply == 0)
            zw_root_learn(w->root, i, value, floor, beta, w->visits - visits);
        if (value > best) {
            best = value;
            best_move = move;
        }
        if (best >= beta) {
            w->count.cutoffs++;
            w->count.first_cutoffs += i == 0;
            w->count.guided_cutoffs += (unsigned)guided;
            w->count.guided_first_cutoffs += (unsigned)(guided && i == 0);
            ZW_TELL(ZW_EVENT_CUTOFF, .value = best, .move = move, .index = i);
#if ZW_IS_SELECTIVE
            if (ZW_HAS_SELECTIVE(w)) {
                ZW_FN(learn)(w, position, moves, i, depth, ply);
                break;
            }
#endif
            if (w->switches.killers && w->killers[ply][0] != ZW_SHORT(move)) {
                w->killers[ply][1] = w->killers[ply][0];
                w->killers[ply][0] = ZW_SHORT(move);
            }
            if (w->switches.history) {
                int bonus = depth * depth < ZW_HISTORY_MAX / 16 ? depth * depth : ZW_HISTORY_MAX / 16;
                zw_history_add(w, ply, move, bonus);
                for (int k = 0; k < i; k++)
                    zw_history_add(w, ply, moves[k], -bonus);
            }
            break;
        }
    }

    /* 11. What was learned goes into the table: failing low proves an upper bound, failing high a lower one. */
    if (use_table && !(ply == 0 && w->root->restricted)) {
        zw_value kept =
            ZW_IS_TOURNAMENT && (ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE) ? zw_to_table(best, ZW_LIMIT_SCORE(w), ply) : best;
        zw_entry entry = {.lower = best > alpha ? kept : -ZW_INFINITY,
                          .upper = best < beta ? kept : ZW_INFINITY,
                          .depth = depth,
                          .move = ZW_SHORT(best_move),
                          .size = w->visits + w->spared - nodes_before + 1};
#ifdef ZW_MUTATE_LOST_ALPHA
        entry.lower = best >= beta ? kept : -ZW_INFINITY;
        entry.upper = kept;
#endif
        w->count.crossed += (unsigned)zw_table_store(w->table, zw_table_key(w, key, depth), entry);
    }
    ZW_TELL(ZW_EVENT_LEAVE, .value = best, .move = best_move);
    return best;
}

#undef ZW_TELL
#undef ZW_CAME_BY
#undef ZW_IS_SELECTIVE
#undef ZW_IS_TOURNAMENT
#undef ZW_IS_TRACED
#undef ZW_SEARCH
