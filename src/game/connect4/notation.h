/* notation.h - Connect Four as text: positions and moves in the literature's notation, and a board for people. */
#ifndef CONNECT4_NOTATION_H
#define CONNECT4_NOTATION_H

#include "connect4.h"

int zw_connect4_parse(void *context, const char *text, void *at, char *why, size_t why_size);
int zw_connect4_format(void *context, const void *at, char *text, size_t size);
int zw_connect4_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size);
int zw_connect4_format_move(void *context, const void *at, zw_move move, char *text, size_t size);
int zw_connect4_show(void *context, const void *at, char *text, size_t size);

/* How people see the board, and the levels they play against. */
extern const zw_board zw_connect4_board;
extern const zw_level zw_connect4_levels[ZW_LEVELS];

#endif
