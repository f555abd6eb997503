/* notation.h - Kalah as text: positions as numbers of seeds, moves as pits, and a board for people. */
#ifndef KALAH_NOTATION_H
#define KALAH_NOTATION_H

#include "kalah.h"

int zw_kalah_parse(void *context, const char *text, void *at, char *why, size_t why_size);
int zw_kalah_format(void *context, const void *at, char *text, size_t size);
int zw_kalah_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size);
int zw_kalah_format_move(void *context, const void *at, zw_move move, char *text, size_t size);
int zw_kalah_show(void *context, const void *at, char *text, size_t size);

/* How people see the board, and the levels they play against. */
extern const zw_board zw_kalah_board;
extern const zw_level zw_kalah_levels[ZW_LEVELS];
extern const zw_faults zw_kalah_faults;

#endif
