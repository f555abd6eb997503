/* match_notes.c - what a player thought of a move and how long it took, as a match file has it: "value/depth/milliseconds",
 * or "-/-/milliseconds" of one who told no value. See match.h. */
#include "match.h"

#include <stdlib.h>
#include <string.h>

void match_note_write(const move_note *note, text *to)
{
    if (note->scored)
        text_addf(to, "%d/%d/%.0f", note->value, note->depth, note->milliseconds);
    else
        text_addf(to, "-/-/%.0f", note->milliseconds);
}

/* Digits, and nothing else before `end`; -1: no number, or one above `most`. */
static double read_digits(const char *at, const char *end, double most)
{
    double number = 0;
    if (at == end)
        return -1;
    for (; at < end; at++) {
        if (*at < '0' || *at > '9')
            return -1;
        number = 10 * number + (*at - '0');
    }
    return number <= most ? number : -1;
}

int match_note_read(const zw_game *game, const char *word, size_t length, move_note *to)
{
    const char *end = word + length, *first = memchr(word, '/', length);
    const char *second = first ? memchr(first + 1, '/', (size_t)(end - first) - 1) : NULL;
    if (!second)
        return -1;
    double milliseconds = read_digits(second + 1, end, MATCH_NOTE_LONGEST);
    *to = (move_note){.milliseconds = milliseconds};
    if (milliseconds < 0)
        return -1;
    if (second - word == 3 && !memcmp(word, "-/-", 3))
        return 0;
    int negative = *word == '-';
    double value = read_digits(word + negative, first, game->max_score);
    double depth = read_digits(first + 1, second, ZW_MAX_DEPTH);
    to->scored = 1;
    to->value = negative ? -(int)value : (int)value;
    to->depth = (int)depth;
    return value < 0 || depth < 0 ? -1 : 0;
}

const char *match_note_next(const char *notes, size_t *length)
{
    notes += strspn(notes, " ");
    *length = strcspn(notes, " ");
    return *length ? notes : NULL;
}
