/* row_text.h - a row as two texts: the names of what was measured, and the numbers in the same order. */
#ifndef ZW_LAB_ROW_TEXT_H
#define ZW_LAB_ROW_TEXT_H

#include "lab.h"

/* Replaces what is in the texts: "value,leaves" and "-3,120". Measures that are not finite are left out. */
void lab_row_write(text *names, text *numbers, const double *measures);
/* Fills all LAB_MEASURE_COUNT numbers, NAN where the row has none. Names that this program does not know are skipped.
 * Returns 0, or -1 when there is not one number for each name. */
int lab_row_read(const char *names, const char *numbers, double *measures);

#endif
