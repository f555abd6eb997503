/* json.h - a small writer of JSON objects, one per line. It knows the shapes of JSON and how a value of a game is
 * shown, nothing else. A name of NULL writes an element of an array. */
#ifndef ZW_COMMON_JSON_H
#define ZW_COMMON_JSON_H

#include <stdio.h>

#include "common.h"

typedef struct json {
    text out;
    int comma; /* something precedes at this level */
} json;

/* Writes a value as a string has it, without the quotes, as far as there is room, and a zero byte; returns the length. Takes no
 * memory. */
size_t json_escape(const char *value, char *to, size_t size);

void json_begin(json *to); /* opens the line's object */
void json_end(json *to, FILE *file); /* closes it, writes the line, frees the memory */

void json_string(json *to, const char *name, const char *value); /* NULL: null */
void json_integer(json *to, const char *name, long long value);
void json_count(json *to, const char *name, uint64_t value);
void json_real(json *to, const char *name, double value); /* null unless finite */
void json_seconds(json *to, const char *name, double value); /* to the microsecond */
void json_truth(json *to, const char *name, int value);
void json_null(json *to, const char *name);
/* A game's value in its unit; an infinite one is null. */
void json_value(json *to, const char *name, const zw_game *game, zw_value value);

void json_open_array(json *to, const char *name);
void json_close_array(json *to);
void json_open_object(json *to, const char *name);
void json_close_object(json *to);

#endif
