/* notation.h - checkers as text: PDN's FEN, moves, a board for people, and files of games. */
#ifndef CHECKERS_NOTATION_H
#define CHECKERS_NOTATION_H

#include "checkers.h"

/* The moves of each opening, NULL at the end. */
extern const char *const zw_checkers_ballots[];

#define CHECKERS_LONGEST_PATH 10 /* squares of a capture: at most nine pieces can be jumped in one */

int zw_checkers_parse(void *context, const char *text, void *at, char *why, size_t why_size);
int zw_checkers_format(void *context, const void *at, char *text, size_t size);
int zw_checkers_parse_move(void *context, const void *at, const char *text, zw_move *move, char *why, size_t why_size);
int zw_checkers_format_move(void *context, const void *at, zw_move move, char *text, size_t size);
int zw_checkers_show(void *context, const void *at, char *text, size_t size);
int zw_checkers_read_records(void *context, const char *name, const char *bytes, size_t length,
                             const zw_record_sink *sink);
int zw_checkers_write_record(void *context, const zw_record *record, char *text, size_t size);

/* How people see the board, and the levels they play against. */
extern const zw_board zw_checkers_board;
extern const zw_level zw_checkers_levels[ZW_LEVELS];
extern const zw_faults zw_checkers_faults;

#endif
