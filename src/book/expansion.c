/* expansion.c - which leaves of a book are expanded next: drop-out expansion (Lincke 2001, "Strategies for the automatic
 * construction of opening books"). The cheapest way to every leaf is found from the roots, by Dijkstra's algorithm, so that
 * circles and several paths to a leaf are no special case. */
#include "book.h"

#include <stdlib.h>
#include <string.h>

/* A position that a way of this cost leads to. */
typedef struct way {
    int64_t cost;
    uint64_t key;
    int to;
} way;

typedef struct heap {
    way *ways;
    size_t count, capacity;
} heap;

/* Keys decide between equal costs: the order in which positions were read must not. */
static int comes_before(const way *a, const way *b)
{
    return a->cost != b->cost ? a->cost < b->cost : a->key < b->key;
}

static void heap_add(heap *to, way one)
{
    if (to->count == to->capacity) {
        to->capacity = 2 * to->capacity + 64;
        to->ways = enlarge(to->ways, to->capacity, sizeof *to->ways);
    }
    size_t at = to->count++;
    for (; at && comes_before(&one, &to->ways[(at - 1) / 2]); at = (at - 1) / 2)
        to->ways[at] = to->ways[(at - 1) / 2];
    to->ways[at] = one;
}

static way heap_take(heap *from)
{
    way first = from->ways[0], last = from->ways[--from->count];
    size_t at = 0;
    for (;;) {
        size_t child = 2 * at + 1;
        if (child + 1 < from->count && comes_before(&from->ways[child + 1], &from->ways[child]))
            child++;
        if (child >= from->count || !comes_before(&from->ways[child], &last))
            break;
        from->ways[at] = from->ways[child];
        at = child;
    }
    from->ways[at] = last;
    return first;
}

int book_is_open(const book *of, int number)
{
    const book_position *one = &of->positions[number];
    return one->edge_count > 0 && one->lower != one->upper && abs(one->value) <= of->margin;
}

static void go_on(const book *of, const way *here, heap *ways)
{
    const book_position *one = &of->positions[here->to];
    for (int i = 0; i < one->edge_count; i++) {
        int to = one->edges[i].to;
        const book_position *next = &of->positions[to];
        int64_t loss = (int64_t)one->value - book_before(of->handle->game, next->value, one->edges[i].again);
        if (book_is_open(of, to))
            heap_add(ways, (way){here->cost + of->ply + loss, next->key, to});
    }
}

int book_pick(const book *of, int most, int *picked)
{
    char *seen = allocate((size_t)of->count + 1, 1);
    heap ways = {.count = 0};
    int count = 0;
    for (int i = 0; i < of->count; i++)
        if (of->positions[i].parent < 0 && book_is_open(of, i))
            heap_add(&ways, (way){0, of->positions[i].key, i});
    while (ways.count && count < most) {
        way here = heap_take(&ways);
        if (seen[here.to])
            continue;
        seen[here.to] = 1;
        if (of->positions[here.to].expanded)
            go_on(of, &here, &ways);
        else
            picked[count++] = here.to;
    }
    free(ways.ways);
    free(seen);
    return count;
}
