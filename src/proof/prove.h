/* prove.h - finding the records of a section: a walk from the root, in which a search names the prover's moves. What is
 * recorded is what the rules show, not what the search says. */
#ifndef ZW_PROOF_PROVE_H
#define ZW_PROOF_PROVE_H

#include "certificate.h"
#include "searcher.h"

typedef struct proof_plan {
    proof_searcher *searcher;
    const void *position; /* the root as the searched game has it */
    /* Moves of the prover that an earlier attempt has chosen, taken before a search is asked; NULL: there was none. Bad
     * ones can prevent a proof, and never make a wrong one. */
    const proof_records *hints;
    /* Told again and again how many positions there are; returns 1 when what is there should be kept. NULL: nobody
     * listens. */
    int (*tell)(void *user, uint32_t positions);
    /* Given what is there then: the records whose move is not 0 are hints for another attempt. */
    void (*keep)(void *user, const proof_records *so_far);
    void *user;
} proof_plan;

/* Fills `records`, which is empty; whatever the verdict, they hold what there is to be hints. PROOF_FINE; PROOF_REFUSED: the
 * claim is not true, as far as the search knows; PROOF_STOPPED: a limit or Ctrl-C; PROOF_UNREADABLE: no memory, or the two
 * rules of the game contradict each other. */
proof_verdict zw_prove_section(const proof_plan *plan, const proof_section *section, proof_records *records,
                               proof_fault *fault);

/* The place of the move that the hints have for a key; -1: none. */
int zw_prove_hint(const proof_plan *plan, const unsigned char *key, int count);

#endif
