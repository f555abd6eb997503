/* duel_work.h - a pair of games between two configurations from one position, each of them moving first once, as Zhang
 * 1996 plays them. Both search to a fixed depth, the second player to the task's, the first so many plies further as its
 * word says: "fe:delta=0.5 +1 vs alphabeta:memory=off". */
#ifndef ZW_LAB_DUEL_WORK_H
#define ZW_LAB_DUEL_WORK_H

#include "work.h"

/* Plays, and writes to `measures` what came out. The first player's points of the pair are 1 when it came to a better end
 * as the one who moves first than the other did, 1/2 when to the same, else 0. Returns 0, or -1: see `error`. */
int lab_duel_run(lab_bench *bench, lab_set *set, const position_item *item, const char *word, int depth,
                 double *measures, zw_error *error);
/* Is the word one of a match on this game? Returns 0, or -1 after a complaint. */
int lab_duel_check(const char *word, game_handle *handle, const position_item *item);

#endif
