/* hex.c - Hex on five by five: X connects top and bottom, O connects left and right; there are no draws.
 *
 *     cc -O2 -shared -fPIC -Iinclude -o hex.so examples/hex.c
 *     zw search ./hex.so --depth 25 --moves "c3"
 *
 * What it shows: wins counted by distance (ZW_WINS_BY_DISTANCE), so that a search says "mate in n", a board as text, and
 * move ordering, which makes the search faster and never changes its value. */
#include <zw/plugin.h>

#include <stdio.h>
#include <string.h>

#define SIDE 5
#define CELLS (SIDE * SIDE)
#define WON 10000 /* an outcome; larger than any distance */

/* A bit for each cell. */
typedef struct position {
    uint32_t stones[2]; /* of X and of O */
    uint32_t to_move; /* 0: X */
} position;

/* All cells adjacent to given ones, on six sides: left, right, above, below, and two more because the rows are slanted. */
static uint32_t around(uint32_t cells)
{
    const uint32_t first = 0x0108421, last = first << (SIDE - 1), all = (1u << CELLS) - 1;
    uint32_t left = (cells & ~first) >> 1, right = (cells & ~last) << 1;
    return (left | right | cells << SIDE | cells >> SIDE | left << SIDE | right >> SIDE) & all;
}

/* Do the stones connect the first edge with the second? */
static int join(uint32_t stones, uint32_t from, uint32_t to)
{
    uint32_t reached = stones & from, before = 0;
    while (reached != before) {
        before = reached;
        reached |= around(reached) & stones;
    }
    return (reached & to) != 0;
}

static int has_won(const position *p, uint32_t player)
{
    const uint32_t top = 0x1F, left = 0x0108421;
    return player == 0 ? join(p->stones[0], top, top << SIDE * (SIDE - 1))
                       : join(p->stones[1], left, left << (SIDE - 1));
}

static void start(void *context, void *to)
{
    (void)context;
    *(position *)to = (position){{0, 0}, 0};
}

/* A move is a cell, 0 to 24. Only the player who has just moved can have won. */
static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const position *p = at;
    int count = 0;
    (void)context;
    *outcome = -WON;
    if (has_won(p, !p->to_move))
        return 0;
    for (zw_move cell = 0; cell < CELLS && count < capacity; cell++)
        if (!((p->stones[0] | p->stones[1]) >> cell & 1))
            list[count++] = cell;
    return count;
}

static void play(void *context, const void *at, zw_move cell, void *to)
{
    position p = *(const position *)at;
    (void)context;
    p.stones[p.to_move] |= 1u << cell;
    p.to_move = !p.to_move;
    *(position *)to = p;
}

/* The middle first. */
static void order(void *context, const void *at, const zw_move *list, int count, int32_t *keys)
{
    (void)context;
    (void)at;
    for (int i = 0; i < count; i++) {
        int column = (int)list[i] % SIDE - SIDE / 2, row = (int)list[i] / SIDE - SIDE / 2;
        keys[i] = -1000 * (column * column + row * row + column * row);
    }
}

static int plies_left(void *context, const void *at)
{
    const position *p = at;
    int left = 0;
    (void)context;
    if (has_won(p, !p->to_move))
        return 0;
    for (int cell = 0; cell < CELLS; cell++)
        left += !((p->stones[0] | p->stones[1]) >> cell & 1);
    return left;
}

static zw_value evaluate(void *context, const void *at)
{
    const position *p = at;
    (void)context;
    return has_won(p, !p->to_move) ? -WON : 0;
}

static int format_move(void *context, const void *at, zw_move cell, char *text, size_t size)
{
    (void)context;
    (void)at;
    return snprintf(text, size, "%c%d", 'a' + (int)cell % SIDE, 1 + (int)cell / SIDE);
}

static int show(void *context, const void *at, char *text, size_t size)
{
    const position *p = at;
    char board[512], *to = board;
    (void)context;
    to += sprintf(to, "   a b c d e\n");
    for (int row = 0; row < SIDE; row++) {
        to += sprintf(to, "%*s%d ", row + 1, "", row + 1);
        for (int cell = SIDE * row; cell < SIDE * (row + 1); cell++)
            to += sprintf(to, " %c", p->stones[0] >> cell & 1 ? 'X' : p->stones[1] >> cell & 1 ? 'O' : '.');
        *to++ = '\n';
    }
    *to = '\0';
    return snprintf(text, size, "%s", board);
}

static const zw_game hex = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "hex",
    .position_size = sizeof(position),
    .max_moves = CELLS,
    .max_score = WON,
    .start = start,
    .moves = moves,
    .play = play,
    .evaluate = evaluate,
    .flags = ZW_EQUAL_BYTES | ZW_WINS_BY_DISTANCE,
    .title = "Hex",
    .notation = "moves c3: a cell, by its column and row",
    .format_move = format_move,
    .show = show,
    .order = order,
    .plies_left = plies_left,
};
ZW_PLUGIN(hex)
