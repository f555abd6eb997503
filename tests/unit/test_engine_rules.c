/* test_engine_rules.c - the rules that a game may ask for: wins by distance, repetition, quiescence, null moves,
 * extensions, reductions and pruning, knowledge; and the history of the game before the root. */
#include "support/games.h"
#include "support/judge.h"
#include "support/load.h"

#include <zw/selective.h>

#include <stdlib.h>
#include <string.h>

static void set_text(zw_engine *engine, const char *position, const char *moves)
{
    zw_error error = {0};
    if (zw_engine_position_text(engine, position, moves, &error) != ZW_OK)
        fail_msg("%s", error.text);
}

/* ---------------------------------------------------------------------------------------------------- wins by distance */

/* Plies to the end under best play by negamax with distances from the root; 0: a draw. */
static int mate_by_negamax(const void *position, int depth)
{
    judge j = {.game = &tictactoe_game, .tournament = 1};
    zw_value value = judge_value(&j, position, depth, 0);
    if (value > TICTACTOE_WIN / 2)
        return TICTACTOE_WIN - value;
    return value < -TICTACTOE_WIN / 2 ? -(TICTACTOE_WIN + value) : 0;
}

static void test_mate_counts_plies_in_both_instances(void **state)
{
    static const char *const positions[] = {"XO.......", "X.O......", "XX.OO....", "XOX......", "XX.O.....",
                                            "XXO.O..X.", "X.X.O.O..", ".........", "XX.O..O..", NULL};
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int tournament = 0; tournament < 2; tournament++)
            for (int layout = 0; layout < 2; layout++) {
                zw_engine_options o = options_of(kernel_algorithms[a], tournament);
                o.table_options.layout = layout ? ZW_WIDE : ZW_COMPACT;
                o.switches.depth_match = ZW_EQUAL;
                zw_engine *engine = engine_for(&tictactoe_game, &o);
                for (int p = 0; positions[p]; p++)
                    for (int depth = 1; depth <= 9; depth += LOAD(1, 4)) {
                        tictactoe_position here;
                        set_text(engine, positions[p], NULL);
                        memcpy(&here, zw_engine_current(engine), sizeof here);
                        int mate = mate_by_negamax(&here, depth);
                        zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
                        assert_int_equal(r.mate, mate);
                        if (mate) {
                            assert_true(r.proven);
                            int plies = mate < 0 ? -mate : mate;
                            assert_int_equal(r.value, (mate > 0 ? 1 : -1) *
                                                          (tournament ? TICTACTOE_WIN - plies
                                                                      : TICTACTOE_WIN - ZW_MAX_DEPTH + depth - plies));
                            assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
                            assert_int_equal(r.line_length, plies);
                        }
                    }
                zw_engine_free(engine);
            }
}

/* At fixed depth a deeper entry knows the win at another distance; the report may find it sooner but never names a
 * distance that is none. */
static void test_mate_keeps_its_sign_when_deeper_entries_count(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    (void)state;
    o.switches.depth_match = ZW_AT_LEAST;
    for (int layout = 0; layout < 2; layout++) {
        o.table_options.layout = layout ? ZW_WIDE : ZW_COMPACT;
        zw_table *table = zw_table_new(&o.table_options, NULL);
        o.table = table;
        zw_engine *engine = engine_for(&tictactoe_game, &o);
        for (int depth = 9; depth >= 1; depth--) {
            tictactoe_position here;
            set_text(engine, "XO.......", NULL);
            memcpy(&here, zw_engine_current(engine), sizeof here);
            zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
            int mate = mate_by_negamax(&here, 9);
            assert_int_equal(mate, 5);
            if (depth >= mate)
                assert_int_equal(r.mate, mate);
            else
                assert_true(r.mate == 0 || r.mate == mate);
        }
        zw_engine_free(engine);
        zw_table_free(table);
    }
}

static void test_a_game_too_small_for_distances_is_refused(void **state)
{
    zw_game game = tictactoe_game;
    zw_error error = {0};
    (void)state;
    game.max_score = 2 * ZW_MAX_DEPTH;
    assert_null(zw_engine_new(&game, NULL, &error));
    assert_int_equal(error.status, ZW_BAD_GAME);
    assert_non_null(strstr(error.text, "distance"));
    game.max_score = 2 * ZW_MAX_DEPTH + 1;
    zw_engine *engine = zw_engine_new(&game, NULL, &error);
    assert_non_null(engine);
    zw_engine_free(engine);
}

/* --------------------------------------------------------------------------------------------------------- repetition */

/* Plays moves from the start and returns the judge's view of the position reached. */
static judge after(const zw_game *game, const char *moves, void *position)
{
    judge j = {.game = game, .tournament = 1};
    char next[64];
    game->start(NULL, position);
    for (const char *p = moves; *p;) {
        zw_move move = 0;
        for (; *p >= '0' && *p <= '9'; p++)
            move = move * 10 + (zw_move)(*p - '0');
        while (*p == ' ')
            p++;
        j.path[j.before++] = game->hash(NULL, position);
        game->play(NULL, position, move, next);
        memcpy(position, next, game->position_size);
    }
    return j;
}

static void test_repetition_inside_the_search_and_with_the_game_before_is_a_draw(void **state)
{
    static const char *const games[] = {
        "",  "1 14 0 15", "1 14 0 15 1 14 0", "1 14 0 15 1 14 0 15", "1 14 2 13 1 14 2 13", "5 14", "4 11 0 15 4 11",
        NULL};
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = options_of(kernel_algorithms[a], 1);
        o.no_table = 1; /* a table knows no paths, and may keep a value from another one */
        zw_engine *engine = engine_for(&kings_game, &o);
        for (int g = 0; games[g]; g++)
            for (int depth = 1; depth <= 5; depth++) {
                char position[64];
                judge j = after(&kings_game, games[g], position);
                zw_error error = {0};
                if (zw_engine_position_text(engine, NULL, games[g], &error) != ZW_OK)
                    fail_msg("%s: %s", games[g], error.text);
                zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
                assert_int_equal(r.value, judge_value(&j, position, depth, 0));
                assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
                judge_line(&j, position, &r);
            }
        zw_engine_free(engine);
    }
}

/* Fails when zw_engine_play() drops a key or a run of reversible moves. */
static void test_a_game_played_move_by_move_is_the_game_given_at_once(void **state)
{
    static const zw_move moves[] = {1, 14, 0, 15, 1, 14, 0, 15, 4};
    enum { MOVES = sizeof moves / sizeof *moves };
    zw_game limited = kings_game;
    (void)state;
    limited.no_progress_limit = 6;
    zw_engine_options o = options_of("mtdf", 1);
    for (int draws = 0; draws < 2; draws++) {
        zw_engine *played = engine_for(draws ? &limited : &kings_game, &o);
        zw_engine *given = engine_for(draws ? &limited : &kings_game, &o);
        for (int count = 0; count <= MOVES; count++) {
            zw_error error = {0};
            if (count)
                assert_int_equal(zw_engine_play(played, moves[count - 1], &error), ZW_OK);
            assert_int_equal(zw_engine_position(given, NULL, moves, count, &error), ZW_OK);
            assert_memory_equal(zw_engine_current(played), zw_engine_current(given), kings_game.position_size);
            assert_int_equal(zw_engine_draw(played), zw_engine_draw(given));
            zw_report one = searched(played, ZW_LIMITS(.depth = 4)), other = searched(given, ZW_LIMITS(.depth = 4));
            assert_int_equal(one.value, other.value);
            assert_int_equal(one.best, other.best);
            assert_int_equal(one.total.nodes, other.total.nodes);
        }
        zw_engine_free(played);
        zw_engine_free(given);
    }
}

static void test_an_illegal_move_is_refused_and_changes_nothing(void **state)
{
    zw_engine_options o = options_of("mtdf", 1);
    zw_engine *engine = engine_for(&kings_game, &o);
    kings_position before;
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_engine_play(engine, 1, &error), ZW_OK);
    memcpy(&before, zw_engine_current(engine), sizeof before);
    assert_int_equal(zw_engine_play(engine, 99, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "99"));
    assert_memory_equal(zw_engine_current(engine), &before, sizeof before);
    assert_int_equal(zw_engine_play(engine, 14, &error), ZW_OK);
    zw_engine_free(engine);
}

/* A walk round four squares without choice, worth 100 to who is on an even one: what recurs when is plain to see. */
static int ring_is_reversible;

static void ring_start(void *context, void *position)
{
    (void)context;
    *(uint64_t *)position = 0;
}

static int ring_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context;
    (void)capacity;
    *outcome = 0;
    list[0] = (zw_move)(*(const uint64_t *)position + 1) % 4;
    return 1;
}

static void ring_play(void *context, const void *from, zw_move move, void *to)
{
    (void)context;
    (void)from;
    *(uint64_t *)to = move;
}

static zw_value ring_evaluate(void *context, const void *position)
{
    (void)context;
    return *(const uint64_t *)position % 2 ? -100 : 100;
}

static uint64_t ring_hash(void *context, const void *position)
{
    (void)context;
    return (*(const uint64_t *)position + 1) * UINT64_C(0x9E3779B97F4A7C15);
}

static int ring_reversible(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    return ring_is_reversible || move != 3;
}

static const zw_game ring_game = {.abi = ZW_ABI,
                                  .size = sizeof(zw_game),
                                  .name = "ring",
                                  .position_size = sizeof(uint64_t),
                                  .max_moves = 1,
                                  .max_score = 100,
                                  .start = ring_start,
                                  .moves = ring_moves,
                                  .play = ring_play,
                                  .evaluate = ring_evaluate,
                                  .hash = ring_hash,
                                  .reversible = ring_reversible};

static void test_a_position_is_a_draw_at_its_second_or_with_the_game_third_time(void **state)
{
    (void)state;
    for (ring_is_reversible = 0; ring_is_reversible < 2; ring_is_reversible++)
        for (int before = 0; before <= 9; before++)
            for (int depth = 1; depth <= 6; depth++) {
                zw_engine_options o = options_of("alphabeta:memory=off", 1);
                zw_engine *engine = engine_for(&ring_game, &o);
                zw_move moves[10];
                zw_error error = {0};
                for (int i = 0; i < before; i++)
                    moves[i] = (zw_move)(i + 1) % 4;
                assert_int_equal(zw_engine_position(engine, NULL, moves, before, &error), ZW_OK);
                /* A square entered at ply p was there p + before - 4, - 8 ... moves into the game. */
                int draw = 0;
                for (int ply = 1; ply <= depth; ply++)
                    draw |= ring_is_reversible && (ply >= 4 || ply + before >= 8);
                zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
                assert_int_equal(r.value, draw ? 0 : before % 2 ? -100 : 100);
                zw_engine_free(engine);
            }
}

static void test_fixed_depth_knows_no_repetition(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_engine *engine = engine_for(&kings_game, &o);
    char position[64];
    (void)state;
    judge j = after(&kings_game, "1 14 0 15 1 14 0", position);
    j.tournament = 0;
    set_text(engine, NULL, "1 14 0 15 1 14 0");
    for (int depth = 1; depth <= 6; depth++)
        assert_int_equal(searched(engine, ZW_LIMITS(.depth = depth)).value, judge_value(&j, position, depth, 0));
    zw_engine_free(engine);
}

/* ------------------------------------------------------------------------------------------------------ the position */

static void test_a_refused_position_leaves_the_old_one_and_its_history(void **state)
{
    zw_engine_options o = options_of("mtdf", 1);
    zw_error error = {0};
    (void)state;
    o.no_table = 1;
    zw_engine *engine = engine_for(&kings_game, &o), *fresh = engine_for(&kings_game, &o);
    set_text(engine, NULL, "1 14 0 15 1 14 0");
    set_text(fresh, NULL, "1 14 0 15 1 14 0");
    zw_report before = searched(fresh, ZW_LIMITS(.depth = 5));
    zw_move wrong[40];
    for (int i = 0; i < 40; i++)
        wrong[i] = (zw_move)(i % 2 ? 14 + (i / 2) % 2 : 1 - (i / 2) % 2);
    wrong[20] = 9;
    assert_int_equal(zw_engine_position(engine, NULL, wrong, 40, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "move 21 of 40"));
    assert_int_equal(zw_engine_position(engine, NULL, wrong, -1, &error), ZW_BAD_INPUT);
    assert_int_equal(zw_engine_position_text(engine, "XX", NULL, &error), ZW_BAD_INPUT);
    assert_int_equal(zw_engine_position_text(engine, NULL, "1 1", &error), ZW_BAD_INPUT);
    assert_int_equal(zw_engine_position_text(engine, NULL, "1 x", &error), ZW_BAD_INPUT);
    zw_report r = searched(engine, ZW_LIMITS(.depth = 5));
    assert_int_equal(r.value, before.value);
    assert_memory_equal(&r.total, &before.total, sizeof r.total);
    zw_engine_free(engine);
    zw_engine_free(fresh);
}

static void test_a_position_may_be_the_current_one(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_engine *engine = engine_for(&tictactoe_game, &o);
    zw_error error = {0};
    char text[16];
    (void)state;
    for (zw_move move = 0; move < 5; move++)
        assert_int_equal(zw_engine_position(engine, zw_engine_current(engine), &move, 1, &error), ZW_OK);
    zw_position_format(&tictactoe_game, NULL, zw_engine_current(engine), text, sizeof text);
    assert_string_equal(text, "XOXOX....");
    zw_engine_free(engine);
}

/* -------------------------------------------------------------------------------------------------------------- hooks */

static int called;

static int counted_tactical(void *context, const void *position, zw_move *list, int capacity)
{
    called++;
    return harvest_tactical(context, position, list, capacity);
}

/* Being to move is worth more than most moves bring, so that standing pat matters where it is allowed. */
static zw_value hopeful_evaluate(void *context, const void *position)
{
    const harvest_position *p = position;
    return harvest_game.evaluate(context, position) + (p->left ? 35 : 0);
}

static void test_quiescence_at_fixed_depth_is_negamax_over_tactical_moves(void **state)
{
    zw_game game = harvest_game;
    char position[64];
    (void)state;
    game.tactical = counted_tactical;
    game.evaluate = hopeful_evaluate;
    game.start(NULL, position);
    for (int forced = 0; forced < 2; forced++) {
        game.forced = forced ? harvest_forced : NULL;
        for (int kind = 0; kind < 2; kind++)
            for (int a = 0; (kind ? plain_algorithms : kernel_algorithms)[a]; a++)
                for (int on = 0; on < 2; on++)
                    for (int depth = 1; depth <= 5; depth++) {
                        zw_engine_options o = options_of((kind ? plain_algorithms : kernel_algorithms)[a], 0);
                        judge j = {.game = &game, .quiescence = on};
                        zw_value value = judge_value(&j, position, depth, 0);
                        called = 0;
                        o.switches.quiescence = on;
                        zw_report r = searched_once(&game, &o, ZW_LIMITS(.depth = depth));
                        assert_int_equal(r.value, value);
                        assert_int_equal(called > 0, on);
                        assert_int_equal(r.total.quiescence > 0, on && (depth < 5 || forced || r.total.quiescence > 0));
                        assert_true(on || r.total.quiescence == 0);
                        assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
                    }
    }
}

static void test_quiescence_in_play_gives_the_same_value_with_fewer_nodes(void **state)
{
    zw_game game = harvest_game;
    char position[64];
    (void)state;
    game.tactical = harvest_tactical;
    game.plies_left = NULL;
    game.start(NULL, position);
    for (int depth = 1; depth <= 5; depth++) {
        judge j = {.game = &game, .quiescence = 1};
        zw_engine_options o = options_of("mtdf", 1), fixed = options_of("mtdf", 0);
        o.switches.depth_match = ZW_EQUAL;
        zw_report r = searched_once(&game, &o, ZW_LIMITS(.depth = depth));
        zw_report wide = searched_once(&game, &fixed, ZW_LIMITS(.depth = depth));
        assert_int_equal(r.value, judge_value(&j, position, depth, 0));
        assert_true(r.total.quiescence < wide.total.quiescence);
    }
}

/* What is left to gather cannot change the static value by more than its sum: a forecast that is always right. Number 0
 * asks a shallow search, number 1 the static value. */
static int sure_forecast(void *context, const void *position, int depth, int which, zw_forecast *forecast)
{
    const harvest_position *p = position;
    zw_value most = 0;
    (void)context;
    for (zw_move i = 0; i < HARVEST_FIELDS; i++) {
        harvest_position next, now = {0, p->left};
        if (!(p->left >> i & 1))
            continue;
        harvest_game.play(NULL, &now, i, &next);
        most += -next.ahead;
    }
    called++;
    *forecast = (zw_forecast){.depth = which ? 0 : depth / 2, .shift = which ? 0 : 3, .margin = most + (which ? 0 : 3)};
    return which < 2 && depth > 2;
}

static void test_sure_forecasts_save_nodes_in_play_and_keep_the_value(void **state)
{
    char position[64];
    (void)state;
    harvest_game.start(NULL, position);
    zw_value value = harvest_theory((const harvest_position *)(const void *)position);
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_game game = harvest_game, plain = harvest_game;
        zw_engine_options o = options_of(kernel_algorithms[a], 1), fixed = options_of(kernel_algorithms[a], 0);
        plain.plies_left = game.plies_left = NULL;
        game.forecast = sure_forecast;
        called = 0;
        zw_report r = searched_once(&game, &o, ZW_LIMITS(.depth = 12));
        int asked = called;
        zw_report without = searched_once(&plain, &o, ZW_LIMITS(.depth = 12));
        assert_int_equal(r.value, value);
        if (strcmp(kernel_algorithms[a], "alphabeta") != 0) { /* whose windows are too wide to ask in */
            assert_true(asked > 0);
            assert_int_not_equal(r.total.nodes, without.total.nodes);
        }
        called = 0;
        o.switches.selectivity = 0;
        zw_report off = searched_once(&game, &o, ZW_LIMITS(.depth = 12));
        assert_int_equal(off.value, value);
        assert_int_equal(off.total.nodes, without.total.nodes);
        assert_int_equal(searched_once(&game, &fixed, ZW_LIMITS(.depth = 7)).value, value);
        assert_int_equal(called, 0);
    }
}

/* ------------------------------------------------------------------------------------------- moves that cost no depth */

static int always_free(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    (void)move;
    return 1;
}

static void test_moves_that_cost_no_depth_end_at_the_depth_of_the_stack(void **state)
{
    zw_game game = kings_game;
    (void)state;
    game.free_move = always_free;
    for (int tournament = 0; tournament < 2; tournament++) {
        zw_engine_options o = options_of("mtdf", tournament);
        for (int repetition = 0; repetition < 2; repetition++) {
            game.reversible = repetition ? kings_game.reversible : NULL;
            zw_report r = searched_once(&game, &o, ZW_LIMITS(.depth = 3, .nodes = 200000));
            assert_true(r.best < 16);
        }
        zw_game small = harvest_game;
        char position[64];
        small.start(NULL, position);
        small.free_move = always_free;
        zw_report r = searched_once(&small, &o, ZW_LIMITS(.depth = 2));
        assert_int_equal(r.value, harvest_theory((const harvest_position *)(const void *)position));
    }
}

/* A heap from which one piece is taken at a time, at no cost in depth; who cannot is even. An evaluation before the end
 * says 7. */
static int heap_height;

static void heap_start(void *context, void *position)
{
    (void)context;
    memcpy(position, &heap_height, sizeof heap_height);
}

static int heap_left(const void *position)
{
    int left;
    memcpy(&left, position, sizeof left);
    return left;
}

static int heap_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context;
    (void)capacity;
    *outcome = 0;
    list[0] = 0;
    return heap_left(position) > 0;
}

static void heap_play(void *context, const void *from, zw_move move, void *to)
{
    int left = heap_left(from) - 1;
    (void)context;
    (void)move;
    memcpy(to, &left, sizeof left);
}

static zw_value heap_evaluate(void *context, const void *position)
{
    (void)context;
    return heap_left(position) > 0 ? 7 : 0;
}

static uint64_t heap_hash(void *context, const void *position)
{
    (void)context;
    return (uint64_t)heap_left(position) * UINT64_C(0x9E3779B97F4A7C15);
}

static int heap_plies_left(void *context, const void *position)
{
    (void)context;
    return heap_left(position) > 0;
}

/* Catches: is_proven() without its look at how far the stack was used. */
static void test_nothing_is_proven_where_the_stack_ends_before_the_game(void **state)
{
    static const zw_game heap = {.abi = ZW_ABI,
                                 .size = sizeof(zw_game),
                                 .name = "heap",
                                 .position_size = sizeof(int),
                                 .max_moves = 1,
                                 .max_score = 10,
                                 .start = heap_start,
                                 .moves = heap_moves,
                                 .play = heap_play,
                                 .evaluate = heap_evaluate,
                                 .hash = heap_hash,
                                 .free_move = always_free,
                                 .plies_left = heap_plies_left};
    static const char *const algorithms[] = {"mtdf", "negascout", "minimax", "ins", "sss-open", NULL};
    (void)state;
    for (int a = 0; algorithms[a]; a++)
        for (int tournament = 0; tournament < (a < 2 ? 2 : 1); tournament++) {
            zw_engine_options o = options_of(algorithms[a], tournament);
            heap_height = ZW_MAX_DEPTH - 1;
            zw_report r = searched_once(&heap, &o, ZW_LIMITS(.depth = 1));
            assert_int_equal(r.value, 0);
            assert_true(r.proven);
            heap_height = ZW_MAX_DEPTH + 1;
            r = searched_once(&heap, &o, ZW_LIMITS(.depth = 1));
            assert_int_equal(abs(r.value), 7);
            assert_false(r.proven);
        }
}

/* ---------------------------------------------------------------------------------------------------------- knowledge */

static int settled;

static int nim_settle(void *context, const void *position, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                      zw_value *upper)
{
    (void)context;
    (void)depth;
    assert_true(alpha < beta);
    settled++;
    *lower = *upper = nim_theory(position);
    return 1;
}

static int nim_half_settle(void *context, const void *position, zw_value alpha, zw_value beta, int depth,
                           zw_value *lower, zw_value *upper)
{
    zw_value value = nim_theory(position);
    (void)context;
    (void)alpha;
    (void)beta;
    (void)depth;
    settled++;
    *lower = value > 0 ? 1 : -1;
    *upper = 1;
    return 1;
}

static void test_knowledge_ends_nodes_in_play_and_is_not_asked_at_fixed_depth(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int half = 0; half < 2; half++) {
            zw_game game = nim_game;
            zw_engine_options o = options_of(kernel_algorithms[a], 1), fixed = options_of(kernel_algorithms[a], 0);
            game.settle = half ? nim_half_settle : nim_settle;
            settled = 0;
            zw_report r = searched_once(&game, &o, ZW_LIMITS(.depth = 9));
            assert_int_equal(r.value, 1);
            assert_true(settled > 0);
            if (!half)
                assert_true(r.total.nodes < 30);
            settled = 0;
            assert_int_equal(searched_once(&game, &fixed, ZW_LIMITS(.depth = 9)).value, 1);
            assert_int_equal(settled, 0);
        }
}

/* ---------------------------------------------------------------------------------------------------- draws by rule */

static zw_draw draw_after(const zw_game *game, const char *position, const char *moves)
{
    zw_error error = {0};
    zw_engine *engine = zw_engine_new(game, NULL, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_position_text(engine, position, moves, &error), ZW_OK);
    zw_draw drawn = zw_engine_draw(engine);
    zw_engine_free(engine);
    return drawn;
}

static void test_the_third_occurrence_is_a_draw_and_the_second_is_not(void **state)
{
    const zw_game *checkers = zw_game_find("checkers");
    const char *kings = "B:WK32:BK1";
    (void)state;
    assert_int_equal(draw_after(checkers, kings, NULL), ZW_NOT_DRAWN);
    assert_int_equal(draw_after(checkers, kings, "1-6 32-27 6-1 27-32"), ZW_NOT_DRAWN);
    assert_int_equal(draw_after(checkers, kings, "1-6 32-27 6-1 27-32 1-6 32-27 6-1"), ZW_NOT_DRAWN);
    assert_int_equal(draw_after(checkers, kings, "1-6 32-27 6-1 27-32 1-6 32-27 6-1 27-32"), ZW_DRAWN_BY_REPETITION);
    /* a man that moves in between makes everything before it another game */
    assert_int_equal(draw_after(checkers, "B:WK32:BK1,5", "1-6 32-27 6-1 27-32 5-9 32-27 1-6 27-32 6-1"), ZW_NOT_DRAWN);
    assert_int_equal(draw_after(zw_game_find("connect4"), "start", "4 4 4 4"), ZW_NOT_DRAWN);
}

static void test_too_many_quiet_moves_are_a_draw_on_the_board_and_in_the_search(void **state)
{
    zw_game quiet = *zw_game_find("checkers");
    const char *position = "B:WK32:BK1,K2", *five = "1-6 32-27 6-9 27-23 9-14";
    (void)state;
    quiet.no_progress_limit = 6;
    assert_int_equal(draw_after(&quiet, position, five), ZW_NOT_DRAWN);
    assert_int_equal(draw_after(&quiet, position, "1-6 32-27 6-9 27-24 9-13 24-19"), ZW_DRAWN_BY_NO_PROGRESS);
    /* With a limit of one no move leads anywhere: two kings against one are worth nothing. */
    quiet.no_progress_limit = 1;
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    for (int limited = 0; limited < 2; limited++) {
        zw_engine *engine = zw_engine_new(limited ? &quiet : zw_game_find("checkers"), NULL, &error);
        assert_non_null(engine);
        assert_int_equal(zw_engine_position_text(engine, position, NULL, &error), ZW_OK);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 4), &report, &error), ZW_OK);
        assert_int_equal(report.value == 0, limited);
        zw_engine_free(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mate_counts_plies_in_both_instances),
        cmocka_unit_test(test_mate_keeps_its_sign_when_deeper_entries_count),
        cmocka_unit_test(test_a_game_too_small_for_distances_is_refused),
        cmocka_unit_test(test_repetition_inside_the_search_and_with_the_game_before_is_a_draw),
        cmocka_unit_test(test_a_game_played_move_by_move_is_the_game_given_at_once),
        cmocka_unit_test(test_an_illegal_move_is_refused_and_changes_nothing),
        cmocka_unit_test(test_a_position_is_a_draw_at_its_second_or_with_the_game_third_time),
        cmocka_unit_test(test_fixed_depth_knows_no_repetition),
        cmocka_unit_test(test_a_refused_position_leaves_the_old_one_and_its_history),
        cmocka_unit_test(test_a_position_may_be_the_current_one),
        cmocka_unit_test(test_quiescence_at_fixed_depth_is_negamax_over_tactical_moves),
        cmocka_unit_test(test_quiescence_in_play_gives_the_same_value_with_fewer_nodes),
        cmocka_unit_test(test_sure_forecasts_save_nodes_in_play_and_keep_the_value),
        cmocka_unit_test(test_moves_that_cost_no_depth_end_at_the_depth_of_the_stack),
        cmocka_unit_test(test_nothing_is_proven_where_the_stack_ends_before_the_game),
        cmocka_unit_test(test_knowledge_ends_nodes_in_play_and_is_not_asked_at_fixed_depth),
        cmocka_unit_test(test_the_third_occurrence_is_a_draw_and_the_second_is_not),
        cmocka_unit_test(test_too_many_quiet_moves_are_a_draw_on_the_board_and_in_the_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
