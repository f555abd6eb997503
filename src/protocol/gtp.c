/* gtp.c - `zw gtp`: version 2 of the Go Text Protocol as Othello programs speak it (gtp-rhino, Quarry). Black is X and
 * moves first; a1 is the upper left square. A side without a move passes, whether or not it is told to: both habits are
 * in use. Everything is answered in the order it came, so a search is ended early by the comment "# interrupt" alone. */
#include "gtp.h"
#include "protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ----------------------------------------------------------------------------------------------------------- answers */

static void write_answer(session *of, char mark, const char *format, va_list values)
{
    const gtp *own = of->state;
    printf("%c%s%s", mark, own->id, *format ? " " : "");
    vprintf(format, values);
    printf("\n\n");
}

void gtp_answer(session *of, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    write_answer(of, '=', format, values);
    va_end(values);
}

void gtp_refuse(session *of, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    write_answer(of, '?', format, values);
    va_end(values);
}

void gtp_done(session *of)
{
    const gtp *own = of->state;
    printf("=%s\n\n", own->id);
}

/* ------------------------------------------------------------------------------------------------------------- tables */

static void obey_protocol_version(session *of, char *arguments)
{
    (void)arguments;
    gtp_answer(of, "2");
}

static void obey_name(session *of, char *arguments)
{
    (void)arguments;
    gtp_answer(of, "Zerowindow");
}

static void obey_version(session *of, char *arguments)
{
    (void)arguments;
    gtp_answer(of, "%s", zw_version());
}

static void obey_known_command(session *of, char *arguments)
{
    gtp_answer(of, "%s", verb_find(of->protocol->verbs, arguments, NULL) ? "true" : "false");
}

static void list_verbs(session *of, int with_help)
{
    text list = {0};
    for (const verb *row = of->protocol->verbs; row->name; row++) {
        text_addf(&list, "%s%s", list.length ? "\n" : "", row->name);
        if (with_help)
            text_addf(&list, "%s%s: %s", *row->arguments ? " " : "", row->arguments, row->summary);
    }
    gtp_answer(of, "%s", list.data);
    text_free(&list);
}

static void obey_list_commands(session *of, char *arguments)
{
    (void)arguments;
    list_verbs(of, 0);
}

static void obey_help(session *of, char *arguments)
{
    (void)arguments;
    list_verbs(of, 1);
}

static void obey_quit(session *of, char *arguments)
{
    (void)arguments;
    gtp_done(of);
    of->leaving = 1;
}

static void obey_list_games(session *of, char *arguments)
{
    (void)arguments;
    gtp_answer(of, "Othello");
}

static void obey_set_game(session *of, char *arguments)
{
    if (strcasecmp(arguments, "Othello") != 0)
        gtp_refuse(of, "unsupported game '%.40s': expected Othello", arguments);
    else
        gtp_done(of);
}

/* For programs that look for it: "# interrupt" is understood. */
static void obey_interrupt(session *of, char *arguments)
{
    (void)arguments;
    gtp_done(of);
}

/* -------------------------------------------------------------------------------------------------------------- lines */

static const verb verbs[] = {
    {"protocol_version", "", "2", VERB_WAITS, obey_protocol_version},
    {"name", "", "the engine's", VERB_WAITS, obey_name},
    {"version", "", "the engine's", VERB_WAITS, obey_version},
    {"known_command", "COMMAND", "true or false", VERB_WAITS, obey_known_command},
    {"list_commands", "", "their names", VERB_WAITS, obey_list_commands},
    {"help", "", "the commands with what they do", VERB_WAITS, obey_help},
    {"quit", "", "leave", VERB_WAITS, obey_quit},
    {"list_games", "", "Othello", VERB_WAITS, obey_list_games},
    {"set_game", "GAME", "only Othello", VERB_WAITS, obey_set_game},
    {"boardsize", "N", "only 8", VERB_WAITS, gtp_boardsize},
    {"clear_board", "", "begin a game", VERB_WAITS, gtp_clear_board},
    {"komi", "N", "accepted; changes nothing", VERB_WAITS, gtp_komi},
    {"play", "COLOUR MOVE", "play a move: a square, a1 to h8, or pass", VERB_WAITS, gtp_play},
    {"genmove", "COLOUR", "find a move, and play it", VERB_WAITS, gtp_genmove},
    {"reg_genmove", "COLOUR", "find a move, and do not play it", VERB_WAITS, gtp_reg_genmove},
    {"undo", "", "take the last play or genmove back", VERB_WAITS, gtp_undo},
    {"time_settings", "MAIN EXTRA MOVES", "seconds for the game; then EXTRA seconds for every MOVES moves", VERB_WAITS,
     gtp_time_settings},
    {"time_left", "COLOUR SECONDS MOVES", "what a clock shows; MOVES 0: main time", VERB_WAITS, gtp_time_left},
    {"final_score", "", "B+N, W+N or 0, empty squares counting for the winner", VERB_WAITS, gtp_final_score},
    {"showboard", "", "the board for people", VERB_WAITS, gtp_showboard},
    {"gogui-interrupt", "", "the comment # interrupt ends a search early", VERB_WAITS, obey_interrupt},
    {"zw-hint", "[N]", "the N best moves: move, value in discs, depth, line", VERB_WAITS, gtp_hint},
    {"zw-book", "FILE|on|off", "the opening book", VERB_WAITS, gtp_book},
    {"zw-position", "[POSITION]", "the position as text, or set it", VERB_WAITS, gtp_position},
    {.name = NULL},
};

/* Comments are no commands, but one of them ends a search. */
static verb_timing timing(session *of, char *line)
{
    (void)of;
    line += strspn(line, " ");
    if (*line == '#' && !strcmp(line + 1 + strspn(line + 1, " "), "interrupt"))
        return VERB_ENDS;
    return VERB_WAITS;
}

/* Takes the number in front of a command. */
static char *take_id(gtp *own, char *line)
{
    size_t digits = strspn(line, "0123456789");
    own->id[0] = '\0';
    if (!digits || digits >= sizeof own->id || (line[digits] && line[digits] != ' '))
        return line;
    memcpy(own->id, line, digits);
    own->id[digits] = '\0';
    return line + digits + strspn(line + digits, " ");
}

static void obey(session *of, char *line)
{
    char *arguments, *word = line + strspn(line, " ");
    word[strcspn(word, "#")] = '\0';
    if (!*word)
        return;
    word = take_id(of->state, word);
    const verb *row = verb_find(verbs, word, &arguments);
    const char *wrong = row ? verb_complaint(row, arguments) : NULL;
    if (!row)
        gtp_refuse(of, "unknown command '%.40s' (list_commands)", word);
    else if (wrong)
        gtp_refuse(of, "syntax error: %s '%.40s': %s", row->name, arguments, wrong);
    else
        row->obey(of, arguments);
}

static void too_long(session *of, const char *beginning)
{
    char copy[64];
    snprintf(copy, sizeof copy, "%s", beginning);
    char *rest = take_id(of->state, copy);
    gtp_refuse(of, "line too long: '%s...': expected at most %zu characters", rest, CHANNEL_LONGEST_LINE);
}

int protocol_gtp(const search_config *config)
{
    static const protocol rows = {"othello",        verbs,           timing,         obey, too_long,
                                  ZW_REPORT_RESULT, gtp_take_report, gtp_take_result};
    gtp own = {.main_time = 0};
    int status = session_run(&rows, config, &own);
    free(own.before);
    text_free(&own.hints);
    return status;
}
