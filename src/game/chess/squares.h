/* squares.h - sets of squares that the evaluations speak of: what lies before, beside and between, and how far. Knows no
 * position. */
#ifndef CHESS_SQUARES_H
#define CHESS_SQUARES_H

#include "attacks.h"

/* The squares in front of a set, to the end of the board, without the set itself. */
CHESS_INLINE uint64_t chess_front(uint64_t set, int us)
{
    set = chess_forward(set, us);
    if (us == CHESS_WHITE) {
        set |= set << 8;
        set |= set << 16;
        return set | set << 32;
    }
    set |= set >> 8;
    set |= set >> 16;
    return set | set >> 32;
}

CHESS_INLINE uint64_t chess_beside(uint64_t set)
{
    return (set & ~CHESS_FILE_A) >> 1 | (set & ~CHESS_FILE_H) << 1;
}

CHESS_INLINE uint64_t chess_whole_files(uint64_t set)
{
    return set | chess_front(set, CHESS_WHITE) | chess_front(set, CHESS_BLACK);
}

static inline int chess_distance(int a, int b)
{
    int files = (a & 7) - (b & 7), ranks = (a >> 3) - (b >> 3);
    files = files < 0 ? -files : files;
    ranks = ranks < 0 ? -ranks : ranks;
    return files > ranks ? files : ranks;
}

/* A rank from 0 and a square as the side sees them from its own end of the board. */
CHESS_INLINE int chess_rank_of(int square, int us)
{
    return us == CHESS_WHITE ? square >> 3 : 7 - (square >> 3);
}

CHESS_INLINE int chess_seen_from(int square, int us)
{
    return us == CHESS_WHITE ? square : chess_mirror(square);
}

#endif
