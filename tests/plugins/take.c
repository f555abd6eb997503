/* take.c - a plug-in in which a player may move twice: the game with extra moves of the unit tests. */
#include "../support/take_game.c"

const zw_game *zw_plugin_game(void);
const zw_game *zw_plugin_game(void)
{
    return &take_game;
}
