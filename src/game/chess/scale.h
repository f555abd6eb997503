/* scale.h - endgames in which an advantage is worth less than it looks: how much of it counts, in 64ths. */
#ifndef CHESS_SCALE_H
#define CHESS_SCALE_H

#include "side.h"

#define CHESS_FULL_SCALE 64

static inline int chess_pieces_phase(const chess_position *p, int us)
{
    int phase = 0;
    for (int type = CHESS_KNIGHT; type < CHESS_KING; type++)
        phase += chess_phase_of(type) * chess_size(p->side[us] & p->piece[type]);
    return phase;
}

/* Without pawns a minor piece, two knights, or bishops on squares of one colour cannot win, and a minor piece more seldom does. */
static inline int chess_pawnless_scale(const chess_position *p, int strong)
{
    int ours = chess_pieces_phase(p, strong), theirs = chess_pieces_phase(p, !strong);
    uint64_t pieces = p->side[strong] & ~p->piece[CHESS_KING];
    if (ours <= 1 || (ours == 2 && !(pieces & ~p->piece[CHESS_KNIGHT])) ||
        (!(pieces & ~p->piece[CHESS_BISHOP]) && chess_on_one_colour(pieces)))
        return 0;
    return ours - theirs <= 1 ? CHESS_FULL_SCALE / 4 : CHESS_FULL_SCALE;
}

/* Pawns on one rook's file alone, with no bishop of the promotion square's colour: a king in the corner draws. */
static inline int chess_is_wrong_corner(const chess_position *p, int strong)
{
    uint64_t pawns = p->piece[CHESS_PAWN] & p->side[strong];
    uint64_t pieces = p->side[strong] & ~pawns & ~p->piece[CHESS_KING];
    if (((pawns & ~CHESS_FILE_A) && (pawns & ~CHESS_FILE_H)) || (pieces & ~p->piece[CHESS_BISHOP]))
        return 0;
    int corner = (pawns & CHESS_FILE_A ? 0 : 7) | (strong == CHESS_WHITE ? 56 : 0);
    uint64_t colour = chess_bit(corner) & CHESS_LIGHT ? CHESS_LIGHT : ~CHESS_LIGHT;
    return !(pieces & colour) && chess_distance(chess_king_square(p, !strong), corner) <= 1;
}

static inline int chess_has_opposite_bishops(const chess_position *p)
{
    uint64_t bishops = p->piece[CHESS_BISHOP], white = bishops & p->side[CHESS_WHITE];
    uint64_t black = bishops & p->side[CHESS_BLACK];
    return white && black && !chess_several(white) && !chess_several(black) &&
           !(white & CHESS_LIGHT) != !(black & CHESS_LIGHT);
}

static inline int chess_scale(const chess_position *p, int strong)
{
    if (!(p->piece[CHESS_PAWN] & p->side[strong]))
        return chess_pawnless_scale(p, strong);
    if (chess_is_wrong_corner(p, strong))
        return 0;
    if (chess_has_opposite_bishops(p))
        return p->phase <= 2 ? CHESS_FULL_SCALE / 2 : CHESS_FULL_SCALE * 3 / 4;
    return CHESS_FULL_SCALE;
}

#endif
