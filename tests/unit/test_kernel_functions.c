/* test_kernel_functions.c - every hook that the kernel asks of a game, on games given as functions with and without each of
 * them. Orchard is so made that whatever tournament play leaves out by its rules changes no value: it must be that of
 * plain negamax with every rule, driver and switch. */
#include "support/games.h"
#include "support/judge.h"

#include <string.h>
#include <zw/experiment.h>
#include <zw/selective.h>

/* ------------------------------------------------------------------------------------------------------------- orchard */

/* The players pick apples in turn; the value is the difference of their weights. In one of the games who picks an apple
 * below 10 picks again. To pick is never worse than to pass, and all apples together weigh 149. So standing pat, passing
 * and margins above 149 prove what the rules believe, and quiescence, which looks at all apples, is exact at any depth. */
#define APPLES 8
static const zw_value apples[APPLES] = {3, 31, 7, 24, 12, 45, 9, 18};
#define SURE 150

typedef harvest_position orchard_position; /* ahead, left */

static void orchard_start(void *context, void *position)
{
    orchard_position p = {0, (1u << APPLES) - 1};
    (void)context;
    memcpy(position, &p, sizeof p);
}

static int orchard_list(void *context, const void *position, zw_move *list, int capacity)
{
    const orchard_position *p = position;
    int count = 0;
    (void)context;
    for (zw_move i = 0; i < APPLES; i++)
        if ((p->left >> i & 1) && count < capacity)
            list[count++] = i;
    return count;
}

static int orchard_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    *outcome = ((const orchard_position *)position)->ahead;
    return orchard_list(context, position, list, capacity);
}

static int orchard_again(void *context, const void *position, zw_move move)
{
    (void)context, (void)position;
    return apples[move] < 10;
}

static void pick(const void *from, zw_move move, int again, void *to)
{
    const orchard_position *p = from;
    zw_value ahead = p->ahead + apples[move];
    orchard_position next = {again ? ahead : -ahead, p->left & ~(1u << move)};
    memcpy(to, &next, sizeof next);
}

static void orchard_play(void *context, const void *from, zw_move move, void *to)
{
    (void)context;
    pick(from, move, 0, to);
}

static void orchard_play_again(void *context, const void *from, zw_move move, void *to)
{
    pick(from, move, orchard_again(context, from, move), to);
}

static zw_value orchard_evaluate(void *context, const void *position)
{
    (void)context;
    return ((const orchard_position *)position)->ahead;
}

static uint64_t orchard_hash(void *context, const void *position)
{
    return harvest_game.hash(context, position);
}

/* Heavy apples first, or with keys as far apart as they may be. */
static void orchard_order(void *context, const void *position, const zw_move *moves, int count, int32_t *keys)
{
    (void)context, (void)position;
    for (int i = 0; i < count; i++)
        keys[i] = apples[moves[i]];
}

static void orchard_order_far(void *context, const void *position, const zw_move *moves, int count, int32_t *keys)
{
    (void)context, (void)position;
    for (int i = 0; i < count; i++)
        keys[i] = apples[moves[i]] > 20 ? 1 << 27 : -(1 << 27);
}

static int orchard_pass(void *context, const void *from, void *to)
{
    const orchard_position *p = from;
    orchard_position next = {-p->ahead, p->left};
    (void)context;
    memcpy(to, &next, sizeof next);
    return p->left != 0;
}

static int orchard_forced(void *context, const void *position)
{
    int left = __builtin_popcount(((const orchard_position *)position)->left);
    (void)context;
    return left == 1 || left == 2;
}

static void orchard_trait(void *context, const void *position, zw_move move, zw_trait *trait)
{
    (void)context, (void)position;
    *trait = (zw_trait){.quiet = apples[move] < 15, .slot = (int)move, .taken = (int)move % 8, .gain = apples[move]};
}

static int orchard_exchange(void *context, const void *position, zw_move move, zw_value least)
{
    (void)context, (void)position;
    return apples[move] >= least;
}

static int orchard_checks(void *context, const void *position, zw_move move)
{
    (void)context, (void)position;
    return apples[move] == 45;
}

static const zw_selective sure = {.size = sizeof(zw_selective),
                                  .reverse_futility_plies = 4,
                                  .futility_plies = 4,
                                  .razor_plies = 4,
                                  .exchange_plies = 4,
                                  .reverse_futility = SURE,
                                  .futility = SURE,
                                  .razor = SURE,
                                  .null_step = 20,
                                  .delta = SURE,
                                  .quiet_loss = 1,
                                  .tactical_loss = 1,
                                  .singular = 3,
                                  .probcut = 10,
                                  .trait = orchard_trait,
                                  .exchange = orchard_exchange,
                                  .checks = orchard_checks,
                                  .captures = orchard_list};

static const zw_game orchard = {.abi = ZW_ABI,
                                .size = sizeof(zw_game),
                                .name = "orchard",
                                .position_size = sizeof(orchard_position),
                                .max_moves = APPLES,
                                .max_score = 200,
                                .start = orchard_start,
                                .moves = orchard_moves,
                                .play = orchard_play,
                                .evaluate = orchard_evaluate,
                                .hash = orchard_hash};

/* The game with turns or extra moves. */
static zw_game orchard_with(int again)
{
    zw_game game = orchard;
    game.play = again ? orchard_play_again : orchard_play;
    game.moves_again = again ? orchard_again : NULL;
    return game;
}

static zw_game selective_with(int again)
{
    zw_game game = orchard_with(again);
    game.selective = &sure;
    game.forced = orchard_forced;
    game.null_move = orchard_pass;
    return game;
}

static zw_value negamax(const zw_game *g, const void *position, int depth)
{
    zw_move list[APPLES];
    zw_value outcome = 0, best = -ZW_INFINITY;
    orchard_position child;
    if (depth == 0)
        return g->evaluate(NULL, position);
    int count = g->moves(NULL, position, list, APPLES, &outcome);
    for (int i = 0; i < count; i++) {
        g->play(NULL, position, list[i], &child);
        zw_value value = negamax(g, &child, depth - 1);
        value = g->moves_again && g->moves_again(NULL, position, list[i]) ? value : -value;
        best = value > best ? value : best;
    }
    return count ? best : outcome;
}

/* The value of the start at a depth, computed once. */
static zw_value value_at(const zw_game *g, int depth)
{
    static zw_value values[2][APPLES + 1];
    static int known[2][APPLES + 1];
    int again = g->moves_again != NULL;
    if (!known[again][depth]) {
        orchard_position start;
        g->start(NULL, &start);
        values[again][depth] = negamax(g, &start, depth);
        known[again][depth] = 1;
    }
    return values[again][depth];
}

static zw_value whole_value(const zw_game *g)
{
    return value_at(g, APPLES);
}

static void assert_value(const zw_game *game, const zw_engine_options *o, const char *algorithm, int depth,
                         zw_value value)
{
    zw_report r = searched_once(game, o, ZW_LIMITS(.depth = depth, .no_line = 1));
    if (r.value != value)
        fail_msg("%s of %s%s, depth %d: %d instead of %d", algorithm, game->name,
                 game->moves_again ? " with extra moves" : "", depth, (int)r.value, (int)value);
}

/* Seven ways to search: with all there is, and without each of the things that a selective search can do without. */
enum { USUAL, NO_TABLE, NO_CUTOFFS, NO_TABLE_MOVE, NO_ORDER, FAR_ORDER, KEYS_BY_DEPTH, WAYS };

static void test_rules_that_are_sure_keep_the_value_of_negamax(void **state)
{
    (void)state;
    for (int again = 0; again < 2; again++) {
        zw_game game = selective_with(again);
        zw_value value = whole_value(&game);
        for (int a = 0; kernel_algorithms[a]; a++)
            for (int way = 0; way < WAYS; way++) {
                zw_engine_options o = options_of(kernel_algorithms[a], 1);
                zw_experiment experiment = zw_experiment_default();
                experiment.table_cutoffs = way != NO_CUTOFFS;
                o.experiment = &experiment;
                o.no_table = way == NO_TABLE;
                o.switches.table_move = way != NO_TABLE_MOVE;
                o.switches.depth_match = way == KEYS_BY_DEPTH ? ZW_EQUAL : ZW_AT_LEAST;
                game.order = way == NO_ORDER ? NULL : way == FAR_ORDER ? orchard_order_far : orchard_order;
                if ((way == NO_TABLE || way == NO_CUTOFFS) && strcmp(kernel_algorithms[a], "aspiration") != 0)
                    continue; /* many null windows without a memory take long */
                for (int depth = 1; depth <= APPLES + 2; depth += 3)
                    assert_value(&game, &o, kernel_algorithms[a], depth, value);
            }
    }
}

static void test_without_quiescence_and_rules_the_end_of_the_game_is_seen(void **state)
{
    (void)state;
    for (int again = 0; again < 2; again++) {
        zw_game game = selective_with(again);
        zw_engine_options o = options_of("mtdf", 1);
        o.switches.quiescence = 0;
        o.switches.selectivity = 0;
        assert_value(&game, &o, "mtdf", APPLES, whole_value(&game));
    }
}

static void test_a_selective_search_stopped_anywhere_offers_a_move(void **state)
{
    static const char *const algorithms[] = {"aspiration", "mtdf", NULL};
    (void)state;
    for (int again = 0; again < 2; again++)
        for (int a = 0; algorithms[a]; a++) {
            zw_game game = selective_with(again);
            zw_engine_options o = options_of(algorithms[a], 1);
            zw_engine *engine = engine_for(&game, &o);
            for (uint64_t nodes = 1; nodes < 1500; nodes += 1 + nodes / 100) {
                zw_engine_clear(engine);
                zw_report r = searched(engine, ZW_LIMITS(.depth = APPLES, .nodes = nodes));
                assert_true(r.best < APPLES);
                assert_true(r.total.nodes + r.total.quiescence <= nodes + 1);
            }
            zw_engine_clear(engine);
            assert_int_equal(searched(engine, ZW_LIMITS(.depth = APPLES)).value, whole_value(&game));
            zw_engine_free(engine);
        }
}

/* Quiescence of a game that is not selective: exact at any depth at fixed depth and in play, and stopped anywhere. */
static void test_quiescence_over_all_moves_is_the_value_at_any_depth(void **state)
{
    (void)state;
    for (int again = 0; again < 2; again++)
        for (int forced = 0; forced < 2; forced++)
            for (int a = 0; kernel_algorithms[a]; a++)
                for (int play = 0; play < 2; play++) {
                    zw_game game = orchard_with(again);
                    zw_engine_options o = options_of(kernel_algorithms[a], play);
                    game.tactical = orchard_list;
                    game.forced = forced ? orchard_forced : NULL;
                    game.order = forced ? orchard_order : NULL;
                    o.switches.store_leaves = 1;
                    for (int depth = 1; depth <= APPLES; depth += 3)
                        assert_value(&game, &o, kernel_algorithms[a], depth, whole_value(&game));
                }
    zw_game game = orchard;
    zw_engine_options o = options_of("negascout", 0);
    game.tactical = orchard_list;
    zw_engine *engine = engine_for(&game, &o);
    for (uint64_t nodes = 1; nodes < 300; nodes++) {
        zw_engine_clear(engine);
        assert_true(searched(engine, ZW_LIMITS(.depth = 4, .nodes = nodes)).best < APPLES);
    }
    zw_engine_free(engine);
}

/* Orders that ask the table of children; with extra moves a child's lower bound is what counts. */
static void test_looking_at_children_first_changes_no_value(void **state)
{
    static const char *const algorithms[] = {"alphabeta", "negascout", "mtdf", NULL};
    static const zw_cheap cheap[] = {ZW_CHEAP_OFF, ZW_CHEAP_REPLIES, ZW_CHEAP_FORCED, ZW_CHEAP_SIZE};
    (void)state;
    for (int again = 0; again < 2; again++)
        for (int way = 0; way < 8; way++)
            for (int a = 0; algorithms[a]; a++) {
                zw_game game = orchard_with(again);
                zw_engine_options o = options_of(algorithms[a], 0);
                zw_experiment experiment = zw_experiment_default();
                game.order = way & 4 ? orchard_order_far : orchard_order;
                experiment.cheap = cheap[way % 4];
                experiment.etc_order = 1;
                o.switches.etc = 0;
                o.table_options.layout = ZW_WIDE;
                o.experiment = &experiment;
                for (int depth = 3; depth <= APPLES; depth += 2 + (depth == 5))
                    assert_value(&game, &o, algorithms[a], depth, value_at(&game, depth));
            }
}

/* ------------------------------------------------------------------------------------------------------------ pendulum */

/* One forced move to and fro, for ever: quiescence ends where the stack does. */
static void pendulum_start(void *context, void *position)
{
    (void)context;
    *(unsigned char *)position = 0;
}

static int pendulum_list(void *context, const void *position, zw_move *list, int capacity)
{
    (void)context, (void)position, (void)capacity;
    list[0] = 0;
    return 1;
}

static int pendulum_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    *outcome = 0;
    return pendulum_list(context, position, list, capacity);
}

static void pendulum_play(void *context, const void *from, zw_move move, void *to)
{
    (void)context, (void)move;
    *(unsigned char *)to = !*(const unsigned char *)from;
}

static zw_value pendulum_evaluate(void *context, const void *position)
{
    (void)context;
    return *(const unsigned char *)position ? -2 : -3;
}

static uint64_t pendulum_hash(void *context, const void *position)
{
    (void)context;
    return *(const unsigned char *)position ? UINT64_C(0x9E3779B97F4A7C15) : UINT64_C(0xC2B2AE3D27D4EB4F);
}

static int pendulum_forced(void *context, const void *position)
{
    (void)context, (void)position;
    return 1;
}

static void test_forced_moves_without_end_are_evaluated_where_the_stack_ends(void **state)
{
    zw_selective selective = sure;
    zw_game game = {.abi = ZW_ABI,
                    .size = sizeof(zw_game),
                    .name = "pendulum",
                    .position_size = 1,
                    .max_moves = 1,
                    .max_score = 10,
                    .start = pendulum_start,
                    .moves = pendulum_moves,
                    .play = pendulum_play,
                    .evaluate = pendulum_evaluate,
                    .hash = pendulum_hash,
                    .tactical = pendulum_list,
                    .forced = pendulum_forced};
    (void)state;
    selective.captures = pendulum_list;
    for (int way = 0; way < 3; way++) {
        zw_engine_options o = options_of("alphabeta:memory=off", way > 0);
        game.selective = way == 2 ? &selective : NULL;
        /* 255 plies from the root the side that did not begin is to move, and has -2 */
        zw_report r = searched_once(&game, &o, ZW_LIMITS(.depth = 3, .no_line = 1));
        assert_int_equal(r.value, 2);
    }
}

/* ------------------------------------------------------------------------------------------------------- other hooks */

/* Who makes a row has lost: the side to move wins where a game ends. */
static int misere_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(context, position, list, capacity, outcome);
    *outcome = -*outcome;
    return count;
}

static zw_value misere_evaluate(void *context, const void *position)
{
    return -tictactoe_game.evaluate(context, position);
}

static void test_a_side_to_move_may_have_won(void **state)
{
    static const char *const positions[] = {".........", "X...O....", "XO.......", "XXO.O....", "XO.OX..X."};
    zw_game misere = tictactoe_game;
    (void)state;
    misere.moves = misere_moves;
    misere.evaluate = misere_evaluate;
    for (int play = 0; play < 2; play++)
        for (int a = 0; kernel_algorithms[a]; a++)
            for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
                for (int depth = 1; depth <= 5; depth++) {
                    judge j = {.game = &misere, .tournament = play};
                    tictactoe_position p;
                    zw_engine_options o = options_of(kernel_algorithms[a], play);
                    zw_engine *engine = engine_for(&misere, &o);
                    zw_error error = {0};
                    assert_int_equal(zw_position_parse(&misere, NULL, positions[i], &p, &error), ZW_OK);
                    assert_int_equal(zw_engine_position_text(engine, positions[i], NULL, &error), ZW_OK);
                    zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
                    assert_int_equal(r.value, judge_value(&j, &p, r.depth, 0));
                    zw_engine_free(engine);
                }
}

/* What a deeper search has left in the table is read as if it had been found at this depth. Catches: a win that is taken as it
 * was kept. */
static void test_wins_kept_by_a_deeper_search_are_read_at_a_shallower_depth(void **state)
{
    static const char *const algorithms[] = {"alphabeta", "mtdf", "sss", NULL};
    enum { POSITIONS = 9 * 8 * 7, DEEPEST = 9, DEPTHS = 3 };
    (void)state;
    for (int i = 0; i < POSITIONS; i += 5) {
        judge j = {.game = &tictactoe_game};
        tictactoe_position p = {0}, next;
        zw_move list[9];
        zw_value values[DEPTHS], outcome;
        int choices[3] = {i % 9, i / 9 % 8, i / 72};
        for (int k = 0; k < 3; k++) {
            tictactoe_game.moves(NULL, &p, list, 9, &outcome);
            tictactoe_game.play(NULL, &p, list[choices[k]], &next);
            p = next;
        }
        for (int k = 0; k < DEPTHS; k++)
            values[k] = judge_value(&j, &p, DEEPEST - k, 0);
        for (int a = 0; algorithms[a]; a++) {
            zw_engine_options o = options_of(algorithms[a], 0);
            zw_error error = {0};
            o.switches.depth_match = ZW_AT_LEAST;
            o.switches.deepening = 0;
            o.switches.etc = 0;
            o.table = zw_table_new(&o.table_options, &error); /* lent, so that a search forgets nothing */
            assert_non_null(o.table);
            zw_engine *engine = engine_for(&tictactoe_game, &o);
            assert_int_equal(zw_engine_position(engine, &p, NULL, 0, &error), ZW_OK);
            for (int k = 0; k < DEPTHS; k++)
                assert_int_equal(searched(engine, ZW_LIMITS(.depth = DEEPEST - k)).value, values[k]);
            zw_engine_free(engine);
            zw_table_free(o.table);
        }
    }
}

static void test_paths_are_counted_once_where_a_move_has_but_one(void **state)
{
    static const uint64_t othello[] = {1, 4, 12, 56, 244, 1396}; /* published */
    const zw_game *game = zw_game_find("othello");
    uint64_t position[8];
    (void)state;
    game->start(NULL, position);
    for (int depth = 0; depth < 6; depth++)
        for (int paths = 0; paths < 2; paths++) {
            uint64_t count = 0;
            zw_error error = {0};
            assert_int_equal(zw_perft(game, position, depth, paths, &count, &error), ZW_OK);
            assert_int_equal(count, othello[depth]);
        }
}

/* 218 moves, the most there are, and one of them mates. A pawn's move leaves nearly as many. */
static void test_a_node_with_very_many_moves_is_searched_like_any_other(void **state)
{
    const zw_game *game = zw_game_find("chess");
    zw_error error = {0};
    zw_value values[2];
    (void)state;
    for (int etc = 0; etc < 2; etc++) {
        zw_engine_options o = options_of("mtdf", 0);
        o.switches.etc = etc ? 0 : ZW_ETC_OFF;
        o.switches.store_leaves = 1;
        o.table_options.entries = 1 << 16;
        zw_engine *engine = engine_for(game, &o);
        assert_int_equal(
            zw_engine_position_text(engine, "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q1p/pp1Q4/kBNN1KB1 b - - 0 1", NULL, &error),
            ZW_OK);
        values[etc] = searched(engine, ZW_LIMITS(.depth = 2)).value;
        zw_engine_free(engine);
    }
    assert_int_equal(values[0], values[1]);
    zw_engine_options o = options_of("negascout", 1);
    o.switches.deepening = 0;
    zw_engine *engine = engine_for(game, &o);
    assert_int_equal(
        zw_engine_position_text(engine, "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", NULL, &error), ZW_OK);
    assert_int_equal(searched(engine, ZW_LIMITS(.depth = 4)).mate, 1);
    zw_engine_free(engine);
}

/* Multi-ProbCut without a table, and stopped within a forecast. */
static void test_forecasts_do_without_a_table_and_end_when_told(void **state)
{
    static const char middle[] = "------------O------OOXX--XOXXX---XXXXX---OOOXX----OX------------ X";
    const zw_game *game = zw_game_find("othello");
    zw_error error = {0};
    zw_move list[64];
    zw_value outcome;
    (void)state;
    for (int table = 0; table < 2; table++) {
        zw_engine_options o = options_of("negascout", 1);
        o.no_table = !table;
        zw_engine *engine = engine_for(game, &o);
        assert_int_equal(zw_engine_position_text(engine, middle, NULL, &error), ZW_OK);
        int count = game->moves(NULL, zw_engine_current(engine), list, 64, &outcome);
        for (uint64_t nodes = 50; nodes < 30000; nodes += nodes / 4) {
            zw_engine_clear(engine);
            zw_report r = searched(engine, ZW_LIMITS(.nodes = nodes));
            int legal = 0;
            for (int i = 0; i < count; i++)
                legal |= list[i] == r.best;
            assert_true(legal);
            assert_true(r.total.nodes <= nodes);
        }
        zw_engine_free(engine);
    }
}

/* A context that needs no freeing. */
static int contexts;

static int borrow_context(const zw_game *game, void **context)
{
    static int memory;
    (void)game;
    *context = &memory;
    contexts++;
    return 0;
}

static void test_a_context_need_not_be_freed(void **state)
{
    zw_game game = orchard;
    zw_engine_options o = options_of("mtdf", 0);
    (void)state;
    game.context_new = borrow_context;
    assert_value(&game, &o, "mtdf", APPLES, whole_value(&game));
    assert_true(contexts > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rules_that_are_sure_keep_the_value_of_negamax),
        cmocka_unit_test(test_without_quiescence_and_rules_the_end_of_the_game_is_seen),
        cmocka_unit_test(test_a_selective_search_stopped_anywhere_offers_a_move),
        cmocka_unit_test(test_quiescence_over_all_moves_is_the_value_at_any_depth),
        cmocka_unit_test(test_looking_at_children_first_changes_no_value),
        cmocka_unit_test(test_forced_moves_without_end_are_evaluated_where_the_stack_ends),
        cmocka_unit_test(test_a_side_to_move_may_have_won),
        cmocka_unit_test(test_wins_kept_by_a_deeper_search_are_read_at_a_shallower_depth),
        cmocka_unit_test(test_paths_are_counted_once_where_a_move_has_but_one),
        cmocka_unit_test(test_a_node_with_very_many_moves_is_searched_like_any_other),
        cmocka_unit_test(test_forecasts_do_without_a_table_and_end_when_told),
        cmocka_unit_test(test_a_context_need_not_be_freed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
