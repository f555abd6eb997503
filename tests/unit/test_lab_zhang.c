/* test_lab_zhang.c - ladders, matches at equal cost and the quality of decisions, on data small enough to compute by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "lab/aggregate.h"
#include "lab/duel_work.h"
#include "lab/handicap.h"
#include "lab/ladder_work.h"
#include "lab/points.h"
#include "lab/statistics.h"
#include "support/lab_toy.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------------------- toy data */

enum { ZERO, ONE, TWO, SERIES };
static const lab_series match_series[] = {{"+0", LAB_MATCH, "a +0 vs b", 0, 0, NULL},
                                          {"+1", LAB_MATCH, "a +1 vs b", 0, 1, NULL},
                                          {"+2", LAB_MATCH, "a +2 vs b", 0, 2, NULL},
                                          {.label = NULL}};
static const lab_experiment matches = {
    .name = "matches",
    .series = match_series,
    .scopes = {{.game = "othello", .from = 1}},
    .plot = {.axis = LAB_BY_HANDICAP},
    .curves = {{"less", {0, LAB_POINTS, LAB_LESS, LAB_POINTS}},
               {"more", {0, LAB_POINTS, LAB_MORE, LAB_POINTS}},
               {"time", {0, LAB_OWN_SECONDS, LAB_LESS, LAB_RIVAL_SECONDS}}},
};
static const lab_series search_series[] = {
    {"right", LAB_LADDER, "r", 0, 0, NULL}, {"other", LAB_LADDER, "o", 0, 0, NULL}, {.label = NULL}};
static const lab_experiment decisions = {
    .name = "decisions",
    .series = search_series,
    .scopes = {{.game = "tree", .from = 1}},
    .plot = {.axis = LAB_BY_COST},
    .curves = {{"right", {0, LAB_AGREES, LAB_NOTHING, LAB_AGREES}},
               {"other", {1, LAB_AGREES, LAB_NOTHING, LAB_AGREES}}},
};

/* ------------------------------------------------------------------------------------------------------------- handicaps */

static void set_pair(lab_data *data, int series, int depth, int position, double generated, double points)
{
    set(data, series, depth, position, LAB_GENERATED, generated);
    set(data, series, depth, position, LAB_RIVAL_GENERATED, 100);
    set(data, series, depth, position, LAB_POINTS, points);
    set(data, series, depth, position, LAB_AHEAD, series);
    set(data, series, depth, position, LAB_OWN_SECONDS, 3);
    set(data, series, depth, position, LAB_RIVAL_SECONDS, 6);
}

/* Horizon 1: +0 spends less, +1 more. Horizon 2: +0 and +1 less, +2 more, by the sum of both pairs. Horizon 3: all more.
 * Horizon 4: all less. */
static lab_data *tournament(void)
{
    static const double SPENT[5][SERIES] = {{0}, {90, 110, 150}, {50, 80, 101}, {120, 130, 140}, {10, 20, 30}};
    lab_data *data = new_data(&matches, 5, 2);
    for (int depth = 1; depth <= 4; depth++)
        for (int s = 0; s < SERIES; s++) {
            set_pair(data, s, depth, 0, SPENT[depth][s] - 20, 1);
            set_pair(data, s, depth, 1, SPENT[depth][s] + 20, s * 0.5);
        }
    return data;
}

static int chosen_at(lab_data *data, int under, int depth)
{
    lab_quantity what = {0, LAB_POINTS, under, LAB_POINTS};
    lab_data_seal(data);
    lab_view view = lab_view_all(data);
    int series = lab_handicap(&view, &what, depth).over;
    free((void *)view.chosen);
    return series;
}

static void test_more_is_the_first_that_generates_more_and_less_the_one_before(void **state)
{
    lab_data *data = tournament();
    (void)state;
    assert_int_equal(chosen_at(data, LAB_LESS, 1), ZERO);
    assert_int_equal(chosen_at(data, LAB_MORE, 1), ONE);
    assert_int_equal(chosen_at(data, LAB_LESS, 2), ONE);
    assert_int_equal(chosen_at(data, LAB_MORE, 2), TWO);
    free_data(data);
}

static void test_less_is_the_same_depth_or_the_deepest_where_there_is_no_border(void **state)
{
    lab_data *data = tournament();
    (void)state;
    assert_int_equal(chosen_at(data, LAB_LESS, 3), ZERO);
    assert_int_equal(chosen_at(data, LAB_MORE, 3), ZERO);
    assert_int_equal(chosen_at(data, LAB_LESS, 4), TWO);
    assert_int_equal(chosen_at(data, LAB_MORE, 4), LAB_NOTHING);
    free_data(data);
}

static void test_handicap_statistics_keep_to_their_horizons(void **state)
{
    lab_data *data = tournament();
    lab_claim claim = {
        .statistic = lab_handicap_mean, .what = {0, LAB_AHEAD, LAB_LESS, LAB_AHEAD}, .first = 1, .last = 2};
    (void)state;
    NEAR(number_of(&claim, data), 0.5); /* 0 and 1 */
    claim.last = 0;
    NEAR(number_of(&claim, data), 0.75); /* 0, 1, 0, 2 */
    claim.statistic = lab_handicap_highest;
    NEAR(number_of(&claim, data), 2);
    claim.statistic = lab_handicap_lowest;
    claim.first = 2;
    claim.last = 2;
    NEAR(number_of(&claim, data), 1);
    claim.what = (lab_quantity){0, LAB_POINTS, LAB_LESS, LAB_POINTS};
    NEAR(number_of(&claim, data), 0.75); /* of +1: 1 and 0.5 */
    claim.what = (lab_quantity){0, LAB_OWN_SECONDS, LAB_LESS, LAB_RIVAL_SECONDS};
    NEAR(number_of(&claim, data), 0.5);
    free_data(data);
}

static void test_a_series_that_was_not_played_at_a_horizon_spoils_nothing(void **state)
{
    lab_data *data = tournament();
    (void)state;
    for (int p = 0; p < 2; p++) {
        double **row = &data->rows[lab_row_index(data, TWO, 1, p)];
        free(*row);
        *row = NULL;
    }
    lab_data_seal(data);
    lab_point_list points = lab_points_of(data, 1);
    assert_non_null(lab_point_find(&points, 0, 1));
    NEAR(lab_point_find(&points, 0, 1)->value, 0.5); /* +0: 1 and 0 */
    NEAR(lab_point_find(&points, 1, 2)->value, 1); /* more: +2 */
    NEAR(lab_point_find(&points, 2, 2)->value, 0.5);
    assert_null(lab_point_find(&points, 1, 4));
    lab_points_free(&points);
    free_data(data);
}

/* ------------------------------------------------------------------------------------------------------------- decisions */

static void set_search(lab_data *data, int series, int depth, int position, double generated, double best)
{
    set(data, series, depth, position, LAB_VALUE, depth);
    set(data, series, depth, position, LAB_GENERATED, generated);
    set(data, series, depth, position, LAB_BEST, best);
}

/* Of four trees the right moves are 1, 2, 3, 4: what the first series says at depth 3. It has 1, 2 and 4 of them right at
 * depths 1, 2, 3, for 100, 1000 and 10,000 nodes; the other 1, 3 and 3, for 50, 500 and 5000. */
static lab_data *four_trees(void)
{
    static const int RIGHT[2][4] = {{0, 1, 2, 4}, {0, 1, 3, 3}};
    lab_data *data = new_data(&decisions, 4, 4);
    for (int s = 0; s < 2; s++)
        for (int depth = 1; depth <= 3; depth++)
            for (int p = 0; p < 4; p++)
                set_search(data, s, depth, p, (s ? 5 : 10) * pow(10, depth), p < RIGHT[s][depth] ? p + 1 : 99);
    return data;
}

static void test_a_decision_is_right_that_the_first_series_makes_at_its_deepest(void **state)
{
    lab_data *data = four_trees();
    lab_claim claim = {.statistic = lab_ratio, .what = {1, LAB_AGREES, LAB_NOTHING, LAB_AGREES}, .depths = LAB_ALL};
    (void)state;
    NEAR(number_of(&claim, data), 7.0 / 12);
    claim.depths = LAB_DEEPEST;
    NEAR(number_of(&claim, data), 0.75);
    claim.what.over = 0;
    NEAR(number_of(&claim, data), 1);
    free_data(data);
}

static void test_points_by_cost_stand_at_the_mean_of_generated_nodes(void **state)
{
    lab_data *data = four_trees();
    (void)state;
    lab_data_seal(data);
    lab_point_list points = lab_points_of(data, 1);
    assert_int_equal(points.count, 6);
    NEAR(lab_point_find(&points, 0, 2)->x, 1000);
    NEAR(lab_point_find(&points, 0, 2)->value, 0.5);
    NEAR(lab_point_find(&points, 1, 3)->x, 5000);
    lab_points_free(&points);
    free_data(data);
}

static void test_quality_is_compared_at_equal_cost(void **state)
{
    lab_data *data = four_trees();
    lab_claim claim = {.statistic = lab_quality_gain_deepest, .what = {1, LAB_AGREES, 0, LAB_AGREES}};
    (void)state;
    /* At 5000 nodes the first lies log10(5) of the way from 1/2 to 1. */
    NEAR(number_of(&claim, data), 0.75 - (0.5 + 0.5 * log10(5)));
    claim.statistic = lab_quality_gain;
    double sum = 0;
    int places = 0;
    for (int i = 0; i <= 8; i++) {
        double at = i / 4.0, other = at + log10(2); /* decades above 100 and above 50 */
        if (other > 2)
            continue;
        sum += (other < 1 ? 0.25 + 0.5 * other : 0.75) - (at < 1 ? 0.25 + 0.25 * at : 0.5 + 0.5 * (at - 1));
        places++;
    }
    NEAR(number_of(&claim, data), sum / places);
    free_data(data);
}

static void test_differences_and_growth_are_taken_at_their_depths(void **state)
{
    lab_data *data = four_trees();
    lab_claim claim = {.statistic = lab_largest_difference,
                       .what = {1, LAB_AGREES, LAB_NOTHING, LAB_AGREES},
                       .versus = {0, LAB_AGREES, LAB_NOTHING, LAB_AGREES},
                       .depths = LAB_ALL};
    (void)state;
    NEAR(number_of(&claim, data), 0.25);
    lab_claim growth = {
        .statistic = lab_growth_of_two, .what = {0, LAB_GENERATED, LAB_NOTHING, LAB_GENERATED}, .first = 1, .last = 3};
    NEAR(number_of(&growth, data), 100);
    growth.what = (lab_quantity){0, LAB_GENERATED, 1, LAB_GENERATED};
    NEAR(number_of(&growth, data), 1);
    growth.what.under = LAB_NOTHING;
    growth.statistic = lab_branching_exponent;
    growth.parameter = 100;
    NEAR(number_of(&growth, data), 0.5);
    growth.statistic = lab_mean_at;
    growth.first = 2;
    NEAR(number_of(&growth, data), 1000);
    lab_claim same = {.statistic = lab_same_moves, .what = {1, LAB_BEST, 0, LAB_BEST}, .depths = LAB_ALL};
    NEAR(number_of(&same, data), 10.0 / 12); /* at depth 2 the third move differs, at depth 3 the fourth */
    free_data(data);
}

/* --------------------------------------------------------------------------------------------------- words and ladders */

static void test_depths_before_a_word_are_taken_off_it(void **state)
{
    static const lab_series series = {"s", LAB_MATCH, "5..8: fe +3 vs alphabeta", 0, 0, NULL};
    static const lab_scope scope = {.game = "othello"};
    int first, last;
    (void)state;
    assert_string_equal(lab_series_word(&series, &scope), "fe +3 vs alphabeta");
    assert_string_equal(lab_word_depths(series.word, &first, &last), "fe +3 vs alphabeta");
    assert_int_equal(first, 5);
    assert_int_equal(last, 8);
    assert_string_equal(lab_word_depths("fe", &first, &last), "fe");
    assert_int_equal(first, 0);
    assert_int_equal(last, ZW_MAX_DEPTH);
}

static void test_a_rung_has_its_own_numbers_and_the_minimal_trees(void **state)
{
    double ladder[LAB_MEASURE_COUNT], rung[LAB_MEASURE_COUNT];
    (void)state;
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        ladder[i] = i;
    lab_ladder_rung(ladder, &(zw_shape){.width = 10, .depth = 11, .inner_values = 1}, 8, rung);
    NEAR(rung[LAB_VALUE], LAB_VALUE_AT + 8);
    NEAR(rung[LAB_GENERATED], LAB_GENERATED_AT + 8);
    NEAR(rung[LAB_BEST], LAB_BEST_AT + 8);
    NEAR(rung[LAB_MINIMAL_GENERATED], 144350); /* 10 (1 + 10 + 19 + 109 + 199 + 1099 + 1999 + 10999) */
    lab_ladder_rung(ladder, &(zw_shape){.width = 5, .depth = 10, .varies = 1, .inner_values = 1}, 3, rung);
    assert_true(isnan(rung[LAB_MINIMAL_GENERATED]));
    lab_ladder_rung(ladder, NULL, 3, rung);
    assert_true(isnan(rung[LAB_MINIMAL_GENERATED]));
}

static void test_numbered_measures_are_found_by_their_names(void **state)
{
    static const struct {
        const char *name;
        int measure;
    } NAMES[] = {{"cutoffs_0", LAB_CUTOFFS_AT},         {"first_23", LAB_FIRST_AT + 23},
                 {"value_12", LAB_VALUE_AT + 12},       {"best_1", LAB_BEST_AT + 1},
                 {"generated_7", LAB_GENERATED_AT + 7}, {"generated", LAB_GENERATED},
                 {"rival_seconds", LAB_RIVAL_SECONDS}};
    (void)state;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        assert_int_equal(lab_measure_find(NAMES[i].name), NAMES[i].measure);
        assert_string_equal(lab_measure_name((lab_measure)NAMES[i].measure), NAMES[i].name);
    }
    assert_int_equal(lab_measure_find("value_13"), -1);
    assert_int_equal(lab_measure_find("best_"), -1);
}

/* ---------------------------------------------------------------------------------------------------------------- matches */

static void play(const char *tree, const char *word, int horizon, double *measures)
{
    lab_scope scope = {.game = "tree", .set = tree};
    lab_set set;
    zw_error error = {0};
    assert_int_equal(lab_set_open(&set, &scope, NULL, 1), 0);
    lab_bench *bench = lab_bench_new(1);
    assert_int_equal(lab_duel_run(bench, &set, &set.positions[0].item, word, horizon, measures, &error), 0);
    lab_bench_free(bench);
    lab_set_close(&set);
}

static void test_equal_players_share_the_points_and_spend_the_same(void **state)
{
    double got[LAB_MEASURE_COUNT];
    (void)state;
    play("edge:b=3,d=6,seed=4", "alphabeta:memory=off +0 vs alphabeta:memory=off", 2, got);
    NEAR(got[LAB_POINTS], 0.5);
    NEAR(got[LAB_AHEAD], 0);
    NEAR(got[LAB_GENERATED], got[LAB_RIVAL_GENERATED]);
    /* Each moves at every ply once: minimax would expand 1 + 3 nodes at plies 0 to 4, and 1 at the last. */
    assert_true(got[LAB_GENERATED] <= 3 * (5 * 4 + 1));
    assert_true(got[LAB_GENERATED] >= 3 * 6);
}

static void test_whoever_sees_the_whole_tree_wins_the_pair_or_draws_it(void **state)
{
    int won = 0;
    (void)state;
    for (int seed = 1; seed <= 8; seed++) {
        char tree[64];
        snprintf(tree, sizeof tree, "edge:b=3,d=6,seed=%d", seed);
        double got[LAB_MEASURE_COUNT];
        play(tree, "alphabeta:memory=off +5 vs alphabeta:memory=off", 1, got);
        assert_true(got[LAB_POINTS] >= 0.5);
        won += got[LAB_POINTS] == 1;
        NEAR(got[LAB_RIVAL_GENERATED], 18); /* three children at each of six plies */
    }
    assert_true(won >= 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_more_is_the_first_that_generates_more_and_less_the_one_before),
        cmocka_unit_test(test_less_is_the_same_depth_or_the_deepest_where_there_is_no_border),
        cmocka_unit_test(test_handicap_statistics_keep_to_their_horizons),
        cmocka_unit_test(test_a_series_that_was_not_played_at_a_horizon_spoils_nothing),
        cmocka_unit_test(test_a_decision_is_right_that_the_first_series_makes_at_its_deepest),
        cmocka_unit_test(test_points_by_cost_stand_at_the_mean_of_generated_nodes),
        cmocka_unit_test(test_quality_is_compared_at_equal_cost),
        cmocka_unit_test(test_differences_and_growth_are_taken_at_their_depths),
        cmocka_unit_test(test_depths_before_a_word_are_taken_off_it),
        cmocka_unit_test(test_a_rung_has_its_own_numbers_and_the_minimal_trees),
        cmocka_unit_test(test_numbered_measures_are_found_by_their_names),
        cmocka_unit_test(test_equal_players_share_the_points_and_spend_the_same),
        cmocka_unit_test(test_whoever_sees_the_whole_tree_wins_the_pair_or_draws_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
