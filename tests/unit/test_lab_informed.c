/* test_lab_informed.c - the statistics of the experiments on INS and PNS on numbers computed by hand, and the criterion of
 * the leaves on trees small enough to count. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "lab/aggregate.h"
#include "lab/criteria_work.h"
#include "lab/statistics.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------------------------------------------------- statistics */

enum { A, B, C };
static const lab_series series[] = {{"a", LAB_SEARCH, "a", 0, 0, NULL},
                                    {"b", LAB_SEARCH, "b", 0, 0, NULL},
                                    {"c", LAB_SEARCH, "c", 1, 0, NULL},
                                    {.label = NULL}};
#define TO_MINIMAL(which)                                                                                              \
    {                                                                                                                  \
        which, LAB_LEAVES, which, LAB_MINIMAL_LEAVES                                                                   \
    }
static const lab_experiment toy = {
    .name = "toy",
    .series = series,
    .scopes = {{.game = "tree", .from = 1}, {.game = "tree", .from = 1}},
    .plot = {.axis = LAB_BY_DEPTH},
    .curves = {{"a", TO_MINIMAL(A)}, {"b", TO_MINIMAL(B)}, {"c", TO_MINIMAL(C)}},
};

enum { POSITIONS = 2, DEPTHS = 5 };

static void put(lab_data *data, int which, int depth, int position, lab_measure measure, double value)
{
    double **row = &data->rows[lab_row_index(data, which, depth, position)];
    if (!*row) {
        *row = malloc(LAB_MEASURE_COUNT * sizeof **row);
        for (int m = 0; m < LAB_MEASURE_COUNT; m++)
            (*row)[m] = NAN;
    }
    (*row)[measure] = value;
}

/* Depths 1 to 4, two trees each of 10 minimal leaves; leaves[series][depth - 1] of either tree. */
static lab_data *make(const double leaves[3][DEPTHS - 1])
{
    lab_data *data = lab_data_new(&toy, &toy.scopes[0], DEPTHS, POSITIONS);
    for (int p = 0; p < POSITIONS; p++) {
        data->sources[p] = p;
        for (int s = A; s <= C; s++)
            for (int d = 1; d < DEPTHS; d++) {
                put(data, s, d, p, LAB_LEAVES, leaves[s][d - 1]);
                put(data, s, d, p, LAB_MINIMAL_LEAVES, 10);
            }
    }
    lab_data_seal(data);
    return data;
}

static void drop(lab_data *data)
{
    for (int i = 0; i < data->series * data->depths * data->positions; i++)
        free(data->rows[i]);
    lab_data_free(data);
}

static double number_of(const lab_claim *claim, lab_data *const *data, int scopes)
{
    lab_view views[2] = {{0}};
    for (int i = 0; i < scopes; i++)
        views[i] = lab_view_all(data[i]);
    double number = claim->statistic(claim, views, scopes);
    for (int i = 0; i < scopes; i++)
        free((void *)views[i].chosen);
    return number;
}

#define NEAR(a, b) assert_true(fabs((a) - (b)) < 1e-9)

/* a: 10, 40, 10, 40: at either inner depth the logarithm is log 4 off its neighbours' mean. b: 10, 20, 10, 20: log 2. c
 * swings least and is of another group. */
static const double SWINGING[3][DEPTHS - 1] = {{10, 40, 10, 40}, {10, 20, 10, 20}, {10, 10, 10, 10}};

static void test_the_oscillation_is_compared_within_the_group_and_in_logarithms(void **state)
{
    static const lab_claim of_a = {.statistic = lab_oscillation, .what = TO_MINIMAL(A), .depths = LAB_ALL};
    static const lab_claim of_b = {.statistic = lab_oscillation, .what = TO_MINIMAL(B), .depths = LAB_ALL};
    lab_data *data = make(SWINGING);
    (void)state;
    NEAR(number_of(&of_a, &data, 1), 2);
    NEAR(number_of(&of_b, &data, 1), 0.5);
    drop(data);
}

/* A curve that only grows by a constant factor does not oscillate. */
static void test_steady_growth_is_no_oscillation(void **state)
{
    static const double growing[3][DEPTHS - 1] = {{10, 20, 40, 80}, {10, 20, 10, 20}, {1, 1, 1, 1}};
    static const lab_claim of_a = {.statistic = lab_oscillation, .what = TO_MINIMAL(A), .depths = LAB_ALL};
    lab_data *data = make(growing);
    (void)state;
    NEAR(number_of(&of_a, &data, 1), 0);
    drop(data);
}

static void test_the_share_of_equal_numbers_counts_every_tree_and_depth(void **state)
{
    static const lab_claim same = {
        .statistic = lab_share_same, .what = {A, LAB_LEAVES, C, LAB_LEAVES}, .depths = LAB_ALL};
    lab_data *data = make(SWINGING); /* equal at depths 1 and 3 */
    (void)state;
    NEAR(number_of(&same, &data, 1), 0.5);
    put(data, A, 3, 1, LAB_LEAVES, 11);
    NEAR(number_of(&same, &data, 1), 3.0 / 8);
    drop(data);
}

/* a/c is 4 at depth 4 of the first scope and 8 of the second. */
static void test_scopes_are_compared_in_the_order_of_the_digits(void **state)
{
    static const double other[3][DEPTHS - 1] = {{10, 80, 10, 80}, {10, 20, 10, 20}, {10, 10, 10, 10}};
    static const lab_claim second_first = {.statistic = lab_between_scopes,
                                           .what = {A, LAB_LEAVES, C, LAB_LEAVES},
                                           .depths = LAB_DEEPEST,
                                           .parameter = 21};
    lab_claim first_second = second_first, beyond = second_first;
    lab_data *data[] = {make(SWINGING), make(other)};
    (void)state;
    first_second.parameter = 12;
    beyond.parameter = 31;
    NEAR(number_of(&second_first, data, 2), 2);
    NEAR(number_of(&first_second, data, 2), 0.5);
    assert_true(isnan(number_of(&beyond, data, 2)));
    drop(data[0]);
    drop(data[1]);
}

/* At depth 4 a has 40 leaves in 4 seconds, b 20 in 1. */
static void test_time_per_leaf_is_that_of_the_medians(void **state)
{
    static const lab_claim ratio = {
        .statistic = lab_leaf_time_ratio, .what = {A, LAB_LEAVES, B, LAB_LEAVES}, .depths = LAB_DEEPEST};
    lab_data *data = make(SWINGING);
    (void)state;
    for (int p = 0; p < POSITIONS; p++) {
        put(data, A, 4, p, LAB_SECONDS_1, 4);
        put(data, A, 4, p, (lab_measure)(LAB_SECONDS_1 + 1), 100);
        put(data, A, 4, p, (lab_measure)(LAB_SECONDS_1 + 2), 1);
        put(data, B, 4, p, LAB_SECONDS_1, 1);
    }
    NEAR(number_of(&ratio, &data, 1), 2);
    drop(data);
}

/* ------------------------------------------------------------------------------------------------------------ criteria */

static void run(const char *tree, int depth, const char *word, double *measures)
{
    game_handle handle;
    char why[256] = "";
    assert_int_equal(game_open("tree", &handle), EXIT_FINE);
    void *position = malloc(handle.game->position_size);
    assert_int_equal(zw_position_parse(handle.game, handle.context, tree, position, NULL), ZW_OK);
    for (int m = 0; m < LAB_MEASURE_COUNT; m++)
        measures[m] = NAN;
    if (lab_criteria_run(&handle, position, depth, word, measures, why, sizeof why))
        fail_msg("%s: %s", word, why);
    free(position);
    game_close(&handle);
}

/* The best move first everywhere: alpha-beta and MTD(f) from the value evaluate the minimal tree, 3^2 + 3^2 - 1, and a test
 * at the value one solution tree. */
static void test_on_a_perfectly_ordered_tree_the_criterion_is_the_minimal_tree(void **state)
{
    static const char tree[] = "ordered:w=3,d=4,first=1,seed=5";
    double m[LAB_MEASURE_COUNT];
    (void)state;
    run(tree, 4, "alphabeta", m);
    NEAR(m[LAB_LEAVES], 17);
    NEAR(m[LAB_PREDICTED], 17);
    NEAR(m[LAB_TRIALS], 1);
    run(tree, 4, "mtdf@0", m);
    NEAR(m[LAB_LEAVES], 17);
    NEAR(m[LAB_DIFFERENT], 0);
    run(tree, 4, "test@0", m);
    NEAR(m[LAB_LEAVES], 9);
    run(tree, 4, "test@1", m);
    NEAR(m[LAB_LEAVES], 9);
}

/* On one ply there is nothing to the right of a bound: all searches evaluate everything. */
static void test_every_guess_between_the_leaves_is_tried_once(void **state)
{
    double m[LAB_MEASURE_COUNT];
    (void)state;
    run("uniform:w=4,d=1,range=10,seed=1", 1, "test@all", m);
    double trials = m[LAB_TRIALS];
    assert_true(trials >= 1 && trials <= 21);
    NEAR(m[LAB_DIFFERENT], 0);
    run("uniform:w=4,d=1,range=10,seed=1", 1, "mtdf@all", m);
    NEAR(m[LAB_TRIALS], trials);
}

static void test_searches_without_a_table_visit_what_the_criterion_says(void **state)
{
    double m[LAB_MEASURE_COUNT], saved = 0;
    char tree[64];
    (void)state;
    for (int seed = 1; seed <= 20; seed++) {
        snprintf(tree, sizeof tree, "uniform:w=3,d=4,range=20,seed=%d", seed);
        run(tree, 4, "alphabeta", m);
        NEAR(m[LAB_DIFFERENT], 0);
        run(tree, 4, "test@all", m);
        NEAR(m[LAB_DIFFERENT], 0);
        run(tree, 4, "mtdf@all", m);
        NEAR(m[LAB_STRANGE], 0);
        NEAR(m[LAB_OUTSIDE], 0);
        NEAR(m[LAB_LEAVES] + m[LAB_SAVED], m[LAB_PREDICTED]);
        saved += m[LAB_SAVED];
    }
    assert_true(saved > 0); /* by stored bounds */
}

static void test_words_that_mean_nothing_are_named(void **state)
{
    static const char *const wrong[] = {"", "alpha", "test", "test@", "test@x", "test@1x", "mtdf@al", "mtdf@alls"};
    char why[256];
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(lab_criteria_check(wrong[i], why, sizeof why), -1);
        assert_non_null(strstr(why, "expected"));
    }
    assert_int_equal(lab_criteria_check("mtdf@-50", why, sizeof why), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_oscillation_is_compared_within_the_group_and_in_logarithms),
        cmocka_unit_test(test_steady_growth_is_no_oscillation),
        cmocka_unit_test(test_the_share_of_equal_numbers_counts_every_tree_and_depth),
        cmocka_unit_test(test_scopes_are_compared_in_the_order_of_the_digits),
        cmocka_unit_test(test_time_per_leaf_is_that_of_the_medians),
        cmocka_unit_test(test_on_a_perfectly_ordered_tree_the_criterion_is_the_minimal_tree),
        cmocka_unit_test(test_every_guess_between_the_leaves_is_tried_once),
        cmocka_unit_test(test_searches_without_a_table_visit_what_the_criterion_says),
        cmocka_unit_test(test_words_that_mean_nothing_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
