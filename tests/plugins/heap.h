/* heap.h - a game small enough to see through: take one, two or three from a heap; who takes the last one wins. The
 * plug-ins beside it include it and break one promise each. */
#include <zw/zw.h>

#define HEAP_START 21

typedef struct heap_position {
    uint32_t left;
    uint32_t second; /* the second player is to move */
} heap_position;

static inline void heap_start(void *context, void *position)
{
    (void)context;
    *(heap_position *)position = (heap_position){.left = HEAP_START};
}

static inline int heap_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const heap_position *p = position;
    int count = 0;
    (void)context;
    *outcome = -1;
    for (uint32_t take = 1; take <= 3 && take <= p->left; take++, count++)
        if (count < capacity)
            list[count] = take;
    return count;
}

static inline void heap_play(void *context, const void *from, zw_move move, void *to)
{
    const heap_position *p = from;
    (void)context;
    *(heap_position *)to = (heap_position){p->left - move, !p->second};
}

static inline zw_value heap_evaluate(void *context, const void *position)
{
    (void)context;
    return ((const heap_position *)position)->left ? 0 : -1;
}

static inline uint64_t heap_hash(void *context, const void *position)
{
    const heap_position *p = position;
    uint64_t key = (uint64_t)p->left * 2 + p->second + 1;
    (void)context;
    key = (key ^ (key >> 30)) * 0xBF58476D1CE4E5B9u;
    key = (key ^ (key >> 27)) * 0x94D049BB133111EBu;
    return key ^ (key >> 31);
}

static inline int heap_plies_left(void *context, const void *position)
{
    (void)context;
    return (int)((const heap_position *)position)->left;
}

/* The game in order; a plug-in overrides what it lies about. */
#define HEAP_GAME                                                                                                      \
    .abi = ZW_ABI, .size = sizeof(zw_game), .name = "heap", .position_size = sizeof(heap_position), .max_moves = 3,    \
    .max_score = 1, .start = heap_start, .moves = heap_moves, .play = heap_play, .evaluate = heap_evaluate,            \
    .hash = heap_hash

const zw_game *zw_plugin_game(void);
