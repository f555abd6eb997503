/* three_men.h - every position of a king and one man against a king, solved backwards: an oracle that shares no code with the
 * game, with a search or with who reads tables. The man is White's. */
#ifndef TESTS_THREE_MEN_H
#define TESTS_THREE_MEN_H

#include <stdint.h>

enum { MAN_PAWN, MAN_KNIGHT, MAN_BISHOP, MAN_ROOK, MAN_QUEEN, MAN_KINDS };

/* How far it is from a position to the next move of a pawn or mate, in plies. */
enum { MEN_ILLEGAL = -128, MEN_DRAWN = -1 };
typedef struct three_men {
    int8_t won[MAN_KINDS][64][64][64]; /* White to move: the kind, his king, his man, Black's king */
    int8_t lost[MAN_KINDS][64][64][64]; /* Black to move; 0: mated */
} three_men;

three_men *three_men_solved(void); /* the caller frees it */

#endif
