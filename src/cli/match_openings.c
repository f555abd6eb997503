/* match_openings.c - random openings for a match: see match.h. */
#include "match.h"

#include <stdlib.h>
#include <string.h>

/* SplitMix64: small, and the same everywhere. */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* A random walk; its moves as text. Returns 1 when the game goes on behind it, and then its last position's key. */
static int walk(game_handle *handle, const void *start, int plies, uint64_t *random, text *moves, uint64_t *key)
{
    const zw_game *game = handle->game;
    zw_move *list = allocate((size_t)game->max_moves, sizeof *list);
    char *here = allocate(2, game->position_size), *next = here + game->position_size, *both = here;
    zw_value outcome;
    int alive = 1;
    text_clear(moves);
    memcpy(here, start, game->position_size);
    for (int ply = 0; alive && ply <= plies; ply++) {
        int count = game->moves(handle->context, here, list, game->max_moves, &outcome);
        count = count > game->max_moves ? game->max_moves : count; /* a search will complain of such a game */
        alive = count > 0;
        if (!alive || ply == plies)
            break;
        zw_move move = list[next_random(random) % (uint64_t)count];
        char shown[256];
        zw_move_format(game, handle->context, here, move, shown, sizeof shown);
        text_addf(moves, "%s%s", ply ? " " : "", shown);
        game->play(handle->context, here, move, next);
        char *swap = here;
        here = next;
        next = swap;
    }
    *key = game->hash(handle->context, here);
    free(both);
    free(list);
    return alive;
}

/* Keys seen, open addressing; 0 marks a free place. */
typedef struct key_set {
    uint64_t *keys;
    size_t mask;
} key_set;

/* Returns 1 when the key is new. */
static int remember(key_set *set, uint64_t key)
{
    key |= !key;
    size_t at = (size_t)key & set->mask;
    while (set->keys[at] && set->keys[at] != key)
        at = (at + 1) & set->mask;
    int is_new = !set->keys[at];
    set->keys[at] = key;
    return is_new;
}

int match_random_openings(match *all, const char *position, int count, int plies, uint64_t seed)
{
    enum { ATTEMPTS = 100 }; /* to find one that is new; in vain: the game has no more, and they are used again */
    game_handle *handle = &all->handle;
    position_list start = {0};
    int status = positions_single(&start, handle, position, NULL);
    if (status)
        return status;
    void *root = allocate(1, handle->game->position_size);
    memcpy(root, positions_load(handle, &start.items[0]), handle->game->position_size);
    key_set seen = {.mask = 15};
    while (seen.mask < 2 * (size_t)count)
        seen.mask = 2 * seen.mask + 1;
    seen.keys = allocate(seen.mask + 1, sizeof *seen.keys);
    uint64_t random = seed;
    text moves = {0};
    for (int in_vain = 0; all->openings.count < count && in_vain < ATTEMPTS && !status; in_vain++) {
        uint64_t key;
        if (walk(handle, root, plies, &random, &moves, &key) && remember(&seen, key)) {
            status = positions_add(&all->openings, handle, start.items[0].text, moves.data, NULL);
            in_vain = -1;
        }
    }
    if (!status && !all->openings.count)
        status = bad("--plies %d: the game is over by then; expected fewer plies", plies);
    text_free(&moves);
    free(seen.keys);
    free(root);
    positions_free(&start);
    return status;
}
