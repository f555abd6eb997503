/* take_game.c - a game with extra moves: see take_game.h. */
#include "take_game.h"

#include <string.h>

static void start(void *context, void *position)
{
    (void)context;
    *(take_position *)position = (take_position){.pile = TAKE_PILE};
}

static int moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const take_position *p = position;
    int count = 0;
    (void)context;
    *outcome = p->pile ? 0 : p->again ? TAKE_WIN : -TAKE_WIN;
    for (zw_move taken = 1; taken <= 3 && taken <= p->pile && count < capacity; taken++)
        list[count++] = taken;
    return count;
}

static int moves_again(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    return move == 2;
}

static void play(void *context, const void *from, zw_move move, void *to)
{
    take_position p;
    memcpy(&p, from, sizeof p);
    p = (take_position){(uint8_t)(p.pile - move), (uint8_t)moves_again(context, from, move)};
    memcpy(to, &p, sizeof p);
}

static zw_value evaluate(void *context, const void *position)
{
    const take_position *p = position;
    (void)context;
    return p->pile ? 0 : p->again ? TAKE_WIN : -TAKE_WIN;
}

static uint64_t hash(void *context, const void *position)
{
    const take_position *p = position;
    (void)context;
    return (2u * p->pile + p->again + 1u) * UINT64_C(0x9E3779B97F4A7C15);
}

const zw_game take_game = {.abi = ZW_ABI,
                           .size = sizeof(zw_game),
                           .name = "take",
                           .position_size = sizeof(take_position),
                           .max_moves = 3,
                           .max_score = TAKE_WIN,
                           .start = start,
                           .moves = moves,
                           .play = play,
                           .evaluate = evaluate,
                           .hash = hash,
                           .moves_again = moves_again};
