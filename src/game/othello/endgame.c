/* endgame.c - Othello as it is searched to its end: the rules compiled into the kernel once more, with values in discs, the
 * moves ordered by looking ahead with the evaluation, and the last squares settled by a solver of their own. Any driver can
 * choose the windows above it.
 *
 * Depth is the number of empty squares, less one or two where the search need not be certain: it then believes its
 * evaluation where that lies far outside the window, and serves as a guess and an order for the next level. A pass costs no
 * depth, so that a position has the same one however it is reached. */
#include "context.h"
#include "lookahead.h"
#include "notation.h"

#include <zw/selective.h>

#define OTHELLO_SOLVER_EMPTIES 11 /* from here on the solver of the last squares */
#define OTHELLO_CERTAIN 2 /* levels that are not */
#define OTHELLO_SELECTIVE_EMPTIES 15 /* so few are solved without them */

/* ------------------------------------------------------------------------------------------------ values, moves, depths */

static inline zw_value endgame_evaluate(void *context, const void *at)
{
    const othello_position *board = at;
    int value = othello_evaluate(NULL, board);
    (void)context;
    return (value + (value < 0 ? -OTHELLO_DISC / 2 : OTHELLO_DISC / 2)) / OTHELLO_DISC;
}

static inline int endgame_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const othello_position *board = at;
    int count = othello_moves(context, board, list, capacity, outcome);
    if (count == 0)
        *outcome /= OTHELLO_DISC;
    return count;
}

static inline int endgame_free_move(void *context, const void *at, zw_move move)
{
    const othello_position *board = at;
    (void)context, (void)board;
    return move == OTHELLO_PASS;
}

static inline int endgame_plies_left(void *context, const void *at)
{
    const othello_position *board = at;
    (void)context;
    return othello_empties(board);
}

/* The levels in turn, the last one certain; a short endgame is solved at once. */
static inline int endgame_next_depth(void *context, const void *at, int depth)
{
    const othello_position *board = at;
    int empties = othello_empties(board), first = empties - OTHELLO_CERTAIN;
    (void)context;
    return empties <= OTHELLO_SELECTIVE_EMPTIES ? empties : depth < first ? first : depth + 1;
}

/* ---------------------------------------------------------------------------------------------------------- knowledge */

/* Stable discs, and near the end everything. Only the window is answered: a wide one by null windows from below. */
static inline int endgame_settle(void *context, const void *at, zw_value alpha, zw_value beta, int depth,
                                 zw_value *lower, zw_value *upper)
{
    const othello_position *board = at;
    othello_solver *solver = context;
    int empties = othello_empties(board), bound = OTHELLO_SQUARES;
    if (depth < empties - OTHELLO_CERTAIN)
        return 0;
    if (empties > OTHELLO_SOLVER_EMPTIES) {
        if (!othello_stability_cuts(board->mine, board->theirs, alpha, empties, &bound))
            return 0;
        *upper = bound;
        return 1;
    }
    othello_settle_last(solver, board, alpha, beta, empties, lower, upper);
    return 1;
}

/* ------------------------------------------------------------------------------------------------------- selectivity */

/* Does looking ahead leave the window so far behind that the value will hardly lie inside? The plies have the parity of the
 * empty squares: then the evaluation has the least bias. The spread is that of looking ahead 0, 1, 2 ... plies about the
 * exact values of some thousand positions. */
static inline int endgame_expect(void *context, const void *at, const zw_node *node, zw_value *value)
{
    const othello_position *board = at;
    static const int spread[] = {700, 640, 600, 540, 490, 450, 420, 380, 360}; /* hundredths of a disc */
    static const int confidence[OTHELLO_CERTAIN] = {80, 150}; /* hundredths of the spread */
    enum { DEEPEST = sizeof spread / sizeof spread[0] - 1 };
    othello_solver *solver = context;
    int empties = othello_empties(board), level = node->depth - empties + OTHELLO_CERTAIN;
    if (level < 0 || level >= OTHELLO_CERTAIN || node->wide)
        return 0;
    int depth = (empties - 8) / 3;
    depth += (depth ^ empties) & 1;
    depth = depth > DEEPEST ? DEEPEST : depth;
    int margin = confidence[level] * spread[depth] / 100;
    int high = OTHELLO_DISC * node->beta + margin, low = OTHELLO_DISC * node->alpha - margin;
    int now = othello_lookahead(solver, board->mine, board->theirs, -OTHELLO_MAX_SCORE, OTHELLO_MAX_SCORE, 0);
    if (now >= OTHELLO_DISC * node->beta && high <= OTHELLO_MAX_SCORE) {
        int seen = othello_lookahead(solver, board->mine, board->theirs, high - 1, high, depth);
        *value = node->beta + (seen - high) / OTHELLO_DISC;
        return seen >= high;
    }
    if (now <= OTHELLO_DISC * node->alpha && low >= -OTHELLO_MAX_SCORE) {
        int seen = othello_lookahead(solver, board->mine, board->theirs, low, low + 1, depth);
        *value = node->alpha - (low - seen) / OTHELLO_DISC;
        return seen <= low;
    }
    return 0;
}

/* ------------------------------------------------------------------------------------------------------------- ordering */

/* Looks ahead behind each move, the farther the more is at stake, and prefers few answers: each one less is worth three
 * discs, for it is less to search. The keys stand far above what killers and history add. */
static inline void endgame_order(void *context, const void *at, const zw_move *moves, int count, int32_t *keys)
{
    const othello_position *board = at;
    enum { ANSWER = 3 * OTHELLO_DISC, ABOVE = 4096, DEEPEST = 5 };
    othello_solver *solver = context;
    int empties = othello_empties(board), depth = empties < 15 ? 0 : (empties - 12) / 3;
    depth = depth > DEEPEST ? DEEPEST : depth;
    for (int i = 0; i < count; i++) {
        keys[i] = 0;
        if (moves[i] == OTHELLO_PASS)
            continue;
        othello_position next = othello_after(board, moves[i]);
        othello_child child = {.moves = othello_mobility(next.mine, next.theirs), .square = (int)moves[i]};
        int value = -othello_lookahead(solver, next.mine, next.theirs, -OTHELLO_MAX_SCORE, OTHELLO_MAX_SCORE, depth);
        keys[i] = ABOVE * (value + othello_child_key(&child, 0) * ANSWER / OTHELLO_ANSWER_KEY);
    }
}

static const zw_game othello_endgame = {
    .abi = ZW_ABI,
    .size = sizeof(zw_game),
    .name = "othello_endgame",
    .position_size = sizeof(othello_position),
    .max_moves = OTHELLO_MAX_MOVES,
    .max_score = OTHELLO_SQUARES,
    .flags = ZW_PERFT_COUNTS_FINISHED,
    .title = "Othello endgames",
    .unit = "discs",
    .aspiration = 3,
    .context_new = othello_context_new,
    .context_free = othello_context_free,
    .context_forget = othello_context_forget,
    .visited = othello_visited,
    .start = othello_start,
    .moves = endgame_moves,
    .play = othello_play,
    .evaluate = endgame_evaluate,
    .hash = othello_hash,
    .parse = zw_othello_parse,
    .format = zw_othello_format,
    .parse_move = zw_othello_parse_move,
    .format_move = zw_othello_format_move,
    .show = zw_othello_show,
    .read_records = zw_othello_read_records,
    .write_record = zw_othello_write_record,
    .child_hash = othello_child_hash,
    .order = endgame_order,
    .settle = endgame_settle,
    .expect = endgame_expect,
    .free_move = endgame_free_move,
    .plies_left = endgame_plies_left,
    .next_depth = endgame_next_depth,
    .first_to_move = othello_first_to_move,
    .count = othello_count,
    .reverse = othello_reverse,
};

#define ZW_GAME othello_endgame
#include <zw/kernel.h>
