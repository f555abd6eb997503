/* test_engine_values.c - what the engine says against negamax and theory: value, best move, line, several lines, equal
 * moves, excluded moves; for every algorithm, with all kinds of tables. */
#include "support/games.h"
#include "support/judge.h"

#include <stdio.h>
#include <string.h>

static const zw_game *const games[] = {&tictactoe_game, &nim_game, &harvest_game, NULL};

/* Some positions of each game: the start, and after some first moves. */
static int position_of(const zw_game *game, int index, void *position)
{
    zw_move moves[64];
    zw_value outcome;
    char next[64];
    game->start(NULL, position);
    for (int ply = 0; ply < index; ply++) {
        int count = game->moves(NULL, position, moves, 64, &outcome);
        if (count == 0)
            return 0;
        game->play(NULL, position, moves[(index * 7 + ply * 3) % count], next);
        memcpy(position, next, game->position_size);
    }
    return game->moves(NULL, position, moves, 64, &outcome) > 0;
}

static void set_position(zw_engine *engine, const void *position)
{
    zw_error error = {0};
    if (zw_engine_position(engine, position, NULL, 0, &error) != ZW_OK)
        fail_msg("%s", error.text);
}

static zw_value value_of(const zw_move *moves, const zw_value *values, int count, zw_move move)
{
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return values[i];
    fail_msg("move %u is not legal", (unsigned)move);
    return 0;
}

/* One search compared with negamax: value, best move and line. */
static void check_search(const zw_game *game, const zw_engine_options *options, int tournament)
{
    zw_engine *engine = engine_for(game, options);
    judge j = {.game = game,
               .tournament = tournament,
               .grain = options->switches.grain,
               .quiescence = options->switches.quiescence};
    char position[64];
    for (int index = 0; index < 5; index++)
        for (int depth = 1; depth <= 6; depth++) {
            zw_move moves[64];
            zw_value values[64], best = -ZW_INFINITY;
            if (!position_of(game, index, position))
                continue;
            int count = judge_moves(&j, position, depth, moves, values);
            for (int i = 0; i < count; i++)
                best = values[i] > best ? values[i] : best;
            set_position(engine, position);
            zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
            assert_int_equal(r.value, best);
            assert_int_equal(r.lower, best);
            assert_int_equal(r.upper, best);
            assert_int_equal(r.depth, depth);
            assert_int_equal(value_of(moves, values, count, r.best), best);
            assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
            judge_line(&j, position, &r);
            assert_int_equal(r.moves[0].move, r.best);
            assert_int_equal(r.move_count, count);
        }
    zw_engine_free(engine);
}

static void test_value_best_move_and_line_are_those_of_negamax(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int g = 0; games[g]; g++)
            for (int variant = 0; variant < 4; variant++) {
                zw_engine_options o = options_of(kernel_algorithms[a], 0);
                o.table_options.layout = variant & 1 ? ZW_COMPACT : ZW_WIDE;
                o.table_options.entries = variant == 2 ? 16 : 4096;
                o.switches.etc = variant & 2 ? 0 : ZW_ETC_OFF;
                o.no_table = variant == 3 && games[g] != &nim_game;
                o.switches.deepening = variant != 1;
                check_search(games[g], &o, 0);
            }
    for (int a = 0; plain_algorithms[a]; a++)
        for (int g = 0; games[g]; g++) {
            zw_engine_options o = options_of(plain_algorithms[a], 0);
            check_search(games[g], &o, 0);
        }
}

static void test_tournament_play_of_a_game_without_hooks_is_exact_under_equal(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int g = 0; games[g]; g++)
            for (int variant = 0; variant < 2; variant++) {
                zw_engine_options o = options_of(kernel_algorithms[a], 1);
                zw_game game = *games[g];
                game.plies_left = NULL; /* with it a proven search ends early, at a smaller depth */
                game.flags = 0;
                o.switches.depth_match = ZW_EQUAL;
                o.table_options.layout = variant ? ZW_WIDE : ZW_COMPACT;
                o.switches.store_leaves = variant;
                game.win_score = 0;
                check_search(&game, &o, 1);
            }
}

static void test_theory_of_nim_is_found_in_every_position(void **state)
{
    zw_engine_options o = options_of("mtdf", 1);
    zw_engine *engine = engine_for(&nim_game, &o);
    (void)state;
    for (uint8_t a = 0; a <= 3; a++)
        for (uint8_t b = 0; b <= 3; b++)
            for (uint8_t c = 1; c <= 5; c++) {
                nim_position p = {{a, b, c}}, next;
                set_position(engine, &p);
                zw_report r = searched(engine, ZW_LIMITS());
                assert_int_equal(r.value, nim_theory(&p));
                assert_true(r.proven);
                nim_game.play(NULL, &p, r.best, &next);
                assert_int_equal(nim_theory(&next), -nim_theory(&p));
            }
    zw_engine_free(engine);
}

static void test_theory_of_harvest_is_found_without_a_depth(void **state)
{
    harvest_position p;
    (void)state;
    harvest_game.start(NULL, &p);
    for (int tournament = 0; tournament < 2; tournament++) {
        zw_engine_options o = options_of("negascout", tournament);
        zw_report r = searched_once(&harvest_game, &o, ZW_LIMITS());
        assert_int_equal(r.value, harvest_theory(&p));
        assert_int_equal(r.depth, HARVEST_FIELDS);
        assert_true(r.proven);
    }
}

static void test_connect4_lines_are_worth_their_value(void **state)
{
    const zw_game *game = zw_game_find("connect4");
    static const char *const positions[] = {"start", "4444", "4453", "44455554221", NULL};
    zw_error error = {0};
    (void)state;
    assert_non_null(game);
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = options_of(kernel_algorithms[a], 0);
        zw_engine *engine = engine_for(game, &o);
        judge j = {.game = game};
        for (int p = 0; positions[p]; p++) {
            assert_int_equal(zw_engine_position_text(engine, positions[p], NULL, &error), ZW_OK);
            zw_report r = searched(engine, ZW_LIMITS(.depth = 6));
            char position[64];
            memcpy(position, zw_engine_current(engine), game->position_size);
            assert_int_equal(r.value, judge_value(&j, position, 6, 0));
            assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
            judge_line(&j, position, &r);
        }
        zw_engine_free(engine);
    }
}

/* ------------------------------------------------------------------------------------------------------ several lines */

typedef struct ranks {
    zw_move best[64];
    zw_value value[64];
    int depth[64];
    zw_line_end end[64];
    int count, first_depth;
} ranks;

static void collect(void *user, const zw_report *r)
{
    ranks *all = user;
    if (r->event != ZW_REPORT_RESULT)
        return;
    assert_int_equal(r->rank, all->count + 1);
    all->best[all->count] = r->best;
    all->value[all->count] = r->value;
    all->end[all->count] = r->line_end;
    all->depth[all->count++] = r->depth;
}

static void test_every_rank_of_multipv_has_its_exact_value(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int g = 0; games[g]; g++)
            for (int index = 0; index < 3; index++) {
                zw_engine_options o = options_of(kernel_algorithms[a], 0);
                ranks all = {.count = 0};
                judge j = {.game = games[g]};
                char position[64];
                zw_move moves[64];
                zw_value values[64];
                o.on_report = collect;
                o.user = &all;
                zw_engine *engine = engine_for(games[g], &o);
                assert_true(position_of(games[g], index, position));
                int count = judge_moves(&j, position, 4, moves, values);
                set_position(engine, position);
                zw_report r = searched(engine, ZW_LIMITS(.depth = 4, .multipv = 64));
                assert_int_equal(all.count, count);
                assert_int_equal(r.rank, 1);
                for (int i = 0; i < count; i++) {
                    assert_int_equal(all.value[i], value_of(moves, values, count, all.best[i]));
                    assert_int_equal(r.moves[i].value, value_of(moves, values, count, r.moves[i].move));
                    assert_int_equal(r.moves[i].lower, r.moves[i].upper);
                    assert_int_equal(all.end[i], ZW_LINE_COMPLETE);
                    assert_true(i == 0 || all.value[i] <= all.value[i - 1]);
                    for (int k = 0; k < i; k++)
                        assert_int_not_equal(all.best[i], all.best[k]);
                }
                zw_engine_free(engine);
            }
}

/* Also keeps the depth of the last line of rank 1 that was completed. */
static void collect_all(void *user, const zw_report *r)
{
    ranks *all = user;
    if (r->event == ZW_REPORT_ITERATION && r->rank == 1)
        all->first_depth = r->depth;
    collect(user, r);
}

static void test_multipv_stopped_between_lines_stays_in_order_and_names_no_move_twice(void **state)
{
    static const char *const positions[] = {"start", "4453", "444353", "4455225", NULL};
    const zw_game *game = zw_game_find("connect4");
    zw_error error = {0};
    ranks all = {.count = 0};
    zw_engine_options o = options_of("mtdf", 0);
    o.on_report = collect_all;
    o.user = &all;
    zw_engine *engine = engine_for(game, &o);
    (void)state;
    for (int p = 0; positions[p]; p++)
        for (uint64_t nodes = 1; nodes < 4000; nodes += 7) {
            assert_int_equal(zw_engine_position_text(engine, positions[p], NULL, &error), ZW_OK);
            all = (ranks){.count = 0};
            searched(engine, ZW_LIMITS(.nodes = nodes, .multipv = 4, .no_line = 1));
            assert_true(all.count >= 1 && all.count <= 4);
            assert_int_equal(all.depth[0], all.first_depth);
            for (int i = 1; i < all.count; i++) {
                assert_true(all.depth[i] <= all.depth[i - 1]);
                assert_true(all.depth[i] >= all.depth[0] - 1);
                assert_true(all.value[i] <= all.value[i - 1]);
                for (int k = 0; k < i; k++)
                    assert_int_not_equal(all.best[i], all.best[k]);
            }
        }
    zw_engine_free(engine);
}

/* ------------------------------------------------------------------------------------------- excluded and equal moves */

static void test_excluded_moves_are_not_considered(void **state)
{
    judge j = {.game = &tictactoe_game};
    tictactoe_position p = {0};
    zw_move moves[64];
    zw_value values[64];
    int count = judge_moves(&j, &p, 5, moves, values);
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (unsigned mask = 1; mask < 511; mask += 17) {
            zw_engine_options o = options_of(kernel_algorithms[a], 0);
            zw_engine *engine = engine_for(&tictactoe_game, &o);
            zw_move excluded[9];
            zw_value best = -ZW_INFINITY;
            int out = 0;
            for (int i = 0; i < count; i++)
                if (mask >> i & 1)
                    excluded[out++] = moves[i];
                else
                    best = values[i] > best ? values[i] : best;
            zw_report r = searched(engine, ZW_LIMITS(.depth = 5, .excluded = excluded, .excluded_count = out));
            assert_int_equal(r.value, best);
            assert_int_equal(value_of(moves, values, count, r.best), best);
            assert_int_equal(r.move_count, count);
            for (int i = 0; i < r.move_count; i++)
                assert_int_equal(r.moves[i].excluded, mask >> r.moves[i].move & 1);
            assert_false(mask >> r.best & 1);
            judge_line(&j, &p, &r);
            /* and are forgotten afterwards: the table must not remember the root without them */
            r = searched(engine, ZW_LIMITS(.depth = 5));
            assert_int_equal(r.value, judge_value(&j, &p, 5, 0));
            zw_engine_free(engine);
        }
}

static void test_moves_excluded_once_do_not_haunt_a_position_with_fewer_moves(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_engine *engine = engine_for(&tictactoe_game, &o);
    zw_error error = {0};
    zw_move excluded[] = {4};
    (void)state;
    zw_report r = searched(engine, ZW_LIMITS(.depth = 3, .excluded = excluded, .excluded_count = 1));
    assert_int_equal(r.move_count, 9);
    assert_int_equal(zw_engine_position_text(engine, "X........", NULL, &error), ZW_OK);
    r = searched(engine, ZW_LIMITS(.depth = 3));
    assert_int_equal(r.move_count, 8);
    zw_engine_free(engine);
}

static void test_excluding_all_moves_is_an_error(void **state)
{
    zw_engine_options o = options_of("mtdf", 0);
    zw_engine *engine = engine_for(&nim_game, &o);
    zw_move all[64];
    zw_value outcome;
    zw_report r = ZW_REPORT;
    zw_error error = {0};
    nim_position p;
    (void)state;
    nim_game.start(NULL, &p);
    int count = nim_game.moves(NULL, &p, all, 64, &outcome);
    zw_limits limits = ZW_LIMITS(.depth = 3, .excluded = all, .excluded_count = count);
    assert_int_equal(zw_engine_search(engine, &limits, &r, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "all 9 moves are excluded"));
    assert_int_equal(zw_engine_search(engine, &limits, &r, NULL), ZW_BAD_INPUT);
    zw_engine_free(engine);
}

static void test_equal_moves_are_exactly_the_best_ones(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++)
        for (int g = 0; games[g]; g++)
            for (int index = 0; index < 4; index++)
                for (int depth = 1; depth <= 5; depth++) {
                    zw_engine_options o = options_of(kernel_algorithms[a], 0);
                    zw_engine *engine = engine_for(games[g], &o);
                    judge j = {.game = games[g]};
                    char position[64];
                    zw_move moves[64];
                    zw_value values[64];
                    assert_true(position_of(games[g], index, position));
                    int count = judge_moves(&j, position, depth, moves, values), equal = 0;
                    set_position(engine, position);
                    zw_report r = searched(engine, ZW_LIMITS(.depth = depth, .equal_moves = 1, .multipv = 2));
                    for (int i = 0; i < count; i++) {
                        int listed = 0;
                        for (int k = 0; k < r.equal_count; k++)
                            listed += r.equal[k] == moves[i];
                        assert_int_equal(listed, values[i] == r.value);
                        equal += listed;
                    }
                    assert_int_equal(r.equal_count, equal);
                    zw_engine_free(engine);
                }
}

static void test_a_finished_game_is_reported_with_its_outcome(void **state)
{
    static const struct {
        const char *text;
        zw_value value;
    } rows[] = {{"XXXOO....", -TICTACTOE_WIN}, {"XOXXOOOXX", 0}};
    (void)state;
    for (int tournament = 0; tournament < 2; tournament++)
        for (size_t i = 0; i < 2; i++) {
            zw_engine_options o = options_of("mtdf", tournament);
            zw_engine *engine = engine_for(&tictactoe_game, &o);
            zw_error error = {0};
            assert_int_equal(zw_engine_position_text(engine, rows[i].text, NULL, &error), ZW_OK);
            zw_report r = searched(engine, ZW_LIMITS(.depth = 3, .multipv = 3, .equal_moves = 1));
            assert_int_equal(r.value, rows[i].value);
            assert_int_equal(r.lower, rows[i].value);
            assert_int_equal(r.upper, rows[i].value);
            assert_int_equal(r.best, ZW_NO_MOVE);
            assert_int_equal(r.line_length, 0);
            assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
            assert_int_equal(r.proven, 1);
            assert_int_equal(r.move_count, 0);
            assert_int_equal(r.equal_count, 0);
            assert_int_equal(r.event, ZW_REPORT_RESULT);
            zw_engine_free(engine);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_value_best_move_and_line_are_those_of_negamax),
        cmocka_unit_test(test_tournament_play_of_a_game_without_hooks_is_exact_under_equal),
        cmocka_unit_test(test_theory_of_nim_is_found_in_every_position),
        cmocka_unit_test(test_theory_of_harvest_is_found_without_a_depth),
        cmocka_unit_test(test_connect4_lines_are_worth_their_value),
        cmocka_unit_test(test_every_rank_of_multipv_has_its_exact_value),
        cmocka_unit_test(test_multipv_stopped_between_lines_stays_in_order_and_names_no_move_twice),
        cmocka_unit_test(test_excluded_moves_are_not_considered),
        cmocka_unit_test(test_moves_excluded_once_do_not_haunt_a_position_with_fewer_moves),
        cmocka_unit_test(test_excluding_all_moves_is_an_error),
        cmocka_unit_test(test_equal_moves_are_exactly_the_best_ones),
        cmocka_unit_test(test_a_finished_game_is_reported_with_its_outcome),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
