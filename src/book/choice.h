/* choice.h - a book in play: which move it plays, and the books that are open. It must not know who plays. */
#ifndef ZW_BOOK_CHOICE_H
#define ZW_BOOK_CHOICE_H

#include "book.h"

/* A move from the book. */
typedef struct book_choice {
    zw_move move;
    zw_value value; /* for the side to move */
    int equals; /* moves that are as good */
    uint32_t weight, weights; /* of the move and of all, in a book of another program, which has no values; else 0 */
} book_choice;

/* Chooses among the legal moves of a position; `handle` may be another one than the book's, so that threads can share a
 * book. The position must have been expanded and be worth no more than the margin, for either side. Of the moves with the
 * best value one is drawn: the same one whenever position and seed are the same. A book of another program draws by its
 * weights instead. Returns 1, or 0 when the book has no move. */
int book_choose(const book *of, const game_handle *handle, const void *position, uint64_t seed, book_choice *to);
/* The moves among which one is drawn, into a list of max_moves, and their value; returns how many there are. */
int book_best_moves(const book *of, const game_handle *handle, const void *position, zw_move *list, zw_value *best);
/* The choice as a search would report it, of depth 0. */
void book_report(const game_handle *handle, const book_choice *choice, zw_report *report);

/* The book of --book: a file, "on" for the one that comes with the program, "off" or NULL for none. Books are read once and
 * kept; all are opened before the first search begins. A book of another evaluation is told of. Complains and returns an
 * exit status; EXIT_FINE with *to = NULL when there is to be none. */
int books_find(const game_handle *handle, const char *wanted, const book **to);

#endif
