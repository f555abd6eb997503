/* test_engine_reports.c - what the engine tells while it searches: order of events, bounds, counters, guesses; and
 * drivers that a user brings along. */
#include "support/games.h"
#include "support/judge.h"

#include <zw/driver.h>

#include <string.h>

typedef struct listener {
    int passes, iterations, results; /* so far */
    int depth, rank; /* of the iteration that is running; depth 0: before the first */
    int passes_here, ended; /* passes of it, and whether it has been reported */
    zw_value lower, upper;
    zw_counters last;
    double seconds;
    int at_most_two_passes;
} listener;

static int is_sum(const zw_counters *c)
{
    return c->nodes == c->interior + c->leaves + c->table_cutoffs + c->etc_cutoffs;
}

static int grew(const zw_counters *before, const zw_counters *after)
{
    uint64_t x[sizeof *before / sizeof(uint64_t)], y[sizeof *before / sizeof(uint64_t)];
    memcpy(x, before, sizeof x);
    memcpy(y, after, sizeof y);
    for (size_t i = 0; i < sizeof x / sizeof x[0]; i++)
        if (y[i] < x[i])
            return 0;
    return 1;
}

static void listen_in(void *user, const zw_report *r)
{
    listener *l = user;
    assert_true(is_sum(&r->total));
    assert_true(is_sum(&r->last));
    assert_true(grew(&l->last, &r->total));
    assert_true(grew(&r->last, &r->total));
    assert_true(r->seconds >= l->seconds || r->event == ZW_REPORT_RESULT);
    assert_true(r->total.table_hits <= r->total.table_probes);
    assert_true(r->total.first_cutoffs <= r->total.cutoffs);
    assert_true(r->total.guided_cutoffs <= r->total.cutoffs);
    assert_true(r->total.guided_first_cutoffs <= r->total.guided_cutoffs);
    assert_int_equal(r->total.crossed, 0);
    l->last = r->total;
    l->seconds = r->seconds;
    assert_true(l->results == 0 || r->event == ZW_REPORT_RESULT);
    if (r->event == ZW_REPORT_PASS) {
        if (r->depth != l->depth || l->ended) {
            assert_true(l->ended || l->depth == 0);
            assert_true(r->depth == l->depth || r->depth > l->depth);
            l->depth = r->depth;
            l->lower = -ZW_INFINITY;
            l->upper = ZW_INFINITY;
            l->passes_here = l->ended = 0;
        }
        l->passes++;
        l->passes_here++;
        assert_int_equal(r->total.passes, l->passes);
        assert_true(r->pass_alpha < r->pass_beta);
        assert_true(r->lower >= l->lower);
        assert_true(r->upper <= l->upper);
        assert_true(r->lower <= r->upper);
        assert_true(r->value == r->lower || r->value == r->upper);
        assert_true(r->lower > l->lower || r->upper < l->upper);
        l->lower = r->lower;
        l->upper = r->upper;
    } else if (r->event == ZW_REPORT_ITERATION) {
        l->iterations++;
        l->ended = 1;
        assert_int_equal(r->depth, l->depth);
        assert_int_equal(r->lower, l->lower);
        assert_int_equal(r->upper, l->upper);
        assert_int_equal(r->lower, r->upper);
        assert_int_equal(r->value, r->lower);
        assert_true(r->line_length >= 1 && r->line_length <= r->depth);
        assert_int_equal(r->line[0], r->best);
        if (l->at_most_two_passes)
            assert_true(l->passes_here <= 2);
    } else {
        l->results++;
    }
}

static void test_reports_come_in_order_with_growing_counters_and_closing_bounds(void **state)
{
    (void)state;
    for (int kind = 0; kind < 2; kind++)
        for (int a = 0; (kind ? plain_algorithms : kernel_algorithms)[a]; a++)
            for (int multipv = 1; multipv <= 3; multipv += 2) {
                zw_engine_options o = options_of((kind ? plain_algorithms : kernel_algorithms)[a], 0);
                listener l = {0};
                o.switches.etc = 0;
                o.on_report = listen_in;
                o.user = &l;
                zw_engine *engine = engine_for(zw_game_find("connect4"), &o);
                zw_report r = searched(engine, ZW_LIMITS(.depth = 5, .multipv = multipv));
                assert_int_equal(l.results, multipv);
                assert_int_equal(l.iterations, 5 * multipv);
                assert_int_equal(r.total.passes, l.passes);
                if (multipv == 1)
                    assert_int_equal(r.last.passes, l.passes_here);
                zw_engine_free(engine);
            }
}

static void note_proven(void *user, const zw_report *r)
{
    if (r->event == ZW_REPORT_PASS && r->lower < r->upper)
        *(int *)user |= r->proven;
}

static void test_a_pass_says_proven_only_when_its_bounds_meet(void **state)
{
    int claimed = 0;
    zw_engine_options o = options_of("sss", 0);
    (void)state;
    o.on_report = note_proven;
    o.user = &claimed;
    searched_once(&nim_game, &o, ZW_LIMITS(.depth = 9));
    assert_false(claimed);
}

static void test_a_value_of_the_whole_game_is_proven_and_no_other(void **state)
{
    judge j = {.game = &harvest_game};
    harvest_position p;
    (void)state;
    harvest_game.start(NULL, &p);
    for (int depth = 1; depth <= HARVEST_FIELDS + 1; depth++) {
        zw_engine_options o = options_of("mtdf", 0);
        zw_report r = searched_once(&harvest_game, &o, ZW_LIMITS(.depth = depth));
        assert_int_equal(r.proven, depth >= HARVEST_FIELDS);
        assert_int_equal(r.value, judge_value(&j, &p, depth, 0));
        o.switches.grain = 10;
        assert_false(searched_once(&harvest_game, &o, ZW_LIMITS(.depth = depth)).proven);
    }
}

/* ------------------------------------------------------------------------------------------------- guesses and grain */

static void test_mtdf_started_at_the_value_makes_two_passes(void **state)
{
    const zw_game *connect4 = zw_game_find("connect4");
    judge j = {.game = connect4};
    char position[64];
    (void)state;
    connect4->start(NULL, position);
    for (int depth = 1; depth <= 6; depth++) {
        zw_engine_options o = options_of("mtdf", 0);
        o.switches.deepening = 0;
        o.guess = judge_value(&j, position, depth, 0);
        zw_report r = searched_once(connect4, &o, ZW_LIMITS(.depth = depth));
        assert_int_equal(r.total.passes, 2);
        o.choice.settings.guess_given = 1;
        o.choice.settings.guess = o.guess;
        o.guess = 1000;
        zw_report given = searched_once(connect4, &o, ZW_LIMITS(.depth = depth));
        assert_memory_equal(&given.total, &r.total, sizeof r.total);
    }
}

static void test_a_guess_that_is_the_value_costs_nothing_and_leaves_no_trace(void **state)
{
    const zw_game *connect4 = zw_game_find("connect4");
    (void)state;
    for (int deepening = 0; deepening < 2; deepening++) {
        zw_engine_options o = options_of("mtdf:guess=value", 0);
        listener l = {.at_most_two_passes = 1};
        o.switches.deepening = deepening;
        o.on_report = listen_in;
        o.user = &l;
        zw_report r = searched_once(connect4, &o, ZW_LIMITS(.depth = 6));
        assert_int_equal(r.total.passes, deepening ? 12 : 2);
        if (!deepening) {
            zw_engine_options told = options_of("mtdf", 0);
            told.switches.deepening = 0;
            told.guess = r.value;
            zw_report same = searched_once(connect4, &told, ZW_LIMITS(.depth = 6));
            assert_memory_equal(&same.total, &r.total, sizeof r.total);
            assert_int_equal(same.best, r.best);
        }
    }
}

static void test_any_guess_gives_the_value(void **state)
{
    static const zw_value guesses[] = {-ZW_VALUE_LIMIT, -2201, -2200, -1, 1, 99, 2199, 2200, 2201, ZW_VALUE_LIMIT};
    static const char *const algorithms[] = {"mtdf",
                                             "mtd-step",
                                             "aspiration",
                                             "aspiration:width=1",
                                             "mtd-step:step=1",
                                             "zoom",
                                             "mtd-bi",
                                             "aspiration:predict=on,grow=3"};
    const zw_game *connect4 = zw_game_find("connect4");
    judge j = {.game = connect4};
    char position[64];
    (void)state;
    connect4->start(NULL, position);
    zw_value value = judge_value(&j, position, 5, 0);
    for (size_t a = 0; a < sizeof algorithms / sizeof algorithms[0]; a++)
        for (size_t i = 0; i < sizeof guesses / sizeof guesses[0]; i++) {
            zw_engine_options o = options_of(algorithms[a], 0);
            o.guess = guesses[i];
            assert_int_equal(searched_once(connect4, &o, ZW_LIMITS(.depth = 5)).value, value);
            o.switches.deepening = 0;
            assert_int_equal(searched_once(connect4, &o, ZW_LIMITS(.depth = 5)).value, value);
        }
}

static void test_grain_rounds_evaluations_towards_nothing_and_leaves_wins_alone(void **state)
{
    static const zw_game *const games[] = {&tictactoe_game, &harvest_game, NULL};
    (void)state;
    for (int g = 0; games[g]; g++)
        for (zw_value grain = 2; grain <= 16; grain *= 2)
            for (int depth = 1; depth <= 7; depth++)
                for (int kind = 0; kind < 2; kind++) {
                    zw_engine_options o = options_of(kind ? "minimax" : "mtdf", 0);
                    judge j = {.game = games[g], .grain = grain};
                    zw_error error = {0};
                    char position[64];
                    o.switches.grain = grain;
                    zw_engine *engine = engine_for(games[g], &o);
                    if (g == 0)
                        assert_int_equal(zw_engine_position_text(engine, "XO.......", NULL, &error), ZW_OK);
                    memcpy(position, zw_engine_current(engine), games[g]->position_size);
                    zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
                    assert_int_equal(r.value, judge_value(&j, position, depth, 0));
                    zw_engine_free(engine);
                }
}

/* ------------------------------------------------------------------------------------------------- drivers of a user */

/* Bisection over what is left, asked for in the user's own words. */
static zw_value bisect(zw_iteration *it)
{
    int *calls = it->algorithm->user;
    ++*calls;
    zw_value low = it->floor, high = it->ceiling;
    while (low < high && !zw_stopped(it)) {
        zw_value middle = low + (high - low + 1) / 2;
        zw_value g = zw_pass(it, middle - 1, middle);
        if (g >= middle)
            low = g;
        else
            high = g;
    }
    if (it->lower < it->upper)
        zw_pass(it, low - 1, low + 1);
    return low;
}

static void test_a_driver_of_the_user_runs_like_a_built_in_one(void **state)
{
    int calls = 0;
    zw_algorithm mine = {.name = "bisect", .flags = ZW_USES_TABLE, .drive = bisect, .user = &calls};
    const zw_game *connect4 = zw_game_find("connect4");
    judge j = {.game = connect4};
    char position[64];
    (void)state;
    connect4->start(NULL, position);
    zw_engine_options o = options_of("mtdf", 0);
    o.choice.algorithm = &mine;
    zw_engine *engine = engine_for(connect4, &o);
    zw_report r = searched(engine, ZW_LIMITS(.depth = 6, .multipv = 2));
    assert_int_equal(calls, 12);
    assert_int_equal(r.value, judge_value(&j, position, 6, 0));
    assert_ptr_equal(r.algorithm, &mine);
    assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
    assert_true(r.total.table_hits > 0);
    judge_line(&j, position, &r);
    zw_engine_free(engine);
}

/* -------------------------------------------------------------------------------------------------------- repeatable */

static void test_a_search_repeated_has_the_same_counters(void **state)
{
    static const zw_replacement schemes[] = {ZW_REPLACE_FOUR_WAY, ZW_REPLACE_ALWAYS, ZW_REPLACE_DEPTH,
                                             ZW_REPLACE_TWO_TIER, ZW_REPLACE_NEVER};
    const zw_game *game = zw_game_find("connect4");
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int s = 0; s < 5; s++) {
            zw_engine_options o = options_of(kernel_algorithms[a], 0);
            zw_error error = {0};
            o.switches.etc = s % 2 ? 1 : ZW_ETC_OFF;
            o.table_options =
                (zw_table_options){.entries = 64, .layout = s % 2 ? ZW_WIDE : ZW_COMPACT, .replacement = schemes[s]};
            zw_engine *engine = engine_for(game, &o);
            zw_report first = searched(engine, ZW_LIMITS(.depth = 6));
            assert_int_equal(zw_engine_position_text(engine, "4444", NULL, &error), ZW_OK);
            searched(engine, ZW_LIMITS(.depth = 5));
            assert_int_equal(zw_engine_position_text(engine, NULL, NULL, &error), ZW_OK);
            zw_report second = searched(engine, ZW_LIMITS(.depth = 6));
            zw_engine_clear(engine);
            zw_report third = searched(engine, ZW_LIMITS(.depth = 6));
            zw_engine_free(engine);
            zw_report other = searched_once(game, &o, ZW_LIMITS(.depth = 6));
            assert_memory_equal(&first.total, &second.total, sizeof first.total);
            assert_memory_equal(&first.total, &third.total, sizeof first.total);
            assert_memory_equal(&first.total, &other.total, sizeof first.total);
            assert_int_equal(first.best, other.best);
            assert_memory_equal(first.line, other.line, sizeof first.line[0] * 6);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reports_come_in_order_with_growing_counters_and_closing_bounds),
        cmocka_unit_test(test_a_pass_says_proven_only_when_its_bounds_meet),
        cmocka_unit_test(test_a_value_of_the_whole_game_is_proven_and_no_other),
        cmocka_unit_test(test_mtdf_started_at_the_value_makes_two_passes),
        cmocka_unit_test(test_a_guess_that_is_the_value_costs_nothing_and_leaves_no_trace),
        cmocka_unit_test(test_any_guess_gives_the_value),
        cmocka_unit_test(test_grain_rounds_evaluations_towards_nothing_and_leaves_wins_alone),
        cmocka_unit_test(test_a_driver_of_the_user_runs_like_a_built_in_one),
        cmocka_unit_test(test_a_search_repeated_has_the_same_counters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
