/* hold_graph.c - see hold_graph.h. Edges lead from a position to those before it, and stay when a move is given up: whoever
 * follows one asks whether it is still true. */
#include "hold_graph.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

/* Room for one more. Returns the array, or NULL with the old one as it was. */
static void *make_room(void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return array;
    size_t more = *room ? 2 * *room : FIRST_ROOM;
    void *grown = realloc(array, more * size);
    if (grown)
        *room = more;
    return grown;
}

int zw_hold_push(hold_list *to, uint32_t number)
{
    void *grown = make_room(to->list, to->count, &to->room, sizeof *to->list);
    if (!grown)
        return -1;
    to->list = grown;
    to->list[to->count++] = number;
    return 0;
}

void zw_hold_graph_begin(hold_graph *g, const zw_game *game, void *context)
{
    *g = (hold_graph){.game = game, .context = context};
}

void zw_hold_graph_free(hold_graph *g)
{
    free(g->positions);
    free(g->nodes);
    free(g->slots);
    free(g->links.list);
    free(g->edges);
    free(g->fallen.list);
    free(g->robbed.list);
    zw_hold_graph_begin(g, g->game, g->context);
}

const void *zw_hold_position(const hold_graph *g, uint32_t number)
{
    return g->positions + g->game->position_size * number;
}

/* The slot of a position, or the free one where it belongs. */
static size_t slot_of(const hold_graph *g, const void *position)
{
    size_t slot = (size_t)g->game->hash(g->context, position) & (g->slot_count - 1);
    while (g->slots[slot] != HOLD_NOWHERE &&
           memcmp(zw_hold_position(g, g->slots[slot]), position, g->game->position_size) != 0)
        slot = (slot + 1) & (g->slot_count - 1);
    return slot;
}

uint32_t zw_hold_find(const hold_graph *g, const void *position)
{
    return g->slot_count ? g->slots[slot_of(g, position)] : HOLD_NOWHERE;
}

/* Slots are at most half full. */
static int grow_slots(hold_graph *g)
{
    size_t count = g->slot_count ? 2 * g->slot_count : 2 * FIRST_ROOM;
    uint32_t *slots = malloc(count * sizeof *slots);
    if (!slots)
        return -1;
    memset(slots, 0xFF, count * sizeof *slots);
    free(g->slots);
    g->slots = slots;
    g->slot_count = count;
    for (uint32_t i = 0; i < g->count; i++)
        slots[slot_of(g, zw_hold_position(g, i))] = i;
    return 0;
}

int zw_hold_add(hold_graph *g, const void *position, int mine, uint32_t *number)
{
    size_t size = g->game->position_size;
    void *positions = make_room(g->positions, g->count, &g->position_room, size);
    if (positions)
        g->positions = positions;
    void *nodes = make_room(g->nodes, g->count, &g->node_room, sizeof *g->nodes);
    if (nodes)
        g->nodes = nodes;
    if (!positions || !nodes || g->count >= HOLD_NOWHERE / 2 ||
        (2 * (size_t)g->count >= g->slot_count && grow_slots(g)))
        return -1;
    *number = g->count++;
    g->nodes[*number] = (hold_node){.move = ZW_NO_MOVE, .parents = HOLD_NOWHERE, .mine = (unsigned char)mine};
    g->slots[slot_of(g, position)] = *number;
    memcpy(g->positions + size * *number, position, size);
    return 0;
}

int zw_hold_link(hold_graph *g, uint32_t parent, uint32_t child)
{
    hold_node *p = &g->nodes[parent];
    void *grown = make_room(g->edges, g->edge_count, &g->edge_room, sizeof *g->edges);
    if (!grown || g->edge_count >= HOLD_NOWHERE || g->links.count >= HOLD_NOWHERE)
        return -1;
    g->edges = grown;
    g->edges[g->edge_count] = (hold_edge){parent, g->nodes[child].parents};
    g->nodes[child].parents = (uint32_t)g->edge_count++;
    if (!p->link_count || p->mine) {
        p->links = (uint32_t)g->links.count;
        p->link_count = 0;
    }
    p->link_count++;
    return zw_hold_push(&g->links, child);
}

int zw_hold_relies_on(const hold_graph *g, uint32_t parent, uint32_t child)
{
    const hold_node *p = &g->nodes[parent];
    return p->fate == HOLD_GROWN && (!p->mine || g->links.list[p->links] == child);
}

int zw_hold_lose(hold_graph *g, uint32_t number)
{
    int failed = zw_hold_push(&g->fallen, number);
    g->nodes[number].fate = HOLD_LOST;
    while (g->fallen.count && !failed) {
        uint32_t child = g->fallen.list[--g->fallen.count];
        for (uint32_t at = g->nodes[child].parents; at != HOLD_NOWHERE && !failed; at = g->edges[at].next) {
            uint32_t parent = g->edges[at].parent;
            hold_node *p = &g->nodes[parent];
            if (!zw_hold_relies_on(g, parent, child))
                continue;
            p->fate = p->mine ? HOLD_OPEN : HOLD_LOST;
            failed = zw_hold_push(p->mine ? &g->robbed : &g->fallen, parent);
        }
    }
    return failed;
}
