/* map.h - a number for each of a set of 64-bit keys; it grows. A key is not 0. */
#ifndef ZW_LAB_MAP_H
#define ZW_LAB_MAP_H

#include <stddef.h>
#include <stdint.h>

typedef struct lab_map {
    uint64_t *keys;
    int *values;
    size_t capacity, count;
} lab_map; /* {0} is empty */

int lab_map_get(const lab_map *map, uint64_t key); /* -1: the key is not there */
void lab_map_put(lab_map *map, uint64_t key, int value);
void lab_map_free(lab_map *map);

#endif
