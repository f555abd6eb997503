/* test_checkers.c - the rules of English draughts, against an array board that shares no code with them, and what the
 * search is told about positions: keys, values, order, captures to be played out. */
#include "support/draughts_board.h"
#include "support/load.h"
#include "support/subject.h"
#include <zw/worker.h>
#include "game/checkers/checkers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const zw_kernel zw_kernel_checkers; /* the portable build */

static const zw_game *game;

static checkers_position read_position(const char *text)
{
    checkers_position position;
    char why[300] = "";
    if (game->parse(NULL, text, &position, why, sizeof why) != 0)
        fail_msg("%s", why);
    return position;
}

static checkers_position position_of(const draughts_board *board)
{
    char text[200];
    draughts_write(board, text);
    return read_position(text);
}

/* Positions of every kind: out of games, scattered at random, and kings in rings of pieces. */
static draughts_board any_board(uint64_t *state)
{
    switch (random_between(state, 0, 3)) {
    case 0:
        return draughts_random_game(state, random_between(state, 0, 120));
    case 1:
        return draughts_random(state, 12);
    case 2:
        return draughts_random(state, 5);
    default:
        return draughts_random_ring(state);
    }
}

/* ------------------------------------------------------------------------------------------------------------ rules */

static uint32_t squares_of(uint64_t set)
{
    uint32_t squares = 0;
    for (; set; set &= set - 1)
        squares |= UINT32_C(1) << (checkers_number(checkers_lowest(set)) - 1);
    return squares;
}

static int count_paths(const draughts_path *paths, int count, const draughts_path *of)
{
    int same = 0;
    for (int i = 0; i < count; i++)
        same += paths[i].squares[0] == of->squares[0] &&
                paths[i].squares[paths[i].length - 1] == of->squares[of->length - 1] &&
                paths[i].captured == of->captured;
    return same;
}

static const draughts_path *find_move(const draughts_path *list, int count, zw_move move)
{
    int from = checkers_number(checkers_from(move)), to = checkers_number(checkers_to(move));
    uint32_t captured = checkers_is_capture(move) ? squares_of(checkers_captured(move)) : 0;
    for (int i = 0; i < count; i++)
        if (list[i].squares[0] == from && list[i].squares[list[i].length - 1] == to && list[i].captured == captured)
            return &list[i];
    return NULL;
}

/* The same moves, each once and with its own low 16 bits, the same number of paths, the same positions after them. */
static void check_moves(const draughts_board *board)
{
    draughts_path paths[DRAUGHTS_PATHS], moves[DRAUGHTS_PATHS];
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome = 0;
    char text[200], after[200], expected[200];
    checkers_position position = position_of(board), child;
    int path_count = draughts_paths(board, paths), move_count = draughts_moves(board, moves);
    int count = game->moves(NULL, &position, list, CHECKERS_MAX_MOVES, &outcome);
    draughts_write(board, text);
    if (count != move_count || game->count(NULL, &position) != count)
        fail_msg("%s: %d moves listed and %d counted instead of %d", text, count, game->count(NULL, &position),
                 move_count);
    if (count == 0)
        assert_int_equal(outcome, -game->max_score);
    for (int i = 0; i < count; i++) {
        const draughts_path *same = find_move(moves, move_count, list[i]);
        if (!same)
            fail_msg("%s: move %08x is none", text, (unsigned)list[i]);
        for (int k = 0; k < i; k++)
            assert_int_not_equal(ZW_SHORT(list[i]), ZW_SHORT(list[k]));
        assert_int_equal(game->move_paths(NULL, &position, list[i]), count_paths(paths, path_count, same));
        draughts_board next = draughts_after(board, same);
        draughts_write(&next, expected);
        game->play(NULL, &position, list[i], &child);
        game->format(NULL, &child, after, sizeof after);
        assert_string_equal(after, expected);
        assert_int_equal(game->child_hash(NULL, &position, list[i]), game->hash(NULL, &child));
    }
    int capturing = move_count > 0 && moves[0].captured;
    assert_int_equal(game->forced(NULL, &position), capturing);
    assert_int_equal(game->tactical(NULL, &position, list, CHECKERS_MAX_MOVES), capturing ? count : 0);
}

static void test_moves_agree_with_an_array_board(void **state)
{
    uint64_t random = 1;
    (void)state;
    for (int i = 0; i < LOAD(40000, 4000); i++) {
        draughts_board board = any_board(&random);
        check_moves(&board);
    }
}

static void test_both_builds_of_the_game_list_the_same_codes(void **state)
{
    uint64_t random = 2;
    (void)state;
    for (int i = 0; i < LOAD(5000, 500); i++) {
        draughts_board board = any_board(&random);
        checkers_position position = position_of(&board);
        zw_move a[CHECKERS_MAX_MOVES], b[CHECKERS_MAX_MOVES];
        zw_value outcome;
        int count = game->moves(NULL, &position, a, CHECKERS_MAX_MOVES, &outcome);
        assert_int_equal(zw_kernel_checkers.game->moves(NULL, &position, b, CHECKERS_MAX_MOVES, &outcome), count);
        assert_memory_equal(a, b, (size_t)count * sizeof *a);
        assert_int_equal(zw_kernel_checkers.game->evaluate(NULL, &position), game->evaluate(NULL, &position));
    }
}

static void check_perft(const char *position, int paths, const uint64_t *counts, int depths)
{
    checkers_position board = read_position(position);
    zw_error error = {0};
    for (int depth = 1; depth <= depths; depth++) {
        uint64_t count = 0;
        assert_int_equal(zw_perft(game, &board, depth, paths, &count, &error), ZW_OK);
        assert_int_equal(count, counts[depth - 1]);
    }
}

static void test_perft_counts_are_the_published_ones(void **state)
{
    static const uint64_t counts[] = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680};
    (void)state;
    check_perft("B:W21-32:B1-12", 0, counts, LOAD(9, 7));
    check_perft("W:W21-32:B1-12", 0, counts, LOAD(8, 6));
    check_perft("B:W21-32:B1-12", 1, counts, 7);
}

static uint64_t naive_perft(const draughts_board *board, int depth, int paths)
{
    draughts_path list[DRAUGHTS_PATHS];
    int count = paths ? draughts_paths(board, list) : draughts_moves(board, list);
    uint64_t sum = 0;
    if (depth == 1)
        return (uint64_t)count;
    for (int i = 0; i < count; i++) {
        draughts_board next = draughts_after(board, &list[i]);
        sum += naive_perft(&next, depth - 1, paths);
    }
    return sum;
}

static void test_perft_counts_moves_or_paths(void **state)
{
    uint64_t random = 3, differ = 0;
    zw_error error = {0};
    (void)state;
    for (int i = 0; i < 300; i++) {
        draughts_board board = draughts_random_ring(&random);
        checkers_position position = position_of(&board);
        uint64_t moves = 0, paths = 0;
        assert_int_equal(zw_perft(game, &position, 3, 0, &moves, &error), ZW_OK);
        assert_int_equal(zw_perft(game, &position, 3, 1, &paths, &error), ZW_OK);
        assert_int_equal(moves, naive_perft(&board, 3, 0));
        assert_int_equal(paths, naive_perft(&board, 3, 1));
        differ += moves != paths;
    }
    assert_true(differ > 100);
}

/* Jumps keep to one of four families of 8 squares, the same but for turning and shifting: a king at (row, column) of a
 * grid of 4 by 4 moves diagonally, and each of the 3 by 3 cells between may hold a piece to jump. What one piece can
 * capture depends on its own family alone, so four times the most that one family allows is a bound. */
typedef struct family {
    int end[9][2], count;
    unsigned pieces, blocked; /* by cell, by square */
    unsigned found[512];
    int found_count, man;
} family;

static void follow(family *f, int at, unsigned captured)
{
    int ended = 1;
    for (int edge = 0; edge < 9; edge++)
        for (int side = 0; side < 2; side++) {
            int to = f->end[edge][!side];
            if (f->end[edge][side] != at || !(f->pieces >> edge & 1) || (captured >> edge & 1) ||
                (f->blocked >> to & 1) || (f->man && to / 4 < at / 4))
                continue;
            ended = 0;
            follow(f, to, captured | 1u << edge);
        }
    for (int i = 0; i < f->found_count && ended; i++)
        ended = f->found[i] != ((unsigned)at << 9 | captured);
    if (ended && captured)
        f->found[f->found_count++] = (unsigned)at << 9 | captured;
}

static int most_captures_of(family *f, int at)
{
    int most = 0;
    for (f->man = 0; f->man < 2; f->man++) {
        f->found_count = 0;
        follow(f, at, 0);
        most = f->found_count > most ? f->found_count : most;
    }
    return most;
}

static void test_no_position_has_more_moves_than_announced(void **state)
{
    int most[2] = {0, 0};
    (void)state;
    for (int parity = 0; parity < 2; parity++) {
        family f = {.count = 0};
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 3; column++) {
                int falls = (row + column) % 2 == parity; /* which diagonal of the cell is this family's */
                f.end[f.count][0] = 4 * row + column + !falls;
                f.end[f.count++][1] = 4 * (row + 1) + column + falls;
            }
        for (f.pieces = 1; f.pieces < 512; f.pieces++)
            for (unsigned taken = 1; taken < 256; taken++) { /* squares with pieces of the side to move */
                int squares[8], total = 0, count = 0;
                for (int square = 0; square < 16; square++)
                    if ((square / 4 + square % 4) % 2 == parity)
                        squares[count++] = square;
                assert_int_equal(count, 8);
                unsigned all = 0;
                for (int i = 0; i < 8; i++)
                    all |= taken >> i & 1 ? 1u << squares[i] : 0;
                for (int i = 0; i < 8; i++) {
                    if (!(taken >> i & 1))
                        continue;
                    f.blocked = all & ~(1u << squares[i]);
                    total += most_captures_of(&f, squares[i]);
                }
                most[parity] = total > most[parity] ? total : most[parity];
            }
    }
    assert_int_equal(2 * (most[0] + most[1]), CHECKERS_MAX_MOVES);
    assert_true(4 * CHECKERS_PIECES <= CHECKERS_MAX_MOVES);
}

static void test_the_fine_print_of_captures(void **state)
{
    static const struct {
        const char *position, *move, *after;
    } cases[] = {
        /* a capture is finished, and a man that reaches its king row stops there */
        {"B:W6,14,22,23:B1", "1x26", "W:W23:B26"},
        {"B:W26,27:B22", "22x31", "W:W27:BK31"},
        /* a king goes on, and may end where it began */
        {"W:WK31:B26,27,18,19", "31x31", "B:WK31:B"},
        {"W:WK22:B17,18,9,10", "22x22", "B:WK22:B"},
        /* a man does not jump backwards, a king does */
        {"B:W7,14:B10", "10x17", "W:W7:B17"},
        {"B:W7,14:BK10", "10x3", "W:W14:BK3"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        checkers_position position = read_position(cases[i].position), child;
        zw_move move = ZW_NO_MOVE;
        char why[300] = "", after[200];
        if (game->parse_move(NULL, &position, cases[i].move, &move, why, sizeof why) != 0)
            fail_msg("%s: %s", cases[i].position, why);
        game->play(NULL, &position, move, &child);
        game->format(NULL, &child, after, sizeof after);
        assert_string_equal(after, cases[i].after);
    }
}

static void test_only_king_moves_can_be_taken_back(void **state)
{
    checkers_position position = read_position("B:W31:B1,K10");
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome;
    (void)state;
    int count = game->moves(NULL, &position, list, CHECKERS_MAX_MOVES, &outcome);
    assert_int_equal(count, 6);
    for (int i = 0; i < count; i++)
        assert_int_equal(game->reversible(NULL, &position, list[i]), checkers_number(checkers_from(list[i])) == 10);
    position = read_position("B:W14:BK10");
    assert_int_equal(game->moves(NULL, &position, list, CHECKERS_MAX_MOVES, &outcome), 1);
    assert_int_equal(game->reversible(NULL, &position, list[0]), 0);
}

/* -------------------------------------------------------------------------------------------------- values and keys */

static void test_values_are_the_same_with_colours_reversed(void **state)
{
    uint64_t random = 4;
    (void)state;
    for (int i = 0; i < LOAD(20000, 2000); i++) {
        draughts_board board = any_board(&random);
        checkers_position position = position_of(&board), reversed, again;
        game->reverse(NULL, &position, &reversed);
        assert_int_not_equal(reversed.white, position.white);
        assert_int_equal(game->evaluate(NULL, &position), game->evaluate(NULL, &reversed));
        assert_int_equal(game->count(NULL, &position), game->count(NULL, &reversed));
        game->reverse(NULL, &reversed, &again);
        assert_memory_equal(&again, &position, sizeof again);
    }
}

static void test_perft_is_the_same_with_colours_reversed(void **state)
{
    uint64_t random = 5;
    zw_error error = {0};
    (void)state;
    for (int i = 0; i < 200; i++) {
        draughts_board board = any_board(&random);
        checkers_position position = position_of(&board), reversed;
        uint64_t counts[2][2] = {{0}};
        game->reverse(NULL, &position, &reversed);
        for (int paths = 0; paths < 2; paths++) {
            assert_int_equal(zw_perft(game, &position, 4, paths, &counts[0][paths], &error), ZW_OK);
            assert_int_equal(zw_perft(game, &reversed, 4, paths, &counts[1][paths], &error), ZW_OK);
        }
        assert_memory_equal(counts[0], counts[1], sizeof counts[0]);
    }
}

static void test_a_side_that_cannot_move_has_lost(void **state)
{
    static const char *const lost[] = {"B:W21:B", "W:W:B1", "B:W9,14:B5", "W:W32:BK28,27,24,23"};
    uint64_t random = 6;
    (void)state;
    for (size_t i = 0; i < sizeof lost / sizeof *lost; i++) {
        checkers_position position = read_position(lost[i]);
        assert_int_equal(game->evaluate(NULL, &position), -game->max_score);
    }
    for (int i = 0; i < LOAD(20000, 2000); i++) {
        draughts_board board = any_board(&random);
        checkers_position position = position_of(&board);
        zw_value value = game->evaluate(NULL, &position);
        assert_int_equal(value == -game->max_score, game->count(NULL, &position) == 0);
        assert_true(value < 5000);
    }
}

typedef struct judged {
    const char *better, *worse;
} judged;

static void expect_order(zw_value (*evaluate)(void *, const void *), const judged *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        checkers_position better = read_position(cases[i].better), worse = read_position(cases[i].worse);
        if (evaluate(NULL, &better) <= evaluate(NULL, &worse))
            fail_msg("%s is worth %d, %s %d", cases[i].better, (int)evaluate(NULL, &better), cases[i].worse,
                     (int)evaluate(NULL, &worse));
    }
}

static void test_the_evaluation_by_hand_knows_what_is_good(void **state)
{
    static const judged cases[] = {
        {"B:W21,22:B1,2,3", "B:W21,22:B1,2"}, /* a man more */
        {"B:W21,22:B1,K2", "B:W21,22:B1,2"}, /* a king for a man */
        {"B:W21,22,23,24:B1,3,9,10", "B:W21,22,23,24:B5,7,9,10"}, /* the back row guarded */
        {"B:WK32,K31:BK15,K10", "B:WK32,K31:BK4,K3"}, /* kings in the middle */
        {"B:WK4:B22,K1", "B:WK31:B22,K1"}, /* a man nobody can stop */
        {"B:W29,30:B1,2,3", "B:W29,30,31,25,26:B1,2,3,9,10,11"}, /* a man ahead with fewer on the board */
    };
    (void)state;
    expect_order(game->evaluate_hand, cases, sizeof cases / sizeof *cases);
}

/* With few men it knows better than such rules: there it was learned from exact results. */
static void test_the_learned_evaluation_knows_what_is_good(void **state)
{
    static const judged cases[] = {
        {"B:W21,22,23,24,26,27,28,30,31,32:B1,2,3,4,5,6,7,8,10,11,12", /* a man more */
         "B:W21,22,23,24,26,27,28,30,31,32,25:B1,2,3,4,5,6,7,8,10,11,12"},
        {"B:W21,22,23,24,30,32:B1,3,9,10,12,K25", "B:W21,22,23,24,30,32:B1,3,9,10,12,14"}, /* a king for a man */
        {"B:W21,22,23,24,30,32:B1,3,9,10,11,12", "B:W21,22,23,24,30,32:B5,7,9,10,11,12"}, /* the back row guarded */
        {"B:WK32,K31:BK15,K10", "B:WK32,K31:BK4,K3"}, /* kings in the middle */
    };
    (void)state;
    expect_order(game->evaluate, cases, sizeof cases / sizeof *cases);
}

typedef struct keyed {
    uint64_t key;
    checkers_position position;
} keyed;

static int by_key(const void *a, const void *b)
{
    uint64_t x = ((const keyed *)a)->key, y = ((const keyed *)b)->key;
    return x < y ? -1 : x > y;
}

static void test_keys_are_equal_exactly_when_positions_are(void **state)
{
    enum { SAMPLES = 100000 };
    keyed *all = calloc(SAMPLES, sizeof *all);
    uint64_t random = 7;
    int equal = 0;
    (void)state;
    assert_non_null(all);
    for (int i = 0; i < SAMPLES; i++) {
        draughts_board board =
            i % 2 ? draughts_random_game(&random, random_between(&random, 0, 12)) : draughts_random(&random, 2);
        board.white ^= i % 3 == 0; /* the side to move is part of the position */
        all[i].position = position_of(&board);
        all[i].key = game->hash(NULL, &all[i].position);
    }
    qsort(all, SAMPLES, sizeof *all, by_key);
    for (int i = 1; i < SAMPLES; i++) {
        int same = memcmp(&all[i].position, &all[i - 1].position, sizeof all[i].position) == 0;
        assert_int_equal(same, all[i].key == all[i - 1].key);
        equal += same;
    }
    assert_true(equal > 0);
    free(all);
}

static void complain(void *context, const char *sentence)
{
    (void)context;
    fail_msg("%s", sentence);
}

static void test_the_game_keeps_its_promises(void **state)
{
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_game_check(game, 1, 100, complain, NULL, &error), ZW_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_agree_with_an_array_board),
        cmocka_unit_test(test_both_builds_of_the_game_list_the_same_codes),
        cmocka_unit_test(test_perft_counts_are_the_published_ones),
        cmocka_unit_test(test_perft_counts_moves_or_paths),
        cmocka_unit_test(test_no_position_has_more_moves_than_announced),
        cmocka_unit_test(test_the_fine_print_of_captures),
        cmocka_unit_test(test_only_king_moves_can_be_taken_back),
        cmocka_unit_test(test_values_are_the_same_with_colours_reversed),
        cmocka_unit_test(test_perft_is_the_same_with_colours_reversed),
        cmocka_unit_test(test_a_side_that_cannot_move_has_lost),
        cmocka_unit_test(test_the_evaluation_by_hand_knows_what_is_good),
        cmocka_unit_test(test_the_learned_evaluation_knows_what_is_good),
        cmocka_unit_test(test_keys_are_equal_exactly_when_positions_are),
        cmocka_unit_test(test_the_game_keeps_its_promises),
    };
    game = zw_game_find("checkers");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
