/* sized.h - structs that begin with their size, as callers of the public interface fill them. A caller that was compiled
 * with an earlier header hands in a shorter one: what it does not have keeps its default. */
#ifndef ZW_BASE_SIZED_H
#define ZW_BASE_SIZED_H

#include <zw/zw.h>

/* Copies what the caller has into `own`, which holds the defaults. A size of 0 or above `size` is refused; `name` is that
 * of the struct. */
zw_status zw_sized_read(void *own, size_t size, const void *given, const char *name, zw_error *error);
/* Copies as much of `own` as the caller has room for, which keeps its size. */
void zw_sized_write(const void *own, size_t size, void *given);

#endif
