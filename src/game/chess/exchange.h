/* exchange.h - what a capture wins when both sides go on capturing on its square, the moves that must be played out
 * before a position may be evaluated, and a static order of all moves. Pins are not looked at: these are estimates. */
#ifndef CHESS_EXCHANGE_H
#define CHESS_EXCHANGE_H

#include "play.h"

static inline int chess_exchange_value(int type)
{
    static const int16_t value[] = {100, 325, 325, 500, 975, 20000, 0};
    return value[type];
}

/* What the mover wins, in hundredths of a pawn, when each side takes with its least man and stops when that is better. */
static inline int chess_exchange(const chess_position *p, zw_move move)
{
    int to = chess_to(move), promoted = chess_promoted(move), side = !p->turn, depth = 0, gain[33];
    int at_risk = promoted == CHESS_NONE ? chess_piece(move) : promoted;
    uint64_t occupied = (chess_occupied(p) ^ chess_bit(chess_from(move))) | chess_bit(to);
    if (chess_kind(move) == CHESS_EN_PASSANT)
        occupied ^= chess_bit(to ^ 8);
    gain[0] = chess_exchange_value(chess_taken(move));
    if (promoted != CHESS_NONE)
        gain[0] += chess_exchange_value(promoted) - chess_exchange_value(CHESS_PAWN);
    uint64_t attackers = chess_attackers(p, to, occupied) & occupied;
    for (uint64_t own; (own = attackers & p->side[side]) != 0; side = !side) {
        int type = CHESS_PAWN;
        while (!(own & p->piece[type]))
            type++;
        if (type == CHESS_KING && (attackers & p->side[!side]))
            break; /* he would step into an attack */
        depth++;
        gain[depth] = chess_exchange_value(at_risk) - gain[depth - 1];
        at_risk = type;
        uint64_t taker = own & p->piece[type];
        occupied ^= taker & -taker;
        attackers |= (chess_bishop_attacks(to, occupied) & chess_diagonal_movers(p)) |
                     (chess_rook_attacks(to, occupied) & chess_straight_movers(p));
        attackers &= occupied;
    }
    for (; depth > 0; depth--)
        if (gain[depth] > -gain[depth - 1])
            gain[depth - 1] = -gain[depth];
    return gain[0];
}

/* Whether a capture or promotion wins or holds the balance. Taking something dearer needs no thought. */
static inline int chess_holds(const chess_position *p, zw_move move)
{
    return chess_exchange_value(chess_taken(move)) >= chess_exchange_value(chess_piece(move)) ||
           chess_exchange(p, move) >= 0;
}

/* ----------------------------------------------------------------------------------------------------------- quiescence */

/* Captures and promotions to a queen that win something. Each takes a man or a pawn off the board, so that playing them
 * out ends. Even exchanges are left out: they change the evaluation little and would make the leaves of a search several
 * times as dear. */
static inline int chess_tactical(void *context, const void *at, zw_move *list, int capacity)
{
    const chess_position *p = at;
    zw_move all[CHESS_MAX_MOVES];
    int count = chess_list_tactical(p, all), kept = 0;
    (void)context;
    for (int i = 0; i < count && kept < capacity; i++) {
        int promoted = chess_promoted(all[i]);
        if ((promoted == CHESS_NONE || promoted == CHESS_QUEEN) && chess_exchange(p, all[i]) > 0)
            list[kept++] = all[i];
    }
    return kept;
}

/* A side in check may not stand pat: all its moves are played out. That ends too: a check can only be answered by a check
 * so many times, for there is no perpetual mutual check. */
static inline int chess_forced(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    return chess_in_check(p);
}

/* ------------------------------------------------------------------------------------------------------------ move order */

/* Captures that hold, by what they take and then by what with; quiet moves by the better square, which killers and
 * history overrule; captures that lose. */
static inline void chess_order(void *context, const void *at, const zw_move *moves, int count, int32_t *keys)
{
    const chess_position *p = at;
    int us = p->turn;
    uint64_t danger = chess_pawn_attacks(p->piece[CHESS_PAWN] & p->side[!us], !us);
    (void)context;
    for (int i = 0; i < count; i++) {
        zw_move move = moves[i];
        int piece = chess_piece(move), taken = chess_taken(move), from = chess_from(move), to = chess_to(move);
        int promoted = chess_promoted(move);
        if (taken != CHESS_NONE || promoted == CHESS_QUEEN) {
            int won = 8 * chess_exchange_value(taken) + (promoted == CHESS_NONE ? 0 : 8 * 875) - 16 * piece;
            keys[i] = chess_holds(p, move) ? 8 * ZW_HISTORY_MAX + won : won - 8 * ZW_HISTORY_MAX;
            continue;
        }
        const int32_t *worth = zw_chess_tables.worth[us][piece];
        int32_t better = us == CHESS_WHITE ? worth[to] - worth[from] : worth[from] - worth[to];
        keys[i] = 32 * (p->phase > CHESS_FULL_PHASE / 3 ? chess_middle_part(better) : chess_end_part(better));
        if (promoted != CHESS_NONE)
            keys[i] -= 4 * ZW_HISTORY_MAX;
        else if (piece != CHESS_PAWN)
            keys[i] += ZW_HISTORY_MAX / 2 * (int)((danger >> from & 1) - (danger >> to & 1));
    }
}

#endif
