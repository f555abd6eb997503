/* colliding_hash.c - a plug-in that gives different positions one key, so that a table makes its values wrong. */
#include "heap.h"

static uint64_t colliding_hash(void *context, const void *position)
{
    heap_position p = *(const heap_position *)position;
    p.left %= 5;
    return heap_hash(context, &p);
}

static zw_value varied_evaluate(void *context, const void *position)
{
    (void)context;
    return (zw_value)(((const heap_position *)position)->left * 7 % 11) - 5;
}

static zw_game game = {HEAP_GAME};

const zw_game *zw_plugin_game(void)
{
    game.hash = colliding_hash;
    game.evaluate = varied_evaluate;
    game.max_score = 10;
    return &game;
}
