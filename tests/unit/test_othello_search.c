/* test_othello_search.c - every algorithm finds the same value on positions of Othello, whatever the table, and an exact
 * value to the end of the game is that of plain negamax. */
#include "support/array_othello.h"
#include "support/load.h"
#include "support/subject.h"

#include <stdio.h>
#include <string.h>

static const zw_game *game;

/* The start, positions of random games, and one where X must pass. */
static const char *const positions[] = {
    "---------------------------OX------XO--------------------------- X",
    "---------O----X---OOOX----XXO------XOO----XOX-----O------------- X",
    "--XO--O----O-O-----OO-----OXO----O-XXXX--XXXXX--OOOOO---XXX----- X",
    "OO-O-O-XXXOOO-X---OOXXXX--OOO-XOXXXOOXOO--OOOXOO----XX---------- X",
    "---X-X--XOOOXO--XOOOOO--XOOXOOXXXOOOXXXXXOOXXXXXXOXXO-XX-XXO---- X",
    "--X--X---XXXXX--X-XXXX---XXXOXXXXXXXOOXX-XXXOOOOXXXXXXOO------XO X",
};
enum { POSITIONS = sizeof positions / sizeof positions[0] };

static zw_value truth(const char *text, int depth)
{
    uint64_t position[8];
    char why[300] = "";
    if (game->parse(NULL, text, position, why, sizeof why) != 0)
        fail_msg("%s", why);
    return oracle_value(game, position, depth);
}

static zw_engine_options options_for(const char *algorithm)
{
    zw_engine_options o = zw_options_fixed_depth();
    zw_error error = {0};
    if (zw_choice_parse(algorithm, &o.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    return o;
}

static void agree(const char *name, zw_engine_options o, int depth, const zw_value *expected)
{
    subject *s = subject_new(game, o);
    for (int i = 0; i < POSITIONS; i++) {
        zw_value value = subject_search(s, positions[i], depth);
        if (value != expected[i])
            fail_msg("%s, %llu entries, ETC %d: %s is worth %d, not %d", name,
                     (unsigned long long)o.table_options.entries, o.switches.etc, positions[i], (int)expected[i],
                     (int)value);
    }
    subject_free(s);
}

static void test_every_algorithm_finds_the_minimax_value(void **state)
{
    static const char *const names[] = {"minimax", "alphabeta", "scout",    "negascout", "aspiration",
                                        "mtdf",    "sss",       "dual",     "cstar",     "ins",
                                        "pns",     "mtd-step",  "sss-open", "dual-open", "mtdf:from=2"};
    enum { DEPTH = 4 };
    zw_value expected[POSITIONS];
    (void)state;
    for (int i = 0; i < POSITIONS; i++)
        expected[i] = truth(positions[i], DEPTH);
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
        agree(names[k], options_for(names[k]), DEPTH, expected);
}

static void test_tables_of_any_size_and_layout_change_no_value(void **state)
{
    static const char *const names[] = {"alphabeta", "scout", "negascout", "aspiration", "mtdf",
                                        "sss",       "dual",  "cstar",     "mtd-step"};
    enum { DEPTH = 6 };
    zw_value expected[POSITIONS];
    zw_engine_options plain = options_for("alphabeta:memory=off");
    subject *s = subject_new(game, plain);
    (void)state;
    for (int i = 0; i < POSITIONS; i++)
        expected[i] = subject_search(s, positions[i], DEPTH);
    subject_free(s);
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
        for (int way = 0; way < 8; way++) {
            zw_engine_options o = options_for(names[k]);
            o.table_options.entries = way & 1 ? 1 << 10 : 1 << 18;
            o.table_options.layout = way & 2 ? ZW_COMPACT : ZW_WIDE;
            o.switches.etc = way & 4 ? 0 : ZW_ETC_OFF;
            agree(names[k], o, DEPTH, expected);
        }
}

static void test_called_through_functions_it_counts_the_same(void **state)
{
    static const char *const names[] = {"mtdf", "aspiration", "sss"};
    (void)state;
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
        for (int i = 0; i < POSITIONS; i++) {
            zw_engine_options o = options_for(names[k]);
            o.switches.etc = 1;
            subject *inlined = subject_new(game, o);
            o.through_functions = 1;
            subject *called = subject_new(game, o);
            assert_int_equal(subject_search(inlined, positions[i], 5), subject_search(called, positions[i], 5));
            assert_memory_equal(&inlined->report.total, &called->report.total, sizeof called->report.total);
            assert_int_equal(inlined->report.best, called->report.best);
            subject_free(inlined);
            subject_free(called);
        }
}

/* The papers' 90 %: with a table move, the first move searched makes the cutoff. */
static void test_the_first_move_makes_the_cutoff(void **state)
{
    uint64_t first = 0, all = 0;
    (void)state;
    for (int i = 0; i < POSITIONS; i++) {
        subject *s = subject_new(game, options_for("aspiration"));
        subject_search(s, positions[i], 8);
        first += s->report.last.guided_first_cutoffs;
        all += s->report.last.guided_cutoffs;
        subject_free(s);
    }
    assert_true(all > 1000);
    assert_true(first * 100 >= all * 90);
}

/* Whole endgames with passes in them, by tournament search, against negamax to the end. */
static void test_endgames_are_solved_exactly(void **state)
{
    uint64_t random = 17;
    int passes = 0;
    subject *s = subject_new(game, zw_options_tournament());
    (void)state;
    for (int i = 0; i < LOAD(60, 20); i++) {
        array_board b = array_random(&random, random_between(&random, 53, 56));
        uint64_t position[8];
        char text[67], why[300];
        array_text(&b, text);
        assert_int_equal(game->parse(NULL, text, position, why, sizeof why), 0);
        int left = game->plies_left(NULL, position);
        zw_value exact = oracle_value(game, position, left);
        assert_int_equal(subject_search(s, text, left), exact);
        assert_true(s->report.proven);
        assert_int_equal(exact % 100, 0);
        passes += exact != oracle_value(game, position, (left + 1) / 2);
    }
    assert_true(passes > 0); /* where passes cost plies, as many plies as empty squares are too few */
    subject_free(s);
}

/* What a search in play tells of its iterations. */
typedef struct told {
    int levels; /* iterations to the end that are not certain */
    int last; /* the depth of the iteration before */
} told;

static void hear(void *user, const zw_report *report)
{
    told *t = user;
    if (report->event != ZW_REPORT_ITERATION)
        return;
    assert_true(report->depth > t->last);
    t->levels += report->depth >= 10 && report->depth < 14;
    assert_int_equal(report->proven, report->depth >= 14);
    t->last = report->depth;
}

/* Published endgames of 14 empty squares. Caught here, for one: a level that says it is proven, a forecast in the last
 * search, a window of hundredths rounded to discs the wrong way. */
static void test_play_solves_an_endgame_after_four_levels_of_confidence(void **state)
{
    static const struct {
        const char *position;
        zw_value value;
    } known[] = {
        {"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X", 1800},
        {"-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X", 1000},
        {"----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X", 200},
    };
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        for (int driver = 0; driver < 2; driver++) {
            told heard = {0, 0};
            zw_error error = {0};
            zw_report report = ZW_REPORT;
            zw_engine_options o = zw_options_tournament();
            o.on_report = hear;
            o.user = &heard;
            o.table_options.bytes = 1 << 20;
            if (zw_choice_parse(driver ? "aspiration" : "mtdf", &o.choice, &error) != ZW_OK)
                fail_msg("%s", error.text);
            zw_engine *engine = zw_engine_new(game, &o, &error);
            assert_int_equal(zw_engine_position_text(engine, known[i].position, NULL, &error), ZW_OK);
            assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(), &report, &error), ZW_OK);
            zw_engine_free(engine);
            assert_int_equal(report.value, known[i].value);
            assert_true(report.proven);
            assert_int_equal(heard.levels, 4);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_algorithm_finds_the_minimax_value),
        cmocka_unit_test(test_tables_of_any_size_and_layout_change_no_value),
        cmocka_unit_test(test_called_through_functions_it_counts_the_same),
        cmocka_unit_test(test_the_first_move_makes_the_cutoff),
        cmocka_unit_test(test_endgames_are_solved_exactly),
        cmocka_unit_test(test_play_solves_an_endgame_after_four_levels_of_confidence),
    };
    game = zw_game_find("othello");
    return game ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
