/* breakthrough.c - Breakthrough: two rows of pawns on a board of eight by eight, which step straight or diagonally forward
 * and capture diagonally. The player who reaches the last row, or captures the last pawn, wins.
 *
 *     cc -O2 -shared -fPIC -Iinclude -o breakthrough.so examples/breakthrough.c
 *     zw search ./breakthrough.so --seconds 1
 *
 * What it shows: the search compiled around the game by <zw/kernel.h>, which is several times faster than one that calls its
 * functions; a hash and the hash of a child; quiescence, which plays out captures before a position is evaluated (tactical);
 * and the position with colours exchanged for the check (reverse). */
#include <zw/game.h>

#include <stdio.h>
#include <string.h>

#define WON 100000
#define PAWN 100 /* its value in the evaluation */
#define FILE_A UINT64_C(0x0101010101010101)
#define FILE_H (FILE_A << 7)
#define FIRST_TWO UINT64_C(0xFFFF)

/* A bit for each square, from the view of the player to move, whose pawns go up. */
typedef struct board {
    uint64_t mine, yours;
    uint64_t second_to_move;
} board;

static uint64_t turned(uint64_t squares)
{
    return __builtin_bswap64(squares); /* row 1 becomes row 8 */
}

static void start(void *context, void *to)
{
    (void)context;
    *(board *)to = (board){FIRST_TWO, FIRST_TWO << 48, 0};
}

/* A move is 64 * from + to, both as the player sees the board. The squares reached by a step of 7, 8 or 9; diagonal steps
 * must not wrap around the edge of the board. */
static int list_steps(const board *p, int only_captures, zw_move *list, int capacity)
{
    const uint64_t targets[3] = {(p->mine & ~FILE_A) << 7 & ~p->mine, p->mine << 8 & ~(p->mine | p->yours),
                                 (p->mine & ~FILE_H) << 9 & ~p->mine};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        uint64_t left = only_captures ? i == 1 ? 0 : targets[i] & p->yours : targets[i];
        for (; left && count < capacity; left &= left - 1) {
            unsigned to = (unsigned)__builtin_ctzll(left);
            list[count++] = 64 * (to - 7u - (unsigned)i) + to;
        }
    }
    return count;
}

/* The player who has just moved may have reached the last row, which is row 1 from here, or taken the last pawn. */
static int is_lost(const board *p)
{
    return (p->yours & 0xFF) != 0 || !p->mine;
}

static int moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context;
    *outcome = -WON;
    return is_lost(at) ? 0 : list_steps(at, 0, list, capacity);
}

static void play(void *context, const void *at, zw_move move, void *to)
{
    const board *p = at;
    uint64_t from = UINT64_C(1) << move / 64, square = UINT64_C(1) << move % 64;
    (void)context;
    *(board *)to = (board){turned(p->yours & ~square), turned((p->mine ^ from) | square), !p->second_to_move};
}

/* Pawns, and how far they have advanced. */
static zw_value evaluate(void *context, const void *at)
{
    const board *p = at;
    zw_value value = 0;
    (void)context;
    if (is_lost(p))
        return -WON;
    for (int row = 0; row < 8; row++)
        value += (PAWN + row * row) * __builtin_popcountll(p->mine >> 8 * row & 0xFF) -
                 (PAWN + row * row) * __builtin_popcountll(turned(p->yours) >> 8 * row & 0xFF);
    return value;
}

static uint64_t hash(void *context, const void *at)
{
    (void)context;
    return zw_hash_bytes(at, sizeof(board));
}

static uint64_t child_hash(void *context, const void *at, zw_move move)
{
    board after;
    play(context, at, move, &after);
    return hash(context, &after);
}

static int tactical(void *context, const void *at, zw_move *list, int capacity)
{
    (void)context;
    return is_lost(at) ? 0 : list_steps(at, 1, list, capacity);
}

/* Captures first, and those nearest to the last row. */
static void order(void *context, const void *at, const zw_move *list, int count, int32_t *keys)
{
    const board *p = at;
    (void)context;
    for (int i = 0; i < count; i++)
        keys[i] = 1000 * (int32_t)(list[i] % 64 / 8) + (p->yours >> list[i] % 64 & 1 ? 5 * ZW_HISTORY_MAX : 0);
}

/* The same board with colours exchanged, the other player to move. */
static void reverse(void *context, const void *from, void *to)
{
    board p = *(const board *)from;
    (void)context;
    p.second_to_move = !p.second_to_move;
    *(board *)to = p;
}

static int square_text(const board *p, unsigned square, char *text)
{
    return sprintf(text, "%c%u", 'a' + (int)(square % 8), p->second_to_move ? 8 - square / 8 : 1 + square / 8);
}

static int format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    char from[8], to[8];
    (void)context;
    square_text(at, move / 64, from);
    square_text(at, move % 64, to);
    return snprintf(text, size, "%s%s", from, to);
}

static int show(void *context, const void *at, char *text, size_t size)
{
    const board *p = at;
    uint64_t first = p->second_to_move ? turned(p->yours) : p->mine,
             second = p->second_to_move ? turned(p->mine) : p->yours;
    char drawn[256], *to = drawn;
    (void)context;
    for (int row = 7; row >= 0; row--) {
        to += sprintf(to, "%d ", row + 1);
        for (int square = 8 * row; square < 8 * row + 8; square++)
            to += sprintf(to, " %c", first >> square & 1 ? 'X' : second >> square & 1 ? 'O' : '.');
        *to++ = '\n';
    }
    strcpy(to, "   a b c d e f g h\n");
    return snprintf(text, size, "%s", drawn);
}

static const zw_game breakthrough = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "breakthrough",
    .position_size = sizeof(board),
    .max_moves = 48,
    .max_score = WON,
    .start = start,
    .moves = moves,
    .play = play,
    .evaluate = evaluate,
    .hash = hash,
    .flags = ZW_EQUAL_BYTES | ZW_WINS_BY_DISTANCE,
    .title = "Breakthrough",
    .unit = "hundredths of a pawn",
    .notation = "moves a2a3, b2c3: from and to",
    .scale = 1,
    .format_move = format_move,
    .show = show,
    .child_hash = child_hash,
    .order = order,
    .tactical = tactical,
    .reverse = reverse,
};
#define ZW_GAME breakthrough
#include <zw/kernel.h>
#include <zw/plugin.h>
