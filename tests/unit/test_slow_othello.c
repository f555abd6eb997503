/* test_slow_othello.c - Othello against the array board and the published counts, at length. */
#include "support/array_othello.h"
#include "support/subject.h"
#include <zw/worker.h>

extern const zw_kernel zw_kernel_othello; /* the portable build */

static void test_a_million_positions_agree_with_an_array_board(void **state)
{
    const zw_game *chosen = zw_game_find("othello");
    uint64_t random = 1;
    (void)state;
    for (int positions = 0; positions < 1000000;) {
        array_board b = positions % 4 == 3 ? array_strewn(&random) : array_start();
        int list[64], count;
        do {
            array_compare(zw_kernel_othello.game, &b);
            array_compare(chosen, &b);
            positions++;
            count = array_moves(&b, list);
            if (count)
                array_play(&b, list[random_between(&random, 0, count - 1)]);
        } while (count);
    }
}

static void test_perft_of_eleven_plies_is_the_published_one(void **state)
{
    const zw_game *builds[] = {zw_kernel_othello.game, zw_game_find("othello")};
    zw_error error;
    (void)state;
    for (int k = 0; k < 2; k++) {
        uint64_t start[8], count = 0;
        builds[k]->start(NULL, start);
        assert_int_equal(zw_perft(builds[k], start, 10, 0, &count, &error), ZW_OK);
        assert_int_equal(count, 24571284);
        assert_int_equal(zw_perft(builds[k], start, 11, 0, &count, &error), ZW_OK);
        assert_int_equal(count, 212258800);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_million_positions_agree_with_an_array_board),
        cmocka_unit_test(test_perft_of_eleven_plies_is_the_published_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
