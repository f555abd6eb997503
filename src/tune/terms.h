/* terms.h - the positions of games as rows of numbers, for a learner outside this program, and the weights that it found as
 * the bytes that are compiled in. It must not know how they are found.
 *
 * Everything is little-endian. A file of rows begins with eight int32: TERMS_MAGIC, the stages, the weights of a stage, the
 * terms of a position, the columns before the terms, and three zeros. A row has those columns, all int32 (the game's number
 * in all files, the side to move as 0 or 1, the stage, what the search saw and what became of the game, both for the side to
 * move in the game's own unit), and the numbers of its weights. The rows of a game follow each other. A file of weights has
 * a float32 for each weight of each stage, in the game's own unit. */
#ifndef ZW_TUNE_TERMS_H
#define ZW_TUNE_TERMS_H

#include "common/positions.h"
#include "game/tunable.h"

#define TERMS_MAGIC 0x3154575A /* "ZWT1" */

/* Both complain and return an exit status, or return EXIT_FINE. */
int terms_write(const char *const *paths, int path_count, game_handle *handle, const zw_tunable *game, const char *out);
/* The caller frees the bytes. */
int terms_pack(const char *path, const zw_tunable *game, unsigned char **bytes, size_t *size);

#endif
