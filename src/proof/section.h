/* section.h - one half of a certificate: one player, the prover, gets at least a threshold from every position that is
 * recorded. Here is what a section means: the half of a claim, when ranks are needed, and which positions need no record.
 * It knows the rules and nothing of searching. */
#ifndef ZW_PROOF_SECTION_H
#define ZW_PROOF_SECTION_H

#include "rules.h"

/* What a certificate says of its position, for the player to move there. The two halves are bits. */
typedef enum proof_claim { PROOF_AT_LEAST = 1, PROOF_AT_MOST = 2, PROOF_EXACT = 3 } proof_claim;

/* Where a proof may stop before the game is over. */
typedef struct proof_ends {
    int lookahead; /* plies that the checker plays out by itself from a position without a record */
    int empties; /* positions with at most so many empty squares it plays out to the end */
    /* A database: 1 and the value for player 0, or 0 when it does not know the position. Any thread. NULL: there is none. */
    int (*known)(void *user, const void *state, int *value);
    void *user;
} proof_ends;

enum { PROOF_LOOKAHEAD_MOST = 6, PROOF_EMPTIES_MOST = 10 };

typedef struct proof_section {
    const proof_rules *rules;
    const void *root;
    proof_claim half; /* PROOF_AT_LEAST or PROOF_AT_MOST */
    int prover, threshold; /* he gets at least this, as he sees it */
    int ranked; /* ranks must fall along every move, for otherwise a play might go on for ever */
    proof_ends ends;
} proof_section;

/* The half of the claim that `value` is a bound of the root. */
proof_section zw_section_of(const proof_rules *rules, const void *root, proof_claim half, int value,
                            const proof_ends *ends);
/* 1 when no game can end worse for the prover: there is nothing to prove, and the section has no records. */
int zw_section_is_empty(const proof_section *section);
/* Is a value for player 0 good enough? */
int zw_section_is_good(const proof_section *section, int value);

/* States for those who look ahead: one after the other, as deep as any of them goes. */
typedef struct proof_scratch {
    unsigned char *states;
    size_t state_size;
    int plies;
} proof_scratch;

/* Returns 0, or -1: out of memory. */
int zw_scratch_begin(proof_scratch *scratch, const proof_rules *rules);
void zw_scratch_free(proof_scratch *scratch);

/* Is the position good enough for the prover without a record: by the end of the game, by what nobody can lose any more, by
 * a database, or by looking ahead? */
int zw_section_is_leaf(const proof_section *section, const void *state, const proof_scratch *scratch);

#endif
