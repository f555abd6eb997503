/* check.c - see check.h. A record is right when the prover has a move, the one recorded, or the opponent has none but moves,
 * to positions that are recorded in the same section or need no record. So the records hold each other up, and none of them
 * has to be trusted. What keeps them from doing so in a circle is that moves make progress, or else ranks; where neither is
 * asked for, a play in a circle is a draw, and good enough. */
#include "check.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* One thread's look at a section. */
typedef struct checker {
    const proof_section *section;
    const proof_records *records;
    proof_scratch scratch;
    unsigned char *state, *child; /* the record's position, and one behind it */
    proof_fault *fault;
    /* for rules without decode(): */
    unsigned char *reached; /* a byte for each record */
    unsigned char *queue; /* states of the records that were reached */
    uint32_t queued;
} checker;

static int begin(checker *c, const proof_section *section, const proof_records *records, proof_fault *fault)
{
    *c = (checker){.section = section, .records = records, .fault = fault};
    c->state = malloc(2 * section->rules->state_size);
    c->child = c->state ? c->state + section->rules->state_size : NULL;
    return zw_scratch_begin(&c->scratch, section->rules) || !c->state ? -1 : 0;
}

static void end(checker *c)
{
    zw_scratch_free(&c->scratch);
    free(c->state);
    free(c->reached);
    free(c->queue);
}

static proof_verdict no_memory(proof_fault *fault)
{
    return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "no memory to check the certificate");
}

/* A refusal of a record: its position, and what is wrong. */
static proof_verdict refuse(const checker *c, uint32_t number, const char *what)
{
    char position[PROOF_POSITION];
    c->section->rules->format(c->state, position, sizeof position);
    return zw_proof_fault(c->fault, PROOF_REFUSED, (uint64_t)number + 1, "'%s': %s", position, what);
}

static proof_verdict refuse_child(const checker *c, uint32_t number, uint16_t move, const char *what)
{
    char position[PROOF_POSITION], played[PROOF_NAME];
    c->section->rules->format(c->state, position, sizeof position);
    c->section->rules->format_move(c->state, move, played, sizeof played);
    return zw_proof_fault(c->fault, PROOF_REFUSED, (uint64_t)number + 1, "'%s': move %s leads to a position that %s",
                          position, played, what);
}

static void reach(checker *c, uint32_t number, const void *state)
{
    if (!c->reached || c->reached[number])
        return;
    c->reached[number] = 1;
    memcpy(c->queue + c->section->rules->state_size * c->queued++, state, c->section->rules->state_size);
}

/* The position of a record after a move. */
static proof_verdict judge_child(checker *c, uint32_t number, uint16_t move)
{
    const proof_rules *rules = c->section->rules;
    unsigned char key[PROOF_KEY_MOST];
    rules->play(c->state, move, c->child);
    rules->encode(c->child, key);
    uint32_t child = zw_records_find(c->records, key);
    if (child == PROOF_NO_RECORD)
        return zw_section_is_leaf(c->section, c->child, &c->scratch)
                   ? PROOF_FINE
                   : refuse_child(c, number, move,
                                  "is neither recorded nor won, drawn or lost as claimed without a record");
    if (c->section->ranked && c->records->ranks[child] >= c->records->ranks[number])
        return refuse_child(c, number, move, "has no lower rank: expected one, or play could go in a cycle");
    if (rules->ends && rules->progress(c->child) <= rules->progress(c->state))
        return refuse_child(c, number, move, "makes no progress by the rules: expected progress with every move");
    reach(c, child, c->child);
    return PROOF_FINE;
}

/* The record of c->state. */
static proof_verdict judge(checker *c, uint32_t number)
{
    const proof_rules *rules = c->section->rules;
    uint16_t list[PROOF_MOVES_MOST];
    int value, chosen = c->records->moves[number];
    if (rules->over(c->state, &value))
        return refuse(c, number, "the game is over: expected no record");
    int count = rules->moves(c->state, list);
    if (count < 1)
        return refuse(c, number, "no moves, and the game is not over");
    if (rules->turn(c->state) == c->section->prover) {
        if (chosen < 1)
            return refuse(c, number, "no move for the player who has to choose one");
        if (chosen > count)
            return refuse(c, number, "a move beyond the legal ones");
        return judge_child(c, number, list[chosen - 1]);
    }
    if (chosen)
        return refuse(c, number, "a move for the player whose moves must all be answered");
    proof_verdict verdict = PROOF_FINE;
    for (int i = 0; i < count && verdict == PROOF_FINE; i++)
        verdict = judge_child(c, number, list[i]);
    return verdict;
}

/* Reads the position of a record from its key, which must be the one that the position has. */
static proof_verdict read_state(checker *c, uint32_t number)
{
    const proof_rules *rules = c->section->rules;
    const unsigned char *key = zw_records_key(c->records, number);
    unsigned char again[PROOF_KEY_MOST];
    if (rules->decode(c->section->root, key, c->state))
        return zw_proof_fault(c->fault, PROOF_REFUSED, (uint64_t)number + 1, "its key is that of no position of %s",
                              rules->name);
    rules->encode(c->state, again);
    return memcmp(key, again, (size_t)rules->key_size) == 0
               ? PROOF_FINE
               : refuse(c, number, "its key is not the one of its position");
}

/* ------------------------------------------------------------------------------------------------------------ the parts */

proof_verdict zw_check_head(const proof_head *head, const proof_rules *rules, void *root, proof_fault *fault)
{
    char why[PROOF_FAULT / 2] = "";
    if (rules->prepare)
        rules->prepare(rules, root);
    if (head->key_size != rules->key_size)
        return zw_proof_fault(fault, PROOF_REFUSED, 0, "keys of %d bytes: expected those of %s, %d bytes",
                              head->key_size, rules->name, rules->key_size);
    if (rules->parse(head->position, root, why, sizeof why))
        return zw_proof_fault(fault, PROOF_REFUSED, 0, "its position: %s", why);
    return PROOF_FINE;
}

proof_verdict zw_check_root(const proof_section *section, const proof_records *records, proof_fault *fault)
{
    unsigned char key[PROOF_KEY_MOST];
    proof_scratch scratch;
    if (zw_section_is_empty(section))
        return PROOF_FINE;
    section->rules->encode(section->root, key);
    if (zw_records_find(records, key) != PROOF_NO_RECORD)
        return PROOF_FINE;
    if (zw_scratch_begin(&scratch, section->rules))
        return no_memory(fault);
    int leaf = zw_section_is_leaf(section, section->root, &scratch);
    zw_scratch_free(&scratch);
    return leaf ? PROOF_FINE
                : zw_proof_fault(fault, PROOF_REFUSED, 0, "its own position is not recorded: expected a record of it");
}

proof_verdict zw_check_records(const proof_section *section, const proof_records *records, uint32_t from, uint32_t to,
                               proof_fault *fault)
{
    checker c;
    proof_verdict verdict = begin(&c, section, records, fault) ? no_memory(fault) : PROOF_FINE;
    for (uint32_t number = from; number < to && verdict == PROOF_FINE; number++) {
        verdict = read_state(&c, number);
        if (verdict == PROOF_FINE)
            verdict = judge(&c, number);
    }
    end(&c);
    return verdict;
}

/* The first record that no play leads to. */
static proof_verdict all_reached(const checker *c)
{
    for (uint32_t i = 0; i < c->records->count; i++)
        if (!c->reached[i])
            return zw_proof_fault(c->fault, PROOF_REFUSED, (uint64_t)i + 1,
                                  "no play from the certificate's position leads to it");
    return PROOF_FINE;
}

proof_verdict zw_check_walk(const proof_section *section, const proof_records *records, const int *stop,
                            proof_fault *fault)
{
    checker c;
    unsigned char key[PROOF_KEY_MOST];
    size_t size = section->rules->state_size;
    int begun = !begin(&c, section, records, fault);
    c.reached = calloc((size_t)records->count + 1, 1);
    c.queue = malloc(((size_t)records->count + 1) * size);
    proof_verdict verdict = begun && c.reached && c.queue ? PROOF_FINE : no_memory(fault);
    section->rules->encode(section->root, key);
    uint32_t root = zw_records_find(records, key);
    if (verdict == PROOF_FINE && root != PROOF_NO_RECORD)
        reach(&c, root, section->root);
    for (uint32_t i = 0; i < c.queued && verdict == PROOF_FINE; i++) {
        memcpy(c.state, c.queue + size * i, size);
        section->rules->encode(c.state, key);
        verdict = *stop ? PROOF_STOPPED : judge(&c, zw_records_find(records, key));
    }
    if (verdict == PROOF_FINE)
        verdict = all_reached(&c);
    end(&c);
    return verdict;
}
