/* context.h - what a worker keeps for Othello, in play and in solving alike: the solver of the last squares, with its table
 * and its count of positions. Knows nothing of when it is asked. */
#ifndef OTHELLO_CONTEXT_H
#define OTHELLO_CONTEXT_H

#include "solver.h"
#include "../../base/lines.h"

#include <stdlib.h>
#include <string.h>

static int othello_context_new(const zw_game *game, void **context)
{
    othello_solver *solver = zw_lines_new(sizeof *solver); /* it counts its nodes there */
    (void)game;
    if (!solver)
        return -1;
    solver->table = calloc(OTHELLO_SOLVER_ENTRIES, sizeof *solver->table);
    if (!solver->table) {
        zw_lines_free(solver);
        return -1;
    }
    *context = solver;
    return 0;
}

static void othello_context_free(const zw_game *game, void *context)
{
    othello_solver *solver = context;
    (void)game;
    free(solver->table);
    zw_lines_free(solver);
}

static void othello_context_forget(void *context)
{
    othello_solver *solver = context;
    if (solver->used)
        memset(solver->table, 0, OTHELLO_SOLVER_ENTRIES * sizeof *solver->table);
    solver->used = 0;
}

static uint64_t othello_visited(void *context)
{
    othello_solver *solver = context;
    uint64_t nodes = solver->nodes;
    solver->nodes = 0;
    return nodes;
}

/* The value in discs of a position with so few empty squares, or a bound that answers the window. A wide window is answered
 * by null windows from below. */
static inline void othello_settle_last(othello_solver *solver, const othello_position *board, int alpha, int beta,
                                       int empties, zw_value *lower, zw_value *upper)
{
    int low = alpha < -OTHELLO_SQUARES ? -OTHELLO_SQUARES - 1 : alpha;
    int high = beta > OTHELLO_SQUARES ? OTHELLO_SQUARES : beta;
    uint64_t moves = othello_mobility(board->mine, board->theirs);
    *lower = -OTHELLO_SQUARES;
    *upper = OTHELLO_SQUARES;
    solver->used = 1;
    while (low < high) {
        int value = othello_solve(solver, board->mine, board->theirs, moves, low, empties);
        if (value <= low) {
            *upper = value;
            break;
        }
        *lower = low = value;
    }
}

#endif
