/* played_game.c - a game as far as it was played: see played_game.h. */
#include "played_game.h"

#include <stdlib.h>
#include <string.h>

static void make_room(played_game *of, int plies)
{
    if (of->positions && plies <= of->capacity)
        return;
    of->capacity = 2 * plies + 6; /* a match keeps many openings of a few moves */
    of->moves = enlarge(of->moves, (size_t)of->capacity, sizeof *of->moves);
    of->sides = enlarge(of->sides, (size_t)of->capacity + 1, sizeof *of->sides);
    of->positions = enlarge(of->positions, (size_t)of->capacity + 1, of->handle->game->position_size);
}

static char *place(const played_game *of, int ply)
{
    return of->positions + (size_t)ply * of->handle->game->position_size;
}

void played_begin(played_game *of, const game_handle *handle, const void *first)
{
    of->handle = handle;
    make_room(of, 1);
    if (first)
        memmove(of->positions, first, handle->game->position_size);
    else
        handle->game->start(handle->context, of->positions);
    of->sides[0] = 0;
    of->count = of->opening = 0;
    of->revision++;
}

int played_parse(played_game *of, const game_handle *handle, const char *position, zw_error *error)
{
    char *first = allocate(1, handle->game->position_size);
    int failed = zw_position_parse(handle->game, handle->context, position, first, error) != ZW_OK;
    if (!failed)
        played_begin(of, handle, first);
    free(first);
    return failed ? -1 : 0;
}

void played_copy(played_game *of, const game_handle *handle, const played_game *from)
{
    played_begin(of, handle, from->positions);
    make_room(of, from->count);
    memcpy(of->positions, from->positions, ((size_t)from->count + 1) * handle->game->position_size);
    memcpy(of->moves, from->moves, (size_t)from->count * sizeof *of->moves);
    memcpy(of->sides, from->sides, (size_t)from->count + 1);
    of->count = from->count;
    of->opening = from->opening;
}

void played_free(played_game *of)
{
    free(of->positions);
    free(of->moves);
    free(of->sides);
    *of = (played_game){0};
}

void played_move(played_game *of, zw_move move)
{
    int ply = of->count;
    make_room(of, ply + 1);
    of->sides[ply + 1] = (unsigned char)(of->sides[ply] ^ !played_moves_again(of, move));
    of->handle->game->play(of->handle->context, place(of, ply), move, place(of, ply + 1));
    of->moves[of->count++] = move;
}

int played_read(played_game *of, const char *moves, zw_error *error)
{
    zw_move *list = allocate(strlen(moves) / 2 + 1, sizeof *list);
    int count;
    zw_status status =
        zw_moves_parse(of->handle->game, of->handle->context, played_now(of), moves, list, &count, error);
    for (int i = 0; i < count; i++)
        played_move(of, list[i]);
    free(list);
    return status == ZW_OK ? 0 : -1;
}

void played_take_back(played_game *of, int plies)
{
    of->count -= plies < of->count ? plies : of->count;
    of->revision++;
}

const void *played_at(const played_game *of, int ply)
{
    return place(of, ply);
}

const void *played_now(const played_game *of)
{
    return place(of, of->count);
}

int played_side(const played_game *of)
{
    return of->sides[of->count] ^ of->sides[of->opening];
}

int played_moves_again(const played_game *of, zw_move move)
{
    const game_handle *handle = of->handle;
    return handle->game->moves_again && handle->game->moves_again(handle->context, played_now(of), move);
}

int played_first_to_move(const played_game *of)
{
    const game_handle *handle = of->handle;
    if (handle->game->first_to_move)
        return handle->game->first_to_move(handle->context, played_now(of));
    return of->sides[of->count] == 0;
}

void played_text(const played_game *of, int first, int end, text *to)
{
    char shown[256];
    for (int ply = first; ply < end; ply++) {
        move_text(of->handle, place(of, ply), of->moves[ply], MOVE_NOTATION, shown, sizeof shown);
        text_addf(to, "%s%s", ply > first ? " " : "", shown);
    }
}

zw_status played_show(const played_game *of, game_follower *to, zw_error *error)
{
    zw_status status = ZW_OK;
    if (to->revision != of->revision) {
        status = zw_engine_position(to->engine, of->positions, of->moves, of->count, error);
        to->plies = of->count;
        to->revision = status == ZW_OK ? of->revision : 0;
    }
    while (status == ZW_OK && to->plies < of->count) {
        status = zw_engine_play(to->engine, of->moves[to->plies], error);
        to->plies += status == ZW_OK;
    }
    return status;
}
