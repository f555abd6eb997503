/* test_checkers_rules.c - the rules of checkers that end games without a last move, repetition and forty moves of each
 * side; which of them a search obeys; and the three-move ballots. */
#include "support/rules.h"

#include <stdio.h>
#include <string.h>

static const zw_game *checkers;

/* White's king steps out of a corner and back; Black's on 17 meanwhile. Four plies that can be taken back. */
#define CORNER "W:WK29:BK17,K18,K21,K30"
#define SHUFFLE "29-25 17-13 25-29 13-17 "

/* `times` that, and then the rest. */
static const char *shuffled(int times, const char *rest)
{
    static char moves[40 * sizeof SHUFFLE];
    moves[0] = '\0';
    for (int i = 0; i < times; i++)
        strcat(moves, SHUFFLE);
    return strcat(moves, rest);
}

static void test_three_times_in_a_position_is_a_draw_and_two_are_not(void **state)
{
    (void)state;
    assert_int_equal(draw_at(checkers, CORNER, SHUFFLE), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, CORNER, SHUFFLE "29-25 17-13 25-29"), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, CORNER, SHUFFLE SHUFFLE), ZW_DRAWN_BY_REPETITION);
}

static void test_forty_quiet_moves_of_each_side_are_a_draw(void **state)
{
    (void)state;
    assert_int_equal(draw_at(checkers, CORNER, shuffled(19, "29-25 18-15 25-29")), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, CORNER, shuffled(19, "29-25 18-15 25-29 15-10")), ZW_DRAWN_BY_NO_PROGRESS);
}

static void test_a_capture_and_a_move_of_a_man_begin_the_count_anew(void **state)
{
    const char *man = "W:WK29:B1,K17,K18,K21,K30";
    (void)state;
    assert_int_equal(draw_at(checkers, man, shuffled(19, "29-25 1-5 25-29 5-9")), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, man, shuffled(19, "29-25 18-15 25-22 17x26")), ZW_NOT_DRAWN);
    assert_int_equal(draw_at(checkers, man, shuffled(19, "29-25 18-15 25-29 15-10")), ZW_DRAWN_BY_NO_PROGRESS);
}

/* Catches: zw_worker_no_progress() without its look at the moves. */
static void test_in_play_the_eightieth_ply_draws_unless_it_ends_the_game(void **state)
{
    const char *blocks = shuffled(19, "29-25 17-22 25-29");
    (void)state;
    assert_int_equal(search_at(checkers, zw_options_tournament(), CORNER, blocks, 5).mate, 1);
    const char *draws = shuffled(19, "29-25 17-14 25-29");
    assert_int_equal(search_at(checkers, zw_options_tournament(), CORNER, draws, 5).value, 0);
    assert_true(search_at(checkers, zw_options_fixed_depth(), CORNER, draws, 5).value > 100);
}

/* A king ahead, Black must not go where the position stands for the third time. */
static void test_in_play_the_stronger_side_avoids_the_third_time(void **state)
{
    const char *again = SHUFFLE SHUFFLE "29-25 17-13 25-29";
    zw_report report = search_at(checkers, zw_options_tournament(), CORNER, again, 7);
    char best[16];
    zw_engine *engine = engine_at(checkers, NULL, CORNER, again);
    (void)state;
    checkers->format_move(NULL, zw_engine_current(engine), report.best, best, sizeof best);
    zw_engine_free(engine);
    assert_true(report.value > 100);
    assert_string_not_equal(best, "13-17");
}

/* ---------------------------------------------------------------------------------------------------------- ballots */

enum { BALLOTS = 174, POSITIONS = 216, MOST_MOVES = 64 };

/* The key of the position behind these moves; 0 when they cannot be played. */
static uint64_t key_behind(const char *moves)
{
    zw_engine *engine = zw_engine_new(checkers, NULL, NULL);
    uint64_t key = 0;
    if (zw_engine_position_text(engine, "start", moves, NULL) == ZW_OK)
        key = checkers->hash(NULL, zw_engine_current(engine));
    zw_engine_free(engine);
    return key;
}

static int is_among(const uint64_t *keys, int count, uint64_t key)
{
    for (int i = 0; i < count; i++)
        if (keys[i] == key)
            return 1;
    return 0;
}

static int ballot_keys(uint64_t *keys)
{
    int count = 0;
    for (; checkers->openings[count]; count++) {
        assert_true(count < BALLOTS);
        keys[count] = key_behind(checkers->openings[count]);
    }
    return count;
}

static int spaces(const char *moves)
{
    int count = 0;
    for (; *moves; moves++)
        count += *moves == ' ';
    return count;
}

static void test_there_are_174_ballots_of_three_legal_moves_to_different_positions(void **state)
{
    uint64_t keys[BALLOTS];
    (void)state;
    assert_int_equal(ballot_keys(keys), BALLOTS);
    for (int i = 0; i < BALLOTS; i++) {
        assert_true(keys[i] && !is_among(keys, i, keys[i]));
        assert_int_equal(spaces(checkers->openings[i]), 2);
    }
}

static void test_openings_that_lose_a_man_are_no_ballots(void **state)
{
    static const char *const others[] = {"9-14 21-17 14x21", "10-14 21-17 14x21", "9-13 22-18 5-9",
                                         "12-16 24-20 16-19"};
    uint64_t keys[BALLOTS];
    (void)state;
    ballot_keys(keys);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_false(is_among(keys, BALLOTS, key_behind(others[i])));
}

/* What three moves lead to. */
typedef struct reached {
    zw_engine *engine; /* counts men only */
    uint64_t ballots[BALLOTS], seen[POSITIONS];
    int count;
} reached;

static void look_behind(reached *to, const void *position, int plies)
{
    zw_move list[MOST_MOVES];
    zw_value outcome;
    zw_report report = ZW_REPORT;
    char next[64];
    assert_true(checkers->position_size <= sizeof next);
    if (plies > 0) {
        int count = checkers->moves(NULL, position, list, MOST_MOVES, &outcome);
        for (int i = 0; i < count; i++) {
            checkers->play(NULL, position, list[i], next);
            look_behind(to, next, plies - 1);
        }
        return;
    }
    uint64_t key = checkers->hash(NULL, position);
    if (is_among(to->seen, to->count, key))
        return;
    assert_true(to->count < POSITIONS);
    to->seen[to->count++] = key;
    assert_int_equal(zw_engine_position(to->engine, position, NULL, 0, NULL), ZW_OK);
    assert_int_equal(zw_engine_search(to->engine, &ZW_LIMITS(.depth = 9), &report, NULL), ZW_OK);
    assert_int_equal(report.value == 0, is_among(to->ballots, BALLOTS, key));
}

static void test_the_ballots_are_all_openings_in_which_no_man_is_lost(void **state)
{
    zw_engine_options options = zw_options_fixed_depth();
    options.switches.evaluation = ZW_EVALUATION_PLAIN;
    options.table_options.bytes = 1 << 20;
    reached to = {.engine = engine_at(checkers, &options, "start", NULL)};
    char first[64];
    (void)state;
    ballot_keys(to.ballots);
    checkers->start(NULL, first);
    look_behind(&to, first, 3);
    assert_int_equal(to.count, POSITIONS);
    zw_engine_free(to.engine);
}

int main(void)
{
    checkers = zw_game_find("checkers");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_times_in_a_position_is_a_draw_and_two_are_not),
        cmocka_unit_test(test_forty_quiet_moves_of_each_side_are_a_draw),
        cmocka_unit_test(test_a_capture_and_a_move_of_a_man_begin_the_count_anew),
        cmocka_unit_test(test_in_play_the_eightieth_ply_draws_unless_it_ends_the_game),
        cmocka_unit_test(test_in_play_the_stronger_side_avoids_the_third_time),
        cmocka_unit_test(test_there_are_174_ballots_of_three_legal_moves_to_different_positions),
        cmocka_unit_test(test_openings_that_lose_a_man_are_no_ballots),
        cmocka_unit_test(test_the_ballots_are_all_openings_in_which_no_man_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
