/* endgame.c - Kalah as it is searched to its end: the rules compiled into the kernel once more, with another measure of
 * depth.
 *
 * Nobody knows how many plies a game will last, but every seed in play can be stored only once. So depth is the number of
 * seeds in play, and a move that stores none costs no depth: there are few of them in a row, since seeds that stay on
 * their side come nearer to its store. A search to that depth has seen the end of every game. */
#include "kalah.h"
#include "notation.h"

/* Does the move leave the own store as it is? */
static inline int endgame_free_move(void *context, const void *at, zw_move move)
{
    const kalah_position *board = at;
    int pit = (int)move;
    (void)context;
    if (pit + kalah_seeds(board->mine, pit) >= KALAH_STORE)
        return 0;
    kalah_position next = *board;
    kalah_sow(&next, pit);
    return !kalah_captured(&next, kalah_last_place(board->mine, pit));
}

static inline int endgame_plies_left(void *context, const void *at)
{
    const kalah_position *board = at;
    (void)context;
    return kalah_in_play(board);
}

/* Shallower searches teach the order of moves and where the value lies. */
static inline int endgame_next_depth(void *context, const void *at, int depth)
{
    const kalah_position *board = at;
    int seeds = kalah_in_play(board);
    (void)context;
    return depth + 4 < seeds / 2 ? depth + 4 : seeds;
}

static const zw_game kalah_endgame = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "kalah_endgame",
    .position_size = sizeof(kalah_position),
    .max_moves = KALAH_PITS,
    .max_score = KALAH_SEEDS,
    .title = "Kalah endgames",
    .unit = "seeds",
    .share_depth = 6,
    .start = kalah_start,
    .moves = kalah_moves,
    .play = kalah_play,
    .moves_again = kalah_moves_again,
    .evaluate = kalah_evaluate,
    .hash = kalah_hash,
    .parse = zw_kalah_parse,
    .format = zw_kalah_format,
    .parse_move = zw_kalah_parse_move,
    .format_move = zw_kalah_format_move,
    .show = zw_kalah_show,
    .settle = kalah_settle,
    .order = kalah_order,
    .free_move = endgame_free_move,
    .plies_left = endgame_plies_left,
    .next_depth = endgame_next_depth,
    .first_to_move = kalah_first_to_move,
    .count = kalah_count,
    .reverse = kalah_reverse,
};

#define ZW_GAME kalah_endgame
#include <zw/kernel.h>
