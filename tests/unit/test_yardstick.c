/* test_yardstick.c - minimal trees and graphs: against formulas, against the exact minimum where nothing is shared, and
 * count for count against a program that shares no code with the yardstick. */
#include "support/brute_yardstick.h"
#include "support/games.h"
#include "support/judge.h"
#include "support/load.h"
#include "support/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zw/worker.h>

/* What a run gave, and the table that its search used. */
typedef struct trial {
    const zw_game *game;
    zw_yardstick_options options;
    zw_table *table;
    void *position;
    zw_yardstick last;
    int depths;
    int compare; /* with brute force, at every depth */
    int seen_incomplete; /* an oracle that had to be completed */
    int seen_apart, seen_cheaper, seen_other, seen_etc;
    int stop, stop_at;
    int poisoned; /* moves of the search are replaced by random ones from 0 to this less 1; 0: none */
    uint64_t random;
} trial;

static void begin(trial *t, const char *game, const char *position, int depth, int mm)
{
    zw_error error = {0};
    *t = (trial){.game = zw_game_find(game), .options = zw_yardstick_defaults(depth)};
    assert_non_null(t->game);
    t->options.mm = mm;
    t->position = malloc(t->game->position_size);
    assert_non_null(t->position);
    if (zw_position_parse(t->game, NULL, position, t->position, &error) != ZW_OK)
        fail_msg("%s", error.text);
}

static uint16_t table_move(void *user, uint64_t key, int depth)
{
    const trial *t = user;
    zw_worker as_search = {.key_by_depth = 1};
    zw_entry entry;
    return zw_table_probe(t->table, zw_table_key(&as_search, key, depth), &entry) ? entry.move : ZW_NO_SHORT;
}

static void same_size(const char *name, int m, zw_size ours, zw_size brute)
{
    if (ours.leaves != brute.leaves || ours.nodes != brute.nodes)
        fail_msg("%s(%d): %llu leaves, %llu nodes; by brute force %llu and %llu", name, m,
                 (unsigned long long)ours.leaves, (unsigned long long)ours.nodes, (unsigned long long)brute.leaves,
                 (unsigned long long)brute.nodes);
}

static void compare_with_brute_force(const trial *t, const zw_yardstick *r)
{
    zw_yardstick b;
    brute_yardstick(t->game, t->position, r->depth, t->options.mm, t->options.search.switches.static_order, table_move,
                    (void *)t, &b);
    assert_int_equal(r->value, b.value);
    same_size("tree of the search's moves", 0, r->literal_tree, b.literal_tree);
    same_size("graph of the search's moves", 0, r->literal_graph, b.literal_graph);
    same_size("minimal tree", 0, r->tree, b.tree);
    same_size("minimal graph", 0, r->graph, b.graph);
    same_size("graph with ETC", 0, r->graph_etc, b.graph_etc);
    same_size("graph with ETC away from the leaves", 0, r->graph_etc2, b.graph_etc2);
    for (int m = 1; m <= ZW_YARDSTICK_MM; m++) {
        same_size("cheapest", m, r->cheapest[m], b.cheapest[m]);
        same_size("cheapest with ETC", m, r->cheapest_etc[m], b.cheapest_etc[m]);
    }
    assert_int_equal(r->oracle_passes, b.oracle_passes);
    assert_int_equal(r->graph_distinct, b.graph_distinct);
    assert_int_equal(r->transpositions, b.transpositions);
    assert_int_equal(r->transpositions_apart, b.transpositions_apart);
}

static void check_invariants(const zw_yardstick *r)
{
    uint64_t cutoffs = 0, first = 0;
    assert_true(r->graph.leaves <= r->tree.leaves && r->graph.nodes <= r->tree.nodes);
    assert_true(r->graph_etc.nodes <= r->graph.nodes);
    assert_true(r->graph_distinct <= r->graph.nodes);
    assert_true(r->tree.nodes <= r->literal_tree.nodes);
    assert_int_equal(r->oracle_misses, 0);
    assert_true(r->transpositions_apart <= r->transpositions);
    for (int ply = 0; ply <= ZW_MAX_DEPTH; ply++) {
        cutoffs += r->cutoffs_at[ply];
        first += r->first_cutoffs_at[ply];
    }
    assert_int_equal(cutoffs, r->search.cutoffs);
    assert_int_equal(first, r->search.first_cutoffs);
}

static void note(void *user, const zw_yardstick *result)
{
    trial *t = user;
    t->depths++;
    t->last = *result;
    t->seen_incomplete += result->oracle_passes > 1;
    t->seen_apart += result->transpositions_apart > 0;
    t->seen_etc += result->graph_etc.nodes < result->graph.nodes;
    t->seen_cheaper += t->options.mm && result->cheapest[t->options.mm].nodes < result->graph.nodes;
    t->seen_other += t->options.mm && result->cheapest[t->options.mm].nodes != result->graph.nodes;
    check_invariants(result);
    if (t->compare)
        compare_with_brute_force(t, result);
    t->stop = result->depth == t->stop_at;
}

/* Spoils half of the moves in the table before they are read, those of the principal variation too. */
static void poison(void *user, const zw_report *report)
{
    trial *t = user;
    if (report->event != ZW_REPORT_ITERATION || !t->poisoned)
        return;
    for (uint64_t i = 0; i < t->table->entries; i++) {
        uint64_t *slot = t->table->words + i * t->table->entry_words;
        uint64_t key = slot[0] ^ slot[1] * ZW_MIX_1 ^ slot[2] * ZW_MIX_2 ^ slot[3] * ZW_MIX_3;
        zw_entry entry;
        if (zw_slot_get(t->table->layout, slot, key, &entry) && random_between(&t->random, 0, 1)) {
            entry.move = (uint16_t)random_between(&t->random, 0, t->poisoned - 1);
            zw_slot_put(t->table, slot, key, &entry);
        }
    }
}

static zw_status measure(trial *t, zw_error *error)
{
    if (!t->options.search.table_options.entries)
        t->options.search.table_options.entries = 1 << 18;
    t->table = zw_table_new(&t->options.search.table_options, error);
    assert_non_null(t->table);
    t->options.search.table = t->table;
    t->options.search.on_report = poison;
    t->options.search.user = t;
    t->options.on_depth = note;
    t->options.user = t;
    t->options.stop = &t->stop;
    zw_status status = zw_yardstick_run(t->game, t->position, &t->options, error);
    zw_table_free(t->table);
    free(t->position);
    return status;
}

static void measured(trial *t)
{
    zw_error error = {0};
    if (measure(t, &error) != ZW_OK)
        fail_msg("%s", error.text);
}

/* The searches of trees: in natural order, no deepening. */
static void as_on_trees(trial *t, int depth)
{
    zw_engine_options *s = &t->options.search;
    s->switches.deepening = s->switches.killers = s->switches.history = s->switches.table_move =
        s->switches.static_order = 0;
    t->options.from = depth;
}

/* --------------------------------------------------------------------------------------------------------------- tests */

static void test_uniform_trees_have_the_size_of_the_formula(void **state)
{
    (void)state;
    for (int w = 1; w <= 6; w++)
        for (int d = 1; d <= (w > 4 ? 5 : 7); d++) {
            char text[64];
            uint64_t nodes = 0;
            trial t;
            snprintf(text, sizeof text, "uniform:w=%d,d=%d,seed=%d", w, d, 10 * w + d);
            begin(&t, "tree", text, d, 4);
            as_on_trees(&t, d);
            for (int k = 0; k <= d; k++)
                nodes += minimal_leaves(w, k);
            t.compare = w < 5 && d < 6;
            measured(&t);
            assert_int_equal(t.depths, 1);
            assert_int_equal(t.last.tree.leaves, minimal_leaves(w, d));
            assert_int_equal(t.last.tree.nodes, nodes);
            assert_int_equal(t.last.graph.nodes, nodes); /* nothing is shared, */
            assert_int_equal(t.last.graph_etc.nodes, nodes);
            assert_int_equal(t.last.transpositions, 0);
            for (int m = 1; m <= 4; m++) /* and every cutoff costs the same */
                assert_int_equal(t.last.cheapest_etc[m].nodes, nodes);
        }
}

static void test_alphabeta_on_a_sorted_tree_visits_the_minimal_tree(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 10; seed++) {
        char text[64];
        trial t;
        snprintf(text, sizeof text, "ordered:w=4,d=5,first=1,seed=%d", seed);
        begin(&t, "tree", text, 5, 0);
        as_on_trees(&t, 5);
        t.options.search.choice.algorithm = zw_algorithm_find("alphabeta");
        measured(&t);
        assert_int_equal(t.last.search.leaves, t.last.tree.leaves);
        assert_int_equal(t.last.search.nodes, t.last.tree.nodes);
        assert_int_equal(t.last.search.first_cutoffs, t.last.search.cutoffs);
    }
}

static void test_graphs_are_counted_as_by_brute_force(void **state)
{
    int incomplete = 0, etc = 0, other = 0;
    (void)state;
    for (int seed = 1; seed <= LOAD(600, 100); seed++) {
        char text[96];
        int w = 2 + seed % 4, d = w > 3 ? 4 + seed % 2 : 5 + seed % 2;
        trial t;
        snprintf(text, sizeof text, "graph:w=%d,d=%d,share=0.%d,seed=%d,range=%d", w, d, seed % 10, seed,
                 seed % 4 ? 1000000 : 1);
        begin(&t, "tree", text, d, 4);
        as_on_trees(&t, d);
        t.compare = 1;
        t.options.search.table_options.entries = seed % 3 == 1 ? 16 : 4096; /* 16 lose most of the moves */
        t.random = (uint64_t)seed;
        t.poisoned = seed % 3 == 2 ? w : 0;
        measured(&t);
        incomplete += t.seen_incomplete;
        etc += t.seen_etc;
        other += t.seen_other;
    }
    assert_true(incomplete > LOAD(20, 3));
    assert_true(etc > LOAD(20, 3));
    assert_true(other > LOAD(0, -1));
}

/* Many equal values, and wrong moves on the principal variation too. */
static void test_ties_and_wrong_moves_are_counted_as_by_brute_force(void **state)
{
    int incomplete = 0;
    (void)state;
    for (int seed = 1; seed <= LOAD(400, 60); seed++) {
        char text[96];
        trial t;
        snprintf(text, sizeof text, "graph:w=%d,d=4,share=0.9,seed=%d,range=%d", 4 + seed % 3, seed, 1 + seed % 2);
        begin(&t, "tree", text, 4, 3);
        as_on_trees(&t, 4);
        t.options.search.table_options.entries = 4096;
        t.random = (uint64_t)seed;
        t.poisoned = 4 + seed % 3;
        t.compare = 1;
        measured(&t);
        incomplete += t.seen_incomplete;
    }
    assert_true(incomplete > LOAD(100, 10));
}

static void test_uneven_trees_are_counted_as_by_brute_force(void **state)
{
    int incomplete = 0, cheaper = 0;
    (void)state;
    for (int seed = 1; seed <= 60; seed++) {
        char text[96];
        trial t;
        snprintf(text, sizeof text, seed % 2 ? "edge:b=3,d=%d,random=1,seed=%d" : "uniform:w=3,d=%d,random=1,seed=%d",
                 4 + seed % 3, seed);
        begin(&t, "tree", text, 4 + seed % 3, 4);
        if (seed % 4) {
            as_on_trees(&t, 4 + seed % 3);
            t.options.search.switches.static_order = seed % 4 == 1;
        }
        t.options.search.table_options.entries = seed % 5 ? 4096 : 32;
        t.random = (uint64_t)seed;
        t.poisoned = seed % 5 == 1 ? 3 : 0;
        t.compare = 1;
        measured(&t);
        incomplete += t.seen_incomplete;
        cheaper += t.seen_cheaper;
    }
    assert_true(incomplete > 3);
    assert_true(cheaper > 10);
}

/* Where nothing is shared, looking for cheapest cutoffs at every depth finds the exact minimum. */
static void test_cheapest_cutoffs_everywhere_are_the_real_minimum(void **state)
{
    int smaller = 0;
    (void)state;
    for (int seed = 1; seed <= 60; seed++) {
        char text[96];
        trial t;
        snprintf(text, sizeof text, "uniform:w=3,d=4,random=1,seed=%d", seed);
        begin(&t, "tree", text, 4, 4);
        as_on_trees(&t, 4);
        uint64_t real = brute_real_minimal(t.game, t.position, 4);
        measured(&t);
        assert_int_equal(t.last.cheapest[4].nodes, real);
        assert_true(real <= t.last.graph.nodes);
        smaller += real < t.last.graph.nodes;
    }
    assert_true(smaller > 20);
}

static void test_games_are_counted_as_by_brute_force(void **state)
{
    static const struct {
        const char *game, *position;
        int depth, mm, entries;
    } rows[] = {{"connect4", "start", 5, 4, 0},
                {"connect4", "4444", 5, 3, 64},
                {"connect4", "4445555422121", 5, 4, 0},
                {"connect4", "445522", 4, 3, 0}, /* won soon */
                {"othello", "start", 5, 3, 0},
                {"othello", "start", 4, 4, 32},
                {"checkers", "start", 5, 3, 0},
                {"checkers", "B:W18,21,25,30,K2:B5,9,10,K27", 5, 4, 0},
                {"checkers", "W:WK1,K5:BK14,K18", 5, 2, 64},
                {"chess", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", 4, 3, 0},
                {"chess", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 3, 3, 0},
                {"chess", "r3k3/1p6/8/8/3n4/8/P4P2/R3K3 b - - 0 1", 3, 2, 64}};
    int apart = 0, incomplete = 0;
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        trial t;
        begin(&t, rows[i].game, rows[i].position, rows[i].depth, rows[i].mm);
        t.compare = 1;
        t.options.search.table_options.entries = (uint64_t)rows[i].entries;
        measured(&t);
        assert_int_equal(t.depths, rows[i].depth);
        apart += t.seen_apart;
        incomplete += t.seen_incomplete;
    }
    assert_true(apart > 0);
    assert_true(incomplete > 0);
}

static void test_a_game_given_as_functions_is_measured_alike(void **state)
{
    zw_yardstick results[2];
    (void)state;
    for (int functions = 0; functions < 2; functions++) {
        trial t;
        begin(&t, "checkers", "start", 7, 3);
        t.options.search.through_functions = functions;
        measured(&t);
        results[functions] = t.last;
    }
    assert_memory_equal(&results[0], &results[1], sizeof results[0]);
}

static void test_a_shallower_depth_of_a_run_is_that_of_a_run_to_it(void **state)
{
    trial t;
    (void)state;
    begin(&t, "connect4", "4444", 5, 2);
    t.stop_at = 5;
    measured(&t);
    zw_yardstick fifth = t.last;
    begin(&t, "connect4", "4444", 7, 2);
    t.stop_at = 5;
    measured(&t);
    assert_int_equal(t.depths, 5); /* and the stop was heard */
    assert_memory_equal(&fifth, &t.last, sizeof fifth);
}

static void test_every_algorithm_with_a_table_can_be_measured(void **state)
{
    (void)state;
    for (int i = 0; kernel_algorithms[i]; i++) {
        trial t;
        zw_error error = {0};
        begin(&t, "connect4", "4453", 5, 1);
        t.compare = 1;
        assert_int_equal(zw_choice_parse(kernel_algorithms[i], &t.options.search.choice, &error), ZW_OK);
        if (!t.options.search.choice.settings.memory || strstr(kernel_algorithms[i], "guess=value")) {
            free(t.position);
            continue;
        }
        measured(&t);
        assert_int_equal(t.depths, 5);
    }
}

static void test_what_cannot_be_measured_is_refused(void **state)
{
    zw_error error = {0};
    zw_yardstick_options fine = zw_yardstick_defaults(3), o;
    const zw_game *game = zw_game_find("connect4");
    (void)state;
#define REFUSED(change, expected, words)                                                                               \
    o = fine;                                                                                                          \
    change;                                                                                                            \
    assert_int_equal(zw_yardstick_run(game, NULL, &o, &error), expected);                                              \
    assert_non_null(strstr(error.text, words))
    REFUSED(o.depth = 0, ZW_BAD_INPUT, "depth 0");
    REFUSED(o.depth = ZW_MAX_DEPTH + 1, ZW_BAD_INPUT, "256");
    REFUSED(o.from = 4, ZW_BAD_INPUT, "first depth 4");
    REFUSED(o.mm = ZW_YARDSTICK_MM + 1, ZW_BAD_INPUT, "within 5");
    REFUSED(o.search.instance = ZW_TOURNAMENT, ZW_UNSUPPORTED, "tournament");
    REFUSED(o.search.switches.depth_match = ZW_AT_LEAST, ZW_UNSUPPORTED, "deeper");
    REFUSED(o.search.no_table = 1, ZW_UNSUPPORTED, "table");
    REFUSED(o.search.table_options.layout = ZW_COMPACT, ZW_UNSUPPORTED, "wide");
    REFUSED(o.search.choice.algorithm = zw_algorithm_find("minimax"), ZW_UNSUPPORTED, "table");
    REFUSED(o.search.choice.settings.memory = 0, ZW_UNSUPPORTED, "table");
    REFUSED(o.search.choice.settings.guess_is_value = 1, ZW_UNSUPPORTED, "value");
    REFUSED(o.search.threads = 2, ZW_UNSUPPORTED, "several workers");
    REFUSED(o.search.switches.grain = -1, ZW_BAD_INPUT, "grain");
#undef REFUSED
    assert_int_equal(zw_yardstick_run(game, NULL, &fine, NULL), ZW_OK);
}

static void test_a_finished_game_is_refused(void **state)
{
    zw_error error = {0};
    trial t;
    (void)state;
    begin(&t, "connect4", "1212121", 3, 1);
    assert_int_equal(measure(&t, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "over"));
    assert_int_equal(t.depths, 0);
}

static void test_a_stop_before_the_start_measures_nothing(void **state)
{
    zw_error error = {0};
    trial t;
    (void)state;
    begin(&t, "connect4", "start", 9, 2);
    t.stop = 1;
    assert_int_equal(measure(&t, &error), ZW_OK);
    assert_int_equal(t.depths, 0);
}

/* Positions that share a key by mistake make table and tree disagree. */
static uint64_t lying_hash(void *context, const void *position)
{
    return zw_game_find("tree")->hash(context, position) & 0x3F;
}

static void test_an_inconsistent_game_is_named_and_never_measured_in_silence(void **state)
{
    int caught = 0;
    (void)state;
    for (int seed = 1; seed <= 20; seed++) {
        char text[64];
        zw_error error = {0};
        trial t;
        snprintf(text, sizeof text, "uniform:w=4,d=5,seed=%d", seed);
        begin(&t, "tree", text, 5, 2);
        zw_game lying = *t.game;
        lying.hash = lying_hash;
        lying.child_hash = NULL;
        t.game = &lying;
        as_on_trees(&t, 5);
        zw_status status = measure(&t, &error);
        assert_true(status == ZW_OK || status == ZW_BAD_GAME);
        if (status == ZW_BAD_GAME)
            assert_non_null(strstr(error.text, "depth 5"));
        caught += status == ZW_BAD_GAME;
    }
    assert_true(caught > 10);
}

/* --------------------------------------------------------------------------------------------------------- small proofs */

/* Nodes of a solution tree of one width: `all` is the parity of the plies at which all moves are. */
static uint64_t solution_nodes(int w, int plies, int all)
{
    uint64_t at = 1, sum = 0;
    for (int ply = 0; ply < plies; ply++) {
        sum += at;
        at *= ply % 2 == all ? (uint64_t)w : 1;
    }
    return sum;
}

static void test_a_proof_of_a_uniform_tree_has_the_size_of_solution_trees(void **state)
{
    (void)state;
    for (int w = 1; w <= 4; w++)
        for (int d = 1; d <= 6; d++) {
            char text[64];
            trial t;
            snprintf(text, sizeof text, "uniform:w=%d,d=%d,seed=%d", w, d, 10 * w + d);
            begin(&t, "tree", text, d, 0);
            as_on_trees(&t, d);
            t.options.proof = d % 3 + 1;
            measured(&t);
            const zw_proof *p = &t.last.proof;
            assert_int_equal(p->lower_records, solution_nodes(w, d, 1));
            assert_int_equal(p->upper_records, solution_nodes(w, d, 0));
            assert_int_equal(p->leaves, minimal_leaves(w, d)); /* w^floor(d/2) + w^ceil(d/2), and they share one */
            assert_int_equal(p->nodes - p->leaves, p->lower_records + p->upper_records - (uint64_t)d);
            assert_int_equal(p->nodes, t.last.graph_distinct);
        }
}

static void test_with_all_moves_tried_a_proof_of_an_uneven_tree_is_the_smallest(void **state)
{
    int smaller = 0;
    (void)state;
    for (int seed = 1; seed <= 40; seed++) {
        char text[64];
        trial t;
        snprintf(text, sizeof text, "uniform:w=3,d=4,random=1,seed=%d", seed);
        begin(&t, "tree", text, 4, 0);
        as_on_trees(&t, 4);
        t.options.proof = 4;
        uint64_t real = brute_real_minimal(t.game, t.position, 4);
        measured(&t);
        assert_int_equal(t.last.proof.nodes, real);
        smaller += real < t.last.graph_distinct;
    }
    assert_true(smaller > 10);
}

static void test_a_proof_begins_at_the_minimal_graph_and_shrinks(void **state)
{
    static const struct {
        const char *game, *position;
        int depth;
    } rows[] = {{"connect4", "start", 6},
                {"othello", "start", 5},
                {"checkers", "start", 6},
                {"kalah", "start", 4},
                {"chess", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", 5}};
    int shrunk = 0;
    (void)state;
    for (int i = 0; i < (int)(sizeof rows / sizeof *rows) + LOAD(40, 10); i++) {
        int game = i < (int)(sizeof rows / sizeof *rows), d = game ? rows[i].depth : 4 + i % 3;
        char text[96];
        trial t;
        snprintf(text, sizeof text, "graph:w=3,d=%d,share=0.%d,seed=%d", d, i % 10, i);
        begin(&t, game ? rows[i].game : "tree", game ? rows[i].position : text, d, 0);
        if (!game)
            as_on_trees(&t, d);
        t.options.proof = 1 + i % 4;
        measured(&t);
        assert_int_equal(t.last.proof.first_nodes, t.last.graph_distinct);
        assert_true(t.last.proof.nodes <= t.last.proof.first_nodes);
        shrunk += t.last.proof.nodes < t.last.proof.first_nodes;
    }
    assert_true(shrunk > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uniform_trees_have_the_size_of_the_formula),
        cmocka_unit_test(test_alphabeta_on_a_sorted_tree_visits_the_minimal_tree),
        cmocka_unit_test(test_graphs_are_counted_as_by_brute_force),
        cmocka_unit_test(test_ties_and_wrong_moves_are_counted_as_by_brute_force),
        cmocka_unit_test(test_uneven_trees_are_counted_as_by_brute_force),
        cmocka_unit_test(test_cheapest_cutoffs_everywhere_are_the_real_minimum),
        cmocka_unit_test(test_games_are_counted_as_by_brute_force),
        cmocka_unit_test(test_a_proof_of_a_uniform_tree_has_the_size_of_solution_trees),
        cmocka_unit_test(test_with_all_moves_tried_a_proof_of_an_uneven_tree_is_the_smallest),
        cmocka_unit_test(test_a_proof_begins_at_the_minimal_graph_and_shrinks),
        cmocka_unit_test(test_a_game_given_as_functions_is_measured_alike),
        cmocka_unit_test(test_a_shallower_depth_of_a_run_is_that_of_a_run_to_it),
        cmocka_unit_test(test_every_algorithm_with_a_table_can_be_measured),
        cmocka_unit_test(test_what_cannot_be_measured_is_refused),
        cmocka_unit_test(test_a_finished_game_is_refused),
        cmocka_unit_test(test_a_stop_before_the_start_measures_nothing),
        cmocka_unit_test(test_an_inconsistent_game_is_named_and_never_measured_in_silence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
