/* test_engine_functions.c - one source, two speeds: a built-in game called through its functions gives the same value,
 * line and counters as with its search compiled in, for every algorithm and combination of switches. */
#include "support/judge.h"

#include <zw/experiment.h>

#include <stdio.h>
#include <string.h>

static void assert_same(const zw_game *game, const char *position, zw_engine_options o, zw_limits limits)
{
    zw_report reports[2];
    zw_error error = {0};
    for (int through = 0; through < 2; through++) {
        o.through_functions = through;
        zw_engine *engine = engine_for(game, &o);
        if (zw_engine_position_text(engine, position, NULL, &error) != ZW_OK)
            fail_msg("%s", error.text);
        reports[through] = searched(engine, limits);
        reports[through].moves = NULL;
        zw_engine_free(engine);
    }
    const zw_report *a = &reports[0], *b = &reports[1];
    assert_memory_equal(&a->total, &b->total, sizeof a->total);
    assert_memory_equal(&a->last, &b->last, sizeof a->last);
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->depth, b->depth);
    assert_int_equal(a->best, b->best);
    assert_int_equal(a->line_length, b->line_length);
    assert_int_equal(a->line_verified, b->line_verified);
    assert_int_equal(a->line_end, b->line_end);
    assert_memory_equal(a->line, b->line, (size_t)a->line_length * sizeof a->line[0]);
    assert_int_equal(a->proven, b->proven);
    assert_true(a->total.nodes > 0);
}

static zw_engine_options switches(const char *algorithm, unsigned bits, zw_experiment *experiment)
{
    zw_engine_options o = options_of(algorithm, bits & 1);
    o.table_options.entries = bits & 2 ? 64 : 8192;
    o.table_options.layout = bits & 4 ? ZW_WIDE : ZW_COMPACT;
    o.table_options.replacement = (zw_replacement)((bits >> 3) % 5);
    o.switches.etc = bits & 8 ? 0 : bits & 16 ? 2 : ZW_ETC_OFF;
    o.switches.deepening = !(bits & 32);
    o.switches.table_move = !(bits & 64);
    o.switches.killers = !(bits & 128);
    o.switches.history = !(bits & 256);
    o.switches.static_order = !(bits & 512);
    o.switches.store_leaves = !(bits & 1024);
    o.switches.depth_match = bits & 2048 ? ZW_AT_LEAST : ZW_EQUAL;
    o.switches.grain = bits & 4096 ? 7 : 1;
    o.no_table = (bits & 24576) == 24576;
    *experiment = (zw_experiment){.table_cutoffs = (bits & 98304) != 98304,
                                  .etc_order = bits >> 17 & 1,
                                  .root_order = bits >> 18 & 1 ? ZW_ROOT_NODES : ZW_ROOT_BEST};
    o.experiment = experiment;
    return o;
}

static void compare(const zw_game *game, const char *const *positions, int depth)
{
    unsigned bits = 1;
    zw_experiment experiment;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int p = 0; positions[p]; p++)
            for (int variant = 0; variant < 12; variant++) {
                bits = bits * 1103515245u + 12345u;
                zw_limits limits = ZW_LIMITS(.depth = depth, .multipv = variant % 4 == 3 ? 3 : 1);
                assert_same(game, positions[p], switches(kernel_algorithms[a], bits >> 8, &experiment), limits);
            }
    for (int a = 0; plain_algorithms[a]; a++)
        for (int p = 0; positions[p]; p++) {
            zw_engine_options o = options_of(plain_algorithms[a], 0);
            assert_same(game, positions[p], o, ZW_LIMITS(.depth = depth - 1));
        }
}

static void test_trees_through_functions_are_bit_identical(void **state)
{
    static const char *const positions[] = {"uniform:w=5,d=6,seed=7", "ordered:w=6,d=5,first=0.6,seed=1",
                                            "edge:b=5,d=6,seed=3", "graph:w=6,d=6,share=0.3,seed=5", NULL};
    (void)state;
    compare(zw_game_find("tree"), positions, 5);
}

static void test_connect4_through_functions_is_bit_identical(void **state)
{
    static const char *const positions[] = {"start", "4453", "44455554221", "12345671234567", NULL};
    (void)state;
    compare(zw_game_find("connect4"), positions, 6);
}

static void test_a_node_limit_cuts_both_at_the_same_node(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (uint64_t nodes = 10; nodes < 5000; nodes = nodes * 5 / 2)
            for (int tournament = 0; tournament < 2; tournament++)
                assert_same(zw_game_find("connect4"), "4453", options_of(kernel_algorithms[a], tournament),
                            ZW_LIMITS(.nodes = nodes));
}

static void test_perft_through_functions_counts_the_same(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    zw_game through = *game;
    char position[64];
    zw_error error = {0};
    (void)state;
    through.count = NULL;
    game->start(NULL, position);
    for (int depth = 0; depth <= 7; depth++) {
        uint64_t a = 0, b = 1;
        assert_int_equal(zw_perft(game, position, depth, 0, &a, &error), ZW_OK);
        assert_int_equal(zw_perft(&through, position, depth, 0, &b, &error), ZW_OK);
        assert_int_equal(a, b);
    }
    assert_int_equal(zw_perft(game, position, -1, 0, &(uint64_t){0}, &error), ZW_BAD_INPUT);
    assert_int_equal(zw_perft(NULL, position, 1, 0, &(uint64_t){0}, &error), ZW_BAD_INPUT);
}

/* A count to this depth would last for years. */
static void test_perft_ends_when_it_is_told_to(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    zw_game through = *game;
    char position[64];
    zw_error error = {0};
    uint64_t whole = 0, same = 1;
    int stop = 0;
    (void)state;
    through.count = NULL;
    game->start(NULL, position);
    assert_int_equal(zw_perft(game, position, 6, 0, &whole, &error), ZW_OK);
    assert_int_equal(zw_perft_until(game, position, 6, 0, &stop, &same, &error), ZW_OK);
    assert_int_equal(whole, same);
    stop = 1;
    for (int i = 0; i < 2; i++) {
        uint64_t part = 1;
        assert_int_equal(zw_perft_until(i ? &through : game, position, 40, 0, &stop, &part, &error), ZW_OK);
        assert_int_equal(part, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_trees_through_functions_are_bit_identical),
        cmocka_unit_test(test_connect4_through_functions_is_bit_identical),
        cmocka_unit_test(test_a_node_limit_cuts_both_at_the_same_node),
        cmocka_unit_test(test_perft_through_functions_counts_the_same),
        cmocka_unit_test(test_perft_ends_when_it_is_told_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
