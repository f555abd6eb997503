/* wild_values.c - a plug-in whose evaluations leave the range that it announces. */
#include "heap.h"

static zw_value wild_evaluate(void *context, const void *position)
{
    (void)context;
    return (zw_value)((const heap_position *)position)->left;
}

static zw_game game = {HEAP_GAME};

const zw_game *zw_plugin_game(void)
{
    game.evaluate = wild_evaluate;
    return &game;
}
