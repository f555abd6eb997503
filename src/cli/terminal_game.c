/* terminal_game.c - the state of a game in the terminal: its moves, its sides and its end. It prints nothing but what a
 * configuration that makes no sense is told; see play.h. */
#include "common/interrupt.h"
#include "terminal.h"

#include <stdlib.h>
#include <string.h>

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

static void look_at_position(play_session *session)
{
    int mover = side_to_move(session);
    zw_value outcome = 0;
    session->legal_count = position_moves(&session->handle, play_position(session), session->legal, &outcome);
    session->end = GAME_GOES_ON;
    session->winner = 0;
    session->outcome = outcome < 0 ? -outcome : outcome;
    if (session->legal_count < 1) {
        session->end = GAME_FINISHED;
        session->winner = outcome > 0 ? mover : outcome < 0 ? SIDE_BOTH - mover : 0;
        return;
    }
    zw_error error = {
        0}; /* the moves have been played here before: only memory can be missing, and then nothing is drawn */
    if (zw_engine_position(session->handle.reader, play_position_at(session, 0), session->game.moves,
                           session->game.count, &error) != ZW_OK)
        return;
    zw_draw drawn = zw_engine_draw(session->handle.reader);
    session->end = drawn == ZW_DRAWN_BY_REPETITION    ? GAME_REPEATED
                   : drawn == ZW_DRAWN_BY_NO_PROGRESS ? GAME_WITHOUT_PROGRESS
                   : drawn == ZW_DRAWN_BY_MATERIAL    ? GAME_DEAD
                                                      : GAME_GOES_ON;
}

void play_resign(play_session *session, int side)
{
    session->end = GAME_RESIGNED;
    session->winner = SIDE_BOTH - side;
}

/* ----------------------------------------------------------------------------------------------------------- moving */

void play_move(play_session *session, zw_move move)
{
    played_move(&session->game, move);
    look_at_position(session);
}

void play_take_back(play_session *session, int plies)
{
    played_take_back(&session->game, plies);
    look_at_position(session);
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
    game_handle *handle = &session->handle;
    if (zw_engine_position_text(handle->reader, position, moves, error) != ZW_OK)
        return -1;
    char *start = copy_text(position), *words = copy_text(moves ? moves : "");
    free(session->start);
    session->start = start;
    if (!session->legal)
        session->legal = allocate((size_t)handle->game->max_moves, sizeof *session->legal);
    char *first = allocate(1, handle->game->position_size);
    zw_position_parse(handle->game, handle->context, start, first, error);
    played_begin(&session->game, handle, first);
    free(first);
    for (char *word = words + strspn(words, " "); *word;) {
        size_t length = strcspn(word, " ");
        char *next = word + length + strspn(word + length, " ");
        zw_move move;
        word[length] = '\0';
        if (!play_parse_move(session, word, &move, error))
            played_move(&session->game, move);
        word = next;
    }
    free(words);
    look_at_position(session);
    play_forget_engine(session);
    return 0;
}

/* ----------------------------------------------------------------------------------------------------------- engine */

void play_forget_engine(play_session *session)
{
    zw_engine_free(session->engine);
    session->engine = NULL;
}

int play_engine(play_session *session)
{
    zw_error error = {0};
    if (!session->engine) {
        zw_engine_options options;
        if (config_resolve(&session->config, &session->handle, play_position_at(session, 0), &options,
                           &session->limits))
            return -1;
        session->engine = zw_engine_new(session->handle.game, &options, &error);
    }
    const played_game *played = &session->game;
    if (session->engine &&
        zw_engine_position(session->engine, played->positions, played->moves, played->count, &error) == ZW_OK)
        return 0;
    bad("%s", error.text);
    return -1;
}

/* The engine's clock runs while it thinks; it is never flagged, it only has to hurry. */
static void run_clock(zw_limits *limits, double seconds)
{
    const double hurry = 0.05;
    if (limits->clock <= 0)
        return;
    limits->clock -= seconds;
    if (limits->clock < hurry)
        limits->clock = hurry;
    limits->clock += limits->increment;
}

int play_search(play_session *session, zw_report *report)
{
    zw_error error = {0};
    if (play_engine(session))
        return -1;
    double begin = now_seconds();
    do {
        interrupt_forget(); /* a Ctrl-C just before keeps a search from beginning, and is not meant for this one */
        if (interruptible_search(session->engine, &session->limits, report, &error) != ZW_OK) {
            bad("%s", error.text);
            return -1;
        }
    } while (!report->game);
    run_clock(&session->limits, now_seconds() - begin);
    return 0;
}

/* ----------------------------------------------------------------------------------------------------------- saving */

static const char *result_text(const play_session *session)
{
    if (session->end == GAME_GOES_ON)
        return "";
    return session->winner == SIDE_FIRST ? "1-0" : session->winner == SIDE_SECOND ? "0-1" : "1/2-1/2";
}

static void add_word(void *user, const char *move)
{
    text_addf(user, " %s", move);
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
    text_addf(to, "%s%s", session->start, played->count ? " moves" : "");
    line_walk(handle, played->positions, played->moves, played->count, MOVE_NOTATION, add_word, to);
    text_add(to, "\n");
}

void play_free(play_session *session)
{
    zw_engine_free(session->engine);
    free(session->start);
    played_free(&session->game);
    free(session->legal);
    free(session->saved);
    game_close(&session->handle);
}
