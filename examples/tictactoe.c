#include <zw/plugin.h>

typedef struct { uint16_t mine, yours; } board; /* nine bits each: of the player to move, and of the other */

static void start(void *context, void *to) { (void)context; *(board *)to = (board){0, 0}; }

static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    static const int lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    const board *b = at;
    int count = *outcome = 0; /* without a move to make the game is over and drawn */
    for (int i = 0; i < 8; i++)
        if ((b->yours & lines[i]) == lines[i]) return *outcome = -1, 0; /* the last move made three in a row */
    for (zw_move square = 0; square < 9 && count < capacity; square++)
        if (!((b->mine | b->yours) >> square & 1)) list[count++] = square;
    return (void)context, count;
}
static void play(void *context, const void *at, zw_move square, void *to)
{
    const board *b = at; (void)context;
    *(board *)to = (board){b->yours, (uint16_t)(b->mine | 1 << square)}; /* the players change places */
}
static const zw_game tictactoe = {.abi = ZW_ABI, .size = sizeof(zw_game), .name = "tictactoe",
    .position_size = sizeof(board), .max_moves = 9, .start = start, .moves = moves, .play = play, .flags = ZW_EQUAL_BYTES};
ZW_PLUGIN(tictactoe)
