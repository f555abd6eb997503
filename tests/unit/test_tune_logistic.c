/* test_tune_logistic.c - weights from outcomes: planted ones are found again, whatever the number of workers, and what
 * nothing speaks of stays where it was. */
#define _POSIX_C_SOURCE 200809L
#include "support/subject.h"
#include "tune/logistic.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROWS = 12, SAMPLES = 6000 };
#define SLOPE 0.01

/* A row that no sample has is the last. */
static double planted(int i)
{
    return i / 2 == ROWS - 1 ? 0 : (i * 37 % 23 - 11) * 9.0;
}

/* Positions of random counts whose outcomes are drawn from the chances that the planted weights give; or, with `sure`,
 * are those chances themselves. */
static logistic_set sample(int sure)
{
    logistic_set set = {0};
    uint64_t random = 3;
    for (int i = 0; i < SAMPLES; i++) {
        zw_tuned_count counts[ROWS];
        double share = random_between(&random, 0, 24) / 24.0, value = 0;
        int sign = random_between(&random, 0, 1) ? 1 : -1, used = 0;
        for (int row = 0; row < ROWS - 1; row++) {
            int count = random_between(&random, -2, 2);
            if (!count)
                continue;
            value += sign * count * (share * planted(2 * row) + (1 - share) * planted(2 * row + 1));
            counts[used++] = (zw_tuned_count){(uint16_t)row, (int16_t)count};
        }
        double chance = 1 / (1 + exp(-SLOPE * value));
        double drawn = random_between(&random, 0, 9999) < 10000 * chance;
        logistic_sample s = {.count = used,
                             .stage = i % 2,
                             .early = (float)(sign * share),
                             .late = (float)(sign * (1 - share)),
                             .outcome = (float)(sure ? chance : drawn),
                             .seen = (float)value,
                             .own = 1,
                             .rival = (float)(value / 2)};
        logistic_add(&set, s, counts);
    }
    return set;
}

/* Fits with a side file in a directory of the test's own, from weights of 5 each. */
static void fit(const logistic_set *set, logistic_settings settings, double *weights)
{
    char directory[] = "/tmp/zw_logistic_XXXXXX", out[64];
    assert_non_null(mkdtemp(directory));
    snprintf(out, sizeof out, "%s/out", directory);
    checkpoint kept = {.out = out, .about = "test"};
    assert_int_equal(checkpoint_open(&kept, logistic_digest(set), 1), EXIT_FINE);
    for (int i = 0; i < 2 * ROWS; i++)
        weights[i] = 5;
    assert_int_equal(logistic_fit(set, ROWS, &settings, &kept, weights), 1);
    checkpoint_close(&kept, 1);
    assert_int_equal(rmdir(directory), 0);
}

static void assert_planted(const double *weights, double within)
{
    for (int i = 0; i < 2 * ROWS - 2; i++)
        if (fabs(weights[i] - planted(i)) > within)
            fail_msg("weight %d is %f, planted was %f", i, weights[i], planted(i));
    assert_true(fabs(weights[2 * ROWS - 1] - 5) < 1e-9); /* nothing speaks of it */
}

static void test_planted_weights_are_found_again(void **state)
{
    logistic_set sure = sample(1), drawn = sample(0);
    double weights[2 * ROWS];
    (void)state;
    fit(&sure, (logistic_settings){.slope = SLOPE, .ridge = 1e-6, .rounds = 12, .jobs = 1}, weights);
    assert_planted(weights, 0.01);
    fit(&drawn, (logistic_settings){.slope = SLOPE, .ridge = 1e-6, .rounds = 12, .jobs = 1}, weights);
    assert_planted(weights, 25);
    fit(&drawn, (logistic_settings){.slope = SLOPE, .mix = 1, .ridge = 1e-6, .rounds = 12, .jobs = 1}, weights);
    assert_planted(weights, 0.01); /* the search saw the truth */
    logistic_free(&sure);
    logistic_free(&drawn);
}

static void test_the_number_of_workers_changes_no_bit(void **state)
{
    logistic_set set = sample(0);
    double one[2 * ROWS], three[2 * ROWS];
    (void)state;
    fit(&set, (logistic_settings){.slope = SLOPE, .ridge = 5, .rounds = 4, .jobs = 1}, one);
    fit(&set, (logistic_settings){.slope = SLOPE, .ridge = 5, .rounds = 4, .jobs = 3}, three);
    assert_memory_equal(one, three, sizeof one);
    logistic_free(&set);
}

static void test_a_large_penalty_keeps_weights_where_they_began(void **state)
{
    logistic_set set = sample(1);
    double weights[2 * ROWS];
    (void)state;
    fit(&set, (logistic_settings){.slope = SLOPE, .ridge = 1e9, .rounds = 4, .jobs = 1}, weights);
    for (int i = 0; i < 2 * ROWS; i++)
        assert_true(fabs(weights[i] - 5) < 0.1);
    logistic_free(&set);
}

static void test_the_slope_is_that_of_the_rival(void **state)
{
    logistic_set set = sample(1);
    (void)state;
    assert_true(fabs(logistic_slope(&set) - 2 * SLOPE) < 1e-6); /* it says half of the truth */
    logistic_free(&set);
}

static void test_errors_are_those_of_the_chance_of_a_win(void **state)
{
    logistic_set set = {0};
    zw_tuned_count count = {0, 1};
    size_t size;
    double weights[2] = {100, 300};
    (void)state;
    logistic_add(&set, (logistic_sample){.count = 1, .early = 0.5F, .late = 0.5F, .outcome = 1}, &count);
    logistic_add(&set, (logistic_sample){.count = 1, .early = -1, .late = 0, .outcome = 0.5F}, &count);
    logistic_add(&set, (logistic_sample){.count = 1, .stage = 1, .outcome = 0, .rival = -100}, &count);
    double first = 1 - 1 / (1 + exp(-2)), second = 0.5 - 1 / (1 + exp(1));
    double error = logistic_error(&set, 0, 0.01, LOGISTIC_WEIGHTS, weights, &size);
    assert_int_equal(size, 2);
    assert_true(fabs(error - sqrt((first * first + second * second) / 2)) < 1e-6);
    assert_true(fabs(logistic_error(&set, 1, 0.01, LOGISTIC_ZERO, NULL, &size) - 0.5) < 1e-6);
    assert_true(fabs(logistic_error(&set, 1, 0.01, LOGISTIC_RIVAL, NULL, &size) - 1 / (1 + exp(1))) < 1e-6);
    logistic_free(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_planted_weights_are_found_again),
        cmocka_unit_test(test_the_number_of_workers_changes_no_bit),
        cmocka_unit_test(test_a_large_penalty_keeps_weights_where_they_began),
        cmocka_unit_test(test_the_slope_is_that_of_the_rival),
        cmocka_unit_test(test_errors_are_those_of_the_chance_of_a_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
