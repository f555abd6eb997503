/* evaluate.h - what a position is worth without looking ahead: the terms of both sides added up (men and their places are
 * kept up to date by play.h), between a middle-game and an endgame measure. Integer only, a function of the position
 * alone, and the same for both colours. The weights are learned: see terms.h and docs/tuning.md. Knows nothing of
 * searching. */
#ifndef CHESS_EVALUATE_H
#define CHESS_EVALUATE_H

#include "evaluate_hand.h"
#include "outcome.h"
#include "pawns.h"
#include "pieces.h"
#include "safety.h"
#include "scale.h"

extern const struct zw_tunable zw_chess_tunable; /* learn.c */

/* A king without men is driven to a corner, by the other king too; by knight and bishop alone to one of the bishop's
 * colour. */
CHESS_INLINE void chess_lone_king_terms(const chess_position *p, const chess_side *me, const chess_side *they,
                                        chess_sum *sum)
{
    static const int8_t corners[] = {0, 63, 7, 56}; /* two dark ones, two light ones */
    if (chess_several(they->mine))
        return;
    uint64_t bishops = p->piece[CHESS_BISHOP] & me->mine, knights = p->piece[CHESS_KNIGHT] & me->mine;
    int minors_alone = bishops && knights && !(me->mine & ~bishops & ~knights & ~chess_bit(me->king));
    int from = minors_alone && !(bishops & ~CHESS_LIGHT) ? 2 : 0, to = minors_alone && !(bishops & CHESS_LIGHT) ? 2 : 4;
    int steps = 8;
    for (int i = from; i < to; i++) {
        int way = chess_distance(they->king, corners[i]);
        steps = way < steps ? way : steps;
    }
    chess_add(sum, CHESS_TERM_LONE_NEAR, chess_distance(me->king, they->king));
    chess_add(sum, CHESS_TERM_LONE_CORNER, steps);
}

/* Men and places are part of p->worth already: counted only when counts are wanted. */
static inline void chess_count_places(const chess_position *p, int16_t *counts)
{
    for (uint64_t rest = chess_occupied(p); rest; rest &= rest - 1) {
        int square = chess_first(rest), type = chess_type_at(p, rest & -rest);
        int side = p->side[CHESS_BLACK] >> square & 1 ? CHESS_BLACK : CHESS_WHITE, sign = side == CHESS_WHITE ? 1 : -1;
        int row = chess_place_row(type, chess_seen_from(square, side));
        counts[row] = (int16_t)(counts[row] + sign);
        if (type != CHESS_KING)
            counts[CHESS_TERM_MATERIAL + type] = (int16_t)(counts[CHESS_TERM_MATERIAL + type] + sign);
    }
}

/* All terms, White less Black. With counts, how often each row was added goes there: they begin with zeros. */
CHESS_INLINE int32_t chess_sum_terms(const chess_position *p, int16_t *counts)
{
    chess_side side[2] = {chess_side_of(p, CHESS_WHITE), chess_side_of(p, CHESS_BLACK)};
    chess_sum white = {.counts = counts, .sign = 1}, black = {.counts = counts, .sign = -1};
    chess_side *w = &side[CHESS_WHITE], *b = &side[CHESS_BLACK];
    chess_pawn_terms(w, b, &white, CHESS_WHITE);
    chess_pawn_terms(b, w, &black, CHESS_BLACK);
    chess_piece_terms(p, w, b, &white, CHESS_WHITE);
    chess_piece_terms(p, b, w, &black, CHESS_BLACK);
    chess_passed_terms(p, w, b, &white, CHESS_WHITE);
    chess_passed_terms(p, b, w, &black, CHESS_BLACK);
    chess_threat_terms(p, w, b, &white, CHESS_WHITE);
    chess_threat_terms(p, b, w, &black, CHESS_BLACK);
    chess_space_terms(w, b, &white, CHESS_WHITE);
    chess_space_terms(b, w, &black, CHESS_BLACK);
    chess_shelter_terms(w, b, &white, CHESS_WHITE);
    chess_shelter_terms(b, w, &black, CHESS_BLACK);
    chess_danger_terms(p, w, b, &white);
    chess_danger_terms(p, b, w, &black);
    chess_lone_king_terms(p, w, b, &white);
    chess_lone_king_terms(p, b, w, &black);
    chess_add(p->turn == CHESS_WHITE ? &white : &black, CHESS_TERM_TEMPO, 1);
    if (counts)
        chess_count_places(p, counts);
    return p->worth + white.score - black.score;
}

/* How much of each measure counts, of CHESS_FULL_PHASE * CHESS_FULL_SCALE. */
typedef struct chess_shares {
    int middle, end;
} chess_shares;

CHESS_INLINE chess_shares chess_shares_of(const chess_position *p, int middle, int end)
{
    int phase = p->phase < CHESS_FULL_PHASE ? p->phase : CHESS_FULL_PHASE;
    int scale = chess_scale(p, (end ? end : middle) > 0 ? CHESS_WHITE : CHESS_BLACK);
    return (chess_shares){scale ? phase * CHESS_FULL_SCALE : 0, (CHESS_FULL_PHASE - phase) * scale};
}

static inline zw_value chess_evaluate(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    zw_value outcome;
    if (chess_is_over(p, &outcome))
        return outcome;
    int32_t score = chess_sum_terms(p, NULL);
    int middle = chess_middle_part(score), end = chess_end_part(score);
    chess_shares share = chess_shares_of(p, middle, end);
    zw_value value = (middle * share.middle + end * share.end) / (CHESS_FULL_PHASE * CHESS_FULL_SCALE);
    return p->turn == CHESS_WHITE ? value : -value;
}

#endif
