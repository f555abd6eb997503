/* rules_kalah.c - Kalah by the rule book: six pits and a store for each player. A move takes all seeds out of an own pit
 * and sows one into each place that follows, the own store included, the other's left out, the emptied pit not. A last
 * seed in the own store moves again; one in an own pit that was empty, with seeds opposite, is stored with these. When
 * the player to move has no seed in his pits the game is over, and the other stores what is left in his own. South moves
 * first and is player 0.
 *
 * The value is the difference of the stores. A move is its pit, 1 to 6 in sowing order. A key has the seeds of the
 * fourteen places, a byte each, and the player to move. */
#include "rules_games.h"

#include <stdio.h>
#include <string.h>

enum { PITS = 6, SIDE = PITS + 1, PLACES = 2 * SIDE, SEEDS = 48 };

typedef struct board {
    unsigned char place[PLACES]; /* south's pits and store, north's pits and store */
    unsigned char turn;
} board;

static int store(int player)
{
    return player * SIDE + PITS;
}

static int in_pits(const board *b, int player)
{
    int seeds = 0;
    for (int pit = 0; pit < PITS; pit++)
        seeds += b->place[player * SIDE + pit];
    return seeds;
}

static int turn(const void *state)
{
    return ((const board *)state)->turn;
}

static int over(const void *state, int *value)
{
    const board *b = state;
    *value = b->place[store(0)] + in_pits(b, 0) - b->place[store(1)] - in_pits(b, 1);
    return in_pits(b, b->turn) == 0;
}

static int moves(const void *state, uint16_t *list)
{
    const board *b = state;
    int found = 0;
    for (int pit = 1; pit <= PITS; pit++)
        if (b->place[b->turn * SIDE + pit - 1])
            list[found++] = (uint16_t)pit;
    return found;
}

static void play(const void *state, uint16_t move, void *next)
{
    board b = *(const board *)state;
    int mine = store(b.turn), place = b.turn * SIDE + move - 1, seeds = b.place[place];
    b.place[place] = 0;
    while (seeds > 0) {
        place = (place + 1) % PLACES;
        if (place == store(!b.turn))
            continue;
        b.place[place]++;
        seeds--;
    }
    int own_pit = place / SIDE == b.turn && place != mine, opposite = PLACES - 2 - place;
    if (own_pit && b.place[place] == 1 && b.place[opposite] > 0) {
        b.place[mine] = (unsigned char)(b.place[mine] + b.place[opposite] + 1);
        b.place[place] = b.place[opposite] = 0;
    }
    if (place != mine)
        b.turn = !b.turn;
    *(board *)next = b;
}

/* What lies in the stores, then how far the seeds in play have come. Nothing leaves a store. A move that stores nothing
 * reaches neither store nor the other side, so that it takes each of its seeds to a later pit of its own side; and 48
 * seeds in the last pits are no more than 240 steps. */
static int64_t progress(const void *state)
{
    const board *b = state;
    int64_t stored = b->place[store(0)] + b->place[store(1)], steps = 0;
    for (int place = 0; place < PLACES; place++)
        if (place % SIDE != PITS)
            steps += place % SIDE * b->place[place];
    return stored * 256 + steps;
}

/* Nothing leaves a store, and all other seeds may still fall to either player. */
static void reach(const void *state, int *least, int *most)
{
    const board *b = state;
    int lead = b->place[store(0)] - b->place[store(1)], in_play = in_pits(b, 0) + in_pits(b, 1);
    *least = lead - in_play;
    *most = lead + in_play;
}

/* ---------------------------------------------------------------------------------------------------------------- text */

static int parse(const char *text, void *state, char *why, size_t why_size)
{
    board *b = state;
    const char *c = strcmp(text, "start") == 0 ? "4,4,4,4,4,4,0,4,4,4,4,4,4,0 S" : text;
    int total = 0;
    for (int place = 0; place < PLACES; place++) {
        int seeds = 0, digits = 0;
        for (; c[digits] >= '0' && c[digits] <= '9' && digits < 2; digits++)
            seeds = 10 * seeds + c[digits] - '0';
        if (digits == 0 || c[digits] != (place < PLACES - 1 ? ',' : ' '))
            return zw_proof_refuse(why, why_size,
                                   "'%.80s': '%.10s' at place %d, expected the seeds of 14 places separated by commas, "
                                   "a space and S or N",
                                   text, c, place + 1);
        c += digits + 1;
        b->place[place] = (unsigned char)seeds;
        total += seeds;
    }
    if (strcmp(c, "S") != 0 && strcmp(c, "N") != 0)
        return zw_proof_refuse(why, why_size, "'%.80s': '%.10s' to move, expected S or N", text, c);
    if (total > SEEDS)
        return zw_proof_refuse(why, why_size, "'%.80s': %d seeds, expected at most %d", text, total, SEEDS);
    b->turn = *c == 'N';
    return 0;
}

static int format(const void *state, char *text, size_t size)
{
    const board *b = state;
    char places[4 * PLACES];
    int length = 0;
    for (int i = 0; i < PLACES; i++)
        length += snprintf(places + length, sizeof places - (size_t)length, "%s%d", i ? "," : "", b->place[i]);
    return snprintf(text, size, "%s %c", places, b->turn == 0 ? 'S' : 'N');
}

static int format_move(const void *state, uint16_t move, char *text, size_t size)
{
    (void)state;
    return snprintf(text, size, "%d", move);
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

static void encode(const void *state, unsigned char *key)
{
    const board *b = state;
    memcpy(key, b->place, PLACES);
    key[PLACES] = b->turn;
}

static int decode(const void *root, const unsigned char *key, void *state)
{
    board *b = state;
    int total = 0;
    (void)root;
    for (int i = 0; i < PLACES; i++)
        total += key[i];
    memcpy(b->place, key, PLACES);
    b->turn = key[PLACES];
    return total <= SEEDS && b->turn <= 1 ? 0 : -1;
}

const proof_rules zw_proof_kalah = {
    .name = "kalah",
    .state_size = sizeof(board),
    .key_size = PLACES + 1,
    .ends = 1,
    .most = SEEDS,
    .usual_lookahead = 3,
    .parse = parse,
    .format = format,
    .encode = encode,
    .decode = decode,
    .turn = turn,
    .over = over,
    .moves = moves,
    .play = play,
    .format_move = format_move,
    .progress = progress,
    .reach = reach,
};
