/* patterns.c - the tables of the learned evaluation, unpacked from weights.bin when the first position is evaluated: see
 * patterns.h. The only state of the library, and nobody sees it change. */
#include "patterns.h"
#include "packed.h"
#include "shapes.h"

#ifndef ZW_NO_THREADS
#include <pthread.h>
#endif

_Static_assert(sizeof(othello_numbers) == OTHELLO_LANES * sizeof(uint16_t), "a lane for each group");
_Static_assert(sizeof(othello_weights) > offsetof(othello_weights, my_moves), "a weight behind every group's is read");

static othello_patterns built;
const othello_patterns *zw_othello_patterns_ready;

/* Adds the squares of one group to what the parts of the board contribute to its lane. */
static void add_group(const othello_group *group, int lane)
{
    uint16_t power = 1;
    for (int k = 0; k < group->count; k++, power = (uint16_t)(3 * power)) {
        int square = group->squares[k];
        for (int there = 0; there < 256; there++)
            if (there >> square % 8 & 1)
                built.rows[square / 8][there].lanes[lane] =
                    (uint16_t)(built.rows[square / 8][there].lanes[lane] + power);
    }
}

static void build(void)
{
    int lane = 0;
    for (int shape = 0; shape < OTHELLO_SHAPE_COUNT; shape++) {
        othello_group groups[8];
        int images = zw_othello_images(shape, groups);
        for (int i = 0; i < images; i++) {
            built.tables[lane] = (int32_t)zw_othello_shapes[shape].offset;
            add_group(&groups[i], lane++);
        }
    }
    for (int square = 0; square < OTHELLO_SQUARES; square++) {
        built.squares[square] = built.rows[square / 8][1 << square % 8];
        for (int k = 0; k < OTHELLO_LANES / 4; k++) /* no lane carries into the next */
            built.twice[square].words[k] = 2 * built.squares[square].words[k];
    }
    static othello_unpacking room;
    zw_othello_unpack(zw_othello_packed_weights, zw_othello_packed_size, built.stages, &room);
    __atomic_store_n(&zw_othello_patterns_ready, &built, __ATOMIC_RELEASE);
}

const othello_patterns *zw_othello_patterns_build(void)
{
#ifndef ZW_NO_THREADS
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, build);
#else
    if (!zw_othello_patterns_ready)
        build();
#endif
    return &built;
}

void zw_othello_read_groups(uint64_t mine, uint64_t theirs, othello_lanes *to)
{
    othello_number(othello_patterns_get(), mine, theirs, to);
}
