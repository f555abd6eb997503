/* trust.h - numbers from a game that the library does not know: one outside the range that game.h gives ends the search
 * with a fault. INT32_MIN cannot even be negated. */
#ifndef ZW_GAME_TRUST_H
#define ZW_GAME_TRUST_H

#include <zw/worker.h>

/* The fault; returns 0, to go on with until the search has ended. */
int32_t zw_distrust(zw_worker *worker, const char *what, int32_t number, int32_t most);

/* An outcome or an evaluation, as `what` says. */
static inline zw_value zw_trusted(zw_worker *w, const char *what, zw_value value)
{
    zw_value most = w->game->max_score;
    return __builtin_expect(value > most || value < -most, 0) ? zw_distrust(w, what, value, most) : value;
}

static inline void zw_trust_keys(zw_worker *w, int32_t *keys, int count)
{
    for (int i = 0; i < count; i++)
        if (__builtin_expect(keys[i] > 1 << 27 || keys[i] < -(1 << 27), 0))
            keys[i] = zw_distrust(w, "a key of order()", keys[i], 1 << 27);
}

#endif
