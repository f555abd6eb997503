/* tree_shape.h - what follows from the shape of an artificial tree (zw_game.shape): how large its minimal tree is, and how
 * large a table it needs. It knows nothing of how trees are grown or written. */
#ifndef ZW_COMMON_TREE_SHAPE_H
#define ZW_COMMON_TREE_SHAPE_H

#include "positions.h"

#include <zw/experiment.h>

/* Each returns 1, or 0 when the positions of the game have no shape, or the text is not one. */
int tree_shape_at(const game_handle *handle, const void *position, zw_shape *shape);
int tree_shape_of_text(const game_handle *handle, const char *position, zw_shape *shape);

/* Every inner node has `width` children of its own: the minimal tree has a formula. */
int tree_is_regular(const zw_shape *shape);
/* And only leaves have values. */
int tree_is_uniform(const zw_shape *shape);
double tree_minimal_leaves(int width, int depth); /* w^ceil(d/2) + w^floor(d/2) - 1 */

/* Room for every node of the tree many times over, so that nothing is ever displaced, yet no more than the usual 64 MB:
 * clearing a table that dwarfs the tree would be most of the work. */
uint64_t tree_table_entries(const zw_shape *shape);

#endif
