/* test_proof_rules.c - the plain rules behind certificates beside the games that are searched: the same moves, positions,
 * values and texts along random games and on boards strewn at random; keys that stand for one position each; and
 * published counts of moves. */
#include "support/array_kalah.h"
#include "support/array_othello.h"
#include "support/draughts_board.h"
#include "support/load.h"
#include "support/subject.h"

#include "proof/rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 256, LONGEST_GAME = 120 };

/* Room for a state of the rules or a position of a game. */
typedef union place {
    uint64_t align;
    char bytes[256];
} place;

/* A position, as the game and as the rules have it, and the root that both come from. */
typedef struct pair {
    const zw_game *game;
    const proof_rules *rules;
    place root, position, state;
} pair;

static pair pair_of(const char *name, const char *text)
{
    pair p = {.game = zw_game_find(name), .rules = zw_proof_rules_find(name)};
    char why[TEXT] = "";
    zw_error error = {0};
    assert_non_null(p.game);
    assert_non_null(p.rules);
    assert_true(p.game->position_size <= sizeof(place) && p.rules->state_size <= sizeof(place));
    if (zw_position_parse(p.game, NULL, text, &p.position, &error) != ZW_OK)
        fail_msg("%s: %s", name, error.text);
    if (p.rules->parse(text, &p.state, why, sizeof why) != 0)
        fail_msg("%s: %s", name, why);
    p.root = p.state;
    return p;
}

/* ------------------------------------------------------------------------------------------------- what has been seen */

/* Every position that was compared, and how often something rare occurred. */
typedef struct entry {
    char text[TEXT];
    unsigned char key[PROOF_KEY_MOST];
} entry;

typedef struct record {
    entry *list;
    size_t count, room;
    int finished, passes, moves_again, whole_paths;
} record;

static void remember(record *seen, const char *text, const unsigned char *key, int key_size)
{
    if (seen->count == seen->room) {
        seen->room = 2 * seen->room + 1024;
        seen->list = realloc(seen->list, seen->room * sizeof *seen->list);
        assert_non_null(seen->list);
    }
    entry *e = &seen->list[seen->count++];
    memset(e, 0, sizeof *e);
    snprintf(e->text, sizeof e->text, "%s", text);
    memcpy(e->key, key, (size_t)key_size);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(((const entry *)a)->text, ((const entry *)b)->text);
}

static int by_key(const void *a, const void *b)
{
    return memcmp(((const entry *)a)->key, ((const entry *)b)->key, PROOF_KEY_MOST);
}

/* Catches: a key without the player to move, or one that leaves anything else out. */
static void assert_one_key_a_position(record *seen)
{
    for (int order = 0; order < 2; order++) {
        qsort(seen->list, seen->count, sizeof *seen->list, order ? by_key : by_text);
        for (size_t i = 1; i < seen->count; i++) {
            const entry *e = &seen->list[i - 1];
            if ((by_text(e, e + 1) == 0) != (by_key(e, e + 1) == 0))
                fail_msg("'%s' and '%s' have %s key", e->text, e[1].text, by_key(e, e + 1) ? "not one" : "the same");
        }
    }
    free(seen->list);
    seen->list = NULL;
}

/* -------------------------------------------------------------------------------------------------------- comparisons */

/* The outcome of a finished game, seen from player 0, as `zw solve` says it. */
static int value_of(const zw_game *game, const void *position, zw_value outcome)
{
    zw_value value = game->first_to_move(NULL, position) ? outcome : -outcome;
    if (game->flags & ZW_WINS_BY_DISTANCE)
        return (value > 0) - (value < 0);
    return value / (game->solve_scale ? game->solve_scale : game->scale ? game->scale : 1);
}

/* The key leads back to the position. */
static void compare_key(const pair *p, const char *text, record *seen)
{
    unsigned char key[PROOF_KEY_MOST], again[PROOF_KEY_MOST];
    char decoded[TEXT];
    place state;
    assert_true(p->rules->key_size <= PROOF_KEY_MOST);
    p->rules->encode(&p->state, key);
    assert_int_equal(p->rules->decode(&p->root, key, &state), 0);
    p->rules->encode(&state, again);
    assert_memory_equal(key, again, (size_t)p->rules->key_size);
    p->rules->format(&state, decoded, sizeof decoded);
    assert_string_equal(decoded, text);
    remember(seen, text, key, p->rules->key_size);
}

/* The same text, player to move and end; the text and the key can be read again. Returns whether the game goes on. */
static int compare_position(const pair *p, record *seen)
{
    char text[TEXT], expected[TEXT], why[TEXT];
    zw_move list[512];
    zw_value outcome = 0;
    int value = 0;
    place again;
    int count = p->game->moves(NULL, &p->position, list, p->game->max_moves, &outcome);
    int over = p->rules->over(&p->state, &value);
    zw_position_format(p->game, NULL, &p->position, expected, sizeof expected);
    assert_int_equal(p->rules->format(&p->state, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
    assert_int_equal(p->rules->turn(&p->state), !p->game->first_to_move(NULL, &p->position));
    if (over != (count == 0) || (over && value != value_of(p->game, &p->position, outcome)))
        fail_msg("%s '%s': over %d, value %d, expected %d moves, outcome %d", p->game->name, text, over, value, count,
                 (int)outcome);
    assert_int_equal(p->rules->parse(text, &again, why, sizeof why), 0);
    p->rules->format(&again, expected, sizeof expected);
    assert_string_equal(expected, text);
    compare_key(p, text, seen);
    seen->finished += over;
    return !over;
}

/* The move of the game that is written like this. */
static zw_move named(const pair *p, const zw_move *list, int count, const char *name)
{
    zw_move found = ZW_NO_MOVE;
    for (int i = 0; i < count; i++) {
        char text[TEXT];
        zw_move_format(p->game, NULL, &p->position, list[i], text, sizeof text);
        if (strcmp(text, name) == 0) {
            assert_true(found == ZW_NO_MOVE);
            found = list[i];
        }
    }
    return found;
}

static void note_move(record *seen, const pair *before, const pair *after, const char *name)
{
    const char *x = strchr(name, 'x');
    seen->passes += strcmp(name, "pass") == 0;
    seen->moves_again += before->rules->turn(&before->state) == before->rules->turn(&after->state);
    seen->whole_paths += x && strchr(x + 1, 'x');
}

/* The same moves by their texts, the same positions behind them. Goes on with one of them, at random. */
static void compare_moves(pair *p, uint64_t *random, record *seen)
{
    uint16_t codes[PROOF_MOVES_MOST];
    zw_move list[512];
    zw_value outcome;
    int count = p->game->moves(NULL, &p->position, list, p->game->max_moves, &outcome);
    char here[TEXT], name[TEXT];
    p->rules->format(&p->state, here, sizeof here);
    if (p->rules->moves(&p->state, codes) != count)
        fail_msg("%s '%s': %d moves, expected %d", p->game->name, here, p->rules->moves(&p->state, codes), count);
    int chosen = random_between(random, 0, count - 1);
    pair next = *p;
    for (int i = 0; i < count; i++) {
        pair child = *p;
        char text[TEXT], expected[TEXT];
        assert_true(i == 0 || codes[i - 1] < codes[i]);
        p->rules->format_move(&p->state, codes[i], name, sizeof name);
        zw_move move = named(p, list, count, name);
        if (move == ZW_NO_MOVE)
            fail_msg("%s '%s': no move %s", p->game->name, here, name);
        p->rules->play(&p->state, codes[i], &child.state);
        p->game->play(NULL, &p->position, move, &child.position);
        p->rules->format(&child.state, text, sizeof text);
        zw_position_format(p->game, NULL, &child.position, expected, sizeof expected);
        if (strcmp(text, expected) != 0)
            fail_msg("%s '%s': %s leads to '%s', expected '%s'", p->game->name, here, name, text, expected);
        if (p->rules->ends && p->rules->progress(&child.state) <= p->rules->progress(&p->state))
            fail_msg("%s '%s': no progress by %s", p->game->name, here, name);
        compare_key(&child, text, seen);
        note_move(seen, p, &child, name);
        next = i == chosen ? child : next;
    }
    *p = next;
}

static void compare_game(pair p, uint64_t *random, int plies, record *seen)
{
    while (compare_position(&p, seen) && plies-- > 0)
        compare_moves(&p, random, seen);
}

static record compare_games(const char *name, const char *text, int games)
{
    uint64_t random = 20;
    record seen = {0};
    for (int i = 0; i < games; i++)
        compare_game(pair_of(name, text), &random, LONGEST_GAME, &seen);
    return seen;
}

/* --------------------------------------------------------------------------------------------------------------- games */

static void test_connect_four_is_played_as_by_the_game(void **state)
{
    record seen = compare_games("connect4", "start", LOAD(300, 30));
    (void)state;
    assert_true(seen.finished > 0);
    assert_one_key_a_position(&seen);
}

static void test_othello_is_played_as_by_the_game(void **state)
{
    record seen = compare_games("othello", "start", LOAD(150, 20));
    (void)state;
    assert_true(seen.finished > 0 && seen.passes > 0);
    assert_one_key_a_position(&seen);
}

static void test_othello_on_strewn_boards_is_that_of_the_game(void **state)
{
    uint64_t random = 4;
    record seen = {0};
    (void)state;
    for (int i = 0; i < LOAD(500, 50); i++) {
        array_board board = array_strewn(&random);
        char text[67];
        array_text(&board, text);
        compare_game(pair_of("othello", text), &random, 2, &seen);
    }
    assert_one_key_a_position(&seen);
}

static void test_checkers_is_played_as_by_the_game(void **state)
{
    record seen = compare_games("checkers", "start", LOAD(200, 20));
    (void)state;
    assert_true(seen.finished > 0);
    assert_one_key_a_position(&seen);
}

/* Kings among pieces that they can jump in rings, where paths meet and two ends are not enough. */
static void test_checkers_on_strewn_boards_is_that_of_the_game(void **state)
{
    uint64_t random = 6;
    record seen = {0};
    (void)state;
    for (int i = 0; i < LOAD(2000, 200); i++) {
        draughts_board board = i % 2 ? draughts_random(&random, 12) : draughts_random_ring(&random);
        char text[200];
        draughts_write(&board, text);
        compare_game(pair_of("checkers", text), &random, 4, &seen);
    }
    assert_true(seen.finished > 0 && seen.whole_paths > 0);
    assert_one_key_a_position(&seen);
}

static void test_kalah_is_played_as_by_the_game(void **state)
{
    record seen = compare_games("kalah", "start", LOAD(300, 30));
    (void)state;
    assert_true(seen.finished > 0 && seen.moves_again > 0);
    assert_one_key_a_position(&seen);
}

/* Pits with so many seeds that they go round more than once. */
static void test_kalah_with_scattered_seeds_is_that_of_the_game(void **state)
{
    uint64_t random = 8;
    record seen = {0};
    (void)state;
    for (int i = 0; i < LOAD(2000, 200); i++) {
        array_kalah board =
            i % 4 ? array_kalah_scattered((int)array_kalah_random(49)) : (array_kalah){.north = i % 8 == 0};
        if (i % 4 == 0)
            board.place[(int)array_kalah_random(6) + 7 * board.north] = 1 + (int)array_kalah_random(48);
        char text[TEXT];
        array_kalah_text(&board, text, sizeof text);
        compare_game(pair_of("kalah", text), &random, 3, &seen);
    }
    assert_one_key_a_position(&seen);
}

static const char *const trees[] = {
    "start",
    "uniform:w=3,d=4,seed=1",
    "uniform:w=512,d=2,range=7",
    "uniform:w=6,d=7,random=1,seed=18446744073709551615",
    "uniform:w=1,d=200,range=0",
    "uniform:w=3,d=200,seed=5,at=180/fedcba9876543210",
    "ordered:w=20,d=6,first=0.6,seed=1",
    "ordered:w=9,d=5,first=0.25,quarter=0.75,range=500",
    "ordered:w=1,d=5,first=0",
    "ordered:w=4,d=6,seed=2,at=3/123abc/-77",
    "edge:b=10,d=9,seed=3",
    "edge:b=4,d=8,random=1",
    "edge:b=3,d=8,at=5/abc/163840",
    "graph:w=6,d=8,share=0.3,seed=5",
    "graph:w=2,d=62,share=1",
    "graph:w=3,d=7,share=0.9,at=3/1a",
};

static void test_trees_are_those_of_the_game(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof trees / sizeof trees[0]; i++) {
        record seen = compare_games("tree", trees[i], LOAD(40, 5));
        assert_true(seen.finished > 0 || !strcmp(trees[i], "uniform:w=1,d=200,range=0"));
        assert_one_key_a_position(&seen);
    }
}

/* -------------------------------------------------------------------------------------------------------------- counts */

/* Finished games count once at every depth in Othello, elsewhere not at all. */
static uint64_t perft(const proof_rules *rules, const place *at, int depth, int finished)
{
    uint16_t list[PROOF_MOVES_MOST];
    int value;
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    if (rules->over(at, &value))
        return (uint64_t)finished;
    int count = rules->moves(at, list);
    for (int i = 0; i < count; i++) {
        place next;
        rules->play(at, list[i], &next);
        sum += perft(rules, &next, depth - 1, finished);
    }
    return sum;
}

static void test_counts_are_the_published_ones(void **state)
{
    static const struct {
        const char *game, *position;
        int finished;
        uint64_t counts[8];
    } rows[] = {
        {"connect4", "start", 0, {1, 7, 49, 343, 2401, 16807, 117649, 823536}},
        {"othello", "start", 1, {1, 4, 12, 56, 244, 1396, 8200, 55092}},
        {"checkers", "start", 0, {1, 7, 49, 302, 1469, 7361, 36768, 179740}},
        {"kalah", "start", 0, {1, 6, 35, 185, 942, 4690, 23233, 114430}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pair p = pair_of(rows[i].game, rows[i].position);
        for (int depth = 0; depth < LOAD(8, 6); depth++)
            assert_int_equal(perft(p.rules, &p.state, depth, rows[i].finished), rows[i].counts[depth]);
    }
}

static void test_squares_and_pieces_are_counted(void **state)
{
    static const struct {
        const char *game, *position;
        int empties, pieces; /* -1: the game does not say */
    } rows[] = {
        {"connect4", "start", 42, -1},       {"connect4", "4453", 38, -1}, {"othello", "start", 60, -1},
        {"checkers", "B:W7,18:BK12", -1, 3}, {"kalah", "start", -1, -1},   {"tree", "start", -1, -1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pair p = pair_of(rows[i].game, rows[i].position);
        assert_int_equal(p.rules->empties ? p.rules->empties(&p.state) : -1, rows[i].empties);
        assert_int_equal(p.rules->pieces ? p.rules->pieces(&p.state) : -1, rows[i].pieces);
        assert_int_equal(p.rules->ends, p.rules->progress != NULL);
        assert_int_equal(p.rules->ends, strcmp(rows[i].game, "checkers") != 0);
    }
    assert_null(zw_proof_rules_find("chess"));
    assert_null(zw_proof_rules_find(""));
}

/* ---------------------------------------------------------------------------------------------------------- wrong texts */

static void assert_one_line(const char *text, const char *why)
{
    if (!why[0] || !strstr(why, "expected") || strpbrk(why, "\n\r\t\x1b"))
        fail_msg("'%s' is refused by '%s'", text, why);
}

static void test_wrong_texts_are_refused_in_one_line(void **state)
{
    static const struct {
        const char *game, *text, *says;
    } rows[] = {
        {"connect4", "448", "'8' is not a column, expected 1 to 7"},
        {"connect4", "4\n", "'\\n' is not a column"},
        {"connect4", "1111111", "column 1 is full"},
        {"connect4", "121212143", "'43' after the end"},
        {"othello", "", "a board of 0 characters, expected 64"},
        {"othello", "---------------------------OX------XO-------------------------- X", "a board of 63 characters"},
        {"othello", "-----------------------Q---OX------XO--------------------------- X", "'Q' on h3"},
        {"othello", "---------------------------OX------XO---------------------------", "'' after the board"},
        {"othello", "---------------------------OX------XO--------------------------- x", "' x' after the board"},
        {"checkers", "", "'' to move"},
        {"checkers", "X:W21:B1", "'X' to move"},
        {"checkers", "B:W21", "'' for a list of Black"},
        {"checkers", "B:B1", "'' for a list of White"},
        {"checkers", "B:B1:B2", "':B2' for a list of White"},
        {"checkers", "B:X1:B2", "':X1:B2' for a list of pieces"},
        {"checkers", "B:W21:B33", "'33', expected a free square"},
        {"checkers", "B:W21:B0", "'0', expected a free square"},
        {"checkers", "B:W21:B4294967297", "'4294967297', expected a free square"},
        {"checkers", "B:W21:B5-2", "'5-2', expected"},
        {"checkers", "B:W21:B1,1", "'1', expected a free square"},
        {"checkers", "B:W21:B21", "'21', expected a free square"},
        {"checkers", "B:W21:B1,", "'', expected"},
        {"checkers", "B:W21:B1:", "':' after the lists"},
        {"checkers", "B:W21:B30", "a man of Black on 29 to 32"},
        {"checkers", "B:W2:B30", "a man of"},
        {"checkers", "B:W21:BK1-13", "more than 12 pieces of Black"},
        {"kalah", "", "'' at place 1"},
        {"kalah", "4,4,4,4,4,4,0,4,4,4,4,4,4 S", "'4 S' at place 13"},
        {"kalah", "4,4,4,4,4,4,0,4,4,4,4,4,100,0 S", "'100,0 S' at place 13"},
        {"kalah", "4,4,4,4,4,4,0,4,4,4,4,4,4,0 W", "'W' to move"},
        {"kalah", "4,4,4,4,4,4,1,4,4,4,4,4,4,0 S", "49 seeds, expected at most 48"},
        {"tree", "", "expected a tree of kind"},
        {"tree", "unifor:w=3,d=4", "expected a tree of kind"},
        {"tree", "uniform:w=3", "expected d=NUMBER"},
        {"tree", "uniform", "expected w=NUMBER"},
        {"tree", "edge:d=3", "expected b=NUMBER"},
        {"tree", "edge:w=3,d=3", "'w=3', expected a setting of a tree of kind edge"},
        {"tree", "uniform:w=3,w=3,d=4", "'w=3', expected"},
        {"tree", "uniform:w=0,d=4", "'w=0', expected"},
        {"tree", "uniform:w=-1,d=4", "'w=-1', expected"},
        {"tree", "uniform:w=3,d=4,seed=18446744073709551616", "'seed=18446744073709551616', expected"},
        {"tree", "ordered:w=3,d=4,first=1.5", "'first=1.5', expected"},
        {"tree", "ordered:w=3,d=4,first=0.1234567", "'first=0.1234567', expected"},
        {"tree", "ordered:w=3,d=4,first=0.6,quarter=0.5", "quarter to be at least first"},
        {"tree", "ordered:w=3,d=200,range=8000000", "values of at most"},
        {"tree", "uniform:w=257,d=2,random=1", "at most 512 moves"},
        {"tree", "uniform:w=3,d=40", "2^62 paths"},
        {"tree", "graph:w=2,d=63", "w to the power of d"},
        {"tree", "uniform:w=3,d=4,at=5/1", "'at=5/1', expected at=PLY/NODE with"},
        {"tree", "uniform:w=3,d=4,at=2/0x1", "'at=2/0x1', expected"},
        {"tree", "graph:w=3,d=4,at=2/9", "'at=2/9', expected"},
        {"tree", "edge:b=3,d=4,at=1/1/32769", "'at=1/1/32769', expected at=PLY/NODE/VALUE"},
        {"tree", "edge:b=3,d=4,at=1/1", "'at=1/1', expected"},
        {"tree", "edge:b=3,d=4,at=1/1/1,at=1/1/1", "'at=1/1/1', expected a setting"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const proof_rules *rules = zw_proof_rules_find(rows[i].game);
        place at;
        char why[400] = "";
        assert_non_null(rules);
        assert_int_equal(rules->parse(rows[i].text, &at, why, sizeof why), -1);
        assert_one_line(rows[i].text, why);
        if (!strstr(why, rows[i].says))
            fail_msg("'%s': expected '%s', got '%s'", rows[i].text, rows[i].says, why);
    }
}

/* Texts with a character changed, left out or put in are read or refused as by the game. */
static void test_spoiled_texts_are_read_as_by_the_game(void **state)
{
    static const struct {
        const char *game, *text;
    } rows[] = {
        {"connect4", "4453"},
        {"connect4", "1212121"},
        {"othello", "---------------------------OX------XO--------------------------- X"},
        {"checkers", "B:W21-25,K30:B1,2,K12."},
        {"checkers", "W:BK1-4:W"},
        {"kalah", "4,4,4,4,4,4,0,4,4,4,4,4,4,0 S"},
        {"tree", "uniform:w=3,d=4,seed=12,range=10,random=1"},
        {"tree", "ordered:w=4,d=3,first=0.5,quarter=0.75,at=1/ab/-3"},
        {"tree", "edge:b=3,d=4,at=1/1a/-32"},
        {"tree", "graph:w=3,d=4,share=0.3,at=2/8"},
    };
    static const char letters[] = "0123456789 ,.:-=/KWBSNXOabdstw\n";
    uint64_t random = 3;
    int read = 0, refused = 0;
    (void)state;
    for (int i = 0; i < LOAD(40000, 4000); i++) {
        size_t row = (size_t)i % (sizeof rows / sizeof rows[0]), length = strlen(rows[row].text);
        size_t at = (size_t)random_between(&random, 0, (int)length), cut = (size_t)random_between(&random, 0, 1);
        const zw_game *game = zw_game_find(rows[row].game);
        const proof_rules *rules = zw_proof_rules_find(rows[row].game);
        char text[TEXT], letter = letters[random_between(&random, 0, (int)sizeof letters - 1)], why[TEXT] = "";
        place position, own;
        snprintf(text, sizeof text, "%.*s%.1s%s", (int)at, rows[row].text, &letter,
                 rows[row].text + (at + cut < length ? at + cut : length));
        int bad = rules->parse(text, &own, why, sizeof why) != 0;
        int expected = zw_position_parse(game, NULL, text, &position, NULL) != ZW_OK;
        if (bad)
            assert_one_line(text, why);
        if (bad && (strstr(why, "2^62 paths") || strstr(why, "512 moves")))
            continue; /* a tree too large for a certificate */
        if (bad != expected)
            fail_msg("%s '%s': read %d, expected %d: %s", game->name, text, !bad, !expected, why);
        read += !bad;
        refused += bad;
        if (bad)
            continue;
        char ours[TEXT], theirs[TEXT];
        rules->format(&own, ours, sizeof ours);
        zw_position_format(game, NULL, &position, theirs, sizeof theirs);
        assert_string_equal(ours, theirs);
    }
    assert_true(read > 100 && refused > 100);
}

/* ----------------------------------------------------------------------------------------------------------- wrong keys */

static void test_wrong_keys_are_refused(void **state)
{
    static const struct {
        const char *game, *root;
        unsigned char key[17];
    } rows[] = {
        {"connect4", "start", {0, 1, 1, 1, 1, 1, 1}}, /* a column without its one */
        {"connect4", "start", {128, 1, 1, 1, 1, 1, 1}}, /* seven stones */
        {"connect4", "start", {2, 2, 1, 1, 1, 1, 1}}, /* two stones of the first player */
        {"connect4", "start", {3, 1, 1, 1, 1, 1, 1}}, /* the second player began */
        {"connect4", "start", {16, 7, 3, 3, 1, 1, 1}}, /* the player to move has four */
        {"othello", "start", {243}},
        {"othello", "start", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2}}, /* a third player */
        {"checkers", "start", {125}},
        {"checkers", "start", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2}}, /* a third player */
        {"checkers", "start", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25}}, /* a man of Black on 31 */
        {"checkers", "start", {75}}, /* a man of White on 1 */
        {"checkers", "start", {62, 62, 62, 62, 50}}, /* thirteen kings of Black */
        {"kalah", "start", {49}},
        {"kalah", "start", {255, 255}},
        {"kalah", "start", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
        {"tree", "uniform:w=3,d=4", {0, 0, 0, 0, 0, 0, 0, 0, 1}}, /* a second root */
        {"tree", "uniform:w=3,d=4", {1, 0, 0, 0, 0, 0, 0, 0, 3}}, /* a fourth child */
        {"tree", "uniform:w=3,d=4", {1, 128, 0, 0, 0, 0, 0, 0, 0}},
        {"tree", "uniform:w=3,d=4", {5, 0, 0, 0, 0, 0, 0, 0, 0}}, /* below the leaves */
        {"tree", "uniform:w=3,d=4,at=2/1", {1, 0, 0, 0, 0, 0, 0, 0, 0}}, /* above the root */
        {"tree", "graph:w=3,d=4", {2, 0, 0, 0, 0, 0, 0, 0, 9}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pair p = pair_of(rows[i].game, rows[i].root);
        place decoded;
        if (p.rules->decode(&p.root, rows[i].key, &decoded) == 0)
            fail_msg("key %d, of %s, is read", (int)i, rows[i].game);
    }
}

/* Catches: two keys of one position, since what is read is written in one way. */
static void test_spoiled_keys_are_refused_or_stand_for_themselves(void **state)
{
    static const char *const rows[][2] = {
        {"connect4", "445344"},
        {"othello", "start"},
        {"checkers", "start"},
        {"checkers", "W:W21,K22,K3:B1,K9,18"},
        {"kalah", "start"},
        {"kalah", "0,1,0,2,0,0,9,1,1,0,0,0,0,8 N"},
        {"tree", "edge:b=3,d=9,random=1"},
        {"tree", "graph:w=5,d=7"},
    };
    uint64_t random = 5;
    (void)state;
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        pair p = pair_of(rows[row][0], rows[row][1]);
        int read = 0, refused = 0;
        for (int i = 0; i < LOAD(4000, 400); i++) {
            unsigned char key[PROOF_KEY_MOST], again[PROOF_KEY_MOST];
            place decoded;
            p.rules->encode(&p.state, key);
            for (int changes = random_between(&random, 1, 2); changes > 0; changes--)
                key[random_between(&random, 0, p.rules->key_size - 1)] =
                    (unsigned char)random_between(&random, 0, random_between(&random, 0, 1) ? 255 : 12);
            if (p.rules->decode(&p.root, key, &decoded) != 0) {
                refused++;
                continue;
            }
            read++;
            p.rules->encode(&decoded, again);
            assert_memory_equal(key, again, (size_t)p.rules->key_size);
        }
        if (!read || !refused)
            fail_msg("%s: %d keys read, %d refused", rows[row][0], read, refused);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_connect_four_is_played_as_by_the_game),
        cmocka_unit_test(test_othello_is_played_as_by_the_game),
        cmocka_unit_test(test_othello_on_strewn_boards_is_that_of_the_game),
        cmocka_unit_test(test_checkers_is_played_as_by_the_game),
        cmocka_unit_test(test_checkers_on_strewn_boards_is_that_of_the_game),
        cmocka_unit_test(test_kalah_is_played_as_by_the_game),
        cmocka_unit_test(test_kalah_with_scattered_seeds_is_that_of_the_game),
        cmocka_unit_test(test_trees_are_those_of_the_game),
        cmocka_unit_test(test_counts_are_the_published_ones),
        cmocka_unit_test(test_squares_and_pieces_are_counted),
        cmocka_unit_test(test_wrong_texts_are_refused_in_one_line),
        cmocka_unit_test(test_spoiled_texts_are_read_as_by_the_game),
        cmocka_unit_test(test_wrong_keys_are_refused),
        cmocka_unit_test(test_spoiled_keys_are_refused_or_stand_for_themselves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
