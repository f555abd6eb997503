/* test_forward.c - forward estimation: exact with exact bounds, smaller than alpha-beta, and selective when told to be.
 *
 * Trees with edge costs and static ordering, as in Zhang's experiments; the reference figures are those of an
 * independent implementation. */
#include "support/games.h"
#include "support/load.h"
#include "support/subject.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const zw_game *tree(void)
{
    return zw_game_find("tree");
}

static subject *sorted(const char *algorithm)
{
    zw_engine_options o = tree_options(algorithm);
    o.switches.static_order = 1;
    return subject_new(tree(), o);
}

static int edge_tree(uint64_t *random, char *text, size_t size)
{
    int d = random_between(random, 1, 5);
    snprintf(text, size, "edge:b=%d,d=%d,seed=%d%s", random_between(random, 1, 5), d + random_between(random, 0, 3),
             random_between(random, 1, 1000000000), random_between(random, 0, 1) ? ",random=1" : "");
    return d;
}

static void test_exact_bounds_change_no_value_and_no_first_move(void **state)
{
    subject *alphabeta = sorted("alphabeta:memory=off"), *fe = sorted("fe"), *fe2 = sorted("fe:rule=extended");
    uint64_t random = 21;
    char text[128];
    (void)state;
    for (int i = 0; i < LOAD(2000, 200); i++) {
        int depth = edge_tree(&random, text, sizeof text);
        zw_value value = subject_search(alphabeta, text, depth);
        assert_int_equal(value, oracle_value(tree(), zw_engine_current(alphabeta->engine), depth));
        assert_int_equal(subject_search(fe, text, depth), value);
        assert_int_equal(subject_search(fe2, text, depth), value);
        assert_int_equal(fe->report.best, alphabeta->report.best);
        assert_int_equal(fe2->report.best, alphabeta->report.best);
        assert_true(fe->report.total.nodes <= alphabeta->report.total.nodes);
        assert_true(fe2->report.total.nodes <= fe->report.total.nodes);
        assert_true(fe->report.total.generated <= alphabeta->report.total.generated);
        assert_int_equal(fe->report.total.nodes, fe->report.total.leaves + fe->report.total.interior);
        assert_int_equal(fe->seen.count, fe->report.total.leaves);
        assert_int_equal(fe->report.proven, depth >= tree()->plies_left(NULL, zw_engine_current(fe->engine)));
    }
    subject_free(alphabeta);
    subject_free(fe);
    subject_free(fe2);
}

/* The procedure as the paper has it, for MAX and MIN, over the game's functions: values are the first player's,
 * children come by their cost. */
typedef struct paper {
    int extended;
    zw_value grain;
    uint64_t nodes, generated;
} paper;

static zw_value cost(const void *position, int ply)
{
    zw_value value = tree()->evaluate(NULL, position);
    return ply % 2 == 0 ? value : -value;
}

static zw_value paper_search(paper *p, const void *position, int depth, int ply, zw_value alpha, zw_value beta)
{
    int max = ply % 2 == 0;
    zw_value c = cost(position, ply), outcome, costs[16];
    zw_value least = (c - 32767 * depth) / p->grain * p->grain, most = (c + 32768 * depth) / p->grain * p->grain;
    size_t size = tree()->position_size;
    zw_move moves[512];
    p->nodes++;
    if (depth == 0)
        return least;
    if (ply > 0 && ((max && least >= beta) || (p->extended && !max && least >= beta)))
        return least;
    if (ply > 0 && ((!max && most <= alpha) || (p->extended && max && most <= alpha)))
        return most;
    int count = tree()->moves(NULL, position, moves, 512, &outcome);
    assert_in_range(count, 1, 16);
    p->generated += (uint64_t)count;
    char *children = malloc((size_t)count * size);
    assert_non_null(children);
    int order[16];
    for (int i = 0; i < count; i++) {
        tree()->play(NULL, position, moves[i], children + (size_t)i * size);
        costs[i] = cost(children + (size_t)i * size, ply + 1);
        int k = i;
        for (; k > 0 && (max ? costs[order[k - 1]] < costs[i] : costs[order[k - 1]] > costs[i]); k--)
            order[k] = order[k - 1];
        order[k] = i;
    }
    zw_value best = max ? -ZW_INFINITY : ZW_INFINITY;
    for (int i = 0; i < count && (max ? best < beta : best > alpha); i++) {
        const char *child = children + (size_t)order[i] * size;
        zw_value value = paper_search(p, child, depth - 1, ply + 1, alpha, beta);
        best = max ? (value > best ? value : best) : value < best ? value : best;
        alpha = max && best > alpha ? best : alpha;
        beta = !max && best < beta ? best : beta;
    }
    free(children);
    return best;
}

/* Coarse values tie all the time, which tells "at least" from "more than". */
static void test_nodes_are_those_of_the_papers_procedure(void **state)
{
    static const char *const rules[] = {"fe", "fe:rule=extended"};
    static const zw_value grains[] = {1, 16384};
    (void)state;
    for (int k = 0; k < 4; k++) {
        uint64_t random = 22;
        char text[128];
        zw_engine_options o = tree_options(rules[k % 2]);
        o.switches.static_order = 1;
        o.switches.grain = grains[k / 2];
        subject *fe = subject_new(tree(), o);
        for (int i = 0; i < LOAD(800, 80); i++) {
            int depth = edge_tree(&random, text, sizeof text);
            zw_value value = subject_search(fe, text, depth);
            paper p = {.extended = k % 2, .grain = o.switches.grain};
            assert_int_equal(value,
                             paper_search(&p, zw_engine_current(fe->engine), depth, 0, -ZW_INFINITY, ZW_INFINITY));
            assert_int_equal(fe->report.total.nodes, p.nodes);
            assert_int_equal(fe->report.total.generated, p.generated);
        }
        subject_free(fe);
    }
}

static void test_exact_bounds_hold_for_rounded_values_too(void **state)
{
    static const char *const rules[] = {"fe", "fe:rule=extended"};
    (void)state;
    for (int k = 0; k < 2; k++) {
        uint64_t random = 23;
        char text[128];
        zw_engine_options o = tree_options("alphabeta:memory=off"), f = tree_options(rules[k]);
        o.switches.static_order = f.switches.static_order = 1;
        o.switches.grain = f.switches.grain = 20000;
        subject *alphabeta = subject_new(tree(), o), *fe = subject_new(tree(), f);
        for (int i = 0; i < 500; i++) {
            int depth = edge_tree(&random, text, sizeof text);
            assert_int_equal(subject_search(fe, text, depth), subject_search(alphabeta, text, depth));
        }
        subject_free(alphabeta);
        subject_free(fe);
    }
}

/* Generated nodes at b=10, d=8, in thousands. The reference figures are means of 12 trees, whose standard error is
 * taken from ours. */
static void test_generated_nodes_agree_with_the_reference_figures(void **state)
{
    static const struct {
        const char *algorithm;
        double expected;
    } rows[] = {{"alphabeta:memory=off", 173}, {"fe", 54.7}, {"fe:rule=extended", 43.1}};
    enum { TREES = 24, REFERENCE_TREES = 12 };
    double means[3];
    (void)state;
    for (int r = 0; r < 3; r++) {
        subject *s = sorted(rows[r].algorithm);
        double sum = 0, squares = 0;
        for (int seed = 1; seed <= TREES; seed++) {
            char text[64];
            snprintf(text, sizeof text, "edge:b=10,d=8,seed=%d", seed);
            subject_search(s, text, 0);
            double thousands = (double)s->report.total.generated / 1000;
            sum += thousands;
            squares += thousands * thousands;
        }
        subject_free(s);
        means[r] = sum / TREES;
        double deviation = sqrt(squares / TREES - means[r] * means[r]);
        double error = deviation * sqrt(1.0 / TREES + 1.0 / REFERENCE_TREES);
        if (fabs(means[r] - rows[r].expected) > 3 * error)
            fail_msg("%s generates %.1f thousand nodes, expected %.1f +- %.1f", rows[r].algorithm, means[r],
                     rows[r].expected, error);
    }
    /* The same trees for all: the ratios are known better than the means. */
    assert_true(fabs(means[1] / means[0] - 54.7 / 173) < 0.03);
    assert_true(fabs(means[2] / means[1] - 43.1 / 54.7) < 0.04);
}

static void test_without_static_order_there_is_little_to_save(void **state)
{
    subject *alphabeta = subject_new(tree(), tree_options("alphabeta:memory=off"));
    subject *fe = subject_new(tree(), tree_options("fe"));
    uint64_t nodes[2] = {0, 0};
    (void)state;
    for (int seed = 1; seed <= 12; seed++) {
        char text[64];
        snprintf(text, sizeof text, "edge:b=5,d=7,seed=%d", seed);
        assert_int_equal(subject_search(fe, text, 0), subject_search(alphabeta, text, 0));
        nodes[0] += alphabeta->report.total.nodes;
        nodes[1] += fe->report.total.nodes;
    }
    assert_true(nodes[1] < nodes[0] && 100 * nodes[1] > 85 * nodes[0]);
    subject_free(alphabeta);
    subject_free(fe);
}

static void test_learned_bounds_are_nearly_as_good(void **state)
{
    subject *exact = sorted("fe"), *online = sorted("fe:learn=online");
    subject *offline = sorted("fe:learn=offline,sample=100");
    int differing = 0;
    uint64_t nodes[3] = {0, 0, 0};
    (void)state;
    for (int seed = 1; seed <= 300; seed++) {
        char text[64];
        snprintf(text, sizeof text, "edge:b=4,d=6,seed=%d%s", seed, seed % 2 ? ",random=1" : "");
        zw_value value = subject_search(exact, text, 0);
        differing += subject_search(online, text, 0) != value;
        differing += subject_search(offline, text, 0) != value;
        assert_int_equal(online->report.proven, 0);
        nodes[0] += exact->report.total.nodes;
        nodes[1] += online->report.total.nodes;
        nodes[2] += offline->report.total.nodes;
    }
    assert_true(differing <= 6);
    assert_true(nodes[1] <= nodes[0] && nodes[2] <= nodes[0]);
    assert_true(100 * nodes[1] > 95 * nodes[0]);
    subject_free(exact);
    subject_free(online);
    subject_free(offline);
}

static void test_off_line_learning_depends_on_the_seed_and_the_sample_alone(void **state)
{
    uint64_t counts[3];
    (void)state;
    for (int k = 0; k < 3; k++) {
        zw_engine_options o = tree_options("fe:learn=offline,sample=1");
        o.switches.static_order = 1;
        o.seed = k == 2 ? 99 : 7;
        subject *s = subject_new(tree(), o);
        counts[k] = 0;
        for (int seed = 1; seed <= 20; seed++) {
            char text[64];
            snprintf(text, sizeof text, "edge:b=6,d=6,seed=%d", seed);
            subject_search(s, text, 0);
            counts[k] = counts[k] * 31 + s->report.total.nodes;
        }
        subject_free(s);
    }
    assert_int_equal(counts[0], counts[1]);
    assert_int_not_equal(counts[0], counts[2]);
}

/* What every game against itself shows that begins with eight plies at random: the oracle looks three plies ahead. */
typedef struct shown {
    zw_value lower, upper;
} shown;

static void play_on(const void *position, int ply, shown so_far, shown *games, int *count)
{
    _Alignas(max_align_t) char next[256];
    zw_move moves[2];
    zw_value outcome, here = ply % 2 ? -tree()->evaluate(NULL, position) : tree()->evaluate(NULL, position);
    int width = tree()->moves(NULL, position, moves, 2, &outcome), chosen = 0;
    if (width == 0) {
        games[(*count)++] = so_far;
        return;
    }
    zw_value best = 0;
    for (int i = 0; ply >= 8 && i < width; i++) {
        tree()->play(NULL, position, moves[i], next);
        zw_value value = -oracle_value(tree(), next, 2);
        chosen = i == 0 || value > best ? i : chosen;
        best = i == 0 || value > best ? value : best;
    }
    for (int i = 0; i < width; i++) {
        if (ply >= 8 && i != chosen)
            continue;
        tree()->play(NULL, position, moves[i], next);
        zw_value edge = (ply % 2 ? tree()->evaluate(NULL, next) : -tree()->evaluate(NULL, next)) - here;
        play_on(next, ply + 1,
                (shown){edge < so_far.lower ? edge : so_far.lower, edge > so_far.upper ? edge : so_far.upper}, games,
                count);
    }
}

static void test_games_against_itself_go_on_with_the_best_of_three_plies(void **state)
{
    subject *s = sorted("fe:learn=selfplay,sample=1");
    static shown games[256];
    (void)state;
    assert_in_range(tree()->position_size, 1, 256);
    for (int seed = 1; seed <= 20; seed++) {
        char text[64];
        int count = 0, found = 0;
        snprintf(text, sizeof text, "edge:b=2,d=14,seed=%d", seed);
        subject_search(s, text, 1);
        play_on(zw_engine_current(s->engine), 0, (shown){ZW_INFINITY, -ZW_INFINITY}, games, &count);
        assert_int_equal(count, 256);
        for (int i = 0; i < count; i++)
            found |= games[i].lower == s->report.step_lower && games[i].upper == s->report.step_upper;
        assert_true(found);
    }
    subject_free(s);
}

static void test_learning_beforehand_costs_the_search_nothing(void **state)
{
    static const char *const forms[] = {"offline", "selfplay"};
    (void)state;
    for (int k = 0; k < 2; k++) {
        char word[96];
        snprintf(word, sizeof word, "fe:learn=%s,sample=3", forms[k]);
        subject *learning = subject_new(zw_game_find("othello"), tree_options(word));
        zw_value value = subject_search(learning, "start", 5);
        snprintf(word, sizeof word, "fe:lower=%d,upper=%d", learning->report.step_lower, learning->report.step_upper);
        subject *given = subject_new(zw_game_find("othello"), tree_options(word));
        assert_int_equal(subject_search(given, "start", 5), value);
        assert_memory_equal(&learning->report.total, &given->report.total, sizeof given->report.total);
        subject_free(learning);
        subject_free(given);
    }
}

static void test_smaller_delta_searches_less_and_errs_more(void **state)
{
    static const char *const by_delta[] = {"fe:delta=1", "fe:delta=0.8", "fe:delta=0.5", "fe:delta=0.2", "fe:delta=0"};
    uint64_t previous = UINT64_MAX;
    int wrong[5] = {0};
    (void)state;
    for (int k = 0; k < 5; k++) {
        subject *s = sorted(by_delta[k]);
        uint64_t nodes = 0;
        for (int seed = 1; seed <= LOAD(100, 30); seed++) {
            char text[64];
            snprintf(text, sizeof text, "edge:b=5,d=6,seed=%d,random=1", seed);
            subject_search(s, text, 0);
            nodes += s->report.total.nodes;
            wrong[k] += s->report.value != oracle_value(tree(), zw_engine_current(s->engine), 6);
        }
        assert_true(nodes < previous);
        previous = nodes;
        subject_free(s);
    }
    assert_int_equal(wrong[0], 0);
    assert_true(wrong[3] > 0 && wrong[4] > wrong[3]);
}

static void test_a_game_without_step_bounds_is_refused_in_words(void **state)
{
    subject *s = sorted("fe");
    zw_error error = {0};
    zw_limits limits = ZW_LIMITS(.depth = 4);
    (void)state;
    assert_int_equal(zw_engine_position_text(s->engine, "uniform:w=3,d=4", NULL, &error), ZW_OK);
    assert_int_equal(zw_engine_search(s->engine, &limits, &s->report, &error), ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "fe:learn=exact"));
    assert_non_null(strstr(error.text, "learn=online"));
    assert_null(strchr(error.text, '\n'));
    subject_search(s, "edge:b=3,d=4", 0); /* the engine has survived it */
    assert_int_equal(s->report.value, oracle_value(tree(), zw_engine_current(s->engine), 4));
    subject_free(s);
    s = sorted("fe:learn=online");
    subject_search(s, "uniform:w=3,d=4", 0);
    subject_free(s);
}

static void test_steps_by_hand_are_believed_and_nothing_is_learned(void **state)
{
    static const char *const forms[] = {"fe:lower=-32767,upper=32768", "fe:lower=-32767,upper=32768,learn=online",
                                        "fe:lower=-32767,upper=32768,learn=offline,sample=3"};
    uint64_t random = 24;
    char text[128];
    (void)state;
    for (int k = 0; k < 3; k++) {
        subject *exact = sorted("fe"), *given = sorted(forms[k]);
        for (int i = 0; i < 200; i++) {
            int depth = edge_tree(&random, text, sizeof text);
            assert_int_equal(subject_search(given, text, depth), subject_search(exact, text, depth));
            assert_memory_equal(&given->report.total, &exact->report.total, sizeof exact->report.total);
            assert_int_equal(given->report.step_lower, -32767);
            assert_int_equal(given->report.step_upper, 32768);
            assert_int_equal(given->report.proven, 0); /* nobody vouches for them */
        }
        subject_free(exact);
        subject_free(given);
    }
}

/* Harvest does not say who moves first, and no number is above 45. */
static void test_steps_by_hand_that_hold_give_the_value_of_any_game(void **state)
{
    static const char *const algorithms[] = {"fe:lower=-45,upper=45", "fe:lower=-45,upper=45,rule=extended",
                                             "fe:lower=-8388606,upper=8388606",
                                             "fe:lower=-8388606,upper=8388606,rule=extended"};
    harvest_position start;
    uint64_t nodes[4];
    (void)state;
    harvest_game.start(NULL, &start);
    for (int a = 0; a < 4; a++) {
        subject *s = subject_new(&harvest_game, tree_options(algorithms[a]));
        assert_int_equal(subject_search(s, "start", HARVEST_FIELDS), harvest_theory(&start));
        nodes[a] = s->report.total.nodes;
        subject_free(s);
    }
    assert_true(nodes[0] < nodes[2] && nodes[1] < nodes[3]);
}

static int crossed_steps(void *context, const void *position, zw_value *smallest, zw_value *largest)
{
    (void)context, (void)position;
    *smallest = 1;
    *largest = -1;
    return 1;
}

static void test_bounds_of_a_game_that_cross_cut_nothing(void **state)
{
    zw_game game = harvest_game;
    harvest_position start;
    zw_error error = {0};
    (void)state;
    game.start(NULL, &start);
    subject *s = subject_new(&game, tree_options("fe"));
    assert_int_equal(zw_engine_search(s->engine, &ZW_LIMITS(.depth = 3), &s->report, &error), ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "has no step bounds"));
    subject_free(s);
    game.step_bounds = crossed_steps;
    s = subject_new(&game, tree_options("fe"));
    subject *alphabeta = subject_new(&game, tree_options("alphabeta:memory=off"));
    assert_int_equal(subject_search(s, "start", HARVEST_FIELDS), harvest_theory(&start));
    assert_int_equal(subject_search(alphabeta, "start", HARVEST_FIELDS), harvest_theory(&start));
    assert_int_equal(s->report.total.nodes, alphabeta->report.total.nodes);
    subject_free(s);
    subject_free(alphabeta);
}

/* A walk between two places without an end; the first player is 3 behind in the one and 2 ahead in the other. */
static int pendulum_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context, (void)position, (void)capacity, (void)outcome;
    list[0] = 0;
    return 1;
}

static void pendulum_play(void *context, const void *from, zw_move move, void *to)
{
    (void)context, (void)move;
    *(unsigned char *)to = !*(const unsigned char *)from;
}

static void pendulum_start(void *context, void *position)
{
    (void)context;
    *(unsigned char *)position = 0;
}

static zw_engine *to_stop;
static int evaluations;

static zw_value pendulum_evaluate(void *context, const void *position)
{
    (void)context;
    if (++evaluations == 1000 && to_stop)
        zw_engine_stop(to_stop);
    return *(const unsigned char *)position ? -2 : -3;
}

static uint64_t pendulum_hash(void *context, const void *position)
{
    (void)context;
    return *(const unsigned char *)position ? UINT64_C(0x9E3779B97F4A7C15) : UINT64_C(0xC2B2AE3D27D4EB4F);
}

static const zw_game pendulum = {.abi = ZW_ABI,
                                 .size = sizeof(zw_game),
                                 .name = "pendulum",
                                 .position_size = 1,
                                 .max_moves = 1,
                                 .max_score = 10,
                                 .start = pendulum_start,
                                 .moves = pendulum_moves,
                                 .play = pendulum_play,
                                 .evaluate = pendulum_evaluate,
                                 .hash = pendulum_hash};

static void test_learning_from_games_without_end_ends(void **state)
{
    static const char *const algorithms[] = {"fe:learn=offline,sample=2", "fe:learn=selfplay,sample=2"};
    (void)state;
    for (int a = 0; a < 2; a++) {
        subject *s = subject_new(&pendulum, tree_options(algorithms[a]));
        assert_int_equal(subject_search(s, "start", 3), 2);
        assert_int_equal(s->report.step_lower, -5);
        assert_int_equal(s->report.step_upper, 5);
        subject_free(s);
    }
    subject *s = subject_new(&pendulum, tree_options("fe:learn=offline,sample=1000000"));
    zw_error error = {0};
    to_stop = s->engine;
    evaluations = 0;
    assert_int_equal(zw_engine_search(s->engine, &ZW_LIMITS(.depth = 3), &s->report, &error), ZW_OK);
    assert_in_range(evaluations, 1000, 2000);
    assert_int_equal(s->report.best, 0);
    to_stop = NULL;
    subject_free(s);
}

static void test_a_stopped_forward_estimation_offers_a_move(void **state)
{
    subject *s = sorted("fe");
    zw_error error = {0};
    (void)state;
    for (uint64_t nodes = 1; nodes < 150; nodes++) {
        assert_int_equal(zw_engine_position_text(s->engine, "edge:b=4,d=6,seed=3", NULL, &error), ZW_OK);
        assert_int_equal(
            zw_engine_search(s->engine, &ZW_LIMITS(.depth = 6, .nodes = nodes, .no_line = 1), &s->report, &error),
            ZW_OK);
        assert_true(s->report.best < 4 && s->report.total.nodes <= nodes);
    }
    assert_int_equal(subject_search(s, "edge:b=4,d=6,seed=3", 6),
                     oracle_value(tree(), zw_engine_current(s->engine), 6));
    subject_free(s);
}

static void test_the_likely_step_is_the_mean_fall_and_rise(void **state)
{
    subject *s = sorted("fe:learn=online,steps=likely");
    _Alignas(max_align_t) char child[256];
    uint64_t random = 25;
    (void)state;
    assert_in_range(tree()->position_size, 1, sizeof child);
    for (int i = 0; i < 200; i++) {
        char text[64];
        zw_move moves[512];
        zw_value outcome, sums[2] = {0, 0}, counts[2] = {0, 0};
        snprintf(text, sizeof text, "edge:b=%d,d=3,seed=%d", random_between(&random, 1, 6), i + 1);
        subject_search(s, text, 1); /* sees the edges of the root */
        const void *root = zw_engine_current(s->engine);
        int count = tree()->moves(NULL, root, moves, 512, &outcome);
        for (int m = 0; m < count; m++) {
            tree()->play(NULL, root, moves[m], child);
            zw_value edge = cost(child, 1) - cost(root, 0);
            counts[edge > 0] += edge != 0;
            sums[edge > 0] += edge;
        }
        assert_int_equal(s->report.step_lower, counts[0] ? sums[0] / counts[0] : 0);
        assert_int_equal(s->report.step_upper, counts[1] ? sums[1] / counts[1] : 0);
    }
    subject_free(s);
}

static void test_likely_steps_search_less_and_err(void **state)
{
    static const char *const forms[][2] = {{"fe:learn=online", "fe:learn=online,steps=likely"},
                                           {"fe:learn=offline", "fe:learn=offline,steps=likely"}};
    (void)state;
    for (int k = 0; k < 2; k++) {
        subject *extreme = sorted(forms[k][0]), *likely = sorted(forms[k][1]);
        uint64_t nodes[2] = {0, 0};
        int wrong = 0;
        for (int seed = 1; seed <= 100; seed++) {
            char text[64];
            snprintf(text, sizeof text, "edge:b=5,d=6,seed=%d,random=1", seed);
            subject_search(extreme, text, 0);
            wrong += subject_search(likely, text, 0) != oracle_value(tree(), zw_engine_current(likely->engine), 6);
            nodes[0] += extreme->report.total.nodes;
            nodes[1] += likely->report.total.nodes;
        }
        assert_true(nodes[1] < nodes[0] && wrong > 0);
        assert_false(zw_choice_is_exact(&(zw_choice){likely->report.algorithm, {.delta = 1000, .likely = 1}}));
        subject_free(extreme);
        subject_free(likely);
    }
}

static void test_steps_that_make_no_sense_are_refused(void **state)
{
    static const char *const wrong[][2] = {{"fe:lower=3", "an upper bound"},
                                           {"fe:upper=3", "a lower bound"},
                                           {"fe:lower=3,upper=2", "at most upper"},
                                           {"fe:steps=some", "extreme or likely"}};
    zw_choice choice;
    zw_error error = {0};
    (void)state;
    for (int i = 0; i < 4; i++) {
        assert_int_equal(zw_choice_parse(wrong[i][0], &choice, &error), ZW_BAD_INPUT);
        assert_non_null(strstr(error.text, wrong[i][1]));
    }
    subject *s = sorted("fe:steps=likely");
    assert_int_equal(zw_engine_position_text(s->engine, "edge:b=3,d=4", NULL, &error), ZW_OK);
    assert_int_equal(zw_engine_search(s->engine, &ZW_LIMITS(.depth = 4), &s->report, &error), ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "learn=online"));
    subject_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exact_bounds_change_no_value_and_no_first_move),
        cmocka_unit_test(test_nodes_are_those_of_the_papers_procedure),
        cmocka_unit_test(test_exact_bounds_hold_for_rounded_values_too),
        cmocka_unit_test(test_generated_nodes_agree_with_the_reference_figures),
        cmocka_unit_test(test_without_static_order_there_is_little_to_save),
        cmocka_unit_test(test_learned_bounds_are_nearly_as_good),
        cmocka_unit_test(test_off_line_learning_depends_on_the_seed_and_the_sample_alone),
        cmocka_unit_test(test_games_against_itself_go_on_with_the_best_of_three_plies),
        cmocka_unit_test(test_learning_beforehand_costs_the_search_nothing),
        cmocka_unit_test(test_smaller_delta_searches_less_and_errs_more),
        cmocka_unit_test(test_a_game_without_step_bounds_is_refused_in_words),
        cmocka_unit_test(test_steps_by_hand_are_believed_and_nothing_is_learned),
        cmocka_unit_test(test_steps_by_hand_that_hold_give_the_value_of_any_game),
        cmocka_unit_test(test_bounds_of_a_game_that_cross_cut_nothing),
        cmocka_unit_test(test_learning_from_games_without_end_ends),
        cmocka_unit_test(test_a_stopped_forward_estimation_offers_a_move),
        cmocka_unit_test(test_the_likely_step_is_the_mean_fall_and_rise),
        cmocka_unit_test(test_likely_steps_search_less_and_err),
        cmocka_unit_test(test_steps_that_make_no_sense_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
