/* too_many_moves.c - a plug-in that has more moves than it announces. */
#include "heap.h"

static zw_game game = {HEAP_GAME};

const zw_game *zw_plugin_game(void)
{
    game.max_moves = 2;
    return &game;
}
