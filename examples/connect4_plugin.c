/* connect4_plugin.c - Connect Four as a plug-in: everything that a game needs, and a few functions that make it faster.
 *
 *     cc -O2 -shared -fPIC -Iinclude -o connect4.so examples/connect4_plugin.c
 *     zw check-game ./connect4.so
 *     zw search ./connect4.so --position 4453 --depth 12
 *
 * A column is seven bits of a 64-bit word, the lowest square first; the seventh bit is always empty. */
#include <stdio.h>
#include <zw/zw.h>

#pragma GCC diagnostic ignored "-Wunused-parameter" /* no function here needs a context */

typedef struct position {
    uint64_t mine, all; /* the stones of the side to move, and everybody's */
} position;

#define BOTTOM UINT64_C(0x0040810204081)
#define BOARD (BOTTOM * 0x3F)
#define COLUMN(c) (UINT64_C(0x3F) << (7 * (c)))
#define BITS(set) __builtin_popcountll(set)

static int has_four(uint64_t s)
{
    uint64_t a = s & s >> 1, b = s & s >> 6, c = s & s >> 7, d = s & s >> 8;
    return ((a & a >> 2) | (b & b >> 12) | (c & c >> 14) | (d & d >> 16)) != 0;
}

/* The empty squares on which a stone would complete four in a row. */
static uint64_t winning_squares(uint64_t s, uint64_t all)
{
    uint64_t found = s << 1 & s << 2 & s << 3;
    for (int step = 6; step <= 8; step++) {
        found |= (s << step & s << 2 * step) & (s << 3 * step | s >> step);
        found |= (s >> step & s >> 2 * step) & (s >> 3 * step | s << step);
    }
    return found & (BOARD ^ all);
}

static void start(void *context, void *at)
{
    *(position *)at = (position){0, 0};
}

/* A lost game is worth -100 (n + 1), where n is the number of stones that the winner has left. */
static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const position *p = at;
    int lost = has_four(p->mine ^ p->all), count = 0;
    *outcome = lost ? -(44 - BITS(p->all)) / 2 * 100 : 0;
    for (int i = 0; i < 7 && !lost; i++)
        if ((p->all + BOTTOM) & COLUMN("3241506"[i] - '0')) /* the centre first */
            list[count++] = (zw_move)("3241506"[i] - '0');
    return count;
}

static void play(void *context, const void *from, zw_move move, void *to)
{
    const position *p = from;
    *(position *)to = (position){p->mine ^ p->all, p->all | ((p->all + BOTTOM) & COLUMN(move))};
}

/* Squares to win on count 4, and 4 more in the rows that tend to fall to their owner; a stone in the centre counts 1. */
static zw_value evaluate(void *context, const void *at)
{
    const position *p = at;
    uint64_t theirs = p->mine ^ p->all, rows = BITS(p->all) % 2 == 0 ? BOTTOM * 0x15 : BOTTOM * 0x2A;
    uint64_t my_wins = winning_squares(p->mine, p->all), their_wins = winning_squares(theirs, p->all);
    if (has_four(theirs) || p->all == BOARD)
        return has_four(theirs) ? -(44 - BITS(p->all)) / 2 * 100 : 0;
    int value = 4 * (BITS(my_wins) - BITS(their_wins)) + 4 * (BITS(my_wins & rows) - BITS(their_wins & ~rows)) +
                BITS(p->mine & COLUMN(3)) - BITS(theirs & COLUMN(3));
    return my_wins & (p->all + BOTTOM) || value > 99 ? 99 : value < -99 ? -99 : value;
}

static uint64_t hash(void *context, const void *at)
{
    const position *p = at;
    uint64_t key = (p->mine + p->all + BOTTOM) * UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 32) * UINT64_C(0xD6E8FEB86659FD93);
    return key ^ key >> 32;
}

/* The rest is optional but helps: good moves first, ... */
static void order(void *context, const void *at, const zw_move *list, int count, int32_t *keys)
{
    static const uint8_t fours[4][6] = {
        {3, 4, 5, 5, 4, 3}, {4, 6, 8, 8, 6, 4}, {5, 8, 11, 11, 8, 5}, {7, 10, 13, 13, 10, 7}};
    const position *p = at;
    for (int i = 0; i < count; i++) {
        uint64_t column = COLUMN(list[i]), square = (p->all + BOTTOM) & column;
        int wins = BITS(winning_squares(p->mine | square, p->all | square));
        keys[i] = 5 * ZW_HISTORY_MAX * (16 * wins + fours[list[i] < 4 ? list[i] : 6 - list[i]][BITS(p->all & column)]);
    }
}

/* ... how long the game can last, and how a move is written: a column from 1 to 7. */
static int plies_left(void *context, const void *at)
{
    return 42 - BITS(((const position *)at)->all);
}

static int format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    return snprintf(text, size, "%u", (unsigned)move + 1);
}

/* clang-format off */
static const zw_game connect4 = {
    .abi = ZW_ABI, .size = sizeof(zw_game), .name = "connect4", .title = "Connect Four",
    .position_size = sizeof(position), .max_moves = 7, .max_score = 2200, .win_score = 100,
    .scale = 100, .unit = "stones left over plus one", .notation = "4453: the columns played, 1 to 7",
    .start = start, .moves = moves, .play = play, .evaluate = evaluate, .hash = hash, .order = order,
    .plies_left = plies_left, .format_move = format_move,
};

#define ZW_GAME connect4     /* include <zw/kernel.h> after this to compile the search around the game */
#include <zw/plugin.h>
