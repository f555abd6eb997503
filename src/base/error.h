/* error.h - filling a zw_error: one line of text and a status. It lies below every other folder and knows none of them. */
#ifndef ZW_BASE_ERROR_H
#define ZW_BASE_ERROR_H

#include <zw/zw.h>

/* Writes the message (when `error` is not NULL) and returns the status, so that a function can `return zw_fail(...)`. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
zw_status
zw_fail(zw_error *error, zw_status status, const char *format, ...);

#endif
