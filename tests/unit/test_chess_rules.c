/* test_chess_rules.c - the rules of chess that end games without a last move: material, fifty moves, repetition; and which
 * of them a search obeys. */
#include "support/rules.h"

static const zw_game *chess;

static void test_nobody_can_win_with_too_little_material(void **state)
{
    static const struct {
        const char *fen;
        int dead;
    } cases[] = {
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1},
        {"4k3/8/8/8/8/8/8/4KN2 w - - 0 1", 1},
        {"4k3/8/8/8/8/8/8/4KB2 b - - 0 1", 1},
        {"4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", 1}, /* both on dark squares */
        {"4k3/8/8/8/8/4B3/8/B3K3 w - - 0 1", 1},
        {"4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", 0}, /* dark and light: a mate in the corner can be helped to */
        {"4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", 0},
        {"4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", 0},
        {"4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", 0},
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 0},
        {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (draw_at(chess, cases[i].fen, NULL) != (cases[i].dead ? ZW_DRAWN_BY_MATERIAL : ZW_NOT_DRAWN))
            fail_msg("%s", cases[i].fen);
}

static void test_fifty_moves_are_counted_from_the_clock_of_the_position(void **state)
{
    (void)state;
    assert_int_equal(draw_at(chess, "r3k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1b1"), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(chess, "r3k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1b1 a8b8"), ZW_DRAWN_BY_NO_PROGRESS);
    /* a right that is lost cannot come back, yet it is no pawn move */
    assert_int_equal(draw_at(chess, "r3k3/8/8/8/8/8/8/R3K3 w Q - 99 80", "a1b1"), ZW_DRAWN_BY_NO_PROGRESS);
    assert_int_equal(draw_at(chess, "r3k3/8/8/8/8/8/8/R3K3 w Q - 99 80", "a1a8"), ZW_NOT_DRAWN);
}

static void test_three_times_in_a_position_is_a_draw_and_two_are_not(void **state)
{
    const char *twice = "g1f3 g8f6 f3g1 f6g8", *thrice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    (void)state;
    assert_int_equal(draw_at(chess, "start", twice), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(chess, "start", thrice), ZW_DRAWN_BY_REPETITION);
}

static void test_in_play_the_hundredth_ply_draws_unless_it_mates(void **state)
{
    const char *mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80", *queen = "k7/8/8/8/8/8/8/K5Q1 w - - 99 80";
    (void)state;
    assert_int_equal(search_at(chess, zw_options_tournament(), mate, NULL, 3).mate, 1);
    assert_int_equal(search_at(chess, zw_options_tournament(), queen, NULL, 3).value, 0);
    assert_true(search_at(chess, zw_options_fixed_depth(), queen, NULL, 3).value >
                300); /* there the clock is not looked at */
}

int main(void)
{
    chess = zw_game_find("chess");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nobody_can_win_with_too_little_material),
        cmocka_unit_test(test_fifty_moves_are_counted_from_the_clock_of_the_position),
        cmocka_unit_test(test_three_times_in_a_position_is_a_draw_and_two_are_not),
        cmocka_unit_test(test_in_play_the_hundredth_ply_draws_unless_it_mates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
