/* lines.h - memory with cache lines of its own, so that what one worker writes at every node does not take a line away from
 * another. */
#ifndef ZW_BASE_LINES_H
#define ZW_BASE_LINES_H

#include <stddef.h>

#define ZW_LINE_BYTES ((size_t)64)

/* Zeroed, beginning at a line and sharing none; NULL: no memory. The pages of a large block are the system's, untouched. */
void *zw_lines_new(size_t bytes);
void zw_lines_free(void *memory); /* NULL: nothing to do */

#endif
