/* translate.c - see translate.h. */
#include "translate.h"

#include <string.h>

static proof_verdict differ(const proof_translator *t, const void *state, const zw_error *error, proof_fault *fault)
{
    char text[PROOF_POSITION];
    if (error && error->status == ZW_NO_MEMORY)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "%s", error->text);
    t->rules->format(state, text, sizeof text);
    return zw_proof_fault(fault, PROOF_UNREADABLE, 0,
                          "'%s': the rules of the proof and of the search differ: please report it", text);
}

proof_verdict zw_translate_state(const proof_translator *t, const void *state, void *position, proof_fault *fault)
{
    char text[PROOF_POSITION];
    zw_error error = {0};
    t->rules->format(state, text, sizeof text);
    return zw_position_parse(t->game, t->context, text, position, &error) == ZW_OK ? PROOF_FINE
                                                                                   : differ(t, state, &error, fault);
}

proof_verdict zw_translate_move(const proof_translator *t, const void *state, uint16_t move, const void *position,
                                zw_move *same, proof_fault *fault)
{
    char text[PROOF_NAME];
    zw_error error = {0};
    t->rules->format_move(state, move, text, sizeof text);
    return zw_move_parse(t->game, t->context, position, text, same, &error) == ZW_OK ? PROOF_FINE
                                                                                     : differ(t, state, &error, fault);
}

proof_verdict zw_translate_place(const proof_translator *t, const void *state, const uint16_t *list, int count,
                                 const void *position, zw_move move, int *place, proof_fault *fault)
{
    char wanted[PROOF_NAME], text[PROOF_NAME];
    zw_move_format(t->game, t->context, position, move, wanted, sizeof wanted);
    for (*place = 0; *place < count; ++*place) {
        t->rules->format_move(state, list[*place], text, sizeof text);
        if (strcmp(text, wanted) == 0)
            return PROOF_FINE;
    }
    *place = -1;
    return differ(t, state, NULL, fault);
}
