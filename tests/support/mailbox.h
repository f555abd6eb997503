/* mailbox.h - chess by the book on an array of letters: every move is played and taken back when it leaves the king in
 * check. Slow, plain, and shares nothing with the library; the oracle of the chess tests. */
#ifndef ZW_TESTS_MAILBOX_H
#define ZW_TESTS_MAILBOX_H

#include <stdint.h>

typedef struct mailbox {
    char man[64]; /* a1 first; a letter as in a FEN, or '.' */
    int white; /* to move */
    int short_castling[2], long_castling[2]; /* Black's, White's */
    int en_passant; /* the square behind a pawn that has just made a double step, or -1 */
} mailbox;

typedef struct mailbox_move {
    int from, to;
    char becomes; /* a promotion, in the mover's letters, or 0 */
} mailbox_move;

#define MAILBOX_MOVES 256

/* The first four fields of a FEN that is known to be right. */
mailbox mailbox_read(const char *fen);
int mailbox_moves(const mailbox *b, mailbox_move *list);
mailbox mailbox_play(const mailbox *b, mailbox_move move);
int mailbox_in_check(const mailbox *b, int white);
uint64_t mailbox_perft(const mailbox *b, int depth);
/* "e7e8q" */
void mailbox_write(mailbox_move move, char text[6]);

#endif
