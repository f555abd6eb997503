/* window.c - drivers that open wide windows: one call of the kernel, or a guessed window and at most one more.
 *
 * Alpha-beta, Scout and NegaScout differ in the kernel's policy below the root, not here. */
#include "driver.h"

/* The whole range in one pass: alpha-beta, Scout (Pearl 1980), NegaScout (Reinefeld 1983). */
zw_value zw_drive_window(zw_iteration *it)
{
    return zw_pass(it, -ZW_INFINITY, ZW_INFINITY);
}

/* A window round the guess; outside it, all that remains on the side where the value fell. */
zw_value zw_drive_aspiration(zw_iteration *it)
{
    zw_value width = it->settings->width > 0 ? it->settings->width : it->width;
    zw_value low = it->guess - width > it->floor - 1 ? it->guess - width : -ZW_INFINITY;
    zw_value high = it->guess + width < it->ceiling + 1 ? it->guess + width : ZW_INFINITY;
    zw_value g = zw_pass(it, low, high);
    /* Contradicting bounds (deeper table entries, selectivity) may send a second pass back over the first: one that
     * fails again opens the window on that side too. */
    if (g <= low && !zw_stopped(it)) {
        g = zw_pass(it, -ZW_INFINITY, low = g);
        if (g >= low && !zw_stopped(it) && it->lower < it->upper)
            g = zw_pass(it, -ZW_INFINITY, ZW_INFINITY);
    } else if (g >= high && !zw_stopped(it)) {
        g = zw_pass(it, high = g, ZW_INFINITY);
        if (g <= high && !zw_stopped(it) && it->lower < it->upper)
            g = zw_pass(it, -ZW_INFINITY, ZW_INFINITY);
    }
    return g;
}
