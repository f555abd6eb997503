/* slices.h - the databases that a proof may rest on: slices of positions with few pieces, each known by the hash of its
 * file. Whoever checks such a proof trusts the files, the code that reads a result from them, and the text by which a
 * position is handed to it. */
#ifndef ZW_PROOF_SLICES_H
#define ZW_PROOF_SLICES_H

#include "certificate.h"

#include <zw/zw.h>

enum { PROOF_SLICE_NUMBERS = 4096 }; /* a slice with a higher number is not used */

typedef struct proof_slices {
    const zw_game *game;
    const proof_rules *rules;
    zw_tablebase *tablebase;
    int pieces; /* no slice has more */
    int any; /* whoever writes a proof may use any slice; whoever checks it, the listed ones */
    unsigned char listed[PROOF_SLICE_NUMBERS]; /* used, or to be used, by their numbers */
} proof_slices;

/* For a proof that is being written. Returns 0, or -1 when the game has no such databases. */
int zw_slices_begin(proof_slices *slices, const zw_game *game, const proof_rules *rules, zw_tablebase *tablebase);
/* For one that is checked: the slices that its head names, whose files must be the same. */
proof_verdict zw_slices_begin_listed(proof_slices *slices, const zw_game *game, const proof_rules *rules,
                                     zw_tablebase *tablebase, const proof_head *head, proof_fault *fault);
/* Names the slices that were used in the head. */
proof_verdict zw_slices_name(const proof_slices *slices, proof_head *head, proof_fault *fault);

/* For proof_ends.known; `slices` is a proof_slices. Any thread when the slices are listed. */
int zw_slices_known(void *slices, const void *state, int *value);

#endif
