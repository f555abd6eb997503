/* test_othello_patterns.c - the learned evaluation of Othello against a slow sum over an array board that reads the
 * groups square by square; its weights as bytes and back; what it foretells. */
#include "support/array_othello.h"
#include "support/subject.h"
#include <zw/worker.h>

#include <stdlib.h>
#include <string.h>

#include "game/othello/forecast.h"
#include "game/othello/packed.h"
#include "game/othello/shapes.h"

extern const zw_kernel zw_kernel_othello; /* the portable build */
static const zw_game *builds[2];

/* ------------------------------------------------------------------------------------------------------- the slow sum */

/* The groups once more, as a person would write them down: rows and columns from 0. */
static const struct {
    const char *name;
    int count;
    int squares[10][2];
} groups[] = {
    {"edge", 10, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {1, 1}, {1, 6}}},
    {"block", 10, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}}},
    {"triangle", 10, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}, {1, 1}, {1, 2}, {2, 0}, {2, 1}, {3, 0}}},
    {"arrow", 10, {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 3}, {3, 2}, {3, 3}}},
    {"ledge", 10, {{0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {2, 3}, {2, 4}}},
    {"border", 10, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 1}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}},
    {"wing", 10, {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 1}, {3, 1}, {4, 1}}},
    {"poles", 10, {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 2}, {5, 5}, {6, 6}, {6, 7}, {7, 6}, {7, 7}}},
    {"corner", 9, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}},
    {"diagonal7", 9, {{0, 0}, {0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 7}}},
    {"diagonal5", 9, {{0, 2}, {0, 3}, {0, 4}, {1, 4}, {2, 5}, {3, 6}, {3, 7}, {4, 7}, {5, 7}}},
    {"second", 8, {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}, {1, 7}}},
    {"third", 8, {{2, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {2, 6}, {2, 7}}},
    {"fourth", 8, {{3, 0}, {3, 1}, {3, 2}, {3, 3}, {3, 4}, {3, 5}, {3, 6}, {3, 7}}},
    {"diagonal8", 8, {{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}, {7, 7}}},
    {"diagonal6", 8, {{1, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 6}, {5, 7}, {6, 6}}},
};

/* The sum over all images of a group: each set of squares counts once, and it does not matter how it is read. */
static int slow_group(const array_board *board, int group, const int16_t *weights)
{
    uint64_t seen[8];
    int count = 0, sum = 0;
    for (int symmetry = 0; symmetry < 8; symmetry++) {
        uint64_t set = 0;
        int number = 0, power = 1, known = 0;
        for (int k = 0; k < groups[group].count; k++, power *= 3) {
            int square = array_turned(8 * groups[group].squares[k][0] + groups[group].squares[k][1], symmetry);
            char disc = board->square[square];
            set |= UINT64_C(1) << square;
            number += power * (disc == '-' ? 0 : disc == board->side ? 1 : 2);
        }
        for (int i = 0; i < count; i++)
            known |= seen[i] == set;
        if (known)
            continue;
        seen[count++] = set;
        sum += weights[number];
    }
    return sum;
}

static int slow_moves(const array_board *board, int other)
{
    array_board copy = *board;
    int list[64];
    if (other)
        copy.side = board->side == 'X' ? 'O' : 'X';
    int count = array_moves(&copy, list);
    return count == 1 && list[0] == 64 ? 0 : count;
}

static zw_value slow_value(const array_board *board)
{
    int mine = slow_moves(board, 0), theirs = slow_moves(board, 1), empty = 0, sum = 0;
    if (!mine && !theirs)
        return 100 * array_outcome(board);
    for (int i = 0; i < 64; i++)
        empty += board->square[i] == '-';
    int stage = empty / 3 > 17 ? 17 : empty / 3;
    const othello_weights *weights = &othello_patterns_get()->stages[stage];
    for (size_t group = 0; group < sizeof groups / sizeof *groups; group++) {
        assert_string_equal(groups[group].name, zw_othello_shapes[group].name);
        sum += slow_group(board, (int)group, (const int16_t *)(const void *)weights + zw_othello_shapes[group].offset);
    }
    sum += weights->my_moves[mine < 31 ? mine : 31] + weights->their_moves[theirs < 31 ? theirs : 31];
    sum += weights->parity[empty % 2];
    int value = sum * 100 / 32;
    return value > 6400 ? 6400 : value < -6400 ? -6400 : value;
}

static void read_board(const array_board *board, othello_position *position)
{
    char text[67], why[200];
    array_text(board, text);
    assert_int_equal(zw_kernel_othello.game->parse(NULL, text, position, why, sizeof why), 0);
}

static void test_every_build_adds_up_what_a_slow_sum_does(void **state)
{
    uint64_t random = 5;
    int unlike = 0;
    (void)state;
    for (int i = 0; i < 5000; i++) {
        array_board b = i % 4 ? array_random(&random, random_between(&random, 0, 59)) : array_strewn(&random);
        othello_position position;
        read_board(&b, &position);
        zw_value value = slow_value(&b);
        for (int k = 0; k < 2; k++)
            assert_int_equal(builds[k]->evaluate(NULL, &position), value);
        unlike += value != builds[0]->evaluate_hand(NULL, &position);
    }
    assert_true(unlike > 4000);
}

/* Any beta and any first move: the moves seen are worth what evaluate() says, all of them if none reaches beta. */
static void test_every_build_values_moves_as_it_values_positions(void **state)
{
    uint64_t random = 21;
    int cut = 0, whole = 0;
    (void)state;
    for (int i = 0; i < 4000; i++) {
        array_board b = i % 4 ? array_random(&random, random_between(&random, 0, 59)) : array_strewn(&random);
        int list[64], count = array_moves(&b, list), all = 0;
        zw_value best = 0, most = -ZW_INFINITY, beta = (zw_value)random_between(&random, 0, 4000) - 2000;
        uint16_t first = (uint16_t)random_between(&random, 0, 80);
        zw_move move = ZW_NO_MOVE;
        othello_position position, next;
        const zw_game *game = builds[i % 2];
        read_board(&b, &position);
        if (i % 5 == 0)
            beta = ZW_INFINITY;
        int seen = game->evaluate_moves(NULL, &position, beta, first, &best, &move);
        if (count == 0 || list[0] == 64) {
            assert_int_equal(seen, 0);
            continue;
        }
        for (int k = 0; k < count; k++) {
            game->play(NULL, &position, (zw_move)list[k], &next);
            zw_value value = -game->evaluate(NULL, &next);
            most = value > most ? value : most;
            all += value < beta;
            if ((zw_move)list[k] == move)
                assert_int_equal(best, value);
            if (list[k] == first && value >= beta) {
                assert_int_equal(seen, 1);
                assert_int_equal(move, first);
            }
        }
        assert_in_range(seen, 1, count);
        if (all == count) {
            assert_int_equal(seen, count);
            assert_int_equal(best, most);
            whole++;
        } else {
            assert_true(best >= beta && best <= most);
            cut += seen < count;
        }
    }
    assert_true(cut > 500 && whole > 500);
}

/* ---------------------------------------------------------------------------------------------------------- as bytes */

/* Weights as wild as they may be, alike where a mirror asks for it. */
static othello_weights *random_weights(uint64_t seed)
{
    static uint16_t alike[OTHELLO_LARGEST];
    othello_weights *stages = calloc(OTHELLO_STAGES, sizeof *stages);
    assert_non_null(stages);
    for (int stage = 0; stage < OTHELLO_STAGES; stage++) {
        int16_t *w = (int16_t *)(void *)&stages[stage];
        for (int i = 0; i < OTHELLO_STAGE_WEIGHTS; i++) {
            seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
            int kind = (int)(seed >> 60);
            w[i] = (int16_t)(kind < 8 ? 0 : kind < 15 ? (int)(seed >> 40 & 63) - 32 : (int)(seed >> 40 & 4095) - 2048);
        }
        for (int shape = 0; shape < OTHELLO_SHAPE_COUNT; shape++) {
            zw_othello_alike(shape, alike);
            for (int i = 0; i < zw_othello_shapes[shape].size; i++)
                w[zw_othello_shapes[shape].offset + (size_t)i] = w[zw_othello_shapes[shape].offset + alike[i]];
        }
    }
    return stages;
}

static void test_weights_come_back_from_their_bytes(void **state)
{
    static othello_unpacking room;
    static uint16_t alike[OTHELLO_LARGEST];
    size_t whole = OTHELLO_STAGES * sizeof(othello_weights);
    othello_weights *weights = random_weights(7), *back = calloc(OTHELLO_STAGES, sizeof *back);
    unsigned char *bytes = malloc(whole);
    (void)state;
    assert_non_null(back);
    assert_non_null(bytes);
    size_t size = zw_othello_pack(weights, bytes, whole, alike);
    assert_in_range(size, 1, whole);
    assert_int_equal(zw_othello_unpack(bytes, size, back, &room), 1);
    assert_memory_equal(back, weights, whole);
    for (size_t cut = 0; cut < size - 1; cut += size / 7) /* what is cut off is noticed, and nothing behind it read */
        assert_int_equal(zw_othello_unpack(bytes, cut, back, &room), 0);
    bytes[0] = 'X';
    assert_int_equal(zw_othello_unpack(bytes, size, back, &room), 0);
    free(weights);
    free(back);
    free(bytes);
}

static void test_the_weights_compiled_in_are_whole(void **state)
{
    static othello_unpacking room;
    othello_weights *back = calloc(OTHELLO_STAGES, sizeof *back);
    (void)state;
    assert_non_null(back);
    assert_int_equal(zw_othello_unpack(zw_othello_packed_weights, zw_othello_packed_size, back, &room), 1);
    assert_memory_equal(back, othello_patterns_get()->stages, OTHELLO_STAGES * sizeof *back);
    free(back);
}

/* --------------------------------------------------------------------------------------------------------- forecasts */

static void test_forecasts_are_shallower_and_never_of_the_end(void **state)
{
    uint64_t random = 11;
    int made = 0;
    (void)state;
    for (int i = 0; i < 2000; i++) {
        array_board b = array_random(&random, random_between(&random, 0, 59));
        othello_position position;
        read_board(&b, &position);
        for (int depth = 0; depth <= ZW_MAX_DEPTH; depth++) {
            zw_forecast f;
            for (int which = 0; builds[i % 2]->forecast(NULL, &position, depth, which, &f); which++) {
                assert_in_range(f.depth, 0, depth - 1);
                assert_true(f.margin > 0);
                assert_true(depth < othello_empties(&position));
                made++;
            }
        }
    }
    assert_true(made > 1000);
}

/* In searches to the end. */
static void test_margins_grow_with_the_confidence(void **state)
{
    uint64_t random = 12;
    (void)state;
    for (int i = 0; i < 200; i++) {
        array_board b = array_random(&random, random_between(&random, 0, 46));
        othello_position position;
        zw_forecast f = {0}, deeper = {0};
        read_board(&b, &position);
        int empty = othello_empties(&position);
        for (int depth = empty - OTHELLO_LEVELS; depth < empty - 1 && empty > OTHELLO_SETTLED; depth++)
            for (int which = 0; which < 2; which++) {
                assert_true(othello_forecast(NULL, &position, depth, which, &f));
                assert_true(othello_forecast(NULL, &position, depth + 1, which, &deeper));
                assert_int_equal(f.depth, deeper.depth);
                assert_true(deeper.margin > f.margin);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_build_adds_up_what_a_slow_sum_does),
        cmocka_unit_test(test_every_build_values_moves_as_it_values_positions),
        cmocka_unit_test(test_weights_come_back_from_their_bytes),
        cmocka_unit_test(test_the_weights_compiled_in_are_whole),
        cmocka_unit_test(test_forecasts_are_shallower_and_never_of_the_end),
        cmocka_unit_test(test_margins_grow_with_the_confidence),
    };
    builds[0] = zw_kernel_othello.game;
    builds[1] = zw_game_find("othello");
    return builds[1] ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
