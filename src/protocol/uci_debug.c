/* uci_debug.c - what a chess board never asks, and people at a console do: the board (`d`), what the evaluation is made of
 * (`eval`), and counts of positions (`go perft N`). */
#include "game/book_format.h"
#include "game/tunable.h"
#include "uci.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_lost(const session *of, const char *asked)
{
    const uci *own = of->state;
    if (own->lost)
        uci_remark("%s: there is no position, the last one could not be read", asked);
    return own->lost;
}

void uci_show_position(session *of, char *arguments)
{
    const zw_game *game = of->handle.game;
    const void *position = session_position(of);
    char board[2048];
    (void)arguments;
    if (is_lost(of, "d"))
        return;
    char *fen = position_text(&of->handle, position);
    game->show(of->handle.context, position, board, sizeof board);
    printf("%s", board);
    send_line("Fen: %s", fen);
    send_line("Key: %016llX", (unsigned long long)zw_position_hash(game, of->handle.context, position));
    if (game->book_format)
        send_line("%s key: %016llX", game->book_format->name, (unsigned long long)game->book_format->key(position));
    free(fen);
}

/* -------------------------------------------------------------------------------------------------------- evaluation */

/* What the rows of a term add up to, for the side that moved first. */
typedef struct term_sum {
    double early, late, total;
} term_sum;

/* The position is seen in its counts, which are of the first side less the other; `early` and `late` have the sign of the side
 * to move. */
static void show_terms(const session *of, const zw_tunable *tunable)
{
    double early, late, sign = session_first_to_move(of) ? 1 : -1, all = 0;
    double *weights = allocate((size_t)tunable->rows, 2 * sizeof *weights);
    zw_tuned_count *counts = allocate((size_t)tunable->rows, sizeof *counts);
    void *opened = tunable->open();
    int count = opened ? tunable->trace(opened, session_position(of), counts, &early, &late) : 0, at = 0, row = 0;
    tunable->current(weights);
    send_line("%-16s %8s %8s %8s", "", "middle", "end", "now");
    for (int i = 0; i < tunable->row_term_count && opened; i++) {
        term_sum sum = {0};
        row += tunable->row_terms[i].rows;
        for (; at < count && counts[at].row < row; at++) {
            sum.early += counts[at].count * weights[2 * counts[at].row];
            sum.late += counts[at].count * weights[2 * counts[at].row + 1];
        }
        sum.total = sign * (early * sum.early + late * sum.late);
        all += sum.total;
        send_line("%-16s %+8.2f %+8.2f %+8.2f", tunable->row_terms[i].name, sum.early / 100, sum.late / 100,
                  sum.total / 100);
    }
    send_line("%-16s %8s %8s %+8.2f", "sum", "", "", all / 100);
    free(opened);
    free(counts);
    free(weights);
}

void uci_show_evaluation(session *of, char *arguments)
{
    const zw_game *game = of->handle.game;
    zw_value outcome;
    zw_move first;
    (void)arguments;
    if (is_lost(of, "eval"))
        return;
    if (session_moves(of, &first, &outcome) < 1) {
        send_line("Static evaluation: none (the game is over)");
        return;
    }
    if (game->tunable && game->tunable->row_terms)
        show_terms(of, game->tunable);
    int value = (int)game->evaluate(of->handle.context, session_position(of));
    value = session_first_to_move(of) ? value : -value;
    send_line("Static evaluation: %+.2f (in pawns, for White)", value / 100.0);
}

/* ------------------------------------------------------------------------------------------------------------- perft */

/* In the thread: the positions behind each move. */
static zw_status count_moves(session *of, zw_error *error)
{
    uci_counts *to = &((uci *)of->state)->counts;
    const zw_game *game = of->handle.game;
    void *next = allocate(1, game->position_size);
    zw_status status = ZW_OK;
    for (; to->done < to->count && status == ZW_OK; to->done++) {
        game->play(NULL, session_position(of), to->moves[to->done], next);
        status = zw_perft_until(game, next, to->depth - 1, 0, &of->stopping, &to->nodes[to->done], error);
        if (__atomic_load_n(&of->stopping, __ATOMIC_RELAXED))
            break; /* this count is not whole */
    }
    free(next);
    return status;
}

void uci_count(session *of, int depth)
{
    uci *own = of->state;
    uci_counts *to = &own->counts;
    size_t most = (size_t)of->handle.game->max_moves;
    zw_value outcome;
    zw_error error = {0};
    to->moves = enlarge(to->moves, most, sizeof *to->moves);
    to->nodes = enlarge(to->nodes, most, sizeof *to->nodes);
    to->count = position_moves(&of->handle, session_position(of), to->moves, &outcome);
    to->depth = depth;
    to->done = 0;
    own->counting = 1;
    if (session_work(of, count_moves, &error)) {
        own->counting = 0;
        uci_remark("go perft: %s", error.text);
    }
}

void uci_show_counts(session *of, const zw_error *error)
{
    uci *own = of->state;
    const uci_counts *of_moves = &own->counts;
    unsigned long long sum = 0;
    char shown[32];
    own->counting = 0;
    for (int i = 0; i < of_moves->done; i++) {
        move_text(&of->handle, session_position(of), of_moves->moves[i], MOVE_NOTATION, shown, sizeof shown);
        send_line("%s: %llu", shown, (unsigned long long)of_moves->nodes[i]);
        sum += of_moves->nodes[i];
    }
    if (error->text[0])
        uci_remark("go perft: %s", error->text);
    else if (of_moves->done < of_moves->count)
        uci_remark("go perft: stopped, %d of %d moves counted", of_moves->done, of_moves->count);
    send_line("\nNodes searched: %llu\n", sum);
}

void uci_counts_free(uci_counts *counts)
{
    free(counts->moves);
    free(counts->nodes);
}
