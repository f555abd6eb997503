/* zoom.c - zoom: a null window at a prediction of the value, then windows that grow on the side where the value fell.
 *
 * MTD(f) with the true value for a guess needs far fewer nodes than aspiration search; with a guess that is off it
 * creeps. So the guess is predicted from all earlier iterations (predict.h), and what is left between it and the value is
 * not crept through: the second window begins at the bound that the null window has proven and is an eighth as wide as
 * the predictions have been wrong; the next ones grow, faster and faster. docs/zoom.md has the measurements. */
#include "driver.h"
#include "predict.h"

static zw_value clamp(int64_t value, zw_value low, zw_value high)
{
    return value < low ? low : value > high ? high : (zw_value)value;
}

/* Where to test first. At even depths a test above the value costs more than one below it, and half the usual error is
 * taken off; at odd ones neither side is the cheaper one in all games. */
static zw_value first_pivot(const zw_iteration *it, zw_value error)
{
    int64_t bias = it->settings->bias && it->depth % 2 == 0 ? error / 2 : 0;
    return clamp(it->guess + (int64_t)it->settings->offset - bias, it->floor, it->ceiling);
}

zw_value zw_drive_zoom(zw_iteration *it)
{
    const zw_settings *s = it->settings;
    zw_prediction forecast = zw_predict(it);
    int64_t step = s->width > 0 ? s->width : forecast.error < 0 ? it->width : forecast.error / 8 + 1;
    if (s->predict)
        it->guess = forecast.value;
    zw_value pivot = first_pivot(it, forecast.error < 0 ? 0 : forecast.error);
    zw_value g = zw_pass(it, pivot - 1, pivot);
    for (int tries = 1; it->lower < it->upper && !zw_stopped(it); tries++) {
        int64_t reach = s->grow && step < ZW_INFINITY ? step : ZW_INFINITY;
        if (g >= pivot) /* all passes fail to the side of the first one, until a window holds the value */
            g = zw_pass(it, it->lower, clamp(it->lower + reach, it->lower + 1, it->ceiling + 1));
        else
            g = zw_pass(it, clamp(it->upper - reach, it->floor - 1, it->upper - 1), it->upper);
        step = s->grow > 0 ? reach * s->grow : reach * (tries < 4 ? 3 : tries - 1) / 2 + 1;
    }
    return g;
}
