/* moves.c - moves as text: UCI form for programs, SAN for people. Reading is matching against the legal moves, so that
 * what comes back can always be played. */
#include "notation.h"
#include "play.h"

#include <stdio.h>
#include <string.h>

int zw_chess_format_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    const chess_position *p = at;
    int from = chess_from(move), to = chess_to(move), promoted = chess_promoted(move);
    char letter[2] = {promoted == CHESS_NONE ? '\0' : "pnbrq"[promoted], '\0'};
    (void)context;
    if (chess_kind(move) == CHESS_CASTLING && p->chess960)
        to = chess_rook_from(p, to);
    return snprintf(text, size, "%c%d%c%d%s", 'a' + from % 8, from / 8 + 1, 'a' + to % 8, to / 8 + 1, letter);
}

/* Which of file and rank must be told so that no other piece of the kind could be meant. */
static void tell_apart(const chess_position *p, zw_move move, int *file, int *rank)
{
    zw_move list[CHESS_MAX_MOVES];
    int count = chess_list(p, list), from = chess_from(move), others = 0, same_file = 0, same_rank = 0;
    for (int i = 0; i < count; i++) {
        int other = chess_from(list[i]);
        if (chess_piece(list[i]) != chess_piece(move) || chess_to(list[i]) != chess_to(move) || other == from)
            continue;
        others++;
        same_file += other % 8 == from % 8;
        same_rank += other / 8 == from / 8;
    }
    *file = others && (!same_file || same_rank);
    *rank = same_file > 0;
}

int zw_chess_show_move(void *context, const void *at, zw_move move, char *text, size_t size)
{
    const chess_position *p = at;
    char san[CHESS_MOVE_TEXT], *end = san;
    int from = chess_from(move), to = chess_to(move), piece = chess_piece(move),
        taking = chess_taken(move) != CHESS_NONE;
    if (chess_kind(move) == CHESS_CASTLING) {
        end += snprintf(san, sizeof san, "%s", to % 8 == 6 ? "O-O" : "O-O-O");
    } else {
        int file = piece == CHESS_PAWN && taking, rank = 0;
        if (piece != CHESS_PAWN) {
            *end++ = CHESS_PIECE_LETTERS[piece];
            if (piece != CHESS_KING)
                tell_apart(p, move, &file, &rank);
        }
        if (file)
            *end++ = (char)('a' + from % 8);
        if (rank)
            *end++ = (char)('1' + from / 8);
        if (taking)
            *end++ = 'x';
        *end++ = (char)('a' + to % 8);
        *end++ = (char)('1' + to / 8);
        if (chess_promoted(move) != CHESS_NONE) {
            *end++ = '=';
            *end++ = CHESS_PIECE_LETTERS[chess_promoted(move)];
        }
    }
    chess_position next;
    chess_play(context, p, move, &next);
    if (chess_in_check(&next))
        *end++ = chess_count(context, &next) == 0 ? '#' : '+';
    *end = '\0';
    return snprintf(text, size, "%s", san);
}

/* -------------------------------------------------------------------------------------------------------------- reading */

/* What a text says of a move; -1 and CHESS_NONE where it says nothing. */
typedef struct wish {
    int piece, file, rank, to, promoted;
    int castling; /* 1 short, 2 long */
} wish;

static int is_file(char c)
{
    return c >= 'a' && c <= 'h';
}

static int is_rank(char c)
{
    return c >= '1' && c <= '8';
}

/* The length of the move proper, without "+", "#", "!", "?" and "e.p." */
static size_t bare_length(const char *text)
{
    size_t length = strlen(text);
    while (length && strchr("+#!?", text[length - 1]))
        length--;
    if (length > 4 && strncmp(text + length - 4, "e.p.", 4) == 0)
        length -= 4;
    return length;
}

static int read_uci(const char *text, wish *w)
{
    if (!is_file(text[0]) || !is_rank(text[1]) || !is_file(text[2]) || !is_rank(text[3]))
        return 0;
    *w = (wish){CHESS_NONE, text[0] - 'a', text[1] - '1', zw_chess_square_of(text + 2), CHESS_NONE, 0};
    if (text[4] == '\0')
        return 1;
    const char *letter = strchr("nbrq", text[4]);
    if (!letter || text[5])
        return 0;
    w->promoted = CHESS_KNIGHT + (int)(letter - &"nbrq"[0]);
    return 1;
}

static int read_san(const char *text, wish *w)
{
    char bare[CHESS_MOVE_TEXT];
    size_t length = bare_length(text), at = 0;
    if (length < 2 || length >= sizeof bare)
        return 0;
    memcpy(bare, text, length);
    bare[length] = '\0';
    *w = (wish){CHESS_PAWN, -1, -1, CHESS_NO_SQUARE, CHESS_NONE, 0};
    if (strcmp(bare, "O-O") == 0 || strcmp(bare, "0-0") == 0)
        return w->castling = 1;
    if (strcmp(bare, "O-O-O") == 0 || strcmp(bare, "0-0-0") == 0)
        return w->castling = 2;
    static const char letters[] = CHESS_PIECE_LETTERS;
    const char *letter = strchr(letters, bare[0]);
    if (letter) {
        w->piece = (int)(letter - letters);
        at = 1;
    }
    letter = strchr(letters, bare[length - 1]);
    if (letter && length - at > 2) {
        w->promoted = (int)(letter - letters);
        length -= bare[length - 2] == '=' ? 2 : 1;
        if (w->piece != CHESS_PAWN || w->promoted == CHESS_PAWN || w->promoted == CHESS_KING)
            return 0;
    }
    if (length < at + 2)
        return 0;
    w->to = zw_chess_square_of(bare + length - 2);
    length -= 2;
    if (length > at && (bare[length - 1] == 'x' || bare[length - 1] == '-'))
        length--;
    if (at < length && is_file(bare[at]))
        w->file = bare[at++] - 'a';
    if (at < length && is_rank(bare[at]))
        w->rank = bare[at++] - '1';
    return w->to != CHESS_NO_SQUARE && at == length;
}

/* Castling in UCI form is the king's step to where he goes, unless in Chess960 that could be any step of his, or the king
 * taking his rook. */
static int fits_castling(const chess_position *p, const wish *w, zw_move move)
{
    int from = chess_from(move), to = chess_to(move);
    if (w->castling)
        return (to % 8 == 6) == (w->castling == 1);
    if (w->piece != CHESS_NONE || 8 * w->rank + w->file != from)
        return 0;
    return w->to == chess_rook_from(p, to) || (w->to == to && (!p->chess960 || to - from > 1 || from - to > 1));
}

static int fits(const chess_position *p, const wish *w, zw_move move)
{
    int from = chess_from(move), to = chess_to(move);
    if (chess_kind(move) == CHESS_CASTLING)
        return fits_castling(p, w, move);
    if (w->castling)
        return 0;
    return to == w->to && (w->piece == CHESS_NONE || w->piece == chess_piece(move)) &&
           (w->file < 0 || w->file == from % 8) && (w->rank < 0 || w->rank == from / 8);
}

/* Why none or several of the legal moves are what was asked for. */
static void explain(const chess_position *p, const char *text, int fitting, int promotes, int count, char *why,
                    size_t why_size)
{
    char fen[CHESS_FEN_TEXT];
    zw_chess_format(NULL, p, fen, sizeof fen);
    if (count == 0)
        snprintf(why, why_size, "'%.40s' cannot be played: the game is over in %s", text, fen);
    else if (fitting)
        snprintf(why, why_size, "'%.40s' fits %d moves of %s, expected one that tells them apart", text, fitting, fen);
    else if (promotes)
        snprintf(why, why_size, "'%.40s' does not say what the pawn becomes, expected a knight, bishop, rook or queen",
                 text);
    else
        snprintf(why, why_size, "'%.40s' is not legal in %s", text, fen);
}

/* The legal moves that the text can mean; the last of them is in *move. */
static int count_fitting(const chess_position *p, const wish *w, const zw_move *list, int count, int *promotes,
                         zw_move *move)
{
    int fitting = 0;
    for (int i = 0; i < count; i++) {
        if (!fits(p, w, list[i]))
            continue;
        *promotes |= chess_promoted(list[i]) != CHESS_NONE;
        if (chess_promoted(list[i]) != w->promoted)
            continue;
        fitting++;
        *move = list[i];
    }
    return fitting;
}

/* SAN as it is typed in a hurry: nf3, o-o, e8=q. The first letter may be a piece or, as a b may, a file. */
static int read_small_san(const char *text, int piece_first, wish *w)
{
    char large[CHESS_MOVE_TEXT];
    size_t length = strlen(text);
    if (!length || length >= sizeof large)
        return 0;
    memcpy(large, text, length + 1);
    for (size_t i = 0; i < length; i++) {
        int piece = i ? strchr("nbrq", large[i]) && strchr("=12345678", large[i - 1])
                      : piece_first && strchr("nbrqk", large[i]);
        if (piece || large[i] == 'o')
            large[i] = (char)(large[i] - 'a' + 'A');
    }
    return strcmp(large, text) != 0 && read_san(large, w);
}

int zw_chess_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size)
{
    const chess_position *p = at;
    zw_move list[CHESS_MAX_MOVES];
    wish w = {0}, small = {0};
    int count = chess_list(p, list), promotes = 0, readable = read_uci(text, &w) || read_san(text, &w);
    int fitting = readable ? count_fitting(p, &w, list, count, &promotes, move) : 0;
    (void)context;
    for (int piece_first = 0; piece_first < 2 && !fitting; piece_first++)
        if (read_small_san(text, piece_first, &small)) { /* "bxc3" is a pawn's move where there is such a one */
            fitting = count_fitting(p, &small, list, count, &promotes, move);
            readable = 1;
        }
    if (fitting == 1)
        return 0;
    if (readable)
        explain(p, text, fitting, promotes, count, why, why_size);
    else
        snprintf(why, why_size, "'%.40s' is not a move, expected UCI form such as e2e4 and e7e8q, or SAN such as Nf3",
                 text);
    zw_chess_one_line(why);
    return -1;
}
