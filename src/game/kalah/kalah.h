/* kalah.h - the rules of Kalah(6,4), typed and inline so that they melt into the search: sowing, captures, extra moves,
 * values, and what is certain of a position without searching it. Knows nothing of searching, nor of text (notation.c).
 *
 * A side is seven bytes of a word, in sowing order: six pits, then the store. A position is seen by the side to move, so
 * that both sides are played by the same rules. No place ever holds more than all 48 seeds, so bytes do not overflow into
 * each other and a whole side is sown by one addition. */
#ifndef KALAH_H
#define KALAH_H

#include <zw/zw.h>

typedef struct kalah_position {
    uint64_t mine, theirs; /* the side to move, and the other */
    uint64_t north; /* 1 when north is to move */
} kalah_position;

#define KALAH_PITS 6
#define KALAH_STORE 6 /* the store as a place of its side */
#define KALAH_SEEDS 48
#define KALAH_RING 13 /* places that a player sows into: twelve pits and the own store */
#define KALAH_EACH UINT64_C(0x01010101010101) /* a seed in every place of a side */
#define KALAH_EACH_PIT UINT64_C(0x010101010101)
#define KALAH_ALL_PITS UINT64_C(0xFFFFFFFFFFFF)

/* -------------------------------------------------------------------------------------------------------------- places */

static inline int kalah_seeds(uint64_t side, int place)
{
    return (int)(side >> (8 * place) & 0xFF);
}

static inline int kalah_stored(uint64_t side)
{
    return kalah_seeds(side, KALAH_STORE);
}

/* The seeds in all pits of a side: the multiplication adds up the bytes in the sixth. */
static inline int kalah_in_pits(uint64_t side)
{
    return (int)((side & KALAH_ALL_PITS) * KALAH_EACH_PIT >> 40 & 0xFF);
}

static inline int kalah_in_play(const kalah_position *board)
{
    return kalah_in_pits(board->mine) + kalah_in_pits(board->theirs);
}

static inline int kalah_is_over(const kalah_position *board)
{
    return !(board->mine & KALAH_ALL_PITS);
}

/* The value of a finished game: what is left in the pits, all of it the other side's, goes to its owner's store. */
static inline zw_value kalah_outcome(const kalah_position *board)
{
    return kalah_stored(board->mine) - kalah_stored(board->theirs) - kalah_in_pits(board->theirs);
}

/* -------------------------------------------------------------------------------------------------------------- sowing */

/* Where the last seed falls: 0 to 5 an own pit, 6 the own store, 7 to 12 a pit of the other side. */
static inline int kalah_last_place(uint64_t mine, int pit)
{
    return (pit + kalah_seeds(mine, pit)) % KALAH_RING;
}

/* One seed in each of the first `count` places of a side. */
static inline uint64_t kalah_one_each(int count)
{
    return KALAH_EACH & ((UINT64_C(1) << (8 * count)) - 1);
}

/* Takes the seeds out of a pit and puts one in each place that follows: the own pits behind it, the own store, the other
 * side's pits, and round again, the emptied pit included. */
static inline void kalah_sow(kalah_position *board, int pit)
{
    int seeds = kalah_seeds(board->mine, pit), laps = seeds / KALAH_RING, rest = seeds % KALAH_RING;
    int ahead = rest < KALAH_STORE - pit ? rest : KALAH_STORE - pit;
    int across = rest - ahead < KALAH_PITS ? rest - ahead : KALAH_PITS;
    board->mine &= ~(UINT64_C(0xFF) << (8 * pit));
    board->mine += (uint64_t)laps * KALAH_EACH + (kalah_one_each(ahead) << (8 * (pit + 1))) +
                   kalah_one_each(rest - ahead - across);
    board->theirs += (uint64_t)laps * KALAH_EACH_PIT + kalah_one_each(across);
}

/* The seeds that a last seed in `last` captures, itself included, after the sowing; 0: none. A pit that was empty before
 * holds that seed alone. */
static inline int kalah_captured(const kalah_position *board, int last)
{
    if (last >= KALAH_STORE || kalah_seeds(board->mine, last) != 1)
        return 0;
    int opposite = kalah_seeds(board->theirs, KALAH_PITS - 1 - last);
    return opposite ? opposite + 1 : 0;
}

static inline kalah_position kalah_after(const kalah_position *board, int pit)
{
    kalah_position next = *board;
    int last = kalah_last_place(board->mine, pit);
    kalah_sow(&next, pit);
    int captured = kalah_captured(&next, last);
    if (captured) {
        next.mine &= ~(UINT64_C(0xFF) << (8 * last));
        next.mine += (uint64_t)captured << (8 * KALAH_STORE);
        next.theirs &= ~(UINT64_C(0xFF) << (8 * (KALAH_PITS - 1 - last)));
    }
    if (last == KALAH_STORE)
        return next;
    return (kalah_position){next.theirs, next.mine, next.north ^ 1};
}

/* -------------------------------------------------------------------------------------------------- the game's functions */

static inline void kalah_start(void *context, void *at)
{
    kalah_position *board = at;
    (void)context;
    *board = (kalah_position){4 * KALAH_EACH_PIT, 4 * KALAH_EACH_PIT, 0};
}

static inline int kalah_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const kalah_position *board = at;
    int count = 0;
    (void)context;
    if (kalah_is_over(board)) {
        *outcome = kalah_outcome(board);
        return 0;
    }
    for (int pit = 0; pit < KALAH_PITS && count < capacity; pit++)
        if (kalah_seeds(board->mine, pit))
            list[count++] = (zw_move)pit;
    return count;
}

static inline void kalah_play(void *context, const void *parent, zw_move move, void *child)
{
    const kalah_position *from = parent;
    kalah_position *to = child;
    (void)context;
    *to = kalah_after(from, (int)move);
}

static inline int kalah_moves_again(void *context, const void *at, zw_move move)
{
    const kalah_position *board = at;
    (void)context;
    return kalah_last_place(board->mine, (int)move) == KALAH_STORE;
}

static inline zw_value kalah_evaluate(void *context, const void *at)
{
    const kalah_position *board = at;
    (void)context;
    return kalah_is_over(board) ? kalah_outcome(board) : kalah_stored(board->mine) - kalah_stored(board->theirs);
}

/* Both words and the side to move: where a player may move twice, the ply does not tell whose turn it is. */
static inline uint64_t kalah_hash(void *context, const void *at)
{
    const kalah_position *board = at;
    (void)context;
    uint64_t key = (board->mine | board->north << 56) * UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 32 ^ board->theirs) * UINT64_C(0xBF58476D1CE4E5B9);
    key = (key ^ key >> 29) * UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 32;
}

/* Captures by their size and what goes to the store; moves again before all others, the nearest to the store first, since
 * it spoils none of the farther ones. */
static inline void kalah_order(void *context, const void *at, const zw_move *moves, int count, int32_t *keys)
{
    const kalah_position *board = at;
    enum { SEED = 5 * ZW_HISTORY_MAX };
    (void)context;
    for (int i = 0; i < count; i++) {
        int pit = (int)moves[i], last = kalah_last_place(board->mine, pit);
        kalah_position next = *board;
        kalah_sow(&next, pit);
        int gain = kalah_stored(next.mine) - kalah_stored(board->mine) + kalah_captured(&next, last);
        keys[i] = SEED * (last == KALAH_STORE ? KALAH_SEEDS + pit : gain);
    }
}

static inline int kalah_first_to_move(void *context, const void *at)
{
    const kalah_position *board = at;
    (void)context;
    return !board->north;
}

static inline int kalah_count(void *context, const void *at)
{
    const kalah_position *board = at;
    int count = 0;
    (void)context;
    for (int pit = 0; pit < KALAH_PITS; pit++)
        count += kalah_seeds(board->mine, pit) != 0;
    return count;
}

static inline void kalah_reverse(void *context, const void *from, void *to)
{
    const kalah_position *board = from;
    kalah_position *reversed = to;
    (void)context;
    *reversed = (kalah_position){board->mine, board->theirs, !board->north};
}

/* ----------------------------------------------------------------------------------------------------- what is certain */

/* No seed leaves a store, and each that is in play ends in one of the two. */
static inline int kalah_settle(void *context, const void *at, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                               zw_value *upper)
{
    const kalah_position *board = at;
    (void)context, (void)alpha, (void)beta, (void)depth;
    if (kalah_is_over(board)) {
        *lower = *upper = kalah_outcome(board);
        return 1;
    }
    int lead = kalah_stored(board->mine) - kalah_stored(board->theirs), in_play = kalah_in_play(board);
    *lower = lead - in_play;
    *upper = lead + in_play;
    return 1;
}

/* For the same reason no ply changes the difference of the stores by more than the seeds in play. */
static inline int kalah_step_bounds(void *context, const void *at, zw_value *smallest, zw_value *largest)
{
    const kalah_position *board = at;
    (void)context;
    *largest = kalah_in_play(board);
    *smallest = -*largest;
    return 1;
}

/* How far the seeds in the pits of a side are from its store. */
static inline int kalah_distance(uint64_t side)
{
    int sum = 0;
    for (int pit = 0; pit < KALAH_PITS; pit++)
        sum += (KALAH_STORE - pit) * kalah_seeds(side, pit);
    return sum;
}

/* A bound that every move lowers. Seeds that stay on their side come nearer to its store, so a move that stores none
 * lowers the sum of all distances. One that stores a seed may raise it, since seeds that go across begin at distance 6: by
 * at most 4, 8, 11, 13, 14, 14, 19, 23, 26, 28, 29 and 29 where 2 to 13 seeds are in play, all of them sown from the pit
 * beside the store; with more seeds a second one is stored before it rises further. Each seed in play must therefore
 * outweigh one such rise and the ply itself. */
static inline int kalah_plies_left(void *context, const void *at)
{
    const kalah_position *board = at;
    static const int rises[] = {0, 0, 5, 14, 26, 40, 55, 70, 90, 114, 141, 170, 200, 230};
    enum { LISTED = sizeof rises / sizeof rises[0] - 1, HIGHEST = 30 };
    int seeds = kalah_in_play(board), distance = kalah_distance(board->mine) + kalah_distance(board->theirs);
    (void)context;
    return distance + (seeds <= LISTED ? rises[seeds] : rises[LISTED] + HIGHEST * (seeds - LISTED));
}

#endif
