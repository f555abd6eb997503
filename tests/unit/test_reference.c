/* test_reference.c - the searches that recurse over the game's functions: minimax, INS, PNS(k), the OPEN lists.
 *
 * What they return, count and forget. Which leaves they evaluate in which order is in test_leaves.c; the reference
 * figures are means with standard errors of an independent implementation. */
#include "support/games.h"
#include "support/load.h"
#include "support/subject.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {"minimax", "ins", "pns", "pns:k=0", "pns:k=1", "pns:k=5", "sss-open", "dual-open"};
#define NAMES ((int)(sizeof names / sizeof names[0]))

static const zw_game *tree(void)
{
    return zw_game_find("tree");
}

static zw_engine_options ordered_options(const char *algorithm)
{
    zw_engine_options o = tree_options(algorithm);
    o.switches.static_order = 1;
    return o;
}

static uint64_t power(int base, int exponent)
{
    return exponent > 0 ? (uint64_t)base * power(base, exponent - 1) : 1;
}

static void test_minimax_counts_every_node(void **state)
{
    subject *s = subject_new(tree(), tree_options("minimax"));
    (void)state;
    subject_search(s, "uniform:w=3,d=4", 0);
    assert_int_equal(s->report.total.leaves, 81);
    assert_int_equal(s->report.total.interior, 1 + 3 + 9 + 27);
    assert_int_equal(s->report.total.generated, 3 + 9 + 27 + 81);
    assert_int_equal(s->report.total.nodes, 1 + 3 + 9 + 27 + 81);
    assert_int_equal(s->report.total.passes, 1);
    assert_int_equal(leaves_distinct(&s->seen), 81);
    subject_search(s, "uniform:w=3,d=4", 2); /* inner nodes of this kind are worth 0 */
    assert_int_equal(s->report.total.leaves, 9);
    assert_int_equal(s->report.value, 0);
    subject_free(s);
}

/* The value for the root's side of the tree below a root move. */
static zw_value value_of_move(const void *position, zw_move move, int depth)
{
    void *child = malloc(tree()->position_size);
    assert_non_null(child);
    tree()->play(NULL, position, move, child);
    zw_value value = -oracle_value(tree(), child, depth - 1);
    free(child);
    return value;
}

static void test_value_and_best_move_agree_with_negamax(void **state)
{
    (void)state;
    for (int a = 0; a < NAMES; a++) {
        subject *plain = subject_new(tree(), tree_options(names[a])), *sorted;
        sorted = subject_new(tree(), ordered_options(names[a]));
        uint64_t random = 31;
        for (int i = 0; i < LOAD(2000, 200); i++) {
            char text[128];
            int depth = random_tree(&random, 1, text, sizeof text);
            if (i % 4 == 0) {
                depth = random_between(&random, 1, 4);
                snprintf(text, sizeof text, "edge:b=%d,d=6,seed=%d,random=1", random_between(&random, 1, 4), i);
            }
            subject *s = i % 2 ? plain : sorted;
            zw_value found = subject_search(s, text, depth);
            const void *root = zw_engine_current(s->engine);
            if (found != oracle_value(tree(), root, depth) || found != value_of_move(root, s->report.best, depth))
                fail_msg("%s says %d by move %u on %s, negamax %d", names[a], (int)found, (unsigned)s->report.best,
                         text, (int)oracle_value(tree(), root, depth));
            for (int k = 0; k < s->report.move_count; k++) {
                const zw_root_move *m = &s->report.moves[k];
                zw_value value = value_of_move(root, m->move, depth);
                assert_true(m->lower <= value && value <= m->upper);
            }
        }
        subject_free(plain);
        subject_free(sorted);
    }
}

static void test_excluded_root_moves_are_not_considered(void **state)
{
    (void)state;
    for (int a = 0; a < NAMES; a++) {
        subject *s = subject_new(tree(), tree_options(names[a]));
        for (int seed = 1; seed <= 40; seed++) {
            char text[128];
            zw_error error = {0};
            snprintf(text, sizeof text, "uniform:w=4,d=4,seed=%d,range=100", seed);
            subject_search(s, text, 0);
            zw_move best = s->report.best;
            zw_value second = -ZW_INFINITY;
            for (zw_move move = 0; move < 4; move++) {
                zw_value value = value_of_move(zw_engine_current(s->engine), move, 4);
                second = move != best && value > second ? value : second;
            }
            zw_limits limits = ZW_LIMITS(.depth = 4, .no_line = 1, .excluded = &best, .excluded_count = 1);
            assert_int_equal(zw_engine_search(s->engine, &limits, &s->report, &error), ZW_OK);
            assert_int_equal(s->report.value, second);
            assert_true(s->report.best != best);
        }
        subject_free(s);
    }
}

static void test_a_stopped_search_offers_a_move_and_can_be_repeated(void **state)
{
    (void)state;
    for (int a = 0; a < NAMES; a++) {
        zw_engine_options o = tree_options(names[a]);
        zw_error error = {0};
        o.switches.deepening = 1;
        subject *s = subject_new(tree(), o);
        assert_int_equal(zw_engine_position_text(s->engine, "uniform:w=5,d=6", NULL, &error), ZW_OK);
        for (uint64_t nodes = 1; nodes < 3000; nodes += 1 + nodes / 3) {
            zw_limits limits = ZW_LIMITS(.depth = 6, .nodes = nodes, .no_line = 1);
            assert_int_equal(zw_engine_search(s->engine, &limits, &s->report, &error), ZW_OK);
            assert_true(s->report.best < 5);
            assert_true(s->report.total.nodes <= nodes);
        }
        zw_value value = subject_search(s, "uniform:w=5,d=6", 6);
        assert_int_equal(value, oracle_value(tree(), zw_engine_current(s->engine), 6));
        subject_free(s);
    }
}

static void test_reference_searches_evaluate_as_they_are_told(void **state)
{
    static const char *const algorithms[] = {"minimax", "pns", "dual-open", NULL};
    static const zw_evaluation evaluations[] = {ZW_EVALUATION_FULL, ZW_EVALUATION_PLAIN, ZW_EVALUATION_HAND};
    const zw_game *game = zw_game_find("othello");
    (void)state;
    for (int e = 0; e < 3; e++) {
        zw_game judged = *game;
        judged.evaluate = e == 0 ? game->evaluate : e == 1 ? game->evaluate_plain : game->evaluate_hand;
        for (int a = 0; algorithms[a]; a++) {
            zw_engine_options o = tree_options(algorithms[a]);
            o.switches.evaluation = evaluations[e];
            subject *s = subject_new(game, o);
            zw_value value = subject_search(s, "start", 3);
            assert_int_equal(value, oracle_value(&judged, zw_engine_current(s->engine), 3));
            subject_free(s);
        }
    }
}

static int listed; /* how many moves a node below the root says it has */

static int miscount(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = nim_game.moves(context, position, list, capacity, outcome);
    return memcmp(position, "\1\3\5", 3) == 0 ? count : listed;
}

static void test_a_list_of_another_length_than_announced_ends_a_reference_search(void **state)
{
    zw_game game = nim_game;
    (void)state;
    game.moves = miscount;
    for (int a = 0; a < NAMES; a++)
        for (int i = 0; i < 2; i++) {
            zw_engine_options o = tree_options(names[a]);
            zw_report report = ZW_REPORT;
            zw_error error = {0};
            listed = i ? game.max_moves + 1 : -1;
            zw_engine *engine = zw_engine_new(&game, &o, &error);
            assert_non_null(engine);
            assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 3), &report, &error), ZW_BAD_GAME);
            assert_non_null(strstr(error.text, "another number of moves than max_moves allows"));
            zw_engine_free(engine);
        }
}

/* ------------------------------------------------------------------------------------------------------ OPEN lists */

/* The leaves of the leftmost solution tree: all children where `parity` says so, the first one elsewhere. */
static void expect_solution(const void *position, int ply, int depth, int parity, leaves *l)
{
    zw_move moves[512];
    zw_value outcome;
    if (ply == depth) {
        l->keys[l->count++] = tree()->hash(NULL, position);
        return;
    }
    int count = tree()->moves(NULL, position, moves, 512, &outcome);
    void *child = malloc(tree()->position_size);
    assert_non_null(child);
    for (int i = 0; i < (ply % 2 == parity ? count : 1); i++) {
        tree()->play(NULL, position, moves[i], child);
        expect_solution(child, ply + 1, depth, parity, l);
    }
    free(child);
}

static void test_open_lists_begin_with_the_leftmost_solution_tree(void **state)
{
    (void)state;
    for (int parity = 0; parity < 2; parity++) {
        subject *s = subject_new(tree(), tree_options(parity ? "dual-open" : "sss-open"));
        leaves expected = {.keys = malloc(100000 * sizeof(uint64_t))};
        uint64_t random = 12;
        for (int i = 0; i < LOAD(300, 30); i++) {
            char text[128];
            int w = random_between(&random, 1, 6), d = random_between(&random, 1, w > 4 ? 4 : 6);
            snprintf(text, sizeof text, "uniform:w=%d,d=%d,seed=%d,range=%d", w, d, i, i % 3 ? 1000 : 2);
            subject_search(s, text, 0);
            leaves_clear(&expected);
            expect_solution(zw_engine_current(s->engine), 0, d, parity, &expected);
            assert_int_equal(expected.count, power(w, parity ? d / 2 : (d + 1) / 2));
            assert_true(s->seen.count >= expected.count);
            assert_memory_equal(s->seen.keys, expected.keys, expected.count * sizeof *expected.keys);
            assert_int_equal(leaves_distinct(&s->seen), s->seen.count);
            assert_int_equal(s->seen.count, s->report.total.leaves);
        }
        leaves_free(&expected);
        subject_free(s);
    }
}

/* ---------------------------------------------------------------------------------------------------- INS and PNS */

typedef struct mean {
    double of, error;
} mean;

/* Leaves in units of the minimal tree, over trees of one kind. */
static mean mean_leaves(const char *algorithm, const char *format, int w, int d, int trees)
{
    subject *s = subject_new(tree(), tree_options(algorithm));
    double sum = 0, squares = 0;
    for (int seed = 1; seed <= trees; seed++) {
        char text[128];
        snprintf(text, sizeof text, format, w, d, seed);
        subject_search(s, text, 0);
        double ratio = (double)s->report.total.leaves / (double)minimal_leaves(w, d);
        sum += ratio;
        squares += ratio * ratio;
    }
    subject_free(s);
    double average = sum / trees;
    return (mean){average, sqrt((squares / trees - average * average) / (trees - 1))};
}

static void test_leaf_counts_agree_with_the_reference_table(void **state)
{
    static const char *const columns[] = {
        "alphabeta:memory=off", "negascout:memory=off", "pns", "ins", "sss-open", "dual-open"};
    static const char uniform[] = "uniform:w=%d,d=%d,seed=%d", ordered[] = "ordered:w=%d,d=%d,first=0.6,seed=%d";
    static const struct {
        const char *format;
        int w, d, trees;
        mean cells[6];
    } rows[] = {
        {uniform, 5, 4, 200, {{4.62, .06}, {5.39, .11}, {4.08, .06}, {3.98, .05}, {3.29, .06}, {3.85, .05}}},
        {uniform, 5, 5, 200, {{5.46, .07}, {6.22, .13}, {4.52, .07}, {4.31, .06}, {4.11, .06}, {3.83, .05}}},
        {uniform, 5, 6, 200, {{10.30, .13}, {12.07, .26}, {8.25, .12}, {8.01, .12}, {6.92, .09}, {7.61, .09}}},
        {ordered, 5, 4, 200, {{2.09, .05}, {2.20, .07}, {1.91, .04}, {1.89, .04}, {1.51, .03}, {1.84, .04}}},
        {ordered, 5, 5, 200, {{2.00, .04}, {1.90, .05}, {1.67, .03}, {1.65, .03}, {1.70, .03}, {1.43, .02}}},
        {ordered, 5, 6, 200, {{2.65, .06}, {2.60, .08}, {2.22, .06}, {2.19, .05}, {1.83, .03}, {2.12, .05}}},
        {uniform, 20, 3, 60, {{4.88, .11}, {4.49, .14}, {3.79, .08}, {3.66, .08}, {3.99, .09}, {3.46, .07}}},
        {ordered, 20, 3, 60, {{1.49, .03}, {1.24, .03}, {1.22, .02}, {1.22, .02}, {1.41, .03}, {1.15, .01}}},
        {ordered, 20, 4, 60, {{2.88, .24}, {3.01, .36}, {2.47, .23}, {2.46, .22}, {1.84, .07}, {2.45, .20}}},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r += LOAD(1, 3))
        for (int c = 0; c < 6; c++) {
            mean ours = mean_leaves(columns[c], rows[r].format, rows[r].w, rows[r].d, rows[r].trees);
            mean theirs = rows[r].cells[c];
            if (fabs(ours.of - theirs.of) > 3 * hypot(ours.error, theirs.error))
                fail_msg("%s at w=%d d=%d: %.3f +- %.3f, expected %.3f +- %.3f", columns[c], rows[r].w, rows[r].d,
                         ours.of, ours.error, theirs.of, theirs.error);
        }
}

/* Counted by an independent implementation on the same leaf values. It tests for a cutoff behind the first child only;
 * ours does so before the first one too, which shows from k = 3 on: that column was counted with the test added. */
static void test_leaf_counts_are_those_of_the_corrected_listing(void **state)
{
    static const char *const columns[] = {"pns:k=0", "pns:k=1", "pns:k=2", "pns:k=3", "ins"};
    static const struct {
        const char *text;
        int leaves[5];
    } rows[] = {
        {"uniform:w=3,d=6,seed=1,range=1000", {143, 143, 143, 143, 142}},
        {"uniform:w=3,d=7,seed=2,range=20", {322, 322, 310, 310, 303}},
        {"uniform:w=4,d=5,seed=3,range=1000", {257, 257, 252, 252, 243}},
        {"uniform:w=4,d=6,seed=4,range=1000", {935, 935, 895, 871, 840}},
        {"uniform:w=5,d=5,seed=5,range=1000", {506, 506, 506, 506, 500}},
        {"uniform:w=5,d=6,seed=6,range=1000", {1999, 1999, 1988, 1983, 1958}},
        {"uniform:w=2,d=9,seed=7,range=100", {242, 242, 236, 230, 218}},
        {"uniform:w=2,d=10,seed=8,range=3", {184, 184, 184, 178, 173}},
    };
    (void)state;
    for (int c = 0; c < 5; c++) {
        subject *s = subject_new(tree(), tree_options(columns[c]));
        for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
            subject_search(s, rows[r].text, 0);
            if (s->report.total.leaves != (uint64_t)rows[r].leaves[c])
                fail_msg("%s evaluates %d leaves of %s, expected %d", columns[c], (int)s->report.total.leaves,
                         rows[r].text, rows[r].leaves[c]);
        }
        subject_free(s);
    }
}

static void test_more_memory_means_fewer_leaves_in_the_mean(void **state)
{
    static const char *const by_memory[] = {"negascout:memory=off", "pns:k=0", "pns:k=1", "pns:k=2", "pns:k=9", "ins"};
    double previous = 1e9;
    (void)state;
    for (int i = 0; i < 6; i++) {
        double leaves_per_minimal = mean_leaves(by_memory[i], "uniform:w=%d,d=%d,seed=%d", 5, 6, 60).of;
        assert_true(leaves_per_minimal <= previous);
        previous = leaves_per_minimal;
    }
}

static void test_near_the_leaves_there_is_nothing_to_remember(void **state)
{
    static const char *const informed[] = {"ins", "pns", "pns:k=0"};
    subject *scout = subject_new(tree(), tree_options("negascout:memory=off"));
    (void)state;
    for (int a = 0; a < 3; a++) {
        subject *s = subject_new(tree(), tree_options(informed[a]));
        for (int seed = 1; seed <= 200; seed++) {
            char text[128];
            snprintf(text, sizeof text, "uniform:w=6,d=%d,seed=%d,range=50", 1 + seed % 2, seed);
            assert_int_equal(subject_search(s, text, 0), subject_search(scout, text, 0));
            assert_true(leaves_equal(&s->seen, &scout->seen));
        }
        subject_free(s);
    }
    subject_free(scout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_minimax_counts_every_node),
        cmocka_unit_test(test_value_and_best_move_agree_with_negamax),
        cmocka_unit_test(test_excluded_root_moves_are_not_considered),
        cmocka_unit_test(test_a_stopped_search_offers_a_move_and_can_be_repeated),
        cmocka_unit_test(test_reference_searches_evaluate_as_they_are_told),
        cmocka_unit_test(test_a_list_of_another_length_than_announced_ends_a_reference_search),
        cmocka_unit_test(test_open_lists_begin_with_the_leftmost_solution_tree),
        cmocka_unit_test(test_leaf_counts_agree_with_the_reference_table),
        cmocka_unit_test(test_leaf_counts_are_those_of_the_corrected_listing),
        cmocka_unit_test(test_more_memory_means_fewer_leaves_in_the_mean),
        cmocka_unit_test(test_near_the_leaves_there_is_nothing_to_remember),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
