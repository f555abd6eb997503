/* adjudication.c - games that are ended by what the players think of them: see adjudication.h. */
#include "adjudication.h"

static void count(int *run, int goes_on)
{
    *run = goes_on ? *run + 1 : 0;
}

static int has_lost(const adjudicator *of, int side)
{
    int moves = of->resign.moves, plies = of->resign.plies;
    return (moves && of->runs[side].losing >= moves && of->runs[1 - side].winning >= moves) ||
           (plies && (side == 0 ? -of->decided : of->decided) >= plies);
}

verdict adjudicate(adjudicator *of, const played_game *game, int scored, zw_value value)
{
    const adjudication *draw = &of->draw;
    int side = played_side(game), plies = game->count - game->opening + 1;
    int winning = scored && value >= of->resign.score, losing = scored && value <= -of->resign.score;
    int ahead = (winning - losing) * (side == 0 ? 1 : -1); /* 1: the player who moved first, -1: the other */
    count(&of->runs[side].winning, winning);
    count(&of->runs[side].losing, losing);
    count(&of->runs[side].level, scored && value <= draw->score && value >= -draw->score);
    of->decided = ahead && of->decided * ahead > 0 ? of->decided + ahead : ahead;
    if (has_lost(of, 1 - side))
        return verdict_lost_by(game, 1 - side, GAME_RESIGNED);
    if (has_lost(of, side))
        return verdict_lost_by(game, side, GAME_RESIGNED);
    int level = of->runs[0].level < of->runs[1].level ? of->runs[0].level : of->runs[1].level;
    return (verdict){draw->moves && level >= draw->moves && plies >= 2 * draw->from ? GAME_AGREED : GAME_GOES_ON, 0};
}
