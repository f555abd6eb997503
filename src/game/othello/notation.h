/* notation.h - Othello as text: positions, moves, a board for people, and the files that games come in. */
#ifndef OTHELLO_NOTATION_H
#define OTHELLO_NOTATION_H

#include "othello.h"

int zw_othello_parse(void *context, const char *text, void *at, char *why, size_t why_size);
int zw_othello_format(void *context, const void *at, char *text, size_t size);
int zw_othello_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size);
int zw_othello_format_move(void *context, const void *at, zw_move move, char *text, size_t size);
int zw_othello_show(void *context, const void *at, char *text, size_t size);

/* Boards, move lists, boards with move lists, OBF lines; WTHOR bases where the name ends in .wtb. */
int zw_othello_read_records(void *context, const char *name, const char *bytes, size_t length,
                            const zw_record_sink *sink);
/* A move list as in "f5d6c3", passes left out; after the board and `moves` where it is not the usual first position. A
 * position alone is its board. */
int zw_othello_write_record(void *context, const zw_record *record, char *text, size_t size);

/* For the readers: the square that two characters name, or -1. */
int zw_othello_square_named(const char *text);

/* How people see the board, and the levels they play against. */
extern const zw_board zw_othello_board;
extern const zw_level zw_othello_levels[ZW_LEVELS];
extern const zw_faults zw_othello_faults;

#endif
