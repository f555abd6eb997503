/* rules_othello.c - Othello by the rule book: a disc is put on an empty square so that it closes in opposing discs along
 * a row, column or diagonal, and all of these turn over. Who has no such square passes; when neither has one the game is
 * over. Black, X, moves first and is player 0.
 *
 * The value is the difference in discs, the empty squares counting for the winner. A move is its square, a1 = 0, b1 = 1
 * ... h8 = 63, or 64, a pass. A key has the squares from a1 and the player to move as digits of base 3. */
#include "rules_games.h"

#include <stdio.h>
#include <string.h>

enum { SQUARES = 64, PASS = SQUARES };
enum { EMPTY = 0 }; /* a disc is its player's number plus one */
enum { DIGITS = SQUARES + 1, DIGITS_A_BYTE = 5 };

typedef struct board {
    unsigned char square[SQUARES];
    unsigned char turn;
} board;

static int count(const board *b, int content)
{
    int squares = 0;
    for (int i = 0; i < SQUARES; i++)
        squares += b->square[i] == content;
    return squares;
}

static int turn(const void *state)
{
    return ((const board *)state)->turn;
}

static int empties(const void *state)
{
    return count(state, EMPTY);
}

/* The discs that the player's disc on this square closes in along one direction. */
static int closed_in(const board *b, int player, int square, int right, int down)
{
    int column = square % 8 + right, row = square / 8 + down, discs = 0;
    for (; column >= 0 && column < 8 && row >= 0 && row < 8; column += right, row += down) {
        int content = b->square[8 * row + column];
        if (content == EMPTY)
            return 0;
        if (content == player + 1)
            return discs;
        discs++;
    }
    return 0;
}

static int is_legal(const board *b, int player, int square)
{
    if (b->square[square] != EMPTY)
        return 0;
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            if ((right || down) && closed_in(b, player, square, right, down))
                return 1;
    return 0;
}

static int can_move(const board *b, int player)
{
    for (int square = 0; square < SQUARES; square++)
        if (is_legal(b, player, square))
            return 1;
    return 0;
}

static int over(const void *state, int *value)
{
    const board *b = state;
    int lead = count(b, 1) - count(b, 2), empty = empties(b);
    *value = lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0;
    return !can_move(b, 0) && !can_move(b, 1);
}

static int moves(const void *state, uint16_t *list)
{
    const board *b = state;
    int found = 0;
    for (int square = 0; square < SQUARES; square++)
        if (is_legal(b, b->turn, square))
            list[found++] = (uint16_t)square;
    if (found == 0)
        list[found++] = PASS;
    return found;
}

static void play(const void *state, uint16_t move, void *next)
{
    const board before = *(const board *)state;
    board *after = next;
    *after = before;
    after->turn = !before.turn;
    if (move == PASS)
        return;
    after->square[move] = (unsigned char)(before.turn + 1);
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++) {
            int discs = right || down ? closed_in(&before, before.turn, move, right, down) : 0;
            for (int i = 1; i <= discs; i++)
                after->square[move + i * (8 * down + right)] = (unsigned char)(before.turn + 1);
        }
}

/* A disc adds two at least, less one when its opponent must pass. A pass adds one: behind it there is a move. */
static int64_t progress(const void *state)
{
    const board *b = state;
    return 2 * (SQUARES - empties(b)) + can_move(b, b->turn);
}

/* ---------------------------------------------------------------------------------------------------------------- text */

static const char letters[] = "-XO";

static int parse(const char *text, void *state, char *why, size_t why_size)
{
    board *b = state;
    if (strcmp(text, "start") == 0)
        text = "---------------------------OX------XO--------------------------- X";
    size_t squares = strcspn(text, " ");
    if (squares != SQUARES)
        return zw_proof_refuse(why, why_size, "'%.80s': a board of %zu characters, expected 64, along the rows from a1",
                               text, squares);
    for (int i = 0; i < SQUARES; i++) {
        const char *letter = strchr(letters, text[i]);
        if (!letter)
            return zw_proof_refuse(why, why_size, "'%.80s': '%c' on %c%d, expected X, O or -", text, text[i],
                                   'a' + i % 8, i / 8 + 1);
        b->square[i] = (unsigned char)(letter - letters);
    }
    const char *side = text + SQUARES;
    if (strcmp(side, " X") != 0 && strcmp(side, " O") != 0)
        return zw_proof_refuse(why, why_size,
                               "'%.80s': '%.20s' after the board, expected a space and the side to move, X or O", text,
                               side);
    b->turn = side[1] == 'O';
    return 0;
}

static int format(const void *state, char *text, size_t size)
{
    const board *b = state;
    char squares[SQUARES + 1] = "";
    for (int i = 0; i < SQUARES; i++)
        squares[i] = letters[b->square[i]];
    return snprintf(text, size, "%s %c", squares, letters[b->turn + 1]);
}

static int format_move(const void *state, uint16_t move, char *text, size_t size)
{
    (void)state;
    if (move == PASS)
        return snprintf(text, size, "pass");
    return snprintf(text, size, "%c%d", 'a' + move % 8, move / 8 + 1);
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

static void encode(const void *state, unsigned char *key)
{
    const board *b = state;
    unsigned char digits[DIGITS];
    memcpy(digits, b->square, SQUARES);
    digits[SQUARES] = b->turn;
    zw_proof_write_digits(digits, DIGITS, 3, DIGITS_A_BYTE, key);
}

static int decode(const void *root, const unsigned char *key, void *state)
{
    board *b = state;
    unsigned char digits[DIGITS];
    (void)root;
    if (zw_proof_read_digits(key, DIGITS, 3, DIGITS_A_BYTE, digits) != 0 || digits[SQUARES] > 1)
        return -1;
    memcpy(b->square, digits, SQUARES);
    b->turn = digits[SQUARES];
    return 0;
}

const proof_rules zw_proof_othello = {
    .name = "othello",
    .state_size = sizeof(board),
    .key_size = DIGITS / DIGITS_A_BYTE,
    .ends = 1,
    .most = SQUARES,
    .usual_empties = 8,
    .parse = parse,
    .format = format,
    .encode = encode,
    .decode = decode,
    .turn = turn,
    .over = over,
    .moves = moves,
    .play = play,
    .format_move = format_move,
    .progress = progress,
    .empties = empties,
};
