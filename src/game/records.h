/* records.h - what the readers and writers of records share: how they complain, and the tags of a game. It must not know a
 * format. */
#ifndef ZW_SRC_GAME_RECORDS_H
#define ZW_SRC_GAME_RECORDS_H

#include <zw/game.h>

/* Complains about a line of a file, to a sink that wants to know, with the control characters of what is quoted made
 * visible. */
void zw_record_complain(const zw_record_sink *sink, size_t line, const char *sentence);

/* Tags as zw_record.tags has them: a line each, of a name, a blank and a value. {0} has none. */
typedef struct zw_record_tags {
    char *text;
    size_t length, capacity;
} zw_record_tags;

/* Returns 0, or -1 when out of memory. A line feed in a value becomes a blank. */
int zw_record_add_tag(zw_record_tags *to, const char *name, const char *value);
/* The value of a tag and its length; NULL: there is none, or it is "?", which stands for unknown. */
const char *zw_record_find_tag(const char *tags, const char *name, size_t *length);
/* The next tag from a place in `tags` on: its name and value with their lengths. Returns the place behind it; NULL: there is
 * no more. */
const char *zw_record_next_tag(const char *tags, const char **name, size_t *name_length, const char **value,
                               size_t *value_length);

#endif
