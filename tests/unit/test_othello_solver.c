/* test_othello_solver.c - endgames of Othello: exact values against an array board that shares no code with the solver, and
 * every driver on top of it. */
#include "support/endgames.h"
#include "support/load.h"
#include "support/subject.h"

#include <string.h>

/* Of the FForum's positions, with their known values: 14 to 16 empty squares. */
static const struct {
    const char *position;
    int value;
} known[] = {
    {"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X", 18},
    {"-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X", 10},
    {"----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X", 2},
    {"-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO- X", 0},
};
enum { KNOWN = sizeof known / sizeof known[0] };

/* Caught here, for one: parity of the wrong quarter is not (it only costs nodes), a last flip counted along a diagonal that
 * wraps around, a pass at two empty squares without its change of sign, a stable disc too many. */
static void test_random_endgames_have_the_value_of_the_array_board(void **state)
{
    uint64_t random = 1;
    (void)state;
    for (int i = 0; i < LOAD(400, 80); i++) {
        array_board b = array_random_endgame(&random, i % 9);
        endgame_settles(&b, array_value(&b));
    }
}

/* Lopsided boards full of passes, wipe-outs and games that end early. */
static void test_strewn_endgames_have_the_value_of_the_array_board(void **state)
{
    uint64_t random = 2;
    (void)state;
    for (int i = 0; i < LOAD(400, 80);) {
        array_board b = array_strewn(&random);
        if (array_empties(&b) > 8)
            continue;
        endgame_settles(&b, array_value(&b));
        i++;
    }
}

static const char *const drivers[] = {"alphabeta", "scout", "negascout", "aspiration",  "mtdf",         "sss",
                                      "dual",      "cstar", "mtd-step",  "mtdf:from=2", "mtdf:guess=20"};
enum { DRIVERS = sizeof drivers / sizeof drivers[0] };

static void test_every_driver_solves_an_endgame_to_the_same_value(void **state)
{
    (void)state;
    for (int k = 0; k < DRIVERS; k++)
        for (int i = 0; i < KNOWN; i++) {
            zw_report report = ZW_REPORT;
            int value = endgame_value(drivers[k], known[i].position, &report);
            if (value != known[i].value || !report.proven)
                fail_msg("%s: %s is worth %d, found %d", drivers[k], known[i].position, known[i].value, value);
        }
}

/* Those of 16 are searched selectively first. Caught: a certain level that believes its evaluation like the others. */
static void test_all_drivers_agree_on_thirty_endgames_of_14_to_16_squares(void **state)
{
    uint64_t random = 7;
    (void)state;
    for (int i = 0; i < LOAD(30, 3); i++) {
        array_board b = array_random_endgame(&random, 14 + i % 3);
        char text[67];
        int value = 0;
        array_text(&b, text);
        for (int k = 0; k < DRIVERS; k++) {
            zw_report report = ZW_REPORT;
            int found = endgame_value(drivers[k], text, &report);
            if ((k && found != value) || !report.proven)
                fail_msg("%s is worth %d by %s, %d by %s", text, value, drivers[0], found, drivers[k]);
            value = found;
        }
    }
}

static void test_the_line_of_a_solution_ends_the_game_with_its_value(void **state)
{
    (void)state;
    for (int i = 0; i < KNOWN; i++) {
        zw_report report = ZW_REPORT;
        array_board b = {.side = known[i].position[65]};
        int list[64], side = b.side;
        memcpy(b.square, known[i].position, 64);
        endgame_value(NULL, known[i].position, &report);
        assert_int_equal(report.line_end, ZW_LINE_COMPLETE);
        for (int k = 0; k < report.line_length; k++)
            array_play(&b, (int)report.line[k]);
        assert_int_equal(array_moves(&b, list), 0);
        assert_int_equal(b.side == side ? array_outcome(&b) : -array_outcome(&b), known[i].value);
    }
}

/* What the context remembers of one position must not show in the nodes of the next. */
static void test_solving_a_position_twice_visits_the_same_nodes(void **state)
{
    zw_error error = {0};
    zw_engine_options options = zw_options_tournament();
    options.table_options.bytes = 1 << 20;
    zw_engine *engine = zw_engine_new(endgame_chosen(), &options, &error);
    uint64_t nodes[2];
    (void)state;
    for (int i = 0; i < 2; i++) {
        zw_report report = ZW_REPORT;
        zw_engine_clear(engine);
        assert_int_equal(zw_engine_position_text(engine, known[0].position, NULL, &error), ZW_OK);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(), &report, &error), ZW_OK);
        nodes[i] = report.total.nodes + report.total.quiescence;
    }
    assert_int_equal(nodes[0], nodes[1]);
    zw_engine_free(engine);
}

/* One empty square, X to move on it: the position, and the disc count that needs no visit behind it. Two squares: the
 * position, and one behind each move that is tried. */
static void test_every_position_down_to_the_last_empty_square_is_a_node(void **state)
{
    const zw_game *games[] = {zw_kernel_othello_endgame.game, endgame_chosen()};
    (void)state;
    for (int k = 0; k < 2; k++) {
        static const struct {
            const char *text;
            unsigned nodes;
        } counted[] = {
            {"-OXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X", 1},
            {"-OXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X", 2}, /* a1 is enough */
        };
        for (int i = 0; i < 2; i++) {
            uint64_t position[8];
            void *context = NULL;
            char why[200];
            zw_value lower = -64, upper = 64;
            assert_int_equal(games[k]->context_new(games[k], &context), 0);
            assert_int_equal(games[k]->parse(context, counted[i].text, position, why, sizeof why), 0);
            assert_int_equal(games[k]->settle(context, position, 0, 1, 2, &lower, &upper), 1);
            assert_int_equal(games[k]->visited(context), counted[i].nodes);
            assert_int_equal(games[k]->visited(context), 0);
            games[k]->context_free(games[k], context);
        }
    }
}

/* A search that believes its evaluation proves nothing. */
static void test_a_selective_level_is_not_proven(void **state)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_engine *engine = zw_engine_new(endgame_chosen(), NULL, &error);
    (void)state;
    assert_int_equal(zw_engine_position_text(engine, known[0].position, NULL, &error), ZW_OK);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 13), &report, &error), ZW_OK);
    assert_int_equal(report.proven, 0);
    assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(), &report, &error), ZW_OK);
    assert_int_equal(report.proven, 1);
    zw_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_endgames_have_the_value_of_the_array_board),
        cmocka_unit_test(test_strewn_endgames_have_the_value_of_the_array_board),
        cmocka_unit_test(test_every_driver_solves_an_endgame_to_the_same_value),
        cmocka_unit_test(test_all_drivers_agree_on_thirty_endgames_of_14_to_16_squares),
        cmocka_unit_test(test_the_line_of_a_solution_ends_the_game_with_its_value),
        cmocka_unit_test(test_solving_a_position_twice_visits_the_same_nodes),
        cmocka_unit_test(test_every_position_down_to_the_last_empty_square_is_a_node),
        cmocka_unit_test(test_a_selective_level_is_not_proven),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
