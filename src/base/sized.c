/* sized.c - see sized.h. */
#include "sized.h"
#include "error.h"

#include <string.h>

static uint32_t size_of(const void *given)
{
    uint32_t size;
    memcpy(&size, given, sizeof size);
    return size;
}

zw_status zw_sized_read(void *own, size_t size, const void *given, const char *name, zw_error *error)
{
    uint32_t there = size_of(given), whole = (uint32_t)size;
    if (there < sizeof there || there > size)
        return zw_fail(error, ZW_BAD_INPUT, "%s.size is %u: expected sizeof(%s), %zu, or that of an earlier version",
                       name, (unsigned)there, name, size);
    memcpy(own, given, there);
    memcpy(own, &whole, sizeof whole);
    return ZW_OK;
}

void zw_sized_write(const void *own, size_t size, void *given)
{
    uint32_t there = size_of(given);
    memcpy(given, own, there < size ? there : size);
    memcpy(given, &there, sizeof there);
}
