/* test_notation.c - games that have little or no notation of their own: their positions are the moves that lead there, their
 * moves are numbers, and whatever a game does wrong, what is said of it is one clear line. */
#include "support/games.h"
#include "support/judge.h"

#include <stdio.h>
#include <string.h>
#include <zw/selective.h>

static void refused(zw_status status, const zw_error *error, const char *expected)
{
    assert_int_not_equal(status, ZW_OK);
    assert_int_equal(status, error->status);
    if (!strstr(error->text, expected) || strchr(error->text, '\n'))
        fail_msg("expected '%s' in: %s", expected, error->text);
}

/* ------------------------------------------------------------------------------------------------------------ positions */

static nim_position nim_after(const zw_game *game, const char *text)
{
    nim_position p = {{9, 9, 9}};
    zw_error error = {0};
    if (zw_position_parse(game, NULL, text, &p, &error) != ZW_OK)
        fail_msg("%s", error.text);
    return p;
}

/* 8 * pile + pieces; 21 is five of the last pile, and begins with a 2, which is no move. */
static void test_a_position_without_notation_is_the_moves_from_the_start(void **state)
{
    static const struct {
        const char *text;
        nim_position after;
    } cases[] = {{"start", {{1, 3, 5}}},   {"", {{1, 3, 5}}},    {"  ", {{1, 3, 5}}},     {"21 1", {{0, 3, 0}}},
                 {" 21  1 ", {{0, 3, 0}}}, {"211", {{0, 3, 0}}}, {"21 1 9", {{0, 2, 0}}}, {"1 11 21", {{0, 0, 0}}}};
    zw_game older = nim_game;
    char text[32];
    nim_position p, again;
    zw_error error = {0};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        nim_position read = nim_after(&nim_game, cases[i].text);
        assert_memory_equal(&read, &cases[i].after, sizeof read);
    }
    /* its author knew of no notation, and what lies behind is not looked at */
    older.size = offsetof(zw_game, flags);
    memset((char *)&older + older.size, 0x55, sizeof older - older.size);
    p = nim_after(&older, "21 1");
    assert_memory_equal(&p, &cases[3].after, sizeof p);
    assert_int_equal(zw_value_format(&older, 7, text, sizeof text), 1);
    assert_string_equal(text, "7");
    assert_int_equal(zw_position_format(&older, NULL, &p, text, sizeof text), 6 + 2 * sizeof p + 8);
    assert_int_equal(zw_position_parse(&older, NULL, text, &again, &error), ZW_OK);
    assert_memory_equal(&again, &p, sizeof p);
    refused(zw_position_parse(&nim_game, NULL, "21 22", &p, &error), &error, "position '21 22': no move at '22'");
    refused(zw_position_parse(&nim_game, NULL, "1 11 21 1", &p, &error), &error, "no move at '1'");
}

/* --------------------------------------------------------------------------------------------------------------- moves */

static int silent_parse(void *context, const char *text, void *position, char *why, size_t size)
{
    (void)context, (void)text, (void)position, (void)why, (void)size;
    return -1;
}

/* Reads "none" as no move, everything else as 7, which is never legal. */
static int seven(void *context, const void *position, const char *text, zw_move *move, char *why, size_t size)
{
    (void)context, (void)position, (void)why, (void)size;
    *move = 7;
    return strcmp(text, "none") == 0 ? -1 : 0;
}

static int long_text(void *context, const void *position, zw_move move, char *text, size_t size)
{
    (void)context, (void)position, (void)move;
    return snprintf(text, size, "%0300d", 1);
}

static void test_a_move_without_notation_is_its_number(void **state)
{
    nim_position p = nim_after(&nim_game, "start"), over = nim_after(&nim_game, "1 11 21");
    zw_error error = {0};
    zw_move move = 0;
    zw_game game = nim_game;
    (void)state;
    assert_int_equal(zw_move_parse(&nim_game, NULL, &p, "21", &move, &error), ZW_OK);
    assert_int_equal(move, 21);
    refused(zw_move_parse(&nim_game, NULL, &p, "22", &move, &error), &error, "move '22' is not legal here, expected");
    refused(zw_move_parse(&nim_game, NULL, &p, "21x", &move, &error), &error, "expected one such as 1");
    refused(zw_move_parse(&nim_game, NULL, &over, "1", &move, &error), &error, "not legal here: the game is over");
    game.format_move = long_text; /* no word of a move is that long */
    refused(zw_move_parse(&game, NULL, &p, "21", &move, &error), &error, "move '21' is not legal here");
}

static void test_what_a_game_reads_without_a_reason_or_wrongly_is_refused(void **state)
{
    nim_position p = nim_after(&nim_game, "start"), over = nim_after(&nim_game, "1 11 21");
    zw_error error = {0};
    zw_move move = 0;
    zw_game game = nim_game;
    (void)state;
    game.parse = silent_parse;
    game.parse_move = seven;
    refused(zw_position_parse(&game, NULL, "21", &p, &error), &error, "not a position");
    refused(zw_move_parse(&game, NULL, &p, "none", &move, &error), &error, "not a move");
    refused(zw_move_parse(&game, NULL, &p, "21", &move, &error), &error, "move '21' is not legal here");
    assert_null(strstr(error.text, "over"));
    refused(zw_move_parse(&game, NULL, &over, "21", &move, &error), &error, "not legal here: the game is over");
}

static int listed; /* how many moves the game says it has listed */

static int miscount(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome)
{
    nim_game.moves(context, position, list, capacity, outcome);
    return listed;
}

/* The moves beyond those announced are not there, and fewer than none are none. */
static void test_a_list_is_no_longer_than_announced(void **state)
{
    nim_position p = nim_after(&nim_game, "start");
    zw_error error = {0};
    zw_move move = 0;
    zw_game game = nim_game;
    (void)state;
    game.moves = miscount;
    game.max_moves = 4; /* 1, and one to three of the second pile */
    listed = 9;
    assert_int_equal(zw_move_parse(&game, NULL, &p, "11", &move, &error), ZW_OK);
    refused(zw_move_parse(&game, NULL, &p, "17", &move, &error), &error, "not legal here, expected one such as 1");
    listed = -1;
    refused(zw_move_parse(&game, NULL, &p, "1", &move, &error), &error, "not legal here: the game is over");
}

/* -------------------------------------------------------------------------------------------------------------- values */

static void test_values_are_shown_in_the_unit_of_the_game(void **state)
{
    static const struct {
        zw_value scale, value;
        const char *text;
    } cases[] = {{0, 7, "7"},        {1, -7, "-7"},       {-5, 7, "7"},      {100, 300, "3"}, {100, 150, "1.5"},
                 {100, -50, "-0.5"}, {100, -150, "-1.5"}, {100, 7, "0.07"},  {4, 3, "0.7"},   {64, 1, "0.01"},
                 {3, -4, "-1.3"},    {10, 205, "20.5"},   {100, -1, "-0.01"}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        zw_game game = nim_game;
        char text[32];
        game.scale = cases[i].scale;
        assert_int_equal(zw_value_format(&game, cases[i].value, text, sizeof text), strlen(cases[i].text));
        assert_string_equal(text, cases[i].text);
    }
}

/* ---------------------------------------------------------------------------------------------------- the first look */

static void no_trait(void *context, const void *position, zw_move move, zw_trait *trait)
{
    (void)context, (void)position, (void)move;
    *trait = (zw_trait){.quiet = 1};
}

static int no_exchange(void *context, const void *position, zw_move move, zw_value least)
{
    (void)context, (void)position, (void)move;
    return least <= 0;
}

static int no_check(void *context, const void *position, zw_move move)
{
    (void)context, (void)position, (void)move;
    return 0;
}

static int no_captures(void *context, const void *position, zw_move *list, int capacity)
{
    (void)context, (void)position, (void)list, (void)capacity;
    return 0;
}

static int not_forced(void *context, const void *position)
{
    (void)context, (void)position;
    return 0;
}

static void look_at(const zw_game *game, const char *expected)
{
    zw_error error = {0};
    zw_engine *engine = zw_engine_new(game, NULL, &error);
    if (expected) {
        assert_null(engine);
        refused(error.status, &error, expected);
    } else if (!engine) {
        fail_msg("%s", error.text);
    }
    zw_engine_free(engine);
}

/* Each of the things without which a selective search would call nothing, or divide by it. */
static void test_a_selective_game_has_all_that_its_search_asks(void **state)
{
    const zw_selective sound = {.size = sizeof(zw_selective),
                                .null_step = 1,
                                .trait = no_trait,
                                .exchange = no_exchange,
                                .checks = no_check,
                                .captures = no_captures};
    zw_selective s[6] = {sound, sound, sound, sound, sound, sound};
    zw_game game = tictactoe_game;
    (void)state;
    game.forced = not_forced;
    game.selective = &sound;
    look_at(&game, NULL);
    s[0].size = 8;
    s[1].trait = NULL;
    s[2].exchange = NULL;
    s[3].checks = NULL;
    s[4].captures = NULL;
    s[5].null_step = 0;
    for (int i = 0; i < 6; i++) {
        game.selective = &s[i];
        look_at(&game, i ? "tictactoe is selective: expected" : "selective has 8 bytes");
    }
    game.selective = &sound;
    game.forced = NULL;
    look_at(&game, "tictactoe is selective: expected forced()");
}

static void test_announcements_have_two_limits(void **state)
{
    zw_game game[7];
    static const char *const expected[7] = {"without a name",     "without a name",    "0 bytes",
                                            "1048577 bytes",      "announces 0 moves", "announces 4097 moves",
                                            "largest score of -1"};
    (void)state;
    for (int i = 0; i < 7; i++)
        game[i] = nim_game;
    game[0].name = NULL;
    game[1].name = "";
    game[2].position_size = 0;
    game[3].position_size = (1 << 20) + 1;
    game[4].max_moves = 0;
    game[5].max_moves = ZW_MAX_MOVES + 1;
    game[6].max_score = -1;
    for (int i = 0; i < 7; i++)
        look_at(&game[i], expected[i]);
    look_at(NULL, "no game given");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_position_without_notation_is_the_moves_from_the_start),
        cmocka_unit_test(test_a_move_without_notation_is_its_number),
        cmocka_unit_test(test_what_a_game_reads_without_a_reason_or_wrongly_is_refused),
        cmocka_unit_test(test_a_list_is_no_longer_than_announced),
        cmocka_unit_test(test_values_are_shown_in_the_unit_of_the_game),
        cmocka_unit_test(test_a_selective_game_has_all_that_its_search_asks),
        cmocka_unit_test(test_announcements_have_two_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
