/* solve_bounds.h - solving a game that may last for ever: win, draw or loss, by what each side can be sure of. It knows the
 * game by zw_game.pessimistic, and prints nothing. */
#ifndef ZW_CLI_SOLVE_BOUNDS_H
#define ZW_CLI_SOLVE_BOUNDS_H

#include "common/positions.h"

typedef struct bounds_solver bounds_solver;

/* Can the game be solved so? */
int bounds_can_solve(const zw_game *game);
/* With the tables and the database of these options. NULL with an error. */
bounds_solver *bounds_new(const zw_game *game, const zw_engine_options *options, zw_error *error);
void bounds_free(bounds_solver *solver);

/* Searches deeper and deeper until both sides' bounds meet, within the limits (of time and nodes, in all). The report has
 * the value 1, 0 or -1, the move and the line that prove it, and what it cost; with `all` also every move, best first, its
 * bounds found within the same limits once more for each. */
zw_status bounds_solve(bounds_solver *solver, const void *position, const zw_limits *limits, int all, zw_report *report,
                       zw_error *error);

#endif
