/* analysis_file.c - the file that keeps what an analysis has found, so that a run that was killed goes on: see analysis.h. A
 * line has the number of the move, depth, exact or not, mark, nodes, value, best value, and the best line, with blanks between
 * them. */
#include "analysis.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t mix(uint64_t hash, const char *words)
{
    for (; *words; words++)
        hash = (hash ^ (unsigned char)*words) * UINT64_C(1099511628211);
    return (hash ^ '\n') * UINT64_C(1099511628211);
}

void analysis_head(const analysis *of, const char *signature, text *to)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (int i = 0; i < of->games.count; i++) {
        hash = mix(hash, of->games.items[i].text);
        hash = mix(hash, of->games.items[i].moves ? of->games.items[i].moves : "");
    }
    text_addf(to, "%s %016" PRIx64, signature, hash);
}

int analysis_keep(const analysis *of, journal *file, int move)
{
    const judged *one = &of->moves[move];
    int game = analysis_game_of(of, move), ply = move - of->first[game];
    text line = {0}, moves = {0};
    shown_game shown;
    text_addf(&line, "%d %d %d %s %" PRIu64 " %" PRId32 " %" PRId32, move + 1, one->depth, one->exact,
              one->fault == FAULT_MISSED_WIN ? "missed-win" : fault_rows[one->fault].name, one->nodes, one->value,
              one->best_value);
    shown_begin(of, game, &shown);
    played_game behind = {.handle = NULL};
    played_begin(&behind, &of->handle, played_at(&shown.played, ply));
    for (int i = 0; i < one->line_length; i++)
        played_move(&behind, one->line[i]);
    played_text(&behind, 0, behind.count, &moves);
    text_addf(&line, " %s", moves.data ? moves.data : "");
    int status = journal_add(file, line.data);
    played_free(&behind);
    shown_end(&shown);
    text_free(&line);
    text_free(&moves);
    return status;
}

/* ------------------------------------------------------------------------------------------------------------- reading */

typedef struct reading {
    analysis *of;
    const char *path;
    int done;
    int game; /* that `shown` shows; -1: none yet */
    shown_game shown;
} reading;

static int find_fault(const char *word, fault *to)
{
    for (int i = 0; i < FAULTS; i++)
        if (!strcmp(word, i == FAULT_MISSED_WIN ? "missed-win" : fault_rows[i].name)) {
            *to = (fault)i;
            return 1;
        }
    return 0;
}

/* The line of moves, which must be legal. */
static int read_line(const reading *from, int ply, const char *moves, judged *to)
{
    zw_error error = {0};
    played_game behind = {.handle = NULL};
    played_begin(&behind, &from->of->handle, played_at(&from->shown.played, ply));
    int failed = played_read(&behind, moves, &error) || behind.count < 1 || behind.count > ANALYSIS_LINE;
    for (int i = 0; i < behind.count && !failed; i++)
        to->line[to->line_length++] = behind.moves[i];
    to->best = to->line_length ? to->line[0] : ZW_NO_MOVE;
    played_free(&behind);
    return failed;
}

/* Could a search have found it? */
static int is_possible(const zw_game *game, const judged *one)
{
    zw_value most = game->max_score ? game->max_score : 1;
    return one->depth >= 0 && one->depth <= ZW_MAX_DEPTH && (one->exact == 0 || one->exact == 1) &&
           one->value >= -most && one->value <= one->best_value && one->best_value <= most;
}

static int take_line(void *user, int number, char *line)
{
    reading *from = user;
    analysis *of = from->of;
    int move, behind = 0, move_number;
    char mark[16];
    judged one = {.best = ZW_NO_MOVE};
    if (from->done == analysis_count(of))
        return bad("%s:%d: a line more than there are moves: expected %d", from->path, number, from->done);
    if (sscanf(line, "%d %d %d %15s %" SCNu64 " %" SCNd32 " %" SCNd32 " %n", &move_number, &one.depth, &one.exact, mark,
               &one.nodes, &one.value, &one.best_value, &behind) != 7 ||
        !behind || move_number != from->done + 1 || !find_fault(mark, &one.fault) ||
        !is_possible(of->handle.game, &one))
        return bad("%s:%d: '%.60s': expected what was found of move %d", from->path, number, line, from->done + 1);
    move = from->done;
    int game = analysis_game_of(of, move);
    if (game != from->game) {
        if (from->game >= 0)
            shown_end(&from->shown);
        shown_begin(of, game, &from->shown);
        from->game = game;
    }
    if (read_line(from, move - of->first[game], line + behind, &one))
        return bad("%s:%d: '%.60s': expected a line of 1 to %d legal moves", from->path, number, line + behind,
                   ANALYSIS_LINE);
    of->moves[move] = one;
    from->done++;
    return EXIT_FINE;
}

int analysis_resume(analysis *of, const char *path, const char *head, journal *file, int *done)
{
    reading from = {.of = of, .path = path, .game = -1};
    int status = journal_open(file, path, head, "the analysis of the same games by the same command", take_line, &from);
    if (from.game >= 0)
        shown_end(&from.shown);
    *done = from.done;
    return status;
}
