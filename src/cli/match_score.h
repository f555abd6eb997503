/* match_score.h - the state of a match, or of a pairing of a larger one: games counted as they end, forfeits apart, and what
 * that says of strength. It must not know how games are played. */
#ifndef ZW_CLI_MATCH_SCORE_H
#define ZW_CLI_MATCH_SCORE_H

#include "common/json.h"
#include "match.h"
#include "match_elo.h"

typedef struct sprt_bounds {
    int given;
    double elo0, elo1;
} sprt_bounds;

typedef struct score {
    sprt_bounds test;
    int taken; /* games counted */
    int points[3]; /* games lost, drawn, won by the first player of the pairing, forfeits among them */
    int forfeits[2][GAME_ENDS]; /* by player and kind */
    pair_counts pairs; /* without those that have a forfeit */
    sprt sequential;
} score;

/* Counts a game; returns 0 when the test is decided. Only whole pairs decide. */
int score_count(score *of, const match *all, int game);

void score_show_progress(const score *of, const match *all);
int score_forfeits(const score *of, int who);
void score_json_forfeits(json *to, const char *name, const score *of, int who);
void score_print_game(const match *all, int game); /* an object of JSON */
void score_print(const score *of, const match *all, const char *path, int as_json);

#endif
