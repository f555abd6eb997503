/* test_slow_tablebase.c - the database of four pieces: every position verified, and a thousand games from random positions
 * in which the search must win what is won and hold what is drawn. */
#define _DEFAULT_SOURCE /* mkdtemp */
#include "cli/tablebase_plan.h"
#include "game/checkers/database/build.h"
#include "support/draughts_board.h"
#include "support/small_database.h"
#include "support/subject.h"

#include <stdlib.h>
#include <unistd.h>

#define GAMES 1000

static char directory[64] = "/tmp/zw-tablebase-XXXXXX";
static zw_tablebase *four;

static void complain(void *user, const char *sentence)
{
    (void)user;
    print_message("%s\n", sentence);
}

static int begin(void **state)
{
    (void)state;
    assert_non_null(mkdtemp(directory));
    build_plan plan = {.tablebase = zw_game_find("checkers")->databases->create(directory),
                       .pieces = 4,
                       .distances = 4,
                       .complain = complain};
    four = plan.tablebase;
    return build_run(&plan);
}

static void remove_slice(void *user, slice_material material)
{
    (void)user;
    for (int kind = 0; kind < FORMAT_PACKED; kind++) {
        char name[32], path[128];
        format_name(material, (format_kind)kind, name);
        snprintf(path, sizeof path, "%s/%s", directory, name);
        unlink(path);
    }
}

static int end(void **state)
{
    (void)state;
    zw_tablebase_close(four);
    for (int pieces = 2; pieces <= 4; pieces++)
        zw_checkers_database_each(pieces, remove_slice, NULL);
    rmdir(directory);
    return 0;
}

static void verify_slice(void *user, slice_material material)
{
    char why[ZW_WHY];
    (void)user;
    if (zw_checkers_build_verify((database *)four, material, NULL, why))
        fail_msg("%s", why);
}

static void test_every_position_of_four_pieces_follows_from_its_successors(void **state)
{
    (void)state;
    for (int pieces = 2; pieces <= 4; pieces++)
        zw_checkers_database_each(pieces, verify_slice, NULL);
}

/* A random position with four pieces, and who wins it. */
static checkers_position random_four(uint64_t *random, zw_known *known)
{
    const zw_game *game = zw_game_find("checkers");
    for (;;) {
        draughts_board board = draughts_random(random, 3);
        char text[200], why[300];
        checkers_position position;
        draughts_write(&board, text);
        if (!game->parse(NULL, text, &position, why, sizeof why) && position.mine && position.theirs &&
            checkers_count_bits(position.mine | position.theirs) == 4 && zw_tablebase_probe(four, &position, known))
            return position;
    }
}

/* Catches: a known win without distance, a stage that counts less than a distance. */
static void test_a_thousand_games_from_four_pieces_end_as_the_database_says(void **state)
{
    uint64_t random = 1;
    int won = 0, drawn = 0;
    zw_engine_options options = zw_options_tournament();
    options.tablebase = four;
    options.table_options.bytes = 1 << 16;
    zw_engine *engine = zw_engine_new(zw_game_find("checkers"), &options, NULL);
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        zw_known known;
        checkers_position position = random_four(&random, &known);
        int engine_first = known.result >= 0; /* the engine has what is to be kept */
        assert_int_equal(play_known(engine, four, &position, engine_first, 1000, &random), known.result);
        won += known.result != 0;
        drawn += known.result == 0;
    }
    print_message("%d games: %d won, %d drawn\n", GAMES, won, drawn);
    zw_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_position_of_four_pieces_follows_from_its_successors),
        cmocka_unit_test(test_a_thousand_games_from_four_pieces_end_as_the_database_says),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
