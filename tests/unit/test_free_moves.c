/* test_free_moves.c - moves that cost no depth: every algorithm and the yardstick have the value of plain negamax. The
 * game has random values, positions that are reached in several ways, and ends where nobody has counted plies. */
#include "support/judge.h"

#include <stdio.h>
#include <string.h>
#include <zw/experiment.h>

typedef struct drift_position {
    uint8_t east, north; /* steps so far */
    uint8_t passes; /* free moves so far */
    uint8_t side; /* to move: the player who passes moves again in one of the games */
    uint32_t seed;
} drift_position;

#define EDGE 5
#define PASSES 3
#define WORTH 20
enum { GO_EAST, GO_NORTH, PASS };

static uint32_t drift_seed;

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

static void drift_start(void *context, void *position)
{
    drift_position p = {0, 0, 0, 0, drift_seed};
    (void)context;
    memcpy(position, &p, sizeof p);
}

static uint64_t drift_hash(void *context, const void *position)
{
    drift_position p;
    (void)context;
    memcpy(&p, position, sizeof p);
    return mix((uint64_t)p.seed << 32 | (uint64_t)p.east << 24 | (uint64_t)p.north << 16 | (uint64_t)p.passes << 8 |
               p.side | UINT64_C(1) << 63);
}

static zw_value drift_evaluate(void *context, const void *position)
{
    return (zw_value)(mix(drift_hash(context, position)) % (2 * WORTH + 1)) - WORTH;
}

static int drift_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    const drift_position *p = position;
    int count = 0;
    (void)capacity;
    *outcome = drift_evaluate(context, position);
    if (p->east == EDGE || p->north == EDGE)
        return 0;
    list[count++] = GO_EAST;
    list[count++] = GO_NORTH;
    if (p->passes < PASSES)
        list[count++] = PASS;
    return count;
}

static int drift_free(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    return move == PASS;
}

static int drift_again(void *context, const void *position, zw_move move)
{
    return drift_free(context, position, move);
}

static void step(const void *from, zw_move move, int turns, void *to)
{
    drift_position p;
    memcpy(&p, from, sizeof p);
    p.east = (uint8_t)(p.east + (move == GO_EAST));
    p.north = (uint8_t)(p.north + (move == GO_NORTH));
    p.passes = (uint8_t)(p.passes + (move == PASS));
    p.side ^= (uint8_t)turns;
    memcpy(to, &p, sizeof p);
}

static void drift_play(void *context, const void *from, zw_move move, void *to)
{
    (void)context;
    step(from, move, 1, to);
}

static void drift_play_again(void *context, const void *from, zw_move move, void *to)
{
    (void)context;
    step(from, move, move != PASS, to);
}

static const zw_game drift = {.abi = ZW_ABI,
                              .size = sizeof(zw_game),
                              .name = "drift",
                              .position_size = sizeof(drift_position),
                              .max_moves = 3,
                              .max_score = WORTH,
                              .start = drift_start,
                              .moves = drift_moves,
                              .play = drift_play,
                              .evaluate = drift_evaluate,
                              .hash = drift_hash,
                              .free_move = drift_free};

/* The same with passes after which the same player moves. */
static zw_game drift_with_turns(void)
{
    zw_game game = drift;
    game.play = drift_play_again;
    game.moves_again = drift_again;
    return game;
}

/* Plain negamax; */
static zw_value negamax(const zw_game *g, const void *position, int depth)
{
    zw_move list[3];
    zw_value outcome = 0, best = -ZW_INFINITY;
    drift_position child;
    if (depth == 0)
        return g->evaluate(NULL, position);
    int count = g->moves(NULL, position, list, 3, &outcome);
    for (int i = 0; i < count; i++) {
        int again = g->moves_again && g->moves_again(NULL, position, list[i]);
        g->play(NULL, position, list[i], &child);
        zw_value value = negamax(g, &child, g->free_move(NULL, position, list[i]) ? depth : depth - 1);
        value = again ? value : -value;
        best = value > best ? value : best;
    }
    return count ? best : outcome;
}

static void check_algorithms(const zw_game *game, const char *const *algorithms)
{
    drift_position start;
    for (int a = 0; algorithms[a]; a++)
        for (drift_seed = 1; drift_seed <= 12; drift_seed++)
            for (int depth = 1; depth <= 7; depth++) {
                zw_engine_options o = options_of(algorithms[a], 0);
                game->start(NULL, &start);
                zw_report r = searched_once(game, &o, ZW_LIMITS(.depth = depth));
                zw_value truth = negamax(game, &start, depth);
                if (r.value != truth)
                    fail_msg("%s, seed %u, depth %d: %d instead of %d", algorithms[a], (unsigned)drift_seed, depth,
                             (int)r.value, (int)truth);
            }
}

/* Catches: depth - 1 for every move in any of the searches. */
static void test_every_algorithm_has_the_value_of_negamax(void **state)
{
    zw_game turns = drift_with_turns();
    (void)state;
    check_algorithms(&drift, kernel_algorithms);
    check_algorithms(&drift, plain_algorithms);
    check_algorithms(&turns, kernel_algorithms);
    check_algorithms(&turns, plain_algorithms);
    check_algorithms(&turns,
                     (const char *const[]){"mtdf:guess=first", NULL}); /* which may leave the turn where it is */
}

static void test_forward_estimation_says_that_it_cannot(void **state)
{
    zw_engine_options o = options_of("fe", 0);
    zw_error error = {0};
    zw_report r = ZW_REPORT;
    (void)state;
    zw_engine *engine = zw_engine_new(&drift, &o, &error);
    zw_status status = engine ? zw_engine_search(engine, &ZW_LIMITS(.depth = 3), &r, &error) : error.status;
    assert_int_equal(status, ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "cost no depth"));
    zw_engine_free(engine);
}

typedef struct measured {
    const zw_game *game;
    int depths;
} measured;

static void note(void *user, const zw_yardstick *result)
{
    measured *m = user;
    drift_position start;
    m->game->start(NULL, &start);
    m->depths++;
    assert_int_equal(result->value, negamax(m->game, &start, result->depth));
    assert_true(result->graph.nodes <= result->tree.nodes);
    assert_true(result->graph.nodes <= result->search.nodes);
    assert_int_equal(result->oracle_misses, 0);
}

static void test_the_yardstick_finds_the_game_consistent(void **state)
{
    zw_game turns = drift_with_turns();
    const zw_game *const games[] = {&drift, &turns};
    (void)state;
    for (int i = 0; i < 2; i++)
        for (drift_seed = 1; drift_seed <= 12; drift_seed++) {
            measured m = {games[i], 0};
            zw_yardstick_options o = zw_yardstick_defaults(7);
            zw_error error = {0};
            o.on_depth = note;
            o.user = &m;
            if (zw_yardstick_run(games[i], NULL, &o, &error) != ZW_OK)
                fail_msg("seed %u: %s", (unsigned)drift_seed, error.text);
            assert_int_equal(m.depths, 7);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_algorithm_has_the_value_of_negamax),
        cmocka_unit_test(test_forward_estimation_says_that_it_cannot),
        cmocka_unit_test(test_the_yardstick_finds_the_game_consistent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
