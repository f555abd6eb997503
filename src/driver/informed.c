/* informed.c - INS and PNS(k): NegaScout that remembers the tree it has seen, for its re-searches.
 *
 * Reinefeld, Schaeffer and Marsland 1985. The memory is a map of the tree: a node keeps the scores of its children, or
 * the child that cut, and a re-search visits the children by score and stops where no score is good enough. No table is
 * used, and positions reached by two paths are two nodes.
 *
 * What the printed appendix has otherwise, and why: (1) it never writes the scores it reads; (2) it tests the node's
 * status after clearing it for the children, so that ignore-left cutoffs never happen and a window grows beyond beta:
 * here `known` belongs to the node and `research` to its children; (3) the narrow window score[i] must be clipped at
 * beta; (4) its bound of the loop is i < v for i < w; (5) the cutoff is tested before the first child too, since PNS
 * with k > 2 meets nodes whose best score is not above alpha and would search them with an inverted window. It is right
 * to save only what was not known before, and to return the larger of the best value and the score that ended the
 * node. */
#include "driver.h"
#include "reference.h"

#include <stdlib.h>
#include <string.h>

typedef enum memory_kind {
    NOTHING,
    BEST_CHILD, /* which child to search first, and no bounds */
    PROVE_BEST, /* every child was searched: an upper bound of each, as the node sees it */
    IGNORE_LEFT /* a child cut: those to the left of it are worthless, of the rest nothing is known */
} memory_kind;

typedef struct memory memory;
struct memory {
    memory_kind kind;
    int best; /* BEST_CHILD, IGNORE_LEFT */
    int child_count; /* 0 where the children are leaves */
    int entries; /* scores, or the one child */
    zw_value *scores; /* PROVE_BEST */
    memory *children[];
};

typedef struct informed {
    zw_search *search;
    int ignore_left; /* INS keeps this kind too */
    int k; /* nodes within k plies of the start of a minimal-window search keep their scores */
    zw_value *scratch; /* the scores of the nodes of the current line */
    int free_moves; /* the game has moves that cost no depth: leaves are where the depth ends, and it may not end soon */
} informed;

static memory *memory_new(const informed *in, int child_count)
{
    memory *m = calloc(1, sizeof *m + (size_t)child_count * sizeof m->children[0]);
    if (!m) {
        zw_worker_fault(in->search->worker, ZW_NO_MEMORY, "no memory for the map of the tree");
        return NULL;
    }
    m->child_count = child_count;
    zw_reference_hold(in->search, 0, 1);
    return m;
}

static void memory_free(const informed *in, memory *m)
{
    if (!m)
        return;
    for (int i = 0; i < m->child_count; i++)
        memory_free(in, m->children[i]);
    zw_reference_hold(in->search, -m->entries, -1);
    free(m->scores);
    free(m);
}

static zw_value score_of(const memory *m, int child)
{
    if (m->kind == PROVE_BEST)
        return m->scores[child];
    return child < m->best ? -ZW_INFINITY : ZW_INFINITY;
}

/* The order in which the children are searched: by score, or the best one before the others; else as they come. */
static void put_in_order(const memory *m, int known, int32_t *order, int count)
{
    for (int i = 0; i < count; i++)
        order[i] = i;
    if (known && m->kind == BEST_CHILD) {
        for (int i = m->best; i > 0; i--)
            order[i] = order[i - 1];
        order[0] = m->best;
    } else if (known) {
        for (int i = 1; i < count; i++) {
            int child = order[i], k = i;
            for (; k > 0 && score_of(m, order[k - 1]) < score_of(m, child); k--)
                order[k] = order[k - 1];
            order[k] = child;
        }
    }
}

/* Keeps what a first visit has learned; `near`: the node may keep its scores. */
static void save(const informed *in, memory *m, int near, int cut, int best, const zw_value *scores, int count)
{
    m->best = best;
    m->kind = cut && in->ignore_left ? IGNORE_LEFT : cut || !near ? BEST_CHILD : PROVE_BEST;
    int entries = m->kind == PROVE_BEST ? count : 1;
    zw_reference_hold(in->search, entries - m->entries, 0);
    m->entries = entries;
    if (m->kind != PROVE_BEST)
        return;
    if (!m->scores)
        m->scores = malloc((size_t)count * sizeof *scores);
    if (!m->scores)
        zw_worker_fault(in->search->worker, ZW_NO_MEMORY, "no memory for the map of the tree");
    else
        memcpy(m->scores, scores, (size_t)count * sizeof *scores);
}

static zw_value max(zw_value a, zw_value b)
{
    return a > b ? a : b;
}

static zw_value min(zw_value a, zw_value b)
{
    return a < b ? a : b;
}

/* A child that is to be searched; `start` is the ply at which the current minimal-window search began. */
typedef struct branch {
    const void *position;
    int again; /* the same side is to move there */
    int depth, ply, start;
} branch;

static zw_value search(const informed *in, memory **place, const void *position, zw_value alpha, zw_value beta,
                       int depth, int ply, int start, int research);

/* Searches a child with a window as its parent sees it. */
static zw_value descend(const informed *in, memory **place, const branch *to, zw_value alpha, zw_value beta,
                        int research)
{
    return to->again ? search(in, place, to->position, alpha, beta, to->depth, to->ply, to->start, research)
                     : -search(in, place, to->position, -beta, -alpha, to->depth, to->ply, to->start, research);
}

/* `place` is where the map keeps this node (unused for leaves). */
static zw_value search(const informed *in, memory **place, const void *position, zw_value alpha, zw_value beta,
                       int depth, int ply, int start, int research)
{
    zw_worker *w = in->search->worker;
    zw_value leaf;
    zw_reference_node node = {position, alpha, beta, depth, ply};
    int count = zw_reference_open(in->search, &node, &leaf);
    if (count == 0)
        return leaf;
    int inner = depth > 1 || in->free_moves; /* children may be no leaves */
    if (!*place && !(*place = memory_new(in, inner ? count : 0)))
        return 0;
    memory *m = *place, *none = NULL;
    int known = research && m->kind != NOTHING, bounded = known && m->kind != BEST_CHILD;
    int proving = bounded && m->kind == PROVE_BEST, wide = beta - alpha > 1, best = 0;
    const zw_move *moves = zw_moves_at(w, ply);
    zw_move best_move = ZW_NO_MOVE;
    int32_t *order = w->sort_keys + (size_t)ply * w->move_stride;
    zw_value *scores = in->scratch + (size_t)ply * w->move_stride, a = -ZW_INFINITY;
    put_in_order(m, known, order, count);
    research = known;

    for (int i = 0; i < count && a < beta; i++) {
        int child = order[i], child_start = wide && i > 0 ? ply + 1 : start;
        zw_value floor = max(alpha, a), b = i == 0 ? beta : floor + 1;
        if (bounded && score_of(m, child) <= floor) { /* the prove-best or ignore-left cutoff */
            a = max(a, score_of(m, child));
            break;
        }
        if (proving)
            b = min(beta, score_of(m, child));
        memory **child_place = inner ? &m->children[child] : &none;
        int again = zw_turn_kept(w, position, moves[child]);
        branch to = {.position = zw_play_at(w, position, moves[child], ply),
                     .again = again,
                     .depth = zw_depth_left(w, position, moves[child], depth),
                     .ply = ply + 1,
                     .start = child_start};
        uint64_t visits = w->visits;
        zw_value value = descend(in, child_place, &to, floor, b, research);
        /* Exact already: the first child, outside the window, below a proven bound, or two plies from the leaves (where
         * failing high means that all replies were searched). */
        int exact = i == 0 || proving || (depth <= 2 && !again && !in->free_moves);
        if (!w->stopped && value > a && value > alpha && value < beta && !exact) {
            w->count.researches++;
            zw_reference_tell(in->search, &node,
                              (zw_event){.kind = ZW_EVENT_RESEARCH, .value = value, .move = moves[child], .index = i});
            value = descend(in, child_place, &to, value, beta, 1);
        }
        if (w->stopped)
            return 0;
        if (ply == 0)
            zw_root_learn(&in->search->root, child, value, floor, ZW_INFINITY, w->visits - visits);
        if (value > a) {
            best = child;
            best_move = moves[child];
        }
        a = max(a, value);
        scores[child] = value;
        if (a >= beta)
            zw_reference_tell(in->search, &node,
                              (zw_event){.kind = ZW_EVENT_CUTOFF, .value = a, .move = moves[child], .index = i});
        if (bounded && m->kind == IGNORE_LEFT)
            research = 0; /* only the child that cut has been seen before */
        if (wide && inner) { /* outside minimal windows what is done is never searched again */
            memory_free(in, m->children[child]);
            m->children[child] = NULL;
        }
    }
    if (!bounded)
        save(in, m, ply - start <= in->k, a >= beta, best, scores, count);
    zw_reference_tell(in->search, &node, (zw_event){.kind = ZW_EVENT_LEAVE, .value = a, .move = best_move});
    return a;
}

static zw_value drive(zw_iteration *it, int ignore_left, int k)
{
    zw_search *s = it->search;
    zw_worker *w = s->worker;
    memory *root = NULL;
    informed in = {.search = s, .ignore_left = ignore_left, .k = k, .free_moves = w->game->free_move != NULL};
    size_t plies = in.free_moves ? ZW_STACK : (size_t)it->depth + 1;
    in.scratch = malloc(plies * w->move_stride * sizeof *in.scratch);
    zw_value value = 0;
    zw_reference_begin(s);
    if (in.scratch)
        value = search(&in, &root, s->position, -ZW_INFINITY, ZW_INFINITY, it->depth, 0, 0, 0);
    else
        zw_worker_fault(w, ZW_NO_MEMORY, "no memory for the map of the tree");
    memory_free(&in, root);
    free(in.scratch);
    return zw_reference_end(s, value);
}

zw_value zw_drive_ins(zw_iteration *it)
{
    return drive(it, 1, ZW_MAX_DEPTH);
}

zw_value zw_drive_pns(zw_iteration *it)
{
    return drive(it, 0, it->settings->k);
}
