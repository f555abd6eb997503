/* nim.c - Nim with its own notation: three heaps; a move takes any number of stones from one of them, and the player who
 * takes the last stone wins.
 *
 *     cc -O2 -shared -fPIC -Iinclude -o nim.so examples/nim.c
 *     zw search ./nim.so --position 3,4,5 --depth 12
 *
 * What it shows: how positions and moves are read and written, and how a game tells how long it can last (plies_left), so
 * that a search knows when it has seen the end. */
#include <zw/plugin.h>

#include <stdio.h>
#include <string.h>

#define HEAPS 3
#define LARGEST 9

/* The game is the same for both players, so a position does not say who is to move. */
typedef struct position {
    uint8_t heap[HEAPS];
} position;

static void start(void *context, void *to)
{
    (void)context;
    *(position *)to = (position){{3, 4, 5}};
}

/* A move is 16 * heap + stones. */
static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const position *p = at;
    int count = 0;
    (void)context;
    *outcome = -1; /* the other player has taken the last stone */
    for (zw_move heap = 0; heap < HEAPS; heap++)
        for (zw_move stones = 1; stones <= p->heap[heap] && count < capacity; stones++)
            list[count++] = 16 * heap + stones;
    return count;
}

static void play(void *context, const void *at, zw_move move, void *to)
{
    position p = *(const position *)at;
    (void)context;
    p.heap[move / 16] = (uint8_t)(p.heap[move / 16] - move % 16);
    *(position *)to = p;
}

static int plies_left(void *context, const void *at)
{
    const position *p = at;
    (void)context;
    return p->heap[0] + p->heap[1] + p->heap[2];
}

/* "3,4,5", and "b2" for two stones from the second heap. parse() returns 0, or -1 and one line that names the text and
 * what was expected. Moves need no parser: the text is compared with the text of each legal move. */
static int format(void *context, const void *at, char *text, size_t size)
{
    const position *p = at;
    (void)context;
    return snprintf(text, size, "%d,%d,%d", p->heap[0], p->heap[1], p->heap[2]);
}

static int parse(void *context, const char *text, void *to, char *why, size_t why_size)
{
    position p;
    (void)context;
    for (int i = 0; i < HEAPS; i++) {
        const char *at = text + 2 * i;
        if (at[0] < '0' || at[0] > '0' + LARGEST || at[1] != (i + 1 < HEAPS ? ',' : '\0')) {
            snprintf(why, why_size, "position '%.100s': expected three heaps from 0 to %d, such as 3,4,5", text,
                     LARGEST);
            return -1;
        }
        p.heap[i] = (uint8_t)(at[0] - '0');
    }
    *(position *)to = p;
    return 0;
}

static int format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    (void)context;
    (void)at;
    return snprintf(text, size, "%c%d", 'a' + (int)(move / 16), (int)(move % 16));
}

static const zw_game nim = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "nim",
    .position_size = sizeof(position),
    .max_moves = HEAPS * LARGEST,
    .start = start,
    .moves = moves,
    .play = play,
    .flags = ZW_EQUAL_BYTES,
    .title = "Nim",
    .notation = "3,4,5: the heaps; moves a1: one stone from the first",
    .parse = parse,
    .format = format,
    .format_move = format_move,
    .plies_left = plies_left,
};
ZW_PLUGIN(nim)
