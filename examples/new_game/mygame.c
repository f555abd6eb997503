/* mygame.c - a game for zw, as a plug-in. It is a game of taking stones: change it into yours.
 *
 * Compile it and try it; DIR is the folder that contains the header folder zw (include/ in the sources, or the folder in the
 * output of `pkg-config --cflags zw`):
 *
 *     cc -O2 -shared -fPIC -IDIR -o mygame.so mygame.c
 *     zw check-game ./mygame.so           does it keep its promises? says in words what is wrong
 *     zw play ./mygame.so                 play against it
 *     zw search ./mygame.so --depth 10
 *
 * <zw/game.h> is the manual: it lists what else a game can have for speed, strength or convenience. */
#include <zw/plugin.h>

#include <stdio.h>
#include <string.h>

#define STONES 21
#define MOST 3 /* the most that a move may take */

/* A position is plain data of a fixed size, without pointers. It contains everything that decides how the game
 * continues, including who is to move, and nothing else: positions that play alike should have equal bytes. */
typedef struct position {
    uint32_t stones; /* left on the table; the player who takes the last one wins */
    uint32_t second_to_move; /* 0 or 1 */
} position;

/* The context, the first argument of every function, is for games that keep caches. This one does not use it. */

/* Writes the initial position. */
static void start(void *context, void *to)
{
    position *p = to;
    (void)context;
    memset(p, 0, sizeof *p); /* including padding, if there is any */
    p->stones = STONES;
}

/* Writes the legal moves, at most `capacity`, and returns their number. A move is any number whose low 16 bits are
 * unique in its position. If there is no move, the game is over, and *outcome is its value for the player to
 * move, here -1 for a loss. */
static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const position *p = at;
    int count = 0;
    (void)context;
    *outcome = -1;
    for (zw_move taken = 1; taken <= MOST && taken <= p->stones && count < capacity; taken++)
        list[count++] = taken;
    return count;
}

/* Writes the position after a move: every byte of it. `to` never overlaps `at`. */
static void play(void *context, const void *at, zw_move taken, void *to)
{
    position p;
    (void)context;
    memcpy(&p, at, sizeof p);
    p.stones -= taken;
    p.second_to_move = !p.second_to_move;
    memcpy(to, &p, sizeof p);
}

/* The text that people see. Without these two functions a position is shown as hexadecimal digits, a move as its number. */
static int show(void *context, const void *at, char *text, size_t size)
{
    const position *p = at;
    (void)context;
    return snprintf(text, size, "%u stones, the %s player to move\n", (unsigned)p->stones,
                    p->second_to_move ? "second" : "first");
}

static int format_move(void *context, const void *at, zw_move taken, char *text, size_t size)
{
    (void)context;
    (void)at;
    return snprintf(text, size, "%u", (unsigned)taken);
}

/* Next, when searches do not reach the end of the game: evaluate() estimates the value of a position for the player to move,
 * within +-max_score; outcomes should be larger than any estimate.
 *
 *     static zw_value evaluate(void *context, const void *at);
 *
 * Then hash(), order() and child_hash(), for speed. */
static const zw_game this_game = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "mygame",
    .position_size = sizeof(position),
    .max_moves = MOST,
    .max_score = 1,
    .start = start,
    .moves = moves,
    .play = play,
    .flags = ZW_EQUAL_BYTES, /* a promise: equal positions have equal bytes, so that they are found in the table */
    .format_move = format_move,
    .show = show,
};
ZW_PLUGIN(this_game)
