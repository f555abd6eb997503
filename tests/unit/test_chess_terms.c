/* test_chess_terms.c - chess's evaluation as a sum of counted terms: what is counted where, that the counts and weights
 * make the value, that neither colour nor wing matters, and which endgames are scaled down. */
#include "support/subject.h"
#include "game/chess/evaluate.h"
#include "game/tunable.h"

#include <stdlib.h>
#include <string.h>

static const zw_game *game;
static const zw_tunable *tunable;

static chess_position read_position(const char *fen)
{
    chess_position p;
    char why[400] = "";
    if (game->parse(NULL, fen, &p, why, sizeof why) != 0)
        fail_msg("%s", why);
    return p;
}

/* Calls `each` with the positions of random games to their end: many captures, promotions and bare kings. */
static void walk(int games, void (*each)(const chess_position *p))
{
    uint64_t random = 11;
    for (int i = 0; i < games; i++) {
        chess_position p, next;
        zw_move list[CHESS_MAX_MOVES];
        zw_value outcome;
        game->start(NULL, &p);
        for (int ply = 0; ply < 300; ply++) {
            int count = game->moves(NULL, &p, list, CHESS_MAX_MOVES, &outcome);
            if (count < 1)
                break;
            /* Captures are preferred now and then, so that endgames come. */
            int taken = random_between(&random, 0, count - 1);
            for (int k = 0; k < count && random_between(&random, 0, 2) == 0; k++)
                if (chess_taken(list[k]) != CHESS_NONE)
                    taken = k;
            game->play(NULL, &p, list[taken], &next);
            p = next;
            each(&p);
        }
    }
}

/* ---------------------------------------------------------------------------------------------------------- the sum */

static void *opened;
static double weights[2 * CHESS_ROWS];
static int seen[CHESS_ROWS], compared;

/* Exact, for shares are whole numbers of 1/1536. */
static void compare_sum(const chess_position *p)
{
    zw_tuned_count counts[CHESS_ROWS];
    double early, late, middle = 0, end = 0, whole = CHESS_FULL_PHASE * CHESS_FULL_SCALE;
    zw_value outcome;
    if (chess_is_over(p, &outcome))
        return;
    int count = tunable->trace(opened, p, counts, &early, &late);
    for (int i = 0; i < count; i++) {
        middle += counts[i].count * weights[2 * counts[i].row];
        end += counts[i].count * weights[2 * counts[i].row + 1];
        seen[counts[i].row] = 1;
    }
    double sum = (middle * (early * whole) + end * (late * whole)) / whole;
    assert_int_equal((int)sum, game->evaluate(NULL, p));
    compared++;
}

/* Catches a term that is added but not counted, such as the king's place left out of chess_count_places(). */
static void test_counts_times_weights_are_the_evaluation(void **state)
{
    int unseen = 0;
    (void)state;
    opened = tunable->open();
    assert_non_null(opened);
    tunable->current(weights);
    walk(60, compare_sum);
    free(opened);
    for (int row = 0; row < CHESS_ROWS; row++)
        unseen += !seen[row];
    assert_true(compared > 10000);
    assert_in_range(unseen, 0, CHESS_ROWS / 4);
}

static void compare_reversed(const chess_position *p)
{
    chess_position reversed;
    zw_chess_reverse(NULL, p, &reversed);
    assert_int_equal(game->evaluate(NULL, &reversed), game->evaluate(NULL, p));
    assert_int_equal(game->evaluate_hand(NULL, &reversed), game->evaluate_hand(NULL, p));
}

/* Catches ranks that are not turned over for Black: chess_ranks() without its exchange of bytes. */
static void test_colours_exchanged_the_value_is_the_same(void **state)
{
    (void)state;
    walk(40, compare_reversed);
}

static uint64_t mirror_files(uint64_t set)
{
    uint64_t mirrored = 0;
    for (; set; set &= set - 1)
        mirrored |= chess_bit(chess_first(set) ^ 7);
    return mirrored;
}

static void compare_mirrored(const chess_position *p)
{
    chess_position q = *p;
    if (p->castling || p->en_passant != CHESS_NO_SQUARE)
        return;
    for (int type = 0; type < CHESS_TYPES; type++)
        q.piece[type] = mirror_files(p->piece[type]);
    q.side[0] = mirror_files(p->side[0]);
    q.side[1] = mirror_files(p->side[1]);
    zw_chess_complete(&q);
    assert_int_equal(game->evaluate(NULL, &q), game->evaluate(NULL, p));
}

/* Catches files treated apart: a king's middle file that is kept from the a-file but not from the h-file. */
static void test_wings_exchanged_the_value_is_the_same(void **state)
{
    (void)state;
    walk(40, compare_mirrored);
}

/* ------------------------------------------------------------------------------------------------------- what is counted */

/* White less Black of one row. */
static int count_of(const char *fen, int row)
{
    static int16_t counts[CHESS_ROWS];
    chess_position p = read_position(fen);
    memset(counts, 0, sizeof counts);
    chess_sum_terms(&p, counts);
    return counts[row];
}

static void test_each_term_is_counted_where_it_is_there(void **state)
{
#define AT(term, index) CHESS_TERM_##term + (index)
    static const struct {
        const char *fen;
        int row, count;
    } cases[] = {
        {"4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1", AT(MATERIAL, CHESS_PAWN), 2},
        {"4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1", AT(PLACE, 32 * CHESS_ROOK), 1},
        {"4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", AT(PLACE, 32 * CHESS_ROOK), 0}, /* each in his corner */
        {"4k3/8/8/8/4N3/8/8/4K3 w - - 0 1", AT(KNIGHT_MOVES, 8), 1},
        {"4k3/8/3p4/8/4N3/8/8/4K3 w - - 0 1", AT(KNIGHT_MOVES, 7), 1}, /* a pawn guards c5 */
        {"4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1", AT(ISOLATED, 1), 2},
        {"4k3/p7/8/8/8/8/P1P5/4K3 w - - 0 1", AT(ISOLATED, 0), 0}, /* one of each side */
        {"4k3/8/8/8/8/P7/P7/4K3 w - - 0 1", AT(DOUBLED, 0), 1},
        {"4k3/8/8/8/1P1p4/8/2P5/4K3 w - - 0 1", AT(BACKWARD, 1), 1}, /* c3 is guarded by d4, b4 went by */
        {"4k3/8/8/8/3p4/8/1PP5/4K3 w - - 0 1", AT(BACKWARD, 1), 0}, /* b2 guards c3 */
        {"4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1", AT(PHALANX, 3), 2},
        {"4k3/8/8/8/3P4/4P3/8/4K3 w - - 0 1", AT(PROTECTED, 3), 1},
        {"4k3/1p6/8/8/PP6/8/8/4K3 w - - 0 1", AT(CANDIDATE, 3), 1}, /* a4: one helper, one guard */
        {"4k3/1p6/8/8/P7/8/8/4K3 w - - 0 1", AT(CANDIDATE, 3), 0},
        {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", AT(PASSED, 3), 1},
        {"4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1", AT(PASSED, 3), 0},
        {"4k3/8/8/4n3/4P3/8/8/4K3 w - - 0 1", AT(PASSED_FREE, 3), 0},
        {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", AT(PASSED_FREE, 3), 1},
        {"8/8/8/8/4P3/8/8/k3K3 w - - 0 1", AT(PASSED_PATH, 3), 1},
        {"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", AT(PASSED_PATH, 3), 0}, /* the king attacks e7 */
        {"4k3/8/8/8/3PP3/2P5/8/4K3 w - - 0 1", AT(PASSED_GUARDED, 0), 2}, /* d4, two steps on its way */
        {"8/8/8/4P3/8/8/4R3/k3K3 w - - 0 1", AT(PASSED_ROOK, 0), 3},
        {"8/8/8/4P3/8/8/8/k3K3 w - - 0 1", AT(PASSED_KING, 0), 3 * 5},
        {"8/8/8/4P3/8/8/8/k3K3 w - - 0 1", AT(PASSED_ENEMY, 0), 3 * 5},
        {"8/8/8/4P3/8/8/8/k3K3 w - - 0 1", AT(PASSED_RACE, 0), 1},
        {"8/8/8/k3P3/8/8/8/4K3 w - - 0 1", AT(PASSED_RACE, 0), 1}, /* a step behind the square */
        {"8/8/8/k3P3/8/8/8/4K3 b - - 0 1", AT(PASSED_RACE, 0), 0}, /* but it is his move */
        {"n7/8/8/4P3/8/8/8/k3K3 w - - 0 1", AT(PASSED_RACE, 0), 0},
        {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", AT(BISHOP_PAIR, 0), 1},
        {"4k3/8/8/8/8/8/1P1P4/2B1K3 w - - 0 1", AT(BISHOP_PAWNS, 0), 2},
        {"4k3/8/8/8/8/1n6/1P1P4/2B1K3 w - - 0 1", AT(BISHOP_RAMMED, 0), 1},
        {"4k3/8/8/4N3/3P4/8/8/4K3 w - - 0 1", AT(OUTPOST, 0), 1},
        {"4k3/3p4/8/4N3/3P4/8/8/4K3 w - - 0 1", AT(OUTPOST, 0), 0}, /* d7-d6 drives him off */
        {"4k3/8/8/4B3/3P4/8/8/4K3 w - - 0 1", AT(OUTPOST, 1), 1},
        {"4k3/8/8/8/3P4/5N2/8/4K3 w - - 0 1", AT(OUTPOST_NEAR, 0), 1},
        {"4k3/8/8/8/3P4/3N4/8/4K3 w - - 0 1", AT(SHIELDED, 0), 1},
        {"4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", AT(ROOK_FILE, 0), 1},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", AT(ROOK_FILE, 1), 1},
        {"4k3/R7/8/8/8/8/8/4K3 w - - 0 1", AT(ROOK_SEVENTH, 0), 1},
        {"8/R7/4k3/8/8/8/8/4K3 w - - 0 1", AT(ROOK_SEVENTH, 0), 0},
        {"4k3/8/8/3r1n2/4P3/8/8/4K3 w - - 0 1", AT(BY_PAWN, CHESS_ROOK), 1},
        {"4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1", AT(BY_MINOR, CHESS_QUEEN), 1},
        {"4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", AT(BY_ROOK, CHESS_KNIGHT), 1},
        {"4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", AT(BY_ROOK, CHESS_KNIGHT), 0}, /* a pawn protects him */
        {"7k/8/8/3nK3/8/8/8/8 w - - 0 1", AT(BY_KING, 0), 1},
        {"4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", AT(HANGING, 0), 1},
        {"4k3/8/2n5/8/3P4/8/8/4K3 w - - 0 1", AT(PUSH, 0), 1},
        {"4k3/8/2n1p3/8/3P4/8/8/4K3 w - - 0 1", AT(PUSH, 0), 0}, /* the step is not safe */
        {"rnbqkbnr/ppp2ppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1", AT(SPACE, 0), 12},
        {"7k/8/8/8/8/8/6P1/6K1 w - - 0 1", AT(SHELTER, 8 + 1), 1}, /* before him */
        {"7k/8/8/8/8/5P2/8/6K1 w - - 0 1", AT(SHELTER, 2), 1}, /* beside him */
        {"7k/8/8/8/6p1/8/8/6K1 w - - 0 1", AT(STORM, 3), 1},
        {"7k/8/8/8/6p1/6P1/8/6K1 w - - 0 1", AT(STORM, 8 + 3), 1},
        {"k7/8/8/8/8/2Q5/8/4K3 w - - 0 1", AT(LONE_NEAR, 0), 7},
        {"8/8/8/3k4/8/2Q5/8/4K3 w - - 0 1", AT(LONE_CORNER, 0), 3},
        {"k7/8/8/8/8/8/8/2B1KN2 w - - 0 1", AT(LONE_CORNER, 0), 7}, /* c1 is dark: a1 or h8 */
        {"k7/8/8/8/8/8/8/3BKN2 w - - 0 1", AT(LONE_CORNER, 0), 0},
        {"5kB1/8/8/6B1/N7/6K1/8/8 w - - 0 1", AT(LONE_CORNER, 0), 2}, /* bishops of both colours: any corner */
        {"8/8/6k1/n7/6b1/8/8/5Kb1 w - - 0 1", AT(LONE_CORNER, 0), -2},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", AT(TEMPO, 0), 1},
        {"4k3/8/8/8/8/8/8/4K3 b - - 0 1", AT(TEMPO, 0), -1},
    };
#undef AT
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int count = count_of(cases[i].fen, cases[i].row);
        if (count != cases[i].count)
            fail_msg("%s: row %d is counted %d times instead of %d", cases[i].fen, cases[i].row, count, cases[i].count);
    }
}

static int danger_of(const char *fen)
{
    int amount = 0;
    for (int i = 0; i < 32; i++)
        if (count_of(fen, CHESS_TERM_DANGER + i) < 0)
            amount = i;
    return amount;
}

static void test_more_attackers_are_more_danger(void **state)
{
    static const char *const worse_and_worse[] = {
        "rq3rk1/5ppp/8/8/8/8/5PPP/RQ3RK1 w - - 0 1",
        "rq3rk1/5ppp/8/8/8/3B4/5PPP/RQ3RK1 w - - 0 1",
        "rq3rk1/5ppp/8/6N1/8/3B4/5PPP/RQ3RK1 w - - 0 1",
        "rq3rk1/5ppp/8/6NQ/8/3B4/5PPP/R4RK1 w - - 0 1",
    };
    (void)state;
    for (int i = 0; i < 3; i++)
        if (danger_of(worse_and_worse[i]) >= danger_of(worse_and_worse[i + 1]))
            fail_msg("%s: %d is not less than %d", worse_and_worse[i], danger_of(worse_and_worse[i]),
                     danger_of(worse_and_worse[i + 1]));
}

/* --------------------------------------------------------------------------------------------------------------- scaling */

static void test_endgames_that_cannot_be_won_are_worth_little(void **state)
{
    static const struct {
        const char *fen;
        int scale;
    } cases[] = {
        {"4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", 0},
        {"4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", 0},
        {"4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", 0},
        {"4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1", 64},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 64},
        {"4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1", 16},
        {"k7/8/8/8/P7/8/8/2B1K3 w - - 0 1", 0}, /* a8 is light, the bishop dark */
        {"k7/8/8/8/P7/8/8/3BK3 w - - 0 1", 64},
        {"1k6/8/8/8/P7/8/8/4K3 w - - 0 1", 0},
        {"8/8/8/3k4/P7/8/8/2B1K3 w - - 0 1", 64}, /* too far */
        {"k7/8/8/8/PP6/8/8/2B1K3 w - - 0 1", 64},
        {"2b1k3/8/8/8/PP6/8/8/2B1K3 w - - 0 1", 32}, /* bishops of opposite colours */
        {"2b1k2r/8/8/8/PP6/8/8/2B1K2R w - - 0 1", 48},
        {"3bk3/8/8/8/PP6/8/8/2B1K3 w - - 0 1", 64},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        chess_position p = read_position(cases[i].fen), reversed;
        zw_chess_reverse(NULL, &p, &reversed);
        if (chess_scale(&p, CHESS_WHITE) != cases[i].scale || chess_scale(&reversed, CHESS_BLACK) != cases[i].scale)
            fail_msg("%s: scaled by %d instead of %d", cases[i].fen, chess_scale(&p, CHESS_WHITE), cases[i].scale);
        if (!cases[i].scale)
            assert_int_equal(game->evaluate(NULL, &p), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_times_weights_are_the_evaluation),
        cmocka_unit_test(test_colours_exchanged_the_value_is_the_same),
        cmocka_unit_test(test_wings_exchanged_the_value_is_the_same),
        cmocka_unit_test(test_each_term_is_counted_where_it_is_there),
        cmocka_unit_test(test_more_attackers_are_more_danger),
        cmocka_unit_test(test_endgames_that_cannot_be_won_are_worth_little),
    };
    game = zw_game_find("chess");
    tunable = game ? game->tunable : NULL;
    if (!tunable)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
