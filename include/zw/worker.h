/* worker.h - the state of one search by one thread: what the kernel reads and writes at every node.
 *
 * A worker owns its stacks, killers, history and counters; the table it uses may be shared. Nothing here knows which
 * window comes next (the drivers do) or how a move is made (the game does). */
#ifndef ZW_WORKER_H
#define ZW_WORKER_H

#include <zw/driver.h>
#include <zw/experiment.h>
#include <zw/marks.h>
#include <zw/selective.h>
#include <zw/table.h>

#include <string.h>

#define ZW_STACK (ZW_MAX_DEPTH + 2) /* plies a worker has room for */
#define ZW_SPARE_PLY (ZW_STACK - 1) /* whose list of moves no node uses */
#define ZW_HISTORY_SLOTS 4096
#define ZW_ETC_BATCH 64 /* child keys that ETC asks for at once */

/* The root moves of a search, in the order in which they are to be searched, and what the current pass found. */
typedef struct zw_root {
    zw_root_move *moves;
    int count; /* moves to search; excluded ones stand behind them */
    int restricted; /* some are excluded: the root's value is not that of its position */
    zw_move best; /* the last move that raised alpha in this pass; ZW_NO_MOVE: none */
    zw_move most_promising; /* the move with the largest upper bound when none raised alpha */
    zw_value best_value;
} zw_root;

/* What a selective search remembers of a node while it is below it. */
typedef struct zw_frame {
    zw_value static_evaluation; /* -ZW_INFINITY: in check, or not looked at */
    uint16_t excluded; /* a move that is left out, to see what the others are worth; ZW_NO_SHORT: none */
    int16_t slot; /* of the move played here; ZW_SLOTS: none */
    int16_t doubled; /* extensions by more than a ply on the way here */
    uint8_t principal; /* on the line that is searched first: the one that the search expects to be played */
    uint8_t cut; /* expected to fail high */
} zw_frame;

/* The history tables of a selective search, for games that have zw_selective. */
#define ZW_STATIC_ENTRIES 32768
typedef struct zw_histories {
    int16_t continuation[2][ZW_SLOTS + 1][ZW_SLOTS]; /* by side, a move before, the move */
    int16_t captures[2][ZW_SLOTS][8]; /* by side, the move, what it takes */
    uint16_t countermove[2][ZW_SLOTS + 1]; /* the move that last refuted one */
    uint64_t static_evaluations[ZW_STATIC_ENTRIES]; /* a cache: check 40 | biased value 24 */
} zw_histories;

/* Why a search unwinds. */
enum {
    ZW_STOP_SEARCH = 1, /* it is over: a limit, a fault, or somebody says so */
    ZW_STOP_PASS, /* another worker has finished this pass */
    ZW_STOP_DECIDED, /* another worker has decided a node on the way to here: to that one */
    ZW_STOP_TAKEN /* another rank was sooner in a child on the way to here: to its parent, which puts it off */
};

/* A node whose moves are shared among workers, while this one is below it. */
typedef struct zw_shared_node {
    uint64_t key;
    zw_value alpha, beta;
    int depth; /* -1: none at this ply */
    int child_depth; /* of the child that is searched, if it is to be left to a rank that was there sooner; -1: it is not */
    uint64_t child; /* its key in the table */
} zw_shared_node;

/* A move that was put off, and the quiet moves up to its place: rules that count them must not count it late. */
typedef struct zw_deferred {
    uint16_t index, quiets;
} zw_deferred;

/* What the kernel calls outside itself. It finds these in the worker, so that a kernel in a plug-in needs no symbols of
 * the program that has loaded it. */
typedef struct zw_worker zw_worker;

/* Workers of other ranks, each with a table of its own: homes.c says what they tell each other. A node is named by its key in
 * the table and its depth. NULL: there are none. */
typedef struct zw_distant zw_distant;
struct zw_distant {
    int depth; /* of the shallowest nodes whose entries others are told of and asked for */
    int claim_depth; /* and of those that are searched by one rank if possible */
    int alone; /* this rank alone searches the pass: what it stores is told, and nothing else */
    uint64_t stride; /* between the keys of a position at two depths; 0: there is one key */
    void (*ask)(zw_distant *distant, uint64_t key, int depth); /* what comes of it comes into the table, or is noted */
    void (*enter)(zw_distant *distant, uint64_t key, int depth);
    void (*leave)(zw_distant *distant, uint64_t key, int depth);
    void (*store)(zw_distant *distant, uint64_t key, const zw_entry *entry);
    unsigned (*inside)(zw_distant *distant, uint64_t key, int depth); /* how many others, as far as noted */
    int (*mine)(zw_distant *distant, uint64_t key, int depth); /* is it at home here? */
    void (*wait)(zw_worker *worker); /* a moment, for news */
};

typedef struct zw_host {
    int (*check)(zw_worker *worker);
    void (*fault)(zw_worker *worker, zw_status status, const char *text);
    int (*no_progress)(zw_worker *worker, const void *position, int ply);
} zw_host;

struct zw_worker {
    const zw_host *host;
    const zw_game *game;
    const zw_kernel *kernel;
    void *context;
    zw_table *table; /* NULL: none */

    zw_switches switches;
    zw_experiment experiment;

    /* what follows from the switches, the algorithm, the game and the table */
    zw_policy policy;
    uint32_t rules; /* bits 1 << zw_rule: those in force */
    int key_by_depth; /* wide table with `equal`: a position at two depths has two entries */
    int at_least; /* deeper entries count */
    zw_value cheap_margin; /* how far below beta a static evaluation may be that promises a cutoff */
    int sizes_in_full; /* the size of a subtree counts what the table cut off with all its nodes */
    int shallow_exact; /* a null-window value two plies from the leaves is exact: no re-search (Reinefeld 1983) */
    int instance;
    int forecasting; /* a shallow search is running that may replace a deep one */

    /* limits */
    uint64_t visits, check_at, node_limit;
    uint64_t spared; /* nodes that table cutoffs stand for, with sizes_in_full */
    double started, deadline; /* seconds of the monotonic clock; deadline 0: none */
    const int *stop; /* set from outside */
    int stopped; /* the search unwinds: ZW_STOP_... */
    int reach; /* the largest ply of an evaluation */
    int root_no_progress; /* plies before the root that no_progress_limit counts */
    void (*on_check)(zw_worker *worker, void *user); /* called when limits are checked; may be NULL */
    void *on_check_user;
    zw_status fault; /* why, when the game broke a promise or memory ran out */
    char fault_text[256];

    zw_counters count;
    zw_root *root;
    void (*sink)(void *user, const zw_event *event);
    void *sink_user;

    /* several workers in one pass, over one table; without marks it is alone */
    const zw_marks *marks;
    zw_distant *distant;
    int number; /* among the workers */
    int share_depth; /* of the shallowest nodes whose moves are shared */
    const uint64_t *pass; /* the word that changes when the pass is over; NULL: alone */
    uint64_t pass_running; /* what it says until then */
    uint64_t look_at; /* the visit at which limits are looked at, and not the pass alone */
    void *member; /* of a team, as the engine knows it */
    zw_deferred *deferred; /* ZW_STACK lists of move_stride of them */
    zw_shared_node *shared; /* by ply */
    zw_sharing sharing;
    uint64_t decisions_at; /* the visit from which on it looks for decided nodes again */
    int decided_ply; /* ZW_STOP_DECIDED: where that node is, and its value */
    zw_value decided_value;

    /* per ply */
    size_t position_size, move_stride;
    char *positions; /* ZW_STACK of them */
    zw_move *moves; /* ZW_STACK lists of move_stride */
    int32_t *sort_keys;
    zw_move played[ZW_STACK];
    uint64_t *path; /* keys of the game before the root and of the current line */
    int path_base; /* index of the root in it */
    size_t path_capacity; /* elements of path and reversible_run */
    int *reversible_run; /* how many plies before this index can be taken back */
    uint16_t killers[ZW_STACK][2];
    int32_t history[2][ZW_HISTORY_SLOTS];
    zw_frame frames[ZW_STACK];
    zw_histories *histories; /* NULL: the game is not searched selectively */
    uint8_t side[ZW_STACK]; /* to move, 0 at the root; kept where a player may move again */
    int root_depth; /* of the pass */
    int no_null_before; /* a null move is being verified: none before this ply */
    int fresh; /* nothing was forgotten yet, so there was no search */
};

#define ZW_KERNEL_VERSION 4u /* goes up with every change of what the kernel and the library share */
/* A search of one node. `position` lies outside the worker's stack or in its place for `ply`. */
typedef zw_value zw_node_search(zw_worker *worker, const void *position, uint64_t key, zw_value alpha, zw_value beta,
                                int depth, int ply);
struct zw_kernel {
    uint32_t version; /* ZW_KERNEL_VERSION */
    uint32_t worker_size; /* sizeof(zw_worker) */
    const zw_game *game; /* that it is compiled around; NULL: the worker's */
    zw_node_search *search[3]; /* by zw_instance */
    uint64_t (*perft)(zw_worker *worker, const void *position, int depth, int ply, int paths);
};

/* What <zw/kernel.h> emits for a game. The same source may be compiled again for processors with more instructions; ZW_VARIANT
 * tells the copies apart. */
#define ZW_PASTE_(a, b) a##b
#define ZW_PASTE(a, b) ZW_PASTE_(a, b)
#ifdef ZW_VARIANT
#define ZW_KERNEL_OF(game) ZW_PASTE(ZW_PASTE(zw_kernel_, game), ZW_PASTE(_, ZW_VARIANT))
#else
#define ZW_KERNEL_OF(game) ZW_PASTE(zw_kernel_, game)
#endif

/* The kernel over a game that is known at run time only. */
extern const zw_kernel zw_kernel_plugin;
/* Its copy for nodes whose moves several workers share, for every game and in any instance but the traced one. These are
 * few; the nodes below are searched by the worker's own kernel, which knows nothing of others. */
zw_node_search zw_search_shared;

/* Makes a worker with its stacks. */
zw_worker *zw_worker_new(const zw_game *game, const zw_kernel *kernel, zw_error *error);
void zw_worker_free(zw_worker *worker);
/* Room for what a worker among several needs. Returns 0, or -1 without memory. */
int zw_worker_join(zw_worker *worker, int number);
/* Room for the keys of a game of `length` moves before the root. What is there stays; path_base is the caller's. */
zw_status zw_worker_reserve_path(zw_worker *worker, int length, zw_error *error);
void zw_worker_forget(zw_worker *worker); /* killers and history; before every search */
/* The limit of moves without progress is reached, and the game is not over by the last of them. */
int zw_worker_no_progress(zw_worker *worker, const void *position, int ply);

/* The slow half of the limit check, every few thousand nodes: 1 when the search must end. */
int zw_worker_check(zw_worker *worker);
/* Ends the search because the game broke a promise. */
void zw_worker_fault(zw_worker *worker, zw_status status, const char *text);
double zw_now(void); /* seconds of the monotonic clock */

static inline void *zw_position_at(const zw_worker *w, int ply)
{
    return w->positions + (size_t)ply * w->position_size;
}

static inline zw_move *zw_moves_at(const zw_worker *w, int ply)
{
    return w->moves + (size_t)ply * w->move_stride;
}

static inline uint64_t zw_table_key(const zw_worker *w, uint64_t key, int depth)
{
    return w->key_by_depth ? key + (uint64_t)depth * UINT64_C(0xD1B54A32D192ED03) : key;
}

/* Can an entry of this depth stand for a search to `depth`? */
static inline int zw_usable(const zw_worker *w, const zw_entry *entry, int depth)
{
    return entry->depth == depth || (w->at_least && entry->depth > depth);
}

static inline zw_value zw_coarse(const zw_worker *w, zw_value value)
{
    return w->switches.grain > 1 ? value - value % w->switches.grain : value;
}

/* History with gravity: bonuses saturate at ZW_HISTORY_MAX however many passes are made. */
static inline void zw_history_add(zw_worker *w, int side, zw_move move, int bonus)
{
    int32_t *h = &w->history[side][move & (ZW_HISTORY_SLOTS - 1)];
    int size = bonus < 0 ? -bonus : bonus;
    *h += bonus - *h * size / ZW_HISTORY_MAX;
}

/* The same for the smaller tables of zw_histories. */
static inline void zw_history_step(int16_t *h, int bonus)
{
    int size = bonus < 0 ? -bonus : bonus;
    *h = (int16_t)(*h + bonus - *h * size / ZW_HISTORY_MAX);
}

/* A move that has cut goes early at this ply from now on. */
static inline void zw_add_killer(zw_worker *w, int ply, zw_move move)
{
    if (w->killers[ply][0] != ZW_SHORT(move)) {
        w->killers[ply][1] = w->killers[ply][0];
        w->killers[ply][0] = ZW_SHORT(move);
    }
}

/* Wins by distance. In play a win `ply` plies from the root is worth max_score - ply, kept in the table relative to the
 * node; at fixed depth it is worth max_score - ZW_MAX_DEPTH + remaining depth, so that the value stays a function of
 * position and depth. */
static inline zw_value zw_outcome_value(zw_value outcome, zw_value max_score, int tournament, int depth, int ply)
{
    zw_value away = tournament ? ply : ZW_MAX_DEPTH - depth;
    return outcome >= max_score ? max_score - away : outcome <= -max_score ? away - max_score : outcome;
}

/* A static evaluation as the search counts it: rounded to the grain, save a win, whose distance must not be. */
static inline zw_value zw_leaf_value(const zw_worker *w, zw_value value, zw_value max_score, int by_distance,
                                     int tournament, int ply)
{
    if (by_distance && (value >= max_score || value <= -max_score))
        return zw_outcome_value(value, max_score, tournament, 0, ply);
    return zw_coarse(w, value);
}

static inline zw_value zw_to_table(zw_value value, zw_value max_score, int ply)
{
    zw_value band = max_score - ZW_MAX_DEPTH - 1;
    if (value == ZW_INFINITY || value == -ZW_INFINITY)
        return value;
    return value > band ? value + ply : value < -band ? value - ply : value;
}

static inline zw_value zw_from_table(zw_value value, zw_value max_score, int ply)
{
    zw_value band = max_score - ZW_MAX_DEPTH - 1;
    if (value == ZW_INFINITY || value == -ZW_INFINITY)
        return value;
    return value > band ? value - ply : value < -band ? value + ply : value;
}

/* At fixed depth a win kept `plies` deeper than it is read at is that much further from the horizon. The band is twice as
 * wide as the distances, for wins that now lie behind it. */
static inline zw_value zw_from_deeper(zw_value value, zw_value max_score, int plies)
{
    zw_value band = max_score - 2 * ZW_MAX_DEPTH;
    if (value == ZW_INFINITY || value == -ZW_INFINITY)
        return value;
    return value >= band ? value - plies : value <= -band ? value + plies : value;
}

/* What the root learns when one of its moves has been searched with the window (alpha, beta). */
static inline void zw_root_learn(zw_root *root, int index, zw_value value, zw_value alpha, zw_value beta,
                                 uint64_t nodes)
{
    zw_root_move *m = &root->moves[index];
    m->value = value;
    m->nodes += nodes;
    if (value > alpha && value > m->lower)
        m->lower = value;
    if (value < beta && value < m->upper)
        m->upper = value;
    if (value > root->best_value) {
        root->best_value = value;
        root->most_promising = m->move;
        if (value > alpha)
            root->best = m->move;
    }
}

/* How often the position at an index of the path has occurred before, within the plies that can be taken back. `step`
 * is 2 where the sides alternate: only every second position has the same side to move. */
static inline int zw_occurrences(const zw_worker *w, int index, int from, int step)
{
    int seen = 0;
    for (int back = from; back <= w->reversible_run[index]; back += step)
        seen += w->path[index - back] == w->path[index];
    return seen;
}

/* Does the game end at this ply by repetition (ZW_REPEATED), or by the limit of reversible moves (1)? A recurrence inside the
 * search is enough; with the game before the root it takes two. */
#define ZW_REPEATED 2
static inline int zw_repeats(zw_worker *w, const void *position, int ply, int step)
{
    int index = w->path_base + ply, run = w->reversible_run[index], least = 2 * step;
    if (w->game->no_progress_limit && w->root_no_progress + ply >= w->game->no_progress_limit &&
        w->host->no_progress(w, position, ply))
        return 1;
    for (int back = least; back <= run && back <= ply; back += step)
        if (w->path[index - back] == w->path[index])
            return ZW_REPEATED;
    return run > ply && zw_occurrences(w, index, ply < least ? least : ply + step - ply % step, step) >= 2 ? ZW_REPEATED
                                                                                                           : 0;
}

/* Near the root, after moves that can be taken back, an entry may have been stored before a repetition was possible: it must
 * not hide one. `step` is that of zw_occurrences(). */
#define ZW_REPETITION_PLIES 3
static inline int zw_may_repeat(const zw_worker *w, int ply, int step)
{
    return ply <= ZW_REPETITION_PLIES && w->reversible_run[w->path_base + ply] >= 2 * step;
}

/* Makes a move the first to be searched: by its key, or without keys by its place. Returns 1 when it is among them. */
static inline int zw_put_first(zw_move *moves, int32_t *keys, int count, uint16_t move, int32_t key)
{
    for (int i = 0; i < count; i++) {
        if (ZW_SHORT(moves[i]) != move)
            continue;
        if (keys) {
            keys[i] = key;
        } else {
            zw_move first = moves[i];
            memmove(moves + 1, moves, (size_t)i * sizeof *moves);
            moves[0] = first;
        }
        return 1;
    }
    return 0;
}

/* Moves the entry with the largest key in [from, count) to `from`, keeping the others in their order. */
static inline __attribute__((always_inline)) void zw_pick(zw_move *moves, int32_t *keys, int from, int count)
{
    int best = from;
    int32_t key = keys[from];
    for (int i = from + 1; i < count; i++)
        if (keys[i] > key) {
            best = i;
            key = keys[i];
        }
    zw_move move = moves[best];
    for (int i = best; i > from; i--) {
        moves[i] = moves[i - 1];
        keys[i] = keys[i - 1];
    }
    moves[from] = move;
    keys[from] = key;
}

#endif
