/* best_node.c - Best Node Search: tests that tell the best move from the others, and its value no better than that takes.
 *
 * Rutko 2011. Every root move is tested against one value. When one move alone reaches it that move is the best, however
 * much it is worth; when several do, the next test is above this one, when none does, below. The next test is where
 * the best of so many moves is expected if their values lie evenly in the interval. The paper leaves open where the
 * interval begins: here round the guess, and beyond that window only when the value is found to lie there. */
#include "driver.h"
#include "root.h"

static zw_value larger(zw_value a, zw_value b)
{
    return a > b ? a : b;
}

static zw_value smaller(zw_value a, zw_value b)
{
    return a < b ? a : b;
}

zw_value zw_drive_bns(zw_iteration *it)
{
    zw_value width = it->settings->width > 0 ? it->settings->width : it->width;
    zw_value guess = larger(smaller(it->guess, it->ceiling), it->floor);
    zw_value low = larger(guess - width, it->floor - 1), high = smaller(guess + width, it->ceiling + 1);
    int count = it->search->root.count, reach = 0;
    while (it->lower < it->upper && reach != 1 && !zw_stopped(it)) {
        if (it->upper <= low)
            low = it->floor - 1;
        if (it->lower >= high)
            high = it->ceiling + 1;
        zw_value from = larger(it->lower, low), to = smaller(it->upper, high);
        int64_t part = ((int64_t)to - from) * (count - 1) / count;
        reach = zw_count_moves(it, from + (zw_value)(part > 0 ? part : 1));
        count = reach > 1 ? reach : count;
    }
    return it->lower > -ZW_INFINITY ? it->lower : it->upper;
}
