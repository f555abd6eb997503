/* test_chess.c - the rules of chess: published counts, and a mailbox generator that shares no code with the library on
 * random games; keys; colours exchanged; and every driver on real positions. */
#include "support/load.h"
#include "support/mailbox.h"
#include "support/subject.h"
#include <zw/worker.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const zw_kernel zw_kernel_chess; /* the portable build */
static const zw_game *game; /* the one for this processor */

#define POSITION_BYTES 128
typedef union place {
    char bytes[POSITION_BYTES];
    uint64_t align;
} place;

static place read_position(const char *fen)
{
    place p;
    char why[400] = "";
    memset(&p, 0, sizeof p);
    if (game->parse(NULL, fen, &p, why, sizeof why) != 0)
        fail_msg("%s", why);
    return p;
}

static uint64_t perft(const zw_game *g, const void *position, int depth)
{
    uint64_t count = 0;
    zw_error error = {0};
    assert_int_equal(zw_perft(g, position, depth, 0, &count, &error), ZW_OK);
    return count;
}

/* --------------------------------------------------------------------------------------------------------------- counts */

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/* The positions of the chess programming wiki, and one for each rule that generators get wrong. */
static const struct {
    const char *fen;
    int depth;
    uint64_t count;
} known[] = {
    {START, 1, 20},
    {START, 4, 197281},
    {START, 5, 4865609},
    {KIWIPETE, 1, 48},
    {KIWIPETE, 4, 4085603},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422333},
    {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2103487},
    {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3894594},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5, 3605103}, /* promotions */
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 4, 314346}, /* castling */
    {"3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 6, 1134888}, /* en passant opens the rank */
    {"8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6, 1440467}, /* en passant takes the checker */
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661072}, /* castling gives check */
    {"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 6, 803711},
    {"r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 4, 1720476}, /* castling prevented */
    {"2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3821001}, /* promotion out of check */
    {"8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1004658}, /* discovered check */
    {"4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 6, 217342}, /* promotion gives check */
    {"8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 7, 567584}, /* stalemate and checkmate */
    {"8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", 4, 23527}, /* double check */
    {"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 1, 218}, /* the most moves known */
    {"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 4, 85043},
    /* Chess960, counted by Stockfish; the mailbox board does not know it */
    {"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", 4, 272627},
    {"rkr5/8/8/8/8/8/8/RKR5 w CAca - 0 1", 5, 3021508}, /* the king passes his rook */
    {"5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1", 5, 3126967}, /* and castles on the spot */
    {"4k3/8/8/8/8/8/8/qRK5 w B - 0 1", 5, 256258}, /* the rook covers him */
    {"r1rk2r1/8/8/8/8/8/8/R1RK2R1 w GCgc - 0 1", 4, 561970}, /* the inner rook castles */
    {"r1kbqrbn/pppp1p1p/1B2p3/8/1PPn1Pp1/6N1/P2PP1PP/RNKBQR2 w FAfa - 0 6", 4, 729733},
    {"n1brkrqn/pp1p1pp1/8/4p1Pp/2p5/6P1/PPPPPP1Q/NBBRKR1N w FDfd h6 0 6", 4, 166174},
    {"nqkrrnbb/5p1p/pp2p1p1/2pp4/3P4/5P1P/PPPNPBP1/NQRKR2B w EC - 0 8", 4, 628910},
    {"br1kr1qb/pp1p2p1/7p/2pPpn2/4np1P/P2N1P2/1PP1PQP1/BR1KNR1B w FBb - 2 11", 4, 735331},
    {"b1q1r1kr/2ppb2p/p2p1p2/np5p/1P6/2B2P1P/2PNP2N/3BR1KR w HEhe - 2 16", 4, 350410},
    {"nNbbr1kr/2p1pp2/p2p4/1p6/2PnP1P1/3N3p/Pq1P1P1P/2BBR1KR w HEhe - 2 16", 4, 1172613},
};

enum { KNOWN = sizeof known / sizeof *known, CHESS960 = 11, USUAL = KNOWN - CHESS960 };

static void test_perft_counts_are_the_published_ones(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        place p = read_position(known[i].fen);
        uint64_t count = perft(game, &p, known[i].depth);
        if (count != known[i].count)
            fail_msg("%s: perft(%d) is %llu", known[i].fen, known[i].depth, (unsigned long long)count);
    }
}

static void test_perft_is_the_same_with_colours_exchanged_and_in_every_variant(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        place p = read_position(known[i].fen), reversed, again;
        int depth = known[i].depth > 3 ? known[i].depth - 1 : known[i].depth;
        uint64_t count = perft(game, &p, depth);
        game->reverse(NULL, &p, &reversed);
        assert_int_equal(perft(game, &reversed, depth), count);
        assert_int_equal(perft(zw_kernel_chess.game, &p, depth), count);
        game->reverse(NULL, &reversed, &again);
        assert_memory_equal(&again, &p, game->position_size);
    }
}

/* ----------------------------------------------------------------------------------------------------------- random games */

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* The legal moves of both generators as sorted texts must be the same. */
static void compare_moves(const zw_game *g, const void *p, const mailbox *b)
{
    zw_move list[MAILBOX_MOVES];
    mailbox_move naive[MAILBOX_MOVES];
    char ours[MAILBOX_MOVES][8], theirs[MAILBOX_MOVES][8], fen[128];
    zw_value outcome = 1;
    int count = g->moves(NULL, p, list, g->max_moves, &outcome), expected = mailbox_moves(b, naive);
    g->format(NULL, p, fen, sizeof fen);
    if (count != expected || g->count(NULL, p) != expected)
        fail_msg("%s: %d moves listed, %d counted, expected %d", fen, count, g->count(NULL, p), expected);
    for (int i = 0; i < count; i++) {
        memset(theirs[i], 0, sizeof theirs[i]);
        g->format_move(NULL, p, list[i], ours[i], sizeof ours[i]);
        mailbox_write(naive[i], theirs[i]);
    }
    qsort(ours, (size_t)count, sizeof *ours, by_text);
    qsort(theirs, (size_t)count, sizeof *theirs, by_text);
    for (int i = 0; i < count; i++)
        if (strcmp(ours[i], theirs[i]) != 0)
            fail_msg("%s: %s instead of %s", fen, ours[i], theirs[i]);
    if (count == 0)
        assert_int_equal(outcome, mailbox_in_check(b, b->white) ? -g->max_score : 0);
}

/* One random game on both boards. Every position on the way is compared, and its key with that of the position read
 * from its text. */
static int compare_game(const zw_game *g, const char *fen, uint64_t *seed)
{
    place p = read_position(fen), next;
    mailbox b = mailbox_read(fen);
    for (int ply = 0; ply < 160; ply++) {
        zw_move list[MAILBOX_MOVES];
        mailbox_move naive[MAILBOX_MOVES];
        zw_value outcome;
        char text[128], move[8], other[8];
        compare_moves(g, &p, &b);
        g->format(NULL, &p, text, sizeof text);
        place again = read_position(text);
        assert_int_equal(g->hash(NULL, &again), g->hash(NULL, &p));
        assert_memory_equal(&again, &p, g->position_size);
        int count = g->moves(NULL, &p, list, g->max_moves, &outcome);
        if (count == 0)
            return ply;
        zw_move chosen = list[random_between(seed, 0, count - 1)];
        g->format_move(NULL, &p, chosen, move, sizeof move);
        g->play(NULL, &p, chosen, &next);
        assert_int_equal(g->child_hash(NULL, &p, chosen), g->hash(NULL, &next));
        memcpy(&p, &next, g->position_size);
        mailbox_moves(&b, naive);
        for (int i = 0; i < count; i++) {
            mailbox_write(naive[i], other);
            if (strcmp(move, other) == 0) {
                b = mailbox_play(&b, naive[i]);
                break;
            }
        }
    }
    return 160;
}

static void test_moves_agree_with_a_mailbox_board_in_random_games(void **state)
{
    uint64_t seed = 7;
    int plies = 0;
    (void)state;
    for (int i = 0; i < LOAD(60, 6); i++) {
        plies += compare_game(game, START, &seed);
        plies += compare_game(zw_kernel_chess.game, known[i % USUAL].fen, &seed);
    }
    assert_true(plies > LOAD(5000, 500));
}

static void test_en_passant_counts_only_where_it_can_be_played(void **state)
{
    /* No pawn beside; a pawn beside; a pinned one; one whose capture opens the rank. */
    static const struct {
        const char *fen, *move;
        int kept;
    } cases[] = {
        {START, "e2e4", 0},
        {"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", 1},
        {"3rk3/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2e4", 1},
        {"3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2e4", 0},
        {"8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "e2e4", 0},
        {"8/8/8/8/k2p1p1R/8/4P3/4K3 w - - 0 1", "e2e4", 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        place p = read_position(cases[i].fen), next;
        char text[128], why[400];
        zw_move move;
        assert_int_equal(game->parse_move(NULL, &p, cases[i].move, &move, why, sizeof why), 0);
        game->play(NULL, &p, move, &next);
        game->format(NULL, &next, text, sizeof text);
        if ((strstr(text, " e3 ") != NULL) != cases[i].kept)
            fail_msg("%s after %s is %s", cases[i].fen, cases[i].move, text);
    }
}

static void test_transpositions_have_equal_keys(void **state)
{
    static const char *const lines[2][4] = {{"g1f3", "b8c6", "e2e4", "e7e5"}, {"e2e4", "e7e5", "g1f3", "b8c6"}};
    uint64_t keys[2];
    (void)state;
    for (int i = 0; i < 2; i++) {
        place p = read_position(START), next;
        for (int k = 0; k < 4; k++) {
            char why[400];
            zw_move move;
            assert_int_equal(game->parse_move(NULL, &p, lines[i][k], &move, why, sizeof why), 0);
            game->play(NULL, &p, move, &next);
            memcpy(&p, &next, sizeof p);
        }
        keys[i] = game->hash(NULL, &p);
    }
    assert_int_equal(keys[0], keys[1]);
}

/* -------------------------------------------------------------------------------------------------------------- promises */

static void complain(void *context, const char *sentence)
{
    (void)context;
    fail_msg("%s", sentence);
}

static void test_the_game_keeps_its_promises(void **state)
{
    zw_error error;
    (void)state;
    assert_int_equal(zw_game_check(game, 3, 12, complain, NULL, &error), ZW_OK);
    assert_int_equal(zw_game_check(zw_kernel_chess.game, 4, 12, complain, NULL, &error), ZW_OK);
}

/* --------------------------------------------------------------------------------------------------------------- drivers */

static const char *const middle_games[] = {
    KIWIPETE,
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - - 0 1",
};

static zw_engine_options options_for(const char *algorithm)
{
    zw_engine_options o = zw_options_fixed_depth();
    zw_error error = {0};
    if (zw_choice_parse(algorithm, &o.choice, &error) != ZW_OK)
        fail_msg("%s", error.text);
    o.table_options.entries = 1 << 16;
    return o;
}

static zw_value value_of(zw_engine_options o, const char *fen, int depth)
{
    subject *s = subject_new(game, o);
    zw_value value = subject_search(s, fen, depth);
    subject_free(s);
    return value;
}

static void test_all_drivers_agree(void **state)
{
    static const char *const algorithms[] = {"alphabeta", "scout", "negascout", "mtdf",       "sss",
                                             "dual",      "cstar", "mtd-step",  "mtdf:from=2"};
    (void)state;
    for (size_t i = 0; i < sizeof middle_games / sizeof *middle_games; i++) {
        zw_value truth = value_of(options_for("aspiration"), middle_games[i], 4);
        for (size_t k = i % LOAD(1, 4); k < sizeof algorithms / sizeof *algorithms; k += LOAD(1, 4)) {
            zw_engine_options o = options_for(algorithms[k]);
            o.table_options.entries = k % 2 ? 1 << 10 : 1 << 18;
            o.table_options.layout = k % 3 ? ZW_WIDE : ZW_COMPACT;
            o.switches.etc = k % 4 < 2 ? ZW_ETC_OFF : 0;
            zw_value value = value_of(o, middle_games[i], 4);
            if (value != truth)
                fail_msg("%s: %s says %d instead of %d", middle_games[i], algorithms[k], (int)value, (int)truth);
        }
    }
}

static void test_reference_searches_agree_at_small_depth(void **state)
{
    static const char *const algorithms[] = {"ins", "pns", "mtdf", "aspiration"};
    (void)state;
    for (size_t i = 0; i < sizeof middle_games / sizeof *middle_games; i++) {
        zw_value truth = value_of(options_for("minimax"), middle_games[i], 2);
        for (size_t k = 0; k < sizeof algorithms / sizeof *algorithms; k++)
            assert_int_equal(value_of(options_for(algorithms[k]), middle_games[i], 2), truth);
    }
}

static void test_inlined_portable_and_through_functions_count_the_same(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof middle_games / sizeof *middle_games; i++)
        for (int tournament = 0; tournament < 2; tournament++) {
            zw_engine_options o = tournament ? zw_options_tournament() : zw_options_fixed_depth();
            subject *inlined = subject_new(game, o), *portable = subject_new(zw_kernel_chess.game, o);
            o.through_functions = 1;
            subject *called = subject_new(game, o);
            enum { DEPTH = LOAD(4, 3) };
            zw_value value = subject_search(inlined, middle_games[i], DEPTH);
            assert_int_equal(subject_search(portable, middle_games[i], DEPTH), value);
            assert_int_equal(subject_search(called, middle_games[i], DEPTH), value);
            assert_memory_equal(&portable->report.total, &inlined->report.total, sizeof inlined->report.total);
            assert_memory_equal(&called->report.total, &inlined->report.total, sizeof inlined->report.total);
            subject_free(inlined);
            subject_free(portable);
            subject_free(called);
        }
}

static void test_mates_are_counted_by_distance(void **state)
{
    static const struct {
        const char *fen;
        int depth, mate;
    } cases[] = {
        {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 3, 1},
        {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 5, 3},
        {"7k/1R6/8/8/8/8/8/R5K1 b - - 0 1", 3, -2},
        {"7k/8/8/8/8/8/1R6/R5K1 w - - 0 1", 5, 3},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        subject *s = subject_new(game, options_for("mtdf"));
        subject_search(s, cases[i].fen, cases[i].depth);
        if (s->report.mate != cases[i].mate)
            fail_msg("%s: mate in %d plies", cases[i].fen, s->report.mate);
        subject_free(s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_perft_counts_are_the_published_ones),
        cmocka_unit_test(test_perft_is_the_same_with_colours_exchanged_and_in_every_variant),
        cmocka_unit_test(test_moves_agree_with_a_mailbox_board_in_random_games),
        cmocka_unit_test(test_en_passant_counts_only_where_it_can_be_played),
        cmocka_unit_test(test_transpositions_have_equal_keys),
        cmocka_unit_test(test_the_game_keeps_its_promises),
        cmocka_unit_test(test_all_drivers_agree),
        cmocka_unit_test(test_reference_searches_agree_at_small_depth),
        cmocka_unit_test(test_inlined_portable_and_through_functions_count_the_same),
        cmocka_unit_test(test_mates_are_counted_by_distance),
    };
    game = zw_game_find("chess");
    if (!game || game->position_size > POSITION_BYTES)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
