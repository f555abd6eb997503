/* epd.c - files of positions, one a line: EPD with its operations, or FEN. Knows no games. */
#include "../records.h"
#include "notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The operations, without the blanks around them: what tells a position from the others. */
static void trim(char *text)
{
    size_t length = strlen(text);
    while (length && strchr(" \t\r", text[length - 1]))
        text[--length] = '\0';
}

static int read_line(char *text, size_t line, const zw_record_sink *sink)
{
    chess_position p;
    const char *rest;
    char why[400] = "";
    trim(text);
    text += strspn(text, " \t");
    if (*text == '\0' || *text == '#')
        return 0;
    if (zw_chess_parse_fields(text, &p, &rest, why, sizeof why) != 0) {
        zw_record_complain(sink, line, why);
        return 0;
    }
    zw_record record = {.line = line, .position = &p, .result = "", .label = rest + strspn(rest, " \t")};
    sink->record(sink->user, &record);
    return 1;
}

int zw_chess_read_epd(const char *bytes, size_t length, const zw_record_sink *sink)
{
    int count = 0;
    size_t line = 0;
    char *text = malloc(length + 1);
    if (!text)
        return -1;
    for (size_t at = 0, end; at < length; at = end + 1) {
        const char *newline = memchr(bytes + at, '\n', length - at);
        end = newline ? (size_t)(newline - bytes) : length;
        memcpy(text, bytes + at, end - at);
        text[end - at] = '\0';
        count += read_line(text, ++line, sink);
    }
    free(text);
    return count;
}

int zw_chess_write_epd(const chess_position *p, const char *operations, char *text, size_t size)
{
    char fen[CHESS_FEN_TEXT];
    zw_chess_format(NULL, p, fen, sizeof fen);
    for (int fields = 0, i = 0; fen[i]; i++)
        if (fen[i] == ' ' && ++fields == 4)
            fen[i] = '\0';
    return snprintf(text, size, "%s%s%s", fen, *operations ? " " : "", operations);
}
