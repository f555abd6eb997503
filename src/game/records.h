/* records.h - what the readers of records share: how they complain. It must not know a format. */
#ifndef ZW_SRC_GAME_RECORDS_H
#define ZW_SRC_GAME_RECORDS_H

#include <zw/game.h>

/* Complains about a line of a file, to a sink that wants to know, with the control characters of what is quoted made
 * visible. */
void zw_record_complain(const zw_record_sink *sink, size_t line, const char *sentence);

#endif
