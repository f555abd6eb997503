/* nboard.c - `zw nboard`: version 2 of the protocol of NBoard, the Othello board of Chris Welty. The program sends games in
 * GGF and asks for hints, moves and analyses; whatever it sends next ends the search that runs, and `ping` makes sure of
 * it. What could not be understood is told on the status line, which is the only place the protocol has for it. */
#include "ggf.h"
#include "protocol.h"
#include "session.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME "Zerowindow" /* one word */
/* At the end of the game the search goes so much deeper than in the middle, as long as it takes seconds only. */
#define SOLVED_EARLIER 4 /* empty squares */
#define SOLVED_SOON 16

typedef enum purpose { TO_MOVE, TO_HINT, TO_ANALYSE } purpose;

typedef struct nboard {
    int depth; /* 0: not set */
    double seconds; /* for a move; 0: not set */
    ggf_clock clocks[2]; /* of the game, for black and white */
    double used[2]; /* seconds of it */
    int played[2]; /* moves */

    purpose purpose;
    int ply; /* of the position that is analysed */
} nboard;

/* ------------------------------------------------------------------------------------------------------------ printing */

static void complain(const char *what, const char *offender, const char *sentence)
{
    send_line("status error: %s%s%.60s%s: %s", what, *offender ? " '" : "", offender, *offender ? "'" : "", sentence);
}

/* A line as NBoard reads it: moves without blanks, a pass is PA. */
static void add_move(void *user, const char *move)
{
    char square[3] = {(char)toupper((unsigned char)move[0]), (char)toupper((unsigned char)move[1]), '\0'};
    text_add(user, square);
}

static void line_of(const session *of, const zw_report *report, text *line)
{
    text_clear(line);
    text_add(line, "");
    line_walk(&of->handle, session_position(of), report->line, report->line_length, MOVE_NOTATION, add_move, line);
}

static void show_hint(const session *of, const zw_report *report)
{
    text line = {0};
    char depth[16];
    line_of(of, report, &line);
    snprintf(depth, sizeof depth, "%d", report->depth);
    if (line.length)
        send_line("search %s %.2f 0 %s", line.data, session_points(of, report->value), report->proven ? "100%" : depth);
    text_free(&line);
}

static void show_nodes(const zw_report *report)
{
    send_line("nodestats %llu %.3f", (unsigned long long)report->total.nodes, report->seconds);
}

/* ------------------------------------------------------------------------------------------------------------- limits */

static int side_to_move(const session *of)
{
    return !session_first_to_move(of);
}

/* A depth for the middle game is none when the end can be reached instead. */
static int depth_for(const session *of, int ply)
{
    const nboard *own = of->state;
    const game_handle *handle = &of->handle;
    int depth = own->depth ? own->depth : of->limits.depth;
    int left = handle->game->plies_left(handle->context, played_at(&of->game, ply));
    int empties = (left + 1) / 2; /* every disc may be preceded by a pass */
    int solved = empties <= depth || (empties <= SOLVED_SOON && empties <= depth + SOLVED_EARLIER);
    return solved ? 0 : depth;
}

static zw_limits limits_for(const session *of, int ply, int with_clock)
{
    const nboard *own = of->state;
    const double hurry = 0.05;
    int side = side_to_move(of);
    const ggf_clock *clock = &own->clocks[side];
    zw_limits limits = of->limits;
    limits.depth = depth_for(of, ply);
    if (own->seconds > 0)
        limits.seconds = own->seconds;
    if (with_clock && clock->seconds > 0) {
        double left = clock->seconds + own->played[side] * clock->increment - own->used[side];
        limits.clock = left > hurry ? left : hurry;
        limits.increment = clock->increment;
    }
    if (!own->depth && !config_has_limit(&of->config) && limits.seconds <= 0 && limits.clock <= 0)
        limits.seconds = CONFIG_PLAY_SECONDS;
    return limits;
}

/* ------------------------------------------------------------------------------------------------------------- search */

static void begin_search(session *of, purpose what, const zw_limits *limits, int ply)
{
    nboard *own = of->state;
    zw_error error = {0};
    own->purpose = what;
    own->ply = ply;
    if (session_search(of, limits, ply, &error))
        send_line("status error: %s", error.text);
}

static void obey_go(session *of, char *arguments)
{
    zw_limits limits = limits_for(of, of->game.count, 1);
    zw_value outcome;
    zw_move move;
    (void)arguments;
    int count = session_moves(of, &move, &outcome);
    if (count < 1) {
        send_line("status the game is over");
    } else if (count == 1) {
        zw_report only = {.line = {move}, .line_length = 1};
        text line = {0};
        line_of(of, &only, &line);
        send_line("=== %s//0", line.data);
        text_free(&line);
    } else {
        send_line("status " NAME " is thinking");
        of->asks_book = 1;
        begin_search(of, TO_MOVE, &limits, of->game.count);
    }
}

static void obey_hint(session *of, char *arguments)
{
    char *end;
    long count = *arguments ? strtol(arguments, &end, 10) : 1;
    zw_limits limits = limits_for(of, of->game.count, 0);
    if (*arguments && (*end || count < 1 || count > 1000)) {
        complain("hint", arguments, "expected how many moves, 1 or more");
    } else if (session_over(of)) {
        send_line("status the game is over");
    } else {
        limits.multipv = (int)count;
        send_line("status " NAME " is analysing");
        begin_search(of, TO_HINT, &limits, of->game.count);
    }
}

/* The positions of the game from the last to the first: what is learnt of the later ones helps with the earlier. */
static void analyse_at(session *of, int ply)
{
    zw_limits limits = limits_for(of, ply, 0);
    begin_search(of, TO_ANALYSE, &limits, ply);
}

static void obey_analyze(session *of, char *arguments)
{
    (void)arguments;
    send_line("status " NAME " is analysing the game");
    analyse_at(of, of->game.count);
}

static void take_report(session *of, const zw_report *report)
{
    const nboard *own = of->state;
    if (own->purpose == TO_ANALYSE || report->best == ZW_NO_MOVE)
        return;
    if (report->event == ZW_REPORT_ITERATION && report->rank == 1)
        show_nodes(report);
    if (own->purpose == TO_HINT || report->event == ZW_REPORT_ITERATION)
        show_hint(of, report);
}

static void take_done(session *of, const zw_report *result, zw_status status, const zw_error *error)
{
    const nboard *own = of->state;
    text line = {0};
    if (status != ZW_OK) {
        send_line("status error: %s", error->text);
        return;
    }
    if (own->purpose == TO_ANALYSE && !of->stopping) {
        send_line("analysis %d %.2f", own->ply, session_points(of, result->value));
        if (own->ply > 0) {
            analyse_at(of, own->ply - 1);
            return;
        }
    }
    show_nodes(result);
    if (own->purpose == TO_MOVE) {
        line_of(of, result, &line);
        send_line("=== %.2s/%.2f/%.2f", line.data, session_points(of, result->value), result->seconds);
        text_free(&line);
    }
    send_line("status");
}

/* --------------------------------------------------------------------------------------------------------------- game */

/* Plays what a game says was played; a pass that it leaves out is put in. Returns 0, or -1 with a sentence. */
static int play_read(session *of, const ggf_move *move, int colour_known, zw_error *error)
{
    nboard *own = of->state;
    zw_error ignored;
    int before = of->game.count;
    int pass = !strcmp(move->name, "pass"), wrong_side = colour_known && move->white != side_to_move(of);
    if (!pass && (wrong_side || !colour_known) && !session_over(of))
        wrong_side &= session_play(of, "pass", &ignored) != 0; /* legal only where nothing else is */
    int side = side_to_move(of);
    if (wrong_side) {
        error->status = ZW_BAD_INPUT;
        snprintf(error->text, sizeof error->text, "'%s' is %s's, but it is the other side's turn", move->name,
                 move->white ? "white" : "black");
        return -1;
    }
    if (session_play(of, move->name, error)) {
        played_take_back(&of->game, of->game.count - before);
        return -1;
    }
    own->used[side] += move->seconds;
    own->played[side]++;
    return 0;
}

static void exchange(played_game *one, played_game *other)
{
    played_game kept = *one;
    *one = *other;
    *other = kept;
}

/* Sets everything up from the game, or nothing. */
static int begin_game(session *of, const ggf_game *game, zw_error *error)
{
    nboard *own = of->state, before = *own;
    played_game played = {0};
    int failed = played_parse(&played, &of->handle, game->position, error);
    if (!failed) {
        exchange(&of->game, &played);
        memcpy(own->clocks, game->clocks, sizeof own->clocks);
        memset(own->used, 0, sizeof own->used);
        memset(own->played, 0, sizeof own->played);
        for (int i = 0; i < game->move_count && !failed; i++)
            failed = play_read(of, &game->moves[i], 1, error);
        if (failed) {
            exchange(&of->game, &played);
            *own = before;
        }
    }
    played_free(&played);
    return failed ? -1 : 0;
}

static void set_game(session *of, char *value)
{
    ggf_game game;
    zw_error error = {0};
    if (ggf_read(value, &game, error.text, sizeof error.text) || begin_game(of, &game, &error))
        complain("set game", "", error.text);
}

static void obey_move(session *of, char *arguments)
{
    ggf_move move = {0};
    zw_error error = {0};
    if (ggf_read_move(arguments, &move, error.text, sizeof error.text) || play_read(of, &move, 0, &error))
        complain("move", "", error.text);
}

/* ----------------------------------------------------------------------------------------------------------- settings */

static void set_depth(session *of, char *value)
{
    nboard *own = of->state;
    char *end;
    long depth = strtol(value, &end, 10);
    if (*end || depth < 1 || depth > ZW_MAX_DEPTH) {
        complain("set depth", value, "expected plies, 1 to 255");
        return;
    }
    own->depth = (int)depth;
    send_line("set myname " NAME "%d", own->depth);
}

static void set_time(session *of, char *value)
{
    nboard *own = of->state;
    char *end;
    double seconds = strtod(value, &end);
    if (*end || !(seconds > 0 && seconds < 1e9))
        complain("set time", value, "expected seconds for a move");
    else
        own->seconds = seconds;
}

/* Values the draws of an opening book; what `zw book` makes has values of its own. */
static void set_contempt(session *of, char *value)
{
    char *end;
    (void)of;
    strtod(value, &end);
    if (*end)
        complain("set contempt", value, "expected a number");
}

static void set_book(session *of, char *value)
{
    if (session_open_book(of, value))
        complain("set book", value, "expected a book of Othello, on or off; the error output has the reason");
}

static const verb settings[] = {
    {"game", "GGF", "the game, and the position at its end", VERB_ENDS, set_game},
    {"depth", "N", "plies in the middle game", VERB_ENDS, set_depth},
    {"contempt", "N", "accepted; changes nothing", VERB_ENDS, set_contempt},
    {"book", "FILE|on|off", "the opening book (not in the protocol)", VERB_ENDS, set_book},
    {"time", "S", "seconds for a move (not in the protocol)", VERB_ENDS, set_time},
    {.name = NULL},
};

static void obey_row(session *of, const verb *rows, const char *what, char *line)
{
    char *arguments;
    const verb *row = verb_find(rows, line, &arguments);
    const char *wrong = row ? verb_complaint(row, arguments) : "unknown (help)";
    if (wrong)
        complain(what, line, wrong);
    else
        row->obey(of, arguments);
}

static void obey_set(session *of, char *arguments)
{
    obey_row(of, settings, "set", arguments);
}

/* -------------------------------------------------------------------------------------------------------------- others */

static void obey_nboard(session *of, char *arguments)
{
    (void)of;
    if (!isdigit((unsigned char)*arguments))
        complain("nboard", arguments, "expected the version, 2");
    else
        send_line("set myname " NAME);
}

static void obey_ping(session *of, char *arguments)
{
    (void)of;
    send_line("pong %s", arguments);
}

static void obey_learn(session *of, char *arguments)
{
    (void)of, (void)arguments;
    send_line("learned");
}

static void obey_quit(session *of, char *arguments)
{
    (void)arguments;
    of->leaving = 1;
}

static void list_verbs(const char *prefix, const verb *rows)
{
    for (; rows->name; rows++)
        send_line("status %s%s %s: %s", prefix, rows->name, rows->arguments, rows->summary);
}

static void obey_help(session *of, char *arguments)
{
    (void)arguments;
    list_verbs("", of->protocol->verbs);
    list_verbs("set ", settings);
}

static const verb verbs[] = {
    {"nboard", "VERSION", "the first line of a session", VERB_ENDS, obey_nboard},
    {"set", "NAME VALUE", "set something", VERB_ENDS, obey_set},
    {"move", "MOVE[/VALUE/SECONDS]", "play a move, PA for a pass", VERB_ENDS, obey_move},
    {"hint", "[N]", "search, and report the N best moves", VERB_ENDS, obey_hint},
    {"go", "", "search, and answer === with a move", VERB_ENDS, obey_go},
    {"analyze", "", "the value of every position of the game", VERB_ENDS, obey_analyze},
    {"ping", "N", "end the search, and answer pong", VERB_ENDS, obey_ping},
    {"learn", "", "accepted; changes nothing (`zw book` makes opening books)", VERB_ENDS, obey_learn},
    {"help", "", "this list", VERB_NOW, obey_help},
    {"quit", "", "leave", VERB_ENDS, obey_quit},
    {.name = NULL},
};

/* -------------------------------------------------------------------------------------------------------------- lines */

/* Rubbish does not end a search. */
static verb_timing timing(session *of, char *line)
{
    (void)of;
    const verb *row = verb_find(verbs, line, NULL);
    return row ? row->timing : VERB_NOW;
}

static void obey(session *of, char *line)
{
    line += strspn(line, " ");
    if (*line)
        obey_row(of, verbs, "command", line);
}

static void too_long(session *of, const char *beginning)
{
    char expected[64];
    (void)of;
    snprintf(expected, sizeof expected, "expected at most %zu characters", CHANNEL_LONGEST_LINE);
    complain("line too long", beginning, expected);
}

int protocol_nboard(const search_config *config)
{
    static const protocol rows = {"othello",           verbs,       timing,   obey, too_long,
                                  ZW_REPORT_ITERATION, take_report, take_done};
    nboard own = {.depth = 0};
    return session_run(&rows, config, &own);
}
