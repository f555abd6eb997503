/* match_game.c - plays one game of a match: asks the sides for moves in turn, keeps their clocks, and says how it ended.
 * See match.h. */
#include "common/interrupt.h"
#include "match.h"
#include "play/played_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A side of a game while it is played. */
typedef struct live_side {
    const player *who;
    game_follower own; /* one of ours; or */
    external_engine external; /* a program of its own */
    zw_limits limits; /* its clock runs down */
    int winning, losing; /* moves in a row after which it thought so, by the score of --resign */
} live_side;

typedef struct live_game {
    const match *all;
    const position_item *opening;
    live_side sides[2]; /* the one that moves first, the other */
    game_handle handle; /* with an engine of its own */
    game_follower referee; /* that engine: it knows the rules */
    char *position; /* where the opening begins, as the game writes it */
    played_game game;
    text notes;
    zw_move *list;
    int level; /* moves in a row after which both sides thought it drawn, by the score of --draw */
    zw_error error;
} live_game;

/* A move, and what it took. */
typedef struct turn {
    zw_move move;
    double seconds;
    int scored, depth;
    zw_value value; /* for the one who moved */
} turn;

/* What becomes of a game. */
typedef enum progress { GOES_ON, HAS_ENDED, WAS_STOPPED, HAS_FAILED } progress;

/* How it ended: the points of the one who moved first in it. */
typedef struct verdict {
    match_end end;
    int points;
} verdict;

/* ------------------------------------------------------------------------------------------------- beginning and end */

static int fail(live_game *live, const text *why)
{
    snprintf(live->error.text, sizeof live->error.text, "%s", why->data ? why->data : "");
    return -1;
}

/* A second attempt: what worked before the match may fail once on a busy machine. */
static int begin_foreign(live_game *live, live_side *side)
{
    text why = {0};
    int failed = 1;
    for (int attempt = 0; attempt < 2 && failed && !interrupted(); attempt++) {
        text_clear(&why);
        failed = external_start(&side->external, &side->who->order, &why);
        if (!failed && external_new_game(&side->external, live->position, &why)) {
            external_end(&side->external);
            failed = 1;
        }
    }
    if (failed && !interrupted())
        fail(live, &why);
    text_free(&why);
    return failed ? -1 : 0;
}

static int begin_side(live_game *live, live_side *side, const player_setup *setup)
{
    side->limits = setup->limits;
    if (side->who->order.protocol)
        return begin_foreign(live, side);
    side->own.engine = zw_engine_new(live->all->handle.game, &setup->options, &live->error);
    return side->own.engine ? 0 : -1;
}

/* The position that an external engine is told to begin from stands in the game's notation, however the user wrote it. */
static int begin_opening(live_game *live)
{
    const zw_game *game = live->all->handle.game;
    const char *first = live->opening->text, *moves = live->opening->moves;
    live->handle.game = game;
    live->handle.reader = live->referee.engine = game_reader(game, &live->error);
    if (!live->handle.reader)
        return -1;
    live->handle.context = zw_engine_context(live->handle.reader);
    if (played_parse(&live->game, &live->handle, first, &live->error) ||
        (moves && played_read(&live->game, moves, &live->error)))
        return -1;
    live->game.opening = live->game.count;
    int initial = !strcmp(first, "start") || !game->format;
    live->position = initial ? copy_text(first) : position_text(&live->handle, live->game.positions);
    return 0;
}

static int begin_game(live_game *live, int game)
{
    const match *all = live->all;
    live->opening = match_opening(all, game);
    live->list = allocate((size_t)all->handle.game->max_moves, sizeof *live->list);
    if (begin_opening(live))
        return -1;
    for (int side = 0; side < 2; side++) {
        int who = side ^ match_first_player(game);
        live->sides[side].who = &all->players[who];
        if (begin_side(live, &live->sides[side], match_setup(all, game, who)))
            return -1;
    }
    return 0;
}

static void end_game(live_game *live)
{
    for (int side = 0; side < 2; side++) {
        zw_engine_free(live->sides[side].own.engine);
        external_end(&live->sides[side].external);
    }
    played_free(&live->game);
    game_close(&live->handle);
    free(live->position);
    free(live->list);
    text_free(&live->notes);
}

/* --------------------------------------------------------------------------------------------------- an external engine */

/* The value that the answer has here: an announced mate is counted in plies. */
static zw_value external_value(const live_game *live, const external_answer *answer)
{
    zw_value most = live->all->handle.game->max_score;
    int moves = abs(answer->mate) < ZW_MAX_DEPTH / 2 ? abs(answer->mate) : ZW_MAX_DEPTH / 2;
    if (answer->mate)
        return answer->mate > 0 ? most - 2 * moves + 1 : 2 * moves - most;
    return answer->score > most ? most : answer->score < -most ? -most : answer->score;
}

/* How long to wait for a move. */
static double patience_with(const match *all, const zw_limits *limits)
{
    double patience = limits->clock > 0 ? limits->clock : limits->seconds;
    if (limits->seconds > 0 && limits->seconds < patience)
        patience = limits->seconds;
    return patience > 0 ? patience + all->grace : all->patience;
}

static progress read_external_move(live_game *live, const external_answer *answer, turn *taken, match_end *end)
{
    zw_error error = {0};
    *end = END_NO_MOVE;
    if (!answer->move[0] || !strcmp(answer->move, "(none)") || !strcmp(answer->move, "0000"))
        return HAS_ENDED;
    *end = END_ILLEGAL_MOVE;
    return zw_move_parse(live->handle.game, live->handle.context, played_now(&live->game), answer->move, &taken->move,
                         &error) == ZW_OK
               ? GOES_ON
               : HAS_ENDED;
}

static progress ask_foreign(live_game *live, live_side *mover, const live_side *other, turn *taken, match_end *end)
{
    const zw_limits *limits = &mover->limits;
    int timed = limits->clock > 0 || limits->seconds > 0;
    external_question question = {
        .handle = &live->handle,
        .position = live->position,
        .positions = live->game.positions,
        .moves = live->game.moves,
        .count = live->game.count,
        .mover = limits,
        .other = &other->limits,
        .until = now_seconds() + patience_with(live->all, limits),
    };
    external_answer answer;
    external_news news = external_ask(&mover->external, &question, &answer);
    *taken = (turn){ZW_NO_MOVE, answer.seconds, answer.scored, answer.depth, external_value(live, &answer)};
    if (news == EXTERNAL_LEFT_ALONE)
        return WAS_STOPPED;
    *end = news == EXTERNAL_GONE ? END_CRASHED : timed ? END_OUT_OF_TIME : END_HUNG;
    return news == EXTERNAL_MOVED ? read_external_move(live, &answer, taken, end) : HAS_ENDED;
}

/* ------------------------------------------------------------------------------------------------------- one of ours */

static progress ask_own(live_game *live, live_side *mover, turn *taken, match_end *end)
{
    zw_report report;
    if (played_show(&live->game, &mover->own, &live->error) != ZW_OK)
        return HAS_FAILED;
    double begin = now_seconds();
    if (interruptible_search(mover->own.engine, &mover->limits, &report, &live->error) != ZW_OK)
        return HAS_FAILED;
    if (interrupted())
        return WAS_STOPPED;
    *taken = (turn){report.best, now_seconds() - begin, 1, report.depth, report.value};
    *end = END_NO_MOVE;
    return report.best == ZW_NO_MOVE ? HAS_ENDED : GOES_ON;
}

/* ---------------------------------------------------------------------------------------------------------- one game */

static int plies_played(const live_game *live)
{
    return live->game.count - live->game.opening;
}

/* Whether the game is over before the side to move moves; then *points are those of that side. */
static int is_over(live_game *live, int *points, match_end *end)
{
    zw_value outcome = 0;
    *points = 1;
    if (position_moves(&live->handle, played_now(&live->game), live->list, &outcome) < 1) {
        *points = outcome > 0 ? 2 : outcome < 0 ? 0 : 1;
        *end = END_FINISHED;
        return 1;
    }
    zw_draw drawn = zw_engine_draw(live->referee.engine);
    if (drawn) {
        *end = drawn == ZW_DRAWN_BY_REPETITION ? END_REPETITION
               : drawn == ZW_DRAWN_BY_MATERIAL ? END_MATERIAL
                                               : END_NO_PROGRESS;
        return 1;
    }
    *end = END_TOO_LONG;
    return plies_played(live) >= live->all->max_plies;
}

/* Takes the time of a move from the clock; returns 0 when more is gone than the grace allows. */
static int run_clock(zw_limits *limits, double seconds, double grace)
{
    const double least = 0.001; /* what is left to one who lives on grace */
    if (limits->seconds > 0 && seconds > limits->seconds + grace)
        return 0;
    if (limits->clock <= 0)
        return 1;
    limits->clock -= seconds;
    if (limits->clock < -grace)
        return 0;
    limits->clock = (limits->clock > least ? limits->clock : least) + limits->increment;
    return 1;
}

static void add_move(live_game *live, const turn *taken)
{
    played_move(&live->game, taken->move);
    text_add(&live->notes, live->notes.length ? " " : "");
    if (taken->scored)
        text_addf(&live->notes, "%d/%d/%.0f", (int)taken->value, taken->depth, 1e3 * taken->seconds);
    else
        text_addf(&live->notes, "-/-/%.0f", 1e3 * taken->seconds);
}

static int count_or_forget(int count, int goes_on)
{
    return goes_on ? count + 1 : 0;
}

/* After a move: do both sides think alike of the game for long enough? */
static progress adjudicate(live_game *live, live_side *mover, const live_side *other, const turn *taken, verdict *of)
{
    const adjudication *resign = &live->all->resign, *draw = &live->all->draw;
    int first = mover == &live->sides[0];
    mover->winning = count_or_forget(mover->winning, taken->scored && taken->value >= resign->score);
    mover->losing = count_or_forget(mover->losing, taken->scored && taken->value <= -resign->score);
    live->level = count_or_forget(live->level, taken->scored && abs(taken->value) <= draw->score);
    if (resign->moves) {
        int won = mover->winning >= resign->moves && other->losing >= resign->moves;
        int lost = mover->losing >= resign->moves && other->winning >= resign->moves;
        *of = (verdict){END_RESIGNED, won == first ? 2 : 0};
        if (won || lost)
            return HAS_ENDED;
    }
    *of = (verdict){END_AGREED, 1};
    return draw->moves && live->level >= 2 * draw->moves && plies_played(live) >= 2 * draw->from ? HAS_ENDED : GOES_ON;
}

static progress play_move(live_game *live, verdict *of)
{
    int side = played_side(&live->game), first = side == 0, points;
    live_side *mover = &live->sides[side], *other = &live->sides[1 - side];
    turn taken;
    if (played_show(&live->game, &live->referee, &live->error) != ZW_OK)
        return HAS_FAILED;
    if (is_over(live, &points, &of->end)) {
        of->points = first ? points : 2 - points;
        return HAS_ENDED;
    }
    of->points = first ? 0 : 2; /* whatever goes wrong now is the mover's loss */
    progress after =
        mover->own.engine ? ask_own(live, mover, &taken, &of->end) : ask_foreign(live, mover, other, &taken, &of->end);
    if (after == GOES_ON && !run_clock(&mover->limits, taken.seconds, live->all->grace)) {
        of->end = END_OUT_OF_TIME;
        return HAS_ENDED;
    }
    if (after != GOES_ON)
        return after;
    add_move(live, &taken);
    return adjudicate(live, mover, other, &taken, of);
}

void match_play(match *all, int game)
{
    live_game live = {.all = all};
    game_record *record = &all->records[game];
    verdict of = {END_FINISHED, 0};
    progress now = begin_game(&live, game) ? interrupted() ? WAS_STOPPED : HAS_FAILED : GOES_ON;
    while (now == GOES_ON)
        now = play_move(&live, &of);
    record->points = -1;
    if (now == HAS_FAILED)
        record->error = copy_text(live.error.text);
    if (now == HAS_ENDED) {
        text moves = {0};
        text_add(&moves, "");
        played_text(&live.game, live.game.opening, live.game.count, &moves);
        record->points = of.points;
        record->end = of.end;
        record->plies = plies_played(&live);
        record->moves = moves.data;
        record->notes = match_is_timed(all) ? copy_text(live.notes.data ? live.notes.data : "") : NULL;
    }
    end_game(&live);
}
