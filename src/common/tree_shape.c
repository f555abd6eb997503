/* tree_shape.c - see tree_shape.h. */
#include "tree_shape.h"

#include <math.h>
#include <stdlib.h>

int tree_shape_at(const game_handle *handle, const void *position, zw_shape *shape)
{
    *shape = (zw_shape){0};
    if (!handle->game->shape)
        return 0;
    handle->game->shape(handle->context, position, shape);
    return 1;
}

int tree_shape_of_text(const game_handle *handle, const char *position, zw_shape *shape)
{
    zw_error error = {0};
    void *parsed = allocate(1, handle->game->position_size);
    int known = zw_position_parse(handle->game, handle->context, position, parsed, &error) == ZW_OK &&
                tree_shape_at(handle, parsed, shape);
    free(parsed);
    return known;
}

int tree_is_regular(const zw_shape *shape)
{
    return !shape->varies && !shape->shared;
}

int tree_is_uniform(const zw_shape *shape)
{
    return tree_is_regular(shape) && !shape->inner_values;
}

double tree_minimal_leaves(int width, int depth)
{
    return pow(width, (depth + 1) / 2) + pow(width, depth / 2) - 1;
}

uint64_t tree_table_entries(const zw_shape *shape)
{
    const double most = 2097152;
    double entries = 64 * pow(shape->width, shape->depth);
    return (uint64_t)(entries < 1024 ? 1024 : entries > most ? most : entries);
}
