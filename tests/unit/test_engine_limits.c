/* test_engine_limits.c - how a search ends: nodes, time, clocks, a stop from outside; and that what it then says is
 * still safe to play. */
#define _POSIX_C_SOURCE 200809L
#include "support/games.h"
#include "support/judge.h"

#include <string.h>
#include <time.h>

/* The clock of these tests, which the library sees too: a look at it takes a while, and nothing else does. So what is said
 * of times holds on every machine, however busy. */
static struct {
    double time, step;
} virtual_clock = {.step = 1e-3};

int __wrap_clock_gettime(clockid_t id, struct timespec *t);
int __wrap_clock_gettime(clockid_t id, struct timespec *t)
{
    (void)id;
    virtual_clock.time += virtual_clock.step;
    t->tv_sec = (time_t)virtual_clock.time;
    t->tv_nsec = (long)((virtual_clock.time - (double)t->tv_sec) * 1e9);
    return 0;
}

static double now(void)
{
    return virtual_clock.time;
}

static int same_counters(const zw_counters *a, const zw_counters *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static void test_a_node_limit_is_kept_and_repeatable(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int tournament = 0; tournament < 2; tournament++) {
            zw_engine_options o = options_of(kernel_algorithms[a], tournament);
            for (uint64_t nodes = 1; nodes < 20000; nodes = nodes * 3 + 1) {
                zw_report r = searched_once(game, &o, ZW_LIMITS(.nodes = nodes));
                zw_report again = searched_once(game, &o, ZW_LIMITS(.nodes = nodes));
                assert_true(r.total.nodes <= nodes);
                assert_true(r.total.nodes + 2 > nodes / 2); /* and it is used */
                assert_true(same_counters(&r.total, &again.total));
                assert_int_equal(r.best, again.best);
                assert_int_equal(r.value, again.value);
                assert_int_equal(r.line_length, again.line_length);
            }
        }
    for (int a = 0; plain_algorithms[a]; a++) {
        zw_engine_options o = options_of(plain_algorithms[a], 0);
        zw_report r = searched_once(game, &o, ZW_LIMITS(.nodes = 5000));
        assert_true(r.total.nodes <= 5000);
        assert_true(r.depth >= 2);
    }
}

/* The move of a search interrupted anywhere is the best of the last complete depth, or one proven better since: never
 * one that the last complete depth, or the depth that was begun, shows to be worse than the last best. */
static void test_a_search_interrupted_anywhere_names_a_move_that_is_not_refuted(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    judge j = {.game = game};
    zw_error error = {0};
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = options_of(kernel_algorithms[a], 0);
        zw_engine *engine = engine_for(game, &o);
        zw_value values[6][7];
        zw_move moves[7];
        char position[64];
        int count = 0;
        assert_int_equal(zw_engine_position_text(engine, "445342", NULL, &error), ZW_OK);
        memcpy(position, zw_engine_current(engine), game->position_size);
        for (int depth = 1; depth < 6; depth++)
            count = judge_moves(&j, position, depth, moves, values[depth]);
        for (uint64_t nodes = 1; nodes < 1500; nodes += 11) {
            zw_report r = searched(engine, ZW_LIMITS(.depth = 5, .nodes = nodes));
            zw_value best = -ZW_INFINITY, last = -ZW_INFINITY, here = 0, next = 0, best_next = -ZW_INFINITY;
            int legal = 0, depth = r.depth;
            for (int i = 0; i < count; i++)
                legal |= moves[i] == r.best;
            assert_true(legal);
            assert_int_equal(r.line[0], r.best);
            if (depth > 0)
                judge_line(&j, position, &r);
            if (depth == 0 || depth == 5)
                continue;
            for (int i = 0; i < count; i++) {
                best = values[depth][i] > best ? values[depth][i] : best;
                best_next = values[depth + 1][i] > best_next ? values[depth + 1][i] : best_next;
                if (moves[i] == r.best) {
                    here = values[depth][i];
                    next = values[depth + 1][i];
                }
            }
            for (int i = 0; i < count; i++) /* the worst that the last iteration's best move may turn out to be */
                if (values[depth][i] == best)
                    last = last == -ZW_INFINITY || values[depth + 1][i] < last ? values[depth + 1][i] : last;
            assert_int_equal(r.value, best);
            assert_true(here == best || next >= last);
        }
        zw_engine_free(engine);
    }
}

static void test_seconds_are_kept(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    (void)state;
    for (int tournament = 0; tournament < 2; tournament++) {
        zw_engine_options o = options_of("mtdf", tournament);
        double began = now();
        zw_report r = searched_once(game, &o, ZW_LIMITS(.seconds = 0.15, .equal_moves = 1));
        double took = now() - began;
        assert_true(took >= 0.15);
        assert_true(took < 0.17);
        assert_true(r.seconds >= 0.15 && r.seconds <= took);
        assert_true(r.depth >= 4);
        assert_true(r.equal_count >= 1);
    }
}

static void test_a_game_clock_is_never_used_up(void **state)
{
    static const struct {
        double clock, increment;
        int moves_to_go;
    } rows[] = {{0.004, 0, 0},  {0.01, 0, 0}, {0.01, 1, 0}, {0.05, 0.01, 0}, {0.05, 0, 1},
                {0.05, 10, 40}, {0.3, 0, 1},  {0.3, 5, 0},  {0.5, 0, 0},     {0.0001, 0, 1}};
    const zw_game *game = zw_game_find("connect4");
    zw_engine_options o = options_of("mtdf", 1);
    zw_engine *engine = engine_for(game, &o);
    (void)state;
    virtual_clock.step = 5e-5;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        zw_engine_clear(engine);
        double began = now();
        zw_report r = searched(engine, ZW_LIMITS(.clock = rows[i].clock, .increment = rows[i].increment,
                                                 .moves_to_go = rows[i].moves_to_go));
        double took = now() - began;
        assert_int_not_equal(r.best, ZW_NO_MOVE);
        if (rows[i].clock >= 0.004)
            assert_true(took < rows[i].clock);
        else
            assert_true(took < 0.004);
    }
    virtual_clock.step = 1e-3;
    zw_engine_free(engine);
}

/* A move that nobody has looked at is no answer, however little time there is. */
static void test_the_first_ply_is_searched_whatever_the_clock_says(void **state)
{
    static const zw_limits limits[] = {{.size = sizeof(zw_limits), .seconds = 1e-9},
                                       {.size = sizeof(zw_limits), .clock = 1e-9},
                                       {.size = sizeof(zw_limits), .seconds = 1e-9, .multipv = 3}};
    (void)state;
    for (int tournament = 0; tournament < 2; tournament++)
        for (int i = 0; i < 3; i++) {
            zw_engine_options o = options_of("mtdf", tournament);
            zw_engine *engine = engine_for(zw_game_find("connect4"), &o);
            zw_error error = {0};
            assert_int_equal(zw_engine_position_text(engine, "112233", NULL, &error), ZW_OK);
            zw_report r = searched(engine, limits[i]);
            assert_true(r.depth >= 1);
            assert_int_equal(r.best, 3); /* the fourth column wins */
            zw_engine_free(engine);
        }
}

static void test_a_clock_with_time_for_the_game_gives_each_move_its_share(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    zw_engine_options o = options_of("mtdf", 1);
    (void)state;
    double began = now();
    searched_once(game, &o, ZW_LIMITS(.clock = 3));
    double took = now() - began;
    assert_true(took > 0.02 && took < 0.7);
}

static void test_the_only_move_is_played_at_once_on_a_clock(void **state)
{
    zw_game game = tictactoe_game;
    zw_engine_options o = options_of("mtdf", 1);
    zw_engine *engine = engine_for(&game, &o);
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_engine_position_text(engine, "XOXXOOOX.", NULL, &error), ZW_OK);
    zw_report r = searched(engine, ZW_LIMITS(.clock = 100));
    assert_int_equal(r.best, 8);
    assert_int_equal(r.depth, 1);
    zw_engine_free(engine);
}

/* ------------------------------------------------------------------------------------------------------------- stops */

typedef struct stopper {
    zw_engine *engine;
    int at_depth, at_pass, last_depth, told;
} stopper;

static void stop_at(void *user, const zw_report *r)
{
    stopper *s = user;
    s->told++;
    if (r->event == ZW_REPORT_ITERATION)
        s->last_depth = r->depth;
    if (r->event == (s->at_pass ? ZW_REPORT_PASS : ZW_REPORT_ITERATION) && r->depth == s->at_depth)
        zw_engine_stop(s->engine);
}

static void test_a_stop_before_the_start_ends_the_search_at_once(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    (void)state;
    for (int tournament = 0; tournament < 2; tournament++) {
        zw_engine_options o = options_of("mtdf", tournament);
        zw_engine *engine = engine_for(game, &o);
        zw_engine_stop(engine);
        zw_report r = searched(engine, ZW_LIMITS(.depth = 30, .equal_moves = 1, .multipv = 3));
        assert_int_equal(r.depth, 0);
        assert_true(r.total.nodes <= 1);
        assert_true(r.best < 7);
        assert_int_equal(r.line_end, ZW_LINE_CUT);
        assert_int_equal(r.line_length, 1);
        assert_int_equal(r.lower, -ZW_INFINITY);
        assert_int_equal(r.upper, ZW_INFINITY);
        assert_false(r.proven);
        /* and it is used up */
        r = searched(engine, ZW_LIMITS(.depth = 4));
        assert_int_equal(r.depth, 4);
        zw_engine_free(engine);
    }
}

static void test_a_stop_is_forgotten_by_a_new_position_and_by_a_refused_search(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_engine *engine = engine_for(&tictactoe_game, &o);
    zw_error error = {0};
    zw_report r = ZW_REPORT;
    (void)state;
    zw_engine_stop(engine);
    assert_int_equal(zw_engine_position(engine, NULL, NULL, 0, &error), ZW_OK);
    assert_int_equal(searched(engine, ZW_LIMITS(.depth = 3)).depth, 3);
    zw_engine_stop(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = -1), &r, &error), ZW_BAD_INPUT);
    assert_int_equal(searched(engine, ZW_LIMITS(.depth = 3)).depth, 3);
    zw_engine_free(engine);
}

static void test_a_stop_after_an_iteration_keeps_its_move_value_and_line(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    judge j = {.game = game};
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int pass = 0; pass < 2; pass++) {
            zw_engine_options o = options_of(kernel_algorithms[a], 0);
            stopper s = {.at_depth = 5, .at_pass = pass};
            char position[64];
            o.on_report = stop_at;
            o.user = &s;
            s.engine = engine_for(game, &o);
            memcpy(position, zw_engine_current(s.engine), game->position_size);
            zw_report r = searched(s.engine, ZW_LIMITS());
            assert_int_equal(r.depth, s.last_depth);
            assert_in_range(r.depth, 4, 5);
            assert_int_equal(r.value, judge_value(&j, position, r.depth, 0));
            if (r.depth == 5) {
                assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
                judge_line(&j, position, &r);
            }
            zw_engine_free(s.engine);
        }
}

/* SSS* creeps down from above all values: hundreds of passes at fixed depth, where it is measured. Within nodes or time a
 * driver hurries, and comes to the same value. */
static void test_a_driver_stops_creeping_in_play_and_only_there(void **state)
{
    static const char *const algorithms[] = {"sss", "dual", "mtdf:guess=-900000", "mtd-step:guess=-900000", NULL};
    const zw_game *game = zw_game_find("tree");
    zw_error error = {0};
    (void)state;
    for (int a = 0; algorithms[a]; a++) {
        zw_report reports[2];
        for (int play = 0; play < 2; play++) {
            zw_engine_options o = options_of(algorithms[a], 0);
            o.instance = play ? ZW_TOURNAMENT : ZW_FIXED_DEPTH;
            o.switches.deepening = 0;
            zw_engine *engine = engine_for(game, &o);
            assert_int_equal(zw_engine_position_text(engine, "uniform:w=8,d=6,seed=3", NULL, &error), ZW_OK);
            reports[play] = searched(engine, ZW_LIMITS(.depth = 6, .nodes = play ? 100000000 : 0, .no_line = 1));
            zw_engine_free(engine);
        }
        assert_int_equal(reports[1].value, reports[0].value);
        assert_int_equal(reports[1].depth, 6);
        assert_true(reports[1].total.passes <= 64); /* 40, and twice the bits of the range at most */
        assert_true(reports[0].total.passes > 64 || a == 3);
    }
}

/* ---------------------------------------------------------------------------------------------------- wrong requests */

static void test_requests_without_meaning_are_refused_with_a_reason(void **state)
{
    const struct {
        zw_limits limits;
        int deepening, guess_is_value;
        const char *says;
    } rows[] = {{{.depth = -1}, 1, 0, "depth -1"},
                {{.depth = ZW_MAX_DEPTH + 1}, 1, 0, "depth 256"},
                {{.seconds = -1}, 1, 0, "seconds"},
                {{.clock = -1}, 1, 0, "clock"},
                {{.clock = 1, .increment = -1}, 1, 0, "increment"},
                {{.clock = 1, .moves_to_go = -1}, 1, 0, "moves to go"},
                {{.depth = 3, .multipv = -1}, 1, 0, "lines"},
                {{.depth = 3, .excluded_count = 2}, 1, 0, "excluded"},
                {{.nodes = 10}, 0, 0, "without deepening"},
                {{.nodes = 10}, 1, 1, "starts at the value"}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        zw_game game = kings_game;
        zw_engine_options o = options_of("mtdf", 0);
        zw_error error = {0};
        zw_report r = ZW_REPORT;
        zw_limits limits = rows[i].limits;
        limits.size = sizeof limits;
        o.switches.deepening = rows[i].deepening;
        o.choice.settings.guess_is_value = rows[i].guess_is_value;
        zw_engine *engine = engine_for(&game, &o);
        assert_int_equal(zw_engine_search(engine, &limits, &r, &error), ZW_BAD_INPUT);
        if (!strstr(error.text, rows[i].says))
            fail_msg("row %d says: %s", (int)i, error.text);
        zw_engine_free(engine);
    }
}

static void test_options_without_meaning_are_refused_with_a_reason(void **state)
{
    zw_engine_options usual = options_of("mtdf", 0), rows[8];
    const char *const says[] = {"threads", "without a table", "1025",     "grain", "instance",
                                "etc",     "depth-match",     "reference"};
    (void)state;
    for (int i = 0; i < 8; i++)
        rows[i] = usual;
    rows[0].threads = -1;
    rows[1].threads = 2;
    rows[1].no_table = 1;
    rows[2].threads = 1025;
    rows[3].switches.grain = -1;
    rows[4].instance = (zw_instance)3;
    rows[5].switches.etc = -2;
    rows[6].switches.depth_match = (zw_depth_match)2;
    rows[7] = options_of("minimax", 1);
    for (int i = 0; i < 8; i++) {
        zw_error error = {0};
        assert_null(zw_engine_new(&tictactoe_game, &rows[i], &error));
        if (!strstr(error.text, says[i]))
            fail_msg("row %d says: %s", i, error.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_node_limit_is_kept_and_repeatable),
        cmocka_unit_test(test_a_search_interrupted_anywhere_names_a_move_that_is_not_refuted),
        cmocka_unit_test(test_seconds_are_kept),
        cmocka_unit_test(test_a_game_clock_is_never_used_up),
        cmocka_unit_test(test_the_first_ply_is_searched_whatever_the_clock_says),
        cmocka_unit_test(test_a_clock_with_time_for_the_game_gives_each_move_its_share),
        cmocka_unit_test(test_the_only_move_is_played_at_once_on_a_clock),
        cmocka_unit_test(test_a_stop_before_the_start_ends_the_search_at_once),
        cmocka_unit_test(test_a_stop_is_forgotten_by_a_new_position_and_by_a_refused_search),
        cmocka_unit_test(test_a_stop_after_an_iteration_keeps_its_move_value_and_line),
        cmocka_unit_test(test_a_driver_stops_creeping_in_play_and_only_there),
        cmocka_unit_test(test_requests_without_meaning_are_refused_with_a_reason),
        cmocka_unit_test(test_options_without_meaning_are_refused_with_a_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
