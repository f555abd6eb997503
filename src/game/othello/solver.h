/* solver.h - the last dozen empty squares of Othello, by null windows: mobility, parity, stable discs, a small table with
 * enhanced transposition cutoffs, and below it the unrolled last squares (last.h). Knows nothing of evaluations, drivers or
 * the kernel, which calls it at the bottom of its tree (endgame.c).
 *
 * Values are discs for the side to move, fail-soft. */
#ifndef OTHELLO_SOLVER_H
#define OTHELLO_SOLVER_H

#include "evaluate.h"
#include "last.h"

#define OTHELLO_TABLE_EMPTIES 8 /* with fewer, remembering costs more than it saves */
#define OTHELLO_CHILD_EMPTIES 9 /* with fewer, the children are not in the table */
#ifndef OTHELLO_SOLVER_ENTRIES
#define OTHELLO_SOLVER_ENTRIES (1 << 15)
#endif

/* What the table knows of a position: the whole board, so that no two positions are ever mistaken for each other. */
typedef struct othello_known {
    uint64_t mine, theirs;
    int8_t lower, upper;
    uint8_t move; /* a square, or OTHELLO_PASS: none */
} othello_known;

typedef struct othello_solver {
    uint64_t nodes; /* positions visited */
    othello_known *table; /* OTHELLO_SOLVER_ENTRIES of them */
    int used; /* since the table was cleared */
} othello_solver;

static inline othello_known *othello_known_at(const othello_solver *solver, uint64_t mine, uint64_t theirs)
{
    uint64_t mixed = (mine * UINT64_C(0x9E3779B97F4A7C15)) ^ (theirs * UINT64_C(0xC2B2AE3D27D4EB4F));
    return &solver->table[(mixed ^ mixed >> 29) * UINT64_C(0xBF58476D1CE4E5B9) >> 48 & (OTHELLO_SOLVER_ENTRIES - 1)];
}

static inline int othello_is_known(const othello_known *known, uint64_t mine, uint64_t theirs)
{
    return known->mine == mine && known->theirs == theirs;
}

static inline void othello_learn(othello_known *known, uint64_t mine, uint64_t theirs, int alpha, int best, int move)
{
    if (!othello_is_known(known, mine, theirs))
        *known = (othello_known){mine, theirs, -OTHELLO_SQUARES, OTHELLO_SQUARES, OTHELLO_PASS};
    if (best > alpha)
        known->lower = (int8_t)(best > known->lower ? best : known->lower);
    else
        known->upper = (int8_t)(best < known->upper ? best : known->upper);
    known->move = (uint8_t)move;
}

/* ------------------------------------------------------------------------------------------------------------- parity */

/* The quarters of the board with an odd number of empty squares. */
static inline uint64_t othello_odd_quarters(uint64_t empty)
{
    uint64_t sum = empty ^ empty >> 1; /* the parity of each 4 x 4 quarter gathers in its first square */
    sum ^= sum >> 2;
    sum ^= sum >> 8;
    sum ^= sum >> 16;
    return (sum & UINT64_C(0x0000001100000011)) * UINT64_C(0x0F0F0F0F);
}

/* ------------------------------------------------------------------------------------------------ five empty squares */

/* `moves` is what the side to move has, here and below: the order of the moves above needed it already. */
static int othello_solve_5(othello_solver *solver, uint64_t mine, uint64_t theirs, uint64_t moves, int alpha)
{
    uint64_t empty = ~(mine | theirs), odd = othello_odd_quarters(empty);
    int best = OTHELLO_NO_VALUE;
    solver->nodes++;
    if (!moves) {
        moves = othello_mobility(theirs, mine);
        return moves ? -othello_solve_5(solver, theirs, mine, moves, -alpha - 1) : othello_final(mine, theirs);
    }
    for (uint64_t left = moves & odd, later = moves & ~odd; left | later; left &= left - 1) {
        if (!left) {
            left = later;
            later = 0;
        }
        int square = othello_first_square(left);
        uint64_t disc = UINT64_C(1) << square, flips = othello_flips(square, mine, theirs);
        int value = -othello_last_4(theirs & ~flips, mine | flips | disc, -alpha - 1,
                                    othello_odd_quarters(empty ^ disc), &solver->nodes);
        if (value > best) {
            best = value;
            if (best > alpha)
                return best;
        }
    }
    return best;
}

/* ------------------------------------------------------------------------------------------------ more empty squares */

/* Stable discs are counted only where alpha is so high that they may well decide. */
static const int8_t othello_stable_from[] = {
    99, 99, 99, 99, 6,  8,  10, 12, 8,  10, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40,
    42, 44, 46, 48, 48, 50, 50, 52, 52, 54, 54, 56, 56, 58, 58, 60, 60, 62, 62, 64, 64,
};

/* Is the value at most alpha because the other side has so many discs that cannot be turned? */
static inline int othello_stability_cuts(uint64_t mine, uint64_t theirs, int alpha, int empties, int *upper)
{
    if (alpha < othello_stable_from[empties])
        return 0;
    othello_closed closed = othello_closed_lines(mine | theirs);
    *upper = OTHELLO_SQUARES - 2 * othello_count_bits(othello_stable(theirs, &closed));
    return *upper <= alpha;
}

typedef struct othello_child {
    uint64_t mine, theirs, moves; /* of the side that answers */
    const othello_known *known;
    int square;
} othello_child;

/* How early a move should be tried: few answers, above all no corners; good squares; odd quarters. */
#define OTHELLO_ANSWER_KEY 32
static inline int othello_child_key(const othello_child *child, uint64_t odd)
{
    int answers = othello_count_bits(child->moves) + othello_count_bits(child->moves & OTHELLO_CORNERS);
    return othello_square_hint[child->square] / 2 + (odd >> child->square & 1 ? 12 : 0) - OTHELLO_ANSWER_KEY * answers;
}

/* The children in the order of their keys, the largest first: numbers with the index of the child in their low bits. */
static inline void othello_insert(int *sorted, int count, int key, int index)
{
    int packed = key * OTHELLO_SQUARES + index;
    for (; count > 0 && sorted[count - 1] < packed; count--)
        sorted[count] = sorted[count - 1];
    sorted[count] = packed;
}

static inline void othello_make_child(othello_child *child, int square, uint64_t flips, uint64_t mine, uint64_t theirs)
{
    child->square = square;
    child->mine = theirs & ~flips;
    child->theirs = mine | flips | UINT64_C(1) << square;
}

static inline int othello_solve(othello_solver *solver, uint64_t mine, uint64_t theirs, uint64_t moves, int alpha,
                                int empties);

/* One node; `memory` and what it makes of the code is known when this is compiled. */
static inline __attribute__((always_inline)) int othello_solve_node(othello_solver *solver, uint64_t mine,
                                                                    uint64_t theirs, uint64_t moves, int alpha,
                                                                    int empties, int memory)
{
    /* 1. What is known without searching. */
    int upper = OTHELLO_SQUARES, first = OTHELLO_PASS;
    solver->nodes++;
    if (!moves) {
        moves = othello_mobility(theirs, mine);
        return moves ? -othello_solve(solver, theirs, mine, moves, -alpha - 1, empties) : othello_final(mine, theirs);
    }
    if (othello_stability_cuts(mine, theirs, alpha, empties, &upper))
        return upper;
    othello_known *known = NULL;
    if (memory) {
        known = othello_known_at(solver, mine, theirs);
        if (othello_is_known(known, mine, theirs)) {
            if (known->lower > alpha)
                return known->lower;
            if (known->upper <= alpha)
                return known->upper;
            first = known->move;
        }
    }

    /* 2. The moves; taking the last disc of the other side ends the game. */
    othello_child child[OTHELLO_SQUARES];
    int sorted[OTHELLO_SQUARES], count = 0;
    for (; moves; moves &= moves - 1, count++) {
        int square = othello_first_square(moves);
        uint64_t flips = othello_flips(square, mine, theirs);
        if (flips == theirs)
            return OTHELLO_SQUARES;
        othello_make_child(&child[count], square, flips, mine, theirs);
        if (memory && empties >= OTHELLO_CHILD_EMPTIES)
            __builtin_prefetch(child[count].known = othello_known_at(solver, child[count].mine, child[count].theirs));
    }

    /* 3. A child of which enough is known already. */
    if (memory && empties >= OTHELLO_CHILD_EMPTIES)
        for (int i = 0; i < count; i++) {
            const othello_known *below = child[i].known;
            if (othello_is_known(below, child[i].mine, child[i].theirs) && -below->upper > alpha) {
                int value = -below->upper;
                othello_learn(known, mine, theirs, alpha, value, child[i].square);
                return value;
            }
        }

    /* 4. The others in order. */
    uint64_t odd = othello_odd_quarters(~(mine | theirs));
    for (int i = 0; i < count; i++) {
        child[i].moves = othello_mobility(child[i].mine, child[i].theirs);
        int key = memory && child[i].square == first ? 1 << 20 : othello_child_key(&child[i], odd);
        othello_insert(sorted, i, key, i);
    }
    int best = OTHELLO_NO_VALUE, best_move = OTHELLO_PASS;
    for (int i = 0; i < count && best <= alpha; i++) {
        const othello_child *c = &child[sorted[i] & (OTHELLO_SQUARES - 1)];
        int value = -othello_solve(solver, c->mine, c->theirs, c->moves, -alpha - 1, empties - 1);
        if (value > best) {
            best = value;
            best_move = c->square;
        }
    }
    if (memory)
        othello_learn(known, mine, theirs, alpha, best, best_move);
    return best;
}

static int othello_solve_sorted(othello_solver *solver, uint64_t mine, uint64_t theirs, uint64_t moves, int alpha,
                                int empties)
{
    return othello_solve_node(solver, mine, theirs, moves, alpha, empties, 0);
}

static int othello_solve_known(othello_solver *solver, uint64_t mine, uint64_t theirs, uint64_t moves, int alpha,
                               int empties)
{
    return othello_solve_node(solver, mine, theirs, moves, alpha, empties, 1);
}

static inline int othello_solve(othello_solver *solver, uint64_t mine, uint64_t theirs, uint64_t moves, int alpha,
                                int empties)
{
    if (empties >= OTHELLO_TABLE_EMPTIES)
        return othello_solve_known(solver, mine, theirs, moves, alpha, empties);
    if (empties > 5)
        return othello_solve_sorted(solver, mine, theirs, moves, alpha, empties);
    if (empties == 5)
        return othello_solve_5(solver, mine, theirs, moves, alpha);
    return othello_solve_few(mine, theirs, alpha, othello_odd_quarters(~(mine | theirs)), &solver->nodes);
}

#endif
