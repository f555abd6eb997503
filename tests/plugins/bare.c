/* bare.c - tic-tac-toe of three functions and two numbers, in order; FAULT=NAME breaks one promise that such a game makes. */
#include <zw/plugin.h>

#include <stdlib.h>
#include <string.h>

/* `padding` is what a compiler would leave between members. */
typedef struct board {
    uint16_t squares[2];
    uint8_t side, padding[3];
} board;

static int fault(const char *name)
{
    const char *wanted = getenv("FAULT");
    return wanted && strcmp(wanted, name) == 0;
}

static void start(void *context, void *to)
{
    board *b = to;
    (void)context;
    b->squares[0] = b->squares[1] = 0;
    b->side = 0;
    if (!fault("start"))
        memset(b->padding, 0, sizeof b->padding);
}

static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    static const int lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    const board *b = at;
    int count = 0;
    (void)context;
    *outcome = 0;
    for (int i = 0; i < 8; i++)
        if ((b->squares[!b->side] & lines[i]) == lines[i]) {
            *outcome = fault("outcome") ? -2 : -1;
            return 0;
        }
    for (zw_move square = 0; square < 9 && count < capacity; square++)
        if (!((b->squares[0] | b->squares[1]) >> square & 1))
            list[count++] = square;
    return count;
}

static void play(void *context, const void *at, zw_move square, void *to)
{
    const board *b = at;
    board *after = to;
    (void)context;
    memcpy(after->squares, b->squares, sizeof after->squares);
    after->squares[b->side] = (uint16_t)(b->squares[b->side] | 1 << square);
    after->side = !b->side;
    if (!fault("play"))
        memset(after->padding, 0, sizeof after->padding);
}

static zw_game bare = {.abi = ZW_ABI,
                       .size = sizeof(zw_game),
                       .name = "bare",
                       .position_size = sizeof(board),
                       .max_moves = 9,
                       .start = start,
                       .moves = moves,
                       .play = play,
                       .flags = ZW_EQUAL_BYTES};

static int reversible(void *context, const void *at, zw_move move)
{
    (void)context;
    (void)at;
    (void)move;
    return 0;
}

ZW_EXPORTED const zw_game *zw_plugin_game(void);
const zw_game *zw_plugin_game(void)
{
    if (fault("no promise") || fault("reversible"))
        bare.flags = 0;
    if (fault("reversible"))
        bare.reversible = reversible;
    return &bare;
}
