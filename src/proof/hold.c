/* hold.c - see hold.h. A graph of positions grows from the root: one move of the prover, all moves of the opponent. Each
 * position in it is held until it is shown to be lost: by the rules, by a search to a few plies, because the opponent has a
 * move to a lost position, or because all moves of the prover lead to one. Then whoever relied on it chooses again. When
 * nothing is left to be chosen, what the root reaches is a set of positions that the opponent cannot leave to win. */
#include "hold.h"
#include "translate.h"

#include <stdlib.h>
#include <string.h>

/* Plies of the searches for a move: few, until what was chosen turns out to be lost. */
enum { GLANCE_FIRST = 4, GLANCE_STEP = 2, GLANCE_MOST = 12 };
enum { HABITS = 3 }; /* moves to a usual stand that are tried */
#define NOWHERE UINT32_MAX /* no position of the graph: none chosen yet, or one that needs no record */

/* What the graph knows of a position beside its key; its number is that of the record. */
typedef struct node {
    uint32_t child; /* where the prover's move leads */
    uint32_t parents; /* the first edge that leads here */
    unsigned char mine, lost, waits; /* the prover is to move; it is on the agenda */
    unsigned char plies; /* of the next search for a move */
} node;

typedef struct edge {
    uint32_t parent, next;
} edge;

/* A list that grows. */
typedef struct numbers {
    uint32_t *list;
    size_t count, room;
} numbers;

typedef struct hold {
    const proof_plan *plan;
    const proof_section *section;
    proof_fault *fault;
    proof_translator translator;
    proof_scratch scratch;
    proof_records *graph; /* keys, and the moves chosen */
    proof_records stands; /* of the prover after his moves; `ranks` counts how often each was chosen */
    node *nodes;
    edge *edges;
    size_t node_room, edge_count, edge_room;
    numbers agenda; /* positions whose moves are to be looked at, the last one first */
    numbers fallen; /* lost positions whose parents do not know it yet */
    unsigned char *state, *next, *position; /* the position that is looked at, one behind it, and as it is searched */
} hold;

int zw_hold_suits(const proof_section *section)
{
    return !section->rules->ends && !section->ranked && section->rules->decode && section->rules->stand;
}

static proof_verdict no_memory(const hold *h)
{
    return zw_proof_fault(h->fault, PROOF_UNREADABLE, 0, "no memory for more than %lu positions",
                          (unsigned long)h->graph->count);
}

/* Room for one more. Returns the array, or NULL with the old one as it was. */
static void *make_room(void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return array;
    size_t more = *room ? 2 * *room : 1024;
    void *grown = realloc(array, more * size);
    if (grown)
        *room = more;
    return grown;
}

static int push(numbers *to, uint32_t number)
{
    void *grown = make_room(to->list, to->count, &to->room, sizeof *to->list);
    if (!grown)
        return -1;
    to->list = grown;
    to->list[to->count++] = number;
    return 0;
}

/* Puts a position on the agenda, once. */
static int look_at(hold *h, uint32_t number)
{
    if (h->nodes[number].waits)
        return 0;
    h->nodes[number].waits = 1;
    return push(&h->agenda, number);
}

/* The position of a state; NOWHERE: it needs no record. */
static proof_verdict find(hold *h, const void *state, uint32_t *number)
{
    unsigned char key[PROOF_KEY_MOST];
    h->section->rules->encode(state, key);
    *number = zw_records_find(h->graph, key);
    if (*number != PROOF_NO_RECORD || zw_section_is_leaf(h->section, state, &h->scratch))
        return PROOF_FINE;
    void *grown = make_room(h->nodes, h->graph->count, &h->node_room, sizeof *h->nodes);
    if (!grown)
        return no_memory(h);
    h->nodes = grown;
    *number = zw_records_add(h->graph, key, 0, 0);
    if (*number == PROOF_NO_RECORD)
        return no_memory(h);
    h->nodes[*number] = (node){.child = NOWHERE,
                               .parents = NOWHERE,
                               .plies = GLANCE_FIRST,
                               .mine = h->section->rules->turn(state) == h->section->prover};
    return look_at(h, *number) ? no_memory(h) : PROOF_FINE;
}

static proof_verdict link(hold *h, uint32_t parent, uint32_t child)
{
    void *grown = make_room(h->edges, h->edge_count, &h->edge_room, sizeof *h->edges);
    if (!grown || h->edge_count >= NOWHERE)
        return no_memory(h);
    h->edges = grown;
    h->edges[h->edge_count] = (edge){parent, h->nodes[child].parents};
    h->nodes[child].parents = (uint32_t)h->edge_count++;
    return PROOF_FINE;
}

/* Marks a position as lost, and with it those that fall with it; the prover's positions before them choose again. */
static proof_verdict lose(hold *h, uint32_t number)
{
    int failed = 0;
    h->nodes[number].lost = 1;
    failed |= push(&h->fallen, number);
    while (h->fallen.count && !failed) {
        uint32_t child = h->fallen.list[--h->fallen.count];
        for (uint32_t at = h->nodes[child].parents; at != NOWHERE && !failed; at = h->edges[at].next) {
            uint32_t parent = h->edges[at].parent;
            node *p = &h->nodes[parent];
            if (p->lost || (p->mine && p->child != child))
                continue;
            if (p->mine) {
                failed = look_at(h, parent);
            } else {
                p->lost = 1;
                failed = push(&h->fallen, parent);
            }
        }
    }
    return failed ? no_memory(h) : PROOF_FINE;
}

/* ------------------------------------------------------------------------------------------------------------- choosing */

/* A move of the prover, unless it leads to what is known to be lost: then *chosen stays -1. */
static proof_verdict try_move(hold *h, uint32_t number, const uint16_t *list, int place, int *chosen)
{
    unsigned char key[PROOF_KEY_MOST];
    uint32_t child;
    h->section->rules->play(h->state, list[place], h->next);
    proof_verdict verdict = find(h, h->next, &child);
    if (verdict != PROOF_FINE || (child != NOWHERE && h->nodes[child].lost))
        return verdict;
    *chosen = place;
    h->graph->moves[number] = (uint16_t)(place + 1);
    h->nodes[number].child = child;
    h->section->rules->stand(h->next, h->section->prover, key);
    uint32_t stand = zw_records_find(&h->stands, key);
    if (stand == PROOF_NO_RECORD && (stand = zw_records_add(&h->stands, key, 0, 0)) == PROOF_NO_RECORD)
        return no_memory(h);
    h->stands.ranks[stand]++;
    return child == NOWHERE ? PROOF_FINE : link(h, number, child);
}

/* A move that costs no record. */
static int free_move(hold *h, const uint16_t *list, int count)
{
    int leaf = -1;
    for (int i = 0; i < count; i++) {
        unsigned char key[PROOF_KEY_MOST];
        h->section->rules->play(h->state, list[i], h->next);
        h->section->rules->encode(h->next, key);
        uint32_t child = zw_records_find(h->graph, key);
        if (child != PROOF_NO_RECORD && !h->nodes[child].lost)
            return i;
        if (child == PROOF_NO_RECORD && leaf < 0 && zw_section_is_leaf(h->section, h->next, &h->scratch))
            leaf = i;
    }
    return leaf;
}

/* What a search says of all moves, or of one alone, `only` >= 0: -1 in *place when what it looked at is lost. */
static proof_verdict glance(hold *h, uint32_t number, const uint16_t *list, int count, int only, int *place)
{
    zw_move move = ZW_NO_MOVE, alone = ZW_NO_MOVE;
    zw_error error = {0};
    *place = -1;
    if (h->plan->tell)
        h->plan->tell(h->plan->user, h->graph);
    proof_verdict verdict = zw_translate_state(&h->translator, h->state, h->position, h->fault);
    if (verdict == PROOF_FINE && only >= 0)
        verdict = zw_translate_move(&h->translator, h->state, list[only], h->position, &alone, h->fault);
    if (verdict != PROOF_FINE)
        return verdict;
    switch (zw_searcher_glance(h->plan->searcher, h->position, h->nodes[number].plies, alone, &move, &error)) {
    case ANSWER_NO:
        return PROOF_FINE;
    case ANSWER_YES:
    case ANSWER_OPEN:
        return zw_translate_place(&h->translator, h->state, list, count, h->position, move, place, h->fault);
    case ANSWER_STOPPED:
        return PROOF_STOPPED;
    default:
        return zw_proof_fault(h->fault, PROOF_UNREADABLE, 0, "%s", error.text);
    }
}

/* How often the prover has chosen to stand as he does after this move. */
static uint32_t times_chosen(hold *h, uint16_t move)
{
    unsigned char key[PROOF_KEY_MOST];
    h->section->rules->play(h->state, move, h->next);
    h->section->rules->stand(h->next, h->section->prover, key);
    uint32_t stand = zw_records_find(&h->stands, key);
    return stand == PROOF_NO_RECORD ? 0 : h->stands.ranks[stand];
}

/* A move to a stand that has been chosen before, the usual ones first: a prover who shuffles between few of them leaves the
 * opponent few positions to reach. */
static proof_verdict choose_habit(hold *h, uint32_t number, const uint16_t *list, int count, int *chosen)
{
    uint32_t before = UINT32_MAX; /* times that the last candidate was chosen, and its place */
    proof_verdict verdict = PROOF_FINE;
    for (int tries = 0, last = -1; tries < HABITS && *chosen < 0 && verdict == PROOF_FINE; tries++) {
        uint32_t most = 0;
        int place = -1, safe;
        for (int i = 0; i < count; i++) {
            uint32_t times = times_chosen(h, list[i]);
            if ((times < before || (times == before && i > last)) && times > most) {
                most = times;
                place = i;
            }
        }
        if (place < 0)
            break;
        before = most;
        last = place;
        verdict = glance(h, number, list, count, place, &safe);
        if (verdict == PROOF_FINE && safe >= 0)
            verdict = try_move(h, number, list, place, chosen);
    }
    return verdict;
}

/* A habit, the move that a search finds, or any that is not lost; the next search of this position looks deeper. */
static proof_verdict choose_by_search(hold *h, uint32_t number, const uint16_t *list, int count, int *chosen)
{
    int place = -1;
    proof_verdict verdict = choose_habit(h, number, list, count, chosen);
    if (verdict == PROOF_FINE && *chosen < 0)
        verdict = glance(h, number, list, count, -1, &place);
    if (verdict == PROOF_FINE && place >= 0)
        verdict = try_move(h, number, list, place, chosen);
    for (int i = 0; i < count && place >= 0 && *chosen < 0 && verdict == PROOF_FINE; i++)
        verdict = try_move(h, number, list, i, chosen);
    if (h->nodes[number].plies < GLANCE_MOST)
        h->nodes[number].plies = (unsigned char)(h->nodes[number].plies + GLANCE_STEP);
    return verdict;
}

/* The prover's move: that of an earlier attempt, one for nothing, or one that was searched for. */
static proof_verdict choose(hold *h, uint32_t number, const uint16_t *list, int count)
{
    int chosen = -1, place = zw_prove_hint(h->plan, zw_records_key(h->graph, number), count);
    proof_verdict verdict = PROOF_FINE;
    h->nodes[number].child = NOWHERE;
    h->graph->moves[number] = 0;
    if (place >= 0)
        verdict = try_move(h, number, list, place, &chosen);
    if (verdict == PROOF_FINE && chosen < 0 && (place = free_move(h, list, count)) >= 0)
        verdict = try_move(h, number, list, place, &chosen);
    if (verdict == PROOF_FINE && chosen < 0)
        verdict = choose_by_search(h, number, list, count, &chosen);
    return verdict == PROOF_FINE && chosen < 0 ? lose(h, number) : verdict;
}

/* All moves of the opponent. */
static proof_verdict answer(hold *h, uint32_t number, const uint16_t *list, int count)
{
    proof_verdict verdict = PROOF_FINE;
    for (int i = 0; i < count && verdict == PROOF_FINE; i++) {
        uint32_t child;
        h->section->rules->play(h->state, list[i], h->next);
        verdict = find(h, h->next, &child);
        if (verdict != PROOF_FINE || child == NOWHERE)
            continue;
        if (h->nodes[child].lost)
            return lose(h, number);
        verdict = link(h, number, child);
    }
    return verdict;
}

static proof_verdict look(hold *h, uint32_t number)
{
    const proof_rules *rules = h->section->rules;
    uint16_t list[PROOF_MOVES_MOST];
    int value;
    h->nodes[number].waits = 0;
    if (h->nodes[number].lost)
        return PROOF_FINE;
    rules->decode(h->section->root, zw_records_key(h->graph, number), h->state);
    if (rules->over(h->state, &value))
        return lose(h, number);
    int count = rules->moves(h->state, list);
    return h->nodes[number].mine ? choose(h, number, list, count) : answer(h, number, list, count);
}

/* ---------------------------------------------------------------------------------------------------------- the records */

static proof_verdict record(hold *h, proof_records *records, const void *state)
{
    unsigned char key[PROOF_KEY_MOST];
    h->section->rules->encode(state, key);
    uint32_t number = zw_records_find(h->graph, key);
    if (number == PROOF_NO_RECORD || zw_records_find(records, key) != PROOF_NO_RECORD)
        return PROOF_FINE;
    return zw_records_add(records, key, h->graph->moves[number], 0) == PROOF_NO_RECORD ? no_memory(h) : PROOF_FINE;
}

/* What the root reaches, and nothing that was given up. */
static proof_verdict collect(hold *h, proof_records *records)
{
    const proof_rules *rules = h->section->rules;
    proof_verdict verdict = record(h, records, h->section->root);
    for (uint32_t i = 0; i < records->count && verdict == PROOF_FINE; i++) {
        uint16_t list[PROOF_MOVES_MOST];
        rules->decode(h->section->root, zw_records_key(records, i), h->state);
        int count = rules->moves(h->state, list), chosen = records->moves[i];
        for (int at = chosen ? chosen - 1 : 0; at < (chosen ? chosen : count) && verdict == PROOF_FINE; at++) {
            rules->play(h->state, list[at], h->next);
            verdict = record(h, records, h->next);
        }
    }
    return verdict;
}

static proof_verdict grow(hold *h)
{
    uint32_t root;
    proof_verdict verdict = find(h, h->section->root, &root);
    while (h->agenda.count && verdict == PROOF_FINE && (root == NOWHERE || !h->nodes[root].lost))
        verdict = look(h, h->agenda.list[--h->agenda.count]);
    if (verdict == PROOF_FINE && root != NOWHERE && h->nodes[root].lost)
        return zw_proof_fault(h->fault, PROOF_REFUSED, 0, "not proven: the value is %s than %d",
                              h->section->half == PROOF_AT_LEAST ? "less" : "more",
                              h->section->half == PROOF_AT_LEAST ? h->section->threshold : -h->section->threshold);
    return verdict;
}

proof_verdict zw_hold_section(const proof_plan *plan, const proof_section *section, proof_records *records,
                              proof_fault *fault)
{
    const zw_game *game = zw_searcher_game(plan->searcher);
    size_t size = section->rules->state_size;
    proof_records graph;
    hold h = {.plan = plan, .section = section, .fault = fault, .graph = &graph};
    h.translator = (proof_translator){section->rules, game, zw_searcher_context(plan->searcher)};
    zw_records_begin(&graph, (size_t)section->rules->key_size);
    zw_records_begin(&h.stands, (size_t)section->rules->key_size);
    h.state = calloc(2, size);
    h.next = h.state ? h.state + size : NULL;
    h.position = calloc(1, game->position_size);
    int ready = !zw_scratch_begin(&h.scratch, section->rules) && h.state && h.position;
    proof_verdict verdict = ready ? grow(&h) : no_memory(&h);
    if (verdict == PROOF_FINE) {
        verdict = collect(&h, records);
        zw_records_free(&graph);
    } else {
        zw_records_free(records);
        *records = graph; /* the hints for another attempt */
    }
    zw_records_free(&h.stands);
    zw_scratch_free(&h.scratch);
    free(h.state);
    free(h.position);
    free(h.nodes);
    free(h.edges);
    free(h.agenda.list);
    free(h.fallen.list);
    return verdict;
}
