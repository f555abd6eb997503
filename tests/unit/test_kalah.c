/* test_kalah.c - Kalah against the plain numbers of the tests, which share nothing with the game's words of bytes. Sees
 * the game only through its zw_game, and searches it only through an engine. */
#include "support/array_kalah.h"
#include "support/judge.h"

#include <zw/driver.h>
#include <zw/experiment.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES = 1000, TEXT = 100 };

static const zw_game *game;

/* Positions that arise, and any distribution of seeds: laps round the board are rare in games. */
static array_kalah sample(int number)
{
    return number % 2 ? array_kalah_random_game((int)array_kalah_random(60))
                      : array_kalah_scattered((int)array_kalah_random(49));
}

static void *position_of(const array_kalah *board)
{
    char text[TEXT], why[200] = "";
    void *position = malloc(game->position_size);
    assert_non_null(position);
    array_kalah_text(board, text, sizeof text);
    if (game->parse(NULL, text, position, why, sizeof why) != 0)
        fail_msg("'%s' was refused: %s", text, why);
    return position;
}

static void assert_is(const void *position, const array_kalah *board)
{
    char text[TEXT], expected[TEXT];
    game->format(NULL, position, text, sizeof text);
    array_kalah_text(board, expected, sizeof expected);
    assert_string_equal(text, expected);
}

static int in_play(const array_kalah *board)
{
    int sum = 0;
    for (int i = 0; i < 14; i++)
        sum += i == 6 || i == 13 ? 0 : board->place[i];
    return sum;
}

/* --------------------------------------------------------------------------------------------------------------- rules */

static void test_moves_positions_and_turns_agree_with_plain_numbers(void **state)
{
    (void)state;
    for (int i = 0; i < 20 * SAMPLES; i++) {
        array_kalah board = sample(i);
        void *position = position_of(&board), *next = malloc(game->position_size);
        int pits[6], expected = array_kalah_moves(&board, pits);
        zw_move list[6];
        zw_value outcome = 12345;
        int count = game->moves(NULL, position, list, 6, &outcome);
        assert_non_null(next);
        assert_int_equal(count, expected);
        assert_int_equal(game->count(NULL, position), expected);
        assert_int_equal(game->evaluate(NULL, position), array_kalah_value(&board));
        if (count == 0)
            assert_int_equal(outcome, array_kalah_value(&board));
        assert_int_equal(game->first_to_move(NULL, position), !board.north);
        for (int k = 0; k < count; k++) {
            array_kalah after = board;
            array_kalah_play(&after, pits[k]);
            assert_int_equal(list[k], pits[k] - 1);
            game->play(NULL, position, list[k], next);
            assert_is(next, &after);
            assert_int_equal(game->moves_again(NULL, position, list[k]), after.north == board.north);
        }
        free(next);
        free(position);
    }
}

/* Catches: 13 seeds that skip the pit they came from; the opponent's store sown; a capture without seeds opposite. */
static void test_sowing_captures_and_moves_again_as_the_rules_say(void **state)
{
    static const struct {
        const char *before, *pit, *after;
    } rows[] = {
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0 S", "3", "4,4,0,5,5,5,1,4,4,4,4,4,4,0 S"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0 N", "3", "4,4,4,4,4,4,0,4,4,0,5,5,5,1 N"},
        {"0,0,0,0,0,8,0,1,1,1,1,1,1,9 S", "6", "0,0,0,0,0,0,4,2,2,2,2,2,0,9 N"},
        {"1,0,0,0,0,8,0,1,1,1,1,1,1,9 S", "6", "2,0,0,0,0,0,1,2,2,2,2,2,2,9 N"},
        {"0,0,13,0,0,0,5,0,0,0,0,0,1,9 S", "3", "1,1,0,1,1,1,8,1,1,1,0,1,2,9 N"},
        {"2,0,0,0,0,0,0,1,1,1,5,1,1,0 S", "1", "0,1,0,0,0,0,6,1,1,1,0,1,1,0 N"},
        {"2,0,0,0,0,0,0,1,1,0,0,1,1,0 S", "1", "0,1,1,0,0,0,0,1,1,0,0,1,1,0 N"},
        {"0,0,7,0,0,0,0,1,0,0,0,0,0,0 N", "1", "0,0,7,0,0,0,0,0,1,0,0,0,0,0 S"},
        {"0,0,0,0,7,0,0,1,0,0,0,0,0,0 N", "1", "0,0,0,0,0,0,0,0,0,0,0,0,0,8 S"},
        {"0,0,0,0,0,1,0,0,0,0,0,0,3,0 S", "6", "0,0,0,0,0,0,1,0,0,0,0,0,3,0 S"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char why[200] = "", text[TEXT];
        void *position = malloc(2 * game->position_size), *next = (char *)position + game->position_size;
        zw_move move;
        assert_non_null(position);
        assert_int_equal(game->parse(NULL, rows[i].before, position, why, sizeof why), 0);
        assert_int_equal(game->parse_move(NULL, position, rows[i].pit, &move, why, sizeof why), 0);
        game->play(NULL, position, move, next);
        game->format(NULL, next, text, sizeof text);
        assert_string_equal(text, rows[i].after);
        free(position);
    }
}

static void test_seeds_that_are_left_go_to_their_owner(void **state)
{
    char why[200] = "";
    zw_move list[6];
    zw_value outcome = 0;
    void *position = malloc(game->position_size);
    (void)state;
    assert_non_null(position);
    assert_int_equal(game->parse(NULL, "0,0,0,0,0,0,20,0,2,0,0,0,3,23 S", position, why, sizeof why), 0);
    assert_int_equal(game->moves(NULL, position, list, 6, &outcome), 0);
    assert_int_equal(outcome, -8);
    assert_int_equal(game->evaluate(NULL, position), -8);
    free(position);
}

/* The counts are those of array_kalah_perft(), which is asked again up to depth 7. */
static void test_perft_counts_are_those_of_plain_numbers(void **state)
{
    static const uint64_t counts[] = {1, 6, 35, 185, 942, 4690, 23233, 114430, 563055};
    array_kalah start = array_kalah_start();
    void *position = position_of(&start);
    zw_error error;
    (void)state;
    for (int depth = 0; depth <= 8; depth++) {
        uint64_t count = 0;
        assert_int_equal(zw_perft(game, position, depth, 0, &count, &error), ZW_OK);
        assert_int_equal(count, counts[depth]);
        if (depth < 8)
            assert_int_equal(array_kalah_perft(&start, depth), counts[depth]);
    }
    free(position);
}

/* -------------------------------------------------------------------------------------------------------------- values */

/* Catches: any reference search, or the kernel, that negates a value after an extra move. */
static void test_every_exact_algorithm_finds_the_known_values_of_the_start(void **state)
{
    static const zw_value values[] = {1, 2, 1, 1, 2, 3, 3};
    (void)state;
    for (int a = 0; zw_algorithm_at(a); a++) {
        zw_choice choice = {zw_algorithm_at(a), zw_settings_default()};
        if (!zw_choice_is_exact(&choice))
            continue;
        zw_engine_options o = options_of(zw_algorithm_at(a)->name, 0);
        for (int depth = 1; depth <= 7; depth++) {
            zw_report r = searched_once(game, &o, ZW_LIMITS(.depth = depth));
            if (r.value != values[depth - 1])
                fail_msg("%s, depth %d: %d, expected %d", o.choice.algorithm->name, depth, (int)r.value,
                         (int)values[depth - 1]);
            assert_int_equal(r.line_end, ZW_LINE_COMPLETE);
        }
    }
}

/* The line must lead to the value: seen by the player at the root, however often somebody moves twice. */
static void assert_line_leads_to(const array_kalah *root, const zw_report *r)
{
    array_kalah board = *root;
    for (int i = 0; i < r->line_length; i++)
        array_kalah_play(&board, (int)r->line[i] + 1);
    int value = array_kalah_value(&board);
    assert_int_equal(r->line_end, ZW_LINE_COMPLETE);
    assert_int_equal(board.north == root->north ? value : -value, r->value);
}

static void test_values_of_random_positions_are_those_of_negamax(void **state)
{
    zw_engine *engines[20];
    int count = 0;
    (void)state;
    for (int a = 0; zw_algorithm_at(a); a++) {
        zw_choice choice = {zw_algorithm_at(a), zw_settings_default()};
        zw_engine_options o = options_of(zw_algorithm_at(a)->name, 0);
        o.switches.etc = a % 3 ? ZW_ETC_OFF : 0;
        if (zw_choice_is_exact(&choice))
            engines[count++] = engine_for(game, &o);
    }
    for (int i = 0; i < SAMPLES; i++) {
        array_kalah board = sample(i);
        void *position = position_of(&board);
        zw_error error = {0};
        for (int depth = 1; depth <= 5; depth++) {
            zw_engine *engine = engines[(i + depth) % count];
            assert_int_equal(zw_engine_position(engine, position, NULL, 0, &error), ZW_OK);
            zw_report r = searched(engine, ZW_LIMITS(.depth = depth));
            assert_int_equal(r.value, array_kalah_negamax(&board, depth));
            assert_line_leads_to(&board, &r);
        }
        free(position);
    }
    for (int i = 0; i < count; i++)
        zw_engine_free(engines[i]);
}

static void test_the_compiled_search_and_the_one_through_functions_agree(void **state)
{
    (void)state;
    for (int tournament = 0; tournament < 2; tournament++)
        for (int a = 0; kernel_algorithms[a]; a++) {
            zw_engine_options o = options_of(kernel_algorithms[a], tournament), called;
            called = o;
            called.through_functions = 1;
            zw_report r = searched_once(game, &o, ZW_LIMITS(.depth = 9));
            zw_report s = searched_once(game, &called, ZW_LIMITS(.depth = 9));
            assert_int_equal(r.value, s.value);
            assert_int_equal(r.best, s.best);
            assert_memory_equal(&r.total, &s.total, sizeof r.total);
        }
}

/* ------------------------------------------------------------------------------------------------------------ endgames */

/* Positions near the end of random games that are not finished. */
static array_kalah endgame(int most)
{
    for (;;) {
        array_kalah board = array_kalah_random_game(20 + (int)array_kalah_random(60));
        int pits[6];
        if (in_play(&board) <= most && array_kalah_moves(&board, pits) > 0)
            return board;
    }
}

static void test_endgames_are_solved_exactly(void **state)
{
    const zw_game *to_its_end = zw_kernel_game(game->endgame);
    zw_engine_options o = options_of("mtd-step", 1);
    zw_engine *engine = engine_for(to_its_end, &o);
    zw_error error = {0};
    int unfinished = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        array_kalah board = i % 4 ? endgame(12) : array_kalah_scattered((int)array_kalah_random(9));
        void *position = position_of(&board);
        assert_int_equal(zw_engine_position(engine, position, NULL, 0, &error), ZW_OK);
        zw_report r = searched(engine, ZW_LIMITS());
        assert_true(r.proven);
        assert_int_equal(r.value, array_kalah_solve(&board, -1000, 1000));
        assert_line_leads_to(&board, &r);
        unfinished += r.best != ZW_NO_MOVE;
        free(position);
    }
    assert_true(unfinished > SAMPLES / 2);
    zw_engine_free(engine);
}

/* Play knows the end of a small endgame by plies_left(), and stops there without a limit. */
static void test_play_proves_what_is_left_of_a_few_seeds(void **state)
{
    zw_engine_options o = options_of("mtdf", 1);
    zw_engine *engine = engine_for(game, &o);
    zw_error error = {0};
    (void)state;
    for (int i = 0; i < SAMPLES / 10; i++) {
        array_kalah board = endgame(6);
        void *position = position_of(&board);
        assert_int_equal(zw_engine_position(engine, position, NULL, 0, &error), ZW_OK);
        zw_report r = searched(engine, ZW_LIMITS());
        assert_true(r.proven);
        assert_int_equal(r.value, array_kalah_solve(&board, -1000, 1000));
        free(position);
    }
    zw_engine_free(engine);
}

static void test_what_is_certain_holds_the_exact_value(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        array_kalah board = endgame(12);
        void *position = position_of(&board);
        zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY, truth = array_kalah_solve(&board, -1000, 1000);
        assert_int_equal(game->settle(NULL, position, -48, 48, 1, &lower, &upper), 1);
        assert_true(lower <= truth && truth <= upper);
        free(position);
    }
}

/* Catches: a rise too small by one, where it is reached without a capture. Every pit with every number of seeds is
 * there, a seed in the last place keeping it from a capture. */
static void test_every_move_lowers_the_bound_of_the_plies_left(void **state)
{
    (void)state;
    for (int i = 0; i < 50 * SAMPLES; i++) {
        array_kalah board = sample(i);
        int pit = (int)array_kalah_random(6), seeds = 1 + (int)array_kalah_random(48);
        if (i % 4 == 0) {
            board = (array_kalah){.north = 0};
            board.place[(pit + seeds) % 13] = seeds < 48;
            board.place[pit] = seeds;
        }
        void *position = position_of(&board), *next = malloc(game->position_size);
        zw_move list[6];
        zw_value outcome, smallest, largest;
        int count = game->moves(NULL, position, list, 6, &outcome), left = game->plies_left(NULL, position);
        assert_non_null(next);
        assert_int_equal(game->step_bounds(NULL, position, &smallest, &largest), 1);
        for (int k = 0; k < count; k++) {
            game->play(NULL, position, list[k], next);
            assert_true(game->plies_left(NULL, next) < left);
            zw_value before = game->evaluate(NULL, position), after = game->evaluate(NULL, next);
            zw_value step = game->moves_again(NULL, position, list[k]) ? after - before : -after - before;
            assert_true(smallest <= step && step <= largest);
        }
        free(next);
        free(position);
    }
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

typedef struct keyed {
    uint64_t key;
    array_kalah board;
} keyed;

static int by_key(const void *a, const void *b)
{
    uint64_t x = ((const keyed *)a)->key, y = ((const keyed *)b)->key;
    return x < y ? -1 : x > y;
}

/* Catches: a key without the side to move, since every board is there with both; badly mixed bits. */
static void test_keys_are_equal_exactly_when_positions_are(void **state)
{
    enum { KEYS = 40000 };
    keyed *all = calloc(KEYS, sizeof *all);
    int ones[64] = {0};
    (void)state;
    assert_non_null(all);
    for (int i = 0; i < KEYS; i++) {
        all[i].board = i % 2 ? all[i - 1].board : sample(i / 2);
        all[i].board.north ^= i % 2;
        void *position = position_of(&all[i].board);
        all[i].key = game->hash(NULL, position);
        for (int bit = 0; bit < 64; bit++)
            ones[bit] += (int)(all[i].key >> bit & 1);
        free(position);
    }
    qsort(all, KEYS, sizeof *all, by_key);
    for (int i = 1; i < KEYS; i++) {
        int same = memcmp(&all[i].board, &all[i - 1].board, sizeof all[i].board) == 0;
        assert_int_equal(same, all[i].key == all[i - 1].key);
    }
    for (int bit = 0; bit < 64; bit++)
        assert_in_range(ones[bit], 9 * KEYS / 20, 11 * KEYS / 20);
    free(all);
}

/* ------------------------------------------------------------------------------------------------------------ notation */

static void test_positions_that_are_none_are_refused_in_words(void **state)
{
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"", "'' for south's pit 1, expected a number of seeds, 0 to 48"},
        {"4,4,x,4,4,4,0,4,4,4,4,4,4,0 S", "'x' for south's pit 3"},
        {"4,123456789012345678901234,4", "'12345678901234567890' for south's pit 2"},
        {"4,4,4,4,4,4,-1,4,4,4,4,4,4,0 S", "'-1' for south's store"},
        {"4,4,4,4,4,4,0,4,4,4,4,100,4,0 S", "'100' for north's pit 5"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4, S", "'' for north's store"},
        {"4,4,4,4,4,4 S", "seeds of 6 places, expected 14"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0", "expected a space and the side to move, S or N"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0 X", "' X' after the seeds of 14 places"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0 SS", "' SS' after"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0,1 S", "',1 S' after"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,1 S", "49 seeds in all, expected at most the 48"},
    };
    void *position = malloc(game->position_size);
    (void)state;
    assert_non_null(position);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char why[400] = "";
        assert_int_equal(game->parse(NULL, rows[i].text, position, why, sizeof why), -1);
        if (!strstr(why, rows[i].says))
            fail_msg("'%s': expected '%s', got '%s'", rows[i].text, rows[i].says, why);
    }
    free(position);
}

static void test_moves_that_are_none_are_refused_in_words(void **state)
{
    static const struct {
        const char *position, *move, *says;
    } rows[] = {
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0 S", "7", "'7' is not a move, expected a pit, 1 to 6"},
        {"start", "0", "'0' is not a move, expected a pit, 1 to 6"},
        {"4,4,4,4,4,4,0,4,4,4,4,4,4,0 S", "11", "'11' is not a move"},
        {"4,0,4,4,4,4,0,4,4,4,4,4,4,0 S", "2", "the pit is empty"},
        {"0,0,0,0,0,0,0,4,4,4,4,4,4,0 S", "2", "the game is over"},
    };
    void *position = malloc(game->position_size);
    (void)state;
    assert_non_null(position);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char why[400] = "";
        zw_move move;
        assert_int_equal(game->parse(NULL, rows[i].position, position, why, sizeof why), 0);
        assert_int_equal(game->parse_move(NULL, position, rows[i].move, &move, why, sizeof why), -1);
        if (!strstr(why, rows[i].says))
            fail_msg("'%s': expected '%s', got '%s'", rows[i].move, rows[i].says, why);
    }
    free(position);
}

static void test_a_board_shows_each_pit_at_its_place(void **state)
{
    char why[200] = "", text[400];
    void *position = malloc(game->position_size);
    (void)state;
    assert_non_null(position);
    assert_int_equal(game->parse(NULL, "1,2,3,4,5,6,10,7,8,1,0,1,0,0 N", position, why, sizeof why), 0);
    game->show(NULL, position, text, sizeof text);
    assert_string_equal(text, "         6   5   4   3   2   1\n"
                              "north    0   1   0   1   8   7\n"
                              "     0                            10\n"
                              "         1   2   3   4   5   6 south\n"
                              "         1   2   3   4   5   6\n"
                              "north to move\n");
    free(position);
}

/* ----------------------------------------------------------------------------------------------------------- yardstick */

static int depths_measured;

static void on_depth(void *user, const zw_yardstick *y)
{
    static const zw_value values[] = {1, 2, 1, 1, 2, 3, 3, 4};
    (void)user;
    assert_int_equal(y->depth, ++depths_measured);
    assert_int_equal(y->value, values[y->depth - 1]);
    assert_int_equal(y->oracle_misses, 0);
    assert_true(y->graph.leaves <= y->tree.leaves && y->graph.nodes <= y->tree.nodes);
    assert_true(y->cheapest[2].nodes <= y->graph.nodes && y->graph_etc.nodes <= y->graph.nodes);
    assert_true(y->graph.nodes <= y->search.nodes);
}

static void test_the_yardstick_completes_its_oracle(void **state)
{
    zw_yardstick_options o = zw_yardstick_defaults(8);
    zw_error error = {0};
    (void)state;
    o.on_depth = on_depth;
    if (zw_yardstick_run(game, NULL, &o, &error) != ZW_OK)
        fail_msg("%s", error.text);
    assert_int_equal(depths_measured, 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_positions_and_turns_agree_with_plain_numbers),
        cmocka_unit_test(test_sowing_captures_and_moves_again_as_the_rules_say),
        cmocka_unit_test(test_seeds_that_are_left_go_to_their_owner),
        cmocka_unit_test(test_perft_counts_are_those_of_plain_numbers),
        cmocka_unit_test(test_every_exact_algorithm_finds_the_known_values_of_the_start),
        cmocka_unit_test(test_values_of_random_positions_are_those_of_negamax),
        cmocka_unit_test(test_the_compiled_search_and_the_one_through_functions_agree),
        cmocka_unit_test(test_endgames_are_solved_exactly),
        cmocka_unit_test(test_play_proves_what_is_left_of_a_few_seeds),
        cmocka_unit_test(test_what_is_certain_holds_the_exact_value),
        cmocka_unit_test(test_every_move_lowers_the_bound_of_the_plies_left),
        cmocka_unit_test(test_keys_are_equal_exactly_when_positions_are),
        cmocka_unit_test(test_positions_that_are_none_are_refused_in_words),
        cmocka_unit_test(test_moves_that_are_none_are_refused_in_words),
        cmocka_unit_test(test_a_board_shows_each_pit_at_its_place),
        cmocka_unit_test(test_the_yardstick_completes_its_oracle),
    };
    game = zw_game_find("kalah");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
