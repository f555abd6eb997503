/* terminal_game.c - the state of a game in the terminal: its moves, its sides and its end. It prints nothing but what a
 * configuration that makes no sense is told; see terminal.h. */
#include "common/interrupt.h"
#include "play/clock.h"
#include "terminal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define HINT_NODES 200000 /* of a hint when zw plays at a level, whose own search may be weak */
#define HURRY_SECONDS 0.05 /* the engine is never flagged here, it only has to hurry */

const char *const play_sides[] = {"none", "first", "second", "both", NULL};

/* ------------------------------------------------------------------------------------------------------- positions */

const void *play_position_at(const play_session *session, int ply)
{
    return played_at(&session->game, ply);
}

const void *play_position(const play_session *session)
{
    return played_now(&session->game);
}

int play_first_to_move(const play_session *session)
{
    return played_first_to_move(&session->game);
}

static int side_to_move(const play_session *session)
{
    return play_first_to_move(session) ? SIDE_FIRST : SIDE_SECOND;
}

int play_person_to_move(const play_session *session)
{
    return (session->people & side_to_move(session)) != 0;
}

/* ------------------------------------------------------------------------------------------------------------- end */

int play_is_over(const play_session *session)
{
    return session->verdict.end != GAME_GOES_ON;
}

/* The verdict is for the one who was to move first here, who need not be the first player. */
int play_winner(const play_session *session)
{
    zw_value outcome = session->verdict.outcome;
    int mover = side_to_move(session);
    if (!outcome)
        return 0;
    return (outcome > 0) == (played_side(&session->game) == 0) ? mover : SIDE_BOTH - mover;
}

static void judge(play_session *session)
{
    zw_error error = {0}; /* the moves were legal: only memory can be missing, and then the game goes on */
    session->verdict = (verdict){GAME_GOES_ON, 0};
    referee_judge(&session->referee, &session->game, &session->verdict, &error);
}

static void lose(play_session *session, int side, game_end end)
{
    int mover = played_side(&session->game);
    session->verdict = verdict_lost_by(&session->game, side == side_to_move(session) ? mover : 1 - mover, end);
}

void play_resign(play_session *session, int side)
{
    lose(session, side, GAME_RESIGNED);
}

int play_charge_person(play_session *session)
{
    double now = now_seconds();
    int in_time = clock_charge(&session->clocks[!play_first_to_move(session)], now - session->asked, 0, 0);
    session->asked = now;
    if (!in_time)
        lose(session, side_to_move(session), GAME_OUT_OF_TIME);
    return in_time;
}

/* Whoever has the second pieces of a chequered board sees them in front of him. */
void play_set_people(play_session *session, int people)
{
    const zw_board *board = play_board(session);
    session->people = people;
    session->flipped = people == SIDE_SECOND && board && !board->upright && board->surface == ZW_CHEQUERED;
}

/* ----------------------------------------------------------------------------------------------------------- moving */

void play_move(play_session *session, zw_move move)
{
    played_move(&session->game, move);
    judge(session);
}

zw_move play_forced_pass(const play_session *session)
{
    const zw_move *legal = session->referee.legal;
    if (play_is_over(session) || session->referee.legal_count != 1 ||
        play_changes_board(session, play_position(session), legal[0]))
        return ZW_NO_MOVE;
    return legal[0];
}

void play_take_back(play_session *session, int plies)
{
    played_take_back(&session->game, plies);
    judge(session);
}

/* A seed for the lots of a level, another one in each game. */
static uint64_t chance(void)
{
    double now = now_seconds();
    uint64_t bits;
    memcpy(&bits, &now, sizeof bits);
    return bits;
}

/* The whole game is read before anything of the old one is given up. */
int play_begin(play_session *session, const char *position, const char *moves, zw_error *error)
{
    const game_handle *handle = &session->handle;
    played_game fresh = {0};
    int failed = (!session->referee.legal && referee_open(&session->referee, handle->game, error)) ||
                 played_parse(&fresh, handle, position, error) || (moves && played_read(&fresh, moves, error));
    if (!failed) {
        char *start = copy_text(position);
        free(session->start);
        session->start = start;
        played_copy(&session->game, handle, &fresh);
        judge(session);
        play_forget_engine(session);
        for (int side = 0; side < 2; side++)
            session->clocks[side] =
                ZW_LIMITS(.clock = session->own_clock.seconds, .increment = session->own_clock.increment);
        session->asked = now_seconds();
        session->lots = session->config.seed ? session->config.seed : chance();
    }
    played_free(&fresh);
    return failed ? -1 : 0;
}

/* ----------------------------------------------------------------------------------------------------------- engine */

void play_forget_engine(play_session *session)
{
    zw_engine_free(session->engine.engine);
    session->engine = (game_follower){.engine = NULL};
}

int play_engine(play_session *session)
{
    zw_error error = {0};
    if (!session->engine.engine) {
        zw_engine_options options;
        if (config_resolve(&session->config, &session->handle, play_position_at(session, 0), &options,
                           &session->limits))
            return -1;
        options.on_report = ranked_take;
        options.user = &session->lines;
        session->engine.engine = zw_engine_new(session->handle.game, &options, &error);
    }
    if (session->engine.engine && played_show(&session->game, &session->engine, &error) == ZW_OK)
        return 0;
    bad("%s", error.text);
    return -1;
}

static int ask_book(play_session *session, zw_report *report)
{
    uint64_t seed = session->config.seed ? session->config.seed : 1;
    book_choice choice;
    session->from_book =
        session->book && book_choose(session->book, &session->handle, play_position(session), seed, &choice);
    if (session->from_book)
        book_report(&session->handle, &choice, report);
    return session->from_book;
}

/* Searches as the limits say, or at zw's level when there are none. */
static int search(play_session *session, const zw_limits *limits, zw_report *report)
{
    zw_error error = {0};
    zw_engine *engine = session->engine.engine;
    do {
        interrupt_forget(); /* a Ctrl-C just before keeps a search from beginning, and is not meant for this one */
        zw_status status = limits ? interruptible_search(engine, limits, report, &error)
                                  : level_search(level_row(session->handle.game, session->config.level), session->lots,
                                                 &session->game, engine, &session->lines, report, &error);
        if (status != ZW_OK)
            return bad("%s", error.text), -1;
    } while (!report->game);
    return 0;
}

int play_search(play_session *session, zw_report *report)
{
    if (play_engine(session))
        return -1;
    if (ask_book(session, report))
        return 0;
    double begin = now_seconds();
    if (search(session, session->config.level ? NULL : &session->limits, report))
        return -1;
    clock_charge(&session->limits, now_seconds() - begin, INFINITY, HURRY_SECONDS);
    return 0;
}

int play_hint(play_session *session, int count, zw_report *report)
{
    if (play_engine(session))
        return -1;
    session->lines.count = 0;
    if (count == 1 && ask_book(session, report))
        return 0;
    session->from_book = 0;
    zw_limits limits = session->limits;
    if (session->config.level)
        limits = ZW_LIMITS(.nodes = HINT_NODES);
    else if (limits.clock > 0)
        limits = ZW_LIMITS(.seconds = CONFIG_PLAY_SECONDS);
    limits.multipv = count;
    return search(session, &limits, report);
}

void play_free(play_session *session)
{
    play_forget_engine(session);
    ranked_free(&session->lines);
    free(session->start);
    played_free(&session->game);
    referee_close(&session->referee);
    free(session->saved);
    game_close(&session->handle);
}
