/* replace.h - a whole file put in the place of another: whoever is killed meanwhile, or finds the disk full, leaves what was
 * there. It knows nothing of what is written. */
#ifndef ZW_BASE_REPLACE_H
#define ZW_BASE_REPLACE_H

#include <stddef.h>

/* Writes a new file in the same directory, flushes it to the disk and renames it. The permissions of a file that is there
 * are kept, and a link is followed. Returns 0, or an error of the system. */
int zw_replace_file(const char *path, const void *bytes, size_t size);

#endif
