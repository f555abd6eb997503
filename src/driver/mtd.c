/* mtd.c - the MTD family: one loop over null windows, and one rule each for the next pivot.
 *
 * Plaat, Schaeffer, Pijls, de Bruin: with memory, a sequence of null-window tests is any of the best-first algorithms.
 * The window (pivot - 1, pivot) asks "is the value at least pivot?"; a pass that fails low lowers the upper bound, one
 * that fails high raises the lower one, so that every pass makes progress whatever the rule. */
#include "driver.h"

/* The next pivot, given the result of the last pass (at first: the rule's own start). */
typedef zw_value pivot_rule(const zw_iteration *it, zw_value g);

static zw_value clamp(zw_value value, zw_value low, zw_value high)
{
    return value < low ? low : value > high ? high : value;
}

/* The middle of what is left. */
static zw_value middle(const zw_iteration *it)
{
    zw_value low = it->lower < it->floor ? it->floor - 1 : it->lower;
    zw_value high = it->upper > it->ceiling ? it->ceiling + 1 : it->upper;
    return low + (high - low + 1) / 2;
}

/* In play, a value far from the guess would take hundreds of passes, each a point or two nearer: in a decided position
 * every pass finds a slightly better bound. From some pass on the pivot strides away from the bound just found, twice as
 * far each time, until the value is enclosed, and then halves the interval. */
static zw_value hurried(const zw_iteration *it, zw_value pivot)
{
    int hurries = it->passes - it->patience;
    zw_value stride = hurries < 16 ? (it->width / 8 + 1) << hurries : it->ceiling;
    if (it->lower == -ZW_INFINITY)
        return clamp(pivot - clamp(stride, 1, it->ceiling), it->floor, it->upper);
    if (it->upper == ZW_INFINITY)
        return clamp(pivot + clamp(stride, 1, it->ceiling), it->lower + 1, it->ceiling + 1);
    return middle(it);
}

static zw_value mtd(zw_iteration *it, zw_value g, pivot_rule *rule)
{
    while (it->lower < it->upper && !zw_stopped(it)) {
        zw_value pivot = rule(it, g);
        if (it->patience && it->passes >= it->patience)
            pivot = hurried(it, pivot);
        g = zw_pass(it, pivot - 1, pivot);
    }
    return g;
}

/* MTD(f): the bound just found. */
static zw_value at_bound(const zw_iteration *it, zw_value g)
{
    return g == it->lower ? g + 1 : g;
}

zw_value zw_drive_mtdf(zw_iteration *it)
{
    return mtd(it, clamp(it->guess + it->settings->offset, it->floor, it->ceiling), at_bound);
}

/* SSS*: from above, every pass but the last fails low. DUAL*: from below, every pass but the last fails high. */
zw_value zw_drive_sss(zw_iteration *it)
{
    return mtd(it, ZW_INFINITY, at_bound);
}

zw_value zw_drive_dual(zw_iteration *it)
{
    return mtd(it, -ZW_INFINITY, at_bound);
}

/* C* (Coplan 1982): bisection. */
static zw_value bisect(const zw_iteration *it, zw_value g)
{
    (void)g;
    return middle(it);
}

zw_value zw_drive_cstar(zw_iteration *it)
{
    return mtd(it, it->guess, bisect);
}

/* MTD(bi) is that bisection as Plaat's report of 1994 derives it. Its cure for big swings of the pivot is an aspiration window:
 * as long as the value may lie near the guess, the middle of what is left there. */
static zw_value bisect_nearby(const zw_iteration *it, zw_value g)
{
    zw_value width = it->settings->width > 0 ? it->settings->width : it->width;
    zw_value guess = clamp(it->guess + it->settings->offset, it->floor, it->ceiling);
    zw_value low = clamp(guess - width, it->floor - 1, guess), high = clamp(guess + width, guess, it->ceiling + 1);
    if (it->upper <= low || it->lower >= high)
        return bisect(it, g);
    low = it->lower > low ? it->lower : low;
    high = it->upper < high ? it->upper : high;
    return high - (high - low) / 2;
}

zw_value zw_drive_mtd_bi(zw_iteration *it)
{
    return mtd(it, it->guess, bisect_nearby);
}

/* MTD-step (Dailey's scheme in Plaat's report): while all passes have failed to the same side, every second one jumps
 * ahead by a bonus; once the value is enclosed, the plain rule. */
static zw_value striding(const zw_iteration *it, zw_value g)
{
    zw_value step = it->settings->step > 0 ? it->settings->step : it->width / 8 + 1;
    zw_value pivot = at_bound(it, g), bonus = it->passes % 2 == 0 ? step : 0;
    if (it->lower == -ZW_INFINITY && it->upper < ZW_INFINITY)
        return clamp(pivot - bonus, it->floor, it->upper);
    if (it->upper == ZW_INFINITY && it->lower > -ZW_INFINITY)
        return clamp(pivot + bonus, it->lower + 1, it->ceiling + 1);
    return pivot;
}

zw_value zw_drive_mtd_step(zw_iteration *it)
{
    return mtd(it, clamp(it->guess + it->settings->offset, it->floor, it->ceiling), striding);
}
