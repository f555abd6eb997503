/* game.h - what the library asks of any game before it uses it. */
#ifndef ZW_SRC_GAME_H
#define ZW_SRC_GAME_H

#include <zw/zw.h>

/* Has the game what it must have, and are its announcements within the limits? */
zw_status zw_game_validate(const zw_game *game, zw_error *error);

#endif
