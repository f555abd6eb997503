/* predict.c - see predict.h.
 *
 * Values swing between even and odd depths, so that the value of two iterations ago is often nearer than the last one. How
 * much nearer depends on the game and on the position. A prediction goes a share of the way from the value of two
 * iterations ago to the last one; the share is that which would have predicted the earlier iterations of this search
 * best, those of the same parity counting double. They are few: what is usual counts as much as PRIOR of them. */
#include "predict.h"

enum {
    WHOLE = 10, /* shares are tenths */
    USUAL = 3, /* between 1, the last value, and 0, the one before: docs/zoom.md */
    PRIOR = 8,
    RECENT = 4, /* iterations whose errors count */
    JUMP = 8 /* times the usual error: the last value is believed */
};

static int64_t size_of(int64_t difference)
{
    return difference < 0 ? -difference : difference;
}

static int64_t swing(const zw_iteration *it, int depth)
{
    return (int64_t)it->values[depth - 1] - it->values[depth - 2];
}

static int64_t error_of(const zw_iteration *it, int depth, int share)
{
    return size_of(it->values[depth] - it->values[depth - 2] - swing(it, depth) * share / WHOLE);
}

/* The share that would have been best so far. */
static int learned_share(const zw_iteration *it)
{
    int64_t swings = size_of(swing(it, it->depth)), least = INT64_MAX;
    int count = 1, best = USUAL;
    for (int d = it->first_depth + 2; d < it->depth; d++, count++)
        swings += size_of(swing(it, d));
    for (int i = 0; i <= WHOLE; i++) { /* the usual one first: it wins ties */
        int share = (USUAL + i) % (WHOLE + 1);
        int64_t errors = swings * PRIOR * size_of(share - USUAL) / (count * WHOLE);
        for (int d = it->first_depth + 2; d < it->depth; d++)
            errors += error_of(it, d, share) * ((it->depth - d) % 2 ? 1 : 2);
        if (errors < least) {
            least = errors;
            best = share;
        }
    }
    return best;
}

/* The mean error of the last few predictions before `depth`; -1: there were none. */
static int64_t recent_error(const zw_iteration *it, int depth, int share)
{
    int64_t sum = 0;
    int count = 0;
    for (int d = depth - 1; d >= it->first_depth + 2 && count < RECENT; d--, count++)
        sum += error_of(it, d, share);
    return count ? sum / count : -1;
}

zw_prediction zw_predict(const zw_iteration *it)
{
    int known = it->depth - it->first_depth;
    int64_t value = it->guess, error = -1;
    if (known >= 2) {
        int share = learned_share(it);
        int64_t before = recent_error(it, it->depth - 1, share);
        error = recent_error(it, it->depth, share);
        if (before >= 0 && error_of(it, it->depth - 1, share) > JUMP * (before + 1))
            share = WHOLE; /* something has happened that earlier iterations did not see */
        value = it->values[it->depth - 2] + swing(it, it->depth) * share / WHOLE;
    }
    value = value < it->floor ? it->floor : value > it->ceiling ? it->ceiling : value;
    return (zw_prediction){(zw_value)value, error > it->ceiling ? it->ceiling : (zw_value)error};
}
