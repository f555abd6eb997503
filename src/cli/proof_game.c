/* proof_game.c - see proof_game.h. */
#include "proof_game.h"
#include "proof/rules_functions.h"

int proof_game_open(const char *name, proof_game *game)
{
    zw_error error = {0};
    *game = (proof_game){0};
    int status = game_open(name, &game->handle);
    if (status)
        return status;
    if (game->handle.plugin) {
        game->rules = game->functions = zw_proof_functions_new(game->handle.game, &error);
        status = game->rules ? EXIT_FINE : bad("%s", error.text);
    } else {
        game->rules = zw_proof_rules_find(name);
        status = game->rules
                     ? EXIT_FINE
                     : bad("%s has no second rules to check a proof by: expected another game, or a plug-in", name);
    }
    if (status)
        proof_game_close(game);
    return status;
}

void proof_game_close(proof_game *game)
{
    zw_proof_functions_free(game->functions);
    game_close(&game->handle);
}

const char *proof_claim_text(proof_claim claim)
{
    return claim == PROOF_AT_LEAST ? "at least" : claim == PROOF_AT_MOST ? "at most" : "exactly";
}

const char *proof_claim_name(proof_claim claim)
{
    return claim == PROOF_AT_LEAST ? "at-least" : claim == PROOF_AT_MOST ? "at-most" : "exact";
}
