/* test_selective.c - the selective search of chess: mates, draws and zugzwang are seen under every driver, equal searches
 * are equal, each rule is a switch, and what chess says of its moves is what playing them shows. */
#include "game/chess/selective.h"
#include "support/judge.h"
#include "support/load.h"

#include <string.h>

static const zw_game *game;

static zw_engine *placed(const zw_engine_options *o, const char *position)
{
    zw_error error = {0};
    zw_engine *engine = engine_for(game, o);
    if (zw_engine_position_text(engine, position, NULL, &error) != ZW_OK)
        fail_msg("%s", error.text);
    return engine;
}

static zw_engine_options play_by(const char *algorithm)
{
    zw_engine_options o = options_of(algorithm, 1);
    o.table_options.entries = 1 << 16;
    return o;
}

static zw_report search(const zw_engine_options *o, const char *position, zw_limits limits)
{
    zw_engine *engine = placed(o, position);
    zw_report report = searched(engine, limits);
    zw_engine_free(engine);
    report.moves = NULL;
    return report;
}

#define MIDDLE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/* ---------------------------------------------------------------------------------------------------- what must be seen */

/* Mates that end in quiet moves and begin with sacrifices: what margins and exchanges think worst of. */
static void test_every_driver_finds_mates(void **state)
{
    static const struct {
        const char *position;
        int plies;
    } mates[] = {
        {"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1}, /* on the back rank */
        {"r6k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1", 3}, /* smothered: the queen is given on g8 */
        {"7k/8/5Q2/8/8/8/8/K7 b - - 0 1", 0}, /* none: the side to move is the bare king */
        {"k7/8/2K5/8/8/8/8/1R6 w - - 0 1", 3}, /* a waiting move */
        {"7k/8/6K1/8/8/8/8/R7 b - - 0 1", -2}, /* and one that cannot be helped */
    };
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = play_by(kernel_algorithms[a]);
        for (size_t i = 0; i < sizeof mates / sizeof *mates; i++) {
            zw_report r = search(&o, mates[i].position, ZW_LIMITS(.depth = 5));
            if (r.mate != mates[i].plies)
                fail_msg("%s by %s: mate in %d plies instead of %d", mates[i].position, kernel_algorithms[a], r.mate,
                         mates[i].plies);
        }
    }
}

/* The queen must not take the last squares from the king. Caught: ending a node as won before its moves are listed. */
static void test_stalemate_is_no_win(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = play_by(kernel_algorithms[a]);
        zw_engine *engine = placed(&o, "7k/4Q3/8/8/8/8/8/K7 w - - 0 1");
        zw_report r = searched(engine, ZW_LIMITS(.nodes = 60000));
        char move[8];
        zw_move_format(game, NULL, zw_engine_current(engine), r.best, move, sizeof move);
        assert_string_not_equal(move, "e7f7");
        assert_true(r.value > 500);
        zw_engine_free(engine);
    }
}

/* A rook goes where it can be taken, and every reply loses: a side that passes would see nothing. */
static void test_null_moves_do_not_hide_zugzwang(void **state)
{
    static const char *const algorithms[] = {"aspiration", "negascout", "mtdf"};
    (void)state;
    for (int a = 0; a < LOAD(3, 1); a++) {
        zw_engine_options o = play_by(algorithms[a]);
        zw_engine *engine = placed(&o, "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1");
        zw_report r = searched(engine, ZW_LIMITS(.nodes = 1000000));
        char move[8];
        zw_move_format(game, NULL, zw_engine_current(engine), r.best, move, sizeof move);
        assert_string_equal(move, "e1f1");
        zw_engine_free(engine);
    }
}

/* ------------------------------------------------------------------------------------------------------ under every driver */

static void test_every_driver_ends_with_bounds_round_its_value(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = play_by(kernel_algorithms[a]);
        zw_report r = search(&o, MIDDLE, ZW_LIMITS(.depth = 6));
        assert_int_equal(r.depth, 6);
        assert_true(r.lower == r.value || r.upper == r.value);
        assert_true(r.value > -2000 && r.value < 2000);
        assert_false(r.proven);
    }
}

static void test_equal_searches_visit_equal_nodes(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = play_by(kernel_algorithms[a]);
        zw_engine *engine = placed(&o, MIDDLE);
        zw_report first = searched(engine, ZW_LIMITS(.depth = 6));
        zw_engine_clear(engine);
        zw_report again = searched(engine, ZW_LIMITS(.depth = 6));
        assert_memory_equal(&first.total, &again.total, sizeof first.total);
        assert_int_equal(first.best, again.best);
        zw_engine_free(engine);
    }
}

static void test_through_functions_selectivity_is_the_same(void **state)
{
    (void)state;
    for (int a = 0; kernel_algorithms[a]; a++) {
        zw_engine_options o = play_by(kernel_algorithms[a]);
        zw_report inlined = search(&o, MIDDLE, ZW_LIMITS(.nodes = 20000));
        o.through_functions = 1;
        zw_report called = search(&o, MIDDLE, ZW_LIMITS(.nodes = 20000));
        assert_memory_equal(&inlined.total, &called.total, sizeof inlined.total);
        assert_int_equal(inlined.value, called.value);
    }
}

static void test_each_rule_is_a_switch(void **state)
{
    zw_engine_options o = play_by("aspiration");
    zw_limits limits = ZW_LIMITS(.depth = 9);
    /* a win is at hand, so that no rule is without work */
    const char *position = "r1b1k2r/ppppnppp/2n2q2/2b5/3NP3/2P1B3/PP3PPP/RN1QKB1R w KQkq - 0 1";
    zw_report all = search(&o, position, limits);
    (void)state;
    for (int rule = ZW_RULE_REVERSE_FUTILITY; rule < ZW_RULES; rule += LOAD(1, 12)) {
        if (rule == ZW_RULE_ONLY_MOVE) /* not in chess */
            continue;
        o.switches.without = UINT32_C(1) << rule;
        zw_report one = search(&o, position, limits);
        if (!memcmp(&one.total, &all.total, sizeof all.total))
            fail_msg("without %s nothing changes", zw_rules[rule].name);
    }
}

static void test_a_selective_game_must_have_its_functions(void **state)
{
    zw_game broken = *game;
    zw_selective lame = *game->selective;
    zw_error error = {0};
    (void)state;
    lame.checks = NULL;
    broken.selective = &lame;
    assert_null(zw_engine_new(&broken, NULL, &error));
    assert_int_equal(error.status, ZW_BAD_GAME);
    assert_non_null(strstr(error.text, "checks()"));
}

/* ------------------------------------------------------------------------------------------------- what chess says of moves */

static uint64_t next_random(uint64_t *random)
{
    *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *random >> 33;
}

/* Calls `look` for every move of the positions of random games. */
static void in_random_games(int games, void (*look)(const chess_position *p, zw_move move))
{
    uint64_t random = 7;
    for (int g = 0; g < games; g++) {
        chess_position here, next;
        zw_move list[CHESS_MAX_MOVES];
        game->start(NULL, &here);
        for (int ply = 0; ply < 120; ply++) {
            zw_value outcome;
            int count = game->moves(NULL, &here, list, CHESS_MAX_MOVES, &outcome);
            if (!count)
                break;
            for (int i = 0; i < count; i++)
                look(&here, list[i]);
            game->play(NULL, &here, list[next_random(&random) % (unsigned)count], &next);
            here = next;
        }
    }
}

static void compare_exchange(const chess_position *p, zw_move move)
{
    int wins = chess_exchange(p, move);
    for (int least = wins - 150; least <= wins + 150; least += 50)
        assert_int_equal(chess_exchange_reaches(NULL, p, move, least), wins >= least);
}

static void test_exchanges_reach_what_they_win(void **state)
{
    (void)state;
    in_random_games(LOAD(40, 4), compare_exchange);
}

static void compare_check(const chess_position *p, zw_move move)
{
    chess_position next;
    if (chess_kind(move) == CHESS_CASTLING || chess_kind(move) == CHESS_EN_PASSANT)
        return;
    game->play(NULL, p, move, &next);
    assert_int_equal(chess_checks(NULL, p, move), game->forced(NULL, &next));
}

static void test_a_check_is_one_when_played(void **state)
{
    (void)state;
    in_random_games(LOAD(40, 4), compare_check);
}

static void compare_trait(const chess_position *p, zw_move move)
{
    zw_trait trait;
    chess_trait(NULL, p, move, &trait);
    assert_in_range(trait.slot, 0, ZW_SLOTS - 1);
    assert_in_range(trait.taken, 0, 7);
    if (trait.quiet) {
        chess_position next;
        game->play(NULL, p, move, &next);
        assert_int_equal(__builtin_popcountll(next.side[!p->turn]), __builtin_popcountll(p->side[!p->turn]));
    }
}

static void test_a_quiet_move_takes_nothing(void **state)
{
    (void)state;
    in_random_games(LOAD(20, 2), compare_trait);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_driver_finds_mates),
        cmocka_unit_test(test_stalemate_is_no_win),
        cmocka_unit_test(test_null_moves_do_not_hide_zugzwang),
        cmocka_unit_test(test_every_driver_ends_with_bounds_round_its_value),
        cmocka_unit_test(test_equal_searches_visit_equal_nodes),
        cmocka_unit_test(test_through_functions_selectivity_is_the_same),
        cmocka_unit_test(test_each_rule_is_a_switch),
        cmocka_unit_test(test_a_selective_game_must_have_its_functions),
        cmocka_unit_test(test_exchanges_reach_what_they_win),
        cmocka_unit_test(test_a_check_is_one_when_played),
        cmocka_unit_test(test_a_quiet_move_takes_nothing),
    };
    game = zw_game_find("chess");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
