/* Which game each position of a set comes from, and the order in which experiments take them. */
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lab/budget.h"
#include "lab/lab.h"
#include "lab/overlap_work.h"

static char path[64];

static void write_set(const char *lines)
{
    snprintf(path, sizeof path, "/tmp/zw-set-XXXXXX");
    int descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    assert_int_equal(write(descriptor, lines, strlen(lines)), (ssize_t)strlen(lines));
    close(descriptor);
}

static void open_set(lab_set *set, const char *lines)
{
    lab_scope scope = {.game = "connect4"};
    write_set(lines);
    assert_int_equal(lab_set_open(set, &scope, path, 1), EXIT_FINE);
    unlink(path);
}

static void assert_order(const lab_set *set, int count, const int *sources, const int *plies)
{
    assert_int_equal(set->count, count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(set->positions[i].source, sources[i]);
        assert_int_equal(set->positions[i].plies, plies[i]);
    }
}

static void test_lines_that_continue_each_other_are_one_game_taken_in_turn(void **state)
{
    (void)state;
    lab_set set;
    open_set(&set, "start moves 1\nstart moves 1 2\nstart moves 1 2 3\n"
                   "start moves 2 2\nstart moves 2 2 3 3\nstart moves 2 2 3 3 4\n"
                   "start moves 7\n");
    assert_order(&set, 7, (int[]){0, 1, 2, 0, 1, 0, 1}, (int[]){1, 4, 1, 2, 5, 3, 2});
    lab_set_close(&set);
}

static void test_a_column_that_begins_alike_is_another_game(void **state)
{
    (void)state;
    lab_set set;
    open_set(&set, "start moves 1 2\nstart moves 1 3 4\nstart moves 1 3\n");
    assert_order(&set, 3, (int[]){0, 1, 2}, (int[]){2, 3, 2});
    lab_set_close(&set);
}

static void test_positions_without_moves_are_games_of_their_own(void **state)
{
    (void)state;
    lab_set set;
    open_set(&set, "4453\nstart\nstart moves 4\n");
    assert_order(&set, 3, (int[]){0, 1, 2}, (int[]){0, 0, 1});
    lab_set_close(&set);
}

static void test_finished_games_are_left_out(void **state)
{
    (void)state;
    lab_set set;
    open_set(&set, "start moves 1 2 1 2 1 2\nstart moves 1 2 1 2 1 2 1\nstart moves 3\n");
    assert_order(&set, 2, (int[]){0, 1}, (int[]){6, 1});
    lab_set_close(&set);
}

static void test_the_installed_sets_begin_with_twenty_different_games(void **state)
{
    (void)state;
    static const char *const GAMES[] = {"chess", "othello", "checkers"};
    for (int g = 0; g < 3; g++) {
        lab_set set;
        lab_scope scope = {.game = GAMES[g]};
        char file[64];
        snprintf(file, sizeof file, "data/%s.set", GAMES[g]);
        assert_int_equal(lab_set_open(&set, &scope, file, 1), EXIT_FINE);
        assert_true(set.count >= 55);
        int late = 0;
        for (int i = 0; i < 20; i++) {
            for (int k = 0; k < i; k++)
                assert_int_not_equal(set.positions[i].source, set.positions[k].source);
            /* its game's other position tells whether this one is the later */
            for (int k = 20; k < set.count; k++)
                if (set.positions[k].source == set.positions[i].source)
                    late += set.positions[k].plies < set.positions[i].plies;
        }
        assert_in_range(late, 8, 12);
        lab_set_close(&set);
    }
}

/* ------------------------------------------------------------------------------------------------------------- budgets */

/* Two classes on one set: searches of Connect Four, and of as many positions but dearer. */
static void test_a_budget_gives_every_class_its_share(void **state)
{
    (void)state;
    lab_set set;
    lab_task tasks[20];
    open_set(&set, "start moves 3\n");
    for (int i = 0; i < 20; i++)
        tasks[i] =
            (lab_task){.kind = LAB_SEARCH, .word = "mtdf", .from = 1, .depth = 10, .deepens = 1, .class_number = i % 2};
    lab_plan plan = {.sets = &set, .set_count = 1, .tasks = tasks, .count = 20, .class_count = 2};
    lab_estimate *estimate = lab_estimate_new(&plan);
    for (int depth = 1; depth <= 10; depth++) {
        lab_estimate_note(estimate, &tasks[0], depth, 0.001 * (1 << depth));
        lab_estimate_note(estimate, &tasks[1], depth, 0.008 * (1 << depth));
    }
    lab_budget *budget = lab_budget_new(&plan, estimate);
    lab_budget_share(budget, 0, 20, 1e6);
    assert_int_equal(lab_budget_depth(budget, &tasks[0], 1e6), 10);
    assert_int_equal(lab_budget_depth(budget, &tasks[1], 1e6), 10);
    lab_budget_share(budget, 0, 20, 20 * 0.3);
    int cheap = lab_budget_depth(budget, &tasks[0], 1e6), dear = lab_budget_depth(budget, &tasks[1], 1e6);
    assert_int_equal(cheap, dear + 3);
    double work = 10 * (0.001 * (1 << cheap) + 0.008 * (1 << dear));
    assert_true(work <= 20 * 0.3 && 2 * work > 20 * 0.3);
    /* what is reached already is not run again */
    tasks[0].reached = cheap;
    assert_int_equal(lab_budget_depth(budget, &tasks[0], 1e6), 0);
    /* and nothing that does not fit into the time that is left */
    assert_int_equal(lab_budget_depth(budget, &tasks[1], 0.001), 0);
    lab_budget_free(budget);
    lab_estimate_free(estimate);
    lab_set_close(&set);
}

static void test_estimates_grow_with_depth_as_the_task_did(void **state)
{
    (void)state;
    lab_set set;
    open_set(&set, "start moves 3\n");
    lab_task task = {.kind = LAB_SEARCH, .word = "mtdf", .from = 1, .depth = 9, .deepens = 1};
    lab_plan plan = {.sets = &set, .set_count = 1, .tasks = &task, .count = 1, .class_count = 1};
    lab_estimate *estimate = lab_estimate_new(&plan);
    for (int depth = 1; depth <= 6; depth++)
        lab_estimate_note(estimate, &task, depth, depth % 2 ? 0.01 * (1 << 2 * depth) : 0.02 * (1 << 2 * depth));
    double known = lab_estimate_seconds(estimate, &task, 6), deeper = lab_estimate_seconds(estimate, &task, 8);
    assert_true(known > 81.9 && known < 82.0);
    assert_true(deeper > 15.9 * known && deeper < 16.1 * known);
    lab_estimate_free(estimate);
    lab_set_close(&set);
}

/* On a busy machine a task may take a hundred times as long as the one before. */
static void test_one_slow_task_does_not_make_deep_ones_endless(void **state)
{
    (void)state;
    lab_set set;
    open_set(&set, "start moves 3\n");
    lab_task task = {.kind = LAB_SEARCH, .word = "mtdf", .from = 1, .depth = 16, .deepens = 1};
    lab_plan plan = {.sets = &set, .set_count = 1, .tasks = &task, .count = 1, .class_count = 1};
    lab_estimate *estimate = lab_estimate_new(&plan);
    double growth = set.handle.game->effort_growth;
    lab_estimate_note(estimate, &task, 1, 0.1);
    lab_estimate_note(estimate, &task, 3, 10);
    double known = lab_estimate_seconds(estimate, &task, 3), deep = lab_estimate_seconds(estimate, &task, 16);
    assert_true(deep > known && deep < 101 * known * pow(growth, 11));
    lab_estimate_free(estimate);
    lab_set_close(&set);
}

static void test_a_seed_stands_for_other_trees(void **state)
{
    lab_scope scope = {.game = "tree", .set = "edge:b=3,d=4,seed=1..3", .apart = 1};
    lab_set set;
    (void)state;
    assert_int_equal(lab_set_open(&set, &scope, NULL, 1), EXIT_FINE);
    assert_int_equal(set.count, 3);
    assert_string_equal(lab_set_text(&set, 2, 2), "edge:b=3,d=4,seed=3"); /* its nodes have values at every depth */
    lab_set_close(&set);
    assert_int_equal(lab_set_open(&set, &scope, NULL, 7), EXIT_FINE);
    assert_string_equal(lab_set_text(&set, 0, 2), "edge:b=3,d=4,seed=6000001");
    lab_set_close(&set);
}

static void test_trees_with_values_at_leaves_have_the_depth_of_the_search(void **state)
{
    lab_scope scope = {.game = "tree", .set = "uniform:w=3,d=6,seed=1..2", .apart = 1};
    lab_set set;
    (void)state;
    assert_int_equal(lab_set_open(&set, &scope, NULL, 1), EXIT_FINE);
    assert_string_equal(lab_set_text(&set, 1, 4), "uniform:w=3,d=4,seed=2");
    assert_string_equal(lab_set_text(&set, 1, 6), "uniform:w=3,d=6,seed=2");
    lab_set_close(&set);
    scope.apart = 0;
    assert_int_equal(lab_set_open(&set, &scope, NULL, 1), EXIT_FINE);
    assert_string_equal(lab_set_text(&set, 1, 4), "uniform:w=3,d=6,seed=2");
    lab_set_close(&set);
}

static void test_a_row_leaves_out_what_goes_without_saying(void **state)
{
    double row[LAB_MEASURE_COUNT], kept[LAB_MEASURE_COUNT];
    (void)state;
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        row[i] = NAN;
    lab_measures_complete(row); /* not of a search: nothing is said of it */
    assert_true(isnan(row[LAB_TABLE_HITS]));
    row[LAB_PASSES] = row[LAB_PASSES_LAST] = 4;
    row[LAB_LEAVES] = 100;
    row[LAB_LEAVES_LAST] = 60;
    lab_measures_complete(row);
    assert_true(row[LAB_TABLE_HITS] == 0 && isnan(row[LAB_GRAPH_NODES]));
    memcpy(kept, row, sizeof kept);
    lab_measures_trim(kept);
    assert_true(isnan(kept[LAB_TABLE_HITS]) && isnan(kept[LAB_PASSES_LAST]) && kept[LAB_LEAVES_LAST] == 60);
    lab_measures_complete(kept);
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        assert_true((isnan(row[i]) && isnan(kept[i])) || row[i] == kept[i]);
}

static void test_leaves_in_common_are_those_that_both_evaluate(void **state)
{
    static const struct {
        const char *word;
        int leaves, other; /* 0: no fewer than alpha-beta in perfect order, 17, and fewer than all, 81 */
    } cases[] = {
        {"minimax & minimax", 81, 81},
        {"minimax & alphabeta:memory=off", 81, 0},
        {"alphabeta:memory=off & minimax", 0, 81},
    };
    (void)state;
    lab_set set;
    lab_scope scope = {.game = "tree", .set = "uniform:w=3,d=4,seed=1..5"};
    lab_bench *bench = lab_bench_new(1);
    assert_int_equal(lab_set_open(&set, &scope, NULL, 1), EXIT_FINE);
    for (int p = 0; p < set.count; p++)
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            double row[LAB_MEASURE_COUNT];
            zw_error error = {0};
            assert_int_equal(lab_overlap_run(bench, &set, &set.positions[p].item, cases[i].word, 4, row, &error), 0);
            double fewer = row[LAB_LEAVES] < row[LAB_OTHER_LEAVES] ? row[LAB_LEAVES] : row[LAB_OTHER_LEAVES];
            assert_true(cases[i].leaves ? row[LAB_LEAVES] == cases[i].leaves
                                        : row[LAB_LEAVES] >= 17 && row[LAB_LEAVES] < 81);
            assert_true(cases[i].other ? row[LAB_OTHER_LEAVES] == cases[i].other
                                       : row[LAB_OTHER_LEAVES] >= 17 && row[LAB_OTHER_LEAVES] < 81);
            assert_true(row[LAB_SHARED_LEAVES] == fewer);
        }
    double row[LAB_MEASURE_COUNT];
    zw_error error = {0};
    assert_int_equal(lab_overlap_run(bench, &set, &set.positions[0].item, "minimax", 4, row, &error), -1);
    assert_non_null(strstr(error.text, "'minimax': expected two searches"));
    lab_bench_free(bench);
    lab_set_close(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_that_continue_each_other_are_one_game_taken_in_turn),
        cmocka_unit_test(test_a_column_that_begins_alike_is_another_game),
        cmocka_unit_test(test_positions_without_moves_are_games_of_their_own),
        cmocka_unit_test(test_finished_games_are_left_out),
        cmocka_unit_test(test_the_installed_sets_begin_with_twenty_different_games),
        cmocka_unit_test(test_a_seed_stands_for_other_trees),
        cmocka_unit_test(test_trees_with_values_at_leaves_have_the_depth_of_the_search),
        cmocka_unit_test(test_a_row_leaves_out_what_goes_without_saying),
        cmocka_unit_test(test_leaves_in_common_are_those_that_both_evaluate),
        cmocka_unit_test(test_a_budget_gives_every_class_its_share),
        cmocka_unit_test(test_estimates_grow_with_depth_as_the_task_did),
        cmocka_unit_test(test_one_slow_task_does_not_make_deep_ones_endless),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
