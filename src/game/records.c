/* records.c - see records.h. */
#include "records.h"
#include "../base/visible.h"

void zw_record_complain(const zw_record_sink *sink, size_t line, const char *sentence)
{
    char shown[1024];
    zw_visible(sentence, shown, sizeof shown);
    if (sink->complain)
        sink->complain(sink->user, line, shown);
}
