/* attacks.h - which squares a man attacks on an occupied board, and whether a square is attacked. Sliders are looked up
 * by their extracted occupancy where the processor can extract bits, and computed by subtraction where it cannot. */
#ifndef CHESS_ATTACKS_H
#define CHESS_ATTACKS_H

#include "tables.h"

#ifdef __BMI2__
#include <immintrin.h>

static inline uint64_t chess_bishop_attacks(int square, uint64_t occupied)
{
    return zw_chess_tables.bishop_sets[square][_pext_u64(occupied, zw_chess_tables.bishop_mask[square])];
}

static inline uint64_t chess_rook_attacks(int square, uint64_t occupied)
{
    return zw_chess_tables.rook_sets[square][_pext_u64(occupied, zw_chess_tables.rook_mask[square])];
}

#else

/* Subtracting a piece from the men above it on its line borrows from the nearest one, and what changes is what it
 * attacks; the board turned over does the other direction. */
static inline uint64_t chess_line_attacks(int square, uint64_t occupied, uint64_t line)
{
    uint64_t up = occupied & line, down = __builtin_bswap64(up);
    up -= chess_bit(square);
    down -= chess_bit(chess_mirror(square));
    return (up ^ __builtin_bswap64(down)) & line;
}

static inline uint64_t chess_bishop_attacks(int square, uint64_t occupied)
{
    return chess_line_attacks(square, occupied, zw_chess_tables.diagonal[square]) |
           chess_line_attacks(square, occupied, zw_chess_tables.antidiagonal[square]);
}

static inline uint64_t chess_rook_attacks(int square, uint64_t occupied)
{
    int rank = square & 56;
    uint64_t along = zw_chess_tables.rank_attacks[square & 7][occupied >> rank >> 1 & 63];
    return chess_line_attacks(square, occupied, zw_chess_tables.file[square]) | along << rank;
}

#endif

static inline uint64_t chess_piece_attacks(int type, int square, uint64_t occupied)
{
    switch (type) {
    case CHESS_KNIGHT:
        return zw_chess_tables.knight[square];
    case CHESS_BISHOP:
        return chess_bishop_attacks(square, occupied);
    case CHESS_ROOK:
        return chess_rook_attacks(square, occupied);
    case CHESS_QUEEN:
        return chess_bishop_attacks(square, occupied) | chess_rook_attacks(square, occupied);
    default:
        return zw_chess_tables.king[square];
    }
}

CHESS_INLINE uint64_t chess_occupied(const chess_position *p)
{
    return p->side[CHESS_WHITE] | p->side[CHESS_BLACK];
}

CHESS_INLINE uint64_t chess_diagonal_movers(const chess_position *p)
{
    return p->piece[CHESS_BISHOP] | p->piece[CHESS_QUEEN];
}

CHESS_INLINE uint64_t chess_straight_movers(const chess_position *p)
{
    return p->piece[CHESS_ROOK] | p->piece[CHESS_QUEEN];
}

/* The men of both colours that attack a square. A pawn attacks those squares from which one of the other colour would
 * attack it. */
static inline uint64_t chess_attackers(const chess_position *p, int square, uint64_t occupied)
{
    return (zw_chess_tables.pawn[CHESS_BLACK][square] & p->piece[CHESS_PAWN] & p->side[CHESS_WHITE]) |
           (zw_chess_tables.pawn[CHESS_WHITE][square] & p->piece[CHESS_PAWN] & p->side[CHESS_BLACK]) |
           (zw_chess_tables.knight[square] & p->piece[CHESS_KNIGHT]) |
           (zw_chess_tables.king[square] & p->piece[CHESS_KING]) |
           (chess_bishop_attacks(square, occupied) & chess_diagonal_movers(p)) |
           (chess_rook_attacks(square, occupied) & chess_straight_movers(p));
}

static inline int chess_king_square(const chess_position *p, int us)
{
    return chess_first(p->piece[CHESS_KING] & p->side[us]);
}

static inline int chess_in_check(const chess_position *p)
{
    int us = p->turn;
    return (chess_attackers(p, chess_king_square(p, us), chess_occupied(p)) & p->side[!us]) != 0;
}

/* One step forward, and the squares that pawns attack towards the a-file and the h-file. */
CHESS_INLINE uint64_t chess_forward(uint64_t set, int us)
{
    return us == CHESS_WHITE ? set << 8 : set >> 8;
}

CHESS_INLINE uint64_t chess_pawn_attacks_a(uint64_t pawns, int us)
{
    pawns &= ~CHESS_FILE_A;
    return us == CHESS_WHITE ? pawns << 7 : pawns >> 9;
}

CHESS_INLINE uint64_t chess_pawn_attacks_h(uint64_t pawns, int us)
{
    pawns &= ~CHESS_FILE_H;
    return us == CHESS_WHITE ? pawns << 9 : pawns >> 7;
}

CHESS_INLINE uint64_t chess_pawn_attacks(uint64_t pawns, int us)
{
    return chess_pawn_attacks_a(pawns, us) | chess_pawn_attacks_h(pawns, us);
}

#endif
