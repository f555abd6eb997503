/* root_ranks.c - which root moves an endgame database leaves to the search: those with the best rank. Knows nothing of what
 * the ranks mean. */
#include "engine.h"
#include "../game/databases.h"

#include <stdlib.h>

/* Has a position come back since the last move that cannot be taken back? */
static int has_repeated(const zw_engine *e)
{
    const zw_worker *w = e->worker;
    int step = e->game.moves_again ? 1 : 2;
    for (int back = 0; back < w->reversible_run[w->path_base]; back++)
        if (zw_occurrences(w, w->path_base - back, 2 * step, step) > 0)
            return 1;
    return 0;
}

static int largest_first(const void *one, const void *other)
{
    const int a = *(const int *)one, b = *(const int *)other;
    return (a < b) - (a > b);
}

/* The rank below which a move is left out: with several lines wanted there must be enough moves for them. */
static int least_rank(const int *ranks, const int *excluded, int count, int lines)
{
    int kept[ZW_MAX_MOVES], all = 0;
    for (int i = 0; i < count; i++)
        if (!excluded[i])
            kept[all++] = ranks[i];
    qsort(kept, (size_t)all, sizeof *kept, largest_first);
    lines = lines < 1 ? 1 : lines;
    return all ? kept[lines < all ? lines - 1 : all - 1] : 0;
}

int zw_engine_exclude_known(const zw_engine *e, const zw_move *moves, int count, int *excluded)
{
    zw_tablebase *t = e->options.instance == ZW_TOURNAMENT ? e->options.tablebase : NULL;
    int ranks[ZW_MAX_MOVES];
    if (!t || !t->functions->rank || count < 1 || count > ZW_MAX_MOVES ||
        t->functions->rank(t, e->position, e->worker->root_no_progress, has_repeated(e), moves, count, ranks) ==
            ZW_NOT_RANKED)
        return 0;
    int least = least_rank(ranks, excluded, count, e->limits.multipv);
    for (int i = 0; i < count; i++)
        excluded[i] |= ranks[i] < least;
    return 1;
}
