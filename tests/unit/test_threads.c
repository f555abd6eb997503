/* test_threads.c - many threads at once: engines of their own over one table, helping threads, stops from outside. Runs
 * under the thread sanitizer too, which looks for what these values cannot show. */
#define _POSIX_C_SOURCE 200809L
#include "support/games.h"
#include "support/judge.h"
#include "support/load.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define THREADS 64
#define SEARCHES LOAD(10000, 10000 / 5)
#define POSITIONS 40

/* cmocka's assertions belong to the main thread: the others count what went wrong. */
typedef struct task {
    pthread_t thread;
    zw_table *table;
    int first, wrong;
} task;

static struct {
    tictactoe_position position[POSITIONS];
    zw_value value[POSITIONS]; /* at depth 5 */
} known;

static void prepare_positions(void)
{
    judge j = {.game = &tictactoe_game};
    uint32_t random = 1;
    for (int i = 0; i < POSITIONS;) {
        tictactoe_position p = {0}, next;
        zw_move moves[9];
        zw_value outcome;
        for (int ply = 0; ply < i % 4; ply++) {
            int count = tictactoe_game.moves(NULL, &p, moves, 9, &outcome);
            random = random * 1103515245u + 12345u;
            tictactoe_game.play(NULL, &p, moves[(random >> 16) % (unsigned)count], &next);
            p = next;
        }
        known.position[i] = p;
        known.value[i++] = judge_value(&j, &p, 5, 0);
    }
}

static void *search_many(void *argument)
{
    task *t = argument;
    for (int i = t->first; i < SEARCHES; i += THREADS) {
        zw_engine_options o = zw_options_fixed_depth();
        zw_error error;
        zw_report r = ZW_REPORT;
        zw_choice_parse(kernel_algorithms[i % 11], &o.choice, &error);
        o.table = t->table;
        o.switches.etc = i & 1 ? 0 : ZW_ETC_OFF;
        zw_engine *engine = zw_engine_new(&tictactoe_game, &o, &error);
        int at = i * 7 % POSITIONS;
        if (!engine || zw_engine_position(engine, &known.position[at], NULL, 0, &error) != ZW_OK ||
            zw_engine_search(engine, &ZW_LIMITS(.depth = 5, .no_line = i % 8 != 0), &r, &error) != ZW_OK ||
            r.value != known.value[at] || r.total.crossed != 0)
            t->wrong++;
        zw_engine_free(engine);
    }
    return NULL;
}

static void run_all(zw_table *table, void *(*body)(void *))
{
    static task tasks[THREADS];
    int started = 0, wrong = 0;
    for (int i = 0; i < THREADS; i++) {
        tasks[i] = (task){.table = table, .first = i};
        started += pthread_create(&tasks[i].thread, NULL, body, &tasks[i]) == 0;
    }
    assert_int_equal(started, THREADS);
    for (int i = 0; i < THREADS; i++) {
        pthread_join(tasks[i].thread, NULL);
        wrong += tasks[i].wrong;
    }
    assert_int_equal(wrong, 0);
}

static void test_thousands_of_searches_over_one_table_are_exact(void **state)
{
    (void)state;
    prepare_positions();
    for (int layout = 0; layout < 2; layout++) {
        zw_table_options options = {.entries = 256, .layout = layout ? ZW_WIDE : ZW_COMPACT};
        zw_table *table = zw_table_new(&options, NULL);
        assert_non_null(table);
        run_all(table, search_many);
        zw_table_free(table);
    }
}

static void *clear_and_look(void *argument)
{
    task *t = argument;
    for (int i = 0; i < 20; i++) {
        if (t->first % 16 == 0)
            zw_table_clear(t->table);
        t->wrong += zw_table_permille_full(t->table) > 1000;
        zw_engine_options o = zw_options_tournament();
        zw_error error;
        zw_report r = ZW_REPORT;
        o.table = t->table;
        zw_engine *engine = zw_engine_new(&nim_game, &o, &error);
        t->wrong += !engine || zw_engine_search(engine, &ZW_LIMITS(), &r, &error) != ZW_OK || r.value != 1;
        zw_engine_free(engine);
    }
    return NULL;
}

static void test_a_shared_table_may_be_cleared_and_looked_at_while_others_search(void **state)
{
    zw_table *table = zw_table_new(&(zw_table_options){.entries = 1024}, NULL);
    (void)state;
    assert_non_null(table);
    run_all(table, clear_and_look);
    zw_table_free(table);
}

static void test_a_thousand_engines_live_side_by_side(void **state)
{
    enum { ENGINES = 1000 };
    zw_engine **engines = calloc(ENGINES, sizeof *engines);
    zw_engine_options o = options_of("mtdf", 0);
    (void)state;
    assert_non_null(engines);
    o.table_options.entries = 64;
    for (int i = 0; i < ENGINES; i++)
        engines[i] = engine_for(&nim_game, &o);
    for (int i = 0; i < ENGINES; i += 50)
        assert_int_equal(searched(engines[i], ZW_LIMITS(.depth = 9)).value, 1);
    for (int i = 0; i < ENGINES; i++)
        zw_engine_free(engines[(i * 7) % ENGINES]);
    free(engines);
}

/* --------------------------------------------------------------------------------------------------- helping threads */

static void test_helping_threads_find_the_same_value(void **state)
{
    judge j = {.game = zw_game_find("connect4")};
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int layout = 0; layout < 2; layout++) {
            zw_engine_options o = options_of(kernel_algorithms[a], 1);
            zw_error error = {0};
            char position[64];
            o.threads = 4;
            o.switches.depth_match = ZW_EQUAL;
            o.table_options.layout = layout ? ZW_WIDE : ZW_COMPACT;
            zw_game game = *j.game;
            game.settle = NULL;
            game.search_moves = NULL;
            zw_engine *engine = engine_for(&game, &o);
            assert_int_equal(zw_engine_position_text(engine, "4453", NULL, &error), ZW_OK);
            memcpy(position, zw_engine_current(engine), game.position_size);
            zw_value value = judge_value(&j, position, 5, 0);
            for (int repeat = 0; repeat < 3; repeat++) {
                zw_report r = searched(engine, ZW_LIMITS(.depth = 5));
                assert_int_equal(r.value, value);
                assert_int_equal(r.threads, 4);
                assert_true(r.total.nodes >= r.last.nodes);
            }
            zw_engine_free(engine);
        }
}

static void test_helping_threads_share_a_node_limit(void **state)
{
    zw_engine_options o = options_of("mtdf", 1);
    (void)state;
    o.threads = 4;
    zw_report r = searched_once(zw_game_find("connect4"), &o, ZW_LIMITS(.nodes = 40000));
    assert_true(r.total.nodes <= 40000);
    assert_true(r.total.nodes >= 9000);
}

static void test_helping_threads_wait_until_the_value_is_foreseen(void **state)
{
    zw_engine_options o = options_of("mtdf:guess=value", 1);
    (void)state;
    o.threads = 3;
    zw_engine *engine = engine_for(zw_game_find("connect4"), &o);
    for (int repeat = 0; repeat < 5; repeat++) {
        zw_report r = searched(engine, ZW_LIMITS(.depth = 7));
        assert_int_equal(r.depth, 7);
    }
    zw_engine_free(engine);
}

/* -------------------------------------------------------------------------------------------------------------- stops */

static void pause_for(long microseconds)
{
    struct timespec t = {.tv_nsec = microseconds * 1000};
    nanosleep(&t, NULL);
}

typedef struct run {
    zw_engine *engine;
    zw_report report;
    int ended;
    zw_status status;
} run;

static void *search_without_end(void *argument)
{
    run *r = argument;
    zw_error error;
    r->report = ZW_REPORT;
    r->status = zw_engine_search(r->engine, &ZW_LIMITS(), &r->report, &error);
    __atomic_store_n(&r->ended, 1, __ATOMIC_RELEASE);
    return NULL;
}

static void test_a_stop_from_another_thread_ends_an_endless_search(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 3; threads += 2)
        for (long wait = 1; wait < 20000; wait *= 3) {
            zw_engine_options o = options_of("mtdf", 1);
            o.threads = threads;
            run r = {.engine = engine_for(zw_game_find("connect4"), &o)};
            pthread_t thread;
            assert_int_equal(pthread_create(&thread, NULL, search_without_end, &r), 0);
            pause_for(wait);
            do /* a stop may come before the search has begun, where it holds too; after its end it is for the next */
                zw_engine_stop(r.engine);
            while (pause_for(100), !__atomic_load_n(&r.ended, __ATOMIC_ACQUIRE));
            pthread_join(thread, NULL);
            assert_int_equal(r.status, ZW_OK);
            assert_true(r.report.best < 7);
            zw_engine_free(r.engine);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_thousands_of_searches_over_one_table_are_exact),
        cmocka_unit_test(test_a_shared_table_may_be_cleared_and_looked_at_while_others_search),
        cmocka_unit_test(test_a_thousand_engines_live_side_by_side),
        cmocka_unit_test(test_helping_threads_find_the_same_value),
        cmocka_unit_test(test_helping_threads_share_a_node_limit),
        cmocka_unit_test(test_helping_threads_wait_until_the_value_is_foreseen),
        cmocka_unit_test(test_a_stop_from_another_thread_ends_an_endless_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
