/* book_format.h - how opening books of other programs write the positions and moves of a game. What their files look like
 * is not its business (src/book/entries.h). */
#ifndef ZW_GAME_BOOK_FORMAT_H
#define ZW_GAME_BOOK_FORMAT_H

#include <zw/zw.h>

typedef struct zw_book_format {
    const char *name; /* "Polyglot" */
    uint64_t (*key)(const void *position);
    uint16_t (*code)(const void *position, zw_move move); /* of a legal move, the only one with this code; never 0 */
} zw_book_format;

#endif
