/* translate.h - a game has two sets of rules, those of the proof and those that are searched. They agree on the notation of
 * positions and moves, and here it takes one to the other. */
#ifndef ZW_PROOF_TRANSLATE_H
#define ZW_PROOF_TRANSLATE_H

#include "certificate.h"

#include <zw/zw.h>

typedef struct proof_translator {
    const proof_rules *rules;
    const zw_game *game;
    void *context; /* of the searched game */
} proof_translator;

/* Each returns PROOF_FINE, or PROOF_UNREADABLE: no memory, or the two sets of rules differ. */

/* The state as a position of the searched game. */
proof_verdict zw_translate_state(const proof_translator *t, const void *state, void *position, proof_fault *fault);
/* The move of the searched game that is one of the rules. */
proof_verdict zw_translate_move(const proof_translator *t, const void *state, uint16_t move, const void *position,
                                zw_move *same, proof_fault *fault);
/* The place in a list of moves of the rules of a move of the searched game. */
proof_verdict zw_translate_place(const proof_translator *t, const void *state, const uint16_t *list, int count,
                                 const void *position, zw_move move, int *place, proof_fault *fault);

#endif
