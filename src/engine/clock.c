/* clock.c - how long a move may take.
 *
 * A fixed time is used up; a game clock is shared out, with a soft limit after which no iteration is begun and a hard one
 * that interrupts. Must not know what is being searched. */
#include "engine.h"

#define MARGIN 0.03 /* seconds kept back for what happens outside the search */
#define MOVES_EXPECTED 30.0 /* when the clock does not say how many are left */

static double larger(double a, double b)
{
    return a > b ? a : b;
}

void zw_clock_start(zw_engine *e)
{
    zw_worker *w = e->worker;
    const zw_limits *l = &e->limits;
    e->started = w->started = zw_now();
    e->soft = 0;
    w->deadline = 0;
    if (l->seconds > 0)
        w->deadline = e->started + l->seconds;
    if (l->clock > 0) {
        double left = larger(l->clock - MARGIN, l->clock * 0.5);
        double share = l->moves_to_go > 0 ? left / (l->moves_to_go + 1) : left / MOVES_EXPECTED;
        double soft = share + 0.75 * l->increment;
        double hard = 4 * soft;
        double most = l->moves_to_go == 1 ? 0.9 * left : 0.4 * left;
        e->soft = soft < most ? soft : most;
        hard = hard < most ? hard : most;
        if (w->deadline == 0 || e->started + hard < w->deadline)
            w->deadline = e->started + hard;
    }
    uint64_t share = l->nodes / (unsigned)e->options.threads; /* all workers together keep to the limit */
    w->node_limit = l->nodes && !share ? 1 : share;
}

int zw_clock_expired(const zw_engine *e, int best_changed)
{
    if (e->soft <= 0)
        return 0;
    /* The next iteration takes longer than all before it; a move that has just changed deserves the whole share. */
    return zw_now() - e->started > e->soft * (best_changed ? 1.0 : 0.5);
}
