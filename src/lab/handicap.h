/* handicap.h - who looks further at equal cost: of matches in which one player searches 0, 1, 2 ... plies deeper than the
 * other, which of them is the fair one at a horizon. Zhang 1996 calls the first that generates more nodes than its rival
 * MORE, and the one before it LESS. */
#ifndef ZW_LAB_HANDICAP_H
#define ZW_LAB_HANDICAP_H

#include "lab.h"

/* What a quantity of groups means at a horizon: `over` is a group, `under` LAB_LESS or LAB_MORE; the answer names the
 * series, and itself below the line where two measures are divided. LESS is the same depth where even that generates more,
 * and the deepest there is where none does. `over` LAB_NOTHING: there is no such series. */
lab_quantity lab_handicap(const lab_view *view, const lab_quantity *what, int depth);

#endif
