/* wide.c - a plug-in in order with 2000 moves: the players put stones on a strip of squares, and who is first to have two
 * side by side wins. */
#include <stdio.h>
#include <string.h>
#include <zw/zw.h>

#define SQUARES 2000
#define WORDS ((SQUARES + 63) / 64)

typedef struct wide_position {
    uint64_t stones[2][WORDS];
    uint64_t key;
    uint32_t played, last, side;
} wide_position;

static int has(const wide_position *p, uint32_t side, uint32_t square)
{
    return square < SQUARES && (p->stones[side][square / 64] >> square % 64 & 1);
}

static int is_lost(const wide_position *p)
{
    uint32_t other = !p->side;
    return p->played && (has(p, other, p->last - 1) || has(p, other, p->last + 1));
}

static void start(void *context, void *position)
{
    (void)context;
    memset(position, 0, sizeof(wide_position));
}

static int moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const wide_position *p = position;
    int count = 0, lost = is_lost(p);
    (void)context;
    *outcome = lost ? -1 : 0;
    for (uint32_t square = 0; square < SQUARES && !lost; square++)
        if (!has(p, 0, square) && !has(p, 1, square) && count < capacity)
            list[count++] = square;
    return count;
}

static void play(void *context, const void *from, zw_move move, void *to)
{
    const wide_position *p = from;
    wide_position *next = to;
    uint64_t mixed = ((uint64_t)move * 2 + p->side + 1) * UINT64_C(0x9E3779B97F4A7C15);
    (void)context;
    memcpy(to, from, sizeof *next);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
    next->stones[p->side][move / 64] |= UINT64_C(1) << move % 64;
    next->key ^= mixed ^ mixed >> 31;
    next->played++;
    next->last = move;
    next->side = !p->side;
}

static zw_value evaluate(void *context, const void *position)
{
    (void)context;
    return is_lost(position) ? -1 : 0;
}

static uint64_t hash(void *context, const void *position)
{
    const wide_position *p = position;
    (void)context;
    return p->key + (is_lost(p) ? 1 : 0);
}

static int plies_left(void *context, const void *position)
{
    (void)context;
    return SQUARES - (int)((const wide_position *)position)->played;
}

static int format_move(void *context, const void *position, zw_move move, char *text, size_t size)
{
    (void)context;
    (void)position;
    return snprintf(text, size, "s%u", (unsigned)move);
}

static int parse_move(void *context, const void *position, const char *text, zw_move *move, char *why, size_t why_size)
{
    unsigned square;
    char end;
    (void)context;
    (void)position;
    if (sscanf(text, "s%u%c", &square, &end) != 1 || square >= SQUARES) {
        snprintf(why, why_size, "move '%s': expected s0 to s%d", text, SQUARES - 1);
        return -1;
    }
    *move = square;
    return 0;
}

static int settle(void *context, const void *position, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                  zw_value *upper)
{
    (void)context;
    (void)position;
    (void)alpha;
    (void)beta;
    (void)depth;
    *lower = -1;
    *upper = 1;
    return 1;
}

static int tactical(void *context, const void *position, zw_move *list, int capacity)
{
    zw_value outcome;
    return moves(context, position, list, capacity, &outcome);
}

static const zw_game game = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "wide",
    .position_size = sizeof(wide_position),
    .max_moves = SQUARES,
    .max_score = 1,
    .start = start,
    .moves = moves,
    .play = play,
    .evaluate = evaluate,
    .hash = hash,
    .format_move = format_move,
    .parse_move = parse_move,
    .settle = settle,
    .search_moves = moves,
    .tactical = tactical,
    .plies_left = plies_left,
};

const zw_game *zw_plugin_game(void);
const zw_game *zw_plugin_game(void)
{
    return &game;
}
