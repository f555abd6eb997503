/* brute_yardstick.h - the yardstick once more, as plainly as it can be written: alpha-beta on true values, every leaf of
 * the minimal tree walked, sets as lists. It shares no code with the library; it is given the search's moves. */
#ifndef ZW_TESTS_BRUTE_YARDSTICK_H
#define ZW_TESTS_BRUTE_YARDSTICK_H

#include <zw/experiment.h>

/* The move that the search left for a position at a remaining depth; ZW_NO_SHORT: none. */
typedef uint16_t brute_oracle(void *user, uint64_t key, int depth);

/* Fills everything but what tells of the search itself. `hints`: normal order uses the game's static hints. */
void brute_yardstick(const zw_game *game, const void *position, int depth, int mm, int hints, brute_oracle *oracle,
                     void *user, zw_yardstick *result);

/* The real minimal tree, exactly, when nothing is shared: nodes of the smallest proof that the value is what it is. */
uint64_t brute_real_minimal(const zw_game *game, const void *position, int depth);

#endif
