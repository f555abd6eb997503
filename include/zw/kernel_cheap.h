/* kernel_cheap.h - cheaper cutoffs from irregular branching: of the moves that promise one, the cheapest to prove first.
 * Included by kernel.h; no include guard.
 *
 * An open question of Plaat's thesis (1996, chapter 6). A move promises a cutoff when a shallower entry of its child says
 * so or, where the table has none, the child's static evaluation comes near enough. Its cost is estimated by the
 * replies it leaves or by the size that the table has kept. Only the order of moves changes, and every look at a child is
 * counted. */

#define ZW_CHEAP_COSTS 4096 /* costs are below this */
#define ZW_CHEAP_STEP (1 << 18) /* between the keys of two costs: room for the usual order among equals */

/* The entry of a position from one or two iterations ago. */
static inline int zw_cheap_entry(zw_worker *w, uint64_t key, int depth, zw_entry *entry)
{
    for (int less = 1; less <= 2 && w->table; less++) {
        w->count.cheap_probes++;
        if (zw_table_probe(w->table, zw_table_key(w, key, depth - less), entry) && entry->depth >= depth - less)
            return 1;
    }
    return 0;
}

/* A guess at the nodes below the child, from 0; -1: none. */
static int zw_cheap_cost(zw_worker *w, const void *child, uint64_t key, uint64_t size, int ply)
{
    zw_value outcome;
    int replies = 0, bits = 0;
    if (w->experiment.cheap == ZW_CHEAP_REPLIES || w->experiment.cheap == ZW_CHEAP_FORCED) {
        w->count.cheap_probes++;
        replies = G.count ? G.count(w->context, child) : zw_list(w, child, zw_moves_at(w, ply), 0, &outcome);
    }
    switch (w->experiment.cheap) {
    case ZW_CHEAP_REPLIES:
        return replies < ZW_CHEAP_COSTS ? replies : ZW_CHEAP_COSTS - 1;
    case ZW_CHEAP_FORCED:
        return replies <= 1 ? 0 : -1;
    case ZW_CHEAP_SIZE: /* sixteen steps from one power of two to the next */
        while (size >> bits > 31)
            bits++;
        return size ? bits * 16 + (int)(size >> bits) : -1;
    default:
        return (int)(key * UINT64_C(0x9E3779B97F4A7C15) >> 52);
    }
}

/* Gives the moves that promise a cutoff keys above all others, except the table's move where that promises none. */
static __attribute__((noinline)) void zw_cheapest_first(zw_worker *w, const void *position, uint64_t key, zw_value beta,
                                                        int depth, int ply, const zw_move *moves, int32_t *keys,
                                                        int count)
{
    void *child = zw_place(w, ply + 1);
    zw_entry entry;
    int known = zw_cheap_entry(w, key, depth, &entry);
    w->count.cheap_probes += !known;
    if ((known ? entry.lower : zw_evaluate(w, position, 0, ply)) < beta)
        return; /* no cutoff is to be expected */
    for (int i = 0; i < count && !w->stopped; i++) {
        int again = zw_moves_again(w, position, moves[i]);
        G.play(w->context, position, moves[i], child);
        uint64_t child_key = zw_key_of(w, child), size = 0;
        zw_value hope;
        if (zw_cheap_entry(w, child_key, depth - 1, &entry)) {
            hope = zw_least(&entry, again);
            size = entry.size;
        } else {
            w->count.cheap_probes++;
            zw_value value = zw_evaluate(w, child, 0, ply + 1);
            hope = w->cheap_margin + (again ? value : -value);
        }
        int cost = hope >= beta ? zw_cheap_cost(w, child, child_key, size, ply + 1) : -1;
        int32_t usual = keys[i] >> 10, most = ZW_CHEAP_STEP / 2 - 1;
        if (cost >= 0)
            keys[i] = INT32_MAX - ZW_CHEAP_STEP - cost * ZW_CHEAP_STEP +
                      (usual > most    ? most
                       : usual < -most ? -most
                                       : usual);
    }
}
