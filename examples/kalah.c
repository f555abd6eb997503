/* kalah.c - Kalah with six pits and four seeds in each, where a player may move twice.
 *
 *     cc -O2 -shared -fPIC -Iinclude -o kalah.so examples/kalah.c
 *     zw play ./kalah.so
 *
 * What it shows: moves after which the player moves again (moves_again), and an evaluation with its max_score. The
 * evaluation is for the player to move, and gives a finished game its outcome. */
#include <zw/plugin.h>

#include <stdio.h>
#include <string.h>

#define PITS 6
#define SEEDS 4
#define STORE PITS /* of the player to move */
#define HOUSES (2 * PITS + 2)

/* Seeds in sowing order: the pits and the store of the player to move, then those of the opponent. */
typedef struct position {
    uint8_t seeds[HOUSES];
    uint8_t second_to_move;
} position;

static int sum(const position *p, int from)
{
    int seeds = 0;
    for (int i = from; i < from + PITS; i++)
        seeds += p->seeds[i];
    return seeds;
}

static zw_value difference(const position *p)
{
    return p->seeds[STORE] - p->seeds[HOUSES - 1];
}

static void start(void *context, void *to)
{
    position *p = to;
    (void)context;
    memset(p, 0, sizeof *p);
    memset(p->seeds, SEEDS, PITS);
    memset(p->seeds + STORE + 1, SEEDS, PITS);
}

/* A move is a pit, 1 to 6. The game is over when the player to move has no seeds to sow; the seeds left belong to the opponent. */
static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const position *p = at;
    int count = 0;
    (void)context;
    for (zw_move pit = 1; pit <= PITS && count < capacity; pit++)
        if (p->seeds[pit - 1])
            list[count++] = pit;
    *outcome = difference(p) - sum(p, STORE + 1);
    return count;
}

/* Sows, captures, and returns 1 when the last seed falls into the mover's store: that player moves again. */
static int sow(position *p, zw_move pit)
{
    int at = (int)pit - 1, hand = p->seeds[at];
    p->seeds[at] = 0;
    while (hand-- > 0) {
        at = (at + 1) % (HOUSES - 1); /* skips the opponent's store */
        p->seeds[at]++;
    }
    int opposite = 2 * PITS - at;
    if (at < STORE && p->seeds[at] == 1 && p->seeds[opposite]) {
        p->seeds[STORE] = (uint8_t)(p->seeds[STORE] + p->seeds[opposite] + 1);
        p->seeds[at] = p->seeds[opposite] = 0;
    }
    return at == STORE;
}

static void play(void *context, const void *at, zw_move pit, void *to)
{
    position p = *(const position *)at, *after = to;
    (void)context;
    if (sow(&p, pit)) {
        *after = p;
        return;
    }
    memcpy(after->seeds, p.seeds + HOUSES / 2, HOUSES / 2); /* seen from the other side */
    memcpy(after->seeds + HOUSES / 2, p.seeds, HOUSES / 2);
    after->second_to_move = !p.second_to_move;
}

static int moves_again(void *context, const void *at, zw_move pit)
{
    position p = *(const position *)at;
    (void)context;
    return sow(&p, pit);
}

static zw_value evaluate(void *context, const void *at)
{
    const position *p = at;
    (void)context;
    return sum(p, 0) ? difference(p) : difference(p) - sum(p, STORE + 1);
}

static int first_to_move(void *context, const void *at)
{
    (void)context;
    return !((const position *)at)->second_to_move;
}

static int show(void *context, const void *at, char *text, size_t size)
{
    const position *p = at;
    const uint8_t *s = p->seeds, *first = p->second_to_move ? s + HOUSES / 2 : s,
                  *second = p->second_to_move ? s : s + HOUSES / 2;
    (void)context;
    return snprintf(text, size,
                    "    %2d %2d %2d %2d %2d %2d\n%2d                      %2d\n    %2d %2d %2d %2d %2d %2d\n",
                    second[5], second[4], second[3], second[2], second[1], second[0], second[6], first[6], first[0],
                    first[1], first[2], first[3], first[4], first[5]);
}

static const zw_game kalah = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "kalah",
    .position_size = sizeof(position),
    .max_moves = PITS,
    .max_score = 2 * PITS * SEEDS,
    .start = start,
    .moves = moves,
    .play = play,
    .evaluate = evaluate,
    .flags = ZW_EQUAL_BYTES,
    .moves_again = moves_again,
    .first_to_move = first_to_move,
    .title = "Kalah",
    .unit = "seeds",
    .show = show,
};
ZW_PLUGIN(kalah)
