/* family.h - which experiment a row belongs to. Experiments share rows; a row belongs to the first in the list of
 * experiments that has it, so that what is measured for one experiment alone is kept apart from all else. */
#ifndef ZW_LAB_FAMILY_H
#define ZW_LAB_FAMILY_H

#include "lab.h"

typedef struct lab_families lab_families;
lab_families *lab_families_open(const char *game); /* of the experiments on this game; NULL after a complaint */
void lab_families_close(lab_families *families);

/* The sets that a position is in, as bits of a number of its own; asked once for a position. */
uint64_t lab_family_sets(const lab_families *families, const char *position);
/* The first experiment that runs a configuration on positions of one of these sets; NULL: none does. */
const lab_experiment *lab_family_of(const lab_families *families, uint64_t sets, lab_kind kind, const char *word);

#endif
