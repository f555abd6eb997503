/* check.c - does a game keep its promises?
 *
 * Walks random games and compares what the functions say with each other, in words a game's author can act on. It must
 * not assume anything it is there to check: what a game writes goes into memory with a watched end, and nothing is
 * searched with the kernel. What is looked at in a position is in check_position.c and check_text.c, what is counted over
 * all games in check_games.c. */
#include "check_walk.h"
#include "../base/error.h"

#include <stdlib.h>
#include <string.h>

/* Moves that are looked at closely for each ply that is played; where positions have more, not every position is. */
#define CLOSE_MOVES 128

/* ------------------------------------------------------------------------------------------------------ the walk */

/* Is the game drawn here by the rules that it asks for? */
static int is_drawn(walk *w, int ply)
{
    const zw_game *g = w->game;
    int seen = 0;
    if (g->dead && CALL(w, dead, w->here.at))
        return 1;
    if (!g->reversible)
        return 0;
    int plies = g->no_progress_plies ? CALL(w, no_progress_plies, w->here.at) : w->path_runs[ply];
    if (g->no_progress_limit && plies >= g->no_progress_limit)
        return 1;
    for (int back = 1; back <= w->path_runs[ply] && back <= ply; back++)
        seen += w->path_keys[ply - back] == w->path_keys[ply];
    return seen >= 2;
}

/* A position that occurs again within a few plies: later moves have undone all moves between. */
static void check_recurrence(walk *w, int ply)
{
    for (int back = 1; back <= RECENT && back <= ply; back++) {
        int place = (ply - back) % RECENT;
        if (w->recent_of[place].side != w->side || memcmp(w->recent[place].at, w->here.at, w->game->position_size) != 0)
            continue;
        if (!w->game->reversible)
            zw_check_say(w, RECURS,
                         "this is the position of %d plies before: a game in which positions recur needs reversible()",
                         back);
        else if (w->path_runs[ply] < back)
            zw_check_say(w, RECURS,
                         "this is the position of %d plies before, but reversible() says 0 of a move since then", back);
        return;
    }
}

static void look_closely(walk *w, int count)
{
    const zw_move *list = (const zw_move *)(const void *)w->list.at;
    zw_check_codes(w, list, count);
    zw_check_notation(w, list, count);
    zw_check_keys(w, list, count);
    zw_check_knowledge(w, list, count);
    if (w->game->plies_left && count > 0 && CALL(w, plies_left, w->here.at) <= 0)
        zw_check_say(w, PLIES_LEFT, "plies_left() says 0, moves() lists %d moves", count);
}

/* Plays the move and makes the position after it the current one. */
static void go_on(walk *w, int ply, zw_move move)
{
    const zw_game *g = w->game;
    if (g->free_move)
        zw_check_free_move(w, move);
    w->path_runs[ply + 1] = g->reversible && CALL_OF(w, move, reversible, w->here.at, move) ? w->path_runs[ply] + 1 : 0;
    w->side ^= !zw_check_keeps_turn(w, w->here.at, move);
    if (ply < LONGEST_WALK)
        zw_check_move(w, move);
    else
        zw_check_play(w, w->here.at, move, &w->next);
    memcpy(w->here.at, w->next.at, g->position_size);
    zw_check_push(w, move);
}

/* The initial position, written into memory that was full of something else. */
static void start_game(walk *w)
{
    const zw_game *g = w->game;
    memset(w->here.at, 0x55, g->position_size);
    memset(w->copy.at, 0xAA, g->position_size);
    CALL(w, start, w->here.at);
    if (zw_check_overrun(&w->here))
        zw_check_say(w, OVERRUN_POSITION, "start() wrote past the %zu bytes of a position (position_size)",
                     w->here.size);
    if (g->first_to_move && !CALL(w, first_to_move, w->here.at))
        zw_check_say(w, TURN, "first_to_move() says 0: expected 1, since whoever is to move here moves first");
    if (!(g->flags & ZW_EQUAL_BYTES))
        return;
    CALL(w, start, w->copy.at);
    if (memcmp(w->here.at, w->copy.at, g->position_size) != 0)
        zw_check_say(w, UNEQUAL_BYTES,
                     "start() does not write byte %d of a position: ZW_EQUAL_BYTES promises that equal positions have "
                     "equal bytes, padding included",
                     zw_check_difference(w, &w->here));
}

static void walk_game(walk *w)
{
    const zw_game *g = w->game;
    int longest = g->plies_left || w->said >> ENDLESS & 1 ? LONGEST_WALK : ZW_CHECK_PLIES;
    w->trace->plies = 0;
    w->side = 0;
    w->free_run = 0;
    w->path_runs[0] = 0;
    w->allowance = g->max_moves > CLOSE_MOVES ? -(int64_t)(zw_check_draw(w) % (uint64_t)g->max_moves) : 0;
    start_game(w);
    for (int ply = 0; ply < longest; ply++) {
        zw_value outcome = ZW_INFINITY; /* which no game may say */
        int count = zw_check_list(w, g->moves, "moves", w->here.at, &w->list, &outcome);
        if (count < 0)
            return;
        if (count == 0 && outcome == ZW_INFINITY) {
            zw_check_say(w, NO_OUTCOME, "moves() lists no moves and does not set *outcome");
            outcome = 0;
        }
        w->path_keys[ply] = zw_check_hash(w, w->here.at, ZW_NO_MOVE);
        if (ply < LONGEST_WALK) {
            check_recurrence(w, ply);
            zw_check_remember(w, ply);
            zw_check_values(w, count, outcome);
            w->allowance += CLOSE_MOVES;
            if (w->allowance > 0 || count == 0) {
                w->allowance = w->allowance > count ? 0 : w->allowance - count;
                look_closely(w, count);
            }
        }
        if (count == 0 && ply < LONGEST_WALK)
            zw_check_result(w, ply, outcome);
        if (count == 0 || is_drawn(w, ply))
            return;
        go_on(w, ply, ((const zw_move *)(const void *)w->list.at)[zw_check_draw(w) % (uint64_t)count]);
    }
    if (longest == ZW_CHECK_PLIES)
        zw_check_say_of_all(w, ENDLESS,
                            "a random game had not ended after %d plies: expected an end, or draws by reversible() and "
                            "no_progress_limit",
                            longest);
}

/* -------------------------------------------------------------------------------------------------------- memory */

/* 0 when there is not enough. Everything that was made is freed by walk_free(). */
static int walk_new(walk *w)
{
    const zw_game *g = w->game;
    size_t size = g->position_size, moves = (size_t)g->max_moves * sizeof(zw_move);
    int ready = zw_check_room_new(w, &w->here, size, "position") && zw_check_room_new(w, &w->next, size, "position") &&
                zw_check_room_new(w, &w->copy, size, "position") && zw_check_room_new(w, &w->list, moves, "list") &&
                zw_check_room_new(w, &w->other, moves, "list") && zw_check_room_new(w, &w->keys, moves, "keys") &&
                zw_check_room_new(w, &w->wide, moves + EVEN_MORE * sizeof(zw_move), "list") &&
                zw_check_room_new(w, &w->text, TEXT, "text") && zw_check_room_new(w, &w->why, 400, "text");
    for (int i = 0; ready && i <= SMALL_ENDGAME; i++)
        ready =
            zw_check_room_new(w, &w->stack[i], size, "position") && zw_check_room_new(w, &w->deep[i], moves, "list");
    for (int i = 0; ready && i < RECENT; i++)
        ready = zw_check_room_new(w, &w->recent[i], size, "position");
    w->path_keys = malloc((ZW_CHECK_PLIES + 1) * sizeof *w->path_keys);
    w->path_runs = malloc((ZW_CHECK_PLIES + 1) * sizeof *w->path_runs);
    w->codes = calloc(65536, sizeof *w->codes);
    w->texts = malloc((size_t)g->max_moves * sizeof *w->texts);
    w->seen = calloc(REMEMBERED, sizeof *w->seen);
    w->distinct = calloc(2 * REMEMBERED, sizeof *w->distinct);
    w->own_trace = w->host && w->host->trace ? NULL : calloc(1, sizeof *w->own_trace);
    w->trace = w->own_trace ? w->own_trace : w->host ? w->host->trace : NULL;
    return ready && w->path_keys && w->path_runs && w->codes && w->texts && w->seen && w->distinct && w->trace;
}

static void walk_free(walk *w)
{
    room *const rooms[] = {&w->here, &w->next, &w->copy, &w->list, &w->other, &w->keys, &w->wide, &w->text, &w->why};
    for (size_t i = 0; i < sizeof rooms / sizeof rooms[0]; i++)
        zw_check_room_free(w, rooms[i]);
    for (int i = 0; i <= SMALL_ENDGAME; i++) {
        zw_check_room_free(w, &w->stack[i]);
        zw_check_room_free(w, &w->deep[i]);
    }
    for (int i = 0; i < RECENT; i++)
        zw_check_room_free(w, &w->recent[i]);
    free(w->path_keys);
    free(w->path_runs);
    free(w->codes);
    free(w->texts);
    free(w->seen);
    free(w->distinct);
    free(w->own_trace);
}

zw_status zw_game_check_hosted(const zw_game *game, uint64_t seed, int games, const zw_check_host *host,
                               void (*complain)(void *, const char *), void *context, zw_error *error)
{
    zw_status status = zw_game_validate(game, error);
    if (status != ZW_OK)
        return status;
    const zw_game whole = zw_game_whole(game);
    walk w = {.game = &whole, .host = host, .complain = complain, .complain_context = context, .random = seed};
    int ready = walk_new(&w);
    if (ready && whole.context_new) {
        zw_check_enter(&w, "context_new", ZW_NO_MOVE);
        if (whole.context_new(&whole, &w.context) != 0) {
            w.context = NULL;
            ready = 0;
        }
    }
    if (!ready) {
        status = zw_fail(error, ZW_NO_MEMORY, "no memory to check %s", whole.name);
    } else {
        for (int i = 0; i < games; i++)
            walk_game(&w);
        zw_check_all_games(&w);
        if (w.said)
            status = zw_fail(error, ZW_BAD_GAME, "%s does not keep its promises", whole.name);
    }
    if (w.context && whole.context_free) {
        zw_check_enter(&w, "context_free", ZW_NO_MOVE);
        whole.context_free(&whole, w.context);
    }
    walk_free(&w);
    return status;
}

zw_status zw_game_check(const zw_game *game, uint64_t seed, int games, void (*complain)(void *, const char *),
                        void *context, zw_error *error)
{
    return zw_game_check_hosted(game, seed, games, NULL, complain, context, error);
}
