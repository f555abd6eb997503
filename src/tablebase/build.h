/* build.h - building and verifying endgame databases: the part that is no part of the library. */
#ifndef ZW_TABLEBASE_BUILD_H
#define ZW_TABLEBASE_BUILD_H

#include "tablebase.h"

#define BUILD_WHY 512 /* room for a sentence */

/* Solves a slice together with the one on the other side of a quiet move, and writes their files. All that captures and
 * promotions lead to is in `t` already. Returns 0; 1 when *stop became 1; -1 with one line in `why`. Any thread. */
int build_pair(zw_tablebase *t, slice_material material, int distances, const int *stop, char *why);

/* Writes the file of a slice beside, and puts it in place when it is whole. Returns 0, or -1 with one line in `why`. */
int build_write(const char *directory, const slice *numbering, format_kind kind, const unsigned char *codes, char *why);

typedef struct build_plan {
    zw_tablebase *tablebase;
    int pieces; /* from two up to this many */
    int distances; /* kept for slices with at most this many */
    int workers; /* 0: one for each core */
    void (*complain)(void *user, const char *sentence); /* of files that must be built again */
    void *user;
    /* filled in */
    int built; /* pairs of slices */
    uint64_t positions; /* in them */
    double seconds, seconds_left; /* it took; when it was stopped: projected from what was built, or -1 */
    char why[BUILD_WHY];
} build_plan;

/* Builds what is missing, a level after the other. Returns 0 when all is there, 1 after a Ctrl-C, -1 with plan->why. */
int build_run(build_plan *plan);

/* Derives every position of a slice again from its successors, and compares. Returns 0; 1 when *stop became 1; -1 with the
 * first position that differs in `why`. Any thread. */
int build_verify(zw_tablebase *t, slice_material material, const int *stop, char *why);

#endif
