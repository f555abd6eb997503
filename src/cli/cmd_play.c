/* cmd_play.c - `zw play`: a game in the terminal. Here is the conversation alone: who is to move, reading lines, and what
 * Ctrl-C means; the rest is in the rooms of terminal.h. */
#define _POSIX_C_SOURCE 200809L
#include "common/interrupt.h"
#include "terminal.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

typedef struct play_options {
    const char *position, *moves;
    int people;
} play_options;

#define AT(member) offsetof(play_options, member)
static const option_row rows[] = {
    {"side", OPTION_CHOICE, "S", "the side that is yours (first)", .offset = AT(people), .allowed = play_sides},
    {"position", OPTION_TEXT, "P", "the position to begin from (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {.name = NULL},
};

/* -------------------------------------------------------------------------------------------------------- the engine */

/* Ctrl-C makes the engine move at once. Where it plays both sides nobody would be asked again: then it also hands them to
 * the person. */
static void engine_moves(play_session *session)
{
    zw_report report = ZW_REPORT;
    int failed = play_search(session, &report);
    if (failed || report.best == ZW_NO_MOVE) {
        say_bad(session, "zw cannot move here: the sides are both yours");
        session->people = SIDE_BOTH;
        return;
    }
    show_report(session, &report, "zw plays");
    play_move(session, report.best);
    show_board(session);
    if (play_is_over(session))
        show_end(session);
    else if (interrupted() && session->people == SIDE_NONE) {
        session->people = SIDE_BOTH;
        say(session, "stopped: the sides are both yours (`side none` goes on)");
    }
}

/* ----------------------------------------------------------------------------------------------------------- reading */

/* Waits for input, or for a Ctrl-C: it is let through only while waiting, so that none is missed just before. */
static int input_or_interrupt(void)
{
    sigset_t interrupts, before;
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    sigemptyset(&interrupts);
    sigaddset(&interrupts, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupts, &before);
    int ready = interrupted() ? -1 : pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return ready > 0;
}

/* A prompt and a line from a terminal behind it; a Ctrl-C there leaves the program only when it is the second in a row.
 * Returns 0 to leave. */
static int wait_for_line(const play_session *session)
{
    for (int pressed = 0;;) {
        printf("%s> ", play_first_to_move(session) ? "first" : "second");
        fflush(stdout);
        if (input_or_interrupt())
            return 1;
        if (!interrupted() || pressed++)
            return 0;
        interrupt_forget();
        printf("\n(Ctrl-C again, or quit, leaves)\n");
    }
}

static void converse(play_session *session)
{
    int asks = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !session->json;
    char *line = NULL;
    size_t capacity = 0;
    while (!session->leaving) {
        interrupt_forget(); /* one that ended a search */
        if (!play_is_over(session) && !play_person_to_move(session)) {
            fflush(stdout);
            engine_moves(session);
            continue;
        }
        fflush(stdout);
        if ((asks && !wait_for_line(session)) || getline(&line, &capacity, stdin) < 0) {
            if (asks)
                printf("\n");
            break;
        }
        play_obey(session, line);
    }
    free(line);
}

/* ------------------------------------------------------------------------------------------------------ the command */

static int wants_colours(int json)
{
    const char *never = getenv("NO_COLOR"), *kind = getenv("TERM");
    return !json && isatty(STDOUT_FILENO) && !(never && *never) && !(kind && !strcmp(kind, "dumb"));
}

static int play(play_session *session, const play_options *own)
{
    const zw_game *game = session->handle.game;
    zw_error error = {0};
    if (books_find(&session->handle, session->config.book, &session->book))
        return EXIT_BAD;
    if (play_begin(session, own->position ? own->position : "start", own->moves, &error))
        return bad("%s", error.text);
    if (play_engine(session)) /* a configuration that makes no sense shows before the game */
        return EXIT_BAD;
    say(session, "%s. Type a move, or help.", game->title ? game->title : game->name);
    show_board(session);
    if (play_is_over(session))
        show_end(session);
    converse(session);
    return EXIT_FINE;
}

int cmd_play(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "play",
        .arguments = "GAME",
        .least = 1,
        .most = 1,
        .about = "Plays in the terminal. Type moves as the game writes them (zw games), or a word that `help` lists: "
                 "board,\n"
                 "moves, hint, undo, go, switch, side, level, new, save, load, resign, quit. Ctrl-C while zw thinks "
                 "makes it\n"
                 "move at once. Without a limit zw thinks one second for a move; play is tournament play, also with "
                 "--depth.\n"
                 "The board is coloured on a terminal unless NO_COLOR is set. With --json every answer is an object.",
        .example = "zw play connect4 --side none --nodes 500 </dev/null",
    };
    play_options own = {.people = SIDE_FIRST};
    search_config config = config_new();
    option_group groups[] = {{"the game", rows, &own}, {"zw's search", config_rows, &config}, {.rows = NULL}};
    command_line line;
    int status = options_read(&usage, groups, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (!config_has_limit(&config))
        config.seconds = CONFIG_PLAY_SECONDS;
    config.plays_games = 1;
    status = config_for_play(&config);
    if (status)
        return status;
    play_session session = {
        .config = config, .people = own.people, .json = line.json, .colours = wants_colours(line.json)};
    status = game_open(line.words[0], &session.handle);
    if (!status)
        status = play(&session, &own);
    play_free(&session);
    return status;
}
