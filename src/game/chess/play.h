/* play.h - one move on the board, and the key of the position after it. Takes moves of the generator only; knows nothing
 * of how they were found or why they are played. */
#ifndef CHESS_PLAY_H
#define CHESS_PLAY_H

#include "generate.h"
#include "score.h"

#include <assert.h>

/* The en passant square after a double step: set only when the other side can legally take. */
static inline int chess_en_passant_after(const chess_position *p, int from, int to)
{
    int us = p->turn, square = (from + to) / 2;
    for (uint64_t takers = zw_chess_tables.pawn[us][square] & p->piece[CHESS_PAWN] & p->side[!us]; takers;
         takers &= takers - 1) {
        uint64_t taker = takers & -takers, pawn = chess_bit(from);
        if (chess_safe_after_passing(p, !us, pawn | taker | chess_bit(square), pawn))
            return square;
    }
    return CHESS_NO_SQUARE;
}

/* The usual chess and Chess960 differ in castling alone. Functions that end in _by take which it is as a constant, so that
 * the usual one pays for nothing but one look at the position. */

/* Where the rook goes from and to when the king castles to `to`. */
static inline int chess_rook_from(const chess_position *p, int to)
{
    return p->rook[2 * p->turn + ((to & 7) == 2)];
}

static inline int chess_rook_to(int to)
{
    return (to & 7) == 6 ? to - 1 : to + 1;
}

/* The rights that end when a man of the side to move goes from one square to the other. */
CHESS_INLINE int chess_rights_lost_by(const chess_position *p, int from, int to, int chess960)
{
    if (!chess960)
        return p->castling & (zw_chess_tables.castling_lost[from] | zw_chess_tables.castling_lost[to]);
    int lost = p->piece[CHESS_KING] & chess_bit(from) ? 3 << 2 * p->turn : 0;
    for (int right = 0; right < 4; right++)
        if (p->rook[right] == from || p->rook[right] == to)
            lost |= 1 << right;
    return p->castling & lost;
}

static inline uint64_t chess_rights_key(const chess_position *p, int rights)
{
    uint64_t key = 0;
    for (int right = 0; right < 4; right++)
        if (rights >> right & 1)
            key ^= zw_chess_tables.right_key[right][p->rook[right] & 7];
    return key;
}

/* Rooks whose right is lost are as good as any other: equal positions are equal whatever they came from. */
static inline void chess_forget_rooks(chess_position *p)
{
    for (int right = 0; right < 4; right++)
        if (!(p->castling >> right & 1))
            p->rook[right] = (uint8_t)chess_corner(right);
    p->chess960 = p->chess960 && p->castling;
}

/* What a move makes of all that is not a man on a square. */
typedef struct chess_after {
    uint64_t key;
    int castling, en_passant;
} chess_after;

CHESS_INLINE chess_after chess_state_after_by(const chess_position *p, zw_move move, int chess960)
{
    int us = p->turn, from = chess_from(move), to = chess_to(move), kind = chess_kind(move), piece = chess_piece(move);
    int taken = chess_taken(move), lost = chess_rights_lost_by(p, from, to, chess960);
    chess_after after = {p->key ^ zw_chess_tables.turn_key, p->castling, CHESS_NO_SQUARE};
    after.key ^= zw_chess_tables.piece_key[us][piece][from] ^ zw_chess_tables.piece_key[us][piece][to];
    if (lost) {
        after.castling ^= lost;
        after.key ^= chess960 ? chess_rights_key(p, lost) : zw_chess_tables.castling_key[lost];
    }
    if (p->en_passant != CHESS_NO_SQUARE)
        after.key ^= zw_chess_tables.en_passant_key[p->en_passant & 7];
    if (taken != CHESS_NONE)
        after.key ^= zw_chess_tables.piece_key[!us][taken][kind == CHESS_EN_PASSANT ? to ^ 8 : to];
    if (kind == CHESS_DOUBLE_STEP) {
        after.en_passant = chess_en_passant_after(p, from, to);
        if (after.en_passant != CHESS_NO_SQUARE)
            after.key ^= zw_chess_tables.en_passant_key[after.en_passant & 7];
    } else if (kind == CHESS_CASTLING) {
        const uint64_t *rook = zw_chess_tables.piece_key[us][CHESS_ROOK];
        after.key ^= rook[chess_rook_from(p, to)] ^ rook[chess_rook_to(to)];
    } else if (kind >= CHESS_PROMOTION) {
        after.key ^=
            zw_chess_tables.piece_key[us][CHESS_PAWN][to] ^ zw_chess_tables.piece_key[us][chess_promoted(move)][to];
    }
    return after;
}

/* Whether key, worth and phase are what the men and rights say, and the en passant square can be used. */
int zw_chess_is_consistent(const chess_position *p);

CHESS_INLINE void chess_play_by(const chess_position *p, zw_move move, chess_position *next, int chess960)
{
    int us = p->turn, from = chess_from(move), to = chess_to(move), kind = chess_kind(move), piece = chess_piece(move);
    int taken = chess_taken(move);
    chess_after after = chess_state_after_by(p, move, chess960);
    uint64_t both = chess_bit(from) ^ chess_bit(to); /* a king may castle on the spot */
    *next = *p;
    next->key = after.key;
    next->castling = (uint8_t)after.castling;
    next->en_passant = (uint16_t)after.en_passant;
    next->turn = (uint8_t)!us;
    next->move_number = (uint16_t)(next->move_number + us);
    next->no_progress_plies = (uint16_t)(piece == CHESS_PAWN ? 0 : next->no_progress_plies + 1);
    next->piece[piece] ^= both;
    next->side[us] ^= both;
    int32_t worth = p->worth + zw_chess_tables.worth[us][piece][to] - zw_chess_tables.worth[us][piece][from];
    if (taken != CHESS_NONE) {
        int square = kind == CHESS_EN_PASSANT ? to ^ 8 : to;
        next->piece[taken] ^= chess_bit(square);
        next->side[!us] ^= chess_bit(square);
        worth -= zw_chess_tables.worth[!us][taken][square];
        next->phase -= chess_phase_of(taken);
        next->no_progress_plies = 0;
    }
    if (kind == CHESS_CASTLING) {
        int rook_from = chess_rook_from(p, to), rook_to = chess_rook_to(to);
        next->piece[CHESS_ROOK] ^= chess_bit(rook_from) ^ chess_bit(rook_to);
        next->side[us] ^= chess_bit(rook_from) ^ chess_bit(rook_to);
        worth += zw_chess_tables.worth[us][CHESS_ROOK][rook_to] - zw_chess_tables.worth[us][CHESS_ROOK][rook_from];
    } else if (kind >= CHESS_PROMOTION) {
        int promoted = chess_promoted(move);
        next->piece[CHESS_PAWN] ^= chess_bit(to);
        next->piece[promoted] ^= chess_bit(to);
        worth += zw_chess_tables.worth[us][promoted][to] - zw_chess_tables.worth[us][CHESS_PAWN][to];
        next->phase += chess_phase_of(promoted);
    }
    next->worth = worth;
    if (chess960)
        chess_forget_rooks(next);
    assert(zw_chess_is_consistent(next));
}

__attribute__((noinline, unused)) static void chess_play_960(const chess_position *p, zw_move move,
                                                             chess_position *next)
{
    chess_play_by(p, move, next, 1);
}

static inline void chess_play(void *context, const void *parent, zw_move move, void *child)
{
    const chess_position *p = parent;
    chess_position *next = child;
    (void)context;
    if (__builtin_expect(p->chess960, 0))
        chess_play_960(p, move, next);
    else
        chess_play_by(p, move, next, 0);
}

static inline uint64_t chess_hash(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    return p->key;
}

static inline uint64_t chess_child_hash(void *context, const void *at, zw_move move)
{
    const chess_position *p = at;
    (void)context;
    return p->chess960 ? chess_state_after_by(p, move, 1).key : chess_state_after_by(p, move, 0).key;
}

static inline int chess_first_to_move(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    return p->turn == CHESS_WHITE;
}

static inline int chess_no_progress_plies(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    return p->no_progress_plies;
}

static inline int chess_on_one_colour(uint64_t bishops)
{
    return !(bishops & CHESS_LIGHT) || !(bishops & ~CHESS_LIGHT);
}

/* Kings alone, with one knight, or with bishops that all stand on squares of one colour: nobody can be mated. */
static inline int chess_dead(void *context, const void *at)
{
    const chess_position *p = at;
    (void)context;
    uint64_t bishops = p->piece[CHESS_BISHOP], others = chess_occupied(p) & ~p->piece[CHESS_KING] & ~bishops;
    if (others)
        return !bishops && others == p->piece[CHESS_KNIGHT] && !chess_several(others);
    return chess_on_one_colour(bishops);
}

/* Whether the position may come back later: no pawn moved, nothing taken, no right lost. */
static inline int chess_reversible(void *context, const void *at, zw_move move)
{
    const chess_position *p = at;
    (void)context;
    return chess_piece(move) != CHESS_PAWN && chess_taken(move) == CHESS_NONE &&
           !(p->chess960 ? chess_rights_lost_by(p, chess_from(move), chess_to(move), 1)
                         : chess_rights_lost_by(p, chess_from(move), chess_to(move), 0));
}

/* Passing is no move of chess; to assume that it is worse than some move is wrong in check, and often with pawns alone. */
static inline int chess_null_move(void *context, const void *parent, void *child)
{
    const chess_position *p = parent;
    chess_position *next = child;
    (void)context;
    if (!(p->side[p->turn] & ~p->piece[CHESS_PAWN] & ~p->piece[CHESS_KING]) || chess_in_check(p))
        return 0;
    *next = *p;
    next->key ^= zw_chess_tables.turn_key;
    if (p->en_passant != CHESS_NO_SQUARE)
        next->key ^= zw_chess_tables.en_passant_key[p->en_passant & 7];
    next->en_passant = CHESS_NO_SQUARE;
    next->turn = !p->turn;
    assert(zw_chess_is_consistent(next));
    return 1;
}

/* --------------------------------------------------------------------------------------------------- positions from nothing */

/* Fills in what follows from the men, the side to move and the rights: key, worth and phase. */
void zw_chess_complete(chess_position *p);
void zw_chess_start(void *context, void *at);
#define CHESS_STARTS 960
/* An initial position of Chess960 by its number, from 0; 518 is the usual one. */
void zw_chess_start_960(int number, chess_position *p);
/* The colours exchanged and the board turned over. */
void zw_chess_reverse(void *context, const void *source, void *target);

#endif
