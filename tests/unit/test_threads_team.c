/* test_threads_team.c - several threads in every pass: the values are those of one, and a stop leaves no mark behind. Runs
 * under the thread sanitizer too. */
#define _POSIX_C_SOURCE 200809L
#include "support/fields.h"
#include "support/load.h"
#include "support/subject.h"

#include <pthread.h>
#include <time.h>

#ifdef SLOW
#define SEARCHES 10000
#define STOPS 1000
#else
#define SEARCHES LOAD(400, 20)
#define STOPS LOAD(100, 10)
#endif

static void test_several_threads_find_the_value_of_one(void **state)
{
    static const int threads[] = {2, 3, 8, 32};
    enum { IN_A_ROW = LOAD(10, 2) };
    uint64_t random = 20, shared = 0;
    (void)state;
    for (int i = 0; i < SEARCHES; i += IN_A_ROW) {
        const field *f = &fields[i / IN_A_ROW % field_count];
        const char *algorithm = kernel_algorithms[i / IN_A_ROW / field_count % algorithm_count()];
        int count = threads[next_random(&random) % 4];
        zw_engine *one = field_engine(f, algorithm, 1, 0), *several = field_engine(f, algorithm, count, 0);
        for (int k = 0; k < IN_A_ROW; k++) {
            uint64_t seed = next_random(&random);
            zw_report alone = field_search(one, f, seed), together = field_search(several, f, seed);
            if (together.value != alone.value || together.depth != alone.depth)
                fail_msg("%s, %s, position %llu: %d with %d threads, %d with one", f->game, algorithm,
                         (unsigned long long)seed, (int)together.value, count, (int)alone.value);
            assert_int_equal(together.threads, count);
            shared += together.sharing.deferred;
        }
        assert_int_equal(field_marks_left(several), 0);
        zw_engine_free(one);
        zw_engine_free(several);
    }
    assert_true(shared > 0); /* they did meet */
}

static void test_several_lines_are_those_of_one_thread(void **state)
{
    uint64_t random = 7;
    (void)state;
    for (int i = 0; i < 6; i++) {
        const field *f = &fields[i];
        zw_engine *one = field_engine(f, "mtdf", 1, 0), *several = field_engine(f, "mtdf", 3, 0);
        uint64_t seed = next_random(&random);
        field_search(one, f, seed);
        field_search(several, f, seed);
        for (int lines = 2; lines <= 4; lines++) {
            zw_limits limits = ZW_LIMITS(.depth = f->depth, .multipv = lines);
            zw_report a = searched(one, limits), b = searched(several, limits);
            assert_int_equal(a.move_count, b.move_count);
            for (int rank = 0; rank < lines && rank < a.move_count; rank++)
                assert_int_equal(a.moves[rank].value, b.moves[rank].value);
        }
        zw_limits without =
            ZW_LIMITS(.depth = f->depth, .excluded = &(zw_move){searched(one, ZW_LIMITS(.depth = f->depth)).best},
                      .excluded_count = 1);
        assert_int_equal(searched(one, without).value, searched(several, without).value);
        zw_engine_free(one);
        zw_engine_free(several);
    }
}

/* -------------------------------------------------------------------------------------------------------------- stops */

typedef struct stopper {
    zw_engine *engine;
    long microseconds;
    int done; /* atomic: the search has ended */
} stopper;

static void *stop_later(void *argument)
{
    stopper *s = argument;
    struct timespec t = {.tv_nsec = s->microseconds * 1000};
    nanosleep(&t, NULL);
    if (!__atomic_load_n(&s->done, __ATOMIC_ACQUIRE))
        zw_engine_stop(s->engine);
    return NULL;
}

/* By a count of nodes, or from outside at some moment. The next search is exact: nothing half done was stored. */
static void test_a_stop_leaves_no_mark_behind(void **state)
{
    uint64_t random = 11;
    (void)state;
    for (int f = 0; f < field_count; f++) {
        zw_engine *one = field_engine(&fields[f], "mtdf", 1, 0), *several = field_engine(&fields[f], "mtdf", 3, 0);
        for (int i = 0; i < STOPS / field_count; i++) {
            uint64_t seed = next_random(&random);
            zw_report exact = field_search(one, &fields[f], seed);
            field_search(several, &fields[f], seed); /* sets the position */
            zw_limits limits = ZW_LIMITS(.depth = fields[f].depth);
            stopper s = {.engine = several, .microseconds = random_between(&random, 1, 3000)};
            pthread_t thread;
            zw_error error = {0};
            zw_report stopped = ZW_REPORT;
            if (i & 1)
                assert_int_equal(pthread_create(&thread, NULL, stop_later, &s), 0);
            else
                limits.nodes = next_random(&random) % (exact.total.nodes + 10) + 1;
            assert_int_equal(zw_engine_search(several, &limits, &stopped, &error), ZW_OK);
            if (i & 1) {
                __atomic_store_n(&s.done, 1, __ATOMIC_RELEASE);
                pthread_join(thread, NULL);
            }
            assert_int_equal(field_marks_left(several), 0);
            /* a stop that came too late is for the next search */
            zw_report again = searched(several, ZW_LIMITS(.depth = fields[f].depth));
            if (again.depth < exact.depth)
                again = searched(several, ZW_LIMITS(.depth = fields[f].depth));
            assert_int_equal(field_marks_left(several), 0);
            assert_int_equal(again.value, exact.value);
        }
        zw_engine_free(one);
        zw_engine_free(several);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_several_threads_find_the_value_of_one),
        cmocka_unit_test(test_several_lines_are_those_of_one_thread),
        cmocka_unit_test(test_a_stop_leaves_no_mark_behind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
