/* test_choices.c - algorithms and their settings as text: what is read, and how what means nothing is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <string.h>
#include <zw/driver.h>
#include <zw/zw.h>

static zw_settings settings_of(const char *text)
{
    zw_choice choice;
    zw_error error = {0};
    if (zw_choice_parse(text, &choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    return choice.settings;
}

static void test_settings_are_read_into_their_places(void **state)
{
    zw_settings s = settings_of("mtdf:from=2,guess=-7,memory=off");
    (void)state;
    assert_int_equal(s.from, 2);
    assert_int_equal(s.guess, -7);
    assert_int_equal(s.guess_given, 1);
    assert_int_equal(s.memory, 0);
    assert_int_equal(settings_of("mtdf:memory=on").memory, 1);
    assert_int_equal(settings_of("aspiration:width=30").width, 30);
    s = settings_of("zoom:predict=off,grow=100,width=3,bias=on");
    assert_true(s.predict == 0 && s.grow == 100 && s.width == 3 && s.bias == 1);
    assert_int_equal(settings_of("aspiration:grow=off").grow, 0);
    assert_true(settings_of("aspiration").grow < 0 && settings_of("zoom").predict < 0);
    assert_int_equal(settings_of("pns:k=255").k, 255);
    assert_int_equal(settings_of("fe:sample=1000000").sample, 1000000);
    s = settings_of("mtdf:guess=5,guess=first"); /* the last guess counts */
    assert_true(s.guess_is_first && !s.guess_given && !s.guess_is_value);
}

static void test_thousandths_are_read_digit_by_digit(void **state)
{
    static const struct {
        const char *text;
        int delta;
    } cases[] = {{"fe:delta=0", 0},     {"fe:delta=1", 1000}, {"fe:delta=1.0", 1000},  {"fe:delta=0.5", 500},
                 {"fe:delta=0.05", 50}, {"fe:delta=0.", 0},   {"fe:delta=0.1239", 123}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(settings_of(cases[i].text).delta, cases[i].delta);
}

static void test_settings_that_mean_nothing_are_refused_by_name(void **state)
{
    static const char *const cases[][2] = {
        {"mtdg", "unknown algorithm 'mtdg': expected one of minimax alphabeta"},
        {"mtdf:width=3", "algorithm mtdf has no setting 'width': expected one of:"},
        {"mtdf:from", "algorithm setting 'from': expected NAME=VALUE"},
        {"mtdf:from=1,", "algorithm setting '': expected NAME=VALUE"},
        {"mtdf:from=", "mtdf:from=: expected 1 or 2"},
        {"mtdf:from=two", "mtdf:from=two: expected 1 or 2"},
        {"mtdf:from=1x", "mtdf:from=1x: expected 1 or 2"},
        {"mtdf:from=0", "mtdf:from=0: expected 1 or 2"},
        {"mtdf:from=3", "mtdf:from=3: expected 1 or 2"},
        {"mtdf:guess=99999999999999999999", "expected a whole number within"},
        {"zoom:grow=1", "zoom:grow=1: expected a whole number from 2 to 100, or off"},
        {"zoom:grow=", "zoom:grow=: expected a whole number from 2 to 100, or off"},
        {"aspiration:predict=2", "aspiration:predict=2: expected on or off"},
        {"aspiration:bias=on", "algorithm aspiration has no setting 'bias'"},
        {"mtdf:memory=maybe", "mtdf:memory=maybe: expected on or off"},
        {"ins:memory=on", "ins:memory=on: expected off, a reference search uses no table"},
        {"fe:delta=", "fe:delta=: expected a number from 0 to 1"},
        {"fe:delta=-0.5", "fe:delta=-0.5: expected a number from 0 to 1"},
        {"fe:delta=2", "fe:delta=2: expected a number from 0 to 1"},
        {"fe:delta=1.001", "fe:delta=1.001: expected a number from 0 to 1"},
        {"fe:delta=0.5x", "fe:delta=0.5x: expected a number from 0 to 1"},
        {"fe:delta=0.5/", "fe:delta=0.5/: expected a number from 0 to 1"},
        {"fe:delta=99999999999999999999", "expected a number from 0 to 1"},
        {"fe:delta=-99999999999999999999", "expected a number from 0 to 1"},
    };
    char text[300];
    zw_choice choice;
    zw_error error = {0};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (zw_choice_parse(cases[i][0], &choice, &error) != ZW_BAD_INPUT)
            fail_msg("'%s' was read", cases[i][0]);
        if (!strstr(error.text, cases[i][1]) || strchr(error.text, '\n'))
            fail_msg("'%s' was refused with: %s", cases[i][0], error.text);
    }
    memset(text, 'm', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    assert_int_equal(zw_choice_parse(text, &choice, &error), ZW_BAD_INPUT);
    assert_string_equal(error.text, "algorithm name of 299 characters: expected at most 255");
    assert_int_equal(zw_choice_parse("ins:memory=off", &choice, &error), ZW_OK);
}

static void test_algorithms_are_numbered_from_0(void **state)
{
    int count = 0;
    (void)state;
    while (zw_algorithm_at(count)) {
        assert_ptr_equal(zw_algorithm_find(zw_algorithm_at(count)->name), zw_algorithm_at(count));
        count++;
    }
    assert_int_equal(count, 19); /* README.md lists them */
    assert_null(zw_algorithm_at(-1));
    assert_null(zw_algorithm_at(count));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_settings_are_read_into_their_places),
        cmocka_unit_test(test_thousandths_are_read_digit_by_digit),
        cmocka_unit_test(test_settings_that_mean_nothing_are_refused_by_name),
        cmocka_unit_test(test_algorithms_are_numbered_from_0),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
