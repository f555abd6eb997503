/* notation.c - checkers as text: positions as PDN's FEN, moves by square numbers, a board for people. Must not know how
 * to search; files of games are read in records.c. */
#include "notation.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int refuse(char *why, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static int refuse(char *why, size_t size, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, size, format, arguments);
    va_end(arguments);
    return -1;
}

/* -------------------------------------------------------------------------------------------------------- positions */

/* A position while it is being read. */
typedef struct reader {
    const char *text, *at;
    uint64_t pieces[2], kings; /* Black's, White's */
    int listed[2];
    char *why;
    size_t why_size;
} reader;

static const char *const side_names[2] = {"Black", "White"};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Reads a square number, which the caller knows to begin here, or returns 0. */
static int read_square(reader *r)
{
    const char *begin = r->at;
    int number = 0;
    while (is_digit(*r->at))
        number = number < 1000 ? 10 * number + *r->at++ - '0' : (r->at++, number);
    if (r->at == begin)
        return refuse(r->why, r->why_size, "'%.100s': '%.10s' where a square was expected, 1 to 32", r->text, begin), 0;
    if (number < 1 || number > CHECKERS_SQUARES)
        return refuse(r->why, r->why_size, "'%.100s': '%.*s' is not a square, expected 1 to 32", r->text,
                      (int)(r->at - begin < 20 ? r->at - begin : 20), begin),
               0;
    return number;
}

static int put(reader *r, int white, int number, int king)
{
    uint64_t square = CHECKERS_SQUARE(number);
    if (r->pieces[white] & square)
        return refuse(r->why, r->why_size, "'%.100s': square %d is named twice", r->text, number);
    if (r->pieces[!white] & square)
        return refuse(r->why, r->why_size, "'%.100s': square %d has a piece of both sides, expected one", r->text,
                      number);
    if (!king && (square & CHECKERS_ROW(white ? 0 : 7)))
        return refuse(r->why, r->why_size, "'%.100s': a man of %s on its king row, %d, expected K%d", r->text,
                      side_names[white], number, number);
    r->pieces[white] |= square;
    r->kings |= king ? square : 0;
    return 0;
}

/* What follows the letter of a side: nothing, or squares and ranges separated by commas. */
static int read_list(reader *r, int white)
{
    if (*r->at == ':' || *r->at == '\0' || *r->at == '.' || *r->at == ' ')
        return 0;
    for (;; r->at++) {
        int king = *r->at == 'K';
        r->at += king;
        const char *begin = r->at;
        int first = read_square(r), last = first;
        if (first && *r->at == '-') {
            r->at++;
            last = read_square(r);
        }
        if (!first || !last)
            return -1;
        if (last < first)
            return refuse(r->why, r->why_size, "'%.100s': '%.*s' is not a range, expected the smaller square first",
                          r->text, (int)(r->at - begin), begin);
        for (int number = first; number <= last; number++)
            if (put(r, white, number, king) != 0)
                return -1;
        if (*r->at != ',')
            return 0;
    }
}

int zw_checkers_parse(void *context, const char *text, void *at, char *why, size_t why_size)
{
    checkers_position *board = at;
    reader r = {.text = text, .at = text, .why = why, .why_size = why_size};
    (void)context;
    char turn = *r.at;
    if (turn != 'B' && turn != 'W')
        return refuse(why, why_size, "'%.100s': expected the side to move first, B or W, as in B:W21,22,K30:B1,2",
                      text);
    r.at++;
    for (int list = 0; list < 2; list++) {
        if (*r.at != ':')
            return refuse(why, why_size, "'%.100s': '%.10s' where ':' and a list of %s was expected", text, r.at,
                          r.listed[0]   ? "White, W"
                          : r.listed[1] ? "Black, B"
                                        : "pieces, W or B");
        r.at++;
        int white = *r.at == 'W';
        if (!white && *r.at != 'B')
            return refuse(why, why_size, "'%.100s': '%.10s' where a list of pieces was expected, W or B", text, r.at);
        if (r.listed[white])
            return refuse(why, why_size, "'%.100s': two lists of %s, expected one of each side", text,
                          side_names[white]);
        r.listed[white] = 1;
        r.at++;
        if (read_list(&r, white) != 0)
            return -1;
    }
    r.at += *r.at == '.';
    r.at += strspn(r.at, " ");
    if (*r.at)
        return refuse(why, why_size, "'%.100s': '%.20s' after the last square, expected the end", text, r.at);
    for (int white = 0; white < 2; white++)
        if (checkers_count_bits(r.pieces[white]) > CHECKERS_PIECES)
            return refuse(why, why_size, "'%.100s': %d pieces of %s, expected at most %d", text,
                          checkers_count_bits(r.pieces[white]), side_names[white], CHECKERS_PIECES);
    int white = turn == 'W';
    *board = (checkers_position){r.pieces[white], r.pieces[!white], r.kings, (uint64_t)white};
    return 0;
}

static int write_list(char *text, uint64_t pieces, uint64_t kings)
{
    int length = 0;
    for (; pieces; pieces &= pieces - 1) {
        unsigned bit = checkers_lowest(pieces);
        length +=
            sprintf(text + length, "%s%s%d", length ? "," : "", kings >> bit & 1 ? "K" : "", checkers_number(bit));
    }
    text[length] = '\0';
    return length;
}

int zw_checkers_format(void *context, const void *at, char *text, size_t size)
{
    const checkers_position *board = at;
    char white[CHECKERS_SQUARES * 4 + 1], black[CHECKERS_SQUARES * 4 + 1];
    (void)context;
    write_list(white, board->white ? board->mine : board->theirs, board->kings);
    write_list(black, board->white ? board->theirs : board->mine, board->kings);
    return snprintf(text, size, "%c:W%s:B%s", board->white ? 'W' : 'B', white, black);
}

int zw_checkers_show(void *context, const void *at, char *text, size_t size)
{
    const checkers_position *board = at;
    char lines[8 * 40], *end = lines;
    uint64_t white = board->white ? board->mine : board->theirs, all = board->mine | board->theirs;
    for (int number = 1; number <= CHECKERS_SQUARES; number++) {
        uint64_t square = CHECKERS_SQUARE(number);
        int row = (number - 1) / 4, first = (number - 1) % 4 == 0;
        char piece = !(all & square) ? '.' : white & square ? 'w' : 'b';
        if (board->kings & square)
            piece = piece == 'w' ? 'W' : 'B';
        end += sprintf(end, "%*d%c", first ? (row % 2 == 0 ? 6 : 2) : 7, number, piece);
        if (number % 4 == 0)
            *end++ = '\n';
    }
    *end = '\0';
    return snprintf(text, size, "%s%s\n", lines,
                    checkers_count(context, board) == 0 ? "the game is over"
                    : board->white                      ? "White to move"
                                                        : "Black to move");
}

/* ------------------------------------------------------------------------------------------------------------ moves */

typedef struct path {
    int length, capture; /* squares; whether they are separated as in a capture */
    int squares[CHECKERS_LONGEST_PATH];
} path;

static int is_part_of(const path *part, const path *whole)
{
    int k = 0;
    for (int i = 0; i < whole->length && k < part->length; i++)
        k += whole->squares[i] == part->squares[k];
    return k == part->length;
}

/* Follows the ways to carry out a capture, of which `way` has the squares so far. Without `wanted` the first is as good
 * as any; otherwise one that passes the squares wanted, in that order, and none but these if `exact`. */
static int find_way(path *way, uint64_t at, uint64_t left, uint64_t empty, const path *wanted, int exact)
{
    static const int ways[4] = {4, 5, -4, -5};
    way->squares[way->length++] = checkers_number(checkers_lowest(at));
    if (!left && (!wanted || (is_part_of(wanted, way) && (!exact || wanted->length == way->length))))
        return 1;
    for (int i = 0; i < 4; i++) {
        uint64_t over = checkers_shift(at, ways[i]) & left, next = checkers_shift(at, 2 * ways[i]) & empty;
        assert(!over || next); /* what the move captures is jumped from both sides of it alike */
        if (over && find_way(way, next, left ^ over, empty, wanted, exact))
            return 1;
    }
    way->length--;
    return 0;
}

/* Whether the squares written can mean this move. Its first and last square must be there; of those between, any. */
static int can_mean(const checkers_position *board, zw_move move, const path *written, int exact)
{
    if (checkers_number(checkers_from(move)) != written->squares[0] ||
        checkers_number(checkers_to(move)) != written->squares[written->length - 1])
        return 0;
    if (!checkers_is_capture(move))
        return !written->capture && written->length == 2;
    path way = {0};
    uint64_t start = UINT64_C(1) << checkers_from(move);
    return find_way(&way, start, checkers_captured(move), checkers_empty(board) | start, written, exact);
}

static int write_path(const path *way, char *text, size_t size)
{
    char whole[CHECKERS_LONGEST_PATH * 3 + 1];
    int length = 0;
    for (int i = 0; i < way->length; i++)
        length += sprintf(whole + length, "%s%d", !i ? "" : way->capture ? "x" : "-", way->squares[i]);
    return snprintf(text, size, "%s", whole);
}

/* The two ends of a capture are enough unless another capture has the same. A path always is: it tells what was
 * jumped. */
int zw_checkers_format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    const checkers_position *board = at;
    path way = {
        2, checkers_is_capture(move), {checkers_number(checkers_from(move)), checkers_number(checkers_to(move))}};
    if (way.capture) {
        zw_move list[CHECKERS_MAX_MOVES];
        zw_value outcome;
        int count = checkers_moves(context, board, list, CHECKERS_MAX_MOVES, &outcome), same = 0;
        for (int i = 0; i < count; i++)
            same += checkers_from(list[i]) == checkers_from(move) && checkers_to(list[i]) == checkers_to(move);
        uint64_t start = UINT64_C(1) << checkers_from(move);
        if (same > 1) {
            way.length = 0;
            find_way(&way, start, checkers_captured(move), checkers_empty(board) | start, NULL, 0);
        }
    }
    return write_path(&way, text, size);
}

/* Reads 11-15, 22x15, 22x15x8. Some old files write captures with hyphens too: then the position tells. */
static int read_path(const char *text, path *way, char *why, size_t why_size)
{
    reader r = {.text = text, .at = text, .why = why, .why_size = why_size};
    *way = (path){0};
    for (;; r.at++) {
        if (!is_digit(*r.at) || way->length == CHECKERS_LONGEST_PATH)
            return refuse(why, why_size, "'%.60s' is not a move, expected squares as in 11-15 or 22x15x8", text);
        int square = read_square(&r);
        if (!square)
            return -1;
        way->squares[way->length++] = square;
        if (*r.at == 'x' || *r.at == 'X')
            way->capture = 1;
        else if (*r.at != '-')
            break;
    }
    if (*r.at || way->length < 2)
        return refuse(why, why_size, "'%.60s' is not a move, expected squares as in 11-15 or 22x15x8", text);
    return 0;
}

/* Why the squares written are no legal move. */
static int refuse_move(const checkers_position *board, const zw_move *list, int count, const char *text,
                       const path *written, char *why, size_t why_size)
{
    char legal[CHECKERS_LONGEST_PATH * 3 + 1];
    uint64_t from = CHECKERS_SQUARE(written->squares[0]);
    if (count == 0)
        return refuse(why, why_size, "'%.60s' cannot be played: the game is over", text);
    if (!(board->mine & from))
        return refuse(why, why_size, "'%.60s' is not legal here: %s has no piece on %d", text, side_names[board->white],
                      written->squares[0]);
    int from_here = -1;
    for (int i = 0; i < count; i++)
        if (UINT64_C(1) << checkers_from(list[i]) == from)
            from_here = i;
    zw_checkers_format_move(NULL, board, list[from_here < 0 ? 0 : from_here], legal, sizeof legal);
    if (checkers_is_capture(list[0]))
        return refuse(why, why_size, "'%.60s' is not legal here: %s must capture, and to the end, expected %s", text,
                      side_names[board->white], legal);
    return refuse(why, why_size, "'%.60s' is not legal here, expected a move such as %s", text, legal);
}

int zw_checkers_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size)
{
    const checkers_position *board = at;
    path written;
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome;
    if (read_path(text, &written, why, why_size) != 0)
        return -1;
    int count = checkers_moves(context, board, list, CHECKERS_MAX_MOVES, &outcome), found = 0;
    for (int exact = 1; exact >= 0 && !found; exact--)
        for (int i = 0; i < count; i++)
            if (can_mean(board, list[i], &written, exact)) {
                *move = list[i];
                found++;
            }
    if (found > 1)
        return refuse(why, why_size, "'%.60s' may be one of %d captures, expected all squares of its path", text,
                      found);
    return found ? 0 : refuse_move(board, list, count, text, &written, why, why_size);
}
