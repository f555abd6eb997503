/* test_struct_sizes.c - programs and plug-ins that were compiled with an earlier header hand in shorter structs: what they
 * do not have counts as absent and is neither read nor written. Shorter ones are allocated to the byte here, so that the
 * address sanitizer sees whoever looks further. */
#include "../support/games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* The first `size` bytes of a struct, and no more. */
static void *shortened(const void *whole, size_t size)
{
    void *copy = malloc(size);
    assert_non_null(copy);
    memcpy(copy, whole, size);
    return copy;
}

static zw_engine *connect4_engine(void)
{
    zw_error error = {0};
    zw_engine *engine = zw_engine_new(zw_game_find("connect4"), NULL, &error);
    assert_non_null(engine);
    return engine;
}

static void test_limits_of_an_earlier_header_leave_out_what_it_did_not_have(void **state)
{
    zw_limits whole = ZW_LIMITS(.depth = 3, .multipv = -7);
    size_t size = offsetof(zw_limits, multipv);
    whole.size = (uint32_t)size;
    zw_limits *limits = shortened(&whole, size);
    zw_engine *engine = connect4_engine();
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_engine_search(engine, limits, &report, &error), ZW_OK);
    assert_int_equal(report.depth, 3);
    free(limits);
    zw_engine_free(engine);
}

static void test_a_report_is_written_no_further_than_its_size(void **state)
{
    zw_report whole = ZW_REPORT;
    size_t size = offsetof(zw_report, line);
    whole.size = (uint32_t)size;
    zw_report *report = shortened(&whole, size);
    zw_engine *engine = connect4_engine();
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 3), report, &error), ZW_OK);
    memcpy(&whole, report, size);
    assert_int_equal(whole.depth, 3);
    assert_int_not_equal(whole.best, ZW_NO_MOVE);
    assert_int_equal(whole.size, size);
    free(report);
    zw_engine_free(engine);
}

static void test_options_of_an_earlier_header_keep_the_defaults_of_the_rest(void **state)
{
    zw_engine_options whole = zw_options_tournament();
    size_t size = offsetof(zw_engine_options, switches);
    whole.size = (uint32_t)size;
    zw_engine_options *options = shortened(&whole, size);
    zw_error error = {0};
    zw_report report = ZW_REPORT, usual = ZW_REPORT;
    (void)state;
    zw_engine *engine = zw_engine_new(zw_game_find("connect4"), options, &error), *other = connect4_engine();
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 6), &report, &error), ZW_OK);
    assert_int_equal(zw_engine_search(other, &ZW_LIMITS(.depth = 6), &usual, &error), ZW_OK);
    assert_int_equal(report.value, usual.value);
    assert_int_equal(report.total.nodes, usual.total.nodes);
    free(options);
    zw_engine_free(engine);
    zw_engine_free(other);
}

static void test_a_size_of_nothing_or_of_a_later_header_is_refused_by_name(void **state)
{
    zw_engine *engine = connect4_engine();
    zw_report report = ZW_REPORT, sizeless = {.depth = 1};
    zw_limits limits = {.depth = 3}, later = ZW_LIMITS(.depth = 3);
    zw_engine_options options = {.threads = 1};
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_engine_search(engine, &limits, &report, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "zw_limits.size is 0"));
    later.size++;
    assert_int_equal(zw_engine_search(engine, &later, &report, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "zw_limits.size"));
    assert_int_equal(zw_engine_search(engine, NULL, &sizeless, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "zw_report.size is 0"));
    assert_null(zw_engine_new(zw_game_find("connect4"), &options, &error));
    assert_non_null(strstr(error.text, "zw_engine_options.size is 0"));
    zw_engine_free(engine);
}

static void test_a_game_of_only_the_required_members_is_searched_checked_and_written(void **state)
{
    zw_game whole = nim_game;
    size_t size = offsetof(zw_game, flags);
    whole.size = (uint32_t)size;
    zw_game *game = shortened(&whole, size);
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    char text[100];
    uint64_t count = 0;
    (void)state;
    zw_engine *engine = zw_engine_new(game, NULL, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 4), &report, &error), ZW_OK);
    const void *position = zw_engine_current(engine);
    assert_true(zw_position_format(game, NULL, position, text, sizeof text) > 0);
    assert_true(zw_move_format(game, NULL, position, report.best, text, sizeof text) > 0);
    zw_move move;
    assert_int_equal(zw_move_parse(game, NULL, position, text, &move, &error), ZW_OK);
    assert_int_equal(move, report.best);
    assert_true(zw_value_format(game, report.value, text, sizeof text) > 0);
    assert_int_equal(zw_perft(game, position, 2, 0, &count, &error), ZW_OK);
    assert_true(count > 0);
    assert_int_equal(zw_game_check(game, 1, 5, NULL, NULL, &error), ZW_OK);
    zw_engine_free(engine);
    free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_limits_of_an_earlier_header_leave_out_what_it_did_not_have),
        cmocka_unit_test(test_a_report_is_written_no_further_than_its_size),
        cmocka_unit_test(test_options_of_an_earlier_header_keep_the_defaults_of_the_rest),
        cmocka_unit_test(test_a_size_of_nothing_or_of_a_later_header_is_refused_by_name),
        cmocka_unit_test(test_a_game_of_only_the_required_members_is_searched_checked_and_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
