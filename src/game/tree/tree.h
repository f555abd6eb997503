/* tree.h - artificial game trees, grown from a hash of seed and path: the half that is compiled into the search.
 *
 * Nothing of a tree is stored: a position is the spec and the node reached, and every width, value and edge is drawn
 * from a hash of the node. Integers only, so that every compiler grows the same tree. Must not know how a spec is
 * written (tree.c does) or who searches. */
#ifndef ZW_GAME_TREE_H
#define ZW_GAME_TREE_H

#include <zw/experiment.h>

#define TREE_MAX_MOVES 512
#define TREE_MAX_DEPTH 200
#define TREE_MAX_RANGE 8000000
#define TREE_MILLION 1000000 /* probabilities are kept in millionths */
#define TREE_NO_QUARTER (TREE_MILLION + 1)
#define TREE_LEAST_EDGE (-32767) /* Zhang 1996 */
#define TREE_LARGEST_EDGE 32768

typedef enum tree_kind {
    TREE_UNIFORM, /* independent leaf values */
    TREE_ORDERED, /* values from the root down: the first child is best with a given probability */
    TREE_EDGE, /* a node costs the sum of the edges above it */
    TREE_GRAPH /* independent leaf values, and nodes with two parents */
} tree_kind;

typedef struct tree_position {
    uint64_t seed;
    uint64_t root; /* the whole spec, mixed: trees of different specs have nothing in common */
    uint64_t node; /* the path from the root, mixed; graph: the node's index within its ply */
    uint64_t breadth; /* graph: the number of nodes of this ply */
    zw_value value; /* ordered: for the side to move; edge: the cost, as the first player sees it */
    int32_t range;
    int32_t first, quarter; /* ordered: the chance of a best first child, of a best child in the first quarter */
    int32_t share; /* graph: the chance of a child to be a neighbour's */
    uint16_t width;
    uint8_t kind, random, depth, ply;
} tree_position;

/* Drawings from one node must not be related to each other or to its children: each has its own salt. */
#define TREE_STEP UINT64_C(0x9E3779B97F4A7C15)
#define TREE_SALT_WIDTH UINT64_C(0x2545F4914F6CDD1D)
#define TREE_SALT_LEAF UINT64_C(0xD6E8FEB86659FD93)
#define TREE_SALT_EDGE UINT64_C(0xA0761D6478BD642F)
#define TREE_SALT_BEST UINT64_C(0xE7037ED1A0B428DB)
#define TREE_SALT_LOSS UINT64_C(0x8EBC6AF09C88C6E3)
#define TREE_SALT_SHARE UINT64_C(0x589965CC75374CC3)

/* A bijection of 64-bit words in which every bit depends on every other (the finaliser of splitmix64). */
static inline uint64_t tree_mix(uint64_t x)
{
    x ^= x >> 30;
    x *= UINT64_C(0xBF58476D1CE4E5B9);
    x ^= x >> 27;
    x *= UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

/* A number below `count` (at most 2^24) from a hash. */
static inline uint32_t tree_below(uint64_t hash, uint32_t count)
{
    return (uint32_t)((hash >> 24) * count >> 40);
}

/* The key of a node of a graph: unique for each index of a ply. */
static inline uint64_t tree_graph_key(uint64_t root, int ply, uint64_t index)
{
    return tree_mix(tree_mix(root + (uint64_t)ply * TREE_STEP) + index);
}

static inline uint64_t tree_hash(void *context, const void *at)
{
    const tree_position *p = at;
    (void)context;
    return p->kind == TREE_GRAPH ? tree_graph_key(p->root, p->ply, p->node) : p->node;
}

/* The child of a node where paths do not meet. */
static inline uint64_t tree_path_child(uint64_t node, zw_move move)
{
    return tree_mix(node + ((uint64_t)move + 1) * TREE_STEP);
}

/* The child of a node of a graph: its own, or the one in the same place of the node to the right. */
static inline uint64_t tree_graph_child(const tree_position *p, zw_move move)
{
    uint64_t parent = p->node;
    if (p->ply > 0 && tree_below(tree_mix((tree_hash(NULL, p) ^ TREE_SALT_SHARE) + move * TREE_STEP), TREE_MILLION) <
                          (uint32_t)p->share)
        parent = parent + 1 < p->breadth ? parent + 1 : 0;
    return parent * p->width + move;
}

static inline uint64_t tree_child_hash(void *context, const void *at, zw_move move)
{
    const tree_position *p = at;
    (void)context;
    return p->kind == TREE_GRAPH ? tree_graph_key(p->root, p->ply + 1, tree_graph_child(p, move))
                                 : tree_path_child(p->node, move);
}

/* The cost of the edge that leads to a node. */
static inline zw_value tree_edge(uint64_t node)
{
    return (zw_value)(tree_mix(node ^ TREE_SALT_EDGE) >> 48) + TREE_LEAST_EDGE;
}

/* Which child of a node of an ordered tree has the node's value. */
static inline uint32_t tree_best_child(const tree_position *p)
{
    uint64_t hash = tree_mix(p->node ^ TREE_SALT_BEST), again = tree_mix(hash + TREE_STEP);
    int32_t chance = (int32_t)tree_below(hash, TREE_MILLION);
    uint32_t width = p->width, head = (width + 3) / 4;
    if (width == 1 || chance < p->first)
        return 0;
    if (p->quarter == TREE_NO_QUARTER)
        return 1 + tree_below(again, width - 1);
    if (chance < p->quarter && head > 1)
        return 1 + tree_below(again, head - 1);
    return head + tree_below(again, width - head);
}

static inline int tree_count(void *context, const void *at)
{
    const tree_position *p = at;
    (void)context;
    if (p->ply >= p->depth)
        return 0;
    return p->random ? 1 + (int)tree_below(tree_mix(p->node ^ TREE_SALT_WIDTH), 2u * p->width - 1) : p->width;
}

static inline zw_value tree_evaluate(void *context, const void *at)
{
    const tree_position *p = at;
    if (p->kind == TREE_EDGE)
        return p->ply % 2 == 0 ? p->value : -p->value;
    if (p->ply < p->depth)
        return 0;
    if (p->kind == TREE_ORDERED)
        return p->value;
    return (zw_value)tree_below(tree_mix(tree_hash(context, p) ^ TREE_SALT_LEAF), 2u * (uint32_t)p->range + 1) -
           p->range;
}

static inline int tree_moves(void *context, const void *at, zw_move *list, int capacity, zw_value *outcome)
{
    const tree_position *p = at;
    int count = tree_count(context, p);
    if (count == 0)
        *outcome = tree_evaluate(context, p);
    for (int i = 0; i < count && i < capacity; i++)
        list[i] = (zw_move)i;
    return count;
}

static inline void tree_play(void *context, const void *parent, zw_move move, void *child)
{
    const tree_position *from = parent;
    tree_position *to = child;
    (void)context;
    *to = *from;
    to->ply++;
    if (from->kind == TREE_GRAPH) {
        to->node = tree_graph_child(from, move);
        to->breadth = from->breadth * from->width;
        return;
    }
    to->node = tree_path_child(from->node, move);
    if (from->kind == TREE_EDGE) {
        to->value = from->value + tree_edge(to->node);
    } else if (from->kind == TREE_ORDERED) {
        to->value = -from->value;
        if (move != tree_best_child(from))
            to->value += (zw_value)tree_below(tree_mix(to->node ^ TREE_SALT_LOSS), (uint32_t)from->range / 5 + 1);
    }
}

/* Edge costs as the side to move likes them; the other kinds know nothing before the leaves. */
static inline void tree_order(void *context, const void *at, const zw_move *moves, int count, int32_t *keys)
{
    const tree_position *p = at;
    (void)context;
    for (int i = 0; i < count; i++) {
        zw_value edge = p->kind == TREE_EDGE ? tree_edge(tree_path_child(p->node, moves[i])) : 0;
        keys[i] = p->ply % 2 == 0 ? edge : -edge;
    }
}

static inline int tree_plies_left(void *context, const void *at)
{
    const tree_position *p = at;
    (void)context;
    return p->depth - p->ply;
}

static inline int tree_step_bounds(void *context, const void *at, zw_value *smallest, zw_value *largest)
{
    const tree_position *p = at;
    (void)context;
    *smallest = TREE_LEAST_EDGE;
    *largest = TREE_LARGEST_EDGE;
    return p->kind == TREE_EDGE;
}

static inline int tree_first_to_move(void *context, const void *at)
{
    const tree_position *p = at;
    (void)context;
    return p->ply % 2 == 0;
}

/* tree.c */
void zw_tree_shape(void *context, const void *at, zw_shape *shape);
void zw_tree_start(void *context, void *at);
int zw_tree_parse(void *context, const char *text, void *at, char *why, size_t why_size);
int zw_tree_format(void *context, const void *at, char *text, size_t size);

#endif
