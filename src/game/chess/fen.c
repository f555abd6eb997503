/* fen.c - positions as text: FEN in and out with the checks that keep impossible boards from the search, and a diagram
 * for people. Knows no moves beyond what is needed to tell whether a position can be. */
#include "notation.h"
#include "play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIELDS 6
#define FIELD_TEXT 96
#define PREFIX_960 "chess960:"

typedef struct reader {
    const char *text; /* all of it, for complaints */
    chess_position *p;
    char *why;
    size_t why_size;
    char *rights; /* the castling rights as they are written, FIELD_TEXT characters */
    int chess960; /* the text says that they are those of Chess960 */
} reader;

void zw_chess_one_line(char *sentence)
{
    for (; *sentence; sentence++)
        if (*sentence == '\n' || *sentence == '\r')
            *sentence = ' ';
}

/* Writes a remark on the text. Returns -1, for the many that refuse it. */
__attribute__((format(printf, 2, 3))) static int remark(const reader *r, const char *format, ...)
{
    int length = snprintf(r->why, r->why_size, "FEN '%.90s': ", r->text);
    if ((size_t)length < r->why_size) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(r->why + length, r->why_size - (size_t)length, format, arguments);
        va_end(arguments);
    }
    zw_chess_one_line(r->why);
    return -1;
}

int zw_chess_square_of(const char *text)
{
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return CHESS_NO_SQUARE;
    return 8 * (text[1] - '1') + text[0] - 'a';
}

/* -------------------------------------------------------------------------------------------------------------- fields */

static int read_board(const reader *r, const char *field)
{
    static const char letters[] = "PNBRQKpnbrqk";
    int file = 0, rank = 7;
    for (const char *c = field; *c; c++) {
        const char *letter = strchr(letters, *c);
        if (*c == '/') {
            if (file != 8)
                return remark(r, "rank %d has %d squares, expected 8", rank + 1, file);
            if (--rank < 0)
                return remark(r, "the board has more than 8 ranks, expected 8");
            file = 0;
        } else if (*c >= '1' && *c <= '8') {
            file += *c - '0';
        } else if (letter) {
            int place = (int)(letter - letters);
            if (file < 8) {
                r->p->piece[place % CHESS_TYPES] |= chess_bit(8 * rank + file);
                r->p->side[place / CHESS_TYPES] |= chess_bit(8 * rank + file);
            }
            file++;
        } else {
            return remark(r, "'%c' is not a piece, expected one of PNBRQKpnbrqk, 1 to 8 or '/'", *c);
        }
        if (file > 8)
            return remark(r, "rank %d has more than 8 squares, expected 8", rank + 1);
    }
    if (rank != 0)
        return remark(r, "the board has %d ranks, expected 8", 8 - rank);
    if (file != 8)
        return remark(r, "rank 1 has %d squares, expected 8", file);
    return 0;
}

static int read_turn(const reader *r, const char *field)
{
    if (strcmp(field, "w") != 0 && strcmp(field, "b") != 0)
        return remark(r, "the side to move is '%.20s', expected w or b", field);
    r->p->turn = field[0] == 'b';
    return 0;
}

/* What they mean is seen when the board has been found to be possible. */
static int read_castling(const reader *r, const char *field)
{
    if (strcmp(field, "-") == 0)
        return 0;
    if (field[strspn(field, "KQkqABCDEFGHabcdefgh")])
        return remark(r, "the castling rights are '%.20s', expected - or some of KQkq, or the files of rooks", field);
    strcpy(r->rights, field);
    return 0;
}

static int read_en_passant(const reader *r, const char *field)
{
    if (strcmp(field, "-") == 0)
        return 0;
    int square = zw_chess_square_of(field), rank = r->p->turn == CHESS_WHITE ? 5 : 2;
    if (square == CHESS_NO_SQUARE || field[2] || square / 8 != rank)
        return remark(r, "the en passant square is '%.20s', expected - or a square of rank %d", field, rank + 1);
    r->p->en_passant = (uint16_t)square;
    return 0;
}

/* The field is_number(). */
static int read_number(const reader *r, const char *field, const char *what, uint16_t *number)
{
    long value = 0;
    for (const char *c = field; *c; c++) {
        value = 10 * value + *c - '0';
        if (value > 9999)
            return remark(r, "the %s is '%.20s', expected a number from 0 to 9999", what, field);
    }
    *number = (uint16_t)value;
    return 0;
}

static int read_no_progress_plies(const reader *r, const char *field)
{
    return read_number(r, field, "half-move clock", &r->p->no_progress_plies);
}

static int read_move_number(const reader *r, const char *field)
{
    int status = read_number(r, field, "move number", &r->p->move_number);
    if (r->p->move_number == 0)
        r->p->move_number = 1; /* some programs count from 0 */
    return status;
}

/* ----------------------------------------------------------------------------------------------------- possible boards */

static int check_men(const reader *r, int side)
{
    static const char *const names[] = {"White", "Black"};
    static const int at_first[CHESS_TYPES] = {8, 2, 2, 2, 1, 1};
    const chess_position *p = r->p;
    int count[CHESS_TYPES], promoted = 0;
    for (int type = 0; type < CHESS_TYPES; type++) {
        count[type] = chess_size(p->piece[type] & p->side[side]);
        if (type != CHESS_PAWN && type != CHESS_KING && count[type] > at_first[type])
            promoted += count[type] - at_first[type];
    }
    if (count[CHESS_KING] != 1)
        return remark(r, "%s has %d kings, expected 1", names[side], count[CHESS_KING]);
    if (chess_size(p->side[side]) > 16)
        return remark(r, "%s has %d men, expected at most 16", names[side], chess_size(p->side[side]));
    if (count[CHESS_PAWN] > 8)
        return remark(r, "%s has %d pawns, expected at most 8", names[side], count[CHESS_PAWN]);
    if (count[CHESS_PAWN] + promoted > 8)
        return remark(r, "%s has %d pawns and %d promoted pieces, expected at most 8 together", names[side],
                      count[CHESS_PAWN], promoted);
    return 0;
}

static int check_board(const reader *r)
{
    const chess_position *p = r->p;
    if (check_men(r, CHESS_WHITE) != 0 || check_men(r, CHESS_BLACK) != 0)
        return -1;
    uint64_t stray = p->piece[CHESS_PAWN] & (CHESS_RANK(0) | CHESS_RANK(7));
    if (stray) {
        int square = chess_first(stray);
        return remark(r, "a pawn stands on %c%d, expected none on the first and last rank", 'a' + square % 8,
                      square / 8 + 1);
    }
    int king = chess_king_square(p, !p->turn);
    if (chess_attackers(p, king, chess_occupied(p)) & p->side[p->turn])
        return remark(r, "%s is in check and not to move, expected a position that can arise",
                      p->turn == CHESS_WHITE ? "Black" : "White");
    return 0;
}

/* The square of the rook that a letter means: K and Q the outermost one of its wing (X-FEN), others the one on that file
 * (Shredder-FEN). CHESS_NO_SQUARE: there is none. */
static int rook_of(const chess_position *p, char letter)
{
    int side = letter >= 'a' ? CHESS_BLACK : CHESS_WHITE, corner = side == CHESS_WHITE ? 0 : 56;
    int king = chess_king_square(p, side), upper = side == CHESS_WHITE ? letter : letter - 'a' + 'A';
    uint64_t rooks = p->piece[CHESS_ROOK] & p->side[side] & CHESS_RANK(corner / 8);
    if (king - corner < 1 || king - corner > 6)
        return CHESS_NO_SQUARE; /* not at home, or without a wing */
    if (upper == 'K')
        rooks &= ~(chess_bit(king) - 1);
    else if (upper == 'Q')
        rooks &= chess_bit(king) - 1;
    else
        rooks &= chess_bit(corner + upper - 'A');
    if (!rooks)
        return CHESS_NO_SQUARE;
    return upper == 'K' ? 63 - __builtin_clzll(rooks) : chess_first(rooks);
}

/* A letter means a king and a rook on their usual squares. */
static int is_usual(const chess_position *p, char letter)
{
    static const char letters[] = "KQkq";
    const char *place = strchr(letters, letter);
    int side = letter >= 'a';
    return place && chess_king_square(p, side) == (side ? 60 : 4) &&
           (p->piece[CHESS_ROOK] & p->side[side] & chess_bit(chess_corner((int)(place - letters)))) != 0;
}

/* Whether the rights could have been there from the start of a game of Chess960, in which the sides mirror each other: kings
 * with rights stand on one file, and so do the rooks of a wing. */
static int is_mirrored(const reader *r)
{
    int rooks[2] = {-1, -1}, king_file = -1; /* by wing */
    for (const char *c = r->rights; *c; c++) {
        int side = *c >= 'a', king = chess_king_square(r->p, side), rook = rook_of(r->p, *c);
        if (rook == CHESS_NO_SQUARE)
            continue;
        int *file = &rooks[rook < king];
        if ((king_file >= 0 && king_file != king % 8) || (*file >= 0 && *file != rook % 8))
            return 0;
        king_file = king % 8;
        *file = rook % 8;
    }
    return 1;
}

/* Whether rights are those of Chess960: by their letters, because nothing about them is usual, or because all of them may
 * be there since the start. Some that are usual and others that cannot be come from a program that forgot to take the
 * others away. */
static int is_chess960(const reader *r)
{
    int usual = 0, others = 0;
    for (const char *c = r->rights; *c; c++) {
        int is = is_usual(r->p, *c);
        usual += is;
        others += !is && rook_of(r->p, *c) != CHESS_NO_SQUARE;
        if (!strchr("KQkq", *c))
            return 1;
    }
    return r->chess960 || !usual || (others && is_mirrored(r));
}

/* Castling rights. Those whose king or rook has left mean nothing; they are dropped, and that is said. */
static int give_rights(const reader *r)
{
    chess_position *p = r->p;
    int chess960 = is_chess960(r);
    for (const char *c = r->rights; *c; c++) {
        int side = *c >= 'a', king = chess_king_square(p, side), rook = rook_of(p, *c);
        if (rook == CHESS_NO_SQUARE || (!chess960 && !is_usual(p, *c))) {
            remark(r, "castling rights without a king and a rook at home are dropped");
            continue;
        }
        int right = 2 * side + (rook < king);
        if (p->castling >> right & 1 && p->rook[right] != rook)
            return remark(r, "the castling rights are '%.20s', expected at most one rook on each side of a king",
                          r->rights);
        p->castling |= (uint8_t)(1 << right);
        p->rook[right] = (uint8_t)rook;
    }
    p->chess960 = chess960 && p->castling;
    return 0;
}

/* En passant squares without a capture mean nothing. One behind a pawn that nobody can take is common and not worth a word,
 * others are. */
static void drop_empty_passing(const reader *r)
{
    chess_position *p = r->p;
    if (p->en_passant == CHESS_NO_SQUARE)
        return;
    int square = p->en_passant, back = p->turn == CHESS_WHITE ? 8 : -8;
    uint64_t behind = chess_bit(square) | chess_bit(square + back);
    uint64_t pawn = chess_bit(square - back) & p->piece[CHESS_PAWN] & p->side[!p->turn];
    int arises = pawn && !(chess_occupied(p) & behind);
    if (!arises)
        remark(r, "the en passant square has no pawn that has just passed it, and is dropped");
    if (!arises || !chess_passing_pawns(p, p->turn))
        p->en_passant = CHESS_NO_SQUARE;
}

/* -------------------------------------------------------------------------------------------------------------- reading */

static int is_number(const char *text)
{
    return text[0] && text[strspn(text, "0123456789")] == '\0';
}

/* Cuts the next word off the text; 0 when there is none. A word too long to mean anything is cut short. */
static int next_field(const char **text, char *field)
{
    *text += strspn(*text, " \t");
    size_t length = strcspn(*text, " \t\r\n");
    if (length == 0)
        return 0;
    size_t kept = length < FIELD_TEXT ? length : FIELD_TEXT - 1;
    memcpy(field, *text, kept);
    field[kept] = '\0';
    *text += length;
    return 1;
}

int zw_chess_parse_fields(const char *text, chess_position *p, const char **rest, char *why, size_t why_size)
{
    static int (*const read[FIELDS])(const reader *, const char *) = {
        read_board, read_turn, read_castling, read_en_passant, read_no_progress_plies, read_move_number};
    char field[FIELD_TEXT], rights[FIELD_TEXT] = "";
    int chess960 = strncmp(text, PREFIX_960, strlen(PREFIX_960)) == 0;
    text += chess960 ? strlen(PREFIX_960) : 0;
    reader r = {text, p, why, why_size, rights, chess960};
    zw_chess_prepare();
    *p = (chess_position){.en_passant = CHESS_NO_SQUARE, .move_number = 1, .rook = {7, 0, 63, 56}};
    *rest = text;
    for (int i = 0; i < FIELDS; i++) {
        const char *next = *rest;
        if (!next_field(&next, field)) {
            if (i < 2)
                return remark(&r, "there is no %s, expected a board and a side to move",
                              i == 0 ? "board" : "side to move");
            break;
        }
        if (i >= 4 && !is_number(field))
            break; /* the operations of an EPD line */
        if (read[i](&r, field) != 0)
            return -1;
        *rest = next;
    }
    if (check_board(&r) != 0 || give_rights(&r) != 0)
        return -1;
    drop_empty_passing(&r);
    zw_chess_complete(p);
    return 0;
}

static int parse_number_960(const char *text, chess_position *p, char *why, size_t why_size)
{
    long number = strtol(text, NULL, 10);
    if (strlen(text) > 3 || number >= CHESS_STARTS) {
        snprintf(why, why_size, "'" PREFIX_960 "%.40s': expected a number from 0 to %d, or a FEN", text,
                 CHESS_STARTS - 1);
        return -1;
    }
    zw_chess_start_960((int)number, p);
    return 0;
}

int zw_chess_parse(void *context, const char *text, void *at, char *why, size_t why_size)
{
    chess_position *p = at;
    const char *rest;
    if (strncmp(text, PREFIX_960, strlen(PREFIX_960)) == 0 && is_number(text + strlen(PREFIX_960)))
        return parse_number_960(text + strlen(PREFIX_960), p, why, why_size);
    if (strcmp(text, "start") == 0 || strcmp(text, "startpos") == 0) {
        zw_chess_start(context, p);
        return 0;
    }
    if (zw_chess_parse_fields(text, p, &rest, why, why_size) != 0)
        return -1;
    reader r = {text, p, why, why_size, NULL, 0};
    rest += strspn(rest, " \t\r\n");
    return *rest ? remark(&r, "'%.40s' follows the position, expected nothing more", rest) : 0;
}

/* -------------------------------------------------------------------------------------------------------------- writing */

char zw_chess_letter_at(const chess_position *p, int square)
{
    uint64_t bit = chess_bit(square);
    if (!(chess_occupied(p) & bit))
        return '\0';
    char letter = CHESS_PIECE_LETTERS[chess_type_at(p, bit)];
    return p->side[CHESS_WHITE] & bit ? letter : (char)(letter - 'A' + 'a');
}

int zw_chess_format(void *context, const void *at, char *text, size_t size)
{
    const chess_position *p = at;
    char board[80], *end = board, rights[5] = "-", square[3] = "-";
    (void)context;
    for (int rank = 7; rank >= 0; rank--) {
        for (int file = 0, empty = 0; file < 8; file++) {
            char letter = zw_chess_letter_at(p, 8 * rank + file);
            empty += !letter;
            if (empty && (letter || file == 7)) {
                *end++ = (char)('0' + empty);
                empty = 0;
            }
            if (letter)
                *end++ = letter;
        }
        *end++ = rank ? '/' : '\0';
    }
    for (int i = 0, length = 0; i < 4; i++)
        if (p->castling >> i & 1) {
            rights[length++] = p->chess960 ? (char)((i < 2 ? 'A' : 'a') + p->rook[i] % 8) : "KQkq"[i];
            rights[length] = '\0';
        }
    if (p->en_passant != CHESS_NO_SQUARE)
        snprintf(square, sizeof square, "%c%c", 'a' + p->en_passant % 8, '1' + p->en_passant / 8);
    return snprintf(text, size, "%s %c %s %s %d %d", board, "wb"[p->turn], rights, square, p -> no_progress_plies,
                    p -> move_number);
}

int zw_chess_show(void *context, const void *at, char *text, size_t size)
{
    const chess_position *p = at;
    char lines[8 * 20 + 1], *end = lines;
    zw_value outcome;
    zw_move list[CHESS_MAX_MOVES];
    for (int rank = 7; rank >= 0; rank--) {
        *end++ = (char)('1' + rank);
        *end++ = ' ';
        for (int file = 0; file < 8; file++) {
            char letter = zw_chess_letter_at(p, 8 * rank + file);
            *end++ = ' ';
            *end++ = letter ? letter : '.';
        }
        *end++ = '\n';
    }
    *end = '\0';
    int over = chess_moves(context, p, list, CHESS_MAX_MOVES, &outcome) == 0, check = chess_in_check(p);
    return snprintf(text, size, "%s   a b c d e f g h\n%s%s\n", lines, p->turn == CHESS_WHITE ? "White" : "Black",
                    over    ? check ? " is checkmated" : " is stalemated"
                    : check ? " to move, in check"
                            : " to move");
}
