/* test_virtual.c - virtual workers: they do the same in every run, one of them is the sequential search, and their values
 * are its values. */
#include "support/fields.h"
#include "support/games.h"
#include "support/load.h"
#include "support/subject.h"

static void assert_same_work(const zw_report *a, const zw_report *b)
{
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->best, b->best);
    assert_memory_equal(&a->total, &b->total, sizeof a->total);
    assert_memory_equal(&a->sharing, &b->sharing, sizeof a->sharing);
    assert_int_equal(a->makespan, b->makespan);
}

static void test_virtual_workers_do_the_same_in_every_run(void **state)
{
    uint64_t random = 3;
    (void)state;
    for (int f = 0; f < field_count; f++)
        for (int workers = 2; workers <= LOAD(32, 8); workers *= 4) {
            const char *algorithm = kernel_algorithms[(f + workers) % algorithm_count()];
            zw_engine *first = field_engine(&fields[f], algorithm, 1, workers);
            zw_engine *second = field_engine(&fields[f], algorithm, 1, workers);
            zw_engine *one = field_engine(&fields[f], algorithm, 1, 0);
            for (int i = 0; i < LOAD(3, 1); i++) {
                uint64_t seed = next_random(&random);
                zw_report a = field_search(first, &fields[f], seed), b = field_search(second, &fields[f], seed);
                assert_same_work(&a, &b);
                assert_int_equal(a.value, field_search(one, &fields[f], seed).value);
                assert_int_equal(field_marks_left(first), 0);
                assert_true(a.makespan > 0 || a.depth == 0); /* 0: a finished game */
            }
            zw_engine_free(one);
            zw_engine_free(second);
            zw_engine_free(first);
        }
}

static void test_a_stop_leaves_no_mark_behind(void **state)
{
    uint64_t random = 13;
    (void)state;
    for (int f = 0; f < field_count; f++) {
        zw_engine *one = field_engine(&fields[f], "mtdf", 1, 0), *several = field_engine(&fields[f], "mtdf", 1, 7);
        for (int i = 0; i < LOAD(10, 1); i++) {
            uint64_t seed = next_random(&random);
            zw_report exact = field_search(one, &fields[f], seed);
            zw_limits limits = ZW_LIMITS(.depth = fields[f].depth);
            assert_int_equal(field_search(several, &fields[f], seed).value, exact.value);
            limits.nodes = next_random(&random) % (exact.total.nodes + 10) + 1;
            searched(several, limits);
            assert_int_equal(field_marks_left(several), 0);
            assert_int_equal(searched(several, ZW_LIMITS(.depth = fields[f].depth)).value, exact.value);
        }
        zw_engine_free(one);
        zw_engine_free(several);
    }
}

static void test_one_virtual_worker_is_the_sequential_search(void **state)
{
    uint64_t random = 5;
    (void)state;
    for (int f = 0; f < field_count; f++)
        for (int a = f % LOAD(1, 6); a < algorithm_count(); a += LOAD(1, 6)) {
            uint64_t seed = next_random(&random);
            zw_engine *plain = field_engine(&fields[f], kernel_algorithms[a], 1, 0);
            zw_engine *single = field_engine(&fields[f], kernel_algorithms[a], 1, 1);
            zw_report alone = field_search(plain, &fields[f], seed), one = field_search(single, &fields[f], seed);
            assert_true(one.makespan >= one.total.nodes || one.depth == 0); /* 0: a finished game */
            assert_int_equal(alone.makespan, 0);
            alone.makespan = one.makespan;
            assert_same_work(&alone, &one);
            zw_engine_free(single);
            zw_engine_free(plain);
        }
}

/* The model's own check: two workers that do not look at each other do everything twice, two with marks hardly anything. */
static void test_two_blind_workers_do_the_work_twice(void **state)
{
    uint64_t nodes[3], makespan[3];
    (void)state;
    for (int kind = 0; kind < 3; kind++) {
        zw_engine_options o = options_of("mtdf", 0);
        o.table_options.entries = 1 << 18;
        o.virtual_workers = kind ? 2 : 1;
        o.parallel = kind == 2 ? ZW_PARALLEL_BLIND : ZW_PARALLEL_MARKS;
        zw_report r = searched_once(zw_game_find("chess"), &o, ZW_LIMITS(.depth = LOAD(6, 5)));
        nodes[kind] = r.total.nodes;
        makespan[kind] = r.makespan;
    }
    assert_true(nodes[1] * 4 < nodes[0] * 5); /* marks */
    assert_true(makespan[1] * 5 < makespan[0] * 4);
    assert_true(nodes[2] * 10 > nodes[0] * 17); /* blind */
    assert_true(makespan[2] * 5 > makespan[0] * 4);
}

/* Nothing foretells the length of this search's last pass, to which the iterations before are short. */
static void test_all_take_part_in_a_pass_that_turns_out_to_be_long(void **state)
{
    uint64_t makespan[2];
    (void)state;
    for (int several = 0; several < 2; several++) {
        zw_engine_options o = options_of("aspiration", 0);
        zw_error error = {0};
        o.table_options.entries = 1 << 18;
        o.virtual_workers = several ? 8 : 1;
        zw_engine *engine = zw_engine_new(zw_game_find("chess"), &o, NULL);
        assert_non_null(engine);
        assert_int_equal(zw_engine_position_text(engine, "r1b1k3/1p2pp2/p7/n1p2qP1/8/P1P1P1p1/BP2K1P1/R1B4Q b q - 5 22",
                                                 NULL, &error),
                         ZW_OK);
        makespan[several] = searched(engine, ZW_LIMITS(.depth = 5)).makespan;
        zw_engine_free(engine);
    }
    assert_true(makespan[1] * 4 < makespan[0]);
}

/* A game that tells no child_hash, searched through its functions. */
static void test_games_given_as_functions_are_searched_by_several(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int workers = 0; workers < 2; workers++) {
            zw_engine_options o = options_of(kernel_algorithms[a], 0);
            o.experiment = NULL;
            o.threads = workers ? 1 : 3;
            o.virtual_workers = workers ? 3 : 0;
            assert_int_equal(searched_once(&tictactoe_game, &o, ZW_LIMITS(.depth = 9)).value, 0);
            assert_int_equal(searched_once(&nim_game, &o, ZW_LIMITS(.depth = 9)).value, 1);
            judge j = {.game = &kings_game};
            kings_position p;
            kings_game.start(NULL, &p);
            assert_int_equal(searched_once(&kings_game, &o, ZW_LIMITS(.depth = 8)).value, judge_value(&j, &p, 8, 0));
        }
}

/* ------------------------------------------------------------------------------------------------------------- options */

static void expect_refusal(zw_engine_options o, const char *text)
{
    zw_error error = {0};
    assert_null(zw_engine_new(zw_game_find("connect4"), &o, &error));
    assert_string_equal(error.text, text);
}

static void test_what_several_workers_cannot_do_is_refused(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    (void)state;
    o.threads = 2;
    o.virtual_workers = 2;
    expect_refusal(o, "2 threads and 2 virtual workers: expected either");
    o.virtual_workers = 0;
    o.no_table = 1;
    expect_refusal(o, "several workers without a table: expected one worker, or a table");
    o.no_table = 0;
    o.instance = ZW_TRACED;
    expect_refusal(o, "several workers in a traced search: expected one");
    o.instance = ZW_FIXED_DEPTH;
    o.parallel = ZW_PARALLEL_LAZY;
    expect_refusal(o, "lazy workers at fixed depth or virtual: expected threads in play");
    o.parallel = (zw_parallel)3;
    expect_refusal(o, "parallel 3: expected 0 to 2");
    o.parallel = ZW_PARALLEL_MARKS;
    o.threads = 1;
    o.virtual_workers = 1025;
    expect_refusal(o, "1025 virtual workers: expected 1 to 1024");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_virtual_workers_do_the_same_in_every_run),
        cmocka_unit_test(test_a_stop_leaves_no_mark_behind),
        cmocka_unit_test(test_one_virtual_worker_is_the_sequential_search),
        cmocka_unit_test(test_two_blind_workers_do_the_work_twice),
        cmocka_unit_test(test_all_take_part_in_a_pass_that_turns_out_to_be_long),
        cmocka_unit_test(test_games_given_as_functions_are_searched_by_several),
        cmocka_unit_test(test_what_several_workers_cannot_do_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
