/* test_slow_chess.c - chess counted and searched deeper than a quick test may: published perft counts of some hundred
 * million, and all drivers at depth 5. */
#include "support/mailbox.h"
#include "support/subject.h"

#include <stdlib.h>

static const zw_game *game;

static void test_deep_perft_counts_are_the_published_ones(void **state)
{
    static const struct {
        const char *fen;
        int depth;
        uint64_t count;
    } cases[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193690690},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194},
        {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164075551},
        {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6, 71179139},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 6, 179862938},
        {"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 5, 13853661},
    };
    (void)state;
    void *position = malloc(game->position_size);
    assert_non_null(position);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        zw_error error = {0};
        uint64_t count = 0;
        assert_int_equal(zw_position_parse(game, NULL, cases[i].fen, position, &error), ZW_OK);
        assert_int_equal(zw_perft(game, position, cases[i].depth, 0, &count, &error), ZW_OK);
        assert_int_equal(count, cases[i].count);
    }
    free(position);
}

static void test_the_mailbox_oracle_counts_as_published(void **state)
{
    mailbox start = mailbox_read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    mailbox kiwipete = mailbox_read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    mailbox promotions = mailbox_read("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");
    (void)state;
    assert_int_equal(mailbox_perft(&start, 4), 197281);
    assert_int_equal(mailbox_perft(&kiwipete, 3), 97862);
    assert_int_equal(mailbox_perft(&promotions, 4), 182838);
}

static void test_all_drivers_agree_at_depth_five(void **state)
{
    static const char *const positions[] = {
        "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
        "8/5pk1/4p1p1/1p1pP2p/1P1P3P/4K1P1/8/8 w - - 0 40",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - 0 1",
    };
    static const char *const algorithms[] = {"alphabeta", "scout", "negascout", "mtdf",
                                             "sss",       "dual",  "cstar",     "mtd-step"};
    (void)state;
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        subject *s = subject_new(game, zw_options_fixed_depth());
        zw_value truth = subject_search(s, positions[i], 5);
        subject_free(s);
        for (size_t k = 0; k < sizeof algorithms / sizeof *algorithms; k++)
            for (int large = 0; large < 2; large++) {
                zw_engine_options o = zw_options_fixed_depth();
                zw_error error = {0};
                assert_int_equal(zw_choice_parse(algorithms[k], &o.choice, &error), ZW_OK);
                o.table_options.entries = large ? 1 << 21 : 1 << 10;
                o.table_options.layout = (k + i) % 2 ? ZW_WIDE : ZW_COMPACT;
                o.switches.etc = (int)(k + i + (size_t)large) % 2 ? ZW_ETC_OFF : 0;
                s = subject_new(game, o);
                zw_value value = subject_search(s, positions[i], 5);
                if (value != truth)
                    fail_msg("%s: %s says %d instead of %d", positions[i], algorithms[k], (int)value, (int)truth);
                subject_free(s);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deep_perft_counts_are_the_published_ones),
        cmocka_unit_test(test_the_mailbox_oracle_counts_as_published),
        cmocka_unit_test(test_all_drivers_agree_at_depth_five),
    };
    game = zw_game_find("chess");
    if (!game)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
