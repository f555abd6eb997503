/* adjudication.h - games that are ended by what the players think of them: won when it is agreed for long enough who wins,
 * drawn when nobody is ahead. It must not know the rules of the game. */
#ifndef ZW_PLAY_ADJUDICATION_H
#define ZW_PLAY_ADJUDICATION_H

#include "referee.h"

typedef struct adjudication {
    int score; /* resigning: at least so much in favour of the same player; draws: at most so much */
    int moves; /* in so many moves of each player in a row; 0: never */
    int plies; /* resigning: or in so many moves in a row, whoever made them; 0: never */
    int from; /* draws: not before so many moves of each player */
} adjudication;

typedef struct adjudicator {
    adjudication resign, draw;
    struct {
        int winning, losing, level;
    } runs[2]; /* moves in a row after which a player thought so */
    int decided; /* moves in a row, of both, that saw the game won for the player who moved first; negative: lost */
} adjudicator;

/* What becomes of the game after the next move, which is not played yet: `value` is what the player to move expects of
 * it, where that was told (`scored`). */
verdict adjudicate(adjudicator *of, const played_game *game, int scored, zw_value value);

#endif
