/* endless.c - a plug-in in order that does not know how many plies are left, so that it cannot be solved. */
#include "heap.h"

static const zw_game game = {HEAP_GAME};

const zw_game *zw_plugin_game(void)
{
    return &game;
}
