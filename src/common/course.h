/* course.h - the course of a game: the position it began from, the moves played, and every position between them. It must
 * not know who plays, nor why. */
#ifndef ZW_COMMON_COURSE_H
#define ZW_COMMON_COURSE_H

#include "positions.h"

typedef struct course {
    char *positions; /* count + 1 of them */
    zw_move *moves;
    int count, capacity; /* of moves */
} course;

/* Begins again from a position. */
void course_begin(course *of, const game_handle *handle, const void *first);
void course_play(course *of, const game_handle *handle, zw_move move); /* a legal one */
void course_take_back(course *of, int plies); /* at most all */
void course_free(course *of);

const void *course_position(const course *of, const game_handle *handle, int ply);
const void *course_last(const course *of, const game_handle *handle);
/* The one who moves first in the game is to move now. */
int course_first_to_move(const course *of, const game_handle *handle);

#endif
