/* A table that is lent to one engine alone is forgotten before each search at fixed depth, as one of its own is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <zw/table.h>

static uint64_t nodes_of_a_search(zw_table *table, int alone, const char *algorithm)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_limits limits = ZW_LIMITS(.depth = 5, .no_line = 1);
    zw_engine_options options = zw_options_fixed_depth();
    assert_int_equal(zw_choice_parse(algorithm, &options.choice, &error), ZW_OK);
    options.table = table;
    options.table_alone = alone;
    zw_engine *engine = zw_engine_new(zw_game_find("connect4"), &options, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &limits, &report, &error), ZW_OK);
    zw_engine_free(engine);
    return report.total.nodes;
}

/* Small enough to be full, so that what was forgotten must not be in the way of what is new; and often enough for the
 * age of its entries to come round. */
static void test_searches_on_a_table_lent_alone_cost_the_same_every_time(void **state)
{
    (void)state;
    static const zw_replacement SCHEMES[] = {ZW_REPLACE_FOUR_WAY, ZW_REPLACE_DEPTH, ZW_REPLACE_TWO_TIER,
                                             ZW_REPLACE_NEVER};
    for (int i = 0; i < 4; i++) {
        zw_table_options size = {.entries = 64, .layout = ZW_WIDE, .replacement = SCHEMES[i]};
        zw_table *table = zw_table_new(&size, NULL);
        assert_non_null(table);
        uint64_t mtdf = nodes_of_a_search(table, 1, "mtdf");
        uint64_t from_the_value = nodes_of_a_search(table, 1, "mtdf:guess=value");
        for (int k = 0; k < 300; k++) {
            assert_int_equal(nodes_of_a_search(table, 1, "mtdf"), mtdf);
            if (k % 7 == 0)
                assert_int_equal(nodes_of_a_search(table, 1, "mtdf:guess=value"), from_the_value);
        }
        zw_table_free(table);
    }
}

static void test_a_shared_table_is_not_forgotten(void **state)
{
    (void)state;
    zw_table_options size = {.entries = 1 << 16, .layout = ZW_WIDE};
    zw_table *table = zw_table_new(&size, NULL);
    assert_non_null(table);
    uint64_t first = nodes_of_a_search(table, 0, "mtdf");
    assert_true(nodes_of_a_search(table, 0, "mtdf") < first);
    zw_table_free(table);
}

/* At fixed depth a win counts by the depth that is left: an entry that was stored deeper is read that much farther from
 * the horizon. Mate in two, and being mated. */
static void test_wins_of_a_deeper_search_keep_their_distance(void **state)
{
    static const char *const positions[] = {"6k1/5ppp/8/8/8/8/1r3PPP/R2R2K1 w - - 0 1",
                                            "7k/5R2/6R1/8/8/8/8/K7 w - - 0 1", "7k/8/8/8/8/6R1/5R2/K7 b - - 0 1"};
    (void)state;
    for (int p = 0; p < 3; p++)
        for (int shallow = 3; shallow < 6; shallow++) {
            zw_value values[2];
            for (int deeper_first = 0; deeper_first < 2; deeper_first++) {
                zw_error error = {0};
                zw_report report = ZW_REPORT;
                zw_engine_options options = zw_options_fixed_depth();
                zw_table *table = zw_table_new(&(zw_table_options){.entries = 1 << 16, .layout = ZW_WIDE}, &error);
                options.table = table;
                options.switches.depth_match = ZW_AT_LEAST;
                options.switches.deepening = 0;
                zw_engine *engine = zw_engine_new(zw_game_find("chess"), &options, &error);
                assert_non_null(engine);
                assert_int_equal(zw_engine_position_text(engine, positions[p], NULL, &error), ZW_OK);
                if (deeper_first)
                    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = shallow + 1), &report, &error),
                                     ZW_OK);
                assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = shallow), &report, &error), ZW_OK);
                values[deeper_first] = report.value;
                zw_engine_free(engine);
                zw_table_free(table);
            }
            if (values[0] > 20000 || values[0] < -20000)
                assert_int_equal(values[1], values[0]);
        }
}

/* The lower bounds of a compact table that no game can have: what a stopped search has not found out. */
static int impossible_bounds(const zw_table *table)
{
    int count = 0;
    for (uint64_t i = 0; i < table->entries; i++)
        count += (zw_value)(zw_word_load(table->words + i * table->entry_words + 1) >> 40) - ZW_BIAS == ZW_INFINITY;
    return count;
}

/* Plays on at random, so that the search has everything to do that it does in the middle of a game. */
static void play_on(zw_engine *engine, const zw_game *game, int plies)
{
    zw_error error = {0};
    zw_move moves[1024];
    zw_value outcome;
    uint64_t random = 3;
    for (int ply = 0; ply < plies; ply++) {
        int count = game->moves(NULL, zw_engine_current(engine), moves, 1024, &outcome);
        random = random * UINT64_C(6364136223846793005) + 1;
        assert_int_equal(zw_engine_play(engine, moves[(random >> 33) % (unsigned)count], &error), ZW_OK);
    }
}

/* Every game in play is stopped after any number of nodes, in the middle of whatever it is doing there. Caught: a forecast
 * of Multi-ProbCut that was stopped and still stored. */
static void test_a_stopped_search_leaves_nothing_in_the_table_that_it_did_not_find(void **state)
{
    (void)state;
    for (int i = 0; zw_game_at(i); i++) {
        zw_table *table = zw_table_new(&(zw_table_options){.entries = 4096}, NULL);
        zw_engine_options options = zw_options_tournament();
        options.table = table;
        zw_error error = {0};
        zw_engine *engine = zw_engine_new(zw_game_at(i), &options, &error);
        assert_non_null(engine);
        play_on(engine, zw_game_at(i), zw_game_at(i)->shape ? 0 : 16);
        for (uint64_t nodes = 1; nodes < 3000; nodes += 1 + nodes / 50) {
            zw_report report = ZW_REPORT;
            assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.nodes = nodes, .no_line = 1), &report, &error),
                             ZW_OK);
            if (impossible_bounds(table))
                fail_msg("%s, stopped after %d nodes", zw_game_at(i)->name, (int)nodes);
            zw_table_clear(table);
        }
        zw_engine_free(engine);
        zw_table_free(table);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_stopped_search_leaves_nothing_in_the_table_that_it_did_not_find),
        cmocka_unit_test(test_searches_on_a_table_lent_alone_cost_the_same_every_time),
        cmocka_unit_test(test_a_shared_table_is_not_forgotten),
        cmocka_unit_test(test_wins_of_a_deeper_search_keep_their_distance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
