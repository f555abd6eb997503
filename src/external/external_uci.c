/* external_uci.c - a chess external engine under the Universal Chess Interface: the sentences of the protocol. See
 * external_engine.h. */
#include "external_engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------------------------------------------------- settings */

/* "option name N type ...": N is kept, a line each. */
static void note_option(external_engine *of, char *line)
{
    if (strncmp(line, "option name ", 12) != 0)
        return;
    char *name = line + 12, *end = strstr(name, " type ");
    if (end)
        *end = '\0';
    text_addf(&of->options, "%s\n", name);
}

static int set_option(external_engine *of, const char *name, const char *value, text *why)
{
    text line = {0};
    text_addf(&line, "setoption name %s%s%s", name, value ? " value " : "", value ? value : "");
    int refused = !external_has_option(of, name);
    if (refused)
        text_addf(why, "'%s' has no option '%s': expected one that it lists", of->order->command, name);
    else
        process_send(&of->process, line.data); /* nobody there is seen when it is asked whether it is ready */
    text_free(&line);
    return refused ? -1 : 0;
}

static int greet(external_engine *of, text *why)
{
    if (external_expect(of, "uci", "uciok", note_option, why))
        return -1;
    for (int i = 0; i < of->order->setting_count; i++)
        if (set_option(of, of->order->settings[i].name, of->order->settings[i].value, why))
            return -1;
    return external_expect(of, "isready", "readyok", NULL, why);
}

/* ------------------------------------------------------------------------------------------------------------- games */

/* Castling rights by the files of the rooks are those of Chess960. */
static int is_chess960(const char *fen)
{
    const char *rights = strchr(fen, ' ');
    rights = rights ? strchr(rights + 1, ' ') : NULL;
    return rights && rights[1 + strspn(rights + 1, "KQkq-")] != ' ';
}

static int new_game(external_engine *of, const char *position, text *why)
{
    int shuffled = is_chess960(position);
    if ((shuffled || external_has_option(of, "UCI_Chess960")) &&
        set_option(of, "UCI_Chess960", shuffled ? "true" : "false", why))
        return -1;
    process_send(&of->process, "ucinewgame");
    return external_expect(of, "isready", "readyok", NULL, why);
}

static void add_limits(text *line, const external_question *question, int black)
{
    const zw_limits *limits = question->mover;
    if (limits->clock > 0 || limits->increment > 0) {
        const zw_limits *white = black ? question->other : question->mover;
        const zw_limits *dark = black ? question->mover : question->other;
        text_addf(line, " wtime %.0f btime %.0f winc %.0f binc %.0f", 1e3 * white->clock, 1e3 * dark->clock,
                  1e3 * white->increment, 1e3 * dark->increment);
    }
    if (limits->seconds > 0)
        text_addf(line, " movetime %.0f", 1e3 * limits->seconds);
    if (limits->nodes)
        text_addf(line, " nodes %llu", (unsigned long long)limits->nodes);
    if (limits->depth)
        text_addf(line, " depth %d", limits->depth);
}

static void add_word(void *line, const char *move)
{
    text_addf(line, " %s", move);
}

static int is_black_to_move(const external_question *question)
{
    const game_handle *handle = question->handle;
    return !handle->game->first_to_move(handle->context, external_position(question, question->count));
}

static int ask(external_engine *of, const external_question *question)
{
    text line = {0};
    int initial = !strcmp(question->position, "start");
    text_addf(&line, "position %s%s%s", initial ? "startpos" : "fen ", initial ? "" : question->position,
              question->count ? " moves" : "");
    line_walk(question->handle, question->positions, question->moves, question->count, MOVE_NOTATION, add_word, &line);
    int failed = process_send(&of->process, line.data);
    text_clear(&line);
    text_add(&line, "go");
    add_limits(&line, question, is_black_to_move(question));
    failed = failed || process_send(&of->process, line.data);
    text_free(&line);
    return failed ? -1 : 0;
}

/* ----------------------------------------------------------------------------------------------------------- answers */

static const char *behind(const char *line, const char *word)
{
    const char *at = strstr(line, word);
    return at ? at + strlen(word) : NULL;
}

/* A bound is no score, and a second line of several is not the first. */
static void hear_info(const char *line, external_answer *answer)
{
    const char *score = behind(line, " score "), *depth = behind(line, " depth "), *rank = behind(line, " multipv ");
    if (!strncmp(line, "info string", 11) || !score || (rank && external_number(rank) != 1) || strstr(score, "bound"))
        return;
    answer->scored = 1;
    answer->mate = !strncmp(score, "mate ", 5) ? external_number(score + 5) : 0;
    answer->score = !strncmp(score, "cp ", 3) ? external_number(score + 3) : 0;
    answer->depth = depth ? external_number(depth) : 0;
}

static int hear(char *line, external_answer *answer)
{
    line += strspn(line, " \t");
    if (!strncmp(line, "info ", 5))
        hear_info(line, answer);
    if (strncmp(line, "bestmove", 8) != 0)
        return 0;
    if (sscanf(line, "bestmove %31s", answer->move) != 1)
        answer->move[0] = '\0';
    return 1;
}

const external_protocol external_uci = {
    .name = "uci",
    .game = "chess",
    .greet = greet,
    .new_game = new_game,
    .ask = ask,
    .hear = hear,
    .farewell = "quit",
};
