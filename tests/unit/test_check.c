/* test_check.c - zw_game_check() is silent about good games and says the right sentence about bad ones: tic-tac-toe with
 * one promise broken at a time. */
#include "support/games.h"
#include "support/judge.h"
#include "support/load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zw/experiment.h>

typedef struct complaints {
    int count;
    char text[32][1024];
} complaints;

static void complain(void *context, const char *sentence)
{
    complaints *c = context;
    assert_true(c->count < 32);
    snprintf(c->text[c->count++], sizeof c->text[0], "%s", sentence);
}

static zw_status check(const zw_game *game, complaints *c)
{
    zw_error error = {0};
    c->count = 0;
    zw_status status = zw_game_check(game, 7, 40, complain, c, &error);
    assert_int_equal(error.status, status);
    return status;
}

/* --------------------------------------------------------------------------------------------------- tic-tac-toe, more */

static int all_moves(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    return tictactoe_game.moves(c, p, list, capacity, outcome);
}

static int good_settle(void *c, const void *p, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                       zw_value *upper)
{
    (void)c;
    (void)p;
    (void)alpha;
    (void)beta;
    (void)depth;
    *lower = -TICTACTOE_WIN;
    *upper = TICTACTOE_WIN;
    return 1;
}

static void good_order(void *c, const void *p, const zw_move *moves, int count, int32_t *keys)
{
    (void)c;
    (void)p;
    for (int i = 0; i < count; i++)
        keys[i] = moves[i] == 4 ? 1 << 27 : -(1 << 27);
}

static int good_tactical(void *c, const void *p, zw_move *list, int capacity)
{
    zw_value outcome;
    int count = tictactoe_game.moves(c, p, list, capacity, &outcome);
    return count > 2 ? 2 : count;
}

static int good_count(void *c, const void *p)
{
    zw_move list[9];
    zw_value outcome;
    return tictactoe_game.moves(c, p, list, 9, &outcome);
}

static int good_null_move(void *c, const void *from, void *to)
{
    const tictactoe_position *p = from;
    tictactoe_position next = {p->theirs, p->mine};
    (void)c;
    memcpy(to, &next, sizeof next);
    return 1;
}

static void good_reverse(void *c, const void *from, void *to)
{
    (void)c;
    memcpy(to, from, sizeof(tictactoe_position)); /* a position is seen by the side to move already */
}

static int good_format_move(void *c, const void *p, zw_move move, char *text, size_t size)
{
    (void)c;
    (void)p;
    return snprintf(text, size, "%c%c", 'a' + (int)(move % 3), '1' + (int)(move / 3));
}

static int good_parse_move(void *c, const void *p, const char *text, zw_move *move, char *why, size_t size)
{
    (void)c;
    (void)p;
    if (strlen(text) != 2 || text[0] < 'a' || text[0] > 'c' || text[1] < '1' || text[1] > '3') {
        snprintf(why, size, "move '%s': expected a1 to c3", text);
        return -1;
    }
    *move = (zw_move)(text[0] - 'a' + 3 * (text[1] - '1'));
    return 0;
}

static int first_by_stones(void *c, const void *p)
{
    const tictactoe_position *position = p;
    (void)c;
    return __builtin_popcount((unsigned)(position->mine | position->theirs)) % 2 == 0;
}

static zw_game whole_game(void)
{
    zw_game game = tictactoe_game;
    game.search_moves = all_moves;
    game.settle = good_settle;
    game.order = good_order;
    game.tactical = good_tactical;
    game.count = good_count;
    game.reverse = good_reverse;
    game.null_move = good_null_move;
    game.format_move = good_format_move;
    game.parse_move = good_parse_move;
    game.first_to_move = first_by_stones;
    return game;
}

/* ----------------------------------------------------------------------------------------------------- broken promises */

static int too_many(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    return count ? capacity + 1 : 0;
}

static int overrunning(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    list[capacity + 3] = 0;
    return tictactoe_game.moves(c, p, list, capacity, outcome);
}

/* Writes too many only near the end, where minimax looks at the children of the position that is being checked. */
static int overrunning_late(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    const tictactoe_position *position = p;
    if (__builtin_popcount((unsigned)(position->mine | position->theirs)) >= 6)
        for (int i = 0; i < 1000; i++)
            list[capacity + i] = 0;
    return tictactoe_game.moves(c, p, list, capacity, outcome);
}

static int colliding(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    for (int i = 0; i < count; i++)
        list[i] = list[i] << 16 | list[i] / 2;
    return count;
}

static void play_wide(void *c, const void *from, zw_move move, void *to)
{
    tictactoe_game.play(c, from, move >> 16, to);
}

static int reserved(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    for (int i = 0; i < count; i++)
        list[i] = list[i] == 8 ? 0xFFFF : list[i];
    return count;
}

static void play_reserved(void *c, const void *from, zw_move move, void *to)
{
    tictactoe_game.play(c, from, move == 0xFFFF ? 8 : move, to);
}

static int large_outcome(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    *outcome = count ? 0 : TICTACTOE_WIN + 1;
    return count;
}

static zw_value large_value(void *c, const void *p)
{
    (void)c;
    (void)p;
    return -TICTACTOE_WIN - 1;
}

static zw_value reserved_value(void *c, const void *p)
{
    (void)c;
    (void)p;
    return TICTACTOE_WIN - 100;
}

static zw_value blind_value(void *c, const void *p)
{
    (void)c;
    (void)p;
    return 3;
}

static void play_on_itself(void *c, const void *from, zw_move move, void *to)
{
    tictactoe_game.play(c, from, move, to);
    ((tictactoe_position *)(uintptr_t)from)->mine ^= 0x200;
}

static void play_carelessly(void *c, const void *from, zw_move move, void *to)
{
    tictactoe_position next;
    tictactoe_game.play(c, from, move, &next);
    memcpy(&((tictactoe_position *)to)->mine, &next.mine, sizeof next.mine);
}

static uint64_t wrong_child_hash(void *c, const void *p, zw_move move)
{
    return tictactoe_game.child_hash(c, p, move) ^ 1;
}

/* The first move alone, whatever beta is. */
static int hasty_evaluate_moves(void *c, const void *p, zw_value beta, uint16_t first, zw_value *best,
                                zw_move *best_move)
{
    zw_move list[9];
    zw_value outcome;
    tictactoe_position next;
    (void)beta, (void)first;
    if (!tictactoe_game.moves(c, p, list, 9, &outcome))
        return 0;
    tictactoe_game.play(c, p, list[0], &next);
    *best = -tictactoe_game.evaluate(c, &next);
    *best_move = list[0];
    return 1;
}

static uint64_t shallow_hash(void *c, const void *p)
{
    tictactoe_position copy;
    memcpy(&copy, p, sizeof copy);
    copy.theirs &= 0x1FE; /* the first square is forgotten */
    return tictactoe_game.hash(c, &copy);
}

static int no_subset(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    (void)c;
    (void)p;
    (void)list;
    (void)capacity;
    *outcome = 0;
    return 0;
}

static int foreign_subset(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    if (count)
        list[0] = 77;
    return count;
}

static int worst_subset(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    return count > 1 ? 1 : count;
}

static int crossed_settle(void *c, const void *p, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                          zw_value *upper)
{
    good_settle(c, p, alpha, beta, depth, upper, lower);
    return 1;
}

static int wrong_settle(void *c, const void *p, zw_value alpha, zw_value beta, int depth, zw_value *lower,
                        zw_value *upper)
{
    (void)c;
    (void)p;
    (void)alpha;
    (void)beta;
    (void)depth;
    *lower = *upper = 1;
    return 1;
}

static void wild_order(void *c, const void *p, const zw_move *moves, int count, int32_t *keys)
{
    (void)c;
    (void)p;
    (void)moves;
    for (int i = 0; i < count; i++)
        keys[i] = (1 << 27) + 1;
}

static int foreign_tactical(void *c, const void *p, zw_move *list, int capacity)
{
    (void)c;
    (void)p;
    (void)capacity;
    list[0] = 77;
    return 1;
}

static int many_tactical(void *c, const void *p, zw_move *list, int capacity)
{
    zw_value outcome;
    int count = tictactoe_game.moves(c, p, list, capacity, &outcome);
    return count ? capacity + 1 : 0;
}

static int standing_plies(void *c, const void *p)
{
    (void)c;
    (void)p;
    return 9;
}

static int no_plies(void *c, const void *p)
{
    return tictactoe_game.plies_left(c, p) - 1;
}

static int wrong_count(void *c, const void *p)
{
    return good_count(c, p) + 1;
}

static int wrong_format(void *c, const void *p, char *text, size_t size)
{
    int length = tictactoe_game.format(c, p, text, size);
    text[0] = text[0] == 'X' ? 'O' : text[0];
    return length;
}

static int refused_format(void *c, const void *p, char *text, size_t size)
{
    (void)c;
    (void)p;
    return snprintf(text, size, "nothing");
}

static int wrong_format_move(void *c, const void *p, zw_move move, char *text, size_t size)
{
    return good_format_move(c, p, (move + 1) % 9, text, size);
}

static void wrong_reverse(void *c, const void *from, void *to)
{
    const tictactoe_position *p = from;
    tictactoe_position next = {p->theirs, p->mine};
    (void)c;
    memcpy(to, &next, sizeof next);
}

static int always_first(void *c, const void *p)
{
    (void)c;
    (void)p;
    return 1;
}

static int always_again(void *c, const void *p, zw_move move)
{
    (void)c;
    (void)p;
    (void)move;
    return 1;
}

static void play_nothing(void *c, const void *from, zw_move move, void *to)
{
    const tictactoe_position *p = from;
    tictactoe_position next = {p->theirs, p->mine};
    (void)c;
    (void)move;
    memcpy(to, &next, sizeof next);
}

static uint64_t constant_bits_hash(void *c, const void *p)
{
    return tictactoe_game.hash(c, p) & ~UINT64_C(0xFF);
}

static uint64_t few_values_hash(void *c, const void *p)
{
    uint64_t key = tictactoe_game.hash(c, p);
    return (key & ~UINT64_C(0xFFFF)) | (key >> 60) * 0x1111;
}

static int lowest_outcome(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    *outcome = count ? 0 : INT32_MIN;
    return count;
}

static zw_value lowest_value(void *c, const void *p)
{
    (void)c;
    (void)p;
    return INT32_MIN;
}

static void lowest_order(void *c, const void *p, const zw_move *moves, int count, int32_t *keys)
{
    (void)c;
    (void)p;
    (void)moves;
    for (int i = 0; i < count; i++)
        keys[i] = INT32_MIN;
}

static void long_order(void *c, const void *p, const zw_move *moves, int count, int32_t *keys)
{
    good_order(c, p, moves, count, keys);
    keys[count] = 0;
}

static int reversed_outcome(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    *outcome = -*outcome;
    return count;
}

static int first_players_outcome(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    int count = tictactoe_game.moves(c, p, list, capacity, outcome);
    *outcome = first_by_stones(c, p) ? *outcome : -*outcome;
    return count;
}

static zw_value reversed_value(void *c, const void *p)
{
    return -tictactoe_game.evaluate(c, p);
}

static int unlimited_format(void *c, const void *p, char *text, size_t size)
{
    (void)size;
    return tictactoe_game.format(c, p, text, 10);
}

static int unlimited_format_move(void *c, const void *p, zw_move move, char *text, size_t size)
{
    (void)size;
    return good_format_move(c, p, move, text, 3);
}

static int cut_length(void *c, const void *p, char *text, size_t size)
{
    int length = tictactoe_game.format(c, p, text, size);
    return length < (int)size ? length : (int)size - 1;
}

static int long_show(void *c, const void *p, char *text, size_t size)
{
    int length = tictactoe_game.format(c, p, text, size);
    text[size] = '\0';
    return length;
}

static int spoken_format_move(void *c, const void *p, zw_move move, char *text, size_t size)
{
    (void)c;
    (void)p;
    return snprintf(text, size, "square %d", (int)move);
}

static int column_format_move(void *c, const void *p, zw_move move, char *text, size_t size)
{
    (void)c;
    (void)p;
    return snprintf(text, size, "%c", 'a' + (int)(move % 3));
}

static int never_reversible(void *c, const void *p, zw_move move)
{
    (void)c;
    (void)p;
    (void)move;
    return 0;
}

static int second_by_stones(void *c, const void *p)
{
    return !first_by_stones(c, p);
}

static int no_outcome(void *c, const void *p, zw_move *list, int capacity, zw_value *outcome)
{
    zw_value unsaid;
    (void)outcome;
    return tictactoe_game.moves(c, p, list, capacity, &unsaid);
}

/* A row per promise: what breaks it, and words of the sentence. */
#define BREAK(name, statement)                                                                                         \
    static void name(zw_game *game)                                                                                    \
    {                                                                                                                  \
        statement;                                                                                                     \
    }
BREAK(break_too_many, game->moves = too_many)
BREAK(break_overrun, game->moves = overrunning)
BREAK(break_overrun_late, game->moves = overrunning_late)
BREAK(break_collision, game->moves = colliding; game->play = play_wide; game->search_moves = NULL;
      game->child_hash = NULL; game->tactical = NULL; game->parse_move = NULL)
BREAK(break_reserved, game->moves = reserved; game->play = play_reserved; game->search_moves = NULL;
      game->child_hash = NULL; game->tactical = NULL; game->parse_move = NULL)
BREAK(break_outcome, game->moves = large_outcome)
BREAK(break_value, game->evaluate = large_value)
BREAK(break_reserved_value, game->evaluate = reserved_value)
BREAK(break_blind, game->evaluate = blind_value)
BREAK(break_play, game->play = play_on_itself)
BREAK(break_play_twice, game->play = play_carelessly)
BREAK(break_child_hash, game->child_hash = wrong_child_hash)
BREAK(break_hash, game->hash = shallow_hash; game->child_hash = NULL)
BREAK(break_subset_empty, game->search_moves = no_subset)
BREAK(break_subset, game->search_moves = foreign_subset)
BREAK(break_subset_value, game->search_moves = worst_subset)
BREAK(break_settle_order, game->settle = crossed_settle)
BREAK(break_settle, game->settle = wrong_settle)
BREAK(break_order, game->order = wild_order)
BREAK(break_tactical, game->tactical = foreign_tactical)
BREAK(break_tactical_count, game->tactical = many_tactical)
BREAK(break_plies, game->plies_left = standing_plies)
BREAK(break_no_plies, game->plies_left = no_plies)
BREAK(break_evaluate_moves, game->evaluate_moves = hasty_evaluate_moves)
BREAK(break_count, game->count = wrong_count)
BREAK(break_format, game->format = wrong_format)
BREAK(break_refused, game->format = refused_format)
BREAK(break_move_text, game->format_move = wrong_format_move)
BREAK(break_reverse, game->reverse = wrong_reverse)
BREAK(break_turn, game->first_to_move = always_first)
BREAK(break_moves_again, game->moves_again = always_again)
BREAK(break_max_moves, game->max_moves = 8)
BREAK(break_position_size, game->position_size = 2)
BREAK(break_constant_bits, game->hash = constant_bits_hash; game->child_hash = NULL)
BREAK(break_few_values, game->hash = few_values_hash; game->child_hash = NULL)
BREAK(break_endless, game->play = play_nothing; game->plies_left = NULL; game->child_hash = NULL)
BREAK(break_recurrence, game->play = play_nothing; game->child_hash = NULL)
BREAK(break_reversible, game->play = play_nothing; game->child_hash = NULL; game->reversible = never_reversible)
BREAK(break_first, game->first_to_move = second_by_stones)
BREAK(break_no_outcome, game->moves = no_outcome)
BREAK(break_free_move, game->free_move = always_again; game->plies_left = tictactoe_game.plies_left)
BREAK(break_lowest_outcome, game->moves = lowest_outcome)
BREAK(break_lowest_value, game->evaluate = lowest_value)
BREAK(break_lowest_order, game->order = lowest_order)
BREAK(break_long_order, game->order = long_order)
BREAK(break_outcome_sign, game->moves = reversed_outcome; game->plies_left = NULL)
BREAK(break_outcome_side, game->moves = first_players_outcome; game->plies_left = NULL)
BREAK(break_value_sign, game->evaluate = reversed_value; game->plies_left = NULL)
BREAK(break_unlimited_format, game->format = unlimited_format)
BREAK(break_unlimited_move, game->format_move = unlimited_format_move)
BREAK(break_cut_length, game->format = cut_length)
BREAK(break_show, game->show = long_show)
BREAK(break_spoken_move, game->format_move = spoken_format_move; game->parse_move = NULL)
BREAK(break_column_move, game->format_move = column_format_move; game->parse_move = NULL)

static const struct {
    void (*breaks)(zw_game *game);
    const char *says;
} promises[] = {{break_too_many, "moves() returned 10 moves, max_moves says 9"},
                {break_overrun, "moves() wrote past the capacity of 9"},
                {break_overrun_late, "moves() wrote past the capacity of 9"},
                {break_collision, "collide in their low 16 bits"},
                {break_reserved, "ends in 0xFFFF"},
                {break_outcome, "outcome 1001, outside"},
                {break_value, "evaluate() returned -1001, outside"},
                {break_reserved_value, "reserved for wins by distance"},
                {break_blind, "no plies are left"},
                {break_play, "play() changed the position"},
                {break_play_twice, "played twice gives positions with different hashes"},
                {break_child_hash, "child_hash() of move"},
                {break_hash, "has the same hash as the position"},
                {break_subset_empty, "search_moves() returned none"},
                {break_subset, "search_moves() returned 77"},
                {break_subset_value, "search_moves() leaves out every best move"},
                {break_settle_order, "settle() says at least 1000 and at most -1000"},
                {break_settle, "settle() says 1 to 1, minimax says"},
                {break_order, "outside +-2^27"},
                {break_tactical, "tactical() returned 77"},
                {break_tactical_count, "tactical() returned 10 moves"},
                {break_plies, "plies_left() says 9, and 9 after a move"},
                {break_no_plies, "plies_left() says 0, moves() lists 1"},
                {break_evaluate_moves, "evaluate_moves() values 1 of 9 moves"},
                {break_count, "count() says"},
                {break_format, "which format() wrote, is another position"},
                {break_refused, "parse() refuses 'nothing', which format() wrote"},
                {break_move_text, "is another move"},
                {break_reverse, "with colours reversed"},
                {break_turn, "has the same player to move, but moves_again() is not there"},
                {break_moves_again, "has the other player to move, but moves_again() says 1"},
                {break_max_moves, "moves() lists 9 moves when it has room for them, max_moves says 8"},
                {break_position_size, "start() wrote past the 2 bytes of a position"},
                {break_constant_bits, "hash() never changes 8 of its 64 bits, bit 0 the lowest"},
                {break_few_values, "hash() has only 16 different values in its low 16 bits"},
                {break_endless, "a random game had not ended after 20000 plies"},
                {break_recurrence, "2 plies before: a game in which positions recur needs reversible()"},
                {break_reversible, "2 plies before, but reversible() says 0 of a move since then"},
                {break_first, "first_to_move() says 0: expected 1"},
                {break_no_outcome, "moves() lists no moves and does not set *outcome"},
                {break_free_move, "free_move() says 1 of every move"},
                {break_lowest_outcome, "outcome -2147483648, outside"},
                {break_lowest_value, "evaluate() returned -2147483648, outside"},
                {break_lowest_order, "key -2147483648, outside"},
                {break_long_order, "order() wrote more keys than there are moves"},
                {break_outcome_sign, "it seems that the outcome of moves() has the wrong sign"},
                {break_outcome_side, "with the second player to move, and not with the other"},
                {break_value_sign, "it seems that evaluate() has the wrong sign"},
                {break_unlimited_format, "format() wrote past the 5 bytes of text"},
                {break_unlimited_move, "format_move() wrote past the 2 bytes of text"},
                {break_cut_length, "expected the length of the whole text"},
                {break_show, "show() wrote past the 4096 bytes of text"},
                {break_spoken_move, "expected one word"},
                {break_column_move, "' for two moves"}};

static void test_each_broken_promise_is_named(void **state)
{
    complaints *c = malloc(sizeof *c);
    assert_non_null(c);
    (void)state;
    for (size_t i = 0; i < sizeof promises / sizeof promises[0]; i += LOAD(1, 3)) {
        zw_game game = whole_game();
        int said = 0;
        promises[i].breaks(&game);
        zw_status status = check(&game, c);
        for (int k = 0; k < c->count; k++)
            said |= strstr(c->text[k], promises[i].says) != NULL;
        if (!said)
            fail_msg("row %d: expected '%s', but the first of %d is '%s'", (int)i, promises[i].says, c->count,
                     c->count ? c->text[0] : "");
        assert_int_equal(status, ZW_BAD_GAME);
        for (int k = 0; k < c->count; k++)
            assert_null(strchr(c->text[k], '\n'));
    }
    free(c);
}

/* The moves behind "after:" lead to a position where the fault can be seen again. */
static void test_the_position_of_a_fault_is_given_as_moves_from_the_start(void **state)
{
    complaints *c = malloc(sizeof *c);
    zw_game game = whole_game();
    zw_error error;
    zw_move moves[9];
    tictactoe_position here = {0, 0}, next;
    int count = 0;
    assert_non_null(c);
    (void)state;
    game.count = wrong_count;
    assert_int_equal(check(&game, c), ZW_BAD_GAME);
    assert_int_equal(c->count, 1);
    assert_non_null(strstr(c->text[0], "(at the start)"));
    game.count = good_count;
    game.evaluate = blind_value;
    assert_int_equal(check(&game, c), ZW_BAD_GAME);
    char *path = strstr(c->text[0], "(after: ");
    assert_non_null(path);
    path += strlen("(after: ");
    path[strcspn(path, ")")] = '\0';
    assert_int_equal(zw_moves_parse(&game, NULL, &here, path, moves, &count, &error), ZW_OK);
    for (int i = 0; i < count; i++) {
        game.play(NULL, &here, moves[i], &next);
        here = next;
    }
    zw_value outcome;
    assert_int_equal(game.plies_left(NULL, &here), 0);
    assert_int_equal(game.moves(NULL, &here, moves, 9, &outcome), 0);
    assert_int_not_equal(outcome, blind_value(NULL, &here));
    free(c);
}

/* ------------------------------------------------------------------------------------------------ evaluations and sides */

/* The game whose evaluation is spoiled: functions have no other way to know it. */
static const zw_game *spoiled;
static zw_value against(void *c, const void *p)
{
    return -spoiled->evaluate(c, p);
}

static zw_value for_the_first(void *c, const void *p)
{
    zw_value value = spoiled->evaluate(c, p);
    return spoiled->first_to_move(c, p) ? value : -value;
}

/* The end of the game is not seen: what is left is the evaluation of boards. */
static zw_value blind_against(void *c, const void *p)
{
    const kings_position *k = p;
    int mine = k->up ? k->mine / 4 : 3 - k->mine / 4, theirs = k->up ? 3 - k->theirs / 4 : k->theirs / 4;
    (void)c;
    return -10 * (mine - theirs);
}

static zw_value blind_for_the_first(void *c, const void *p)
{
    return ((const kings_position *)p)->up ? -blind_against(c, p) : blind_against(c, p);
}

static zw_value blind_in_order(void *c, const void *p)
{
    return -blind_against(c, p);
}

static int says(const complaints *c, const char *words)
{
    for (int k = 0; k < c->count; k++)
        if (strstr(c->text[k], words))
            return 1;
    return 0;
}

static zw_status check_many(const zw_game *game, complaints *c)
{
    zw_error error = {0};
    c->count = 0;
    return zw_game_check(game, 3, LOAD(200, 100), complain, c, &error);
}

static void test_an_evaluation_from_the_wrong_side_is_noticed_in_every_game(void **state)
{
    complaints *c = malloc(sizeof *c);
    assert_non_null(c);
    (void)state;
    for (int i = 0; (spoiled = zw_game_at(i)); i += LOAD(1, 3)) {
        if (spoiled->shape)
            continue; /* artificial trees keep their values to the leaves */
        zw_game game = *spoiled;
        game.reverse = NULL;
        game.plies_left = NULL;
        game.evaluate = against;
        check_many(&game, c);
        if (!says(c, "wrong sign"))
            fail_msg("%s: the evaluation has the wrong sign, and the first of %d is '%s'", game.name, c->count,
                     c->count ? c->text[0] : "");
        if (!spoiled->first_to_move)
            continue;
        game.evaluate = for_the_first;
        check_many(&game, c);
        if (!says(c, "for the side to move"))
            fail_msg("%s: the evaluation is for the first player, and the first of %d is '%s'", game.name, c->count,
                     c->count ? c->text[0] : "");
    }
    free(c);
}

static void test_an_evaluation_that_does_not_see_the_end_may_not_speak_for_the_wrong_side(void **state)
{
    complaints *c = malloc(sizeof *c);
    zw_game game = kings_game;
    assert_non_null(c);
    (void)state;
    game.evaluate = blind_in_order;
    assert_int_equal(check_many(&game, c), ZW_OK);
    game.evaluate = blind_against;
    assert_int_equal(check_many(&game, c), ZW_BAD_GAME);
    assert_int_equal(c->count, 1);
    assert_non_null(strstr(c->text[0], "speaks for the side that goes on to lose"));
    game.evaluate = blind_for_the_first;
    assert_int_equal(check_many(&game, c), ZW_BAD_GAME);
    assert_int_equal(c->count, 1);
    assert_non_null(strstr(c->text[0], "speaks for the first player whoever is to move"));
    free(c);
}

static void test_good_games_are_not_complained_of(void **state)
{
    complaints *c = malloc(sizeof *c);
    zw_game whole = whole_game();
    const zw_game *const games[] = {&whole, &tictactoe_game, &nim_game, &harvest_game, &kings_game, NULL};
    assert_non_null(c);
    (void)state;
    for (int i = 0; games[i]; i++)
        if (check(games[i], c) != ZW_OK)
            fail_msg("%s: %s", games[i]->name, c->text[0]);
    for (int i = 0; zw_game_at(i); i++)
        if (check(zw_game_at(i), c) != ZW_OK)
            fail_msg("%s: %s", zw_game_at(i)->name, c->text[0]);
    free(c);
}

static void test_a_game_without_its_functions_is_refused_before_it_is_walked(void **state)
{
    complaints *c = malloc(sizeof *c);
    zw_game rows[14];
    static const char *const words[14] = {"ABI",       "bytes",      "name",    "no start()",   "no play()",
                                          "positions", "moves",      "largest", "distance",     "'two words'",
                                          "'a/b'",     "'new?line'", "'Tic'",   "'r\303\274be'"};
    assert_non_null(c);
    (void)state;
    for (int i = 0; i < 14; i++)
        rows[i] = tictactoe_game;
    rows[0].abi = ZW_ABI + 1;
    rows[1].size = 8;
    rows[2].name = "";
    rows[3].start = NULL;
    rows[4].play = NULL;
    rows[5].position_size = 0;
    rows[6].max_moves = ZW_MAX_MOVES + 1;
    rows[7].max_score = ZW_VALUE_LIMIT + 1;
    rows[8].max_score = 100;
    rows[9].name = "two words";
    rows[10].name = "a/b";
    rows[11].name = "new\nline";
    rows[12].name = "Tic";
    rows[13].name = "r\xC3\xBC"
                    "be";
    for (int i = 0; i < 14; i++) {
        zw_error error = {0};
        assert_int_equal(zw_game_check(&rows[i], 1, 1, complain, c, &error), ZW_BAD_GAME);
        if (!strstr(error.text, words[i]))
            fail_msg("row %d says: %s", i, error.text);
    }
    zw_error error = {0};
    assert_int_equal(zw_game_check(NULL, 1, 1, complain, c, &error), ZW_BAD_INPUT);
    free(c);
}

/* A search of a game that lists too many moves is an error, not a crash. */
static void test_a_search_of_a_game_that_overruns_its_lists_is_an_error(void **state)
{
    (void)state;
    for (int kind = 0; kind < 2; kind++) {
        zw_game game = tictactoe_game;
        zw_engine_options o = options_of("mtdf", 0);
        zw_error error = {0};
        zw_report r = ZW_REPORT;
        uint64_t count;
        tictactoe_position p = {0};
        if (kind == 0)
            game.moves = too_many;
        else
            game.tactical = many_tactical;
        zw_engine *engine = engine_for(&game, &o);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 4), &r, &error), ZW_BAD_GAME);
        if (kind == 0)
            assert_int_equal(zw_perft(&game, &p, 3, 0, &count, &error), ZW_BAD_GAME);
        zw_engine_free(engine);
    }
}

static void expect_fault(const zw_game *game, const char *algorithm, int tournament, const char *words)
{
    zw_engine_options o = options_of(algorithm, tournament);
    zw_error error = {0};
    zw_report r = ZW_REPORT;
    zw_engine *engine = engine_for(game, &o);
    if (zw_engine_search(engine, &ZW_LIMITS(.depth = 9), &r, &error) != ZW_BAD_GAME || !strstr(error.text, words))
        fail_msg("%s, tournament %d: expected '%s', got '%s'", algorithm, tournament, words, error.text);
    zw_engine_free(engine);
}

/* Under UBSan this also says that nothing overflows on the way to the error. */
static void test_a_search_of_a_game_with_wild_numbers_is_an_error(void **state)
{
    zw_game outcome = tictactoe_game, value = tictactoe_game, order = whole_game();
    (void)state;
    outcome.moves = lowest_outcome;
    value.evaluate = lowest_value;
    order.order = lowest_order;
    order.settle = NULL;
    for (int i = 0; kernel_algorithms[i]; i++)
        for (int tournament = 0; tournament < 2; tournament++) {
            expect_fault(&outcome, kernel_algorithms[i], tournament, "an outcome is -2147483648: expected at most");
            expect_fault(&value, kernel_algorithms[i], tournament, "evaluate() is -2147483648: expected at most");
            expect_fault(&order, kernel_algorithms[i], tournament, "a key of order() is -2147483648");
        }
    for (int i = 0; plain_algorithms[i]; i++) {
        expect_fault(&outcome, plain_algorithms[i], 0, "an outcome is -2147483648: expected at most");
        expect_fault(&value, plain_algorithms[i], 0, "evaluate() is -2147483648: expected at most");
    }
    zw_yardstick_options o = zw_yardstick_defaults(9);
    zw_error error = {0};
    assert_int_equal(zw_yardstick_run(&outcome, NULL, &o, &error), ZW_BAD_GAME);
    assert_int_equal(zw_yardstick_run(&value, NULL, &o, &error), ZW_BAD_GAME);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good_games_are_not_complained_of),
        cmocka_unit_test(test_each_broken_promise_is_named),
        cmocka_unit_test(test_the_position_of_a_fault_is_given_as_moves_from_the_start),
        cmocka_unit_test(test_an_evaluation_from_the_wrong_side_is_noticed_in_every_game),
        cmocka_unit_test(test_an_evaluation_that_does_not_see_the_end_may_not_speak_for_the_wrong_side),
        cmocka_unit_test(test_a_game_without_its_functions_is_refused_before_it_is_walked),
        cmocka_unit_test(test_a_search_of_a_game_that_overruns_its_lists_is_an_error),
        cmocka_unit_test(test_a_search_of_a_game_with_wild_numbers_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
