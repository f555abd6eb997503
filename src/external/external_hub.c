/* external_hub.c - a checkers external engine under the Hub protocol: the sentences of the protocol. Moves and positions
 * are put into Hub's notation by the game's own functions. See external_engine.h. */
#include "external_engine.h"

#include "common/hub_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------------------------------------------------- settings */

/* The arguments of a line that begins with `word`; returns 0 for any other, or one that cannot be read. */
static int read_line(char *line, const char *word, hub_arguments *to)
{
    size_t length = strlen(word);
    text why = {0};
    line += strspn(line, " \t");
    if (strncmp(line, word, length) != 0 || (line[length] && line[length] != ' '))
        return 0;
    int wrong = hub_read_arguments(line + length, to, &why);
    text_free(&why);
    return !wrong;
}

/* The names of parameters are kept, a line each; so is the variant that it plays, when it can play ours. */
static void note_param(external_engine *of, char *line)
{
    hub_arguments arguments;
    if (!read_line(line, "param", &arguments))
        return;
    const char *name = hub_value(&arguments, "name"), *values = hub_value(&arguments, "values");
    if (!name)
        return;
    text_addf(&of->options, "%s\n", name);
    if (!strcmp(name, "variant") && (!values || strstr(values, "english")))
        text_add(&of->options, "variant english\n");
}

static int set_param(external_engine *of, const char *name, const char *value, text *why)
{
    if (!external_has_option(of, name)) {
        text_addf(why, "'%s' has no parameter '%s': expected one that it lists", of->order->command, name);
        return -1;
    }
    text line = {0};
    text_add(&line, "set-param");
    hub_add(&line, "name", name);
    hub_add(&line, "value", value ? value : "");
    process_send(&of->process, line.data); /* nobody there is seen when it is asked whether it is ready */
    text_free(&line);
    return 0;
}

/* The first error that it tells of is what it has against the settings. */
static void note_refusal(external_engine *of, char *line)
{
    hub_arguments arguments;
    if (of->refusal.length || !read_line(line, "error", &arguments))
        return;
    const char *message = hub_value(&arguments, "message");
    text_add(&of->refusal, message && *message ? message : "error");
}

static int greet(external_engine *of, text *why)
{
    if (external_expect(of, "hub", "wait", note_param, why))
        return -1;
    if (external_has_option(of, "variant")) {
        if (!external_has_option(of, "variant english")) {
            text_addf(why, "'%s' does not play the variant english", of->order->command);
            return -1;
        }
        set_param(of, "variant", "english", why);
    }
    for (int i = 0; i < of->order->setting_count; i++)
        if (set_param(of, of->order->settings[i].name, of->order->settings[i].value, why))
            return -1;
    if (external_expect(of, "init", "ready", note_refusal, why))
        return -1;
    if (!of->order->setting_count || !of->refusal.length)
        return 0;
    text_addf(why, "'%s' says '%.200s': expected settings that it takes", of->order->command, of->refusal.data);
    return -1;
}

static int new_game(external_engine *of, const char *position, text *why)
{
    (void)position;
    process_send(&of->process, "new-game");
    return external_expect(of, "ping", "pong", NULL, why);
}

/* ------------------------------------------------------------------------------------------------------------- games */

static void add_limits(text *line, const zw_limits *limits)
{
    if (limits->clock > 0)
        text_addf(line, " time=%.3f inc=%.3f", limits->clock, limits->increment);
    if (limits->seconds > 0)
        text_addf(line, " move-time=%.3f", limits->seconds);
    if (limits->nodes)
        text_addf(line, " nodes=%llu", (unsigned long long)limits->nodes);
    if (limits->depth)
        text_addf(line, " depth=%d", limits->depth);
}

static int ask(external_engine *of, const external_question *question)
{
    text line = {0}, moves = {0};
    char shown[HUB_SQUARES + 2];
    for (int ply = 0; ply < question->count; ply++) {
        text_add(&moves, ply ? " " : "");
        hub_write_move(question->handle, external_position(question, ply), question->moves[ply], &moves);
    }
    hub_write_position(question->handle, question->positions, shown);
    text_add(&line, "pos");
    hub_add(&line, "pos", shown);
    if (moves.length)
        hub_add(&line, "moves", moves.data);
    int failed = process_send(&of->process, line.data);
    text_clear(&line);
    text_add(&line, "level");
    add_limits(&line, question->mover);
    failed = failed || process_send(&of->process, line.data) || process_send(&of->process, "go think");
    text_free(&line);
    text_free(&moves);
    return failed ? -1 : 0;
}

/* ----------------------------------------------------------------------------------------------------------- answers */

static void hear_info(const hub_arguments *arguments, external_answer *answer)
{
    const char *score = hub_value(arguments, "score"), *depth = hub_value(arguments, "depth");
    double men = score ? strtod(score, NULL) : 0;
    if (!score || !isfinite(men))
        return;
    answer->scored = 1;
    answer->score = (int)lround(100 * fmax(-1e4, fmin(1e4, men)));
    answer->depth = depth ? external_number(depth) : 0;
}

static int hear(char *line, external_answer *answer)
{
    hub_arguments arguments;
    if (read_line(line, "info", &arguments)) {
        hear_info(&arguments, answer);
    } else if (read_line(line, "done", &arguments)) {
        const char *move = hub_value(&arguments, "move");
        snprintf(answer->move, sizeof answer->move, "%s", move ? move : "");
        return 1;
    }
    return 0;
}

static void translate(const external_question *question, external_answer *answer)
{
    const void *here = external_position(question, question->count);
    zw_move move;
    text why = {0};
    if (answer->move[0] && hub_read_move(question->handle, here, answer->move, &move, &why))
        snprintf(answer->move, sizeof answer->move, "?");
    else if (answer->move[0])
        move_text(question->handle, here, move, MOVE_NOTATION, answer->move, sizeof answer->move);
    text_free(&why);
}

const external_protocol external_hub = {
    .name = "hub",
    .game = "checkers",
    .greet = greet,
    .new_game = new_game,
    .ask = ask,
    .hear = hear,
    .translate = translate,
    .farewell = "quit",
};
