/* test_variants.c - a game compiled for another processor is the same game: same values, lines and counters. */
#include "support/subject.h"

#include <string.h>

extern const zw_game tree_game, connect4_game, othello_game, checkers_game; /* the portable builds */

static void test_every_variant_counts_the_same(void **state)
{
    static const struct {
        const zw_game *portable;
        const char *position, *algorithm;
        int depth;
    } cases[] = {
        {&tree_game, "uniform:w=4,d=7,seed=5", "mtdf", 7},
        {&tree_game, "graph:w=5,d=7,share=0.4,seed=5", "negascout", 7},
        {&tree_game, "edge:b=5,d=6,seed=9", "aspiration", 6},
        {&tree_game, "ordered:w=6,d=6,first=0.7,quarter=0.9,seed=9", "sss", 6},
        {&connect4_game, "4453", "mtdf", 9},
        {&connect4_game, "start", "aspiration", 9},
        {&connect4_game, "45461667", "dual", 8},
        {&othello_game, "start", "mtdf", 8},
        {&othello_game, "--X--X---XXXXX--X-XXXX---XXXOXXXXXXXOOXX-XXXOOOOXXXXXXOO------XO X", "aspiration", 7},
        {&checkers_game, "start", "mtdf", 9},
        {&checkers_game, "W:W14,19,23,26,31,K5:B7,12,15,20,28,K21", "aspiration", 9},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int tournament = 0; tournament < 2; tournament++) {
            zw_engine_options o = tournament ? zw_options_tournament() : zw_options_fixed_depth();
            zw_error error = {0};
            assert_int_equal(zw_choice_parse(cases[i].algorithm, &o.choice, &error), ZW_OK);
            subject *portable = subject_new(cases[i].portable, o);
            subject *chosen = subject_new(zw_game_find(cases[i].portable->name), o);
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
