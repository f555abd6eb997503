/* rules_functions.h - the rules of a game that is known by its functions alone: a plug-in. Whoever checks a certificate of
 * such a game trusts moves(), play() and what they say of the end of a game. */
#ifndef ZW_PROOF_RULES_FUNCTIONS_H
#define ZW_PROOF_RULES_FUNCTIONS_H

#include "rules.h"

#include <zw/zw.h>

/* The rules of a game, which must outlive them; one thread at a time. NULL with an error. Values are the game's own, not
 * divided by its scale, and a win by distance is max_score. */
proof_rules *zw_proof_functions_new(const zw_game *game, zw_error *error);
void zw_proof_functions_free(proof_rules *rules);

#endif
