/* score.h - a value for the middle game and one for the endgame in a single integer, so that both are added at once. */
#ifndef CHESS_SCORE_H
#define CHESS_SCORE_H

#include <stdint.h>

/* The halves stay within +-16000: the largest sum, nine queens against a bare king, is below that. */
#define CHESS_SCORE(middle, end) ((int32_t)(middle)*65536 + (end))

static inline int chess_end_part(int32_t score)
{
    return (int16_t)(uint16_t)(uint32_t)score;
}

static inline int chess_middle_part(int32_t score)
{
    return (score - chess_end_part(score)) / 65536;
}

#define CHESS_FULL_PHASE 24

/* What a piece adds to the phase: four minor pieces a side, two rooks of twice that, a queen of four times. */
static inline int chess_phase_of(int type)
{
    return (0x042110 >> 4 * type) & 15;
}

#endif
