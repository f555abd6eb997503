/* faults.c - a plug-in with the fault that the environment variable FAULT names, out of the rows at the end. */
#include "heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TROUBLE 5 /* with so many left, something happens */

static uint32_t left_of(const void *position)
{
    return ((const heap_position *)position)->left;
}

/* ---------------------------------------------------------------------------------------------- announced too little */

static int obedient_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = heap_moves(context, position, list, capacity, outcome);
    return count < capacity ? count : capacity;
}

/* ----------------------------------------------------------------------------------------------------- values and keys */

static uint64_t coarse_hash(void *context, const void *position)
{
    return heap_hash(context, position) << 8;
}

static zw_value wrong_evaluate(void *context, const void *position)
{
    return -heap_evaluate(context, position);
}

static int wrong_outcome(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = heap_moves(context, position, list, capacity, outcome);
    *outcome = 1;
    return count;
}

static int lowest_outcome(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = heap_moves(context, position, list, capacity, outcome);
    *outcome = INT32_MIN;
    return count;
}

static zw_value lowest_evaluate(void *context, const void *position)
{
    (void)context;
    return left_of(position) % 2 ? INT32_MIN : 0;
}

static void lowest_order(void *context, const void *position, const zw_move *moves, int count, int32_t *keys)
{
    (void)context;
    (void)position;
    for (int i = 0; i < count; i++)
        keys[i] = moves[i] % 2 ? INT32_MIN : INT32_MAX;
}

/* --------------------------------------------------------------------------------------------------------- no end */

static int every_move(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    (void)move;
    return 1;
}

static void refilling_play(void *context, const void *from, zw_move move, void *to)
{
    heap_position *p = to;
    heap_play(context, from, move, to);
    p->left = p->left > 3 ? p->left : HEAP_START;
}

/* ------------------------------------------------------------------------------------------------------ accidents */

static void far_play(void *context, const void *from, zw_move move, void *to)
{
    heap_play(context, from, move, to);
    if (left_of(from) == TROUBLE)
        memset(to, 0, 30000);
}

static void null_play(void *context, const void *from, zw_move move, void *to)
{
    volatile uint32_t *volatile nowhere = NULL;
    heap_play(context, from, move, to);
    if (left_of(from) == TROUBLE && move == 2)
        *nowhere = 0;
}

static void looping_play(void *context, const void *from, zw_move move, void *to)
{
    volatile int forever = 1;
    heap_play(context, from, move, to);
    while (forever && left_of(from) == TROUBLE && move == 2)
        ;
}

static zw_value aborting_evaluate(void *context, const void *position)
{
    if (left_of(position) == TROUBLE)
        abort();
    return heap_evaluate(context, position);
}

static uint64_t exiting_hash(void *context, const void *position)
{
    if (left_of(position) == TROUBLE)
        exit(3);
    return heap_hash(context, position);
}

static zw_value deep(volatile int *depth)
{
    volatile char room[1024];
    room[0] = (char)*depth;
    ++*depth;
    return *depth ? deep(depth) + room[0] : 0;
}

static zw_value recursive_evaluate(void *context, const void *position)
{
    volatile int depth = 1;
    return left_of(position) == TROUBLE ? deep(&depth) : heap_evaluate(context, position);
}

/* ----------------------------------------------------------------------------------------------------------- images */

static int endless_symmetric(void *context, const void *from, int which, void *to)
{
    (void)context;
    (void)which;
    memcpy(to, from, sizeof(heap_position));
    return 1;
}

static void generous_odds(void *context, const void *position, zw_value value, int *won, int *lost)
{
    (void)context, (void)position, (void)value;
    *won = *lost = 501;
}

static int unlike_symmetric(void *context, const void *from, int which, void *to)
{
    endless_symmetric(context, from, which, to);
    if (left_of(from) > 1)
        ((heap_position *)to)->left--;
    return !which;
}

/* ---------------------------------------------------------------------------------------------------------- texts */

static int unlimited_format(void *context, const void *position, char *text, size_t size)
{
    (void)context;
    (void)size;
    return sprintf(text, "%u left", (unsigned)left_of(position));
}

static int huge_format(void *context, const void *position, char *text, size_t size)
{
    (void)context;
    (void)position;
    memset(text, 'x', size + 20000);
    return (int)size;
}

static int letter_format_move(void *context, const void *position, zw_move move, char *text, size_t size)
{
    (void)context;
    (void)position;
    return snprintf(text, size, "%c", "?abb"[move & 3]);
}

static zw_game game = {HEAP_GAME, .plies_left = heap_plies_left};

const zw_game *zw_plugin_game(void)
{
    const char *fault = getenv("FAULT");
    fault = fault ? fault : "none";
#define FAULT(name, statement)                                                                                         \
    if (strcmp(fault, name) == 0) {                                                                                    \
        statement;                                                                                                     \
    }
    FAULT("max_moves", game.max_moves = 2; game.moves = obedient_moves)
    FAULT("position_size", game.position_size = 4)
    FAULT("hash", game.hash = coarse_hash)
    FAULT("evaluate", game.evaluate = wrong_evaluate; game.plies_left = NULL)
    FAULT("outcome", game.moves = wrong_outcome; game.plies_left = NULL)
    FAULT("lowest outcome", game.moves = lowest_outcome)
    FAULT("lowest evaluation", game.evaluate = lowest_evaluate)
    FAULT("lowest order", game.order = lowest_order)
    FAULT("free_move", game.free_move = every_move)
    FAULT("no end", game.play = refilling_play; game.plies_left = NULL)
    FAULT("far play", game.play = far_play)
    FAULT("null play", game.play = null_play)
    FAULT("looping play", game.play = looping_play)
    FAULT("abort", game.evaluate = aborting_evaluate)
    FAULT("exit", game.hash = exiting_hash)
    FAULT("recursion", game.evaluate = recursive_evaluate)
    FAULT("symmetric", game.symmetric = unlike_symmetric)
    FAULT("endless symmetric", game.symmetric = endless_symmetric)
    FAULT("odds", game.odds = generous_odds)
    FAULT("unlimited format", game.format = unlimited_format)
    FAULT("huge format", game.format = huge_format)
    FAULT("equal words", game.format_move = letter_format_move)
    FAULT("no entry", abort())
    FAULT("name with a newline", game.name = "heap\nheap")
    FAULT("name with a slash", game.name = "heap/heap")
    return &game;
}
