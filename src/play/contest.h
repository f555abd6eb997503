/* contest.h - a game between two players from its opening to the verdict: whose turn it is, the referee, the clocks and the
 * rules of adjudication. It must not know what the players are, nor how they find their moves: it asks for them. */
#ifndef ZW_PLAY_CONTEST_H
#define ZW_PLAY_CONTEST_H

#include "adjudication.h"

/* A move, and what it took. */
typedef struct turn {
    zw_move move; /* ZW_NO_MOVE: the player has none, and loses */
    double seconds;
    int scored, depth;
    zw_value value; /* for the one who moved */
} turn;

typedef enum contest_state { CONTEST_GOES_ON, CONTEST_ENDED, CONTEST_STOPPED, CONTEST_FAILED } contest_state;

typedef struct contest contest;
struct contest {
    referee referee; /* its legal moves are those of the player who is asked */
    played_game game;
    turn *turns; /* of each move behind the opening */
    int capacity;
    zw_limits limits[2]; /* of the player who moves first, and of the other; their clocks run down */
    double grace; /* seconds that a clock may be overdrawn */
    adjudicator adjudicator;
    verdict verdict;
    zw_error error; /* of a contest that has failed */
    /* The player `side` (0: the one who moves first) moves. Returns CONTEST_GOES_ON with the move in `taken`, or
     * CONTEST_ENDED with a verdict in the contest (a loss of the player for want of a move, unless changed), or
     * CONTEST_STOPPED when the game shall not be played on, or CONTEST_FAILED with a sentence in `error`. */
    contest_state (*ask)(contest *of, int side, turn *taken);
    void *user;
};

/* Begins a game behind an opening, none of whose moves count; NULL: from the initial position. Returns 0, or -1 with a
 * sentence in `error`; the contest is to be freed either way. */
int contest_begin(contest *of, const zw_game *game, const played_game *opening);
/* Plays the game to its end. */
contest_state contest_play(contest *of);
void contest_free(contest *of);

#endif
