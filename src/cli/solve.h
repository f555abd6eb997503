/* solve.h - how positions are solved, and what `zw solve` prints of a solution: an object, a line, or a row of the table of a
 * file. It starts no search. */
#ifndef ZW_CLI_SOLVE_H
#define ZW_CLI_SOLVE_H

#include "common/config.h"
#include "search_report.h"

/* What is asked for. */
typedef struct solve_manner {
    int wdl; /* only win, draw or loss */
    int all; /* the value of every move */
    int bounds; /* moves are proven one by one, by bounds of their own */
} solve_manner;

/* The sums of a file's positions. */
typedef struct solve_table {
    int rows, unproven, checked, wrong;
    uint64_t nodes;
    double seconds;
} solve_table;

/* Room for the table of a search to the end of the game: eight times as much at every four plies more, as far as `most` and a
 * quarter of the machine go, for a small endgame is solved sooner than a table that dwarfs it is cleared. An endgame of its
 * own (zw_game.endgame) solves its last plies by itself and keeps none of them, and has none of the plies of passes. */
uint64_t solve_table_bytes(int own_endgame, int plies, uint64_t most);

/* How positions are solved: tournament play, for its settling and its reduced move lists, straight to the last ply: what
 * shallower searches would learn, the table and ETC find on the way. What the user sets wins. `own_endgame`: the handle has
 * the endgame of the game that was asked for. `config` is changed, and must live as long as the options; `position` may be
 * NULL when it has a depth. Complains and returns an exit status, or returns EXIT_FINE. */
int solve_configuration(search_config *config, const game_handle *handle, int own_endgame, const void *position,
                        zw_engine_options *options, zw_limits *limits);

void solve_print_json(const report_frame *frame, const zw_report *report, const solve_manner *manner);
void solve_print_text(const report_frame *frame, const zw_report *report, const solve_manner *manner);
/* A row, under a head that the first one brings along; the table that people know from Edax. */
void solve_print_row(const report_frame *frame, const zw_report *report, const solve_manner *manner,
                     solve_table *table);
void solve_print_total(const solve_table *table);

/* Is everything proven that was asked for? */
int solve_proven(const zw_report *report, const solve_manner *manner);
/* Is the value what the file says, where it says something? Names the position on stderr when it is not. */
int solve_right(const report_frame *frame, const zw_report *report, const solve_manner *manner);

#endif
