/* match.h - a match between two configurations: its players, openings, games and the file that keeps them. It prints
 * nothing but complaints. */
#ifndef ZW_CLI_MATCH_H
#define ZW_CLI_MATCH_H

#include <stdio.h>

#include "common/config.h"

typedef struct player {
    const char *text; /* as the user wrote it */
    search_config config;
    char *storage;
} player;

/* What a player searches with from an opening on, resolved before the first game so that the games share nothing. */
typedef struct player_setup {
    zw_engine_options options;
    zw_limits limits;
} player_setup;

/* How a game ended, seen from the player who moved first in it: 2 points won, 1 drawn, 0 lost. */
typedef struct game_record {
    int points; /* -1: not played to its end */
    int plies; /* behind the opening */
    char *moves; /* behind the opening; NULL for a game read from the file */
    const char *reason;
    char *error; /* the library's complaint, when the game could not be played; else NULL */
} game_record;

typedef struct match {
    game_handle handle;
    player players[2];
    position_list openings;
    player_setup *setups; /* two for each opening */
    int max_plies;
    int games;
    game_record *records;
} match;

/* Game 2n and 2n+1 share an opening; the first player of the match moves first in the even ones. */
int match_first_player(int game);
const position_item *match_opening(const match *all, int game);
/* Points of the match's first player in a game, out of 2. */
int match_points(const match *all, int game);

/* A player from a word such as "mtdf/depth=8", on top of `base`: tournament play with a table of 16 MB where neither says
 * otherwise. Complains and returns an exit status, or returns EXIT_FINE. */
int match_read_player(const char *word, const search_config *base, player *who);
/* Leaves out openings behind which there is nothing to play, with a complaint each; EXIT_BAD when none is left. */
int match_drop_finished(match *all);
/* Fills `setups`. Complains and returns an exit status, or returns EXIT_FINE. */
int match_prepare(match *all);
/* Plays game number `game` into its record, on any thread. A Ctrl-C leaves the record without a result. */
void match_play(match *all, int game);
void match_free(match *all);

/* Adds `count` openings of `plies` random legal moves, distinct where the game has as many. */
int match_random_openings(match *all, const char *position, int count, int plies, uint64_t seed);

/* ---- the file that keeps the games */

/* Opens the file; one that already has games of the same match is read, and *played is their number. A file of another
 * match is refused with a complaint. */
int match_file_open(match *all, const char *path, const char *signature, FILE **file, int *played);
void match_file_write(const match *all, FILE *file, int game);

#endif
