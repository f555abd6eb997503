/* rules_connect4.c - Connect Four by the rule book: seven columns of six squares, a stone falls to the lowest free square
 * of its column, four in a row, column or diagonal win, a full board is a draw. The first player is player 0.
 *
 * A winner scores one more than the stones left of his 21. A move is its column, 1 to 7. A key has a byte for each column:
 * a one, then a bit for each stone from the bottom up, 1 for the second player's. A board that no game leads to has a key
 * too, as long as the players' stones are as many as they should be and the player to move has no four. */
#include "rules_games.h"

#include <stdio.h>
#include <string.h>

enum { COLUMNS = 7, ROWS = 6, SQUARES = COLUMNS * ROWS, STONES = SQUARES / 2 };
enum { EMPTY = 0 }; /* a stone is its player's number plus one */

typedef struct board {
    unsigned char square[COLUMNS][ROWS]; /* the lowest first */
} board;

static int height(const board *b, int column)
{
    int row = 0;
    while (row < ROWS && b->square[column][row] != EMPTY)
        row++;
    return row;
}

static int count(const board *b, int player)
{
    int stones = 0;
    for (int column = 0; column < COLUMNS; column++)
        for (int row = 0; row < ROWS; row++)
            stones += b->square[column][row] == player + 1;
    return stones;
}

static int empties(const void *state)
{
    return SQUARES - count(state, 0) - count(state, 1);
}

static int turn(const void *state)
{
    return empties(state) % 2;
}

/* Has the player four stones from this square on in this direction? */
static int four_from(const board *b, int player, int column, int row, int across, int up)
{
    for (int i = 0; i < 4; i++, column += across, row += up)
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS || b->square[column][row] != player + 1)
            return 0;
    return 1;
}

static int has_four(const board *b, int player)
{
    for (int column = 0; column < COLUMNS; column++)
        for (int row = 0; row < ROWS; row++)
            if (four_from(b, player, column, row, 1, 0) || four_from(b, player, column, row, 0, 1) ||
                four_from(b, player, column, row, 1, 1) || four_from(b, player, column, row, 1, -1))
                return 1;
    return 0;
}

static int over(const void *state, int *value)
{
    const board *b = state;
    for (int player = 0; player < 2; player++)
        if (has_four(b, player)) {
            int score = 1 + STONES - count(b, player);
            *value = player == 0 ? score : -score;
            return 1;
        }
    *value = 0;
    return empties(b) == 0;
}

static int moves(const void *state, uint16_t *list)
{
    const board *b = state;
    int found = 0;
    for (int column = 0; column < COLUMNS; column++)
        if (height(b, column) < ROWS)
            list[found++] = (uint16_t)(column + 1);
    return found;
}

static void play(const void *state, uint16_t move, void *next)
{
    board after = *(const board *)state;
    int column = move - 1;
    after.square[column][height(state, column)] = (unsigned char)(turn(state) + 1);
    *(board *)next = after;
}

static int64_t progress(const void *state)
{
    return SQUARES - empties(state);
}

/* A player wins with his next stone at the earliest; without one he can at best draw. */
static int best_score(const board *b, int player)
{
    return STONES - count(b, player);
}

static void reach(const void *state, int *least, int *most)
{
    *least = -best_score(state, 1);
    *most = best_score(state, 0);
}

/* ---------------------------------------------------------------------------------------------------------------- text */

static int parse(const char *text, void *state, char *why, size_t why_size)
{
    board *b = state;
    int value;
    memset(b, EMPTY, sizeof *b);
    if (strcmp(text, "start") == 0)
        return 0;
    for (const char *c = text; *c; c++) {
        if (*c < '1' || *c > '7')
            return zw_proof_refuse(why, why_size, "'%.60s': '%c' is not a column, expected 1 to 7", text, *c);
        if (over(b, &value))
            return zw_proof_refuse(why, why_size, "'%.60s': '%.10s' after the end of the game, expected no more", text,
                                   c);
        if (height(b, *c - '1') == ROWS)
            return zw_proof_refuse(why, why_size, "'%.60s': column %c is full, expected one with room", text, *c);
        play(b, (uint16_t)(*c - '0'), b);
    }
    return 0;
}

/* A search for a game that leads to a board, from its last move to its first. Of each column only the height changes, so
 * that the heights say which boards have been tried in vain. */
enum { HEIGHTS = 7 * 7 * 7 * 7 * 7 * 7 * 7 };
typedef struct retreat {
    unsigned char in_vain[HEIGHTS / 8 + 1];
    char columns[SQUARES + 1];
} retreat;

/* Takes back moves, those further to the left first, until the board is empty; 0: there is no such game. */
static int take_back(retreat *way, board *b)
{
    int stones = SQUARES - empties(b), mover = 1 - turn(b), heights = 0;
    if (stones == 0)
        return 1;
    for (int column = 0; column < COLUMNS; column++)
        heights = heights * (ROWS + 1) + height(b, column);
    if (way->in_vain[heights / 8] >> heights % 8 & 1)
        return 0;
    for (int column = 0; column < COLUMNS; column++) {
        int top = height(b, column) - 1;
        if (top < 0 || b->square[column][top] != mover + 1)
            continue;
        b->square[column][top] = EMPTY;
        way->columns[stones - 1] = (char)('1' + column);
        int found = !has_four(b, mover) && take_back(way, b); /* only the last move of a game makes four */
        b->square[column][top] = (unsigned char)(mover + 1);
        if (found)
            return 1;
    }
    way->in_vain[heights / 8] |= (unsigned char)(1 << heights % 8);
    return 0;
}

static int format(const void *state, char *text, size_t size)
{
    board b = *(const board *)state;
    retreat way = {.columns = ""};
    if (empties(&b) == SQUARES)
        return snprintf(text, size, "start");
    return snprintf(text, size, "%s", take_back(&way, &b) ? way.columns : "unreachable");
}

static int format_move(const void *state, uint16_t move, char *text, size_t size)
{
    (void)state;
    return snprintf(text, size, "%d", move);
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

static void encode(const void *state, unsigned char *key)
{
    const board *b = state;
    for (int column = 0; column < COLUMNS; column++) {
        key[column] = 1;
        for (int row = 0; row < height(b, column); row++)
            key[column] = (unsigned char)(2 * key[column] + b->square[column][row] - 1);
    }
}

static int decode(const void *root, const unsigned char *key, void *state)
{
    board *b = state;
    (void)root;
    memset(b, EMPTY, sizeof *b);
    for (int column = 0; column < COLUMNS; column++) {
        int rows = 0;
        while (key[column] >> rows > 1)
            rows++;
        if (key[column] == 0 || rows > ROWS)
            return -1;
        for (int row = 0; row < rows; row++)
            b->square[column][row] = (unsigned char)((key[column] >> (rows - 1 - row) & 1) + 1);
    }
    int more = count(b, 0) - count(b, 1);
    return (more == 0 || more == 1) && !has_four(b, turn(b)) ? 0 : -1;
}

const proof_rules zw_proof_connect4 = {
    .name = "connect4",
    .state_size = sizeof(board),
    .key_size = COLUMNS,
    .ends = 1,
    .most = STONES,
    .usual_lookahead = 3,
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
    .reach = reach,
    .empties = empties,
};
