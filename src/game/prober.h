/* prober.h - endgame tables of chess that the program reads, in a format of others: what it hands to the library. A board is
 * sets of squares, a1 the lowest bit, b1 the next, so that whoever reads the tables need not know our positions. */
#ifndef ZW_GAME_PROBER_H
#define ZW_GAME_PROBER_H

#include <stdint.h>

enum { ZW_MEN_PAWN, ZW_MEN_KNIGHT, ZW_MEN_BISHOP, ZW_MEN_ROOK, ZW_MEN_QUEEN, ZW_MEN_KING, ZW_MEN_TYPES };

/* A position without castling rights. */
typedef struct zw_men {
    uint64_t piece[ZW_MEN_TYPES]; /* of both colours */
    uint64_t white, black;
    int passing; /* the square behind a pawn that can be taken in passing; 0: none */
    int white_to_move;
} zw_men;

/* A legal move and how far it is, for the side that makes it, to the next capture, move of a pawn or mate: plies, this one
 * included, at best play, negative when the other side wins; 0: it draws. A win that takes more than a hundred plies is drawn
 * by the rule of fifty moves. */
typedef struct zw_men_move {
    int from, to;
    int promoted; /* to ZW_MEN_QUEEN ...; ZW_MEN_TYPES: nothing */
    int distance;
} zw_men_move;

#define ZW_MEN_UNKNOWN 3

/* Its functions may be called by several threads at once. */
typedef struct zw_prober {
    void *handle;
    int pieces; /* the most that are on the board in a table */
    /* 2: the side to move wins, 1: it would but for the rule of fifty moves, 0: drawn, -1, -2: lost likewise, when the last
     * move was a capture or a pawn's; ZW_MEN_UNKNOWN. */
    int (*result)(void *handle, const zw_men *men);
    /* Fills in the distances of all legal moves and returns 1; 0: they are not known. NULL: never known. */
    int (*distances)(void *handle, const zw_men *men, zw_men_move *moves, int count);
    void (*close)(void *handle);
} zw_prober;

#endif
