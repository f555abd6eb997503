/* selective.h - what the selective search wants to know of chess: what a move takes,
 * risks and threatens. Estimates, for deciding what is searched; knows nothing of how the search uses them. */
#ifndef CHESS_SELECTIVE_H
#define CHESS_SELECTIVE_H

#include <zw/selective.h>

#include "exchange.h"

static inline void chess_trait(void *context, const void *at, zw_move move, zw_trait *trait)
{
    const chess_position *p = at;
    int piece = chess_piece(move), taken = chess_taken(move), promoted = chess_promoted(move);
    (void)context, (void)p;
    trait->quiet = taken == CHESS_NONE && promoted != CHESS_QUEEN;
    trait->slot = piece << 6 | chess_to(move);
    trait->taken = taken;
    trait->gain = chess_exchange_value(taken);
    if (promoted != CHESS_NONE)
        trait->gain += chess_exchange_value(promoted) - chess_exchange_value(CHESS_PAWN);
    trait->risk = piece == CHESS_KING ? 1000 : chess_exchange_value(piece);
}

/* Whether the exchanges on the target win at least `least` when each side takes with its least man. `lead` is what the
 * mover has beyond that, were nothing taken any more; a side goes on only when it must. */
static inline int chess_exchange_reaches(void *context, const void *at, zw_move move, zw_value least)
{
    const chess_position *p = at;
    int to = chess_to(move), promoted = chess_promoted(move), side = !p->turn;
    int on_square = promoted == CHESS_NONE ? chess_piece(move) : promoted;
    zw_value lead = chess_exchange_value(chess_taken(move)) - least;
    (void)context;
    if (promoted != CHESS_NONE)
        lead += chess_exchange_value(promoted) - chess_exchange_value(CHESS_PAWN);
    if (lead < 0 || lead >= chess_exchange_value(on_square))
        return lead >= 0;
    uint64_t occupied = (chess_occupied(p) ^ chess_bit(chess_from(move))) | chess_bit(to);
    if (chess_kind(move) == CHESS_EN_PASSANT)
        occupied ^= chess_bit(to ^ 8);
    uint64_t attackers = chess_attackers(p, to, occupied) & occupied;
    for (;; side = !side) {
        int mine = side == p->turn, type = CHESS_PAWN;
        uint64_t own = attackers & p->side[side];
        if (!own)
            return !mine;
        while (!(own & p->piece[type]))
            type++;
        if (type == CHESS_KING && (attackers & p->side[!side]))
            return !mine; /* he would step into an attack */
        lead += mine ? chess_exchange_value(on_square) : -chess_exchange_value(on_square);
        if (mine ? lead < 0 : lead >= 0)
            return !mine; /* even if nobody answers */
        on_square = type;
        uint64_t taker = own & p->piece[type];
        occupied ^= taker & -taker;
        attackers |= (chess_bishop_attacks(to, occupied) & chess_diagonal_movers(p)) |
                     (chess_rook_attacks(to, occupied) & chess_straight_movers(p));
        attackers &= occupied;
    }
}

/* Whether a move gives check, by the man that moves or by one behind it. Castling and taking in passing are looked at as
 * if only the first man moved. */
static inline int chess_checks(void *context, const void *at, zw_move move)
{
    const chess_position *p = at;
    int us = p->turn, king = chess_king_square(p, !us), to = chess_to(move), promoted = chess_promoted(move);
    int piece = promoted == CHESS_NONE ? chess_piece(move) : promoted;
    uint64_t occupied = (chess_occupied(p) ^ chess_bit(chess_from(move))) | chess_bit(to), target = chess_bit(king);
    uint64_t behind = p->side[us] & ~chess_bit(chess_from(move));
    (void)context;
    if (piece == CHESS_PAWN ? (zw_chess_tables.pawn[us][to] & target) != 0
                            : (chess_piece_attacks(piece, to, occupied) & target) != 0)
        return 1;
    return ((zw_chess_tables.bishop_lines[king] | zw_chess_tables.rook_lines[king]) >> chess_from(move) & 1) &&
           ((chess_bishop_attacks(king, occupied) & chess_diagonal_movers(p) & behind) ||
            (chess_rook_attacks(king, occupied) & chess_straight_movers(p) & behind));
}

/* Captures and promotions to a queen, good and bad. */
static inline int chess_captures(void *context, const void *at, zw_move *list, int capacity)
{
    const chess_position *p = at;
    zw_move all[CHESS_MAX_MOVES];
    int count = chess_list_tactical(p, all), kept = 0;
    (void)context;
    for (int i = 0; i < count && kept < capacity; i++)
        if (chess_promoted(all[i]) == CHESS_NONE || chess_promoted(all[i]) == CHESS_QUEEN)
            list[kept++] = all[i];
    return kept;
}

#endif
