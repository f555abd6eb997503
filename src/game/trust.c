/* trust.c - numbers from a game that the library does not know: see trust.h. */
#include "trust.h"

#include <inttypes.h>
#include <stdio.h>

int32_t zw_distrust(zw_worker *w, const char *what, int32_t number, int32_t most)
{
    char text[128];
    snprintf(text, sizeof text, "%s is %" PRId32 ": expected at most +-%" PRId32, what, number, most);
    zw_worker_fault(w, ZW_BAD_GAME, text);
    return 0;
}
