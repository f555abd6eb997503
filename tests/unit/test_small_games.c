/* test_small_games.c - games that leave out hash(), evaluate(), notation or the largest score, and what repetition is worth:
 * each compared with the same game that has them, or with a search of its own. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "../../examples/tictactoe.c"
#include <zw/experiment.h>

static zw_report searched(const zw_game *game, const char *algorithm, const char *moves_played, int in_play, int depth)
{
    zw_error error = {0};
    zw_engine_options options = in_play ? zw_options_tournament() : zw_options_fixed_depth();
    zw_limits limits = ZW_LIMITS(.depth = depth);
    zw_report report = ZW_REPORT;
    if (zw_choice_parse(algorithm, &options.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    zw_engine *engine = zw_engine_new(game, &options, &error);
    if (!engine || zw_engine_position_text(engine, NULL, moves_played, &error) != ZW_OK ||
        zw_engine_search(engine, &limits, &report, &error) != ZW_OK)
        fail_msg("%s: %s", game->name, error.text);
    zw_engine_free(engine);
    return report;
}

/* Plain negamax over the functions; 0 at depth 0 where the game goes on. */
static zw_value oracle(const zw_game *game, const void *position, int depth)
{
    zw_move list[64];
    zw_value outcome = 0, best = -ZW_INFINITY;
    int count = game->moves(NULL, position, list, game->max_moves, &outcome);
    _Alignas(8) unsigned char next[64];
    if (count == 0 || depth == 0)
        return count ? 0 : outcome;
    for (int i = 0; i < count; i++) {
        game->play(NULL, position, list[i], next);
        zw_value value = -oracle(game, next, depth - 1);
        best = value > best ? value : best;
    }
    return best;
}

/* ------------------------------------------------------------------------------------------ hash() and evaluate() */

static uint64_t whole_hash(void *context, const void *position)
{
    (void)context;
    return zw_hash_bytes(position, sizeof(board));
}

static zw_value whole_evaluate(void *context, const void *position)
{
    zw_move list[9];
    zw_value outcome;
    return moves(context, position, list, 9, &outcome) ? 0 : outcome;
}

static zw_game whole_game(void)
{
    zw_game whole = tictactoe;
    whole.hash = whole_hash;
    whole.evaluate = whole_evaluate;
    whole.max_score = 1;
    whole.win_score = 1;
    whole.flags = 0;
    return whole;
}

static const char *const lines[] = {"", "4", "0 8", "4 0 8 2", "0 1 4 8 2"};
static const char *const algorithms[] = {"mtdf", "alphabeta", "negascout", "sss", "minimax", "pns:k=2", "sss-open"};

static void test_three_functions_and_two_numbers_are_the_same_search_as_with_hash_and_evaluate(void **state)
{
    const zw_game whole = whole_game();
    (void)state;
    for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++)
        for (size_t k = 0; k < sizeof lines / sizeof *lines; k++)
            for (int depth = 1; depth <= 5; depth++) {
                zw_report a = searched(&tictactoe, algorithms[i], lines[k], 0, depth);
                zw_report b = searched(&whole, algorithms[i], lines[k], 0, depth);
                assert_int_equal(a.value, b.value);
                assert_int_equal(a.best, b.best);
                assert_int_equal(a.proven, b.proven);
                assert_memory_equal(&a.total, &b.total, sizeof a.total);
            }
}

static void test_without_evaluate_a_search_has_the_values_of_plain_negamax(void **state)
{
    board at, next;
    (void)state;
    for (int depth = 1; depth <= 6; depth++) {
        start(NULL, &at);
        assert_int_equal(searched(&tictactoe, "mtdf", "", 0, depth).value, oracle(&tictactoe, &at, depth));
        play(NULL, &at, 0, &next);
        play(NULL, &next, 8, &at);
        assert_int_equal(searched(&tictactoe, "mtdf", "0 8", 0, depth).value, oracle(&tictactoe, &at, depth));
        assert_int_equal(searched(&tictactoe, "mtdf", "0 8", 1, depth).value, oracle(&tictactoe, &at, depth));
    }
    assert_int_equal(searched(&tictactoe, "mtdf", "0 4", 1, 9).value, 0);
    assert_int_equal(searched(&tictactoe, "mtdf", "0 8", 1, 9).value, 1);
    assert_int_equal(searched(&tictactoe, "mtdf", "0 1 4", 1, 9).value, -1);
}

/* Only an outcome is worth 1 or -1, so a won game is proven as soon as the win is seen. */
static void test_a_win_of_a_game_without_evaluate_is_proven(void **state)
{
    (void)state;
    zw_report won = searched(&tictactoe, "mtdf", "0 1 4 2", 1, 9);
    assert_int_equal(won.value, 1);
    assert_true(won.proven);
    assert_int_equal(won.depth, 1);
    assert_false(searched(&tictactoe, "mtdf", "", 1, 4).proven);
}

static void test_without_keys_there_is_no_table_and_the_same_value(void **state)
{
    zw_game keyless = tictactoe;
    zw_table_options size = {.entries = 4096, .layout = ZW_WIDE};
    zw_engine_options shared = zw_options_fixed_depth();
    zw_report report = ZW_REPORT;
    zw_error error = {0};
    (void)state;
    keyless.flags = 0;
    for (int depth = 1; depth <= 5; depth++)
        for (size_t k = 0; k < sizeof lines / sizeof *lines; k++) {
            zw_report with = searched(&tictactoe, "mtdf", lines[k], 0, depth);
            zw_report without = searched(&keyless, "mtdf", lines[k], 0, depth);
            assert_int_equal(without.value, with.value);
            assert_int_equal(without.total.table_probes, 0);
            assert_int_equal(without.table_bytes, 0);
            assert_true(depth < 2 || with.total.table_probes > 0 || with.total.interior <= 1);
        }
    shared.table = zw_table_new(&size, NULL); /* it is left alone */
    zw_engine *engine = zw_engine_new(&keyless, &shared, &error);
    assert_non_null(engine);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 4), &report, &error), ZW_OK);
    assert_int_equal(report.total.table_probes, 0);
    zw_engine_free(engine);
    zw_table_free(shared.table);
}

static void expect_refused(const zw_game *game, const char *words)
{
    zw_error error = {0};
    assert_null(zw_engine_new(game, NULL, &error));
    assert_int_equal(error.status, ZW_BAD_GAME);
    assert_non_null(strstr(error.text, words));
}

static int never(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    (void)move;
    return 0;
}

static uint64_t no_child_hash(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    return move;
}

static int no_forecast(void *context, const void *position, int depth, int which, struct zw_forecast *forecast)
{
    (void)context;
    (void)position;
    (void)depth;
    (void)which;
    (void)forecast;
    return 0;
}

static void test_what_needs_keys_or_an_evaluation_is_refused_in_words(void **state)
{
    zw_game keyless = tictactoe, game = tictactoe;
    zw_engine_options threads = zw_options_tournament();
    zw_yardstick_options yardstick = zw_yardstick_defaults(3);
    zw_error error = {0};
    (void)state;
    keyless.flags = 0;
    threads.threads = 2;
    assert_null(zw_engine_new(&keyless, &threads, &error));
    assert_non_null(strstr(error.text, "neither hash() nor ZW_EQUAL_BYTES"));
    assert_int_equal(zw_yardstick_run(&keyless, NULL, &yardstick, &error), ZW_UNSUPPORTED);
    assert_non_null(strstr(error.text, "neither hash() nor ZW_EQUAL_BYTES"));
    keyless.reversible = never;
    expect_refused(&keyless, "reversible(): expected hash() or ZW_EQUAL_BYTES");
    game.child_hash = no_child_hash;
    expect_refused(&game, "child_hash(): expected hash()");
    game = tictactoe;
    game.forecast = no_forecast;
    expect_refused(&game, "forecast(): expected evaluate()");
    game = tictactoe;
    game.repetition = -1;
    expect_refused(&game, "repetition: expected reversible()");
    game.reversible = never;
    game.repetition = 2;
    expect_refused(&game, "a repetition is worth 2");
    game = tictactoe;
    game.play = NULL;
    expect_refused(&game, "play()");
}

/* ----------------------------------------------------------------------------------------------------- notation */

static void test_positions_and_moves_of_a_bare_game_are_read_again(void **state)
{
    board at, next, back;
    zw_error error = {0};
    char text[64], small[8] = "xxxxxxx";
    (void)state;
    start(NULL, &at);
    for (zw_move square = 0; square < 9; square++) {
        int length = zw_position_format(&tictactoe, NULL, &at, text, sizeof text);
        assert_int_equal(length, strlen(text));
        assert_int_equal(zw_position_format(&tictactoe, NULL, &at, small, sizeof small), length);
        assert_string_equal(small, "");
        assert_int_equal(zw_position_parse(&tictactoe, NULL, text, &back, &error), ZW_OK);
        assert_memory_equal(&back, &at, sizeof at);
        zw_move move, read;
        zw_value outcome;
        if (!moves(NULL, &at, &move, 1, &outcome))
            break;
        zw_move_format(&tictactoe, NULL, &at, move, text, sizeof text);
        assert_int_equal(zw_move_parse(&tictactoe, NULL, &at, text, &read, &error), ZW_OK);
        assert_int_equal(read, move);
        play(NULL, &at, move, &next);
        at = next;
    }
}

/* Bytes that no game has written could be anything: the check sum refuses each digit that is changed. */
static void test_changed_bytes_of_a_position_are_refused(void **state)
{
    board at, back = {7, 7}, kept = back;
    zw_error error = {0};
    char text[64], changed[80];
    zw_game other = tictactoe;
    (void)state;
    start(NULL, &at);
    int length = zw_position_format(&tictactoe, NULL, &at, text, sizeof text);
    for (int i = 6; i < length; i++) {
        strcpy(changed, text);
        changed[i] = changed[i] == '1' ? '2' : '1';
        assert_int_equal(zw_position_parse(&tictactoe, NULL, changed, &back, &error), ZW_BAD_INPUT);
        assert_non_null(strstr(error.text, changed));
        assert_memory_equal(&back, &kept, sizeof back);
    }
    const char *const wrong[] = {"bytes:", "bytes:00", "bytes:0000000000000000g", "bytes:zz"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(zw_position_parse(&tictactoe, NULL, wrong[i], &back, &error), ZW_BAD_INPUT);
    strcat(strcpy(changed, text), "0");
    assert_int_equal(zw_position_parse(&tictactoe, NULL, changed, &back, &error), ZW_BAD_INPUT);
    other.name = "other";
    assert_int_equal(zw_position_parse(&other, NULL, text, &back, &error), ZW_BAD_INPUT);
}

/* --------------------------------------------------------------------------------------------------- repetition */

/* A token stands on one of three places. The player to move takes it one place on, which can go on for ever, or gives up,
 * which costs 10. `alone`: one player makes all moves. */
typedef struct place {
    uint8_t at, side, given_up;
} place;
enum { ON = 1, GIVE_UP = 2, WORTH = 100, PRICE = 10 };

static void ring_start(void *context, void *position)
{
    (void)context;
    *(place *)position = (place){0};
}

static int ring_moves(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    (void)context;
    (void)capacity;
    *outcome = PRICE; /* for the one who has not given up */
    if (((const place *)position)->given_up)
        return 0;
    list[0] = ON;
    list[1] = GIVE_UP;
    return 2;
}

static void ring_play(void *context, const void *position, zw_move move, void *to)
{
    place p = *(const place *)position;
    (void)context;
    *(place *)to = (place){(uint8_t)(move == ON ? (p.at + 1) % 3 : p.at), !p.side, move == GIVE_UP};
}

static void alone_play(void *context, const void *position, zw_move move, void *to)
{
    ring_play(context, position, move, to);
    ((place *)to)->side = move == GIVE_UP; /* the other one is to move in the end */
}

static int ring_reversible(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    return move == ON;
}

static int alone_again(void *context, const void *position, zw_move move)
{
    (void)context;
    (void)position;
    return move == ON;
}

static const zw_game ring = {.abi = ZW_ABI,
                             .size = sizeof(zw_game),
                             .name = "ring",
                             .position_size = sizeof(place),
                             .max_moves = 2,
                             .max_score = WORTH,
                             .start = ring_start,
                             .moves = ring_moves,
                             .play = ring_play,
                             .flags = ZW_EQUAL_BYTES,
                             .reversible = ring_reversible};

/* Six plies lead back to where the search begins, and the second player there makes the last of them. */
static void test_a_repetition_is_worth_what_the_game_says(void **state)
{
    zw_game drawn = ring, lost = ring, won = ring;
    (void)state;
    lost.repetition = -WORTH;
    won.repetition = WORTH;
    for (int depth = 7; depth <= 12; depth++) {
        assert_int_equal(searched(&drawn, "mtdf", "", 1, depth).value, 0);
        assert_int_equal(searched(&lost, "mtdf", "", 1, depth).value, PRICE);
        assert_int_equal(searched(&lost, "alphabeta:memory=off", "", 1, depth).value, PRICE);
        assert_int_equal(searched(&won, "mtdf", "", 1, depth).value, -PRICE);
        assert_int_equal(searched(&lost, "mtdf", "1", 1, depth).value, PRICE);
    }
}

static void test_a_repetition_by_a_player_who_moves_again_is_that_players(void **state)
{
    zw_game alone = ring;
    (void)state;
    alone.play = alone_play;
    alone.moves_again = alone_again;
    assert_int_equal(searched(&alone, "mtdf", "", 1, 8).value, 0);
    alone.repetition = -WORTH;
    assert_int_equal(searched(&alone, "mtdf", "", 1, 8).value, -PRICE);
    alone.repetition = PRICE + 1;
    assert_int_equal(searched(&alone, "mtdf", "", 1, 8).value, PRICE + 1);
}

static void test_the_third_repetition_ends_a_game_with_what_it_is_worth(void **state)
{
    zw_game lost = ring, alone = ring;
    zw_error error = {0};
    (void)state;
    lost.repetition = -WORTH;
    zw_engine *engine = zw_engine_new(&lost, NULL, &error);
    assert_int_equal(zw_engine_position_text(engine, NULL, "1 1 1 1 1 1 1 1 1 1 1", &error), ZW_OK);
    assert_int_equal(zw_engine_draw(engine), ZW_NOT_DRAWN);
    assert_int_equal(zw_engine_draw_value(engine), 0);
    assert_int_equal(zw_engine_play(engine, ON, &error), ZW_OK);
    assert_int_equal(zw_engine_draw(engine), ZW_DRAWN_BY_REPETITION);
    assert_int_equal(zw_engine_draw_value(engine), WORTH);
    zw_engine_free(engine);
    alone.play = alone_play;
    alone.moves_again = alone_again;
    alone.repetition = -WORTH;
    engine = zw_engine_new(&alone, NULL, &error);
    assert_int_equal(zw_engine_position_text(engine, NULL, "1 1 1 1 1 1", &error), ZW_OK);
    assert_int_equal(zw_engine_draw(engine), ZW_DRAWN_BY_REPETITION);
    assert_int_equal(zw_engine_draw_value(engine), -WORTH);
    zw_engine_free(engine);
}

/* ------------------------------------------------------------------------------------------------------- check-game */

static void keep(void *context, const char *sentence)
{
    snprintf(context, 600, "%s", sentence);
}

static void test_the_check_knows_games_without_hash_and_evaluate(void **state)
{
    char said[600] = "";
    zw_error error = {0};
    zw_game keyless = tictactoe;
    (void)state;
    assert_int_equal(zw_game_check(&tictactoe, 1, 100, keep, said, &error), ZW_OK);
    keyless.flags = 0;
    assert_int_equal(zw_game_check(&keyless, 1, 100, keep, said, &error), ZW_OK);
    assert_string_equal(said, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_functions_and_two_numbers_are_the_same_search_as_with_hash_and_evaluate),
        cmocka_unit_test(test_without_evaluate_a_search_has_the_values_of_plain_negamax),
        cmocka_unit_test(test_a_win_of_a_game_without_evaluate_is_proven),
        cmocka_unit_test(test_without_keys_there_is_no_table_and_the_same_value),
        cmocka_unit_test(test_what_needs_keys_or_an_evaluation_is_refused_in_words),
        cmocka_unit_test(test_positions_and_moves_of_a_bare_game_are_read_again),
        cmocka_unit_test(test_changed_bytes_of_a_position_are_refused),
        cmocka_unit_test(test_a_repetition_is_worth_what_the_game_says),
        cmocka_unit_test(test_a_repetition_by_a_player_who_moves_again_is_that_players),
        cmocka_unit_test(test_the_third_repetition_ends_a_game_with_what_it_is_worth),
        cmocka_unit_test(test_the_check_knows_games_without_hash_and_evaluate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
