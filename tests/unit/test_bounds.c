/* test_bounds.c - what the table holds is true, what the counters say can be counted by hand, and contradictions end. */
#include "support/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zw/worker.h>

/* Walks the whole tree and compares every entry with negamax. Returns how many entries were met. */
static int check_entries(const zw_game *game, const zw_worker *keys, const zw_table *table, const void *position,
                         int depth)
{
    zw_entry entry;
    zw_move moves[512];
    zw_value outcome;
    int met = 0;
    if (zw_table_probe(table, zw_table_key(keys, game->hash(NULL, position), depth), &entry) && entry.depth == depth) {
        zw_value value = oracle_value(game, position, depth);
        assert_in_range(value + ZW_INFINITY, entry.lower + ZW_INFINITY, entry.upper + ZW_INFINITY);
        met++;
    }
    int count = depth > 0 ? game->moves(NULL, position, moves, 512, &outcome) : 0;
    void *child = malloc(game->position_size);
    for (int i = 0; i < count; i++) {
        game->play(NULL, position, moves[i], child);
        met += check_entries(game, keys, table, child, depth - 1);
    }
    free(child);
    return met;
}

static void test_every_stored_bound_brackets_the_true_value(void **state)
{
    static const char *const algorithms[] = {"alphabeta", "scout", "negascout", "aspiration", "mtdf", "sss",
                                             "dual",      "cstar", "mtd-step",  "mtd-bi",     "zoom", "bns"};
    const zw_game *tree = zw_game_find("tree");
    void *position = malloc(tree->position_size);
    uint64_t random = 8;
    char text[128];
    int met = 0;
    (void)state;
    for (int i = 0; i < 450; i++) {
        zw_error error = {0};
        zw_engine_options o = tree_options(algorithms[i % 12]);
        zw_table_options table_options = {.entries = 4096, .layout = i & 1 ? ZW_WIDE : ZW_COMPACT};
        zw_worker keys;
        keys.key_by_depth = i & 1;
        o.table = zw_table_new(&table_options, &error);
        o.switches.etc = i % 3 == 0 ? 0 : ZW_ETC_OFF;
        o.switches.table_move = o.switches.history = o.switches.killers = i % 4 == 0;
        o.switches.deepening = i % 5 == 0;
        assert_non_null(o.table);
        subject *s = subject_new(tree, o);
        int depth = random_tree(&random, 1, text, sizeof text);
        assert_int_equal(zw_position_parse(tree, NULL, text, position, &error), ZW_OK);
        subject_search(s, text, depth);
        met += check_entries(tree, &keys, o.table, position, depth);
        subject_free(s);
        zw_table_free(o.table);
    }
    assert_true(met > 5000);
    free(position);
}

static void test_counters_can_be_counted_by_hand(void **state)
{
    /* Two moves, two plies, best move first: the root, two replies, of whose four leaves the last is cut off. */
    const char *text = "ordered:w=2,d=2,first=1.0,seed=3,range=1000000";
    const zw_game *tree = zw_game_find("tree");
    (void)state;
    subject *s = subject_new(tree, tree_options("alphabeta"));
    subject_search(s, text, 0);
    const zw_counters *c = &s->report.total;
    assert_int_equal(c->leaves, 3);
    assert_int_equal(c->interior, 3);
    assert_int_equal(c->nodes, 6);
    assert_int_equal(c->generated, 6);
    assert_int_equal(c->passes, 1);
    assert_int_equal(c->table_probes, 6);
    assert_int_equal(c->table_hits, 0);
    assert_int_equal(c->table_cutoffs, 0);
    assert_int_equal(c->cutoffs, 1);
    assert_int_equal(c->first_cutoffs, 1);
    assert_int_equal(c->etc_probes, 0);
    subject_free(s);

    /* MTD(f) at the value. Pass one fails high: the root, the first reply, its two leaves. Pass two fails low: the root,
     * the first reply again (it has an upper bound, and the question is now about a lower one), whose first leaf is in
     * the table, the second reply and its first leaf. */
    s = subject_new(tree, tree_options("mtdf:guess=value"));
    subject_search(s, text, 0);
    c = &s->report.total;
    assert_int_equal(c->passes, 2);
    assert_int_equal(c->leaves, 3);
    assert_int_equal(c->interior, 5);
    assert_int_equal(c->table_cutoffs, 1);
    assert_int_equal(c->nodes, 9);
    subject_free(s);

    s = subject_new(tree, tree_options("minimax"));
    subject_search(s, "uniform:w=3,d=3,seed=1", 0);
    c = &s->report.total;
    assert_int_equal(c->leaves, 27);
    assert_int_equal(c->interior, 13);
    assert_int_equal(c->nodes, 40);
    assert_int_equal(c->generated, 39);
    subject_free(s);
}

static void test_counters_over_iterations_are_cumulative(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    zw_engine_options o = tree_options("minimax");
    (void)state;
    o.switches.deepening = 1;
    subject *s = subject_new(tree, o);
    subject_search(s, "uniform:w=3,d=3,seed=1", 0);
    assert_int_equal(s->report.total.leaves, 3 + 9 + 27);
    assert_int_equal(s->report.last.leaves, 27);
    assert_int_equal(s->report.total.nodes, 4 + 13 + 40);
    assert_int_equal(s->report.last.nodes, 40);
    assert_int_equal(s->report.total.passes, 3);
    assert_int_equal(s->report.last.passes, 1);
    subject_free(s);
}

/* ------------------------------------------------------------------------------------------------- contradictions */

/* The tree game with an evaluation that is different at every call: bounds contradict each other all the time. */
static uint64_t noise;

static zw_value noisy_evaluate(void *context, const void *position)
{
    (void)context;
    (void)position;
    return (zw_value)(next_random(&noise) % 2001) - 1000;
}

static int endless_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context;
    (void)position;
    (void)outcome;
    int count = capacity < 3 ? capacity : 3;
    for (int i = 0; i < count; i++)
        list[i] = (zw_move)i;
    return count;
}

static void noisy_start(void *context, void *position)
{
    (void)context;
    memset(position, 0, sizeof(uint64_t));
}

static void noisy_play(void *context, const void *from, zw_move move, void *to)
{
    (void)context;
    uint64_t x = (*(const uint64_t *)from * 31 + move + 1) % 97; /* few positions, met at many depths */
    memcpy(to, &x, sizeof x);
}

static uint64_t noisy_hash(void *context, const void *position)
{
    uint64_t x = *(const uint64_t *)position + 1;
    (void)context;
    return next_random(&x);
}

static const zw_game noisy_game = {.abi = ZW_ABI,
                                   .size = sizeof noisy_game,
                                   .name = "noisy",
                                   .position_size = sizeof(uint64_t),
                                   .max_moves = 3,
                                   .max_score = 1000,
                                   .start = noisy_start,
                                   .moves = endless_moves,
                                   .play = noisy_play,
                                   .evaluate = noisy_evaluate,
                                   .hash = noisy_hash};

static void test_contradicting_bounds_end_every_driver(void **state)
{
    static const char *const algorithms[] = {
        "alphabeta",       "scout",  "negascout", "aspiration:width=5",          "mtdf", "sss", "dual", "cstar",
        "mtd-step:step=7", "mtd-bi", "zoom",      "aspiration:predict=on,grow=2"};
    uint64_t crossed = 0;
    (void)state;
    noise = 5;
    for (size_t a = 0; a < sizeof algorithms / sizeof algorithms[0]; a++)
        for (int variant = 0; variant < 40; variant++) {
            zw_engine_options o = variant & 1 ? zw_options_tournament() : zw_options_fixed_depth();
            zw_error error = {0};
            assert_int_equal(zw_choice_parse(algorithms[a], &o.choice, &error), ZW_OK);
            o.switches.depth_match = ZW_AT_LEAST;
            o.table_options.entries = 1024;
            o.switches.store_leaves = variant >> 1 & 1;
            o.switches.etc = variant >> 2 & 1 ? 0 : ZW_ETC_OFF;
            subject *s = subject_new(&noisy_game, o);
            zw_value value = subject_search(s, "start", 7);
            assert_in_range(value + 1000, 0, 2000);
            assert_true(s->report.best <= 2);
            assert_int_equal(s->report.depth, 7);
            crossed += s->report.total.crossed;
            subject_free(s);
        }
    assert_true(crossed > 0); /* otherwise this test tests nothing */
}

/* What the passes of a search prove of the root, added up again, and whether each offers the move it thinks best. */
typedef struct recount {
    int depth, crossed, null_crossed, other_moves;
    zw_value lower, upper;
} recount;

static void count_again(void *user, const zw_report *r)
{
    recount *c = user;
    if (r->event != ZW_REPORT_PASS)
        return;
    if (r->depth != c->depth) {
        c->lower = -ZW_INFINITY;
        c->upper = ZW_INFINITY;
        c->depth = r->depth;
    }
    int contradicts =
        (r->value > r->pass_alpha && r->value > c->upper) || (r->value < r->pass_beta && r->value < c->lower);
    c->crossed += contradicts;
    c->null_crossed += contradicts && r->pass_beta - r->pass_alpha == 1;
    c->lower = r->value > r->pass_alpha ? r->value : c->lower;
    c->upper = r->value < r->pass_beta ? r->value : c->upper;
    c->other_moves += r->best != r->moves[0].move; /* the pass's own best move goes first in the next */
}

static void test_contradictions_at_the_root_are_counted_and_the_last_pass_may_decide(void **state)
{
    static const char *const algorithms[] = {"mtdf", "sss", "negascout", "aspiration:width=3", "scout"};
    int overshoots = 0, wide = 0, below = 0, others = 0;
    (void)state;
    noise = 5;
    for (int a = 0; a < 5; a++)
        for (int variant = 0; variant < 40; variant++) {
            recount c = {0};
            zw_error error = {0};
            zw_report report = ZW_REPORT;
            zw_engine_options o = variant & 1 ? zw_options_tournament() : zw_options_fixed_depth();
            assert_int_equal(zw_choice_parse(algorithms[a], &o.choice, &error), ZW_OK);
            o.switches.depth_match = ZW_AT_LEAST;
            o.table_options.entries = 1024;
            zw_experiment experiment = zw_experiment_default();
            experiment.root_move = variant >> 1 & 1 ? ZW_ROOT_LAST : ZW_ROOT_SAFE;
            o.experiment = &experiment;
            o.on_report = count_again;
            o.user = &c;
            zw_engine *engine = zw_engine_new(&noisy_game, &o, &error);
            assert_non_null(engine);
            assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 7), &report, &error), ZW_OK);
            assert_int_equal(report.total.root_crossed, c.crossed);
            assert_int_equal(report.total.overshoots, c.null_crossed);
            if (experiment.root_move == ZW_ROOT_LAST)
                assert_int_equal(c.other_moves, 0);
            overshoots += c.null_crossed;
            wide += c.crossed - c.null_crossed;
            below += (int)report.total.researches_below;
            others += c.other_moves;
            zw_engine_free(engine);
        }
    assert_true(overshoots > 0 && wide > 0 && below > 0 && others > 0);
}

/* At fixed depth, where entries count at their own depth only, nothing contradicts anything. */
static void test_a_consistent_search_has_no_contradictions(void **state)
{
    static const char *const algorithms[] = {"mtdf", "negascout", "aspiration:width=3", "scout", "dual"};
    (void)state;
    for (int a = 0; a < 5; a++)
        for (int seed = 1; seed <= 40; seed++) {
            char text[96];
            zw_engine_options o = tree_options(algorithms[a]);
            o.switches.deepening = o.switches.table_move = o.switches.history = 1;
            o.switches.etc = seed % 2 - 1;
            subject *s = subject_new(zw_game_find("tree"), o);
            snprintf(text, sizeof text, "graph:w=4,d=6,share=0.4,seed=%d,range=30", seed);
            subject_search(s, text, 6);
            const zw_counters *c = &s->report.total;
            assert_int_equal(c->crossed + c->root_crossed + c->overshoots + c->researches_below, 0);
            subject_free(s);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_stored_bound_brackets_the_true_value),
        cmocka_unit_test(test_counters_can_be_counted_by_hand),
        cmocka_unit_test(test_counters_over_iterations_are_cumulative),
        cmocka_unit_test(test_contradicting_bounds_end_every_driver),
        cmocka_unit_test(test_contradictions_at_the_root_are_counted_and_the_last_pass_may_decide),
        cmocka_unit_test(test_a_consistent_search_has_no_contradictions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
