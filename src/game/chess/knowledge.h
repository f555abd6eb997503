/* knowledge.h - what endgame tables tell the search of chess. The tables themselves are the program's (prober.h); what they
 * say of a position comes through tablebase.c.
 *
 * They are asked of positions behind a capture or a pawn's move: what they say is true when nothing is on the clock of the
 * fifty moves. A draw is one whatever the clock says. Wins with moves on the clock are not known as such; but when the root
 * is surely won, by its distances, then the leaves behind it that are still wins count so, and the way to them is for the
 * search to find. */
#ifndef CHESS_KNOWLEDGE_H
#define CHESS_KNOWLEDGE_H

#include "evaluate.h"
#include "tablebase.h"

#include <stdlib.h>

#define CHESS_KNOWN_WIN 20000 /* below every mate that is seen, plus what the evaluation thinks of it */
#define CHESS_LOOKS 3000 /* the most that this is */
#define CHESS_LEAST_WIN (CHESS_KNOWN_WIN - CHESS_LOOKS) /* no evaluation is worth so much */
#define CHESS_CURSED 1 /* a win that the fifty moves make a draw: worth a try */
#define CHESS_NOBODY 2

typedef struct chess_context {
    zw_tablebase *tablebase; /* NULL: none */
    int pieces; /* the most in its tables */
    int winner; /* who surely wins at the root: CHESS_WHITE, CHESS_BLACK, CHESS_NOBODY */
} chess_context;

static inline int chess_context_new(const zw_game *game, void **context)
{
    (void)game;
    *context = calloc(1, sizeof(chess_context));
    return *context ? 0 : -1;
}

static inline void chess_context_free(const zw_game *game, void *context)
{
    (void)game;
    free(context);
}

static inline void chess_context_aim(void *context, zw_tablebase *tablebase, const void *root, int no_progress)
{
    chess_context *c = context;
    c->tablebase = tablebase;
    c->pieces = tablebase ? zw_tablebase_pieces(tablebase) : 0;
    c->winner = tablebase ? zw_chess_sure_winner(tablebase, root, no_progress) : CHESS_NOBODY;
}

/* For the side that wins: the more, the easier it looks. */
static inline zw_value chess_known_win(const chess_position *p, int winner)
{
    zw_value looks = chess_evaluate(NULL, p);
    looks = winner == p->turn ? looks : -looks;
    return CHESS_KNOWN_WIN + (looks > CHESS_LOOKS ? CHESS_LOOKS : looks < -CHESS_LOOKS ? -CHESS_LOOKS : looks);
}

/* Ends a node that the tables know, save one that is mated: the search sees mates itself. */
static inline int chess_settle(void *context, const void *at, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                               zw_value *upper)
{
    const chess_position *p = at;
    const chess_context *c = context;
    zw_value over;
    (void)alpha, (void)beta;
    if (!c || !c->tablebase || p->castling || chess_size(chess_occupied(p)) > c->pieces)
        return 0;
    int result = zw_chess_known_result(c->tablebase, p);
    if (result == ZW_MEN_UNKNOWN)
        return 0;
    if (result != 2 && result != -2) {
        *lower = *upper = result * CHESS_CURSED;
        return 1;
    }
    int winner = result > 0 ? p->turn : !p->turn;
    if (p->no_progress_plies > 0 && (depth > 0 || winner != c->winner))
        return 0;
    if (result < 0 && chess_is_over(p, &over))
        return 0;
    *lower = *upper = result > 0 ? chess_known_win(p, winner) : -chess_known_win(p, winner);
    return 1;
}

#endif
