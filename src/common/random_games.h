/* random_games.h - random numbers, random games, and a set of keys to tell positions apart. The same seed gives the same games on
 * every machine. It must not know what they are wanted for. */
#ifndef ZW_COMMON_RANDOM_GAMES_H
#define ZW_COMMON_RANDOM_GAMES_H

#include "positions.h"

uint64_t random_next(uint64_t *state);

/* At most `plies` random legal moves from `start`; their text replaces that in `moves`. Returns 1 when the game goes on
 * behind them, and writes the key of the last position. */
int random_walk(const game_handle *handle, const void *start, int plies, uint64_t *random, text *moves, uint64_t *key);

/* Keys seen, open addressing; 0 marks a free place. */
typedef struct key_set {
    uint64_t *keys;
    size_t mask;
} key_set;

key_set key_set_new(size_t most); /* room for that many */
void key_set_free(key_set *set);
int key_set_add(key_set *set, uint64_t key); /* returns 1 when the key is new */

#endif
