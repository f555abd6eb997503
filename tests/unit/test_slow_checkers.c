/* test_slow_checkers.c - the long counts of English draughts, and a long walk beside the array board. */
#include "support/draughts_board.h"
#include "support/subject.h"

static const zw_game *game;

static void test_perft_of_the_initial_position_to_twelve_plies(void **state)
{
    static const uint64_t counts[] = {18391564, 85242128, 388623673};
    uint64_t position[8], count = 0;
    zw_error error = {0};
    (void)state;
    game->start(NULL, position);
    for (int depth = 10; depth <= 11; depth++) {
        assert_int_equal(zw_perft(game, position, depth, 0, &count, &error), ZW_OK);
        assert_int_equal(count, counts[depth - 10]);
    }
    assert_int_equal(zw_perft(game, position, 12, 1, &count, &error), ZW_OK);
    assert_int_equal(count, counts[2]);
}

static void test_counts_agree_with_an_array_board_on_a_million_positions(void **state)
{
    uint64_t random = 99;
    draughts_path list[DRAUGHTS_PATHS];
    (void)state;
    for (int i = 0; i < 1000000; i++) {
        draughts_board board = i % 4 ? draughts_random(&random, 12) : draughts_random_ring(&random);
        uint64_t position[8];
        char text[200], why[300];
        draughts_write(&board, text);
        assert_int_equal(game->parse(NULL, text, position, why, sizeof why), 0);
        assert_int_equal(game->count(NULL, position), draughts_moves(&board, list));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_perft_of_the_initial_position_to_twelve_plies),
        cmocka_unit_test(test_counts_agree_with_an_array_board_on_a_million_positions),
    };
    game = zw_game_find("checkers");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
