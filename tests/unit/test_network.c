/* test_network.c - virtual ranks and the simulated network between them: values are those of one worker, runs can be
 * repeated, and what a message costs is what the search pays. */
#include "support/fields.h"
#include "support/games.h"
#include "support/load.h"
#include "support/subject.h"

#include <zw/experiment.h>

static zw_report in_ranks(const char *game, const char *algorithm, int depth, int workers, zw_ranks ranks)
{
    zw_engine_options o = options_of(algorithm, 0);
    zw_experiment x = zw_experiment_default();
    x.ranks = ranks;
    o.experiment = &x;
    o.table_options.entries = 1 << 16;
    o.virtual_workers = workers;
    return searched_once(zw_game_find(game), &o, ZW_LIMITS(.depth = depth));
}

static zw_report chess_in_ranks(int workers, zw_ranks ranks)
{
    return in_ranks("chess", "mtdf", 6, workers, ranks);
}

static void assert_same_work(const zw_report *a, const zw_report *b)
{
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->best, b->best);
    assert_memory_equal(&a->total, &b->total, sizeof a->total);
    assert_memory_equal(&a->sharing, &b->sharing, sizeof a->sharing);
    assert_memory_equal(&a->traffic, &b->traffic, sizeof a->traffic);
    assert_int_equal(a->makespan, b->makespan);
}

static void test_values_of_ranks_are_those_of_one_worker(void **state)
{
    static const struct {
        const char *game;
        int depth;
    } subjects[] = {{"chess", 6}, {"othello", 9}, {"checkers", 11}, {"connect4", 11}, {"kalah", 9}};
    static const zw_ranks networks[] = {
        {.count = 2}, {.count = 4, .latency = 20}, {.count = 3, .latency = 200, .overhead = 2, .bandwidth = 100000}};
    (void)state;
    for (int s = 0; s < 5; s++)
        for (int n = 0; n < 3; n++) {
            const char *algorithm = kernel_algorithms[(3 * s + n) % algorithm_count()];
            zw_report one = in_ranks(subjects[s].game, algorithm, subjects[s].depth, 1, (zw_ranks){0});
            zw_report several =
                in_ranks(subjects[s].game, algorithm, subjects[s].depth, networks[n].count * (1 + n % 2), networks[n]);
            assert_int_equal(several.value, one.value);
            assert_int_equal(several.traffic.ranks, networks[n].count);
            assert_true(several.traffic.messages > 0);
        }
}

static void test_ranks_do_the_same_in_every_run(void **state)
{
    zw_ranks network = {.count = 3, .latency = 20, .overhead = 1, .bandwidth = 1000000};
    zw_report first = chess_in_ranks(6, network), second = chess_in_ranks(6, network);
    (void)state;
    assert_same_work(&first, &second);
    assert_true(first.traffic.items > 0);
}

/* Ranks that do not hear who was sooner search in step, and visit twice the nodes. */
static void test_two_ranks_share_the_work(void **state)
{
    zw_report one = chess_in_ranks(1, (zw_ranks){0}), two = chess_in_ranks(2, (zw_ranks){.count = 2, .latency = 20});
    (void)state;
    assert_true(two.total.nodes < one.total.nodes + one.total.nodes * 2 / 5);
    assert_true(two.makespan < one.makespan * 3 / 4);
}

static void test_an_engine_searches_again_as_at_first(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_experiment x = zw_experiment_default();
    (void)state;
    x.ranks = (zw_ranks){.count = 3, .latency = 50};
    o.experiment = &x;
    o.table_options.entries = 1 << 16;
    o.virtual_workers = 3;
    zw_engine *engine = engine_for(zw_game_find("chess"), &o);
    zw_report first = searched(engine, ZW_LIMITS(.depth = 6)), second = searched(engine, ZW_LIMITS(.depth = 6));
    assert_int_equal(first.value, second.value);
    assert_int_equal(first.makespan, second.makespan);
    assert_memory_equal(&first.traffic, &second.traffic, sizeof first.traffic);
    zw_engine_free(engine);
}

static void test_one_rank_has_no_network(void **state)
{
    zw_report plain = chess_in_ranks(4, (zw_ranks){0}), one = chess_in_ranks(4, (zw_ranks){.count = 1, .latency = 500});
    (void)state;
    assert_same_work(&plain, &one);
    assert_int_equal(one.traffic.ranks, 0);
}

/* With a latency that is longer than the search, rank 1 hears of a pass when it is over, and the word of that comes back as
 * late. So two ranks take as long as one, and longer by the round trips. */
static void test_nothing_is_heard_before_it_arrives(void **state)
{
    enum { LONG = 1000000 };
    zw_report one = chess_in_ranks(1, (zw_ranks){0}), two = chess_in_ranks(2, (zw_ranks){.count = 2, .latency = LONG});
    (void)state;
    assert_int_equal(two.value, one.value);
    assert_true(two.makespan >= 2 * LONG + one.makespan / 2);
    assert_true(two.makespan % LONG >= one.makespan / 2);
    assert_true(two.sharing.idle >= 2 * LONG);
}

static void test_messages_cost_what_the_model_says(void **state)
{
    zw_report free_ones = chess_in_ranks(2, (zw_ranks){.count = 2}),
              dear = chess_in_ranks(2, (zw_ranks){.count = 2, .overhead = 10}),
              narrow = chess_in_ranks(2, (zw_ranks){.count = 2, .bandwidth = 100}); /* a message: hundreds of steps */
    (void)state;
    assert_int_equal(free_ones.traffic.steps, 0);
    assert_true(dear.traffic.steps > 0 && dear.traffic.steps <= 20 * dear.traffic.messages);
    assert_int_equal(dear.traffic.steps % 10, 0);
    assert_true(narrow.makespan > free_ones.makespan);
    assert_true(free_ones.traffic.bytes > 40 * free_ones.traffic.items);
}

static void expect_refusal(int workers, zw_parallel parallel, zw_ranks ranks, const char *text)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_experiment x = zw_experiment_default();
    zw_error error = {0};
    x.ranks = ranks;
    o.experiment = &x;
    o.virtual_workers = workers;
    o.parallel = parallel;
    assert_null(zw_engine_new(zw_game_find("connect4"), &o, &error));
    assert_string_equal(error.text, text);
}

static void test_ranks_that_cannot_be_are_refused(void **state)
{
    (void)state;
    expect_refusal(4, ZW_PARALLEL_MARKS, (zw_ranks){.count = 3},
                   "3 ranks of 4 virtual workers: expected a multiple of the ranks");
    expect_refusal(0, ZW_PARALLEL_MARKS, (zw_ranks){.count = 2},
                   "2 ranks of 0 virtual workers: expected a multiple of the ranks");
    expect_refusal(4, ZW_PARALLEL_MARKS, (zw_ranks){.count = 1025}, "1025 ranks: expected 1 to 1024");
    expect_refusal(4, ZW_PARALLEL_BLIND, (zw_ranks){.count = 2},
                   "ranks of workers that set no marks: expected parallel 0");
    expect_refusal(4, ZW_PARALLEL_MARKS, (zw_ranks){.count = 2, .latency = -1},
                   "latency -1, overhead 0, bandwidth 0, look 0: expected none below 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_of_ranks_are_those_of_one_worker),
        cmocka_unit_test(test_ranks_do_the_same_in_every_run),
        cmocka_unit_test(test_two_ranks_share_the_work),
        cmocka_unit_test(test_an_engine_searches_again_as_at_first),
        cmocka_unit_test(test_one_rank_has_no_network),
        cmocka_unit_test(test_nothing_is_heard_before_it_arrives),
        cmocka_unit_test(test_messages_cost_what_the_model_says),
        cmocka_unit_test(test_ranks_that_cannot_be_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
