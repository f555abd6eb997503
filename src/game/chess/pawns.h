/* pawns.h - the evaluation's terms of pawns: how they stand together, and those on their way to promotion. */
#ifndef CHESS_PAWNS_H
#define CHESS_PAWNS_H

#include "side.h"

/* A term with a row for each rank, for all pawns of a set. */
CHESS_INLINE void chess_add_by_rank(chess_sum *sum, int row, uint64_t set, int us)
{
    for (; set; set &= set - 1)
        chess_add(sum, row + chess_rank_of(chess_first(set), us), 1);
}

/* A pawn with a free file is a candidate when at least as many friends can help it on as enemies can stop it. */
CHESS_INLINE uint64_t chess_candidates(const chess_side *me, const chess_side *they, uint64_t free, int us)
{
    uint64_t found = 0;
    for (; free; free &= free - 1) {
        uint64_t pawn = free & -free, sides = chess_beside(pawn);
        uint64_t helpers = me->pawns & (sides | chess_front(sides, !us));
        uint64_t guards = they->pawns & chess_front(sides, us);
        if (chess_size(helpers) >= chess_size(guards))
            found |= pawn;
    }
    return found;
}

/* Sets me->passed. */
CHESS_INLINE void chess_pawn_terms(chess_side *me, const chess_side *they, chess_sum *sum, int us)
{
    uint64_t pawns = me->pawns, beside = chess_beside(chess_whole_files(pawns));
    uint64_t isolated = pawns & ~beside, open = ~chess_front(they->pawns, !us);
    /* Backward: no friend can ever come to protect its next square, which an enemy's pawn attacks. */
    uint64_t backward = pawns & ~isolated & chess_forward(they->pawn_attacks & ~me->pawn_reach, !us);
    uint64_t leading = pawns & open & ~chess_front(pawns, !us);
    me->passed = leading & ~they->pawn_reach;
    chess_add(sum, CHESS_TERM_ISOLATED, chess_size(isolated & ~open));
    chess_add(sum, CHESS_TERM_ISOLATED + 1, chess_size(isolated & open));
    chess_add(sum, CHESS_TERM_DOUBLED, chess_size(pawns & chess_front(pawns, !us)));
    chess_add(sum, CHESS_TERM_BACKWARD, chess_size(backward & ~open));
    chess_add(sum, CHESS_TERM_BACKWARD + 1, chess_size(backward & open));
    chess_add_by_rank(sum, CHESS_TERM_PHALANX, pawns & chess_beside(pawns), us);
    chess_add_by_rank(sum, CHESS_TERM_PROTECTED, pawns & me->pawn_attacks, us);
    chess_add_by_rank(sum, CHESS_TERM_CANDIDATE, chess_candidates(me, they, leading & ~me->passed, us), us);
}

/* The enemy has no pieces and his king is outside the square of the pawn, whose way is empty. */
CHESS_INLINE int chess_wins_race(const chess_position *p, const chess_side *they, int us, int square, uint64_t path)
{
    uint64_t pieces = they->mine & ~they->pawns & ~chess_bit(they->king);
    if (pieces || (path & (p->side[CHESS_WHITE] | p->side[CHESS_BLACK])))
        return 0;
    int rank = chess_rank_of(square, us), steps = rank == 1 ? 5 : 7 - rank;
    int goal = (square & 7) | (us == CHESS_WHITE ? 56 : 0);
    return chess_distance(they->king, goal) - (p->turn != us) > steps;
}

/* Passed pawns: when all attacks are known. A way is from 0 on the second rank to 5 on the seventh. */
CHESS_INLINE void chess_passed_terms(const chess_position *p, const chess_side *me, const chess_side *they,
                                     chess_sum *sum, int us)
{
    uint64_t occupied = me->mine | they->mine;
    for (uint64_t rest = me->passed; rest; rest &= rest - 1) {
        uint64_t pawn = rest & -rest, path = chess_front(pawn, us), behind = chess_front(pawn, !us);
        int square = chess_first(rest), rank = chess_rank_of(square, us), way = rank - 1;
        int ahead = us == CHESS_WHITE ? square + 8 : square - 8;
        chess_add(sum, CHESS_TERM_PASSED + rank, 1);
        if (!(occupied & chess_bit(ahead)))
            chess_add(sum, CHESS_TERM_PASSED_FREE + rank, 1);
        if (!(path & (occupied | they->all)))
            chess_add(sum, CHESS_TERM_PASSED_PATH + rank, 1);
        if (pawn & me->pawn_attacks)
            chess_add(sum, CHESS_TERM_PASSED_GUARDED, way);
        if (behind & me->mine & chess_straight_movers(p))
            chess_add(sum, CHESS_TERM_PASSED_ROOK, way);
        chess_add(sum, CHESS_TERM_PASSED_KING, way * chess_distance(me->king, ahead));
        chess_add(sum, CHESS_TERM_PASSED_ENEMY, way * chess_distance(they->king, ahead));
        if (chess_wins_race(p, they, us, square, path))
            chess_add(sum, CHESS_TERM_PASSED_RACE, 1);
    }
}

#endif
