/* terminal_verbs.c - the words that a player can type, as a table; whatever is none of them is a move. See terminal.h. */
#define _POSIX_C_SOURCE 200809L
#include "terminal.h"
#include "common/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct verb {
    const char *name;
    const char *argument; /* as the help writes it; "" for none, in brackets when it may be left out */
    const char *summary;
    void (*obey)(play_session *session, const char *argument);
} verb;

/* ------------------------------------------------------------------------------------------------------------ looking */

static void obey_help(play_session *session, const char *argument); /* below the table that it prints */

static void obey_board(play_session *session, const char *argument)
{
    (void)argument;
    show_board(session);
}

static void obey_moves(play_session *session, const char *argument)
{
    (void)argument;
    show_legal(session);
}

static void obey_position(play_session *session, const char *argument)
{
    (void)argument;
    char *shown = position_text(&session->handle, play_position(session));
    say(session, "%s", shown);
    free(shown);
}

static int is_over(const play_session *session)
{
    if (play_is_over(session))
        say_bad(session, "the game is over: `new` begins another, `undo` takes back");
    return play_is_over(session);
}

static void obey_hint(play_session *session, const char *argument)
{
    zw_report report = ZW_REPORT;
    char *end;
    long count = *argument ? strtol(argument, &end, 10) : 1;
    if (*argument && (*end || count < 1 || count > ZW_MAX_MOVES)) {
        say_bad(session, "hint '%s': expected how many moves, 1 or more", argument);
        return;
    }
    if (is_over(session) || play_hint(session, (int)count, &report))
        return;
    if (count == 1)
        show_report(session, &report, "hint", 0);
    for (int i = 0; count > 1 && i < session->lines.count; i++)
        show_report(session, &session->lines.of[i], "hint", i + 1);
}

static void obey_flip(play_session *session, const char *argument)
{
    const zw_board *board = play_board(session);
    (void)argument;
    if (!board || board->upright) {
        say_bad(session, "this board is not turned round: it looks like this from both sides");
        return;
    }
    session->flipped = !session->flipped;
    show_board(session);
}

/* ------------------------------------------------------------------------------------------------------------- the game */

static void begin(play_session *session, const char *position, const char *moves)
{
    zw_error error = {0};
    if (play_begin(session, position, moves, &error)) {
        say_bad(session, "%s", error.text);
        return;
    }
    free(session->saved);
    session->saved = NULL;
    show_board(session);
    if (play_is_over(session))
        show_end(session);
}

static void obey_new(play_session *session, const char *argument)
{
    begin(session, *argument ? argument : "start", NULL);
}

/* Back to where a person is to move; with no person in the game one ply. */
static void obey_undo(play_session *session, const char *argument)
{
    char *end;
    long count = *argument ? strtol(argument, &end, 10) : 1;
    if (*argument && (*end || count < 1 || count > 100000)) {
        say_bad(session, "undo '%s': expected how many moves of yours to take back", argument);
        return;
    }
    if (!session->game.count) {
        say_bad(session, "there is no move to take back");
        return;
    }
    for (; count > 0 && session->game.count; count--)
        do
            play_take_back(session, 1);
        while (session->game.count && session->people &&
               (!play_person_to_move(session) || play_forced_pass(session) != ZW_NO_MOVE));
    show_board(session);
}

static void obey_resign(play_session *session, const char *argument)
{
    (void)argument;
    if (is_over(session))
        return;
    int mover = play_first_to_move(session) ? SIDE_FIRST : SIDE_SECOND;
    play_resign(session, session->people & mover ? mover : SIDE_BOTH - mover);
    show_end(session);
}

/* ------------------------------------------------------------------------------------------------------- sides and level */

static void set_sides(play_session *session, int people)
{
    static const char *const sentences[] = {"zw plays both sides; Ctrl-C hands them to you",
                                            "you are the first player, zw is the second",
                                            "you are the second player, zw is the first", "you play both sides"};
    play_set_people(session, people);
    say(session, "%s", sentences[people]);
}

static void obey_switch(play_session *session, const char *argument)
{
    (void)argument;
    set_sides(session, SIDE_BOTH - session->people);
}

static void obey_side(play_session *session, const char *argument)
{
    for (int i = 0; play_sides[i]; i++)
        if (!strcmp(play_sides[i], argument)) {
            set_sides(session, i);
            return;
        }
    say_bad(session, "side '%s': expected first, second, both or none", argument);
}

static void obey_go(play_session *session, const char *argument)
{
    (void)argument;
    if (!is_over(session))
        set_sides(session, play_first_to_move(session) ? SIDE_SECOND : SIDE_FIRST);
}

/* What a limit is called, by the name of its option. */
static const char *const limits[] = {"depth", "seconds", "nodes", "clock", NULL};

static void obey_level(play_session *session, const char *argument)
{
    search_config config = session->config;
    option_group groups[] = {{.rows = config_rows, .target = &config}, {.rows = NULL}};
    char name[32], why[512];
    size_t length = strcspn(argument, " ");
    const char *value = argument + length + strspn(argument + length, " ");
    int known = !*value; /* a bare number is a level */
    for (int i = 0; *value && limits[i]; i++)
        known |= strlen(limits[i]) == length && !strncmp(limits[i], argument, length);
    if (!known) {
        say_bad(session, "level '%s': expected 1 to %d, depth N, seconds S, nodes N or clock T+I", argument, ZW_LEVELS);
        return;
    }
    snprintf(name, sizeof name, "%.*s", *value ? (int)length : 5, *value ? argument : "level");
    config_clear_limits(&config);
    if (options_assign(groups, name, *value ? value : argument, why, sizeof why)) {
        say_bad(session, "%s", why + strspn(why, "-"));
        return;
    }
    session->config = config;
    play_forget_engine(session);
    if (!play_engine(session))
        say(session, "zw now has %s %s", name, *value ? value : argument);
}

/* --------------------------------------------------------------------------------------------------------------- files */

static void obey_save(play_session *session, const char *argument)
{
    int mine = session->saved && !strcmp(session->saved, argument);
    if (!mine && !access(argument, F_OK)) {
        say_bad(session, "'%s' exists: expected a new name", argument);
        return;
    }
    text record = {0};
    play_record(session, &record);
    if (!write_file(argument, record.data, record.length)) {
        char *name = copy_text(argument);
        free(session->saved);
        session->saved = name;
        say(session, "saved to %s", argument);
    }
    text_free(&record);
}

/* FILE, or FILE N for the N-th game in it. */
static void obey_load(play_session *session, const char *argument)
{
    position_list list = {0};
    char *path = copy_text(argument), *blank = strrchr(path, ' '), *end;
    long number = blank ? strtol(blank + 1, &end, 10) : 1;
    if (blank && number > 0 && !*end)
        *blank = '\0';
    else
        number = 1;
    if (!positions_add_file(&list, &session->handle, path, RECORD_END)) {
        if (number > list.count)
            say_bad(session, "load '%s': it has only %d, expected one of them", argument, list.count);
        else
            begin(session, list.items[number - 1].text, list.items[number - 1].moves);
    }
    positions_free(&list);
    free(path);
}

static void obey_quit(play_session *session, const char *argument)
{
    (void)argument;
    session->leaving = 1;
}

/* --------------------------------------------------------------------------------------------------------- the table */

static const verb verbs[] = {
    {"board", "", "show the board", obey_board},
    {"moves", "", "list the legal moves", obey_moves},
    {"hint", "[N]", "what zw would play, or the N best moves", obey_hint},
    {"undo", "[N]", "take back your last move (or N) and the answers", obey_undo},
    {"go", "", "zw moves now, and plays this side from here on", obey_go},
    {"switch", "", "exchange sides with zw", obey_switch},
    {"side", "first|second|both|none", "which side is yours", obey_side},
    {"level", "N | seconds S | depth N | ...", "how well zw plays: 1 to 10, or a limit (nodes, clock T+I)", obey_level},
    {"flip", "", "look at the board from the other side", obey_flip},
    {"position", "", "the position as text", obey_position},
    {"new", "[POSITION]", "begin another game", obey_new},
    {"save", "FILE", "write the game to a file", obey_save},
    {"load", "FILE [N]", "go on with the (N-th) game of a file", obey_load},
    {"resign", "", "give the game up", obey_resign},
    {"help", "", "this list", obey_help},
    {"quit", "", "leave", obey_quit},
    {.name = NULL},
};

static void obey_help(play_session *session, const char *argument)
{
    (void)argument;
    say(session, "a move, such as one that `moves` lists, several moves, or:");
    for (const verb *one = verbs; one->name; one++) {
        char left[64];
        snprintf(left, sizeof left, "%s %s", one->name, one->argument);
        say(session, "  %-36s %s", left, one->summary);
    }
    if (session->handle.game->notation)
        say(session, "%s", session->handle.game->notation);
}

void play_words(const play_session *session, int first, void (*each)(void *user, const char *word), void *user)
{
    char move[256];
    for (const verb *one = verbs; first && one->name; one++)
        each(user, one->name);
    for (int i = 0; first && !play_is_over(session) && i < session->referee.legal_count; i++) {
        move_text(&session->handle, play_position(session), session->referee.legal[i], MOVE_FOR_PEOPLE, move,
                  sizeof move);
        each(user, move);
    }
    for (int i = 0; !first && limits[i]; i++)
        each(user, limits[i]);
    for (int i = 0; !first && play_sides[i]; i++)
        each(user, play_sides[i]);
}

static const verb *find_verb(const char *word, size_t length)
{
    for (const verb *one = verbs; one->name; one++)
        if (strlen(one->name) == length && !strncmp(one->name, word, length))
            return one;
    return NULL;
}

/* The verb that a mistyped word may have meant, or NULL. */
static const char *near_verb(const char *word)
{
    const char *names[sizeof verbs / sizeof *verbs];
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        names[i] = verbs[i].name;
    return strlen(word) > 2 ? options_nearest(names, word) : NULL;
}

static void obey_move(play_session *session, const char *line)
{
    zw_error error = {0};
    int over = play_is_over(session);
    if (!over && session->own_clock.seconds > 0 && !play_charge_person(session)) {
        show_end(session);
        return;
    }
    if (!over && !play_moves_typed(session, line, &error)) {
        session->asked = now_seconds();
        show_board(session);
        if (play_is_over(session))
            show_end(session);
        return;
    }
    const char *near = near_verb(line);
    if (over && near)
        say_bad(session, "'%.100s': did you mean %s?", line, near);
    else if (!is_over(session))
        say_bad(session, "%s (%s%s)", error.text, near ? "did you mean " : "help lists what can be typed",
                near ? near : "");
}

void play_obey(play_session *session, char *line)
{
    line += strspn(line, " \t");
    size_t length = strlen(line);
    while (length && strchr(" \t\r\n", line[length - 1]))
        line[--length] = '\0';
    if (!length)
        return;
    size_t word = strcspn(line, " \t");
    const verb *one = find_verb(line, word);
    if (!one) {
        obey_move(session, line);
        return;
    }
    const char *argument = line + word + strspn(line + word, " \t");
    if (*argument && !*one->argument)
        say_bad(session, "%s '%s': expected nothing behind it", one->name, argument);
    else if (!*argument && *one->argument && *one->argument != '[')
        say_bad(session, "%s: expected %s behind it", one->name, one->argument);
    else
        one->obey(session, argument);
}
