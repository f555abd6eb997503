/* other_abi.c - a plug-in of another ABI. */
#include "heap.h"

static zw_game game = {HEAP_GAME};

const zw_game *zw_plugin_game(void)
{
    game.abi = ZW_ABI + 1;
    return &game;
}
