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
    uint64_t share = l->nodes / (unsigned)zw_engine_workers(e); /* all workers together keep to the limit */
    w->node_limit = l->nodes && !share ? 1 : share;
}

/* How much of its share a move deserves, in hundredths: the whole when the best move has just changed, less the longer it
 * has stood, more when its value has fallen by more than an aspiration window is wide. */
static int deserved(int steady, int falls)
{
    int part = 100 - 15 * (steady < 4 ? steady : 4);
    return falls ? part + 40 : part;
}

int zw_clock_expired(const zw_engine *e, int steady, int falls)
{
    /* The next iteration takes about as long as all before it. */
    return e->soft > 0 && zw_now() - e->started > e->soft * deserved(steady, falls) / 100;
}
