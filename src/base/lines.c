/* lines.c - see lines.h. */
#include "lines.h"

#include <stdint.h>
#include <stdlib.h>

/* Processors fetch lines in pairs. */
#define PAIR (2 * ZW_LINE_BYTES)

void *zw_lines_new(size_t bytes)
{
    if (bytes > SIZE_MAX - 3 * PAIR)
        return NULL;
    char *block = calloc(1, bytes + 3 * PAIR);
    if (!block)
        return NULL;
    char *memory = block + (PAIR - (uintptr_t)block % PAIR) + PAIR;
    ((void **)(void *)memory)[-1] = block;
    return memory;
}

void zw_lines_free(void *memory)
{
    if (memory)
        free(((void **)memory)[-1]);
}
