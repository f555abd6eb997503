/* random_games.c - random numbers, random games and sets of keys: see random_games.h. */
#include "random_games.h"

#include <stdlib.h>
#include <string.h>

/* SplitMix64: small, and the same everywhere. */
uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

int random_walk(const game_handle *handle, const void *start, int plies, uint64_t *random, text *moves, uint64_t *key)
{
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    char *here = allocate(2, game->position_size), *next = here + game->position_size, *both = here;
    zw_value outcome;
    int alive = 1;
    text_clear(moves);
    memcpy(here, start, game->position_size);
    for (int ply = 0; alive && ply <= plies; ply++) {
        int count = position_moves(handle, here, list, &outcome);
        alive = count > 0;
        if (!alive || ply == plies)
            break;
        zw_move move = list[random_next(random) % (uint64_t)count];
        char shown[256];
        zw_move_format(game, handle->context, here, move, shown, sizeof shown);
        text_addf(moves, "%s%s", ply ? " " : "", shown);
        game->play(handle->context, here, move, next);
        char *swap = here;
        here = next;
        next = swap;
    }
    *key = zw_position_hash(game, handle->context, here);
    free(both);
    free(list);
    return alive;
}

key_set key_set_new(size_t most)
{
    key_set set = {.mask = 15};
    while (set.mask < 2 * most)
        set.mask = 2 * set.mask + 1;
    set.keys = allocate(set.mask + 1, sizeof *set.keys);
    return set;
}

void key_set_free(key_set *set)
{
    free(set->keys);
    *set = (key_set){0};
}

int key_set_add(key_set *set, uint64_t key)
{
    key |= !key;
    size_t at = (size_t)key & set->mask;
    while (set->keys[at] && set->keys[at] != key)
        at = (at + 1) & set->mask;
    int is_new = !set->keys[at];
    set->keys[at] = key;
    return is_new;
}
