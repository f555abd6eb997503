/* mygame_test.c - tests of mygame.c, which it includes. Prints what is wrong, and exits with 0 when nothing is:
 *
 *     cc -O2 mygame_test.c -o mygame_test $(pkg-config --cflags --libs zw) && ./mygame_test
 *
 * or, with the sources of zw: -IZW/include and ZW/build/libzw.a -lm -ldl -lpthread. */
#include "mygame.c"

#include <inttypes.h>

static int wrong;

static void complain(void *user, const char *sentence)
{
    (void)user;
    printf("%s\n", sentence);
    wrong = 1;
}

/* The number of move sequences of a given length, counted by hand: a good first test of the rules of any game. */
static void expect_sequences(int depth, uint64_t expected)
{
    position first;
    uint64_t count = 0;
    zw_error error = {0};
    start(NULL, &first);
    if (zw_perft(&this_game, &first, depth, 0, &count, &error) != ZW_OK || count != expected) {
        printf("%" PRIu64 " sequences of %d plies: expected %" PRIu64 " %s\n", count, depth, expected, error.text);
        wrong = 1;
    }
}

/* A position, as the moves that lead to it, whose value is known. */
static void expect_value(const char *moves_played, zw_value expected)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_limits limits = ZW_LIMITS(.depth = STONES);
    zw_engine *engine = zw_engine_new(&this_game, NULL, &error);
    if (!engine || zw_engine_position_text(engine, NULL, moves_played, &error) != ZW_OK ||
        zw_engine_search(engine, &limits, &report, &error) != ZW_OK || report.value != expected) {
        printf("after '%s' the value is %" PRId32 ": expected %" PRId32 " %s\n", moves_played, report.value, expected,
               error.text);
        wrong = 1;
    }
    zw_engine_free(engine);
}

int main(void)
{
    zw_error error = {0};
    if (zw_game_check(&this_game, 1, 100, complain, NULL, &error) != ZW_OK)
        complain(NULL, error.text);
    expect_sequences(1, 3);
    expect_sequences(2, 9);
    expect_value("1", -1); /* 20 stones, a multiple of 4: whoever is to move has lost */
    expect_value("1 3", 1);
    if (!wrong)
        printf("mygame: all tests passed\n");
    return wrong;
}
