/* evaluate_hand.h - the evaluation that was weighted by hand before there was a learned one, kept to judge that by: men and their
 * places, pawn structure, mobility, kings' safety, between a middle-game and an endgame measure. Integer only, and the same
 * for both colours. Not meant to be changed any more. */
#ifndef CHESS_EVALUATE_HAND_H
#define CHESS_EVALUATE_HAND_H

#include "outcome.h"
#include "squares.h"

/* What a side's part of the evaluation needs to know of both. */
typedef struct chess_hand_camp {
    uint64_t mine, pawns, pawn_attacks;
    uint64_t king_zone; /* the king's square, those around it and those before them */
    int king;
} chess_hand_camp;

CHESS_INLINE chess_hand_camp chess_hand_camp_of(const chess_position *p, int us)
{
    chess_hand_camp side = {.mine = p->side[us], .pawns = p->piece[CHESS_PAWN] & p->side[us]};
    side.pawn_attacks = chess_pawn_attacks(side.pawns, us);
    side.king = chess_king_square(p, us);
    side.king_zone = zw_chess_tables.king[side.king] | chess_bit(side.king);
    side.king_zone |= chess_forward(side.king_zone, us);
    return side;
}

/* --------------------------------------------------------------------------------------------------------------- pawns */

/* A passed pawn grows with the square of its way, and in the endgame with the distance of the kings from its path. */
CHESS_INLINE int32_t chess_hand_passed_pawn(const chess_hand_camp *me, const chess_hand_camp *they, int us, int square)
{
    int way = us == CHESS_WHITE ? (square >> 3) - 1 : 6 - (square >> 3); /* 0 to 5 */
    int ahead = us == CHESS_WHITE ? square + 8 : square - 8;
    int free = ((me->mine | they->mine) & chess_bit(ahead)) == 0;
    int escort = 7 * chess_distance(they->king, ahead) - 4 * chess_distance(me->king, ahead);
    return CHESS_SCORE(3 * way * way + (free ? 2 * way : 0), 5 * way * way + way * escort + (free ? 2 * way * way : 0));
}

CHESS_INLINE int32_t chess_hand_pawns_worth(const chess_hand_camp *me, const chess_hand_camp *they, int us)
{
    uint64_t pawns = me->pawns, files = chess_whole_files(pawns);
    uint64_t isolated = pawns & ~chess_beside(files);
    uint64_t doubled = pawns & chess_front(pawns, us);
    /* A pawn is backward when no friend can ever come to protect its next square, which an enemy's pawn attacks. */
    uint64_t guarded = me->pawn_attacks | chess_front(me->pawn_attacks, us);
    uint64_t backward = pawns & ~isolated & chess_forward(they->pawn_attacks & ~guarded, !us);
    uint64_t held = chess_front(they->pawns, !us);
    uint64_t passed = pawns & ~(held | chess_beside(held)) & ~chess_front(pawns, !us);
    int32_t worth = CHESS_SCORE(-9, -14) * chess_size(isolated) + CHESS_SCORE(0, -32) * chess_size(doubled) +
                    CHESS_SCORE(-3, -16) * chess_size(backward) +
                    CHESS_SCORE(6, 0) * chess_size(pawns & me->pawn_attacks);
    for (; passed; passed &= passed - 1)
        worth += chess_hand_passed_pawn(me, they, us, chess_first(passed));
    return worth;
}

/* -------------------------------------------------------------------------------------------------------------- pieces */

/* How much the pieces can do, and how many of them look at the enemy's king. */
typedef struct chess_hand_activity {
    int32_t worth;
    int attackers, pressure;
} chess_hand_activity;

CHESS_INLINE void chess_hand_add_activity(chess_hand_activity *a, uint64_t attacks, uint64_t free, uint64_t zone,
                                          int usual, int32_t each, int weight)
{
    a->worth += each * (chess_size(attacks & free) - usual);
    if (attacks & zone) {
        a->attackers++;
        a->pressure += weight + chess_size(attacks & zone);
    }
}

/* Rooks and queens are seen through by those behind them, as batteries work. */
CHESS_INLINE chess_hand_activity chess_hand_pieces_activity(const chess_position *p, const chess_hand_camp *me,
                                                            const chess_hand_camp *they)
{
    chess_hand_activity a = {0, 0, 0};
    uint64_t free = ~me->mine & ~they->pawn_attacks, occupied = me->mine | they->mine, zone = they->king_zone;
    uint64_t through = occupied ^ (me->mine & p->piece[CHESS_QUEEN]);
    for (uint64_t rest = p->piece[CHESS_KNIGHT] & me->mine; rest; rest &= rest - 1)
        chess_hand_add_activity(&a, zw_chess_tables.knight[chess_first(rest)], free, zone, 4, CHESS_SCORE(3, 4), 1);
    for (uint64_t rest = p->piece[CHESS_BISHOP] & me->mine; rest; rest &= rest - 1)
        chess_hand_add_activity(&a, chess_bishop_attacks(chess_first(rest), through), free, zone, 6, CHESS_SCORE(7, 4),
                                2);
    uint64_t half_open = ~chess_whole_files(me->pawns), open = half_open & ~chess_whole_files(they->pawns);
    through ^= me->mine & p->piece[CHESS_ROOK];
    for (uint64_t rest = p->piece[CHESS_ROOK] & me->mine; rest; rest &= rest - 1) {
        uint64_t rook = rest & -rest;
        chess_hand_add_activity(&a, chess_rook_attacks(chess_first(rest), through), free, zone, 7, CHESS_SCORE(2, 4),
                                5);
        a.worth += rook & open ? CHESS_SCORE(45, 0) : rook & half_open ? CHESS_SCORE(9, 7) : 0;
    }
    for (uint64_t rest = p->piece[CHESS_QUEEN] & me->mine; rest; rest &= rest - 1) {
        int square = chess_first(rest);
        uint64_t attacks = chess_bishop_attacks(square, occupied) | chess_rook_attacks(square, occupied);
        chess_hand_add_activity(&a, attacks, free, zone, 13, CHESS_SCORE(2, 3), 3);
    }
    uint64_t bishops = p->piece[CHESS_BISHOP] & me->mine;
    if ((bishops & CHESS_LIGHT) && (bishops & ~CHESS_LIGHT))
        a.worth += CHESS_SCORE(24, 50);
    return a;
}

/* ---------------------------------------------------------------------------------------------------------------- kings */

/* Pawns before the king and on his files are his shield; a lone attacker means little, several together much. */
CHESS_INLINE int chess_hand_king_danger(const chess_position *p, const chess_hand_camp *me, const chess_hand_camp *they,
                                        const chess_hand_activity *theirs, int us)
{
    uint64_t files = chess_bit(me->king) | chess_beside(chess_bit(me->king)), near = chess_forward(files, us);
    int shield = 16 * chess_size(me->pawns & near) + 4 * chess_size(me->pawns & chess_forward(near, us));
    int bare = 0;
    for (; files; files &= files - 1) {
        uint64_t file = chess_whole_files(files & -files);
        bare += (file & me->pawns ? 0 : 24) + (file & p->piece[CHESS_PAWN] ? 0 : 24);
    }
    int danger = bare - shield;
    if (theirs->attackers > 1 && (p->piece[CHESS_QUEEN] & they->mine))
        danger += theirs->pressure * theirs->pressure / 2;
    return danger < 400 ? danger : 400;
}

/* A king without men is driven to the edge, by the other king too. */
static inline int chess_hand_drive(const chess_hand_camp *strong, const chess_hand_camp *weak)
{
    return chess_size(weak->mine) == 1 ? 60 - 8 * chess_distance(strong->king, weak->king) : 0;
}

/* -------------------------------------------------------------------------------------------------------------- together */

static inline int chess_hand_phase_of_side(const chess_position *p, int us)
{
    uint64_t mine = p->side[us];
    return chess_size(mine & (p->piece[CHESS_KNIGHT] | p->piece[CHESS_BISHOP])) +
           2 * chess_size(mine & p->piece[CHESS_ROOK]) + 4 * chess_size(mine & p->piece[CHESS_QUEEN]);
}

/* Without pawns an advantage of a minor piece or less wins nothing, as a rule. */
static inline zw_value chess_hand_winnable(const chess_position *p, zw_value white)
{
    int strong = white > 0 ? CHESS_WHITE : CHESS_BLACK;
    if (p->piece[CHESS_PAWN] & p->side[strong])
        return white;
    int more = chess_hand_phase_of_side(p, strong) - chess_hand_phase_of_side(p, !strong);
    if (p->phase <= 1)
        return p->piece[CHESS_PAWN] ? white / 4 : 0;
    return more <= 1 ? white / 4 : white;
}

/* Positions keep the sum of the learned places up to date; this one is made anew each time. */
static inline int32_t chess_hand_worth(const chess_position *p)
{
    int32_t worth = 0;
    for (int side = 0; side < 2; side++)
        for (int type = 0; type < CHESS_TYPES; type++)
            for (uint64_t rest = p->piece[type] & p->side[side]; rest; rest &= rest - 1)
                worth += zw_chess_tables.hand_worth[side][type][chess_first(rest)];
    return worth;
}

static inline zw_value chess_evaluate_hand(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    zw_value outcome;
    if (chess_is_over(p, &outcome))
        return outcome;
    chess_hand_camp white = chess_hand_camp_of(p, CHESS_WHITE), black = chess_hand_camp_of(p, CHESS_BLACK);
    chess_hand_activity white_pieces = chess_hand_pieces_activity(p, &white, &black);
    chess_hand_activity black_pieces = chess_hand_pieces_activity(p, &black, &white);
    int32_t score = chess_hand_worth(p) + white_pieces.worth - black_pieces.worth +
                    chess_hand_pawns_worth(&white, &black, CHESS_WHITE) -
                    chess_hand_pawns_worth(&black, &white, CHESS_BLACK);
    int middle = chess_middle_part(score) + chess_hand_king_danger(p, &black, &white, &white_pieces, CHESS_BLACK) -
                 chess_hand_king_danger(p, &white, &black, &black_pieces, CHESS_WHITE);
    int end = chess_end_part(score) + chess_hand_drive(&white, &black) - chess_hand_drive(&black, &white);
    int phase = p->phase < CHESS_FULL_PHASE ? p->phase : CHESS_FULL_PHASE;
    zw_value value = (middle * phase + end * (CHESS_FULL_PHASE - phase)) / CHESS_FULL_PHASE;
    value = chess_hand_winnable(p, value);
    return (p->turn == CHESS_WHITE ? value : -value) + 4; /* the move itself is worth something */
}

#endif
