/* connect4.h - Connect Four on bitboards: rules, evaluation, and the exact knowledge that ends a branch early, typed and
 * inline so that they melt into the search. Knows nothing of searching, and nothing of text (that is connect4.c).
 *
 * A column is seven bits, the lowest square first, so square (column, row) is bit 7 * column + row; row 6 stays empty
 * and keeps shifts from wrapping around. */
#ifndef CONNECT4_H
#define CONNECT4_H

#include <assert.h>
#include <zw/zw.h>

typedef struct connect4_position {
    uint64_t mine; /* the stones of the side to move */
    uint64_t all; /* every stone */
} connect4_position;

#define CONNECT4_COLUMNS 7
#define CONNECT4_ROWS 6
#define CONNECT4_SQUARES 42
#define CONNECT4_BOTTOM UINT64_C(0x0040810204081) /* row 0 */
#define CONNECT4_BOARD (CONNECT4_BOTTOM * 0x3F)
#define CONNECT4_LOWER_ROWS (CONNECT4_BOTTOM * 0x15) /* rows 0, 2, 4 */
#define CONNECT4_UPPER_ROWS (CONNECT4_BOTTOM * 0x2A) /* rows 1, 3, 5 */
#define CONNECT4_COLUMN(column) (UINT64_C(0x3F) << (7 * (column)))
#define CONNECT4_CENTRE CONNECT4_COLUMN(3)
#define CONNECT4_LEFT (CONNECT4_COLUMN(0) | CONNECT4_COLUMN(1) | CONNECT4_COLUMN(2))

#define CONNECT4_SCALE 100 /* a stone left over; evaluations stay below it */
#define CONNECT4_MAX_SCORE (22 * CONNECT4_SCALE)
#define CONNECT4_MAX_EVALUATION 99
#define CONNECT4_HINT (5 * ZW_HISTORY_MAX) /* neither killers nor history know better: they must not overrule hints */

/* ---------------------------------------------------------------------------------------------------------- bitboards */

static inline int connect4_count_bits(uint64_t set)
{
    return __builtin_popcountll(set);
}

static inline int connect4_stones(const connect4_position *board)
{
    return connect4_count_bits(board->all);
}

static inline uint64_t connect4_theirs(const connect4_position *board)
{
    return board->mine ^ board->all;
}

/* The lowest empty square of every column that is not full. */
static inline uint64_t connect4_playable(uint64_t all)
{
    return (all + CONNECT4_BOTTOM) & CONNECT4_BOARD;
}

static inline int connect4_has_four(uint64_t stones)
{
    uint64_t vertical = stones & (stones >> 1), horizontal = stones & (stones >> 7);
    uint64_t rising = stones & (stones >> 8), falling = stones & (stones >> 6);
    return ((vertical & (vertical >> 2)) | (horizontal & (horizontal >> 14)) | (rising & (rising >> 16)) |
            (falling & (falling >> 12))) != 0;
}

/* The squares that complete four along one direction: those with three stones on one side, or two and one. */
static inline uint64_t connect4_completions(uint64_t stones, int step)
{
    uint64_t two_below = (stones << step) & (stones << 2 * step);
    uint64_t two_above = (stones >> step) & (stones >> 2 * step);
    return (two_below & ((stones << 3 * step) | (stones >> step))) |
           (two_above & ((stones >> 3 * step) | (stones << step)));
}

/* The empty squares, playable now or later, on which `stones` would make four. */
static inline uint64_t connect4_winning_squares(uint64_t stones, uint64_t all)
{
    uint64_t vertical = (stones << 1) & (stones << 2) & (stones << 3);
    return (vertical | connect4_completions(stones, 6) | connect4_completions(stones, 7) |
            connect4_completions(stones, 8)) &
           (CONNECT4_BOARD ^ all);
}

/* The value of the game for a player who completes four with the stone that makes `stones` stones on the board. */
static inline zw_value connect4_win_value(int stones)
{
    return (44 - stones) / 2 * CONNECT4_SCALE;
}

/* One step along a game: the same stones seen by the other side, and one more. */
static inline connect4_position connect4_after(const connect4_position *board, uint64_t square)
{
    connect4_position next = {connect4_theirs(board), board->all | square};
    return next;
}

/* -------------------------------------------------------------------------------------------------- the game's functions */

static inline uint64_t connect4_square(const connect4_position *board, zw_move move)
{
    return connect4_playable(board->all) & CONNECT4_COLUMN(move);
}

/* Writes the columns of a set of playable squares, the centre first. */
static inline int connect4_list(uint64_t squares, zw_move *list, int capacity)
{
    static const uint8_t from_centre[CONNECT4_COLUMNS] = {3, 2, 4, 1, 5, 0, 6};
    int count = 0;
    for (int i = 0; i < CONNECT4_COLUMNS; i++) {
        if ((squares & CONNECT4_COLUMN(from_centre[i])) && count < capacity)
            list[count++] = from_centre[i];
    }
    return count;
}

static inline void connect4_start(void *context, void *at)
{
    connect4_position *board = at;
    (void)context;
    *board = (connect4_position){0, 0};
}

static inline int connect4_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const connect4_position *board = at;
    (void)context;
    if (connect4_has_four(connect4_theirs(board))) {
        *outcome = -connect4_win_value(connect4_stones(board));
        return 0;
    }
    *outcome = 0;
    return connect4_list(connect4_playable(board->all), list, capacity);
}

static inline void connect4_play(void *context, const void *parent, zw_move move, void *child)
{
    const connect4_position *from = parent;
    connect4_position *to = child;
    (void)context;
    assert(move < CONNECT4_COLUMNS && connect4_square(from, move)); /* the column is not full */
    *to = connect4_after(from, connect4_square(from, move));
}

/* Counts the squares that would complete four, twice those in the rows that usually fall to their owner when the rest of
 * the board is full: the first player's are rows 0, 2 and 4, the second player's 1, 3 and 5. */
static inline zw_value connect4_evaluate(void *context, const void *at)
{
    const connect4_position *board = at;
    uint64_t mine = board->mine, all = board->all, theirs = connect4_theirs(board);
    (void)context;
    if (connect4_has_four(theirs))
        return -connect4_win_value(connect4_stones(board));
    if (all == CONNECT4_BOARD)
        return 0;
    uint64_t my_threats = connect4_winning_squares(mine, all), their_threats = connect4_winning_squares(theirs, all);
    if (my_threats & connect4_playable(all))
        return CONNECT4_MAX_EVALUATION;
    uint64_t my_rows = connect4_stones(board) % 2 == 0 ? CONNECT4_LOWER_ROWS : CONNECT4_UPPER_ROWS;
    zw_value value = 4 * (connect4_count_bits(my_threats) - connect4_count_bits(their_threats)) +
                     4 * (connect4_count_bits(my_threats & my_rows) - connect4_count_bits(their_threats & ~my_rows)) +
                     connect4_count_bits(mine & CONNECT4_CENTRE) - connect4_count_bits(theirs & CONNECT4_CENTRE);
    return value > CONNECT4_MAX_EVALUATION    ? CONNECT4_MAX_EVALUATION
           : value < -CONNECT4_MAX_EVALUATION ? -CONNECT4_MAX_EVALUATION
                                              : value;
}

/* The board fits 49 bits: a one above the stones of each column, ones below it for the side to move. Multiplying by an
 * odd number and folding can both be undone, so different boards have different keys. */
static inline uint64_t connect4_key(uint64_t mine, uint64_t all)
{
    uint64_t key = mine + all + CONNECT4_BOTTOM;
    key *= UINT64_C(0x9E3779B97F4A7C15);
    key ^= key >> 32;
    key *= UINT64_C(0xD6E8FEB86659FD93);
    return key ^ key >> 32;
}

static inline uint64_t connect4_hash(void *context, const void *at)
{
    const connect4_position *board = at;
    (void)context;
    return connect4_key(board->mine, board->all);
}

/* The columns from right to left. */
static inline uint64_t connect4_mirror(uint64_t stones)
{
    uint64_t mirrored = 0;
    for (int column = 0; column < CONNECT4_COLUMNS; column++)
        mirrored |= (stones >> 7 * column & 0x7F) << 7 * (CONNECT4_COLUMNS - 1 - column);
    return mirrored;
}

static inline int connect4_symmetric(void *context, const void *at, int which, void *to)
{
    const connect4_position *board = at;
    (void)context;
    if (which > 0)
        return 0;
    *(connect4_position *)to = (connect4_position){connect4_mirror(board->mine), connect4_mirror(board->all)};
    return 1;
}

static inline uint64_t connect4_child_hash(void *context, const void *at, zw_move move)
{
    const connect4_position *board = at;
    (void)context;
    return connect4_key(connect4_theirs(board), board->all | connect4_square(board, move));
}

/* Moves that leave more squares to win on come first, and of these the squares that more fours go through. */
static inline void connect4_order(void *context, const void *at, const zw_move *moves, int count, int32_t *keys)
{
    const connect4_position *board = at;
    static const uint8_t fours[49] = {3,  4, 5, 5, 4, 3,  0,  4, 6, 8, 8, 6, 4, 0, 5, 8, 11, 11, 8, 5, 0, 7, 10, 13, 13,
                                      10, 7, 0, 5, 8, 11, 11, 8, 5, 0, 4, 6, 8, 8, 6, 4, 0,  3,  4, 5, 5, 4, 3,  0};
    (void)context;
    for (int i = 0; i < count; i++) {
        uint64_t square = connect4_square(board, moves[i]);
        uint64_t wins = connect4_winning_squares(board->mine | square, board->all | square);
        keys[i] = CONNECT4_HINT * (16 * connect4_count_bits(wins) + fours[__builtin_ctzll(square)]);
    }
}

static inline int connect4_plies_left(void *context, const void *at)
{
    const connect4_position *board = at;
    (void)context;
    return CONNECT4_SQUARES - connect4_stones(board);
}

static inline int connect4_first_to_move(void *context, const void *at)
{
    const connect4_position *board = at;
    (void)context;
    return connect4_stones(board) % 2 == 0;
}

static inline int connect4_count(void *context, const void *at)
{
    const connect4_position *board = at;
    (void)context;
    return connect4_has_four(connect4_theirs(board)) ? 0 : connect4_count_bits(connect4_playable(board->all));
}

#endif
