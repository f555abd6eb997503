/* polyglot.c - positions and moves as Polyglot's opening books write them: see ../book_format.h. */
#include "polyglot.h"
#include "chess.h"

static const uint64_t polyglot_random[] = {
#include "polyglot.inc"
};
enum { CASTLING_KEYS = 12 * 64, PASSING_KEYS = CASTLING_KEYS + 4, TURN_KEY = PASSING_KEYS + 8 };

/* The format counts an en passant square as soon as a pawn stands beside; a position here has one only where the capture is
 * legal. They differ when the pawn that could take is pinned. */
static uint64_t polyglot_key(const void *position)
{
    const chess_position *p = position;
    uint64_t key = p->turn == CHESS_WHITE ? polyglot_random[TURN_KEY] : 0;
    for (int type = CHESS_PAWN; type < CHESS_TYPES; type++)
        for (uint64_t rest = p->piece[type]; rest; rest &= rest - 1) {
            int square = chess_first(rest), white = (int)(p->side[CHESS_WHITE] >> square & 1);
            key ^= polyglot_random[64 * (2 * type + white) + square];
        }
    for (int right = 0; right < 4; right++)
        if (p->castling >> right & 1)
            key ^= polyglot_random[CASTLING_KEYS + right];
    if (p->en_passant != CHESS_NO_SQUARE)
        key ^= polyglot_random[PASSING_KEYS + (p->en_passant & 7)];
    return key;
}

/* To, from and promotion; castling is the king taking his rook, in the usual chess too. */
static uint16_t polyglot_code(const void *position, zw_move move)
{
    const chess_position *p = position;
    int to = chess_to(move), promoted = chess_promoted(move);
    if (chess_kind(move) == CHESS_CASTLING)
        to = p->rook[2 * p->turn + ((to & 7) == 2)];
    return (uint16_t)(to | chess_from(move) << 6 | (promoted == CHESS_NONE ? 0 : promoted) << 12);
}

const zw_book_format zw_chess_polyglot = {"Polyglot", polyglot_key, polyglot_code};
