/* prove.c - see prove.h. The walk keeps each position twice: as the rules have it, for keys and for what needs no record, and
 * as the searched game has it, for the searches. A position is recorded behind all that it rests on, so that its rank is
 * known, and every record is proven when the walk has come back to the root. */
#include "prove.h"
#include "hold.h"
#include "translate.h"

#include <stdlib.h>
#include <string.h>

enum { PLIES_MOST = 1024 };
#define UNFINISHED (PROOF_NO_RECORD - 1) /* the rank of a position that the walk has not come back from */

/* One position on the way from the root. */
typedef struct frame {
    unsigned char *state, *position;
    uint16_t list[PROOF_MOVES_MOST];
    unsigned char key[PROOF_KEY_MOST];
} frame;

typedef struct walk {
    const proof_plan *plan;
    const proof_section *section;
    proof_records *records;
    proof_fault *fault;
    proof_translator translator;
    proof_scratch scratch;
    frame *frames[PLIES_MOST + 1];
    int searched; /* at all: before that nothing is in the table */
    int answers; /* moves of the search on the way from the root: below them it must not say no */
    int hinted; /* moves of an earlier attempt were taken */
} walk;

static proof_verdict no_memory(walk *w)
{
    return zw_proof_fault(w->fault, PROOF_UNREADABLE, 0, "no memory for more than %lu positions",
                          (unsigned long)w->records->count);
}

static frame *frame_at(walk *w, int ply)
{
    if (ply > PLIES_MOST || w->frames[ply])
        return ply > PLIES_MOST ? NULL : w->frames[ply];
    size_t position_size = zw_searcher_game(w->plan->searcher)->position_size;
    frame *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->state = calloc(1, w->section->rules->state_size);
    f->position = calloc(1, position_size);
    if (!f->state || !f->position) {
        free(f->state);
        free(f->position);
        free(f);
        return NULL;
    }
    return w->frames[ply] = f;
}

static proof_verdict no_frame(walk *w, int ply)
{
    return ply <= PLIES_MOST ? no_memory(w)
                             : zw_proof_fault(w->fault, PROOF_UNREADABLE, 0,
                                              "a line of more than %d plies: expected a shorter game", PLIES_MOST);
}

/* The frame behind a move. */
static proof_verdict follow(walk *w, int ply, uint16_t move)
{
    frame *f = w->frames[ply], *next = frame_at(w, ply + 1);
    zw_move same;
    if (!next)
        return no_frame(w, ply + 1);
    proof_verdict verdict = zw_translate_move(&w->translator, f->state, move, f->position, &same, w->fault);
    if (verdict != PROOF_FINE)
        return verdict;
    w->section->rules->play(f->state, move, next->state);
    w->translator.game->play(w->translator.context, f->position, same, next->position);
    return PROOF_FINE;
}

/* ----------------------------------------------------------------------------------------------------------- no proof */

static proof_verdict hints_fail(walk *w)
{
    return zw_proof_fault(w->fault, PROOF_UNREADABLE, 0,
                          "the moves of the unfinished proof do not lead to a proof: expected its file to be removed");
}

/* The position of a frame is not worth the threshold. */
static proof_verdict refuse(walk *w, const frame *f)
{
    int least = w->section->half == PROOF_AT_LEAST;
    char text[PROOF_POSITION];
    if (!w->answers)
        return zw_proof_fault(w->fault, PROOF_REFUSED, 0, "not proven: the value is %s than %d",
                              least ? "less" : "more", least ? w->section->threshold : -w->section->threshold);
    w->section->rules->format(f->state, text, sizeof text);
    return w->hinted ? hints_fail(w)
                     : zw_proof_fault(w->fault, PROOF_UNREADABLE, 0,
                                      "'%s': the search contradicts itself: please report it", text);
}

/* ------------------------------------------------------------------------------------------------------------- the walk */

static proof_verdict visit(walk *w, int ply, uint32_t *height);

/* A move that costs no record: to a position that is recorded, or that needs none; -1: there is none. */
static int free_move(walk *w, int ply, int count)
{
    const proof_rules *rules = w->section->rules;
    frame *f = w->frames[ply], *next = frame_at(w, ply + 1);
    int leaf = -1;
    for (int i = 0; i < count; i++) {
        rules->play(f->state, f->list[i], next->state);
        rules->encode(next->state, next->key);
        uint32_t child = zw_records_find(w->records, next->key);
        if (child != PROOF_NO_RECORD && (!w->section->ranked || w->records->ranks[child] < UNFINISHED))
            return i;
        if (child == PROOF_NO_RECORD && leaf < 0 && zw_section_is_leaf(w->section, next->state, &w->scratch))
            leaf = i;
    }
    return leaf;
}

/* The move that a search finds. */
static proof_verdict ask(walk *w, const frame *f, int count, int *chosen)
{
    zw_move move = ZW_NO_MOVE;
    zw_error error = {0};
    if (w->plan->tell && w->plan->tell(w->plan->user, w->records->count))
        w->plan->keep(w->plan->user, w->records);
    switch (zw_searcher_ask(w->plan->searcher, f->position, !w->searched++, &move, &error)) {
    case ANSWER_YES:
        return zw_translate_place(&w->translator, f->state, f->list, count, f->position, move, chosen, w->fault);
    case ANSWER_NO:
        return refuse(w, f);
    case ANSWER_OPEN:
        return zw_proof_fault(w->fault, PROOF_REFUSED, 0, "not proven: no proof of up to %d plies was found",
                              ZW_MAX_DEPTH);
    case ANSWER_STOPPED:
        return PROOF_STOPPED;
    default:
        return zw_proof_fault(w->fault, PROOF_UNREADABLE, 0, "%s", error.text);
    }
}

/* The prover's move: that of an earlier attempt, one for nothing, or the one that a search finds. */
static proof_verdict choose(walk *w, int ply, int count, int *chosen)
{
    frame *f = w->frames[ply];
    if (!frame_at(w, ply + 1))
        return no_frame(w, ply + 1);
    *chosen = zw_prove_hint(w->plan, f->key, count);
    w->hinted |= *chosen >= 0;
    if (*chosen < 0)
        *chosen = free_move(w, ply, count);
    return *chosen < 0 ? ask(w, f, count, chosen) : PROOF_FINE;
}

/* Visits what is behind a move, and raises the height above it. */
static proof_verdict visit_child(walk *w, int ply, int place, uint32_t *height)
{
    uint32_t below = 0;
    proof_verdict verdict = follow(w, ply, w->frames[ply]->list[place]);
    if (verdict == PROOF_FINE)
        verdict = visit(w, ply + 1, &below);
    if (verdict == PROOF_FINE && below > *height)
        *height = below;
    return verdict;
}

/* Records the position of a frame with all that it rests on. */
static proof_verdict expand(walk *w, int ply, uint32_t *height)
{
    const proof_rules *rules = w->section->rules;
    frame *f = w->frames[ply];
    int value, chosen = -1;
    if (rules->over(f->state, &value))
        return refuse(w, f);
    int count = rules->moves(f->state, f->list), mine = rules->turn(f->state) == w->section->prover;
    uint32_t number = zw_records_add(w->records, f->key, 0, UNFINISHED);
    if (number == PROOF_NO_RECORD)
        return no_memory(w);
    proof_verdict verdict = mine ? choose(w, ply, count, &chosen) : PROOF_FINE;
    w->records->moves[number] = (uint16_t)(chosen + 1);
    *height = 0;
    w->answers += mine;
    if (verdict == PROOF_FINE && mine)
        verdict = visit_child(w, ply, chosen, height);
    w->answers -= mine;
    for (int i = 0; i < count && !mine && verdict == PROOF_FINE; i++)
        verdict = visit_child(w, ply, i, height);
    if (verdict == PROOF_FINE)
        w->records->ranks[number] = (*height)++;
    return verdict;
}

/* The position of a frame: recorded, in need of no record, or new. `height` becomes one more than its rank, 0 without. */
static proof_verdict visit(walk *w, int ply, uint32_t *height)
{
    frame *f = w->frames[ply];
    *height = 0;
    w->section->rules->encode(f->state, f->key);
    uint32_t number = zw_records_find(w->records, f->key);
    if (number == PROOF_NO_RECORD)
        return zw_section_is_leaf(w->section, f->state, &w->scratch) ? PROOF_FINE : expand(w, ply, height);
    if (w->records->ranks[number] < UNFINISHED)
        *height = w->records->ranks[number] + 1;
    else if (w->section->ranked)
        return w->hinted
                   ? hints_fail(w)
                   : zw_proof_fault(w->fault, PROOF_UNREADABLE, 0, "the search runs in a circle: please report it");
    return PROOF_FINE;
}

static proof_verdict walk_from_root(walk *w)
{
    uint32_t height;
    frame *root = frame_at(w, 0);
    if (zw_scratch_begin(&w->scratch, w->section->rules) || !root)
        return no_memory(w);
    memcpy(root->state, w->section->root, w->section->rules->state_size);
    memcpy(root->position, w->plan->position, zw_searcher_game(w->plan->searcher)->position_size);
    return visit(w, 0, &height);
}

static void free_frames(walk *w)
{
    for (int i = 0; i <= PLIES_MOST && w->frames[i]; i++) {
        free(w->frames[i]->state);
        free(w->frames[i]->position);
        free(w->frames[i]);
    }
}

static proof_verdict walk_section(walk *w)
{
    zw_error error = {0};
    switch (zw_searcher_aim(w->plan->searcher, w->section->prover, w->section->threshold, &error)) {
    case ANSWER_YES:
        break;
    case ANSWER_NO:
        return refuse(w, NULL);
    default:
        return zw_proof_fault(w->fault, PROOF_UNREADABLE, 0, "%s", error.text);
    }
    if (zw_hold_suits(w->section, zw_searcher_game(w->plan->searcher)))
        return zw_hold_section(w->plan, w->section, w->records, w->fault);
    w->translator = (proof_translator){w->section->rules, zw_searcher_game(w->plan->searcher),
                                       zw_searcher_context(w->plan->searcher)};
    proof_verdict verdict = walk_from_root(w);
    free_frames(w);
    zw_scratch_free(&w->scratch);
    return verdict;
}

int zw_prove_hint(const proof_plan *plan, const unsigned char *key, int count)
{
    uint32_t number = plan->hints ? zw_records_find(plan->hints, key) : PROOF_NO_RECORD;
    int move = number == PROOF_NO_RECORD ? 0 : plan->hints->moves[number];
    return move <= count ? move - 1 : -1;
}

proof_verdict zw_prove_section(const proof_plan *plan, const proof_section *section, proof_records *records,
                               proof_fault *fault)
{
    if (zw_section_is_empty(section))
        return PROOF_FINE;
    walk *w = calloc(1, sizeof *w);
    if (!w)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "no memory for a proof");
    w->plan = plan;
    w->section = section;
    w->records = records;
    w->fault = fault;
    proof_verdict verdict = walk_section(w);
    free(w);
    return verdict;
}
