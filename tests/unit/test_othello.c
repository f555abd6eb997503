/* test_othello.c - the rules and the evaluation of Othello, in every build of the game, against an array board that
 * shares nothing with the bitboards, against published counts, and against the symmetries of the game. */
#include "support/array_othello.h"
#include "support/load.h"
#include "support/subject.h"
#include <zw/worker.h>
#include "game/othello/evaluate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const zw_kernel zw_kernel_othello; /* the portable build */
static const zw_game *builds[2]; /* that one, and the one chosen for this processor */

static void read_board(const zw_game *game, const array_board *board, othello_position *position)
{
    char text[67], why[300] = "";
    array_text(board, text);
    if (game->parse(NULL, text, position, why, sizeof why) != 0)
        fail_msg("'%s' was refused: %s", text, why);
}

/* --------------------------------------------------------------------------------------------------------------- rules */

static void test_every_build_plays_as_an_array_board_does(void **state)
{
    uint64_t random = 11;
    (void)state;
    for (int i = 0; i < LOAD(20000, 2000); i++) {
        array_board played = array_random(&random, random_between(&random, 0, 64)), strewn = array_strewn(&random);
        for (int k = 0; k < 2; k++) {
            array_compare(builds[k], &played);
            array_compare(builds[k], &strewn);
        }
    }
}

static void test_perft_counts_are_the_published_ones(void **state)
{
    static const uint64_t counts[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
    zw_error error;
    (void)state;
    for (int k = 0; k < 2; k++)
        for (int depth = 0; depth < 10; depth++) {
            othello_position start;
            uint64_t count = 0;
            builds[k]->start(NULL, &start);
            assert_int_equal(zw_perft(builds[k], &start, depth, 0, &count, &error), ZW_OK);
            assert_int_equal(count, counts[depth]);
        }
}

static void test_a_finished_game_counts_once_at_every_depth(void **state)
{
    static const char *const over = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX-- O";
    othello_position position;
    char why[200];
    zw_error error;
    (void)state;
    assert_int_equal(zw_kernel_othello.game->parse(NULL, over, &position, why, sizeof why), 0);
    for (int depth = 0; depth < 5; depth++) {
        uint64_t count = 0;
        assert_int_equal(zw_perft(builds[1], &position, depth, 0, &count, &error), ZW_OK);
        assert_int_equal(count, 1);
    }
    assert_int_equal(builds[1]->evaluate(NULL, &position), -6400);
    assert_int_equal(builds[1]->plies_left(NULL, &position), 0);
}

static void test_a_pass_is_a_move_and_a_ply(void **state)
{
    /* O has nothing to flip; X can take h1. */
    static const char *const stuck = "XXXXXXO---------------------------------------------------------";
    array_board b = {"", 'O'};
    othello_position here, next;
    zw_move list[64];
    zw_value outcome;
    uint64_t count = 0;
    zw_error error;
    (void)state;
    memcpy(b.square, stuck, 65);
    read_board(zw_kernel_othello.game, &b, &here);
    assert_int_equal(zw_kernel_othello.game->moves(NULL, &here, list, 64, &outcome), 1);
    assert_int_equal(list[0], OTHELLO_PASS);
    zw_kernel_othello.game->play(NULL, &here, list[0], &next);
    assert_int_equal(next.mine, here.theirs);
    assert_int_equal(next.theirs, here.mine);
    assert_int_equal(zw_kernel_othello.game->first_to_move(NULL, &next), 1);
    assert_int_equal(zw_perft(zw_kernel_othello.game, &here, 1, 0, &count, &error), ZW_OK);
    assert_int_equal(count, 1);
    assert_int_equal(zw_kernel_othello.game->plies_left(NULL, &here), 2 * 57);
    assert_int_equal(zw_kernel_othello.game->plies_left(NULL, &next), 2 * 57 - 1);
}

/* ---------------------------------------------------------------------------------------------------------- symmetries */

static void test_turning_the_board_or_exchanging_colours_changes_nothing(void **state)
{
    uint64_t random = 5;
    zw_error error;
    (void)state;
    for (int i = 0; i < 400; i++) {
        array_board b = array_random(&random, random_between(&random, 0, 60));
        othello_position position;
        uint64_t count = 0;
        const zw_game *game = builds[i % 2];
        read_board(game, &b, &position);
        zw_value value = game->evaluate(NULL, &position);
        assert_int_equal(zw_perft(game, &position, 4, 0, &count, &error), ZW_OK);
        for (int symmetry = 0; symmetry < 16; symmetry++) {
            array_board turned = array_turn(&b, symmetry % 8);
            if (symmetry >= 8)
                turned = array_reversed(&turned);
            othello_position other;
            uint64_t again = 0;
            read_board(game, &turned, &other);
            assert_int_equal(game->evaluate(NULL, &other), value);
            assert_int_equal(zw_perft(game, &other, 4, 0, &again, &error), ZW_OK);
            assert_int_equal(again, count);
        }
    }
}

/* ---------------------------------------------------------------------------------------------------------- evaluation */

static void test_builds_agree_on_values_and_hints(void **state)
{
    uint64_t random = 21;
    (void)state;
    for (int i = 0; i < LOAD(20000, 2000); i++) {
        array_board b = i % 2 ? array_strewn(&random) : array_random(&random, random_between(&random, 0, 60));
        othello_position position;
        zw_move list[64];
        zw_value outcome;
        int32_t keys[2][64];
        read_board(zw_kernel_othello.game, &b, &position);
        zw_value value = builds[0]->evaluate(NULL, &position);
        assert_int_equal(builds[1]->evaluate(NULL, &position), value);
        assert_int_equal(builds[1]->evaluate_hand(NULL, &position), builds[0]->evaluate_hand(NULL, &position));
        assert_in_range(value + OTHELLO_MAX_SCORE, 0, 2 * OTHELLO_MAX_SCORE);
        assert_int_equal(builds[0]->hash(NULL, &position), builds[1]->hash(NULL, &position));
        int count = builds[0]->moves(NULL, &position, list, 64, &outcome);
        for (int k = 0; k < 2; k++)
            builds[k]->order(NULL, &position, list, count, keys[k]);
        assert_memory_equal(keys[0], keys[1], (size_t)count * sizeof keys[0][0]);
    }
}

static uint64_t stable_discs(const othello_position *p)
{
    othello_closed closed = othello_closed_lines(p->mine | p->theirs);
    return othello_stable(p->mine, &closed) | othello_stable(p->theirs, &closed);
}

/* Plays on at random, any side at any time: what was called stable keeps its colour. */
static void test_stable_discs_never_turn_over(void **state)
{
    uint64_t random = 9;
    int seen = 0;
    (void)state;
    for (int i = 0; i < LOAD(3000, 300); i++) {
        array_board b = i % 2 ? array_strewn(&random) : array_random(&random, random_between(&random, 20, 60)), on = b;
        othello_position position;
        int list[64], count;
        read_board(zw_kernel_othello.game, &b, &position);
        uint64_t stable = stable_discs(&position);
        seen += othello_count_bits(stable);
        while ((count = array_moves(&on, list)) > 0) {
            array_play(&on, list[random_between(&random, 0, count - 1)]);
            array_board other = on;
            other.side = on.side == 'X' ? 'O' : 'X';
            if (random_between(&random, 0, 1) && array_moves(&other, list))
                on = other;
        }
        for (int square = 0; square < 64; square++)
            if (stable >> square & 1)
                assert_int_equal(on.square[square], b.square[square]);
    }
    assert_true(seen > LOAD(20000, 2000));
}

static void test_stable_discs_are_found(void **state)
{
    /* An edge held from its corner, and the triangle it supports; a full board. */
    static const struct {
        const char *text;
        int stable;
    } cases[] = {
        {"XXX------------------------OX------XO--------------------------- X", 3},
        {"XXX-----XX------X----------OX------XO--------------------------- X", 6},
        {"XXX-----X---------X--------OX------XO--------------------------- X", 4},
        {"OOOOOOOO-------------------OX------XO--------------------------- X", 8},
        {"-XXXXXX--------------------OX------XO--------------------------- X", 0},
        {"XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXO X", 64},
    };
    char why[200];
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        othello_position position;
        assert_int_equal(zw_kernel_othello.game->parse(NULL, cases[i].text, &position, why, sizeof why), 0);
        assert_int_equal(othello_count_bits(stable_discs(&position)), cases[i].stable);
    }
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

typedef struct keyed {
    uint64_t key;
    uint64_t mine, theirs;
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
    uint64_t random = 3;
    int equal = 0;
    (void)state;
    assert_non_null(all);
    for (int i = 0; i < SAMPLES; i++) {
        array_board b = array_random(&random, random_between(&random, 0, 12));
        othello_position position;
        read_board(zw_kernel_othello.game, &b, &position);
        all[i] = (keyed){zw_kernel_othello.game->hash(NULL, &position), position.mine, position.theirs};
    }
    qsort(all, SAMPLES, sizeof *all, by_key);
    for (int i = 1; i < SAMPLES; i++) {
        int same = all[i].mine == all[i - 1].mine && all[i].theirs == all[i - 1].theirs;
        assert_int_equal(same, all[i].key == all[i - 1].key);
        equal += same;
    }
    assert_true(equal > 0);
    free(all);
}

/* Boards of one search are alike: all that differ from a board in one or two squares. With boards mixed only once, a disc of
 * the last squares that changes hands beside another one leaves the key as it is. */
static void test_boards_that_are_alike_have_different_keys(void **state)
{
    enum { BOARDS = 12, CHANGES = 2 * 64, MOST = BOARDS * CHANGES * CHANGES };
    keyed *all = calloc(MOST, sizeof *all);
    uint64_t random = 11;
    int count = 0;
    (void)state;
    assert_non_null(all);
    for (int i = 0; i < BOARDS; i++) {
        array_board b = array_random(&random, random_between(&random, 20, 50));
        othello_position base;
        read_board(zw_kernel_othello.game, &b, &base);
        for (int first = 0; first < CHANGES; first++)
            for (int second = first + 1; second < CHANGES; second++) {
                othello_position near = base;
                uint64_t squares[2] = {UINT64_C(1) << first / 2, UINT64_C(1) << second / 2};
                for (int k = 0; k < 2; k++) {
                    int to_me = (k ? second : first) % 2;
                    near.mine = to_me ? near.mine ^ squares[k] : near.mine & ~squares[k];
                    near.theirs = to_me ? near.theirs & ~squares[k] : near.theirs ^ squares[k];
                }
                all[count++] = (keyed){zw_kernel_othello.game->hash(NULL, &near), near.mine, near.theirs};
            }
    }
    qsort(all, (size_t)count, sizeof *all, by_key);
    for (int i = 1; i < count; i++)
        if (all[i].key == all[i - 1].key)
            assert_true(all[i].mine == all[i - 1].mine && all[i].theirs == all[i - 1].theirs);
    free(all);
}

/* ------------------------------------------------------------------------------------------------------- all promises */

static void no_complaint(void *context, const char *sentence)
{
    (void)context;
    fail_msg("%s", sentence);
}

static void test_the_game_keeps_its_promises(void **state)
{
    zw_error error = {0};
    (void)state;
    for (int k = 0; k < 2; k++)
        assert_int_equal(zw_game_check(builds[k], 7, 200, no_complaint, NULL, &error), ZW_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_build_plays_as_an_array_board_does),
        cmocka_unit_test(test_perft_counts_are_the_published_ones),
        cmocka_unit_test(test_a_finished_game_counts_once_at_every_depth),
        cmocka_unit_test(test_a_pass_is_a_move_and_a_ply),
        cmocka_unit_test(test_turning_the_board_or_exchanging_colours_changes_nothing),
        cmocka_unit_test(test_builds_agree_on_values_and_hints),
        cmocka_unit_test(test_stable_discs_never_turn_over),
        cmocka_unit_test(test_stable_discs_are_found),
        cmocka_unit_test(test_keys_are_equal_exactly_when_boards_are),
        cmocka_unit_test(test_boards_that_are_alike_have_different_keys),
        cmocka_unit_test(test_the_game_keeps_its_promises),
    };
    builds[0] = zw_kernel_othello.game;
    builds[1] = zw_game_find("othello");
    return builds[1] ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
