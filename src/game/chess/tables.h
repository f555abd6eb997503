/* tables.h - everything that can be known before there is a position: attacks on the empty board, lines, attack sets of
 * the sliders for every occupancy, random keys, worth of a man on a square. Knows no position.
 *
 * The tables are built once per process by the first zw_chess_prepare() and never change again. Every function that makes a
 * position out of nothing calls it, so whoever holds a position may read them. */
#ifndef CHESS_TABLES_H
#define CHESS_TABLES_H

#include "chess.h"

#define CHESS_SLIDER_SETS                                                                                              \
    (102400 + 5248) /* occupancies of the rook's and the bishop's inner lines, summed over squares */

struct zw_chess_tables {
    uint64_t knight[64], king[64];
    uint64_t pawn[2][64]; /* what a pawn of the colour attacks */
    uint64_t bishop_lines[64], rook_lines[64]; /* on the empty board */
    uint64_t file[64], diagonal[64], antidiagonal[64]; /* without the square itself */
    uint8_t rank_attacks[8][64]; /* by file and by the inner six squares of the rank */
    uint64_t between[64][64]; /* strictly between two squares of a line */
    uint64_t line[64][64]; /* the whole line through two squares; empty when there is none */

    uint64_t bishop_mask[64], rook_mask[64]; /* the squares whose occupancy matters */
    const uint64_t *bishop_sets[64], *rook_sets[64]; /* attacks, in the order of the mask's extracted bits */
    uint64_t slider_sets[CHESS_SLIDER_SETS];

    uint64_t piece_key[2][CHESS_TYPES][64];
    uint64_t right_key[4][8]; /* of a castling right, by the file of its rook */
    uint64_t castling_key[16]; /* of a set of rights with rooks in the corners: the sum of its members */
    uint64_t en_passant_key[8]; /* by file */
    uint64_t turn_key;
    uint8_t castling_lost[64]; /* the rights that end when a man leaves the square or is taken on it; not in Chess960 */

    int32_t worth[2][CHESS_TYPES][64]; /* CHESS_SCORE of a man on a square: positive for White, negative for Black */
    int32_t hand_worth[2][CHESS_TYPES][64]; /* the same of the evaluation made by hand */
};

/* Hidden, so that position-independent code need not look the address up. */
extern struct zw_chess_tables zw_chess_tables __attribute__((visibility("hidden")));

/* Builds the tables if nobody has. May be called from any thread at any time. */
void zw_chess_prepare(void);

#endif
