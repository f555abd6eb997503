/* tunable.c - how rows of learned weights are written as C: see tunable.h. */
#include "tunable.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define ACROSS 4 /* rows on a line */

static int rounded(double weight, int most)
{
    return (int)lround(fmax(-most, fmin(most, weight)));
}

static int are_zero(const double *weights, int count)
{
    for (int i = 0; i < count; i++)
        if (lround(weights[i]))
            return 0;
    return 1;
}

/* The rows of a line. */
static size_t write_line(const zw_tuned_source *s, const double *weights, int rows, char *text, size_t size)
{
    size_t length = 0;
    for (int row = 0; row < rows; row++, weights += 2)
        length += (size_t)snprintf(text + length, size - length, "%s%s%d, %d%s,%s", row ? " " : "    ", s->opening,
                                   rounded(weights[0], s->most), rounded(weights[1], s->most), s->closing,
                                   row == rows - 1 ? "\n" : "");
    return length;
}

unsigned char *zw_tunable_write(const zw_tuned_source *source, const double *weights, size_t *size)
{
    size_t capacity = 1000, length;
    for (size_t i = 0; i < source->term_count; i++)
        capacity += 300 + 120 * (size_t)source->terms[i].rows;
    char *text = malloc(capacity);
    if (!text)
        return NULL;
    length = (size_t)snprintf(text, capacity, "%s", source->head);
    for (const zw_tuned_term *t = source->terms; t < source->terms + source->term_count; t++) {
        int written = 0; /* rows before this one are, all of them */
        length += (size_t)snprintf(text + length, capacity - length, "[%s_%s] = /* by %s */\n", source->prefix, t->name,
                                   t->by);
        for (int row = 0; row < t->rows; row += ACROSS, weights += 2 * ACROSS) {
            int rows = t->rows - row < ACROSS ? t->rows - row : ACROSS;
            if (source->sparse && row && are_zero(weights, 2 * rows))
                continue;
            if (row > written)
                length += (size_t)snprintf(text + length, capacity - length, "[%s_%s + %d] =\n", source->prefix,
                                           t->name, row);
            length += write_line(source, weights, rows, text + length, capacity - length);
            written = row + rows;
        }
        weights -= 2 * ((size_t)(t->rows + ACROSS - 1) / ACROSS * ACROSS - (size_t)t->rows);
    }
    *size = length;
    return (unsigned char *)text;
}
