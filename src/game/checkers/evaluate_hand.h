/* evaluate_hand.h - the evaluation that was chosen by hand before there was a learned one (evaluate.h), to judge that by. Integer
 * arithmetic and masks alone, the same for both colours with the board turned. Knows nothing of searching.
 *
 * Every term has a weight for the opening and one for the ending; the number of pieces on the board blends them. */
#ifndef CHECKERS_EVALUATE_HAND_H
#define CHECKERS_EVALUATE_HAND_H

#include "board.h"

typedef struct checkers_score {
    int early, late; /* with 24 pieces on the board, and with none */
} checkers_score;

/* In hundredths of a man in the opening. The terms are chosen by hand; their weights were fitted once to the results of
 * games that the program played against itself, and rounded. */
static const struct {
    checkers_score man, king;
    checkers_score guard[4]; /* a man at home on 1, 2, 3 or 4, while the other side has men to crown */
    checkers_score bridge; /* men on 1 and 3: no single man gets past */
    checkers_score row[6]; /* a man on the second to the seventh row of its way */
    checkers_score centre; /* a man on one of the eight squares in the middle */
    checkers_score side; /* a man on the side of the board, where it cannot be jumped and attacks less */
    checkers_score support; /* a man with a piece of its own behind it */
    checkers_score step; /* a step that a piece can take */
    checkers_score stuck; /* a man past the middle that cannot step */
    checkers_score runaway[6]; /* a man, by row, with nobody in front of it */
    checkers_score king_centre; /* a king in the middle */
    checkers_score king_step; /* a step back that a king can take */
    checkers_score trapped; /* a king that cannot step */
    checkers_score refuge; /* a king in a double corner */
    checkers_score hunt; /* with more pieces: for each step less than five that a king is away from an enemy king */
    checkers_score opposition; /* "the move": the last waiting move will be ours */
    checkers_score turn; /* being to move */
    checkers_score threat; /* a piece of the other side that could capture if it were to move */
} checkers_hand_weights = {
    .man = {100, 140},
    .king = {120, 195},
    .guard = {{24, 13}, {48, 30}, {18, 17}, {0, 0}},
    .bridge = {24, 24},
    .row = {{15, -8}, {0, 0}, {-12, 14}, {-15, 14}, {-7, 16}, {3, 12}},
    .centre = {2, -3},
    .side = {2, 14},
    .support = {2, 8},
    .step = {4, 10},
    .stuck = {0, -8},
    .runaway = {{4, 11}, {4, 12}, {4, 13}, {5, 18}, {8, 25}, {19, 33}},
    .king_centre = {0, 2},
    .king_step = {6, 5},
    .trapped = {-12, -22},
    .refuge = {5, 20},
    .hunt = {0, 7},
    .opposition = {0, 17},
    .turn = {0, 3},
    .threat = {-28, -24},
};

static inline void checkers_add(checkers_score *sum, checkers_score weight, int times)
{
    sum->early += weight.early * times;
    sum->late += weight.late * times;
}

static inline void checkers_judge_men(checkers_score *sum, uint64_t men, uint64_t pieces, uint64_t theirs,
                                      uint64_t their_men, int forward)
{
    uint64_t bridge = checkers_own_square(1, forward) | checkers_own_square(3, forward);
    if (their_men) {
        for (int number = 1; number <= 4; number++)
            checkers_add(sum, checkers_hand_weights.guard[number - 1],
                         (men & checkers_own_square(number, forward)) != 0);
        checkers_add(sum, checkers_hand_weights.bridge, (men & bridge) == bridge);
    }
    uint64_t runaways = men & ~checkers_in_front_of(theirs, forward);
    for (int row = 1; row < 7; row++) {
        uint64_t here = checkers_own_row(row, forward);
        checkers_add(sum, checkers_hand_weights.row[row - 1], checkers_count_bits(men & here));
        if (runaways)
            checkers_add(sum, checkers_hand_weights.runaway[row - 1], checkers_count_bits(runaways & here));
    }
    checkers_add(sum, checkers_hand_weights.centre, checkers_count_bits(men & CHECKERS_CENTRE));
    checkers_add(sum, checkers_hand_weights.side, checkers_count_bits(men & CHECKERS_SIDES));
    uint64_t backed = checkers_shift(pieces, 4 * forward) | checkers_shift(pieces, 5 * forward);
    checkers_add(sum, checkers_hand_weights.support, checkers_count_bits(men & backed));
}

static inline void checkers_judge_kings(checkers_score *sum, uint64_t kings, uint64_t their_kings, int more)
{
    checkers_add(sum, checkers_hand_weights.king_centre, checkers_count_bits(kings & CHECKERS_CENTRE));
    checkers_add(sum, checkers_hand_weights.refuge, checkers_count_bits(kings & CHECKERS_DOUBLE_CORNERS));
    if (!more)
        return;
    uint64_t reach = their_kings;
    for (int step = 1; step < 5; step++) {
        reach = checkers_around(reach);
        checkers_add(sum, checkers_hand_weights.hunt, checkers_count_bits(kings & reach));
    }
}

/* One side's score; *steps is the number of steps its pieces can take. */
static inline checkers_score checkers_judge(uint64_t pieces, uint64_t all_kings, uint64_t theirs, int forward,
                                            int *steps)
{
    uint64_t kings = pieces & all_kings, men = pieces & ~kings, empty = CHECKERS_BOARD & ~(pieces | theirs);
    checkers_score sum = {0, 0};
    checkers_add(&sum, checkers_hand_weights.man, checkers_count_bits(men));
    checkers_judge_men(&sum, men, pieces, theirs, theirs & ~all_kings, forward);

    uint64_t near = checkers_steppers(pieces, empty, 4 * forward), far = checkers_steppers(pieces, empty, 5 * forward);
    int forwards = checkers_count_bits(near) + checkers_count_bits(far), backwards = 0;
    uint64_t half = checkers_own_row(4, forward) | checkers_own_row(5, forward) | checkers_own_row(6, forward);
    checkers_add(&sum, checkers_hand_weights.step, forwards);
    checkers_add(&sum, checkers_hand_weights.stuck, checkers_count_bits(men & half & ~(near | far)));
    if (kings) {
        uint64_t back_near = checkers_steppers(kings, empty, -4 * forward);
        uint64_t back_far = checkers_steppers(kings, empty, -5 * forward);
        backwards = checkers_count_bits(back_near) + checkers_count_bits(back_far);
        checkers_add(&sum, checkers_hand_weights.king, checkers_count_bits(kings));
        checkers_add(&sum, checkers_hand_weights.king_step, backwards);
        checkers_add(&sum, checkers_hand_weights.trapped,
                     checkers_count_bits(kings & ~(near | far | back_near | back_far)));
        checkers_judge_kings(&sum, kings, theirs & all_kings,
                             checkers_count_bits(pieces) > checkers_count_bits(theirs));
    }
    *steps = forwards + backwards;
    return sum;
}

static inline zw_value checkers_hand_side(const checkers_position *board, int forward)
{
    uint64_t mine = board->mine, theirs = board->theirs, kings = board->kings, empty = checkers_empty(board);
    int my_steps, their_steps;
    checkers_score us = checkers_judge(mine, kings, theirs, forward, &my_steps);
    if (my_steps == 0 && !checkers_attackers(mine, kings, theirs, empty, forward))
        return -CHECKERS_MAX_SCORE;
    checkers_score them = checkers_judge(theirs, kings, mine, -forward, &their_steps);
    checkers_score sum = {us.early - them.early, us.late - them.late};

    int my_count = checkers_count_bits(mine), their_count = checkers_count_bits(theirs),
        pieces = my_count + their_count;
    if (my_count == their_count)
        checkers_add(&sum, checkers_hand_weights.opposition, checkers_has_the_move(board) ? 1 : -1);
    checkers_add(&sum, checkers_hand_weights.turn, 1);
    checkers_add(&sum, checkers_hand_weights.threat,
                 checkers_count_bits(checkers_attackers(theirs, kings, mine, empty, -forward)));
    return (sum.early * pieces + sum.late * (2 * CHECKERS_PIECES - pieces)) / (2 * CHECKERS_PIECES);
}

static inline zw_value checkers_evaluate_hand(void *context, const void *at)
{
    const checkers_position *board = at;
    (void)context;
    return board->white ? checkers_hand_side(board, -1) : checkers_hand_side(board, 1);
}

#endif
