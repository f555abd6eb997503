/* map.c - see map.h. Open addressing; 0 marks a free place. */
#include "map.h"
#include "common/common.h"

#include <stdlib.h>

static size_t map_place(const lab_map *map, uint64_t key)
{
    size_t at = key & (map->capacity - 1);
    while (map->keys[at] && map->keys[at] != key)
        at = (at + 1) & (map->capacity - 1);
    return at;
}

int lab_map_get(const lab_map *map, uint64_t key)
{
    if (!map->capacity)
        return -1;
    size_t at = map_place(map, key);
    return map->keys[at] ? map->values[at] : -1;
}

void lab_map_put(lab_map *map, uint64_t key, int value)
{
    if (2 * map->count >= map->capacity) {
        lab_map larger = {.capacity = map->capacity ? 2 * map->capacity : 1024, .count = map->count};
        larger.keys = allocate(larger.capacity, sizeof *larger.keys);
        larger.values = allocate(larger.capacity, sizeof *larger.values);
        for (size_t i = 0; i < map->capacity; i++)
            if (map->keys[i]) {
                size_t at = map_place(&larger, map->keys[i]);
                larger.keys[at] = map->keys[i];
                larger.values[at] = map->values[i];
            }
        free(map->keys);
        free(map->values);
        *map = larger;
    }
    size_t at = map_place(map, key);
    map->count += !map->keys[at];
    map->keys[at] = key;
    map->values[at] = value;
}

void lab_map_free(lab_map *map)
{
    free(map->keys);
    free(map->values);
    *map = (lab_map){0};
}
