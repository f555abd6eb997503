/* pessimistic.c - checkers as it is searched to be proven: zw_game.pessimistic. The two games list what they have; what is
 * not listed they do not have, so that no evaluation, no rule of selectivity and no draw rule of the game as it is played
 * can get into a proof. They are searched through their functions. */
#include "checkers.h"
#include "knowledge.h"
#include "order.h"

static int moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = checkers_moves(context, position, list, capacity, outcome);
    *outcome = -1; /* who cannot move has lost */
    return count;
}

static zw_value lost_for_black(void *context, const void *position)
{
    const checkers_position *board = position;
    (void)context;
    return board->white ? 1 : -1;
}

static zw_value lost_for_white(void *context, const void *position)
{
    return -lost_for_black(context, position);
}

static int settle(void *context, const void *position, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                  zw_value *upper)
{
    const checkers_context *c = context;
    const checkers_position *board = position;
    zw_known known;
    (void)alpha, (void)beta, (void)depth;
    if (!c->tablebase || checkers_count_bits(board->mine | board->theirs) > CHECKERS_KNOWN_PIECES ||
        !zw_tablebase_probe(c->tablebase, position, &known))
        return 0;
    *lower = *upper = known.result;
    return 1;
}

/* Captures are forced and soon over: a search sees behind them. */
static int free_move(void *context, const void *position, zw_move move)
{
    (void)context, (void)position;
    return checkers_is_capture(move);
}

#define PESSIMISTIC(evaluation)                                                                                        \
    {                                                                                                                  \
        .abi = ZW_ABI, .size = sizeof(zw_game), .name = "checkers", .position_size = sizeof(checkers_position),        \
        .max_moves = CHECKERS_MAX_MOVES, .max_score = 1, .aspiration = 1, .unit = "won 1, drawn 0, lost -1",           \
        .context_new = checkers_context_new, .context_free = checkers_context_free,                                    \
        .context_aim = checkers_context_aim, .databases = &zw_checkers_databases, .start = checkers_start,             \
        .moves = moves, .play = checkers_play, .evaluate = evaluation, .hash = checkers_hash,                          \
        .child_hash = checkers_child_hash, .order = checkers_order, .settle = settle, .free_move = free_move,          \
        .first_to_move = checkers_first_to_move,                                                                       \
    }

const zw_game zw_checkers_black_pessimistic = PESSIMISTIC(lost_for_black);
const zw_game zw_checkers_white_pessimistic = PESSIMISTIC(lost_for_white);
