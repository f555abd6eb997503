/* game.h - what the library asks of any game before it uses it. */
#ifndef ZW_SRC_GAME_H
#define ZW_SRC_GAME_H

#include <zw/zw.h>

/* Has the game what it must have, and are its announcements within the limits? */
zw_status zw_game_validate(const zw_game *game, zw_error *error);

/* A copy of a game that has passed zw_game_validate(), whatever version of the struct it has: what its author did not know
 * is absent. */
zw_game zw_game_whole(const zw_game *game);

/* Do positions have keys, so that they can be found in a table? Without hash() it takes the promise ZW_EQUAL_BYTES. */
int zw_game_has_keys(const zw_game *game);

/* The search that the library has of one of its own games; NULL: the game is not the library's. */
const zw_kernel *zw_game_kernel(const zw_game *game);

/* The search to use for a game: the one given, which must be of this version and of this game, else the library's own,
 * else the one that calls the game's functions. NULL: refused. */
const zw_kernel *zw_kernel_choose(const zw_game *game, const zw_kernel *given, int through_functions, zw_error *error);

#endif
