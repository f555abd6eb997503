/* played_game.h - a game as far as it was played: the position it began from, the moves, every position between them, and
 * whose turn it is, which the game's own rules decide. It must not know who plays, nor when a game is over. */
#ifndef ZW_PLAY_PLAYED_GAME_H
#define ZW_PLAY_PLAYED_GAME_H

#include "common/positions.h"

typedef struct played_game {
    const game_handle *handle;
    char *positions; /* count + 1 of them */
    zw_move *moves;
    unsigned char *sides; /* to move in each position: 0 for the one who is to move in the first */
    int count, capacity; /* of moves */
    int opening; /* how many moves were given; the players are told apart from there on */
    unsigned revision; /* another one after moves were taken back, or the game began again */
} played_game;

/* Begins again from a position; NULL: the initial one. */
void played_begin(played_game *of, const game_handle *handle, const void *first);
/* Begins again from a position in the game's notation. Returns 0, or -1 with a sentence in `error` and the game as it
 * was. */
int played_parse(played_game *of, const game_handle *handle, const char *position, zw_error *error);
/* Begins again with what was played in another game, for which `handle` may have another context. */
void played_copy(played_game *of, const game_handle *handle, const played_game *from);
void played_free(played_game *of);

void played_move(played_game *of, zw_move move); /* a legal one */
/* Plays moves in the game's notation, separated by blanks. Returns 0, or -1 with a sentence in `error`; the moves before
 * the mistake have been played. */
int played_read(played_game *of, const char *moves, zw_error *error);
void played_take_back(played_game *of, int plies); /* at most all */

const void *played_at(const played_game *of, int ply);
const void *played_now(const played_game *of);
/* The player to move: 0 for the one who was to move behind the opening. */
int played_side(const played_game *of);
/* The one to move moves again after this move. */
int played_moves_again(const played_game *of, zw_move move);
/* The one who moves first in the game is to move now, whoever moved first here. */
int played_first_to_move(const played_game *of);
/* Adds the moves number `first` (from 0) to `end` - 1 in the game's notation, with blanks between them. */
void played_text(const played_game *of, int first, int end, text *to);

/* An engine that is shown a game; one for each engine and game. */
typedef struct game_follower {
    zw_engine *engine;
    int plies; /* that it has been shown */
    unsigned revision; /* of the game; 0: nothing was shown */
} game_follower;

/* Brings the engine to the current position: by the moves that are new to it, or by the whole game when others were taken
 * back. */
zw_status played_show(const played_game *of, game_follower *to, zw_error *error);

#endif
