/* tables.c - builds the tables of tables.h, by walking the board one step at a time and from formulas. Knows no
 * position, and nothing here is fast. */
#include "tables.h"
#include "terms.h"

#include <stdatomic.h>

struct zw_chess_tables zw_chess_tables;

/* -------------------------------------------------------------------------------------------------------------- attacks */

static const int rook_steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
static const int bishop_steps[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

static int on_board(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

static uint64_t leap(int square, int dx, int dy)
{
    int file = square % 8 + dx, rank = square / 8 + dy;
    return on_board(file, rank) ? chess_bit(8 * rank + file) : 0;
}

/* The squares from here in one direction up to and with the first occupied one. */
static uint64_t slide(int square, const int step[2], uint64_t occupied)
{
    uint64_t set = 0;
    for (uint64_t next; (next = leap(square, step[0], step[1])) != 0;) {
        set |= next;
        if (next & occupied)
            break;
        square = chess_first(next);
    }
    return set;
}

static uint64_t slide_all(int square, const int steps[4][2], uint64_t occupied)
{
    uint64_t set = 0;
    for (int i = 0; i < 4; i++)
        set |= slide(square, steps[i], occupied);
    return set;
}

static void build_leapers(struct zw_chess_tables *t)
{
    for (int square = 0; square < 64; square++)
        for (int dx = -2; dx <= 2; dx++)
            for (int dy = -2; dy <= 2; dy++) {
                int distance = dx * dx + dy * dy;
                if (distance == 5)
                    t->knight[square] |= leap(square, dx, dy);
                if (distance == 1 || distance == 2)
                    t->king[square] |= leap(square, dx, dy);
                if (distance == 2)
                    t->pawn[dy > 0 ? CHESS_WHITE : CHESS_BLACK][square] |= leap(square, dx, dy);
            }
}

static void build_lines(struct zw_chess_tables *t)
{
    for (int square = 0; square < 64; square++) {
        t->bishop_lines[square] = slide_all(square, bishop_steps, 0);
        t->rook_lines[square] = slide_all(square, rook_steps, 0);
        t->file[square] = slide(square, rook_steps[2], 0) | slide(square, rook_steps[3], 0);
        t->diagonal[square] = slide(square, bishop_steps[0], 0) | slide(square, bishop_steps[3], 0);
        t->antidiagonal[square] = slide(square, bishop_steps[1], 0) | slide(square, bishop_steps[2], 0);
        for (int i = 0; i < 8; i++) {
            const int *step = i < 4 ? rook_steps[i] : bishop_steps[i - 4], back[2] = {-step[0], -step[1]};
            uint64_t ray = slide(square, step, 0), whole = ray | slide(square, back, 0) | chess_bit(square);
            for (uint64_t rest = ray; rest; rest &= rest - 1) {
                int other = chess_first(rest);
                t->line[square][other] = whole;
                t->between[square][other] = ray & slide(other, back, chess_bit(square)) & ~chess_bit(square);
            }
        }
    }
    for (int file = 0; file < 8; file++)
        for (int inner = 0; inner < 64; inner++)
            t->rank_attacks[file][inner] = (uint8_t)(slide(file, rook_steps[0], (uint64_t)inner << 1) |
                                                     slide(file, rook_steps[1], (uint64_t)inner << 1));
}

/* The last square of a line is attacked whether or not it is occupied, so its occupancy does not matter. */
static uint64_t inner_lines(int square, const int steps[4][2])
{
    uint64_t set = 0;
    for (int i = 0; i < 4; i++)
        for (uint64_t rest = slide(square, steps[i], 0); rest; rest &= rest - 1)
            if (leap(chess_first(rest), steps[i][0], steps[i][1]))
                set |= rest & -rest;
    return set;
}

/* Subtracting the mask steps through its subsets in the order of their extracted bits. */
static uint64_t *build_sets(int square, const int steps[4][2], uint64_t mask, uint64_t *sets)
{
    uint64_t subset = 0;
    do {
        *sets++ = slide_all(square, steps, subset);
        subset = (subset - mask) & mask;
    } while (subset);
    return sets;
}

static void build_sliders(struct zw_chess_tables *t)
{
    uint64_t *sets = t->slider_sets;
    for (int square = 0; square < 64; square++) {
        t->bishop_mask[square] = inner_lines(square, bishop_steps);
        t->bishop_sets[square] = sets;
        sets = build_sets(square, bishop_steps, t->bishop_mask[square], sets);
        t->rook_mask[square] = inner_lines(square, rook_steps);
        t->rook_sets[square] = sets;
        sets = build_sets(square, rook_steps, t->rook_mask[square], sets);
    }
}

/* ----------------------------------------------------------------------------------------------------------------- keys */

/* Numbers that look random and are the same in every run: a counter, well mixed. */
static uint64_t next_key(uint64_t *counter)
{
    uint64_t x = *counter += UINT64_C(0xA0761D6478BD642F);
    x = (x ^ x >> 32) * UINT64_C(0xE7037ED1A0B428DB);
    x = (x ^ x >> 29) * UINT64_C(0x8EBC6AF09C88C6E3);
    return x ^ x >> 32;
}

static void build_keys(struct zw_chess_tables *t)
{
    uint64_t counter = 0;
    for (int side = 0; side < 2; side++)
        for (int type = 0; type < CHESS_TYPES; type++)
            for (int square = 0; square < 64; square++)
                t->piece_key[side][type][square] = next_key(&counter);
    for (int right = 0; right < 4; right++) {
        uint64_t key = t->right_key[right][chess_corner(right) % 8] = next_key(&counter);
        for (int set = 0; set < 16; set++)
            t->castling_key[set] ^= set >> right & 1 ? key : 0;
    }
    for (int file = 0; file < 8; file++)
        t->en_passant_key[file] = next_key(&counter);
    t->turn_key = next_key(&counter);
    for (int right = 0; right < 4; right++)
        for (int file = 0; file < 8; file++)
            if (file != chess_corner(right) % 8)
                t->right_key[right][file] = next_key(&counter);
    t->castling_lost[4] = CHESS_WHITE_SHORT | CHESS_WHITE_LONG;
    t->castling_lost[7] = CHESS_WHITE_SHORT;
    t->castling_lost[0] = CHESS_WHITE_LONG;
    t->castling_lost[60] = CHESS_BLACK_SHORT | CHESS_BLACK_LONG;
    t->castling_lost[63] = CHESS_BLACK_SHORT;
    t->castling_lost[56] = CHESS_BLACK_LONG;
}

/* ---------------------------------------------------------------------------------------------------------------- worth */

/* How near the middle of the board: 0 at the edge, 3 in the four central files or ranks. */
static int inward(int line)
{
    return line < 4 ? line : 7 - line;
}

/* A man's place in the evaluation made by hand, seen from his own side, in hundredths of a pawn. Pieces like the centre, each in its own measure; pawns
 * of the wings had better stay while there are pieces; a king likes his castle first and the centre last. */
static int32_t place_of(int type, int file, int rank)
{
    int across = inward(file), up = inward(rank), centre = across + up;
    switch (type) {
    case CHESS_PAWN:
        return CHESS_SCORE((rank - 1) * (across - 3) / 2 + (across == 3 && rank == 3 ? 6 : 0), 0);
    case CHESS_KNIGHT:
        return CHESS_SCORE(4 * centre - 16 + (rank >= 4 && rank < 6 ? 5 : 0) - (rank == 0 ? 8 : 0), 10 * centre - 40);
    case CHESS_BISHOP:
        return CHESS_SCORE(2 * centre - 6 - (rank == 0 ? 4 : 0), 2 * centre - 6);
    case CHESS_ROOK:
        return CHESS_SCORE(4 * across - 4 + (rank == 6 ? 40 : 0), rank == 6 ? 8 : 0);
    case CHESS_QUEEN:
        return CHESS_SCORE(2 * centre - 6, 6 * centre - 18);
    default:
        return CHESS_SCORE(30 - 8 * rank - 7 * across, 8 * centre - 24);
    }
}

/* The worth of a man on a square of his own side, in both evaluations, for both colours. */
static void build_worth(struct zw_chess_tables *t)
{
    static const int32_t material[CHESS_TYPES] = {CHESS_SCORE(66, 112),  CHESS_SCORE(330, 330),   CHESS_SCORE(338, 340),
                                                  CHESS_SCORE(450, 565), CHESS_SCORE(1120, 1130), 0};
    for (int type = 0; type < CHESS_TYPES; type++)
        for (int square = 0; square < 64; square++) {
            int32_t man = type == CHESS_KING ? 0 : chess_weights[CHESS_TERM_MATERIAL + type];
            int32_t worth = man + chess_weights[chess_place_row(type, square)];
            int32_t by_hand = material[type] + place_of(type, square % 8, square / 8);
            t->worth[CHESS_WHITE][type][square] = worth;
            t->worth[CHESS_BLACK][type][chess_mirror(square)] = -worth;
            t->hand_worth[CHESS_WHITE][type][square] = by_hand;
            t->hand_worth[CHESS_BLACK][type][chess_mirror(square)] = -by_hand;
        }
}

/* ----------------------------------------------------------------------------------------------------------------- once */

enum { ABSENT, BUILDING, READY };
static _Atomic int state;

void zw_chess_prepare(void)
{
    int expected = ABSENT;
    if (atomic_load_explicit(&state, memory_order_acquire) == READY)
        return;
    if (atomic_compare_exchange_strong(&state, &expected, BUILDING)) {
        build_leapers(&zw_chess_tables);
        build_lines(&zw_chess_tables);
        build_sliders(&zw_chess_tables);
        build_keys(&zw_chess_tables);
        build_worth(&zw_chess_tables);
        atomic_store_explicit(&state, READY, memory_order_release);
    }
    /* Another thread builds; that takes about a millisecond. */
    while (atomic_load_explicit(&state, memory_order_acquire) != READY)
        ;
}
