/* checkers.h - English draughts on bitboards: the rules, typed and inline so that they melt into the search. Knows
 * nothing of searching, of judging positions (evaluate.h) or of text (notation.c).
 *
 * Squares are numbered 1 to 32 as in PDN: Black starts on 1-12, moves first and towards 32; White starts on 21-32.
 * After every eight squares one bit stays empty, so that square n is bit n - 1 + (n - 1) / 8 and every step is a shift
 * by 4 or 5:
 *
 *          0     1     2     3          row 0, the squares 1 to 4
 *       4     5     6     7             row 1
 *    8     9    10    11    12          bit 8 is off the board
 *      13    14    15    16
 *   17    18    19    20    21          so are 17
 *      22    23    24    25
 *   26    27    28    29    30          and 26
 *      31    32    33    34             row 7, the squares 29 to 32
 *
 * The fine print of a capture. It is forced, with free choice among captures, and once begun it is finished. The square
 * it starts from is empty meanwhile, so a king may pass or end there. A man jumps forwards only, so on the king row it
 * has nowhere left to jump and stops by itself. No piece is jumped twice. Whether jumped pieces leave the board at once
 * or at the end makes no difference here: a jump goes two rows and two columns, so the squares a piece lands on all
 * have the row parity it started with and the pieces it jumps have the other. */
#ifndef CHECKERS_H
#define CHECKERS_H

#include <assert.h>
#include <zw/zw.h>

typedef struct checkers_position {
    uint64_t mine; /* the pieces of the side to move */
    uint64_t theirs;
    uint64_t kings; /* of both sides */
    uint64_t white; /* 1: White is to move */
} checkers_position;

#define CHECKERS_SQUARES 32
#define CHECKERS_PIECES 12 /* of a side, at most */
/* Twelve kings have 48 steps. Of captures there are at most 56: see the tests, which count them. */
#define CHECKERS_MAX_MOVES 56
#define CHECKERS_MAX_SCORE 30000
#define CHECKERS_NO_PROGRESS_LIMIT                                                                                     \
    80 /* plies: forty moves of each side without a capture or a move of a man are a draw */

#define CHECKERS_BOARD (UINT64_C(0xFF) * UINT64_C(0x8040201))
#define CHECKERS_ROW(row) (UINT64_C(0xF) << ((row) / 2 * 9 + (row) % 2 * 4))
#define CHECKERS_KING_ROWS (CHECKERS_ROW(0) | CHECKERS_ROW(7))
#define CHECKERS_SQUARE(number) (UINT64_C(1) << ((number)-1 + ((number)-1) / 8))

/* For what is compiled once for each side, so that every shift has a known direction. */
#define CHECKERS_BY_SIDE static inline __attribute__((always_inline))

/* -------------------------------------------------------------------------------------------------------- bitboards */

static inline int checkers_count_bits(uint64_t set)
{
    return __builtin_popcountll(set);
}

static inline unsigned checkers_lowest(uint64_t set)
{
    return (unsigned)__builtin_ctzll(set);
}

/* The number, 1 to 32, of the square at a bit. */
static inline int checkers_number(unsigned bit)
{
    return (int)(bit - bit / 9) + 1;
}

/* `by` is a step in the direction of Black's men: 4 or 5, twice that for a jump, negative for White's. */
static inline uint64_t checkers_shift(uint64_t set, int by)
{
    return by > 0 ? set << by : set >> -by;
}

static inline uint64_t checkers_empty(const checkers_position *board)
{
    return CHECKERS_BOARD & ~(board->mine | board->theirs);
}

static inline int checkers_forward(const checkers_position *board)
{
    return board->white ? -1 : 1;
}

/* The pieces of `movers` that can step, or jump over one of `theirs`, along `by`. */
static inline uint64_t checkers_steppers(uint64_t movers, uint64_t empty, int by)
{
    return movers & checkers_shift(empty, -by);
}

static inline uint64_t checkers_jumpers(uint64_t movers, uint64_t theirs, uint64_t empty, int by)
{
    return movers & checkers_shift(theirs, -by) & checkers_shift(empty, -2 * by);
}

/* The pieces of one side that can capture; `forward` is 1 for Black and -1 for White. */
static inline uint64_t checkers_attackers(uint64_t pieces, uint64_t kings, uint64_t theirs, uint64_t empty, int forward)
{
    uint64_t found =
        checkers_jumpers(pieces, theirs, empty, 4 * forward) | checkers_jumpers(pieces, theirs, empty, 5 * forward);
    kings &= pieces;
    if (kings)
        found |=
            checkers_jumpers(kings, theirs, empty, -4 * forward) | checkers_jumpers(kings, theirs, empty, -5 * forward);
    return found;
}

/* ------------------------------------------------------------------------------------------------------- move codes */

/* A move is: bits 0-5 the bit it starts from, 6-11 the bit it ends on, 14-31 the captured set. Only the 18 squares off
 * the edge can be captured: 3 in each of the rows 1 to 6.
 *
 * Bits 12 and 13 repeat two captured squares, and make the low 16 bits unique. The squares that jumps from one square
 * can reach form a graph of 8 squares and 9 jumps, one for each piece that may be jumped. It is connected, so it has
 * two independent cycles (9 - 8 + 1: two rings of four pieces, which share one), and the captured sets of two captures
 * with the same start and end differ by cycles. One piece in each ring that is not in the other tells them apart: on
 * the rows of jumped pieces the middle one of the first and of the last row will do, whatever the start. */
#define CHECKERS_FIRST_RING (CHECKERS_SQUARE(7) | CHECKERS_SQUARE(10))
#define CHECKERS_SECOND_RING (CHECKERS_SQUARE(23) | CHECKERS_SQUARE(26))

static inline uint32_t checkers_pack(uint64_t captured)
{
    uint32_t set = (uint32_t)(captured >> 5);
    set = (set & 0x1C0E07) | (set >> 1 & 0xE07038); /* now six bits a pair of rows, nine apart */
    return (set & 0x3F) | (set >> 3 & 0xFC0) | (set >> 6 & 0x3F000);
}

static inline uint64_t checkers_captured(zw_move move)
{
    uint32_t set = move >> 14;
    set = (set & 0x3F) | (set & 0xFC0) << 3 | (set & 0x3F000) << 6;
    return (uint64_t)((set & 0x1C0E07) | (set & 0xE07038) << 1) << 5;
}

static inline unsigned checkers_from(zw_move move)
{
    return move & 63;
}

static inline unsigned checkers_to(zw_move move)
{
    return move >> 6 & 63;
}

static inline int checkers_is_capture(zw_move move)
{
    return move >> 14 != 0;
}

static inline zw_move checkers_capture(unsigned from, unsigned to, uint64_t captured)
{
    return from | to << 6 | (uint32_t)((captured & CHECKERS_FIRST_RING) != 0) << 12 |
           (uint32_t)((captured & CHECKERS_SECOND_RING) != 0) << 13 | checkers_pack(captured) << 14;
}

/* ------------------------------------------------------------------------------------------------ listing the moves */

/* The captures of one piece while they are being followed. */
typedef struct checkers_chase {
    uint64_t theirs, empty; /* with the start square empty */
    zw_move *list;
    int count, capacity;
    int first; /* where the captures of this piece begin in the list */
    unsigned from;
} checkers_chase;

/* Two orders of jumping the same pieces make a ring, which takes a king and four pieces: shorter captures are new. */
static inline void checkers_finish(checkers_chase *chase, uint64_t at, uint64_t captured, int king)
{
    zw_move move = checkers_capture(chase->from, checkers_lowest(at), captured);
    if (king && checkers_count_bits(captured) >= 4)
        for (int i = chase->first; i < chase->count; i++)
            if (chase->list[i] == move)
                return;
    if (chase->count < chase->capacity)
        chase->list[chase->count++] = move;
}

static inline void checkers_follow_man(checkers_chase *chase, uint64_t at, uint64_t captured, int forward)
{
    int ended = 1;
    for (int by = 4; by <= 5; by++) {
        uint64_t over = checkers_shift(at, by * forward), next = checkers_shift(at, 2 * by * forward);
        if ((over & chase->theirs) && (next & chase->empty)) {
            ended = 0;
            checkers_follow_man(chase, next, captured | over, forward);
        }
    }
    if (ended)
        checkers_finish(chase, at, captured, 0);
}

static inline void checkers_follow_king(checkers_chase *chase, uint64_t at, uint64_t captured)
{
    static const int8_t ways[4] = {4, 5, -4, -5};
    uint64_t theirs = chase->theirs & ~captured;
    int ended = 1;
    for (int way = 0; way < 4; way++) {
        uint64_t over = checkers_shift(at, ways[way]), next = checkers_shift(at, 2 * ways[way]);
        if ((over & theirs) && (next & chase->empty)) {
            ended = 0;
            checkers_follow_king(chase, next, captured | over);
        }
    }
    if (ended)
        checkers_finish(chase, at, captured, 1);
}

static inline int checkers_list_captures(const checkers_position *board, uint64_t attackers, zw_move *list,
                                         int capacity, int forward)
{
    checkers_chase chase = {.theirs = board->theirs, .list = list, .capacity = capacity};
    uint64_t empty = checkers_empty(board);
    for (; attackers; attackers &= attackers - 1) {
        uint64_t piece = attackers & -attackers;
        chase.first = chase.count;
        chase.from = checkers_lowest(piece);
        chase.empty = empty | piece;
        if (piece & board->kings)
            checkers_follow_king(&chase, piece, 0);
        else
            checkers_follow_man(&chase, piece, 0, forward);
    }
    return chase.count;
}

static inline int checkers_list_steps(uint64_t steppers, int by, zw_move *list, int count, int capacity)
{
    for (; steppers && count < capacity; steppers &= steppers - 1) {
        unsigned from = checkers_lowest(steppers);
        list[count++] = from | (from + (unsigned)by) << 6;
    }
    return count;
}

static inline int checkers_list_side(const checkers_position *board, zw_move *list, int capacity, int forward)
{
    uint64_t mine = board->mine, empty = checkers_empty(board), kings = board->kings & mine;
    uint64_t attackers = checkers_attackers(mine, kings, board->theirs, empty, forward);
    if (attackers)
        return checkers_list_captures(board, attackers, list, capacity, forward);
    int count = checkers_list_steps(checkers_steppers(mine, empty, 4 * forward), 4 * forward, list, 0, capacity);
    count = checkers_list_steps(checkers_steppers(mine, empty, 5 * forward), 5 * forward, list, count, capacity);
    if (kings) {
        count = checkers_list_steps(checkers_steppers(kings, empty, -4 * forward), -4 * forward, list, count, capacity);
        count = checkers_list_steps(checkers_steppers(kings, empty, -5 * forward), -5 * forward, list, count, capacity);
    }
    return count;
}

/* The captures of men that have just landed on these squares by the same jumps, each from a square of its own: a man
 * has but one way to capture the same pieces, so the ways are counted for all at once. */
static inline int checkers_count_landed(uint64_t landed, uint64_t theirs, uint64_t empty, int forward)
{
    uint64_t near = checkers_jumpers(landed, theirs, empty, 4 * forward);
    uint64_t far = checkers_jumpers(landed, theirs, empty, 5 * forward);
    int count = checkers_count_bits(landed & ~(near | far));
    if (near)
        count += checkers_count_landed(checkers_shift(near, 8 * forward), theirs, empty, forward);
    if (far)
        count += checkers_count_landed(checkers_shift(far, 10 * forward), theirs, empty, forward);
    return count;
}

static inline int checkers_count_captures(const checkers_position *board, uint64_t attackers, int forward)
{
    uint64_t men = attackers & ~board->kings, kings = attackers & board->kings, empty = checkers_empty(board);
    uint64_t near = checkers_jumpers(men, board->theirs, empty, 4 * forward);
    uint64_t far = checkers_jumpers(men, board->theirs, empty, 5 * forward);
    int count = 0;
    if (near)
        count += checkers_count_landed(checkers_shift(near, 8 * forward), board->theirs, empty, forward);
    if (far)
        count += checkers_count_landed(checkers_shift(far, 10 * forward), board->theirs, empty, forward);
    if (kings) {
        zw_move list[CHECKERS_MAX_MOVES];
        count += checkers_list_captures(board, kings, list, CHECKERS_MAX_MOVES, forward);
    }
    return count;
}

static inline int checkers_count_side(const checkers_position *board, int forward)
{
    uint64_t mine = board->mine, empty = checkers_empty(board), kings = board->kings & mine;
    uint64_t attackers = checkers_attackers(mine, kings, board->theirs, empty, forward);
    if (attackers)
        return checkers_count_captures(board, attackers, forward);
    int count = checkers_count_bits(checkers_steppers(mine, empty, 4 * forward)) +
                checkers_count_bits(checkers_steppers(mine, empty, 5 * forward));
    if (kings)
        count += checkers_count_bits(checkers_steppers(kings, empty, -4 * forward)) +
                 checkers_count_bits(checkers_steppers(kings, empty, -5 * forward));
    return count;
}

/* --------------------------------------------------------------------------------------------- the game's functions */

static inline void checkers_start(void *context, void *at)
{
    checkers_position *board = at;
    (void)context;
    *board = (checkers_position){CHECKERS_ROW(0) | CHECKERS_ROW(1) | CHECKERS_ROW(2),
                                 CHECKERS_ROW(5) | CHECKERS_ROW(6) | CHECKERS_ROW(7), 0, 0};
}

static inline int checkers_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const checkers_position *board = at;
    (void)context;
    *outcome = -CHECKERS_MAX_SCORE; /* who cannot move has lost */
    return board->white ? checkers_list_side(board, list, capacity, -1) : checkers_list_side(board, list, capacity, 1);
}

static inline int checkers_count(void *context, const void *at)
{
    const checkers_position *board = at;
    (void)context;
    return board->white ? checkers_count_side(board, -1) : checkers_count_side(board, 1);
}

/* The position after a move. A man that steps or jumps to either end of the board has reached its king row: it cannot
 * go back to its own. */
static inline checkers_position checkers_after(const checkers_position *board, zw_move move)
{
    unsigned from = checkers_from(move), to = checkers_to(move);
    uint64_t captured = checkers_is_capture(move) ? checkers_captured(move) : 0, start = UINT64_C(1) << from;
    uint64_t king = (board->kings >> from | CHECKERS_KING_ROWS >> to) & 1;
    checkers_position next = {board->theirs & ~captured, (board->mine & ~start) | UINT64_C(1) << to,
                              (board->kings & ~(captured | start)) | king << to, board->white ^ 1};
    return next;
}

static inline void checkers_play(void *context, const void *parent, zw_move move, void *child)
{
    const checkers_position *from = parent;
    checkers_position *to = child;
    (void)context;
    *to = checkers_after(from, move);
    assert(!(to->mine & to->theirs) && !(to->kings & ~(to->mine | to->theirs)));
}

/* Sums of products with odd random numbers keep apart what Zobrist's random words would, in three multiplications
 * instead of a word a piece; the last lines spread the sum over all bits. */
static inline uint64_t checkers_hash(void *context, const void *at)
{
    const checkers_position *board = at;
    (void)context;
    uint64_t key = board->mine * UINT64_C(0xA24BAED4963EE407) + board->theirs * UINT64_C(0x9FB21C651E98DF25) +
                   board->kings * UINT64_C(0xD6E8FEB86659FD93) + board->white * UINT64_C(0x8CB92BA72F3D8DD7);
    key ^= key >> 32;
    key *= UINT64_C(0xE7037ED1A0B428DB);
    key ^= key >> 29;
    key *= UINT64_C(0x9E3779B97F4A7C15);
    return key ^ key >> 32;
}

static inline uint64_t checkers_child_hash(void *context, const void *at, zw_move move)
{
    const checkers_position *board = at;
    checkers_position next = checkers_after(board, move);
    return checkers_hash(context, &next);
}

/* 1 when the side to move must capture. */
static inline int checkers_forced(void *context, const void *at)
{
    const checkers_position *board = at;
    uint64_t empty = checkers_empty(board);
    (void)context;
    return (board->white ? checkers_attackers(board->mine, board->kings, board->theirs, empty, -1)
                         : checkers_attackers(board->mine, board->kings, board->theirs, empty, 1)) != 0;
}

static inline int checkers_tactical(void *context, const void *at, zw_move *list, int capacity)
{
    const checkers_position *board = at;
    zw_value outcome;
    return checkers_forced(context, board) ? checkers_moves(context, board, list, capacity, &outcome) : 0;
}

/* Men never go back, and the captured do not return. */
static inline int checkers_reversible(void *context, const void *at, zw_move move)
{
    const checkers_position *board = at;
    (void)context;
    return !checkers_is_capture(move) && (board->kings >> checkers_from(move) & 1);
}

static inline int checkers_first_to_move(void *context, const void *at)
{
    const checkers_position *board = at;
    (void)context;
    return !board->white;
}

/* The orders in which the pieces of `left` can be jumped from `at`. */
static inline int checkers_orders(uint64_t at, uint64_t left, uint64_t empty)
{
    static const int8_t ways[4] = {4, 5, -4, -5};
    int sum = 0;
    if (!left)
        return 1;
    for (int way = 0; way < 4; way++) {
        uint64_t over = checkers_shift(at, ways[way]) & left, next = checkers_shift(at, 2 * ways[way]) & empty;
        if (over && next)
            sum += checkers_orders(next, left ^ over, empty);
    }
    return sum;
}

static inline int checkers_move_paths(void *context, const void *at, zw_move move)
{
    const checkers_position *board = at;
    (void)context;
    uint64_t captured = checkers_is_capture(move) ? checkers_captured(move) : 0;
    if (checkers_count_bits(captured) < 4) /* no ring */
        return 1;
    uint64_t start = UINT64_C(1) << checkers_from(move);
    return checkers_orders(start, captured, checkers_empty(board) | start);
}

/* The board turned by half a circle: square n becomes 33 - n, bit b becomes 34 - b. */
static inline uint64_t checkers_turn(uint64_t set)
{
    uint64_t turned = 0;
    for (; set; set &= set - 1)
        turned |= UINT64_C(1) << (34 - checkers_lowest(set));
    return turned;
}

static inline void checkers_reverse(void *context, const void *source, void *target)
{
    const checkers_position *from = source;
    checkers_position *to = target;
    (void)context;
    *to = (checkers_position){checkers_turn(from->mine), checkers_turn(from->theirs), checkers_turn(from->kings),
                              from->white ^ 1};
}

#endif
