/* external_gtp.c - an Othello external engine under the Go Text Protocol, version 2: the sentences of the protocol. It is told
 * the whole game before each of its moves, so that nothing depends on what it remembers. See external_engine.h. */
#include "external_engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define ANSWER "99" /* the number in front of the question for a move */

static int greet(external_engine *of, text *why)
{
    if (external_has_settings(of, why) || external_expect(of, "1 protocol_version", "=1", NULL, why))
        return -1;
    process_send(&of->process, "2 set_game Othello"); /* a program that plays nothing else may refuse it */
    return external_expect(of, "3 boardsize 8", "=3", NULL, why);
}

static int new_game(external_engine *of, const char *position, text *why)
{
    if (strcmp(position, "start") != 0) {
        text_addf(why, "'%s' cannot be told of a position by GTP: expected openings as moves from the initial one",
                  of->order->command);
        return -1;
    }
    return external_expect(of, "4 clear_board", "=4", NULL, why);
}

static const char *colour(const external_question *question, int ply)
{
    const game_handle *handle = question->handle;
    return handle->game->first_to_move(handle->context, external_position(question, ply)) ? "black" : "white";
}

/* A time for each move is one extra period after another, without main time. */
static void add_times(const external_question *question, text *lines)
{
    const char *own = colour(question, question->count), *others = *own == 'b' ? "white" : "black";
    const zw_limits *mover = question->mover;
    if (mover->seconds > 0)
        text_addf(lines, "time_settings 0 %g 1\ntime_left %s %g 1\n", mover->seconds, own, mover->seconds);
    if (mover->clock > 0)
        text_addf(lines, "time_left %s %.3f 0\ntime_left %s %.3f 0\n", own, mover->clock, others,
                  question->other->clock);
}

static int ask(external_engine *of, const external_question *question)
{
    char move[16];
    text lines = {0};
    text_add(&lines, "clear_board\n");
    for (int ply = 0; ply < question->count; ply++) {
        move_text(question->handle, external_position(question, ply), question->moves[ply], MOVE_NOTATION, move,
                  sizeof move);
        text_addf(&lines, "play %s %s\n", colour(question, ply), move);
    }
    add_times(question, &lines);
    text_addf(&lines, ANSWER " genmove %s", colour(question, question->count));
    int failed = process_send(&of->process, lines.data);
    text_free(&lines);
    return failed ? -1 : 0;
}

static int hear(char *line, external_answer *answer)
{
    char word[32] = "";
    line += strspn(line, " \t");
    if ((*line != '=' && *line != '?') || strncmp(line + 1, ANSWER, strlen(ANSWER)) != 0)
        return 0;
    if (*line == '=')
        sscanf(line + 1 + strlen(ANSWER), "%31s", word);
    answer->resigned = !strcasecmp(word, "resign");
    external_read_square(word, answer);
    return 1;
}

const external_protocol external_gtp = {
    .name = "gtp",
    .game = "othello",
    .greet = greet,
    .new_game = new_game,
    .ask = ask,
    .hear = hear,
    .farewell = "quit",
};
