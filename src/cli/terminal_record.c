/* terminal_record.c - a game of the terminal as a file has it, with players, date and result. See terminal.h. */
#define _POSIX_C_SOURCE 200809L
#include "terminal.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *result_text(const play_session *session)
{
    int winner = play_winner(session);
    if (!play_is_over(session))
        return "*";
    return winner == SIDE_FIRST ? "1-0" : winner == SIDE_SECOND ? "0-1" : "1/2-1/2";
}

/* The one who moves first in the game, or the other. */
static void add_player(const play_session *session, int side, text *to)
{
    if (session->people & side)
        text_add(to, session->name);
    else if (session->config.level)
        text_addf(to, "zw level %d", session->config.level);
    else
        text_add(to, "zw");
}

/* Under the names that the game has for its sides: White and Black. */
static void add_player_tags(const play_session *session, text *to)
{
    const zw_board *board = play_board(session);
    for (int i = 0; board && i < 2; i++)
        if (board->sides[i]) {
            text_addf(to, "%s ", board->sides[i]);
            add_player(session, i ? SIDE_SECOND : SIDE_FIRST, to);
            text_add(to, "\n");
        }
}

static void add_date(text *to)
{
    char date[32] = "????.??.??";
    time_t now = time(NULL);
    struct tm broken;
    if (localtime_r(&now, &broken))
        strftime(date, sizeof date, "%Y.%m.%d", &broken);
    text_add(to, date);
}

/* Formats without tags have it all in a comment above the game. */
static void add_comment(const char *label, const char *date, const char *result, text *to)
{
    text_addf(to, "# %s, %s, %s\n", label, date, result);
}

void play_record(const play_session *session, text *to)
{
    const game_handle *handle = &session->handle;
    const played_game *played = &session->game;
    text label = {0}, date = {0}, tags = {0};
    add_player(session, SIDE_FIRST, &label);
    text_add(&label, " - ");
    add_player(session, SIDE_SECOND, &label);
    add_date(&date);
    text_addf(&tags, "Date %s\n", date.data);
    add_player_tags(session, &tags);
    zw_record record = {.line = 1,
                        .position = played->positions,
                        .moves = played->moves,
                        .move_count = played->count,
                        .result = result_text(session),
                        .label = label.data,
                        .tags = tags.data};
    text_clear(to);
    if (handle->game->write_record && played->count) {
        char *written = record_text(handle, &record);
        if (*written != '[')
            add_comment(label.data, date.data, record.result, to);
        text_add(to, written);
        free(written);
        if (to->data[to->length - 1] != '\n')
            text_add(to, "\n");
    } else {
        add_comment(label.data, date.data, record.result, to);
        text_addf(to, "%s%s", session->start, played->count ? " moves " : "");
        played_text(played, 0, played->count, to);
        text_add(to, "\n");
    }
    text_free(&label);
    text_free(&date);
    text_free(&tags);
}
