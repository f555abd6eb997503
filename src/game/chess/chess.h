/* chess.h - a chess position as plain data, and the code of a move. Knows neither the rules (generate.h, play.h) nor the
 * worth of anything (evaluate.h).
 *
 * Square a1 is bit 0, b1 bit 1, a8 bit 56, h8 bit 63. A position that holds an en passant square always has a legal
 * capture on it, so that positions in which the same moves can be played are equal and have equal keys. */
#ifndef CHESS_H
#define CHESS_H

#include <zw/zw.h>

enum { CHESS_WHITE, CHESS_BLACK };
enum { CHESS_PAWN, CHESS_KNIGHT, CHESS_BISHOP, CHESS_ROOK, CHESS_QUEEN, CHESS_KING, CHESS_TYPES, CHESS_NONE = 6 };

/* Castling rights are sets of these. */
enum { CHESS_WHITE_SHORT = 1, CHESS_WHITE_LONG = 2, CHESS_BLACK_SHORT = 4, CHESS_BLACK_LONG = 8 };

#define CHESS_NO_SQUARE 64
#define CHESS_MAX_MOVES 256 /* 218 is the most that is known, or thought possible */
#define CHESS_MAX_SCORE 32000

typedef struct chess_position {
    uint64_t piece[CHESS_TYPES]; /* of both colours */
    uint64_t side[2]; /* every man of a colour */
    uint64_t key; /* of all that decides which moves can be played: not of the clocks */
    int32_t worth; /* men and their squares, White less Black: see score.h */
    int32_t phase; /* what is left of the pieces: CHESS_FULL_PHASE at the start, 0 without any */
    uint16_t no_progress_plies; /* since the last capture or pawn move */
    uint16_t move_number; /* of the game, from 1 */
    uint8_t turn;
    uint8_t castling;
    uint16_t en_passant; /* the square behind a pawn that can be taken in passing, or CHESS_NO_SQUARE */
    uint8_t rook[4]; /* of each right, in the order of their bits: where its rook stands; the corner when it is lost */
    uint8_t chess960; /* rights are told by the rook's file, and castling is written as the king taking it */
} chess_position;

/* Some compilers think twice about inlining functions as large as a generator; these must be. */
#define CHESS_INLINE static inline __attribute__((always_inline))

/* ---------------------------------------------------------------------------------------------------------- bitboards */

#define CHESS_FILE_A UINT64_C(0x0101010101010101)
#define CHESS_FILE_H (CHESS_FILE_A << 7)
#define CHESS_RANK_1 UINT64_C(0xFF)
#define CHESS_RANK(rank) (CHESS_RANK_1 << 8 * (rank)) /* from 0 */
#define CHESS_LIGHT UINT64_C(0x55AA55AA55AA55AA)

static inline uint64_t chess_bit(int square)
{
    return UINT64_C(1) << square;
}

static inline int chess_first(uint64_t set)
{
    return __builtin_ctzll(set);
}

#ifdef __POPCNT__
static inline int chess_size(uint64_t set)
{
    return __builtin_popcountll(set);
}
#else
/* Without the instruction the built-in is a call; sums of ever wider fields are not. */
static inline int chess_size(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(set * UINT64_C(0x0101010101010101) >> 56);
}
#endif

static inline int chess_several(uint64_t set)
{
    return (set & (set - 1)) != 0;
}

/* The square seen from the other side of the board. */
static inline int chess_mirror(int square)
{
    return square ^ 56;
}

/* Where the rook of a right stands in the usual chess: h1, a1, h8, a8. */
static inline int chess_corner(int right)
{
    return (right & 2 ? 56 : 0) + (right & 1 ? 0 : 7);
}

/* --------------------------------------------------------------------------------------------------------------- moves */

/* from 6 | to 6 | kind 3 | 0 | piece 3 | 0 | taken 3. The first fifteen bits tell the moves of a position apart; what
 * moves and what is taken stand in the code so that playing it need not look. */
enum {
    CHESS_PLAIN,
    CHESS_DOUBLE_STEP,
    CHESS_CASTLING,
    CHESS_EN_PASSANT,
    CHESS_PROMOTION /* to a knight; + 1 bishop, + 2 rook, + 3 queen */
};

static inline zw_move chess_move(int from, int to, int kind, int piece, int taken)
{
    return (zw_move)(from | to << 6 | kind << 12 | piece << 16 | taken << 20);
}

static inline int chess_from(zw_move move)
{
    return (int)(move & 63);
}

static inline int chess_to(zw_move move)
{
    return (int)(move >> 6 & 63);
}

static inline int chess_kind(zw_move move)
{
    return (int)(move >> 12 & 7);
}

static inline int chess_piece(zw_move move)
{
    return (int)(move >> 16 & 7);
}

static inline int chess_taken(zw_move move)
{
    return (int)(move >> 20 & 7);
}

/* What the pawn becomes, or CHESS_NONE. */
static inline int chess_promoted(zw_move move)
{
    int kind = chess_kind(move);
    return kind >= CHESS_PROMOTION ? CHESS_KNIGHT + kind - CHESS_PROMOTION : CHESS_NONE;
}

/* The type of the man on a square that is not empty. */
static inline int chess_type_at(const chess_position *p, uint64_t square)
{
    int type = CHESS_PAWN;
    while (!(p->piece[type] & square))
        type++;
    return type;
}

#endif
