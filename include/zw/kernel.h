/* kernel.h - the search kernel as a template: include it once per game to get that game's own search.
 *
 *     #include "mygame.h"                              typed functions, inline where it pays
 *     #define ZW_GAME mygame                           the prefix of what is emitted
 *     #define ZW_GAME_POSITION mygame_position
 *     #define ZW_GAME_MAX_MOVES 7
 *     #define ZW_GAME_MAX_SCORE 2200
 *     #define ZW_GAME_START mygame_start               void (void *context, mygame_position *)
 *     #define ZW_GAME_MOVES mygame_moves               ... and so on, as in struct zw_game, with typed positions
 *     #include <zw/kernel.h>                           emits `const zw_game mygame_game` with its kernel
 *
 * A function the game does not have is simply not defined, and costs nothing. The kernel is alpha-beta with memory,
 * fail-soft, with both bounds in the table (Plaat et al. 1996, fig. 1); its loop is NegaScout with a switch, so that a
 * wide window gives alpha-beta, Scout or NegaScout and a null window is the papers' Test. It knows nothing of who
 * chose its window. */
#ifdef ZW_KERNEL_H
#error "zw/kernel.h is a template: one game per source file"
#endif
#define ZW_KERNEL_H

#include <assert.h>
#include <string.h>
#include <zw/worker.h>

#ifndef ZW_GAME
_Static_assert(0, "zw/kernel.h: define ZW_GAME, the prefix of the game");
#endif

#define ZW_PASTE_(a, b) a##b
#define ZW_PASTE(a, b) ZW_PASTE_(a, b)
#define ZW_FN(name) ZW_PASTE(ZW_PASTE(ZW_GAME, _kernel_), name)

#ifdef ZW_GAME_THROUGH_FUNCTIONS

/* The game is the worker's zw_game, called through its pointers. */
#define ZW_GAME_COMPLETE
#define ZW_POSITION void
#define ZW_PLACE(w, ply) zw_position_at(w, ply)
#define ZW_LIMIT_MOVES(w) ((w)->game->max_moves)
#define ZW_LIMIT_SCORE(w) ((w)->game->max_score)
#define ZW_FLAGS(w) ((w)->game->flags)
#define ZW_CALL(w, function, ...) ((w)->game->function((w)->context, __VA_ARGS__))
#define ZW_DO_MOVES(w, ...) ZW_CALL(w, moves, __VA_ARGS__)
#define ZW_DO_PLAY(w, ...) ZW_CALL(w, play, __VA_ARGS__)
#define ZW_DO_EVALUATE(w, ...) ZW_CALL(w, evaluate, __VA_ARGS__)
#define ZW_DO_HASH(w, ...) ZW_CALL(w, hash, __VA_ARGS__)
#define ZW_HAS_EVALUATE_PLAIN(w) ((w)->game->evaluate_plain != NULL)
#define ZW_DO_EVALUATE_PLAIN(w, ...) ZW_CALL(w, evaluate_plain, __VA_ARGS__)
#define ZW_HAS_EVALUATE_HAND(w) ((w)->game->evaluate_hand != NULL)
#define ZW_DO_EVALUATE_HAND(w, ...) ZW_CALL(w, evaluate_hand, __VA_ARGS__)
#define ZW_HAS_SETTLE(w) ((w)->game->settle != NULL)
#define ZW_DO_SETTLE(w, ...) ZW_CALL(w, settle, __VA_ARGS__)
#define ZW_HAS_SEARCH_MOVES(w) ((w)->game->search_moves != NULL)
#define ZW_DO_SEARCH_MOVES(w, ...) ZW_CALL(w, search_moves, __VA_ARGS__)
#define ZW_HAS_CHILD_HASH(w) ((w)->game->child_hash != NULL)
#define ZW_DO_CHILD_HASH(w, ...) ZW_CALL(w, child_hash, __VA_ARGS__)
#define ZW_HAS_ORDER(w) ((w)->game->order != NULL)
#define ZW_DO_ORDER(w, ...) ZW_CALL(w, order, __VA_ARGS__)
#define ZW_HAS_TACTICAL(w) ((w)->game->tactical != NULL)
#define ZW_DO_TACTICAL(w, ...) ZW_CALL(w, tactical, __VA_ARGS__)
#define ZW_HAS_FORCED(w) ((w)->game->forced != NULL)
#define ZW_DO_FORCED(w, ...) ZW_CALL(w, forced, __VA_ARGS__)
#define ZW_HAS_NULL_MOVE(w) ((w)->game->null_move != NULL)
#define ZW_DO_NULL_MOVE(w, ...) ZW_CALL(w, null_move, __VA_ARGS__)
#define ZW_HAS_ADJUST(w) ((w)->game->adjust != NULL)
#define ZW_DO_ADJUST(w, ...) ZW_CALL(w, adjust, __VA_ARGS__)
#define ZW_HAS_FORECAST(w) ((w)->game->forecast != NULL)
#define ZW_DO_FORECAST(w, ...) ZW_CALL(w, forecast, __VA_ARGS__)
#define ZW_HAS_REVERSIBLE(w) ((w)->game->reversible != NULL)
#define ZW_DO_REVERSIBLE(w, ...) ZW_CALL(w, reversible, __VA_ARGS__)
#define ZW_HAS_COUNT(w) ((w)->game->count != NULL)
#define ZW_DO_COUNT(w, ...) ZW_CALL(w, count, __VA_ARGS__)
#define ZW_HAS_MOVE_PATHS(w) ((w)->game->move_paths != NULL)
#define ZW_DO_MOVE_PATHS(w, ...) ZW_CALL(w, move_paths, __VA_ARGS__)
#define ZW_HAS_EXPECT(w) ((w)->game->expect != NULL)
#define ZW_DO_EXPECT(w, ...) ZW_CALL(w, expect, __VA_ARGS__)
#define ZW_HAS_FREE_MOVE(w) ((w)->game->free_move != NULL)
#define ZW_DO_FREE_MOVE(w, ...) ZW_CALL(w, free_move, __VA_ARGS__)
#define ZW_HAS_VISITED(w) ((w)->game->visited != NULL)
#define ZW_DO_VISITED(w) ((w)->game->visited((w)->context))
#define ZW_CAN_SELECT 1
#define ZW_HAS_SELECTIVE(w) ((w)->lore != NULL)
#define ZW_MARGIN(w, name) ((w)->game->selective->name)
#define ZW_SELECT(w, function, ...) ((w)->game->selective->function((w)->context, __VA_ARGS__))
#define ZW_DO_TRAIT(w, ...) ZW_SELECT(w, trait, __VA_ARGS__)
#define ZW_DO_EXCHANGE(w, ...) ZW_SELECT(w, exchange, __VA_ARGS__)
#define ZW_DO_CHECKS(w, ...) ZW_SELECT(w, checks, __VA_ARGS__)
#define ZW_DO_CAPTURES(w, ...) ZW_SELECT(w, captures, __VA_ARGS__)

#else

/* The game is compiled in. What it must have: */
#ifndef ZW_GAME_POSITION
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_POSITION (the type of a position)");
#endif
#ifndef ZW_GAME_MAX_MOVES
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_MAX_MOVES (the most legal moves of any position)");
#endif
#ifndef ZW_GAME_MAX_SCORE
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_MAX_SCORE (the largest value)");
#endif
#ifndef ZW_GAME_START
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_START (start: writes the initial position)");
#endif
#ifndef ZW_GAME_MOVES
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_MOVES (moves: lists the legal moves)");
#endif
#ifndef ZW_GAME_PLAY
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_PLAY (play: writes the position after a move)");
#endif
#ifndef ZW_GAME_EVALUATE
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_EVALUATE (evaluate: static value for the side to move)");
#endif
#ifndef ZW_GAME_HASH
_Static_assert(0, "zw/kernel.h: the game has no ZW_GAME_HASH (hash: 64-bit key of a position)");
#endif
#if defined(ZW_GAME_MARGINS) && !(defined(ZW_GAME_TRAIT) && defined(ZW_GAME_EXCHANGE) && defined(ZW_GAME_CHECKS) &&    \
                                  defined(ZW_GAME_CAPTURES) && defined(ZW_GAME_FORCED))
_Static_assert(0, "zw/kernel.h: ZW_GAME_MARGINS needs ZW_GAME_TRAIT, _EXCHANGE, _CHECKS, _CAPTURES and _FORCED");
#endif
#if defined(ZW_GAME_POSITION) && defined(ZW_GAME_MAX_MOVES) && defined(ZW_GAME_MAX_SCORE) && defined(ZW_GAME_START) && \
    defined(ZW_GAME_MOVES) && defined(ZW_GAME_PLAY) && defined(ZW_GAME_EVALUATE) && defined(ZW_GAME_HASH)
#define ZW_GAME_COMPLETE /* otherwise nothing more is compiled: one line says what is missing, not a page */
#endif
#endif

#if defined(ZW_GAME_COMPLETE) && !defined(ZW_GAME_THROUGH_FUNCTIONS)

_Static_assert(ZW_GAME_MAX_SCORE <= ZW_VALUE_LIMIT, "zw/kernel.h: ZW_GAME_MAX_SCORE is above ZW_VALUE_LIMIT");
_Static_assert(ZW_GAME_MAX_MOVES <= ZW_MAX_MOVES, "zw/kernel.h: ZW_GAME_MAX_MOVES is above ZW_MAX_MOVES");

#ifndef ZW_GAME_FLAGS
#define ZW_GAME_FLAGS 0u
#endif
_Static_assert(!(ZW_GAME_FLAGS & ZW_WINS_BY_DISTANCE) || ZW_GAME_MAX_SCORE > 2 * ZW_MAX_DEPTH,
               "zw/kernel.h: ZW_GAME_MAX_SCORE is too small to count wins by distance");
#define ZW_POSITION ZW_GAME_POSITION
#define ZW_PLACE(w, ply) ((ZW_GAME_POSITION *)(void *)(w)->positions + (ply))
#define ZW_LIMIT_MOVES(w) (ZW_GAME_MAX_MOVES)
#define ZW_LIMIT_SCORE(w) (ZW_GAME_MAX_SCORE)
#define ZW_FLAGS(w) (ZW_GAME_FLAGS)
#define ZW_DO_MOVES(w, ...) ZW_FN(game_moves)((w)->context, __VA_ARGS__)
#define ZW_DO_PLAY(w, ...) ZW_FN(game_play)((w)->context, __VA_ARGS__)
#define ZW_DO_EVALUATE(w, ...) ZW_FN(game_evaluate)((w)->context, __VA_ARGS__)
#define ZW_DO_HASH(w, ...) ZW_FN(game_hash)((w)->context, __VA_ARGS__)
#include <zw/kernel_functions.h>
#ifdef ZW_GAME_EVALUATE_PLAIN
#define ZW_HAS_EVALUATE_PLAIN(w) 1
#define ZW_DO_EVALUATE_PLAIN(w, ...) ZW_FN(game_evaluate_plain)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_EVALUATE_PLAIN(w) 0
#define ZW_DO_EVALUATE_PLAIN(w, ...) 0
#endif
#ifdef ZW_GAME_EVALUATE_HAND
#define ZW_HAS_EVALUATE_HAND(w) 1
#define ZW_DO_EVALUATE_HAND(w, ...) ZW_FN(game_evaluate_hand)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_EVALUATE_HAND(w) 0
#define ZW_DO_EVALUATE_HAND(w, ...) 0
#endif
#ifdef ZW_GAME_SETTLE
#define ZW_HAS_SETTLE(w) 1
#define ZW_DO_SETTLE(w, ...) ZW_FN(game_settle)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_SETTLE(w) 0
#define ZW_DO_SETTLE(w, ...) 0
#endif
#ifdef ZW_GAME_SEARCH_MOVES
#define ZW_HAS_SEARCH_MOVES(w) 1
#define ZW_DO_SEARCH_MOVES(w, ...) ZW_FN(game_search_moves)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_SEARCH_MOVES(w) 0
#define ZW_DO_SEARCH_MOVES(w, ...) 0
#endif
#ifdef ZW_GAME_CHILD_HASH
#define ZW_HAS_CHILD_HASH(w) 1
#define ZW_DO_CHILD_HASH(w, ...) ZW_FN(game_child_hash)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_CHILD_HASH(w) 0
#define ZW_DO_CHILD_HASH(w, ...) 0
#endif
#ifdef ZW_GAME_ORDER
#define ZW_HAS_ORDER(w) 1
#define ZW_DO_ORDER(w, ...) ZW_FN(game_order)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_ORDER(w) 0
#define ZW_DO_ORDER(w, ...) (void)0
#endif
#ifdef ZW_GAME_TACTICAL
#define ZW_HAS_TACTICAL(w) 1
#define ZW_DO_TACTICAL(w, ...) ZW_FN(game_tactical)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_TACTICAL(w) 0
#define ZW_DO_TACTICAL(w, ...) 0
#endif
#ifdef ZW_GAME_FORCED
#define ZW_HAS_FORCED(w) 1
#define ZW_DO_FORCED(w, ...) ZW_FN(game_forced)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_FORCED(w) 0
#define ZW_DO_FORCED(w, ...) 0
#endif
#ifdef ZW_GAME_NULL_MOVE
#define ZW_HAS_NULL_MOVE(w) 1
#define ZW_DO_NULL_MOVE(w, ...) ZW_FN(game_null_move)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_NULL_MOVE(w) 0
#define ZW_DO_NULL_MOVE(w, ...) 0
#endif
#ifdef ZW_GAME_ADJUST
#define ZW_HAS_ADJUST(w) 1
#define ZW_DO_ADJUST(w, ...) ZW_FN(game_adjust)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_ADJUST(w) 0
#define ZW_DO_ADJUST(w, ...) 0
#endif
#ifdef ZW_GAME_FORECAST
#define ZW_HAS_FORECAST(w) 1
#define ZW_DO_FORECAST(w, ...) ZW_FN(game_forecast)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_FORECAST(w) 0
#define ZW_DO_FORECAST(w, ...) 0
#endif
#ifdef ZW_GAME_REVERSIBLE
#define ZW_HAS_REVERSIBLE(w) 1
#define ZW_DO_REVERSIBLE(w, ...) ZW_FN(game_reversible)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_REVERSIBLE(w) 0
#define ZW_DO_REVERSIBLE(w, ...) 0
#endif
#ifdef ZW_GAME_COUNT
#define ZW_HAS_COUNT(w) 1
#define ZW_DO_COUNT(w, ...) ZW_FN(game_count)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_COUNT(w) 0
#define ZW_DO_COUNT(w, ...) 0
#endif
#ifdef ZW_GAME_MOVE_PATHS
#define ZW_HAS_MOVE_PATHS(w) 1
#define ZW_DO_MOVE_PATHS(w, ...) ZW_FN(game_move_paths)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_MOVE_PATHS(w) 0
#define ZW_DO_MOVE_PATHS(w, ...) 0
#endif
#ifdef ZW_GAME_EXPECT
#define ZW_HAS_EXPECT(w) 1
#define ZW_DO_EXPECT(w, ...) ZW_FN(game_expect)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_EXPECT(w) 0
#define ZW_DO_EXPECT(w, position, node, value) (*(value) = 0)
#endif
#ifdef ZW_GAME_FREE_MOVE
#define ZW_HAS_FREE_MOVE(w) 1
#define ZW_DO_FREE_MOVE(w, ...) ZW_FN(game_free_move)((w)->context, __VA_ARGS__)
#else
#define ZW_HAS_FREE_MOVE(w) 0
#define ZW_DO_FREE_MOVE(w, ...) 0
#endif
#ifdef ZW_GAME_VISITED
#define ZW_HAS_VISITED(w) 1
#define ZW_DO_VISITED(w) ZW_GAME_VISITED((w)->context)
#else
#define ZW_HAS_VISITED(w) 0
#define ZW_DO_VISITED(w) 0
#endif
#ifdef ZW_GAME_MARGINS
#define ZW_CAN_SELECT 1
#define ZW_HAS_SELECTIVE(w) 1
#define ZW_MARGIN(w, name) (ZW_FN(selective).name)
#define ZW_DO_TRAIT(w, ...) ZW_FN(game_trait)((w)->context, __VA_ARGS__)
#define ZW_DO_EXCHANGE(w, ...) ZW_FN(game_exchange)((w)->context, __VA_ARGS__)
#define ZW_DO_CHECKS(w, ...) ZW_FN(game_checks)((w)->context, __VA_ARGS__)
#define ZW_DO_CAPTURES(w, ...) ZW_FN(game_captures)((w)->context, __VA_ARGS__)
#else
#define ZW_CAN_SELECT 0
#define ZW_HAS_SELECTIVE(w) 0
#endif

#endif

#ifdef ZW_GAME_COMPLETE

/* An outcome or evaluation as the search counts it: wins by distance where the game asks for that. */
static inline zw_value ZW_FN(value)(const zw_worker *w, zw_value value, int tournament, int depth, int ply)
{
    (void)w;
    return ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE ? zw_outcome_value(value, ZW_LIMIT_SCORE(w), tournament, depth, ply)
                                             : value;
}

/* Counts what the game's functions have visited by themselves. */
static inline void ZW_FN(count_visited)(zw_worker *w)
{
    if (ZW_HAS_VISITED(w)) {
        uint64_t visited = ZW_DO_VISITED(w);
        w->count.quiet += visited;
        w->visits += visited;
    }
}

/* The depth that is left behind a move. */
static inline int ZW_FN(depth_behind)(const zw_worker *w, const ZW_POSITION *position, zw_move move, int depth)
{
    (void)w, (void)position, (void)move;
    return ZW_HAS_FREE_MOVE(w) && ZW_DO_FREE_MOVE(w, position, move) ? depth : depth - 1;
}

/* A game given at run time may announce too few moves: that ends the search with a fault. */
static inline int ZW_FN(announced)(zw_worker *w, int count)
{
#ifdef ZW_GAME_THROUGH_FUNCTIONS
    if (__builtin_expect(count > ZW_LIMIT_MOVES(w) || count < 0, 0)) {
        zw_worker_fault(w, ZW_BAD_GAME, "a list has another number of moves than max_moves allows");
        return 0;
    }
#endif
    (void)w;
    return count;
}

/* The legal moves of a node, or in play those that the game thinks worth searching. */
static inline int ZW_FN(list)(zw_worker *w, const ZW_POSITION *position, zw_move *moves, int subset, zw_value *outcome)
{
    return ZW_FN(announced)(w, ZW_HAS_SEARCH_MOVES(w) && subset
                                   ? ZW_DO_SEARCH_MOVES(w, position, moves, ZW_LIMIT_MOVES(w), outcome)
                                   : ZW_DO_MOVES(w, position, moves, ZW_LIMIT_MOVES(w), outcome));
}

static inline zw_value ZW_FN(static_value)(const zw_worker *w, const ZW_POSITION *position)
{
    if (ZW_HAS_EVALUATE_PLAIN(w) && __builtin_expect(w->switches.evaluation == ZW_EVALUATION_PLAIN, 0))
        return ZW_DO_EVALUATE_PLAIN(w, position);
    if (ZW_HAS_EVALUATE_HAND(w) && __builtin_expect(w->switches.evaluation == ZW_EVALUATION_HAND, 0))
        return ZW_DO_EVALUATE_HAND(w, position);
    return ZW_DO_EVALUATE(w, position);
}

static inline zw_value ZW_FN(evaluate)(const zw_worker *w, const ZW_POSITION *position, int tournament, int ply)
{
    zw_value value = ZW_FN(static_value)(w, position);
    return zw_leaf_value(w, value, ZW_LIMIT_SCORE(w), ZW_FLAGS(w) & ZW_WINS_BY_DISTANCE, tournament, ply);
}

/* Quiescence: plays out the tactical moves, standing pat where nothing is forced. Its nodes are counted apart. */
static zw_value ZW_FN(quiesce)(zw_worker *w, const ZW_POSITION *position, zw_value alpha, zw_value beta, int tournament,
                               int ply)
{
    if (++w->visits >= w->check_at && zw_worker_check(w))
        return 0;
    if (ply > w->reach)
        w->reach = ply;
    int forced = ZW_HAS_FORCED(w) && ply < ZW_MAX_DEPTH ? ZW_DO_FORCED(w, position) : 0;
    zw_value best = forced ? -ZW_INFINITY : ZW_FN(evaluate)(w, position, tournament, ply);
    if (best >= beta || ply >= ZW_MAX_DEPTH)
        return best;
    zw_move *moves = zw_moves_at(w, ply);
    zw_value outcome = 0;
    int count = forced ? ZW_FN(list)(w, position, moves, 0, &outcome)
                       : ZW_FN(announced)(w, ZW_DO_TACTICAL(w, position, moves, ZW_LIMIT_MOVES(w)));
    if (count <= 0)
        return forced ? ZW_FN(value)(w, outcome, tournament, 0, ply) : best;
    if (ZW_HAS_ORDER(w))
        ZW_DO_ORDER(w, position, moves, count, w->sort_keys + (size_t)ply * w->move_stride);
    ZW_POSITION *child = ZW_PLACE(w, ply + 1);
    for (int i = 0; i < count; i++) {
        if (ZW_HAS_ORDER(w))
            zw_pick(moves, w->sort_keys + (size_t)ply * w->move_stride, i, count);
        ZW_DO_PLAY(w, position, moves[i], child);
        w->count.quiet++;
        zw_value value = -ZW_FN(quiesce)(w, child, -beta, -(best > alpha ? best : alpha), tournament, ply + 1);
        if (w->stopped)
            return 0;
        if (value > best)
            best = value;
        if (best >= beta)
            break;
    }
    return best;
}

#include <zw/kernel_cheap.h>
#if ZW_CAN_SELECT
#include <zw/kernel_selective.h>
#endif

#define ZW_IS_TOURNAMENT 0
#define ZW_IS_TRACED 0
#define ZW_SEARCH ZW_FN(fixed_depth)
#include <zw/kernel_search.h>
#define ZW_IS_TOURNAMENT 1
#define ZW_IS_TRACED 0
#define ZW_SEARCH ZW_FN(tournament)
#include <zw/kernel_search.h>
#define ZW_IS_TOURNAMENT 0
#define ZW_IS_TRACED 1
#define ZW_SEARCH ZW_FN(traced)
#include <zw/kernel_search.h>

/* Is the last ply counted without listing it? */
static inline int ZW_FN(counts)(const zw_worker *w, int paths)
{
    (void)w;
    return ZW_HAS_COUNT(w) && !(paths && ZW_HAS_MOVE_PATHS(w));
}

static inline uint64_t ZW_FN(perft_last)(zw_worker *w, const ZW_POSITION *position)
{
    uint64_t leaves = (uint64_t)ZW_DO_COUNT(w, position);
    (void)w, (void)position;
    return leaves ? leaves : (ZW_FLAGS(w) & ZW_PERFT_COUNTS_FINISHED) != 0;
}

/* Move sequences of `depth` plies; the last ply is counted, not played, and not called for either. */
static uint64_t ZW_FN(perft)(zw_worker *w, const void *at, int depth, int ply, int paths)
{
    const ZW_POSITION *position = at;
    zw_move *moves = zw_moves_at(w, ply);
    zw_value outcome;
    if (depth == 0)
        return 1;
    if (depth == 1 && ZW_FN(counts)(w, paths))
        return ZW_FN(perft_last)(w, position);
    paths = paths && ZW_HAS_MOVE_PATHS(w);
    int count = ZW_FN(list)(w, position, moves, 0, &outcome);
    if (count == 0)
        return (ZW_FLAGS(w) & ZW_PERFT_COUNTS_FINISHED) != 0;
    if (depth == 1 && !paths)
        return (uint64_t)count;
    uint64_t sum = 0;
    ZW_POSITION *child = ZW_PLACE(w, ply + 1);
    int last = depth == 2 && ZW_FN(counts)(w, paths);
    for (int i = 0; i < count && !w->stopped; i++) {
        uint64_t ways = paths ? (uint64_t)ZW_DO_MOVE_PATHS(w, position, moves[i]) : 1;
        ZW_DO_PLAY(w, position, moves[i], child);
        sum += ways * (last ? ZW_FN(perft_last)(w, child) : ZW_FN(perft)(w, child, depth - 1, ply + 1, paths));
    }
    return sum;
}

#ifdef ZW_GAME_THROUGH_FUNCTIONS
const zw_kernel zw_plugin_kernel
#else
static const zw_kernel ZW_FN(entry_points)
#endif
    = {.search = {ZW_FN(fixed_depth), ZW_FN(tournament), ZW_FN(traced)}, .perft = ZW_FN(perft)};

#ifndef ZW_GAME_THROUGH_FUNCTIONS
#include <zw/kernel_game.h>
#endif

#endif
