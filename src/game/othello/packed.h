/* packed.h - the weights of the learned evaluation as bytes: weights that share a value once, zeros by their runs, the
 * others as differences to the stage before where that is shorter. Knows how weights are laid out, not what they mean. */
#ifndef OTHELLO_PACKED_H
#define OTHELLO_PACKED_H

#include "patterns.h"
#include "shapes.h"

/* weights.bin, made into an array by CMake. */
extern const unsigned char zw_othello_packed_weights[];
extern const size_t zw_othello_packed_size;

/* Room for unpacking. */
typedef struct othello_unpacking {
    uint16_t alike[OTHELLO_LARGEST];
    int16_t list[OTHELLO_LARGEST];
} othello_unpacking;

/* Fills the tables of all stages; returns 1, or 0 when the bytes are not such weights. */
int zw_othello_unpack(const unsigned char *bytes, size_t size, othello_weights stages[OTHELLO_STAGES],
                      othello_unpacking *room);

/* Writes at most `capacity` bytes and returns how many there are. `alike` is room for OTHELLO_LARGEST numbers. */
size_t zw_othello_pack(const othello_weights stages[OTHELLO_STAGES], unsigned char *bytes, size_t capacity,
                       uint16_t *alike);

#endif
