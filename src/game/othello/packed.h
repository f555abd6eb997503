/* packed.h - the weights of the learned evaluation as bytes: weights that share a value once, zeros by their runs, the
 * others as differences to the stage before where that is shorter. Knows how weights are laid out, not what they mean. */
#ifndef OTHELLO_PACKED_H
#define OTHELLO_PACKED_H

#include "patterns.h"

/* weights.bin, made into an array by CMake. */
extern const unsigned char zw_othello_packed_weights[];
extern const size_t zw_othello_packed_size;

/* Fills the tables of all stages; returns 1, or 0 when the bytes are not such weights. `alike` is room for
 * OTHELLO_LARGEST numbers. */
int zw_othello_unpack(const unsigned char *bytes, size_t size, othello_weights stages[OTHELLO_STAGES], uint16_t *alike);

/* Writes at most `capacity` bytes and returns how many there are. */
size_t zw_othello_pack(const othello_weights stages[OTHELLO_STAGES], unsigned char *bytes, size_t capacity,
                       uint16_t *alike);

#endif
