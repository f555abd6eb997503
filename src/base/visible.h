/* visible.h - text from outside as a complaint can quote it: in one line, and harmless to a terminal. */
#ifndef ZW_BASE_VISIBLE_H
#define ZW_BASE_VISIBLE_H

#include <stddef.h>

/* Copies a text with every control character written as in C: a line feed as \n, an escape as \x1b. Writes as much as fits
 * into `size` bytes, never a part of an escape, and a zero byte. Returns the length of the whole, which may be larger. */
size_t zw_visible(const char *from, char *to, size_t size);

#endif
