/* test_play_contest.c - games between two players: the referee, the clocks and adjudication, also in a game in which a
 * player may move twice. The players here do as their script says. */
#include "play/clock.h"
#include "play/contest.h"
#include "support/games.h"
#include "support/judge.h"
#include "support/take_game.h"

#include <math.h>
#include <string.h>

enum { SCRIPT = 32 };

typedef struct script {
    zw_move moves[SCRIPT];
    int count; /* behind the last one the player has none */
    double seconds[SCRIPT]; /* that each takes */
    zw_value values[SCRIPT]; /* that each is thought worth */
    int asked[SCRIPT], times; /* who was asked, and how often */
    contest_state after; /* what happens behind the last move */
} script;

static contest_state follow_script(contest *of, int side, turn *taken)
{
    script *by = of->user;
    int now = by->times++;
    by->asked[now] = side;
    if (now >= by->count)
        return by->after;
    *taken = (turn){by->moves[now], by->seconds[now], 1, 1, by->values[now]};
    return CONTEST_GOES_ON;
}

static void begin(contest *of, script *by, const zw_game *game)
{
    *of = (contest){.ask = follow_script, .user = by};
    if (contest_begin(of, game, NULL))
        fail_msg("%s", of->error.text);
}

static void assert_verdict(const contest *of, game_end end, zw_value outcome)
{
    assert_string_equal(game_ends[of->verdict.end].name, game_ends[end].name);
    assert_int_equal(of->verdict.outcome, outcome);
    assert_int_equal(verdict_points(&of->verdict), outcome > 0 ? 2 : outcome < 0 ? 0 : 1);
}

/* ------------------------------------------------------------------------------------------------------------ turns */

static void test_the_player_who_moves_again_is_asked_again_and_the_clocks_are_charged_to_the_right_one(void **state)
{
    static const int asked[] = {0, 0, 1, 1, 1, 0, 0};
    script by = {.moves = {2, 1, 2, 2, 1, 2, 2}, .count = 7, .seconds = {1, 2, 4, 8, 16, 32, 0}};
    contest of;
    (void)state;
    begin(&of, &by, &take_game);
    of.limits[0] = of.limits[1] = ZW_LIMITS(.clock = 100, .increment = 1);
    assert_int_equal(contest_play(&of), CONTEST_ENDED);
    assert_int_equal(by.times, 7);
    assert_memory_equal(by.asked, asked, sizeof asked);
    assert_true(fabs(of.limits[0].clock - (100 - 1 - 2 - 32 + 4)) < 1e-9);
    assert_true(fabs(of.limits[1].clock - (100 - 4 - 8 - 16 + 3)) < 1e-9);
    assert_verdict(&of, GAME_FINISHED, TAKE_WIN);
    contest_free(&of);
}

/* The last piece is taken by a move after which its player would move again, and by one after which the other would. */
static void test_the_result_is_for_the_player_who_moved_first(void **state)
{
    static const struct {
        script by;
        zw_value outcome;
    } rows[] = {
        {{.moves = {2, 2, 2, 2, 2, 2}, .count = 6}, TAKE_WIN}, /* the first takes all */
        {{.moves = {3, 3, 3, 3}, .count = 4}, -TAKE_WIN},
        {{.moves = {1, 3, 3, 3, 2}, .count = 5}, TAKE_WIN},
        {{.moves = {3, 3, 3, 2, 1}, .count = 5}, -TAKE_WIN},
    };
    (void)state;
    for (int i = 0; i < 4; i++) {
        script by = rows[i].by;
        contest of;
        begin(&of, &by, &take_game);
        assert_int_equal(contest_play(&of), CONTEST_ENDED);
        assert_verdict(&of, GAME_FINISHED, rows[i].outcome);
        contest_free(&of);
    }
}

static void test_an_opening_does_not_count_and_its_last_position_decides_who_moves_first(void **state)
{
    script by = {.moves = {1, 1}, .count = 2};
    contest ready, of = {.ask = follow_script, .user = &by};
    zw_error error = {0};
    (void)state;
    begin(&ready, &by, &take_game);
    assert_int_equal(played_read(&ready.game, "2 1 2", &error), 0);
    assert_int_equal(contest_begin(&of, &take_game, &ready.game), 0);
    of.referee.most_plies = 2;
    assert_int_equal(contest_play(&of), CONTEST_ENDED);
    assert_int_equal(by.asked[0], 0);
    assert_int_equal(by.asked[1], 1);
    assert_verdict(&of, GAME_TOO_LONG, 0);
    assert_int_equal(of.game.count, 5);
    contest_free(&of);
    contest_free(&ready);
}

/* ---------------------------------------------------------------------------------------------------------- referee */

static void test_the_third_time_in_a_position_is_a_draw(void **state)
{
    script by = {.moves = {1, 14, 0, 15, 1, 14, 0, 15, 1}, .count = 9};
    contest of;
    (void)state;
    begin(&of, &by, &kings_game);
    assert_int_equal(contest_play(&of), CONTEST_ENDED);
    assert_verdict(&of, GAME_REPEATED, 0);
    assert_int_equal(of.game.count, 8);
    contest_free(&of);
}

static int is_dead(void *context, const void *position)
{
    (void)context;
    return ((const kings_position *)position)->mine == 14;
}

static void test_no_progress_and_dead_positions_are_draws(void **state)
{
    zw_game limited = kings_game, dead = kings_game;
    (void)state;
    limited.no_progress_limit = 3;
    dead.dead = is_dead;
    for (int i = 0; i < 2; i++) {
        script by = {.moves = {1, 14, 0, 15}, .count = 4};
        contest of;
        begin(&of, &by, i ? &dead : &limited);
        assert_int_equal(contest_play(&of), CONTEST_ENDED);
        assert_verdict(&of, i ? GAME_DEAD : GAME_WITHOUT_PROGRESS, 0);
        assert_int_equal(of.game.count, 3);
        contest_free(&of);
    }
}

static void test_who_has_no_move_loses_and_a_stopped_or_failed_game_has_no_result(void **state)
{
    (void)state;
    for (contest_state after = CONTEST_GOES_ON; after <= CONTEST_FAILED; after++) {
        script by = {.moves = {2, 1}, .count = 2, .after = after};
        contest of;
        begin(&of, &by, &take_game);
        assert_int_equal(contest_play(&of), after == CONTEST_GOES_ON ? CONTEST_ENDED : after);
        assert_int_equal(by.asked[2], 1);
        if (after <= CONTEST_ENDED)
            assert_verdict(&of, GAME_NO_MOVE, TAKE_WIN);
        contest_free(&of);
    }
}

static void test_a_player_that_plays_an_illegal_move_of_ours_is_a_failure(void **state)
{
    script by = {.moves = {7, 1}, .count = 2};
    contest of;
    (void)state;
    begin(&of, &by, &take_game);
    assert_int_equal(contest_play(&of), CONTEST_FAILED);
    assert_non_null(strstr(of.error.text, "7"));
    contest_free(&of);
}

/* ----------------------------------------------------------------------------------------------------------- clocks */

static void test_who_oversteps_by_more_than_the_grace_loses_and_the_move_is_not_played(void **state)
{
    static const struct {
        zw_limits limits;
        double second; /* how long the second move takes, of the player who moves again */
        game_end end;
    } rows[] = {
        {{.seconds = 1}, 1.05, GAME_FINISHED}, {{.seconds = 1}, 1.2, GAME_OUT_OF_TIME},
        {{.clock = 2}, 1.55, GAME_FINISHED},   {{.clock = 2}, 1.7, GAME_OUT_OF_TIME},
        {{.depth = 3}, 1000, GAME_FINISHED},
    };
    (void)state;
    for (int i = 0; i < 5; i++) {
        script by = {.moves = {2, 2, 2, 3, 3}, .count = 5, .seconds = {0.5, rows[i].second}};
        contest of;
        begin(&of, &by, &take_game);
        of.limits[0] = rows[i].limits;
        of.grace = 0.1;
        assert_int_equal(contest_play(&of), CONTEST_ENDED);
        assert_verdict(&of, rows[i].end, -TAKE_WIN);
        assert_int_equal(of.game.count, rows[i].end == GAME_FINISHED ? 5 : 1);
        contest_free(&of);
    }
}

static void test_a_clock_never_runs_below_the_least_and_says_how_long_to_wait(void **state)
{
    zw_limits limits = ZW_LIMITS(.clock = 1, .increment = 0.5);
    (void)state;
    assert_true(clock_charge(&limits, 1.05, 0.1, 0.25));
    assert_true(fabs(limits.clock - 0.75) < 1e-9);
    assert_true(fabs(clock_patience(&limits, 0.1) - 0.85) < 1e-9);
    limits.seconds = 0.5;
    assert_true(fabs(clock_patience(&limits, 0.1) - 0.6) < 1e-9);
    limits = ZW_LIMITS(.nodes = 100);
    assert_true(clock_patience(&limits, 0.1) == 0);
}

/* ----------------------------------------------------------------------------------------------------- adjudication */

/* The moves and values of a game, a player's own view of each. */
static verdict judged(const zw_game *game, adjudicator *of, const zw_move *moves, const zw_value *values, int count,
                      int *played)
{
    zw_error error = {0};
    referee by;
    played_game on = {0};
    verdict given = {GAME_GOES_ON, 0};
    assert_int_equal(referee_open(&by, game, &error), 0);
    played_begin(&on, &by.handle, NULL);
    for (*played = 0; *played < count && given.end == GAME_GOES_ON; ++*played) {
        given = adjudicate(of, &on, 1, values[*played]);
        played_move(&on, moves[*played]);
    }
    played_free(&on);
    referee_close(&by);
    return given;
}

static void test_a_game_is_resigned_when_both_players_agree_for_long_enough(void **state)
{
    static const zw_move moves[] = {1, 1, 1, 1, 1, 1};
    static const zw_value values[] = {50, 50, -50, 50, -49, 50}, lost[] = {50, -50, 50, -60, 9, 9};
    adjudicator of = {.resign = {.score = 50, .moves = 2}};
    int played;
    (void)state;
    assert_int_equal(judged(&take_game, &of, moves, values, 6, &played).end, GAME_GOES_ON);
    of = (adjudicator){.resign = {.score = 50, .moves = 2}};
    verdict given = judged(&take_game, &of, moves, lost, 6, &played);
    assert_int_equal(given.end, GAME_RESIGNED);
    assert_int_equal(given.outcome, TAKE_WIN);
    assert_int_equal(played, 4);
}

static void test_a_player_who_moves_twice_does_not_agree_with_himself(void **state)
{
    static const zw_move moves[] = {2, 2, 2, 1, 1};
    static const zw_value values[] = {-80, -80, -80, -80, 80};
    adjudicator each = {.resign = {.score = 50, .moves = 1}}, any = {.resign = {.score = 50, .plies = 4}};
    adjudicator draw = {.draw = {.score = 100, .moves = 1}};
    int played;
    (void)state;
    verdict given = judged(&take_game, &each, moves, values, 5, &played);
    assert_int_equal(given.end, GAME_RESIGNED);
    assert_int_equal(given.outcome, -TAKE_WIN);
    assert_int_equal(played, 5);
    given = judged(&take_game, &any, moves, values, 5, &played);
    assert_int_equal(given.end, GAME_RESIGNED);
    assert_int_equal(given.outcome, -TAKE_WIN);
    assert_int_equal(played, 4);
    assert_int_equal(judged(&take_game, &draw, moves, values, 5, &played).end, GAME_AGREED);
    assert_int_equal(played, 5);
}

static void test_a_level_game_is_drawn_from_the_given_move_on(void **state)
{
    static const zw_move moves[] = {1, 14, 0, 15, 1, 14};
    static const zw_value values[] = {0, 5, -5, 3, 0, 0};
    int played;
    (void)state;
    for (int from = 0; from <= 3; from++) {
        adjudicator of = {.draw = {.score = 5, .moves = 1, .from = from}};
        verdict given = judged(&kings_game, &of, moves, values, 6, &played);
        assert_int_equal(given.end, GAME_AGREED);
        assert_int_equal(given.outcome, 0);
        assert_int_equal(played, from > 1 ? 2 * from : 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_player_who_moves_again_is_asked_again_and_the_clocks_are_charged_to_the_right_one),
        cmocka_unit_test(test_the_result_is_for_the_player_who_moved_first),
        cmocka_unit_test(test_an_opening_does_not_count_and_its_last_position_decides_who_moves_first),
        cmocka_unit_test(test_the_third_time_in_a_position_is_a_draw),
        cmocka_unit_test(test_no_progress_and_dead_positions_are_draws),
        cmocka_unit_test(test_who_has_no_move_loses_and_a_stopped_or_failed_game_has_no_result),
        cmocka_unit_test(test_a_player_that_plays_an_illegal_move_of_ours_is_a_failure),
        cmocka_unit_test(test_who_oversteps_by_more_than_the_grace_loses_and_the_move_is_not_played),
        cmocka_unit_test(test_a_clock_never_runs_below_the_least_and_says_how_long_to_wait),
        cmocka_unit_test(test_a_game_is_resigned_when_both_players_agree_for_long_enough),
        cmocka_unit_test(test_a_player_who_moves_twice_does_not_agree_with_himself),
        cmocka_unit_test(test_a_level_game_is_drawn_from_the_given_move_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
