/* tunable.c - the games whose evaluation can be learned: one line each. */
#include "tunable.h"

#include <string.h>

extern const zw_tunable chess_tunable, othello_tunable;
static const zw_tunable *const tunables[] = {&chess_tunable, &othello_tunable};

const zw_tunable *zw_tunable_find(const char *game)
{
    for (size_t i = 0; i < sizeof tunables / sizeof *tunables; i++)
        if (!strcmp(tunables[i]->game, game))
            return tunables[i];
    return NULL;
}
