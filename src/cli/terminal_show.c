/* terminal_show.c - what a player in the terminal sees: boards, moves, hints and the end, as text or as JSON. It changes
 * nothing; see terminal.h. */
#include "terminal.h"
#include "search_report.h"

#include <zw/driver.h>

#include <ctype.h>
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

/* ---------------------------------------------------------------------------------------------------------- colours */

#define COLOUR_OFF "\033[0m"
#define COLOUR_NEW "\033[7m" /* a square that the last move changed */
static const char *const SIDE_COLOURS[] = {"\033[1;33m", "\033[1;36m"};

/* The letters that boards write pieces with, for each side. The first row that has every piece of a board is meant; a
 * board with other letters is not coloured. */
static const char *const PIECES[][2] = {{"X", "O"}, {"wW", "bB"}, {"PNBRQK", "pnbrqk"}};
enum { ALPHABETS = sizeof PIECES / sizeof *PIECES };

static int is_letter(char c)
{
    return isalpha((unsigned char)c);
}

/* A line of squares rather than of words, or of the names of columns: no two letters side by side, and not "a b c". */
static int is_board_line(const char *line, size_t length)
{
    char before = '\0';
    int steps = 0;
    for (size_t i = 0; i < length; i++) {
        if (i && is_letter(line[i]) && is_letter(line[i - 1]))
            return 0;
        if (is_letter(line[i])) {
            steps += before && line[i] == before + 1;
            before = line[i];
        }
    }
    return steps < 3;
}

static const char *const *alphabet_of(const char *board)
{
    for (int i = 0; i < ALPHABETS; i++) {
        int fits = 1, found = 0;
        for (const char *line = board; *line; line += strcspn(line, "\n"), line += *line == '\n') {
            size_t length = strcspn(line, "\n");
            for (size_t k = 0; k < length && is_board_line(line, length); k++)
                if (is_letter(line[k])) {
                    found = 1;
                    fits &= strchr(PIECES[i][0], line[k]) || strchr(PIECES[i][1], line[k]);
                }
        }
        if (fits && found)
            return PIECES[i];
    }
    return NULL;
}

/* `before` is the board one move ago, or NULL; where it is laid out alike, what differs is what the move changed. */
static void print_coloured(const char *board, const char *before)
{
    const char *const *pieces = alphabet_of(board);
    int alike = before && strlen(before) == strlen(board);
    for (const char *line = board; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        size_t length = strcspn(line, "\n");
        int squares = is_board_line(line, length);
        for (size_t i = 0; i < length; i++) {
            int side = pieces && is_letter(line[i]) ? strchr(pieces[1], line[i]) != NULL : -1;
            int changed = alike && before[line - board + (ptrdiff_t)i] != line[i];
            if (!squares || (side < 0 && !changed)) {
                putchar(line[i]);
                continue;
            }
            printf("%s%s%c" COLOUR_OFF, side < 0 ? "" : SIDE_COLOURS[side], changed ? COLOUR_NEW : "", line[i]);
        }
        putchar('\n');
    }
}

/* ------------------------------------------------------------------------------------------------------------ boards */

/* The board as the game draws it, or the text of the position where it draws none. */
static char *board_text(const play_session *session, const void *position)
{
    const game_handle *handle = &session->handle;
    if (!handle->game->show)
        return position_text(handle, position);
    int length = handle->game->show(handle->context, position, NULL, 0);
    size_t size = length > 0 ? (size_t)length + 1 : 1;
    char *shown = allocate(size, 1);
    handle->game->show(handle->context, position, shown, size);
    return shown;
}

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
    int plies = session->game.count;
    char *board = board_text(session, play_position(session)), last[256];
    char *before = plies ? board_text(session, play_position_at(session, plies - 1)) : NULL;
    printf("\n");
    if (session->colours)
        print_coloured(board, before);
    else
        printf("%s%s", board, *board && board[strlen(board) - 1] == '\n' ? "" : "\n");
    if (plies) {
        last_move_text(session, MOVE_FOR_PEOPLE, last, sizeof last);
        printf("last move: %s\n", last);
    }
    free(before);
    free(board);
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

void show_report(const play_session *session, const zw_report *report, const char *title)
{
    position_item item = {.shown = session->start};
    report_frame frame = {&session->handle, &item, play_position(session), report->algorithm->name};
    if (session->json) {
        json out;
        json_begin(&out);
        json_move(&out, title, &frame, report->best);
        if (session->from_book && session->book->entries)
            json_null(&out, "value");
        else
            json_value(&out, "value", report->game, report->value);
        json_line(&out, "line", &frame, report->line, report->line_length);
        json_integer(&out, "depth", report->depth);
        json_truth(&out, "book", session->from_book);
        json_seconds(&out, "seconds", report->seconds);
        json_end(&out, stdout);
        return;
    }
    char best[256], value[128];
    text line = {0};
    move_text(&session->handle, frame.position, report->best, MOVE_FOR_PEOPLE, best, sizeof best);
    report_value_text(report, value, sizeof value);
    line_text(&session->handle, frame.position, report->line, report->line_length, &line);
    if (session->from_book && session->book->entries)
        printf("%s %s   from the book\n", title, best);
    else if (session->from_book)
        printf("%s %s   value %s, from the book\n", title, best, value);
    else
        printf("%s %s   value %s, depth %d, %.1f s%s%s\n", title, best, value, report->depth, report->seconds,
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
    if (session->verdict.end != GAME_FINISHED || !session->verdict.outcome || (game->flags & ZW_WINS_BY_DISTANCE))
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
