/* error.c - filling a zw_error. */
#include "error.h"

#include <stdarg.h>
#include <stdio.h>

zw_status zw_fail(zw_error *error, zw_status status, const char *format, ...)
{
    if (error) {
        va_list arguments;
        va_start(arguments, format);
        error->status = status;
        vsnprintf(error->text, sizeof error->text, format, arguments);
        va_end(arguments);
    }
    return status;
}
