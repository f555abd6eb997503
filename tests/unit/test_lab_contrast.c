/* test_lab_contrast.c - the statistics of the open questions, on data small enough to compute by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "lab/points.h"
#include "lab/statistics.h"
#include "support/lab_toy.h"

#include <string.h>

#define LEAVES(over, under)                                                                                            \
    {                                                                                                                  \
        over, LAB_LEAVES, under, LAB_LEAVES                                                                            \
    }

/* Two groups of five places, and a series that belongs to neither. */
enum { BASE = 10, PLACES = 5 };
static const lab_series window_series[] = {
    {"", LAB_SEARCH, "a-20", 0, -20, NULL}, {"", LAB_SEARCH, "a-5", 0, -5, NULL},
    {"", LAB_SEARCH, "a0", 0, 0, NULL},     {"", LAB_SEARCH, "a5", 0, 5, NULL},
    {"", LAB_SEARCH, "a20", 0, 20, NULL},   {"", LAB_SEARCH, "b-20", 1, -20, NULL},
    {"", LAB_SEARCH, "b-5", 1, -5, NULL},   {"", LAB_SEARCH, "b0", 1, 0, NULL},
    {"", LAB_SEARCH, "b5", 1, 5, NULL},     {"", LAB_SEARCH, "b20", 1, 20, NULL},
    {"", LAB_SEARCH, "base", 2, 0, NULL},   {.label = NULL}};
static const lab_experiment windows = {
    .name = "windows",
    .series = window_series,
    .scopes = {{.game = "chess", .from = 1}},
    .plot = {.axis = LAB_BY_X},
    .curves = {{"a", LEAVES(0, BASE)}, {"b", LEAVES(1, BASE)}},
};

/* Two positions that share the sums given for the ten series in turn, and a base of their own. */
static lab_data *window_data(const double sums[2 * PLACES], double base)
{
    lab_data *data = new_data(&windows, 3, 2);
    for (int p = 0; p < 2; p++) {
        for (int s = 0; s < 2 * PLACES; s++)
            set(data, s, 2, p, LAB_LEAVES, sums[s] * (p ? 0.25 : 0.75));
        set(data, BASE, 2, p, LAB_LEAVES, base * (p ? 0.25 : 0.75));
    }
    return data;
}

static double windows_number(const lab_claim *claim, const double sums[2 * PLACES], double base)
{
    lab_data *data = window_data(sums, base);
    double number = number_of(claim, data);
    free_data(data);
    return number;
}

static const double WALL[] = {100, 200, 400, 400, 300, 100, 200, 500, 900, 1600};

static void test_a_wall_is_found_where_windows_are_dearest(void **state)
{
    lab_claim claim = {.statistic = lab_peak_place, .what = LEAVES(0, BASE), .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 1), 0);
    claim.what.over = 1;
    NEAR(windows_number(&claim, WALL, 1), 20);
}

static void test_the_outskirts_are_compared_with_the_peak(void **state)
{
    static const lab_claim claim = {.statistic = lab_outskirts, .what = LEAVES(0, BASE), .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 1), 0.5); /* (100 + 300) / 2 / 400 */
}

static void test_steps_away_from_the_value_must_not_add(void **state)
{
    lab_claim claim = {.statistic = lab_falling_away, .what = LEAVES(0, BASE), .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 1), 1);
    claim.what.over = 1; /* 500 900 1600 rise */
    NEAR(windows_number(&claim, WALL, 1), 0.5);
}

static void test_rising_counts_steps_that_do_not_decrease(void **state)
{
    lab_claim claim = {.statistic = lab_rising, .what = LEAVES(0, BASE), .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 1), 0.75); /* 400 -> 300 falls */
    claim.parameter = 0.25;
    NEAR(windows_number(&claim, WALL, 1), 1);
}

static void test_groups_are_compared_at_one_place(void **state)
{
    static const double lower[] = {100, 200, 400, 400, 300, 99, 200, 399, 900, 1600};
    lab_claim claim = {.statistic = lab_rising_groups, .what = LEAVES(0, BASE), .parameter = 0};
    (void)state;
    NEAR(windows_number(&claim, WALL, 1), 1);
    NEAR(windows_number(&claim, lower, 1), 0);
    claim.parameter = 7; /* nobody is there */
    assert_true(isnan(windows_number(&claim, WALL, 1)));
}

static void test_break_even_lies_on_the_line_between_two_places(void **state)
{
    lab_claim claim = {.statistic = lab_break_even_place, .what = LEAVES(1, BASE), .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 700), 2.5); /* 500 at 0, 900 at 5 */
    NEAR(windows_number(&claim, WALL, 900), 5);
    NEAR(windows_number(&claim, WALL, 50), -20); /* dearer from the first place on */
    assert_true(isinf(windows_number(&claim, WALL, 1601)));
}

static void test_one_window_is_set_against_two(void **state)
{
    static const lab_claim claim = {.statistic = lab_against_both,
                                    .what = LEAVES(4, 1),
                                    .versus = {0, LAB_LEAVES, LAB_NOTHING, LAB_LEAVES},
                                    .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 1), 1); /* 300 / (200 + 100) */
}

static void test_schemes_are_compared_by_geometric_means_up_to_a_size(void **state)
{
    static const double sums[] = {4, 9, 1, 1, 1, 1, 4, 1, 1, 1000};
    lab_claim claim = {.statistic = lab_group_ratio, .what = LEAVES(0, 1), .parameter = -5};
    (void)state;
    NEAR(windows_number(&claim, sums, 1), 3); /* sqrt(4 * 9) / sqrt(1 * 4) */
    claim.statistic = lab_group_best;
    NEAR(windows_number(&claim, sums, 1), 3);
    claim.what.over = 1;
    NEAR(windows_number(&claim, sums, 1), 1.0 / 3);
    claim.parameter = 20; /* 4000^(1/5) / 36^(1/5) */
    NEAR(windows_number(&claim, sums, 1), pow(4000.0 / 36, 0.2));
}

static void test_rates_are_told_per_million(void **state)
{
    lab_claim claim = {.statistic = lab_per_million, .what = {0, LAB_LEAVES, BASE, LAB_LEAVES}, .depths = LAB_DEEPEST};
    (void)state;
    NEAR(windows_number(&claim, WALL, 400), 250000);
}

/* ------------------------------------------------------------------------------------------------------------- guesses */

static void test_the_gap_is_the_median_step_of_the_value(void **state)
{
    static const double values[][2] = {{10, 14}, {0, -6}};
    lab_data *data = window_data(WALL, 700);
    lab_claim claim = {.statistic = lab_gap_to_break_even,
                       .what = LEAVES(1, BASE),
                       .versus = {BASE, LAB_VALUE, LAB_NOTHING, LAB_VALUE}};
    (void)state;
    for (int p = 0; p < 2; p++)
        for (int depth = 1; depth <= 2; depth++)
            set(data, BASE, depth, p, LAB_VALUE, values[p][depth - 1]);
    NEAR(number_of(&claim, data), 2); /* gaps 4 and 6, break-even 2.5 */
    free_data(data);
}

static void test_leaves_that_grow_with_the_gap_correlate_with_it(void **state)
{
    static const double gaps[] = {0, 1, 3}; /* log(1 + gap): 0, 1, 2 times log 2 */
    static const double leaves[][3] = {{100, 200, 400}, {400, 200, 100}, {100, 200, 100}};
    static const double expected[] = {1, -1, 0};
    lab_claim claim = {.statistic = lab_gap_correlation, .what = LEAVES(0, BASE), .depths = LAB_ALL};
    (void)state;
    for (int i = 0; i < 3; i++) {
        lab_data *data = new_data(&windows, 3, 3);
        for (int p = 0; p < 3; p++) {
            set(data, 0, 1, p, LAB_VALUE, 50);
            set(data, 0, 2, p, LAB_VALUE, p == 1 ? 50 - gaps[p] : 50 + gaps[p]);
            set(data, 0, 2, p, LAB_LEAVES, leaves[i][p]);
            set(data, BASE, 2, p, LAB_LEAVES, 100);
        }
        NEAR(number_of(&claim, data), expected[i]);
        free_data(data);
    }
}

/* ----------------------------------------------------------------------------------------------------------- factorial */

/* Two factors, two algorithms; factor `b` is nothing without `a`: the same word. */
static const lab_series factor_series[] = {{"nothing", LAB_SEARCH, "x", 0, 0, NULL},
                                           {"a", LAB_SEARCH, "xa", 0, 1, NULL},
                                           {"b", LAB_SEARCH, "x", 0, 2, NULL},
                                           {"a, b", LAB_SEARCH, "xab", 0, 3, NULL},
                                           {"nothing", LAB_SEARCH, "y", 1, 0, NULL},
                                           {"a", LAB_SEARCH, "ya", 1, 1, NULL},
                                           {"b", LAB_SEARCH, "yb", 1, 2, NULL},
                                           {"a, b", LAB_SEARCH, "yab", 1, 3, NULL},
                                           {.label = NULL}};
static const lab_experiment factors = {
    .name = "factors",
    .series = factor_series,
    .scopes = {{.game = "chess", .from = 1}},
    .plot = {.axis = LAB_BY_FACTOR},
    .curves = {{"x", LEAVES(0, 0)}, {"y", LEAVES(1, 0)}},
};

static lab_data *factor_data(void)
{
    static const double leaves[2][8] = {{100, 50, 100, 25, 100, 80, 400, 20}, {200, 25, 200, 25, 300, 70, 400, 30}};
    lab_data *data = new_data(&factors, 2, 2);
    for (int p = 0; p < 2; p++)
        for (int s = 0; s < 8; s++)
            set(data, s, 1, p, LAB_LEAVES, leaves[p][s]);
    return data;
}

static void test_an_effect_is_the_geometric_mean_over_pairs(void **state)
{
    lab_data *data = factor_data();
    lab_claim claim = {.statistic = lab_effect, .what = LEAVES(0, 0), .parameter = 0};
    (void)state;
    NEAR(number_of(&claim, data), pow(0.5 * 0.25 * 0.125 * 0.125, 0.25));
    free_data(data);
}

static void test_a_factor_that_leaves_the_word_as_it_is_does_not_count(void **state)
{
    lab_data *data = factor_data();
    lab_claim claim = {.statistic = lab_effect, .what = LEAVES(0, 0), .parameter = 1};
    (void)state;
    NEAR(number_of(&claim, data), pow(0.5 * 1, 0.5)); /* beside `a` alone: 25 / 50 and 25 / 25 */
    free_data(data);
}

static void test_the_spread_is_that_of_the_algorithms_in_one_cell(void **state)
{
    lab_data *data = factor_data();
    lab_claim claim = {.statistic = lab_spread, .what = LEAVES(0, 0), .parameter = 0};
    (void)state;
    NEAR(number_of(&claim, data), 400.0 / 300 - 1);
    claim.parameter = 3;
    NEAR(number_of(&claim, data), 0);
    free_data(data);
}

static void test_a_figure_by_factor_has_a_point_for_each_with_its_name(void **state)
{
    lab_data *data = factor_data();
    text place = {0};
    (void)state;
    lab_data_seal(data);
    lab_point_list points = lab_points_of(data, 1);
    assert_int_equal(points.count, 4);
    NEAR(lab_point_find(&points, 0, 1)->value, pow(0.5, 0.5));
    lab_show_place(&factors, 1, &place);
    assert_string_equal(place.data, "b");
    assert_null(lab_factor_name(&factors, 2));
    text_free(&place);
    lab_points_free(&points);
    free_data(data);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_wall_is_found_where_windows_are_dearest),
        cmocka_unit_test(test_the_outskirts_are_compared_with_the_peak),
        cmocka_unit_test(test_steps_away_from_the_value_must_not_add),
        cmocka_unit_test(test_rising_counts_steps_that_do_not_decrease),
        cmocka_unit_test(test_groups_are_compared_at_one_place),
        cmocka_unit_test(test_break_even_lies_on_the_line_between_two_places),
        cmocka_unit_test(test_one_window_is_set_against_two),
        cmocka_unit_test(test_schemes_are_compared_by_geometric_means_up_to_a_size),
        cmocka_unit_test(test_rates_are_told_per_million),
        cmocka_unit_test(test_the_gap_is_the_median_step_of_the_value),
        cmocka_unit_test(test_leaves_that_grow_with_the_gap_correlate_with_it),
        cmocka_unit_test(test_an_effect_is_the_geometric_mean_over_pairs),
        cmocka_unit_test(test_a_factor_that_leaves_the_word_as_it_is_does_not_count),
        cmocka_unit_test(test_the_spread_is_that_of_the_algorithms_in_one_cell),
        cmocka_unit_test(test_a_figure_by_factor_has_a_point_for_each_with_its_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
