/* terminal_show.c - what a player in the terminal sees: boards, moves, hints and the end, as text or as JSON. It changes
 * nothing; see terminal.h. */
#include "terminal.h"
#include "search_report.h"

#include <zw/driver.h>

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* -------------------------------------------------------------------------------------------------------- sentences */

static void print_line(const play_session *session, const char *name, const char *format, va_list values)
{
    char line[1024];
    vsnprintf(line, sizeof line, format, values);
    if (session->json) {
        json out;
        json_begin(&out);
        json_string(&out, name, line);
        json_end(&out, stdout);
    } else {
        printf("%s\n", line);
    }
}

void say(const play_session *session, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_line(session, "said", format, values);
    va_end(values);
}

void say_bad(const play_session *session, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_line(session, "error", format, values);
    va_end(values);
}

/* ------------------------------------------------------------------------------------------------------------ boards */

static void last_move_text(const play_session *session, move_style style, char *shown, size_t size)
{
    int last = session->game.count - 1;
    move_text(&session->handle, play_position_at(session, last), session->game.moves[last], style, shown, size);
}

static void board_json(const play_session *session)
{
    json out;
    char *position = position_text(&session->handle, play_position(session)), last[256];
    json_begin(&out);
    json_string(&out, "position", position);
    json_integer(&out, "ply", session->game.count);
    if (session->game.count) {
        last_move_text(session, MOVE_NOTATION, last, sizeof last);
        json_string(&out, "last", last);
    } else {
        json_null(&out, "last");
    }
    json_string(&out, "to_move", play_first_to_move(session) ? "first" : "second");
    json_string(&out, "people", play_sides[session->people]);
    json_truth(&out, "over", play_is_over(session));
    json_end(&out, stdout);
    free(position);
}

void show_board(const play_session *session)
{
    if (session->json) {
        board_json(session);
        return;
    }
    text board = {0};
    char last[256];
    draw_board(session, &board);
    printf("\n%s", board.data);
    if (session->game.count) {
        last_move_text(session, MOVE_FOR_PEOPLE, last, sizeof last);
        printf("last move: %s\n", last);
    }
    text_free(&board);
}

/* ------------------------------------------------------------------------------------------------- moves and reports */

void show_legal(const play_session *session)
{
    json out;
    char shown[256];
    if (session->json) {
        json_begin(&out);
        json_open_array(&out, "moves");
    }
    for (int i = 0; i < session->referee.legal_count; i++) {
        move_style style = session->json ? MOVE_NOTATION : MOVE_FOR_PEOPLE;
        move_text(&session->handle, play_position(session), session->referee.legal[i], style, shown, sizeof shown);
        if (session->json)
            json_string(&out, NULL, shown);
        else
            printf("%s%s", i ? " " : "", shown);
    }
    if (session->json) {
        json_close_array(&out);
        json_end(&out, stdout);
    } else {
        printf("%s\n", session->referee.legal_count ? "" : "there are no moves");
    }
}

/* Does a value say only who wins? */
static int only_wins(const zw_game *game)
{
    return game->max_score <= 1 && !game->unit && !game->units;
}

/* "+0.35 pawns", "wins in 3 moves": the value for the side to move, never in hundredths. */
static void value_words(const zw_report *report, char *words, size_t size)
{
    const zw_game *game = report->game;
    char value[64];
    if (report->mate) {
        int moves = (abs(report->mate) + 1) / 2;
        snprintf(words, size, "%s in %d move%s", report->mate > 0 ? "wins" : "loses", moves, moves == 1 ? "" : "s");
    } else if (game->units && game->unit_value > 0) {
        int digits = report->value % game->unit_value || (!report->proven && game->unit_value > 1) ? 2 : 0;
        snprintf(words, size, report->value ? "%+.*f %s" : "%.*f %s", digits, (double)report->value / game->unit_value,
                 game->units);
    } else if (only_wins(game)) {
        snprintf(words, size, "%s", report->value > 0 ? "wins" : report->value < 0 ? "loses" : "even");
    } else {
        zw_value_format(game, report->value, value, sizeof value);
        snprintf(words, size, "%s %s", value, game->unit ? game->unit : "points");
    }
}

static void report_json(const play_session *session, const zw_report *report, const report_frame *frame,
                        const char *title, int rank)
{
    json out;
    json_begin(&out);
    json_move(&out, title, frame, report->best);
    if (rank)
        json_integer(&out, "rank", rank);
    if (session->from_book && session->book->entries) /* of a book without values */
        json_null(&out, "value");
    else
        json_value(&out, "value", report->game, report->value);
    json_line(&out, "line", frame, report->line, report->line_length);
    json_integer(&out, "depth", report->depth);
    json_truth(&out, "book", session->from_book);
    json_seconds(&out, "seconds", report->seconds);
    json_end(&out, stdout);
}

void show_report(const play_session *session, const zw_report *report, const char *title, int rank)
{
    position_item item = {.shown = session->start};
    report_frame frame = {&session->handle, &item, play_position(session), report->algorithm->name};
    if (session->json) {
        report_json(session, report, &frame, title, rank);
        return;
    }
    char best[256], value[128], number[16] = "";
    text line = {0};
    move_text(&session->handle, frame.position, report->best, MOVE_FOR_PEOPLE, best, sizeof best);
    value_words(report, value, sizeof value);
    line_text(&session->handle, frame.position, report->line, report->line_length, &line);
    if (rank)
        snprintf(number, sizeof number, " %d:", rank);
    printf("%s%s %s   ", title, number, best);
    if (session->from_book && session->book->entries)
        printf("from the book\n");
    else if (session->from_book)
        printf("%s%s, from the book\n", bound_mark(report), value);
    else
        printf("%s%s, depth %d, %.1f s%s%s\n", bound_mark(report), value, report->depth, report->seconds,
               line.length ? ", line " : "", line.length ? line.data : "");
    text_free(&line);
}

/* --------------------------------------------------------------------------------------------------------------- end */

/* "You win", "zw wins", or which side when that says nothing. */
static void winner_words(const play_session *session, char *words, size_t size)
{
    int winner = play_winner(session), person = (session->people & winner) != 0;
    if (session->people == SIDE_FIRST || session->people == SIDE_SECOND)
        snprintf(words, size, "%s", person ? "you win" : "zw wins");
    else
        snprintf(words, size, "the %s player wins", play_sides[winner]);
}

/* " by 24" where the game has a unit for whole games, " (18 stones ...)" in that of evaluations; nothing for a mate. */
static void margin_words(const play_session *session, char *words, size_t size)
{
    const zw_game *game = session->handle.game;
    zw_value outcome = abs(session->verdict.outcome);
    char value[64];
    words[0] = '\0';
    if (session->verdict.end != GAME_FINISHED || !session->verdict.outcome || (game->flags & ZW_WINS_BY_DISTANCE) ||
        only_wins(game))
        return;
    if (game->solve_scale) {
        snprintf(words, size, " by %d", (int)(outcome / game->solve_scale));
        return;
    }
    zw_value_format(game, outcome, value, sizeof value);
    snprintf(words, size, " (%s %s)", value, game->unit ? game->unit : "points");
}

void show_end(const play_session *session)
{
    char words[128] = "it is a draw", margin[128];
    const char *reason = session->verdict.end == GAME_REPEATED           ? " (the third time in this position)"
                         : session->verdict.end == GAME_WITHOUT_PROGRESS ? " (too long without progress)"
                         : session->verdict.end == GAME_DEAD             ? " (nobody can win any more)"
                         : session->verdict.end == GAME_RESIGNED         ? " (resigned)"
                         : session->verdict.end == GAME_OUT_OF_TIME      ? " (out of time)"
                                                                         : "";
    int winner = play_winner(session);
    if (winner)
        winner_words(session, words, sizeof words);
    margin_words(session, margin, sizeof margin);
    if (session->json) {
        json out;
        json_begin(&out);
        json_string(&out, "result", winner ? play_sides[winner] : "draw");
        json_string(&out, "words", words);
        json_end(&out, stdout);
        return;
    }
    printf("The game is over: %s%s%s.\n", words, margin, reason);
}

/* ------------------------------------------------------------------------------------------------------------- prompt */

/* "4:05", or "8.3" near the end. */
static void time_text(double seconds, char *shown, size_t size)
{
    if (seconds < 10)
        snprintf(shown, size, "%.1f", seconds > 0 ? seconds : 0);
    else
        snprintf(shown, size, "%d:%02d", (int)seconds / 60, (int)seconds % 60);
}

void show_prompt(const play_session *session, char *prompt, size_t size)
{
    int first = play_first_to_move(session);
    const zw_limits *own = &session->clocks[!first];
    char name[64], mine[32], engine[32];
    play_side_name(session, first, name, sizeof name);
    time_text(own->clock, mine, sizeof mine);
    time_text(session->limits.clock, engine, sizeof engine);
    int has_clock = session->own_clock.seconds > 0, zw_has = session->limits.clock > 0;
    snprintf(prompt, size, "%s%s%s%s%s> ", name, has_clock ? " " : "", has_clock ? mine : "", zw_has ? ", zw " : "",
             zw_has ? engine : "");
}
