/* side.h - what the terms of the evaluation need to know of a side, gathered once, and how terms are added up. The same
 * code adds in play and counts for learning: in play the counts are NULL, and the compiler leaves them out. */
#ifndef CHESS_SIDE_H
#define CHESS_SIDE_H

#include "play.h"
#include "squares.h"
#include "terms.h"

/* The terms of one side, added up. */
typedef struct chess_sum {
    int32_t score;
    int16_t *counts; /* by row, White less Black; or NULL */
    int sign; /* +1 White, -1 Black */
} chess_sum;

CHESS_INLINE void chess_add(chess_sum *sum, int row, int count)
{
    sum->score += chess_weights[row] * count;
    if (sum->counts)
        sum->counts[row] = (int16_t)(sum->counts[row] + sum->sign * count);
}

typedef struct chess_side {
    uint64_t mine, pawns, pawn_attacks;
    uint64_t pawn_reach; /* what the pawns attack, or could from farther on */
    uint64_t attacks[CHESS_TYPES]; /* by type of man; sliders see through the friends that slide with them */
    uint64_t all, twice; /* attacked by any man, by two */
    uint64_t ring; /* the king's square, those around it and those before them */
    uint64_t passed;
    int king;
    int attackers, pressure; /* of this side, on the other king's ring: see safety.h */
} chess_side;

CHESS_INLINE chess_side chess_side_of(const chess_position *p, int us)
{
    chess_side side = {.mine = p->side[us], .pawns = p->piece[CHESS_PAWN] & p->side[us]};
    uint64_t a = chess_pawn_attacks_a(side.pawns, us), h = chess_pawn_attacks_h(side.pawns, us);
    side.king = chess_king_square(p, us);
    side.pawn_attacks = side.attacks[CHESS_PAWN] = a | h;
    side.pawn_reach = side.pawn_attacks | chess_front(side.pawn_attacks, us);
    side.attacks[CHESS_KING] = zw_chess_tables.king[side.king];
    side.all = side.pawn_attacks | side.attacks[CHESS_KING];
    side.twice = (a & h) | (side.pawn_attacks & side.attacks[CHESS_KING]);
    side.ring = side.attacks[CHESS_KING] | chess_bit(side.king);
    side.ring |= chess_forward(side.ring, us);
    return side;
}

/* A piece's attacks join those of its side, and its look at the other king is counted. */
CHESS_INLINE void chess_note_attacks(chess_side *me, const chess_side *they, int type, uint64_t attacks)
{
    static const int8_t weight[CHESS_TYPES] = {0, 3, 3, 4, 5, 0};
    uint64_t near = attacks & they->ring;
    me->twice |= me->all & attacks;
    me->all |= attacks;
    me->attacks[type] |= attacks;
    if (near) {
        me->attackers++;
        me->pressure += weight[type] + chess_size(near);
    }
}

#endif
