/* heap.c - a plug-in that keeps its promises. */
#include "heap.h"

static const zw_game game = {HEAP_GAME, .win_score = 1, .plies_left = heap_plies_left};

const zw_game *zw_plugin_game(void)
{
    return &game;
}
