/* knowledge.h - what a database of endgames tells the search of checkers. It knows the database through <zw/zw.h> alone.
 *
 * A database knows who wins, and not how; for the winner every winning move would be as good as any other, for ever. So a
 * known win is worth the more the nearer its end looks: by the pieces and the way of the men that are left, which every
 * capture and every move of a man makes less, and between two of these by the distance to the next, where the database
 * has it. Where it has not, the search itself looks for the next one: see checkers_settle(). */
#ifndef CHECKERS_KNOWLEDGE_H
#define CHECKERS_KNOWLEDGE_H

#include "checkers.h"
#include "evaluate.h"

#include <stdlib.h>

#define CHECKERS_KNOWN_PIECES 6 /* no database has more */
#define CHECKERS_KNOWN_WIN 28000 /* with nothing left; below every win that the search has seen to its end */
#define CHECKERS_LEAST_WIN 12000 /* every known win is worth more, no evaluation is */
#define CHECKERS_STAGE 200 /* what a capture or a row is worth, above every distance */
#define CHECKERS_FAR 128 /* stands for an unknown distance */

extern const struct zw_databases zw_checkers_databases;
/* zw_game.pessimistic: what is not seen to its end is lost for Black, or for White. */
extern const zw_game zw_checkers_black_pessimistic, zw_checkers_white_pessimistic;

typedef struct checkers_context {
    zw_tablebase *tablebase; /* NULL: none */
    uint64_t pieces; /* at the root: how many, and the men of the side that moves first and of the other */
    uint64_t men[2];
    int no_progress; /* plies before the root without a capture or a move of a man */
} checkers_context;

static inline int checkers_context_new(const zw_game *game, void **context)
{
    (void)game;
    *context = calloc(1, sizeof(checkers_context));
    return *context ? 0 : -1;
}

static inline void checkers_context_free(const zw_game *game, void *context)
{
    (void)game;
    free(context);
}

static inline void checkers_men(const checkers_position *board, uint64_t men[2])
{
    men[board->white] = board->mine & ~board->kings;
    men[board->white ^ 1] = board->theirs & ~board->kings;
}

static inline void checkers_context_aim(void *context, zw_tablebase *tablebase, const void *root, int no_progress)
{
    checkers_context *c = context;
    const checkers_position *board = root;
    c->tablebase = tablebase;
    c->no_progress = no_progress;
    c->pieces = (uint64_t)checkers_count_bits(board->mine | board->theirs);
    checkers_men(board, c->men);
}

/* Between the root and here only kings have stepped. */
static inline int checkers_same_stage(const checkers_context *c, const checkers_position *board)
{
    uint64_t men[2];
    checkers_men(board, men);
    return (uint64_t)checkers_count_bits(board->mine | board->theirs) == c->pieces && men[0] == c->men[0] &&
           men[1] == c->men[1];
}

/* The rows that the men of a side have before them. */
static inline int checkers_way(uint64_t men, int forward)
{
    int way = 0;
    for (; men; men &= men - 1) {
        int row = (checkers_number(checkers_lowest(men)) - 1) / 4;
        way += forward > 0 ? 7 - row : row;
    }
    return way;
}

/* How much is left to do for the side with `winning` pieces. Captures count more than sacrifices. */
static inline int checkers_left_to_do(const checkers_position *board, uint64_t winning, uint64_t losing, int forward)
{
    uint64_t men = (winning | losing) & ~board->kings;
    return checkers_count_bits(winning) + 3 * checkers_count_bits(losing) + checkers_count_bits(men) +
           checkers_way(men & winning, forward) + checkers_way(men & losing, -forward);
}

static inline zw_value checkers_known_win(const checkers_position *board, int result, int distance)
{
    int forward = checkers_forward(board);
    int left = result > 0 ? checkers_left_to_do(board, board->mine, board->theirs, forward)
                          : checkers_left_to_do(board, board->theirs, board->mine, -forward);
    return CHECKERS_KNOWN_WIN - CHECKERS_STAGE * left - distance;
}

/* The rule of forty moves makes a draw of a win whose next capture or move of a man is too far away. Of a known distance
 * the search asks right below the root: one more ply has made no progress there. */
static inline int checkers_too_far(const checkers_context *c, const checkers_position *board, int distance)
{
    return distance + (checkers_same_stage(c, board) ? c->no_progress + 1 : 0) > CHECKERS_NO_PROGRESS_LIMIT;
}

/* Ends a node that the database knows. A win without distance, where only kings have stepped since the root, is searched
 * on down to the leaves, which tell wins that look well from others: somewhere below is the next capture. */
static inline int checkers_settle(void *context, const void *at, zw_value alpha, zw_value beta, int depth,
                                  zw_value *lower, zw_value *upper)
{
    const checkers_position *board = at;
    const checkers_context *c = context;
    zw_known known;
    (void)alpha, (void)beta;
    if (!c || !c->tablebase || checkers_count_bits(board->mine | board->theirs) > CHECKERS_KNOWN_PIECES ||
        !zw_tablebase_probe(c->tablebase, board, &known))
        return 0;
    zw_value value = 0;
    if (known.result && !checkers_too_far(c, board, known.distance)) {
        int far = known.distance < 0 && checkers_same_stage(c, board);
        if (far && depth > 0)
            return 0;
        zw_value looks = far ? known.result * checkers_evaluate(context, board) / 16 : 0;
        looks = looks > 40 ? 40 : looks < -20 ? -20 : looks;
        value = checkers_known_win(board, known.result, known.distance < 0 ? CHECKERS_FAR : known.distance) + looks;
    }
    *lower = *upper = known.result < 0 ? -value : value;
    return 1;
}

#endif
