/* contest.c - a game between two players: see contest.h. */
#include "contest.h"
#include "clock.h"

#include <stdlib.h>

#define LEAST_SECONDS 0.001 /* on the clock of a player who lives on grace */

int contest_begin(contest *of, const zw_game *game, const played_game *opening)
{
    if (referee_open(&of->referee, game, &of->error))
        return -1;
    if (opening)
        played_copy(&of->game, &of->referee.handle, opening);
    else
        played_begin(&of->game, &of->referee.handle, NULL);
    of->game.opening = of->game.count;
    return 0;
}

static void play_turn(contest *of, const turn *taken)
{
    int number = of->game.count - of->game.opening;
    if (number >= of->capacity) {
        of->capacity = 2 * number + 64;
        of->turns = enlarge(of->turns, (size_t)of->capacity, sizeof *of->turns);
    }
    of->turns[number] = *taken;
    played_move(&of->game, taken->move);
}

static contest_state take_turn(contest *of)
{
    if (referee_judge(&of->referee, &of->game, &of->verdict, &of->error) != ZW_OK)
        return CONTEST_FAILED;
    if (of->verdict.end != GAME_GOES_ON)
        return CONTEST_ENDED;
    int side = played_side(&of->game);
    turn taken = {.move = ZW_NO_MOVE};
    of->verdict = verdict_lost_by(&of->game, side, GAME_NO_MOVE);
    contest_state after = of->ask(of, side, &taken);
    if (after != CONTEST_GOES_ON)
        return after;
    if (taken.move == ZW_NO_MOVE)
        return CONTEST_ENDED;
    if (!clock_charge(&of->limits[side], taken.seconds, of->grace, LEAST_SECONDS)) {
        of->verdict.end = GAME_OUT_OF_TIME;
        return CONTEST_ENDED;
    }
    of->verdict = adjudicate(&of->adjudicator, &of->game, taken.scored, taken.value);
    play_turn(of, &taken);
    return of->verdict.end == GAME_GOES_ON ? CONTEST_GOES_ON : CONTEST_ENDED;
}

contest_state contest_play(contest *of)
{
    contest_state now = CONTEST_GOES_ON;
    while (now == CONTEST_GOES_ON)
        now = take_turn(of);
    return now;
}

void contest_free(contest *of)
{
    played_free(&of->game);
    free(of->turns);
    referee_close(&of->referee);
}
