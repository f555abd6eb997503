/* gtp_game.c - what GTP does to a game of Othello: moves, passes, clocks, searches and hints. Must not know how lines are
 * taken apart. */
#include "gtp.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const colour_names[COLOURS] = {"black", "white"};

/* --------------------------------------------------------------------------------------------------- colours and moves */

static int to_move(const session *of)
{
    return session_first_to_move(of) ? BLACK : WHITE;
}

/* Returns -1 after a complaint. */
static int read_colour(session *of, const char *word)
{
    for (int colour = 0; word && colour < COLOURS; colour++)
        if (!strcasecmp(word, colour_names[colour]) ||
            (tolower((unsigned char)*word) == colour_names[colour][0] && !word[1]))
            return colour;
    gtp_refuse(of, "syntax error: '%.40s' is no colour, expected black or white", word ? word : "");
    return -1;
}

/* A move as it is written here: in capitals, a pass in words. */
static const char *move_name(const session *of, const void *position, zw_move move, char shown[16])
{
    move_text(&of->handle, position, move, MOVE_NOTATION, shown, 16);
    if (strcmp(shown, "pass") != 0)
        shown[0] = (char)toupper((unsigned char)shown[0]);
    return shown;
}

/* A step that `undo` takes back as a whole begins. */
static void begin_step(session *of)
{
    gtp *own = of->state;
    if (own->steps == own->capacity) {
        own->capacity = 2 * own->capacity + 64;
        own->before = enlarge(own->before, (size_t)own->capacity, sizeof *own->before);
    }
    own->before[own->steps++] = of->game.count;
}

static void undo_step(session *of)
{
    gtp *own = of->state;
    played_take_back(&of->game, of->game.count - own->before[--own->steps]);
}

/* Lets the colour move: where the other side must pass it does. Returns -1 when it is the other side's turn. */
static int give_turn(session *of, int colour)
{
    zw_error ignored;
    return to_move(of) == colour ? 0 : session_play(of, "pass", &ignored);
}

static void forget_steps(session *of)
{
    gtp *own = of->state;
    own->steps = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        own->clocks[colour] = (colour_clock){.left = own->main_time};
}

/* -------------------------------------------------------------------------------------------------------------- board */

void gtp_boardsize(session *of, char *arguments)
{
    if (strcmp(arguments, "8") != 0)
        gtp_refuse(of, "unacceptable size '%.40s': expected 8", arguments);
    else
        gtp_done(of);
}

void gtp_clear_board(session *of, char *arguments)
{
    (void)arguments;
    session_new_game(of);
    forget_steps(of);
    gtp_done(of);
}

/* Returns -1 after a complaint, or a number of 0 or more (any number when `any`). */
static int read_number(session *of, const char *word, int any, double *number)
{
    char *end = NULL;
    *number = word ? strtod(word, &end) : 0;
    if (word && end != word && !*end && isfinite(*number) && (any || (*number >= 0 && *number <= 1e9)))
        return 0;
    gtp_refuse(of, "syntax error: '%.40s' is no number%s", word ? word : "", any ? "" : " of 0 or more");
    return -1;
}

void gtp_komi(session *of, char *arguments)
{
    double ignored; /* Othello has none */
    if (!read_number(of, arguments, 1, &ignored))
        gtp_done(of);
}

void gtp_showboard(session *of, char *arguments)
{
    char board[1024];
    (void)arguments;
    int length = of->handle.game->show(of->handle.context, session_position(of), board, sizeof board);
    if (length > 0 && length < (int)sizeof board && board[length - 1] == '\n')
        board[length - 1] = '\0';
    gtp_answer(of, "\n%s", board);
}

void gtp_position(session *of, char *arguments)
{
    const game_handle *handle = &of->handle;
    zw_error error = {0};
    if (!*arguments) {
        char *shown = position_text(handle, session_position(of));
        gtp_answer(of, "%s", shown);
        free(shown);
    } else if (played_parse(&of->game, handle, arguments, &error)) {
        gtp_refuse(of, "%s", error.text);
    } else {
        forget_steps(of);
        gtp_done(of);
    }
}

void gtp_final_score(session *of, char *arguments)
{
    zw_move first;
    zw_value outcome;
    (void)arguments;
    if (session_moves(of, &first, &outcome) > 0) {
        gtp_refuse(of, "cannot score: the game is not over");
        return;
    }
    zw_value discs = outcome / of->handle.game->solve_scale;
    if (!discs)
        gtp_answer(of, "0");
    else
        gtp_answer(of, "%c+%d", (discs > 0) == (to_move(of) == BLACK) ? 'B' : 'W', (int)(discs < 0 ? -discs : discs));
}

/* --------------------------------------------------------------------------------------------------------------- play */

/* Plays a move by name after the turn was given; returns -1 with a sentence. Passing on is allowed when all is over. */
static int play_named(session *of, const char *word, zw_error *error)
{
    int pass = !strcasecmp(word, "pass");
    if (pass && session_over(of))
        return 0;
    return session_play(of, pass ? "pass" : word, error);
}

void gtp_play(session *of, char *arguments)
{
    zw_error error = {0};
    char *colour_word = next_word(&arguments), *vertex = next_word(&arguments);
    int colour = read_colour(of, colour_word);
    if (colour < 0)
        return;
    if (!vertex || *arguments) {
        gtp_refuse(of, "syntax error: play %s '%.40s': expected one square or pass", colour_names[colour],
                   vertex ? arguments : "");
        return;
    }
    begin_step(of);
    if (!session_over(of) && give_turn(of, colour)) {
        gtp_refuse(of, "illegal move: it is not %s's turn", colour_names[colour]);
        undo_step(of);
    } else if (play_named(of, vertex, &error)) {
        gtp_refuse(of, "illegal move: %s", error.text);
        undo_step(of);
    } else {
        gtp_done(of);
    }
}

void gtp_undo(session *of, char *arguments)
{
    gtp *own = of->state;
    (void)arguments;
    if (!own->steps) {
        gtp_refuse(of, "cannot undo: no move was played");
        return;
    }
    undo_step(of);
    gtp_done(of);
}

/* --------------------------------------------------------------------------------------------------------------- time */

void gtp_time_settings(session *of, char *arguments)
{
    gtp *own = of->state;
    double of_all[3];
    for (int i = 0; i < 3; i++)
        if (read_number(of, next_word(&arguments), 0, &of_all[i]))
            return;
    own->main_time = of_all[0];
    own->extra_time = of_all[1];
    own->extra_moves = (int)of_all[2];
    own->clocked = (own->main_time > 0 || own->extra_time > 0) && !(own->extra_time > 0 && !own->extra_moves);
    for (int colour = 0; colour < COLOURS; colour++)
        own->clocks[colour] = own->main_time > 0 ? (colour_clock){.left = own->main_time}
                                                 : (colour_clock){own->extra_time, own->extra_moves};
    gtp_done(of);
}

void gtp_time_left(session *of, char *arguments)
{
    gtp *own = of->state;
    double seconds, moves;
    int colour = read_colour(of, next_word(&arguments));
    if (colour < 0 || read_number(of, next_word(&arguments), 0, &seconds) ||
        read_number(of, next_word(&arguments), 0, &moves))
        return;
    own->clocked = 1;
    own->clocks[colour] = (colour_clock){seconds, (int)moves};
    gtp_done(of);
}

/* The clock of a colour runs on while nobody says what is left of it. */
static void run_clock(gtp *own, int colour, double seconds)
{
    colour_clock *clock = &own->clocks[colour];
    clock->left -= seconds;
    int extra = clock->moves > 0 ? --clock->moves == 0 : clock->left <= 0;
    if (extra && own->extra_moves > 0)
        *clock = (colour_clock){own->extra_time, own->extra_moves};
}

static zw_limits limits_for(const session *of, int colour)
{
    const gtp *own = of->state;
    const double hurry = 0.05;
    zw_limits limits = of->limits;
    if (own->clocked) {
        const colour_clock *clock = &own->clocks[colour];
        limits.clock = clock->left > hurry ? clock->left : hurry;
        limits.moves_to_go = clock->moves;
        limits.increment = 0;
    } else if (!config_has_limit(&of->config)) {
        limits.seconds = CONFIG_PLAY_SECONDS;
    }
    return limits;
}

/* ------------------------------------------------------------------------------------------------------------- search */

static int begin_search(session *of, purpose what, int colour, const zw_limits *limits)
{
    gtp *own = of->state;
    zw_error error = {0};
    own->purpose = what;
    own->colour = colour;
    own->began = now_seconds();
    text_clear(&own->hints);
    if (!session_search(of, limits, of->game.count, &error))
        return 0;
    gtp_refuse(of, "%s", error.text);
    return -1;
}

/* Answers with the move, and leaves the game as the purpose wants it. */
static void answer_move(session *of, zw_move move)
{
    gtp *own = of->state;
    char shown[16];
    gtp_answer(of, "%s", move_name(of, session_position(of), move, shown));
    if (own->purpose == TO_PLAY)
        played_move(&of->game, move);
    else
        undo_step(of);
}

static void generate(session *of, char *arguments, purpose what)
{
    gtp *own = of->state;
    int colour = read_colour(of, arguments);
    zw_limits limits = colour < 0 ? of->limits : limits_for(of, colour);
    zw_value outcome;
    zw_move move;
    if (colour < 0)
        return;
    own->purpose = what;
    begin_step(of);
    if (session_over(of)) {
        gtp_answer(of, "pass");
        if (what == TO_ANSWER)
            undo_step(of);
    } else if (give_turn(of, colour)) {
        gtp_refuse(of, "it is not %s's turn", colour_names[colour]);
        undo_step(of);
    } else if (session_moves(of, &move, &outcome) == 1) {
        answer_move(of, move);
    } else {
        of->asks_book = 1;
        if (begin_search(of, what, colour, &limits))
            undo_step(of);
    }
}

void gtp_genmove(session *of, char *arguments)
{
    generate(of, arguments, TO_PLAY);
}

void gtp_reg_genmove(session *of, char *arguments)
{
    generate(of, arguments, TO_ANSWER);
}

void gtp_hint(session *of, char *arguments)
{
    char *end;
    long count = *arguments ? strtol(arguments, &end, 10) : 1;
    if (*arguments && (*end || count < 1 || count > ZW_MAX_MOVES)) {
        gtp_refuse(of, "syntax error: '%.40s': expected a number of moves, 1 or more", arguments);
    } else if (session_over(of)) {
        gtp_refuse(of, "the game is over: there is no move to hint at");
    } else {
        zw_limits limits = limits_for(of, to_move(of));
        limits.multipv = (int)count;
        begin_search(of, TO_HINT, to_move(of), &limits);
    }
}

void gtp_book(session *of, char *arguments)
{
    if (session_open_book(of, arguments))
        gtp_refuse(of, "zw-book '%.80s': expected a book of Othello, on or off; the error output has the reason",
                   arguments);
    else
        gtp_done(of);
}

static void add_line_move(void *user, const char *move)
{
    text_addf(user, " %s", move);
}

void gtp_take_report(session *of, const zw_report *report)
{
    gtp *own = of->state;
    char move[16];
    if (own->purpose != TO_HINT || report->event != ZW_REPORT_RESULT)
        return;
    text_addf(&own->hints, "%s%s %.2f %d%s", own->hints.length ? "\n" : "",
              move_name(of, session_position(of), report->best, move), session_points(of, report->value), report->depth,
              report->proven ? " proven" : "");
    line_walk(&of->handle, session_position(of), report->line, report->line_length, MOVE_NOTATION, add_line_move,
              &own->hints);
}

void gtp_take_result(session *of, const zw_report *result, zw_status status, const zw_error *error)
{
    gtp *own = of->state;
    if (status != ZW_OK) {
        gtp_refuse(of, "%s", error->text);
        if (own->purpose != TO_HINT)
            undo_step(of);
    } else if (own->purpose == TO_HINT) {
        gtp_answer(of, "%s", own->hints.data);
    } else {
        answer_move(of, result->best);
        if (own->purpose == TO_PLAY)
            run_clock(own, own->colour, now_seconds() - own->began);
    }
}
