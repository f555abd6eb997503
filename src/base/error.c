/* error.c - filling a zw_error. */
#include "error.h"
#include "visible.h"

#include <stdarg.h>
#include <stdio.h>

zw_status zw_fail(zw_error *error, zw_status status, const char *format, ...)
{
    if (error) {
        va_list arguments;
        char sentence[sizeof error->text];
        va_start(arguments, format);
        vsnprintf(sentence, sizeof sentence, format, arguments);
        va_end(arguments);
        error->status = status;
        zw_visible(sentence, error->text, sizeof error->text);
    }
    return status;
}
