/* test_leaves.c - which leaves the algorithms evaluate, and in which order.
 *
 * The equivalences and dominance relations of the literature, on trees without transpositions, in natural order, with a
 * table that forgets nothing. Caught here: storing a leaf as one bound, as the 1997 report's listing does (mutant
 * a-leaf-stores-one-bound). */
#include "support/subject.h"

#include <stdio.h>
#include <stdlib.h>

static int small_tree(uint64_t *random, char *text, size_t size, int *width)
{
    int ranges[] = {1, 3, 20, 1000};
    int w = random_between(random, 2, 4), d = random_between(random, 1, w == 4 ? 4 : 6);
    snprintf(text, size, "uniform:w=%d,d=%d,seed=%d,range=%d", w, d, random_between(random, 1, 1000000000),
             ranges[random_between(random, 0, 3)]);
    if (width)
        *width = w;
    return d;
}

static void same_sequence(const char *driver, const char *list)
{
    const zw_game *tree = zw_game_find("tree");
    subject *a = subject_new(tree, tree_options(driver)), *b = subject_new(tree, tree_options(list));
    uint64_t random = 79;
    char text[128];
    for (int i = 0; i < 1200; i++) {
        small_tree(&random, text, sizeof text, NULL);
        assert_int_equal(subject_search(a, text, 0), subject_search(b, text, 0));
        if (!leaves_equal(&a->seen, &b->seen))
            fail_msg("%s and %s differ on %s", driver, list, text);
        assert_int_equal(a->seen.count, a->report.total.leaves);
        assert_int_equal(leaves_distinct(&a->seen), a->seen.count);
    }
    subject_free(a);
    subject_free(b);
}

static void test_sss_evaluates_the_leaves_of_stockmans_list_in_its_order(void **state)
{
    (void)state;
    same_sequence("sss", "sss-open");
}

static void test_dual_evaluates_the_leaves_of_the_dual_list_in_its_order(void **state)
{
    (void)state;
    same_sequence("dual", "dual-open");
}

static void test_mtdf_started_at_the_value_makes_two_passes(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    subject *oracle = subject_new(tree, tree_options("alphabeta"));
    subject *told = subject_new(tree, tree_options("mtdf:guess=value"));
    uint64_t random = 97;
    char text[128], algorithm[64];
    (void)state;
    for (int i = 0; i < 500; i++) {
        small_tree(&random, text, sizeof text, NULL);
        zw_value value = subject_search(oracle, text, 0);
        snprintf(algorithm, sizeof algorithm, "mtdf:guess=%d", (int)value);
        subject *given = subject_new(tree, tree_options(algorithm));
        assert_int_equal(subject_search(given, text, 0), value);
        assert_int_equal(given->report.total.passes, 2);
        assert_int_equal(subject_search(told, text, 0), value);
        assert_int_equal(told->report.total.passes, 2);
        assert_true(leaves_equal(&given->seen, &told->seen));
        subject_free(given);
    }
    subject_free(oracle);
    subject_free(told);
}

static void test_first_pass_of_sss_and_dual_is_one_solution_tree(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    subject *sss = subject_new(tree, tree_options("sss")), *dual = subject_new(tree, tree_options("dual"));
    uint64_t random = 4;
    char text[128];
    (void)state;
    for (int i = 0; i < 300; i++) {
        int w, d = small_tree(&random, text, sizeof text, &w);
        uint64_t up = 1, down = 1;
        for (int k = 0; k < (d + 1) / 2; k++)
            up *= (uint64_t)w;
        for (int k = 0; k < d / 2; k++)
            down *= (uint64_t)w;
        subject_search(sss, text, 0);
        subject_search(dual, text, 0);
        assert_int_equal(sss->first_pass_leaves, up);
        assert_int_equal(dual->first_pass_leaves, down);
    }
    subject_free(sss);
    subject_free(dual);
}

static void test_perfectly_ordered_trees_cost_the_minimal_tree(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    static const char *const algorithms[] = {"alphabeta",  "alphabeta:memory=off",
                                             "scout",      "scout:memory=off",
                                             "negascout",  "negascout:memory=off",
                                             "aspiration", "mtdf",
                                             "sss",        "dual",
                                             "cstar",      "mtd-step",
                                             "zoom",       "mtd-bi",
                                             "ins",        "pns",
                                             "sss-open",   "dual-open"};
    static const int sizes[][2] = {{3, 4}, {3, 5}, {4, 3}, {5, 4}, {2, 7}, {6, 2}, {5, 1}};
    char text[128];
    (void)state;
    for (size_t a = 0; a < sizeof algorithms / sizeof algorithms[0]; a++) {
        subject *s = subject_new(tree, tree_options(algorithms[a]));
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++)
            for (int seed = 1; seed <= 10; seed++) {
                int w = sizes[k][0], d = sizes[k][1];
                snprintf(text, sizeof text, "ordered:w=%d,d=%d,first=1.0,seed=%d,range=1000000", w, d, seed);
                subject_search(s, text, 0);
                if (s->report.total.leaves != minimal_leaves(w, d))
                    fail_msg("%s evaluates %d leaves of %s, the minimal tree has %d", algorithms[a],
                             (int)s->report.total.leaves, text, (int)minimal_leaves(w, d));
                assert_int_equal(s->report.total.researches, 0);
            }
        subject_free(s);
    }
}

static void test_nobody_leaves_the_leaf_set_of_alphabeta(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    /* Not INS and PNS: they reorder the moves of a re-search. */
    static const char *const algorithms[] = {
        "sss",       "dual",       "mtdf",     "mtdf:guess=9", "cstar", "negascout:memory=off",
        "negascout", "aspiration", "sss-open", "dual-open"};
    subject *alphabeta = subject_new(tree, tree_options("alphabeta:memory=off"));
    char text[128];
    (void)state;
    for (size_t a = 0; a < sizeof algorithms / sizeof algorithms[0]; a++) {
        subject *s = subject_new(tree, tree_options(algorithms[a]));
        uint64_t random = 6;
        for (int i = 0; i < 400; i++) {
            small_tree(&random, text, sizeof text, NULL);
            subject_search(alphabeta, text, 0);
            subject_search(s, text, 0);
            if (!leaves_subset(&s->seen, &alphabeta->seen))
                fail_msg("%s evaluates a leaf that alpha-beta cuts off on %s", algorithms[a], text);
        }
        subject_free(s);
    }
    subject_free(alphabeta);
}

/* ------------------------------------------------------------------------------------- the static visit criterion */

/* For every leaf: A = the largest value of left brothers along its path whose parent is MAX, B = the smallest of those
 * whose parent is MIN. Alpha-beta evaluates it iff A < B, a null window (g - 1, g) iff A < g <= B. */
typedef struct criterion {
    const zw_game *game;
    int depth;
    zw_value pivot;
    int null_window;
    leaves expected;
} criterion;

static void expect(criterion *c, const void *position, int ply, zw_value a, zw_value b)
{
    zw_move moves[512];
    zw_value outcome;
    if (ply == c->depth) {
        if (c->null_window ? a < c->pivot && c->pivot <= b : a < b) {
            leaves *l = &c->expected;
            if (l->count == l->capacity) {
                l->capacity = l->capacity ? 2 * l->capacity : 256;
                l->keys = realloc(l->keys, l->capacity * sizeof *l->keys);
                assert_non_null(l->keys);
            }
            l->keys[l->count++] = c->game->hash(NULL, position);
        }
        return;
    }
    int count = c->game->moves(NULL, position, moves, 512, &outcome);
    void *child = malloc(c->game->position_size);
    for (int i = 0; i < count; i++) {
        c->game->play(NULL, position, moves[i], child);
        expect(c, child, ply + 1, a, b);
        zw_value value = oracle_value(c->game, child, c->depth - ply - 1); /* for the child's side to move */
        if (ply % 2 == 0)
            a = -value > a ? -value : a;
        else
            b = value < b ? value : b;
    }
    free(child);
}

static void test_leaves_follow_the_static_criterion(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    subject *alphabeta = subject_new(tree, tree_options("alphabeta:memory=off"));
    criterion c = {.game = tree};
    void *position = malloc(tree->position_size);
    uint64_t random = 1000;
    char text[128], algorithm[64];
    zw_error error;
    (void)state;
    for (int i = 0; i < 400; i++) {
        int w = random_between(&random, 2, 3);
        c.depth = random_between(&random, 2, 5);
        snprintf(text, sizeof text, "uniform:w=%d,d=%d,seed=%d,range=20", w, c.depth,
                 random_between(&random, 1, 1000000000));
        assert_int_equal(zw_position_parse(tree, NULL, text, position, &error), ZW_OK);
        c.pivot = random_between(&random, -22, 22);
        snprintf(algorithm, sizeof algorithm, "test:alpha=%d,width=1,memory=off", (int)c.pivot - 1);
        subject *tester = subject_new(tree, tree_options(algorithm));
        for (c.null_window = 0; c.null_window < 2; c.null_window++) {
            subject *s = c.null_window ? tester : alphabeta;
            leaves_clear(&c.expected);
            expect(&c, position, 0, -ZW_INFINITY, ZW_INFINITY);
            subject_search(s, text, 0);
            assert_int_equal(s->seen.count, c.expected.count);
            assert_true(leaves_subset(&s->seen, &c.expected));
        }
        subject_free(tester);
    }
    leaves_free(&c.expected);
    free(position);
    subject_free(alphabeta);
}

/* ------------------------------------------------------------------------------------------------------- symmetry */

/* The tree game with a one-move root on top: seen from there, MAX and MIN have changed places. */
typedef struct topped {
    int on_top;
    int unused;
    uint64_t below[32];
} topped;

static const zw_game *below_game(void)
{
    return zw_game_find("tree");
}

static void topped_start(void *c, void *p)
{
    ((topped *)p)->on_top = 1;
    below_game()->start(c, ((topped *)p)->below);
}

static int topped_parse(void *c, const char *text, void *p, char *why, size_t size)
{
    ((topped *)p)->on_top = 1;
    return below_game()->parse(c, text, ((topped *)p)->below, why, size);
}

static int topped_moves(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    if (!((const topped *)p)->on_top)
        return below_game()->moves(c, ((const topped *)p)->below, list, capacity, outcome);
    list[0] = 0;
    return 1;
}

static void topped_play(void *c, const void *from, zw_move move, void *to)
{
    if (((const topped *)from)->on_top) {
        *(topped *)to = *(const topped *)from;
        ((topped *)to)->on_top = 0;
    } else {
        ((topped *)to)->on_top = 0;
        below_game()->play(c, ((const topped *)from)->below, move, ((topped *)to)->below);
    }
}

static zw_value topped_evaluate(void *c, const void *p)
{
    return ((const topped *)p)->on_top ? 0 : below_game()->evaluate(c, ((const topped *)p)->below);
}

static uint64_t topped_hash(void *c, const void *p)
{
    return below_game()->hash(c, ((const topped *)p)->below) + (((const topped *)p)->on_top ? 77 : 0);
}

static void test_dual_under_a_one_move_root_is_sss_and_the_reverse(void **state)
{
    const zw_game *tree = zw_game_find("tree");
    assert_true(tree->position_size <= sizeof((topped *)0)->below);
    zw_game top = {.abi = ZW_ABI,
                   .size = sizeof top,
                   .name = "topped",
                   .position_size = sizeof(topped),
                   .max_moves = tree->max_moves,
                   .max_score = tree->max_score,
                   .start = topped_start,
                   .moves = topped_moves,
                   .play = topped_play,
                   .evaluate = topped_evaluate,
                   .hash = topped_hash,
                   .parse = topped_parse};
    static const char *const pairs[][2] = {
        {"sss", "dual"}, {"dual", "sss"}, {"sss-open", "dual-open"}, {"dual-open", "sss-open"}};
    char text[128];
    (void)state;
    for (size_t k = 0; k < sizeof pairs / sizeof pairs[0]; k++) {
        subject *plain = subject_new(tree, tree_options(pairs[k][0]));
        subject *reversed = subject_new(&top, tree_options(pairs[k][1]));
        uint64_t random = 11;
        for (int i = 0; i < 300; i++) {
            int d = small_tree(&random, text, sizeof text, NULL);
            assert_int_equal(subject_search(plain, text, d), -subject_search(reversed, text, d + 1));
            if (!leaves_equal(&plain->seen, &reversed->seen))
                fail_msg("%s and %s below a one-move root differ on %s", pairs[k][0], pairs[k][1], text);
        }
        subject_free(plain);
        subject_free(reversed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sss_evaluates_the_leaves_of_stockmans_list_in_its_order),
        cmocka_unit_test(test_dual_evaluates_the_leaves_of_the_dual_list_in_its_order),
        cmocka_unit_test(test_mtdf_started_at_the_value_makes_two_passes),
        cmocka_unit_test(test_first_pass_of_sss_and_dual_is_one_solution_tree),
        cmocka_unit_test(test_perfectly_ordered_trees_cost_the_minimal_tree),
        cmocka_unit_test(test_nobody_leaves_the_leaf_set_of_alphabeta),
        cmocka_unit_test(test_leaves_follow_the_static_criterion),
        cmocka_unit_test(test_dual_under_a_one_move_root_is_sss_and_the_reverse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
