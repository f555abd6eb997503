/* prove.h - finding the records of a section: a walk from the root, in which a search names the prover's moves. What is
 * recorded is what the rules show, not what the search says. */
#ifndef ZW_PROOF_PROVE_H
#define ZW_PROOF_PROVE_H

#include "certificate.h"
#include "searcher.h"

typedef struct proof_progress {
    uint32_t records;
    uint64_t searches, nodes;
} proof_progress;

typedef struct proof_plan {
    proof_searcher *searcher;
    const void *position; /* the root as the searched game has it */
    void (*tell)(void *user, const proof_progress *progress); /* now and then; NULL: nobody listens */
    void *user;
} proof_plan;

/* Fills `records`, which is empty. PROOF_FINE; PROOF_REFUSED: the claim is not true, as far as the search knows;
 * PROOF_STOPPED: a limit or Ctrl-C; PROOF_UNREADABLE: no memory, or the two rules of the game contradict each other. */
proof_verdict zw_prove_section(const proof_plan *plan, const proof_section *section, proof_records *records,
                               proof_fault *fault);

#endif
