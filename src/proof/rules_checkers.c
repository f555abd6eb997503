/* rules_checkers.c - English draughts by the rule book: 32 squares, numbered as in PDN. Men step and jump forwards, kings
 * both ways. A capture must be made, any of them, and to its end; a man that reaches the last row becomes a king and
 * stops, as it could go no further forwards. Who cannot move has lost. Black begins on 1 to 12, moves first and is player
 * 0.
 *
 * The value is 1, 0 or -1. Captures with the same start, end and captured pieces are one move. A move's code is
 * 2048 * (start - 1) + 64 * (end - 1) + n, where n counts the captures with the same start and end from 0, in the order
 * of their captured pieces as binary numbers, square 1 being the lowest place. A key has the 32 squares and the player to
 * move as digits of base 5. */
#include "rules_games.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SQUARES = 32, PIECES = 12 };
enum { EMPTY, MAN, KING }; /* Black's; White's are two more */
enum { DIGITS = SQUARES + 1, DIGITS_A_BYTE = 3 };

typedef struct board {
    unsigned char square[SQUARES + 1]; /* from 1 on */
    unsigned char turn;
} board;

static int owner(int piece)
{
    return piece == EMPTY ? -1 : (piece - 1) / 2;
}

static int is_king(int piece)
{
    return piece == KING || piece == KING + 2;
}

static int turn(const void *state)
{
    return ((const board *)state)->turn;
}

static int count(const board *b, int player)
{
    int found = 0;
    for (int i = 1; i <= SQUARES; i++)
        found += owner(b->square[i]) == player;
    return found;
}

static int pieces(const void *state)
{
    return count(state, 0) + count(state, 1);
}

/* ------------------------------------------------------------------------------------------------------------- the board */

/* Black goes down. A path is written by the first of these ways that leads along it. */
static const struct {
    int down, right;
} ways[] = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
enum { WAYS = 4 };

static int row_of(int square)
{
    return (square - 1) / 4;
}

static int is_king_row(int square, int player)
{
    return row_of(square) == (player == 0 ? 7 : 0);
}

/* The next square along a way; 0: none. The squares of even rows begin in the second column. */
static int beside(int square, int way)
{
    int row = row_of(square), column = (square - 1) % 4 * 2 + (row % 2 == 0);
    row += ways[way].down;
    column += ways[way].right;
    return row < 0 || row > 7 || column < 0 || column > 7 ? 0 : 4 * row + column / 2 + 1;
}

static int may_go(int piece, int way)
{
    return is_king(piece) || ways[way].down == (owner(piece) == 0 ? 1 : -1);
}

/* ----------------------------------------------------------------------------------------------------------------- moves */

typedef struct path {
    int square[PIECES + 1], length; /* a capture of all pieces has that many */
    uint32_t captured;
} path;

/* A king jumps between eight squares, over nine others: its captures are some dozens at most, so that all have room and their
 * numbers n too. */
typedef struct path_list {
    path path[PROOF_MOVES_MOST];
    int count;
} path_list;

static int end_of(const path *p)
{
    return p->square[p->length - 1];
}

static int same_ends(const path *p, const path *q)
{
    return p->square[0] == q->square[0] && end_of(p) == end_of(q);
}

static void add(path_list *list, const path *p)
{
    for (int i = 0; i < list->count; i++)
        if (same_ends(&list->path[i], p) && list->path[i].captured == p->captured)
            return;
    list->path[list->count++] = *p;
}

/* Follows the captures of a piece that is lifted from the board. What it has jumped is gone already: it cannot be jumped
 * again, and nothing could land there, since jumps land on rows of one parity and jump over the other. */
static void follow(const board *b, int piece, const path *so_far, path_list *list)
{
    int ended = 1;
    for (int way = 0; way < WAYS; way++) {
        int over = beside(end_of(so_far), way), next = over ? beside(over, way) : 0;
        if (!may_go(piece, way) || !next || b->square[next] != EMPTY || owner(b->square[over]) != !b->turn)
            continue;
        board after = *b;
        path longer = *so_far;
        after.square[over] = EMPTY;
        longer.square[longer.length++] = next;
        longer.captured |= UINT32_C(1) << (over - 1);
        follow(&after, piece, &longer, list);
        ended = 0;
    }
    if (ended && so_far->length > 1)
        add(list, so_far);
}

static int by_code(const void *a, const void *b)
{
    const path *p = a, *q = b;
    if (p->square[0] != q->square[0])
        return p->square[0] - q->square[0];
    if (end_of(p) != end_of(q))
        return end_of(p) - end_of(q);
    return p->captured < q->captured ? -1 : p->captured > q->captured;
}

/* The legal moves in the order of their codes. */
static void list_moves(const board *b, path_list *list)
{
    list->count = 0;
    for (int from = 1; from <= SQUARES; from++)
        if (owner(b->square[from]) == b->turn) {
            board lifted = *b;
            lifted.square[from] = EMPTY;
            follow(&lifted, b->square[from], &(path){{from}, 1, 0}, list);
        }
    int must_capture = list->count > 0;
    for (int from = 1; from <= SQUARES && !must_capture; from++)
        for (int way = 0; way < WAYS; way++) {
            int piece = b->square[from], to = beside(from, way);
            if (owner(piece) == b->turn && may_go(piece, way) && to && b->square[to] == EMPTY)
                add(list, &(path){{from, to}, 2, 0});
        }
    qsort(list->path, (size_t)list->count, sizeof list->path[0], by_code);
}

static uint16_t code(const path_list *list, int i)
{
    int same = 0;
    while (same < i && same_ends(&list->path[i - same - 1], &list->path[i]))
        same++;
    return (uint16_t)(2048 * (list->path[i].square[0] - 1) + 64 * (end_of(&list->path[i]) - 1) + same);
}

static int moves(const void *state, uint16_t *list)
{
    path_list legal;
    list_moves(state, &legal);
    for (int i = 0; i < legal.count; i++)
        list[i] = code(&legal, i);
    return legal.count;
}

/* The legal move with this code. */
static const path *find(const path_list *list, uint16_t move)
{
    int i = 0;
    while (i < list->count - 1 && code(list, i) != move)
        i++;
    assert(code(list, i) == move);
    return &list->path[i];
}

static void play(const void *state, uint16_t move, void *next)
{
    board b = *(const board *)state;
    path_list legal;
    list_moves(&b, &legal);
    const path *p = find(&legal, move);
    int from = p->square[0], to = end_of(p), piece = b.square[from];
    b.square[from] = EMPTY;
    for (int i = 1; i <= SQUARES; i++)
        if (p->captured >> (i - 1) & 1)
            b.square[i] = EMPTY;
    if (is_king_row(to, b.turn) && !is_king(piece))
        piece++;
    b.square[to] = (unsigned char)piece;
    b.turn = !b.turn;
    *(board *)next = b;
}

static int over(const void *state, int *value)
{
    uint16_t list[PROOF_MOVES_MOST];
    *value = turn(state) == 0 ? -1 : 1;
    return moves(state, list) == 0;
}

/* The two ends of a capture, or all its squares where another has the same ends. */
static int format_move(const void *state, uint16_t move, char *text, size_t size)
{
    path_list legal;
    list_moves(state, &legal);
    const path *p = find(&legal, move);
    char whole[3 * (PIECES + 1) + 1];
    int length = 0, same = 0;
    for (int i = 0; i < legal.count; i++)
        same += same_ends(&legal.path[i], p);
    for (int i = 0; i < p->length; i++) {
        if (same == 1 && i > 0 && i < p->length - 1)
            continue;
        const char *separator = i == 0 ? "" : p->captured ? "x" : "-";
        length += snprintf(whole + length, sizeof whole - (size_t)length, "%s%d", separator, p->square[i]);
    }
    return snprintf(text, size, "%s", whole);
}

/* ---------------------------------------------------------------------------------------------------------------- text */

static const char *const names[2] = {"Black", "White"};
static const char letters[] = "BW";

/* What no position has; NULL: all is well. */
static const char *fault(const board *b)
{
    for (int player = 0; player < 2; player++) {
        if (count(b, player) > PIECES)
            return player == 0 ? "more than 12 pieces of Black" : "more than 12 pieces of White";
        for (int i = 1; i <= SQUARES; i++)
            if (b->square[i] == MAN + 2 * player && is_king_row(i, player))
                return player == 0 ? "a man of Black on 29 to 32" : "a man of White on 1 to 4";
    }
    return NULL;
}

static int read_square(const char **at)
{
    int number = 0;
    for (; **at >= '0' && **at <= '9'; ++*at)
        number = number > SQUARES ? number : 10 * number + **at - '0';
    return number > SQUARES ? 0 : number;
}

/* Squares and ranges of squares with commas between, each with a K for kings; or nothing. Returns what follows, or NULL
 * when it is no such list, with `begin` at what is wrong. */
static const char *read_list(const char *at, int player, board *b, const char **begin)
{
    if (!*at || strchr(":. ", *at))
        return at;
    for (;; at++) {
        *begin = at;
        int king = *at == 'K';
        at += king;
        int first = read_square(&at), last = first;
        if (*at == '-') {
            at++;
            last = read_square(&at);
        }
        if (first == 0 || last < first)
            return NULL;
        for (int i = first; i <= last; i++) {
            if (b->square[i] != EMPTY)
                return NULL;
            b->square[i] = (unsigned char)((king ? KING : MAN) + 2 * player);
        }
        if (*at != ',')
            return at;
    }
}

static int parse(const char *text, void *state, char *why, size_t why_size)
{
    static const char expected[] = "expected a position such as B:W21,22,K30:B1-12";
    board *b = state;
    const char *at = strcmp(text, "start") == 0 ? "B:W21-32:B1-12" : text, *begin;
    int listed[2] = {0, 0};
    memset(b, EMPTY, sizeof *b);
    if (*at != 'B' && *at != 'W')
        return zw_proof_refuse(why, why_size, "'%.80s': '%.1s' to move, %s", text, at, expected);
    b->turn = *at++ == 'W';
    for (int list = 0; list < 2; list++) {
        int player = at[0] == ':' && at[1] == 'W';
        if (at[0] != ':' || at[1] != letters[player] || listed[player])
            return zw_proof_refuse(why, why_size, "'%.80s': '%.10s' for a list of %s, %s", text, at,
                                   listed[0]   ? names[1]
                                   : listed[1] ? names[0]
                                               : "pieces",
                                   expected);
        listed[player] = 1;
        at = read_list(at + 2, player, b, &begin);
        if (!at)
            return zw_proof_refuse(why, why_size, "'%.80s': '%.10s', expected a free square, 1 to 32, or a range", text,
                                   begin);
    }
    at += *at == '.';
    at += strspn(at, " ");
    if (*at)
        return zw_proof_refuse(why, why_size, "'%.80s': '%.10s' after the lists, %s", text, at, expected);
    if (fault(b))
        return zw_proof_refuse(why, why_size, "'%.80s': %s, %s", text, fault(b), expected);
    return 0;
}

static int write_list(const board *b, int player, char *text, size_t size)
{
    int length = 0;
    text[0] = '\0';
    for (int i = 1; i <= SQUARES; i++)
        if (owner(b->square[i]) == player)
            length += snprintf(text + length, size - (size_t)length, "%s%s%d", length ? "," : "",
                               is_king(b->square[i]) ? "K" : "", i);
    return length;
}

static int format(const void *state, char *text, size_t size)
{
    const board *b = state;
    char list[2][4 * SQUARES];
    for (int player = 0; player < 2; player++)
        write_list(b, player, list[player], sizeof list[player]);
    return snprintf(text, size, "%c:W%s:B%s", letters[b->turn], list[1], list[0]);
}

/* ---------------------------------------------------------------------------------------------------------------- keys */

static void encode(const void *state, unsigned char *key)
{
    const board *b = state;
    unsigned char digits[DIGITS];
    memcpy(digits, b->square + 1, SQUARES);
    digits[SQUARES] = b->turn;
    zw_proof_write_digits(digits, DIGITS, 5, DIGITS_A_BYTE, key);
}

static int decode(const void *root, const unsigned char *key, void *state)
{
    board *b = state;
    unsigned char digits[DIGITS];
    (void)root;
    if (zw_proof_read_digits(key, DIGITS, 5, DIGITS_A_BYTE, digits) != 0 || digits[SQUARES] > 1)
        return -1;
    b->square[0] = EMPTY;
    memcpy(b->square + 1, digits, SQUARES);
    b->turn = digits[SQUARES];
    return fault(b) ? -1 : 0;
}

const proof_rules zw_proof_checkers = {
    .name = "checkers",
    .state_size = sizeof(board),
    .key_size = DIGITS / DIGITS_A_BYTE,
    .endless_is_draw = 1,
    .most = 1,
    .usual_lookahead = 1,
    .parse = parse,
    .format = format,
    .encode = encode,
    .decode = decode,
    .turn = turn,
    .over = over,
    .moves = moves,
    .play = play,
    .format_move = format_move,
    .pieces = pieces,
};
