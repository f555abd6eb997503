/* json.c - a small writer of JSON: see json.h. */
#include "json.h"

#include <math.h>
#include <string.h>

/* The length of the well-formed UTF-8 sequence at `c`, or 0. */
static size_t sequence_length(const unsigned char *c)
{
    size_t length = *c < 0x80                 ? 1
                    : *c >= 0xc2 && *c < 0xe0 ? 2
                    : *c >= 0xe0 && *c < 0xf0 ? 3
                    : *c >= 0xf0 && *c < 0xf5 ? 4
                                              : 0;
    for (size_t i = 1; i < length; i++)
        if ((c[i] & 0xc0) != 0x80)
            return 0;
    if ((*c == 0xe0 && c[1] < 0xa0) || (*c == 0xed && c[1] > 0x9f) || (*c == 0xf0 && c[1] < 0x90) ||
        (*c == 0xf4 && c[1] > 0x8f)) /* overlong, a surrogate, or beyond the last code point */
        return 0;
    return length;
}

/* Writes a character as a string has it and returns how many bytes of the value it took. Bytes that are no UTF-8 become the
 * replacement character: a line of output is JSON whatever was typed. */
enum { PIECE = 8 };
static size_t escape_one(const unsigned char *c, char piece[PIECE])
{
    size_t length = sequence_length(c);
    if (!length)
        snprintf(piece, PIECE, "\\ufffd");
    else if (*c == '"' || *c == '\\')
        snprintf(piece, PIECE, "\\%c", *c);
    else if (*c == '\n')
        snprintf(piece, PIECE, "\\n");
    else if (*c == '\t')
        snprintf(piece, PIECE, "\\t");
    else if (*c < 0x20 || *c == 0x7f)
        snprintf(piece, PIECE, "\\u%04x", (unsigned)*c);
    else
        memcpy(piece, c, length), piece[length] = '\0';
    return length ? length : 1;
}

static void write_escaped(text *out, const char *value)
{
    char piece[PIECE];
    text_add(out, "\"");
    for (const unsigned char *c = (const unsigned char *)value; *c;) {
        c += escape_one(c, piece);
        text_add(out, piece);
    }
    text_add(out, "\"");
}

size_t json_escape(const char *value, char *to, size_t size)
{
    size_t length = 0;
    char piece[PIECE];
    for (const unsigned char *c = (const unsigned char *)value; *c;) {
        c += escape_one(c, piece);
        if (length + strlen(piece) >= size)
            break;
        memcpy(to + length, piece, strlen(piece));
        length += strlen(piece);
    }
    to[length] = '\0';
    return length;
}

static void write_name(json *to, const char *name)
{
    if (to->comma)
        text_add(&to->out, ",");
    to->comma = 1;
    if (name) {
        write_escaped(&to->out, name);
        text_add(&to->out, ":");
    }
}

static void write_open(json *to, const char *name, const char *bracket)
{
    write_name(to, name);
    text_add(&to->out, bracket);
    to->comma = 0;
}

static void write_close(json *to, const char *bracket)
{
    text_add(&to->out, bracket);
    to->comma = 1;
}

void json_begin(json *to)
{
    *to = (json){0};
    text_add(&to->out, "{");
}

void json_end(json *to, FILE *file)
{
    text_add(&to->out, "}\n");
    fputs(to->out.data, file);
    text_free(&to->out);
}

void json_string(json *to, const char *name, const char *value)
{
    if (!value) {
        json_null(to, name);
        return;
    }
    write_name(to, name);
    write_escaped(&to->out, value);
}

void json_integer(json *to, const char *name, long long value)
{
    write_name(to, name);
    text_addf(&to->out, "%lld", value);
}

void json_count(json *to, const char *name, uint64_t value)
{
    write_name(to, name);
    text_addf(&to->out, "%llu", (unsigned long long)value);
}

void json_real(json *to, const char *name, double value)
{
    if (!isfinite(value)) {
        json_null(to, name);
        return;
    }
    write_name(to, name);
    text_addf(&to->out, "%.6g", value);
}

void json_seconds(json *to, const char *name, double value)
{
    write_name(to, name);
    text_addf(&to->out, "%.6f", value);
}

void json_truth(json *to, const char *name, int value)
{
    write_name(to, name);
    text_add(&to->out, value ? "true" : "false");
}

void json_null(json *to, const char *name)
{
    write_name(to, name);
    text_add(&to->out, "null");
}

void json_value(json *to, const char *name, const zw_game *game, zw_value value)
{
    char shown[64];
    if (value <= -ZW_INFINITY || value >= ZW_INFINITY) {
        json_null(to, name);
        return;
    }
    write_name(to, name);
    zw_value_format(game, value, shown, sizeof shown);
    text_add(&to->out, shown);
}

void json_open_array(json *to, const char *name)
{
    write_open(to, name, "[");
}

void json_close_array(json *to)
{
    write_close(to, "]");
}

void json_open_object(json *to, const char *name)
{
    write_open(to, name, "{");
}

void json_close_object(json *to)
{
    write_close(to, "}");
}
