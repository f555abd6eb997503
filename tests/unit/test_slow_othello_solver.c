/* test_slow_othello_solver.c - ten thousand endgames of up to ten empty squares against the array board, by the solver of the
 * last squares and by whole searches with different drivers. */
#include "support/endgames.h"
#include "support/subject.h"

static void test_ten_thousand_endgames_have_the_value_of_the_array_board(void **state)
{
    static const char *const drivers[] = {"mtdf", "aspiration", "cstar",     "negascout",
                                          "dual", "sss",        "alphabeta", "mtd-step"};
    uint64_t random = 3;
    (void)state;
    for (int i = 0; i < 10000; i++) {
        array_board b = array_random_endgame(&random, i % 11);
        int value = array_value(&b);
        endgame_settles(&b, value);
        if (i % 10 == 0) {
            const char *driver = drivers[i / 10 % (int)(sizeof drivers / sizeof drivers[0])];
            char text[67];
            zw_report report = ZW_REPORT;
            array_text(&b, text);
            int found = endgame_value(driver, text, &report);
            if (found != value || !report.proven)
                fail_msg("%s: %s is worth %d, found %d", driver, text, value, found);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ten_thousand_endgames_have_the_value_of_the_array_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
