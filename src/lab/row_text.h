/* row_text.h - the numbers of a row as one flat JSON object, and back. */
#ifndef ZW_LAB_ROW_TEXT_H
#define ZW_LAB_ROW_TEXT_H

#include "lab.h"

/* Replaces what is in `to`; numbers that are NAN are left out. */
void lab_row_write(text *to, const double *measures);
/* Fills all LAB_MEASURE_COUNT numbers, NAN where the text has none. Names that this program does not know are skipped.
 * Returns 0, or -1 when the text is no such object. */
int lab_row_read(const char *source, double *measures);

#endif
