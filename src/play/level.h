/* level.h - levels of play that people can lose to or beat: how a move is found at one, by a game's rows (zw_level). Each draws some
 * of its moves by lot and searches for the others. It must not know who the opponent is. */
#ifndef ZW_PLAY_LEVEL_H
#define ZW_PLAY_LEVEL_H

#include "played_game.h"

/* The best lines of a search, by rank. It is the engine's on_report() that fills them, so it is told to the engine when that
 * is made. */
typedef struct ranked_lines {
    zw_report *of;
    int count, room;
} ranked_lines;
void ranked_take(void *lines, const zw_report *report);
void ranked_free(ranked_lines *lines);

/* The row of a level, 1 to ZW_LEVELS. */
const zw_level *level_row(const zw_game *game, int level);

/* Finds a move for the current position of the game, which the engine has been shown and whose reports go to `lines`. The
 * lots are decided by the seed, the position and the number of moves played. A Ctrl-C ends it as in
 * interruptible_search(). */
zw_status level_search(const zw_level *level, uint64_t seed, const played_game *game, zw_engine *engine,
                       ranked_lines *lines, zw_report *report, zw_error *error);

#endif
