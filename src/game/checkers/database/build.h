/* build.h - building and verifying slices. In which order, and how many at once, is not its business. */
#ifndef CHECKERS_DATABASE_BUILD_H
#define CHECKERS_DATABASE_BUILD_H

#include "database.h"

/* Solves a slice together with the one on the other side of a quiet move, and writes their files. All that captures and
 * promotions lead to is in `t` already. Returns 0; 1 when *stop became 1; -1 with one line in `why`. Any thread. */
int zw_checkers_build_pair(database *t, slice_material material, int distances, const int *stop, char *why);

/* Writes the file of a slice beside, and puts it in place when it is whole. Returns 0, or -1 with one line in `why`. */
int zw_checkers_build_write(const char *directory, const slice *numbering, format_kind kind, const unsigned char *codes,
                            char *why);

/* Derives every position of a slice again from its successors, and compares. Returns 0; 1 when *stop became 1; -1 with the
 * first position that differs in `why`. Any thread. */
int zw_checkers_build_verify(database *t, slice_material material, const int *stop, char *why);

/* Writes the packed file of a slice whose results are there. Returns 0; 1 when *stop became 1; -1 with one line in `why`. Any
 * thread. */
int zw_checkers_build_pack(database *t, slice_material material, const int *stop, char *why);

#endif
