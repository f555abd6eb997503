/* referee.c - whether a game is over: see referee.h. */
#include "referee.h"

#include <stdlib.h>

const game_end_row game_ends[GAME_ENDS] = {
    [GAME_GOES_ON] = {"goes on", 0, "unterminated"},
    [GAME_FINISHED] = {"finished", 0, "normal"},
    [GAME_REPEATED] = {"repetition", 0, "normal"},
    [GAME_WITHOUT_PROGRESS] = {"no progress", 0, "normal"},
    [GAME_DEAD] = {"material", 0, "normal"},
    [GAME_TOO_LONG] = {"too long", 0, "adjudication"},
    [GAME_RESIGNED] = {"resigned", 0, "adjudication"},
    [GAME_AGREED] = {"agreed draw", 0, "adjudication"},
    [GAME_OUT_OF_TIME] = {"out of time", 1, "time forfeit"},
    [GAME_NO_MOVE] = {"no move", 1, "rules infraction"},
    [GAME_ILLEGAL_MOVE] = {"illegal move", 1, "rules infraction"},
    [GAME_CRASHED] = {"crashed", 1, "abandoned"},
    [GAME_HUNG] = {"hung", 1, "abandoned"},
};

int verdict_points(const verdict *of)
{
    return of->outcome > 0 ? 2 : of->outcome < 0 ? 0 : 1;
}

verdict verdict_lost_by(const played_game *game, int side, game_end end)
{
    zw_value most = game->handle->game->max_score;
    return (verdict){end, side == 0 ? -most : most};
}

int referee_open(referee *of, const zw_game *game, zw_error *error)
{
    *of = (referee){.handle = {.game = game, .reader = game_reader(game, error)}};
    if (!of->handle.reader)
        return -1;
    of->handle.context = zw_engine_context(of->handle.reader);
    of->follower.engine = of->handle.reader;
    of->legal = allocate((size_t)game->max_moves, sizeof *of->legal);
    return 0;
}

void referee_close(referee *of)
{
    free(of->legal);
    game_close(&of->handle);
    *of = (referee){.legal = NULL};
}

zw_status referee_judge(referee *of, const played_game *game, verdict *given, zw_error *error)
{
    static const game_end draws[] = {[ZW_NOT_DRAWN] = GAME_GOES_ON,
                                     [ZW_DRAWN_BY_REPETITION] = GAME_REPEATED,
                                     [ZW_DRAWN_BY_NO_PROGRESS] = GAME_WITHOUT_PROGRESS,
                                     [ZW_DRAWN_BY_MATERIAL] = GAME_DEAD};
    zw_value outcome = 0;
    zw_status status = played_show(game, &of->follower, error);
    if (status != ZW_OK)
        return status;
    of->legal_count = position_moves(&of->handle, played_now(game), of->legal, &outcome);
    if (of->legal_count < 1) {
        *given = (verdict){GAME_FINISHED, played_side(game) == 0 ? outcome : -outcome};
        return ZW_OK;
    }
    zw_value drawn = zw_engine_draw_value(of->follower.engine);
    *given = (verdict){draws[zw_engine_draw(of->follower.engine)], played_side(game) == 0 ? drawn : -drawn};
    if (given->end == GAME_GOES_ON && of->most_plies && game->count - game->opening >= of->most_plies)
        given->end = GAME_TOO_LONG;
    return ZW_OK;
}
