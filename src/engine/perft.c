/* perft.c - counting move sequences, the first test of any move generator. */
#include "engine.h"
#include "../game/game.h"
#include "../base/error.h"

zw_status zw_perft(const zw_game *game, const void *position, int depth, int paths, uint64_t *count, zw_error *error)
{
    return zw_perft_until(game, position, depth, paths, NULL, count, error);
}

zw_status zw_perft_until(const zw_game *game, const void *position, int depth, int paths, const int *stop,
                         uint64_t *count, zw_error *error)
{
    if (depth < 0 || depth > ZW_MAX_DEPTH)
        return zw_fail(error, ZW_BAD_INPUT, "depth %d: expected 0 to %d", depth, ZW_MAX_DEPTH);
    zw_status valid = zw_game_validate(game, error);
    if (valid != ZW_OK)
        return valid;
    const zw_game whole = zw_game_whole(game);
    zw_worker *w = zw_worker_new(&whole, zw_kernel_choose(game, NULL, 0, error), error);
    if (!w)
        return ZW_NO_MEMORY;
    w->stop = stop;
    *count = w->kernel->perft(w, position, depth, 0, paths);
    zw_status status = w->fault == ZW_OK ? ZW_OK : zw_fail(error, w->fault, "%s: %s", game->name, w->fault_text);
    zw_worker_free(w);
    return status;
}
