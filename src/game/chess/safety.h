/* safety.h - the evaluation's terms of kings: the pawns before them, and what is lined up against them. How much danger
 * a line-up means is learned, one weight for each amount; what adds to the amount is chosen here by hand. */
#ifndef CHESS_SAFETY_H
#define CHESS_SAFETY_H

#include "side.h"

/* Of a set on one file, the pawn nearest to the side's own end. */
CHESS_INLINE int chess_nearest_rank(uint64_t set, int us)
{
    return us == CHESS_WHITE ? chess_first(set) >> 3 : __builtin_clzll(set) >> 3;
}

/* On the king's file and both beside it: the nearest own pawn not behind him, and the nearest of the enemy's. */
CHESS_INLINE void chess_shelter_terms(const chess_side *me, const chess_side *they, chess_sum *sum, int us)
{
    int king_file = me->king & 7, middle = king_file < 1 ? 1 : king_file > 6 ? 6 : king_file;
    uint64_t row = CHESS_RANK_1 << (me->king & 56), before = row | chess_front(row, us);
    for (int file = middle - 1; file <= middle + 1; file++) {
        uint64_t line = before & CHESS_FILE_A << file, own = me->pawns & line, enemy = they->pawns & line;
        int shield = own ? chess_nearest_rank(own, us) : 0, storm = enemy ? chess_nearest_rank(enemy, us) : 0;
        int blocked = shield && storm == shield + 1;
        chess_add(sum, CHESS_TERM_SHELTER + 8 * (file == king_file) + shield, 1);
        chess_add(sum, CHESS_TERM_STORM + 8 * blocked + storm, 1);
    }
}

/* Checks that cost nothing to give: 0 to 4 kinds, each in its own measure. */
CHESS_INLINE int chess_safe_checks(const chess_position *p, const chess_side *me, const chess_side *they, uint64_t safe)
{
    uint64_t through = (me->mine | they->mine) ^ (p->piece[CHESS_QUEEN] & me->mine);
    uint64_t straight = chess_rook_attacks(me->king, through) & safe;
    uint64_t diagonal = chess_bishop_attacks(me->king, through) & safe;
    return (they->attacks[CHESS_QUEEN] & (straight | diagonal) & ~me->attacks[CHESS_QUEEN] ? 7 : 0) +
           (they->attacks[CHESS_ROOK] & straight ? 8 : 0) + (they->attacks[CHESS_BISHOP] & diagonal ? 4 : 0) +
           (they->attacks[CHESS_KNIGHT] & zw_chess_tables.knight[me->king] & safe ? 6 : 0);
}

/* When all attacks are known. Weak are squares of the ring that they attack and only king or queen protects. */
CHESS_INLINE void chess_danger_terms(const chess_position *p, const chess_side *me, const chess_side *they,
                                     chess_sum *sum)
{
    uint64_t weak = they->all & ~me->twice & (~me->all | me->attacks[CHESS_KING] | me->attacks[CHESS_QUEEN]);
    uint64_t safe = ~they->mine & (~me->all | (weak & they->twice));
    int amount = they->pressure + 2 * chess_size(weak & me->ring) + chess_safe_checks(p, me, they, safe);
    if (they->attackers < 2)
        amount /= 2;
    if (!(p->piece[CHESS_QUEEN] & they->mine))
        amount -= 10;
    amount = amount < 0 ? 0 : amount / 2;
    chess_add(sum, CHESS_TERM_DANGER + (amount < 31 ? amount : 31), 1);
}

#endif
