/* check_walk.h - what the parts of zw_game_check() share: the state of a walk, memory with a watched end, sentences, and
 * calls of the game's functions that leave a trace. */
#ifndef ZW_GAME_CHECK_WALK_H
#define ZW_GAME_CHECK_WALK_H

#include "check.h"
#include "game.h"

#include <inttypes.h>

#define SMALL_ENDGAME 5 /* plies from the end at which settle() and search_moves() are checked against minimax */
#define LONGEST_WALK 2000 /* plies of a random game at which positions are looked at */
#define REMEMBERED 4096 /* positions whose keys are compared */
#define REMEMBERED_PATH 200 /* of their moves, how many are kept */
#define RECENT 8 /* positions before the end of a game that are compared with its outcome */
#define TEXT 4096
#define EVEN_MORE 256 /* moves that a list has room for when max_moves is put to the test */

enum check_kind {
    TOO_MANY,
    OVERRUN_LIST,
    OVERRUN_POSITION,
    OVERRUN_TEXT,
    MORE_THAN_MAX,
    DUPLICATE_CODE,
    RESERVED_CODE,
    SCORE_RANGE,
    SCORE_RESERVED,
    OUTCOME_RANGE,
    NO_OUTCOME,
    BLIND,
    UNSTABLE_PLAY,
    UNSTABLE_HASH,
    UNEQUAL_BYTES,
    CHILD_HASH,
    SUBSET,
    SUBSET_EMPTY,
    SUBSET_VALUE,
    SETTLE_ORDER,
    SETTLE_VALUE,
    ORDER_RANGE,
    TACTICAL,
    PLIES_LEFT,
    COUNT,
    MOVE_VALUES,
    POSITION_TEXT,
    MOVE_TEXT,
    TEXT_LENGTH,
    KEY_CLASH,
    KEY_BITS,
    REVERSED,
    SYMMETRIC,
    ODDS,
    TURN,
    ENDLESS,
    FREE_MOVES,
    FINISHED_SIGN,
    WRONG_SIDE,
    RECURS
};

/* Memory that the game writes into. Behind its end lie `slack` bytes that must stay what they are. */
typedef struct room {
    char *at;
    size_t size, slack;
} room;

/* Sums for the correlation of evaluations with what became of the game. */
typedef struct sums {
    double count, x, y, xx, yy, xy;
} sums;

/* What is known of positions with one of the players to move. */
typedef struct side_record {
    sums results, proofs; /* evaluations against the random game's result, and against what three plies prove */
    int games; /* that count in them */
    int finished, opposed; /* games that were won; of those, how often evaluate() said the exact opposite */
    zw_value outcome; /* the last opposed one */
} side_record;

typedef struct walk {
    const zw_game *game;
    const zw_check_host *host;
    void *context;
    void (*complain)(void *, const char *);
    void *complain_context;
    uint64_t said; /* a bit per kind */
    uint64_t random;
    zw_check_trace *trace, *own_trace;

    room here, next, copy;
    room list, other, wide, keys, text, why;
    room stack[SMALL_ENDGAME + 1], deep[SMALL_ENDGAME + 1]; /* a position and a list for each ply of a small endgame */
    room recent[RECENT];
    struct {
        zw_value value;
        int side;
    } recent_of[RECENT];

    int side; /* to move: 0 who began */
    int evaluated, evaluations_vary;
    zw_value first_evaluation;
    int64_t allowance; /* moves that may be looked at closely; falls behind in games with very many */
    int64_t budget; /* moves that a small search may still list */
    int unsure; /* it met something it could not look through */
    uint64_t *path_keys;
    int *path_runs; /* reversible moves before each ply */
    int free_run;
    uint64_t moves_played, free_moves_played;

    struct {
        uint32_t stamp;
        zw_move move;
    } * codes; /* by their low 16 bits: the moves of the position with this stamp */
    uint32_t stamp;
    uint64_t *texts; /* hashes of the texts of moves */
    struct {
        uint64_t key, traits;
        int used, plies;
        zw_move path[REMEMBERED_PATH];
    } * seen;
    uint64_t *distinct; /* keys that differ, hashed by themselves; 0: free */
    int distinct_count;
    side_record sides[2];
    int won_by_last_mover, won_by_other;
} walk;

typedef int lister(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);

/* Calls a function of the game. The second form says which move it is asked about. */
#define CALL(w, function, ...)                                                                                         \
    (zw_check_enter(w, #function, ZW_NO_MOVE), (w)->game->function((w)->context, __VA_ARGS__))
#define CALL_OF(w, about, function, ...)                                                                               \
    (zw_check_enter(w, #function, about), (w)->game->function((w)->context, __VA_ARGS__))

static inline void zw_check_enter(const walk *w, const char *function, zw_move move)
{
    w->trace->function = function;
    w->trace->move = move;
    w->trace->calls++;
}

static inline uint64_t zw_check_scramble(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

static inline uint64_t zw_check_draw(walk *w)
{
    return zw_check_scramble(w->random += UINT64_C(0x9E3779B97F4A7C15));
}

/* The calls that follow are about the position after one move more, or again about the one before it. */
static inline void zw_check_push(const walk *w, zw_move move)
{
    w->trace->path[w->trace->plies] = move;
    w->trace->plies++;
}

static inline void zw_check_pop(const walk *w)
{
    w->trace->plies--;
}

/* hash() and evaluate(), or what stands in for them. */
static inline uint64_t zw_check_hash(const walk *w, const void *position, zw_move about)
{
    zw_check_enter(w, w->game->hash ? "hash" : "moves", about);
    return zw_position_hash(w->game, w->context, position);
}

static inline zw_value zw_check_evaluation(const walk *w, const void *position, zw_move about)
{
    if (!w->game->evaluate)
        return 0;
    zw_check_enter(w, "evaluate", about);
    return w->game->evaluate(w->context, position);
}

/* check_walk.c */
int zw_check_room_new(walk *w, room *r, size_t size, const char *what); /* 1, or 0 when there is no memory */
void zw_check_room_free(const walk *w, room *r);
int zw_check_overrun(room *r); /* 1 when its end was overrun; it is made whole again */
/* One sentence for each kind of broken promise, with the moves that lead to the position where it was seen. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void zw_check_say(walk *w, enum check_kind kind, const char *format, ...);
/* The same, of the game as a whole. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void zw_check_say_of_all(walk *w, enum check_kind kind, const char *format, ...);
/* How many moves a function says it wrote into a list; -1 when they are too many, and that was said. */
int zw_check_listed(walk *w, int count, const char *name, room *list);
/* Lists moves and looks at their number so. */
int zw_check_list(walk *w, lister *moves, const char *name, const void *position, room *list, zw_value *outcome);
int zw_check_difference(const walk *w, const room *position); /* the first byte that `copy` has otherwise */
void zw_check_play(walk *w, const void *from, zw_move move, room *to);
int zw_check_keeps_turn(walk *w, const void *position, zw_move move);

/* check_position.c: what the functions say of one position. */
void zw_check_codes(walk *w, const zw_move *list, int count);
void zw_check_values(walk *w, int count, zw_value outcome);
void zw_check_move(walk *w, zw_move move); /* plays it from `here` to `next` */
void zw_check_keys(walk *w, const zw_move *list, int count);
void zw_check_knowledge(walk *w, const zw_move *list, int count);

/* check_text.c: positions and moves as text. */
void zw_check_notation(walk *w, const zw_move *list, int count);

/* check_games.c: what shows in whole games only. */
void zw_check_remember(walk *w, int ply); /* the position, before its move is played */
void zw_check_free_move(walk *w, zw_move move);
void zw_check_result(walk *w, int plies, zw_value outcome); /* a game has ended */
void zw_check_all_games(walk *w);

#endif
