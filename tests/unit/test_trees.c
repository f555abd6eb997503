/* test_trees.c - the artificial trees: what their specs say is what grows, and what cannot be grown is named.
 *
 * Values are worked out again from the game's functions alone, statistics have room for four standard errors. */
#include "support/subject.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOVES 512

typedef union place {
    uint64_t align;
    char bytes[256];
} place;

static const zw_game *tree(void)
{
    const zw_game *game = zw_game_find("tree");
    assert_non_null(game);
    assert_true(game->position_size <= 80 && game->max_moves <= MOVES);
    return game;
}

static place planted(const char *text)
{
    place p = {0};
    zw_error error = {0};
    if (zw_position_parse(tree(), NULL, text, &p, &error) != ZW_OK)
        fail_msg("%s: %s", text, error.text);
    return p;
}

static place after(const place *from, zw_move move)
{
    place to = {0};
    tree()->play(NULL, from, move, &to);
    return to;
}

static int width_of(const place *p)
{
    zw_move moves[MOVES];
    zw_value outcome;
    int count = tree()->moves(NULL, p, moves, MOVES, &outcome);
    assert_int_equal(count, tree()->count(NULL, p));
    for (int i = 0; i < count; i++)
        assert_int_equal(moves[i], i);
    return count;
}

static void near(const char *what, double found, double expected, double error)
{
    if (fabs(found - expected) > 4 * error)
        fail_msg("%s: %f, expected %f +- %f", what, found, expected, error);
}

/* Calls `visit` at every leaf, from the left. */
static void each_leaf(const place *p, void (*visit)(void *user, const place *leaf), void *user)
{
    int count = width_of(p);
    if (count == 0)
        visit(user, p);
    for (int i = 0; i < count; i++) {
        place child = after(p, (zw_move)i);
        each_leaf(&child, visit, user);
    }
}

/* ----------------------------------------------------------------------------------------------------------- specs */

static void test_a_spec_is_written_as_it_is_read(void **state)
{
    static const char *const texts[][2] = {
        {"uniform:w=5,d=8,seed=7,range=1000000", NULL},
        {"uniform:w=3,d=4", "uniform:w=3,d=4,seed=1,range=1000000"},
        {"uniform:random=1,range=9,seed=18446744073709551615,d=200,w=256",
         "uniform:w=256,d=200,seed=18446744073709551615,range=9,random=1"},
        {"uniform:w=512,d=0,seed=0,range=0", NULL},
        {"ordered:w=20,d=6,first=0.6,seed=1", "ordered:w=20,d=6,first=0.6,seed=1,range=1000"},
        {"ordered:w=8,d=3,first=0.7,seed=2,range=500,quarter=0.9", NULL},
        {"ordered:w=8,d=3,first=1.000,quarter=1", "ordered:w=8,d=3,first=1,seed=1,range=1000,quarter=1"},
        {"ordered:w=8,d=3,first=0,seed=1,range=1000,quarter=0", NULL},
        {"ordered:w=2,d=3,first=0.000001,seed=1,range=1000", NULL},
        {"edge:b=10,d=9,seed=3", NULL},
        {"edge:b=2,d=3,seed=3,random=1", NULL},
        {"edge:b=2,d=3,seed=3,random=0", "edge:b=2,d=3,seed=3"},
        {"graph:w=6,d=8,share=0.3,seed=5,range=1000000", NULL},
        {"graph:w=2,d=62,share=0.25", "graph:w=2,d=62,share=0.25,seed=1,range=1000000"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char text[256];
        const char *expected = texts[i][1] ? texts[i][1] : texts[i][0];
        place p = planted(texts[i][0]), again = planted(expected);
        assert_int_equal(tree()->format(NULL, &p, text, sizeof text), strlen(expected));
        assert_string_equal(text, expected);
        assert_memory_equal(&p, &again, sizeof p);
    }
    char text[256];
    place start = {0}, same = planted("uniform:w=5,d=6,seed=1");
    tree()->start(NULL, &start);
    assert_memory_equal(&start, &same, sizeof start);
    assert_int_equal(tree()->format(NULL, &start, text, 10), strlen("uniform:w=5,d=6,seed=1,range=1000000"));
    assert_string_equal(text, "uniform:w");
}

static void test_a_node_below_the_root_is_written_so_that_it_can_be_read(void **state)
{
    static const char *const specs[] = {"uniform:w=5,d=8,seed=7", "uniform:w=3,d=6,random=1",
                                        "ordered:w=4,d=9",        "ordered:w=9,d=5,first=0.7,quarter=0.9",
                                        "edge:b=3,d=9",           "edge:b=3,d=7,random=1",
                                        "graph:w=4,d=6,share=0.5"};
    uint64_t random = 3;
    (void)state;
    for (size_t i = 0; i < sizeof specs / sizeof specs[0]; i++)
        for (int game = 0; game < 20; game++) {
            place p = planted(specs[i]);
            for (int count; (count = width_of(&p)) > 0;) {
                char text[256];
                p = after(&p, (zw_move)random_between(&random, 0, count - 1));
                tree()->format(NULL, &p, text, sizeof text);
                place again = planted(text);
                assert_memory_equal(&p, &again, sizeof p);
            }
        }
}

static void test_bad_specs_are_named(void **state)
{
    static const char *const bad[][3] = {
        {"", "''", "expected uniform, ordered, edge or graph"},
        {"unifor:w=3,d=2", "'unifor'", "expected uniform, ordered, edge or graph"},
        {"start:w=3", "'start'", "expected uniform"},
        {"uniform:w=0,d=4", "'w=0'", "expected a whole number from 1 to 512"},
        {"uniform:w=513,d=4", "'w=513'", "from 1 to 512"},
        {"uniform:w=-3,d=4", "'w=-3'", "expected a whole number"},
        {"uniform:w=3.5,d=4", "'w=3.5'", "expected a whole number"},
        {"uniform:w= 3,d=4", "'w= 3'", "expected a whole number"},
        {"uniform:w=,d=4", "'w='", "expected a whole number"},
        {"uniform:w,d=4", "'w'", "expected NAME=VALUE"},
        {"uniform:w=3,d=4,", "''", "expected NAME=VALUE"},
        {"uniform:", "''", "expected NAME=VALUE"},
        {"uniform", "'uniform'", "expected w=NUMBER"},
        {"uniform:w=3", "'uniform:w=3'", "expected d=NUMBER"},
        {"uniform:w=3,d=201", "'d=201'", "from 0 to 200"},
        {"uniform:w=3,d=4,first=0.5", "'first'", "expected one of w, d, seed, range, random, at"},
        {"uniform:w=3,d=4,=5", "''", "expected one of w"},
        {"uniform:w=3,d=4,w=3", "'w=3'", "given twice"},
        {"uniform:w=3,d=4,range=8000001", "'range=8000001'", "from 0 to 8000000"},
        {"uniform:w=3,d=4,seed=18446744073709551616", "'seed=18446744073709551616'", "expected a whole number"},
        {"uniform:w=3,d=4,random=2", "'random=2'", "from 0 to 1"},
        {"uniform:w=257,d=4,random=1", "w=257", "at most 256 with random=1"},
        {"ordered:w=3,d=4,first=1.1", "'first=1.1'", "from 0 to 1"},
        {"ordered:w=3,d=4,first=.5", "'first=.5'", "from 0 to 1"},
        {"ordered:w=3,d=4,first=0.", "'first=0.'", "from 0 to 1"},
        {"ordered:w=3,d=4,first=0.1234567", "'first=0.1234567'", "six decimals"},
        {"ordered:w=3,d=4,first=0.8,quarter=0.7", "quarter=0.7", "at least first"},
        {"ordered:w=3,d=4,range=8000000", "range=8000000", "8388606"},
        {"edge:w=3,d=4", "'w'", "expected one of b, d, seed, random, at"},
        {"edge:d=4", "'edge:d=4'", "expected b=NUMBER"},
        {"graph:w=6,d=30", "d=30", "2^62"},
        {"graph:w=2,d=63", "d=63", "2^62"},
        {"graph:w=6,d=4,random=1", "'random'", "expected one of w, d, share, seed, range, at"},
        {"graph:w=6,d=4,share=x", "'share=x'", "from 0 to 1"},
        {"uniform:w=3,d=4,at=1", "'at=1'", "at=PLY/NODE,"},
        {"uniform:w=3,d=4,at=1/zz", "'at=1/zz'", "hexadecimal"},
        {"uniform:w=3,d=4,at=1/ff/3", "'at=1/ff/3'", "at=PLY/NODE,"},
        {"uniform:w=3,d=4,at=5/ff", "'at=5/ff'", "ply from 1 to 4"},
        {"uniform:w=3,d=4,at=0/ff", "'at=0/ff'", "ply from 1 to 4"},
        {"uniform:w=3,d=4,at=1/ff,at=1/ff", "'at=1/ff'", "given twice"},
        {"edge:b=3,d=4,at=1/ff", "'at=1/ff'", "at=PLY/NODE/VALUE"},
        {"edge:b=3,d=4,at=1/ff/32769", "'at=1/ff/32769'", "a value that can occur"},
        {"edge:b=3,d=4,at=1/ff/--3", "'at=1/ff/--3'", "at=PLY/NODE/VALUE"},
        {"graph:w=3,d=4,at=2/9", "'at=2/9'", "a node below 9"},
        {"uniform:w=3\n,d=4", "'w=3?'", "expected a whole number"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        place p;
        char why[256] = "", cut[12];
        assert_int_equal(tree()->parse(NULL, bad[i][0], &p, why, sizeof why), -1);
        if (!strstr(why, bad[i][1]) || !strstr(why, bad[i][2]) || strchr(why, '\n'))
            fail_msg("%s: the message \"%s\" lacks %s or %s", bad[i][0], why, bad[i][1], bad[i][2]);
        assert_int_equal(tree()->parse(NULL, bad[i][0], &p, cut, sizeof cut), -1);
        assert_int_equal(strlen(cut), sizeof cut - 1);
    }
    char endless[4000];
    place p;
    char why[256];
    memset(endless, 'x', sizeof endless);
    endless[sizeof endless - 1] = '\0';
    memcpy(endless, "uniform:w=", 10);
    assert_int_equal(tree()->parse(NULL, endless, &p, why, sizeof why), -1);
    assert_non_null(strstr(why, "expected a whole number"));
}

static void report_broken_promise(void *context, const char *sentence)
{
    (void)context;
    fail_msg("%s", sentence);
}

static void test_the_tree_keeps_the_promises_of_a_game(void **state)
{
    zw_error error = {0};
    (void)state;
    if (zw_game_check(tree(), 5, 50, report_broken_promise, NULL, &error) != ZW_OK)
        fail_msg("%s", error.text);
}

/* ---------------------------------------------------------------------------------------------------------- growth */

typedef struct tally {
    uint64_t keys[70000];
    double sum, squares;
    zw_value smallest, largest;
    uint64_t digest;
    int count;
} tally;

static void note(void *user, const place *leaf)
{
    tally *t = user;
    zw_move moves[MOVES];
    zw_value value = tree()->evaluate(NULL, leaf), outcome = 0;
    assert_int_equal(tree()->moves(NULL, leaf, moves, MOVES, &outcome), 0);
    assert_int_equal(outcome, value);
    assert_int_equal(tree()->plies_left(NULL, leaf), 0);
    t->keys[t->count++] = tree()->hash(NULL, leaf);
    t->sum += value;
    t->squares += (double)value * value;
    t->smallest = t->count == 1 || value < t->smallest ? value : t->smallest;
    t->largest = t->count == 1 || value > t->largest ? value : t->largest;
    t->digest = (t->digest ^ (uint32_t)value) * UINT64_C(0x100000001B3) + t->keys[t->count - 1];
}

static int by_key(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static tally *tally_of(const char *text)
{
    tally *t = calloc(1, sizeof *t);
    assert_non_null(t);
    place root = planted(text);
    each_leaf(&root, note, t);
    return t;
}

static int distinct_keys(tally *t)
{
    int distinct = 0;
    qsort(t->keys, (size_t)t->count, sizeof t->keys[0], by_key);
    for (int i = 0; i < t->count; i++)
        distinct += i == 0 || t->keys[i] != t->keys[i - 1];
    return distinct;
}

static void test_uniform_leaves_are_independent_and_fill_their_range(void **state)
{
    (void)state;
    tally *t = tally_of("uniform:w=6,d=6,seed=4,range=1000000");
    double n = 46656, spread = 1000000 / sqrt(3.0);
    assert_int_equal(t->count, 46656);
    assert_int_equal(distinct_keys(t), 46656);
    near("mean", t->sum / n, 0, spread / sqrt(n));
    near("mean square", t->squares / n, spread * spread, spread * spread * sqrt(0.8 / n));
    assert_true(t->smallest < -999000 && t->largest > 999000);
    free(t);
    t = tally_of("uniform:w=6,d=5,seed=4,range=1");
    assert_int_equal(t->smallest, -1);
    assert_int_equal(t->largest, 1);
    near("share of ones", t->squares / 7776, 2.0 / 3, sqrt(2.0 / 9 / 7776));
    free(t);
}

static void test_another_spec_is_another_tree(void **state)
{
    static const char *const texts[] = {"uniform:w=4,d=4,seed=1",
                                        "uniform:w=4,d=4,seed=2",
                                        "graph:w=4,d=4,seed=1",
                                        "uniform:w=4,d=4,seed=1,range=999999",
                                        "uniform:w=4,d=5,seed=1",
                                        "uniform:w=5,d=4,seed=1",
                                        "graph:w=4,d=4,seed=1,share=0.4",
                                        "ordered:w=4,d=4,seed=1",
                                        "ordered:w=4,d=4,seed=1,quarter=0.6",
                                        "edge:b=4,d=4,seed=1",
                                        "edge:b=4,d=4,seed=1,random=1"};
    enum { TEXTS = sizeof texts / sizeof texts[0] };
    uint64_t keys[TEXTS], digests[TEXTS];
    (void)state;
    for (int i = 0; i < TEXTS; i++) {
        place p = planted(texts[i]);
        tally *t = tally_of(texts[i]);
        keys[i] = tree()->hash(NULL, &p);
        digests[i] = t->digest;
        free(t);
        for (int k = 0; k < i; k++) {
            assert_true(keys[i] != keys[k]);
            assert_true(digests[i] != digests[k]);
        }
    }
}

/* Whoever publishes a spec publishes a tree: these may never change, on any compiler. */
static void test_a_spec_names_the_same_tree_for_ever(void **state)
{
    static const struct {
        const char *text;
        uint64_t digest;
    } known[] = {
        {"uniform:w=5,d=5,seed=7", UINT64_C(0x50B778091FB03B13)},
        {"uniform:w=3,d=5,seed=7,range=50,random=1", UINT64_C(0xA2A80509F10A08AA)},
        {"ordered:w=5,d=5,first=0.6,seed=7", UINT64_C(0x29AD60F48FE12311)},
        {"ordered:w=9,d=4,first=0.7,seed=7,quarter=0.9", UINT64_C(0x750F14D836FCC51D)},
        {"edge:b=5,d=5,seed=7", UINT64_C(0xAEA70E2C98509497)},
        {"edge:b=3,d=5,seed=7,random=1", UINT64_C(0x5546B10A7EB0B1E0)},
        {"graph:w=5,d=5,share=0.3,seed=7", UINT64_C(0x8C2E1F19DA70F6D6)},
    };
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        tally *t = tally_of(known[i].text);
        if (t->digest != known[i].digest)
            fail_msg("%s has digest %016llx", known[i].text, (unsigned long long)t->digest);
        free(t);
    }
}

static void test_random_branching_is_uniform_from_one_to_twice_the_width_less_one(void **state)
{
    static const char *const texts[] = {"uniform:w=4,d=200,seed=%d,random=1", "edge:b=4,d=200,seed=%d,random=1"};
    uint64_t random = 17;
    (void)state;
    for (int k = 0; k < 2; k++) {
        int seen[8] = {0}, nodes = 0;
        for (int seed = 0; seed < 40; seed++) {
            char text[80];
            snprintf(text, sizeof text, texts[k], seed);
            place p = planted(text);
            for (int count; (count = width_of(&p)) > 0; nodes++) {
                assert_in_range(count, 1, 7);
                seen[count]++;
                p = after(&p, (zw_move)random_between(&random, 0, count - 1));
            }
        }
        assert_int_equal(nodes, 8000);
        for (int width = 1; width <= 7; width++)
            near("width", seen[width], nodes / 7.0, sqrt(nodes * 6.0 / 49));
    }
}

/* Nodes of ordered trees are worth what their leaves say, and the best child stands where the spec wants it. */
static void check_order(const char *format, int width, double first, double quarter)
{
    int nodes = 0, at_first = 0, in_quarter = 0, others = 0, last = 0;
    double loss = 0;
    for (int seed = 1; seed <= 2500; seed++) {
        char text[128];
        snprintf(text, sizeof text, format, width, seed);
        place p = planted(text);
        zw_value best = -ZW_INFINITY, values[MOVES];
        int k = 0;
        for (int i = 0; i < width; i++) {
            place child = after(&p, (zw_move)i);
            values[i] = -oracle_value(tree(), &child, tree()->plies_left(NULL, &child));
            k = values[i] > best ? i : k;
            best = values[i] > best ? values[i] : best;
        }
        for (int i = 0; i < width; i++)
            if (i != k) {
                assert_in_range(best - values[i], 0, 200000);
                loss += best - values[i];
                others++;
            }
        assert_in_range(best + 1000000, 0, 2000000);
        nodes++;
        at_first += k == 0;
        in_quarter += k < (width + 3) / 4;
        last += k == width - 1;
    }
    near("first", (double)at_first / nodes, first, sqrt(first * (1 - first) / nodes) + 1e-9);
    near("quarter", (double)in_quarter / nodes, quarter, sqrt(quarter * (1 - quarter) / nodes) + 1e-9);
    double tail = (1 - quarter) / (width - (width + 3) / 4);
    near("last", (double)last / nodes, tail, sqrt(tail / nodes) + 1e-9);
    near("loss", loss / others, 100000, 200000 / sqrt(12.0 * others));
}

static void test_ordered_trees_have_the_best_child_where_the_spec_says(void **state)
{
    (void)state;
    check_order("ordered:w=%d,d=3,first=0.6,seed=%d,range=1000000", 5, 0.6, 0.7);
    check_order("ordered:w=%d,d=2,first=0.05,seed=%d,range=1000000", 20, 0.05, 0.25);
    check_order("ordered:w=%d,d=2,first=0.7,seed=%d,range=1000000,quarter=0.9", 20, 0.7, 0.9);
    check_order("ordered:w=%d,d=2,first=0.7,seed=%d,range=1000000,quarter=0.9", 4, 0.7, 0.7);
    check_order("ordered:w=%d,d=4,first=1,seed=%d,range=1000000", 3, 1, 1);
}

static void test_edge_costs_add_up(void **state)
{
    uint64_t random = 5;
    double sum = 0, squares = 0;
    int edges = 0;
    (void)state;
    for (int seed = 1; seed <= 60; seed++) {
        char text[64];
        snprintf(text, sizeof text, "edge:b=6,d=30,seed=%d", seed);
        place p = planted(text);
        assert_int_equal(tree()->evaluate(NULL, &p), 0);
        for (int ply = 0; ply < 30; ply++) {
            zw_move moves[6] = {5, 4, 3, 2, 1, 0};
            int32_t keys[6];
            zw_value here = tree()->evaluate(NULL, &p), low, high;
            tree()->order(NULL, &p, moves, 6, keys);
            assert_int_equal(tree()->first_to_move(NULL, &p), ply % 2 == 0);
            assert_int_equal(tree()->step_bounds(NULL, &p, &low, &high), 1);
            assert_int_equal(low, -32767);
            assert_int_equal(high, 32768);
            for (int i = 0; i < 6; i++) {
                place child = after(&p, moves[i]);
                zw_value gain = -tree()->evaluate(NULL, &child) - here;
                zw_value edge = ply % 2 == 0 ? gain : -gain;
                assert_int_equal(keys[i], gain);
                assert_in_range(edge + 32767, 0, 65535);
                sum += edge;
                squares += (double)edge * edge;
                edges++;
            }
            p = after(&p, (zw_move)random_between(&random, 0, 5));
        }
        assert_int_equal(width_of(&p), 0);
    }
    double spread = 65536 / sqrt(12.0);
    near("mean edge", sum / edges, 0.5, spread / sqrt(edges));
    near("mean square", squares / edges, spread * spread, spread * spread * sqrt(0.8 / edges));
}

static void test_other_kinds_know_nothing_before_the_leaves(void **state)
{
    static const char *const texts[] = {"uniform:w=3,d=3", "ordered:w=3,d=3", "graph:w=3,d=3"};
    (void)state;
    for (int i = 0; i < 3; i++) {
        place p = planted(texts[i]);
        for (int ply = 0; ply < 3; ply++) {
            zw_move moves[3] = {0, 1, 2};
            int32_t keys[3];
            zw_value low, high;
            tree()->order(NULL, &p, moves, 3, keys);
            assert_true(keys[0] == 0 && keys[1] == 0 && keys[2] == 0);
            assert_int_equal(tree()->evaluate(NULL, &p), 0);
            assert_int_equal(tree()->step_bounds(NULL, &p, &low, &high), 0);
            p = after(&p, 2);
        }
    }
}

static void test_neighbours_of_a_graph_share_children(void **state)
{
    (void)state;
    /* A place of ply 2 is reached by its own parent unless that shares, or by the parent's left neighbour if that does:
     * of n places n (1 - s (1 - s)) are reached. */
    for (int tenths = 0; tenths <= 10; tenths++) {
        char text[64];
        snprintf(text, sizeof text, "graph:w=100,d=2,seed=9,share=%d.%d", tenths / 10, tenths % 10);
        tally *t = tally_of(text);
        double s = tenths / 10.0, reached = 1 - s * (1 - s);
        assert_int_equal(t->count, 10000);
        near(text, distinct_keys(t) / 10000.0, reached, sqrt(reached * (1 - reached) / 10000) + 1e-9);
        free(t);
    }
    /* The child in question is the neighbour's own child of the same place, and equal keys are equal positions. */
    place root = planted("graph:w=8,d=3,share=0.5,seed=2");
    int shared = 0;
    for (int x = 0; x < 8; x++) {
        place left = after(&root, (zw_move)x), right = after(&root, (zw_move)((x + 1) % 8));
        for (zw_move i = 0; i < 8; i++) {
            place a = after(&left, i), b = after(&right, i);
            if (tree()->hash(NULL, &a) != tree()->hash(NULL, &b))
                continue;
            assert_memory_equal(&a, &b, sizeof a);
            shared++;
        }
    }
    near("children of two neighbours", shared, 16,
         sqrt(64 * 0.25 * 0.75)); /* the left one shares, the right does not */
}

static void test_keys_of_children_are_known_before_the_move(void **state)
{
    uint64_t random = 8;
    char text[128];
    (void)state;
    for (int game = 0; game < 300; game++) {
        random_tree(&random, 1, text, sizeof text);
        place p = planted(text);
        for (int count; (count = width_of(&p)) > 0;) {
            zw_move move = (zw_move)random_between(&random, 0, count - 1);
            uint64_t key = tree()->child_hash(NULL, &p, move);
            p = after(&p, move);
            assert_true(key == tree()->hash(NULL, &p));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_spec_is_written_as_it_is_read),
        cmocka_unit_test(test_a_node_below_the_root_is_written_so_that_it_can_be_read),
        cmocka_unit_test(test_bad_specs_are_named),
        cmocka_unit_test(test_the_tree_keeps_the_promises_of_a_game),
        cmocka_unit_test(test_uniform_leaves_are_independent_and_fill_their_range),
        cmocka_unit_test(test_another_spec_is_another_tree),
        cmocka_unit_test(test_a_spec_names_the_same_tree_for_ever),
        cmocka_unit_test(test_random_branching_is_uniform_from_one_to_twice_the_width_less_one),
        cmocka_unit_test(test_ordered_trees_have_the_best_child_where_the_spec_says),
        cmocka_unit_test(test_edge_costs_add_up),
        cmocka_unit_test(test_other_kinds_know_nothing_before_the_leaves),
        cmocka_unit_test(test_neighbours_of_a_graph_share_children),
        cmocka_unit_test(test_keys_of_children_are_known_before_the_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
