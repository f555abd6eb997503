/* doubt.c - checkers with three values and no benefit of the doubt: see doubt.h. Called through its functions. */
#include "doubt.h"
#include "checkers.h"
#include "knowledge.h"

static int moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = checkers_moves(context, position, list, capacity, outcome);
    *outcome = -1; /* who cannot move has lost */
    return count;
}

static zw_value doubt_black(void *context, const void *position)
{
    const checkers_position *board = position;
    (void)context;
    return board->white ? 1 : -1;
}

static zw_value doubt_white(void *context, const void *position)
{
    return -doubt_black(context, position);
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

void checkers_doubt(zw_game *game, int white)
{
    *game = *zw_game_find("checkers");
    game->flags = 0;
    game->max_score = game->aspiration = 1;
    game->win_score = 0;
    game->unit = "won 1, drawn 0, lost -1";
    game->moves = moves;
    game->evaluate = white ? doubt_white : doubt_black;
    game->evaluate_plain = NULL;
    game->settle = settle;
    game->free_move = free_move;
    game->tactical = NULL;
    game->forced = NULL;
    game->reversible = NULL;
    game->quiet_limit = 0;
    game->selective = NULL; /* it asks for forced() */
}
