/* match_openings.c - random openings for a match, and the game's own in random order: see match.h. */
#include "match.h"
#include "common/random_games.h"

#include <stdlib.h>
#include <string.h>

/* Fisher and Yates. */
static void shuffle(position_list *list, uint64_t seed)
{
    for (int i = list->count - 1; i > 0; i--) {
        int other = (int)(random_next(&seed) % (uint64_t)(i + 1));
        position_item item = list->items[i];
        list->items[i] = list->items[other];
        list->items[other] = item;
    }
}

int match_own_openings(match *all, uint64_t seed)
{
    int status = EXIT_FINE;
    for (const char *const *moves = all->handle.game->openings; *moves && !status; moves++)
        status = positions_add(&all->openings, &all->handle, "start", *moves, NULL);
    shuffle(&all->openings, seed);
    return status;
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
    key_set seen = key_set_new((size_t)count);
    uint64_t random = seed;
    text moves = {0};
    for (int in_vain = 0; all->openings.count < count && in_vain < ATTEMPTS && !status; in_vain++) {
        uint64_t key;
        if (random_walk(handle, root, plies, &random, &moves, &key) && key_set_add(&seen, key)) {
            status = positions_add(&all->openings, handle, start.items[0].text, moves.data, NULL);
            in_vain = -1;
        }
    }
    if (!status && !all->openings.count)
        status = bad("--plies %d: the game is over by then; expected fewer plies", plies);
    text_free(&moves);
    key_set_free(&seen);
    free(root);
    positions_free(&start);
    return status;
}
