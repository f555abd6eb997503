/* test_window.c - one given window and what its answer proves; first guesses and what reports say of them. */
#include "support/subject.h"

#include <zw/experiment.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const zw_game *tree(void)
{
    return zw_game_find("tree");
}

/* What fail-soft promises of an answer g to the window (alpha, beta). */
static void assert_answers(const zw_report *r, zw_value alpha, zw_value beta, zw_value value)
{
    zw_value g = r->value;
    assert_int_equal(zw_report_is_bound(r), g <= alpha || g >= beta);
    assert_true(g <= alpha ? value <= g : g >= beta ? value >= g : value == g);
    assert_int_equal(value <= alpha, g <= alpha);
    assert_int_equal(value >= beta, g >= beta);
    assert_int_equal(r->lower, g > alpha ? g : -ZW_INFINITY);
    assert_int_equal(r->upper, g < beta ? g : ZW_INFINITY);
    if (zw_report_is_bound(r))
        assert_true(!r->proven && !r->mate && r->line_end == ZW_LINE_UNVERIFIED);
}

static void test_the_answer_to_a_window_is_the_value_or_a_bound_of_it(void **state)
{
    static const char *const forms[] = {"test:alpha=%d,width=%d", "test:alpha=%d,width=%d,memory=off",
                                        "test:guess=value,alpha=%d,width=%d", "test:alpha=%d,width=%d,at=last",
                                        "test:guess=7,alpha=%d,width=%d"};
    uint64_t random = 5;
    int bounds = 0, values = 0;
    (void)state;
    for (int i = 0; i < 1500; i++) {
        char text[128], algorithm[96];
        int form = i % 5, width = random_between(&random, 1, 30), alpha = random_between(&random, -25, 25);
        snprintf(text, sizeof text, "graph:w=3,d=4,share=0.3,seed=%d,range=20", random_between(&random, 1, 1000000));
        snprintf(algorithm, sizeof algorithm, forms[form], alpha, width);
        zw_engine_options o = tree_options(algorithm);
        o.instance = ZW_FIXED_DEPTH;
        o.switches.deepening = i % 2;
        subject *s = subject_new(tree(), o);
        subject_search(s, text, 4);
        zw_value value = oracle_value(tree(), zw_engine_current(s->engine), 4);
        zw_value from = alpha + (form == 2 ? value : form == 4 ? 7 : 0);
        assert_answers(&s->report, from, from + width, value);
        assert_int_equal(s->report.last.passes, 1);
        if (form == 2)
            assert_int_equal(s->report.guess, value);
        bounds += zw_report_is_bound(&s->report);
        values += !zw_report_is_bound(&s->report);
        subject_free(s);
    }
    assert_true(bounds > 300 && values > 300);
}

static void test_a_window_without_a_width_is_open_above(void **state)
{
    (void)state;
    for (int offset = -8388606; offset <= 8388606; offset += 8388606) {
        char algorithm[64];
        snprintf(algorithm, sizeof algorithm, "test:alpha=%d", offset);
        subject *s = subject_new(tree(), tree_options(algorithm));
        subject_search(s, "uniform:w=3,d=4,seed=2,range=50", 0);
        zw_value value = oracle_value(tree(), zw_engine_current(s->engine), 4);
        assert_answers(&s->report, offset, ZW_INFINITY, value);
        subject_free(s);
    }
}

/* With at=last the iterations before have the whole window: their values are exact. */
static void note_iterations(void *user, const zw_report *r)
{
    int *exact = user;
    if (r->event == ZW_REPORT_ITERATION)
        exact[r->depth] = !zw_report_is_bound(r);
}

/* Guess and offset may add up to more than there are values. */
static void test_a_window_beyond_all_values_is_one_at_their_end(void **state)
{
    static const char *const algorithms[] = {"test:guess=-8388606,alpha=-8388606", "test:guess=8388606,alpha=8388606"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        subject *s = subject_new(tree(), tree_options(algorithms[i]));
        subject_search(s, "uniform:w=3,d=4,seed=2,range=50", 0);
        zw_value value = oracle_value(tree(), zw_engine_current(s->engine), 4);
        assert_answers(&s->report, i ? ZW_INFINITY - 1 : -ZW_INFINITY, ZW_INFINITY, value);
        subject_free(s);
    }
}

static void stop_behind_depth_3(void *user, const zw_report *report)
{
    if (report->event == ZW_REPORT_ITERATION && report->depth == 3)
        zw_engine_stop(*(zw_engine **)user);
}

static void test_a_stop_between_iterations_leaves_out_the_first_moves_value(void **state)
{
    zw_engine_options o = tree_options("mtdf:guess=first");
    zw_engine *engine = NULL;
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    (void)state;
    o.instance = ZW_FIXED_DEPTH;
    o.switches.deepening = 1;
    o.on_report = stop_behind_depth_3;
    o.user = &engine;
    engine = zw_engine_new(tree(), &o, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_position_text(engine, "edge:b=3,d=6,seed=2", NULL, &error), ZW_OK);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 6), &report, &error), ZW_OK);
    assert_int_equal(report.depth, 3);
    assert_int_equal(report.value, oracle_value(tree(), zw_engine_current(engine), 3));
    zw_engine_free(engine);
}

static void test_only_the_last_iteration_asks_when_told_so(void **state)
{
    (void)state;
    for (int last = 0; last < 2; last++) {
        int exact[7] = {0};
        zw_report report = ZW_REPORT;
        zw_error error = {0};
        zw_engine_options o = zw_options_fixed_depth();
        const char *text = last ? "test:guess=value,alpha=3,width=1,at=last" : "test:guess=value,alpha=3,width=1";
        assert_int_equal(zw_choice_parse(text, &o.choice, &error), ZW_OK);
        o.on_report = note_iterations;
        o.user = exact;
        zw_engine *engine = zw_engine_new(zw_game_find("othello"), &o, &error);
        assert_non_null(engine);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 6), &report, &error), ZW_OK);
        for (int depth = 1; depth < 6; depth++)
            assert_int_equal(exact[depth], last);
        assert_int_equal(exact[6], 0);
        zw_engine_free(engine);
    }
}

static void test_what_needs_a_value_is_refused_to_a_window(void **state)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_engine_options o = tree_options("test:alpha=0,width=1");
    (void)state;
    zw_engine *engine = zw_engine_new(tree(), &o, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 3, .multipv = 2), &report, &error), ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "bound"));
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 3, .equal_moves = 1), &report, &error),
                     ZW_UNSUPPORTED);
    zw_engine_free(engine);
    assert_false(zw_choice_is_exact(&o.choice));
    zw_yardstick_options y = zw_yardstick_defaults(3);
    y.search.choice = o.choice;
    assert_int_equal(zw_yardstick_run(tree(), NULL, &y, &error), ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "bound"));
}

/* ------------------------------------------------------------------------------------------------------------- guesses */

static void test_the_first_moves_value_can_be_the_guess_and_is_counted(void **state)
{
    static const char *const algorithms[] = {"mtdf:guess=first", "mtd-step:guess=first", "zoom:guess=first",
                                             "aspiration:guess=first,width=1"};
    uint64_t random = 8;
    void *child = malloc(tree()->position_size);
    (void)state;
    for (int i = 0; i < 600; i++) {
        char text[128];
        zw_move moves[512];
        zw_value outcome;
        int depth = random_tree(&random, 1, text, sizeof text);
        zw_engine_options o = tree_options(algorithms[i % 4]);
        subject *s = subject_new(tree(), o);
        zw_value found = subject_search(s, text, depth);
        const void *root = zw_engine_current(s->engine);
        assert_int_equal(found, oracle_value(tree(), root, depth));
        tree()->moves(NULL, root, moves, 512, &outcome);
        tree()->play(NULL, root, moves[0], child);
        assert_int_equal(s->report.guess, -oracle_value(tree(), child, depth - 1));
        assert_int_equal(s->seen.count, s->report.total.leaves);
        subject_free(s);
    }
    free(child);
}

/* Its nodes are in the counters: a guess that is given at the same value costs less, and the passes are the same. */
static void test_finding_the_guess_costs_nodes_and_no_pass(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 20; seed++) {
        char text[64], algorithm[64];
        snprintf(text, sizeof text, "uniform:w=3,d=1,seed=%d", seed); /* one ply: the table changes no pass */
        subject *first = subject_new(tree(), tree_options("mtdf:guess=first,memory=off"));
        subject_search(first, text, 1);
        snprintf(algorithm, sizeof algorithm, "mtdf:guess=%d,memory=off", (int)first->report.guess);
        subject *given = subject_new(tree(), tree_options(algorithm));
        assert_int_equal(subject_search(given, text, 1), first->report.value);
        assert_int_equal(first->report.total.passes, given->report.total.passes);
        assert_int_equal(first->report.total.nodes, given->report.total.nodes + 1);
        subject_free(first);
        subject_free(given);
    }
}

typedef struct chain {
    zw_value last;
    int seen;
} chain;

static void follow_guesses(void *user, const zw_report *r)
{
    chain *c = user;
    if (r->event == ZW_REPORT_RESULT)
        return;
    assert_int_equal(r->guess, c->last);
    if (r->event == ZW_REPORT_ITERATION) {
        c->last = r->value;
        c->seen++;
    }
}

static void test_a_report_tells_the_guess_of_its_iteration(void **state)
{
    chain c = {.last = 11};
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    zw_engine_options o = zw_options_fixed_depth();
    (void)state;
    o.guess = 11;
    o.on_report = follow_guesses;
    o.user = &c;
    zw_engine *engine = zw_engine_new(zw_game_find("othello"), &o, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 6), &report, &error), ZW_OK);
    assert_int_equal(c.seen, 6);
    zw_engine_free(engine);
}

/* The passes of an iteration, as MTD-step chooses them. */
typedef struct strides {
    zw_value lower, upper; /* after the last pass */
    int passes, jumps; /* of this iteration; that went ahead of the bound */
} strides;

enum { STEP = 7 };

/* While the value is not enclosed, the pivot is the bound just found, and every second time a step beyond it. */
static void follow_strides(void *user, const zw_report *r)
{
    strides *s = user;
    if (r->event != ZW_REPORT_PASS)
        return;
    int below = s->lower == -ZW_INFINITY && s->upper < ZW_INFINITY,
        above = s->upper == ZW_INFINITY && s->lower > -ZW_INFINITY;
    zw_value ahead = below ? s->upper - r->pass_beta : above ? r->pass_alpha - s->lower : 0;
    if (below || above)
        assert_int_equal(ahead, s->passes % 2 == 0 ? STEP : 0);
    s->jumps += ahead > 0;
    s->passes++;
    s->lower = r->lower;
    s->upper = r->upper;
}

static void test_every_second_pass_of_mtd_step_jumps_while_all_fail_to_one_side(void **state)
{
    int jumps = 0;
    (void)state;
    for (int seed = 1; seed <= 20; seed++) {
        char text[64];
        zw_engine_options o = tree_options(seed % 2 ? "mtd-step:step=7,guess=900" : "mtd-step:step=7,guess=-900");
        strides s = {.lower = -ZW_INFINITY, .upper = ZW_INFINITY};
        zw_report report = ZW_REPORT;
        zw_error error = {0};
        o.on_report = follow_strides;
        o.user = &s;
        zw_engine *engine = zw_engine_new(tree(), &o, &error);
        assert_non_null(engine);
        snprintf(text, sizeof text, "uniform:w=5,d=5,seed=%d,range=1000", seed);
        assert_int_equal(zw_engine_position_text(engine, text, NULL, &error), ZW_OK);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 5), &report, &error), ZW_OK);
        assert_int_equal(report.lower, report.upper);
        jumps += s.jumps;
        zw_engine_free(engine);
    }
    assert_true(jumps > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_answer_to_a_window_is_the_value_or_a_bound_of_it),
        cmocka_unit_test(test_a_window_without_a_width_is_open_above),
        cmocka_unit_test(test_a_window_beyond_all_values_is_one_at_their_end),
        cmocka_unit_test(test_a_stop_between_iterations_leaves_out_the_first_moves_value),
        cmocka_unit_test(test_only_the_last_iteration_asks_when_told_so),
        cmocka_unit_test(test_what_needs_a_value_is_refused_to_a_window),
        cmocka_unit_test(test_the_first_moves_value_can_be_the_guess_and_is_counted),
        cmocka_unit_test(test_finding_the_guess_costs_nodes_and_no_pass),
        cmocka_unit_test(test_a_report_tells_the_guess_of_its_iteration),
        cmocka_unit_test(test_every_second_pass_of_mtd_step_jumps_while_all_fail_to_one_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
