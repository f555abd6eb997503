/* test_threads_chess.c - the tables of chess are built once however many threads ask first. */
#include "support/subject.h"

#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 8 };

static void *count_from_the_start(void *result)
{
    const zw_game *game = zw_game_find("chess");
    zw_error error = {0};
    void *position = malloc(game->position_size);
    if (!position)
        return NULL;
    game->start(NULL, position);
    zw_perft(game, position, 3, 0, result, &error);
    free(position);
    return NULL;
}

/* No other test runs before it in this program: the tables are not there yet. */
static void test_the_first_positions_are_made_by_many_threads(void **state)
{
    pthread_t threads[THREADS];
    uint64_t counts[THREADS] = {0};
    (void)state;
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, count_from_the_start, &counts[i]), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(counts[i], 8902);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_first_positions_are_made_by_many_threads)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
