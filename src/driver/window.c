/* window.c - drivers that open wide windows: one call of the kernel, or a guessed window and at most one more; and the
 * one window that somebody asks about.
 *
 * Alpha-beta, Scout and NegaScout differ in the kernel's policy below the root, not here. */
#include "driver.h"
#include "predict.h"

/* The whole range in one pass: alpha-beta, Scout (Pearl 1980), NegaScout (Reinefeld 1983). */
zw_value zw_drive_window(zw_iteration *it)
{
    return zw_pass(it, -ZW_INFINITY, ZW_INFINITY);
}

/* Behind a window that failed, windows that grow on the side where the value fell. */
static zw_value widen(zw_iteration *it, zw_value g, int falls, int64_t width)
{
    while (it->lower < it->upper && !zw_stopped(it)) {
        width = width * it->settings->grow < ZW_INFINITY ? width * it->settings->grow : ZW_INFINITY;
        if (falls)
            g = zw_pass(it, g - width > it->floor - 1 ? (zw_value)(g - width) : -ZW_INFINITY, g);
        else
            g = zw_pass(it, g, g + width < it->ceiling + 1 ? (zw_value)(g + width) : ZW_INFINITY);
    }
    return g;
}

/* A window round the guess; outside it, all that remains on the side where the value fell, or windows that grow. */
zw_value zw_drive_aspiration(zw_iteration *it)
{
    const zw_settings *s = it->settings;
    zw_value width = s->width > 0 ? s->width : s->grow > 0 ? it->width / 4 + 1 : it->width;
    if (s->predict > 0)
        it->guess = zw_predict(it).value;
    zw_value low = it->guess - width > it->floor - 1 ? it->guess - width : -ZW_INFINITY;
    zw_value high = it->guess + width < it->ceiling + 1 ? it->guess + width : ZW_INFINITY;
    zw_value g = zw_pass(it, low, high);
    if (s->grow > 0)
        return widen(it, g, g <= low, width);
    /* Contradicting bounds (deeper table entries, selectivity) may send the second pass back over the first: then the
     * bounds meet or cross, and that ends the iteration like any other. */
    if (g <= low && !zw_stopped(it))
        g = zw_pass(it, -ZW_INFINITY, g);
    else if (g >= high && !zw_stopped(it))
        g = zw_pass(it, g, ZW_INFINITY);
    return g;
}

/* The window (guess + offset, guess + offset + width) and no other: what it costs to ask, at the value or far from it.
 * The answer may be a bound. */
zw_value zw_drive_test(zw_iteration *it)
{
    if (it->settings->only_last && !it->is_last)
        return zw_drive_window(it);
    int64_t low = (int64_t)it->guess + it->settings->offset;
    low = low < -ZW_INFINITY ? -ZW_INFINITY : low >= ZW_INFINITY ? ZW_INFINITY - 1 : low;
    int64_t high = it->settings->width > 0 ? low + it->settings->width : ZW_INFINITY;
    return zw_pass(it, (zw_value)low, (zw_value)(high < ZW_INFINITY ? high : ZW_INFINITY));
}
