/* section.c - see section.h. */
#include "section.h"

#include <stdlib.h>

/* With PROOF_EMPTIES_MOST squares at most as many discs are played, and between two of them at most one pass. */
enum { SCRATCH_PLIES = 2 * PROOF_EMPTIES_MOST + PROOF_LOOKAHEAD_MOST + 4 };

proof_section zw_section_of(const proof_rules *rules, const void *root, proof_claim half, int value,
                            const proof_ends *ends)
{
    int mover = rules->turn(root), least = half == PROOF_AT_LEAST;
    proof_section s = {.rules = rules,
                       .root = root,
                       .half = half,
                       .prover = least ? mover : 1 - mover,
                       .threshold = least ? value : -value,
                       .ends = *ends};
    s.ranked = !rules->ends && (s.threshold > 0 || !rules->endless_is_draw);
    return s;
}

int zw_section_is_empty(const proof_section *s)
{
    return s->rules->most && s->threshold <= -s->rules->most;
}

int zw_section_is_good(const proof_section *s, int value)
{
    return s->prover == 0 ? value >= s->threshold : value <= -s->threshold;
}

int zw_scratch_begin(proof_scratch *scratch, const proof_rules *rules)
{
    scratch->state_size = rules->state_size;
    scratch->plies = SCRATCH_PLIES;
    scratch->states = malloc(SCRATCH_PLIES * rules->state_size);
    return scratch->states ? 0 : -1;
}

void zw_scratch_free(proof_scratch *scratch)
{
    free(scratch->states);
    scratch->states = NULL;
}

/* Plays out at most `left` plies, or everything with few squares left. */
static int is_proven(const proof_section *s, const void *state, int left, const proof_scratch *scratch, int ply)
{
    const proof_rules *rules = s->rules;
    uint16_t list[PROOF_MOVES_MOST];
    int value;
    if (rules->over(state, &value))
        return zw_section_is_good(s, value);
    if (rules->reach) {
        int least, most;
        rules->reach(state, &least, &most);
        if (zw_section_is_good(s, least) == zw_section_is_good(s, most))
            return zw_section_is_good(s, least);
    }
    if (s->ends.known && s->ends.known(s->ends.user, state, &value))
        return zw_section_is_good(s, value);
    int to_the_end = rules->empties && rules->empties(state) <= s->ends.empties;
    if (ply == scratch->plies || (left == 0 && !to_the_end))
        return 0;
    int mine = rules->turn(state) == s->prover, count = rules->moves(state, list);
    unsigned char *next = scratch->states + scratch->state_size * (size_t)ply;
    for (int i = 0; i < count; i++) {
        rules->play(state, list[i], next);
        if (is_proven(s, next, left > 0 ? left - 1 : 0, scratch, ply + 1) == mine)
            return mine;
    }
    return !mine && count > 0;
}

int zw_section_is_leaf(const proof_section *s, const void *state, const proof_scratch *scratch)
{
    return is_proven(s, state, s->ends.lookahead, scratch, 0);
}
