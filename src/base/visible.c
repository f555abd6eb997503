/* visible.c - see visible.h. */
#include "visible.h"

#include <stdio.h>
#include <string.h>

static size_t write_one(unsigned char c, char shown[8])
{
    static const char named[] = "\a\b\t\n\v\f\r", names[] = "abtnvfr";
    const char *at = strchr(named, c);
    if (c >= ' ' && c != 127)
        return (size_t)snprintf(shown, 8, "%c", c);
    return (size_t)(at ? snprintf(shown, 8, "\\%c", names[at - named]) : snprintf(shown, 8, "\\x%02x", c));
}

size_t zw_visible(const char *from, char *to, size_t size)
{
    size_t length = 0, written = 0;
    for (; *from; from++) {
        char shown[8];
        size_t more = write_one((unsigned char)*from, shown);
        if (written == length && written + more < size) {
            memcpy(to + written, shown, more);
            written += more;
        }
        length += more;
    }
    if (size)
        to[written] = '\0';
    return length;
}
