/* pieces.h - the evaluation's terms of pieces: where they can go, where they stand well, what they threaten, the room
 * behind the pawns. Fills in the attacks of its side. */
#ifndef CHESS_PIECES_H
#define CHESS_PIECES_H

#include "side.h"

#define CHESS_CENTRE_FILES (CHESS_FILE_A * 0x3C) /* c to f */

/* The ranks `from` to `to` as the side sees them. */
CHESS_INLINE uint64_t chess_ranks(int from, int to, int us)
{
    uint64_t set = (~UINT64_C(0) << 8 * from) & (~UINT64_C(0) >> 8 * (7 - to));
    return us == CHESS_WHITE ? set : __builtin_bswap64(set);
}

CHESS_INLINE void chess_minor_terms(const chess_position *p, chess_side *me, const chess_side *they, chess_sum *sum,
                                    int us, uint64_t area)
{
    uint64_t occupied = me->mine | they->mine, bishops = p->piece[CHESS_BISHOP] & me->mine;
    uint64_t knights = p->piece[CHESS_KNIGHT] & me->mine, queens = p->piece[CHESS_QUEEN] & me->mine;
    uint64_t outposts = chess_ranks(3, 5, us) & me->pawn_attacks & ~they->pawn_reach;
    uint64_t blocked = me->pawns & chess_forward(occupied, !us);
    for (uint64_t rest = knights; rest; rest &= rest - 1) {
        uint64_t attacks = zw_chess_tables.knight[chess_first(rest)];
        chess_note_attacks(me, they, CHESS_KNIGHT, attacks);
        chess_add(sum, CHESS_TERM_KNIGHT_MOVES + chess_size(attacks & area), 1);
        if (!(rest & -rest & outposts) && (attacks & outposts & ~me->mine))
            chess_add(sum, CHESS_TERM_OUTPOST_NEAR, 1);
    }
    for (uint64_t rest = bishops; rest; rest &= rest - 1) {
        uint64_t attacks = chess_bishop_attacks(chess_first(rest), occupied ^ queens);
        uint64_t colour = rest & -rest & CHESS_LIGHT ? CHESS_LIGHT : ~CHESS_LIGHT;
        chess_note_attacks(me, they, CHESS_BISHOP, attacks);
        chess_add(sum, CHESS_TERM_BISHOP_MOVES + chess_size(attacks & area), 1);
        chess_add(sum, CHESS_TERM_BISHOP_PAWNS, chess_size(me->pawns & colour));
        chess_add(sum, CHESS_TERM_BISHOP_RAMMED, chess_size(blocked & colour));
    }
    if ((bishops & CHESS_LIGHT) && (bishops & ~CHESS_LIGHT))
        chess_add(sum, CHESS_TERM_BISHOP_PAIR, 1);
    chess_add(sum, CHESS_TERM_OUTPOST, chess_size(knights & outposts));
    chess_add(sum, CHESS_TERM_OUTPOST + 1, chess_size(bishops & outposts));
    chess_add(sum, CHESS_TERM_SHIELDED, chess_size((knights | bishops) & chess_forward(p->piece[CHESS_PAWN], !us)));
}

CHESS_INLINE void chess_major_terms(const chess_position *p, chess_side *me, const chess_side *they, chess_sum *sum,
                                    int us, uint64_t area)
{
    uint64_t occupied = me->mine | they->mine, rooks = p->piece[CHESS_ROOK] & me->mine;
    uint64_t queens = p->piece[CHESS_QUEEN] & me->mine, seventh = chess_ranks(6, 6, us), last = chess_ranks(7, 7, us);
    uint64_t half_open = ~chess_whole_files(me->pawns), open = half_open & ~chess_whole_files(they->pawns);
    for (uint64_t rest = rooks; rest; rest &= rest - 1) {
        uint64_t attacks = chess_rook_attacks(chess_first(rest), occupied ^ queens ^ rooks);
        chess_note_attacks(me, they, CHESS_ROOK, attacks);
        chess_add(sum, CHESS_TERM_ROOK_MOVES + chess_size(attacks & area), 1);
    }
    for (uint64_t rest = queens; rest; rest &= rest - 1) {
        int square = chess_first(rest);
        uint64_t attacks = chess_bishop_attacks(square, occupied) | chess_rook_attacks(square, occupied);
        chess_note_attacks(me, they, CHESS_QUEEN, attacks);
        chess_add(sum, CHESS_TERM_QUEEN_MOVES + chess_size(attacks & area), 1);
    }
    chess_add(sum, CHESS_TERM_ROOK_FILE, chess_size(rooks & half_open & ~open));
    chess_add(sum, CHESS_TERM_ROOK_FILE + 1, chess_size(rooks & open));
    if ((they->pawns & seventh) || (chess_bit(they->king) & last))
        chess_add(sum, CHESS_TERM_ROOK_SEVENTH, chess_size((rooks | queens) & seventh));
}

/* Squares that a pawn of the enemy attacks, and those of the own pawns and king, are no room. */
CHESS_INLINE void chess_piece_terms(const chess_position *p, chess_side *me, const chess_side *they, chess_sum *sum,
                                    int us)
{
    uint64_t area = ~(they->pawn_attacks | me->pawns | chess_bit(me->king));
    chess_minor_terms(p, me, they, sum, us, area);
    chess_major_terms(p, me, they, sum, us, area);
}

/* A term with a row for each type of man from the pawn to the queen. */
CHESS_INLINE void chess_add_by_type(const chess_position *p, chess_sum *sum, int row, uint64_t set)
{
    for (int type = CHESS_PAWN; set && type < CHESS_KING; type++)
        chess_add(sum, row + type, chess_size(set & p->piece[type]));
}

/* Threats: when all attacks are known. A man is weak that no pawn protects and that we attack at least as often. */
CHESS_INLINE void chess_threat_terms(const chess_position *p, const chess_side *me, const chess_side *they,
                                     chess_sum *sum, int us)
{
    uint64_t pieces = they->mine & ~they->pawns & ~chess_bit(they->king), occupied = me->mine | they->mine;
    uint64_t minors = me->attacks[CHESS_KNIGHT] | me->attacks[CHESS_BISHOP];
    uint64_t held = they->pawn_attacks | (they->twice & ~me->twice), weak = they->mine & me->all & ~held;
    chess_add_by_type(p, sum, CHESS_TERM_BY_PAWN, pieces & me->pawn_attacks);
    chess_add_by_type(p, sum, CHESS_TERM_BY_MINOR, (pieces | weak) & minors & ~me->pawn_attacks);
    chess_add_by_type(p, sum, CHESS_TERM_BY_ROOK, weak & me->attacks[CHESS_ROOK]);
    chess_add(sum, CHESS_TERM_BY_KING, chess_size(weak & me->attacks[CHESS_KING]));
    chess_add(sum, CHESS_TERM_HANGING, chess_size(weak & (~they->all | (pieces & me->twice))));
    uint64_t steps = chess_forward(me->pawns, us) & ~occupied;
    steps |= chess_forward(steps & chess_ranks(2, 2, us), us) & ~occupied;
    steps &= ~they->pawn_attacks & (me->all | ~they->all);
    chess_add(sum, CHESS_TERM_PUSH, chess_size(chess_pawn_attacks(steps, us) & pieces & ~me->pawn_attacks));
}

/* Room to bring pieces about in: safe squares of the centre files on the own side, twice those behind a pawn. */
CHESS_INLINE void chess_space_terms(const chess_side *me, const chess_side *they, chess_sum *sum, int us)
{
    uint64_t safe = CHESS_CENTRE_FILES & chess_ranks(1, 3, us) & ~me->pawns & ~they->pawn_attacks;
    int squares = chess_size(safe) + chess_size(safe & chess_front(me->pawns, !us));
    chess_add(sum, CHESS_TERM_SPACE, squares * chess_size(me->mine & ~me->pawns) / 4);
}

#endif
