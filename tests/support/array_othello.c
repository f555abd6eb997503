/* array_othello.c - the oracle of the Othello tests: see array_othello.h. */
#include "array_othello.h"
#include "subject.h"

#include <string.h>

#define PASS 64

static char other(char side)
{
    return side == 'X' ? 'O' : 'X';
}

array_board array_start(void)
{
    array_board b = {"---------------------------OX------XO---------------------------", 'X'};
    return b;
}

int array_flips(const array_board *b, int square, int flipped[64])
{
    int count = 0;
    if (b->square[square] != '-')
        return 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            int x = square % 8 + dx, y = square / 8 + dy, run = 0;
            while (x >= 0 && x < 8 && y >= 0 && y < 8 && b->square[8 * y + x] == other(b->side)) {
                flipped[count + run++] = 8 * y + x;
                x += dx;
                y += dy;
            }
            if (run && x >= 0 && x < 8 && y >= 0 && y < 8 && b->square[8 * y + x] == b->side)
                count += run;
        }
    return count;
}

static int list_squares(const array_board *b, int list[64])
{
    int count = 0, flipped[64];
    for (int square = 0; square < 64; square++)
        if (array_flips(b, square, flipped))
            list[count++] = square;
    return count;
}

int array_moves(const array_board *b, int list[64])
{
    int count = list_squares(b, list), unused[64];
    array_board passed = *b;
    passed.side = other(b->side);
    if (count == 0 && list_squares(&passed, unused))
        list[count++] = PASS;
    return count;
}

void array_play(array_board *b, int move)
{
    int flipped[64], count = move == PASS ? 0 : array_flips(b, move, flipped);
    for (int i = 0; i < count; i++)
        b->square[flipped[i]] = b->side;
    if (move != PASS)
        b->square[move] = b->side;
    b->side = other(b->side);
}

int array_outcome(const array_board *b)
{
    int mine = 0, theirs = 0;
    for (int i = 0; i < 64; i++) {
        mine += b->square[i] == b->side;
        theirs += b->square[i] == other(b->side);
    }
    return mine > theirs ? 64 - 2 * theirs : mine < theirs ? 2 * mine - 64 : 0;
}

static int negamax(const array_board *b, int alpha, int beta)
{
    int list[64], count = array_moves(b, list), best = -65;
    if (count == 0)
        return array_outcome(b);
    for (int i = 0; i < count && best < beta; i++) {
        array_board next = *b;
        array_play(&next, list[i]);
        int value = -negamax(&next, -beta, best > alpha ? -best : -alpha);
        best = value > best ? value : best;
    }
    return best;
}

int array_value(const array_board *b)
{
    return negamax(b, -65, 65);
}

int array_empties(const array_board *b)
{
    int count = 0;
    for (int i = 0; i < 64; i++)
        count += b->square[i] == '-';
    return count;
}

void array_text(const array_board *b, char text[67])
{
    memcpy(text, b->square, 64);
    text[64] = ' ';
    text[65] = b->side;
    text[66] = '\0';
}

array_board array_random(uint64_t *random, int plies)
{
    array_board b = array_start();
    for (int i = 0; i < plies; i++) {
        int list[64], count = array_moves(&b, list);
        if (count == 0)
            break;
        array_play(&b, list[random_between(random, 0, count - 1)]);
    }
    return b;
}

array_board array_random_endgame(uint64_t *random, int empties)
{
    array_board b = array_start();
    int list[64], count;
    while (array_empties(&b) > empties && (count = array_moves(&b, list)) > 0)
        array_play(&b, list[random_between(random, 0, count - 1)]);
    return array_empties(&b) > empties ? array_random_endgame(random, empties) : b;
}

array_board array_strewn(uint64_t *random)
{
    array_board b = array_start();
    int empty = random_between(random, 0, 40), crosses = random_between(random, 1, 9);
    for (int i = 0; i < 64; i++)
        b.square[i] = random_between(random, 0, 40) < empty ? '-' : random_between(random, 0, 9) < crosses ? 'X' : 'O';
    b.side = random_between(random, 0, 1) ? 'X' : 'O';
    return b;
}

int array_turned(int square, int symmetry)
{
    int x = square % 8, y = square / 8;
    if (symmetry & 1)
        x = 7 - x;
    if (symmetry & 2)
        y = 7 - y;
    return symmetry & 4 ? 8 * x + y : 8 * y + x;
}

array_board array_turn(const array_board *b, int symmetry)
{
    array_board turned = *b;
    for (int i = 0; i < 64; i++)
        turned.square[array_turned(i, symmetry)] = b->square[i];
    return turned;
}

array_board array_reversed(const array_board *b)
{
    array_board reversed = *b;
    for (int i = 0; i < 64; i++)
        reversed.square[i] = b->square[i] == '-' ? '-' : other(b->square[i]);
    reversed.side = other(b->side);
    return reversed;
}

static void parse(const zw_game *game, const array_board *b, void *position)
{
    char text[67], why[300] = "";
    array_text(b, text);
    if (game->parse(NULL, text, position, why, sizeof why) != 0)
        fail_msg("'%s' was refused: %s", text, why);
}

void array_compare(const zw_game *game, const array_board *b)
{
    uint64_t here[8], child[8], expected_child[8];
    zw_move list[64];
    zw_value outcome = 0;
    int expected[64], count;
    char text[67];
    assert_true(game->position_size <= sizeof here);
    parse(game, b, here);
    array_text(b, text);
    count = array_moves(b, expected);
    if (game->moves(NULL, here, list, 64, &outcome) != count || game->count(NULL, here) != count)
        fail_msg("%s has %d moves", text, count);
    if (count == 0 && (outcome != 100 * array_outcome(b) || game->evaluate(NULL, here) != outcome))
        fail_msg("%s is worth %d discs", text, array_outcome(b));
    for (int i = 0; i < count; i++) {
        array_board next = *b;
        array_play(&next, expected[i]);
        parse(game, &next, expected_child);
        game->play(NULL, here, list[i], child);
        if (list[i] != (zw_move)expected[i] || memcmp(child, expected_child, game->position_size) != 0)
            fail_msg("%s, move %d goes wrong", text, expected[i]);
        if (game->child_hash(NULL, here, list[i]) != game->hash(NULL, child))
            fail_msg("%s, move %d has another key before it is played", text, expected[i]);
    }
}
