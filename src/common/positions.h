/* positions.h - games by name or file, positions from the command line, and sets of positions. It speaks to the library
 * only to parse and to format; it must not know what is searched. */
#ifndef ZW_COMMON_POSITIONS_H
#define ZW_COMMON_POSITIONS_H

#include "common.h"

/* A game and an engine without a table that parses and formats its positions. */
typedef struct game_handle {
    const zw_game *game;
    zw_plugin *plugin; /* NULL for a built-in game */
    zw_engine *reader;
    void *context; /* the reader's */
} game_handle;

/* The start of every command on a game: complains and returns an exit status, or returns EXIT_FINE. */
int game_open(const char *name, game_handle *handle);
/* From now on the game as it is searched to its end, where there is such a one. */
int game_to_its_end(game_handle *handle);
void game_close(game_handle *handle);
/* An engine without a table, for positions and their moves alone; NULL with a sentence in `error`. */
zw_engine *game_reader(const zw_game *game, zw_error *error);

/* A position as text, and as it was parsed. */
typedef struct position_item {
    char *text; /* never NULL; "start" for the initial one */
    char *moves; /* NULL: none */
    void *first; /* what `text` says; NULL: it is parsed when it is used */
    zw_move *played; /* what `moves` says */
    int played_count;
    char *origin; /* where it was written, for complaints: "openings.set:12" */
    char *shown; /* text that reproduces the position */
    char *result; /* what the file says it is worth, as its format writes it; NULL: nothing */
    /* of a game in a file, where it says so; else NULL */
    char *ended; /* its result, as its format writes it */
    char *label, *tags; /* as zw_record has them */
    char *players[2];
} position_item;

typedef struct position_list {
    position_item *items;
    int count, capacity;
} position_list;

/* Adds a position, or several when its text has a range of seeds: "uniform:w=5,d=4,seed=1..200". Each is parsed, so that
 * a mistake shows before anything is searched. */
int positions_add(position_list *list, game_handle *handle, const char *position, const char *moves,
                  const char *origin);
/* The same without a complaint: returns 0, or -1 with one line in `why`; what was added before the mistake stays. */
int positions_try(position_list *list, game_handle *handle, const char *position, const char *moves, const char *origin,
                  text *why);
/* Finds "seed=A..B"; returns the place behind "seed=", or NULL when there is no range. */
const char *positions_find_range(const char *position, unsigned long long *first, unsigned long long *last,
                                 const char **rest);

/* Which position of a game in a file is meant. */
typedef enum record_part {
    RECORD_END, /* behind all its moves */
    RECORD_SAMPLE /* one inside the game; early, middle and late ones alternate from game to game */
} record_part;

/* Adds the positions of a file; "-" is the standard input. A plain set has one a line, `POSITION` or
 * `POSITION moves M M ...`, # begins a comment, and a mistake in it is the end. What is not one (and is not called
 * *.set) is read as records in the game's own formats; a record that cannot be read is complained about and left out.
 * Returns EXIT_BAD only when nothing was added. */
int positions_add_file(position_list *list, game_handle *handle, const char *path, record_part part);
/* Adds a set by name or file, or a position text that stands for a set. */
int positions_add_set(position_list *list, game_handle *handle, const char *name);
/* The one position of a command that takes one. */
int positions_single(position_list *list, game_handle *handle, const char *position, const char *moves);
void positions_shorten(position_list *list, int count); /* drops the items from `count` on */
void positions_free(position_list *list);

/* Gives the position to an engine of its game, with the moves that led to it. */
zw_status positions_give(const position_item *item, zw_engine *engine, zw_error *error);
/* Makes the item the reader's current position (it was parsed before, so this cannot fail but for memory). */
const void *positions_load(game_handle *handle, const position_item *item);

/* A position as the game writes it; the caller frees it. */
char *position_text(const game_handle *handle, const void *position);
/* The legal moves into a list of max_moves; their number. None: *outcome is the value for the side to move. */
int position_moves(const game_handle *handle, const void *position, zw_move *list, zw_value *outcome);
/* Is the player who makes the move also to move after it? Then a value after the move is his own, not the opponent's. */
int position_keeps_turn(const game_handle *handle, const void *position, zw_move move);

/* A record as the game writes it, which must be able to; the caller frees it. */
char *record_text(const game_handle *handle, const zw_record *record);

/* Where `zw` looks for its data: the directory of the running program. */
void positions_program(const char *program);
/* The file NAME.ENDING among that data: in $ZW_DATA, or where the program lies or was installed. Returns 1, or 0 when there is
 * none. */
int positions_find_data(const char *name, const char *ending, char *path, size_t size);

/* How a move is written: as the game reads it back, or as people write it where that differs (chess: SAN). */
typedef enum move_style { MOVE_NOTATION, MOVE_FOR_PEOPLE } move_style;
void move_text(const game_handle *handle, const void *position, zw_move move, move_style style, char *shown,
               size_t size);

/* Calls `each` with the text of every move of a line played from `position`. */
void line_walk(const game_handle *handle, const void *position, const zw_move *line, int length, move_style style,
               void (*each)(void *user, const char *move), void *user);
/* The line for people: moves separated by blanks. */
void line_text(const game_handle *handle, const void *position, const zw_move *line, int length, text *to);

#endif
