/* row_text.c - see row_text.h. Knows names and numbers, not what they mean. */
#include "row_text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void lab_row_write(text *names, text *numbers, const double *measures)
{
    text_clear(names);
    text_clear(numbers);
    text_add(names, "");
    text_add(numbers, "");
    for (int i = 0; i < LAB_MEASURE_COUNT; i++) {
        double value = measures[i];
        if (!isfinite(value))
            continue;
        int whole = value == floor(value) && fabs(value) < 9e15;
        const char *comma = names->length ? "," : "";
        text_addf(names, "%s%s", comma, lab_measure_name((lab_measure)i));
        text_add(numbers, comma);
        text_addf(numbers, whole ? "%.0f" : "%.9g", value);
    }
}

/* Names stand in the order of the measures, so the one wanted is mostly the next that the row has: looking there first
 * makes reading a row one pass over the names. */
static int find_from(int start, const char *name)
{
    for (int i = start; i < LAB_MEASURE_COUNT; i++)
        if (!strcmp(lab_measure_name((lab_measure)i), name))
            return i;
    return lab_measure_find(name);
}

int lab_row_read(const char *names, const char *numbers, double *measures)
{
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        measures[i] = NAN;
    for (int next = 0; *names;) {
        char name[64], *behind;
        size_t length = strcspn(names, ",");
        double value = strtod(numbers, &behind);
        if (length >= sizeof name || behind == numbers || *behind != names[length])
            return -1;
        memcpy(name, names, length);
        name[length] = '\0';
        int measure = find_from(next, name);
        if (measure >= 0) {
            measures[measure] = value;
            next = measure + 1;
        }
        names += length + (names[length] == ',');
        numbers = behind + (*behind == ',');
    }
    return *numbers ? -1 : 0;
}
