/* hold.h - finding the records of a section that circles may hold up: a player who does not lose a game that may go on for
 * ever. A search to a depth sees no reason why such a play should not be lost later on; what shows it is a set of positions
 * that the opponent cannot leave. */
#ifndef ZW_PROOF_HOLD_H
#define ZW_PROOF_HOLD_H

#include "prove.h"

/* 1 when the section is one of these, a play that never ends is good enough for the prover, and the game can be searched. */
int zw_hold_suits(const proof_section *section, const zw_game *game);
/* As zw_prove_section(), whose searcher has been aimed. Refused: the opponent wins, which was shown. */
proof_verdict zw_hold_section(const proof_plan *plan, const proof_section *section, proof_records *records,
                              proof_fault *fault);

#endif
