/* match.h - a match between two players or more, configurations of ours or external engines: who meets whom, its openings,
 * its games and the files that keep them. It prints nothing but complaints. */
#ifndef ZW_CLI_MATCH_H
#define ZW_CLI_MATCH_H

#include <stdio.h>

#include "book/choice.h"
#include "common/config.h"
#include "common/journal.h"
#include "external/external_engine.h"
#include "play/adjudication.h"

typedef struct player {
    const char *text; /* as the user wrote it */
    search_config config; /* of an external engine, its limits alone */
    char *storage;
    const book *book; /* NULL: none */
    external_order order; /* of an external engine; its protocol is NULL for one of ours */
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
    char *moves; /* behind the opening */
    char *notes; /* of each move "value/depth/milliseconds", where time matters; else NULL */
    game_end end;
    char *error; /* why the game could not be played; else NULL */
} game_record;

enum { MATCH_PLAYERS = 26, MATCH_PAIRINGS = MATCH_PLAYERS * (MATCH_PLAYERS - 1) / 2 };

typedef struct match {
    game_handle handle;
    player players[MATCH_PLAYERS];
    int player_count;
    int gauntlet; /* the first player meets all others, who do not meet each other */
    struct {
        int players[2];
    } pairings[MATCH_PAIRINGS]; /* who meets whom */
    int pairing_count;
    position_list openings;
    played_game *opening_games; /* the openings, read once */
    player_setup *setups; /* of every player, for each opening */
    int max_plies;
    double grace; /* seconds that may be overdrawn */
    double patience; /* seconds for a move that is not limited by time */
    adjudication resign, draw;
    int games;
    game_record *records;
} match;

/* Every pairing plays two games in turn. Game 2n and 2n+1 share an opening; the first player of the pairing moves first in the
 * even ones. Here and below a player of a game is 0 or 1, as the pairing has them. */
int match_first_player(int game);
int match_pairing(const match *all, int game);
/* The number among all players of a player of a game. */
int match_player(const match *all, int game, int who);
const position_item *match_opening(const match *all, int game);
const played_game *match_opening_game(const match *all, int game);
const player_setup *match_setup(const match *all, int game, int who);
/* Points of the first player of the pairing in a game, out of 2. */
int match_points(const match *all, int game);
/* Who forfeited the game, 0 or 1; -1: nobody. */
int match_forfeited(const match *all, int game);
/* The games depend on the time that moves take. */
int match_is_timed(const match *all);

/* The next player, from a word such as "mtdf/depth=8", on top of `base`: tournament play with a table of 16 MB where neither says
 * otherwise; or "uci:PROGRAM;NAME=VALUE". Complains and returns an exit status, or returns EXIT_FINE. */
int match_read_player(match *all, const char *word, const search_config *base);
/* Fills `opening_games`. Openings behind which there is nothing to play are left out with a complaint each; EXIT_BAD when
 * none is left. */
int match_read_openings(match *all);
/* Fills `setups`, and starts each external engine once to see that it can be. Complains and returns an exit status, or
 * returns EXIT_FINE. */
int match_prepare(match *all);
/* Plays game number `game` into its record, on any thread. A Ctrl-C leaves the record without a result. */
void match_play(match *all, int game);
/* The record of a game for another process of the command, and what such a process found. The latter returns 0, or -1
 * when it cannot be read. */
void match_pack(const match *all, int game, text *to);
int match_unpack(match *all, int game, const char *bytes, size_t length);
void match_free(match *all);

/* Adds the openings that the game itself has, in an order that the seed decides. */
int match_own_openings(match *all, uint64_t seed);
/* Adds `count` openings of `plies` random legal moves, distinct where the game has as many. */
int match_random_openings(match *all, const char *position, int count, int plies, uint64_t seed);

/* ---- the files that keep the games */

/* All of these complain and return an exit status, or return EXIT_FINE. */

/* Opens the file; one that already has games of the same match is read, and *played is their number. Each is played once
 * more. A file of another match, or that another run is writing, is refused. */
int match_file_open(match *all, const char *path, const char *signature, journal *file, int *played);
int match_file_write(const match *all, journal *file, int game);

/* What a player told of a move. */
typedef struct move_note {
    int scored; /* value and depth were told */
    int value, depth;
    double milliseconds;
} move_note;
#define MATCH_NOTE_LONGEST 1e15 /* milliseconds */
void match_note_write(const move_note *note, text *to);
/* Reads the note of `length` bytes. Returns 0, or -1 when match_note_write() writes no such note for this game. */
int match_note_read(const zw_game *game, const char *word, size_t length, move_note *to);
/* The next note of several that stand behind each other, and its length; NULL: no more. */
const char *match_note_next(const char *notes, size_t *length);

/* The games once more as the game's own format has them (PGN), written anew with those that were played before. */
typedef struct match_record {
    const char *path;
    FILE *file; /* NULL: not open */
} match_record;
int match_record_open(match *all, const char *path, int played, match_record *to);
int match_record_write(match *all, match_record *to, int game);
int match_record_close(match_record *to);

#endif
