/* test_checkers_selective.c - the selective search of checkers: equal searches are equal, also through functions, each rule
 * that suits the game is a switch, wins are seen under every driver, and what checkers says of its moves is what playing them
 * shows. */
#include "game/checkers/selective.h"
#include "support/judge.h"
#include "support/load.h"
#include "support/subject.h"

#include <string.h>

static const zw_game *game;

#define MIDDLE "B:W18,20,22,25,26,27,29,30,31,32:B1,2,3,4,6,8,9,10,11,16"

static zw_report search(zw_engine_options o, const char *position, zw_limits limits)
{
    zw_error error = {0};
    o.table_options.entries = 1 << 16;
    zw_engine *engine = engine_for(game, &o);
    if (zw_engine_position_text(engine, position, NULL, &error) != ZW_OK)
        fail_msg("%s", error.text);
    zw_report report = searched(engine, limits);
    zw_engine_free(engine);
    report.moves = NULL;
    return report;
}

/* ------------------------------------------------------------------------------------------------------ under every driver */

static void test_every_driver_ends_with_bounds_round_its_value(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_report r = search(options_of(kernel_algorithms[a], 1), MIDDLE, ZW_LIMITS(.depth = 9));
        assert_int_equal(r.depth, 9);
        assert_true(r.lower == r.value || r.upper == r.value);
        assert_true(r.value > -300 && r.value < 300);
        assert_false(r.proven);
    }
}

static void test_equal_searches_visit_equal_nodes(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_report first = search(options_of(kernel_algorithms[a], 1), MIDDLE, ZW_LIMITS(.depth = 9));
        zw_report again = search(options_of(kernel_algorithms[a], 1), MIDDLE, ZW_LIMITS(.depth = 9));
        assert_memory_equal(&first.total, &again.total, sizeof first.total);
        assert_int_equal(first.best, again.best);
    }
}

static void test_through_functions_selectivity_is_the_same(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = options_of(kernel_algorithms[a], 1);
        zw_report inlined = search(o, MIDDLE, ZW_LIMITS(.nodes = 20000));
        o.through_functions = 1;
        zw_report called = search(o, MIDDLE, ZW_LIMITS(.nodes = 20000));
        assert_memory_equal(&inlined.total, &called.total, sizeof inlined.total);
        assert_int_equal(inlined.value, called.value);
    }
}

/* Two kings win against one outside the double corners, one does not. */
static void test_every_driver_finds_a_win_by_force(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_report r = search(options_of(kernel_algorithms[a], 1), "W:WK18:BK10", ZW_LIMITS(.depth = 5));
        assert_true(r.value < 100);
        r = search(options_of(kernel_algorithms[a], 1), "W:WK19,K23:BK12", ZW_LIMITS(.depth = 13));
        if (r.mate <= 0)
            fail_msg("%s does not see that two kings win: %d", kernel_algorithms[a], (int)r.value);
    }
}

/* A win that is nearer than what is searched is not at hand in the middle game. */
static int has_work(int rule)
{
    return !(game->selective->never >> rule & 1) && rule != ZW_RULE_MATE_DISTANCE;
}

static void test_each_rule_is_a_switch(void **state)
{
    zw_engine_options o = options_of("aspiration", 1);
    zw_limits limits = ZW_LIMITS(.depth = 11);
    zw_report all = search(o, MIDDLE, limits);
    (void)state;
    for (int rule = 0; rule < ZW_RULES; rule += LOAD(1, 8)) {
        o.switches.without = UINT32_C(1) << rule;
        zw_report one = search(o, MIDDLE, limits);
        if (has_work(rule) == !memcmp(&one.total, &all.total, sizeof all.total))
            fail_msg("%s: nothing or something changes without it", zw_rules[rule].name);
    }
}

static void test_forecasts_are_shallower_and_have_margins(void **state)
{
    checkers_position start;
    (void)state;
    game->start(NULL, &start);
    for (int depth = 0; depth <= ZW_MAX_DEPTH; depth++) {
        zw_forecast f;
        for (int which = 0; game->forecast(NULL, &start, depth, which, &f); which++) {
            assert_in_range(f.depth, 2, depth - 3);
            assert_in_range(f.margin, 30, 100);
        }
    }
}

/* Caught: a search of another evaluation that believes margins measured with this one. */
static void test_other_evaluations_are_searched_without_forecasts(void **state)
{
    zw_engine_options o = options_of("mtdf", 1), without = o;
    (void)state;
    without.switches.without = UINT32_C(1) << ZW_RULE_PROBCUT;
    for (int e = ZW_EVALUATION_FULL; e <= ZW_EVALUATION_HAND; e++) {
        o.switches.evaluation = without.switches.evaluation = (zw_evaluation)e;
        zw_report asked = search(o, MIDDLE, ZW_LIMITS(.depth = 9));
        zw_report unasked = search(without, MIDDLE, ZW_LIMITS(.depth = 9));
        assert_int_equal(memcmp(&asked.total, &unasked.total, sizeof asked.total) != 0, e == ZW_EVALUATION_FULL);
    }
}

/* ----------------------------------------------------------------------------------------------- what checkers says of moves */

/* Calls `look` for every move of the positions of random games. */
static void in_random_games(int games, void (*look)(const checkers_position *board, zw_move move))
{
    uint64_t random = 9;
    for (int g = 0; g < games; g++) {
        checkers_position here, next;
        zw_move list[CHECKERS_MAX_MOVES];
        zw_value outcome;
        game->start(NULL, &here);
        for (int ply = 0; ply < 150; ply++) {
            int count = game->moves(NULL, &here, list, CHECKERS_MAX_MOVES, &outcome);
            if (!count)
                break;
            for (int i = 0; i < count; i++)
                look(&here, list[i]);
            game->play(NULL, &here, list[random_between(&random, 0, count - 1)], &next);
            here = next;
        }
    }
}

static int worth(const checkers_position *board)
{
    return game->evaluate_plain(NULL, board);
}

static void compare_trait(const checkers_position *board, zw_move move)
{
    zw_trait trait;
    checkers_position next;
    checkers_trait(NULL, board, move, &trait);
    game->play(NULL, board, move, &next);
    assert_in_range(trait.slot, 0, ZW_SLOTS - 1);
    assert_in_range(trait.taken, 0, 7);
    assert_int_equal(trait.gain, -worth(&next) - worth(board));
    assert_int_equal(trait.quiet, trait.gain == 0);
    assert_int_equal(checkers_forces(NULL, board, move), game->forced(NULL, &next));
}

static void test_what_a_move_wins_and_forces_is_what_playing_it_shows(void **state)
{
    (void)state;
    in_random_games(LOAD(40, 4), compare_trait);
}

static void compare_slots(const checkers_position *board, zw_move move)
{
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome;
    zw_trait one, other;
    int count = game->moves(NULL, board, list, CHECKERS_MAX_MOVES, &outcome);
    checkers_trait(NULL, board, move, &one);
    for (int i = 0; i < count; i++) {
        checkers_trait(NULL, board, list[i], &other);
        if (list[i] != move && !checkers_is_capture(move))
            assert_int_not_equal(one.slot, other.slot);
    }
}

static void test_no_two_steps_share_a_slot(void **state)
{
    (void)state;
    in_random_games(LOAD(20, 2), compare_slots);
}

/* The material when the captures are over, with the best of them on both sides. */
static int resolved(const checkers_position *board)
{
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome;
    int count = game->forced(NULL, board) ? game->moves(NULL, board, list, CHECKERS_MAX_MOVES, &outcome) : 0;
    int best = count ? -CHECKERS_MAX_SCORE : worth(board);
    for (int i = 0; i < count; i++) {
        checkers_position next;
        game->play(NULL, board, list[i], &next);
        int value = -resolved(&next);
        best = value > best ? value : best;
    }
    return best;
}

static void compare_exchange(const checkers_position *board, zw_move move)
{
    checkers_position next;
    game->play(NULL, board, move, &next);
    int wins = -resolved(&next) - worth(board);
    for (int least = wins - 60; least <= wins + 60; least += 30)
        if (!checkers_is_capture(move))
            assert_int_equal(checkers_exchange_reaches(NULL, board, move, least), wins >= least);
}

static void test_exchanges_reach_what_they_win(void **state)
{
    (void)state;
    in_random_games(LOAD(40, 4), compare_exchange);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_driver_ends_with_bounds_round_its_value),
        cmocka_unit_test(test_equal_searches_visit_equal_nodes),
        cmocka_unit_test(test_through_functions_selectivity_is_the_same),
        cmocka_unit_test(test_every_driver_finds_a_win_by_force),
        cmocka_unit_test(test_each_rule_is_a_switch),
        cmocka_unit_test(test_forecasts_are_shallower_and_have_margins),
        cmocka_unit_test(test_other_evaluations_are_searched_without_forecasts),
        cmocka_unit_test(test_what_a_move_wins_and_forces_is_what_playing_it_shows),
        cmocka_unit_test(test_no_two_steps_share_a_slot),
        cmocka_unit_test(test_exchanges_reach_what_they_win),
    };
    game = zw_game_find("checkers");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
