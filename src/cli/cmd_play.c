/* cmd_play.c - `zw play`: a game in the terminal. Here are its options and the conversation alone, who is to move; the rest is
 * in the files of terminal.h. */
#define _POSIX_C_SOURCE 200809L
#include "common/interrupt.h"
#include "terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct play_options {
    const char *position, *moves, *name;
    int people, plain;
    clock_time clock;
} play_options;

#define AT(member) offsetof(play_options, member)
static const option_row rows[] = {
    {"side", OPTION_CHOICE, "S", "the side that is yours (first)", .offset = AT(people), .allowed = play_sides},
    {"position", OPTION_TEXT, "P", "the position to begin from (the initial one)", .offset = AT(position)},
    {"moves", OPTION_TEXT, "\"M M ...\"", "moves to play first", .offset = AT(moves)},
    {"my-clock", OPTION_CUSTOM, "T+I", "your clock: seconds, and seconds added per move (none)", .offset = AT(clock),
     .parse = config_parse_clock},
    {"name", OPTION_TEXT, "NAME", "you, in saved games ($USER)", .offset = AT(name)},
    {"plain", OPTION_FLAG, NULL, "boards in letters without colours, and no line editing", .offset = AT(plain),
     .max = 1},
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
        play_set_people(session, SIDE_BOTH);
        return;
    }
    show_report(session, &report, "zw plays", 0);
    play_move(session, report.best);
    session->asked = now_seconds();
    show_board(session);
    if (play_is_over(session))
        show_end(session);
    else if (interrupted() && session->people == SIDE_NONE) {
        play_set_people(session, SIDE_BOTH);
        say(session, "stopped: the sides are both yours (`side none` goes on)");
    }
}

/* ------------------------------------------------------------------------------------------------------ the conversation */

/* Who can do nothing but pass need not say so. */
static int pass_is_left_out(play_session *session)
{
    zw_move pass = play_forced_pass(session);
    char name[64];
    if (pass == ZW_NO_MOVE)
        return 0;
    say(session, "%s has no move and passes", play_side_name(session, play_first_to_move(session), name, sizeof name));
    play_move(session, pass);
    if (play_is_over(session))
        show_end(session);
    return 1;
}

static void converse(play_session *session)
{
    line_reader *reader = line_reader_new(session);
    char prompt[128];
    while (!session->leaving) {
        interrupt_forget(); /* one that ended a search */
        fflush(stdout);
        if (!play_is_over(session) && !play_person_to_move(session)) {
            engine_moves(session);
            continue;
        }
        if (pass_is_left_out(session))
            continue;
        show_prompt(session, prompt, sizeof prompt);
        char *line = line_reader_next(reader, prompt);
        if (!line)
            break;
        play_obey(session, line);
    }
    line_reader_free(reader);
}

/* ------------------------------------------------------------------------------------------------------ the command */

/* Colours on a terminal that has them, and symbols where it has these, too. */
static void choose_looks(play_session *session)
{
    const char *never = getenv("NO_COLOR"), *kind = getenv("TERM");
    if (session->json || session->plain || !isatty(STDOUT_FILENO))
        return;
    setlocale(LC_CTYPE, "");
    session->colours = !(never && *never) && !(kind && !strcmp(kind, "dumb"));
    session->symbols = session->colours && !strcmp(nl_langinfo(CODESET), "UTF-8");
}

static const char *person_name(const play_options *own)
{
    const char *user = getenv("USER");
    return own->name ? own->name : user && *user ? user : "person";
}

static int play(play_session *session, const play_options *own)
{
    const zw_game *game = session->handle.game;
    zw_error error = {0};
    choose_looks(session);
    play_set_people(session, own->people);
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
        .about =
            "Plays in the terminal. Type moves as the game writes them (zw games), one or several, or a word that\n"
            "`help` lists: board, moves, hint, undo, go, switch, side, level, flip, new, save, load, resign,\n"
            "quit. Ctrl-C while zw thinks makes it move at once.\n"
            "--level 1 is easy to beat, --level 10 is not. Without a level or a limit zw thinks one second for a\n"
            "move; play is tournament play, also with --depth. --clock is zw's time and --my-clock yours.\n"
            "On a terminal the board has symbols and colours unless NO_COLOR is set, and lines can be edited.\n"
            "With --json every answer is an object.",
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
    config.plays_games = config.plays_levels = 1;
    status = config_for_play(&config);
    if (status)
        return status;
    play_session session = {
        .config = config, .name = person_name(&own), .own_clock = own.clock, .plain = own.plain, .json = line.json};
    status = game_open(line.words[0], &session.handle);
    if (!status)
        status = play(&session, &own);
    play_free(&session);
    return status;
}
