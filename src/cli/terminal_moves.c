/* terminal_moves.c - moves as people type them: one, several written together ("e4e5nf3") or with blanks, and passes left
 * out. The longest beginning that is a legal move is taken first, and a shorter one where the rest cannot be read behind
 * it. See terminal.h. */
#include "terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_MOVE 60 /* characters */
#define LONGEST_LINE 2000
#define MOST_TRIES 20000 /* beginnings looked at, so that no line takes long */

typedef struct reading {
    const play_session *session;
    played_game game; /* as far as the line was read */
    int tries;
    const char *furthest; /* where reading came to an end, */
    zw_error error; /* and why */
} reading;

static int only_a_pass(reading *of, zw_move *move)
{
    const game_handle *handle = &of->session->handle;
    zw_value outcome;
    zw_move *list = allocate((size_t)handle->game->max_moves, sizeof *list);
    int alone = position_moves(handle, played_now(&of->game), list, &outcome) == 1;
    *move = list[0];
    free(list);
    return alone && !play_changes_board(of->session, played_now(&of->game), *move);
}

static int read_rest(reading *of, const char *rest);

static int read_behind(reading *of, zw_move move, const char *rest)
{
    played_move(&of->game, move);
    if (read_rest(of, rest))
        return 1;
    played_take_back(&of->game, 1);
    return 0;
}

/* Returns 1 when everything from here on was read. */
static int read_rest(reading *of, const char *rest)
{
    const game_handle *handle = &of->session->handle;
    char word[LONGEST_MOVE + 1];
    zw_move move;
    rest += strspn(rest, " \t");
    if (!*rest)
        return 1;
    size_t length = strcspn(rest, " \t");
    for (size_t taken = length < LONGEST_MOVE ? length : LONGEST_MOVE; taken && of->tries++ < MOST_TRIES; taken--) {
        zw_error error = {0};
        memcpy(word, rest, taken);
        word[taken] = '\0';
        if (zw_move_parse(handle->game, handle->context, played_now(&of->game), word, &move, &error) == ZW_OK) {
            if (read_behind(of, move, rest + taken))
                return 1;
        } else if (rest > of->furthest) { /* the first try, with the whole word */
            of->furthest = rest;
            of->error = error;
        }
    }
    return only_a_pass(of, &move) && of->tries++ < MOST_TRIES && read_behind(of, move, rest);
}

int play_moves_typed(play_session *session, const char *line, zw_error *error)
{
    reading of = {.session = session, .furthest = line - 1};
    if (strlen(line) > LONGEST_LINE) {
        snprintf(error->text, sizeof error->text, "a line of %zu characters: expected at most %d", strlen(line),
                 LONGEST_LINE);
        return -1;
    }
    played_copy(&of.game, &session->handle, &session->game);
    int read = read_rest(&of, line);
    for (int ply = session->game.count; read && ply < of.game.count && !play_is_over(session); ply++)
        play_move(session, of.game.moves[ply]);
    played_free(&of.game);
    *error = of.error;
    return read ? 0 : -1;
}
