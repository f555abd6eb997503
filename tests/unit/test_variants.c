/* test_variants.c - a game compiled for another processor is the same game: same values, lines and counters. */
#include "support/subject.h"
#include <zw/worker.h>

#include <string.h>

extern const zw_kernel zw_kernel_tree, zw_kernel_connect4, zw_kernel_othello, zw_kernel_checkers,
    zw_kernel_kalah; /* the portable builds */

static void test_every_variant_counts_the_same(void **state)
{
    static const struct {
        const zw_kernel *portable;
        const char *position, *algorithm;
        int depth;
    } cases[] = {
        {&zw_kernel_tree, "uniform:w=4,d=7,seed=5", "mtdf", 7},
        {&zw_kernel_tree, "graph:w=5,d=7,share=0.4,seed=5", "negascout", 7},
        {&zw_kernel_tree, "edge:b=5,d=6,seed=9", "aspiration", 6},
        {&zw_kernel_tree, "ordered:w=6,d=6,first=0.7,quarter=0.9,seed=9", "sss", 6},
        {&zw_kernel_connect4, "4453", "mtdf", 9},
        {&zw_kernel_connect4, "start", "aspiration", 9},
        {&zw_kernel_connect4, "45461667", "dual", 8},
        {&zw_kernel_othello, "start", "mtdf", 8},
        {&zw_kernel_othello, "--X--X---XXXXX--X-XXXX---XXXOXXXXXXXOOXX-XXXOOOOXXXXXXOO------XO X", "aspiration", 7},
        {&zw_kernel_checkers, "start", "mtdf", 9},
        {&zw_kernel_checkers, "W:W14,19,23,26,31,K5:B7,12,15,20,28,K21", "aspiration", 9},
        {&zw_kernel_kalah, "start", "mtdf", 12},
        {&zw_kernel_kalah, "2,0,1,7,1,0,9,3,0,8,2,1,6,8 N", "aspiration", 12},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int tournament = 0; tournament < 2; tournament++) {
            zw_engine_options o = tournament ? zw_options_tournament() : zw_options_fixed_depth();
            zw_error error = {0};
            assert_int_equal(zw_choice_parse(cases[i].algorithm, &o.choice, &error), ZW_OK);
            subject *portable = subject_new(cases[i].portable->game, o);
            subject *chosen = subject_new(zw_game_find(cases[i].portable->game->name), o);
            assert_int_equal(subject_search(portable, cases[i].position, cases[i].depth),
                             subject_search(chosen, cases[i].position, cases[i].depth));
            assert_memory_equal(&portable->report.total, &chosen->report.total, sizeof portable->report.total);
            assert_int_equal(portable->report.best, chosen->report.best);
            subject_free(portable);
            subject_free(chosen);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_variant_counts_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
