/* test_zoom.c - zoom: what it predicts from earlier iterations, which windows it opens, and how many; the same prediction and
 * growing windows under aspiration search; Best Node Search and MTD(bi).
 *
 * The predictions are checked on a game of one line of play, whose value at each depth is given, against a calculation of
 * the test's own. Values on random trees: test_algorithms.c. */
#include "support/subject.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------ a game whose values are given */

enum { LONGEST = 24 };
static zw_value script[LONGEST + 1]; /* the value of a search to each depth, for the player who begins */

static void line_start(void *context, void *position)
{
    (void)context;
    memset(position, 0, sizeof(uint64_t));
}

static int line_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context;
    (void)position;
    (void)outcome;
    list[0] = 0;
    return capacity > 0;
}

static void line_play(void *context, const void *from, zw_move move, void *to)
{
    uint64_t ply = *(const uint64_t *)from + 1;
    (void)context;
    (void)move;
    memcpy(to, &ply, sizeof ply);
}

static zw_value line_evaluate(void *context, const void *position)
{
    uint64_t ply = *(const uint64_t *)position;
    (void)context;
    return ply > LONGEST ? 0 : ply % 2 ? -script[ply] : script[ply];
}

static uint64_t line_hash(void *context, const void *position)
{
    uint64_t x = *(const uint64_t *)position + 1;
    (void)context;
    return next_random(&x);
}

static const zw_game line_game = {.abi = ZW_ABI,
                                  .size = sizeof line_game,
                                  .name = "line",
                                  .position_size = sizeof(uint64_t),
                                  .max_moves = 1,
                                  .max_score = 100000,
                                  .start = line_start,
                                  .moves = line_moves,
                                  .play = line_play,
                                  .evaluate = line_evaluate,
                                  .hash = line_hash};

/* What a search tells of itself: the first guess, the passes and the windows of each iteration. */
typedef struct diary {
    zw_value guess[LONGEST + 1];
    int passes[LONGEST + 1];
    struct {
        zw_value alpha, beta, lower, upper;
    } pass[64]; /* of the last iteration */
    int written;
} diary;

static void keep_diary(void *user, const zw_report *r)
{
    diary *d = user;
    if (r->event == ZW_REPORT_PASS) {
        assert_true(d->written < 64);
        d->pass[d->written].alpha = r->pass_alpha;
        d->pass[d->written].beta = r->pass_beta;
        d->pass[d->written].lower = r->lower;
        d->pass[d->written++].upper = r->upper;
    } else if (r->event == ZW_REPORT_ITERATION) {
        d->guess[r->depth] = r->guess;
        d->passes[r->depth] = (int)r->last.passes;
        if (r->rank == 1)
            d->written = 0;
    }
}

/* Searches and keeps the diary; the passes of the last iteration stay in it. */
static zw_report search_with_diary(const zw_game *game, zw_engine_options o, const char *position, int depth, diary *d)
{
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    *d = (diary){.written = 0};
    o.on_report = keep_diary;
    o.user = d;
    zw_engine *engine = zw_engine_new(game, &o, &error);
    assert_non_null(engine);
    if (position)
        assert_int_equal(zw_engine_position_text(engine, position, NULL, &error), ZW_OK);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = depth, .no_line = 1), &report, &error), ZW_OK);
    zw_engine_free(engine);
    return report;
}

static zw_engine_options choice_of(const char *algorithm)
{
    zw_engine_options o = zw_options_fixed_depth();
    zw_error error = {0};
    if (zw_choice_parse(algorithm, &o.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    o.table_options.entries = 4096; /* hundreds of engines */
    return o;
}

/* ------------------------------------------------------------------------------------------------------ predictions */

/* The prediction for `depth` as docs/zoom.md describes it, in the plainest words: tenths of the way from the value two
 * iterations ago to the last. */
static long stretch(int depth, int tenths)
{
    return script[depth - 2] + (script[depth - 1] - (long)script[depth - 2]) * tenths / 10;
}

static long miss(int depth, int tenths)
{
    return labs(script[depth] - stretch(depth, tenths));
}

static int expected_tenths(int depth)
{
    long swings = 0, least = 0;
    int chosen = -1;
    for (int d = 3; d <= depth; d++)
        swings += labs(script[d - 1] - (long)script[d - 2]);
    for (int k = 0; k <= 10; k++) {
        int tenths = (3 + k) % 11;
        long sum = swings * 8 * labs(tenths - 3L) / ((depth - 2) * 10);
        for (int d = 3; d < depth; d++)
            sum += miss(d, tenths) * ((depth - d) % 2 == 0 ? 2 : 1);
        if (chosen < 0 || sum < least) {
            least = sum;
            chosen = tenths;
        }
    }
    return chosen;
}

/* The mean of up to four misses before `depth`. */
static long expected_error(int depth, int tenths)
{
    long sum = 0;
    int count = 0;
    for (int d = depth - 1; d >= 3 && count < 4; d--, count++)
        sum += miss(d, tenths);
    return count ? sum / count : 0;
}

static long expected_guess(int depth)
{
    if (depth < 3)
        return script[depth - 1];
    int tenths = expected_tenths(depth);
    if (depth > 4 && miss(depth - 1, tenths) > 8 * (expected_error(depth - 1, tenths) + 1))
        return script[depth - 1];
    return stretch(depth, tenths);
}

static void assert_predicts(const char *algorithm, int depth)
{
    diary d;
    zw_report r = search_with_diary(&line_game, choice_of(algorithm), NULL, depth, &d);
    assert_int_equal(r.value, script[depth]);
    assert_int_equal(d.guess[1], 0);
    for (int k = 2; k <= depth; k++)
        if (d.guess[k] != expected_guess(k))
            fail_msg("%s, depth %d: guess %d, expected %ld", algorithm, k, (int)d.guess[k], expected_guess(k));
}

static void test_predictions_are_those_of_the_document(void **state)
{
    uint64_t random = 23;
    (void)state;
    for (int game = 0; game < 200; game++) {
        int range = random_between(&random, 1, 3000), swing = random_between(&random, -2000, 2000);
        int value = random_between(&random, -20000, 20000);
        for (int d = 0; d <= LONGEST; d++) {
            if (random_between(&random, 0, 15) == 0)
                value = random_between(&random, -99000, 99000);
            script[d] = value + (d % 2 ? swing : -swing) / 2 + random_between(&random, -range, range) / 4;
            script[d] = script[d] > 100000 ? 100000 : script[d] < -100000 ? -100000 : script[d];
        }
        assert_predicts("zoom", LONGEST);
        assert_predicts("aspiration:predict=on", LONGEST);
    }
}

/* The null window stands at the prediction, at even depths half an error lower; the next window is an eighth of it wide. */
static void test_the_scale_of_the_windows_is_the_error_of_the_predictions(void **state)
{
    uint64_t random = 31;
    int below = 0, narrow = 0;
    (void)state;
    for (int game = 0; game < 200; game++) {
        int depth = random_between(&random, 5, LONGEST);
        diary d;
        for (int k = 0; k <= LONGEST; k++)
            script[k] = 1000 + (k % 2 ? 300 : 0) + random_between(&random, -400, 400);
        search_with_diary(&line_game, choice_of("zoom"), NULL, depth, &d);
        long error = expected_error(depth, expected_tenths(depth));
        long pivot = expected_guess(depth) - (depth % 2 == 0 ? error / 2 : 0);
        assert_int_equal(d.pass[0].beta, pivot);
        assert_int_equal(d.pass[0].alpha, pivot - 1);
        below += pivot < expected_guess(depth);
        if (d.passes[depth] > 1) {
            assert_int_equal(d.pass[1].beta - d.pass[1].alpha, error / 8 + 1);
            narrow++;
        }
    }
    assert_true(below > 50 && narrow > 100);
}

/* The predictions in three sentences. */
static void test_a_swing_a_trend_and_a_jump_are_met(void **state)
{
    diary d;
    (void)state;
    for (int k = 0; k <= LONGEST; k++)
        script[k] = k % 2 ? 900 : 100;
    search_with_diary(&line_game, choice_of("zoom"), NULL, LONGEST, &d);
    assert_in_range(d.guess[4], 100, 400); /* near the last even one, not near the last one */
    assert_int_equal(d.guess[LONGEST], 100); /* it has learned that nothing of the swing stays */
    assert_int_equal(d.guess[LONGEST - 1], 900);
    for (int k = 0; k <= LONGEST; k++)
        script[k] = 50 * k;
    search_with_diary(&line_game, choice_of("zoom"), NULL, LONGEST, &d);
    assert_int_equal(d.guess[LONGEST], script[LONGEST - 1]);
    for (int k = 0; k <= LONGEST; k++)
        script[k] = k < 9 ? 100 + k % 3 : 95000;
    search_with_diary(&line_game, choice_of("zoom"), NULL, LONGEST, &d);
    assert_int_equal(d.guess[10], 95000); /* believed at once */
}

static void test_without_earlier_values_the_guess_is_that_which_is_given(void **state)
{
    diary d;
    (void)state;
    for (int k = 0; k <= LONGEST; k++)
        script[k] = 37 * k % 101;
    zw_engine_options o = choice_of("zoom");
    o.guess = -77;
    o.switches.deepening = 0;
    assert_int_equal(search_with_diary(&line_game, o, NULL, 9, &d).value, script[9]);
    assert_int_equal(d.guess[9], -77);
    o = choice_of("zoom:predict=off");
    search_with_diary(&line_game, o, NULL, 9, &d);
    for (int k = 2; k <= 9; k++)
        assert_int_equal(d.guess[k], script[k - 1]);
    o = choice_of("aspiration");
    search_with_diary(&line_game, o, NULL, 9, &d);
    for (int k = 2; k <= 9; k++)
        assert_int_equal(d.guess[k], script[k - 1]);
}

/* A second line has a history of its own, which is not kept: it starts at the value of the first. */
static void note_second_line(void *user, const zw_report *r)
{
    zw_value *first = user;
    if (r->event != ZW_REPORT_ITERATION)
        return;
    if (r->rank == 1)
        *first = r->value;
    else if (r->rank == 2 && r->depth > 2)
        assert_int_equal(r->guess, *first);
}

static void test_further_lines_start_at_the_value_of_the_line_before(void **state)
{
    zw_engine_options o = choice_of("zoom");
    zw_value first = 0;
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    (void)state;
    o.on_report = note_second_line;
    o.user = &first;
    zw_engine *engine = zw_engine_new(zw_game_find("othello"), &o, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 5, .multipv = 3), &report, &error), ZW_OK);
    zw_engine_free(engine);
}

/* ---------------------------------------------------------------------------------------------------------- windows */

static const char *a_tree(int seed, int range)
{
    static char text[64];
    snprintf(text, sizeof text, "uniform:w=4,d=5,seed=%d,range=%d", seed, range);
    return text;
}

static zw_engine_options on_trees(const char *algorithm)
{
    zw_engine_options o = tree_options(algorithm);
    o.instance = ZW_FIXED_DEPTH;
    return o;
}

/* A null window, then windows at the bound just found: each twice as wide, the first as told. */
static void test_windows_grow_from_the_bound_that_was_found(void **state)
{
    int grown = 0;
    (void)state;
    for (int seed = 1; seed <= 60; seed++) {
        diary d;
        zw_report r =
            search_with_diary(zw_game_find("tree"),
                              on_trees(seed % 2 ? "zoom:width=5,grow=2,guess=900" : "zoom:width=5,grow=2,guess=-900"),
                              a_tree(seed, 1000), 5, &d);
        int count = (int)r.last.passes;
        zw_value width = 5;
        assert_int_equal(d.pass[0].beta - d.pass[0].alpha, 1);
        for (int i = 1; i < count; i++, width *= 2) {
            if (d.pass[i - 1].lower > -ZW_INFINITY) {
                assert_int_equal(d.pass[i].alpha, d.pass[i - 1].lower);
                assert_int_equal(d.pass[i].beta - d.pass[i].alpha, width);
            } else {
                assert_int_equal(d.pass[i].beta, d.pass[i - 1].upper);
                assert_int_equal(d.pass[i].beta - d.pass[i].alpha, width);
            }
        }
        assert_int_equal(r.lower, r.upper);
        grown += count > 3;
    }
    assert_true(grown > 20);
}

/* MTD(f) would creep through hundreds of bounds. */
static void test_the_worst_guess_costs_a_bounded_number_of_passes(void **state)
{
    static const char *const algorithms[] = {"zoom:guess=-8388606",      "zoom:guess=8388606",
                                             "zoom:offset=-999999",      "zoom:offset=999999",
                                             "zoom:width=1,guess=99999", "aspiration:predict=on,grow=2,guess=-999999"};
    (void)state;
    for (int seed = 1; seed <= 40; seed++)
        for (size_t a = 0; a < sizeof algorithms / sizeof algorithms[0]; a++) {
            diary d;
            zw_report r =
                search_with_diary(zw_game_find("tree"), on_trees(algorithms[a]), a_tree(seed, 1000000), 5, &d);
            assert_int_equal(r.lower, r.upper);
            assert_true(r.last.passes <= (algorithms[a][0] == 'z' ? 16 : 23)); /* steps from 1 to 2,000,000 */
        }
}

static void test_at_the_value_two_passes_are_enough(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 60; seed++) {
        diary d;
        zw_report r = search_with_diary(zw_game_find("tree"), on_trees("zoom:guess=value"), a_tree(seed, 1000), 5, &d);
        assert_int_equal(r.guess, r.value);
        assert_true(r.last.passes <= 2);
        assert_int_equal(d.pass[0].beta, r.value);
    }
}

static void test_growing_aspiration_starts_small_and_doubles(void **state)
{
    int grown = 0;
    (void)state;
    for (int seed = 1; seed <= 60; seed++) {
        diary d;
        zw_report r = search_with_diary(
            zw_game_find("tree"),
            on_trees(seed % 2 ? "aspiration:width=7,grow=2,guess=600" : "aspiration:width=7,grow=2,guess=-600"),
            a_tree(seed, 1000), 5, &d);
        zw_value width = 7;
        assert_int_equal(d.pass[0].beta - d.pass[0].alpha, 14);
        for (int i = 1; i < (int)r.last.passes; i++) {
            width *= 2;
            zw_value bound = d.pass[i - 1].lower > -ZW_INFINITY ? d.pass[i - 1].lower : d.pass[i - 1].upper;
            assert_true(d.pass[i].alpha == bound || d.pass[i].beta == bound);
            assert_int_equal(d.pass[i].beta - d.pass[i].alpha, width);
        }
        assert_int_equal(r.lower, r.upper);
        grown += r.last.passes > 3;
    }
    assert_true(grown > 20);
}

/* ----------------------------------------------------------------------------------------------------------- rivals */

/* Its move is worth the value, its bounds hold the value, and it ends as soon as one move alone reaches its test. */
static void test_best_node_search_finds_a_best_move(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    void *child = malloc(tree->position_size);
    uint64_t random = 11;
    int bounds = 0;
    (void)state;
    for (int i = 0; i < 600; i++) {
        char text[128];
        int depth = random_tree(&random, 1, text, sizeof text);
        zw_engine_options o = tree_options(i % 3 ? "bns" : i % 2 ? "bns:width=3" : "bns:guess=-40,memory=off");
        o.switches.deepening = i % 4 == 3;
        o.instance = ZW_FIXED_DEPTH;
        subject *s = subject_new(tree, o);
        subject_search(s, text, depth);
        const void *root = zw_engine_current(s->engine);
        zw_value value = oracle_value(tree, root, depth);
        assert_true(s->report.lower <= value && value <= s->report.upper);
        tree->play(NULL, root, s->report.best, child);
        assert_int_equal(-oracle_value(tree, child, depth - 1), value);
        bounds += zw_report_is_bound(&s->report);
        subject_free(s);
    }
    free(child);
    assert_true(bounds > 100);
}

/* MTD(bi) halves a window round the guess; a value outside is found by halves of what is left. */
static void test_mtd_bi_halves_the_window_first(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 40; seed++) {
        diary d;
        zw_report r =
            search_with_diary(zw_game_find("tree"), on_trees("mtd-bi:width=64,guess=value"), a_tree(seed, 1000), 5, &d);
        assert_int_equal(r.lower, r.upper);
        assert_int_equal(d.pass[0].beta, r.value);
        assert_true(r.last.passes <= 9); /* 128 halved, and one more */
        zw_value value = r.value;
        r = search_with_diary(zw_game_find("tree"), on_trees("mtd-bi:width=64,guess=-900"), a_tree(seed, 1000), 5, &d);
        assert_int_equal(d.pass[0].beta, -900);
        assert_int_equal(r.value, value);
        assert_true(r.last.passes > 2 && r.last.passes <= 32); /* 7 halves of the window, 24 of all values */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_predictions_are_those_of_the_document),
        cmocka_unit_test(test_the_scale_of_the_windows_is_the_error_of_the_predictions),
        cmocka_unit_test(test_a_swing_a_trend_and_a_jump_are_met),
        cmocka_unit_test(test_without_earlier_values_the_guess_is_that_which_is_given),
        cmocka_unit_test(test_further_lines_start_at_the_value_of_the_line_before),
        cmocka_unit_test(test_windows_grow_from_the_bound_that_was_found),
        cmocka_unit_test(test_the_worst_guess_costs_a_bounded_number_of_passes),
        cmocka_unit_test(test_at_the_value_two_passes_are_enough),
        cmocka_unit_test(test_growing_aspiration_starts_small_and_doubles),
        cmocka_unit_test(test_best_node_search_finds_a_best_move),
        cmocka_unit_test(test_mtd_bi_halves_the_window_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
