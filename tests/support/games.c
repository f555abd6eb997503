/* games.c - the small games of the engine's tests. */
#include "games.h"

#include <stdio.h>
#include <string.h>

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

/* ------------------------------------------------------------------------------------------------------- tic-tac-toe */

static const uint16_t rows[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

static int has_row(uint16_t squares)
{
    for (int i = 0; i < 8; i++)
        if ((squares & rows[i]) == rows[i])
            return 1;
    return 0;
}

static int stones(const tictactoe_position *p)
{
    return __builtin_popcount((unsigned)(p->mine | p->theirs));
}

static void tictactoe_start(void *context, void *position)
{
    (void)context;
    memset(position, 0, sizeof(tictactoe_position));
}

static int tictactoe_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const tictactoe_position *p = position;
    int count = 0;
    (void)context;
    *outcome = has_row(p->theirs) ? -TICTACTOE_WIN : 0;
    for (zw_move square = 0; square < 9 && !*outcome; square++)
        if (!((p->mine | p->theirs) >> square & 1) && count < capacity)
            list[count++] = square;
    return count;
}

static void tictactoe_play(void *context, const void *from, zw_move move, void *to)
{
    const tictactoe_position *p = from;
    tictactoe_position next = {p->theirs, (uint16_t)(p->mine | 1u << move)};
    (void)context;
    memcpy(to, &next, sizeof next);
}

static zw_value tictactoe_evaluate(void *context, const void *position)
{
    const tictactoe_position *p = position;
    zw_value value = 0;
    (void)context;
    if (has_row(p->theirs))
        return -TICTACTOE_WIN;
    if (stones(p) == 9)
        return 0;
    for (int i = 0; i < 8; i++)
        value += !(p->theirs & rows[i]) - !(p->mine & rows[i]);
    return value;
}

static uint64_t tictactoe_hash(void *context, const void *position)
{
    const tictactoe_position *p = position;
    (void)context;
    return mix((uint64_t)p->mine << 16 | p->theirs | UINT64_C(1) << 40);
}

static uint64_t tictactoe_child_hash(void *context, const void *position, zw_move move)
{
    tictactoe_position next;
    tictactoe_play(context, position, move, &next);
    return tictactoe_hash(context, &next);
}

static int tictactoe_plies_left(void *context, const void *position)
{
    (void)context;
    return 9 - stones(position);
}

static int tictactoe_parse(void *context, const char *text, void *position, char *why, size_t size)
{
    uint16_t x = 0, o = 0;
    (void)context;
    if (strlen(text) != 9 || strspn(text, "XO.") != 9) {
        snprintf(why, size, "position '%s': expected nine of X, O and .", text);
        return -1;
    }
    for (int i = 0; i < 9; i++) {
        x = (uint16_t)(x | (text[i] == 'X') << i);
        o = (uint16_t)(o | (text[i] == 'O') << i);
    }
    int more = __builtin_popcount(x) - __builtin_popcount(o);
    tictactoe_position p = more ? (tictactoe_position){o, x} : (tictactoe_position){x, o};
    memcpy(position, &p, sizeof p);
    return 0;
}

static int tictactoe_format(void *context, const void *position, char *text, size_t size)
{
    const tictactoe_position *p = position;
    int o_to_move = stones(p) % 2;
    char board[10] = "";
    (void)context;
    for (int i = 0; i < 9; i++)
        board[i] = (p->mine >> i & 1) ? "XO"[o_to_move] : (p->theirs >> i & 1) ? "OX"[o_to_move] : '.';
    return snprintf(text, size, "%s", board);
}

const zw_game tictactoe_game = {.abi = ZW_ABI,
                                .size = sizeof(zw_game),
                                .name = "tictactoe",
                                .position_size = sizeof(tictactoe_position),
                                .max_moves = 9,
                                .max_score = TICTACTOE_WIN,
                                .start = tictactoe_start,
                                .moves = tictactoe_moves,
                                .play = tictactoe_play,
                                .evaluate = tictactoe_evaluate,
                                .hash = tictactoe_hash,
                                .flags = ZW_WINS_BY_DISTANCE,
                                .parse = tictactoe_parse,
                                .format = tictactoe_format,
                                .child_hash = tictactoe_child_hash,
                                .plies_left = tictactoe_plies_left};

/* --------------------------------------------------------------------------------------------------------------- nim */

int nim_theory(const nim_position *p)
{
    return p->pile[0] ^ p->pile[1] ^ p->pile[2] ? 1 : -1;
}

static void nim_start(void *context, void *position)
{
    nim_position p = {{1, 3, 5}};
    (void)context;
    memcpy(position, &p, sizeof p);
}

static int nim_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const nim_position *p = position;
    int count = 0;
    (void)context;
    *outcome = -1;
    for (unsigned pile = 0; pile < 3; pile++)
        for (unsigned pieces = 1; pieces <= p->pile[pile] && count < capacity; pieces++)
            list[count++] = 8 * pile + pieces;
    return count;
}

static void nim_play(void *context, const void *from, zw_move move, void *to)
{
    nim_position next;
    (void)context;
    memcpy(&next, from, sizeof next);
    next.pile[move / 8] = (uint8_t)(next.pile[move / 8] - move % 8);
    memcpy(to, &next, sizeof next);
}

static zw_value nim_evaluate(void *context, const void *position)
{
    const nim_position *p = position;
    (void)context;
    return p->pile[0] + p->pile[1] + p->pile[2] == 0 ? -1 : 0;
}

static uint64_t nim_hash(void *context, const void *position)
{
    const nim_position *p = position;
    (void)context;
    return mix((uint64_t)p->pile[0] << 16 | (uint64_t)p->pile[1] << 8 | p->pile[2] | UINT64_C(1) << 30);
}

static int nim_plies_left(void *context, const void *position)
{
    const nim_position *p = position;
    (void)context;
    return p->pile[0] + p->pile[1] + p->pile[2];
}

const zw_game nim_game = {.abi = ZW_ABI,
                          .size = sizeof(zw_game),
                          .name = "nim",
                          .position_size = sizeof(nim_position),
                          .max_moves = 21,
                          .max_score = 1,
                          .start = nim_start,
                          .moves = nim_moves,
                          .play = nim_play,
                          .evaluate = nim_evaluate,
                          .hash = nim_hash,
                          .win_score = 1,
                          .plies_left = nim_plies_left};

/* ----------------------------------------------------------------------------------------------------------- harvest */

static const zw_value fields[HARVEST_FIELDS] = {3, 31, 7, 24, 12, 45, 9};

zw_value harvest_theory(const harvest_position *p)
{
    zw_value value = p->ahead, sign = 1;
    uint32_t left = p->left;
    while (left) {
        int best = -1;
        for (int i = 0; i < HARVEST_FIELDS; i++)
            if ((left >> i & 1) && (best < 0 || fields[i] > fields[best]))
                best = i;
        value += sign * fields[best];
        sign = -sign;
        left &= ~(1u << best);
    }
    return value;
}

static void harvest_start(void *context, void *position)
{
    harvest_position p = {0, (1u << HARVEST_FIELDS) - 1};
    (void)context;
    memcpy(position, &p, sizeof p);
}

static int harvest_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const harvest_position *p = position;
    int count = 0;
    (void)context;
    *outcome = p->ahead;
    for (zw_move i = 0; i < HARVEST_FIELDS; i++)
        if ((p->left >> i & 1) && count < capacity)
            list[count++] = i;
    return count;
}

static void harvest_play(void *context, const void *from, zw_move move, void *to)
{
    const harvest_position *p = from;
    harvest_position next = {-(p->ahead + fields[move]), p->left & ~(1u << move)};
    (void)context;
    memcpy(to, &next, sizeof next);
}

static zw_value harvest_evaluate(void *context, const void *position)
{
    (void)context;
    return ((const harvest_position *)position)->ahead;
}

static uint64_t harvest_hash(void *context, const void *position)
{
    const harvest_position *p = position;
    (void)context;
    return mix((uint64_t)(uint32_t)p->ahead << 32 | p->left | UINT64_C(1) << 20);
}

static int harvest_plies_left(void *context, const void *position)
{
    (void)context;
    return __builtin_popcount(((const harvest_position *)position)->left);
}

int harvest_tactical(void *context, const void *position, zw_move *list, int capacity)
{
    const harvest_position *p = position;
    int count = 0;
    (void)context;
    for (zw_move i = 0; i < HARVEST_FIELDS; i++)
        if ((p->left >> i & 1) && fields[i] >= 20 && count < capacity)
            list[count++] = i;
    return count;
}

int harvest_forced(void *context, const void *position)
{
    zw_move list[HARVEST_FIELDS];
    return ((const harvest_position *)position)->left && !harvest_tactical(context, position, list, HARVEST_FIELDS);
}

const zw_game harvest_game = {.abi = ZW_ABI,
                              .size = sizeof(zw_game),
                              .name = "harvest",
                              .position_size = sizeof(harvest_position),
                              .max_moves = HARVEST_FIELDS,
                              .max_score = 200,
                              .start = harvest_start,
                              .moves = harvest_moves,
                              .play = harvest_play,
                              .evaluate = harvest_evaluate,
                              .hash = harvest_hash,
                              .plies_left = harvest_plies_left};

/* ------------------------------------------------------------------------------------------------------------- kings */

static int distance(int a, int b)
{
    int across = a % 4 - b % 4, along = a / 4 - b / 4;
    across = across < 0 ? -across : across;
    along = along < 0 ? -along : along;
    return across > along ? across : along;
}

static int is_home(int square, int up)
{
    return square / 4 == (up ? 3 : 0); /* where a king that walks up, or down, wants to be */
}

static void kings_start(void *context, void *position)
{
    kings_position p = {0, 15, 1, 0};
    (void)context;
    memcpy(position, &p, sizeof p);
}

static int kings_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const kings_position *p = position;
    int count = 0;
    (void)context;
    *outcome = is_home(p->theirs, !p->up) ? -KINGS_WIN : 0;
    for (int square = 0; square < 16 && !*outcome; square++)
        if (distance(square, p->mine) == 1 && distance(square, p->theirs) > 1 && count < capacity)
            list[count++] = (zw_move)square;
    return count;
}

static void kings_play(void *context, const void *from, zw_move move, void *to)
{
    const kings_position *p = from;
    kings_position next = {p->theirs, (uint8_t)move, !p->up, 0};
    (void)context;
    memcpy(to, &next, sizeof next);
}

static zw_value kings_evaluate(void *context, const void *position)
{
    const kings_position *p = position;
    (void)context;
    if (is_home(p->theirs, !p->up))
        return -KINGS_WIN;
    int mine = p->up ? p->mine / 4 : 3 - p->mine / 4, theirs = p->up ? 3 - p->theirs / 4 : p->theirs / 4;
    return 10 * (mine - theirs) + p->mine % 4 - p->theirs % 4;
}

static uint64_t kings_hash(void *context, const void *position)
{
    const kings_position *p = position;
    (void)context;
    return mix((uint64_t)p->mine << 16 | (uint64_t)p->theirs << 8 | p->up | UINT64_C(1) << 50);
}

static int kings_reversible(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    (void)move;
    return 1;
}

const zw_game kings_game = {.abi = ZW_ABI,
                            .size = sizeof(zw_game),
                            .name = "kings",
                            .position_size = sizeof(kings_position),
                            .max_moves = 8,
                            .max_score = KINGS_WIN,
                            .start = kings_start,
                            .moves = kings_moves,
                            .play = kings_play,
                            .evaluate = kings_evaluate,
                            .hash = kings_hash,
                            .flags = ZW_WINS_BY_DISTANCE,
                            .reversible = kings_reversible};
