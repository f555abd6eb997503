/* lookahead.h - a few plies with the evaluation, to order the moves of an endgame and to guess at its value. A plain
 * alpha-beta without memory: it is asked about thousands of positions once each. Knows nothing of exact values.
 *
 * Values are those of the evaluation, hundredths of a disc. A pass costs no ply. */
#ifndef OTHELLO_LOOKAHEAD_H
#define OTHELLO_LOOKAHEAD_H

#include "patterns.h"
#include "solver.h"

static int othello_lookahead(othello_solver *solver, uint64_t mine, uint64_t theirs, int alpha, int beta, int depth)
{
    solver->nodes++;
    if (depth <= 0)
        return othello_evaluate(NULL, &(othello_position){.mine = mine, .theirs = theirs});
    uint64_t moves = othello_mobility(mine, theirs);
    if (!moves) {
        if (!othello_mobility(theirs, mine))
            return OTHELLO_DISC * othello_final(mine, theirs);
        return -othello_lookahead(solver, theirs, mine, -beta, -alpha, depth);
    }
    if (depth == 1) {
        zw_value value;
        zw_move move;
        solver->nodes += (unsigned)othello_evaluate_moves(NULL, &(othello_position){.mine = mine, .theirs = theirs},
                                                          beta, OTHELLO_PASS, &value, &move);
        return value;
    }
    othello_child child[OTHELLO_SQUARES];
    int sorted[OTHELLO_SQUARES], count = 0, best = -OTHELLO_MAX_SCORE - 1;
    for (; moves; moves &= moves - 1, count++) {
        int square = othello_first_square(moves);
        othello_make_child(&child[count], square, othello_flips(square, mine, theirs), mine, theirs);
        child[count].moves = othello_mobility(child[count].mine, child[count].theirs);
        othello_insert(sorted, count, othello_child_key(&child[count], 0), count);
    }
    for (int i = 0; i < count && best < beta; i++) {
        const othello_child *c = &child[sorted[i] & (OTHELLO_SQUARES - 1)];
        int value = -othello_lookahead(solver, c->mine, c->theirs, -beta, best > alpha ? -best : -alpha, depth - 1);
        best = value > best ? value : best;
    }
    return best;
}

#endif
