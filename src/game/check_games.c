/* check_games.c - what shows in many games only: a hash whose bits do not vary, moves that never cost depth, and
 * evaluations and outcomes that are seen from different sides.
 *
 * All of it is statistics, with limits that a game in order does not come near: it is better to overlook a fault than to
 * find one where there is none. */
#include "check_walk.h"

#include <math.h>
#include <string.h>

#define DISTINCT_SLOTS (2 * REMEMBERED)
#define ENOUGH_KEYS 32 /* that a bit is the same in all of them by chance has a probability of 2^-31 */
#define MANY_KEYS 128
#define FREE_RUN 64 /* moves without cost in a row that no game needs */
#define ENOUGH_MOVES 100
#define ENOUGH_GAMES 16
#define ENOUGH_POSITIONS 60
#define PROOF_PLIES 3
#define PROOF_BUDGET 10000 /* moves that a proof may list */
#define AGAINST (-0.4) /* a correlation that speaks of the wrong side; games in order have 0.1 to 0.9 */
#define IN_FAVOUR 0.1

/* ------------------------------------------------------------------------------------------------- bits of keys */

static void remember_key(walk *w, uint64_t key)
{
    size_t place = zw_check_scramble(key) % DISTINCT_SLOTS;
    key = key ? key : 1;
    while (w->distinct[place] && w->distinct[place] != key)
        place = (place + 1) % DISTINCT_SLOTS;
    if (!w->distinct[place] && w->distinct_count < REMEMBERED) {
        w->distinct[place] = key;
        w->distinct_count++;
    }
}

/* How many values the low 16 bits take. */
static int low_values(walk *w)
{
    int values = 0;
    w->stamp++;
    for (int i = 0; i < DISTINCT_SLOTS; i++)
        if (w->distinct[i] && w->codes[w->distinct[i] & 0xFFFF].stamp != w->stamp) {
            w->codes[w->distinct[i] & 0xFFFF].stamp = w->stamp;
            values++;
        }
    return values;
}

static void check_key_bits(walk *w)
{
    uint64_t ones = ~UINT64_C(0), zeros = ~UINT64_C(0);
    int count = w->distinct_count;
    for (int i = 0; i < DISTINCT_SLOTS; i++)
        if (w->distinct[i]) {
            ones &= w->distinct[i];
            zeros &= ~w->distinct[i];
        }
    uint64_t constant = ones | zeros;
    if (count >= ENOUGH_KEYS && constant) {
        int first = 0, bits = 0;
        while (!(constant >> first & 1))
            first++;
        for (int bit = 0; bit < 64; bit++)
            bits += (int)(constant >> bit & 1);
        zw_check_say_of_all(w, KEY_BITS,
                            "hash() never changes %d of its 64 bits, bit %d the lowest of them, in %d positions with "
                            "different hashes: all bits must be well mixed, the low ones choose a place in the table",
                            bits, first, count);
        return;
    }
    int values = low_values(w);
    if (count >= MANY_KEYS && values < count / 4)
        zw_check_say_of_all(w, KEY_BITS,
                            "hash() has only %d different values in its low 16 bits for %d positions with different "
                            "hashes: all bits must be well mixed, the low ones choose a place in the table",
                            values, count);
}

/* -------------------------------------------------------------------------------------------- moves of no depth */

void zw_check_free_move(walk *w, zw_move move)
{
    int is_free = CALL_OF(w, move, free_move, w->here.at, move) != 0;
    w->free_run = is_free ? w->free_run + 1 : 0;
    w->moves_played++;
    w->free_moves_played += (unsigned)is_free;
    if (w->free_run >= FREE_RUN)
        zw_check_say(w, FREE_MOVES, "free_move() says 1 of %d moves in a row: a search goes on below depth 0",
                     FREE_RUN);
}

static void check_free_moves(walk *w)
{
    if (w->moves_played >= ENOUGH_MOVES && w->free_moves_played == w->moves_played)
        zw_check_say_of_all(w, FREE_MOVES,
                            "free_move() says 1 of every move (%" PRIu64
                            " were played): the depth of a search never ends",
                            w->moves_played);
}

/* -------------------------------------------------------------------------------------------- sides and signs */

static void add(sums *s, double x, double y)
{
    s->count++;
    s->x += x;
    s->y += y;
    s->xx += x * x;
    s->yy += y * y;
    s->xy += x * y;
}

/* 0 when one of the two does not vary. */
static double correlation(const sums *s)
{
    double xx = s->count * s->xx - s->x * s->x, yy = s->count * s->yy - s->y * s->y;
    return s->count >= ENOUGH_POSITIONS && xx > 1e-6 && yy > 1e-6 ? (s->count * s->xy - s->x * s->y) / sqrt(xx * yy)
                                                                  : 0;
}

/* Bounds of the value that a few plies prove; what is not seen to its end may be anything. */
static void prove(walk *w, const void *position, int depth, zw_value *lower, zw_value *upper)
{
    zw_value outcome = 0;
    const zw_move *list = (const zw_move *)(const void *)w->deep[depth].at;
    int count = zw_check_list(w, w->game->moves, "moves", position, &w->deep[depth], &outcome);
    int known = count == 0 && outcome <= w->game->max_score && outcome >= -w->game->max_score;
    *lower = known ? outcome : -ZW_INFINITY;
    *upper = known ? outcome : ZW_INFINITY;
    w->budget -= count + 1;
    if (count <= 0 || depth == PROOF_PLIES || w->budget < 0)
        return;
    zw_value best_lower = -ZW_INFINITY, best_upper = -ZW_INFINITY;
    for (int i = 0; i < count; i++) {
        zw_value low, high;
        int again = zw_check_keeps_turn(w, position, list[i]);
        zw_check_play(w, position, list[i], &w->stack[depth]);
        zw_check_push(w, list[i]);
        prove(w, w->stack[depth].at, depth + 1, &low, &high);
        zw_check_pop(w);
        zw_value at_least = again ? low : -high, at_most = again ? high : -low;
        best_lower = at_least > best_lower ? at_least : best_lower;
        best_upper = at_most > best_upper ? at_most : best_upper;
        if (w->budget < 0) { /* what is left may be anything */
            best_upper = ZW_INFINITY;
            break;
        }
    }
    *lower = best_lower;
    *upper = best_upper;
}

void zw_check_remember(walk *w, int ply)
{
    int place = ply % RECENT;
    remember_key(w, zw_check_hash(w, w->here.at, ZW_NO_MOVE));
    memcpy(w->recent[place].at, w->here.at, w->game->position_size);
    zw_value value = zw_check_evaluation(w, w->here.at, ZW_NO_MOVE);
    w->recent_of[place].value = value;
    w->recent_of[place].side = w->side;
    w->evaluations_vary |= w->evaluated && value != w->first_evaluation;
    w->first_evaluation = w->evaluated ? w->first_evaluation : value;
    w->evaluated = 1;
}

void zw_check_result(walk *w, int plies, zw_value outcome)
{
    zw_value most = w->game->max_score, value = w->recent_of[plies % RECENT].value;
    if (outcome > most || outcome < -most)
        return; /* said already */
    if (outcome) {
        side_record *of = &w->sides[w->side];
        of->finished++;
        of->opposed += value == -outcome;
        of->outcome = value == -outcome ? outcome : of->outcome;
        *(outcome < 0 ? &w->won_by_last_mover : &w->won_by_other) += 1;
    }
    int counted[2] = {0, 0};
    for (int back = 1; back < RECENT && back <= plies; back++) {
        int place = (plies - back) % RECENT, side = w->recent_of[place].side;
        side_record *of = &w->sides[side];
        zw_value lower, upper;
        value = w->recent_of[place].value;
        if (value > most || value < -most)
            continue;
        w->budget = PROOF_BUDGET;
        w->trace->plies = plies - back;
        zw_move came_by = w->trace->path[plies - back]; /* the search writes over it */
        prove(w, w->recent[place].at, 0, &lower, &upper);
        w->trace->path[plies - back] = came_by;
        w->trace->plies = plies;
        add(&of->proofs, value, lower > 0 ? 1 : upper < 0 ? -1 : 0);
        if (outcome)
            add(&of->results, value, (side == w->side) == (outcome > 0) ? 1 : -1);
        counted[side] = 1;
    }
    w->sides[0].games += counted[0];
    w->sides[1].games += counted[1];
}

/* Does evaluate() speak for the side to move (1), for the other one (-1), or is that not clear (0)? */
static int favours(const side_record *of)
{
    double proofs = correlation(&of->proofs), results = correlation(&of->results);
    if (of->games < ENOUGH_GAMES)
        return 0;
    return (proofs <= AGAINST && results <= 0) || (results <= AGAINST && proofs <= 0) ? -1
           : proofs >= IN_FAVOUR || results >= IN_FAVOUR                              ? 1
                                                                                      : 0;
}

/* In finished games evaluate() may see the outcome or not, but not its exact opposite again and again. */
static void check_finished_signs(walk *w)
{
    const side_record *first = &w->sides[0], *second = &w->sides[1];
    int opposed = first->opposed + second->opposed, finished = first->finished + second->finished;
    for (int side = 0; side < 2 && opposed != finished; side++) {
        const side_record *of = &w->sides[side];
        if (of->opposed >= ENOUGH_GAMES / 2 && of->opposed == of->finished)
            zw_check_say_of_all(w, FINISHED_SIGN,
                                "evaluate() returned the opposite of the outcome in all %d finished games with the %s "
                                "player to move, and not with the other: both are for the side to move (the last "
                                "outcome was %" PRId32 ")",
                                of->opposed, side ? "second" : "first", of->outcome);
    }
    if (opposed >= ENOUGH_GAMES / 2 && opposed == finished)
        zw_check_say_of_all(w, FINISHED_SIGN,
                            "evaluate() returned the opposite of the outcome in all %d finished games that were not "
                            "drawn: both are for the side to move, and it seems that %s has the wrong sign, for %s",
                            opposed, w->won_by_other > w->won_by_last_mover ? "the outcome of moves()" : "evaluate()",
                            w->won_by_other > w->won_by_last_mover ? "by the outcomes the last move mostly loses"
                                                                   : "by the outcomes the last move mostly wins");
}

static void check_sides(walk *w)
{
    int first = favours(&w->sides[0]), second = favours(&w->sides[1]);
    if (first < 0 && second < 0)
        zw_check_say_of_all(w, WRONG_SIDE,
                            "near the end of a game evaluate() speaks for the side that goes on to lose: it, or the "
                            "outcome of moves(), has the wrong sign; both are for the side to move");
    else if (first * second < 0)
        zw_check_say_of_all(
            w, WRONG_SIDE,
            "near the end of a game evaluate() speaks for the %s player whoever is to move: it, and the "
            "outcome of moves(), are for the side to move",
            first > 0 ? "first" : "second");
}

void zw_check_all_games(walk *w)
{
    if (w->game->hash)
        check_key_bits(w);
    check_free_moves(w);
    if (w->evaluations_vary) /* a game may do without an evaluation */
        check_finished_signs(w);
    if (!(w->said >> FINISHED_SIGN & 1))
        check_sides(w);
}
