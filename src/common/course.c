/* course.c - the course of a game: see course.h. */
#include "course.h"

#include <stdlib.h>
#include <string.h>

static void make_room(course *of, const game_handle *handle, int plies)
{
    if (of->positions && plies <= of->capacity)
        return;
    of->capacity = 2 * plies + 64;
    of->moves = enlarge(of->moves, (size_t)of->capacity, sizeof *of->moves);
    of->positions = enlarge(of->positions, (size_t)of->capacity + 1, handle->game->position_size);
}

void course_begin(course *of, const game_handle *handle, const void *first)
{
    make_room(of, handle, 1);
    memmove(of->positions, first, handle->game->position_size);
    of->count = 0;
}

void course_play(course *of, const game_handle *handle, zw_move move)
{
    size_t size = handle->game->position_size;
    make_room(of, handle, of->count + 1);
    char *here = of->positions + (size_t)of->count * size;
    handle->game->play(handle->context, here, move, here + size);
    of->moves[of->count++] = move;
}

void course_take_back(course *of, int plies)
{
    of->count -= plies < of->count ? plies : of->count;
}

void course_free(course *of)
{
    free(of->positions);
    free(of->moves);
    *of = (course){0};
}

const void *course_position(const course *of, const game_handle *handle, int ply)
{
    return of->positions + (size_t)ply * handle->game->position_size;
}

const void *course_last(const course *of, const game_handle *handle)
{
    return course_position(of, handle, of->count);
}

int course_first_to_move(const course *of, const game_handle *handle)
{
    if (handle->game->first_to_move)
        return handle->game->first_to_move(handle->context, course_last(of, handle));
    return of->count % 2 == 0;
}
