/* test_chess_tables.c - what the search of chess makes of endgame tables, whoever reads them: here a prober that says what a
 * test wants, so that wins too long for the fifty moves can be had with few men. */
#include "game/chess/knowledge.h"
#include "support/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A prober that knows positions with up to four men: by what White has. */
typedef struct story {
    int result; /* for White, of a position with a rook */
    int distance; /* of every move from there; 0: none is known */
    int near; /* the square that is one ply nearer, if a rook goes there; -1: none */
    int asked;
} story;

static int tell_result(void *handle, const zw_men *men)
{
    story *s = handle;
    s->asked++;
    if (!men->piece[ZW_MEN_ROOK])
        return 0;
    int mine = men->white_to_move == ((men->piece[ZW_MEN_ROOK] & men->white) != 0);
    return mine ? s->result : -s->result;
}

static int tell_distances(void *handle, const zw_men *men, zw_men_move *moves, int count)
{
    const story *s = handle;
    if (!s->distance)
        return 0;
    int mine = men->white_to_move == ((men->piece[ZW_MEN_ROOK] & men->white) != 0);
    for (int i = 0; i < count; i++)
        moves[i].distance = (mine ? 1 : -1) * (s->distance - (moves[i].to == s->near));
    return 1;
}

static zw_tablebase *tables_of(story *s)
{
    zw_error error = {0};
    zw_prober prober = {.handle = s, .pieces = 4, .result = tell_result, .distances = tell_distances};
    zw_tablebase *t = zw_chess_databases.wrap(&prober, &error);
    assert_non_null(t);
    return t;
}

static zw_engine *engine_with(zw_tablebase *t, const char *fen)
{
    zw_engine_options options = zw_options_tournament();
    zw_error error = {0};
    options.tablebase = t;
    options.table_options.bytes = 1 << 20;
    zw_engine *engine = zw_engine_new(zw_game_find("chess"), &options, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_position_text(engine, fen, NULL, &error), ZW_OK);
    return engine;
}

static zw_report searched(zw_engine *engine, zw_limits limits)
{
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    assert_int_equal(zw_engine_search(engine, &limits, &report, &error), ZW_OK);
    return report;
}

static zw_report searched_once(story *s, const char *fen, zw_limits limits)
{
    zw_tablebase *t = tables_of(s);
    zw_engine *engine = engine_with(t, fen);
    zw_report report = searched(engine, limits);
    zw_engine_free(engine);
    zw_tablebase_close(t);
    return report;
}

#define ROOK "8/8/8/3k4/8/8/8/R3K3 w - - %d 1"

static const char *with_clock(int clock)
{
    static char fen[80];
    snprintf(fen, sizeof fen, ROOK, clock);
    return fen;
}

/* ---------------------------------------------------------------------------------------------------------- settling */

static int settled(zw_tablebase *t, const char *fen, int depth, zw_value *value)
{
    const zw_game *chess = zw_game_find("chess");
    chess_position p;
    void *context;
    zw_value upper = 0;
    zw_error error = {0};
    assert_int_equal(zw_position_parse(chess, NULL, fen, &p, &error), ZW_OK);
    assert_int_equal(chess->context_new(chess, &context), 0);
    chess->context_aim(context, t, &p, p.no_progress_plies);
    int known = chess->settle(context, &p, -100, 100, depth, value, &upper);
    assert_true(!known || upper == *value);
    chess->context_free(chess, context);
    return known;
}

static void test_a_win_without_moves_on_the_clock_is_worth_more_than_any_evaluation(void **state)
{
    story s = {.result = 2, .near = -1};
    zw_tablebase *t = tables_of(&s);
    zw_value value;
    (void)state;
    assert_true(settled(t, with_clock(0), 5, &value));
    assert_true(value >= CHESS_LEAST_WIN && value < CHESS_MAX_SCORE - ZW_MAX_DEPTH);
    assert_true(settled(t, "8/8/8/3k4/8/8/8/R3K3 b - - 0 1", 5, &value));
    assert_true(value <= -CHESS_LEAST_WIN);
    zw_tablebase_close(t);
}

/* Catches: settling wins whatever the clock says. */
static void test_a_win_with_moves_on_the_clock_is_searched(void **state)
{
    story s = {.result = 2, .near = -1};
    zw_tablebase *t = tables_of(&s);
    zw_value value;
    (void)state;
    assert_false(settled(t, with_clock(1), 5, &value));
    assert_false(settled(t, with_clock(1), 0, &value));
    s.distance = 20; /* now the root is known to be won in time: a leaf counts as won, too */
    assert_false(settled(t, with_clock(1), 5, &value));
    assert_true(settled(t, with_clock(1), 0, &value));
    assert_true(value >= CHESS_LEAST_WIN);
    assert_true(settled(t, with_clock(80), 0, &value));
    assert_false(settled(t, with_clock(81), 0, &value)); /* 20 plies are too many */
    zw_tablebase_close(t);
}

static void test_draws_are_draws_whatever_the_clock_says(void **state)
{
    zw_value value;
    (void)state;
    for (int result = -1; result <= 1; result++)
        for (int clock = 0; clock < 100; clock += 33) {
            story s = {.result = result, .near = -1};
            zw_tablebase *t = tables_of(&s);
            assert_true(settled(t, with_clock(clock), 3, &value));
            assert_int_equal(value, result * CHESS_CURSED);
            zw_tablebase_close(t);
        }
}

static void test_what_the_tables_do_not_have_is_not_asked_of_them(void **state)
{
    story s = {.result = 2, .near = -1};
    zw_tablebase *t = tables_of(&s);
    zw_value value;
    (void)state;
    assert_false(settled(t, "8/8/3p4/3k4/8/8/P7/R3K3 w - - 0 1", 3, &value));
    assert_false(settled(t, "8/8/8/3k4/8/8/8/R3K3 w Q - 0 1", 3, &value)); /* he may castle */
    assert_int_equal(s.asked, 0);
    assert_false(settled(NULL, with_clock(0), 3, &value));
    zw_tablebase_close(t);
}

static void test_a_mate_is_left_to_the_search(void **state)
{
    story s = {.result = 2, .near = -1};
    zw_tablebase *t = tables_of(&s);
    zw_value value;
    (void)state;
    assert_false(settled(t, "k6R/8/1K6/8/8/8/8/8 b - - 0 1", 3, &value));
    zw_tablebase_close(t);
}

static void test_positions_in_the_tables_are_counted(void **state)
{
    story s = {.result = 0, .near = -1};
    zw_report report = searched_once(&s, "8/8/2p5/3k4/8/8/8/R3K3 w - - 0 1", ZW_LIMITS(.depth = 4));
    (void)state;
    assert_true(report.total.settled > 0);
    assert_true(report.total.settled <= report.total.leaves);
    assert_int_equal(report.value, 0);
}

/* ---------------------------------------------------------------------------------------------------------- the root */

static int searched_moves(const zw_report *report)
{
    int count = 0;
    for (int i = 0; i < report->move_count; i++)
        count += !report->moves[i].excluded;
    return count;
}

static int moves_kept(story *s, const char *fen, zw_limits limits)
{
    zw_tablebase *t = tables_of(s);
    zw_engine *engine = engine_with(t, fen);
    zw_report report = searched(engine, limits);
    int count = searched_moves(&report);
    zw_engine_free(engine);
    zw_tablebase_close(t);
    return count;
}

/* The rook's move to a5 is one ply nearer than the fifteen others of the position. */
static void test_the_clock_decides_which_winning_moves_are_searched(void **state)
{
    const zw_limits limits = ZW_LIMITS(.depth = 2);
    (void)state;
    story s = {.result = 2, .distance = 20, .near = 32};
    int all = moves_kept(&s, with_clock(0), limits);
    assert_int_equal(all, 15);
    assert_int_equal(moves_kept(&s, with_clock(79), limits), all);
    assert_int_equal(moves_kept(&s, with_clock(80), limits), 1); /* 20 + 80: too late by a hair */
    assert_int_equal(moves_kept(&s, with_clock(90), limits), 1); /* drawn: the nearest miss */
}

static void test_a_loss_is_drawn_out_when_the_clock_may_save_it(void **state)
{
    const zw_limits limits = ZW_LIMITS(.depth = 2);
    story s = {.result = 2, .distance = 30, .near = 36}; /* Ke5 loses sooner */
    (void)state;
    assert_int_equal(moves_kept(&s, "8/8/8/3k4/8/8/8/R3K3 b - - 20 1", limits), 8);
    assert_int_equal(moves_kept(&s, "8/8/8/3k4/8/8/8/R3K3 b - - 60 1", limits), 7);
}

/* After a repetition only the shortest way is left. Catches: ranks that do not know of it. */
static void test_after_a_repetition_the_shortest_way_is_taken(void **state)
{
    story s = {.result = 2, .distance = 20, .near = 32};
    zw_tablebase *t = tables_of(&s);
    zw_engine *engine = engine_with(t, with_clock(0));
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_engine_position_text(engine, with_clock(0), "a1a2 d5d6 a2a1 d6d5", &error), ZW_OK);
    zw_report report = searched(engine, ZW_LIMITS(.depth = 2));
    assert_int_equal(searched_moves(&report), 1);
    assert_int_equal(chess_to(report.best), 32);
    assert_int_equal(zw_engine_position_text(engine, with_clock(0), "a1a2 d5d6 a2a1 d6c5", &error), ZW_OK);
    report = searched(engine, ZW_LIMITS(.depth = 2));
    assert_true(searched_moves(&report) > 1);
    zw_engine_free(engine);
    zw_tablebase_close(t);
}

static void test_several_lines_have_moves_to_show(void **state)
{
    story s = {.result = 2, .distance = 20, .near = 32};
    (void)state;
    assert_int_equal(moves_kept(&s, with_clock(85), ZW_LIMITS(.depth = 2)), 1);
    assert_int_equal(moves_kept(&s, with_clock(85), ZW_LIMITS(.depth = 2, .multipv = 3)), 15);
}

/* Moves that the caller leaves out stay out, and do not count as the best. */
static void test_excluded_moves_are_not_brought_back(void **state)
{
    const zw_game *chess = zw_game_find("chess");
    story s = {.result = 2, .distance = 20, .near = 32};
    chess_position p;
    zw_move nearest;
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_position_parse(chess, NULL, with_clock(85), &p, &error), ZW_OK);
    assert_int_equal(zw_move_parse(chess, NULL, &p, "a1a5", &nearest, &error), ZW_OK);
    assert_int_equal(moves_kept(&s, with_clock(85), ZW_LIMITS(.depth = 2, .excluded = &nearest, .excluded_count = 1)),
                     14);
}

/* Only results: the moves that keep the best of them. A capture of the rook draws. */
static void test_without_distances_moves_are_ranked_by_result(void **state)
{
    story s = {.result = 2, .near = -1};
    (void)state;
    assert_int_equal(moves_kept(&s, with_clock(50), ZW_LIMITS(.depth = 2)), 15);
    assert_int_equal(moves_kept(&s, "8/8/8/8/8/8/1k6/R3K3 b - - 0 1", ZW_LIMITS(.depth = 2)), 1);
}

/* A root that is known does not end the search before there is a mate to tell of. */
static void test_a_won_root_is_searched_for_the_mate(void **state)
{
    story s = {.result = 2, .distance = 3, .near = -1};
    zw_report report = searched_once(&s, "8/8/8/8/8/k1K5/8/1R6 w - - 0 1", ZW_LIMITS(.depth = 6));
    (void)state;
    assert_true(report.proven);
    assert_int_equal(report.mate, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_win_without_moves_on_the_clock_is_worth_more_than_any_evaluation),
        cmocka_unit_test(test_a_win_with_moves_on_the_clock_is_searched),
        cmocka_unit_test(test_draws_are_draws_whatever_the_clock_says),
        cmocka_unit_test(test_what_the_tables_do_not_have_is_not_asked_of_them),
        cmocka_unit_test(test_a_mate_is_left_to_the_search),
        cmocka_unit_test(test_positions_in_the_tables_are_counted),
        cmocka_unit_test(test_the_clock_decides_which_winning_moves_are_searched),
        cmocka_unit_test(test_a_loss_is_drawn_out_when_the_clock_may_save_it),
        cmocka_unit_test(test_after_a_repetition_the_shortest_way_is_taken),
        cmocka_unit_test(test_several_lines_have_moves_to_show),
        cmocka_unit_test(test_excluded_moves_are_not_brought_back),
        cmocka_unit_test(test_without_distances_moves_are_ranked_by_result),
        cmocka_unit_test(test_a_won_root_is_searched_for_the_mate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
