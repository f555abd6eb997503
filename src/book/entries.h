/* entries.h - opening books of other programs, in files of entries with a key, a move and a weight each: Polyglot's format.
 * How keys and moves of a game are written is in its table (game/book_format.h). */
#ifndef ZW_BOOK_ENTRIES_H
#define ZW_BOOK_ENTRIES_H

#include "book.h"

/* 16 bytes, the highest of each number first: key (8), move (2), weight (2) and what programs have learned (4), which is not
 * read and written as 0. Entries are sorted by key. */
#define ENTRY_SIZE 16

struct book_entries {
    const struct zw_book_format *format;
    text bytes;
    size_t count;
};

/* Takes the bytes of a file, which `path` names in complaints. Complains and returns an exit status. */
int entries_read(const game_handle *handle, const char *path, text *bytes, struct book_entries **to);
void entries_free(struct book_entries *of);
size_t entries_positions(const struct book_entries *of);

/* What the book says of a legal move: 0 when it does not have it, or never plays it. */
uint32_t entries_weight(const struct book_entries *of, const void *position, zw_move move);
int entries_have(const struct book_entries *of, const void *position);

/* Writes the moves that a book plays from each of its expanded positions, alike in weight; *count is their number. Complains
 * and returns an exit status. */
int entries_write(const book *from, const char *path, size_t *count);

#endif
