/* registry.c - the one list of the games that are compiled in. A new game is one line here. */
#include <zw/zw.h>

#include <string.h>

extern const zw_game tree_game, connect4_game;

static const zw_game *const games[] = {
    &tree_game,
    &connect4_game,
    NULL,
};

const zw_game *const *zw_games(void)
{
    return games;
}

const zw_game *zw_game_find(const char *name)
{
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->name, name) == 0)
            return games[i];
    return NULL;
}
