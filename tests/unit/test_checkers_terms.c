/* test_checkers_terms.c - checkers' evaluation as a sum of counted terms: the counts are those of a slow recount that knows
 * rows and columns and no bitboards, counts and weights make the value, and colours are alike. */
#include "support/subject.h"
#include "game/checkers/evaluate.h"
#include "game/tunable.h"

#include <stdlib.h>
#include <string.h>

static const zw_game *game;
static const zw_tunable *tunable;

/* Calls `each` with the positions of random games to their end. */
static void walk(int games, void (*each)(const checkers_position *board))
{
    uint64_t random = 5;
    for (int i = 0; i < games; i++) {
        checkers_position here, next;
        zw_move list[CHECKERS_MAX_MOVES];
        zw_value outcome;
        game->start(NULL, &here);
        for (int ply = 0; ply < 200; ply++) {
            int count = game->moves(NULL, &here, list, CHECKERS_MAX_MOVES, &outcome);
            if (count < 1)
                break;
            game->play(NULL, &here, list[random_between(&random, 0, count - 1)], &next);
            here = next;
            each(&here);
        }
    }
}

/* ------------------------------------------------------------------------------------------------------ the slow recount */

/* The board as a side sees it, its first row 0: m, k are its men and kings, M, K the other's. Off the board there is '#', on
 * dark squares that are empty '.', on light ones ' '. */
typedef struct seen_board {
    char at[8][8];
} seen_board;

static char look(const seen_board *b, int row, int column)
{
    return row < 0 || row > 7 || column < 0 || column > 7 ? '#' : b->at[row][column];
}

/* Square 1 to 32. */
static void place_of(int number, int *row, int *column)
{
    *row = (number - 1) / 4;
    *column = 2 * ((number - 1) % 4) + (*row % 2 == 0);
}

static seen_board see(const checkers_position *board, int white)
{
    seen_board b;
    memset(&b, ' ', sizeof b);
    for (int number = 1; number <= 32; number++) {
        int row, column;
        uint64_t bit = CHECKERS_SQUARE(white ? 33 - number : number);
        int to_move = (board->mine & bit) != 0, there = to_move || (board->theirs & bit);
        int own = to_move == (white == (int)board->white), king = (board->kings & bit) != 0;
        place_of(number, &row, &column);
        b.at[row][column] = !there ? '.' : own ? (king ? 'k' : 'm') : (king ? 'K' : 'M');
    }
    return b;
}

static int tally(const seen_board *b, const char *kinds)
{
    int sum = 0;
    for (int i = 0; i < 64; i++)
        sum += strchr(kinds, b->at[i / 8][i % 8]) != NULL;
    return sum;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

static int counted[CHECKERS_ROWS];

static void recount_man(const seen_board *b, int row, int column, int sign)
{
    int steps = (look(b, row + 1, column - 1) == '.') + (look(b, row + 1, column + 1) == '.'), met = 0;
    counted[CHECKERS_TERM_MAN] += sign;
    counted[CHECKERS_TERM_MAN_STEP] += sign * steps;
    counted[CHECKERS_TERM_STUCK] += row >= 4 && !steps ? sign : 0;
    for (int r = row + 1; r < 8; r++)
        for (int c = most(0, column - (r - row)); c <= least(7, column + (r - row)); c++)
            met += look(b, r, c) == 'M' || look(b, r, c) == 'K';
    if (!met && row > 0)
        counted[CHECKERS_TERM_RUNAWAY + row - 1] += sign;
}

static void recount_king(const seen_board *b, int number, int row, int column, int sign)
{
    int steps = 0, nearest = 99;
    for (int way = 0; way < 4; way++)
        steps += look(b, row + (way < 2 ? 1 : -1), column + (way % 2 ? 1 : -1)) == '.';
    counted[CHECKERS_TERM_KING] += sign;
    counted[CHECKERS_TERM_KING_PLACE + number - 1] += sign;
    counted[CHECKERS_TERM_KING_STEP] += sign * steps;
    counted[CHECKERS_TERM_TRAPPED] += steps ? 0 : sign;
    for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++)
            if (look(b, r, c) == 'K')
                nearest = least(nearest, most(abs(r - row), abs(c - column)));
    if (tally(b, "mk") > tally(b, "MK") && nearest < 5)
        counted[CHECKERS_TERM_HUNT] += sign * (5 - nearest);
}

static void recount_regions(const seen_board *b, int sign)
{
    for (int region = 0; region < CHECKERS_REGIONS; region++) {
        int first_row = region < 3 ? 0 : 2, first = region % 3, number = 0, power = 1;
        for (int i = 0; i < 8; i++, power *= 3) {
            int row, column;
            place_of(4 * (first_row + i / 2) + first + i % 2 + 1, &row, &column);
            number += look(b, row, column) == 'm' ? power : look(b, row, column) == 'M' ? 2 * power : 0;
        }
        counted[CHECKERS_TERM_REGION + region * CHECKERS_REGION_STATES + number] += sign;
    }
}

static void recount_side(const seen_board *b, int sign)
{
    int lead = tally(b, "mk") - tally(b, "MK"), home = 0;
    for (int number = 1; number <= 32; number++) {
        int row, column;
        place_of(number, &row, &column);
        if (look(b, row, column) == 'm')
            recount_man(b, row, column, sign);
        if (look(b, row, column) == 'k')
            recount_king(b, number, row, column, sign);
        home += number <= 4 && look(b, row, column) == 'm' ? 1 << (number - 1) : 0;
    }
    if (tally(b, "M"))
        counted[CHECKERS_TERM_HOME + home + (tally(b, "K") ? 16 : 0)] += sign;
    if (tally(b, "k") && !tally(b, "K"))
        counted[CHECKERS_TERM_FIRST_KING] += sign;
    if (lead > 0)
        counted[CHECKERS_TERM_AHEAD + least(lead, 3) - 1] += sign;
    recount_regions(b, sign);
}

/* The pieces of the other side that could capture, were it to move. */
static int recount_threats(const seen_board *b)
{
    int threats = 0;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            int can = 0;
            for (int way = 0; way < 4; way++) {
                int down = way < 2 ? -1 : 1, across = way % 2 ? 1 : -1;
                char over = look(b, row + down, column + across);
                can = can || ((look(b, row, column) == 'K' || (look(b, row, column) == 'M' && down < 0)) &&
                              (over == 'm' || over == 'k') && look(b, row + 2 * down, column + 2 * across) == '.');
            }
            threats += can;
        }
    return threats;
}

static void recount(const checkers_position *board)
{
    seen_board mine = see(board, (int)board->white), theirs = see(board, !board->white);
    int threats = recount_threats(&mine), waiting = 0;
    memset(counted, 0, sizeof counted);
    recount_side(&mine, 1);
    recount_side(&theirs, -1);
    for (int i = 0; i < 64; i++)
        waiting += i / 8 % 2 == 0 && strchr("mkMK", mine.at[i / 8][i % 8]);
    if (tally(&mine, "mk") == tally(&mine, "MK"))
        counted[CHECKERS_TERM_MOVE + (tally(&mine, "kK") > 0)] = waiting % 2 ? 1 : -1;
    if (threats)
        counted[CHECKERS_TERM_THREAT + least(threats, 3) - 1] = 1;
    counted[CHECKERS_TERM_TURN] = 1;
}

static void *opened;
static double weights[2 * CHECKERS_ROWS];
static int seen[CHECKERS_ROWS], compared;

static void compare_counts(const checkers_position *board)
{
    static zw_tuned_count counts[CHECKERS_ROWS];
    static int traced[CHECKERS_ROWS];
    double early, late;
    memset(traced, 0, sizeof traced);
    int size = tunable->trace(opened, board, counts, &early, &late);
    for (int i = 0; i < size; i++) {
        traced[counts[i].row] += counts[i].count;
        seen[counts[i].row] = 1;
    }
    recount(board);
    for (int row = 0; row < CHECKERS_ROWS; row++)
        if (traced[row] != counted[row])
            fail_msg("row %d is counted %d times instead of %d", row, traced[row], counted[row]);
    compared++;
}

/* Catches a region read from the wrong end: checkers_digits[][0] for both sides. */
static void test_counts_are_those_of_a_slow_recount(void **state)
{
    int unseen = 0;
    (void)state;
    walk(60, compare_counts);
    for (int row = 0; row < CHECKERS_TERM_REGION; row++)
        unseen += !seen[row];
    assert_true(compared > 2000);
    assert_in_range(unseen, 0, CHECKERS_TERM_REGION / 8);
}

/* ---------------------------------------------------------------------------------------------------------------- the sum */

/* In whole numbers of 1/24, as the evaluation counts. */
static void compare_sum(const checkers_position *board)
{
    static zw_tuned_count counts[CHECKERS_ROWS];
    double early, late, opening = 0, ending = 0;
    zw_value outcome;
    zw_move list[CHECKERS_MAX_MOVES];
    if (!game->moves(NULL, board, list, CHECKERS_MAX_MOVES, &outcome)) {
        assert_int_equal(game->evaluate(NULL, board), -CHECKERS_MAX_SCORE);
        return;
    }
    int size = tunable->trace(opened, board, counts, &early, &late);
    for (int i = 0; i < size; i++) {
        opening += counts[i].count * weights[2 * counts[i].row];
        ending += counts[i].count * weights[2 * counts[i].row + 1];
    }
    int pieces = __builtin_popcountll(board->mine | board->theirs);
    assert_int_equal((int)(early * 24 + 0.5), pieces);
    assert_int_equal((int)(late * 24 + 0.5), 24 - pieces);
    assert_int_equal(((int)opening * pieces + (int)ending * (24 - pieces)) / 24, game->evaluate(NULL, board));
}

static void test_counts_times_weights_are_the_evaluation(void **state)
{
    (void)state;
    walk(60, compare_sum);
}

static void compare_reversed(const checkers_position *board)
{
    checkers_position reversed;
    game->reverse(NULL, board, &reversed);
    assert_int_equal(game->evaluate(NULL, &reversed), game->evaluate(NULL, board));
    assert_int_equal(game->evaluate_hand(NULL, &reversed), game->evaluate_hand(NULL, board));
    assert_int_equal(game->evaluate_plain(NULL, &reversed), game->evaluate_plain(NULL, board));
}

static void test_colours_exchanged_the_value_is_the_same(void **state)
{
    (void)state;
    walk(60, compare_reversed);
}

/* Decided by three men, or over: nothing to learn. */
static void test_decided_positions_teach_nothing(void **state)
{
    static const struct {
        const char *text;
        int teaches;
    } cases[] = {
        {"B:W21,22,23:B1,2,3", 1},
        {"B:W21,22,23:B1", 1},
        {"B:W21,22,23,24:B1", 0},
        {"W:W29:B9,13,17,21,22,25", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        checkers_position board;
        char why[400] = "";
        assert_int_equal(game->parse(NULL, cases[i].text, &board, why, sizeof why), 0);
        assert_int_equal(tunable->teaches(&board, 0), cases[i].teaches);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_are_those_of_a_slow_recount),
        cmocka_unit_test(test_counts_times_weights_are_the_evaluation),
        cmocka_unit_test(test_colours_exchanged_the_value_is_the_same),
        cmocka_unit_test(test_decided_positions_teach_nothing),
    };
    game = zw_game_find("checkers");
    tunable = game ? game->tunable : NULL;
    if (!tunable)
        return 1;
    opened = tunable->open();
    tunable->current(weights);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    free(opened);
    return failed;
}
