/* terms.h - the terms of the evaluation, each a row or several of one table of weights: a value for the middle game and
 * one for the endgame. The values are data that `zw tune chess weights` writes (weights.inc); here are their names and
 * order. Knows no position. */
#ifndef CHESS_TERMS_H
#define CHESS_TERMS_H

#include "score.h"

/* A name, its rows, and what its rows are told apart by. Squares are those of half a board, files a to d, from the side's
 * own end; ranks are counted from 0 at that end. */
#define CHESS_TERMS(TERM)                                                                                              \
    TERM(MATERIAL, 5, "pawn, knight, bishop, rook, queen")                                                             \
    TERM(PLACE, 6 * 32, "type of man and square")                                                                      \
    TERM(KNIGHT_MOVES, 9, "squares he can go to")                                                                      \
    TERM(BISHOP_MOVES, 14, "squares he can go to")                                                                     \
    TERM(ROOK_MOVES, 15, "squares it can go to")                                                                       \
    TERM(QUEEN_MOVES, 28, "squares she can go to")                                                                     \
    TERM(ISOLATED, 2, "an enemy's pawn before it on the file, none")                                                   \
    TERM(DOUBLED, 1, "for each pawn behind another")                                                                   \
    TERM(BACKWARD, 2, "an enemy's pawn before it on the file, none")                                                   \
    TERM(PHALANX, 8, "rank of a pawn beside another")                                                                  \
    TERM(PROTECTED, 8, "rank of a pawn that a pawn protects")                                                          \
    TERM(CANDIDATE, 8, "rank")                                                                                         \
    TERM(PASSED, 8, "rank")                                                                                            \
    TERM(PASSED_FREE, 8, "rank; nothing stands before it")                                                             \
    TERM(PASSED_PATH, 8, "rank; the way is empty and the enemy attacks none of it")                                    \
    TERM(PASSED_GUARDED, 1, "times its way; a pawn protects it")                                                       \
    TERM(PASSED_ROOK, 1, "times its way; a rook or queen stands behind it")                                            \
    TERM(PASSED_KING, 1, "times its way and the distance of its king")                                                 \
    TERM(PASSED_ENEMY, 1, "times its way and the distance of the enemy's king")                                        \
    TERM(PASSED_RACE, 1, "the enemy has no pieces and his king comes too late")                                        \
    TERM(BISHOP_PAIR, 1, "one on each colour")                                                                         \
    TERM(BISHOP_PAWNS, 1, "for each own pawn on the colour of a bishop")                                               \
    TERM(BISHOP_RAMMED, 1, "of those, each that is blocked")                                                           \
    TERM(OUTPOST, 2, "knight, bishop on it")                                                                           \
    TERM(OUTPOST_NEAR, 1, "a knight can go to one")                                                                    \
    TERM(SHIELDED, 1, "a minor piece behind a pawn")                                                                   \
    TERM(ROOK_FILE, 2, "half-open, open")                                                                              \
    TERM(ROOK_SEVENTH, 1, "with pawns or the king to attack there")                                                    \
    TERM(BY_PAWN, 5, "type of the man that a pawn attacks")                                                            \
    TERM(BY_MINOR, 5, "type of the man that a minor piece attacks")                                                    \
    TERM(BY_ROOK, 5, "type of the weak man that a rook attacks")                                                       \
    TERM(BY_KING, 1, "for each weak man that the king attacks")                                                        \
    TERM(HANGING, 1, "for each man attacked and not protected enough")                                                 \
    TERM(PUSH, 1, "for each piece that a safe step of a pawn would attack")                                            \
    TERM(SPACE, 1, "for each safe square behind the pawns, by the pieces there are")                                   \
    TERM(SHELTER, 2 * 8, "beside the king or before him; rank of the own pawn, 0 for none")                            \
    TERM(STORM, 2 * 8, "running or blocked; rank of the enemy's pawn, 0 for none")                                     \
    TERM(DANGER, 32, "what is lined up against the king: see safety.h")                                                \
    TERM(LONE_NEAR, 1, "the enemy has but his king: steps between the kings")                                          \
    TERM(LONE_CORNER, 1, "the enemy has but his king: steps to a corner where he can be mated")                        \
    TERM(TEMPO, 1, "to move")

#define CHESS_ROW(name, rows, by) CHESS_TERM_##name, CHESS_LAST_##name = CHESS_TERM_##name + (rows)-1,
enum { CHESS_TERMS(CHESS_ROW) CHESS_ROWS };
#undef CHESS_ROW

static const int32_t chess_weights[CHESS_ROWS] = {
#include "weights.inc"
};

/* The row of a man's place: the wings are alike. */
static inline int chess_place_row(int type, int square)
{
    int file = square & 7;
    return CHESS_TERM_PLACE + 32 * type + 4 * (square >> 3) + (file < 4 ? file : 7 - file);
}

#endif
