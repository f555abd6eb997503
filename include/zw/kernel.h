/* kernel.h - the search kernel as a template: include it once per game to get that game's own search.
 *
 *     static const zw_game mygame = {.abi = ZW_ABI, .size = sizeof(zw_game), .name = "mygame", ...};
 *     #define ZW_GAME mygame
 *     #include <zw/kernel.h>           emits `const zw_kernel zw_kernel_mygame`
 *
 * The table is a constant of the source file, so the compiler turns G.play(...) into a direct, inlined call and
 * G.settle != NULL into a constant: what a game does not have costs nothing. src/game/plugin.c includes the same source
 * around a game that is known only at run time.
 *
 * The kernel is alpha-beta with memory, fail-soft, with both bounds in the table (Plaat et al. 1996, fig. 1); its loop is
 * NegaScout with a switch, so that a wide window gives alpha-beta, Scout or NegaScout and a null window is the papers'
 * Test. It does not know which driver chose its window. Its parts:
 *     kernel_search.h      the search function and its steps
 *     kernel_shared.h      the moves of a node that several workers search
 *     kernel_selective.h   the rules of selective search in tournament play
 *     kernel_cheap.h       an experiment with the order of moves */
#ifdef ZW_KERNEL_H
#error "zw/kernel.h is a template: one game per source file"
#endif
#define ZW_KERNEL_H

#include <assert.h>
#include <string.h>
#include <zw/worker.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ZW_GAME
#error "zw/kernel.h: define ZW_GAME, the name of the game's table"
#endif

/* The game. Both forms mention the worker, so that every function here must have one. Numbers returned by a game that is
 * known only at run time are checked (src/game/trust.h). */
#ifdef ZW_GAME_AT_RUN_TIME
#define G (*w->game)
#else
#define G (*((void)w, &ZW_GAME))
#define zw_trusted(w, what, value) (value)
#define zw_trust_keys(w, keys, count) ((void)0)
#endif

/* A step of the search is compiled into each of its copies. */
#define ZW_STEP static inline __attribute__((always_inline))
#define ZW_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

static inline void *zw_place(const zw_worker *w, int ply)
{
    return w->positions + (size_t)ply * G.position_size;
}

static inline int32_t *zw_keys_at(const zw_worker *w, int ply)
{
    return w->sort_keys + (size_t)ply * w->move_stride;
}

/* The key of a position. A game without keys is searched without a table, and the result is not used. */
static inline uint64_t zw_key_of(const zw_worker *w, const void *position)
{
    return G.hash ? G.hash(w->context, position) : zw_hash_bytes(position, G.position_size);
}

/* The largest value; 0 in a table means 1. */
static inline zw_value zw_most(const zw_worker *w)
{
    return G.max_score ? G.max_score : 1;
}

/* An outcome as the search counts it: with the distance to the win, if the game has ZW_WINS_BY_DISTANCE. */
static inline zw_value zw_outcome(const zw_worker *w, zw_value value, int in_play, int depth, int ply)
{
    return G.flags & ZW_WINS_BY_DISTANCE ? zw_outcome_value(value, G.max_score, in_play, depth, ply) : value;
}

/* Beyond this a value is a win by distance, to which margins do not apply. */
static inline zw_value zw_won(const zw_worker *w)
{
    return G.flags & ZW_WINS_BY_DISTANCE ? G.max_score - ZW_STACK : zw_most(w);
}

/* Counts positions that the game's functions have visited by themselves. */
static inline void zw_count_visits(zw_worker *w, uint64_t visited)
{
    w->visits += visited;
    if (w->pass && w->visits >= w->check_at) /* virtual workers: a result must not be seen before its time */
        w->host->check(w);
}

static inline void zw_count_visited(zw_worker *w)
{
    if (G.visited) {
        uint64_t visited = G.visited(w->context);
        if (visited == 0)
            return;
        w->count.quiescence += visited;
        zw_count_visits(w, visited);
    }
}

/* The depth that is left after a move. */
static inline int zw_depth_after(const zw_worker *w, const void *position, zw_move move, int depth)
{
    return G.free_move && G.free_move(w->context, position, move) ? depth : depth - 1;
}

/* Does the player who makes the move move again after it? */
static inline int zw_moves_again(const zw_worker *w, const void *position, zw_move move)
{
    return G.moves_again && G.moves_again(w->context, position, move);
}

/* The side to move, 0 at the root. */
static inline int zw_side(const zw_worker *w, int ply)
{
    return G.moves_again ? w->side[ply] : ply & 1;
}

static inline void zw_take_turn(zw_worker *w, int again, int ply)
{
    if (G.moves_again)
        w->side[ply + 1] = (uint8_t)(w->side[ply] ^ !again);
}

static inline void zw_play_child(zw_worker *w, const void *position, zw_move move, int again, void *child, int ply)
{
    zw_take_turn(w, again, ply);
    G.play(w->context, position, move, child);
}

/* The lower bound of a move that the entry of its child proves. */
static inline zw_value zw_least(const zw_entry *child, int again)
{
    return again ? child->lower : -child->upper;
}

/* A game given at run time may announce too few moves: that ends the search with a fault. */
static inline int zw_announced(zw_worker *w, int count)
{
#ifdef ZW_GAME_AT_RUN_TIME
    if (ZW_UNLIKELY(count > G.max_moves || count < 0)) {
        w->host->fault(w, ZW_BAD_GAME, "a list has another number of moves than max_moves allows");
        return 0;
    }
#else
    assert(count >= 0 && count <= G.max_moves);
    (void)w;
#endif
    return count;
}

/* The legal moves of a node, or in play those of search_moves(). */
static inline int zw_list(zw_worker *w, const void *position, zw_move *moves, int in_play, zw_value *outcome)
{
    int count = G.search_moves && in_play ? G.search_moves(w->context, position, moves, G.max_moves, outcome)
                                          : G.moves(w->context, position, moves, G.max_moves, outcome);
#ifdef ZW_GAME_AT_RUN_TIME
    *outcome = count == 0 ? zw_trusted(w, "an outcome", *outcome) : 0;
#endif
    return zw_announced(w, count);
}

/* Without an evaluation a position is worth its outcome when the game is over there, and 0 otherwise. */
static inline zw_value zw_outcome_here(zw_worker *w, const void *position)
{
    zw_value outcome = 0;
    int count = zw_list(w, position, zw_moves_at(w, ZW_SPARE_PLY), 0, &outcome);
    return count == 0 ? outcome : 0;
}

/* The evaluation that the switches ask for, before it is rounded. */
static inline zw_value zw_evaluation_of(zw_worker *w, const void *position)
{
    if (G.evaluate_plain && ZW_UNLIKELY(w->switches.evaluation == ZW_EVALUATION_PLAIN))
        return zw_trusted(w, "evaluate_plain()", G.evaluate_plain(w->context, position));
    if (G.evaluate_hand && ZW_UNLIKELY(w->switches.evaluation == ZW_EVALUATION_HAND))
        return zw_trusted(w, "evaluate_hand()", G.evaluate_hand(w->context, position));
    return G.evaluate ? zw_trusted(w, "evaluate()", G.evaluate(w->context, position)) : zw_outcome_here(w, position);
}

static inline zw_value zw_evaluate(zw_worker *w, const void *position, int in_play, int ply)
{
    return zw_leaf_value(w, zw_evaluation_of(w, position), G.max_score, G.flags & ZW_WINS_BY_DISTANCE, in_play, ply);
}

/* Quiescence: searches tactical moves, and may stand pat where no move is forced. Its nodes are counted separately. */
static zw_value zw_quiesce(zw_worker *w, const void *position, zw_value alpha, zw_value beta, int in_play, int ply)
{
    if (++w->visits >= w->check_at && w->host->check(w))
        return 0;
    if (ply > w->reach)
        w->reach = ply;
    int forced = G.forced && ply < ZW_MAX_DEPTH ? G.forced(w->context, position) : 0;
    zw_value best = forced ? -ZW_INFINITY : zw_evaluate(w, position, in_play, ply);
    if (best >= beta || ply >= ZW_MAX_DEPTH)
        return best;
    zw_move *moves = zw_moves_at(w, ply);
    zw_value outcome = 0;
    int count = forced ? zw_list(w, position, moves, 0, &outcome)
                       : zw_announced(w, G.tactical(w->context, position, moves, G.max_moves));
    if (count <= 0)
        return forced ? zw_outcome(w, outcome, in_play, 0, ply) : best;
    if (G.order)
        G.order(w->context, position, moves, count, zw_keys_at(w, ply));
    void *child = zw_place(w, ply + 1);
    for (int i = 0; i < count; i++) {
        if (G.order)
            zw_pick(moves, zw_keys_at(w, ply), i, count);
        int again = zw_moves_again(w, position, moves[i]);
        zw_value floor = best > alpha ? best : alpha;
        zw_play_child(w, position, moves[i], again, child, ply);
        w->count.quiescence++;
        zw_value value = again ? zw_quiesce(w, child, floor, beta, in_play, ply + 1)
                               : -zw_quiesce(w, child, -beta, -floor, in_play, ply + 1);
        if (w->stopped)
            return 0;
        if (value > best)
            best = value;
        if (best >= beta)
            break;
    }
    return best;
}

static zw_node_search ZW_PASTE(ZW_GAME, _fixed_depth), ZW_PASTE(ZW_GAME, _tournament), ZW_PASTE(ZW_GAME, _traced);

/* The search of an instance, which is a constant wherever this is called, unless the node above is shared among workers. */
ZW_STEP zw_value zw_search_in(int instance, int shared, zw_worker *w, const void *position, uint64_t key,
                              zw_value alpha, zw_value beta, int depth, int ply)
{
#ifdef ZW_GAME_AT_RUN_TIME
    if (shared && depth >= w->share_depth)
        return zw_search_shared(w, position, key, alpha, beta, depth, ply);
    if (shared)
        return w->kernel->search[instance](w, position, key, alpha, beta, depth, ply);
#endif
    (void)shared;
    return instance == ZW_TOURNAMENT ? ZW_PASTE(ZW_GAME, _tournament)(w, position, key, alpha, beta, depth, ply)
           : instance == ZW_TRACED   ? ZW_PASTE(ZW_GAME, _traced)(w, position, key, alpha, beta, depth, ply)
                                     : ZW_PASTE(ZW_GAME, _fixed_depth)(w, position, key, alpha, beta, depth, ply);
}

/* A search that a rule of tournament play makes before the moves of a node. */
ZW_STEP zw_value zw_search_ahead(zw_worker *w, const void *position, uint64_t key, zw_value alpha, zw_value beta,
                                 int depth, int ply)
{
    return zw_search_in(ZW_TOURNAMENT, w->marks != NULL, w, position, key, alpha, beta, depth, ply);
}

#include <zw/kernel_cheap.h>
#include <zw/kernel_selective.h>
#include <zw/kernel_search.h>

#define ZW_INSTANCE(name, instance, shared)                                                                            \
    zw_value name(zw_worker *w, const void *position, uint64_t key, zw_value alpha, zw_value beta, int depth, int ply) \
    {                                                                                                                  \
        return zw_search_node(instance, shared, w, position, key, alpha, beta, depth, ply);                            \
    }
static ZW_INSTANCE(ZW_PASTE(ZW_GAME, _fixed_depth), ZW_FIXED_DEPTH,
                   0) static ZW_INSTANCE(ZW_PASTE(ZW_GAME, _tournament), ZW_TOURNAMENT,
                                         0) static ZW_INSTANCE(ZW_PASTE(ZW_GAME, _traced), ZW_TRACED, 0)
#ifdef ZW_GAME_AT_RUN_TIME
    ZW_INSTANCE(zw_search_shared, w->instance, 1)
#endif

    /* Is the last ply counted without listing its moves? */
    static inline int zw_counts_last(const zw_worker *w, int paths)
{
    return G.count && !(paths && G.move_paths);
}

static inline uint64_t zw_perft_last(zw_worker *w, const void *position)
{
    uint64_t leaves = (uint64_t)G.count(w->context, position);
    return leaves ? leaves : (G.flags & ZW_PERFT_COUNTS_FINISHED) != 0;
}

/* Move sequences of `depth` plies; the moves of the last ply are counted, not played. */
static uint64_t ZW_PASTE(ZW_GAME, _perft)(zw_worker *w, const void *position, int depth, int ply, int paths)
{
    zw_move *moves = zw_moves_at(w, ply);
    zw_value outcome;
    if (depth == 0)
        return 1;
    if (depth == 1 && zw_counts_last(w, paths))
        return zw_perft_last(w, position);
    if (depth > 2 && ZW_UNLIKELY(++w->visits >= w->check_at) && w->host->check(w))
        return 0;
    paths = paths && G.move_paths;
    int count = zw_list(w, position, moves, 0, &outcome);
    if (count == 0)
        return (G.flags & ZW_PERFT_COUNTS_FINISHED) != 0;
    if (depth == 1 && !paths)
        return (uint64_t)count;
    uint64_t sum = 0;
    void *child = zw_place(w, ply + 1);
    int last = depth == 2 && zw_counts_last(w, paths);
    for (int i = 0; i < count && !w->stopped; i++) {
        uint64_t ways = paths ? (uint64_t)G.move_paths(w->context, position, moves[i]) : 1;
        G.play(w->context, position, moves[i], child);
        sum += ways * (last ? zw_perft_last(w, child) : ZW_PASTE(ZW_GAME, _perft)(w, child, depth - 1, ply + 1, paths));
    }
    return sum;
}

extern const zw_kernel ZW_KERNEL_OF(ZW_GAME);
const zw_kernel ZW_KERNEL_OF(ZW_GAME) = {
    .version = ZW_KERNEL_VERSION,
    .worker_size = sizeof(zw_worker),
#ifndef ZW_GAME_AT_RUN_TIME
    .game = &ZW_GAME,
#endif
    .search = {ZW_PASTE(ZW_GAME, _fixed_depth), ZW_PASTE(ZW_GAME, _tournament), ZW_PASTE(ZW_GAME, _traced)},
    .perft = ZW_PASTE(ZW_GAME, _perft),
};

#ifdef __cplusplus
}
#endif

#undef ZW_INSTANCE
#undef G
#undef zw_trusted
#undef zw_trust_keys
