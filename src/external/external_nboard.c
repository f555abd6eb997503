/* external_nboard.c - an Othello external engine under the protocol of NBoard, version 2: the sentences of the protocol. Each
 * question has the whole game, in the Generic Game Format. See external_engine.h. */
#include "external_engine.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int greet(external_engine *of, text *why)
{
    if (external_has_settings(of, why))
        return -1;
    process_send(&of->process, "nboard 2");
    return external_expect(of, "ping 1", "pong 1", NULL, why);
}

static int new_game(external_engine *of, const char *position, text *why)
{
    (void)position;
    return external_expect(of, "ping 2", "pong 2", NULL, why);
}

/* "BO[8 ---... *]": black is *, white O, an empty square -. */
static void add_board(const external_question *question, text *to)
{
    char *board = position_text(question->handle, question->positions);
    for (char *at = board; *at; at++)
        *at = *at == 'X' ? '*' : *at;
    text_addf(to, "BO[8 %s]", board);
    free(board);
}

static int is_black(const external_question *question, int ply)
{
    const game_handle *handle = question->handle;
    return handle->game->first_to_move(handle->context, external_position(question, ply));
}

static void add_clocks(const external_question *question, text *to)
{
    int black = is_black(question, question->count);
    const zw_limits *first = black ? question->mover : question->other;
    const zw_limits *second = black ? question->other : question->mover;
    if (question->mover->clock > 0)
        text_addf(to, "BT[%.0f]WT[%.0f]", floor(fmax(1, first->clock)), floor(fmax(1, second->clock)));
}

static void add_moves(const external_question *question, text *to)
{
    char move[16];
    for (int ply = 0; ply < question->count; ply++) {
        move_text(question->handle, external_position(question, ply), question->moves[ply], MOVE_NOTATION, move,
                  sizeof move);
        if (!strcmp(move, "pass"))
            memcpy(move, "pa", 3);
        for (char *at = move; *at; at++)
            *at = (char)toupper((unsigned char)*at);
        text_addf(to, "%c[%s]", is_black(question, ply) ? 'B' : 'W', move);
    }
}

static int ask(external_engine *of, const external_question *question)
{
    text lines = {0};
    if (question->mover->depth)
        text_addf(&lines, "set depth %d\n", question->mover->depth);
    text_add(&lines, "set game (;GM[Othello]PC[zw]PB[black]PW[white]RE[?]TY[8]");
    add_clocks(question, &lines);
    add_board(question, &lines);
    add_moves(question, &lines);
    text_add(&lines, ";)\ngo");
    int failed = process_send(&of->process, lines.data);
    text_free(&lines);
    return failed ? -1 : 0;
}

/* "=== F5/1.25/0.3": the move, what it is worth in discs, the seconds that it took. */
static int hear(char *line, external_answer *answer)
{
    line += strspn(line, " \t");
    if (strncmp(line, "===", 3) != 0)
        return 0;
    line += 3 + strspn(line + 3, " \t");
    char *value = strchr(line, '/');
    if (value)
        *value++ = '\0';
    if (value && *value && *value != '/') {
        double discs = strtod(value, NULL);
        answer->scored = isfinite(discs);
        answer->score = answer->scored ? (int)lround(100 * fmax(-64, fmin(64, discs))) : 0;
    }
    external_read_square(line, answer);
    return 1;
}

const external_protocol external_nboard = {
    .name = "nboard",
    .game = "othello",
    .greet = greet,
    .new_game = new_game,
    .ask = ask,
    .hear = hear,
    .farewell = "quit",
};
