/* test_book_graph.c - what a book computes from its leaves, against minimax over all paths of small random graphs with
 * circles, and which leaves it expands next, against all paths that lead to them. Symmetries are held to the number of positions
 * that Othello is known to have. */
#include "book/book.h"
#include "support/games.h"
#include "support/judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 8, EDGES = 3, MAX_SCORE = 1000 };

static zw_game toy = {.name = "toy", .max_score = MAX_SCORE};
static const game_handle toy_handle = {.game = &toy};

/* ------------------------------------------------------------------------------------------------------------ graphs */

static unsigned draw(unsigned *random, unsigned below)
{
    *random = *random * 1664525u + 1013904223u;
    return (*random >> 8) % below;
}

/* Positions with a few moves each, to anywhere; about a third are leaves, some of them proven. */
static book random_graph(unsigned *random)
{
    book of = {.handle = &toy_handle, .margin = MAX_SCORE, .ply = (zw_value)draw(random, 5)};
    of.count = 2 + (int)draw(random, MOST - 1);
    of.positions = calloc((size_t)of.count, sizeof *of.positions);
    for (int i = 0; i < of.count; i++) {
        book_position *one = &of.positions[i];
        *one =
            (book_position){.key = draw(random, 1u << 20) * 16 + (unsigned)i, .parent = i && draw(random, 6) ? 0 : -1};
        one->searched.value = (zw_value)draw(random, 11) - 5;
        one->searched.proven = !draw(random, 3);
        one->edge_count = 1 + (int)draw(random, EDGES);
        one->edges = calloc(EDGES, sizeof *one->edges);
        one->expanded = i < 2 || draw(random, 3) > 0;
        for (int k = 0; k < one->edge_count; k++)
            one->edges[k] = (book_edge){.to = (int)draw(random, (unsigned)of.count), .again = !draw(random, 5)};
    }
    of.positions[of.count - 1].expanded = 0;
    return of;
}

static void free_graph(book *of)
{
    for (int i = 0; i < of->count; i++)
        free(of->positions[i].edges);
    free(of->positions);
}

/* What a leaf counts as, for the side to move at it. */
typedef enum leaf_kind { AS_SEARCHED, AT_WORST, AT_BEST } leaf_kind;

/* Minimax over all paths; one that comes back to a position of its own is drawn. `mine`: the player who asks is to move. The
 * same position with the other player to move is another one: the colours are exchanged. */
static int over_paths(const book *of, int at, char (*on_path)[2], leaf_kind kind, int mine)
{
    const book_position *one = &of->positions[at];
    if (!one->expanded && (kind == AS_SEARCHED || one->searched.proven))
        return one->searched.value;
    if (!one->expanded)
        return (kind == AT_BEST) == mine ? MAX_SCORE : -MAX_SCORE;
    if (on_path[at][mine])
        return 0;
    int best = -2 * MAX_SCORE;
    on_path[at][mine] = 1;
    for (int k = 0; k < one->edge_count; k++) {
        int again = one->edges[k].again;
        int value = over_paths(of, one->edges[k].to, on_path, kind, again ? mine : !mine);
        value = again ? value : -value;
        best = value > best ? value : best;
    }
    on_path[at][mine] = 0;
    return best;
}

static void check_values(const book *of)
{
    for (int i = 0; i < of->count; i++) {
        char on_path[MOST][2] = {{0}};
        assert_int_equal(of->positions[i].value, over_paths(of, i, on_path, AS_SEARCHED, 1));
        assert_int_equal(of->positions[i].lower, over_paths(of, i, on_path, AT_WORST, 1));
        assert_int_equal(of->positions[i].upper, over_paths(of, i, on_path, AT_BEST, 1));
    }
}

/* A line ends at a leaf with the value of its beginning; only a draw may go in circles. */
static void check_line(const book *of, int from)
{
    book_line line = book_line_from(of, from);
    int at = from, sign = 1, judged = 0;
    double squares = 0;
    if (line.basis == BOOK_REPEATED) {
        assert_int_equal(of->positions[from].value, 0);
        return;
    }
    while (of->positions[at].expanded) {
        const book_position *one = &of->positions[at];
        const book_edge *edge = &one->edges[one->best];
        squares += pow(one->searched.value - one->value, 2);
        sign = edge->again ? sign : -sign;
        at = edge->to;
        judged++;
    }
    assert_int_equal(at, line.leaf);
    assert_int_equal(sign * of->positions[at].searched.value, of->positions[from].value);
    assert_int_equal(line.basis, of->positions[at].searched.proven ? BOOK_SOLVED : BOOK_ESTIMATED);
    assert_int_equal(line.judged, judged);
    assert_true(fabs(line.error - (judged ? sqrt(squares / judged) : 0)) < 1e-9);
}

/* Mutants seen: a sign that forgets `again`; -1 for the first round's 0; ranks that are not kept. */
static void test_values_are_those_of_minimax_over_all_paths(void **state)
{
    unsigned random = 1;
    int circles = 0;
    (void)state;
    for (int i = 0; i < 4000; i++) {
        book of = random_graph(&random);
        book_back_up(&of);
        check_values(&of);
        for (int k = 0; k < of.count; k++) {
            check_line(&of, k);
            circles += book_line_from(&of, k).basis == BOOK_REPEATED;
        }
        free_graph(&of);
    }
    assert_true(circles > 100);
}

/* Wins that are counted by distance are a move further away for each move of the book. */
static void test_wins_move_away_with_each_ply(void **state)
{
    book_edge edges[3] = {{.to = 1}, {.to = 2}, {.to = 3}};
    book_position positions[4] = {{.edges = &edges[0], .edge_count = 1, .expanded = 1},
                                  {.edges = &edges[1], .edge_count = 1, .expanded = 1},
                                  {.edges = &edges[2], .edge_count = 1, .expanded = 1},
                                  {.searched = {.value = -99000, .proven = 1}}};
    zw_game chess_like = {.name = "toy", .max_score = 99000, .flags = ZW_WINS_BY_DISTANCE};
    game_handle handle = {.game = &chess_like};
    book of = {.handle = &handle, .positions = positions, .count = 4};
    (void)state;
    book_back_up(&of);
    assert_int_equal(positions[2].value, 98999);
    assert_int_equal(positions[1].value, -98998);
    assert_int_equal(positions[0].value, 98997);
    assert_int_equal(positions[0].lower, positions[0].upper);
}

/* --------------------------------------------------------------------------------------------------------- expansion */

/* The cheapest way to every leaf by trying all paths. */
static void try_paths(const book *of, int at, long cost, char *on_path, long *cheapest)
{
    const book_position *one = &of->positions[at];
    if (on_path[at] || one->lower == one->upper || abs(one->value) > of->margin)
        return;
    if (cheapest[at] < 0 || cost < cheapest[at])
        cheapest[at] = cost;
    on_path[at] = 1;
    for (int k = 0; one->expanded && k < one->edge_count; k++) {
        const book_position *next = &of->positions[one->edges[k].to];
        long loss = one->value - (one->edges[k].again ? next->value : -next->value);
        try_paths(of, one->edges[k].to, cost + of->ply + loss, on_path, cheapest);
    }
    on_path[at] = 0;
}

static void test_the_leaves_with_the_cheapest_ways_are_expanded_first(void **state)
{
    unsigned random = 2;
    int together = 0;
    (void)state;
    for (int i = 0; i < 2000; i++) {
        book of = random_graph(&random);
        long cheapest[MOST];
        int picked[MOST], open = 0;
        char on_path[MOST] = {0};
        of.margin = (zw_value)draw(&random, 6);
        book_back_up(&of);
        memset(cheapest, -1, sizeof cheapest);
        for (int k = 0; k < of.count; k++)
            if (of.positions[k].parent < 0)
                try_paths(&of, k, 0, on_path, cheapest);
        for (int k = 0; k < of.count; k++)
            open += !of.positions[k].expanded && cheapest[k] >= 0;
        assert_int_equal(book_pick(&of, MOST, picked), open);
        for (int k = 0; k < open; k++) {
            assert_false(of.positions[picked[k]].expanded);
            assert_true(!k || cheapest[picked[k - 1]] <= cheapest[picked[k]]);
            if (k && of.ply) /* where moves cost nothing, keys decide among what has been found so far */
                assert_true(cheapest[picked[k - 1]] < cheapest[picked[k]] ||
                            (cheapest[picked[k - 1]] == cheapest[picked[k]] &&
                             of.positions[picked[k - 1]].key < of.positions[picked[k]].key));
        }
        together += open > 1;
        if (open)
            assert_int_equal(book_pick(&of, 1, picked), 1);
        free_graph(&of);
    }
    assert_true(together > 100);
}

/* -------------------------------------------------------------------------------------------------------- symmetries */

static int compare_keys(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a, two = *(const uint64_t *)b;
    return (one > two) - (one < two);
}

/* Collects the keys of all positions `depth` plies away. */
static void collect(const game_handle *handle, const void *board, int depth, uint64_t **keys, size_t *count,
                    size_t *room)
{
    zw_move list[64];
    zw_value outcome;
    char next[64];
    if (depth == 0) {
        if (*count == *room)
            *keys = realloc(*keys, (*room = 2 * *room + 64) * sizeof **keys);
        (*keys)[(*count)++] = book_key(handle, board);
        return;
    }
    int moves = handle->game->moves(handle->context, board, list, 64, &outcome);
    for (int i = 0; i < moves; i++) {
        handle->game->play(handle->context, board, list[i], next);
        collect(handle, next, depth - 1, keys, count, room);
    }
}

static size_t distinct(const game_handle *handle, int depth)
{
    uint64_t *keys = NULL;
    size_t count = 0, room = 0, different = 0;
    char board[64];
    handle->game->start(handle->context, board);
    collect(handle, board, depth, &keys, &count, &room);
    qsort(keys, count, sizeof *keys, compare_keys);
    for (size_t i = 0; i < count; i++)
        different += !i || keys[i] != keys[i - 1];
    free(keys);
    return different;
}

/* The positions of Othello after so many moves, without symmetric ones, as they are published. A mutant: only six images. */
static void test_symmetric_positions_of_othello_are_one(void **state)
{
    static const size_t published[] = {1, 1, 3, 14, 60, 322, 1773};
    zw_error error = {0};
    game_handle handle = {.game = zw_game_find("othello")};
    (void)state;
    handle.reader = game_reader(handle.game, &error);
    assert_non_null(handle.reader);
    handle.context = zw_engine_context(handle.reader);
    for (int depth = 0; depth < (int)(sizeof published / sizeof *published); depth++)
        assert_int_equal(distinct(&handle, depth), published[depth]);
    zw_engine_free(handle.reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_are_those_of_minimax_over_all_paths),
        cmocka_unit_test(test_wins_move_away_with_each_ply),
        cmocka_unit_test(test_the_leaves_with_the_cheapest_ways_are_expanded_first),
        cmocka_unit_test(test_symmetric_positions_of_othello_are_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
