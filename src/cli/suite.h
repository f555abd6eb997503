/* suite.h - test positions and their solutions: a file of EPD lines with the operations bm (best moves), am (moves to avoid),
 * dm (mate in so many moves) and id. It must not know how they are searched. */
#ifndef ZW_CLI_SUITE_H
#define ZW_CLI_SUITE_H

#include "common/positions.h"

typedef struct problem {
    char *position; /* as the game writes it */
    char *name; /* its id, or the line it stands in */
    char *wanted; /* the operations that say what solves it, for people */
    zw_move *best, *avoid;
    int best_count, avoid_count;
    int mate; /* moves; 0: not asked for */
} problem;

typedef struct suite {
    problem *problems;
    int count, capacity;
    int refused; /* lines that were complained about */
} suite;

/* Reads a file. Lines that cannot be read are complained about by number and left out. Returns EXIT_BAD when there is
 * nothing to solve. */
int suite_read(suite *of, game_handle *handle, const char *path);
void suite_free(suite *of);

/* Whether a move, with a mate in so many plies behind it (0: none), solves the problem. */
int problem_solved_by(const problem *of, zw_move move, int mate_plies);

#endif
