/* check.c - does a game keep its promises?
 *
 * Walks random games and compares what the functions say with each other, in words a game's author can act on. It must
 * not assume anything it is there to check: moves are listed into a guarded buffer, and nothing is searched with the
 * kernel. */
#include "game.h"
#include "../base/error.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GUARD 4096 /* moves a game may write too many without doing harm */
#define WATCHED 64 /* of those, how many are looked at */
#define GUARD_CODE 0xFEEDFACEu /* what the guard is filled with */
#define SMALL_ENDGAME 5 /* plies from the end at which settle() and search_moves() are checked against minimax */
#define LONGEST_WALK 2000 /* plies of one random game */
#define REMEMBERED 4096 /* positions kept to compare keys with texts */
#define TEXT 512

enum kind {
    TOO_MANY,
    OVERRUN,
    DUPLICATE_CODE,
    RESERVED_CODE,
    SCORE_RANGE,
    OUTCOME_RANGE,
    BLIND,
    UNSTABLE_PLAY,
    UNSTABLE_HASH,
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
    POSITION_TEXT,
    MOVE_TEXT,
    KEY_CLASH,
    REVERSED,
    TURN
};

typedef struct walk {
    const zw_game *game;
    void *context;
    void (*complain)(void *, const char *);
    void *complain_context;
    uint32_t said; /* a bit per kind */
    uint64_t random;
    zw_move *list, *other, *deep; /* deep: a list for each ply of a small endgame */
    int32_t *keys;
    char *here, *next, *copy, *stack;
    int unsure; /* minimax met something it could not look through */
    struct {
        uint64_t key, traits;
        char text[TEXT];
    } * seen;
} walk;

static uint64_t scramble(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

static uint64_t draw(walk *w)
{
    return scramble(w->random += UINT64_C(0x9E3779B97F4A7C15));
}

/* One sentence for each kind of broken promise, with the position where it was seen. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
static void
say(walk *w, enum kind kind, const void *position, const char *format, ...)
{
    char sentence[2 * TEXT], where[TEXT];
    if (w->said >> kind & 1)
        return;
    w->said |= 1u << kind;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    zw_position_format(w->game, w->context, position, where, sizeof where);
    if (length > 0 && (size_t)length < sizeof sentence)
        snprintf(sentence + length, sizeof sentence - (size_t)length, " (position %.300s)", where);
    w->complain(w->complain_context, sentence);
}

typedef int lister(void *context, const void *position, zw_move *list, int capacity, zw_value *outcome);

/* A guarded buffer: how many moves a function says it wrote into it, or -1 when it wrote too many, and that was said. */
static void guard(const walk *w, zw_move *list)
{
    for (int i = 0; i < WATCHED; i++)
        list[w->game->max_moves + i] = GUARD_CODE;
}

static int guarded(walk *w, int count, const char *name, const void *position, const zw_move *list)
{
    int limit = w->game->max_moves;
    if (count < 0 || count > limit) {
        say(w, TOO_MANY, position, "%s() returned %d moves, max_moves says %d", name, count, limit);
        return -1;
    }
    for (int i = 0; i < WATCHED; i++)
        if (list[limit + i] != GUARD_CODE) {
            say(w, OVERRUN, position, "%s() wrote past the capacity of %d moves it was given", name, limit);
            return -1;
        }
    return count;
}

static int list_guarded(walk *w, lister *moves, const char *name, const void *position, zw_move *list,
                        zw_value *outcome)
{
    guard(w, list);
    return guarded(w, moves(w->context, position, list, w->game->max_moves, outcome), name, position, list);
}

static int contains(const zw_move *list, int count, zw_move move)
{
    for (int i = 0; i < count; i++)
        if (list[i] == move)
            return 1;
    return 0;
}

/* Does the player who makes the move move again after it? */
static int keeps_turn(const zw_game *g, void *context, const void *position, zw_move move)
{
    return g->moves_again && g->moves_again(context, position, move);
}

static void check_codes(walk *w, const zw_move *list, int count)
{
    for (int i = 0; i < count; i++) {
        if (ZW_SHORT(list[i]) == ZW_NO_SHORT)
            say(w, RESERVED_CODE, w->here, "a move code ends in 0xFFFF, which means no move");
        for (int k = 0; k < i; k++)
            if (ZW_SHORT(list[k]) == ZW_SHORT(list[i]))
                say(w, DUPLICATE_CODE, w->here, "move codes %" PRIu32 " and %" PRIu32 " collide in their low 16 bits",
                    list[k], list[i]);
    }
}

static void check_values(walk *w, int count, zw_value outcome)
{
    const zw_game *g = w->game;
    zw_value value = g->evaluate(w->context, w->here);
    if (value > g->max_score || value < -g->max_score)
        say(w, SCORE_RANGE, w->here, "evaluate() returned %" PRId32 ", outside +-max_score = %" PRId32, value,
            g->max_score);
    zw_value size = value < 0 ? -value : value;
    if ((g->flags & ZW_WINS_BY_DISTANCE) && size != g->max_score && size >= g->max_score - 2 * ZW_MAX_DEPTH)
        say(w, SCORE_RANGE, w->here, "evaluate() returned %" PRId32 ", which is reserved for wins by distance", value);
    if (count == 0 && (outcome > g->max_score || outcome < -g->max_score))
        say(w, OUTCOME_RANGE, w->here, "moves() gave the outcome %" PRId32 ", outside +-max_score = %" PRId32, outcome,
            g->max_score);
    if (count == 0 && g->plies_left && g->plies_left(w->context, w->here) == 0 && value != outcome)
        say(w, BLIND, w->here,
            "evaluate() returned %" PRId32 " where no plies are left, moves() gives the outcome %" PRId32, value,
            outcome);
    if (g->reverse) {
        g->reverse(w->context, w->here, w->copy);
        zw_value reversed = g->evaluate(w->context, w->copy), ignored = 0;
        int moves = list_guarded(w, g->moves, "moves", w->copy, w->other, &ignored);
        if (reversed != value || moves != count)
            say(w, REVERSED, w->here,
                "with colours reversed there are %d moves and the value is %" PRId32 ", instead of %d and %" PRId32,
                moves, reversed, count, value);
    }
}

/* A position is plain data: a copy of its bytes is the same position, and playing twice gives the same one. */
static void check_play(walk *w, zw_move move)
{
    const zw_game *g = w->game;
    uint64_t before = g->hash(w->context, w->here);
    memset(w->next, 0x55, g->position_size);
    memset(w->copy, 0xAA, g->position_size);
    g->play(w->context, w->here, move, w->next);
    uint64_t key = g->hash(w->context, w->next);
    if (g->hash(w->context, w->here) != before)
        say(w, UNSTABLE_PLAY, w->here, "play() changed the position it was played from");
    g->play(w->context, w->here, move, w->copy);
    if (key != g->hash(w->context, w->copy))
        say(w, UNSTABLE_HASH, w->here, "the same move played twice gives positions with different hashes");
    if (g->child_hash && g->child_hash(w->context, w->here, move) != key)
        say(w, CHILD_HASH, w->here, "child_hash() of move %" PRIu32 " is not the hash of the position after it", move);
    if (g->plies_left) {
        int now = g->plies_left(w->context, w->here), then = g->plies_left(w->context, w->next);
        if (then >= now || then < 0)
            say(w, PLIES_LEFT, w->here, "plies_left() says %d, and %d after a move", now, then);
    }
    if (g->first_to_move) {
        int now = !g->first_to_move(w->context, w->here), then = !g->first_to_move(w->context, w->next);
        int again = keeps_turn(g, w->context, w->here, move);
        if ((now == then) != again)
            say(w, TURN, w->here,
                "after move %" PRIu32 " first_to_move() has the %s player to move, but moves_again() %s", move,
                now == then ? "same" : "other", g->moves_again ? again ? "says 1" : "says 0" : "is not there");
    }
}

static void check_notation(walk *w, const zw_move *list, int count)
{
    const zw_game *g = w->game;
    char text[TEXT], why[TEXT];
    if (g->format && g->parse) {
        int length = g->format(w->context, w->here, text, sizeof text);
        if (length >= 0 && (size_t)length < sizeof text) {
            why[0] = '\0';
            if (g->parse(w->context, text, w->copy, why, sizeof why) != 0)
                say(w, POSITION_TEXT, w->here, "parse() refuses what format() wrote: %s", why);
            else if (g->hash(w->context, w->copy) != g->hash(w->context, w->here))
                say(w, POSITION_TEXT, w->here, "parse() of what format() wrote is another position");
        }
    }
    for (int i = 0; i < count && g->format_move && g->parse_move; i++) {
        zw_move back = ZW_NO_MOVE;
        g->format_move(w->context, w->here, list[i], text, sizeof text);
        if (g->parse_move(w->context, w->here, text, &back, why, sizeof why) != 0 || back != list[i])
            say(w, MOVE_TEXT, w->here,
                "parse_move() of '%.100s', which format_move() wrote for move %" PRIu32 ", is another move", text,
                list[i]);
    }
}

/* Positions that are written differently may share a key where they play alike (a FEN counts moves), but not when their
 * moves or values differ. */
static void check_keys(walk *w, const zw_move *list, int count)
{
    const zw_game *g = w->game;
    char text[TEXT];
    uint64_t key = g->hash(w->context, w->here), traits = (uint64_t)(uint32_t)g->evaluate(w->context, w->here);
    size_t place = key % REMEMBERED;
    for (int i = 0; i < count; i++)
        traits += scramble(list[i] + UINT64_C(0x9E3779B97F4A7C15));
    if (zw_position_format(g, w->context, w->here, text, sizeof text) <= 0)
        return;
    if (w->seen[place].text[0] && w->seen[place].key == key && w->seen[place].traits != traits)
        say(w, KEY_CLASH, w->here, "has the same hash as the position %.200s, and other moves or another value",
            w->seen[place].text);
    w->seen[place].key = key;
    w->seen[place].traits = traits;
    memcpy(w->seen[place].text, text, sizeof text);
}

/* Plain minimax to the end of the game. */
static zw_value minimax(walk *w, const void *position, int depth, lister *moves)
{
    const zw_game *g = w->game;
    zw_value outcome = 0, best = -ZW_INFINITY;
    zw_move *list = w->deep + (size_t)depth * ((size_t)g->max_moves + GUARD);
    int count = list_guarded(w, moves, moves == g->moves ? "moves" : "search_moves", position, list, &outcome);
    void *child = w->stack + (size_t)depth * g->position_size;
    if (count < 0 || (count > 0 && depth >= SMALL_ENDGAME)) {
        w->unsure = 1; /* too many moves, or more plies than plies_left() said */
        return 0;
    }
    for (int i = 0; i < count; i++) {
        int again = keeps_turn(g, w->context, position, list[i]);
        g->play(w->context, position, list[i], child);
        zw_value value = minimax(w, child, depth + 1, g->moves);
        value = again ? value : -value;
        best = value > best ? value : best;
    }
    return count == 0 ? outcome : best;
}

static void check_knowledge(walk *w, const zw_move *list, int count)
{
    const zw_game *g = w->game;
    zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY, outcome = 0;
    int small = g->plies_left && g->plies_left(w->context, w->here) <= SMALL_ENDGAME;
    w->unsure = 0;
    zw_value truth = small ? minimax(w, w->here, 0, g->moves) : 0;
    small = small && !w->unsure;
    if (g->settle && g->settle(w->context, w->here, -g->max_score, g->max_score, 1, &lower, &upper)) {
        if (lower > upper)
            say(w, SETTLE_ORDER, w->here, "settle() says at least %" PRId32 " and at most %" PRId32, lower, upper);
        if (small && (truth < lower || truth > upper))
            say(w, SETTLE_VALUE, w->here, "settle() says %" PRId32 " to %" PRId32 ", minimax says %" PRId32, lower,
                upper, truth);
    }
    if (g->search_moves && count > 0) {
        int subset = list_guarded(w, g->search_moves, "search_moves", w->here, w->other, &outcome), foreign = 0;
        if (subset == 0)
            say(w, SUBSET_EMPTY, w->here, "search_moves() returned none of %d legal moves", count);
        for (int i = 0; i < subset; i++)
            if (!contains(list, count, w->other[i])) {
                say(w, SUBSET, w->here, "search_moves() returned %" PRIu32 ", which moves() does not", w->other[i]);
                foreign = 1; /* and must not be played */
            }
        if (small && subset > 0 && !foreign && minimax(w, w->here, 0, g->search_moves) != truth)
            say(w, SUBSET_VALUE, w->here, "search_moves() leaves out every best move");
    }
    if (g->tactical) {
        guard(w, w->other);
        int some = g->tactical(w->context, w->here, w->other, g->max_moves);
        some = guarded(w, some, "tactical", w->here, w->other);
        for (int i = 0; i < some; i++)
            if (!contains(list, count, w->other[i]))
                say(w, TACTICAL, w->here, "tactical() returned %" PRIu32 ", which moves() does not", w->other[i]);
    }
    if (g->order && count > 0) {
        g->order(w->context, w->here, list, count, w->keys);
        for (int i = 0; i < count; i++)
            if (w->keys[i] > 1 << 27 || w->keys[i] < -(1 << 27))
                say(w, ORDER_RANGE, w->here, "order() gave the key %" PRId32 ", outside +-2^27", w->keys[i]);
    }
    if (g->count && g->count(w->context, w->here) != count)
        say(w, COUNT, w->here, "count() says %d moves, moves() lists %d", g->count(w->context, w->here), count);
}

static void walk_game(walk *w)
{
    const zw_game *g = w->game;
    g->start(w->context, w->here);
    for (int ply = 0; ply < LONGEST_WALK; ply++) {
        zw_value outcome = 0;
        int count = list_guarded(w, g->moves, "moves", w->here, w->list, &outcome);
        if (count < 0)
            return;
        check_codes(w, w->list, count);
        check_values(w, count, outcome);
        check_notation(w, w->list, count);
        check_keys(w, w->list, count);
        check_knowledge(w, w->list, count);
        if (g->plies_left && count > 0 && g->plies_left(w->context, w->here) <= 0)
            say(w, PLIES_LEFT, w->here, "plies_left() says 0, moves() lists %d moves", count);
        if (count == 0)
            return;
        zw_move move = w->list[draw(w) % (uint64_t)count];
        check_play(w, move);
        memcpy(w->here, w->next, g->position_size);
    }
}

zw_status zw_game_check(const zw_game *game, uint64_t seed, int games, void (*complain)(void *, const char *),
                        void *context, zw_error *error)
{
    zw_status status = zw_game_validate(game, error);
    if (status != ZW_OK)
        return status;
    const zw_game whole = zw_game_whole(game);
    game = &whole;
    walk w = {.game = game, .complain = complain, .complain_context = context, .random = seed};
    size_t moves = (size_t)game->max_moves + GUARD;
    w.list = malloc(moves * sizeof *w.list);
    w.other = malloc(moves * sizeof *w.other);
    w.keys = malloc(moves * sizeof *w.keys);
    w.here = malloc(game->position_size);
    w.next = malloc(game->position_size);
    w.copy = malloc(game->position_size);
    w.deep = malloc((SMALL_ENDGAME + 1) * moves * sizeof *w.deep);
    w.stack = malloc((SMALL_ENDGAME + 1) * game->position_size);
    w.seen = calloc(REMEMBERED, sizeof *w.seen);
    int ready = w.list && w.other && w.keys && w.here && w.next && w.copy && w.deep && w.stack && w.seen;
    if (ready && game->context_new && game->context_new(game, &w.context) != 0) {
        w.context = NULL;
        ready = 0;
    }
    if (!ready) {
        status = zw_fail(error, ZW_NO_MEMORY, "no memory to check %s", game->name);
    } else {
        for (int i = 0; i < games; i++)
            walk_game(&w);
        if (w.said)
            status = zw_fail(error, ZW_BAD_GAME, "%s does not keep its promises", game->name);
    }
    if (w.context && game->context_free)
        game->context_free(game, w.context);
    free(w.list);
    free(w.other);
    free(w.keys);
    free(w.here);
    free(w.next);
    free(w.copy);
    free(w.deep);
    free(w.stack);
    free(w.seen);
    return status;
}
