/* hub_text.h - the Hub protocol's way of writing: lines of arguments, positions and moves of English checkers. For the engine
 * that is spoken to and for the one who speaks to external engines; neither lines nor searches are known here. */
#ifndef ZW_COMMON_HUB_TEXT_H
#define ZW_COMMON_HUB_TEXT_H

#include "positions.h"

enum { HUB_SQUARES = 32, HUB_ARGUMENTS = 32 };

/* ---- lines: a word, then NAME=VALUE or NAME alone; a value with blanks stands in quotes */

typedef struct hub_argument {
    char *name, *value; /* value NULL: none */
} hub_argument;

typedef struct hub_arguments {
    hub_argument of[HUB_ARGUMENTS];
    int count;
} hub_arguments;

/* Takes the arguments of a line apart, in place. Returns 0, or -1 with one line in `why`. */
int hub_read_arguments(char *line, hub_arguments *to, text *why);
/* The value of an argument; "" when it has none; NULL when it is not there. */
const char *hub_value(const hub_arguments *of, const char *name);
/* Adds " name=value" to a line, quoted where it must be. */
void hub_add(text *to, const char *name, const char *value);

/* ---- positions: the side to move, then a letter for each square: b and w men, B and W kings, e empty */

/* As the game writes it. Returns 0, or -1 with one line in `why`. */
int hub_read_position(const char *shown, text *to, text *why);
void hub_write_position(const game_handle *handle, const void *position, char shown[HUB_SQUARES + 2]);

/* ---- moves: 11-15, or 18x11x15: from, to, and all that is captured, in any order */

/* Returns 0, or -1 with one line in `why`. A capture may leave out what it captures where its ends are enough. */
int hub_read_move(const game_handle *handle, const void *position, const char *word, zw_move *move, text *why);
void hub_write_move(const game_handle *handle, const void *position, zw_move move, text *to);

#endif
