/* faults.c - see faults.h. docs/analyse.md says how the thresholds were chosen. */
#include "faults.h"

const fault_row fault_rows[FAULTS] = {
    [FAULT_NONE] = {"none", "none", "", 0},
    [FAULT_INACCURACY] = {"inaccuracy", "inaccuracies", "?!", 6},
    [FAULT_MISTAKE] = {"mistake", "mistakes", "?", 2},
    [FAULT_BLUNDER] = {"blunder", "blunders", "??", 4},
    [FAULT_MISSED_WIN] = {"missed win", "missed wins", "??", 4},
};

/* Where a game does not say otherwise: what its aspiration window is wide, times two, four and eight. A value at or beyond
 * `win_score` is a win, and how soon it comes is no matter. */
zw_faults fault_limits_of(const zw_game *game)
{
    if (game->faults)
        return *game->faults;
    zw_value step = game->aspiration ? game->aspiration : game->max_score / 256 + 1;
    if (game->win_score)
        return (zw_faults){.blunder = game->win_score,
                           .decided = game->win_score,
                           .winning = game->win_score,
                           .exact_plies = game->plies_left ? 28 : 0};
    return (zw_faults){.inaccuracy = 2 * step, .mistake = 4 * step, .blunder = 8 * step};
}

static zw_value within(zw_value value, zw_value most)
{
    return !most ? value : value > most ? most : value < -most ? -most : value;
}

zw_value fault_loss(const zw_faults *limits, zw_value best, zw_value value)
{
    zw_value loss = within(best, limits->decided) - within(value, limits->decided);
    return loss > 0 ? loss : 0;
}

fault fault_of(const zw_faults *limits, zw_value best, zw_value value, int exact)
{
    zw_value loss = fault_loss(limits, best, value);
    zw_value winning = exact ? 1 : limits->winning, level = exact ? 0 : limits->level;
    if (winning && best >= winning && value <= level)
        return FAULT_MISSED_WIN;
    if (exact)
        loss *= 2; /* nothing in it is the search's error */
    return limits->blunder && loss >= limits->blunder         ? FAULT_BLUNDER
           : limits->mistake && loss >= limits->mistake       ? FAULT_MISTAKE
           : limits->inaccuracy && loss >= limits->inaccuracy ? FAULT_INACCURACY
                                                              : FAULT_NONE;
}
