/* backup.c - what the leaves of a book say of the positions above them: see book.h.
 *
 * The graph may have circles, so there is no order in which to compute it. All positions above leaves begin with 0, and
 * minimax is taken again and again until nothing changes: after k rounds a position has the value of the game that is
 * broken off as a draw after k moves. Wins that are forced within k moves stay forced, and losses too, so values above 0
 * only rise and values below 0 only fall, and what remains when nothing changes is the value of the game in which going
 * round for ever is a draw. */
#include "book.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *const book_basis_names[] = {"estimate", "solved", "repetition", NULL};

/* A win or loss that is counted by its distance is one ply further away. */
static zw_value one_ply_further(const zw_game *game, zw_value value)
{
    if (!(game->flags & ZW_WINS_BY_DISTANCE) || abs(value) < game->max_score - 2 * ZW_MAX_DEPTH)
        return value;
    return value > 0 ? value - 1 : value + 1;
}

zw_value book_before(const zw_game *game, zw_value value, int again)
{
    return one_ply_further(game, again ? value : -value);
}

typedef struct values {
    zw_value value, lower, upper;
} values;

static values of_leaf(const zw_game *game, const book_figures *searched)
{
    zw_value value = searched->value;
    return searched->proven ? (values){value, value, value} : (values){value, -game->max_score, game->max_score};
}

/* Of an expanded position, as far as the positions behind it are known. */
static values of_moves(const book *of, const book_position *one)
{
    const zw_game *game = of->handle->game;
    values best = {-ZW_INFINITY, -ZW_INFINITY, -ZW_INFINITY};
    for (int i = 0; i < one->edge_count; i++) {
        const book_position *next = &of->positions[one->edges[i].to];
        int again = one->edges[i].again;
        zw_value value = book_before(game, next->value, again);
        zw_value lower = book_before(game, again ? next->lower : next->upper, again);
        zw_value upper = book_before(game, again ? next->upper : next->lower, again);
        best.value = value > best.value ? value : best.value;
        best.lower = lower > best.lower ? lower : best.lower;
        best.upper = upper > best.upper ? upper : best.upper;
    }
    return best;
}

/* One round for all expanded positions at once; returns 1 when something has changed. */
static int take_minimax(book *of, values *fresh, int round)
{
    int changed = 0;
    for (int i = 0; i < of->count; i++)
        if (of->positions[i].expanded)
            fresh[i] = of_moves(of, &of->positions[i]);
    for (int i = 0; i < of->count; i++) {
        book_position *one = &of->positions[i];
        if (!one->expanded)
            continue;
        if (fresh[i].value != one->value)
            one->rank = round;
        changed |= fresh[i].value != one->value || fresh[i].lower != one->lower || fresh[i].upper != one->upper;
        one->value = fresh[i].value;
        one->lower = fresh[i].lower;
        one->upper = fresh[i].upper;
    }
    return changed;
}

/* Is `a` the better way to the same value? What is proven comes first, then what gets there soonest, which never goes in
 * circles to a value that is not 0. The keys decide the rest, so that the order of the positions does not matter. */
static int leads_better(const book_position *a, const book_position *b)
{
    int a_known = a->lower == a->upper, b_known = b->lower == b->upper;
    if (!a->value && a_known != b_known)
        return a_known;
    if (a->rank != b->rank)
        return a->rank < b->rank;
    if (a->expanded != b->expanded)
        return !a->expanded;
    return a->key < b->key;
}

static void choose_best(book *of, book_position *one)
{
    one->best = -1;
    for (int i = 0; one->expanded && i < one->edge_count; i++) {
        const book_position *next = &of->positions[one->edges[i].to];
        if (book_before(of->handle->game, next->value, one->edges[i].again) != one->value)
            continue;
        if (one->best < 0 || leads_better(next, &of->positions[one->edges[one->best].to]))
            one->best = i;
    }
}

void book_back_up(book *of)
{
    values *fresh = allocate((size_t)of->count + 1, sizeof *fresh);
    for (int i = 0; i < of->count; i++) {
        book_position *one = &of->positions[i];
        values begin = one->expanded ? (values){0, 0, 0} : of_leaf(of->handle->game, &one->searched);
        one->value = begin.value;
        one->lower = begin.lower;
        one->upper = begin.upper;
        one->rank = 0;
    }
    for (int round = 1; take_minimax(of, fresh, round);)
        round++;
    for (int i = 0; i < of->count; i++)
        choose_best(of, &of->positions[i]);
    free(fresh);
}

book_line book_line_from(const book *of, int number)
{
    book_line line = {.leaf = number, .basis = BOOK_REPEATED};
    double squares = 0;
    while (line.length <= of->count) {
        const book_position *one = &of->positions[line.leaf];
        if (one->best < 0) {
            line.basis = one->lower == one->upper ? BOOK_SOLVED : BOOK_ESTIMATED;
            break;
        }
        double wrong = (double)one->searched.value - (double)one->value;
        squares += wrong * wrong;
        line.judged++;
        line.leaf = one->edges[one->best].to;
        line.length++;
    }
    line.error = line.judged ? sqrt(squares / line.judged) : 0;
    return line;
}
