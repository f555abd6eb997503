/* test_chess_values.c - what chess thinks of positions and moves: exchanges, the moves of quiescence, the evaluation's
 * terms one at a time, and the static order. */
#include "support/subject.h"
#include "game/chess/evaluate.h"
#include "game/chess/exchange.h"
#include "game/chess/notation.h"

#include <string.h>

static const zw_game *game;

static chess_position read_position(const char *fen)
{
    chess_position p;
    char why[400] = "";
    if (game->parse(NULL, fen, &p, why, sizeof why) != 0)
        fail_msg("%s", why);
    return p;
}

static zw_move read_move(const chess_position *p, const char *text)
{
    zw_move move = ZW_NO_MOVE;
    char why[400] = "";
    if (game->parse_move(NULL, p, text, &move, why, sizeof why) != 0)
        fail_msg("%s", why);
    return move;
}

static void test_exchanges_are_counted_to_their_end(void **state)
{
    static const struct {
        const char *fen, *move;
        int won;
    } cases[] = {
        {"4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100}, /* nobody protects */
        {"4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", -400}, /* a pawn does */
        {"4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0}, /* pawn for pawn */
        {"3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100}, /* doubled rooks against one: he does not take back */
        {"3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -400}, /* two against two */
        {"4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "e3d5", 975},
        {"4k3/8/2p5/3q4/8/4N3/8/4K3 w - - 0 1", "e3d5", 650}, /* queen for knight */
        {"4k3/8/5b2/8/3p4/8/1B6/Q3K3 w - - 0 1", "b2d4", 100}, /* the queen looks through her bishop */
        {"8/8/8/3k4/3p4/8/8/3RK3 w - - 0 1", "d1d4", -400}, /* the king takes */
        {"8/8/8/3k4/3p4/8/3R4/3RK3 w - - 0 1", "d2d4", 100}, /* the king may not */
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", 100}, /* in passing */
        {"3rk3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", 0},
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b7b8q", 875},
        {"r3k3/1P6/8/8/8/8/1K6/8 w - - 0 1", "b7b8q", -100},
        {"r3k3/1P6/8/8/8/8/1K6/8 w - - 0 1", "b7a8q", 1375},
        {"4k3/8/8/4p3/8/8/8/R3K3 w Q - 0 1", "a1a5", 0}, /* a quiet move to a safe square */
        {"4k3/8/1p6/8/8/8/8/R3K3 w Q - 0 1", "a1a5", -500},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].fen), reversed;
        zw_move move = read_move(&p, cases[i].move);
        int won = chess_exchange(&p, move);
        if (won != cases[i].won)
            fail_msg("%s: %s wins %d instead of %d", cases[i].fen, cases[i].move, won, cases[i].won);
        zw_chess_reverse(NULL, &p, &reversed);
        zw_move turned = chess_move(chess_mirror(chess_from(move)), chess_mirror(chess_to(move)), chess_kind(move),
                                    chess_piece(move), chess_taken(move));
        assert_int_equal(chess_exchange(&reversed, turned), won);
    }
}

static void test_quiescence_plays_winning_captures_and_promotions_only(void **state)
{
    static const struct {
        const char *fen, *moves;
    } cases[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""},
        {"4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5 "},
        {"4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", ""}, /* loses */
        {"4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", ""}, /* even */
        {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", "b7b8q "}, /* no underpromotion */
        {"r3k3/1P6/8/8/8/8/1K6/8 w - - 0 1", "b7a8q "},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].fen);
        zw_move list[CHESS_MAX_MOVES];
        char text[200] = "";
        int count = game->tactical(NULL, &p, list, CHESS_MAX_MOVES);
        for (int k = 0; k < count; k++) {
            zw_chess_format_move(NULL, &p, list[k], text + strlen(text), 8);
            strcat(text, " ");
        }
        assert_string_equal(text, cases[i].moves);
        if (count > 0)
            assert_int_equal(game->tactical(NULL, &p, list, 0), 0);
    }
}

static void test_a_side_in_check_may_not_stand_pat(void **state)
{
    chess_position quiet = read_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    chess_position check = read_position("R3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    (void)state;
    assert_int_equal(game->forced(NULL, &quiet), 0);
    assert_int_equal(game->forced(NULL, &check), 1);
}

static zw_value worth(const char *fen)
{
    chess_position p = read_position(fen);
    return game->evaluate(NULL, &p);
}

/* The first of each pair is better for White by one thing. */
static void test_each_term_of_the_evaluation_points_the_right_way(void **state)
{
    static const struct {
        const char *what, *better, *worse;
    } cases[] = {
        {"a queen more", "3qk3/8/8/8/8/8/8/QQ2K3 w - - 0 1", "3qk3/8/8/8/8/8/8/Q3K3 w - - 0 1"},
        {"a knight in the centre", "6k1/pp6/8/8/3N4/8/PP6/6K1 w - - 0 1", "6k1/pp6/8/8/8/8/PP6/N5K1 w - - 0 1"},
        {"an isolated pawn", "6k1/8/8/8/8/8/PP4P1/6K1 w - - 0 1", "6k1/8/8/8/8/8/P2P2P1/6K1 w - - 0 1"},
        {"doubled pawns", "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1"},
        {"a passed pawn", "4k3/p7/8/8/4P3/8/8/4K3 w - - 0 1", "4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1"},
        {"a pawn further on", "4k3/8/1P6/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/1P6/8/8/4K3 w - - 0 1"},
        {"a pair of bishops", "4k3/pp6/8/8/8/8/PP6/2B1KB2 w - - 0 1", "4k3/pp6/8/8/8/8/PP6/2B1K1B1 w - - 0 1"},
        {"a rook on an open file", "r3k3/pp6/8/8/8/8/PP6/3RK3 w - - 0 1", "r3k3/pp6/8/8/8/8/PP6/R3K3 w - - 0 1"},
        {"a king behind his pawns", "r1bq1rk1/5ppp/8/8/8/8/5PPP/R1BQ1RK1 w - - 0 1",
         "r1bq1rk1/5ppp/8/8/8/8/PPP5/R1BQ1RK1 w - - 0 1"},
        {"a king in the centre of an endgame", "7k/p7/8/8/4K3/8/P7/8 w - - 0 1", "7k/p7/8/8/8/8/P7/7K w - - 0 1"},
        {"a lone king at the edge", "k7/8/2K5/8/8/8/8/7R w - - 0 1", "8/8/8/8/3k4/8/8/K6R w - - 0 1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (worth(cases[i].better) <= worth(cases[i].worse))
            fail_msg("%s: %d is not more than %d", cases[i].what, (int)worth(cases[i].better),
                     (int)worth(cases[i].worse));
}

static void test_finished_and_dead_positions_are_seen(void **state)
{
    (void)state;
    assert_int_equal(worth("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), -game->max_score);
    assert_int_equal(worth("7k/5Q2/8/6K1/8/8/8/8 b - - 0 1"), 0);
    assert_in_range(worth("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"), 0, 10);
    assert_in_range(worth("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 0, 10);
    assert_in_range(worth("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"), 800, 1300);
}

/* Nobody can be mated: all bishops are on squares of one colour. */
static void test_dead_positions_are_draws_at_fixed_depth_and_in_play(void **state)
{
    static const struct {
        const char *fen, *moves;
    } dead[] = {{"8/8/5b2/4k3/8/4B3/3B4/4K3 w - - 0 1", ""},
                {"8/8/8/4k3/5n2/4B3/3B4/4K3 w - - 0 1", "e3f4"}, /* the only move that is searched */
                {"8/8/2n5/4k3/8/8/8/4K3 w - - 0 1", ""}};
    (void)state;
    for (size_t i = 0; i < sizeof dead / sizeof *dead; i++)
        for (int play = 0; play < 2; play++) {
            zw_engine_options options = play ? zw_options_tournament() : zw_options_fixed_depth();
            options.table_options.bytes = 1 << 20;
            zw_engine *engine = zw_engine_new(game, &options, NULL);
            zw_report report = ZW_REPORT;
            zw_move move, others[CHESS_MAX_MOVES];
            zw_error error = {0};
            assert_int_equal(zw_engine_position_text(engine, dead[i].fen, NULL, &error), ZW_OK);
            zw_limits limits = ZW_LIMITS(.depth = 4);
            if (*dead[i].moves) {
                zw_value outcome;
                const void *p = zw_engine_current(engine);
                assert_int_equal(zw_move_parse(game, NULL, p, dead[i].moves, &move, &error), ZW_OK);
                int count = game->moves(NULL, p, others, CHESS_MAX_MOVES, &outcome);
                for (int k = 0; k < count; k++)
                    if (others[k] != move)
                        others[limits.excluded_count++] = others[k];
                limits.excluded = others;
            }
            assert_int_equal(zw_engine_search(engine, &limits, &report, &error), ZW_OK);
            assert_int_equal(report.value, 0);
            zw_engine_free(engine);
        }
}

static void test_a_middle_game_and_an_endgame_value_are_kept_apart(void **state)
{
    (void)state;
    for (int middle = -9000; middle <= 9000; middle += 777)
        for (int end = -9000; end <= 9000; end += 611) {
            int32_t sum = CHESS_SCORE(middle, end) + CHESS_SCORE(5, -7) - CHESS_SCORE(-3, 4);
            assert_int_equal(chess_middle_part(sum), middle + 8);
            assert_int_equal(chess_end_part(sum), end - 11);
        }
}

static void test_good_captures_come_before_quiet_moves_and_bad_ones_after(void **state)
{
    chess_position p = read_position("3rk3/8/4p3/1q1p4/2P5/8/8/3RK3 w - - 0 1");
    zw_move moves[] = {read_move(&p, "c4b5"), read_move(&p, "c4d5"), read_move(&p, "d1d2"), read_move(&p, "d1d5")};
    int32_t keys[4];
    (void)state;
    game->order(NULL, &p, moves, 4, keys);
    for (int i = 1; i < 4; i++)
        assert_true(keys[i - 1] > keys[i]);
    assert_true(keys[1] - keys[2] >= 5 * ZW_HISTORY_MAX && keys[2] - keys[3] >= 5 * ZW_HISTORY_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exchanges_are_counted_to_their_end),
        cmocka_unit_test(test_quiescence_plays_winning_captures_and_promotions_only),
        cmocka_unit_test(test_a_side_in_check_may_not_stand_pat),
        cmocka_unit_test(test_each_term_of_the_evaluation_points_the_right_way),
        cmocka_unit_test(test_finished_and_dead_positions_are_seen),
        cmocka_unit_test(test_dead_positions_are_draws_at_fixed_depth_and_in_play),
        cmocka_unit_test(test_a_middle_game_and_an_endgame_value_are_kept_apart),
        cmocka_unit_test(test_good_captures_come_before_quiet_moves_and_bad_ones_after),
    };
    game = zw_game_find("chess");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
