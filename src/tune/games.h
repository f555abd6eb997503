/* games.h - games to learn from: self-play from noisy openings, kept in a file one line a game, and read back position
 * by position. The same settings make the same file on every machine, also when it was made in several goes. It must not
 * know what is learned from the games.
 *
 * A line is the outcome for the one who moved first, in the game's own unit, and the moves; behind the last random one
 * each has the value that the search saw for its mover: "-1200 f5 d6 c3 ... b4:310 c2:-290". */
#ifndef ZW_TUNE_GAMES_H
#define ZW_TUNE_GAMES_H

#include "common/config.h"

typedef struct game_settings {
    int games;
    int opening; /* so many plies are random */
    int until; /* then, up to a ply drawn from opening .. until for each game, */
    int noise; /* so many moves in a hundred */
    int exact; /* with at most so many plies left a move is chosen by solving the position */
    int resign; /* a game is lost for who has seen this value against him a few times in a row; 0: played to the end */
    const char *from; /* a file of games to begin with; NULL: none */
    int follow; /* each is followed up to a ply drawn from 0 .. follow, or to its first random move */
    int known; /* a game ends where an endgame database knows its result */
    int jobs; /* games at once; 0: one for each core */
} game_settings;

/* Plays what the file does not have yet. Complains and returns an exit status, or returns EXIT_FINE. */
int games_play(const char *path, game_handle *handle, const game_settings *settings, const search_config *search);

/* A position of a game. */
typedef struct game_position {
    int game; /* its number in the file, from 0 */
    const void *position;
    int side; /* to move: 0 for the one who moved first */
    zw_value outcome; /* of the whole game, for the side to move here */
    zw_value value; /* what the search saw, for the side to move */
    int own; /* it searched with the game's own evaluation */
} game_position;

/* Calls `each` with all positions of the file that are followed by no random move, game by game; finished ones are left
 * out. Complains and returns an exit status, or returns EXIT_FINE. *games is the number of games read. */
int games_read(const char *path, game_handle *handle, void (*each)(void *user, const game_position *at), void *user,
               int *games);

#endif
