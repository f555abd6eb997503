/* open_list.c - SSS* and DUAL* with their OPEN list: Stockman's procedure, as a reference for the null-window drivers.
 *
 * One procedure serves both. In SSS* the leader is the side to move at the root, in DUAL* the other one; a merit is an
 * upper bound as the leader sees it. OPEN is a binary heap: the largest merit first, of equal ones the leftmost node
 * (Stockman 1979; without the second rule the leaves come in another order than from the null windows). The descendants
 * of a solved node leave OPEN at once, so that it never holds more than one solution tree. */
#include "driver.h"
#include "reference.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct node node;
struct node {
    node *parent, *first_child, *next_sibling; /* children: those that are in memory */
    zw_move *moves; /* where the follower is to move: the children, tried one by one */
    zw_value merit;
    zw_move came_by;
    int index; /* among its brothers, from the left */
    int count; /* of moves */
    int ply, depth; /* from the root, and that is left */
    int leads; /* the leader is to move */
    int solved; /* SOLVED, else LIVE */
    size_t slot; /* in OPEN; NOWHERE: not in it */
    _Alignas(max_align_t) char position[];
};

#define NOWHERE ((size_t)-1)

typedef struct open_list {
    zw_search *search;
    node **heap;
    size_t count, capacity;
} open_list;

/* ----------------------------------------------------------------------------------------------------------- OPEN */

static int is_left_of(const node *a, const node *b)
{
    while (a->ply > b->ply)
        a = a->parent;
    while (b->ply > a->ply)
        b = b->parent;
    while (a->parent != b->parent) {
        a = a->parent;
        b = b->parent;
    }
    return a->index < b->index;
}

static int comes_before(const node *a, const node *b)
{
    return a->merit != b->merit ? a->merit > b->merit : is_left_of(a, b);
}

static void place(open_list *open, node *n, size_t slot)
{
    open->heap[slot] = n;
    n->slot = slot;
}

/* Finds the slot for `n` from an empty one, upwards and downwards. */
static void settle_in(open_list *open, node *n, size_t slot)
{
    while (slot > 0 && comes_before(n, open->heap[(slot - 1) / 2])) {
        place(open, open->heap[(slot - 1) / 2], slot);
        slot = (slot - 1) / 2;
    }
    for (size_t child; (child = 2 * slot + 1) < open->count; slot = child) {
        if (child + 1 < open->count && comes_before(open->heap[child + 1], open->heap[child]))
            child++;
        if (!comes_before(open->heap[child], n))
            break;
        place(open, open->heap[child], slot);
    }
    place(open, n, slot);
}

static void no_memory(const open_list *open)
{
    zw_worker_fault(open->search->worker, ZW_NO_MEMORY, "no memory for the OPEN list");
}

static void push(open_list *open, node *n)
{
    if (open->count == open->capacity) {
        size_t capacity = open->capacity ? 2 * open->capacity : 1024;
        node **heap = realloc(open->heap, capacity * sizeof *heap);
        if (!heap) {
            no_memory(open);
            return;
        }
        open->heap = heap;
        open->capacity = capacity;
    }
    open->count++;
    zw_reference_hold(open->search, 1, 0);
    settle_in(open, n, open->count - 1);
}

static void take_out(open_list *open, node *n)
{
    assert(n->slot < open->count && open->heap[n->slot] == n);
    node *last = open->heap[--open->count];
    zw_reference_hold(open->search, -1, 0);
    if (last != n)
        settle_in(open, last, n->slot);
    n->slot = NOWHERE;
}

/* ---------------------------------------------------------------------------------------------------------- nodes */

/* A LIVE node in front of its parent's other children; NULL: no memory. */
static node *add_child(const open_list *open, node *parent, zw_move move, int index, zw_value merit)
{
    zw_worker *w = open->search->worker;
    node *n = malloc(sizeof *n + w->position_size);
    if (!n) {
        no_memory(open);
        return NULL;
    }
    zw_reference_hold(open->search, 0, 1);
    *n = (node){.parent = parent, .came_by = move, .index = index, .merit = merit, .slot = NOWHERE};
    if (parent) {
        n->ply = parent->ply + 1;
        n->depth = zw_depth_left(w, parent->position, move, parent->depth);
        n->leads = parent->leads ^ !zw_turn_kept(w, parent->position, move);
        n->next_sibling = parent->first_child;
        parent->first_child = n;
        w->game->play(w->context, parent->position, move, n->position);
    } else {
        memcpy(n->position, open->search->position, w->position_size);
    }
    return n;
}

/* Forgets all descendants of a node, in OPEN and in memory. */
static void purge(open_list *open, node *n)
{
    while (n->first_child) {
        node *child = n->first_child;
        n->first_child = child->next_sibling;
        purge(open, child);
        if (child->slot != NOWHERE)
            take_out(open, child);
        free(child->moves);
        free(child);
        zw_reference_hold(open->search, 0, -1);
    }
}

/* ------------------------------------------------------------------------------------------------------ operators */

/* A node as the sink sees it: the merit with which it came into OPEN is as much as the leader wants of it. */
static zw_reference_node seen(const node *n)
{
    zw_value merit = n->parent ? n->merit : ZW_INFINITY;
    return (zw_reference_node){n->position, n->leads ? -ZW_INFINITY : -merit, n->leads ? merit : ZW_INFINITY, n->depth,
                               n->ply};
}

/* Puts the moves to a node into the worker, for the sink. */
static void stand_at(const open_list *open, const node *n)
{
    for (; n->parent; n = n->parent)
        open->search->worker->played[n->ply - 1] = n->came_by;
}

/* `child` is the last that a node needed to be SOLVED: the best one of the leader, whose others are given up as by a cutoff of
 * the null window at this merit, or the last one of the follower. */
static void tell_solved(const open_list *open, const node *n, const node *child)
{
    const zw_search *s = open->search;
    zw_reference_node told = seen(n), test = {n->position, child->merit - 1, child->merit, n->depth, n->ply};
    zw_event left = {.kind = ZW_EVENT_LEAVE,
                     .value = n->leads ? child->merit : -child->merit,
                     .move = n->leads ? child->came_by : ZW_NO_MOVE};
    if (!s->worker->sink)
        return;
    stand_at(open, n);
    if (n->leads)
        zw_reference_tell(
            s, &test,
            (zw_event){.kind = ZW_EVENT_CUTOFF, .value = left.value, .move = child->came_by, .index = child->index});
    zw_reference_tell(s, &told, left);
}

/* A LIVE node: evaluated, or opened. */
static void develop(open_list *open, node *n)
{
    zw_worker *w = open->search->worker;
    zw_reference_node told = seen(n);
    zw_value leaf;
    stand_at(open, n);
    n->count = zw_reference_open(open->search, &told, &leaf);
    if (w->stopped)
        return;
    const zw_move *moves = zw_moves_at(w, n->ply);
    if (n->count == 0) {
        zw_value value = n->leads ? leaf : -leaf;
        n->merit = value < n->merit ? value : n->merit;
        n->solved = 1;
        push(open, n);
    } else if (n->leads) {
        for (int i = 0; i < n->count && !w->stopped; i++) {
            node *child = add_child(open, n, moves[i], i, n->merit);
            if (child)
                push(open, child);
        }
    } else {
        n->moves = malloc((size_t)n->count * sizeof *moves);
        if (!n->moves) {
            no_memory(open);
            return;
        }
        memcpy(n->moves, moves, (size_t)n->count * sizeof *moves);
        node *child = add_child(open, n, moves[0], 0, n->merit);
        if (child)
            push(open, child);
    }
}

/* A SOLVED node below the root: its next brother's turn, or its parent is solved. */
static void pass_on(open_list *open, node *n)
{
    node *parent = n->parent;
    zw_value merit = n->merit;
    int next = parent->leads ? parent->count : n->index + 1;
    if (next >= parent->count)
        tell_solved(open, parent, n);
    if (parent->ply == 0) { /* the first of equal moves stays the best */
        zw_value floor = parent->leads ? -ZW_INFINITY : -parent->merit;
        zw_root_learn(&open->search->root, n->index, parent->leads ? merit : -merit, floor, ZW_INFINITY, 0);
        parent->merit = merit;
    }
    purge(open, parent);
    if (next < parent->count) {
        node *brother = add_child(open, parent, parent->moves[next], next, merit);
        if (brother)
            push(open, brother);
    } else {
        parent->merit = merit;
        parent->solved = 1;
        push(open, parent);
    }
}

static zw_value drive(zw_iteration *it, int root_leads)
{
    zw_search *s = it->search;
    open_list open = {.search = s};
    zw_value value = 0, bound = ZW_INFINITY;
    zw_reference_begin(s);
    node *root = add_child(&open, NULL, ZW_NO_MOVE, 0, ZW_INFINITY);
    if (root) {
        root->depth = it->depth;
        root->leads = root_leads;
        push(&open, root);
    }
    while (!s->worker->stopped) {
        node *n = open.heap[0];
        if (n->merit < bound) { /* nothing is better for the leader than the first of OPEN */
            bound = n->merit;
            zw_reference_bound(s, root_leads ? -ZW_INFINITY : -bound, root_leads ? bound : ZW_INFINITY);
        }
        take_out(&open, n);
        if (!n->solved) {
            develop(&open, n);
        } else if (n->parent) {
            pass_on(&open, n);
        } else {
            value = n->leads ? n->merit : -n->merit;
            break;
        }
    }
    if (root) {
        purge(&open, root);
        free(root->moves);
        free(root);
    }
    free(open.heap);
    return zw_reference_end(s, value);
}

zw_value zw_drive_sss_open(zw_iteration *it)
{
    return drive(it, 1);
}

zw_value zw_drive_dual_open(zw_iteration *it)
{
    return drive(it, 0);
}
