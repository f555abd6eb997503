/* notation.h - chess as text: positions (FEN), moves (UCI, SAN), games (PGN) and test positions (EPD). */
#ifndef CHESS_NOTATION_H
#define CHESS_NOTATION_H

#include "chess.h"

/* A FEN of two to six fields; what is missing is "-", "-", 0 and 1. Impossible boards are refused. Castling rights are KQkq,
 * or the files of the rooks: Chess960. KQkq are the outermost rooks of Chess960, too (X-FEN), where no king and rook with a
 * right stand as usual, and where both sides may have had all of their rights since the start. Rights whose king or rook is not at home, and an en passant square on which nothing can legally be taken,
 * change no move and are dropped. "chess960:518" is an initial position by its number, and the rights of "chess960:FEN"
 * are those of Chess960 wherever king and rooks stand. */
int zw_chess_parse(void *context, const char *text, void *at, char *why, size_t why_size);
int zw_chess_format(void *context, const void *at, char *text, size_t size);
int zw_chess_show(void *context, const void *at, char *text, size_t size);

/* The letter of FEN for what stands on a square; 0: nothing. */
char zw_chess_letter_at(const chess_position *p, int square);

/* A FEN at the beginning of a line that may go on: *rest is what follows its fields. */
int zw_chess_parse_fields(const char *text, chess_position *p, const char **rest, char *why, size_t why_size);

/* Moves are written in UCI form (e2e4, e1g1, e7e8q; castling in Chess960 e1h1, the king takes his rook) and shown in SAN
 * (e4, O-O, e8=Q+); all are read. */
int zw_chess_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size);
int zw_chess_format_move(void *context, const void *at, zw_move move, char *text, size_t size);
int zw_chess_show_move(void *context, const void *at, zw_move move, char *text, size_t size);

/* PGN, or EPD when the name ends in .epd or .fen or the file begins with a board. */
int zw_chess_read_records(void *context, const char *name, const char *bytes, size_t length,
                          const zw_record_sink *sink);
int zw_chess_read_epd(const char *bytes, size_t length, const zw_record_sink *sink);
/* PGN with the seven tags, in lines of less than 80 characters. */
int zw_chess_write_record(void *context, const zw_record *record, char *text, size_t size);
/* The four fields of a position and its operations: `... w - - bm Qg6; id "WAC.001";` */
int zw_chess_write_epd(const chess_position *p, const char *operations, char *text, size_t size);

#define CHESS_PIECE_LETTERS "PNBRQK"
#define CHESS_MOVE_TEXT 16 /* room for a move in either notation */
#define CHESS_FEN_TEXT 128

/* A complaint is one line, whatever text it quotes. */
void zw_chess_one_line(char *sentence);

/* "e4" to a square, or CHESS_NO_SQUARE. */
int zw_chess_square_of(const char *text);

/* How people see the board, and the levels they play against. */
extern const zw_board zw_chess_board;
extern const zw_level zw_chess_levels[ZW_LEVELS];
extern const zw_faults zw_chess_faults;

#endif
