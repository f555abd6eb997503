/* weights.c - the learned weights of checkers: see terms.h. */
#include "terms.h"

const checkers_weight zw_checkers_weights[CHECKERS_ROWS] = {
#include "weights.inc"
};
