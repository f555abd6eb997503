/* test_lab_verdict.c - verdicts and the numbers they rest on, on data small enough to compute by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "lab/points.h"
#include "lab/statistics.h"
#include "lab/verdict.h"
#include "support/lab_toy.h"

#include <string.h>

/* ------------------------------------------------------------------------------------------------------ toy experiments */

enum { A, B, C, TOY_SERIES };
static const lab_series toy_series[] = {{"a", LAB_SEARCH, "a", 0, 0, NULL},
                                        {"b", LAB_SEARCH, "b", 0, 1, NULL},
                                        {"c", LAB_SEARCH, "c", 0, 2, NULL},
                                        {.label = NULL}};
#define LEAVES(over, under)                                                                                            \
    {                                                                                                                  \
        over, LAB_LEAVES, under, LAB_LEAVES                                                                            \
    }
static const lab_experiment toy = {
    .name = "toy",
    .series = toy_series,
    .scopes = {{.game = "chess", .from = 1}},
    .plot = {.axis = LAB_BY_DEPTH},
    .curves = {{"a", LEAVES(A, B)}, {"b", LEAVES(B, B)}},
};
/* Two groups of four sizes each, from 2^1 to 2^4 for one and to 2^6 for the other. */
static const lab_series sweep_series[] = {
    {"a1", LAB_SEARCH, "a1", 0, 1, NULL}, {"a5", LAB_SEARCH, "a5", 0, 5, NULL}, {"a6", LAB_SEARCH, "a6", 0, 6, NULL},
    {"a2", LAB_SEARCH, "a2", 0, 2, NULL}, {"b1", LAB_SEARCH, "b1", 1, 1, NULL}, {"b2", LAB_SEARCH, "b2", 1, 2, NULL},
    {"b5", LAB_SEARCH, "b5", 1, 5, NULL}, {"b6", LAB_SEARCH, "b6", 1, 6, NULL}, {.label = NULL}};
static const lab_experiment sweeps = {
    .name = "sweeps",
    .series = sweep_series,
    .scopes = {{.game = "chess", .from = 1}},
    .plot = {.axis = LAB_BY_X},
    .curves = {{"a", {0, LAB_LEAVES, 2, LAB_VALUE}}, {"b", LEAVES(1, 2)}}, /* both by leaves: `above` is the measure */
};
static const lab_series guess_series[] = {{"-2", LAB_SEARCH, "-2", 0, -2, NULL}, {"-1", LAB_SEARCH, "-1", 0, -1, NULL},
                                          {"0", LAB_SEARCH, "0", 0, 0, NULL},    {"1", LAB_SEARCH, "1", 0, 1, NULL},
                                          {"2", LAB_SEARCH, "2", 0, 2, NULL},    {.label = NULL}};
static const lab_experiment guesses = {
    .name = "guesses",
    .series = guess_series,
    .scopes = {{.game = "chess", .from = 1}},
    .plot = {.axis = LAB_BY_X},
    .curves = {{"guess", LEAVES(0, 2)}},
};

/* -------------------------------------------------------------------------------------------------------------- judging */

static void test_below_is_judged_at_all_its_borders(void **state)
{
    static const lab_claim claim = {.side = LAB_BELOW, .threshold = 1.0, .low = 0.8, .high = 0.95};
    (void)state;
    assert_int_equal(lab_judge(&claim, 0.9, 0.85, 0.94), LAB_REPRODUCED);
    assert_int_equal(lab_judge(&claim, 0.9, 0.8, 0.95), LAB_REPRODUCED);
    assert_int_equal(lab_judge(&claim, 0.7, 0.6, 0.79), LAB_STRONGER);
    assert_int_equal(lab_judge(&claim, 0.7, 0.6, 0.8), LAB_INCONCLUSIVE); /* the range begins there */
    assert_int_equal(lab_judge(&claim, 0.9, 0.85, 0.96), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&claim, 0.9, 0.7, 1.2), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&claim, 1.1, 0.95, 1.2), LAB_INCONCLUSIVE); /* whatever the number itself says */
    assert_int_equal(lab_judge(&claim, 0.97, 0.96, 0.99), LAB_REFUTED); /* in size */
    assert_int_equal(lab_judge(&claim, 1.2, 1.0, 1.3), LAB_REFUTED);
    assert_int_equal(lab_judge(&claim, NAN, NAN, NAN), LAB_NO_DATA);
    assert_int_equal(lab_judge(&claim, 0.9, NAN, NAN), LAB_INCONCLUSIVE);
}

static void test_above_is_the_mirror_of_below(void **state)
{
    static const lab_claim claim = {.side = LAB_ABOVE, .threshold = 1.0, .low = 1.1, .high = 1.5};
    (void)state;
    assert_int_equal(lab_judge(&claim, 1.2, 1.1, 1.5), LAB_REPRODUCED);
    assert_int_equal(lab_judge(&claim, 1.6, 1.51, 1.9), LAB_STRONGER);
    assert_int_equal(lab_judge(&claim, 1.6, 1.5, 1.9), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&claim, 1.2, 1.09, 1.4), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&claim, 1.05, 1.01, 1.09), LAB_REFUTED);
    assert_int_equal(lab_judge(&claim, 0.9, 0.8, 1.0), LAB_REFUTED);
    assert_int_equal(lab_judge(&claim, INFINITY, 2, INFINITY), LAB_STRONGER);
}

static void test_a_threshold_itself_is_not_claimed(void **state)
{
    static const lab_claim some = {.side = LAB_ABOVE, .threshold = 0, .low = 0, .high = 1};
    (void)state;
    assert_int_equal(lab_judge(&some, 0.1, 0.01, 0.2), LAB_REPRODUCED);
    assert_int_equal(lab_judge(&some, 0.1, 0, 0.2), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&some, 0, 0, 0), LAB_REFUTED);
}

static void test_within_has_no_stronger(void **state)
{
    static const lab_claim claim = {.side = LAB_WITHIN, .low = 2, .high = 8};
    (void)state;
    assert_int_equal(lab_judge(&claim, 4, 2, 8), LAB_REPRODUCED);
    assert_int_equal(lab_judge(&claim, 2, 2, 2), LAB_REPRODUCED);
    assert_int_equal(lab_judge(&claim, 4, 1.9, 8), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&claim, 4, 2, 8.1), LAB_INCONCLUSIVE);
    assert_int_equal(lab_judge(&claim, 8.2, 8.1, 9), LAB_REFUTED);
    assert_int_equal(lab_judge(&claim, 1, 1, 1), LAB_REFUTED);
}

static void test_direction_only_needs_the_whole_interval(void **state)
{
    static const lab_claim claim = {.side = LAB_BELOW, .threshold = 1.0, .low = 0.5, .high = 0.9};
    static const struct {
        double low, high;
        const char *note;
    } cases[] = {{0.95, 0.99, "direction only"}, {0.85, 0.99, "direction only"}, {0.85, 1.0, ""}, {0.6, 0.8, ""}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        lab_verdict verdict = {.claim = &claim, .value = cases[i].low, .low = cases[i].low, .high = cases[i].high};
        verdict.tier = lab_judge(&claim, verdict.value, verdict.low, verdict.high);
        assert_string_equal(lab_verdict_note(&verdict), cases[i].note);
    }
}

static void test_hypotheses_of_our_own_are_counted_apart(void **state)
{
    static const lab_claim said = {.source = "figure 4"}, ours = {.source = "ours"}, open = {.source = "section 6.2"},
                           replied = {.source = "section 6.2; Breuker 1994"};
    lab_verdict verdicts[] = {{.claim = &said, .tier = LAB_REFUTED},
                              {.claim = &ours, .tier = LAB_REPRODUCED},
                              {.claim = &open, .tier = LAB_REPRODUCED},
                              {.claim = &replied, .tier = LAB_REPRODUCED}};
    lab_verdict_list list = {verdicts, 4};
    int counts[LAB_TIERS];
    (void)state;
    assert_int_equal(lab_tier_counts(&list, 0, counts), 2);
    assert_int_equal(counts[LAB_REPRODUCED], 1);
    assert_int_equal(counts[LAB_REFUTED], 1);
    assert_int_equal(lab_tier_counts(&list, 1, counts), 2);
    assert_int_equal(counts[LAB_REPRODUCED], 2);
}

static void test_a_changed_criterion_changes_the_verdict(void **state)
{
    lab_claim claim = {.side = LAB_BELOW, .threshold = 1.02, .low = 0.8, .high = 1.02};
    (void)state;
    assert_int_equal(lab_judge(&claim, 0.9, 0.88, 1.01), LAB_REPRODUCED);
    claim.threshold = 1.0;
    assert_int_equal(lab_judge(&claim, 0.9, 0.88, 1.01), LAB_INCONCLUSIVE);
    claim.threshold = 0.85;
    assert_int_equal(lab_judge(&claim, 0.9, 0.88, 1.01), LAB_REFUTED);
    claim.threshold = 1.02;
    claim.low = 1.015;
    assert_int_equal(lab_judge(&claim, 0.9, 0.88, 1.01), LAB_STRONGER);
}

static void check_criterion(lab_claim claim, const char *expected)
{
    text words = {0};
    lab_criterion(&claim, &words);
    assert_string_equal(words.data, expected);
    text_free(&words);
}

static void test_the_criterion_is_put_into_words(void **state)
{
    (void)state;
    check_criterion((lab_claim){.side = LAB_BELOW, .threshold = 1.02, .low = 0.8, .high = 1},
                    "interval below 1.02, within 0.8 to 1");
    check_criterion((lab_claim){.side = LAB_ABOVE, .threshold = 10, .low = 10, .high = INFINITY},
                    "interval above 10, within at least 10");
    check_criterion((lab_claim){.side = LAB_BELOW, .threshold = 1, .low = -INFINITY, .high = 0.5},
                    "interval below 1, within at most 0.5");
    check_criterion((lab_claim){.side = LAB_ABOVE, .threshold = 1, .low = -INFINITY, .high = INFINITY},
                    "interval above 1");
    check_criterion((lab_claim){.side = LAB_WITHIN, .low = 2, .high = 8}, "interval within 2 to 8");
}

/* --------------------------------------------------------------------------------------------------- sums, means, depths */

/* Depth 2: a needs 10, 30 and b 20, 40 leaves. */
static lab_data *two_positions(void)
{
    lab_data *data = new_data(&toy, 3, 2);
    set(data, A, 2, 0, LAB_LEAVES, 10);
    set(data, A, 2, 1, LAB_LEAVES, 30);
    set(data, B, 2, 0, LAB_LEAVES, 20);
    set(data, B, 2, 1, LAB_LEAVES, 40);
    lab_data_seal(data);
    return data;
}

static void test_sum_ratio_and_geometric_mean_by_hand(void **state)
{
    static const lab_quantity what = LEAVES(A, B), alone = LEAVES(A, LAB_NOTHING);
    lab_data *data = two_positions();
    lab_view view = lab_view_all(data);
    (void)state;
    NEAR(lab_sum_ratio(&view, &what, 2), 40.0 / 60);
    NEAR(lab_geometric_mean(&view, &what, 2), sqrt(0.5 * 0.75));
    NEAR(lab_sum_ratio(&view, &alone, 2), 20);
    NEAR(lab_geometric_mean(&view, &alone, 2), sqrt(300));
    assert_true(isnan(lab_sum_ratio(&view, &what, 1)));
    free((void *)view.chosen);
    free_data(data);
}

static void test_only_complete_cases_count(void **state)
{
    static const lab_quantity alone = LEAVES(A, LAB_NOTHING);
    lab_data *data = new_data(&toy, 3, 3);
    (void)state;
    for (int p = 0; p < 3; p++)
        set(data, A, 2, p, LAB_LEAVES, 10 * (p + 1));
    set(data, B, 2, 0, LAB_LEAVES, 1);
    set(data, B, 2, 2, LAB_LEAVES, 1);
    set(data, C, 2, 1, LAB_LEAVES, 1); /* is not drawn */
    lab_data_seal(data);
    lab_view view = lab_view_all(data);
    assert_int_equal(lab_usable_count(data, &alone, 2), 2);
    NEAR(lab_sum_ratio(&view, &alone, 2), 20); /* of 10 and 30; b lacks the middle one */
    free((void *)view.chosen);
    free_data(data);
}

static void test_a_depth_that_only_one_series_has_does_not_count(void **state)
{
    static const lab_quantity alone = LEAVES(A, LAB_NOTHING);
    lab_data *data = two_positions();
    (void)state;
    lab_data *deeper = new_data(&toy, 5, 2);
    for (int depth = 2; depth <= 4; depth++)
        for (int p = 0; p < 2; p++) {
            set(deeper, A, depth, p, LAB_LEAVES, 5);
            if (depth < 4)
                set(deeper, B, depth, p, LAB_LEAVES, 5);
        }
    lab_data_seal(deeper);
    assert_int_equal(lab_deepest(data, &alone), 2);
    assert_int_equal(lab_deepest(deeper, &alone), 3);
    free_data(deeper);
    free_data(data);
}

/* `counts[d]` positions have rows at depth d. */
static lab_data *levels(const int *counts, int depths, int positions)
{
    lab_data *data = new_data(&toy, depths, positions);
    for (int depth = 0; depth < depths; depth++)
        for (int p = 0; p < counts[depth]; p++)
            for (int s = A; s <= B; s++)
                set(data, s, depth, p, LAB_LEAVES, 1 + s);
    lab_data_seal(data);
    return data;
}

static void test_the_deepest_depth_has_enough_positions(void **state)
{
    static const lab_quantity what = LEAVES(A, B);
    static const int full[] = {0, 60, 60, 60, 20, 19}, tour[] = {0, 6, 6, 3, 2}, single[] = {0, 1, 1};
    int depths[LAB_DEPTHS];
    (void)state;
    lab_data *data = levels(full, 6, 60);
    assert_int_equal(lab_needed(data, &what), 20);
    assert_int_equal(lab_deepest(data, &what), 4);
    assert_int_equal(lab_choose_depths(data, &what, LAB_ALL, depths), 4);
    assert_int_equal(lab_choose_depths(data, &what, LAB_ODD, depths), 2);
    assert_int_equal(depths[1], 3);
    assert_int_equal(lab_choose_depths(data, &what, LAB_DEEPEST_TWO_EVEN, depths), 2);
    assert_int_equal(depths[0], 2);
    assert_int_equal(depths[1], 4);
    assert_int_equal(lab_choose_depths(data, &what, LAB_DEEPEST, depths), 1);
    assert_int_equal(depths[0], 4);
    free_data(data);
    data = levels(tour, 5, 6);
    assert_int_equal(lab_needed(data, &what), 3);
    assert_int_equal(lab_deepest(data, &what), 3);
    free_data(data);
    data = levels(single, 3, 1);
    assert_int_equal(lab_deepest(data, &what), -1);
    free_data(data);
}

/* ------------------------------------------------------------------------------------------------------------ bootstrap */

static void test_the_bootstrap_is_deterministic_and_follows_its_seed(void **state)
{
    static const lab_quantity what = LEAVES(A, B);
    lab_data *data = new_data(&toy, 2, 9);
    (void)state;
    for (int p = 0; p < 9; p++) {
        set(data, A, 1, p, LAB_LEAVES, 7 + p * p);
        set(data, B, 1, p, LAB_LEAVES, 11 + 3 * p);
    }
    lab_data_seal(data);
    lab_interval one = lab_ratio_interval(data, &what, 1, 1), again = lab_ratio_interval(data, &what, 1, 1);
    lab_interval other = lab_ratio_interval(data, &what, 1, 2);
    assert_true(one.low == again.low && one.high == again.high);
    assert_true(one.low != other.low || one.high != other.high);
    assert_true(one.low < one.high);
    free_data(data);
}

static double counting(const void *user, const lab_view *views, int games)
{
    int *counter = *(int *const *)user;
    (void)views;
    (void)games;
    return 3 * ((*counter)++ * 7 % LAB_RESAMPLES); /* 0, 3, 6 ... in some order, as 7 and 1000 have no common divisor */
}

static void test_the_interval_leaves_out_a_fortieth_at_each_end(void **state)
{
    static const int counts[] = {0, 5};
    int counter = 0, *user = &counter;
    lab_data *data = levels(counts, 2, 5);
    const lab_data *given = data;
    (void)state;
    lab_interval interval = lab_bootstrap(counting, &user, &given, 1, 1);
    NEAR(interval.low, 3 * 24.975);
    NEAR(interval.high, 3 * 974.025);
    free_data(data);
}

static void test_constant_data_have_an_interval_without_width(void **state)
{
    static const lab_quantity what = LEAVES(A, B);
    static const int counts[] = {0, 5};
    lab_data *data = levels(counts, 2, 5);
    (void)state;
    lab_interval interval = lab_ratio_interval(data, &what, 1, 1);
    assert_true(interval.low == 0.5 && interval.high == 0.5);
    free_data(data);
}

static void test_positions_of_one_game_stay_together(void **state)
{
    /* Two games, in each of which the two positions add up to the same: every sample of games has the same ratio. */
    static const lab_quantity what = LEAVES(A, B);
    static const double leaves[] = {1, 5, 9, 5};
    lab_data *data = new_data(&toy, 2, 4);
    (void)state;
    for (int p = 0; p < 4; p++) {
        data->sources[p] = p % 2; /* 1 + 9 and 5 + 5 */
        set(data, A, 1, p, LAB_LEAVES, leaves[p]);
        set(data, B, 1, p, LAB_LEAVES, 10);
    }
    lab_data_seal(data);
    lab_interval together = lab_ratio_interval(data, &what, 1, 1);
    NEAR(together.low, 0.5);
    NEAR(together.high, 0.5);
    for (int p = 0; p < 4; p++)
        data->sources[p] = p;
    lab_interval apart = lab_ratio_interval(data, &what, 1, 1);
    assert_true(apart.low < 0.45 && apart.high > 0.55);
    free_data(data);
}

/* -------------------------------------------------------------------------------------------------- statistics by depth */

/* Two equal positions; a / b is `ratios[d]` at depth d, where b has `base` leaves. */
static lab_data *ratios_by_depth(const double *ratios, int depths, double base)
{
    lab_data *data = new_data(&toy, depths, 2);
    for (int depth = 1; depth < depths; depth++) {
        for (int p = 0; p < 2; p++) {
            set(data, A, depth, p, LAB_LEAVES, ratios[depth] * base);
            set(data, B, depth, p, LAB_LEAVES, base);
        }
    }
    return data;
}

static void test_ratios_along_the_depths(void **state)
{
    static const double ratios[] = {0, 1.0, 2.0, 1.5, 1.8, 1.7};
    lab_data *data = ratios_by_depth(ratios, 6, 100);
    lab_claim claim = {.what = LEAVES(A, B), .depths = LAB_DEEPEST_TWO_EVEN};
    (void)state;
    claim.statistic = lab_ratio;
    NEAR(number_of(&claim, data), (2.0 + 1.8) / 2);
    claim.depths = LAB_ODD;
    NEAR(number_of(&claim, data), (1.0 + 1.5 + 1.7) / 3);
    claim.statistic = lab_same_depth_share;
    claim.depths = LAB_DEEPEST;
    NEAR(number_of(&claim, data), 1 - 1.7);
    claim.statistic = lab_growth; /* 1 -> 1.5 and 1.5 -> 1.7 grow, 2 -> 1.8 does not */
    NEAR(number_of(&claim, data), 2.0 / 3);
    claim.statistic = lab_parity; /* 2.0 > 1.25 and 1.8 > 1.6 */
    NEAR(number_of(&claim, data), 1);
    claim.statistic = lab_highest;
    claim.depths = LAB_ALL;
    NEAR(number_of(&claim, data), 2.0);
    claim.statistic = lab_lowest;
    NEAR(number_of(&claim, data), 1.0);
    claim.statistic = lab_width_reduction;
    claim.what = (lab_quantity)LEAVES(B, A);
    NEAR(number_of(&claim, data), 1 - pow(1 / 1.7, 1.0 / 5));
    free_data(data);
}

static void test_parity_asks_for_more_than_the_mean_of_the_neighbours(void **state)
{
    static const double between[] = {0, 2.4, 1.5, 1.0}, above[] = {0, 2.4, 1.8, 1.0};
    lab_claim claim = {.what = LEAVES(A, B), .depths = LAB_ALL, .statistic = lab_parity};
    lab_data *data = ratios_by_depth(between, 4, 10);
    (void)state;
    NEAR(number_of(&claim, data), 0);
    free_data(data);
    data = ratios_by_depth(above, 4, 10);
    NEAR(number_of(&claim, data), 1);
    free_data(data);
}

static void test_the_base_line_is_no_extreme(void **state)
{
    static const double ratios[] = {0, 0.7, 0.8};
    lab_data *data = ratios_by_depth(ratios, 3, 10);
    lab_claim claim = {.what = LEAVES(A, B), .depths = LAB_ALL, .statistic = lab_highest};
    (void)state;
    NEAR(number_of(&claim, data), 0.8);
    free_data(data);
}

static void test_shares_count_positions_and_depths(void **state)
{
    lab_data *data = new_data(&toy, 3, 2);
    lab_claim claim = {.what = LEAVES(A, B), .depths = LAB_ALL, .statistic = lab_share_below, .parameter = 2};
    static const double a[] = {1, 5, 2, 2}, b[] = {2, 5, 3, 1}; /* 1 < 2 and 2 < 3, of four */
    (void)state;
    for (int i = 0; i < 4; i++) {
        set(data, A, 1 + i / 2, i % 2, LAB_LEAVES, a[i]);
        set(data, B, 1 + i / 2, i % 2, LAB_LEAVES, b[i]);
        set(data, A, 1 + i / 2, i % 2, LAB_VALUE, 7);
        set(data, B, 1 + i / 2, i % 2, LAB_VALUE, i == 3 ? 8 : 7);
    }
    NEAR(number_of(&claim, data), 0.5);
    claim.statistic = lab_share_equal;
    NEAR(number_of(&claim, data), 0.5);
    claim.statistic = lab_share_even;
    NEAR(number_of(&claim, data), 0.25);
    claim.statistic = lab_values_agree;
    NEAR(number_of(&claim, data), 0.75);
    free_data(data);
}

static void test_the_slope_of_a_power_is_its_exponent(void **state)
{
    lab_data *data = new_data(&toy, 5, 2);
    lab_claim claim = {.what = LEAVES(A, B), .depths = LAB_ALL, .statistic = lab_slope};
    (void)state;
    for (int depth = 1; depth < 5; depth++)
        for (int p = 0; p < 2; p++) {
            set(data, A, depth, p, LAB_LEAVES, 3 * pow(10, 1.2 * depth));
            set(data, B, depth, p, LAB_LEAVES, pow(10, depth));
        }
    NEAR(number_of(&claim, data), 1.2);
    free_data(data);
}

static void test_depths_are_compared_on_the_same_positions(void **state)
{
    /* Two positions go to depth 3, two others to depth 1 only, where their ratio is larger than all that come. */
    lab_data *data = new_data(&toy, 4, 4);
    lab_claim claim = {.what = LEAVES(A, B), .depths = LAB_ALL, .statistic = lab_growth};
    (void)state;
    for (int depth = 1; depth < 4; depth++)
        for (int p = 0; p < (depth == 1 ? 4 : 2); p++) {
            set(data, A, depth, p, LAB_LEAVES, p < 2 ? pow(10, 1.2 * depth) : 1000);
            set(data, B, depth, p, LAB_LEAVES, pow(10, depth));
        }
    NEAR(number_of(&claim, data), 1);
    claim.statistic = lab_slope;
    NEAR(number_of(&claim, data), 1.2);
    free_data(data);
}

static void test_passes_are_averaged_over_iterations(void **state)
{
    lab_data *data = new_data(&toy, 4, 2);
    lab_claim claim = {.what = {A, LAB_PASSES_LAST, LAB_NOTHING, LAB_PASSES_LAST}, .statistic = lab_per_iteration};
    (void)state;
    for (int depth = 1; depth < 4; depth++)
        for (int p = 0; p < 2; p++) {
            set(data, A, depth, p, LAB_PASSES_LAST, 10 * depth + p);
            set(data, B, depth, p, LAB_PASSES_LAST, 2);
        }
    claim.parameter = 2; /* 20, 21, 30, 31 */
    NEAR(number_of(&claim, data), 25.5);
    claim.what.under = B;
    NEAR(number_of(&claim, data), 25.5 / 2);
    free_data(data);
}

static void test_late_positions_against_early_ones(void **state)
{
    lab_data *data = new_data(&toy, 2, 4);
    lab_claim claim = {.what = LEAVES(A, B), .statistic = lab_late_early};
    static const double a[] = {30, 10, 50, 10};
    static const int plies[] = {40, 10, 60, 20}; /* early: 1 and 3, ratio 1; late: 0 and 2, ratio 4 */
    (void)state;
    for (int p = 0; p < 4; p++) {
        data->plies[p] = plies[p];
        set(data, A, 1, p, LAB_LEAVES, a[p]);
        set(data, B, 1, p, LAB_LEAVES, 10);
    }
    NEAR(number_of(&claim, data), 4);
    free_data(data);
}

static void test_times_are_medians_of_their_repeats(void **state)
{
    lab_data *data = new_data(&toy, 2, 2);
    lab_claim claim = {.what = LEAVES(A, B), .statistic = lab_seconds_ratio};
    static const double a[] = {9, 1, 2, 3, 2}, b[] = {4, 4, 100, 4, 4}; /* medians 2 and 4 */
    (void)state;
    for (int p = 0; p < 2; p++) {
        for (int i = 0; i < LAB_REPEATS; i++) {
            set(data, A, 1, p, (lab_measure)(LAB_SECONDS_1 + i), a[i]);
            set(data, B, 1, p, (lab_measure)(LAB_SECONDS_1 + i), b[i]);
        }
        set(data, A, 1, p, LAB_NODES, 1e9);
        set(data, B, 1, p, LAB_NODES, 4e9);
    }
    NEAR(number_of(&claim, data), 0.5);
    claim.statistic = lab_node_time_ratio;
    NEAR(number_of(&claim, data), 2);
    free_data(data);
}

static void test_gains_are_compared(void **state)
{
    lab_data *data = new_data(&toy, 2, 2);
    lab_claim claim = {.what = LEAVES(A, B), .versus = LEAVES(C, B), .statistic = lab_gain_difference};
    (void)state;
    for (int p = 0; p < 2; p++) {
        set(data, A, 1, p, LAB_LEAVES, 70);
        set(data, B, 1, p, LAB_LEAVES, 100);
        set(data, C, 1, p, LAB_LEAVES, 60);
    }
    NEAR(number_of(&claim, data), -0.1); /* a gains 0.3, c 0.4 */
    claim.statistic = lab_etc_kept;
    NEAR(number_of(&claim, data), 0.75);
    free_data(data);
}

static void test_the_order_of_games_is_spelt_by_digits(void **state)
{
    static const double ratios[][2] = {{0, 2.0}, {0, 1.0}, {0, 3.0}};
    static const struct {
        double order, expected;
    } cases[] = {{312, 1}, {321, 0}, {3, 1}, {1, 0}, {31, 1}, {13, 0}};
    lab_claim claim = {.what = LEAVES(A, B), .statistic = lab_order};
    lab_data *data[3];
    lab_view views[3];
    (void)state;
    for (int g = 0; g < 3; g++) {
        data[g] = ratios_by_depth(ratios[g], 2, 10);
        lab_data_seal(data[g]);
        views[g] = lab_view_all(data[g]);
    }
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        claim.parameter = cases[i].order;
        NEAR(lab_order(&claim, views, 3), cases[i].expected);
    }
    for (int g = 0; g < 3; g++) {
        free((void *)views[g].chosen);
        free_data(data[g]);
    }
}

/* ------------------------------------------------------------------------------------------------ first moves, by ply */

static void test_first_move_rates_by_ply(void **state)
{
    lab_data *data = new_data(&toy, 5, 2);
    lab_claim claim = {.what = {A, LAB_FIRST_AT, A, LAB_CUTOFFS_AT}, .statistic = lab_first_rate, .parameter = 2};
    static const double first[] = {0, 95, 80, 70}; /* of 100 each; ply 0 is the root, ply 3 has remaining depth 1 */
    (void)state;
    for (int p = 0; p < 2; p++) {
        for (int ply = 0; ply < 4; ply++) {
            set(data, A, 4, p, (lab_measure)(LAB_CUTOFFS_AT + ply), 100);
            set(data, A, 4, p, (lab_measure)(LAB_FIRST_AT + ply), first[ply]);
        }
        set(data, B, 4, p, LAB_LEAVES, 1);
    }
    NEAR(number_of(&claim, data), (0.95 + 0.80) / 2);
    claim.parameter = 1;
    NEAR(number_of(&claim, data), 0.70);
    claim.statistic = lab_first_drop;
    NEAR(number_of(&claim, data), 0.875 - 0.70);
    claim.statistic = lab_first_largest_drop;
    NEAR(number_of(&claim, data), 0.875 - 0.70);
    claim.statistic = lab_first_oscillation; /* 1 > 2 holds, 3 > 2 does not */
    NEAR(number_of(&claim, data), 0.5);
    free_data(data);
}

/* --------------------------------------------------------------------------------------------------------------- sweeps */

/* One depth, two equal positions, `leaves[s]` for each series. */
static lab_data *sweep_data(const lab_experiment *experiment, const double *leaves, int series)
{
    lab_data *data = new_data(experiment, 2, 2);
    for (int s = 0; s < series; s++)
        for (int p = 0; p < 2; p++)
            set(data, s, 1, p, LAB_LEAVES, leaves[s]);
    return data;
}

static void test_sweeps_of_a_size(void **state)
{
    /* Group 0 by x: 1: 300, 2: 200, 5: 104, 6: 100 (knee 5). Group 1: 1: 150, 2: 120, 5: 110, 6: 100 (knee 6). */
    static const double leaves[] = {300, 104, 100, 200, 150, 120, 110, 100};
    lab_data *data = sweep_data(&sweeps, leaves, 8);
    lab_claim claim = {.what = LEAVES(0, 1), .statistic = lab_monotone};
    (void)state;
    NEAR(number_of(&claim, data), 1);
    claim.statistic = lab_sweep_ratio;
    NEAR(number_of(&claim, data), 1.0 / 3);
    claim.statistic = lab_knee_distance;
    NEAR(number_of(&claim, data), 1);
    claim.statistic = lab_small_memory; /* the other's knee is 6: at 2, an increase of 1 against one of 0.2 */
    NEAR(number_of(&claim, data), 5);
    claim.what = (lab_quantity)LEAVES(1, 0); /* the other's knee is 5: at 1, 0.5 against 2 */
    NEAR(number_of(&claim, data), 0.25);
    claim.statistic = lab_best_of_group;
    claim.what = (lab_quantity)LEAVES(5, 0); /* series b2 against the best of group 0 */
    NEAR(number_of(&claim, data), 1.2);
    free_data(data);
}

static void test_a_tolerance_forgives_small_steps(void **state)
{
    static const double leaves[] = {100, 101, 90, 100, 1, 1, 1, 1}; /* 100, 100, 101, 90 */
    lab_data *data = sweep_data(&sweeps, leaves, 8);
    lab_claim claim = {.what = LEAVES(0, 1), .statistic = lab_monotone};
    (void)state;
    NEAR(number_of(&claim, data), 2.0 / 3);
    claim.parameter = 0.02;
    NEAR(number_of(&claim, data), 1);
    free_data(data);
}

static void test_sweeps_around_a_best_place(void **state)
{
    static const double leaves[] = {150, 90, 100, 130, 120};
    lab_data *data = sweep_data(&guesses, leaves, 5);
    lab_claim claim = {.what = LEAVES(0, 2), .statistic = lab_minimum_place};
    (void)state;
    NEAR(number_of(&claim, data), 1);
    claim.statistic = lab_unimodal; /* 0 -> -1 falls, -1 -> -2 rises, 0 -> 1 rises, 1 -> 2 falls */
    NEAR(number_of(&claim, data), 0.5);
    claim.parameter = 0.08;
    NEAR(number_of(&claim, data), 0.75);
    claim.statistic = lab_asymmetry;
    NEAR(number_of(&claim, data), 125.0 / 120);
    free_data(data);
}

static void test_a_matrix_falls_along_rows_and_columns(void **state)
{
    static const lab_experiment matrix = {
        .name = "matrix",
        .series = sweep_series,
        .scopes = {{.game = "chess", .from = 1}},
        .plot = {.axis = LAB_AS_MATRIX},
        .curves = {{"none | bare", LEAVES(0, LAB_NOTHING)},
                   {"none | all", LEAVES(1, LAB_NOTHING)},
                   {"table | bare", LEAVES(2, LAB_NOTHING)},
                   {"table | all", LEAVES(3, LAB_NOTHING)}},
    };
    static const double leaves[] = {100, 50, 60, 70};
    lab_data *data = sweep_data(&matrix, leaves, 4);
    lab_claim claim = {.what = LEAVES(0, LAB_NOTHING), .statistic = lab_matrix_monotone};
    char *row, *column;
    (void)state;
    NEAR(number_of(&claim, data), 0.5); /* 100 -> 50 and 100 -> 60 fall; 60 -> 70 and 50 -> 70 do not */
    lab_matrix_label("table + ETC | all", &row, &column);
    assert_string_equal(row, "table + ETC");
    assert_string_equal(column, "all");
    free(row);
    free(column);
    free_data(data);
}

/* --------------------------------------------------------------------------------------------------------- all together */

static void test_an_experiment_is_judged_game_by_game(void **state)
{
    static const lab_claim claims[] = {{.name = "fewer",
                                        .statistic = lab_ratio,
                                        .what = LEAVES(A, B),
                                        .side = LAB_BELOW,
                                        .threshold = 1,
                                        .low = 0.4,
                                        .high = 0.9},
                                       {.name = "order",
                                        .game = "all",
                                        .statistic = lab_order,
                                        .what = LEAVES(A, B),
                                        .parameter = 2,
                                        .side = LAB_ABOVE,
                                        .threshold = 0.5,
                                        .low = 1,
                                        .high = 1},
                                       {.name = "third",
                                        .game = "checkers",
                                        .statistic = lab_ratio,
                                        .what = LEAVES(A, B),
                                        .side = LAB_BELOW,
                                        .threshold = 1},
                                       {.name = NULL}};
    lab_experiment experiment = toy;
    static const int counts[] = {0, 4};
    lab_data *data[LAB_SCOPES] = {levels(counts, 2, 4), levels(counts, 2, 4)};
    lab_verdict_list list = {0};
    (void)state;
    experiment.claims = claims;
    experiment.scopes[1] = (lab_scope){.game = "othello", .from = 1};
    lab_judge_experiment(&experiment, data, NULL, 1, &list);
    assert_int_equal(list.count, 3);
    assert_string_equal(list.items[0].game, "chess");
    assert_string_equal(list.items[1].game, "othello");
    assert_int_equal(list.items[0].tier, LAB_REPRODUCED);
    NEAR(list.items[0].value, 0.5);
    assert_int_equal(list.items[0].positions, 4);
    assert_int_equal(list.items[0].depth, 1);
    assert_string_equal(list.items[2].game, "all");
    assert_int_equal(list.items[2].tier, LAB_REFUTED); /* both games have the same ratio */
    lab_verdicts_free(&list);
    lab_judge_experiment(&experiment, data, "othello", 1, &list);
    assert_int_equal(list.count, 1);
    assert_string_equal(list.items[0].game, "othello");
    lab_verdicts_free(&list);
    free_data(data[1]);
    data[1] = NULL;
    lab_judge_experiment(&experiment, data, NULL, 1, &list);
    assert_int_equal(list.items[1].tier, LAB_NO_DATA);
    assert_int_equal(list.items[2].tier, LAB_NO_DATA);
    lab_verdicts_free(&list);
    free_data(data[0]);
}

static void test_points_follow_the_axis(void **state)
{
    static const double ratios[] = {0, 1.0, 2.0}, leaves[] = {300, 104, 100, 200, 150, 120, 110, 100};
    lab_data *data = ratios_by_depth(ratios, 3, 100);
    lab_data_seal(data);
    lab_point_list points = lab_points_of(data, 1);
    (void)state;
    assert_int_equal(points.count, 4); /* two curves at two depths */
    NEAR(lab_point_find(&points, 0, 2)->value, 2.0);
    NEAR(lab_point_find(&points, 0, 2)->geometric, 2.0);
    assert_null(lab_point_find(&points, 0, 3));
    lab_points_free(&points);
    free_data(data);
    data = sweep_data(&sweeps, leaves, 8);
    lab_data_seal(data);
    points = lab_points_of(data, 1);
    assert_int_equal(points.count, 8);
    NEAR(lab_point_find(&points, 0, 1)->value, 3); /* both curves relative to series a6 */
    NEAR(lab_point_find(&points, 1, 1)->value, 1.5);
    lab_points_free(&points);
    free_data(data);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_below_is_judged_at_all_its_borders),
        cmocka_unit_test(test_above_is_the_mirror_of_below),
        cmocka_unit_test(test_within_has_no_stronger),
        cmocka_unit_test(test_a_threshold_itself_is_not_claimed),
        cmocka_unit_test(test_direction_only_needs_the_whole_interval),
        cmocka_unit_test(test_hypotheses_of_our_own_are_counted_apart),
        cmocka_unit_test(test_a_changed_criterion_changes_the_verdict),
        cmocka_unit_test(test_the_criterion_is_put_into_words),
        cmocka_unit_test(test_sum_ratio_and_geometric_mean_by_hand),
        cmocka_unit_test(test_only_complete_cases_count),
        cmocka_unit_test(test_a_depth_that_only_one_series_has_does_not_count),
        cmocka_unit_test(test_the_deepest_depth_has_enough_positions),
        cmocka_unit_test(test_the_bootstrap_is_deterministic_and_follows_its_seed),
        cmocka_unit_test(test_the_interval_leaves_out_a_fortieth_at_each_end),
        cmocka_unit_test(test_constant_data_have_an_interval_without_width),
        cmocka_unit_test(test_positions_of_one_game_stay_together),
        cmocka_unit_test(test_ratios_along_the_depths),
        cmocka_unit_test(test_parity_asks_for_more_than_the_mean_of_the_neighbours),
        cmocka_unit_test(test_the_base_line_is_no_extreme),
        cmocka_unit_test(test_shares_count_positions_and_depths),
        cmocka_unit_test(test_the_slope_of_a_power_is_its_exponent),
        cmocka_unit_test(test_depths_are_compared_on_the_same_positions),
        cmocka_unit_test(test_passes_are_averaged_over_iterations),
        cmocka_unit_test(test_late_positions_against_early_ones),
        cmocka_unit_test(test_times_are_medians_of_their_repeats),
        cmocka_unit_test(test_gains_are_compared),
        cmocka_unit_test(test_the_order_of_games_is_spelt_by_digits),
        cmocka_unit_test(test_first_move_rates_by_ply),
        cmocka_unit_test(test_sweeps_of_a_size),
        cmocka_unit_test(test_a_tolerance_forgives_small_steps),
        cmocka_unit_test(test_sweeps_around_a_best_place),
        cmocka_unit_test(test_a_matrix_falls_along_rows_and_columns),
        cmocka_unit_test(test_an_experiment_is_judged_game_by_game),
        cmocka_unit_test(test_points_follow_the_axis),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
