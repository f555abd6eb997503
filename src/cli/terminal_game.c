/* terminal_game.c - the state of a game in the terminal: its moves, its sides and its end. It prints nothing but what a
 * configuration that makes no sense is told; see terminal.h. */
#include "common/interrupt.h"
#include "play/clock.h"
#include "terminal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

void play_resign(play_session *session, int side)
{
    int mover = played_side(&session->game);
    session->verdict =
        verdict_lost_by(&session->game, side == side_to_move(session) ? mover : 1 - mover, GAME_RESIGNED);
}

/* ----------------------------------------------------------------------------------------------------------- moving */

void play_move(play_session *session, zw_move move)
{
    played_move(&session->game, move);
    judge(session);
}

void play_take_back(play_session *session, int plies)
{
    played_take_back(&session->game, plies);
    judge(session);
}

int play_parse_move(const play_session *session, const char *word, zw_move *move, zw_error *error)
{
    return zw_move_parse(session->handle.game, session->handle.context, play_position(session), word, move, error) ==
                   ZW_OK
               ? 0
               : -1;
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

int play_search(play_session *session, zw_report *report)
{
    zw_error error = {0};
    if (play_engine(session))
        return -1;
    if (ask_book(session, report))
        return 0;
    double begin = now_seconds();
    do {
        interrupt_forget(); /* a Ctrl-C just before keeps a search from beginning, and is not meant for this one */
        if (interruptible_search(session->engine.engine, &session->limits, report, &error) != ZW_OK) {
            bad("%s", error.text);
            return -1;
        }
    } while (!report->game);
    clock_charge(&session->limits, now_seconds() - begin, INFINITY, HURRY_SECONDS);
    return 0;
}

/* ----------------------------------------------------------------------------------------------------------- saving */

static const char *result_text(const play_session *session)
{
    int winner = play_winner(session);
    if (!play_is_over(session))
        return "";
    return winner == SIDE_FIRST ? "1-0" : winner == SIDE_SECOND ? "0-1" : "1/2-1/2";
}

void play_record(play_session *session, text *to)
{
    const game_handle *handle = &session->handle;
    const played_game *played = &session->game;
    zw_record record = {.line = 1,
                        .position = played->positions,
                        .moves = played->moves,
                        .move_count = played->count,
                        .result = result_text(session),
                        .label = "zw play"};
    text_clear(to);
    if (handle->game->write_record && played->count) {
        char *written = record_text(handle, &record);
        text_add(to, written);
        free(written);
        if (!to->length || to->data[to->length - 1] != '\n')
            text_add(to, "\n");
        return;
    }
    text_addf(to, "%s%s", session->start, played->count ? " moves " : "");
    played_text(played, 0, played->count, to);
    text_add(to, "\n");
}

void play_free(play_session *session)
{
    play_forget_engine(session);
    free(session->start);
    played_free(&session->game);
    referee_close(&session->referee);
    free(session->saved);
    game_close(&session->handle);
}
