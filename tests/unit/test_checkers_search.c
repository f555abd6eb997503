/* test_checkers_search.c - every driver finds the same value of checkers positions: that of plain negamax with captures
 * played out at small depth, and each other's below that, whatever the table and the switches. CHECKERS_DEPTH deepens
 * it for the slow tests. */
#include "support/draughts_board.h"
#include "support/judge.h"
#include "support/load.h"
#include "support/subject.h"

#include <stdio.h>
#include <string.h>

#ifndef CHECKERS_DEPTH
#define CHECKERS_DEPTH 7
#endif

static const zw_game *game;

static const char *const positions[] = {
    "B:W21-32:B1-12",
    "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,13",
    "B:W18,20,22,25,26,27,29,30,31,32:B1,2,3,4,6,8,9,10,11,16",
    "W:W14,19,23,26,31,K5:B7,12,15,20,28,K21",
    "B:WK10,21,30:BK23,5,12",
    "W:WK14,K15:BK1,K32,20",
};

static zw_report search(zw_engine_options o, const char *position, int depth)
{
    zw_error error = {0};
    zw_engine *engine = engine_for(game, &o);
    if (zw_engine_position_text(engine, position, NULL, &error) != ZW_OK)
        fail_msg("%s", error.text);
    zw_report report = searched(engine, ZW_LIMITS(.depth = depth));
    zw_engine_free(engine);
    report.moves = NULL;
    return report;
}

static void test_every_search_finds_the_value_of_negamax(void **state)
{
    uint64_t random = 1;
    (void)state;
    for (int i = 0; i < LOAD(60, 10); i++) {
        draughts_board board = i % 2 ? draughts_random_game(&random, 60) : draughts_random(&random, 6);
        char text[200];
        uint64_t position[8];
        judge j = {.game = game, .quiescence = 1};
        draughts_write(&board, text);
        assert_int_equal(game->parse(NULL, text, position, NULL, 0), 0);
        if (game->count(NULL, position) == 0) /* there is nothing to search: its value is the outcome */
            continue;
        zw_value value = judge_value(&j, position, 4, 0);
        for (int a = 0; kernel_algorithms[a]; a++)
            assert_int_equal(search(options_of(kernel_algorithms[a], 0), text, 4).value, value);
        for (int a = 0; plain_algorithms[a]; a++)
            assert_int_equal(search(options_of(plain_algorithms[a], 0), text, 4).value, value);
    }
}

static void test_all_drivers_agree_with_every_table(void **state)
{
    (void)state;
    for (size_t p = 0; p < sizeof positions / sizeof *positions; p++) {
        zw_value value = search(options_of("alphabeta", 0), positions[p], CHECKERS_DEPTH).value;
        for (int a = 0; kernel_algorithms[a]; a++)
            for (int variant = 0; variant < 8; variant++) {
                zw_engine_options o = options_of(kernel_algorithms[a], 0);
                o.table_options.entries = variant & 1 ? 1 << 10 : 1 << 18;
                o.table_options.layout = variant & 2 ? ZW_COMPACT : ZW_WIDE;
                o.switches.etc = variant & 4 ? 0 : ZW_ETC_OFF;
                zw_report report = search(o, positions[p], CHECKERS_DEPTH);
                if (report.value != value)
                    fail_msg("%s, %s, variant %d: %d instead of %d", positions[p], kernel_algorithms[a], variant,
                             (int)report.value, (int)value);
            }
    }
}

static void test_through_functions_is_bit_identical(void **state)
{
    (void)state;
    for (size_t p = 0; p < sizeof positions / sizeof *positions; p++)
        for (int tournament = 0; tournament < 2; tournament++) {
            zw_engine_options o = options_of("mtdf", tournament);
            o.switches.etc = 1;
            zw_report inlined = search(o, positions[p], 7);
            o.through_functions = 1;
            zw_report through = search(o, positions[p], 7);
            assert_memory_equal(&inlined.total, &through.total, sizeof inlined.total);
            assert_int_equal(inlined.value, through.value);
            assert_int_equal(inlined.best, through.best);
        }
}

static void test_leaves_are_judged_after_the_captures(void **state)
{
    /* At depth 1 the capture of a man is followed by the recapture. */
    zw_engine_options o = options_of("alphabeta", 0);
    zw_report resolved = search(o, "B:W18,26,30,32:B1,9,14", 1);
    (void)state;
    o.switches.quiescence = 0;
    zw_report raw = search(o, "B:W18,26,30,32:B1,9,14", 1);
    assert_true(resolved.total.quiescence > 0);
    assert_int_equal(raw.total.quiescence, 0);
    assert_int_not_equal(resolved.value, raw.value);
}

static void test_wins_are_counted_by_distance(void **state)
{
    /* The man on 28 has one way to go, which the king takes. */
    zw_report report = search(options_of("mtdf", 0), "W:WK27:B28", 5);
    (void)state;
    assert_int_equal(report.mate, 1);
    assert_int_equal(report.value, game->max_score - ZW_MAX_DEPTH + 4);
}

static void test_the_first_move_mostly_cuts_where_the_table_knows_one(void **state)
{
    uint64_t cutoffs = 0, first = 0;
    (void)state;
    for (size_t p = 0; p < sizeof positions / sizeof *positions; p++) {
        zw_engine_options o = options_of("aspiration", 0);
        o.table_options.entries = 1 << 18;
        zw_report report = search(o, positions[p], CHECKERS_DEPTH + 2);
        cutoffs += report.last.guided_cutoffs;
        first += report.last.guided_first_cutoffs;
    }
    assert_true(cutoffs > 1000);
    assert_true(first * 10 >= cutoffs * 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_search_finds_the_value_of_negamax),
        cmocka_unit_test(test_all_drivers_agree_with_every_table),
        cmocka_unit_test(test_through_functions_is_bit_identical),
        cmocka_unit_test(test_leaves_are_judged_after_the_captures),
        cmocka_unit_test(test_wins_are_counted_by_distance),
        cmocka_unit_test(test_the_first_move_mostly_cuts_where_the_table_knows_one),
    };
    game = zw_game_find("checkers");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
