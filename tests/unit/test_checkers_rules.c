/* test_checkers_rules.c - the rules of checkers that end games without a last move, repetition and forty quiet moves of each
 * side; which of them a search obeys; and the three-move ballots. */
#include "support/rules.h"

#include <stdio.h>
#include <string.h>

static const zw_game *checkers;

/* White's king steps out of a corner and back; Black's on 17 meanwhile. Four plies that can be taken back. */
#define CORNER "W:WK29:BK17,K18,K21,K30"
#define SHUFFLE "29-25 17-13 25-29 13-17 "

/* `times` that, and then the rest. */
static const char *shuffled(int times, const char *rest)
{
    static char moves[40 * sizeof SHUFFLE];
    moves[0] = '\0';
    for (int i = 0; i < times; i++)
        strcat(moves, SHUFFLE);
    return strcat(moves, rest);
}

static void test_three_times_in_a_position_is_a_draw_and_two_are_not(void **state)
{
    (void)state;
    assert_int_equal(draw_at(checkers, CORNER, SHUFFLE), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, CORNER, SHUFFLE "29-25 17-13 25-29"), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, CORNER, SHUFFLE SHUFFLE), ZW_DRAWN_BY_REPETITION);
}

static void test_forty_quiet_moves_of_each_side_are_a_draw(void **state)
{
    (void)state;
    assert_int_equal(draw_at(checkers, CORNER, shuffled(19, "29-25 18-15 25-29")), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, CORNER, shuffled(19, "29-25 18-15 25-29 15-10")), ZW_DRAWN_BY_QUIET_MOVES);
}

static void test_a_capture_and_a_move_of_a_man_begin_the_count_anew(void **state)
{
    const char *man = "W:WK29:B1,K17,K18,K21,K30";
    (void)state;
    assert_int_equal(draw_at(checkers, man, shuffled(19, "29-25 1-5 25-29 5-9")), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, man, shuffled(19, "29-25 18-15 25-22 17x26")), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, man, shuffled(19, "29-25 18-15 25-29 15-10")), ZW_DRAWN_BY_QUIET_MOVES);
}

/* Catches: zw_worker_quiet() without its look at the moves. */
static void test_in_play_the_eightieth_ply_draws_unless_it_ends_the_game(void **state)
{
    const char *blocks = shuffled(19, "29-25 17-22 25-29");
    (void)state;
    assert_int_equal(search_at(checkers, zw_options_tournament(), CORNER, blocks, 5).mate, 1);
    const char *draws = shuffled(19, "29-25 17-14 25-29");
    assert_int_equal(search_at(checkers, zw_options_tournament(), CORNER, draws, 5).value, 0);
    assert_true(search_at(checkers, zw_options_fixed_depth(), CORNER, draws, 5).value > 100);
}

/* A king ahead, Black must not go where the position stands for the third time. */
static void test_in_play_the_stronger_side_avoids_the_third_time(void **state)
{
    const char *again = SHUFFLE SHUFFLE "29-25 17-13 25-29";
    zw_report report = search_at(checkers, zw_options_tournament(), CORNER, again, 7);
    char best[16];
    zw_engine *engine = engine_at(checkers, NULL, CORNER, again);
    (void)state;
    checkers->format_move(NULL, zw_engine_current(engine), report.best, best, sizeof best);
    zw_engine_free(engine);
    assert_true(report.value > 100);
    assert_string_not_equal(best, "13-17");
}

int main(void)
{
    checkers = zw_game_find("checkers");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_times_in_a_position_is_a_draw_and_two_are_not),
        cmocka_unit_test(test_forty_quiet_moves_of_each_side_are_a_draw),
        cmocka_unit_test(test_a_capture_and_a_move_of_a_man_begin_the_count_anew),
        cmocka_unit_test(test_in_play_the_eightieth_ply_draws_unless_it_ends_the_game),
        cmocka_unit_test(test_in_play_the_stronger_side_avoids_the_third_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
