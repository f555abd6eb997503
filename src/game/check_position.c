/* check_position.c - what a game's functions say of one position, compared with each other. Nothing is searched with the
 * kernel, which relies on what is checked here. */
#include "check_walk.h"

#include <string.h>

#define SMALL_SEARCH 50000 /* moves that a search of a small endgame lists at most */

/* ------------------------------------------------------------------------------------------------------- codes */

void zw_check_codes(walk *w, const zw_move *list, int count)
{
    w->stamp++;
    for (int i = 0; i < count; i++) {
        uint16_t code = ZW_SHORT(list[i]);
        if (code == ZW_NO_SHORT)
            zw_check_say(w, RESERVED_CODE, "a move code ends in 0xFFFF, which means no move");
        if (w->codes[code].stamp == w->stamp)
            zw_check_say(w, DUPLICATE_CODE, "move codes %" PRIu32 " and %" PRIu32 " collide in their low 16 bits",
                         w->codes[code].move, list[i]);
        w->codes[code].stamp = w->stamp;
        w->codes[code].move = list[i];
    }
}

/* Is the move among those that zw_check_codes() was given? Codes that collide are searched for one by one. */
static int contains(const walk *w, const zw_move *list, int count, zw_move move)
{
    if (w->codes[ZW_SHORT(move)].stamp != w->stamp)
        return 0;
    if (w->codes[ZW_SHORT(move)].move == move)
        return 1;
    for (int i = 0; i < count; i++)
        if (list[i] == move)
            return 1;
    return 0;
}

/* ------------------------------------------------------------------------------------------------------ values */

/* The position in w->copy, which `function` made of the current one, has as many moves and the same value. */
static void check_alike(walk *w, enum check_kind kind, const char *function, const char *how, int count, zw_value value,
                        zw_value outcome)
{
    zw_value other_outcome = 0;
    if (zw_check_overrun(&w->copy))
        zw_check_say(w, OVERRUN_POSITION, "%s() wrote past the %zu bytes of a position (position_size)", function,
                     w->copy.size);
    zw_value other = zw_check_evaluation(w, w->copy.at, ZW_NO_MOVE);
    int moves = zw_check_list(w, w->game->moves, "moves", w->copy.at, &w->other, &other_outcome);
    if (other != value || moves != count)
        zw_check_say(w, kind, "%s there are %d moves and the value is %" PRId32 ", instead of %d and %" PRId32, how,
                     moves, other, count, value);
    else if (count == 0 && other_outcome != outcome)
        zw_check_say(w, kind, "%s the outcome is %" PRId32 " instead of %" PRId32, how, other_outcome, outcome);
}

static void check_symmetric(walk *w, int count, zw_value value, zw_value outcome)
{
    int which = 0;
    while (which < ZW_MOST_IMAGES && CALL(w, symmetric, w->here.at, which, w->copy.at)) {
        check_alike(w, SYMMETRIC, "symmetric", "in an image by symmetric()", count, value, outcome);
        which++;
    }
    if (which == ZW_MOST_IMAGES)
        zw_check_say(w, SYMMETRIC, "symmetric() wrote %d images and has still more: expected 0 after the last one",
                     ZW_MOST_IMAGES);
}

static void check_odds(walk *w, zw_value value)
{
    int won = -1, lost = -1;
    CALL(w, odds, w->here.at, value, &won, &lost);
    if (won < 0 || lost < 0 || won + lost > 1000)
        zw_check_say(w, ODDS, "odds() of %" PRId32 " wrote %d won and %d lost: expected shares of 1000", value, won,
                     lost);
}

void zw_check_values(walk *w, int count, zw_value outcome)
{
    const zw_game *g = w->game;
    zw_value value = zw_check_evaluation(w, w->here.at, ZW_NO_MOVE);
    int64_t size = value < 0 ? -(int64_t)value : value;
    if (size > g->max_score)
        zw_check_say(w, SCORE_RANGE, "evaluate() returned %" PRId32 ", outside +-max_score = %" PRId32, value,
                     g->max_score);
    else if ((g->flags & ZW_WINS_BY_DISTANCE) && size != g->max_score && size >= g->max_score - 2 * ZW_MAX_DEPTH)
        zw_check_say(w, SCORE_RESERVED, "evaluate() returned %" PRId32 ", which is reserved for wins by distance",
                     value);
    if (count == 0 && (outcome > g->max_score || outcome < -g->max_score))
        zw_check_say(w, OUTCOME_RANGE, "moves() gave the outcome %" PRId32 ", outside +-max_score = %" PRId32, outcome,
                     g->max_score);
    if (count == 0 && g->evaluate && g->plies_left && CALL(w, plies_left, w->here.at) == 0 && value != outcome)
        zw_check_say(w, BLIND,
                     "evaluate() returned %" PRId32 " where no plies are left, moves() gives the outcome %" PRId32,
                     value, outcome);
    if (g->reverse) {
        CALL(w, reverse, w->here.at, w->copy.at);
        check_alike(w, REVERSED, "reverse", "with colours reversed", count, value, outcome);
    }
    if (g->symmetric)
        check_symmetric(w, count, value, outcome);
    if (g->odds)
        check_odds(w, value);
}

/* ----------------------------------------------------------------------------------------------------- playing */

/* Whose turn it is, and how long the game can last, after a move from `here` to `next`. */
static void check_turn(walk *w, zw_move move)
{
    const zw_game *g = w->game;
    if (g->plies_left) {
        int now = CALL(w, plies_left, w->here.at), then = CALL_OF(w, move, plies_left, w->next.at);
        if (then >= now || then < 0)
            zw_check_say(w, PLIES_LEFT, "plies_left() says %d, and %d after a move", now, then);
    }
    if (g->first_to_move) {
        int now = !CALL(w, first_to_move, w->here.at), then = !CALL_OF(w, move, first_to_move, w->next.at);
        int again = zw_check_keeps_turn(w, w->here.at, move) != 0;
        if ((now == then) != again)
            zw_check_say(w, TURN,
                         "after move %" PRIu32 " first_to_move() has the %s player to move, but moves_again() %s", move,
                         now == then ? "same" : "other", g->moves_again ? again ? "says 1" : "says 0" : "is not there");
    }
}

/* A position is plain data: a copy of its bytes is the same position, and playing twice gives the same one. */
void zw_check_move(walk *w, zw_move move)
{
    const zw_game *g = w->game;
    uint64_t before = zw_check_hash(w, w->here.at, ZW_NO_MOVE);
    memset(w->next.at, 0x55, g->position_size);
    memset(w->copy.at, 0xAA, g->position_size);
    zw_check_play(w, w->here.at, move, &w->next);
    uint64_t key = zw_check_hash(w, w->next.at, move);
    if (zw_check_hash(w, w->here.at, ZW_NO_MOVE) != before)
        zw_check_say(w, UNSTABLE_PLAY, "play() changed the position it was played from");
    zw_check_play(w, w->here.at, move, &w->copy);
    if ((g->flags & ZW_EQUAL_BYTES) && memcmp(w->next.at, w->copy.at, g->position_size) != 0)
        zw_check_say(w, UNEQUAL_BYTES,
                     "move %" PRIu32
                     " played twice gives positions that differ in byte %d: ZW_EQUAL_BYTES promises that "
                     "equal positions have equal bytes, and play() writes all of them, padding included",
                     move, zw_check_difference(w, &w->next));
    else if (zw_game_has_keys(g) && key != zw_check_hash(w, w->copy.at, move))
        zw_check_say(w, UNSTABLE_HASH, "the same move played twice gives positions with different hashes");
    if (g->child_hash && CALL_OF(w, move, child_hash, w->here.at, move) != key)
        zw_check_say(w, CHILD_HASH, "child_hash() of move %" PRIu32 " is not the hash of the position after it", move);
    check_turn(w, move);
}

/* -------------------------------------------------------------------------------------------------------- keys */

/* Positions may share a key where they play alike (a FEN counts moves), but not when their moves or values differ. */
void zw_check_keys(walk *w, const zw_move *list, int count)
{
    uint64_t key = zw_check_hash(w, w->here.at, ZW_NO_MOVE);
    zw_value value = w->game->evaluate || count > 0 ? zw_check_evaluation(w, w->here.at, ZW_NO_MOVE)
                                                    : zw_position_evaluate(w->game, w->context, w->here.at);
    uint64_t traits = (uint64_t)(uint32_t)value;
    size_t place = key % REMEMBERED;
    int plies = w->trace->plies < REMEMBERED_PATH ? w->trace->plies : REMEMBERED_PATH;
    for (int i = 0; i < count; i++)
        traits += zw_check_scramble(list[i] + UINT64_C(0x9E3779B97F4A7C15));
    if (w->seen[place].used && w->seen[place].key == key && w->seen[place].traits != traits) {
        char other[1024] = "the start";
        if (w->seen[place].plies)
            zw_check_path_text(w->game, w->context, w->seen[place].path, w->seen[place].plies, other, sizeof other);
        zw_check_say(w, KEY_CLASH, "has the same %s as the position after %.1000s, and other moves or another value",
                     w->game->hash ? "hash" : "bytes", other);
    }
    w->seen[place].used = 1;
    w->seen[place].key = key;
    w->seen[place].traits = traits;
    w->seen[place].plies = plies;
    memcpy(w->seen[place].path, w->trace->path, (size_t)plies * sizeof(zw_move));
}

/* --------------------------------------------------------------------------------------------------- knowledge */

/* Plain minimax to the end of the game. */
static zw_value minimax(walk *w, const void *position, int depth, lister *moves)
{
    const zw_game *g = w->game;
    zw_value outcome = 0, best = -ZW_INFINITY;
    const zw_move *list = (const zw_move *)(const void *)w->deep[depth].at;
    int count =
        zw_check_list(w, moves, moves == g->moves ? "moves" : "search_moves", position, &w->deep[depth], &outcome);
    w->budget -= count + 1;
    int wild = count == 0 && (outcome > g->max_score || outcome < -g->max_score);
    if (count < 0 || wild || w->budget < 0 || (count > 0 && depth >= SMALL_ENDGAME)) {
        w->unsure = 1; /* too many moves, an outcome that is said elsewhere, or more plies than plies_left() said */
        return 0;
    }
    for (int i = 0; i < count && !w->unsure; i++) {
        int again = zw_check_keeps_turn(w, position, list[i]);
        zw_check_play(w, position, list[i], &w->stack[depth]);
        zw_check_push(w, list[i]);
        zw_value value = minimax(w, w->stack[depth].at, depth + 1, g->moves);
        zw_check_pop(w);
        value = again ? value : -value;
        best = value > best ? value : best;
    }
    return count == 0 ? outcome : best;
}

static zw_value small_search(walk *w, lister *moves)
{
    w->budget = SMALL_SEARCH;
    w->unsure = 0;
    return minimax(w, w->here.at, 0, moves);
}

static void check_settle(walk *w, int small, zw_value truth)
{
    zw_value lower = -ZW_INFINITY, upper = ZW_INFINITY, most = w->game->max_score;
    if (!CALL(w, settle, w->here.at, -most, most, 1, &lower, &upper))
        return;
    if (lower > upper)
        zw_check_say(w, SETTLE_ORDER, "settle() says at least %" PRId32 " and at most %" PRId32, lower, upper);
    if (small && (truth < lower || truth > upper))
        zw_check_say(w, SETTLE_VALUE, "settle() says %" PRId32 " to %" PRId32 ", minimax says %" PRId32, lower, upper,
                     truth);
}

static void check_search_moves(walk *w, const zw_move *list, int count, int small, zw_value truth)
{
    const zw_move *other = (const zw_move *)(const void *)w->other.at;
    zw_value outcome = 0;
    int subset = zw_check_list(w, w->game->search_moves, "search_moves", w->here.at, &w->other, &outcome), foreign = 0;
    if (subset == 0)
        zw_check_say(w, SUBSET_EMPTY, "search_moves() returned none of %d legal moves", count);
    for (int i = 0; i < subset; i++)
        if (!contains(w, list, count, other[i])) {
            zw_check_say(w, SUBSET, "search_moves() returned %" PRIu32 ", which moves() does not", other[i]);
            foreign = 1; /* and must not be played */
        }
    if (small && subset > 0 && !foreign) {
        zw_value value = small_search(w, w->game->search_moves);
        if (!w->unsure && value != truth)
            zw_check_say(w, SUBSET_VALUE, "search_moves() leaves out every best move");
    }
}

static void check_tactical(walk *w, const zw_move *list, int count)
{
    zw_move *other = (zw_move *)(void *)w->other.at;
    int some = CALL(w, tactical, w->here.at, other, w->game->max_moves);
    some = zw_check_listed(w, some, "tactical", &w->other);
    for (int i = 0; i < some; i++)
        if (!contains(w, list, count, other[i]))
            zw_check_say(w, TACTICAL, "tactical() returned %" PRIu32 ", which moves() does not", other[i]);
}

/* The keys end where those of the last move do, so that one too many is noticed. */
static void check_order(walk *w, const zw_move *list, int count)
{
    int32_t *keys = (int32_t *)(void *)w->keys.at + (w->game->max_moves - count);
    CALL(w, order, w->here.at, list, count, keys);
    if (zw_check_overrun(&w->keys))
        zw_check_say(w, OVERRUN_LIST, "order() wrote more keys than there are moves, %d", count);
    for (int i = 0; i < count; i++)
        if (keys[i] > 1 << 27 || keys[i] < -(1 << 27))
            zw_check_say(w, ORDER_RANGE, "order() gave the key %" PRId32 ", outside +-2^27", keys[i]);
}

/* Without a beta every move is valued, and the best of them is worth what evaluate() says after it. */
static void check_evaluate_moves(walk *w, const zw_move *list, int count)
{
    zw_value best = -ZW_INFINITY, value = -ZW_INFINITY, chosen = -ZW_INFINITY;
    zw_move best_move = ZW_NO_MOVE;
    int seen = CALL(w, evaluate_moves, w->here.at, ZW_INFINITY, ZW_SHORT(list[count - 1]), &best, &best_move);
    if (seen == 0)
        return;
    for (int i = 0; i < count; i++) {
        zw_check_play(w, w->here.at, list[i], &w->copy);
        zw_value after = zw_check_evaluation(w, w->copy.at, list[i]);
        after = after < -ZW_INFINITY ? ZW_INFINITY : -after; /* too wild a value is said elsewhere */
        value = after > value ? after : value;
        chosen = list[i] == best_move ? after : chosen;
    }
    if (seen != count || best != value || chosen != value)
        zw_check_say(w, MOVE_VALUES,
                     "evaluate_moves() values %d of %d moves and the best, %" PRIu32 ", at %" PRId32
                     ": by evaluate() it is worth %" PRId32 " and the best %" PRId32,
                     seen, count, best_move, best, chosen, value);
}

void zw_check_knowledge(walk *w, const zw_move *list, int count)
{
    const zw_game *g = w->game;
    int small = g->plies_left && (g->settle || g->search_moves) && CALL(w, plies_left, w->here.at) <= SMALL_ENDGAME;
    zw_value truth = small ? small_search(w, g->moves) : 0;
    small = small && !w->unsure;
    if (g->settle)
        check_settle(w, small, truth);
    if (g->search_moves && count > 0)
        check_search_moves(w, list, count, small, truth);
    if (g->tactical)
        check_tactical(w, list, count);
    if (g->order && count > 0)
        check_order(w, list, count);
    if (g->evaluate_moves && count > 0)
        check_evaluate_moves(w, list, count);
    if (g->count) {
        int counted = CALL(w, count, w->here.at);
        if (counted != count)
            zw_check_say(w, COUNT, "count() says %d moves, moves() lists %d", counted, count);
    }
}
