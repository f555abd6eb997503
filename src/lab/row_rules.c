/* row_rules.c - see row_rules.h. */
#include "row_rules.h"

#include <math.h>

static double or_nothing(double number)
{
    return isnan(number) ? 0 : number;
}

double lab_row_expected(lab_measure measure, const double *row, const double *before)
{
    static const struct {
        lab_measure all, last;
    } sums[] = {{LAB_LEAVES, LAB_LEAVES_LAST}, {LAB_NODES, LAB_NODES_LAST}, {LAB_PASSES, LAB_PASSES_LAST}};
    for (size_t i = 0; before && i < sizeof sums / sizeof *sums; i++)
        if (measure == sums[i].all)
            return before[sums[i].all] + row[sums[i].last];
    if (measure == LAB_INTERIOR)
        return row[LAB_NODES] - row[LAB_LEAVES] - or_nothing(row[LAB_TABLE_CUTOFFS]) - or_nothing(row[LAB_ETC_CUTOFFS]);
    return NAN;
}
