/* hold.c - see hold.h. A graph of positions grows from the root: one move of the prover, all moves of the opponent. A
 * position in it is lost when the database or a search to a few plies says so, when the opponent has a move to a lost
 * position, or when all moves of the prover lead to one; then whoever relied on it chooses again. All others count as
 * not lost. Only what the root reaches grows, the nearest positions first, and what reaches no open position any more is
 * held for good. When the root is held, what it reaches is a set of positions that the opponent cannot leave to win. */
#include "hold.h"
#include "hold_graph.h"
#include "hold_search.h"
#include "translate.h"

#include <stdlib.h>
#include <string.h>

/* Plies of the searches for a move: few, until what was chosen turns out to be lost. */
enum { PLIES_FIRST = 6, PLIES_STEP = 2, PLIES_MOST = 12 };
enum {
    ROUND_LEAST = 64,
    ROUND_SHARE = 8
}; /* positions of a round: so many, and one of so many that the root reaches */
enum { COMPARE_SHARE = 10 }; /* moves are compared with what is held when that has grown by one part of so many */

/* A move of the prover that may be chosen. */
typedef struct candidate {
    zw_move move;
    uint32_t child; /* HOLD_NOWHERE: the position is not in the graph */
    int reached; /* the root reaches it already */
    int strangers; /* positions behind the opponent's replies that the root does not reach so far */
} candidate;

typedef struct hold {
    const proof_plan *plan;
    const proof_section *section;
    proof_fault *fault;
    proof_translator translator;
    hold_graph graph;
    hold_search search;
    uint32_t root, round;
    uint32_t held; /* positions */
    hold_list reached, open; /* in this round, the nearest first; those of them that are open */
    hold_list marked; /* on the way back from the open ones */
    unsigned char *state, *next_state; /* as the rules have a position */
    _Alignas(16) unsigned char position[HOLD_POSITION_MOST], next[HOLD_POSITION_MOST], after[HOLD_POSITION_MOST];
} hold;

int zw_hold_suits(const proof_section *section, const zw_game *game)
{
    const zw_game *searched = game->pessimistic[0];
    return !section->rules->ends && !section->ranked && section->rules->decode && searched && searched->hash &&
           searched->free_move && searched->first_to_move && game->position_size <= HOLD_POSITION_MOST &&
           game->max_moves <= HOLD_MOVES_MOST;
}

static proof_verdict no_memory(const hold *h)
{
    return zw_proof_fault(h->fault, PROOF_UNREADABLE, 0, "no memory for more than %lu positions",
                          (unsigned long)h->graph.count);
}

static proof_verdict lose(hold *h, uint32_t number)
{
    zw_hold_learn(&h->search, zw_hold_position(&h->graph, number), 0);
    return zw_hold_lose(&h->graph, number) ? no_memory(h) : PROOF_FINE;
}

static void mark_as_held(hold *h, uint32_t number)
{
    h->graph.nodes[number].fate = HOLD_HELD;
    h->held++;
    zw_hold_learn(&h->search, zw_hold_position(&h->graph, number), 1);
}

static int was_reached(const hold *h, uint32_t number)
{
    return h->graph.nodes[number].round + 1 >= h->round;
}

/* ------------------------------------------------------------------------------------------------------------ choosing */

/* The prover's move, which leads to this position of the graph, or by HOLD_NOWHERE to one that the database knows. */
static proof_verdict take(hold *h, uint32_t number, zw_move move, uint32_t child)
{
    h->graph.nodes[number].move = move;
    if (child != HOLD_NOWHERE && zw_hold_link(&h->graph, number, child))
        return no_memory(h);
    if (child == HOLD_NOWHERE || h->graph.nodes[child].fate == HOLD_HELD) {
        mark_as_held(h, number);
        return PROOF_FINE;
    }
    h->graph.nodes[number].fate = HOLD_GROWN;
    h->graph.nodes[child].round = h->round;
    return PROOF_FINE;
}

/* The same of a candidate, whose position may be new. */
static proof_verdict take_candidate(hold *h, uint32_t number, const candidate *c)
{
    uint32_t child = c->child;
    h->graph.game->play(h->graph.context, h->position, c->move, h->next);
    if (child == HOLD_NOWHERE && zw_hold_add(&h->graph, h->next, 0, &child))
        return no_memory(h);
    return take(h, number, c->move, child);
}

/* How many positions the graph would have to take up behind h->next. */
static int count_strangers(hold *h)
{
    const hold_graph *g = &h->graph;
    zw_move list[HOLD_MOVES_MOST];
    zw_value outcome;
    int count = g->game->moves(g->context, h->next, list, HOLD_MOVES_MOST, &outcome), strangers = 0;
    for (int i = 0; i < count; i++) {
        g->game->play(g->context, h->next, list[i], h->after);
        uint32_t number = zw_hold_find(g, h->after);
        if (number == HOLD_NOWHERE)
            strangers += zw_hold_known(&h->search, h->after) <= 0;
        else
            strangers += g->nodes[number].fate != HOLD_HELD && !was_reached(h, number);
    }
    return strangers;
}

/* Lists the moves that are not known to lose, those that let the graph grow least in front. Returns 1 when one of them
 * holds for good: then it alone is in the list. */
static int list_candidates(hold *h, candidate *list, int *count)
{
    const hold_graph *g = &h->graph;
    zw_move moves[HOLD_MOVES_MOST];
    zw_value outcome;
    int legal = g->game->moves(g->context, h->position, moves, HOLD_MOVES_MOST, &outcome);
    *count = 0;
    for (int i = 0; i < legal; i++) {
        g->game->play(g->context, h->position, moves[i], h->next);
        int known = zw_hold_known(&h->search, h->next);
        uint32_t child = known ? HOLD_NOWHERE : zw_hold_find(g, h->next);
        if (known < 0 || (child != HOLD_NOWHERE && g->nodes[child].fate == HOLD_LOST))
            continue;
        candidate c = {.move = moves[i], .child = child};
        if (known || (child != HOLD_NOWHERE && g->nodes[child].fate == HOLD_HELD)) {
            list[0] = c;
            return *count = 1;
        }
        c.reached = child != HOLD_NOWHERE && was_reached(h, child);
        c.strangers = c.reached ? 0 : count_strangers(h);
        int at = (*count)++;
        for (; at > 0 && (c.reached > list[at - 1].reached ||
                          (c.reached == list[at - 1].reached && c.strangers < list[at - 1].strangers));
             at--)
            list[at] = list[at - 1];
        list[at] = c;
    }
    return 0;
}

/* The move of an earlier attempt; ZW_NO_MOVE: there is none. */
static proof_verdict recall(hold *h, zw_move *move)
{
    const proof_rules *rules = h->section->rules;
    unsigned char key[PROOF_KEY_MOST];
    uint16_t list[PROOF_MOVES_MOST];
    char text[PROOF_POSITION], why[PROOF_POSITION];
    *move = ZW_NO_MOVE;
    if (!h->plan->hints || !h->plan->hints->count)
        return PROOF_FINE;
    zw_position_format(h->translator.game, h->translator.context, h->position, text, sizeof text);
    if (rules->parse(text, h->state, why, sizeof why))
        return zw_proof_fault(h->fault, PROOF_UNREADABLE, 0, "%s", why);
    rules->encode(h->state, key);
    int count = rules->moves(h->state, list), place = zw_prove_hint(h->plan, key, count);
    return place < 0 ? PROOF_FINE
                     : zw_translate_move(&h->translator, h->state, list[place], h->position, move, h->fault);
}

/* Another move of the prover, where the opponent cannot win soon; the next search of this position looks deeper. */
static proof_verdict choose(hold *h, uint32_t number)
{
    hold_node *n = &h->graph.nodes[number];
    candidate list[HOLD_MOVES_MOST];
    zw_move hint = ZW_NO_MOVE;
    int count;
    proof_verdict verdict = n->plies ? PROOF_FINE : recall(h, &hint);
    if (verdict != PROOF_FINE)
        return verdict;
    if (n->plies < PLIES_MOST)
        n->plies = (unsigned char)(n->plies ? n->plies + PLIES_STEP : PLIES_FIRST);
    if (list_candidates(h, list, &count))
        return list[0].child == HOLD_NOWHERE ? take(h, number, list[0].move, HOLD_NOWHERE)
                                             : take_candidate(h, number, &list[0]);
    for (int i = 0; i < count; i++)
        if (list[i].move == hint)
            return take_candidate(h, number, &list[i]);
    for (int i = 0; i < count; i++) {
        h->graph.game->play(h->graph.context, h->position, list[i].move, h->next);
        if (zw_hold_stands(&h->search, h->next, 0, n->plies - 1))
            return take_candidate(h, number, &list[i]);
    }
    return lose(h, number);
}

/* All moves of the opponent. */
static proof_verdict answer(hold *h, uint32_t number)
{
    hold_graph *g = &h->graph;
    zw_move list[HOLD_MOVES_MOST];
    zw_value outcome;
    int count = g->game->moves(g->context, h->position, list, HOLD_MOVES_MOST, &outcome);
    if (!count && !zw_hold_is_good(&h->search, 0, outcome))
        return lose(h, number);
    for (int i = 0; i < count; i++) {
        g->game->play(g->context, h->position, list[i], h->next);
        int known = zw_hold_known(&h->search, h->next);
        uint32_t child = known ? HOLD_NOWHERE : zw_hold_find(g, h->next);
        if (known < 0 || (child != HOLD_NOWHERE && g->nodes[child].fate == HOLD_LOST))
            return lose(h, number);
        if (known || (child != HOLD_NOWHERE && g->nodes[child].fate == HOLD_HELD))
            continue;
        if ((child == HOLD_NOWHERE && zw_hold_add(g, h->next, 1, &child)) || zw_hold_link(g, number, child))
            return no_memory(h);
        g->nodes[child].round = h->round;
    }
    if (g->nodes[number].link_count)
        g->nodes[number].fate = HOLD_GROWN;
    else
        mark_as_held(h, number);
    return PROOF_FINE;
}

static proof_verdict look(hold *h, uint32_t number)
{
    h->search.nodes++;
    memcpy(h->position, zw_hold_position(&h->graph, number), h->graph.game->position_size);
    return h->graph.nodes[number].mine ? choose(h, number) : answer(h, number);
}

/* -------------------------------------------------------------------------------------------------------------- rounds */

/* Changes the move of a position of the prover where one leads to what has been held meanwhile. */
static proof_verdict compare_with_held(hold *h, uint32_t number)
{
    const hold_graph *g = &h->graph;
    hold_node *n = &g->nodes[number];
    zw_move list[HOLD_MOVES_MOST];
    zw_value outcome;
    if (n->compared + n->compared / COMPARE_SHARE >= h->held)
        return PROOF_FINE;
    n->compared = h->held;
    int count = g->game->moves(g->context, zw_hold_position(g, number), list, HOLD_MOVES_MOST, &outcome);
    for (int i = 0; i < count; i++) {
        g->game->play(g->context, zw_hold_position(g, number), list[i], h->next);
        uint32_t child = zw_hold_find(g, h->next);
        if (child != HOLD_NOWHERE && g->nodes[child].fate == HOLD_HELD)
            return take(h, number, list[i], child);
    }
    return PROOF_FINE;
}

/* Lists what the root reaches, as far as it is not held. */
static proof_verdict reach(hold *h)
{
    const hold_graph *g = &h->graph;
    h->round++;
    h->reached.count = h->open.count = 0;
    g->nodes[h->root].round = h->round;
    int failed = zw_hold_push(&h->reached, h->root);
    proof_verdict verdict = PROOF_FINE;
    for (size_t at = 0; at < h->reached.count && !failed && verdict == PROOF_FINE; at++) {
        uint32_t number = h->reached.list[at];
        if (g->nodes[number].fate == HOLD_OPEN)
            failed = zw_hold_push(&h->open, number);
        else if (g->nodes[number].fate == HOLD_GROWN && g->nodes[number].mine)
            verdict = compare_with_held(h, number);
        const hold_node *n = &g->nodes[number];
        for (uint32_t i = 0; i < n->link_count && n->fate == HOLD_GROWN && !failed; i++) {
            uint32_t child = g->links.list[n->links + i];
            if (g->nodes[child].round == h->round || g->nodes[child].fate == HOLD_HELD)
                continue;
            g->nodes[child].round = h->round;
            failed = zw_hold_push(&h->reached, child);
        }
    }
    return failed ? no_memory(h) : verdict;
}

/* What was reached and leads to no open position is held. */
static proof_verdict mark_held(hold *h)
{
    const hold_graph *g = &h->graph;
    unsigned char *leads = calloc(g->count, 1);
    int failed = !leads;
    h->marked.count = 0;
    for (size_t i = 0; i < h->open.count && !failed; i++) {
        leads[h->open.list[i]] = 1;
        failed = zw_hold_push(&h->marked, h->open.list[i]);
    }
    while (h->marked.count && !failed) {
        uint32_t child = h->marked.list[--h->marked.count];
        for (uint32_t at = g->nodes[child].parents; at != HOLD_NOWHERE && !failed; at = g->edges[at].next) {
            uint32_t parent = g->edges[at].parent;
            if (leads[parent] || g->nodes[parent].round != h->round || !zw_hold_relies_on(g, parent, child))
                continue;
            leads[parent] = 1;
            failed = zw_hold_push(&h->marked, parent);
        }
    }
    for (size_t i = 0; i < h->reached.count && !failed; i++)
        if (!leads[h->reached.list[i]] && g->nodes[h->reached.list[i]].fate == HOLD_GROWN)
            mark_as_held(h, h->reached.list[i]);
    free(leads);
    return failed ? no_memory(h) : PROOF_FINE;
}

static proof_verdict keep(hold *h);

/* Looks at the nearest open positions, and at those that lose their moves meanwhile. */
static proof_verdict play_round(hold *h)
{
    const hold_graph *g = &h->graph;
    size_t quota = h->reached.count / ROUND_SHARE + ROUND_LEAST;
    proof_verdict verdict = PROOF_FINE;
    for (size_t i = 0; i < h->open.count && i < quota && g->nodes[h->root].fate != HOLD_LOST; i++) {
        if (g->nodes[h->open.list[i]].fate == HOLD_OPEN)
            verdict = look(h, h->open.list[i]);
        while (g->robbed.count && verdict == PROOF_FINE) {
            uint32_t number = g->robbed.list[--h->graph.robbed.count];
            if (g->nodes[number].fate == HOLD_OPEN && g->nodes[number].round == h->round)
                verdict = look(h, number);
        }
        if (verdict == PROOF_FINE && !zw_searcher_spend(h->plan->searcher, h->search.nodes))
            verdict = PROOF_STOPPED;
        h->search.nodes = 0;
        if (verdict == PROOF_FINE)
            verdict = keep(h);
        if (verdict != PROOF_FINE)
            return verdict;
    }
    return PROOF_FINE;
}

static proof_verdict grow(hold *h)
{
    const proof_section *s = h->section;
    int least = s->half == PROOF_AT_LEAST;
    proof_verdict verdict = PROOF_FINE;
    if (zw_hold_add(&h->graph, h->plan->position, s->rules->turn(s->root) == s->prover, &h->root))
        return no_memory(h);
    while (verdict == PROOF_FINE && h->graph.nodes[h->root].fate != HOLD_HELD) {
        if (h->graph.nodes[h->root].fate == HOLD_LOST)
            return zw_proof_fault(h->fault, PROOF_REFUSED, 0, "not proven: the value is %s than %d",
                                  least ? "less" : "more", least ? s->threshold : -s->threshold);
        verdict = reach(h);
        if (verdict == PROOF_FINE)
            verdict = mark_held(h);
        if (verdict == PROOF_FINE)
            verdict = play_round(h);
    }
    return verdict;
}

/* --------------------------------------------------------------------------------------------------------- the records */

/* The prover's move in h->state; 0: none was chosen. */
static proof_verdict find_move(hold *h, const uint16_t *list, int count, uint16_t *move)
{
    int place;
    *move = 0;
    proof_verdict verdict = zw_translate_state(&h->translator, h->state, h->position, h->fault);
    uint32_t number = verdict == PROOF_FINE ? zw_hold_find(&h->graph, h->position) : HOLD_NOWHERE;
    if (number == HOLD_NOWHERE || h->graph.nodes[number].fate == HOLD_OPEN || h->graph.nodes[number].fate == HOLD_LOST)
        return verdict;
    verdict = zw_translate_place(&h->translator, h->state, list, count, h->position, h->graph.nodes[number].move,
                                 &place, h->fault);
    *move = (uint16_t)(place + 1);
    return verdict;
}

static proof_verdict record(hold *h, proof_records *records, const void *state, const proof_scratch *scratch)
{
    unsigned char key[PROOF_KEY_MOST];
    h->section->rules->encode(state, key);
    if (zw_records_find(records, key) != PROOF_NO_RECORD || zw_section_is_leaf(h->section, state, scratch))
        return PROOF_FINE;
    return zw_records_add(records, key, 0, 0) == PROOF_NO_RECORD ? no_memory(h) : PROOF_FINE;
}

/* What the root reaches, as the rules have it; in an unfinished graph only as far as moves are chosen. */
static proof_verdict collect(hold *h, proof_records *records)
{
    const proof_rules *rules = h->section->rules;
    proof_scratch scratch;
    if (zw_scratch_begin(&scratch, rules))
        return no_memory(h);
    proof_verdict verdict = record(h, records, h->section->root, &scratch);
    for (uint32_t i = 0; i < records->count && verdict == PROOF_FINE; i++) {
        uint16_t list[PROOF_MOVES_MOST];
        rules->decode(h->section->root, zw_records_key(records, i), h->state);
        int count = rules->moves(h->state, list), first = 0;
        if (rules->turn(h->state) == h->section->prover) {
            verdict = find_move(h, list, count, &records->moves[i]);
            first = records->moves[i] ? records->moves[i] - 1 : 0;
            count = records->moves[i];
        }
        for (int at = first; at < count && verdict == PROOF_FINE; at++) {
            rules->play(h->state, list[at], h->next_state);
            verdict = record(h, records, h->next_state, &scratch);
        }
    }
    zw_scratch_free(&scratch);
    return verdict;
}

/* Hands over what there is when it is asked for. */
static proof_verdict keep(hold *h)
{
    proof_records so_far;
    if (!h->plan->tell || !h->plan->tell(h->plan->user, h->graph.count))
        return PROOF_FINE;
    zw_records_begin(&so_far, (size_t)h->section->rules->key_size);
    proof_verdict verdict = collect(h, &so_far);
    if (verdict == PROOF_FINE)
        h->plan->keep(h->plan->user, &so_far);
    zw_records_free(&so_far);
    return verdict;
}

static void free_all(hold *h)
{
    zw_hold_graph_free(&h->graph);
    zw_hold_search_free(&h->search);
    free(h->reached.list);
    free(h->open.list);
    free(h->marked.list);
    free(h->state);
    free(h);
}

proof_verdict zw_hold_section(const proof_plan *plan, const proof_section *section, proof_records *records,
                              proof_fault *fault)
{
    const zw_game *game = zw_searcher_game(plan->searcher);
    const proof_means *means = zw_searcher_means(plan->searcher);
    void *context = zw_searcher_context(plan->searcher);
    hold *h = calloc(1, sizeof *h);
    if (!h)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "no memory for a proof");
    h->plan = plan;
    h->section = section;
    h->fault = fault;
    h->translator = (proof_translator){section->rules, game, context};
    zw_hold_graph_begin(&h->graph, game->pessimistic[0], context);
    h->search = (hold_search){.game = game->pessimistic[0],
                              .context = context,
                              .tablebase = means->tablebase,
                              .prover = section->prover,
                              .threshold = section->threshold};
    h->state = calloc(2, section->rules->state_size);
    h->next_state = h->state ? h->state + section->rules->state_size : NULL;
    int ready = h->state && !zw_hold_search_begin(&h->search, means->table_bytes);
    proof_verdict verdict = ready ? grow(h) : no_memory(h);
    if (ready && (verdict == PROOF_FINE || verdict == PROOF_STOPPED)) {
        proof_verdict collected = collect(h, records);
        verdict = collected == PROOF_FINE ? verdict : collected;
    }
    free_all(h);
    return verdict;
}
