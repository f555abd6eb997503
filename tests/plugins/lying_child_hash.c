/* lying_child_hash.c - a plug-in whose child_hash() is not the hash of the child. */
#include "heap.h"

static uint64_t lying_child_hash(void *context, const void *position, zw_move move)
{
    heap_position child;
    heap_play(context, position, move, &child);
    return heap_hash(context, &child) ^ (move == 3);
}

static const zw_game game = {HEAP_GAME, .child_hash = lying_child_hash};

const zw_game *zw_plugin_game(void)
{
    return &game;
}
