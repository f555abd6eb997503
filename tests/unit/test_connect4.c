/* test_connect4.c - Connect Four against the array board of the tests, which shares nothing with the bitboards. Sees the
 * game only through its zw_game, and searches it only through an engine. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zw/zw.h>
#include "support/connect4_board.h"

/* The slow program takes longer endgames and harder scores. */
#ifdef SLOW
#define ENDGAMES 1000
#define EMPTY_SQUARES 14
#else
#define ENDGAMES 500
#define EMPTY_SQUARES 10
#endif

static const zw_game *game;

static void *read_position(const char *text)
{
    char why[200] = "";
    void *position = malloc(game->position_size);
    assert_non_null(position);
    if (game->parse(NULL, text, position, why, sizeof why) != 0)
        fail_msg("'%s' was refused: %s", text, why);
    return position;
}

/* --------------------------------------------------------------------------------------------------------------- rules */

static void test_moves_and_outcomes_agree_with_an_array_board(void **state)
{
    static const int from_centre[COLUMNS] = {3, 2, 4, 1, 5, 0, 6};
    (void)state;
    for (int i = 0; i < 3000; i++) {
        sample s = random_game((int)random_below(43));
        void *position = read_position(s.text);
        zw_move list[COLUMNS];
        zw_value outcome = 12345;
        int count = game->moves(NULL, position, list, COLUMNS, &outcome), expected = 0;
        for (int k = 0; k < COLUMNS && !s.over; k++)
            if (s.board.height[from_centre[k]] < ROWS)
                assert_int_equal(list[expected++], from_centre[k]);
        assert_int_equal(count, expected);
        assert_int_equal(game->count(NULL, position), expected);
        if (count == 0) {
            zw_value truth = s.over ? -STONE * board_win_score(&s.board) : 0;
            assert_int_equal(outcome, truth);
            assert_int_equal(game->evaluate(NULL, position), truth);
        }
        assert_int_equal(game->plies_left(NULL, position), 42 - s.board.stones);
        assert_int_equal(game->first_to_move(NULL, position), s.board.stones % 2 == 0);
        free(position);
    }
}

static void test_perft_counts_are_the_published_ones(void **state)
{
    static const uint64_t counts[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572};
    zw_error error;
    void *position = read_position("");
    (void)state;
    for (int depth = 0; depth < 10; depth++) {
        uint64_t count = 0;
        assert_int_equal(zw_perft(game, position, depth, 0, &count, &error), ZW_OK);
        assert_int_equal(count, counts[depth]);
    }
    free(position);
}

static void test_evaluations_of_unfinished_positions_stay_below_a_stone(void **state)
{
    (void)state;
    for (int i = 0; i < 3000; i++) {
        sample s = random_unfinished((int)random_below(42));
        void *position = read_position(s.text);
        zw_value value = game->evaluate(NULL, position);
        assert_in_range(value + STONE, 1, 2 * STONE - 1);
        free(position);
    }
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

static void test_child_hash_is_the_hash_of_the_child(void **state)
{
    (void)state;
    for (int i = 0; i < 3000; i++) {
        sample s = random_unfinished((int)random_below(42));
        void *position = read_position(s.text), *child = read_position("");
        zw_move list[COLUMNS];
        zw_value outcome;
        int count = game->moves(NULL, position, list, COLUMNS, &outcome);
        for (int k = 0; k < count; k++) {
            game->play(NULL, position, list[k], child);
            assert_int_equal(game->child_hash(NULL, position, list[k]), game->hash(NULL, child));
        }
        free(position);
        free(child);
    }
}

typedef struct keyed {
    uint64_t key;
    board board;
} keyed;

static int by_key(const void *a, const void *b)
{
    uint64_t x = ((const keyed *)a)->key, y = ((const keyed *)b)->key;
    return x < y ? -1 : x > y;
}

static void test_keys_are_equal_exactly_when_boards_are(void **state)
{
    enum { SAMPLES = 50000 };
    keyed *all = calloc(SAMPLES, sizeof *all);
    int equal = 0;
    (void)state;
    assert_non_null(all);
    for (int i = 0; i < SAMPLES; i++) {
        sample s = random_game((int)random_below(20));
        void *position = read_position(s.text);
        all[i].key = game->hash(NULL, position);
        all[i].board = s.board;
        free(position);
    }
    qsort(all, SAMPLES, sizeof *all, by_key);
    for (int i = 1; i < SAMPLES; i++) {
        int same = memcmp(&all[i].board, &all[i - 1].board, sizeof all[i].board) == 0;
        assert_int_equal(same, all[i].key == all[i - 1].key);
        equal += same;
    }
    assert_true(equal > 0);
    free(all);
}

/* ------------------------------------------------------------------------------------------------------------ notation */

static void test_a_position_written_and_read_is_the_same(void **state)
{
    (void)state;
    for (int i = 0; i < 5000; i++) {
        sample s = random_game((int)random_below(43));
        void *position = read_position(s.text);
        char text[64];
        int length = game->format(NULL, position, text, sizeof text);
        assert_int_equal(length, strlen(text));
        void *again = read_position(text);
        assert_memory_equal(position, again, game->position_size);
        free(position);
        free(again);
    }
}

/* Both stones belong to the side to move: no game leads there. */
static void test_a_board_that_no_game_reaches_is_called_so(void **state)
{
    const uint64_t two_of_one_side[2] = {3, 3}; /* mine and all, on the first two squares */
    char text[64];
    (void)state;
    assert_int_equal(game->position_size, sizeof two_of_one_side);
    game->format(NULL, two_of_one_side, text, sizeof text);
    assert_string_equal(text, "unreachable");
}

static void refused(const char *text, const char *offending, const char *reason)
{
    char why[200] = "";
    void *position = malloc(game->position_size);
    assert_non_null(position);
    assert_int_equal(game->parse(NULL, text, position, why, sizeof why), -1);
    if (!strstr(why, text) || !strstr(why, offending) || !strstr(why, reason) || strchr(why, '\n'))
        fail_msg("'%s' was refused with: %s", text, why);
    free(position);
}

static void test_bad_positions_are_refused_by_name(void **state)
{
    (void)state;
    refused("448", "'8' at place 3", "not a column");
    refused("44x", "'x' at place 3", "not a column");
    refused("4 4", "' ' at place 2", "not a column");
    refused("4444444", "column 4 at place 7", "full");
    refused("12121213", "'3' at place 8", "end of the game");
}

static void test_moves_are_columns(void **state)
{
    void *position = read_position("444444"), *over = read_position("1212121");
    char why[200], text[8];
    zw_move move = ZW_NO_MOVE;
    (void)state;
    assert_int_equal(game->parse_move(NULL, position, "3", &move, why, sizeof why), 0);
    assert_int_equal(move, 2);
    assert_int_equal(game->format_move(NULL, position, move, text, sizeof text), 1);
    assert_string_equal(text, "3");
    static const char *const bad[] = {"", "0", "8", "33", "x", "4"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        why[0] = '\0';
        assert_int_equal(game->parse_move(NULL, position, bad[i], &move, why, sizeof why), -1);
        assert_non_null(strstr(why, bad[i]));
    }
    assert_non_null(strstr(why, "full"));
    assert_int_equal(game->parse_move(NULL, over, "3", &move, why, sizeof why), -1);
    assert_non_null(strstr(why, "over"));
    free(position);
    free(over);
}

static void test_the_board_is_shown_with_crosses_first(void **state)
{
    void *position = read_position("445");
    char text[200];
    (void)state;
    game->show(NULL, position, text, sizeof text);
    assert_string_equal(text,
                        ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . O . . .\n. . . X X . .\n"
                        "1 2 3 4 5 6 7\nO to move\n");
    free(position);
}

/* ----------------------------------------------------------------------------------------------------------- knowledge */

static int contains(const zw_move *list, int count, int column)
{
    for (int i = 0; i < count; i++)
        if (list[i] == (zw_move)column)
            return 1;
    return 0;
}

/* What the game claims to know must hold for every window, and its subset must hold a best move. */
static void check_knowledge(const sample *s, int *cuts)
{
    void *position = read_position(s->text);
    board b = s->board;
    int truth = board_score(&b, -100, 100), best_kept = -100;
    for (int alpha = -4; alpha < 4; alpha++) {
        zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY;
        if (!game->settle(NULL, position, alpha * STONE, (alpha + 1) * STONE, 42, &lower, &upper))
            continue;
        if (lower > truth * STONE || upper < truth * STONE)
            fail_msg("%s is worth %d, but settle says %d .. %d", s->text, truth, (int)lower, (int)upper);
        *cuts += (upper == 0 && lower < 0) || (lower == 0 && upper > 0);
    }
    zw_move list[COLUMNS];
    zw_value outcome;
    int count = game->search_moves(NULL, position, list, COLUMNS, &outcome);
    assert_true(count > 0);
    for (int column = 0; column < COLUMNS; column++) {
        if (!contains(list, count, column))
            continue;
        assert_true(b.height[column] < ROWS);
        int value = board_drop(&b, column) ? board_win_score(&b) : -board_score(&b, -100, 100);
        board_lift(&b, column);
        best_kept = value > best_kept ? value : best_kept;
    }
    if (best_kept != truth)
        fail_msg("%s is worth %d, but the moves to be searched give %d", s->text, truth, best_kept);
    free(position);
}

static void test_what_settle_claims_is_true(void **state)
{
    int cuts = 0;
    (void)state;
    for (int i = 0; i < 3000; i++) {
        sample s = random_unfinished(32 + (int)random_below(10));
        check_knowledge(&s, &cuts);
    }
    assert_true(cuts > 1000);
}

static void test_a_symmetric_board_is_searched_by_halves(void **state)
{
    /* In 35 the heights are symmetric and the colours are not. */
    static const struct {
        const char *text;
        int count;
    } cases[] = {{"", 4}, {"444", 4}, {"35", 7}, {"1", 7}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        void *position = read_position(cases[i].text);
        zw_move list[COLUMNS];
        zw_value outcome;
        assert_int_equal(game->search_moves(NULL, position, list, COLUMNS, &outcome), cases[i].count);
        free(position);
    }
}

/* ------------------------------------------------------------------------------------------------------------- solving */

/* The exact score, searched to the last ply with what the options say. */
static int solved_with(const char *text, const zw_engine_options *options)
{
    zw_error error = {0};
    zw_limits limits = ZW_LIMITS(.no_line = 1);
    zw_report report = ZW_REPORT;
    zw_engine *engine = zw_engine_new(game, options, &error);
    if (!engine || zw_engine_position_text(engine, text, NULL, &error) != ZW_OK ||
        zw_engine_search(engine, &limits, &report, &error) != ZW_OK)
        fail_msg("%s: %s", text, error.text);
    assert_true(report.proven);
    assert_int_equal(report.value % STONE, 0);
    zw_engine_free(engine);
    return report.value / STONE;
}

static zw_engine_options solver(void)
{
    zw_engine_options options = zw_options_tournament();
    options.switches.deepening = 0;
    options.switches.etc = 6;
    options.table_options.entries = 1 << 16;
    return options;
}

static void test_endgames_have_the_score_of_brute_force(void **state)
{
    zw_engine_options knowing = solver(), plain = zw_options_fixed_depth();
    (void)state;
    plain.table_options.entries = 1 << 14;
    for (int i = 0; i < ENDGAMES; i++) {
        sample s = random_unfinished(42 - EMPTY_SQUARES + (int)random_below(EMPTY_SQUARES));
        int truth = board_score(&s.board, -100, 100);
        if (solved_with(s.text, &knowing) != truth || solved_with(s.text, &plain) != truth)
            fail_msg("%s is worth %d", s.text, truth);
    }
}

static void test_scores_of_the_literature(void **state)
{
    static const struct {
        const char *text;
        int score;
    } known[] = {
        {"45461667", 11},
#ifdef SLOW
        {"35333571", -3},
        {"13333111", 0},
#endif
    };
    zw_engine_options options = solver();
    (void)state;
    options.table_options.entries = 1 << 22;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_int_equal(solved_with(known[i].text, &options), known[i].score);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_and_outcomes_agree_with_an_array_board),
        cmocka_unit_test(test_perft_counts_are_the_published_ones),
        cmocka_unit_test(test_evaluations_of_unfinished_positions_stay_below_a_stone),
        cmocka_unit_test(test_child_hash_is_the_hash_of_the_child),
        cmocka_unit_test(test_keys_are_equal_exactly_when_boards_are),
        cmocka_unit_test(test_a_position_written_and_read_is_the_same),
        cmocka_unit_test(test_a_board_that_no_game_reaches_is_called_so),
        cmocka_unit_test(test_bad_positions_are_refused_by_name),
        cmocka_unit_test(test_moves_are_columns),
        cmocka_unit_test(test_the_board_is_shown_with_crosses_first),
        cmocka_unit_test(test_what_settle_claims_is_true),
        cmocka_unit_test(test_a_symmetric_board_is_searched_by_halves),
        cmocka_unit_test(test_endgames_have_the_score_of_brute_force),
        cmocka_unit_test(test_scores_of_the_literature),
    };
    game = zw_game_find("connect4");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
