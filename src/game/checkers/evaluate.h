/* evaluate.h - what a checkers position is worth without looking ahead: the terms of both sides added up, between a measure
 * for the opening and one for the ending, which the number of pieces blends. Integer only, a function of the position alone,
 * and the same for both colours with the board turned. The weights are learned: see terms.h and docs/tuning.md. Knows
 * nothing of searching. */
#ifndef CHECKERS_EVALUATE_H
#define CHECKERS_EVALUATE_H

#include "evaluate_hand.h"
#include "regions.h"

extern const struct zw_tunable zw_checkers_tunable; /* learn.c */

/* The sum of the terms, and how often each was added, save the regions: NULL in play. */
typedef struct checkers_sum {
    int early, late;
    int16_t *counts;
} checkers_sum;

/* The pieces of one side, as the terms ask for them. */
typedef struct checkers_camp {
    uint64_t men, kings, their_men, their_kings, empty;
    int forward;
    int sign; /* 1 for the side to move, -1 for the other */
    int lead; /* in pieces */
} checkers_camp;

static inline void checkers_add_term(checkers_sum *sum, int row, int times)
{
    sum->early += times * zw_checkers_weights[row].early;
    sum->late += times * zw_checkers_weights[row].late;
    if (sum->counts)
        sum->counts[row] = (int16_t)(sum->counts[row] + times);
}

/* The number of a square, from 0, seen by the side that goes `forward`. */
static inline int checkers_own_index(unsigned bit, int forward)
{
    int index = checkers_number(bit) - 1;
    return forward > 0 ? index : CHECKERS_SQUARES - 1 - index;
}

/* A side's men on its first row as four bits, square 1 the lowest. */
static inline int checkers_home_men(uint64_t men, int forward)
{
    static const uint8_t turned[16] = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
    return forward > 0 ? (int)(men & 15) : turned[men >> 31 & 15];
}

CHECKERS_BY_SIDE void checkers_men_terms(checkers_sum *sum, const checkers_camp *me, uint64_t near, uint64_t far)
{
    int forward = me->forward;
    uint64_t half = checkers_own_row(4, forward) | checkers_own_row(5, forward) | checkers_own_row(6, forward);
    uint64_t runaways = me->men & ~checkers_in_front_of(me->their_men | me->their_kings, forward);
    near &= me->men;
    far &= me->men;
    checkers_add_term(sum, CHECKERS_TERM_MAN, me->sign * checkers_count_bits(me->men));
    checkers_add_term(sum, CHECKERS_TERM_MAN_STEP, me->sign * (checkers_count_bits(near) + checkers_count_bits(far)));
    checkers_add_term(sum, CHECKERS_TERM_STUCK, me->sign * checkers_count_bits(me->men & half & ~(near | far)));
    if (me->their_men)
        checkers_add_term(sum, CHECKERS_TERM_HOME + 16 * (me->their_kings != 0) + checkers_home_men(me->men, forward),
                          me->sign);
    for (; runaways; runaways &= runaways - 1) {
        int row = checkers_own_index(checkers_lowest(runaways), forward) / 4;
        if (row > 0)
            checkers_add_term(sum, CHECKERS_TERM_RUNAWAY + row - 1, me->sign);
    }
}

CHECKERS_BY_SIDE void checkers_king_terms(checkers_sum *sum, const checkers_camp *me, uint64_t near, uint64_t far)
{
    int forward = me->forward;
    uint64_t kings = me->kings, reach = me->their_kings;
    uint64_t back_near = checkers_steppers(kings, me->empty, -4 * forward);
    uint64_t back_far = checkers_steppers(kings, me->empty, -5 * forward);
    int steps = checkers_count_bits(near & kings) + checkers_count_bits(far & kings) + checkers_count_bits(back_near) +
                checkers_count_bits(back_far);
    checkers_add_term(sum, CHECKERS_TERM_KING, me->sign * checkers_count_bits(kings));
    checkers_add_term(sum, CHECKERS_TERM_KING_STEP, me->sign * steps);
    checkers_add_term(sum, CHECKERS_TERM_TRAPPED,
                      me->sign * checkers_count_bits(kings & ~(near | far | back_near | back_far)));
    if (!me->their_kings)
        checkers_add_term(sum, CHECKERS_TERM_FIRST_KING, me->sign);
    for (int step = 1; step < 5 && me->lead > 0 && reach; step++) {
        reach = checkers_around(reach);
        checkers_add_term(sum, CHECKERS_TERM_HUNT, me->sign * checkers_count_bits(kings & reach));
    }
    for (; kings; kings &= kings - 1)
        checkers_add_term(sum, CHECKERS_TERM_KING_PLACE + checkers_own_index(checkers_lowest(kings), forward),
                          me->sign);
}

CHECKERS_BY_SIDE void checkers_camp_terms(checkers_sum *sum, const checkers_camp *me)
{
    uint64_t pieces = me->men | me->kings;
    uint64_t near = checkers_steppers(pieces, me->empty, 4 * me->forward);
    uint64_t far = checkers_steppers(pieces, me->empty, 5 * me->forward);
    checkers_men_terms(sum, me, near, far);
    if (me->kings)
        checkers_king_terms(sum, me, near, far);
    if (me->lead > 0)
        checkers_add_term(sum, CHECKERS_TERM_AHEAD + (me->lead < 3 ? me->lead : 3) - 1, me->sign);
}

/* Every term but the regions, for the side to move, which goes `forward`. */
CHECKERS_BY_SIDE void checkers_sum_terms(checkers_sum *sum, const checkers_position *board, int forward)
{
    uint64_t kings = board->kings, empty = checkers_empty(board);
    checkers_camp me = {
        board->mine & ~kings, board->mine & kings, board->theirs & ~kings, board->theirs & kings, empty, forward, 1, 0};
    me.lead = checkers_count_bits(board->mine) - checkers_count_bits(board->theirs);
    checkers_camp they = {me.their_men, me.their_kings, me.men, me.kings, empty, -forward, -1, -me.lead};
    checkers_camp_terms(sum, &me);
    checkers_camp_terms(sum, &they);
    if (me.lead == 0)
        checkers_add_term(sum, CHECKERS_TERM_MOVE + (kings != 0), checkers_has_the_move(board) ? 1 : -1);
    int threats = checkers_count_bits(checkers_attackers(board->theirs, kings, board->mine, empty, -forward));
    if (threats)
        checkers_add_term(sum, CHECKERS_TERM_THREAT + (threats < 3 ? threats : 3) - 1, 1);
    checkers_add_term(sum, CHECKERS_TERM_TURN, 1);
}

CHECKERS_BY_SIDE zw_value checkers_evaluate_side(const checkers_position *board, int forward)
{
    uint64_t men = board->mine & ~board->kings, their_men = board->theirs & ~board->kings;
    checkers_sum sum = {0, 0, NULL};
    int rows[2][CHECKERS_REGIONS], pieces = checkers_count_bits(board->mine | board->theirs);
    if (checkers_is_stuck(board, forward))
        return -CHECKERS_MAX_SCORE;
    checkers_read_regions(men, their_men, forward, rows[0]);
    checkers_read_regions(their_men, men, -forward, rows[1]);
    checkers_sum_terms(&sum, board, forward);
    for (int i = 0; i < CHECKERS_REGIONS; i++) {
        sum.early += zw_checkers_weights[rows[0][i]].early - zw_checkers_weights[rows[1][i]].early;
        sum.late += zw_checkers_weights[rows[0][i]].late - zw_checkers_weights[rows[1][i]].late;
    }
    return (sum.early * pieces + sum.late * (2 * CHECKERS_PIECES - pieces)) / (2 * CHECKERS_PIECES);
}

static inline zw_value checkers_evaluate(void *context, const void *at)
{
    const checkers_position *board = at;
    (void)context;
    return board->white ? checkers_evaluate_side(board, -1) : checkers_evaluate_side(board, 1);
}

/* Men and kings alone: for judging the others. */
static inline zw_value checkers_evaluate_plain(void *context, const void *at)
{
    const checkers_position *board = at;
    (void)context;
    return 100 *
               (checkers_count_bits(board->mine & ~board->kings) - checkers_count_bits(board->theirs & ~board->kings)) +
           130 * (checkers_count_bits(board->mine & board->kings) - checkers_count_bits(board->theirs & board->kings));
}

#endif
