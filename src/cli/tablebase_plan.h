/* tablebase_plan.h - building the endgame databases of a game. It knows slices by their numbers and nothing of the game. */
#ifndef ZW_CLI_TABLEBASE_PLAN_H
#define ZW_CLI_TABLEBASE_PLAN_H

#include "game/databases.h"

typedef struct build_plan {
    zw_tablebase *tablebase;
    const char *directory; /* of the database */
    int pieces; /* from two up to this many */
    int distances; /* kept for slices with at most this many */
    int workers; /* 0: one for each core */
    zw_complaint complain; /* of files that must be built again */
    void *user;
    /* filled in */
    int built; /* pairs of slices */
    uint64_t positions; /* in them */
    double seconds, seconds_left; /* it took; when it was stopped: projected from what was built, or -1 */
    char why[ZW_WHY];
} build_plan;

/* Builds what is missing, a level after the other. Returns 0 when all is there, 1 after a Ctrl-C, -1 with plan->why. */
int build_run(build_plan *plan);

#endif
