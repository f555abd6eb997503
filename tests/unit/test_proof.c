/* test_proof.c - certificates from inside: their parts, and what the checker makes of records that hold each other up. The
 * program is tested by tests/cli/test_proof.py. */
#include "proof/check.h"
#include "proof/prove.h"
#include "proof/rules_functions.h"
#include "support/take_game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* -------------------------------------------------------------------------------------------------------------- hashes */

static void assert_hash(const char *text, size_t times, const char *expected)
{
    zw_sha256 hash;
    unsigned char digest[SHA256_BYTES];
    char shown[2 * SHA256_BYTES + 1];
    zw_sha256_begin(&hash);
    for (size_t i = 0; i < times; i++)
        zw_sha256_add(&hash, text, strlen(text));
    zw_sha256_end(&hash, digest);
    for (int i = 0; i < SHA256_BYTES; i++)
        snprintf(shown + 2 * i, 3, "%02x", digest[i]);
    assert_string_equal(shown, expected);
}

/* The examples of FIPS 180-4. */
static void test_hashes_are_those_of_the_standard(void **state)
{
    (void)state;
    assert_hash("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_hash("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_hash("aaaaaaaaaa", 100000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* ------------------------------------------------------------------------------------------------------------- streams */

typedef struct bytes {
    unsigned char data[1 << 16];
    size_t size, at;
} bytes;

static int write_bytes(void *user, const void *from, size_t size)
{
    bytes *b = user;
    if (b->size + size > sizeof b->data)
        return -1;
    memcpy(b->data + b->size, from, size);
    b->size += size;
    return 0;
}

/* A few at a time, so that everything is read in parts once. */
static ptrdiff_t read_bytes(void *user, void *to, size_t size)
{
    bytes *b = user;
    size_t part = b->size - b->at < 3 ? b->size - b->at : 3;
    part = part < size ? part : size;
    memcpy(to, b->data + b->at, part);
    b->at += part;
    return (ptrdiff_t)part;
}

static void test_numbers_and_values_are_read_as_they_were_written(void **state)
{
    static const uint64_t numbers[] = {0, 1, 127, 128, 16383, 16384, UINT32_MAX, UINT64_C(1) << 62};
    static const int32_t values[] = {0, 1, -1, INT32_MAX, INT32_MIN, -352242};
    bytes *b = calloc(1, sizeof *b);
    proof_writer *w = malloc(sizeof *w);
    proof_reader *r = malloc(sizeof *r);
    (void)state;
    zw_proof_writer_begin(w, (proof_output){write_bytes, b});
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        zw_proof_put_number(w, numbers[i]);
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        zw_proof_put_value(w, values[i]);
    assert_int_equal(zw_proof_put_end(w), 0);
    zw_proof_reader_begin(r, (proof_input){read_bytes, b});
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        uint64_t number;
        assert_int_equal(zw_proof_get_number(r, &number), 0);
        assert_true(number == numbers[i]);
    }
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        int32_t value;
        assert_int_equal(zw_proof_get_value(r, &value), 0);
        assert_int_equal(value, values[i]);
    }
    assert_int_equal(zw_proof_get_end(r), 0);
    free(b);
    free(w);
    free(r);
}

/* Catches: two files of one certificate, which a changed byte could turn into each other. */
static void test_a_number_has_one_way_to_be_written(void **state)
{
    static const struct {
        unsigned char data[10];
        size_t size;
    } wrong[] = {{{0x80, 0x00}, 2},
                 {{0x81, 0x80, 0x00}, 3},
                 {{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01}, 10},
                 {{0x80}, 1}};
    bytes *b = malloc(sizeof *b);
    proof_reader *r = malloc(sizeof *r);
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        uint64_t number;
        b->size = wrong[i].size;
        b->at = 0;
        memcpy(b->data, wrong[i].data, wrong[i].size);
        zw_proof_reader_begin(r, (proof_input){read_bytes, b});
        assert_int_equal(zw_proof_get_number(r, &number), -1);
    }
    free(b);
    free(r);
}

/* ------------------------------------------------------------------------------------------------------------- records */

static void test_records_are_found_and_sorted(void **state)
{
    enum { KEY = 5, COUNT = 20000 };
    proof_records records;
    uint64_t word = 1;
    unsigned char key[KEY];
    (void)state;
    zw_records_begin(&records, KEY);
    while (records.count < COUNT) {
        word = word * UINT64_C(6364136223846793005) + 1442695040888963407;
        for (int i = 0; i < KEY; i++)
            key[i] = (unsigned char)(word >> (30 + 5 * i) & (i < 2 ? 1 : 0xFF)); /* many share the first bytes */
        if (zw_records_find(&records, key) == PROOF_NO_RECORD)
            zw_records_add(&records, key, 1, 0);
    }
    uint32_t *sorted = zw_records_sorted(&records);
    assert_non_null(sorted);
    for (uint32_t i = 0; i < COUNT; i++) {
        assert_int_equal(zw_records_find(&records, zw_records_key(&records, i)), i);
        assert_true(i == 0 ||
                    memcmp(zw_records_key(&records, sorted[i - 1]), zw_records_key(&records, sorted[i]), KEY) < 0);
    }
    free(sorted);
    zw_records_free(&records);
}

/* ------------------------------------------------------------------------------------------------------------- circles */

/* A ring of eight places and an exit: who moves goes on to the next place, or from place 7 out, where player 0 has won. The
 * players move in turn, and may go round for ever. */
typedef struct ring {
    unsigned char place, turn;
} ring;
enum { RING = 8, OUT = RING };

static int ring_turn(const void *at)
{
    return ((const ring *)at)->turn;
}

static int ring_over(const void *at, int *value)
{
    *value = 1;
    return ((const ring *)at)->place == OUT;
}

static int ring_moves(const void *at, uint16_t *list)
{
    list[0] = 0;
    list[1] = 1;
    return ((const ring *)at)->place == RING - 1 ? 2 : 1;
}

static void ring_play(const void *at, uint16_t move, void *next)
{
    const ring *from = at;
    ring to = {(unsigned char)(move ? OUT : (from->place + 1) % RING), !from->turn};
    *(ring *)next = to;
}

static int ring_text(const void *at, char *text, size_t size)
{
    return snprintf(text, size, "place %d", ((const ring *)at)->place);
}

static int ring_move_text(const void *at, uint16_t move, char *text, size_t size)
{
    (void)at;
    return snprintf(text, size, "%d", move);
}

static void ring_encode(const void *at, unsigned char *key)
{
    memcpy(key, at, sizeof(ring));
}

static int ring_decode(const void *root, const unsigned char *key, void *at)
{
    (void)root;
    memcpy(at, key, sizeof(ring));
    return key[0] > OUT || key[1] > 1 ? -1 : 0;
}

static const proof_rules RING_RULES = {
    .name = "ring",
    .state_size = sizeof(ring),
    .key_size = sizeof(ring),
    .endless_is_draw = 1,
    .most = 1,
    .format = ring_text,
    .encode = ring_encode,
    .decode = ring_decode,
    .turn = ring_turn,
    .over = ring_over,
    .moves = ring_moves,
    .play = ring_play,
    .format_move = ring_move_text,
};

/* Records of the places 0 to 7 for player 0, who moves on even ones, with these ranks; the opponent must be answered at 7. */
static proof_verdict check_ring(int threshold, const uint32_t *ranks, proof_fault *fault)
{
    static const ring root = {0, 0};
    static const proof_ends none = {0};
    proof_section section = zw_section_of(&RING_RULES, &root, PROOF_AT_LEAST, threshold, &none);
    proof_records records;
    zw_records_begin(&records, sizeof(ring));
    for (unsigned char place = 0; place < RING; place++) {
        unsigned char key[2] = {place, place % 2};
        zw_records_add(&records, key, place % 2 ? 0 : 1, ranks[place]);
    }
    proof_verdict verdict = zw_check_root(&section, &records, fault);
    if (verdict == PROOF_FINE)
        verdict = zw_check_records(&section, &records, 0, records.count, fault);
    zw_records_free(&records);
    return verdict;
}

/* Catches: a proof of a win that never wins. */
static void test_a_circle_proves_a_draw_and_no_win(void **state)
{
    static const uint32_t equal[RING] = {0}, falling[RING] = {7, 6, 5, 4, 3, 2, 1, 0};
    proof_fault *fault = malloc(sizeof *fault);
    (void)state;
    assert_int_equal(check_ring(0, equal, fault), PROOF_FINE);
    assert_int_equal(check_ring(1, equal, fault), PROOF_REFUSED);
    assert_non_null(strstr(fault->text, "no lower rank"));
    assert_int_equal(fault->record, 1);
    assert_int_equal(check_ring(1, falling, fault), PROOF_REFUSED); /* from 7 the opponent may go round */
    assert_int_equal(fault->record, RING);
    free(fault);
}

/* ----------------------------------------------------------------------------------------------------------- whole games */

/* Proves a value of a position and checks it. With `spoil`, each record is then left out or given another move in turn, and the
 * checker must refuse it or, for a move, find that the other one is as good. */
static void prove_and_check(const char *name, const char *text, const proof_ends *ends, int spoil)
{
    const zw_game *game = zw_game_find(name);
    const proof_rules *rules = zw_proof_rules_find(name);
    zw_error error = {0};
    char why[512] = "";
    proof_fault *fault = calloc(1, sizeof *fault);
    void *root = calloc(1, rules->state_size), *position = calloc(1, game->position_size);
    proof_means means = {.game = game,
                         .scale = game->endgame ? 1
                                  : game->scale ? game->scale
                                                : 1,
                         .table_bytes = 1 << 20,
                         .threads = 1,
                         .search = zw_engine_search};
    proof_searcher *searcher = zw_searcher_new(&means, &error);
    int value = 0;
    assert_non_null(searcher);
    assert_int_equal(rules->parse(text, root, why, sizeof why), 0);
    assert_int_equal(zw_position_parse(game, NULL, text, position, &error), ZW_OK);
    assert_int_equal(zw_searcher_value(searcher, position, &value, &error), ANSWER_YES);
    for (int half = PROOF_AT_LEAST; half <= PROOF_AT_MOST; half++) {
        proof_plan plan = {.searcher = searcher, .position = position};
        proof_section section = zw_section_of(rules, root, (proof_claim)half, value, ends);
        proof_section wrong =
            zw_section_of(rules, root, (proof_claim)half, half == PROOF_AT_LEAST ? value + 1 : value - 1, ends);
        proof_records records;
        zw_records_begin(&records, (size_t)rules->key_size);
        assert_int_equal(zw_prove_section(&plan, &wrong, &records, fault), PROOF_REFUSED);
        zw_records_free(&records);
        assert_int_equal(zw_prove_section(&plan, &section, &records, fault), PROOF_FINE);
        assert_int_equal(zw_check_root(&section, &records, fault), PROOF_FINE);
        assert_int_equal(zw_check_records(&section, &records, 0, records.count, fault), PROOF_FINE);
        for (uint32_t i = 0; spoil && i < records.count; i++) {
            uint16_t move = records.moves[i];
            records.moves[i] = move ? 0 : 1; /* the other player's record, or nobody's move */
            assert_int_equal(zw_check_records(&section, &records, 0, records.count, fault), PROOF_REFUSED);
            assert_int_equal(fault->record, i + 1);
            records.moves[i] = move;
        }
        zw_records_free(&records);
    }
    zw_searcher_free(searcher);
    free(root);
    free(position);
    free(fault);
}

static void test_values_of_every_game_are_proven(void **state)
{
    static const proof_ends none = {0}, few = {.lookahead = 2, .empties = 3};
    static const struct {
        const char *game, *text;
        int spoil;
    } rows[] = {
        {"connect4", "4546166752", 1},
        {"othello", "OOOOOOOOXXOXXXOOXXXOXXOOXXOXOXXOXXXOXXXO-XXXXXXOX-XXX-XOXX---OOO O", 0},
        {"kalah", "0,0,3,0,2,1,15,1,0,2,3,1,0,20 S", 1},
        {"kalah", "1,0,0,0,2,1,10,1,0,1,0,1,0,11 N", 1},
        {"tree", "uniform:w=3,d=4,seed=3", 1},
        {"tree", "graph:w=3,d=5,share=0.5,seed=3", 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        prove_and_check(rows[i].game, rows[i].text, &none, rows[i].spoil);
        prove_and_check(rows[i].game, rows[i].text, &few, 0);
    }
}

/* Catches: a bound that a game leaves later. */
static void test_games_end_within_what_their_positions_could_reach(void **state)
{
    static const char *const names[] = {"connect4", "kalah"};
    enum { GAMES = 200, PLIES = 200 };
    uint32_t random = 1;
    (void)state;
    for (int game = 0; game < 2 * GAMES; game++) {
        const proof_rules *rules = zw_proof_rules_find(names[game % 2]);
        unsigned char *at = calloc(2, rules->state_size), *next = at + rules->state_size;
        int least[PLIES], most[PLIES], plies = 0, value;
        char why[512];
        assert_int_equal(rules->parse("start", at, why, sizeof why), 0);
        for (; !rules->over(at, &value); plies++) {
            uint16_t list[PROOF_MOVES_MOST];
            assert_true(plies < PLIES);
            rules->reach(at, &least[plies], &most[plies]);
            random = random * 1664525 + 1013904223;
            rules->play(at, list[(random >> 8) % (uint32_t)rules->moves(at, list)], next);
            memcpy(at, next, rules->state_size);
        }
        for (int ply = 0; ply < plies; ply++)
            assert_in_range(value + 1000, least[ply] + 1000, most[ply] + 1000);
        free(at);
    }
}

/* A game without first_to_move(), in which a player may move twice: who moves is part of the key. */
static void test_rules_by_functions_know_whose_turn_it_is(void **state)
{
    zw_error error = {0};
    char why[512] = "";
    proof_rules *rules = zw_proof_functions_new(&take_game, &error);
    uint16_t list[PROOF_MOVES_MOST];
    assert_non_null(rules);
    void *root = calloc(1, rules->state_size), *next = calloc(1, rules->state_size);
    unsigned char keys[2][PROOF_KEY_MOST];
    (void)state;
    rules->prepare(rules, root);
    assert_int_equal(rules->parse("start", root, why, sizeof why), 0);
    assert_int_equal(rules->moves(root, list), 3);
    for (int i = 0; i < 3; i++) {
        rules->play(root, list[i], next);
        char text[64];
        rules->format_move(root, list[i], text, sizeof text);
        assert_int_equal(rules->turn(next), strcmp(text, "2") != 0);
        rules->encode(root, keys[0]);
        rules->encode(next, keys[1]);
        assert_memory_not_equal(keys[0], keys[1], (size_t)rules->key_size);
    }
    free(root);
    free(next);
    zw_proof_functions_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hashes_are_those_of_the_standard),
        cmocka_unit_test(test_numbers_and_values_are_read_as_they_were_written),
        cmocka_unit_test(test_a_number_has_one_way_to_be_written),
        cmocka_unit_test(test_records_are_found_and_sorted),
        cmocka_unit_test(test_a_circle_proves_a_draw_and_no_win),
        cmocka_unit_test(test_values_of_every_game_are_proven),
        cmocka_unit_test(test_games_end_within_what_their_positions_could_reach),
        cmocka_unit_test(test_rules_by_functions_know_whose_turn_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
