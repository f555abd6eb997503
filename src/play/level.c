/* level.c - a move at a level of play: see level.h. */
#include "level.h"
#include "common/interrupt.h"
#include "common/random_games.h"

#include <stdlib.h>

/* For a game that has none of its own. Its unit is unknown, so lots are drawn among all moves. */
static const zw_level usual_levels[ZW_LEVELS] = {
    {0, 800, ZW_VALUE_LIMIT},   {0, 600, ZW_VALUE_LIMIT},   {0, 450, ZW_VALUE_LIMIT},    {100, 350, ZW_VALUE_LIMIT},
    {200, 250, ZW_VALUE_LIMIT}, {400, 150, ZW_VALUE_LIMIT}, {1000, 100, ZW_VALUE_LIMIT}, {3000, 50, ZW_VALUE_LIMIT},
    {10000, 0, ZW_VALUE_LIMIT}, {40000, 0, ZW_VALUE_LIMIT},
};

const zw_level *level_row(const zw_game *game, int level)
{
    return (game->levels ? game->levels : usual_levels) + level - 1;
}

/* ------------------------------------------------------------------------------------------------------ ranked lines */

void ranked_take(void *lines, const zw_report *report)
{
    ranked_lines *to = lines;
    if (report->event != ZW_REPORT_RESULT || report->best == ZW_NO_MOVE)
        return;
    if (report->rank == 1)
        to->count = 0;
    if (to->count == to->room) {
        to->room = to->room ? 2 * to->room : 4;
        to->of = enlarge(to->of, (size_t)to->room, sizeof *to->of);
    }
    to->of[to->count++] = *report;
}

void ranked_free(ranked_lines *lines)
{
    free(lines->of);
    *lines = (ranked_lines){.of = NULL};
}

/* ------------------------------------------------------------------------------------------------------------- a move */

/* One of the lines that are at most `margin` worse than the best. */
static const zw_report *draw_lot(const ranked_lines *lines, zw_value margin, uint64_t *random)
{
    int near = 0;
    for (int i = 0; i < lines->count; i++)
        near += lines->of[i].value >= lines->of[0].value - margin;
    int lot = (int)(random_next(random) % (uint64_t)near);
    for (int i = 0;; i++)
        if (lines->of[i].value >= lines->of[0].value - margin && lot-- == 0)
            return &lines->of[i];
}

zw_status level_search(const zw_level *level, uint64_t seed, const played_game *game, zw_engine *engine,
                       ranked_lines *lines, zw_report *report, zw_error *error)
{
    const game_handle *handle = game->handle;
    uint64_t random = seed ^ zw_position_hash(handle->game, handle->context, played_now(game)) ^ (uint64_t)game->count;
    int by_lot = random_next(&random) % 1000 < (uint64_t)level->lots;
    zw_limits limits = by_lot         ? ZW_LIMITS(.depth = 1, .multipv = handle->game->max_moves)
                       : level->nodes ? ZW_LIMITS(.nodes = level->nodes)
                                      : ZW_LIMITS(.depth = 1);
    zw_status status = interruptible_search(engine, &limits, report, error);
    if (status == ZW_OK && by_lot && report->game && report->best != ZW_NO_MOVE && lines->count)
        *report = *draw_lot(lines, level->margin, &random);
    return status;
}
