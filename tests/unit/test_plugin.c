/* test_plugin.c - the worked plug-in against the game it repeats: called through its functions or inlined, from this
 * source or from that one, a search is the same search, counter for counter. The example is compiled in here, so that
 * the sanitizers see it too; loading it from a file is the business of other tests. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "../../examples/connect4_plugin.c"

static const char *const algorithms[] = {"alphabeta",  "alphabeta:memory=off",
                                         "scout",      "negascout",
                                         "aspiration", "mtdf:from=2",
                                         "sss",        "dual",
                                         "cstar",      "mtd-step",
                                         "zoom",       "bns"};
static const char *const positions[] = {"", "4453", "445366", "35333571"};

static zw_report searched(const zw_game *game, const char *algorithm, const char *text, zw_engine_options options)
{
    zw_error error = {0};
    zw_limits limits = ZW_LIMITS(.depth = 8);
    zw_report report = ZW_REPORT;
    if (zw_choice_parse(algorithm, &options.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    zw_engine *engine = zw_engine_new(game, &options, &error);
    if (!engine || zw_engine_position_text(engine, text, NULL, &error) != ZW_OK ||
        zw_engine_search(engine, &limits, &report, &error) != ZW_OK)
        fail_msg("%s", error.text);
    zw_engine_free(engine);
    return report;
}

static void assert_same(const zw_report *a, const zw_report *b)
{
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->best, b->best);
    assert_int_equal(a->proven, b->proven);
    assert_int_equal(a->line_length, b->line_length);
    assert_memory_equal(a->line, b->line, (size_t)a->line_length * sizeof *a->line);
    assert_memory_equal(&a->total, &b->total, sizeof a->total);
    assert_memory_equal(&a->last, &b->last, sizeof a->last);
}

static void test_inlined_called_and_plugged_in_are_one_search(void **state)
{
    const zw_game *built_in = zw_game_find("connect4");
    zw_engine_options inlined = zw_options_fixed_depth();
    (void)state;
    inlined.switches.etc = 2;
    zw_engine_options called = inlined;
    called.through_functions = 1;
    for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++)
        for (size_t k = 0; k < sizeof positions / sizeof *positions; k++) {
            zw_report a = searched(built_in, algorithms[i], positions[k], inlined);
            zw_report b = searched(built_in, algorithms[i], positions[k], called);
            zw_report c = searched(zw_plugin_game(), algorithms[i], positions[k], inlined);
            assert_true(a.total.nodes > 0);
            assert_same(&a, &b);
            assert_same(&a, &c);
        }
}

/* In play the knowledge of the built-in game is at work, which the example leaves out. */
static void test_play_inlined_and_called_are_one_search(void **state)
{
    zw_engine_options inlined = zw_options_tournament();
    (void)state;
    inlined.switches.etc = 2;
    zw_engine_options called = inlined;
    called.through_functions = 1;
    for (size_t k = 0; k < sizeof positions / sizeof *positions; k++) {
        zw_report a = searched(zw_game_find("connect4"), "mtdf", positions[k], inlined);
        zw_report b = searched(zw_game_find("connect4"), "mtdf", positions[k], called);
        assert_same(&a, &b);
    }
}

static void complain(void *context, const char *sentence)
{
    (void)context;
    fail_msg("%s", sentence);
}

static void test_the_example_keeps_its_promises(void **state)
{
    zw_error error;
    (void)state;
    assert_int_equal(zw_game_check(zw_plugin_game(), 1, 100, complain, NULL, &error), ZW_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_inlined_called_and_plugged_in_are_one_search),
        cmocka_unit_test(test_play_inlined_and_called_are_one_search),
        cmocka_unit_test(test_the_example_keeps_its_promises),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
