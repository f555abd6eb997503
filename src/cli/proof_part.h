/* proof_part.h - an unfinished proof as a file, `OUT.part`: a certificate in which records are missing. Whoever goes on with
 * it takes the prover's moves from there, and trusts nothing. */
#ifndef ZW_CLI_PROOF_PART_H
#define ZW_CLI_PROOF_PART_H

#include "proof_file.h"
#include "proof_game.h"

/* The records of the halves of a claim, "at least" and "at most". */
typedef struct proof_halves {
    const proof_rules *rules;
    const void *root;
    const proof_ends *ends;
    proof_records *records; /* two */
} proof_halves;

/* Writes head and records, finished or not. Complains and returns an exit status, or EXIT_FINE and the file's size. */
int proof_halves_write(const proof_halves *halves, const proof_head *head, proof_packing packing, const char *path,
                       uint64_t *bytes);
/* Reads them from a file whose head must be about the game, position and ends of `head`; its claim and value go there.
 * *found: 0 when there is no such file. Complains and returns an exit status, or EXIT_FINE. */
int proof_part_read(const proof_halves *halves, proof_head *head, const char *path, int *found);

#endif
