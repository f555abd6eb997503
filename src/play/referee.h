/* referee.h - whether a game is over, why, and for whom: its own end, repetition, no progress, dead material, or too many
 * moves. It must not know who plays; what players do wrong is for those who ask them to say. */
#ifndef ZW_PLAY_REFEREE_H
#define ZW_PLAY_REFEREE_H

#include "played_game.h"

/* How a game can end. A forfeit says nothing of how well somebody plays. */
typedef enum game_end {
    GAME_GOES_ON,
    GAME_FINISHED,
    GAME_REPEATED,
    GAME_WITHOUT_PROGRESS,
    GAME_DEAD,
    GAME_TOO_LONG,
    GAME_RESIGNED,
    GAME_AGREED,
    GAME_OUT_OF_TIME,
    GAME_NO_MOVE,
    GAME_ILLEGAL_MOVE,
    GAME_CRASHED,
    GAME_HUNG,
    GAME_ENDS
} game_end;

typedef struct game_end_row {
    const char *name;
    int forfeit; /* by the one who was to move */
    const char *termination; /* as PGN has it */
} game_end_row;
extern const game_end_row game_ends[GAME_ENDS];

typedef struct verdict {
    game_end end;
    zw_value outcome; /* for the player who moved first; +-max_score when the game was won before its own end */
} verdict;

/* The points of the player who moved first, out of 2. */
int verdict_points(const verdict *of);
/* A player (0: the one who moved first) has lost. */
verdict verdict_lost_by(const played_game *game, int side, game_end end);

typedef struct referee {
    game_handle handle; /* of its own, so that games can be played at once */
    game_follower follower; /* the handle's engine, which remembers positions that recur */
    zw_move *legal; /* moves in the position last judged */
    int legal_count;
    int most_plies; /* a longer game, not counting its opening, is drawn; 0: none is */
} referee;

/* Returns 0, or -1 with a sentence in `error`; the referee is to be closed either way. */
int referee_open(referee *of, const zw_game *game, zw_error *error);
void referee_close(referee *of);
/* Judges the current position. Fails only for want of memory, or when the last move was not legal. */
zw_status referee_judge(referee *of, const played_game *game, verdict *given, zw_error *error);

#endif
