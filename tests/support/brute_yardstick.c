/* brute_yardstick.c - the yardstick by brute force: see brute_yardstick.h. */
#include "brute_yardstick.h"
#include "judge.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 4096
#define GIVEN_UP ZW_VALUE_LIMIT
#define NO_BUDGET (UINT64_C(1) << 60)

/* What is known of a position at a depth. */
typedef struct cell {
    struct cell *next;
    uint64_t key;
    int depth, visited;
    uint16_t move;
    zw_value lower, upper;
    uint64_t lower_size, upper_size;
} cell;

typedef struct brute {
    const zw_game *game;
    int hints, repair, etc, cheapest, use_table;
    zw_value value;
    brute_oracle *oracle;
    void *user;
    cell *cells[BUCKETS];
    zw_size count;
    uint64_t misses;
} brute;

static cell *find(brute *b, uint64_t key, int depth)
{
    cell **bucket = &b->cells[(key ^ key >> 20 ^ key >> 40) % BUCKETS], *c = *bucket;
    while (c && (c->key != key || c->depth != depth))
        c = c->next;
    if (!c) {
        c = calloc(1, sizeof *c);
        assert_non_null(c);
        *c = (cell){.next = *bucket, .key = key, .depth = depth, .lower = -ZW_INFINITY, .upper = ZW_INFINITY};
        c->move = depth ? b->oracle(b->user, key, depth) : ZW_NO_SHORT;
        *bucket = c;
    }
    return c;
}

static void clear_values(brute *b)
{
    for (int i = 0; i < BUCKETS; i++)
        for (cell *c = b->cells[i]; c; c = c->next) {
            c->visited = 0;
            c->lower = -ZW_INFINITY;
            c->upper = ZW_INFINITY;
        }
    b->count = (zw_size){0, 0};
    b->misses = 0;
}

/* The children of a node in the order in which it searches them. */
typedef struct children {
    int count, guided;
    zw_move *moves;
    char *positions;
    uint64_t *keys;
} children;

static void put_first(zw_move *moves, int from, int to)
{
    zw_move move = moves[from];
    for (int i = from; i > to; i--)
        moves[i] = moves[i - 1];
    moves[to] = move;
}

static children expand(const brute *b, const void *position, uint16_t oracle, int sorted)
{
    const zw_game *g = b->game;
    children c = {0};
    zw_value outcome;
    c.moves = calloc((size_t)g->max_moves, sizeof *c.moves);
    int32_t *hints = calloc((size_t)g->max_moves, sizeof *hints);
    assert_true(c.moves && hints);
    c.count = g->moves(NULL, position, c.moves, g->max_moves, &outcome);
    if (sorted && b->hints && g->order) {
        g->order(NULL, position, c.moves, c.count, hints);
        for (int i = 1; i < c.count; i++) /* insertion: equal ones stay in their order */
            for (int k = i; k > 0 && hints[k] > hints[k - 1]; k--) {
                int32_t hint = hints[k];
                hints[k] = hints[k - 1];
                hints[k - 1] = hint;
                put_first(c.moves, k, k - 1);
            }
    }
    for (int i = 0; i < c.count && !c.guided; i++)
        if (oracle != ZW_NO_SHORT && ZW_SHORT(c.moves[i]) == oracle) {
            put_first(c.moves, i, 0);
            c.guided = 1;
        }
    c.positions = malloc((size_t)(c.count + 1) * g->position_size);
    c.keys = calloc((size_t)c.count + 1, sizeof *c.keys);
    assert_true(c.positions && c.keys);
    for (int i = 0; i < c.count; i++) {
        g->play(NULL, position, c.moves[i], c.positions + (size_t)i * g->position_size);
        c.keys[i] = g->hash(NULL, c.positions + (size_t)i * g->position_size);
    }
    free(hints);
    return c;
}

static const void *child_at(const brute *b, const children *c, int i)
{
    return c->positions + (size_t)i * b->game->position_size;
}

static void drop(children *c)
{
    free(c->moves);
    free(c->positions);
    free(c->keys);
}

static int is_leaf(const brute *b, const void *position, int depth)
{
    zw_value outcome;
    zw_move *moves = calloc((size_t)b->game->max_moves, sizeof *moves);
    assert_non_null(moves);
    int count = depth ? b->game->moves(NULL, position, moves, b->game->max_moves, &outcome) : 0;
    free(moves);
    return count == 0;
}

static zw_value leaf_value(const brute *b, const void *position, int depth, int ply)
{
    judge j = {.game = b->game, .quiescence = 1};
    return judge_value(&j, position, depth, ply);
}

/* A cutoff is expected where the window asks whether the node reaches the root's value. */
static int expects_cutoff(const brute *b, zw_value alpha, zw_value beta, int ply)
{
    zw_value f = ply % 2 ? -b->value : b->value;
    return alpha == f - 1 && beta == f;
}

static void keep(cell *c, zw_value alpha, zw_value beta, zw_value g, uint64_t size)
{
    if (g > alpha) {
        c->lower = g;
        c->lower_size = size;
    }
    if (g < beta) {
        c->upper = g;
        c->upper_size = size;
    }
}

static zw_value mm(brute *b, const void *position, uint64_t key, zw_value alpha, zw_value beta, int depth, int ply,
                   uint64_t budget, uint64_t *size);

/* Alpha-beta as in the papers: with or without table, with or without ETC, repairing the oracle or not. */
static zw_value ab(brute *b, const void *position, uint64_t key, zw_value alpha, zw_value beta, int depth, int ply)
{
    uint64_t ignored;
    if (depth <= b->cheapest)
        return mm(b, position, key, alpha, beta, depth, ply, NO_BUDGET, &ignored);
    cell *c = find(b, key, depth);
    b->count.nodes++;
    c->visited++;
    if (b->use_table) {
        if (c->lower >= beta)
            return c->lower;
        if (c->upper <= alpha || c->lower == c->upper)
            return c->upper;
        alpha = c->lower > alpha ? c->lower : alpha;
        beta = c->upper < beta ? c->upper : beta;
    }
    if (is_leaf(b, position, depth)) {
        zw_value g = leaf_value(b, position, depth, ply);
        b->count.leaves++;
        c->lower = c->upper = g;
        return g;
    }
    children all = expand(b, position, c->move, expects_cutoff(b, alpha, beta, ply));
    for (int i = 0; i < all.count && b->etc >= 0 && depth > b->etc; i++) {
        const cell *below = find(b, all.keys[i], depth - 1);
        if (below->upper != ZW_INFINITY && -below->upper >= beta) {
            zw_value g = c->lower = -below->upper;
            drop(&all);
            return g;
        }
    }
    zw_value g = -ZW_INFINITY, x = alpha;
    int owed = -1;
    for (int i = 0; i < all.count && g < beta; i++) {
        zw_value v = -ab(b, child_at(b, &all, i), all.keys[i], -beta, -x, depth - 1, ply + 1);
        if (v > x)
            owed = i;
        g = v > g ? v : g;
        x = g > x ? g : x;
    }
    b->misses += owed > 0;
    if (b->repair && owed >= 0)
        c->move = ZW_SHORT(all.moves[owed]);
    if (b->use_table)
        keep(c, alpha, beta, g, 0);
    drop(&all);
    return g;
}

/* Near the leaves, where a cutoff is expected: the cheapest one. */
static zw_value mm_cut(brute *b, const children *all, zw_value alpha, zw_value beta, int depth, int ply,
                       uint64_t budget, int *owed, uint64_t *size)
{
    zw_value g = -ZW_INFINITY, high = -ZW_INFINITY;
    uint64_t sum = 1, best = NO_BUDGET;
    int unknown = 0;
    for (int i = 0; i < all->count; i++) {
        uint64_t below, left = budget < best ? budget - 1 : best - 1;
        zw_value v = mm(b, child_at(b, all, i), all->keys[i], -beta, -alpha, depth - 1, ply + 1, left, &below);
        if (v == GIVEN_UP) {
            unknown = 1;
            continue;
        }
        sum += below;
        g = -v > g ? -v : g;
        if (-v >= beta && below < best) {
            best = below;
            high = -v;
            *owed = i;
        }
    }
    *size = *owed >= 0 ? 1 + best : sum;
    return *owed >= 0 ? high : unknown ? GIVEN_UP : g;
}

/* Any other node: all moves are needed. */
static zw_value mm_all(brute *b, const children *all, zw_value alpha, zw_value beta, int depth, int ply,
                       uint64_t budget, int *owed, uint64_t *size)
{
    zw_value g = -ZW_INFINITY, x = alpha;
    *size = 1;
    for (int i = 0; i < all->count; i++) {
        uint64_t below;
        zw_value v = mm(b, child_at(b, all, i), all->keys[i], -beta, -x, depth - 1, ply + 1, budget - *size, &below);
        if (v == GIVEN_UP)
            return GIVEN_UP;
        if (-v > x)
            *owed = i;
        *size = -v >= beta ? 1 + below : *size + below;
        g = -v > g ? -v : g;
        x = g > x ? g : x;
        if (g >= beta)
            break;
    }
    return g;
}

static zw_value mm(brute *b, const void *position, uint64_t key, zw_value alpha, zw_value beta, int depth, int ply,
                   uint64_t budget, uint64_t *size)
{
    if (budget < 1)
        return GIVEN_UP;
    cell *c = find(b, key, depth);
    if (c->lower >= beta || c->upper <= alpha || c->lower == c->upper) {
        int high = c->lower >= beta, as_expected = high == expects_cutoff(b, alpha, beta, ply);
        *size = high ? c->lower_size : c->upper_size;
        return as_expected && *size > budget ? GIVEN_UP : high ? c->lower : c->upper;
    }
    alpha = c->lower > alpha ? c->lower : alpha;
    beta = c->upper < beta ? c->upper : beta;
    if (is_leaf(b, position, depth)) {
        c->lower = c->upper = leaf_value(b, position, depth, ply);
        c->lower_size = c->upper_size = *size = 1;
        return c->lower;
    }
    children all = expand(b, position, c->move, 1);
    int owed = -1;
    zw_value g;
    if (expects_cutoff(b, alpha, beta, ply))
        g = mm_cut(b, &all, alpha, beta, depth, ply, budget, &owed, size);
    else if ((uint64_t)all.count + 1 > budget) /* each move is a node at least */
        g = GIVEN_UP;
    else
        g = mm_all(b, &all, alpha, beta, depth, ply, budget, &owed, size);
    if (g != GIVEN_UP) {
        keep(c, alpha, beta, g, *size);
        if (owed >= 0)
            c->move = ZW_SHORT(all.moves[owed]);
    }
    drop(&all);
    return g;
}

/* ---------------------------------------------------------------------------------------------------------- the passes */

static zw_size pass(brute *b, const void *position, int depth, int repair, int etc, int use_table)
{
    clear_values(b);
    b->repair = repair;
    b->etc = etc;
    b->use_table = use_table;
    zw_value g = ab(b, position, b->game->hash(NULL, position), b->value - 1, b->value + 1, depth, 0);
    assert_int_equal(g, b->value);
    return b->count;
}

static zw_size complete(brute *b, const void *position, int depth, int *passes)
{
    zw_size size;
    *passes = 0;
    do {
        size = pass(b, position, depth, 1, -1, 1);
        ++*passes;
    } while (b->misses);
    return size;
}

/* Visits, and the different plies of each position. */
static void count_transpositions(const brute *b, zw_yardstick *r)
{
    for (int i = 0; i < BUCKETS; i++)
        for (const cell *c = b->cells[i]; c; c = c->next) {
            if (!c->visited)
                continue;
            int earlier = 0; /* the same key lies in the same bucket */
            for (const cell *o = b->cells[i]; o != c; o = o->next)
                earlier |= o->visited && o->key == c->key;
            r->graph_distinct++;
            r->transpositions += (uint64_t)c->visited - !earlier;
            r->transpositions_apart += (unsigned)earlier;
        }
}

void brute_yardstick(const zw_game *game, const void *position, int depth, int most, int hints, brute_oracle *oracle,
                     void *user, zw_yardstick *r)
{
    judge j = {.game = game, .quiescence = 1};
    brute *b = calloc(1, sizeof *b);
    int passes;
    assert_non_null(b);
    *b = (brute){.game = game, .hints = hints, .cheapest = -1, .oracle = oracle, .user = user};
    *r = (zw_yardstick){.depth = depth, .value = judge_value(&j, position, depth, 0)};
    b->value = r->value;
    r->literal_graph = pass(b, position, depth, 0, -1, 1);
    r->literal_tree = pass(b, position, depth, 0, -1, 0);
    r->graph = complete(b, position, depth, &r->oracle_passes);
    count_transpositions(b, r);
    r->tree = pass(b, position, depth, 0, -1, 0);
    assert_int_equal(b->misses, 0);
    r->graph_etc = pass(b, position, depth, 0, 0, 1);
    r->graph_etc2 = pass(b, position, depth, 0, 2, 1);
    assert_int_equal(b->misses, 0);
    for (int m = 1; m <= most; m++) {
        b->cheapest = m;
        pass(b, position, depth, 0, -1, 1);
        b->cheapest = -1;
        r->cheapest[m] = complete(b, position, depth, &passes);
        r->cheapest_etc[m] = pass(b, position, depth, 0, 0, 1);
        assert_int_equal(b->misses, 0);
    }
    for (int i = 0; i < BUCKETS; i++)
        for (cell *c = b->cells[i], *next; c; c = next) {
            next = c->next;
            free(c);
        }
    free(b);
}

/* ------------------------------------------------------------------------------------------------ the real minimal tree */

/* Nodes of the smallest proof that a node is at least (or at most) `bound`; NO_BUDGET when it is not. */
static uint64_t proof(const zw_game *game, const void *position, int depth, int at_least, zw_value bound)
{
    brute b = {.game = game};
    if (is_leaf(&b, position, depth)) {
        zw_value v = leaf_value(&b, position, depth, 0);
        return (at_least ? v >= bound : v <= bound) ? 1 : NO_BUDGET;
    }
    children all = expand(&b, position, ZW_NO_SHORT, 0);
    uint64_t least = NO_BUDGET, sum = 1;
    for (int i = 0; i < all.count; i++) {
        uint64_t below = proof(game, child_at(&b, &all, i), depth - 1, !at_least, -bound);
        least = below < least ? below : least;
        sum = sum + below < NO_BUDGET ? sum + below : NO_BUDGET;
    }
    drop(&all);
    return !at_least ? sum : least < NO_BUDGET ? 1 + least : NO_BUDGET;
}

/* Both proofs share the principal variation: at each of its nodes one child goes on, the others need one bound. */
static uint64_t both_proofs(const zw_game *game, const void *position, int depth, zw_value value)
{
    brute b = {.game = game};
    judge j = {.game = game, .quiescence = 1};
    if (is_leaf(&b, position, depth))
        return 1;
    children all = expand(&b, position, ZW_NO_SHORT, 0);
    uint64_t least = NO_BUDGET;
    for (int k = 0; k < all.count; k++) {
        if (-judge_value(&j, child_at(&b, &all, k), depth - 1, 1) != value)
            continue;
        uint64_t sum = 1 + both_proofs(game, child_at(&b, &all, k), depth - 1, -value);
        for (int i = 0; i < all.count; i++)
            sum += i == k ? 0 : proof(game, child_at(&b, &all, i), depth - 1, 1, -value);
        least = sum < least ? sum : least;
    }
    drop(&all);
    return least;
}

uint64_t brute_real_minimal(const zw_game *game, const void *position, int depth)
{
    judge j = {.game = game, .quiescence = 1};
    return both_proofs(game, position, depth, judge_value(&j, position, depth, 0));
}
