/* test_switches.c - the table of switches: every switch has a row, what is written can be read again, and what is wrong is
 * refused in one sentence. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>
#include <zw/switches.h>

/* Those of zw_ranks, which come last, are given as words with units by whoever asks for them. */
enum { SLOTS = offsetof(zw_switchboard, experiment.ranks) / sizeof(int) };

/* Red when a field is added to either struct and no row. */
static void test_every_field_has_one_row(void **state)
{
    int rows[SLOTS] = {0};
    (void)state;
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++) {
        assert_true(row->offset % sizeof(int) == 0 && row->offset / sizeof(int) < SLOTS);
        if (row->kind != ZW_SWITCH_OTHER_RULES) /* which shares its place */
            rows[row->offset / sizeof(int)]++;
    }
    for (int i = 0; i < SLOTS; i++)
        assert_int_equal(rows[i], 1);
}

static void test_a_row_is_found_by_its_name(void **state)
{
    (void)state;
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++)
        assert_ptr_equal(zw_switch_find(row->name), row);
    assert_null(zw_switch_find("table_move"));
}

static void test_the_defaults_are_those_of_the_engine(void **state)
{
    zw_engine_options fixed = zw_options_fixed_depth(), play = zw_options_tournament();
    zw_switchboard board = zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH);
    (void)state;
    assert_memory_equal(&fixed.switches, &board.switches, sizeof board.switches);
    assert_true(board.switches.store_leaves && board.switches.depth_match == ZW_EQUAL && board.switches.killers);
    board = zw_switchboard_default(ZW_DEFAULTS_TOURNAMENT);
    assert_memory_equal(&play.switches, &board.switches, sizeof board.switches);
    assert_true(!board.switches.store_leaves && board.switches.depth_match == ZW_AT_LEAST);
    board = zw_switchboard_default(ZW_DEFAULTS_TREES);
    assert_true(!board.switches.deepening && !board.switches.killers && board.switches.quiescence);
}

/* Options point to an experiment that is not fitted to what is searched. */
static void test_an_experiment_has_the_same_default_everywhere(void **state)
{
    (void)state;
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++)
        for (int i = 1; row->offset >= offsetof(zw_switchboard, experiment) && i < ZW_DEFAULTS_COUNT; i++)
            assert_int_equal(row->defaults[i], row->defaults[0]);
}

static void test_what_is_written_can_be_read_again(void **state)
{
    static const int values[] = {-1, 0, 1, 2, 3, 4, 255, 1 << (ZW_RULES - 1)};
    int read = 0;
    (void)state;
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++)
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
            char text[512];
            zw_switchboard board = zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH), again = board;
            zw_switch_put(row, &board, values[i]);
            if (zw_switchboard_check(&board, NULL) != ZW_OK || row->kind == ZW_SWITCH_OTHER_RULES ||
                (row->kind == ZW_SWITCH_RULES && values[i] < 0) ||
                (row->kind == ZW_SWITCH_ON_OFF && values[i] != 0 && values[i] != 1))
                continue;
            int length = zw_switch_format(row, &board, text, sizeof text);
            assert_int_equal(length, strlen(text));
            assert_int_equal(zw_switch_parse(row, text, &again, NULL), ZW_OK);
            assert_memory_equal(&board, &again, sizeof board);
            read++;
        }
    assert_true(read > 40);
}

static void test_what_differs_is_written_like_a_player(void **state)
{
    const zw_switchboard usual = zw_switchboard_default(ZW_DEFAULTS_TOURNAMENT);
    zw_switchboard board = usual;
    char text[128], small[8];
    (void)state;
    assert_int_equal(zw_switchboard_format(&board, &usual, text, sizeof text), 0);
    assert_string_equal(text, "");
    board.switches.killers = 0;
    board.switches.etc = 0;
    board.switches.without = UINT32_C(1) << ZW_RULE_LMR | UINT32_C(1) << ZW_RULE_IIR;
    board.experiment.root_order = ZW_ROOT_NODES;
    zw_switchboard_format(&board, &usual, text, sizeof text);
    assert_string_equal(text, "killers=off/without=iir,lmr/etc=all/root-order=nodes");
    assert_int_equal(zw_switchboard_format(&board, &usual, small, sizeof small), strlen(text));
    assert_string_equal(small, "killers");
}

static void test_only_leaves_out_all_other_rules_but_the_orderings(void **state)
{
    zw_switchboard board = zw_switchboard_default(ZW_DEFAULTS_TOURNAMENT);
    (void)state;
    assert_int_equal(zw_switch_parse(zw_switch_find("only"), "lmr,delta", &board, NULL), ZW_OK);
    for (int rule = 0; rule < ZW_RULES; rule++)
        assert_int_equal(board.switches.without >> rule & 1,
                         rule != ZW_RULE_LMR && rule != ZW_RULE_DELTA && !zw_rules[rule].orders);
}

static void test_what_a_switch_cannot_be_is_refused_with_what_was_expected(void **state)
{
    static const struct {
        const char *name, *text, *says;
    } rows[] = {
        {"killers", "yes", "killers 'yes': expected one of off, on"},
        {"etc", "256", "etc '256': expected off, all, or a number of plies from 0 to 255"},
        {"etc", "", "etc '': expected off"},
        {"grain", "0", "grain '0': expected a whole number from 1 to 8388606"},
        {"grain", "3x", "grain '3x': expected a whole number"},
        {"depth-match", "deeper", "depth-match 'deeper': expected one of equal, atleast"},
        {"without", "lmr,", "without 'lmr,': expected none, or rules separated by commas, of mate-distance"},
        {"only", "lmr,check,x", "only 'lmr,check,x': expected none, or rules"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        zw_error error = {0};
        const zw_switchboard usual = zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH);
        zw_switchboard board = usual;
        assert_int_equal(zw_switch_parse(zw_switch_find(rows[i].name), rows[i].text, &board, &error), ZW_BAD_INPUT);
        if (strncmp(error.text, rows[i].says, strlen(rows[i].says)) != 0)
            fail_msg("%s: expected '%s'", error.text, rows[i].says);
        assert_memory_equal(&board, &usual, sizeof board);
    }
}

static void test_numbers_out_of_range_are_refused(void **state)
{
    zw_switchboard board = zw_switchboard_default(ZW_DEFAULTS_FIXED_DEPTH);
    zw_error error = {0};
    (void)state;
    assert_int_equal(zw_switchboard_check(&board, &error), ZW_OK);
    board.experiment.root_order = (zw_root_order)2;
    assert_int_equal(zw_switchboard_check(&board, &error), ZW_BAD_INPUT);
    assert_string_equal(error.text, "root-order 2: expected 0 to 1");
}

static void test_help_tells_the_defaults(void **state)
{
    static const char *const rows[][2] = {
        {"killers", "search killer moves early (on; off on trees)"},
        {"depth-match", "the depth of table entries that count (equal; atleast in tournament play)"},
        {"store-leaves", "store leaves in the table (on; off in tournament play)"},
        {"etc", "enhanced transposition cutoffs, more than N plies above the leaves (off)"},
        {"grain", "round evaluations to multiples of N (1)"},
    };
    char text[256];
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        zw_switch_help(zw_switch_find(rows[i][0]), text, sizeof text);
        assert_string_equal(text, rows[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_field_has_one_row),
        cmocka_unit_test(test_a_row_is_found_by_its_name),
        cmocka_unit_test(test_the_defaults_are_those_of_the_engine),
        cmocka_unit_test(test_an_experiment_has_the_same_default_everywhere),
        cmocka_unit_test(test_what_is_written_can_be_read_again),
        cmocka_unit_test(test_what_differs_is_written_like_a_player),
        cmocka_unit_test(test_only_leaves_out_all_other_rules_but_the_orderings),
        cmocka_unit_test(test_what_a_switch_cannot_be_is_refused_with_what_was_expected),
        cmocka_unit_test(test_numbers_out_of_range_are_refused),
        cmocka_unit_test(test_help_tells_the_defaults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
