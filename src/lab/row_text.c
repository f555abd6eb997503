/* row_text.c - see row_text.h. Knows names and numbers, not what they mean. */
#include "row_text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void lab_row_write(text *to, const double *measures)
{
    text_clear(to);
    text_add(to, "{");
    for (int i = 0; i < LAB_MEASURE_COUNT; i++) {
        double value = measures[i];
        if (!isfinite(value))
            continue;
        int whole = value == floor(value) && fabs(value) < 9e15;
        text_addf(to, "%s\"%s\":", to->length > 1 ? "," : "", lab_measure_name((lab_measure)i));
        text_addf(to, whole ? "%.0f" : "%.9g", value);
    }
    text_add(to, "}");
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

int lab_row_read(const char *source, double *measures)
{
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        measures[i] = NAN;
    if (*source++ != '{')
        return -1;
    for (int next = 0; *source != '}';) {
        char name[64];
        const char *end = *source == '"' ? strchr(source + 1, '"') : NULL;
        if (!end || end[1] != ':' || (size_t)(end - source) > sizeof name)
            return -1;
        memcpy(name, source + 1, (size_t)(end - source - 1));
        name[end - source - 1] = '\0';
        char *behind;
        double value = strtod(end + 2, &behind);
        if (behind == end + 2 || (*behind != ',' && *behind != '}'))
            return -1;
        int measure = find_from(next, name);
        if (measure >= 0) {
            measures[measure] = value;
            next = measure + 1;
        }
        source = behind + (*behind == ',');
    }
    return 0;
}
