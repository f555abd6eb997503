/* packed.h - the results of a block of positions as runs of equal ones. Positions in which the side to move must capture are not
 * asked for: what they are worth follows from fewer pieces, so they count as what stands before them and interrupt no run.
 *
 * A block begins with the first digit (2 bits) and the order k of its codes (4 bits). A run of n positions is n - 1 + 2^k as a
 * number of as many bits as it takes, behind as many zeros as it has bits more than k + 1 (Exp-Golomb), and a bit that says which
 * of the two other digits follows. The last run has no code: there are only zeros left. Bits come highest first. */
#ifndef CHECKERS_DATABASE_PACKED_H
#define CHECKERS_DATABASE_PACKED_H

#include "format.h"

/* Packs at most FORMAT_RUN digits into `to`, which has room for FORMAT_BLOCK bytes; returns how many it took. */
size_t zw_checkers_pack(const unsigned char *digits, unsigned count, unsigned char *to);
/* The digit number `index` of a packed block. */
int zw_checkers_unpack(const unsigned char *bytes, size_t size, unsigned index);

#endif
