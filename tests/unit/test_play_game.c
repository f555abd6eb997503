/* test_play_game.c - a game as far as it was played: whose turn it is, reading, taking back, and showing it to engines. */
#include "play/played_game.h"
#include "support/games.h"
#include "support/judge.h"
#include "support/take_game.h"

#include <string.h>

static game_handle handle_of(const zw_game *game)
{
    zw_error error = {0};
    game_handle handle = {.game = game, .reader = game_reader(game, &error)};
    if (!handle.reader)
        fail_msg("%s", error.text);
    handle.context = zw_engine_context(handle.reader);
    return handle;
}

static void read_moves(played_game *game, const char *moves)
{
    zw_error error = {0};
    if (played_read(game, moves, &error))
        fail_msg("%s", error.text);
}

/* ------------------------------------------------------------------------------------------------------------ turns */

static void test_the_player_who_moves_again_is_to_move_again(void **state)
{
    static const struct {
        zw_move move;
        int side; /* to move after it */
    } course[] = {{2, 0}, {1, 1}, {2, 1}, {2, 1}, {3, 0}, {2, 0}};
    game_handle handle = handle_of(&take_game);
    played_game game = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    assert_int_equal(played_side(&game), 0);
    for (int i = 0; i < 6; i++) {
        assert_int_equal(played_moves_again(&game, course[i].move), course[i].move == 2);
        played_move(&game, course[i].move);
        assert_int_equal(played_side(&game), course[i].side);
        assert_int_equal(played_first_to_move(&game), course[i].side == 0);
    }
    played_take_back(&game, 2);
    assert_int_equal(game.count, 4);
    assert_int_equal(played_side(&game), 1);
    played_free(&game);
    game_close(&handle);
}

static void test_players_are_told_apart_behind_the_opening(void **state)
{
    game_handle handle = handle_of(&take_game);
    played_game game = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    read_moves(&game, "2 2 1");
    game.opening = game.count;
    assert_int_equal(played_side(&game), 0);
    assert_int_equal(played_first_to_move(&game), 0);
    played_move(&game, 1);
    assert_int_equal(played_side(&game), 1);
    assert_int_equal(played_first_to_move(&game), 1);
    played_free(&game);
    game_close(&handle);
}

static int never_first(void *context, const void *position)
{
    (void)context;
    (void)position;
    return 0;
}

static void test_a_game_that_knows_who_is_to_move_is_believed(void **state)
{
    zw_game knowing = take_game;
    knowing.first_to_move = never_first;
    game_handle handle = handle_of(&knowing);
    played_game game = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    assert_int_equal(played_first_to_move(&game), 0);
    assert_int_equal(played_side(&game), 0);
    played_free(&game);
    game_close(&handle);
}

/* ------------------------------------------------------------------------------------------------------------- text */

static void test_a_position_that_cannot_be_read_leaves_the_game_as_it_was(void **state)
{
    game_handle handle = handle_of(zw_game_find("chess"));
    played_game game = {0};
    zw_error error = {0};
    (void)state;
    assert_int_equal(played_parse(&game, &handle, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &error), 0);
    read_moves(&game, "e2e4  e8e7");
    unsigned revision = game.revision;
    assert_int_equal(played_parse(&game, &handle, "no position", &error), -1);
    assert_non_null(strstr(error.text, "no position"));
    assert_int_equal(game.count, 2);
    assert_int_equal(game.revision, revision);
    played_free(&game);
    game_close(&handle);
}

static void test_moves_before_a_mistake_have_been_played_and_are_text_again(void **state)
{
    game_handle handle = handle_of(zw_game_find("connect4"));
    played_game game = {0};
    zw_error error = {0};
    text shown = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    assert_int_equal(played_read(&game, " 4 4\t3 9 5", &error), -1);
    assert_non_null(strstr(error.text, "9"));
    assert_int_equal(game.count, 3);
    played_text(&game, 1, game.count, &shown);
    assert_string_equal(shown.data, "4 3");
    text_free(&shown);
    played_free(&game);
    game_close(&handle);
}

static void test_a_copy_goes_its_own_way(void **state)
{
    game_handle handle = handle_of(&take_game), other = handle_of(&take_game);
    played_game game = {0}, copy = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    read_moves(&game, "2 1");
    played_copy(&copy, &other, &game);
    assert_int_equal(copy.count, 2);
    assert_int_equal(played_side(&copy), 1);
    assert_memory_equal(played_now(&copy), played_now(&game), sizeof(take_position));
    played_move(&copy, 3);
    assert_int_equal(game.count, 2);
    assert_int_equal(copy.moves[2], 3);
    played_free(&copy);
    played_free(&game);
    game_close(&other);
    game_close(&handle);
}

/* -------------------------------------------------------------------------------------------------------- followers */

static void follow(const played_game *game, game_follower *to)
{
    zw_error error = {0};
    if (played_show(game, to, &error) != ZW_OK)
        fail_msg("%s", error.text);
    assert_memory_equal(zw_engine_current(to->engine), played_now(game), game->handle->game->position_size);
}

/* Fails when a follower trusts the number of moves alone, or forgets positions that recur. */
static void test_a_follower_is_where_the_game_is(void **state)
{
    game_handle handle = handle_of(&kings_game);
    zw_error error = {0};
    game_follower eager = {.engine = game_reader(&kings_game, &error)},
                  lazy = {.engine = game_reader(&kings_game, &error)};
    played_game game = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    for (int round = 0; round < 2; round++) {
        static const zw_move moves[] = {1, 14, 0, 15};
        for (int i = 0; i < 4; i++) {
            played_move(&game, moves[i]);
            follow(&game, &eager);
        }
    }
    follow(&game, &lazy);
    assert_int_equal(zw_engine_draw(eager.engine), ZW_DRAWN_BY_REPETITION);
    assert_int_equal(zw_engine_draw(lazy.engine), ZW_DRAWN_BY_REPETITION);
    played_take_back(&game, 1);
    played_move(&game, 11); /* as many moves as before, to another square */
    follow(&game, &eager);
    assert_int_equal(zw_engine_draw(eager.engine), ZW_NOT_DRAWN);
    played_begin(&game, &handle, NULL);
    played_move(&game, 4);
    follow(&game, &eager);
    zw_engine_free(eager.engine);
    zw_engine_free(lazy.engine);
    played_free(&game);
    game_close(&handle);
}

static void test_an_illegal_move_is_told_of_by_the_follower(void **state)
{
    game_handle handle = handle_of(&take_game);
    zw_error error = {0};
    game_follower follower = {.engine = game_reader(&take_game, &error)};
    played_game game = {0};
    (void)state;
    played_begin(&game, &handle, NULL);
    follow(&game, &follower);
    played_move(&game, 5);
    assert_int_equal(played_show(&game, &follower, &error), ZW_BAD_INPUT);
    assert_non_null(strstr(error.text, "5"));
    zw_engine_free(follower.engine);
    played_free(&game);
    game_close(&handle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_player_who_moves_again_is_to_move_again),
        cmocka_unit_test(test_players_are_told_apart_behind_the_opening),
        cmocka_unit_test(test_a_game_that_knows_who_is_to_move_is_believed),
        cmocka_unit_test(test_a_position_that_cannot_be_read_leaves_the_game_as_it_was),
        cmocka_unit_test(test_moves_before_a_mistake_have_been_played_and_are_text_again),
        cmocka_unit_test(test_a_copy_goes_its_own_way),
        cmocka_unit_test(test_a_follower_is_where_the_game_is),
        cmocka_unit_test(test_an_illegal_move_is_told_of_by_the_follower),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
