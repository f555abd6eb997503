/* check_child.h - a game is checked in a child process, so that one that crashes or never returns is a sentence and not
 * the end of the program. What it writes lies before pages that nobody may touch. */
#ifndef ZW_CLI_CHECK_CHILD_H
#define ZW_CLI_CHECK_CHILD_H

#include "common/common.h"

typedef struct check_request {
    const char *game; /* a name, or the path of a plug-in */
    int games;
    uint64_t seed;
    double patience; /* seconds that one call of a function of the game may take */
} check_request;

typedef struct check_result {
    char name[64]; /* of the game; "" when it was not opened */
    int walked; /* games */
    int broken; /* promises */
    int keyless; /* searched without a table, for want of hash() and ZW_EQUAL_BYTES */
} check_result;

/* Calls `broken` with a sentence for each broken promise. Returns EXIT_FINE, EXIT_NO when there was one, or EXIT_BAD when
 * the game could not be checked at all, with the reason in `why`. */
int check_in_child(const check_request *request, void (*broken)(void *user, const char *sentence), void *user,
                   check_result *result, text *why);

#endif
