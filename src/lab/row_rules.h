/* row_rules.h - which numbers of a row follow from others: a search's nodes are its interior nodes, leaves and cutoffs, and
 * what it has counted to a depth is what it had counted one ply before, and the last iteration. Exact, for whole numbers. */
#ifndef ZW_LAB_ROW_RULES_H
#define ZW_LAB_ROW_RULES_H

#include "lab.h"

/* What is to be expected for a measure. `before` is the row of the same search one ply less deep; NULL: there is none. Of
 * the row those numbers must be there that the rules need; the order of lab_measure is one in which they can be asked. NAN: nothing follows. */
double lab_row_expected(lab_measure measure, const double *row, const double *before);

#endif
