/* packed.h - texts as files, compressed with zstd where the program was built with it. It knows nothing of what is in them. */
#ifndef ZW_LAB_PACKED_H
#define ZW_LAB_PACKED_H

#include "common/common.h"

int lab_packed_compresses(void); /* files end in .zst */

/* Each complains and returns an exit status, or returns EXIT_FINE. What cannot be unpacked is complained about with the
 * number of the line behind which it is damaged. */
int lab_packed_write(const char *path, const text *content);
int lab_packed_read(const char *path, text *to);
/* The same without a complaint: 1, or 0 when it cannot be read. */
int lab_packed_try(const char *path, text *to);

#endif
