/* proof_game.h - a game with the rules that its proofs are checked by, and with its databases: what `zw prove` and `zw
 * check` share. */
#ifndef ZW_CLI_PROOF_GAME_H
#define ZW_CLI_PROOF_GAME_H

#include "common/positions.h"
#include "proof/certificate.h"

typedef struct proof_game {
    game_handle handle;
    const proof_rules *rules;
    proof_rules *functions; /* the same, where they are a plug-in's functions; else NULL */
} proof_game;

/* By name, or the path of a plug-in. Complains and returns an exit status, or returns EXIT_FINE. */
int proof_game_open(const char *name, proof_game *game);
void proof_game_close(proof_game *game);

/* "at least", "at most", "exactly"; for JSON "at-least" and so on. */
const char *proof_claim_text(proof_claim claim);
const char *proof_claim_name(proof_claim claim);

#endif
